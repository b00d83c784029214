// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/level_times.h"

#include "engine/topology/router.h"

#include <algorithm>
#include <unordered_map>

namespace weft::widgets {

namespace {

constexpr std::uint32_t kStepsPerPoll = 1U << 16U; // transfers
constexpr std::size_t kMostKept = std::size_t { 1 } << 22U; // links of routes

// Routes between NPUs, looked up once.
class Routes {
public:
    explicit Routes(const topology::Fabric& fabric)
        : m_router(fabric)
    {
    }

    // Empty where there is no way.
    [[nodiscard]] std::span<const LinkId> between(std::uint32_t from, std::uint32_t to)
    {
        const std::uint64_t pair = std::uint64_t { from } << 32U | to;
        if (const auto known = m_places.find(pair); known != m_places.end())
            return std::span(m_links).subspan(known->second.first, known->second.second);
        if (m_links.size() > kMostKept) {
            m_links.clear();
            m_places.clear();
        }
        const std::size_t first = m_links.size();
        if (!m_router.appendRoute(NodeId { from }, NodeId { to }, m_links))
            m_links.resize(first);
        const std::pair place(first, m_links.size() - first);
        m_places.emplace(pair, place);
        return std::span(m_links).subspan(place.first, place.second);
    }

private:
    topology::Router m_router;
    std::vector<LinkId> m_links;
    std::unordered_map<std::uint64_t, std::pair<std::size_t, std::size_t>> m_places;
};

} // namespace

std::optional<LevelTimes> levelTimes(
    const ScheduleColumns& columns, const ScheduleFabric& fabric, Bytes chunk, const Watch& watch)
{
    const collective::Schedule& schedule = *columns.schedule;
    const topology::Fabric& links = *fabric.fabric;
    Routes routes(links);
    std::vector<double> busy(links.topology().linkCount(), 0); // ns at this level
    std::vector<LinkId> used;
    LevelTimes times;
    times.ns.assign(std::size_t { columns.levels } + 1, 0);
    for (std::uint32_t level = 1; level <= columns.levels; ++level) {
        double longest = 0;
        for (std::uint32_t at = columns.levelTransfer[level]; at < columns.levelTransfer[level + 1]; ++at) {
            if (at % kStepsPerPoll == 0 && watch.stop.stop_requested())
                return {};
            const ScheduleTransfer& transfer = columns.transfers[at];
            const double bytes = double(chunk.count()) * schedule.count(transfer.send);
            const std::span<const LinkId> own = schedule.way(transfer.send);
            const std::span<const LinkId> route = !own.empty()
                ? own
                : routes.between(fabric.npuOf(schedule, transfer.from), fabric.npuOf(schedule, transfer.to));
            const auto isThere = [&](LinkId link) { return index(link) < busy.size(); };
            if (route.empty() || !std::all_of(route.begin(), route.end(), isThere))
                return {};
            double latency = 0;
            double slowest = 0;
            for (const LinkId link : route) {
                const LinkCost cost = links.linkCost(link);
                const double ns = bytes / cost.bandwidth.bytesPerNs;
                if (busy[index(link)] == 0)
                    used.push_back(link);
                busy[index(link)] += ns;
                latency += cost.latency.ns;
                slowest = std::max(slowest, ns);
            }
            longest = std::max(longest, latency + slowest);
        }
        for (const LinkId link : used) {
            longest = std::max(longest, busy[index(link)]);
            busy[index(link)] = 0;
        }
        used.clear();
        times.ns[level] = longest;
        times.total += longest;
    }
    return times;
}

} // namespace weft::widgets
