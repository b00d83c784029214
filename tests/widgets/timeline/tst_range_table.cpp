// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/sample_run.h"
#include "widgets/timeline/flame_bars.h"
#include "widgets/timeline/range_table.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <set>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestRangeTable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_run = runSample(); }

    void figuresAreTheEngines()
    {
        const auto usage = analysis::rangeUsage(*m_run->run, Time { 1'000'000 }, Time { 3'000'000 });
        QVERIFY(usage.ok());
        RangeUsageModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setUsage(m_run, *usage);
        QCOMPARE(model.rowCount(), 65);
        const auto raw = [&](int row, int column) { return model.index(row, column).data(kRawRole).toULongLong(); };
        for (std::size_t rank = 0; rank < usage->size(); ++rank) {
            const analysis::RangeUsage& wanted = (*usage)[rank];
            const int row = static_cast<int>(rank) + 1;
            QCOMPARE(raw(row, RangeUsageModel::Compute), wanted.compute.ns());
            QCOMPARE(raw(row, RangeUsageModel::Overlap), wanted.overlap.ns());
            QCOMPARE(raw(row, RangeUsageModel::Exposed), wanted.exposedCommunication.ns());
            QCOMPARE(raw(row, RangeUsageModel::Idle), wanted.neither.ns());
            QCOMPARE(raw(row, RangeUsageModel::BytesSent), wanted.bytesSent);
            QCOMPARE(raw(row, RangeUsageModel::Messages), wanted.messagesSent);
        }
        QCOMPARE(raw(0, RangeUsageModel::BytesSent), analysis::totalUsage(*usage).bytesSent);
        QVERIFY(raw(0, RangeUsageModel::BytesSent) > 0);
        model.setUsage(nullptr, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void allNpusStayOnTop()
    {
        RangeUsageModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<analysis::RangeUsage> usage(64);
        for (std::size_t rank = 0; rank < 64; ++rank)
            usage[rank].compute = Time { rank * 37 % 64 };
        model.setUsage(m_run, usage);
        for (const Qt::SortOrder direction : { Qt::AscendingOrder, Qt::DescendingOrder }) {
            const QPersistentModelIndex kept = model.index(1 + 5, RangeUsageModel::Compute);
            const QVariant value = kept.data(kRawRole);
            model.sort(RangeUsageModel::Compute, direction);
            QCOMPARE(kept.data(kRawRole), value);
            QVERIFY(model.isTotal(0));
            QCOMPARE(model.index(0, RangeUsageModel::Compute).data(kRawRole).toULongLong(), 64ULL * 63 / 2);
            for (int row = 2; row < 65; ++row) {
                const auto before = model.index(row - 1, RangeUsageModel::Compute).data(kRawRole).toULongLong();
                const auto here = model.index(row, RangeUsageModel::Compute).data(kRawRole).toULongLong();
                QVERIFY(direction == Qt::AscendingOrder ? before <= here : before >= here);
            }
        }
    }

    void groupsAddUpToTheFigures()
    {
        const TimeRange range { 1'000'000, 3'000'000 };
        const auto usage = analysis::rangeUsage(*m_run->run, Time { 1'000'000 }, Time { 3'000'000 });
        const analysis::RangeUsage total = analysis::totalUsage(*usage);
        for (const RangeGrouping grouping : { RangeGrouping::Kind, RangeGrouping::Name, RangeGrouping::Collective }) {
            std::array<std::uint64_t, analysis::kOperationKinds> ns {};
            std::array<std::uint64_t, analysis::kOperationKinds> count {};
            std::uint64_t before = std::numeric_limits<std::uint64_t>::max();
            std::set<QString> names;
            for (const RangeGroup& group : groupRange(*m_run, range, grouping)) {
                ns[static_cast<std::size_t>(group.kind)] += group.ns;
                count[static_cast<std::size_t>(group.kind)] += group.count;
                QVERIFY(group.ns <= before); // the longest first
                before = group.ns;
                QVERIFY(group.longest <= group.ns);
                QVERIFY(group.example.isValid());
                QVERIFY(!group.name.isEmpty());
                QVERIFY2(names.insert(group.name).second, qPrintable(group.name));
            }
            for (std::size_t kind = 0; kind < analysis::kOperationKinds; ++kind) {
                QCOMPARE(ns[kind], total.byKind[kind].ns());
                QCOMPARE(count[kind], total.operations[kind]);
            }
        }
    }

    void theTableShowsGroups()
    {
        SelectionModel selection;
        TimeController time;
        JobRunner jobs;
        RangeTable table(&selection, &time, &jobs);
        time.setExtent({ 0, static_cast<std::int64_t>(m_run->run->makespan.ns()) });
        table.resize(900, 400);
        table.show();
        table.setRun(m_run);
        jobs.waitForAll();
        auto* by = table.findChild<QComboBox*>(QStringLiteral("rangeBy"));
        for (int round = 0; round < 2; ++round) {
            for (int choice = 1; choice <= by->findData(int(RangeGrouping::Collective)); ++choice) {
                by->setFocus();
                QTest::keyClick(by, Qt::Key_Down);
                QCOMPARE(by->currentIndex(), choice);
                jobs.waitForAll();
                QVERIFY(table.groups()->isVisible());
                QVERIFY(!table.table()->isVisible());
                QVERIFY(table.groups()->model()->rowCount() > 0);
                table.groups()->selectRow(0);
                QCOMPARE(selection.selection().operations.size(), std::size_t { 1 });
            }
            for (int choice = by->count() - 1; choice > 0; --choice)
                QTest::keyClick(by, Qt::Key_Up);
            jobs.waitForAll();
            QVERIFY(table.table()->isVisible());
        }
        const QAbstractItemModelTester tester(
            table.groups()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.groups()->sortByColumn(RangeGroupsModel::Count, Qt::AscendingOrder);
        table.groups()->sortByColumn(RangeGroupsModel::Name, Qt::DescendingOrder);
    }

    // Boxes in boxes: each as long as what is inside it, side by side without gaps, and the same sums as the tables.
    void boxesLieInBoxes()
    {
        const TimeRange range { 1'000'000, 3'000'000 };
        const std::vector<RangeBox> boxes = nestRange(*m_run, range);
        QVERIFY(boxes.size() > 3);
        std::uint32_t deepest = 0;
        for (std::uint32_t at = 1; at < boxes.size(); ++at) {
            const RangeBox& box = boxes[at];
            const RangeBox& around = boxes[box.parent];
            QVERIFY(box.parent < at);
            QCOMPARE(box.depth, around.depth + 1);
            QVERIFY(box.from >= around.from && box.from + box.ns <= around.from + around.ns);
            deepest = std::max(deepest, box.depth);
        }
        QCOMPARE(deepest, 3U); // kind, collective, name
        for (std::uint32_t at = 0; at < boxes.size(); ++at) {
            std::uint64_t inside = 0;
            std::uint64_t count = 0;
            std::uint64_t next = boxes[at].from;
            for (std::uint32_t child = at + 1; child < boxes.size(); ++child) {
                if (boxes[child].parent != at)
                    continue;
                QCOMPARE(boxes[child].from, next);
                next += boxes[child].ns;
                inside += boxes[child].ns;
                count += boxes[child].count;
            }
            if (count > 0) {
                QCOMPARE(inside, boxes[at].ns);
                QCOMPARE(count, boxes[at].count);
            }
        }
        for (const RangeGroup& group : groupRange(*m_run, range, RangeGrouping::Kind)) {
            const auto same = std::find_if(boxes.begin(), boxes.end(),
                [&](const RangeBox& box) { return box.depth == 1 && box.name == group.name; });
            QVERIFY(same != boxes.end());
            QCOMPARE(same->ns, group.ns);
            QCOMPARE(same->count, group.count);
        }
        QVERIFY(nestRange(*m_run, { -10, -5 }).empty());
    }

    void flamesAreClickedThrough()
    {
        SelectionModel selection;
        TimeController time;
        JobRunner jobs;
        RangeTable table(&selection, &time, &jobs);
        table.resize(600, 300);
        table.show();
        time.setExtent({ 0, static_cast<std::int64_t>(m_run->run->makespan.ns()) });
        auto* by = table.findChild<QComboBox*>(QStringLiteral("rangeBy"));
        by->setCurrentIndex(by->count() - 1);
        table.setRun(m_run);
        FlameBars* flame = table.flame();
        QTRY_VERIFY(!flame->boxes().empty() && flame->isVisible());
        const auto widest = [&](std::uint32_t depth) {
            for (std::uint32_t box = 0; box < flame->boxes().size(); ++box) {
                if (flame->boxes()[box].depth == depth && flame->placeOf(box).width() > 20)
                    return box;
            }
            return 0U;
        };
        for (int round = 0; round < 2; ++round) {
            const std::uint32_t kind = widest(1);
            QVERIFY(kind != 0);
            QVERIFY(flame->placeOf(kind).width() < flame->width());
            QTest::mouseClick(flame, Qt::LeftButton, {}, flame->placeOf(kind).center());
            QCOMPARE(selection.selection().operations, std::vector<OpKey> { flame->boxes()[kind].example });
            QTest::mouseDClick(flame, Qt::LeftButton, {}, flame->placeOf(kind).center());
            QCOMPARE(flame->root(), kind);
            QCOMPARE(flame->placeOf(kind).width(), flame->width());
            for (std::uint32_t box = 0; box < flame->boxes().size(); ++box) {
                if (flame->boxes()[box].depth == 1 && box != kind)
                    QVERIFY(flame->placeOf(box).isEmpty());
            }
            QTest::mouseClick(flame, Qt::LeftButton, {}, flame->placeOf(0).center());
            QCOMPARE(flame->root(), 0U);
            // The same by keys: down to a kind, along the kinds, into it, and back.
            flame->setFocus();
            QTest::keyClick(flame, Qt::Key_Down);
            QCOMPARE(selection.selection().operations, std::vector<OpKey> { flame->boxes()[1].example });
            QTest::keyClick(flame, Qt::Key_Return);
            QCOMPARE(flame->root(), 1U);
            QTest::keyClick(flame, Qt::Key_Up);
            QTest::keyClick(flame, Qt::Key_Return);
            QCOMPARE(flame->root(), 0U);
        }
    }

    void theTableFollowsTheSelectedRange()
    {
        SelectionModel selection;
        TimeController time;
        JobRunner jobs;
        RangeTable table(&selection, &time, &jobs);
        const auto makespan = static_cast<std::int64_t>(m_run->run->makespan.ns());
        time.setExtent({ 0, makespan * 2 });
        table.setRun(m_run);
        jobs.waitForAll();
        QCOMPARE(table.shownRange(), (TimeRange { 0, makespan }));
        // Ranges that come quickly one after another: only the last one counts, cut to the run.
        for (int step = 1; step <= 20; ++step)
            time.setSelected(TimeRange { makespan / 2, makespan / 2 + makespan * step / 20 });
        QTRY_COMPARE(table.shownRange(), (TimeRange { makespan / 2, makespan }));
        QCOMPARE(table.table()->model()->rowCount(), 65);
        QVERIFY(table.table()->toCsv().contains(QStringLiteral("Exposed communication")));
        table.table()->selectRow(3);
        QCOMPARE(selection.selection().nodes, std::vector<NodeKey> { NodeKey { kFirstNodeKey + 2 } });
        table.setRun(runSample(simulation::RecordLevel::Links));
        jobs.waitForAll();
        QCOMPARE(table.table()->model()->rowCount(), 0);
        QVERIFY(table.emptyState()->isVisibleTo(&table));
    }

private:
    RunViewPtr m_run;
};

WEFT_TEST(TestRangeTable)
#include "tst_range_table.moc"
