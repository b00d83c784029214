// SPDX-License-Identifier: GPL-3.0-or-later
// The dock of issues in a window of 1280×720: rows that can be read, files that fail and take nobody elsewhere, names
// that a dialog's filter hides, and errors of a run that go with their cause.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "engine/project/project_inputs.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"
#include "widgets/issues/issues_view.h"
#include "widgets/settings/system_text.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;
using widgets::IssuesModel;

namespace {

void settle(MainWindow& window)
{
    for (int i = 0; i < 4; ++i) {
        window.workspace()->jobs()->waitForAll();
        QTest::qWait(40);
    }
}

IssuesModel* issuesOf(MainWindow& window)
{
    return window.views()->get<widgets::IssuesView>()->model();
}

QString told(MainWindow& window)
{
    QStringList lines;
    for (int row = 0; row < issuesOf(window)->rowCount(); ++row) {
        const widgets::Issue& issue = issuesOf(window)->issue(row);
        const Error& error = issue.finding.error;
        lines << issue.source + ": " + QString::fromStdString(error.where.file) + ": "
                + QString::fromStdString(error.message);
    }
    return lines.join('\n');
}

// Errors that somebody says whose name begins so.
int errorsOf(MainWindow& window, const QString& source)
{
    int count = 0;
    for (int row = 0; row < issuesOf(window)->rowCount(); ++row) {
        const widgets::Issue& issue = issuesOf(window)->issue(row);
        count += issue.source.startsWith(source) && issue.finding.severity == Severity::Error ? 1 : 0;
    }
    return count;
}

// −1: ranks and NPUs match.
int rowOfRanks(MainWindow& window)
{
    for (int row = 0; row < issuesOf(window)->rowCount(); ++row) {
        const widgets::Issue& issue = issuesOf(window)->issue(row);
        if (issue.source == "Workload" && issue.finding.error.code == ErrorCode::MissingRank)
            return row;
    }
    return -1;
}

// Rows that are seen from their upper to their lower edge.
int wholeRows(MainWindow& window)
{
    const auto* table = window.findChild<widgets::DataTable*>(QStringLiteral("issuesTable"));
    const QRect seen = table->viewport()->visibleRegion().boundingRect();
    int count = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QRect box = table->visualRect(table->model()->index(row, IssuesModel::Message));
        count += box.top() >= seen.top() && box.bottom() <= seen.bottom() ? 1 : 0;
    }
    return count;
}

struct Folder {
    QTemporaryDir dir;
    QStringList bad { path("photo.png"), path("broken.yml"), path("broken.xml"), path("memory.json"),
        path("cut.0.et") };

    Folder()
    {
        QVERIFY(study::writeSample(dir.path().toStdString()).ok());
        write("photo.png", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\2", 26));
        write("broken.yml", "topology: [ Pentagram ]\nnpus_count: [ 4 ]\n");
        write("broken.xml", "<algo name='x' nchunksperloop='1'><gpu");
        write("memory.json", "{ \"memory-type\": ");
        write("cut.0.et", "\x05\x01");
    }
    [[nodiscard]] QString path(const char* name) const { return dir.filePath(QString::fromLatin1(name)); }
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
};

// Types names into the dialog that a command opens, and presses Return.
void openByTyping(MainWindow& window, const QString& folder, const QString& names)
{
    QTimer::singleShot(200, &window, [folder, names] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->setDirectory(folder);
        QTest::qWait(200); // the folder is listed
        auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        field->setFocus();
        QTest::keyClicks(field, names);
        QTest::keyClick(field, Qt::Key_Return);
        if (dialog->isVisible())
            dialog->reject();
    });
    window.commands()->action(QStringLiteral("file.open"))->trigger();
}

// Of the NPU with this number everything that leads to it.
void cutOff(MainWindow& window, std::uint32_t npu)
{
    widgets::FabricDocument* fabric = window.workspace()->fabric();
    const auto sealed = *fabric->sealed();
    std::vector<widgets::LinkKey> links;
    for (const LinkId link : sealed->fabric.topology().incoming(NodeId { npu }))
        links.push_back(sealed->linkKeys[index(link)]);
    fabric->setState({}, links, { true, {}, {}, {}, false });
}

} // namespace

class TestIssuesDock : public QObject {
    Q_OBJECT

    widgets::PluralTexts m_plurals;

private slots:
    void initTestCase() { QVERIFY(test::beginWithPlurals(m_plurals)); }

    void rowsAreRead()
    {
        const Folder folder;
        MainWindow window(false);
        window.setTheme(widgets::ThemeKind::Dark); // with the fonts and margins of the program
        window.resize(1280, 720);
        window.show();
        window.openSample();
        settle(window);
        window.openFiles(folder.bad);
        settle(window);
        QVERIFY2(issuesOf(window)->rowCount() >= 4, qPrintable(told(window)));
        for (int round = 0; round < 2; ++round) {
            for (const Mode mode : { Mode::Design, Mode::Workload, Mode::Simulate, Mode::Analyze, Mode::Collectives }) {
                window.setMode(mode);
                QVERIFY(window.showView("issues"));
                settle(window);
                QCOMPARE(modeId(window.mode()), modeId(mode));
                QVERIFY2(wholeRows(window) >= 3,
                    qPrintable(QString("%1: %2 rows").arg(modeId(mode)).arg(wholeRows(window))));
            }
        }
    }

    void filesThatFailTakeNobodyElsewhere()
    {
        const Folder folder;
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        settle(window);
        for (const Mode mode : { Mode::Design, Mode::Simulate, Mode::Analyze, Mode::Design }) {
            window.setMode(mode);
            settle(window);
            window.openFiles(folder.bad);
            settle(window);
            QCOMPARE(modeId(window.mode()), modeId(mode));
            QVERIFY(window.findChild<QWidget*>("view.issues")->isVisible());
            QVERIFY(errorsOf(window, "Open") >= 5);
        }
        // What opens is shown, whatever fails beside it.
        window.openFiles({ folder.bad[0], folder.path("step.0.et"), folder.bad[1] });
        settle(window);
        QCOMPARE(modeId(window.mode()), QString("workload"));
        QVERIFY(window.findChild<QWidget*>("view.operations")->isVisible());
    }

    void namesThatAFilterHidesAreOpened()
    {
        const Folder folder;
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        for (int round = 0; round < 2; ++round) {
            window.workspace()->startNew();
            openByTyping(window, folder.dir.path(), "\"fabric.json\" \"photo.png\" \"nowhere.txt\"");
            settle(window);
            QCOMPARE(window.workspace()->fabric()->columns().npuCount(), 64U);
            QCOMPARE(errorsOf(window, "Open"), 2);
            QVERIFY2(told(window).contains("nowhere.txt") && told(window).contains("PNG"), qPrintable(told(window)));
        }
        openByTyping(window, folder.dir.path(), "photo.png");
        settle(window);
        QVERIFY2(errorsOf(window, "Open") == 1, qPrintable(told(window)));
    }

    void theErrorOfARunGoesWithItsCause()
    {
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        settle(window);
        Workspace* workspace = window.workspace();
        cutOff(window, 9);
        QVERIFY(workspace->run().isEmpty());
        settle(window);
        QVERIFY2(errorsOf(window, "Run 2") > 0, qPrintable(told(window)));
        for (int round = 0; round < 2; ++round) {
            workspace->undoStack()->undo(); // the links work
            settle(window);
            QCOMPARE(errorsOf(window, "Run"), 0);
            workspace->undoStack()->redo();
            settle(window);
            QVERIFY2(errorsOf(window, "Run 2") > 0, qPrintable(told(window)));
        }
        // By its name, and as long as it is in the list.
        RunList* runs = workspace->runs();
        const quint64 failed = runs->items().back().id;
        runs->rename(failed, "without a way");
        settle(window);
        QVERIFY2(errorsOf(window, "without a way") > 0, qPrintable(told(window)));
        runs->remove({ failed });
        settle(window);
        QCOMPARE(errorsOf(window, "without a way"), 0);
        workspace->undoStack()->undo();
        settle(window);
        QVERIFY(errorsOf(window, "without a way") > 0);
        // An edit that removes the cause, and a run that succeeds.
        workspace->fabric()->setState({}, workspace->fabric()->columns().linkKeys, { .clear = true });
        settle(window);
        QVERIFY2(errorsOf(window, "without a way") == 0, qPrintable(told(window)));
        QVERIFY(workspace->run().isEmpty());
        settle(window);
        QCOMPARE(issuesOf(window)->errors(), 0);
        QVERIFY(runs->current() != nullptr && runs->current()->state == RunState::Done);
    }

    // Before anything runs, with what mends it.
    void ranksThatDoNotFitAreToldAtOnce()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        Workspace* workspace = window.workspace();
        const int before = issuesOf(window)->rowCount();
        const auto npus = [&] { return workspace->fabric()->columns().npuCount(); };
        const auto replace = [&](const char* spec) {
            Findings findings;
            workspace->fabric()->replaceWith(*topology::topologyFromSpec(spec, findings), "Replace");
            settle(window);
        };
        const auto mend = [&] {
            const widgets::Issue issue = issuesOf(window)->issue(rowOfRanks(window));
            emit window.views()->get<widgets::IssuesView>()->actionRequested(issue, issue.actions.front());
            settle(window);
        };
        for (const auto& [spec, count] :
            { std::pair("Ring(8)_Ring(4)_Ring(4)", 1), std::pair("FC(2)_FC(2)_FC(2)", 0) }) {
            replace(spec);
            const std::uint32_t others = npus();
            QVERIFY2(rowOfRanks(window) >= 0, qPrintable(told(window)));
            QCOMPARE(issuesOf(window)->errors(), count); // of surplus ranks it is a warning
            mend();
            QCOMPARE(npus(), 64U);
            QVERIFY2(rowOfRanks(window) < 0, qPrintable(told(window)));
            QCOMPARE(issuesOf(window)->rowCount(), before);
            workspace->undoStack()->undo();
            settle(window);
            QCOMPARE(npus(), others);
            QVERIFY(rowOfRanks(window) >= 0);
            workspace->undoStack()->redo();
            settle(window);
            QVERIFY(rowOfRanks(window) < 0);
        }
        // A benchmark is made for as many as there are.
        OpenWorkload open;
        open.source = { project::WorkloadKind::Benchmark, {}, project::benchmarkJson({}) };
        open.workload = project::loadWorkload(open.source, {}, 64)->workload;
        workspace->setWorkload(open, "Benchmark");
        settle(window);
        QVERIFY(rowOfRanks(window) < 0);
        replace("Ring(4)_FC(8)_SW(4)");
        QVERIFY(rowOfRanks(window) >= 0);
        QCOMPARE(issuesOf(window)->issue(rowOfRanks(window)).actions.back().argument,
            QString("Ring(4,50GB/s,500ns)_FullyConnected(8,50GB/s,500ns)_Switch(2,50GB/s,500ns)"));
        // What fails for it says it once.
        QVERIFY(workspace->run().isEmpty());
        settle(window);
        QCOMPARE(told(window).count("128 NPUs"), 1);
        mend();
        QCOMPARE(workspace->workload().workload->graphs.size(), std::size_t { 128 });
        QCOMPARE(npus(), 128U);
        QVERIFY2(rowOfRanks(window) < 0, qPrintable(told(window)));
        QVERIFY(workspace->run().isEmpty());
        settle(window);
        QVERIFY(workspace->runs()->current()->state == RunState::Done);
        workspace->close();
        settle(window);
        QCOMPARE(issuesOf(window)->rowCount(), 0);
    }

    void aRunDoesNotRepeatWhatIsSaidOfTheWorkload()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        study::RunSettings settings = window.workspace()->settings();
        widgets::SystemText system(settings.system);
        system.setFlag("roofline-enabled", false);
        settings.system = system.text();
        window.workspace()->setSettings(settings, "No roofline");
        settle(window);
        QCOMPARE(told(window).count("roofline"), 1);
        for (int round = 0; round < 2; ++round) {
            QVERIFY(window.workspace()->run().isEmpty());
            settle(window);
            QVERIFY(window.workspace()->runs()->current()->state == RunState::Done);
            QCOMPARE(told(window).count("roofline"), 1);
        }
    }

    // Settings that cannot be read are a cause as well.
    void theErrorOfSettingsGoesWithThem()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        Workspace* workspace = window.workspace();
        study::RunSettings settings = workspace->settings();
        const study::RunSettings good = settings;
        settings.system = "{ \"roofline-enabled\": ";
        workspace->setSettings(settings, "Break");
        QVERIFY(workspace->run().isEmpty());
        settle(window);
        QVERIFY2(errorsOf(window, "Run 2") > 0, qPrintable(told(window)));
        workspace->setSettings(good, "Mend");
        settle(window);
        QVERIFY2(errorsOf(window, "Run 2") == 0, qPrintable(told(window)));
    }
};

WEFT_TEST(TestIssuesDock)
#include "tst_issues_dock.moc"
