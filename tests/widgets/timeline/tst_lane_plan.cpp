// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes by kind, by collective and by dimension: what they hold, and how the view goes from one to another.
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/view_fixture.h"
#include "widgets/base/shared/run_links.h"
#include "widgets/timeline/bar_names.h"

#include <QComboBox>

#include <algorithm>
#include <set>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestLanePlan : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_view = runSample();
        m_kind = buildTimeline(m_view);
        m_collective = buildTimeline(m_view, LaneChoice::Collective);
        m_dimension = buildTimeline(m_view, LaneChoice::Dimension);
    }

    void theLowestDifferingDimensionCounts()
    {
        const topology::Topology& topology = m_view->run->fabric.topology();
        const std::size_t dimensions = topology.dimensions().size();
        std::uint32_t stride = 1;
        for (std::size_t at = 0; at < dimensions; ++at) {
            QCOMPARE(dimensionBetween(topology, Rank { 0 }, Rank { stride }), at);
            stride *= topology.dimensions()[at].size;
        }
        QCOMPARE(dimensionBetween(topology, Rank { 0 }, Rank { stride - 1 }), std::size_t { 0 }); // differs in all
        QCOMPARE(dimensionBetween(topology, Rank { 5 }, Rank { 5 }), dimensions);
    }

    void collectivesHaveLanesOfTheirOwn()
    {
        const simulation::Run& run = *m_view->run;
        for (std::uint32_t record = 0; record < run.operations.size(); ++record)
            QCOMPARE(m_collective->record[m_collective->operationBar[record]], record);
        std::set<QString> seen;
        for (const Lane& lane : m_collective->lanes) {
            const Track& track = m_collective->tracks[lane.track];
            if (track.group != TrackGroup::Ranks)
                continue;
            const QString name = m_collective->laneLabels[lane.label];
            seen.insert(name);
            const std::uint32_t first = run.operations.collective[m_collective->record[lane.first]];
            for (std::size_t bar = lane.first; bar < lane.first + lane.count; ++bar) {
                const std::uint32_t here = run.operations.collective[m_collective->record[bar]];
                QCOMPARE(here == simulation::kNoRecord, first == simulation::kNoRecord);
                if (first == simulation::kNoRecord || name.startsWith(QStringLiteral("other")))
                    continue;
                QVERIFY(run.collectives[here].type == run.collectives[first].type);
                QCOMPARE(run.collectives[here].bytes, run.collectives[first].bytes);
                QVERIFY(name.startsWith(BarNames::collectiveType(run.collectives[here].type)));
            }
        }
        QVERIFY(seen.size() >= 3);
    }

    void messagesLieOnTheLaneOfTheirDimension()
    {
        const simulation::Run& run = *m_view->run;
        std::size_t messages = 0;
        for (const Lane& lane : m_dimension->lanes) {
            if (!lane.ofMessages)
                continue;
            messages += lane.count;
            for (std::size_t bar = lane.first; bar < lane.first + lane.count; ++bar) {
                const std::uint32_t message = m_dimension->record[bar];
                QCOMPARE(index(run.messagesLog.source[message]), m_dimension->tracks[lane.track].subject);
                const std::size_t dimension = dimensionBetween(
                    run.fabric.topology(), run.messagesLog.source[message], run.messagesLog.destination[message]);
                QCOMPARE(std::size_t { lane.label }, dimension + 1);
                QCOMPARE(m_dimension->start[bar], static_cast<std::int64_t>(run.messagesLog.start[message].ns()));
                const OpKey operation = m_dimension->operationOf(static_cast<std::uint32_t>(bar));
                QVERIFY(operation.isValid());
                QCOMPARE(operation.rank, run.messagesLog.source[message]);
            }
        }
        QCOMPARE(messages, run.messagesLog.size());
        for (const std::uint32_t bar : m_dimension->operationBar) // nothing is lost from sight
            QVERIFY(bar != kNoBar);
        QVERIFY(!BarNames::facts(*m_dimension, m_dimension->operationBar.back()).empty());
    }

    void theOverviewIsTheSame()
    {
        for (const TimelineDataPtr& data : { m_collective, m_dimension }) {
            for (std::size_t column = 0; column < kOverviewColumns; ++column) {
                QCOMPARE(data->overview[column].compute, m_kind->overview[column].compute);
                QCOMPARE(data->overview[column].communication, m_kind->overview[column].communication);
            }
        }
    }

    void unawareRunsHaveDimensionsToo()
    {
        const auto data = buildTimeline(
            runSample(simulation::RecordLevel::Full, simulation::NetworkModel::Unaware), LaneChoice::Dimension);
        QVERIFY(std::any_of(data->lanes.begin(), data->lanes.end(), [](const Lane& lane) { return lane.ofMessages; }));
    }

    void rowsStayAsTheyWere()
    {
        RowState rows = initialRows(*m_kind);
        std::swap(rows.order[2], rows.order[5]);
        rows.expanded[3] = true;
        rows.pinned = { 7 };
        rows.collapsed[1] = true;
        const RowState carried = carriedRows(*m_dimension, rememberRows(*m_kind, rows));
        QCOMPARE(carried.order, rows.order);
        QCOMPARE(carried.pinned, rows.pinned);
        QCOMPARE(carried.expanded, rows.expanded);
        QCOMPARE(carried.collapsed, rows.collapsed);
    }

    void theChoiceIsKeptForOtherRuns()
    {
        ViewFixture f;
        f.show(m_view);
        f.view->canvas()->setScroll(40);
        f.commands.action(QStringLiteral("timeline.lanesDimension"))->trigger();
        f.jobs.waitForAll();
        QCOMPARE(f.data().choice, LaneChoice::Dimension);
        QCOMPARE(f.scene().scroll(), 40);
        QVERIFY(f.scene().rows().expanded[3]); // else the lanes would not be seen
        auto* combo = f.view->findChild<QComboBox*>(QStringLiteral("timelineLanes"));
        QCOMPARE(combo->currentData().toInt(), int(LaneChoice::Dimension));
        // A click on a message selects the operation that sent it.
        std::uint32_t bar = 0;
        while (!f.data().laneOf(bar).ofMessages)
            ++bar;
        f.view->canvas()->activate(bar);
        QCOMPARE(f.selection.selection().operations, std::vector<OpKey> { f.data().operationOf(bar) });
        QCOMPARE(f.view->canvas()->currentBar(), bar);
        const test::Picture messages(*f.view);
        QVERIFY(messages.ink() > 0.02);
        f.show(runSample());
        QCOMPARE(f.data().choice, LaneChoice::Dimension);
        f.view->setRun(nullptr);
        f.view->setLanes(LaneChoice::Collective); // without a run
        f.show(m_view);
        QCOMPARE(f.data().choice, LaneChoice::Collective);
        QVERIFY(!(test::Picture(*f.view) == messages)); // other lanes
    }

private:
    RunViewPtr m_view;
    TimelineDataPtr m_kind;
    TimelineDataPtr m_collective;
    TimelineDataPtr m_dimension;
};

WEFT_TEST(TestLanePlan)
#include "tst_lane_plan.moc"
