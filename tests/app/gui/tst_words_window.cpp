// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says of a project: issues that come and go with what they are about and offer what helps, headlines
// that lead to their evidence, and comparisons that miss no input.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/views/data_table.h"
#include "widgets/issues/issues_view.h"
#include "widgets/summary/headline_label.h"

#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;
using widgets::Issue;
using widgets::IssuesModel;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 30, 3);
}

IssuesModel* issuesOf(MainWindow& window)
{
    return window.views()->get<widgets::IssuesView>()->model();
}

QString told(const IssuesModel& model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row)
        lines << model.index(row, IssuesModel::Message).data().toString();
    return lines.join('\n');
}

// The first row that has these words; −1 if none has.
int rowWith(const IssuesModel& model, const QString& words)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, IssuesModel::Message).data().toString().contains(words))
            return row;
    }
    return -1;
}

QString inputsText(MainWindow& window)
{
    widgets::View* view = window.views()->find("compare");
    QStringList words { view->findChild<QLabel*>("compareInputs")->text() };
    const QAbstractItemModel* table = view->findChild<widgets::DataTable*>("compareInputsTable")->model();
    for (int row = 0; row < table->rowCount(); ++row) {
        for (int column = 0; column < table->columnCount(); ++column)
            words << table->index(row, column).data().toString();
    }
    return words.join('\n');
}

quint64 runAgain(MainWindow& window)
{
    const QString problem = window.workspace()->run();
    if (!problem.isEmpty())
        return 0;
    settle(window);
    return window.workspace()->runs()->items().back().id;
}

} // namespace

class TestWordsWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    // A picture is no broken trace, and what failed to open is forgotten when something opens.
    void aFailedOpenSaysWhatTheFileIsAndLeaves()
    {
        const QTemporaryDir dir;
        QFile picture(dir.filePath("photo.png"));
        QVERIFY(picture.open(QIODevice::WriteOnly));
        picture.write(QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\2", 26));
        picture.close();
        MainWindow window(false);
        window.show();
        window.openFile(picture.fileName());
        settle(window);
        const int row = rowWith(*issuesOf(window), "a PNG picture");
        QVERIFY2(row >= 0, qPrintable(told(*issuesOf(window))));
        QCOMPARE(issuesOf(window)->index(row, IssuesModel::Place).data().toString(), QString("photo.png"));

        QVERIFY(study::writeSample(dir.path().toStdString()).ok());
        window.openFile(dir.filePath("fabric.json"));
        settle(window);
        QVERIFY2(rowWith(*issuesOf(window), "a PNG picture") < 0, qPrintable(told(*issuesOf(window))));

        window.openFile(picture.fileName());
        settle(window);
        QVERIFY(rowWith(*issuesOf(window), "a PNG picture") >= 0);
        window.workspace()->close();
        QCOMPARE(issuesOf(window)->rowCount(), 0);
    }

    // The traces of the sample name groups that only a file beside them defines.
    void theGroupsBesideATraceAreOffered()
    {
        const QTemporaryDir dir;
        QVERIFY(study::writeSample(dir.path().toStdString()).ok());
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        window.openFile(dir.filePath("step.0.et"));
        settle(window);
        const int row = rowWith(*issuesOf(window), "process group");
        QVERIFY2(row >= 0, qPrintable(told(*issuesOf(window))));
        const Issue issue = issuesOf(window)->issue(row);
        QVERIFY(issue.operation.isValid());
        QVERIFY(!issue.actions.empty());
        QCOMPARE(issue.actions.front().argument, dir.filePath("groups.json"));
        emit window.views()->get<widgets::IssuesView>()->actionRequested(issue, issue.actions.front());
        settle(window);
        QVERIFY2(rowWith(*issuesOf(window), "process group") < 0, qPrintable(told(*issuesOf(window))));
        QVERIFY(!window.workspace()->groups().empty());
        window.workspace()->undoStack()->undo();
        settle(window);
        QVERIFY(window.workspace()->groups().empty());
        QVERIFY(rowWith(*issuesOf(window), "process group") >= 0);
    }

    void aTraceIssueLeadsToItsOperation()
    {
        const QTemporaryDir dir;
        QVERIFY(study::writeSample(dir.path().toStdString()).ok());
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.workspace()->startNew();
        window.openFile(dir.filePath("step.0.et"));
        settle(window);
        QVERIFY(window.showView("issues"));
        auto* table = window.findChild<widgets::DataTable*>("issuesTable");
        int row = rowWith(*issuesOf(window), "process group");
        issuesOf(window)->setOpen(row, true);
        row += issuesOf(window)->isFold(row) ? 2 : 0;
        const Issue issue = issuesOf(window)->issue(row);
        QVERIFY(issue.operation.isValid());
        QApplication::processEvents(); // the rows are laid out
        table->scrollTo(table->model()->index(row, 0));
        const QPoint at = table->visualRect(table->model()->index(row, 0)).center();
        QVERIFY(table->viewport()->rect().contains(at));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(window.workspace()->selection()->selection().contains(issue.operation));
        QVERIFY(window.views()->find("operations")->isVisible());
    }

    // Computation of 1 ns is told before anything runs, and a click makes it what it should be.
    void theRooflineIsOneClickAway()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        QVERIFY2(rowWith(*issuesOf(window), "1 ns") < 0, qPrintable(told(*issuesOf(window))));
        Workspace* workspace = window.workspace();
        const auto before = workspace->currentRun()->run->makespan;
        study::RunSettings settings = workspace->settings();
        settings.system.replace(settings.system.find("\"roofline-enabled\": 1"), 21, "\"roofline-enabled\": 0");
        workspace->setSettings(settings, "Set");
        settle(window);
        int row = rowWith(*issuesOf(window), "1 ns");
        QVERIFY2(row >= 0, qPrintable(told(*issuesOf(window))));
        const Issue issue = issuesOf(window)->issue(row);
        QCOMPARE(issue.actions.size(), std::size_t { 1 });
        emit window.views()->get<widgets::IssuesView>()->actionRequested(issue, issue.actions.front());
        settle(window);
        QVERIFY2(rowWith(*issuesOf(window), "1 ns") < 0, qPrintable(told(*issuesOf(window))));
        QVERIFY(runAgain(window) != 0);
        QCOMPARE(workspace->currentRun()->run->makespan.ns(), before.ns());
        workspace->undoStack()->undo();
        settle(window);
        QVERIFY(rowWith(*issuesOf(window), "1 ns") >= 0);
    }

    void aRunThatFailsForACutOffNpuNamesIt()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        const auto sealed = *fabric->sealed();
        const topology::Topology& topology = sealed->fabric.topology();
        std::vector<widgets::LinkKey> links;
        for (const LinkId link : topology.incoming(NodeId { 9 }))
            links.push_back(sealed->linkKeys[index(link)]);
        fabric->setState({}, links, { true, {}, {}, {}, false });
        (void)window.workspace()->run();
        settle(window);
        bool named = false;
        for (int row = 0; row < issuesOf(window)->rowCount(); ++row) {
            const Issue& issue = issuesOf(window)->issue(row);
            named = named || (issue.source == "Run 2" && issue.node == sealed->nodeKeys[9]);
        }
        QVERIFY2(named, qPrintable(told(*issuesOf(window))));
    }

    // Machines whose cables are doubled on purpose are not warned of.
    void theZooHasNoDoubtfulMachines()
    {
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        Findings findings;
        window.workspace()->fabric()->replaceWith(*topology::topologyFromSpec("DGX1V", findings), "Generate");
        settle(window);
        QTest::qWait(400); // the check follows a pause
        settle(window);
        QCOMPARE(told(*issuesOf(window)), QString());
    }

    // Whichever run is A: the longer or the shorter one.
    void aComparisonTellsAllInputs()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        settle(window);
        Workspace* workspace = window.workspace();
        RunList* runs = workspace->runs();
        const quint64 first = runs->items().front().id;
        const quint64 same = runAgain(window);
        const auto sealed = *workspace->fabric()->sealed();
        workspace->fabric()->setState({}, { sealed->linkKeys[0] }, { {}, 0.1, {}, {}, false });
        const quint64 slower = runAgain(window);
        OpenWorkload other;
        other.workload = std::make_shared<const trace::Workload>(study::makeTrainingStep({ .layers = 2 }));
        other.source.kind = project::WorkloadKind::Sample;
        other.name = "two layers";
        workspace->setWorkload(std::move(other), "Load");
        const quint64 shorter = runAgain(window);
        QVERIFY(same != 0 && slower != 0 && shorter != 0);
        window.setMode(Mode::Compare);

        const auto compare = [&](quint64 a, quint64 b) {
            runs->setCurrent(a);
            runs->setOther(b);
            settle(window);
            return inputsText(window);
        };
        QVERIFY2(compare(first, same).contains("same fabric"), qPrintable(inputsText(window)));
        for (const bool turned : { false, true }) {
            const QString text = turned ? compare(slower, first) : compare(first, slower);
            QVERIFY2(text.contains("Bandwidth"), qPrintable(text));
            QVERIFY2(text.contains("npu"), qPrintable(text));
            QVERIFY2(!text.contains('{') && !text.contains('['), qPrintable(text));
        }
        for (const bool turned : { false, true }) {
            const QString text = turned ? compare(shorter, slower) : compare(slower, shorter);
            QVERIFY2(text.contains("orkload"), qPrintable(text));
            QVERIFY2(text.contains("two layers"), qPrintable(text));
            QVERIFY2(!text.contains("Bandwidth"), qPrintable(text));
        }
        // The sentence and the figures hold in both orders.
        auto* sentence = window.views()->find("compare")->findChild<QLabel*>("compareSentence");
        (void)compare(slower, shorter);
        const QString lesser = sentence->text();
        (void)compare(shorter, slower);
        for (const QString& text : { lesser, sentence->text() })
            QVERIFY2(
                text.contains(QString::fromUtf8("× ")) && text.contains(QString::fromUtf8(" → ")), qPrintable(text));
        QVERIFY(lesser != sentence->text());
    }

    // Two fabrics in the list of runs have two names, and one has one.
    void fabricsOfRunsAreToldApart()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        RunList* runs = window.workspace()->runs();
        const auto fabricOf = [&](quint64 id) { return QString::fromStdString(runs->find(id)->entry.fabric); };
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        const QString whole = fabricOf(runs->items().front().id);
        QVERIFY(!whole.isEmpty());
        QCOMPARE(fabricOf(runAgain(window)), whole);
        const widgets::LinkKey link = (*fabric->sealed())->linkKeys[0];
        fabric->setBandwidth({ link }, 10);
        const QString slower = fabricOf(runAgain(window));
        QVERIFY2(slower.startsWith(whole) && slower != whole, qPrintable(slower));
        fabric->setBandwidth({ (*fabric->sealed())->linkKeys[5] }, 11);
        const QString other = fabricOf(runAgain(window));
        QVERIFY2(other.startsWith(whole) && other != whole && other != slower, qPrintable(other));
        fabric->undoStack()->undo();
        QCOMPARE(fabricOf(runAgain(window)), slower);
        fabric->undoStack()->undo();
        QCOMPARE(fabricOf(runAgain(window)), whole);
        fabric->setState({}, { link }, { .bandwidthFactor = 0.5 });
        const QString degraded = fabricOf(runAgain(window));
        QVERIFY2(degraded.startsWith(whole) && degraded != whole && degraded != slower && degraded != other,
            qPrintable(degraded));
        // Named by its generator after any edit, too.
        fabric->undoStack()->undo();
        fabric->addNode(topology::NodeKind::Switch, { 0, 0 });
        const QString drawn = fabricOf(runAgain(window));
        QVERIFY2(drawn.startsWith(whole) && drawn != slower && drawn != other && drawn != degraded, qPrintable(drawn));
    }

    void theHeadlineOpensItsEvidence()
    {
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        settle(window);
        QVERIFY(window.showView("summary"));
        QApplication::processEvents();
        auto* label = window.views()->find("summary")->findChild<widgets::HeadlineLabel*>();
        QTRY_VERIFY(!label->sentence().isEmpty());
        QVERIFY2(label->text().contains("&nbsp;%") && !label->text().contains(" %"), qPrintable(label->text()));
        const auto& evidence = window.workspace()->currentRun()->summary.headline.evidence;
        QVERIFY(evidence.kind != analysis::EvidenceKind::None);
        const QString view = evidence.kind == analysis::EvidenceKind::Links ? "heatmap" : "timeline";
        window.findChild<QDockWidget*>("dock." + view)->close();
        QVERIFY(!window.views()->find(view)->isVisible());
        emit label->activated();
        settle(window);
        QVERIFY(!window.workspace()->selection()->selection().isEmpty());
        QVERIFY(window.views()->find(view)->isVisible());
        QVERIFY(evidence.range);
        const auto shown = window.workspace()->time()->visible();
        QVERIFY(shown.from <= static_cast<std::int64_t>(evidence.range->start.ns()));
        QVERIFY(shown.to >= static_cast<std::int64_t>(evidence.range->end.ns()));
        QVERIFY(shown.length() < window.workspace()->time()->extent().length());
    }

    // Whoever adds a text with a number has to say it for one and for many.
    void everyPluralHasItsWords()
    {
        const QString tool = QStandardPaths::findExecutable("lupdate", { "/usr/lib/qt6/bin" });
        if (tool.isEmpty())
            QSKIP("lupdate is not installed");
        QTemporaryDir folder;
        const QString words = folder.filePath("weft_en.ts");
        QVERIFY(QFile::copy(WEFT_SOURCE_DIR "/translations/weft_en.ts", words));
        QProcess process;
        process.setWorkingDirectory(WEFT_SOURCE_DIR);
        process.start(tool,
            { "-pluralonly", "-no-obsolete", "-locations", "none", "-I", ".", "app/gui", "widgets", "-ts", words });
        QVERIFY(process.waitForFinished(60'000) && process.exitCode() == 0);
        QFile read(words);
        QVERIFY(read.open(QIODevice::ReadOnly));
        const QByteArray found = read.readAll();
        QVERIFY(found.count("<message") > 80);
        QVERIFY2(!found.contains("unfinished"), "see scripts/update_translations.sh");
    }
};

WEFT_TEST(TestWordsWindow)
#include "tst_words_window.moc"
