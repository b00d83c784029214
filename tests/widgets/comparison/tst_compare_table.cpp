// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs are matched collective by collective, and their differences have the right sign.
#include "compared_runs.h"

#include "engine/report/result_json.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/views/data_table.h"
#include "widgets/comparison/compare_table.h"
#include "widgets/comparison/run_match.h"
#include "widgets/comparison/runs_table.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QTabWidget>
#include <QTest>

#include <cmath>

using namespace weft;
using namespace weft::widgets;

class TestCompareTable : public QObject {
    Q_OBJECT

private slots:
    void theTablesAreModels()
    {
        CompareTable table;
        table.resize(700, 500);
        QVERIFY(table.emptyState()->isVisibleTo(&table));
        const ComparedRun aware { "aware", simulateSample(), nullptr };
        const ComparedRun unaware { "unaware", simulateSample({ .network = simulation::NetworkModel::Unaware }),
            nullptr };
        table.setPair(makeRunPair(aware, unaware));
        QVERIFY(!table.emptyState()->isVisibleTo(&table));
        for (const DataTable* shown : table.findChildren<DataTable*>()) {
            const QAbstractItemModelTester tester(
                shown->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
            QVERIFY2(shown->model()->rowCount() > 0, qPrintable(shown->objectName()));
            shown->model()->sort(3, Qt::DescendingOrder);
            shown->model()->sort(-1, Qt::AscendingOrder);
        }
        const QAbstractItemModel* figures = table.findChild<DataTable*>("compareFigures")->model();
        const double delta = static_cast<double>(unaware.makespan().ns()) - static_cast<double>(aware.makespan().ns());
        QCOMPARE(figures->index(0, 3).data(kRawRole).toDouble(), delta);
        QVERIFY(test::Picture(table).ink() > 0.01);
        const test::Picture different(table);
        table.setPair(nullptr);
        QVERIFY(table.emptyState()->isVisibleTo(&table));
        for (const DataTable* shown : table.findChildren<DataTable*>())
            QCOMPARE(shown->model()->rowCount(), 0);
        const ComparedRun empty { "empty",
            viewOf(std::make_shared<simulation::Run>(simulation::Run { fabricOf("Ring(2)") })), nullptr };
        table.setPair(makeRunPair(empty, aware));
        table.setPair(makeRunPair(empty, empty));
        QVERIFY(!(test::Picture(table) == different));
    }

    // What a command line says of one fabric by two texts the window says too.
    void oneFabricByTwoTextsIsTold()
    {
        auto pair = std::make_shared<RunPair>(
            *makeRunPair({ "a", simulateSample(), nullptr }, { "b", simulateSample(), nullptr }));
        CompareTable table;
        table.setPair(pair);
        const auto* note = table.findChild<QLabel*>("compareNote");
        QVERIFY(note->isHidden());
        pair->comparison.isFabricOtherwiseWritten = true;
        table.setPair(pair);
        QVERIFY(!note->isHidden());
        QCOMPARE(note->text(), QString("The same fabric, link by link: only its topology is written in another way."));
    }

    // What differs is nothing, in every table.
    void aRunAgainstItselfIsAllZero()
    {
        CompareTable table;
        table.resize(700, 500);
        const ComparedRun run = comparedSample("same");
        table.setPair(makeRunPair(run, run));
        for (const char* name :
            { "compareFigures", "compareParts", "compareOperations", "compareCollectives", "compareLinks" }) {
            const QAbstractItemModel* model = table.findChild<DataTable*>(name)->model();
            QVERIFY2(model->rowCount() > 0, name);
            int deltas = 0;
            for (int column = 0; column < model->columnCount(); ++column) {
                const QString title = model->headerData(column, Qt::Horizontal).toString();
                if (title != QString("Δ") && title != "Share" && title != "On the path" && title != "Change")
                    continue;
                ++deltas;
                for (int row = 0; row < model->rowCount(); ++row)
                    QCOMPARE(model->index(row, column).data(kRawRole).toDouble(), 0.0);
            }
            QVERIFY2(deltas > 0, name);
        }
    }

    // A row is chosen by its place in the pair, however the table is sorted.
    void rowsLeadToTheirOperations()
    {
        CompareTable table;
        table.resize(700, 500);
        const RunPairPtr pair
            = makeRunPair(comparedSample("A"), comparedSample("B", kFabric, R"("direct", "direct", "direct")"));
        table.setPair(pair);
        std::vector<std::uint32_t> chosen;
        connect(&table, &CompareTable::operationChosen, [&](std::uint32_t at) { chosen.push_back(at); });
        auto* operations = table.findChild<DataTable*>("compareOperations");
        operations->model()->sort(0, Qt::DescendingOrder);
        operations->selectRow(2);
        QVERIFY(!chosen.empty());
        const OperationPair& first = pair->operations[chosen.back()];
        QCOMPARE(operations->model()->index(2, 0).data(kRawRole).toDouble(),
            static_cast<double>(index(pair->a.view->run->operations.rank[first.a])));
        // What is chosen elsewhere is shown, and not chosen once more.
        chosen.clear();
        table.selectOperation(5);
        QVERIFY(chosen.empty());
        QCOMPARE(operations->selectionModel()->selectedRows().size(), qsizetype { 1 });
    }

    // A result file has no records: figures, causes, collectives, links, and no operations.
    void aResultFileHasWhatItHolds()
    {
        const ComparedRun run = comparedSample("run");
        const auto parsed = study::parseResult(report::resultJson(*run.view->run), "run.json");
        QVERIFY(parsed.ok());
        const ComparedRun file { "run.json", nullptr, std::make_shared<const study::ResultFile>(*parsed) };
        const RunPairPtr pair = makeRunPair(file, file);
        QCOMPARE(pair->difference(), 0);
        QCOMPARE(pair->comparison.verdict, analysis::ComparisonVerdict::Equal);
        QVERIFY(pair->operations.empty() && !pair->links.empty());
        // What it has none of is said in its place, and gone when there are some.
        CompareTable table;
        auto* tabs = table.findChild<QTabWidget*>();
        auto* operations = table.findChild<DataTable*>("compareOperations");
        tabs->setCurrentWidget(operations);
        table.resize(600, 400);
        table.show();
        for (int visit = 0; visit < 2; ++visit) {
            table.setPair(pair);
            QVERIFY(test::Picture(*operations->viewport()).ink() > 0.001);
            QVERIFY(operations->accessibleDescription().contains("result files"));
            table.setPair(makeRunPair(run, run));
            QVERIFY(operations->accessibleDescription().isEmpty());
        }
        const RunPairPtr mixed = makeRunPair(run, file);
        for (const LinkPair& link : mixed->links) {
            if (link.isPaired())
                QVERIFY(std::fabs(link.delta()) < 1e-9);
        }
        const std::vector<RunFigure> ofRun = figuresOf(run);
        const std::vector<RunFigure> ofFile = figuresOf(file);
        QCOMPARE(ofRun.size(), ofFile.size());
        for (std::size_t at = 0; at < ofRun.size(); ++at) {
            QCOMPARE(ofRun[at].name, ofFile[at].name);
            if (ofFile[at].value)
                QVERIFY2(std::fabs(*ofFile[at].value - *ofRun[at].value) <= 1e-6 * std::fabs(*ofRun[at].value) + 1e-9,
                    qPrintable(ofRun[at].name));
        }
    }

    void runsByCheckMarks()
    {
        RunsTable table;
        const RunFigure small { "Makespan", FigureUnit::Time, 250.0 };
        const RunFigure large { "Makespan", FigureUnit::Time, 1000.0 };
        std::vector<RunsRow> rows { { 1, "one", true, false, { small } }, { 2, "two", true, false, { large } },
            { 3, "three", false, false, {} } };
        table.setRows(rows);
        RunsModel* model = table.model();
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model->index(0, 1).data(RunsModel::kBarRole).toDouble(), 0.25);
        QCOMPARE(model->index(1, 1).data(RunsModel::kBarRole).toDouble(), 1.0);
        QVERIFY(!model->index(2, 1).data(RunsModel::kBarRole).isValid());
        // The longest one is not chosen any more: the other is as long as there is.
        std::vector<std::pair<quint64, bool>> asked;
        connect(model, &RunsModel::checkChanged, [&](quint64 id, bool is) { asked.emplace_back(id, is); });
        QVERIFY(model->setData(model->index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(asked, (std::vector<std::pair<quint64, bool>> { { 2, false } }));
        rows[1].isChecked = false;
        table.setRows(rows);
        QCOMPARE(model->index(0, 1).data(RunsModel::kBarRole).toDouble(), 1.0);
        QVERIFY(!model->index(1, 1).data(RunsModel::kBarRole).isValid());
        table.setRows({});
        QCOMPARE(model->rowCount(), 0);
    }
};

WEFT_TEST(TestCompareTable)
#include "tst_compare_table.moc"
