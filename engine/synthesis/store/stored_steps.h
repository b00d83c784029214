// SPDX-License-Identifier: GPL-3.0-or-later
// Whole collectives as files of steps: saved in this form, opened again without reading the steps, and checked on their
// fabric. One call, any thread; what it returns is immutable and keeps the file open.
#pragma once

#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/plan/step_file.h"
#include "engine/synthesis/plan/wave_schedule.h"
#include "engine/synthesis/search/synthesizer.h"

#include <functional>

namespace weft::synthesis {

struct StoredPart {
    StepPart part = StepPart::Gather;
    LinkSchedule schedule; // an all-gather; of a reduce-scatter on reversed(graph); StepPart::Joint: rows in pairs
    std::uint32_t arcs = 0; // of the graph that it was made for
    std::uint64_t links = 0; // their fingerprint
    std::uint64_t steps = 0;
    std::uint64_t transfers = 0;

    // That it stands for: what it has counts so many times.
    [[nodiscard]] std::uint64_t halves() const { return part == StepPart::Both ? 2 : 1; }
};

struct StoredSteps {
    collective::PatternKind kind = collective::PatternKind::AllGather; // or ReduceScatter, AllReduce
    Bytes chunk;
    std::vector<StoredPart> parts; // one after the other in time
    std::uint64_t fileBytes = 0;

    [[nodiscard]] std::uint32_t npus() const { return parts.front().schedule.npus; }
    [[nodiscard]] std::uint32_t chunksPerNpu() const { return parts.front().schedule.chunksPerNpu; }
    [[nodiscard]] std::uint64_t steps() const { return sumOver(&StoredPart::steps); }
    [[nodiscard]] std::uint64_t transfers() const { return sumOver(&StoredPart::transfers); }
    [[nodiscard]] std::uint64_t durationNs() const
    {
        return sumOver([](const StoredPart& part) { return part.schedule.durationNs; });
    }
    // That of the synthesis, where its halves were equal steps as well.
    [[nodiscard]] std::uint64_t fingerprint() const;

private:
    template <class Count> [[nodiscard]] std::uint64_t sumOver(const Count& count) const
    {
        return weft::sumOf(
            parts, [&count](const StoredPart& part) { return part.halves() * std::invoke(count, part); });
    }
};

// The steps stay in the file, which must not change. What they say is for checkStoredSteps() to judge. Errors, with the
// file and the byte: NotFound, Unreadable, Malformed (no file of steps, damage, a head that contradicts itself, too few
// transfers for what it promises), Truncated.
[[nodiscard]] Result<StoredSteps> openStepFile(const std::filesystem::path& path);

// Replays every part; a reduce-scatter that is the mirror of an all-gather is right because that one is. `graph` is
// the fabric for chunks of that size. Errors: Mismatched (another fabric, a sum that is
// counted twice), those of checkLinkSchedule and eachStep;
// only those of the file itself name the file.
[[nodiscard]] Result<ScheduleCheck> checkStoredSteps(
    const LinkGraph& graph, const StoredSteps& stored, const Watch& watch = {});

// Verifies what that has found right as schedules (verifyByOwners); returns the transfers. Errors: those of it;
// Unsupported (sums and copies at once).
[[nodiscard]] Result<std::uint64_t> verifyStoredSteps(
    const LinkGraph& graph, const StoredSteps& stored, const Watch& watch = {});

// Whether results for the fabric can be saved as steps. Errors: Unsupported, with the reason.
[[nodiscard]] Result<void> hasStepForm(const LinkGraph& graph, collective::PatternKind kind);

// Writes a result of synthesize() on the graph, in one moment under that name. Steps that are in a new file of the same
// file system are not copied; translated trees are spelled out row by row. Progress counts steps, or bytes where a file
// is copied. Errors: Unsupported (no such form), Unreadable, Cancelled.
[[nodiscard]] Result<void> saveSteps(const LinkGraph& graph, const SynthesisResult& result, Bytes chunk,
    const std::filesystem::path& path, const Watch& watch = {});

// The same for an all-reduce in waves. Errors: those, and Unsupported where its chunks cannot be shared out to the
// NPUs.
[[nodiscard]] Result<void> saveSteps(const LinkGraph& graph, const WaveSchedule& schedule, Bytes chunk,
    const std::filesystem::path& path, const Watch& watch = {});

} // namespace weft::synthesis
