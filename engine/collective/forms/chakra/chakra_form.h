// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules as Chakra execution traces, one a rank, and back. The traces are those that ASTRA-sim runs in the place of
// a collective (customSystemJson()): sends, receives and computations as Lowering makes them. Stateless; any thread.
#pragma once

#include "engine/collective/lowering/lowering.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"

#include <array>
#include <span>
#include <string>

namespace weft::collective {

struct EtOptions {
    LoweringOptions lowering;
    // Attributes from which scheduleFromTraces makes the same schedule again: of the trace its pattern, blocks and
    // sizes, of a step's first node what the step does and where. They make a trace about half as large again.
    bool annotate = true;
    std::string inputFile; // the MSCCL XML that this schedule was read from, kept as published converters do; or empty
    // The size was asked for, so that a program for MSCCL's runtime is for that one.
    bool isSized = false;
};

// The `.et` bytes of ranks of one schedule. Like Lowering it borrows the schedule and never changes.
//
// Names, ids (a nop that vanishes leaves a gap) and attributes are those of astra-sim/collectiveapi, and is_cpu_op is
// false. Chakra's durations are whole microseconds: what a computation leaves below that is added to the next one of
// its block, so that each block takes the time that it should, to a microsecond; and ASTRA-sim turns 0 into 1 ns.
class EtEncoder {
public:
    EtEncoder(const Schedule& schedule, const EtOptions& options);

    // Linear in the steps and dependencies of the rank.
    [[nodiscard]] std::string encode(Rank rank) const;

    static constexpr std::size_t kBuffers = 3;
    // The annotations that steps of a kind with a source in a buffer have in common, as bytes.
    using StepAttributes = std::array<std::array<std::string, kBuffers>, kStepKinds>;

private:
    Lowering m_lowering;
    bool m_annotate;
    std::string m_metadata; // the attributes of every rank's trace
    StepAttributes m_stepAttributes;
    Groups<const ExtraAttribute*> m_extras; // of ranks, blocks and steps, by rank; empty where there is none
};

// What was made from traces.
struct TraceSchedule {
    // From where the chunks are known.
    enum class Origin : std::uint8_t {
        Annotations, // Weft's own attributes: the schedule is the one that was written
        InputFile, // the MSCCL XML inside the traces
        // Nowhere: only messages and the order of operations are known. A custom pattern without promises; each message
        // is of as many chunks as the greatest common divisor of all sizes gives, or one chunk with its size as an
        // extra attribute where that would be more than 64. Slots are made up so that nothing is read before it is
        // written and nothing is written twice: every rank begins with chunks of its own in its input, what is received
        // or computed gets a place of its own in scratch, and an operation reads what the last operation that it waits
        // for has written, or the input where that is too little or nothing.
        Messages,
    };
    SchedulePtr schedule;
    // With these the schedule gives the traces again.
    LoweringOptions lowering;
    Origin origin = Origin::Messages;
};

// graphs[r] is the trace of rank r. Where annotations or an XML are there but the nodes say something else, that is a
// warning (Mismatched, with the node) and the nodes count.
// What is wrong goes to the findings and, where a schedule can hold it, does not stop the reading: a caller that goes
// on must ask hasErrors(findings). Messages match by (source, destination, tag) in ascending id; findings: those of
// trace::validate (Unmatched, Cycle, …) and Mismatched (a send and its receive of different sizes).
// Errors: Missing (no graph), OutOfRange (a rank that is none), Usage (a message to the rank itself), Unsupported
// (nodes other than sends, receives, computations and metadata), TooLarge, Cancelled.
[[nodiscard]] Result<TraceSchedule> scheduleFromTraces(
    std::span<const trace::ExecutionGraphPtr> graphs, Findings& findings, const Watch& watch = {});

// The system file that makes ASTRA-sim, and Weft, run the traces of a schedule in the place of a collective of its
// pattern.
// JSON text, complete for a fabric of one dimension, which is what ASTRA-sim runs such traces on: all-reduce,
// all-gather, reduce-scatter and all-to-all otherwise by ring, and chunks not split, because a split collective with
// traces never ends there. `prefix` is that of the traces, PREFIX.RANK.et, as the reader of the file will find it.
// Errors: Unsupported (a pattern that ASTRA-sim has no such key for: its traces can be run as a workload).
[[nodiscard]] Result<std::string> customSystemJson(PatternKind kind, const std::string& prefix);

} // namespace weft::collective
