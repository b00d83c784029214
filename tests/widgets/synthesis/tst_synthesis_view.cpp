// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a synthesis: the curve falls towards the bound, and the result offers what can
// be done with it. Pictures of its states go to WEFT_PICTURES, if that is set.
#include "engine/synthesis/store/stored_steps.h"
#include "tests/support/test_program.h"
#include "tests/widgets/synthesis/shown_synthesis.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/synthesis/library_chart.h"
#include "widgets/synthesis/result_panel.h"
#include "widgets/synthesis/search_chart.h"
#include "widgets/synthesis/synthesis_form.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::widgets;
using collective::PatternKind;
using test::requestOf;
using Shown = test::ShownSynthesis;

class TestSynthesisView : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        applyTheme(*qApp, ThemeKind::Light);
    }

    void sumsComeFromAFile()
    {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(write("sums.json", R"({ "sums": [ { "from": [0, 1], "to": [2, 3] }, { "from": [3], "to": [0] } ] })"));
        QVERIFY(write("wrong.json", R"({ "sums": [ { "from": [0, 9], "to": [2] } ] })"));
        Shown shown("Ring(4,50GB/s,500ns)");
        auto* pattern = shown.field<QComboBox>("synthesisPattern");
        auto* sums = shown.field<QPushButton>("synthesisSums");
        QVERIFY(!sums->isVisible());
        pattern->setCurrentIndex(pattern->count() - 1);
        QVERIFY(sums->isVisible() && !shown.field<QLineEdit>("synthesisGroup")->isVisible());
        QVERIFY(!shown.field<QPushButton>("synthesisRun")->isEnabled());
        shown.picture("sums-wanted");
        for (int visit = 0; visit < 2; ++visit) {
            shown.view.readSums(folder.filePath("sums.json"));
            QTRY_COMPARE(sums->text(), QStringLiteral("sums.json"));
            QTRY_VERIFY(shown.field<QPushButton>("synthesisRun")->isEnabled());
            shown.press("synthesisRun");
            QTRY_VERIFY_WITH_TIMEOUT(!shown.view.isRunning() && shown.view.run() != nullptr, 20000);
            QVERIFY(shown.view.run()->isVerified());
            QCOMPARE(int(shown.view.run()->request.kind), int(PatternKind::Custom));
            shown.picture("sums");
            shown.view.readSums(folder.filePath("wrong.json"));
            QTRY_VERIFY(!shown.field<QPushButton>("synthesisRun")->isEnabled());
            QTRY_VERIFY(shown.field<QLabel>("synthesisMessage")->text().contains("wrong.json"));
        }
        // What is said of a file leaves the form its column, however long its name is.
        const int column = shown.view.form()->width();
        shown.view.readSums("/nowhere/" + QString(200, 'x') + ".json");
        QTRY_VERIFY(shown.field<QLabel>("synthesisMessage")->text().contains("xxx"));
        QTest::qWait(50);
        QCOMPARE(shown.view.form()->width(), column);
        shown.picture("long-name");
    }

    void aSearchEndsWithAResult()
    {
        Shown shown("Ring(8,50GiB/s,500ns)");
        QVERIFY(shown.view.emptyState()->isVisible());
        shown.picture("empty");
        shown.view.form()->setRequest(requestOf(PatternKind::AllGather, 8U << 20U));
        shown.press("synthesisRun");
        QVERIFY(shown.view.isRunning());
        QVERIFY(shown.field<QPushButton>("synthesisStop")->isEnabled());
        QVERIFY(!shown.field<QPushButton>("synthesisRun")->isEnabled());
        shown.jobs.waitForAll();
        QVERIFY(!shown.view.isRunning() && shown.view.run() != nullptr);
        QVERIFY(shown.field<QPushButton>("synthesisRun")->isEnabled());
        QVERIFY(!shown.field<QPushButton>("synthesisStop")->isEnabled());
        QVERIFY(shown.field<QLabel>("synthesisHeadline")->text().contains("proved optimal"));
        QVERIFY(!shown.view.searchChart()->points().isEmpty());
        QCOMPARE(shown.view.searchChart()->points().back().y(), shown.view.searchChart()->boundMicros());
        QSignalSpy open(&shown.view, &SynthesisView::openRequested);
        QSignalSpy use(&shown.view, &SynthesisView::useRequested);
        shown.press("synthesisOpen");
        shown.press("synthesisUse");
        QCOMPARE(open.size() + use.size(), 2);
        std::vector<LinkKey> links;
        connect(&shown.view, &SynthesisView::linksRequested, this,
            [&links](const std::vector<LinkKey>& keys) { links = keys; });
        shown.press("synthesisShowCut");
        const auto& tight = shown.view.run()->synthesis.bound.tight.links;
        QCOMPARE(links.size(), tight.size());
        QVERIFY(!links.empty() && links.front() == LinkKey { 1000 + index(tight.front()) });
        shown.press("synthesisCompare");
        shown.jobs.waitForAll();
        QVERIFY(shown.view.libraryChart()->bars().size() >= 2);
        const auto& bars = shown.view.libraryChart()->bars();
        QCOMPARE(std::count_if(bars.begin(), bars.end(), [](const LibraryChart::Bar& bar) { return bar.isOwn; }), 1);
        QVERIFY(std::is_sorted(bars.begin(), bars.end(),
            [](const LibraryChart::Bar& a, const LibraryChart::Bar& b) { return a.micros < b.micros; }));
        shown.picture("done");
    }

    void whatCannotBeMadeLeavesTheResultBefore()
    {
        Shown shown("Ring(8,50GiB/s,500ns)");
        shown.view.start(requestOf(PatternKind::AllGather, 8U << 20U));
        shown.jobs.waitForAll();
        const study::SynthesisRunPtr made = shown.view.run();
        QVERIFY(made != nullptr);
        study::SynthesisRequest twice = requestOf(PatternKind::AllGather, 8U << 20U);
        twice.groups = { { Rank { 0 }, Rank { 1 } }, { Rank { 1 }, Rank { 2 } } };
        for (int visit = 0; visit < 2; ++visit) {
            shown.view.start(twice);
            shown.jobs.waitForAll();
            QVERIFY(shown.view.run() == made);
            const QString said = shown.field<QLabel>("synthesisMessage")->text();
            QVERIFY2(said.contains("two groups") && said.contains("result before"), qPrintable(said));
            QVERIFY(shown.field<QLabel>("synthesisHeadline")->text().contains("proved optimal"));
            QVERIFY(shown.field<QPushButton>("synthesisOpen")->isEnabled());
        }
    }

    void groupsAreComparedWithTheLibrary()
    {
        Shown shown("Ring(8,50GiB/s,500ns)");
        study::SynthesisRequest request = requestOf(PatternKind::AllGather, 8U << 20U);
        request.groups = { { Rank { 0 }, Rank { 1 } }, { Rank { 2 }, Rank { 3 } } };
        shown.view.start(request);
        shown.jobs.waitForAll();
        QVERIFY(shown.field<QPushButton>("synthesisCompare")->isEnabled());
        shown.press("synthesisCompare");
        shown.jobs.waitForAll();
        QVERIFY(shown.view.libraryChart()->bars().size() >= 2);
    }

    // Two times with the reason why they differ.
    void aSimulatedTimeThatIsNotThePlannedOneIsExplained()
    {
        Shown shown("Switch(8,50GiB/s,500ns)");
        study::SynthesisRequest request = requestOf(PatternKind::AllGather, 8U << 20U);
        request.chunks = 4;
        shown.view.start(request);
        shown.jobs.waitForAll();
        QVERIFY(shown.view.run()->simulated && *shown.view.run()->simulated != shown.view.run()->planned);
        const QString details = shown.field<QLabel>("synthesisDetails")->text();
        QVERIFY2(details.contains(" over links"), qPrintable(details)); // more than the messages of its schedule
        QVERIFY2(details.contains("simulated, where switches send on what comes first"), qPrintable(details));
        QVERIFY2(details.contains("at least there"), qPrintable(details)); // its bound is another one
    }

    // Less than the two halves take one after the other, which is no contradiction.
    void halvesThatOverlapAreSaidTo()
    {
        Shown shown("Mesh(4x4,50GiB/s,500ns)");
        study::SynthesisRequest request = requestOf(PatternKind::AllReduce, 8U << 20U);
        request.chunks = 2;
        shown.view.start(request);
        shown.jobs.waitForAll();
        const study::SynthesisRun& run = *shown.view.run();
        QVERIFY(run.planned < *run.synthesis.bound.composition);
        const QString details = shown.field<QLabel>("synthesisDetails")->text();
        QVERIFY2(details.contains("all-gather, which overlap here"), qPrintable(details));
    }

    void theCurveBeginsAnewWhenTheBestGoesUp()
    {
        SearchChart chart;
        chart.setBound(1000);
        chart.addPoint(0, 5000);
        chart.addPoint(1, 5000);
        chart.addPoint(2, 5000);
        chart.addPoint(3, 4000);
        QCOMPARE(chart.points(), (QList<QPointF> { { 0, 5 }, { 3, 5 }, { 3, 4 } }));
        chart.addPoint(4, 9000);
        QCOMPARE(chart.points(), (QList<QPointF> { { 4, 9 } }));
        chart.clear();
        QVERIFY(chart.points().isEmpty());
    }

    void whatFailsIsSaid()
    {
        Shown none("no such fabric");
        none.view.start(requestOf(PatternKind::AllGather, 1024));
        QVERIFY(!none.view.isRunning());
        QVERIFY(!none.field<QLabel>("synthesisMessage")->text().isEmpty());
        Shown ring("Ring(8,50GiB/s,500ns)");
        ring.view.start(requestOf(PatternKind::AllGather, 3));
        ring.jobs.waitForAll();
        QVERIFY(ring.view.run() == nullptr);
        QVERIFY(!ring.field<QLabel>("synthesisMessage")->text().isEmpty());
        QVERIFY(ring.view.emptyState()->isVisible());
    }

    void theResultIsWritten()
    {
        QTemporaryDir folder;
        Shown shown("Ring(4,50GiB/s,500ns)");
        shown.view.start(requestOf(PatternKind::AllReduce, 4U << 20U));
        shown.jobs.waitForAll();
        for (const char* file : { "a.xml", "a.json" }) {
            shown.view.exportSchedule(folder.filePath(file));
            shown.jobs.waitForAll();
            QVERIFY2(QFileInfo(folder.filePath(file)).size() > 0, file);
        }
    }

    void aCompactResultSaysWhatItOffers()
    {
        // 1296 NPUs: 1.7 million transfers.
        Shown shown("Torus(36x36,50GiB/s,500ns)");
        for (const char* name : { "synthesisOpen", "synthesisExport", "synthesisShowCut", "synthesisCompare" })
            QVERIFY(shown.field<QPushButton>(name)->toolTip().contains("There is no result yet"));
        QVERIFY(shown.field<QLabel>("synthesisCompact")->isHidden());
        shown.view.start(requestOf(PatternKind::AllGather, std::uint64_t { 1296 } << 20U));
        shown.jobs.waitForAll();
        QVERIFY(shown.view.run() != nullptr && shown.view.run()->schedule == nullptr);
        QVERIFY(shown.field<QLabel>("synthesisCompact")->isVisible());
        QVERIFY(shown.field<QLabel>("synthesisCompact")->text().contains("stays compact"));
        for (const char* name : { "synthesisOpen", "synthesisUse" }) {
            QVERIFY(!shown.field<QPushButton>(name)->isEnabled());
            QVERIFY(shown.field<QPushButton>(name)->toolTip().contains("transfers"));
        }
        for (const char* name : { "synthesisExport", "synthesisShowCut", "synthesisCompare" })
            QVERIFY2(shown.field<QPushButton>(name)->isEnabled(), name);
        QVERIFY(!shown.view.searchChart()->points().isEmpty());
        shown.picture("compact");
        QTemporaryDir folder;
        QSignalSpy said(&shown.view, &SynthesisView::statusMessage);
        shown.view.exportSchedule(folder.filePath("a.wsteps"));
        shown.jobs.waitForAll();
        QVERIFY(said.back().front().toString().contains("Wrote"));
        const auto stored = synthesis::openStepFile(folder.filePath("a.wsteps").toStdString());
        QVERIFY(stored.ok());
        QCOMPARE(stored->transfers(), shown.view.run()->synthesis.transfers);
        QVERIFY(synthesis::checkStoredSteps(shown.view.run()->synthesis.graph, *stored).ok());
        shown.view.exportSchedule("/nowhere/a.wsteps");
        shown.jobs.waitForAll();
        QVERIFY(said.back().front().toString().contains("Not written"));
        // The next result can be opened again.
        shown.view.reset();
        QVERIFY(shown.field<QLabel>("synthesisCompact")->isHidden());
    }

    void itIsReadableInTheDarkAndFromTheRight()
    {
        applyTheme(*qApp, ThemeKind::Dark);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        Shown shown("Mesh(4,50GiB/s,500ns)_Mesh(4,75GiB/s,900ns)");
        study::SynthesisRequest request = requestOf(PatternKind::AllReduce, 64U << 20U);
        request.starts = 4;
        shown.view.form()->setRequest(request);
        shown.view.start(request);
        shown.jobs.waitForAll();
        shown.view.compare();
        shown.jobs.waitForAll();
        shown.picture("dark-rtl");
        for (auto* button : shown.view.findChildren<QPushButton*>())
            QVERIFY2(!button->isVisible() || button->width() >= button->minimumSizeHint().width(),
                qPrintable(button->text()));
    }
};

WEFT_TEST(TestSynthesisView)
#include "tst_synthesis_view.moc"
