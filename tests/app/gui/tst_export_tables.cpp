// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that views write as CSV: which of them, and that a program can read what is in them.
#include "app/gui/panels/compare_view.h"
#include "app/gui/screenshot.h"
#include "app/gui/views/view_exporter.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"
#include "widgets/report/report_dialog.h"

#include <QAction>
#include <QDateTime>
#include <QDockWidget>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace weft;
using namespace weft::gui;
using widgets::ReportDialog;

namespace {

// The sample, run twice; nobody has looked at the comparison.
std::unique_ptr<MainWindow> ranTwice(bool useSession = false)
{
    auto window = std::make_unique<MainWindow>(useSession);
    window->resize(1500, 950);
    window->show();
    window->openSample();
    test::settle(*window, 60, 3);
    Workspace* workspace = window->workspace();
    workspace->fabric()->setBandwidth(workspace->fabric()->columns().linkKeys, 25);
    (void)workspace->run();
    test::settle(*window, 60, 3);
    return window;
}

ReportDialog* openDialog(MainWindow& window)
{
    window.commands()->action(QStringLiteral("file.report"))->trigger();
    auto* dialog = window.findChild<ReportDialog*>();
    return QTest::qWaitFor([dialog] { return dialog->isMade(); }, 30'000) ? dialog : nullptr;
}

void closeDialog(ReportDialog* dialog)
{
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

QStringList idsOf(const widgets::Report& report)
{
    QStringList ids;
    for (const widgets::ReportSection& section : report.sections)
        ids << section.id;
    return ids;
}

// Of a table.
QString textOf(const widgets::ViewExport& from)
{
    QString text;
    for (const widgets::TableReader read = from.table(); read(text);) { }
    return text;
}

} // namespace

class TestExportTables : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theTableInFrontIsWritten()
    {
        const auto window = ranTwice();
        window->setMode(Mode::Compare);
        test::settle(*window, 60, 3);
        auto* view = window->views()->get<CompareView>();
        auto* tabs = view->findChild<QTabWidget*>("compareTabs");
        for (const char* name : { "compareLinks", "compareFigures", "compareRuns", "compareLinks" }) {
            auto* table = view->findChild<widgets::DataTable*>(name);
            for (int page = 0; page < tabs->count(); ++page) {
                if (tabs->widget(page) == table || tabs->widget(page)->isAncestorOf(table))
                    tabs->setCurrentIndex(page);
            }
            for (const bool hasFocus : { true, false }) {
                if (hasFocus)
                    table->setFocus();
                else
                    window->setFocus();
                const std::vector<widgets::ViewExport> exports = view->exports();
                const widgets::ViewExport* one = ViewExporter::chosenOf(exports, "a.csv", {});
                QVERIFY(one != nullptr);
                QCOMPARE(one->name, table->accessibleName());
                QCOMPARE(textOf(*one), table->toCsv());
            }
        }
    }

    // Units stand in the header, and cells are numbers, moments, words or nothing.
    void cellsArePlain()
    {
        const auto window = ranTwice();
        const auto csvOf = [&window](const char* name) {
            (void)window->showView(name);
            test::settle(*window, 60, 3);
            const std::vector<widgets::ViewExport> exports = window->views()->find(name)->exports();
            const auto table = std::ranges::find(exports, widgets::ViewExport::Kind::Table, &widgets::ViewExport::kind);
            return table == exports.end() ? QStringList() : textOf(*table).split("\r\n", Qt::SkipEmptyParts);
        };
        const QStringList runs = csvOf("runs");
        QCOMPARE(runs.size(), 3);
        const QStringList heads = runs[0].split(',');
        const auto makespan = heads.indexOf("Makespan (ns)");
        const auto started = heads.indexOf("Started");
        QVERIFY2(makespan > 0 && started > 0, qPrintable(runs[0]));
        const auto& items = window->workspace()->runs()->items();
        for (qsizetype row = 1; row < runs.size(); ++row) {
            static const QRegularExpression quoted("\"[^\"]*\"");
            const QStringList cells = QString(runs[row]).replace(quoted, "words").split(',');
            QCOMPARE(cells[makespan].toULongLong(), items[static_cast<std::size_t>(row) - 1].entry.makespanNs);
            QVERIFY2(QDateTime::fromString(cells[started], Qt::ISODate).isValid(), qPrintable(cells[started]));
            QVERIFY(cells[started].endsWith('Z'));
        }
        for (const auto& [view, head] : { std::pair { "summary", "Finish (ns)" }, { "summary", "Idle (ns)" },
                 { "range", "Compute (ns)" }, { "range", "Bytes sent (B)" } })
            QVERIFY2(csvOf(view).value(0).split(',').contains(head), head);
        // Nothing is there for eyes only, in any table of any view.
        int tables = 0;
        static const QRegularExpression forEyes("(^|,)–(,|\r|$)|[\u2066-\u2069]");
        for (const auto& [info, view] : window->views()->entries()) {
            for (const widgets::DataTable* table : widgets::tablesIn(*view)) {
                const auto found = forEyes.match(table->toCsv());
                QVERIFY2(!found.hasMatch(), qPrintable(info->name + ": " + table->accessibleName()));
                tables += table->model()->rowCount() > 0 ? 1 : 0;
            }
        }
        QVERIFY(tables > 6);
    }

    void stagesAreATable()
    {
        MainWindow window(false);
        window.resize(1500, 950);
        window.show();
        window.openSample("adam");
        for (int visit = 0; visit < 2; ++visit) {
            QVERIFY(window.showView("stages"));
            test::settle(window, 60, 3);
            const std::vector<widgets::ViewExport> exports = window.views()->find("stages")->exports();
            const widgets::ViewExport* one = ViewExporter::chosenOf(exports, "a.csv", {});
            QVERIFY(one != nullptr);
            const QStringList lines = textOf(*one).split("\r\n", Qt::SkipEmptyParts);
            QCOMPARE(lines.value(0), QString("Stage,Kind,Type,Inputs"));
            QVERIFY(lines.size() > 5);
            QVERIFY(textOf(*one).contains("all-reduce"));
            QVERIFY(window.showView("program"));
        }
    }

    void aReportComparesWithoutAVisit()
    {
        for (const bool hasVisited : { false, true }) {
            const auto window = ranTwice();
            if (hasVisited) {
                window->setMode(Mode::Compare);
                test::settle(*window, 60, 3);
                window->setMode(Mode::Analyze);
            }
            for (int visit = 0; visit < 2; ++visit) {
                ReportDialog* dialog = openDialog(*window);
                QVERIFY(dialog != nullptr);
                const widgets::Report report = dialog->report();
                const auto section = std::ranges::find(report.sections, "comparison", &widgets::ReportSection::id);
                QVERIFY(section != report.sections.end());
                QVERIFY(!section->sentences.isEmpty());
                QCOMPARE(section->pictures.size(), std::size_t { 3 });
                QVERIFY(section->tables.size() >= 6);
                closeDialog(dialog);
            }
        }
    }

    // One that is made for a file leaves the window as it is, and shows nothing in between.
    void aReportForAFileTouchesNeitherModeNorLayout()
    {
        const auto window = ranTwice();
        window->setMode(Mode::Analyze);
        test::settle(*window, 60, 3);
        const QByteArray layout = window->saveState();
        int changes = 0;
        for (const Mode mode : { Mode::Analyze, Mode::Compare, Mode::Design })
            connect(window->commands()->action(QStringLiteral("mode.") + modeId(mode)), &QAction::toggled, this,
                [&changes] { ++changes; });
        for (const QDockWidget* dock : window->findChildren<QDockWidget*>())
            connect(dock, &QDockWidget::visibilityChanged, this, [&changes] { ++changes; });
        for (int visit = 0; visit < 2; ++visit) {
            QStringList silent;
            QString error;
            const auto report = makeReport(*window, { "comparison", "finding" }, silent, error);
            QVERIFY2(report, qPrintable(error));
            QVERIFY(silent.isEmpty());
            QCOMPARE(idsOf(*report), (QStringList { "comparison", "finding" }));
            QCOMPARE(report->sections[0].pictures.size(), std::size_t { 3 });
            QCOMPARE(changes, 0);
            QCOMPARE(window->mode(), Mode::Analyze);
            QCOMPARE(window->saveState(), layout);
        }
    }

    void aReportKeepsItsSections()
    {
        test::forgetSession();
        auto window = ranTwice(true);
        ReportDialog* dialog = openDialog(*window);
        QVERIFY(dialog != nullptr);
        QStringList wanted = idsOf(dialog->report());
        QCOMPARE(wanted.value(0), QString("finding"));
        auto* list = dialog->findChild<QListWidget*>("reportSections");
        list->setCurrentRow(0);
        dialog->findChild<QPushButton*>("reportMoveDown")->click(); // finding comes second
        list->item(2)->setCheckState(Qt::Unchecked); // no topology
        std::swap(wanted[0], wanted[1]);
        wanted.removeAt(2);
        QCOMPARE(idsOf(dialog->report()), wanted);
        for (const bool isRestart : { false, false, true }) {
            closeDialog(dialog);
            if (isRestart) {
                window.reset();
                window = ranTwice(true);
            }
            dialog = openDialog(*window);
            QVERIFY(dialog != nullptr);
            QCOMPARE(idsOf(dialog->report()), wanted);
        }
        // What nobody knows any more is passed over, and what nobody knew stands at its place.
        const QStringList choice = dialog->choice();
        closeDialog(dialog);
        ReportDialog other({},
            { { "a", "A",
                  [] {
                      return widgets::ReportSection { "a", "A", { "x" }, {}, {}, {}, {} };
                  } },
                { "b", "B",
                    [] {
                        return widgets::ReportSection { "b", "B", { "x" }, {}, {}, {}, {} };
                    } },
                { "c", "C", [] { return widgets::ReportSection {}; } } },
            "stem", window->workspace()->jobs());
        other.setChoice({ "gone", "-b", "-c" });
        QTRY_VERIFY(other.isMade());
        QCOMPARE(idsOf(other.report()), QStringList { "a" });
        QCOMPARE(other.choice(), (QStringList { "-b", "-c", "a" }));
        QVERIFY(choice.contains("-topology"));
    }
};

WEFT_TEST(TestExportTables)
#include "tst_export_tables.moc"
