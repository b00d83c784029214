// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/collective_metrics.h"

#include "engine/trace/execution_rules.h"

#include <algorithm>
#include <numeric>

namespace weft::analysis {

using trace::CollectiveType;

bool isDivided(CollectiveType type)
{
    return type == CollectiveType::AllGather || trace::plainType(type) == CollectiveType::ReduceScatter
        || type == CollectiveType::AllToAll || type == CollectiveType::Gather || type == CollectiveType::Scatter;
}

double busFactor(CollectiveType type, std::uint32_t members)
{
    if (members == 0)
        return 0;
    const double others = static_cast<double>(members - 1) / static_cast<double>(members);
    // Also of a type beyond the enumeration, replayed for its duration.
    return type == CollectiveType::AllReduce ? 2 * others : isDivided(type) ? others : 1;
}

std::uint64_t ncclSize(CollectiveType type, std::uint64_t commSize, std::uint32_t members)
{
    if (type != CollectiveType::AllGather || members == 0)
        return commSize;
    constexpr std::uint64_t kLargest = ~std::uint64_t { 0 };
    return commSize > kLargest / members ? kLargest : commSize * members;
}

CollectiveFigures collectiveFigures(const simulation::CollectiveRecord& record)
{
    CollectiveFigures figures;
    figures.commSize = record.bytes;
    figures.ncclSize = ncclSize(record.type, record.bytes, record.members);
    figures.busFactor = busFactor(record.type, record.members);
    figures.complete = record.start != kNever && record.end != kNever && record.end >= record.start;
    if (!figures.complete)
        return figures;
    figures.duration = record.end - record.start;
    if (figures.duration.ns() == 0 || record.type == CollectiveType::Barrier)
        return figures;
    const double bytesPerNs = static_cast<double>(figures.ncclSize) / static_cast<double>(figures.duration.ns());
    figures.algorithmBandwidth = Bandwidth { bytesPerNs };
    figures.busBandwidth = Bandwidth { bytesPerNs * figures.busFactor };
    return figures;
}

std::vector<std::uint32_t> longestCollectives(const simulation::Run& run, std::size_t most)
{
    std::vector<std::uint32_t> order(run.collectives.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(std::min(most, order.size()));
    std::partial_sort(order.begin(), end, order.end(), [&run](std::uint32_t a, std::uint32_t b) {
        const Time first = collectiveFigures(run.collectives[a]).duration;
        const Time second = collectiveFigures(run.collectives[b]).duration;
        return first != second ? first > second : a < b;
    });
    order.erase(end, order.end());
    return order;
}

} // namespace weft::analysis
