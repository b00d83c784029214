// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/count_text.h"
#include "engine/core/make_error.h"
#include "engine/trace/validation.h"

namespace weft::trace {

// One warning for all of them: it is one switch that is off, not many nodes that are wrong.
void checkDurations(const Validation& validation, Findings& findings)
{
    std::uint64_t timeless = 0;
    std::uint64_t all = 0;
    Sentence first;
    for (std::uint32_t rank = 0; rank < validation.ranks; ++rank) {
        const ExecutionGraph& graph = validation.graph(Rank { rank });
        for (std::uint32_t at = 0; at < graph.size(); ++at) {
            const OpId op { at };
            if (graph.type(op) != NodeType::Comp)
                continue;
            const Operation node = graph.operation(op);
            if (node.isCpuOp)
                continue;
            ++all;
            if (node.durationMicros != 0 || node.numOps == 0 || node.tensorSize == 0)
                continue;
            if (++timeless == 1)
                first = say("node %1 '%2' of rank %3", node.id, graph.name(op), rank);
        }
    }
    if (timeless == 0)
        return;
    warn(findings,
        errorAt(placeIn({}, std::string(kRooflineKey)), ErrorCode::Usage,
            sayCount(timeless,
                "%1 of %2 has no duration and lasts 1 ns, the first of them %3; they say num_ops and tensor_size, but "
                "the roofline model is off",
                "%1 of %2 have no duration and last 1 ns each, the first of them %3; they say num_ops and tensor_size, "
                "but the roofline model is off",
                countText(timeless), sayCount(all, "%n compute node", "%n compute nodes"), first),
            say("set 'roofline-enabled' to 1, with 'peak-perf' and 'local-mem-bw'")));
}

} // namespace weft::trace
