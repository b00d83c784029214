// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/sample_run.h"
#include "widgets/timeline/operation_search.h"
#include "widgets/timeline/timeline_data.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

// A run of operations that overlap as they please.
RunViewPtr overlappingRun(std::size_t count)
{
    const RunViewPtr sample = runSample();
    auto run = std::make_shared<simulation::Run>(simulation::Run { sample->run->fabric });
    run->recorded = simulation::RecordLevel::Full;
    run->makespan = Time { 100'000 };
    std::mt19937 random(5);
    std::vector<std::uint64_t> starts(count);
    for (std::uint64_t& start : starts)
        start = random() % 90'000;
    std::sort(starts.begin(), starts.end());
    for (std::size_t at = 0; at < count; ++at) {
        run->operations.rank.push_back(Rank { static_cast<std::uint32_t>(random() % 3) });
        run->operations.op.push_back(OpId { static_cast<std::uint32_t>(at) });
        run->operations.kind.push_back(static_cast<simulation::OperationKind>(random() % 7));
        run->operations.start.push_back(Time { starts[at] });
        run->operations.end.push_back(Time { starts[at] + (random() % 4 == 0 ? 0 : random() % 5000) });
        run->operations.collective.push_back(simulation::kNoRecord);
    }
    run->operations.released.resize(count);
    run->operations.completedBy.assign(count, simulation::kNoRecord);
    auto view = std::make_shared<RunView>();
    view->run = std::move(run);
    return view;
}

std::uint32_t bruteBarAt(const TimelineData& data, const Lane& lane, std::int64_t ns, std::int64_t tolerance)
{
    std::uint32_t best = kNoBar;
    std::int64_t least = tolerance;
    for (std::size_t bar = lane.first; bar < lane.first + lane.count; ++bar) {
        const std::int64_t last = std::max(data.end[bar] - 1, data.start[bar]);
        const std::int64_t away = ns < data.start[bar] ? data.start[bar] - ns : std::max<std::int64_t>(0, ns - last);
        if (away <= least) {
            least = away;
            best = static_cast<std::uint32_t>(bar);
        }
    }
    return best;
}

} // namespace

class TestTimelineData : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_view = runSample();
        m_data = buildTimeline(m_view);
        QVERIFY(m_data != nullptr);
    }

    void everyRecordHasOneBar()
    {
        const simulation::Run& run = *m_view->run;
        QCOMPARE(m_data->start.size(), run.operations.size() + run.linkIntervals.size() + run.collectives.size());
        for (std::uint32_t record = 0; record < run.operations.size(); ++record) {
            const std::uint32_t bar = m_data->operationBar[record];
            QVERIFY(bar != kNoBar);
            QCOMPARE(m_data->record[bar], record);
            QCOMPARE(m_data->start[bar], static_cast<std::int64_t>(run.operations.start[record].ns()));
            QCOMPARE(m_data->end[bar], static_cast<std::int64_t>(run.operations.end[record].ns()));
            QCOMPARE(m_data->trackOf(bar).subject, index(run.operations.rank[record]));
            const OpKey key { run.operations.rank[record], run.operations.op[record] };
            QCOMPARE(m_data->recordOf(key), record);
            QCOMPARE(m_data->barOf(key), bar);
            QCOMPARE(m_data->operationOf(bar), key);
        }
        QCOMPARE(m_data->barOf({ Rank { 63 }, OpId { 1'000'000 } }), kNoBar);
        QCOMPARE(m_data->barOf({ Rank { 1'000 }, OpId { 0 } }), kNoBar);
        QCOMPARE(m_data->length, static_cast<std::int64_t>(run.makespan.ns()));
    }

    void tracksAreInOrderAndFound()
    {
        QVERIFY(std::is_sorted(m_data->tracks.begin(), m_data->tracks.end(), [](const Track& a, const Track& b) {
            return std::pair { a.group, a.subject } < std::pair { b.group, b.subject };
        }));
        for (std::uint32_t track = 0; track < m_data->tracks.size(); ++track)
            QCOMPARE(m_data->trackOf(m_data->tracks[track].group, m_data->tracks[track].subject), track);
        QCOMPARE(m_data->trackOf(TrackGroup::Ranks, 64), simulation::kNoRecord);
    }

    void lanesHoldSortedBarsThatOverlapOnlyOnTheLast()
    {
        const TimelineDataPtr data = buildTimeline(overlappingRun(3000));
        bool sawOverlap = false;
        for (const auto* each : { &*data, &*m_data }) {
            for (const Track& track : each->tracks) {
                const std::uint32_t most
                    = track.group == TrackGroup::Ranks ? kMostComputeLanes + kMostLanes : kMostLanes;
                QVERIFY(track.lanes <= most);
                for (const Lane& lane : each->lanesOf(track)) {
                    for (std::size_t bar = lane.first + 1; bar < lane.first + lane.count; ++bar) {
                        QVERIFY(each->start[bar] >= each->start[bar - 1]);
                        const bool overlaps = each->start[bar] < each->end[bar - 1];
                        sawOverlap = sawOverlap || overlaps;
                        if (lane.reach.empty())
                            QVERIFY(!overlaps);
                    }
                }
            }
        }
        QVERIFY(sawOverlap); // else the test shows nothing
    }

    void hitTestEqualsBruteForce()
    {
        const TimelineDataPtr overlapping = buildTimeline(overlappingRun(2000));
        std::mt19937 random(6);
        for (const TimelineData* data : { &*m_data, &*overlapping }) {
            for (int round = 0; round < 3000; ++round) {
                const Lane& lane = data->lanes[random() % data->lanes.size()];
                const auto ns = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(data->length + 1000));
                const std::int64_t tolerance = static_cast<std::int64_t>(random() % 2000 * (random() % 3));
                QCOMPARE(data->barAt(lane, ns, tolerance), bruteBarAt(*data, lane, ns, tolerance));
            }
        }
    }

    void steppingVisitsEveryBarOfATrackOnce()
    {
        const TimelineDataPtr data = buildTimeline(overlappingRun(500));
        for (const Track& track : data->tracks) {
            std::size_t count = 0;
            for (const Lane& lane : data->lanesOf(track))
                count += lane.count;
            std::vector<std::uint32_t> forward;
            std::uint32_t bar = data->nextBar(track, -1);
            for (; bar != kNoBar; bar = data->nextBar(track, data->start[bar], bar))
                forward.push_back(bar);
            QCOMPARE(forward.size(), count);
            std::vector<std::uint32_t> back;
            bar = data->previousBar(track, data->length + 1);
            for (; bar != kNoBar; bar = data->previousBar(track, data->start[bar], bar))
                back.push_back(bar);
            std::reverse(back.begin(), back.end());
            QCOMPARE(back, forward);
        }
    }

    void unawareRunsHaveNoLinks()
    {
        const auto data = buildTimeline(runSample(simulation::RecordLevel::Full, simulation::NetworkModel::Unaware));
        for (const Track& track : data->tracks)
            QVERIFY(track.group != TrackGroup::Links);
        QVERIFY(!data->tracks.empty());
    }

    void runsWithoutRecordsHaveNoTracks()
    {
        QVERIFY(buildTimeline(runSample(simulation::RecordLevel::Links))->tracks.empty());
        simulation::RunOptions cut;
        cut.record = simulation::RecordLevel::Full;
        cut.network = simulation::NetworkModel::Aware;
        cut.recordLimit = 1000;
        const RunViewPtr view = runSample(loadSample(), cut);
        QVERIFY(view->run->recorded != simulation::RecordLevel::Full);
        QVERIFY(buildTimeline(view)->tracks.empty());
    }

    void oneBarOfNoLength()
    {
        const RunViewPtr view = overlappingRun(1);
        const TimelineDataPtr data = buildTimeline(view);
        QCOMPARE(data->tracks.size(), std::size_t { 1 });
        QCOMPARE(data->barAt(data->lanes[0], data->start[0], 0), 0U);
    }

    void anOperationThatNeverEndedLastsAsLongAsTheRun()
    {
        auto run = std::make_shared<simulation::Run>(*overlappingRun(1)->run);
        run->operations.end[0] = kNever;
        auto view = std::make_shared<RunView>();
        view->run = run;
        QCOMPARE(buildTimeline(view)->end[0], std::int64_t { 100'000 });
    }

    void namesAreFoundInTheOrderOfTheirStarts()
    {
        const std::vector<std::uint32_t> found = findOperations(*m_data, "OPTIM");
        QCOMPARE(found.size(), std::size_t { 64 });
        QVERIFY(std::is_sorted(
            found.begin(), found.end(), [&](auto a, auto b) { return m_data->start[a] < m_data->start[b]; }));
        for (const std::uint32_t bar : found)
            QVERIFY(m_view->operationName(m_data->operationOf(bar)).contains(QStringLiteral("optim")));
        QVERIFY(findOperations(*m_data, "no such thing").empty());
        // Also by the type of their collectives.
        QVERIFY(findOperations(*m_data, "all-reduce").size() >= m_view->run->collectives.size());
    }

    void stoppedBuildsGiveNothing()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(buildTimeline(m_view, LaneChoice::Kind, { stop.get_token(), nullptr }) == nullptr);
    }

private:
    RunViewPtr m_view;
    TimelineDataPtr m_data;
};

WEFT_TEST(TestTimelineData)
#include "tst_timeline_data.moc"
