// SPDX-License-Identifier: GPL-3.0-or-later
// Dependencies, statistics, collectives and findings of a workload.
#include "engine/study/scenario/sample.h"
#include "engine/trace/validator.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"
#include "widgets/workload/collectives_page.h"
#include "widgets/workload/dependency_page.h"
#include "widgets/workload/dependency_view.h"
#include "widgets/workload/findings_page.h"
#include "widgets/workload/operations_model.h"
#include "widgets/workload/operations_page.h"
#include "widgets/workload/record_model.h"
#include "widgets/workload/statistics_page.h"
#include "widgets/workload/workload_view.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QRandomGenerator>
#include <QTabWidget>
#include <QTest>
#include <QWheelEvent>

#include <map>
#include <set>

using namespace weft;
using namespace weft::widgets;

namespace {

study::WorkloadPtr trainingStep(std::uint32_t npus = 16)
{
    return std::make_shared<const trace::Workload>(study::makeTrainingStep({ 3, 256, 64, 4, npus }));
}

trace::Operation compute(std::uint64_t id)
{
    trace::Operation operation;
    operation.id = id;
    operation.type = trace::NodeType::Comp;
    return operation;
}

trace::ExecutionGraphPtr randomGraph(std::uint32_t nodes, quint32 seed)
{
    QRandomGenerator random(seed);
    trace::ExecutionGraphBuilder builder;
    for (std::uint32_t id = 0; id < nodes; ++id) {
        std::set<std::uint64_t> dependencies;
        const int count = id == 0 ? 0 : random.bounded(4);
        for (int i = 0; i < count; ++i)
            dependencies.insert(random.bounded(id));
        const std::vector<std::uint64_t> list(dependencies.begin(), dependencies.end());
        builder.add(compute(id), "node", list);
    }
    return builder.seal();
}

// Distances by hops in one direction, slowly.
std::map<std::uint32_t, std::int32_t> hopsFrom(
    const trace::ExecutionGraph& graph, OpId focus, std::int32_t depth, bool back)
{
    std::map<std::uint32_t, std::int32_t> hops { { index(focus), 0 } };
    for (std::int32_t hop = 1; hop <= depth; ++hop) {
        for (std::uint32_t op = 0; op < graph.size(); ++op) {
            const auto at = hops.find(op);
            if (at == hops.end() || at->second != hop - 1)
                continue;
            for (const OpId next : back ? graph.dependencies(OpId { op }) : graph.dependents(OpId { op }))
                hops.emplace(index(next), hop);
        }
    }
    return hops;
}

} // namespace

class TestWorkloadPages : public QObject {
    Q_OBJECT

private slots:
    void aNeighbourhoodIsWhatBreadthFirstFinds()
    {
        for (quint32 seed = 1; seed <= 8; ++seed) {
            const trace::ExecutionGraphPtr graph = randomGraph(200, seed);
            const OpId focus { 90 + seed };
            for (std::uint32_t depth = 0; depth <= 6; ++depth) {
                const auto before = hopsFrom(*graph, focus, static_cast<std::int32_t>(depth), true);
                const auto after = hopsFrom(*graph, focus, static_cast<std::int32_t>(depth), false);
                const Neighbourhood found = neighbourhoodOf(*graph, focus, depth, 1000);
                QVERIFY(!found.isCut);
                QCOMPARE(found.nodes.size(), before.size() + after.size() - 1);
                QCOMPARE(std::size_t { found.ancestors }, before.size() - 1);
                std::map<std::uint32_t, std::uint32_t> place;
                for (std::uint32_t i = 0; i < found.nodes.size(); ++i) {
                    const auto& node = found.nodes[i];
                    place.emplace(index(node.op), i);
                    QCOMPARE(node.hops < 0 ? -before.at(index(node.op)) : after.at(index(node.op)), node.hops);
                }
                std::set<std::pair<std::uint32_t, std::uint32_t>> edges;
                for (const auto& [op, to] : place) {
                    for (const OpId from : graph->dependencies(OpId { op })) {
                        if (const auto at = place.find(index(from)); at != place.end())
                            edges.emplace(at->second, to);
                    }
                }
                QVERIFY(std::equal(edges.begin(), edges.end(), found.edges.begin(), found.edges.end()));
                for (const auto& [from, to] : found.edges)
                    QVERIFY(found.nodes[from].layer < found.nodes[to].layer);
            }
        }
    }

    void aCutKeepsTheNearest()
    {
        const trace::ExecutionGraphPtr graph = randomGraph(400, 3);
        OpId focus { 200 };
        while (neighbourhoodOf(*graph, focus, 6, 1000).nodes.size() < 40)
            focus = OpId { index(focus) + 1 };
        const Neighbourhood all = neighbourhoodOf(*graph, focus, 6, 1000);
        const Neighbourhood cut = neighbourhoodOf(*graph, focus, 6, 20);
        QVERIFY(cut.isCut);
        QCOMPARE(cut.nodes.size(), std::size_t { 20 });
        for (std::size_t i = 0; i < cut.nodes.size(); ++i)
            QVERIFY(cut.nodes[i].op == all.nodes[i].op);
    }

    void aHubOfManyAndACycleDoNotHang()
    {
        trace::ExecutionGraphBuilder builder;
        std::vector<std::uint64_t> all;
        for (std::uint64_t id = 0; id < 50'000; ++id) {
            builder.add(compute(id), "", {});
            all.push_back(id);
        }
        builder.add(compute(50'000), "barrier", all);
        const std::uint64_t ring[] { 50'002 };
        const std::uint64_t back[] { 50'001, 50'000 };
        builder.add(compute(50'001), "a", ring);
        builder.add(compute(50'002), "b", back);
        const trace::ExecutionGraphPtr graph = builder.seal();
        const Neighbourhood hub = neighbourhoodOf(*graph, OpId { 50'000 }, 3, 100);
        QVERIFY(hub.isCut);
        QCOMPARE(hub.edges.size(), std::size_t { 99 });
        const Neighbourhood cycle = neighbourhoodOf(*graph, OpId { 50'001 }, 1, 100);
        QCOMPARE(cycle.nodes.size(), std::size_t { 2 });
    }

    void theDrawingWalksAndMovesOn()
    {
        JobRunner jobs;
        SelectionModel selection;
        WorkloadView view(&selection, &jobs);
        view.resize(1000, 700);
        view.show();
        view.setWorkload(trainingStep(), "step");
        view.tabs()->setCurrentWidget(view.dependencies());
        DependencyView* drawing = view.dependencies()->view();
        QVERIFY(drawing->isEmpty());
        const OpKey focus { Rank { 2 }, OpId { 7 } };
        selection.selectOperations({ focus });
        QVERIFY(drawing->focus() == focus);
        QVERIFY(view.dependencies()->findChild<QLabel*>("dependencyMessage")->text().contains("rank 2"));
        const auto& found = drawing->neighbourhood();
        QVERIFY(found.ancestors > 0 && found.descendants > 0);
        drawing->setFocus();
        QTest::keyClick(drawing, Qt::Key_Right);
        const std::size_t reached = drawing->cursor();
        QVERIFY(found.nodes[reached].hops == 1);
        QTest::keyClick(drawing, Qt::Key_Left);
        QCOMPARE(drawing->cursor(), std::size_t { 0 });
        QTest::keyClick(drawing, Qt::Key_Right);
        const OpKey next { focus.rank, found.nodes[reached].op };
        QTest::keyClick(drawing, Qt::Key_Return);
        QVERIFY(drawing->focus() == next);
        QVERIFY(selection.selection().contains(next));
        // A click moves on too; a drag does not.
        const OpId clicked = drawing->neighbourhood().nodes[1].op;
        const QPoint at = drawing->nodeRect(1).center().toPoint();
        QTest::mouseClick(drawing, Qt::LeftButton, {}, at);
        QVERIFY(drawing->focus().op == clicked);
        const QRectF before = drawing->nodeRect(0);
        QTest::mousePress(drawing, Qt::LeftButton, {}, { 20, 20 });
        QTest::mouseMove(drawing, { 60, 50 });
        QTest::mouseRelease(drawing, Qt::LeftButton, {}, { 60, 50 });
        QVERIFY(drawing->focus().op == clicked);
        QCOMPARE(drawing->nodeRect(0).topLeft() - before.topLeft(), QPointF(40, 30));
        drawing->zoom(2);
        QCOMPARE(drawing->nodeRect(0).width(), before.width() * 2);
        drawing->fit();
        QVERIFY(QRectF(drawing->rect()).contains(drawing->nodeRect(0)));
        view.dependencies()->setDepth(1);
        for (const auto& node : drawing->neighbourhood().nodes)
            QVERIFY(std::abs(node.hops) <= 1);
        view.setWorkload(nullptr, {});
        QVERIFY(drawing->isEmpty());
    }

    void theDigestAddsUp()
    {
        const OperationList list(trainingStep());
        const WorkloadDigestPtr all = digest(list, {});
        std::uint64_t count = 0;
        for (const KindTotals& totals : all->kinds)
            count += totals.count;
        QCOMPARE(count, std::uint64_t { list.size() });
        std::uint64_t sized = 0;
        for (const SizeBin& bin : all->sizes)
            sized += bin.communication + bin.other;
        QCOMPARE(sized, count);
        const RankSpread& operations = all->spread[static_cast<std::size_t>(SpreadFigure::Operations)];
        QCOMPARE(operations.least, 16.0);
        QCOMPARE(operations.mean, 16.0);
        QCOMPARE(operations.sum, static_cast<double>(count));
        // 3 of the gradients in the world, 6 of the activations in each of 4 groups.
        QCOMPARE(all->collectives.size(), std::size_t { 3 + 4 * 6 });
        QCOMPARE(all->groups.size(), std::size_t { 5 });
        for (const CollectiveEntry& entry : all->collectives) {
            QCOMPARE(std::size_t { entry.found }, all->groups[entry.group].ranks.size());
            QCOMPARE(entry.equal, entry.found);
        }
    }

    void membersThatDisagreeAndUnknownGroupsAreSaid()
    {
        trace::Workload workload = study::makeTrainingStep({ 1, 256, 64, 2, 4 });
        workload.groups.pop_back(); // "2"
        workload.graphs[1] = study::makeTrainingStep({ 1, 128, 64, 2, 4 }).graphs[1];
        workload.graphs[0] = trace::ExecutionGraphBuilder().seal();
        const OperationList list(std::make_shared<const trace::Workload>(workload));
        JobRunner jobs;
        SelectionModel selection;
        CollectivesPage page(&selection);
        page.setDigest(digest(list, {}));
        QStringList said;
        for (int row = 0; row < page.collectives()->rowCount(); ++row)
            said.append(page.collectives()->index(row, 5).data().toString());
        QVERIFY2(said.contains("1 of 3 members agree on type and size"), qPrintable(said.join('\n')));
        QVERIFY(said.contains("on 1 of 2 members"));
        QVERIFY(said.contains("the group is not defined"));
        // A communicator-group file defines it.
        page.setDigest(digest(list, { { "2", { Rank { 2 }, Rank { 3 } } } }));
        QCOMPARE(
            page.groups()->index(page.groups()->rowCount() - 2, 3).data().toString().contains("not defined"), false);
    }

    void everyPageIsAModel()
    {
        JobRunner jobs;
        SelectionModel selection;
        WorkloadView view(&selection, &jobs);
        const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
        const QAbstractItemModelTester kinds(view.statistics()->kinds(), mode);
        const QAbstractItemModelTester spread(view.statistics()->spread(), mode);
        const QAbstractItemModelTester collectives(view.collectives()->collectives(), mode);
        const QAbstractItemModelTester groups(view.collectives()->groups(), mode);
        const QAbstractItemModelTester findings(view.findings()->model(), mode);
        view.setWorkload(
            trainingStep(), "step", { { Severity::Warning, { ErrorCode::Missing, "a tag", {}, {} } } }, { 3, 4 });
        jobs.waitForAll();
        RecordModel* table = view.collectives()->collectives();
        for (int column = 0; column < table->columnCount(); ++column) {
            table->sort(column, Qt::DescendingOrder);
            for (int row = 1; row < table->rowCount(); ++row)
                QVERIFY(QVariant::compare(
                            table->index(row - 1, column).data(kRawRole), table->index(row, column).data(kRawRole))
                    != QPartialOrdering::Less);
        }
        table->sort(-1);
        QCOMPARE(table->recordAt(5), std::size_t { 5 });
        view.collectives()->table()->selectRow(4);
        QCOMPARE(selection.selection().operations.size(), std::size_t { 1 });
        QCOMPARE(view.findings()->findChild<QLabel*>("missingRanks")->text().contains("3-4"), true);
        view.setGroups({ { "1", { Rank { 0 }, Rank { 1 } } } });
        jobs.waitForAll();
        QCOMPARE(view.collectives()->groups()->index(1, 3).data().toString(), QStringLiteral("0-1"));
        view.setWorkload(nullptr, {});
        jobs.waitForAll();
        QCOMPARE(table->rowCount(), 0);
    }

    void aFindingLeadsToItsOperation()
    {
        JobRunner jobs;
        SelectionModel selection;
        WorkloadView view(&selection, &jobs);
        view.resize(1000, 700);
        view.show();
        Where where;
        where.rank = 3;
        where.nodeId = 9;
        Where beyond = where;
        beyond.rank = 300;
        view.setWorkload(trainingStep(), "step",
            { { Severity::Error, { ErrorCode::Missing, "no size", where, {} } },
                { Severity::Warning, { ErrorCode::Missing, "elsewhere", beyond, {} } } });
        jobs.waitForAll();
        view.tabs()->setCurrentWidget(view.findings());
        QTableView* table = view.findings()->table();
        table->setCurrentIndex(table->model()->index(0, 1));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(selection.selection().contains(OpKey { Rank { 3 }, OpId { 9 } }));
        QVERIFY(view.tabs()->currentWidget() == view.operations());
        emit table->activated(table->model()->index(1, 1)); // a rank that is not there
        QVERIFY(selection.selection().contains(OpKey { Rank { 3 }, OpId { 9 } }));
    }

    void uglyWorkloads()
    {
        trace::Workload workload;
        const std::string huge(200'000, 'x');
        trace::ExecutionGraphBuilder builder;
        trace::Operation operation = compute(~std::uint64_t { 0 });
        operation.durationMicros = ~std::uint64_t { 0 };
        operation.numOps = ~std::uint64_t { 0 };
        operation.tensorSize = ~std::uint64_t { 0 };
        operation.type = trace::NodeType { 4'000'000'000U };
        operation.has = 0xFFF;
        builder.add(operation, huge + "<b>\n\t", {});
        trace::Operation negative = compute(1);
        negative.type = trace::NodeType::Coll;
        negative.commSize = -5;
        negative.processGroup = "никто";
        negative.commType = trace::CollectiveType { 77 };
        negative.has = 0xFFF;
        builder.add(negative, std::string("\xFF\xFE\0z", 4), {});
        workload.graphs.push_back(builder.seal());
        JobRunner jobs;
        SelectionModel selection;
        WorkloadView view(&selection, &jobs);
        view.resize(800, 600);
        view.show();
        view.setWorkload(std::make_shared<const trace::Workload>(workload), QString(5000, 'y'));
        jobs.waitForAll();
        selection.selectOperations({ { Rank { 0 }, OpId { 1 } }, { Rank { 0 }, OpId { 0 } } });
        for (int tab = 0; tab < view.tabs()->count(); ++tab) {
            view.tabs()->setCurrentIndex(tab);
            const test::Picture page(*view.tabs()->currentWidget());
            QVERIFY2(page.ink() > 0.002, qPrintable(view.tabs()->tabText(tab)));
        }
        view.setWorkload(std::make_shared<const trace::Workload>(), "empty");
        jobs.waitForAll();
        for (int tab = 0; tab < view.tabs()->count(); ++tab) {
            view.tabs()->setCurrentIndex(tab);
            QCOMPARE(view.findChild<DataTable*>("operationsTable")->model()->rowCount(), 0);
        }
        QVERIFY(view.emptyState() != nullptr);
    }

    void commandsReachThePages()
    {
        QWidget window;
        JobRunner jobs;
        SelectionModel selection;
        WorkloadView view(&selection, &jobs, &window);
        CommandRegistry commands(&window);
        view.registerCommands(commands);
        view.setWorkload(trainingStep(), "step");
        view.operations()->filterBar()->setFilter({ .rank = 1 });
        commands.action("workload.clearFilters")->trigger();
        QVERIFY(view.operations()->filterBar()->filter().isEmpty());
        commands.action("workload.dependencies")->trigger();
        QVERIFY(view.tabs()->currentWidget() == view.dependencies());
        commands.action("workload.find")->trigger();
        QVERIFY(view.tabs()->currentWidget() == view.operations());
        jobs.waitForAll();
    }
};

WEFT_TEST(TestWorkloadPages)
#include "tst_workload_pages.moc"
