// SPDX-License-Identifier: GPL-3.0-or-later
// The table of operations: what passes a filter, in which order, and the selection that it shares.
#include "engine/study/scenario/sample.h"
#include "tests/support/test_program.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/views/data_table.h"
#include "widgets/workload/filter_bar.h"
#include "widgets/workload/name_match.h"
#include "widgets/workload/operations_model.h"
#include "widgets/workload/operations_page.h"
#include "widgets/workload/workload_text.h"
#include "widgets/workload/workload_view.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace weft;
using namespace weft::widgets;

Q_DECLARE_METATYPE(weft::widgets::OperationsFilter)

namespace {

study::WorkloadPtr listedStep(std::uint32_t npus = 16)
{
    return std::make_shared<const trace::Workload>(study::makeTrainingStep({ 3, 256, 64, 4, npus }));
}

// What a filter means, word for word and slowly.
Rows bruteForce(const OperationList& list, const OperationsFilter& filter)
{
    Rows rows;
    for (std::uint32_t row = 0; row < list.size(); ++row) {
        const OpKey key = list.keyAt(row);
        const trace::Operation operation = list.graph(key.rank).operation(key.op);
        const auto kind = kindOf(operation);
        if (!toQString(list.graph(key.rank).name(key.op)).contains(filter.text, Qt::CaseInsensitive))
            continue;
        if (filter.kinds != 0 && (filter.kinds & 1U << static_cast<unsigned>(kind)) == 0)
            continue;
        if (filter.rank && *filter.rank != index(key.rank))
            continue;
        if (filter.group && (!isCollective(kind) || toQString(operation.processGroup) != *filter.group))
            continue;
        if (sizeOf(operation) < filter.minBytes)
            continue;
        rows.push_back(row);
    }
    return rows;
}

Rows shownBy(const OperationsModel& model)
{
    Rows rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows.push_back(model.list()->rowOf(model.keyAt(row)));
    return rows;
}

constexpr std::uint32_t kAllReduceBit = 1U << 16U;
constexpr std::uint32_t kComputeBit = 1U << 4U;

} // namespace

class TestOperations : public QObject {
    Q_OBJECT

private slots:
    void rowsAndKeysAreInverse()
    {
        const OperationList list(listedStep());
        QCOMPARE(list.ranks(), 16U);
        for (std::uint32_t row = 0; row < list.size(); ++row)
            QCOMPARE(list.rowOf(list.keyAt(row)), row);
        QCOMPARE(list.rowOf({ Rank { 16 }, OpId { 0 } }), OperationList::kNoRow);
        QCOMPARE(list.rowOf({ Rank { 0 }, OpId { 1000 } }), OperationList::kNoRow);
        QCOMPARE(list.rowOf({}), OperationList::kNoRow);
    }

    void aFilterPassesWhatBruteForcePasses_data()
    {
        QTest::addColumn<OperationsFilter>("filter");
        QTest::newRow("text") << OperationsFilter { .text = "BACKward" };
        QTest::newRow("text at the end") << OperationsFilter { .text = " 2" };
        QTest::newRow("nothing") << OperationsFilter { .text = "no such name" };
        QTest::newRow("not ASCII") << OperationsFilter { .text = "é" };
        QTest::newRow("types") << OperationsFilter { .kinds = kAllReduceBit };
        QTest::newRow("two types") << OperationsFilter { .kinds = kAllReduceBit | kComputeBit };
        QTest::newRow("rank") << OperationsFilter { .rank = 7 };
        QTest::newRow("no such rank") << OperationsFilter { .rank = 700 };
        QTest::newRow("group") << OperationsFilter { .group = "2" };
        QTest::newRow("world") << OperationsFilter { .group = "" };
        QTest::newRow("size") << OperationsFilter { .minBytes = 100'000 };
        QTest::newRow("all") << OperationsFilter {
            .text = "reduce", .kinds = kAllReduceBit, .rank = 5, .group = "2", .minBytes = 1
        };
    }

    void aFilterPassesWhatBruteForcePasses()
    {
        QFETCH(OperationsFilter, filter);
        const OperationList list(listedStep());
        const RowsPtr rows = rowsOf(list, filter, {});
        QVERIFY(rows);
        QCOMPARE(*rows, bruteForce(list, filter));
    }

    void aSortIsStableInBothDirections()
    {
        const OperationList list(listedStep());
        for (int column = 0; column < kOperationColumns; ++column) {
            for (const Qt::SortOrder order : { Qt::AscendingOrder, Qt::DescendingOrder }) {
                JobRunner jobs;
                OperationsModel model(&jobs);
                model.setList(std::make_shared<const OperationList>(list));
                model.sort(column, order);
                jobs.waitForAll();
                QCOMPARE(static_cast<std::uint32_t>(model.rowCount()), list.size());
                const Rows rows = shownBy(model);
                for (int row = 1; row < model.rowCount(); ++row) {
                    const QVariant before = model.index(row - 1, column).data(kRawRole);
                    const QVariant here = model.index(row, column).data(kRawRole);
                    QPartialOrdering relation = QPartialOrdering::Equivalent;
                    if (before.typeId() == QMetaType::QString) {
                        const QByteArray left
                            = column == 7 && before == "world" ? QByteArray() : before.toString().toUtf8();
                        const QByteArray right
                            = column == 7 && here == "world" ? QByteArray() : here.toString().toUtf8();
                        if (left != right)
                            relation = left < right ? QPartialOrdering::Less : QPartialOrdering::Greater;
                    } else {
                        relation = QVariant::compare(before, here);
                    }
                    const auto at = static_cast<std::size_t>(row);
                    if (relation == QPartialOrdering::Equivalent)
                        QVERIFY(rows[at - 1] < rows[at]);
                    else
                        QCOMPARE(relation == QPartialOrdering::Less, order == Qt::AscendingOrder);
                }
            }
        }
    }

    void theModelIsAModel()
    {
        JobRunner jobs;
        OperationsModel model(&jobs);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setFilter({ .text = "forward" });
        model.setList(std::make_shared<const OperationList>(listedStep()));
        jobs.waitForAll();
        QCOMPARE(shownBy(model), bruteForce(*model.list(), { .text = "forward" }));
        model.sort(2, Qt::DescendingOrder);
        jobs.waitForAll();
        model.setFilter({});
        model.sort(-1);
        jobs.waitForAll();
        QCOMPARE(static_cast<std::uint32_t>(model.rowCount()), model.list()->size());
        model.setList(nullptr);
        QCOMPARE(model.rowCount(), 0);
        model.setList(std::make_shared<const OperationList>(std::make_shared<const trace::Workload>()));
        jobs.waitForAll();
        QCOMPARE(model.rowCount(), 0);
    }

    void onlyTheLastFilterIsShown()
    {
        JobRunner jobs;
        OperationsModel model(&jobs);
        model.setList(std::make_shared<const OperationList>(listedStep()));
        jobs.waitForAll();
        for (const char* text : { "f", "fo", "for", "forw" })
            model.setFilter({ .text = text });
        QVERIFY(model.isBusy());
        jobs.waitForAll();
        QVERIFY(!model.isBusy());
        QCOMPARE(shownBy(model), bruteForce(*model.list(), { .text = "forw" }));
    }

    void namesMatchInAnyCase()
    {
        QVERIFY(NameMatch("ncclDevKernel").isIn("void NCCLdevkernel_AllReduce"));
        QVERIFY(!NameMatch("ab").isIn("a"));
        QVERIFY(NameMatch("aab").isIn("aaab"));
        QVERIFY(NameMatch("").isIn(""));
        QVERIFY(NameMatch("СЛОЙ").isIn("слой 3"));
        QVERIFY(NameMatch("層").isIn("layer 層"));
    }

    void filtersComeBackWithTheProject()
    {
        JobRunner jobs;
        SelectionModel selection;
        WorkloadView view(&selection, &jobs);
        view.show();
        view.setWorkload(listedStep(), "sample");
        jobs.waitForAll();
        QTest::keyClicks(view.findChild<QLineEdit*>("filterText"), "forward");
        QTRY_COMPARE(view.operations()->filterBar()->filter().text, QString("forward"));
        view.findChild<QSpinBox*>("filterRank")->setValue(3);
        view.tabs()->setCurrentIndex(2);
        const OperationsFilter filter = view.operations()->filterBar()->filter();
        const QJsonObject state = view.saveState();
        view.reset(); // another project
        QVERIFY(view.operations()->filterBar()->filter().isEmpty());
        QVERIFY(view.findChild<QLineEdit*>("filterText")->text().isEmpty());
        QCOMPARE(view.tabs()->currentIndex(), 0);
        view.setWorkload(nullptr, {});
        view.restoreState(state); // before its workload is there
        QCOMPARE(view.saveState(), state);
        view.setWorkload(listedStep(), "sample");
        jobs.waitForAll();
        QVERIFY(view.operations()->filterBar()->filter() == filter);
        QCOMPARE(view.findChild<QLineEdit*>("filterText")->text(), QString("forward"));
        QCOMPARE(view.tabs()->currentIndex(), 2);
    }

    void filtersAreChipsThatRemoveThem()
    {
        JobRunner jobs;
        SelectionModel selection;
        OperationsPage page(&selection, &jobs);
        page.resize(1000, 600);
        page.show();
        page.setList(std::make_shared<const OperationList>(listedStep()));
        jobs.waitForAll();
        auto* text = page.findChild<QLineEdit*>("filterText");
        QTest::keyClicks(text, "Forward");
        QTRY_COMPARE(page.model()->filter().text, QStringLiteral("Forward"));
        page.findChild<QSpinBox*>("filterRank")->setValue(3);
        jobs.waitForAll();
        QCOMPARE(shownBy(*page.model()), bruteForce(*page.model()->list(), { .text = "forward", .rank = 3 }));
        QVERIFY(page.findChild<QLabel*>("operationsCount")->text().startsWith("6 of 256"));
        QTest::mouseClick(page.findChild<QToolButton*>("chip.rank"), Qt::LeftButton);
        QTRY_VERIFY(!page.model()->filter().rank);
        QVERIFY(page.findChild<QToolButton*>("chip.rank") == nullptr);
        QTest::mouseClick(page.findChild<QToolButton*>("chip.text"), Qt::LeftButton);
        QTRY_VERIFY(page.model()->filter().isEmpty());
        QVERIFY(text->text().isEmpty());
        jobs.waitForAll();
        QCOMPARE(page.model()->rowCount(), 256);
    }

    void theSelectionIsSharedBothWays()
    {
        JobRunner jobs;
        SelectionModel selection;
        WorkloadView view(&selection, &jobs);
        view.resize(1000, 600);
        view.show();
        view.setWorkload(listedStep(), "step");
        jobs.waitForAll();
        DataTable* table = view.operations()->table();
        table->selectRow(20);
        QCOMPARE(selection.selection().operations, (std::vector<OpKey> { { Rank { 1 }, OpId { 4 } } }));
        selection.selectOperations({ { Rank { 15 }, OpId { 0 } }, { Rank { 15 }, OpId { 1 } } });
        QCOMPARE(table->selectionModel()->selectedRows().size(), 2);
        QCOMPARE(table->selectionModel()->selectedRows().at(0).row(), 240);
        // What a filter hides stays selected for the others, and comes back.
        view.operations()->filterBar()->setFilter({ .rank = 2 });
        jobs.waitForAll();
        QVERIFY(!table->selectionModel()->hasSelection());
        QCOMPARE(selection.selection().operations.size(), std::size_t { 2 });
        view.operations()->filterBar()->clear();
        jobs.waitForAll();
        QCOMPARE(table->selectionModel()->selectedRows().size(), 2);
    }
};

WEFT_TEST(TestOperations)
#include "tst_operations.moc"
