// SPDX-License-Identifier: GPL-3.0-or-later
// Messages that move along links: where they are at a time, what the player does with the clock, and what it says when
// a run has none.
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"

#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

struct Hop {
    std::uint32_t link;
    std::uint64_t start;
    std::uint64_t end;
};

simulation::Run runWith(const FabricDocument& document, const std::vector<Hop>& hops)
{
    simulation::Run run { document.sealed().value()->fabric };
    run.makespan = Time { 2000 };
    run.hasLinkBusy = true;
    run.messages = hops.size();
    run.bins = { Time { 1000 }, 2, {} };
    run.recorded = hops.empty() ? simulation::RecordLevel::Links : simulation::RecordLevel::Full;
    for (std::uint32_t link = 0; link < run.fabric.topology().linkCount(); ++link) {
        run.links.push_back({ 100, Time { 100 }, 0 });
        run.bins.busyNs.insert(run.bins.busyNs.end(), { 500, 100 });
    }
    for (const Hop& hop : hops) {
        run.linkIntervals.link.push_back(LinkId { hop.link });
        run.linkIntervals.start.push_back(Time { hop.start });
        run.linkIntervals.end.push_back(Time { hop.end });
        run.linkIntervals.message.push_back(0);
    }
    return run;
}

RunViewPtr viewOf(const FabricDocument& document, simulation::Run run)
{
    const SealedFabricPtr sealed = document.sealed().value();
    auto view = std::make_shared<RunView>();
    view->name = QStringLiteral("Run 1");
    view->run = std::make_shared<const simulation::Run>(std::move(run));
    view->nodeKeys = sealed->nodeKeys;
    view->linkKeys = sealed->linkKeys;
    for (std::size_t i = 0; i < view->linkKeys.size(); ++i)
        view->linksByKey.emplace_back(view->linkKeys[i], makeId<LinkId>(i));
    for (std::size_t i = 0; i < view->nodeKeys.size(); ++i)
        view->nodesByKey.emplace_back(view->nodeKeys[i], makeId<NodeId>(i));
    return view;
}

struct Stage : Bench {
    Stage()
    {
        load("Ring(8)");
        QTest::qWait(10);
        time.setExtent({ 0, 2000 });
    }
    void show(const std::vector<Hop>& hops) { view.setRun(viewOf(document, runWith(document, hops))); }
};

} // namespace

class TestFlowPlayer : public QObject {
    Q_OBJECT

private slots:
    void aMessageIsWhereItsTimeSays()
    {
        Stage stage;
        // Not in the order of their starts.
        const std::vector<Hop> hops { { 5, 700, 1100 }, { 2, 100, 500 }, { 3, 500, 501 }, { 4, 300, 300 } };
        const MessageFlow flow = MessageFlow::of(runWith(stage.document, hops), {});
        QCOMPARE(flow.hops(), std::size_t { 3 }); // what takes no time is never on a link
        for (const std::int64_t now : { 0, 99, 100, 101, 250, 499, 500, 501, 700, 800, 1099, 1100, 2000 }) {
            std::vector<LinkMover> wanted;
            for (const Hop& hop : { hops[1], hops[2], hops[0] }) {
                const auto at = static_cast<std::uint64_t>(now);
                if (at < hop.start || at >= hop.end)
                    continue;
                const double part = static_cast<double>(at - hop.start) / static_cast<double>(hop.end - hop.start);
                wanted.push_back({ LinkId { hop.link }, 1, part, part });
            }
            QVERIFY2(flow.at(now) == wanted, qPrintable(QString::number(now)));
        }
        QVERIFY(flow.at(-1).empty());
        // Several on one link are one dash, from the last to the first of them.
        const MessageFlow many = MessageFlow::of(
            runWith(stage.document, { { 1, 0, 100 }, { 1, 20, 120 }, { 1, 40, 140 }, { 1, 200, 300 } }), {});
        QCOMPARE(many.at(60), (std::vector { LinkMover { LinkId { 1 }, 3, 0.6, 0.2 } }));
    }

    void withoutIntervalsAMessageTakesItsRouteInEqualParts()
    {
        Stage stage;
        simulation::Run run = runWith(stage.document, {});
        run.messagesLog.source.push_back(Rank { 0 });
        run.messagesLog.destination.push_back(Rank { 3 });
        run.messagesLog.start.push_back(Time { 600 });
        run.messagesLog.end.push_back(Time { 900 });
        run.messagesLog.bytes.push_back(1);
        const MessageFlow flow = MessageFlow::of(run, {});
        QCOMPARE(flow.hops(), std::size_t { 3 });
        const topology::Topology& topology = run.fabric.topology();
        for (std::uint32_t hop = 0; hop < 3; ++hop) {
            const std::vector<LinkMover> there = flow.at(600 + 100 * std::int64_t { hop } + 25);
            QCOMPARE(there.size(), std::size_t { 1 });
            QCOMPARE(there[0].part, 0.25);
            QCOMPARE(index(topology.linkSource(there[0].link)), hop);
            QCOMPARE(index(topology.linkDestination(there[0].link)), hop + 1);
        }
        QVERIFY(flow.at(900).empty() && flow.at(599).empty());
    }

    void dotsStandOnTheirLinksAndNowhereElse()
    {
        Stage stage;
        stage.show({ { 2, 100, 500 } });
        const QImage before = stage.canvas.grab().toImage();
        stage.time.setCursor(200);
        QCOMPARE(stage.canvas.movers().size(), std::size_t { 1 });
        const FabricMover mover = stage.canvas.movers().front();
        QCOMPARE(mover.link, 2U);
        QCOMPARE(mover.part, 0.25);
        const FabricScene& scene = stage.canvas.scene();
        const QPolygonF path = scene.linkPath(2, stage.canvas.view());
        const QPointF wanted = path.front() + (path.back() - path.front()) * 0.25;
        const QPointF drawn = placeAlong(scene, 2, 0.25, stage.canvas.view(), Detail::Near);
        QVERIFY((wanted - drawn).manhattanLength() < 1e-6);
        const QRect around(wanted.toPoint() - QPoint(2, 2), QSize(4, 4));
        QVERIFY(test::Picture(stage.canvas).count(Theme::current().communication, around) > 8);
        stage.time.setCursor(500); // arrived
        QVERIFY(stage.canvas.movers().empty());
        QCOMPARE(test::Picture(stage.canvas).count(Theme::current().communication), 0);
        stage.time.setCursor(99);
        QVERIFY(stage.canvas.movers().empty());
    }

    void playingIsTheCommonClock()
    {
        Stage stage;
        stage.show({ { 2, 100, 500 } });
        QVERIFY(stage.view.player()->isVisible());
        stage.run("topology.play");
        QVERIFY(stage.time.isPlaying());
        QTRY_VERIFY(stage.time.cursor() > 0);
        stage.run("topology.play");
        QVERIFY(!stage.time.isPlaying());
        const std::int64_t stands = stage.time.cursor();
        QTest::qWait(60);
        QCOMPARE(stage.time.cursor(), stands); // nothing goes on by itself
        QVERIFY(stage.view.player()->findChildren<QTimer*>().isEmpty());
        // All of it in ten seconds, until another pace is chosen.
        QCOMPARE(stage.time.speed(), 200.0);
        auto* speed = stage.view.player()->findChild<QComboBox*>(QStringLiteral("flowSpeed"));
        speed->setCurrentIndex(speed->findData(1e4));
        QCOMPARE(stage.time.speed(), 1e4);
        // The slider is the cursor, both ways, and takes hold of it.
        QSlider* slider = stage.view.player()->slider();
        slider->setValue(slider->maximum() / 4);
        QCOMPARE(stage.time.cursor(), std::int64_t { 500 });
        stage.time.setCursor(1000);
        QCOMPARE(slider->value(), slider->maximum() / 2);
        stage.run("topology.play");
        emit slider->sliderPressed();
        QVERIFY(!stage.time.isPlaying());
    }

    void itBeginsAnewWhereThatIsWanted()
    {
        Stage stage;
        stage.show({ { 2, 100, 500 } });
        stage.time.setSpeed(1e6); // over in 2 ms
        for (const bool loops : { false, true, false }) {
            stage.view.player()->setLoops(loops);
            stage.time.setCursor(1990);
            stage.time.play();
            QTest::qWait(80);
            QCOMPARE(stage.time.isPlaying(), loops);
            stage.view.player()->setLoops(false);
            QTRY_VERIFY(!stage.time.isPlaying());
        }
    }

    void whatIsNotSeenIsNotComputed()
    {
        Stage stage;
        stage.show({ { 2, 100, 500 } });
        for (int visit = 0; visit < 2; ++visit) {
            stage.time.setCursor(200);
            QCOMPARE(stage.canvas.movers().size(), std::size_t { 1 });
            stage.view.hide();
            stage.time.setCursor(300);
            QVERIFY(stage.canvas.movers().empty());
            const std::vector<std::uint8_t> levels = stage.canvas.linkLevels();
            stage.time.setCursor(1500);
            QTest::qWait(40);
            QCOMPARE(stage.canvas.linkLevels(), levels);
            stage.view.show();
            QVERIFY(stage.canvas.linkLevels() != levels); // made up for at once
            stage.time.setCursor(300);
            QTRY_COMPARE(stage.canvas.linkLevels(), levels);
            QCOMPARE(stage.canvas.movers().front().part, 0.5);
        }
    }

    void anotherRunIsPlayedInItsPlace()
    {
        Stage stage;
        stage.show({ { 2, 100, 500 } });
        stage.time.setCursor(200);
        stage.show({ { 4, 0, 800 } });
        QCOMPARE(stage.canvas.movers().size(), std::size_t { 1 });
        QCOMPARE(stage.canvas.movers().front().link, 4U);
        QCOMPARE(stage.canvas.movers().front().part, 0.25);
        stage.view.setRun(nullptr);
        QVERIFY(stage.canvas.movers().empty());
        QVERIFY(!stage.view.player()->isVisible());
        QVERIFY(!stage.commands.action(QStringLiteral("topology.play"))->isEnabled());
        // Links are matched by their keys after an edit.
        stage.show({ { 4, 0, 800 } });
        stage.document.remove({}, { stage.document.columns().linkKeys[0] });
        QCOMPARE(stage.canvas.movers().front().link, 3U);
    }

    void aRunWithoutMessagesSaysSoAndPlaysItsLinks()
    {
        Stage stage;
        stage.show({});
        simulation::Run run = runWith(stage.document, {});
        run.messages = 12;
        stage.view.setRun(viewOf(stage.document, std::move(run)));
        QVERIFY2(stage.view.findChild<QLabel*>(QStringLiteral("topologyStatus"))
                     ->text()
                     .contains(QStringLiteral("kept no messages")),
            qPrintable(stage.view.findChild<QLabel*>(QStringLiteral("topologyStatus"))->text()));
        const std::vector<std::uint8_t> first = stage.canvas.linkLevels();
        stage.time.setCursor(1500);
        QTRY_VERIFY(stage.canvas.linkLevels() != first);
        QVERIFY(stage.canvas.movers().empty());
        stage.show({ { 1, 0, 10 } });
        QVERIFY(!stage.view.findChild<QLabel*>(QStringLiteral("topologyStatus"))
                     ->text()
                     .contains(QStringLiteral("kept no messages")));
    }
};

WEFT_TEST(TestFlowPlayer)
#include "tst_flow_player.moc"
