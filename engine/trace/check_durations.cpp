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
    std::string first;
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
                first = "node " + std::to_string(node.id) + " '" + std::string(graph.name(op)) + "' of rank "
                    + std::to_string(rank);
        }
    }
    if (timeless == 0)
        return;
    warn(findings,
        errorAt(placeIn({}, std::string(kRooflineKey)), ErrorCode::Usage,
            countText(timeless) + " of " + counted(all, "compute node") + (timeless == 1 ? " has" : " have")
                + " no duration and " + (timeless == 1 ? "lasts 1 ns" : "last 1 ns each") + ", the first of them "
                + first + "; they say num_ops and tensor_size, but the roofline model is off",
            "set 'roofline-enabled' to 1, with 'peak-perf' and 'local-mem-bw'"));
}

} // namespace weft::trace
