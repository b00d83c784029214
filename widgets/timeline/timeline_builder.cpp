// SPDX-License-Identifier: GPL-3.0-or-later
// buildTimeline: every record gets a lane, in ascending start, then bars are laid out lane by lane.
#include "widgets/timeline/timeline_data.h"

#include "widgets/timeline/bar_names.h"

#include <algorithm>
#include <numeric>

namespace weft::widgets {

namespace {

using simulation::OperationKind;
using simulation::Run;

constexpr std::size_t kPoll = 8192;

std::int64_t nsOf(Time time)
{
    return static_cast<std::int64_t>(time.ns());
}

// What stands in for one record until all lanes are known.
struct Placed {
    std::uint32_t record = 0;
    std::uint32_t lane = 0; // of the section, later of all
};

// Lanes of one kind of work on one track; the last takes what finds no free one.
struct Section {
    std::vector<std::int64_t> freeAt {};
    std::uint32_t most = 1;
    std::uint32_t firstLane = 0;

    std::uint32_t place(std::int64_t from, std::int64_t to)
    {
        for (std::size_t lane = 0; lane < freeAt.size(); ++lane) {
            if (freeAt[lane] <= from) {
                freeAt[lane] = to;
                return static_cast<std::uint32_t>(lane);
            }
        }
        if (freeAt.size() < most) {
            freeAt.push_back(to);
            return static_cast<std::uint32_t>(freeAt.size() - 1);
        }
        freeAt.back() = std::max(freeAt.back(), to);
        return most - 1;
    }
};

class Builder {
public:
    Builder(const RunViewPtr& view, LaneChoice choice, const Watch& watch)
        : m_run(*view->run)
        , m_watch(watch)
        , m_data(std::make_shared<TimelineData>())
    {
        m_data->view = view;
        m_data->choice = choice;
        m_data->length = nsOf(m_run.makespan);
        if (watch.progress != nullptr)
            watch.progress->setTotal(2
                * (m_run.operations.size() + m_run.linkIntervals.size()
                    + (choice == LaneChoice::Dimension ? m_run.messagesLog.size() : 0)));
    }

    TimelineDataPtr build()
    {
        if (m_run.operations.size() == 0)
            return m_data;
        m_data->operationBar.assign(m_run.operations.size(), kNoBar);
        indexOperations();
        addRanks();
        addLinks();
        addCollectives();
        buildPyramids();
        for (const Track& track : m_data->tracks)
            m_data->trackNames.push_back(BarNames::track(*m_data->view, track));
        m_data->overview = overviewColumns(*m_data, kOverviewColumns);
        m_data->messages = pairMessages(m_run);
        return m_stopped ? nullptr : m_data;
    }

private:
    bool step()
    {
        if (++m_done % kPoll != 0)
            return !m_stopped;
        if (m_watch.progress != nullptr)
            m_watch.progress->setDone(m_done);
        m_stopped = m_stopped || m_watch.stop.stop_requested();
        return !m_stopped;
    }

    // A record that never ended lasts as long as the run.
    [[nodiscard]] std::int64_t endOf(Time from, Time to) const
    {
        if (to == kNever || to < from)
            return std::max(nsOf(from), nsOf(m_run.makespan));
        return nsOf(to);
    }

    static std::vector<std::uint32_t> orderOf(const std::vector<Time>& starts)
    {
        std::vector<std::uint32_t> order(starts.size());
        std::iota(order.begin(), order.end(), 0U);
        if (!std::is_sorted(starts.begin(), starts.end()))
            std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return starts[a] < starts[b]; });
        return order;
    }

    void indexOperations()
    {
        const auto& operations = m_run.operations;
        std::vector<std::size_t> sizes(m_run.fabric.topology().npuCount(), 0);
        for (std::size_t at = 0; at < operations.size(); ++at) {
            std::size_t& size = sizes[index(operations.rank[at])];
            size = std::max(size, std::size_t { index(operations.op[at]) } + 1);
        }
        m_data->rankOffset.assign(sizes.size() + 1, 0);
        std::partial_sum(sizes.begin(), sizes.end(), m_data->rankOffset.begin() + 1);
        m_data->recordByOp.assign(m_data->rankOffset.back(), simulation::kNoRecord);
        for (std::size_t at = 0; at < operations.size(); ++at)
            m_data->recordByOp[m_data->rankOffset[index(operations.rank[at])] + index(operations.op[at])]
                = static_cast<std::uint32_t>(at);
    }

    // `sections` of `perTrack` a subject; `sectionOf(record)` and `kindOf(record)` say where it goes and as what.
    template <class SectionOf, class KindOf>
    void addGroup(TrackGroup group, std::size_t subjects, std::size_t perTrack, const std::vector<std::uint32_t>& most,
        const std::vector<Time>& starts, const std::vector<Time>& ends, SectionOf sectionOf, KindOf kindOf)
    {
        std::vector<Section> sections(subjects * perTrack);
        for (std::size_t at = 0; at < sections.size(); ++at)
            sections[at].most = most[at % perTrack];
        std::vector<Placed> placed;
        placed.reserve(starts.size());
        for (const std::uint32_t record : orderOf(starts)) {
            if (!step())
                return;
            if (starts[record] == kNever || sectionOf(record) == kNoSection)
                continue;
            Section* section = &sections[sectionOf(record)];
            const std::int64_t from = nsOf(starts[record]);
            const std::int64_t to = std::max(endOf(starts[record], ends[record]), from + 1);
            placed.push_back({ record, section->place(from, to) });
        }
        makeTracks(group, perTrack, sections);
        std::vector<std::size_t> next
            = countLanes(placed, [&](const Placed& p) { return sections[sectionOf(p.record)].firstLane; });
        for (const Placed& p : placed) {
            if (!step())
                return;
            const std::size_t bar = next[p.lane]++;
            const std::int64_t from = nsOf(starts[p.record]);
            m_data->start[bar] = from;
            m_data->end[bar] = endOf(starts[p.record], ends[p.record]);
            m_data->kind[bar] = kindOf(p.record);
            m_data->record[bar] = p.record;
            m_data->length = std::max(m_data->length, m_data->end[bar]);
            if (group == TrackGroup::Ranks)
                noteOperation(static_cast<std::uint32_t>(bar));
        }
    }

    // Records after the operations are messages.
    void noteOperation(std::uint32_t bar)
    {
        std::uint32_t& record = m_data->record[bar];
        std::uint32_t operation = record;
        if (record >= m_run.operations.size()) {
            record -= static_cast<std::uint32_t>(m_run.operations.size());
            operation = m_data->operationOfMessage[record];
        }
        if (operation == simulation::kNoRecord)
            return;
        std::uint32_t& first = m_data->operationBar[operation];
        if (first == kNoBar || m_data->start[bar] < m_data->start[first])
            first = bar;
    }

    void makeTracks(TrackGroup group, std::size_t perTrack, std::vector<Section>& sections)
    {
        for (std::size_t subject = 0; subject * perTrack < sections.size(); ++subject) {
            Track track { group, static_cast<std::uint32_t>(subject),
                static_cast<std::uint32_t>(m_data->lanes.size()) };
            for (std::size_t part = 0; part < perTrack; ++part) {
                Section& section = sections[subject * perTrack + part];
                section.firstLane = static_cast<std::uint32_t>(m_data->lanes.size());
                const auto lanes = static_cast<std::uint32_t>(section.freeAt.size());
                for (std::uint32_t lane = 0; lane < lanes; ++lane) {
                    Lane& added = m_data->lanes.emplace_back();
                    added.track = static_cast<std::uint32_t>(m_data->tracks.size());
                    if (group != TrackGroup::Ranks)
                        continue;
                    added.label = m_plan.label[subject * perTrack + part];
                    added.ofMessages = m_data->choice == LaneChoice::Dimension && part > 0 && part + 1 < perTrack;
                }
                track.lanes += lanes;
                if (group == TrackGroup::Ranks && part == 0)
                    track.computeLanes = lanes;
            }
            if (track.lanes > 0)
                m_data->tracks.push_back(track);
        }
    }

    // Turns lanes of sections into lanes of all, counts their bars and makes room; where each lane's first bar goes.
    template <class FirstLane> std::vector<std::size_t> countLanes(std::vector<Placed>& placed, FirstLane firstLane)
    {
        for (Placed& p : placed) {
            p.lane += firstLane(p);
            ++m_data->lanes[p.lane].count;
        }
        std::vector<std::size_t> next(m_data->lanes.size(), 0);
        std::size_t at = m_data->start.size();
        for (std::size_t lane = m_firstNewLane; lane < m_data->lanes.size(); ++lane) {
            m_data->lanes[lane].first = at;
            next[lane] = at;
            at += m_data->lanes[lane].count;
        }
        m_firstNewLane = m_data->lanes.size();
        m_data->start.resize(at);
        m_data->end.resize(at);
        m_data->kind.resize(at);
        m_data->record.resize(at);
        return next;
    }

    // Times of operations, and of messages after them.
    [[nodiscard]] std::vector<Time> withMessages(
        const std::vector<Time>& operations, const std::vector<Time>& messages) const
    {
        std::vector<Time> all = operations;
        if (m_data->choice == LaneChoice::Dimension)
            all.insert(all.end(), messages.begin(), messages.end());
        return all;
    }

    void addRanks()
    {
        const auto& operations = m_run.operations;
        const auto& messages = m_run.messagesLog;
        m_plan = planLanes(*m_data->view, m_data->choice);
        m_data->operationOfMessage = m_plan.operationOf;
        m_data->laneLabels = m_plan.labels;
        addGroup(
            TrackGroup::Ranks, m_run.fabric.topology().npuCount(), m_plan.perRank, m_plan.most,
            withMessages(operations.start, messages.start), withMessages(operations.end, messages.end),
            [&](std::uint32_t record) { return std::size_t { m_plan.section[record] }; },
            [&](std::uint32_t record) {
                if (record < operations.size())
                    return barKindOf(operations.kind[record]);
                const std::uint32_t collective = messages.collective[record - operations.size()];
                return collective == simulation::kNoRecord ? BarKind::PointToPoint : BarKind::Collective;
            });
        m_plan = {};
    }

    void addLinks()
    {
        const auto& intervals = m_run.linkIntervals;
        const auto& messages = m_run.messagesLog;
        addGroup(
            TrackGroup::Links, m_run.fabric.topology().linkCount(), 1, { 2 }, intervals.start, intervals.end,
            [&](std::uint32_t record) { return std::size_t { index(intervals.link[record]) }; },
            [&](std::uint32_t record) {
                const std::uint32_t message = intervals.message[record];
                const bool alone = message < messages.size() && messages.collective[message] == simulation::kNoRecord;
                return alone ? BarKind::PointToPoint : BarKind::Collective;
            });
    }

    void addCollectives()
    {
        std::vector<Time> starts;
        std::vector<Time> ends;
        std::size_t groups = m_run.groups.size();
        for (const simulation::CollectiveRecord& record : m_run.collectives) {
            starts.push_back(record.start);
            ends.push_back(record.end);
            groups = std::max(groups, std::size_t { record.group } + 1);
        }
        addGroup(
            TrackGroup::Collectives, groups, 1, { kMostLanes }, starts, ends,
            [&](std::uint32_t record) { return std::size_t { m_run.collectives[record].group }; },
            [](std::uint32_t) { return BarKind::Collective; });
    }

    void buildPyramids()
    {
        for (Lane& lane : m_data->lanes) {
            if (m_stopped || m_watch.stop.stop_requested()) {
                m_stopped = true;
                return;
            }
            const BarSpan bars = m_data->bars(lane);
            lane.pyramid = BarPyramid(bars);
            if (std::is_sorted(bars.end.begin(), bars.end.end()))
                continue;
            lane.reach.resize(lane.count);
            std::partial_sum(bars.end.begin(), bars.end.end(), lane.reach.begin(),
                [](std::int64_t a, std::int64_t b) { return std::max(a, b); });
        }
    }

    const Run& m_run;
    Watch m_watch;
    LanePlan m_plan; // while ranks are laid out
    std::shared_ptr<TimelineData> m_data;
    std::size_t m_firstNewLane = 0;
    std::size_t m_done = 0;
    bool m_stopped = false;
};

} // namespace

BarKind barKindOf(OperationKind kind)
{
    switch (kind) {
    case OperationKind::Compute:
        return BarKind::Compute;
    case OperationKind::CpuCompute:
        return BarKind::CpuCompute;
    case OperationKind::Collective:
        return BarKind::Collective;
    case OperationKind::Send:
    case OperationKind::Receive:
        return BarKind::PointToPoint;
    case OperationKind::Memory:
        return BarKind::Memory;
    case OperationKind::Other:
        return BarKind::Other;
    }
    return BarKind::Other;
}

TimelineDataPtr buildTimeline(const RunViewPtr& view, LaneChoice choice, const Watch& watch)
{
    return Builder(view, choice, watch).build();
}

} // namespace weft::widgets
