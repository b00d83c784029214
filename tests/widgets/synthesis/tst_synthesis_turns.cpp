// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to a synthesis on its way: a stop keeps the best and has it proved, and the fabric that it is for
// changes.
#include "tests/support/test_program.h"
#include "tests/widgets/synthesis/shown_synthesis.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/synthesis/result_panel.h"
#include "widgets/synthesis/search_chart.h"

#include <QLabel>

using namespace weft;
using namespace weft::widgets;
using collective::PatternKind;
using test::requestOf;
using Shown = test::ShownSynthesis;

class TestSynthesisTurns : public QObject {
    Q_OBJECT

private slots:
    // Twice: what was repaired is repaired again when more of it fails, and a link that nobody uses is no matter.
    void aResultIsRepairedWhenItsLinksFail()
    {
        Shown shown("Mesh(4x4,50GB/s,500ns)");
        shown.view.start(requestOf(PatternKind::AllReduce, 16 << 20U));
        QTRY_VERIFY_WITH_TIMEOUT(shown.view.run() != nullptr, 20000);
        auto* repair = shown.field<QPushButton>("synthesisRepair");
        shown.view.lookAtFabric();
        QVERIFY(!repair->isVisible());
        for (const std::uint32_t link : { 7U, 20U }) {
            shown.state.links[LinkId { link }].failed = true;
            shown.view.lookAtFabric();
            QVERIFY(repair->isVisible() && repair->isEnabled());
            shown.picture(link == 7 ? "to-be-repaired" : "to-be-repaired-again");
            const study::SynthesisRunPtr before = shown.view.run();
            shown.press("synthesisRepair");
            QTRY_VERIFY_WITH_TIMEOUT(shown.view.run() != nullptr && shown.view.run() != before, 20000);
            const auto& made = shown.view.run()->synthesis;
            QVERIFY(shown.view.run()->isVerified() && made.difference);
            QVERIFY(made.difference->kept > 0 && made.difference->added > 0);
            QVERIFY(!repair->isVisible());
            const QString details = shown.field<QLabel>("synthesisDetails")->text();
            QVERIFY2(details.contains("transfers kept: ") && details.contains("new: "), qPrintable(details));
            // Mended, or made anew where that is quicker in the simulator.
            const QString how = made.difference->whyAnew.empty()
                ? "before: " + formatTime(Time { made.difference->givenNs })
                : QStringLiteral("made anew: ");
            QVERIFY2(details.contains(how), qPrintable(details));
            QVERIFY(link != 7 || Time { made.difference->givenNs } == before->planned);
            shown.picture(link == 7 ? "repaired" : "repaired-again");
        }
        shown.state.links.clear();
        shown.view.lookAtFabric();
        QVERIFY(!repair->isVisible());
    }

    // Of figures that are true of the fabric as it was that is said, and nothing is done by them on another one.
    void whatIsOfTheFabricAsItWasSaysSo()
    {
        Shown shown("Mesh(4x4,50GB/s,500ns)");
        const auto* stale = shown.field<QLabel>("synthesisStale");
        shown.view.lookAtFabric();
        QVERIFY(!stale->isVisible());
        shown.view.start(requestOf(PatternKind::AllReduce, 16 << 20U));
        QTRY_VERIFY_WITH_TIMEOUT(shown.view.run() != nullptr, 20000);
        QVERIFY(!stale->isVisible());
        const auto offers = [&shown](const char* name) { return shown.field<QPushButton>(name)->isEnabled(); };
        // Slower: it can still be carried out.
        shown.state.links[LinkId { 7 }].bandwidthFactor = 0.5;
        shown.view.lookAtFabric();
        QVERIFY(stale->isVisible());
        QVERIFY2(stale->text().contains("as it was") && stale->text().contains("Repair"), qPrintable(stale->text()));
        QVERIFY(!offers("synthesisCompare") && !offers("synthesisShowCut"));
        QVERIFY(shown.field<QPushButton>("synthesisCompare")->toolTip().contains("has changed since"));
        QVERIFY(offers("synthesisUse") && offers("synthesisOpen") && offers("synthesisExport"));
        shown.view.compare();
        QVERIFY(!shown.view.isComparing());
        shown.state.links[LinkId { 7 }].failed = true;
        shown.view.lookAtFabric();
        QVERIFY2(stale->text().contains("cannot run"), qPrintable(stale->text()));
        QVERIFY(!offers("synthesisUse") && offers("synthesisOpen"));
        shown.picture("stale");
        // As it was again.
        shown.state.links.clear();
        shown.view.lookAtFabric();
        QVERIFY(!stale->isVisible() && offers("synthesisCompare") && offers("synthesisShowCut"));
        // An NPU is gone.
        shown.spec = "Mesh(4x3,50GB/s,500ns)";
        shown.view.lookAtFabric();
        QVERIFY(stale->isVisible() && stale->text().contains("Synthesize"));
        QVERIFY(!offers("synthesisUse") && !offers("synthesisCompare"));
        shown.view.start(requestOf(PatternKind::AllReduce, 16 << 20U));
        QVERIFY(!stale->isVisible());
        shown.jobs.waitForAll();
        QVERIFY(!stale->isVisible() && offers("synthesisCompare"));
    }

    void stoppingKeepsTheBest()
    {
        Shown shown("Mesh(5,50GiB/s,500ns)_Mesh(5,75GiB/s,900ns)");
        study::SynthesisRequest request = requestOf(PatternKind::AllToAll, 25U << 20U);
        request.chunks = 2;
        request.starts = 0;
        request.budgetSeconds = 600;
        shown.view.start(request);
        QTRY_VERIFY(shown.view.searchChart()->points().size() > 1);
        QTest::qWait(300);
        shown.picture("running");
        shown.press("synthesisStop");
        shown.jobs.waitForAll();
        QVERIFY(shown.view.run() != nullptr && shown.view.run()->isVerified());
        QVERIFY(shown.field<QLabel>("synthesisDetails")->text().contains("stopped"));
        shown.picture("stopped");
    }

    // Too much to be spelled out in no time: that is done after the search, unless another stop ends it too.
    void whatAStoppedSearchHasFoundIsProved()
    {
        for (const bool isStoppedTwice : { false, true }) {
            Shown shown("Mesh(5,50GiB/s,500ns)_Mesh(5,75GiB/s,900ns)");
            study::SynthesisRequest request = requestOf(PatternKind::AllToAll, 25U << 20U);
            request.chunks = isStoppedTwice ? 200 : 24;
            request.starts = 0;
            request.budgetSeconds = 600;
            shown.view.start(request);
            QTRY_VERIFY_WITH_TIMEOUT(!shown.view.searchChart()->points().isEmpty(), 60000);
            QVERIFY(!shown.view.isProving());
            shown.press("synthesisStop");
            if (isStoppedTwice) {
                QTRY_VERIFY_WITH_TIMEOUT(shown.view.isProving(), 60000);
                const QString said = shown.field<QLabel>("synthesisHeadline")->text();
                QVERIFY2(said.startsWith("Proving what was found: "), qPrintable(said));
                QVERIFY(shown.field<QPushButton>("synthesisStop")->toolTip().contains("Leaves out"));
                QVERIFY(!shown.field<QPushButton>("synthesisRun")->isEnabled());
                shown.picture("proving");
                shown.press("synthesisStop");
            }
            shown.jobs.waitForAll();
            QVERIFY(!shown.view.isRunning() && shown.view.run() != nullptr);
            QVERIFY(shown.view.run()->synthesis.transfers > 30'000);
            QVERIFY(shown.field<QLabel>("synthesisDetails")->text().contains("stopped"));
            QCOMPARE(shown.view.run()->isVerified(), !isStoppedTwice);
            QCOMPARE(shown.field<QLabel>("synthesisCompact")->isVisible(), isStoppedTwice);
            for (const char* name : { "synthesisOpen", "synthesisUse", "synthesisExport" })
                QCOMPARE(shown.field<QPushButton>(name)->isEnabled(), !isStoppedTwice);
        }
    }
};

WEFT_TEST(TestSynthesisTurns)
#include "tst_synthesis_turns.moc"
