// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the traces of one algorithm, a rank after the other: two bytes with the size of a trace, the lower one
// first, then the trace. What is read without fault can be verified, and written so that it reads as the same again.
#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/trace/trace_reader.h"
#include "small_verification.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace weft;

constexpr std::size_t kMostRanks = 8;

std::vector<trace::ExecutionGraphPtr> graphsOf(const std::vector<std::string>& texts)
{
    std::vector<trace::ExecutionGraphPtr> graphs;
    for (const std::string& text : texts) {
        trace::ReadContext context;
        context.file = "fuzz.et";
        Findings findings;
        const Result<trace::ExecutionGraphPtr> graph
            = trace::parseTrace(io::ByteSource::own(std::string(text)), context, findings);
        if (!graph)
            return {};
        graphs.push_back(*graph);
    }
    return graphs;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string> texts;
    for (std::size_t at = 0; at + 2 <= size && texts.size() < kMostRanks;) {
        const std::size_t length = std::min<std::size_t>(data[at] + 256U * data[at + 1], size - at - 2);
        texts.emplace_back(reinterpret_cast<const char*>(data + at + 2), length);
        at += 2 + length;
    }
    const std::vector<trace::ExecutionGraphPtr> graphs = graphsOf(texts);
    if (graphs.empty())
        return 0;
    Findings findings;
    const Result<collective::TraceSchedule> read = collective::scheduleFromTraces(graphs, findings);
    if (!read || hasErrors(findings))
        return 0;
    fuzz::verifyIfSmall(*read->schedule);
    const collective::EtEncoder encoder(*read->schedule, { read->lowering, true, {} });
    texts.clear();
    for (std::uint32_t rank = 0; rank < read->schedule->rankCount(); ++rank)
        texts.push_back(encoder.encode(Rank { rank }));
    const Result<collective::TraceSchedule> again = collective::scheduleFromTraces(graphsOf(texts), findings);
    if (!again || again->schedule->fingerprint() != read->schedule->fingerprint())
        __builtin_trap();
    return 0;
}
