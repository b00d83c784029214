// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/workload_cache.h"

#include "engine/trace/trace_set.h"

#include <algorithm>

namespace weft::study {

WorkloadCache::WorkloadCache(std::uint64_t mostOperations)
    : m_mostOperations(mostOperations)
{
}

Result<WorkloadPtr> WorkloadCache::load(const std::string& prefix, std::uint32_t npus, Findings& findings)
{
    const Key key { prefix, npus };
    {
        const std::lock_guard lock(m_mutex);
        if (const auto at = m_entries.find(key); at != m_entries.end()) {
            at->second.used = ++m_clock;
            findings.insert(findings.end(), at->second.findings.begin(), at->second.findings.end());
            return at->second.workload;
        }
    }
    // Two threads may read the same set at once; the second result replaces an equal one.
    Findings own;
    Result<trace::Workload> read = trace::readTraceSet(prefix, npus, own);
    Entry entry { read ? Result<WorkloadPtr>(std::make_shared<const trace::Workload>(std::move(*read)))
                       : Result<WorkloadPtr>(read.error()),
        own, 0, 0 };
    if (entry.workload) {
        for (const trace::ExecutionGraphPtr& graph : (*entry.workload)->graphs)
            entry.operations += graph->size();
    }
    findings.insert(findings.end(), own.begin(), own.end());
    keep(key, entry);
    return entry.workload;
}

void WorkloadCache::keep(const Key& key, const Entry& entry)
{
    if (entry.operations > m_mostOperations)
        return;
    const std::lock_guard lock(m_mutex);
    if (m_entries.contains(key))
        return;
    while (!m_entries.empty() && (m_operations + entry.operations > m_mostOperations || m_entries.size() >= 4096)) {
        const auto oldest = std::min_element(m_entries.begin(), m_entries.end(),
            [](const auto& a, const auto& b) { return a.second.used < b.second.used; });
        m_operations -= oldest->second.operations;
        m_entries.erase(oldest);
    }
    m_operations += entry.operations;
    const auto [at, inserted] = m_entries.emplace(key, entry);
    at->second.used = ++m_clock;
}

} // namespace weft::study
