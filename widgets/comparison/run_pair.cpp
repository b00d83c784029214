// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/run_pair.h"

#include "engine/analysis/link_metrics.h"
#include "engine/core/natural_order.h"
#include "engine/report/run_figures.h"
#include "engine/topology/link_name.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>
#include <utility>

namespace weft::widgets {

namespace {

std::int64_t durationOf(const simulation::Run& run, std::uint32_t record)
{
    return static_cast<std::int64_t>(run.operations.end[record].ns())
        - static_cast<std::int64_t>(run.operations.start[record].ns());
}

analysis::RunFigures figuresFor(const ComparedRun& run)
{
    return run.view != nullptr ? report::runFigures(*run.view->run, run.view->workload.get()) : run.file->figures;
}

std::vector<RecordKey> recordsOf(const simulation::Run& run)
{
    std::vector<RecordKey> records;
    records.reserve(run.operations.size());
    for (std::uint32_t record = 0; record < run.operations.size(); ++record)
        records.push_back({ { run.operations.rank[record], run.operations.op[record] }, record });
    std::sort(records.begin(), records.end(), [](const RecordKey& x, const RecordKey& y) { return x.key < y.key; });
    return records;
}

struct NamedLink {
    std::uint32_t id = kNoPartner;
    std::optional<double> use {};
};

std::map<std::string, NamedLink> linksByName(const ComparedRun& run)
{
    std::map<std::string, NamedLink> links;
    if (run.view == nullptr) {
        const double makespan = static_cast<double>(run.file->figures.makespan.ns());
        for (const auto& [name, figure] : run.file->figures.links)
            links[name].use = figure.busy && makespan > 0
                ? std::optional(static_cast<double>(figure.busy->ns()) / makespan)
                : std::nullopt;
        return links;
    }
    const simulation::Run& of = *run.view->run;
    const std::uint32_t count = of.fabric.topology().linkCount();
    for (std::uint32_t link = 0; link < count; ++link)
        links[topology::linkName(of.fabric.topology(), LinkId { link })]
            = { link, link < of.links.size() ? std::optional(analysis::linkUse(of, LinkId { link })) : std::nullopt };
    return links;
}

class Pairing {
public:
    Pairing(RunPair& pair, const Watch& watch)
        : m_pair(pair)
        , m_watch(watch)
    {
    }

    // False: stopped.
    bool run()
    {
        const analysis::RunFigures before = figuresFor(m_pair.a);
        if (isStopped())
            return false;
        const analysis::RunFigures after = figuresFor(m_pair.b);
        m_pair.hasPath = before.hasPath && after.hasPath;
        m_pair.comparison = analysis::compare(before, after);
        pairLinks();
        if (isStopped())
            return false;
        if (m_pair.a.view != nullptr && m_pair.b.view != nullptr)
            pairOperations();
        return !isStopped();
    }

private:
    [[nodiscard]] bool isStopped() const { return m_watch.stop.stop_requested(); }

    void pairLinks()
    {
        const auto before = linksByName(m_pair.a);
        const auto after = linksByName(m_pair.b);
        for (const auto& [name, link] : before)
            m_pair.links.push_back({ name, link.id, kNoPartner, true, false, link.use, {} });
        const std::size_t ofA = m_pair.links.size();
        for (const auto& [name, link] : after) {
            const auto partner
                = std::lower_bound(m_pair.links.begin(), m_pair.links.begin() + static_cast<std::ptrdiff_t>(ofA), name,
                    [](const LinkPair& of, const std::string& wanted) { return of.name < wanted; });
            if (partner != m_pair.links.begin() + static_cast<std::ptrdiff_t>(ofA) && partner->name == name) {
                partner->b = link.id;
                partner->inB = true;
                partner->useB = link.use;
            } else {
                m_pair.links.push_back({ name, kNoPartner, link.id, false, true, {}, link.use });
            }
        }
        std::stable_sort(m_pair.links.begin(), m_pair.links.end(), [](const LinkPair& x, const LinkPair& y) {
            if (x.isPaired() != y.isPaired())
                return x.isPaired();
            if (std::fabs(x.delta()) != std::fabs(y.delta()))
                return std::fabs(x.delta()) > std::fabs(y.delta());
            // As the fabric counts them; of files, as people do.
            if (x.a != y.a)
                return x.a < y.a;
            return x.b != y.b ? x.b < y.b : naturalLess(x.name, y.name);
        });
        const auto places = [](const ComparedRun& run) {
            return run.view == nullptr ? std::size_t { 0 }
                                       : std::size_t { run.view->run->fabric.topology().linkCount() };
        };
        m_pair.linkOfA.assign(places(m_pair.a), kNoPartner);
        m_pair.linkOfB.assign(places(m_pair.b), kNoPartner);
        for (std::uint32_t at = 0; at < m_pair.links.size(); ++at) {
            if (m_pair.links[at].a != kNoPartner)
                m_pair.linkOfA[m_pair.links[at].a] = at;
            if (m_pair.links[at].b != kNoPartner)
                m_pair.linkOfB[m_pair.links[at].b] = at;
        }
    }

    void pairOperations()
    {
        const RunView& a = *m_pair.a.view;
        const RunView& b = *m_pair.b.view;
        // Where one of them has no names the places in the traces are compared.
        const bool named = a.workload != nullptr && b.workload != nullptr;
        const std::vector<report::OperationMatch> matches = report::matchOperations(
            *a.run, named ? a.workload.get() : nullptr, *b.run, named ? b.workload.get() : nullptr);
        if (isStopped())
            return;
        const std::vector<std::int64_t> pathA = pathOfOperations(a);
        const std::vector<std::int64_t> pathB = pathOfOperations(b);
        m_pair.operations.reserve(matches.size());
        for (const report::OperationMatch& match : matches) {
            OperationPair pair { match.before, match.after };
            if (pair.a != kNoPartner && !pathA.empty())
                pair.pathA = pathA[pair.a];
            if (pair.b != kNoPartner && !pathB.empty())
                pair.pathB = pathB[pair.b];
            if (pair.a != kNoPartner && pair.b != kNoPartner)
                pair.change = durationOf(*b.run, pair.b) - durationOf(*a.run, pair.a);
            else
                ++(pair.b == kNoPartner ? m_pair.operationsOnlyA : m_pair.operationsOnlyB);
            m_pair.operations.push_back(pair);
        }
        settleCollectives();
        settleRanks();
        // As the comparison ranks: what goes the way of the difference first, by how much.
        const std::int64_t difference = m_pair.difference();
        const auto rank = [difference](std::int64_t delta) {
            return difference == 0 ? std::abs(delta) : (difference > 0 ? delta : -delta);
        };
        std::stable_sort(m_pair.operations.begin(), m_pair.operations.end(),
            [&rank](const OperationPair& x, const OperationPair& y) {
                const std::int64_t partX = rank(x.delta());
                const std::int64_t partY = rank(y.delta());
                return partX != partY ? partX > partY : rank(x.change) > rank(y.change);
            });
        m_pair.recordsOfA = recordsOf(*a.run);
        m_pair.recordsOfB = recordsOf(*b.run);
        m_pair.operationOfA.assign(a.run->operations.size(), kNoPartner);
        m_pair.operationOfB.assign(b.run->operations.size(), kNoPartner);
        for (std::uint32_t at = 0; at < m_pair.operations.size(); ++at) {
            if (m_pair.operations[at].a != kNoPartner)
                m_pair.operationOfA[m_pair.operations[at].a] = at;
            if (m_pair.operations[at].b != kNoPartner)
                m_pair.operationOfB[m_pair.operations[at].b] = at;
        }
    }

    // The path of a collective wanders over its ranks, by whose messages come last. What it took in A is spread over
    // them as it is in B, so that each differs by its part of what the collective differs.
    void settleCollectives()
    {
        struct Spent {
            std::int64_t a = 0;
            std::int64_t b = 0;
            std::int64_t seen = 0; // of b
            std::int64_t spread = 0; // of a
        };
        std::unordered_map<std::uint32_t, Spent> all; // by collective of A
        const auto eachMember = [&](const auto& visit) {
            for (OperationPair& pair : m_pair.operations) {
                if (pair.a == kNoPartner || pair.b == kNoPartner)
                    continue;
                const std::uint32_t collective = m_pair.a.view->run->operations.collective[pair.a];
                if (collective != simulation::kNoRecord)
                    visit(pair, all[collective]);
            }
        };
        eachMember([](const OperationPair& pair, Spent& spent) {
            spent.a += pair.pathA;
            spent.b += pair.pathB;
        });
        eachMember([](OperationPair& pair, Spent& spent) {
            if (spent.b == 0)
                return;
            spent.seen += pair.pathB;
            const double share = static_cast<double>(spent.seen) / static_cast<double>(spent.b);
            pair.pathA = std::llround(share * static_cast<double>(spent.a)) - spent.spread;
            spent.spread += pair.pathA;
        });
    }

    // Where the path goes over another rank, but through the same operation there, only what that takes longer differs.
    void settleRanks()
    {
        struct Moved {
            std::vector<OperationPair*> from; // on the path of A alone; so the next
            std::vector<OperationPair*> to;
        };
        std::map<QString, Moved> byName;
        const auto startOf
            = [](const RunView& view, std::uint32_t record) { return view.run->operations.start[record]; };
        for (OperationPair& pair : m_pair.operations) {
            if (pair.a == kNoPartner || pair.b == kNoPartner || (pair.pathA > 0) == (pair.pathB > 0))
                continue;
            const simulation::OperationColumns& operations = m_pair.a.view->run->operations;
            Moved& moved = byName[m_pair.a.view->operationName({ operations.rank[pair.a], operations.op[pair.a] })];
            (pair.pathA > 0 ? moved.from : moved.to).push_back(&pair);
        }
        for (auto& [name, moved] : byName) {
            std::ranges::sort(
                moved.from, {}, [&](const OperationPair* pair) { return startOf(*m_pair.a.view, pair->a); });
            std::ranges::sort(
                moved.to, {}, [&](const OperationPair* pair) { return startOf(*m_pair.b.view, pair->b); });
            for (std::size_t at = 0; at < std::min(moved.from.size(), moved.to.size()); ++at)
                moved.to[at]->pathA = std::exchange(moved.from[at]->pathA, 0);
        }
    }

    RunPair& m_pair;
    const Watch& m_watch;
};

} // namespace

std::int64_t RunPair::difference() const
{
    return static_cast<std::int64_t>(b.makespan().ns()) - static_cast<std::int64_t>(a.makespan().ns());
}

std::vector<std::int64_t> pathOfOperations(const RunView& view)
{
    if (!view.criticalPath)
        return {};
    const simulation::Run& run = *view.run;
    const simulation::OperationColumns& operations = run.operations;
    const auto keyOf
        = [](std::uint32_t collective, Rank rank) { return std::uint64_t { collective } << 32U | index(rank); };
    std::unordered_map<std::uint64_t, std::uint32_t> members;
    for (std::uint32_t record = 0; record < operations.size(); ++record) {
        if (operations.collective[record] != simulation::kNoRecord)
            members.emplace(keyOf(operations.collective[record], operations.rank[record]), record);
    }
    std::vector<std::int64_t> spent(operations.size());
    for (const analysis::PathSegment& segment : view.criticalPath->segments) {
        std::uint32_t record = segment.record;
        if (segment.isMessage && record != simulation::kNoRecord) {
            const simulation::Release& released = run.messagesLog.released[record];
            const std::uint32_t collective = run.messagesLog.collective[record];
            const auto member = members.find(keyOf(collective, run.messagesLog.source[record]));
            if (collective != simulation::kNoRecord && member != members.end())
                record = member->second;
            else
                record = released.kind == simulation::ReleaseKind::Operation ? released.index : simulation::kNoRecord;
        }
        if (record < spent.size())
            spent[record] += static_cast<std::int64_t>((segment.to - segment.from).ns());
    }
    return spent;
}

RunPairPtr makeRunPair(ComparedRun a, ComparedRun b, const Watch& watch)
{
    auto pair = std::make_shared<RunPair>();
    pair->a = std::move(a);
    pair->b = std::move(b);
    return Pairing(*pair, watch).run() ? pair : nullptr;
}

RunPairPtr withNames(const RunPair& pair, ComparedRun a, ComparedRun b)
{
    auto named = std::make_shared<RunPair>(pair);
    named->a = std::move(a);
    named->b = std::move(b);
    return named;
}

} // namespace weft::widgets
