// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs are matched collective by collective, and their differences have the right sign.
#include "sample_run.h"

#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/data_table.h"
#include "widgets/summary/compare_table.h"
#include "widgets/summary/run_match.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QTest>

using namespace weft;
using namespace weft::widgets;
using trace::CollectiveType;

namespace {

simulation::CollectiveRecord recordOf(CollectiveType type, std::uint32_t group, std::uint64_t end)
{
    simulation::CollectiveRecord record;
    record.type = type;
    record.group = group;
    record.start = Time { 0 };
    record.end = Time { end };
    record.bytes = 1024;
    record.members = 2;
    return record;
}

} // namespace

class TestCompareTable : public QObject {
    Q_OBJECT

private slots:
    void collectivesMatchByTypeGroupAndOrder()
    {
        simulation::Run a { fabricOf("Ring(2)") };
        a.groups = { { "", {} }, { "x", {} } };
        a.collectives = { recordOf(CollectiveType::AllReduce, 0, 100), recordOf(CollectiveType::AllReduce, 1, 10),
            recordOf(CollectiveType::AllReduce, 0, 50), recordOf(CollectiveType::AllGather, 0, 7) };
        simulation::Run b { fabricOf("Ring(2)") };
        // The same group at another place.
        b.groups = { { "", {} }, { "y", {} }, { "x", {} } };
        b.collectives = { recordOf(CollectiveType::AllReduce, 2, 15), recordOf(CollectiveType::AllReduce, 0, 101),
            recordOf(CollectiveType::AllReduce, 0, 20), recordOf(CollectiveType::AllToAll, 1, 5) };
        const auto pairs = matchCollectives(a, b);
        QCOMPARE(pairs.size(), std::size_t { 5 });
        QCOMPARE(*pairs[0].a, std::size_t { 2 });
        QCOMPARE(*pairs[0].b, std::size_t { 2 });
        QCOMPARE(pairs[0].delta, -30.0);
        QCOMPARE(pairs[0].order, std::size_t { 1 });
        QCOMPARE(*pairs[1].b, std::size_t { 0 });
        QCOMPARE(pairs[1].delta, 5.0);
        QCOMPARE(pairs[2].delta, 1.0);
        QVERIFY(pairs[3].a == std::size_t { 3 } && !pairs[3].b);
        QVERIFY(!pairs[4].a && pairs[4].b == std::size_t { 3 });
    }

    // A ratio of times, both ways: nobody has to guess what "1.67× slower" is a part of.
    void theSentenceSaysHowLong()
    {
        RunView a;
        RunView b;
        a.name = "A";
        b.name = "B";
        a.summary.makespan = Time { 4'210'000 };
        b.summary.makespan = Time { 3'210'000 };
        QString sentence = comparisonSentence(a, b).replace(QChar(0xA0), ' ');
        QCOMPARE(sentence, QString("B takes 0.76× as long as A (4.21 ms → 3.21 ms)"));
        sentence = comparisonSentence(b, a).replace(QChar(0xA0), ' ');
        QCOMPARE(sentence, QString("A takes 1.31× as long as B (3.21 ms → 4.21 ms)"));
        QVERIFY(comparisonSentence(a, a).contains("exactly as long"));
        a.summary.makespan = Time {};
        QVERIFY(comparisonSentence(a, b).contains("cannot be compared"));
    }

    void theTablesAreModels()
    {
        CompareTable table;
        table.resize(700, 500);
        QVERIFY(table.emptyState()->isVisibleTo(&table));
        const RunViewPtr aware = simulateSample();
        const RunViewPtr unaware = simulateSample({ .network = simulation::NetworkModel::Unaware });
        table.setRuns(aware, unaware);
        QVERIFY(!table.emptyState()->isVisibleTo(&table));
        for (const DataTable* shown : table.findChildren<DataTable*>()) {
            const QAbstractItemModelTester tester(
                shown->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
            shown->model()->sort(3, Qt::DescendingOrder);
            shown->model()->sort(-1, Qt::AscendingOrder);
        }
        const QAbstractItemModel* figures = table.findChild<DataTable*>("compareFigures")->model();
        const double delta
            = static_cast<double>(unaware->run->makespan.ns()) - static_cast<double>(aware->run->makespan.ns());
        QCOMPARE(figures->index(0, 3).data(kRawRole).toDouble(), delta);
        QVERIFY(test::Picture(table).ink() > 0.01);
        const test::Picture different(table);
        table.setRuns(aware, nullptr);
        QVERIFY(table.emptyState()->isVisibleTo(&table));
        const auto empty = viewOf(std::make_shared<simulation::Run>(simulation::Run { fabricOf("Ring(2)") }));
        table.setRuns(empty, aware);
        table.setRuns(empty, empty);
        QVERIFY(!(test::Picture(table) == different));
    }
};

WEFT_TEST(TestCompareTable)
#include "tst_compare_table.moc"
