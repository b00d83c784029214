// SPDX-License-Identifier: GPL-3.0-or-later
// Reports through the window: which sections there are, in which order, and that the files can be read by others and
// are the same again.
#include "app/gui/views/report_pictures.h"
#include "app/gui/views/report_sections.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/report_reader.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/report/report_dialog.h"
#include "widgets/report/report_html.h"
#include "widgets/report/report_pages.h"

#include <QAction>
#include <QElapsedTimer>
#include <QListWidget>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>

using namespace weft;
using namespace weft::gui;
using test::Found;
using test::readHtml;
using widgets::Report;
using widgets::ReportDialog;
using widgets::ReportSection;

namespace {

ReportDialog* openReport(MainWindow& window)
{
    window.commands()->action(QStringLiteral("file.report"))->trigger();
    auto* dialog = window.findChild<ReportDialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog)
        || !QTest::qWaitFor([dialog] { return dialog->isMade(); }, 30'000))
        return nullptr;
    return dialog;
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT

    // The sample, until every view has its picture.
    static void solve(MainWindow& window)
    {
        window.show();
        window.openSample();
        window.setMode(Mode::Analyze);
        QTRY_VERIFY(window.workspace()->currentRun() != nullptr);
        for (const char* view : { "timeline", "utilization", "heatmap" })
            QTRY_VERIFY2(!window.views()->find(view)->exports().empty(), view);
    }

private slots:
    void theSampleSaysWhatItHas()
    {
        MainWindow window(false);
        solve(window);
        if (QTest::currentTestFailed())
            return;
        QByteArray before;
        for (int visit = 0; visit < 2; ++visit) { // the second one finds the same
            ReportDialog* dialog = openReport(window);
            QVERIFY(dialog != nullptr);
            const Found found = readHtml(*toHtml(dialog->report()));
            QVERIFY(found.isSound);
            QCOMPARE(found.sections,
                (QStringList {
                    "finding", "inputs", "topology", "metrics", "timeline", "utilization", "heatmap", "warnings" }));
            QCOMPARE(found.pictures, 4);
            QVERIFY(found.rows > 100);
            for (const widgets::ReportSection& section : dialog->report().sections) {
                if (section.id == "heatmap") // lines are too thin for a name each
                    QVERIFY(section.pictures.front().data.contains("of 448 links named"));
            }
            QVERIFY(visit == 0 || *toHtml(dialog->report()) == before);
            before = *toHtml(dialog->report());
            const QString words = widgets::withoutIsolates(QString::fromUtf8(before));
            for (const char* setting : { ">10 ns<", ">3350 GB/s<", ">900 TFLOP/s<", ">ring, direct, halvingDoubling<" })
                QVERIFY2(words.contains(QLatin1String(setting)), setting);
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(window.findChild<ReportDialog*>() == nullptr);
        }
    }

    void aDarkWindowMakesTheSameReport()
    {
        MainWindow window(false);
        solve(window);
        if (QTest::currentTestFailed())
            return;
        QByteArray made;
        using widgets::ThemeKind;
        for (const ThemeKind theme : { ThemeKind::Light, ThemeKind::Dark, ThemeKind::Light }) {
            window.setTheme(theme);
            ReportDialog* dialog = openReport(window);
            QVERIFY(dialog != nullptr);
            const QByteArray html = *toHtml(dialog->report());
            QVERIFY(made.isEmpty() || html == made);
            made = html;
            QCOMPARE(widgets::Theme::current().kind, theme); // as it was before
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    // Views that no mode in force shows have never learnt a size; and where the clock stands is nobody's result.
    void theModeMakesNoDifference()
    {
        QByteArray made;
        for (const Mode mode : { Mode::Analyze, Mode::Design, Mode::Programs, Mode::Design }) {
            MainWindow window(false);
            window.setMode(Mode::Design);
            solve(window);
            if (QTest::currentTestFailed())
                return;
            window.setMode(mode);
            window.workspace()->time()->setVisible({ 1'000'000, 2'000'000 });
            window.workspace()->time()->setCursor(made.isEmpty() ? 0 : 1'500'000);
            window.resize(made.isEmpty() ? QSize(1400, 900) : QSize(1000, 640));
            ReportDialog* dialog = openReport(window);
            QVERIFY(dialog != nullptr);
            const QByteArray html = *toHtml(dialog->report());
            QVERIFY2(made.isEmpty() || html == made, qPrintable(QString::number(static_cast<int>(mode))));
            made = html;
        }
    }

    void sectionsAreChosenAndOrderedByKeys()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        ReportDialog* dialog = openReport(window);
        QVERIFY(dialog != nullptr);
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("reportSections"));
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Space); // What was found: out
        QTest::keyClick(dialog->findChild<QPushButton*>(QStringLiteral("reportMoveDown")), Qt::Key_Space);
        for (int row = 2; row < list->count(); ++row) {
            if (list->item(row)->checkState() == Qt::Checked)
                list->item(row)->setCheckState(Qt::Unchecked);
        }
        QCOMPARE(readHtml(*toHtml(dialog->report())).sections, QStringList { "inputs" });
        list->item(1)->setCheckState(Qt::Checked);
        QCOMPARE(readHtml(*toHtml(dialog->report())).sections, (QStringList { "inputs", "finding" }));
        auto* pages = dialog->findChild<QScrollArea*>(QStringLiteral("reportPages"));
        QTRY_COMPARE(pages->widget()->findChildren<QLabel*>().size(), 1);
        for (int row = 2; row < list->count(); ++row)
            list->item(row)->setCheckState(Qt::Checked);
        QTRY_VERIFY(pages->widget()->findChildren<QLabel*>().size() > 3);
        // The PDF has the pages that one has seen.
        const auto pdf = toPdf(dialog->report());
        QVERIFY(pdf);
        QCOMPARE(pdf->count("/Type /Page\n"), pages->widget()->findChildren<QLabel*>().size());
        for (int row = 0; row < list->count(); ++row)
            list->item(row)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("reportSave"))->isEnabled());
    }

    // The window goes on while the report of a fabric of 10,000 nodes is made. The bound is that of a machine which
    // others use too; the figure that is said is what counts.
    void aLargeReportLeavesTheWindowAlive()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("large.weft"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": \"weft-project\", \"version\": 1, \"fabric\": { \"format\": \"weft-topology\", "
                   "\"version\": 1, \"spec\": \"FatTree(8192,50GB/s,500ns,leaf=4)\" }, \"workload\": { \"kind\": "
                   "\"benchmark\", \"benchmark\": { \"pattern\": \"all-reduce\", \"bytes\": 67108864 } }, "
                   "\"settings\": { \"network\": \"aware\", \"record\": \"full\", \"system\": { "
                   "\"endpoint-delay\": 10, \"all-reduce-implementation\": [\"halvingDoubling\"] } } }");
        file.close();
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        QCOMPARE(window.openFile(file.fileName()), QString());
        test::settle(window, 100, 3);
        QVERIFY(window.workspace()->fabric()->columns().nodeCount() >= 9'900);
        window.commands()->action(QStringLiteral("run.start"))->trigger();
        test::settle(window, 200, 4);
        QVERIFY(window.workspace()->currentRun() != nullptr);
        // A second run, to be compared with the first.
        window.workspace()->fabric()->setBandwidth(window.workspace()->fabric()->columns().linkKeys, 25);
        test::settle(window, 100, 3);
        QVERIFY(window.workspace()->run().isEmpty());
        test::settle(window, 200, 4);
        QElapsedTimer since;
        qint64 longest = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, since.restart()); });
        beat.start(1);
        since.start();
        const ReportDialog* dialog = openReport(window);
        QVERIFY(dialog != nullptr);
        auto* pages = dialog->findChild<QScrollArea*>(QStringLiteral("reportPages"));
        QTRY_VERIFY_WITH_TIMEOUT(pages->widget()->findChildren<QLabel*>().size() > 3, 30'000);
        const Report report = dialog->report();
        QVERIFY(std::ranges::any_of(report.sections, [](const ReportSection& one) { return one.id == "comparison"; }));
        const auto pdf = toPdf(report);
        QVERIFY(pdf);
        QVERIFY2(!pdf->contains("DCTDecode"), "pictures of lines are no photographs");
        qInfo("the longest turn took %lld ms; the PDF has %lld bytes", longest, qint64 { pdf->size() });
        QVERIFY2(longest < 500, qPrintable(QString::number(longest)));
        QVERIFY(pdf->size() < 5'000'000);
    }

    // They are asked for here, and drawn by a worker: of a run, of two that are compared, of a program.
    void noPictureIsDrawnByTheWindow()
    {
        MainWindow window(false);
        solve(window);
        if (QTest::currentTestFailed())
            return;
        window.workspace()->fabric()->setBandwidth(window.workspace()->fabric()->columns().linkKeys, 25);
        QVERIFY(window.workspace()->run().isEmpty());
        test::settle(window, 60, 3);
        MainWindow withProgram(false);
        withProgram.setTheme(widgets::ThemeKind::Dark); // pictures are light all the same
        withProgram.show();
        withProgram.openSample("adam");
        test::settle(withProgram, 60, 3);
        QStringList drawn;
        for (MainWindow* shown : { &window, &withProgram }) {
            for (const widgets::ReportPart& part : reportParts(*shown->views(), *shown->workspace()))
                QTRY_VERIFY(!part.isComing || !part.isComing());
            test::settle(*shown, 60, 3);
            const QPalette palette = QApplication::palette();
            for (const widgets::ReportPart& part : reportParts(*shown->views(), *shown->workspace())) {
                ReportSection section = part.make();
                QVERIFY(QApplication::palette() == palette);
                for (const widgets::ReportPicture& picture : section.pictures)
                    QVERIFY2(picture.data.isEmpty() && picture.paint, qPrintable(part.id));
                const bool isDone = std::async(std::launch::async, [&section] { return drawPictures(section); }).get();
                QVERIFY(isDone);
                for (const widgets::ReportPicture& picture : section.pictures) {
                    drawn << part.id;
                    QVERIFY2(picture.isShapes && picture.data.size() > 5'000, qPrintable(part.id));
                    // Where the clock of the window stands is nobody's result.
                    QVERIFY2(!picture.data.contains(">0 ns<"), qPrintable(part.id));
                }
            }
        }
        QCOMPARE(drawn.count("comparison"), 3);
        QCOMPARE(drawn.count("program"), 1);
        QVERIFY(drawn.size() >= 8);
    }

    // What has no room on a page ends with a whole row, and how much is shown is said.
    void aTimelineEndsWithAWholeRow()
    {
        MainWindow window(false);
        solve(window);
        if (QTest::currentTestFailed())
            return;
        const auto picture = timelinePicture(*window.views()->find("timeline"), { 960, 480 });
        QVERIFY(picture && picture->title.contains("468 rows"));
        QImage image(picture->size, QImage::Format_RGB32);
        QPainter painter(&image);
        picture->paint(painter, image.size(), {});
        painter.end();
        // From below: the legend, the gap, then the line under the last row, and nothing of another one.
        const auto isEmpty = [&image](int y) {
            for (int x = 0; x < 150; ++x) {
                if (image.pixel(x, y) != image.pixel(0, image.height() - 26 + 5))
                    return false;
            }
            return true;
        };
        for (int y = image.height() - 25; y < image.height() - 21; ++y)
            QVERIFY2(isEmpty(y), qPrintable(QString::number(y)));
    }

    // A picture that never ends unless it is told to.
    void aStopEndsAPicture()
    {
        widgets::JobRunner jobs;
        std::atomic<int> begun { 0 };
        std::atomic<bool> isEndless { true };
        const auto part = [&begun, &isEndless](const char* id) {
            return widgets::ReportPart { id, id, [id, &isEndless, &begun] {
                                            ReportSection made { id, id, { "x" }, {}, {}, {}, {} };
                                            made.pictures.push_back({ id, { 40, 30 }, {}, true,
                                                [&isEndless, &begun](QPainter&, QSize, const Watch& watch) {
                                                    ++begun;
                                                    while (isEndless && !watch.stop.stop_requested())
                                                        std::this_thread::yield();
                                                } });
                                            return made;
                                        } };
        };
        for (const bool isClosed : { false, true }) {
            begun = 0;
            isEndless = true;
            ReportDialog dialog({}, { part("a"), part("b") }, "stem", &jobs);
            dialog.show();
            QTRY_COMPARE(begun.load(), 1);
            if (isClosed) {
                dialog.reject();
                jobs.waitForAll();
                QVERIFY(jobs.isIdle());
                continue;
            }
            // In the dialog itself: it keeps the window, and the status bar in it, out of reach.
            auto* stop = dialog.findChild<QPushButton*>(QStringLiteral("reportStop"));
            QTRY_VERIFY(stop->isVisible());
            // All of it stops, until it is asked to go on; the picture is not begun anew as pixels.
            const auto* state = dialog.findChild<QLabel*>(QStringLiteral("reportState"));
            for (int visit = 1; visit <= 2; ++visit) {
                stop->click();
                QTRY_VERIFY(state->text().contains("2 section"));
                QTRY_VERIFY(stop->text().contains("on"));
                QTest::qWait(400); // what is there is laid out again meanwhile
                QVERIFY2(state->text().contains("2 section"), qPrintable(state->text()));
                QCOMPARE(begun.load(), visit);
                QVERIFY(!dialog.isMade() && dialog.report().sections.empty());
                stop->click();
                QTRY_COMPARE(begun.load(), visit + 1);
                QTRY_VERIFY(stop->text().contains("top"));
            }
            isEndless = false;
            QTRY_VERIFY(dialog.isMade());
            QTRY_VERIFY(!stop->isVisible());
            QCOMPARE(dialog.report().sections.size(), std::size_t { 2 });
        }
    }

    void withoutARunItSaysSo()
    {
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        ReportDialog* dialog = openReport(window);
        QVERIFY(dialog != nullptr);
        QVERIFY(dialog->report().sections.empty());
        QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("reportSave"))->isEnabled());
        // Nothing can be chosen: what is missing is said instead.
        const auto* state = dialog->findChild<QLabel*>(QStringLiteral("reportState"));
        QTRY_VERIFY2(state->text().startsWith("There is nothing to report yet"), qPrintable(state->text()));
    }

    // By the validator of the W3C: VNU_JAR names it where it is at hand.
    void aValidatorFindsNothing()
    {
        const QString validator = qEnvironmentVariable("VNU_JAR");
        if (validator.isEmpty() || QStandardPaths::findExecutable("java").isEmpty())
            QSKIP("VNU_JAR names no validator, or java is not installed");
        MainWindow window(false);
        solve(window);
        if (QTest::currentTestFailed())
            return;
        ReportDialog* dialog = openReport(window);
        QVERIFY(dialog != nullptr);
        Report report = dialog->report();
        ReportSection other { "other", "Other", { "Said & <done>" }, { { "a", "b" } }, {}, {}, {} };
        other.tables.push_back({ {}, {}, { false, true }, { { "no title", "1" } }, "Note" });
        other.tables.push_back({ "No rows", { "a" }, { false }, {}, {} });
        other.listings.push_back({ "Lines", "if (a < b)\n  c & d\n" });
        report.sections.push_back(std::move(other));
        QTemporaryDir folder;
        QFile file(folder.filePath("a.html"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(*toHtml(report));
        file.close();
        QProcess java;
        java.setProcessChannelMode(QProcess::MergedChannels);
        java.start("java", { "-jar", validator, "--errors-only", file.fileName() });
        QVERIFY(java.waitForFinished(120'000));
        const QByteArray said = java.readAll();
        QVERIFY2(java.exitCode() == 0 && said.isEmpty(), said.constData());
    }
};

WEFT_TEST(TestReport)
#include "tst_report.moc"
