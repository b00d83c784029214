// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/synthesizer.h"

#include "engine/core/fingerprint.h"
#include "engine/synthesis/graph/shortest_ways.h"
#include "engine/synthesis/search/gather_halves.h"

#include <algorithm>

namespace weft::synthesis {

using collective::PatternKind;

namespace {

// The first NPU that cannot be reached from NPU 0, or from which NPU 0 cannot be.
std::optional<std::uint32_t> cutOff(const LinkGraph& graph)
{
    constexpr std::uint32_t kFirst = 0;
    for (const bool against : { false, true }) {
        const std::vector<std::uint64_t> time = quickestWays(graph, { &kFirst, 1 }, against);
        if (const auto at = std::ranges::find(time, kNoTime); at != time.end())
            return static_cast<std::uint32_t>(at - time.begin());
    }
    return std::nullopt;
}

Result<void> checkRequest(const LinkGraph& graph, PatternKind kind, std::uint32_t chunksPerNpu)
{
    if (kind != PatternKind::AllGather && kind != PatternKind::ReduceScatter && kind != PatternKind::AllReduce)
        return errorOf(ErrorCode::Unsupported,
            say("schedules are synthesized for all-gather, reduce-scatter and all-reduce, not for %1",
                collective::toString(kind)));
    if (graph.npus == 0 || chunksPerNpu == 0)
        return errorOf(ErrorCode::OutOfRange, say("there is no NPU, or no chunk"));
    if (std::uint64_t { graph.npus } * chunksPerNpu >= kNoChunk)
        return errorOf(ErrorCode::TooLarge, say("a collective has fewer than 2^32 - 1 chunks"));
    if (graph.nodes != graph.npus)
        return errorOf(ErrorCode::Unsupported, say("schedules are synthesized for fabrics without switches"));
    if (std::ranges::find(graph.time, 0U) != graph.time.end())
        return errorOf(ErrorCode::OutOfRange, say("a link carries a chunk in less than a nanosecond"));
    if (const auto npu = cutOff(graph))
        return errorOf(ErrorCode::Unreachable, say("NPU %1 and NPU 0 cannot both send to each other", *npu));
    return {};
}

} // namespace

std::uint64_t fingerprintOf(PatternKind kind, std::uint64_t scatter, std::uint64_t gather)
{
    Fingerprint print;
    print.add(static_cast<std::uint64_t>(kind));
    print.add(scatter);
    print.add(gather);
    return print.value();
}

std::uint64_t SynthesisResult::fingerprint() const
{
    return fingerprintOf(kind, scatter ? scatter->fingerprint() : 0, gather ? gather->fingerprint() : 0);
}

Result<SynthesisResult> synthesize(const LinkGraph& graph, PatternKind kind, std::uint32_t chunksPerNpu,
    const SynthesisOptions& options, const Watch& watch)
{
    if (const Result<void> checked = checkRequest(graph, kind, chunksPerNpu); !checked)
        return checked.error();
    const Time bound { options.boundNs };
    GatherHalves halves(graph, kind, chunksPerNpu, options, { bound, bound }, watch);
    const std::vector<Seeker*> seekers = halves.seekers();
    SearchLoop loop(options, watch, [&halves] { return halves.bestNs(); });
    if (const Result<void> begun = loop.begin(seekers); !begun)
        return begun.error();
    loop.goOn(seekers);
    SynthesisResult result = halves.take();
    result.starts = seekers.empty() ? 0 : loop.starts();
    return result;
}

} // namespace weft::synthesis
