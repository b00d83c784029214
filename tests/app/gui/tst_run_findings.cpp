// SPDX-License-Identifier: GPL-3.0-or-later
// What a run found is kept with it: in the list of issues and in reports, after saving, closing and another start. What
// is found while it is written is told until it is written again.
#include "app/gui/views/report_sections.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "engine/io/text_file.h"
#include "tests/support/exports.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/issues/issues_model.h"
#include "widgets/issues/issues_view.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/synthesis/synthesis_view.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::gui;

namespace {

// Said by the run that has this name, as they are listed.
QStringList toldBy(MainWindow& window, const QString& run)
{
    QStringList lines;
    const auto* issues = window.views()->get<widgets::IssuesView>()->model();
    for (int row = 0; row < issues->rowCount(); ++row) {
        const widgets::Issue& issue = issues->issue(row);
        if (issue.source.contains(run))
            lines << widgets::inWords(issue.finding.error);
    }
    return lines;
}

widgets::ReportSection warningsOf(MainWindow& window)
{
    const auto parts = reportParts(*window.views(), *window.workspace());
    return std::ranges::find(parts, "warnings", &widgets::ReportPart::id)->make();
}

QStringList reported(MainWindow& window)
{
    QStringList lines;
    for (const widgets::ReportTable& table : warningsOf(window).tables) {
        for (const QStringList& row : table.rows)
            lines << row.back();
    }
    return lines;
}

// With a key in the settings that nobody knows.
void runWithAWarning(MainWindow& window)
{
    window.show();
    window.openSample();
    test::settle(window, 60, 3);
    study::RunSettings settings = window.workspace()->settings();
    settings.system = R"({"endpoint-delay": 10, "endpoint-delai": 20})";
    window.workspace()->setSettings(settings, "Set");
    QVERIFY(window.workspace()->run().isEmpty());
    test::settle(window, 60, 4);
    QVERIFY(window.workspace()->currentRun() != nullptr);
}

} // namespace

class TestRunFindings : public weft::test::SessionTest {
    Q_OBJECT

private slots:
    void theyAreThereAgainAfterAnotherStart()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("kept.weft");
        QStringList found; // and listed: what the workload says of itself is not told twice
        QStringList all; // that the report says
        QString run;
        {
            MainWindow window(true);
            runWithAWarning(window);
            if (QTest::currentTestFailed())
                return;
            run = QString::fromStdString(window.workspace()->runs()->current()->entry.name);
            found = toldBy(window, run);
            QVERIFY2(found.filter("endpoint-delai").size() == 1, qPrintable(found.join('\n')));
            all = reported(window);
            QVERIFY2(all.filter("endpoint-delai").size() == 1, qPrintable(all.join('\n')));
            QVERIFY(window.workspace()->saveProject(file).ok());
            test::settle(window, 60, 3);
        }
        for (int start = 0; start < 2; ++start) {
            MainWindow window(true);
            window.show();
            for (int visit = 0; visit < 2; ++visit) {
                QCOMPARE(window.openFile(file), QString());
                test::settle(window, 60, 4);
                QVERIFY(window.workspace()->currentRun() != nullptr);
                const QStringList told = toldBy(window, run);
                for (const QString& line : found)
                    QVERIFY2(told.contains(line), qPrintable(told.join('\n')));
                QCOMPARE(reported(window), all);
                window.workspace()->startNew();
                test::settle(window, 60, 3);
                QVERIFY(toldBy(window, run).isEmpty());
            }
        }
        // Of a project that knows nothing of them that is said, and of a run without any something else.
        Result<std::string> text = io::readTextFile(file.toStdString());
        const std::size_t from = text->find(",\n      \"findings\"");
        QVERIFY(from != std::string::npos);
        const std::size_t to = text->find("\n      ]", from) + 8;
        for (const bool isOlder : { true, false }) {
            QFile changed(file);
            QVERIFY(changed.open(QIODevice::WriteOnly));
            std::string other = *text;
            other.replace(from, to - from, isOlder ? "" : ", \"findings\": []");
            changed.write(QByteArray::fromStdString(other));
            changed.close();
            MainWindow window(true);
            window.show();
            QCOMPARE(window.openFile(file), QString());
            test::settle(window, 60, 4);
            QVERIFY(window.workspace()->currentRun() != nullptr);
            QVERIFY(toldBy(window, run).isEmpty());
            QVERIFY(reported(window).isEmpty());
            QCOMPARE(warningsOf(window).sentences.size(), 1);
            QCOMPARE(warningsOf(window).sentences.front().contains("older Weft"), isOlder);
        }
    }

    // Traces of something larger under the same prefix would be read as part of it, and are not ours to remove.
    void tracesOfSomethingElseAreLeft()
    {
        const QTemporaryDir folder;
        const std::string further = folder.filePath("timed.64.et").toStdString();
        QVERIFY(io::writeTextFile(further, "of something larger").ok());
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 60, 3);
        QVERIFY(window.showView(QStringLiteral("timeline")));
        test::settle(window, 60, 2);
        widgets::View& timeline = *window.views()->find(QStringLiteral("timeline"));
        for (const qsizetype refused : { 1, 0 }) { // over with the next
            QString error;
            QVERIFY2(test::writeFirst(timeline, widgets::ViewExport::Kind::File, folder.filePath("timed.et"), error,
                         QStringLiteral("Workload with the times of the run")),
                qPrintable(error));
            window.workspace()->jobs()->waitForAll();
            QTRY_COMPARE(toldBy(window, QStringLiteral("Export")).filter("has the same prefix").size(), refused);
            QCOMPARE(QFile::exists(folder.filePath("timed.63.et")), refused == 0);
            QCOMPARE(QFile::remove(QString::fromStdString(further)), refused == 1);
        }
    }

    // What is found while an algorithm is written is told by whichever view writes it.
    void soAreThoseOfAlgorithms()
    {
        const QTemporaryDir folder;
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 60, 3);
        auto* schedule = window.views()->get<widgets::ScheduleView>();
        auto* synthesis = window.views()->get<widgets::SynthesisView>();
        QVERIFY(window.showView(QStringLiteral("schedule")));
        widgets::LibraryOrder order;
        order.algorithm = "ring";
        order.request.pattern.ranks = 4;
        schedule->make(order);
        study::SynthesisRequest request;
        request.size = Bytes { 1U << 20U };
        synthesis->start(request);
        QTRY_VERIFY(synthesis->run() != nullptr && synthesis->run()->schedule != nullptr
            && schedule->side(0)->schedule() != nullptr);
        test::settle(window, 60, 2);
        const auto write = [&](int writer, const QString& path) {
            writer == 0 ? schedule->exportSchedule(path) : synthesis->exportSchedule(path);
            window.workspace()->jobs()->waitForAll();
        };
        for (const int writer : { 0, 1 }) {
            const std::uint32_t ranks
                = (writer == 0 ? schedule->side(0)->schedule() : synthesis->run()->schedule)->rankCount();
            const QString further = folder.filePath(QStringLiteral("made%1.%2.et").arg(writer).arg(ranks));
            QVERIFY(io::writeTextFile(further.toStdString(), "of something larger").ok());
            for (const qsizetype refused : { 1, 0 }) { // over with the next
                write(writer, folder.filePath(QStringLiteral("made%1.et").arg(writer)));
                QTRY_COMPARE(toldBy(window, QStringLiteral("Export")).filter("has the same prefix").size(), refused);
                QCOMPARE(QFile::exists(folder.filePath(QStringLiteral("made%1.0.et").arg(writer))), refused == 0);
                QCOMPARE(QFile::remove(further), refused == 1);
            }
            // Nor is it only a passing word if nothing could be written.
            write(writer, folder.filePath(QStringLiteral("none/made.json")));
            QTRY_COMPARE(toldBy(window, QStringLiteral("Export")).size(), 1);
        }
    }
};

WEFT_TEST(TestRunFindings)
#include "tst_run_findings.moc"
