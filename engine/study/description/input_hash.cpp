// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/description/input_hash.h"

#include "engine/core/fingerprint.h"

namespace weft::study {

namespace {

void addOperation(Fingerprint& hash, const trace::Operation& operation)
{
    hash.add(operation.id);
    hash.add(std::uint64_t { static_cast<std::uint32_t>(operation.type) } << 32U | operation.has);
    hash.add(operation.isCpuOp ? 1U : 0U);
    hash.add(operation.durationMicros);
    hash.add(operation.numOps);
    hash.add(operation.tensorSize);
    // The columns of communication hold their defaults elsewhere.
    hash.add(static_cast<std::uint64_t>(operation.commSize));
    hash.add(std::uint64_t { static_cast<std::uint32_t>(operation.commType) } << 32U
        | static_cast<std::uint32_t>(operation.commPriority));
    hash.add(std::uint64_t { operation.commSrc } << 32U | operation.commDst);
    hash.add(std::uint64_t { operation.commTag } << 32U | operation.root);
    hash.add(operation.processGroup);
    hash.add(operation.involvedDims);
}

} // namespace

std::uint64_t hashOf(const trace::Workload& workload, const Watch& watch)
{
    Fingerprint hash;
    hash.add(workload.graphs.size());
    for (const trace::ExecutionGraphPtr& graph : workload.graphs) {
        if (watch.stop.stop_requested())
            return 0;
        hash.add(graph->size());
        for (std::uint32_t i = 0; i < graph->size(); ++i) {
            addOperation(hash, graph->operation(OpId { i }));
            for (const OpId dependency : graph->dependencies(OpId { i }))
                hash.add(index(dependency));
        }
    }
    for (const trace::ProcessGroup& group : workload.groups) {
        hash.add(group.name);
        for (const Rank rank : group.ranks)
            hash.add(index(rank));
    }
    return hash.value() == 0 ? 1 : hash.value();
}

} // namespace weft::study
