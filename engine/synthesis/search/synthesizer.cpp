// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/synthesizer.h"

#include "engine/core/fingerprint.h"
#include "engine/synthesis/search/gather_halves.h"

namespace weft::synthesis {

using collective::PatternKind;

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
    if (std::uint64_t { graph.npus } * chunksPerNpu >= kNoChunk)
        return errorOf(ErrorCode::TooLarge, say("a collective has fewer than 2^32 - 1 chunks"));
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
