// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/workload_digest.h"

#include "engine/trace/group_table.h"

#include <algorithm>
#include <bit>
#include <map>

namespace weft::widgets {

namespace {

constexpr std::uint32_t kPollEvery = 1U << 14U;

class Digester {
public:
    Digester(const OperationList& list, const std::vector<trace::ProcessGroup>& groups, const Watch& watch)
        : m_list(list)
        , m_watch(watch)
    {
        for (std::size_t kind = 0; kind < kOperationKinds; ++kind)
            m_kinds[kind].kind = static_cast<OperationKind>(kind);
        listGroups(trace::effectiveGroups(groups, list.workload().groups));
    }

    WorkloadDigestPtr run()
    {
        if (m_watch.progress != nullptr)
            m_watch.progress->setTotal(m_list.size());
        for (std::uint32_t rank = 0; rank < m_list.ranks() && m_digest.isComplete; ++rank)
            addRank(Rank { rank });
        for (const KindTotals& totals : m_kinds) {
            if (totals.count > 0)
                m_digest.kinds.push_back(totals);
        }
        std::stable_sort(m_digest.kinds.begin(), m_digest.kinds.end(),
            [](const KindTotals& a, const KindTotals& b) { return a.count > b.count; });
        for (RankSpread& spread : m_digest.spread)
            spread.mean = m_ranksSeen > 0 ? spread.sum / m_ranksSeen : 0;
        for (std::vector<CollectiveEntry>& calls : m_calls)
            m_digest.collectives.insert(m_digest.collectives.end(), calls.begin(), calls.end());
        return std::make_shared<const WorkloadDigest>(std::move(m_digest));
    }

private:
    void listGroups(const std::vector<trace::ProcessGroup>& groups)
    {
        GroupEntry world;
        for (std::uint32_t rank = 0; rank < m_list.ranks(); ++rank)
            world.ranks.push_back(Rank { rank });
        addGroup(std::move(world));
        m_groupOf.emplace("0", 0); // unless it is defined
        for (const trace::ProcessGroup& group : groups)
            m_groupOf[group.name] = addGroup({ group.name, group.ranks });
    }

    std::uint32_t addGroup(GroupEntry group)
    {
        const auto at = static_cast<std::uint32_t>(m_digest.groups.size());
        m_groupOf.try_emplace(group.name, at);
        m_digest.groups.push_back(std::move(group));
        m_calls.emplace_back();
        return at;
    }

    std::uint32_t groupIndex(std::string_view name)
    {
        const auto at = m_groupOf.find(name);
        if (at != m_groupOf.end())
            return at->second;
        GroupEntry unknown;
        unknown.name = name;
        unknown.isDefined = false;
        return addGroup(std::move(unknown));
    }

    void addRank(Rank rank)
    {
        const trace::ExecutionGraph& graph = m_list.graph(rank);
        const std::uint32_t count = m_list.first(index(rank) + 1) - m_list.first(index(rank));
        std::array<double, kSpreadFigures> sums {};
        std::map<std::uint32_t, std::uint32_t> calls; // of this rank, by group
        for (std::uint32_t at = 0; at < count; ++at) {
            if (at % kPollEvery == 0 && !poll(m_list.first(index(rank)) + at))
                return;
            const trace::Operation operation = graph.operation(OpId { at });
            const OperationKind kind = kindOf(operation);
            const std::uint64_t bytes = sizeOf(operation);
            KindTotals& totals = m_kinds[static_cast<std::size_t>(kind)];
            ++totals.count;
            totals.bytes += static_cast<double>(bytes);
            totals.flop += static_cast<double>(operation.numOps);
            totals.micros += static_cast<double>(operation.durationMicros);
            SizeBin& bin = m_digest.sizes[bytes == 0 ? 0 : static_cast<std::size_t>(std::bit_width(bytes) - 1)];
            ++(isCommunication(kind) ? bin.communication : bin.other);
            ++sums[static_cast<std::size_t>(SpreadFigure::Operations)];
            sums[static_cast<std::size_t>(SpreadFigure::Flop)] += static_cast<double>(operation.numOps);
            sums[static_cast<std::size_t>(SpreadFigure::Micros)] += static_cast<double>(operation.durationMicros);
            if (isCommunication(kind))
                sums[static_cast<std::size_t>(SpreadFigure::CommunicationBytes)] += static_cast<double>(bytes);
            if (isCollective(kind)) {
                const std::uint32_t group = groupIndex(operation.processGroup);
                addCall(group, calls[group]++, kind, bytes, { rank, OpId { at } });
            }
        }
        if (count > 0)
            spreadOver(sums, index(rank));
    }

    void addCall(std::uint32_t group, std::uint32_t number, OperationKind kind, std::uint64_t bytes, OpKey key)
    {
        std::vector<CollectiveEntry>& calls = m_calls[group];
        if (number == calls.size()) {
            calls.push_back({ kind, group, number, bytes, 1, 1, key });
            ++m_digest.groups[group].collectives;
            return;
        }
        CollectiveEntry& call = calls[number];
        ++call.found;
        if (call.kind == kind && call.bytes == bytes)
            ++call.equal;
    }

    void spreadOver(const std::array<double, kSpreadFigures>& sums, std::uint32_t rank)
    {
        for (std::size_t figure = 0; figure < kSpreadFigures; ++figure) {
            RankSpread& spread = m_digest.spread[figure];
            const double sum = sums[figure];
            if (m_ranksSeen == 0 || sum < spread.least) {
                spread.least = sum;
                spread.leastRank = rank;
            }
            if (m_ranksSeen == 0 || sum > spread.most) {
                spread.most = sum;
                spread.mostRank = rank;
            }
            spread.sum += sum;
        }
        ++m_ranksSeen;
    }

    bool poll(std::uint32_t done)
    {
        if (m_watch.progress != nullptr)
            m_watch.progress->setDone(done);
        if (m_watch.stop.stop_requested())
            m_digest.isComplete = false;
        return m_digest.isComplete;
    }

    const OperationList& m_list;
    const Watch& m_watch;
    WorkloadDigest m_digest;
    std::array<KindTotals, kOperationKinds> m_kinds {};
    std::vector<std::vector<CollectiveEntry>> m_calls; // by group
    std::map<std::string, std::uint32_t, std::less<>> m_groupOf;
    std::uint32_t m_ranksSeen = 0;
};

} // namespace

WorkloadDigestPtr digest(const OperationList& list, const std::vector<trace::ProcessGroup>& groups, const Watch& watch)
{
    return Digester(list, groups, watch).run();
}

} // namespace weft::widgets
