// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside what between two runs: groups that take each other's place on the critical path, and dimensions
// of fabrics of other shapes.
#include "engine/analysis/comparison.h"
#include "engine/report/comparison_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::analysis;

class TestComparedParts : public QObject {
    Q_OBJECT

    static WorkKey reduced(const char* group, std::uint32_t order = 0)
    {
        return { std::string("all-reduce (") + group + ')', order };
    }

    // Both groups reduce twice; the path goes through one of them.
    static RunFigures run(const char* group, std::uint64_t first, std::uint64_t second, const char* sizes)
    {
        RunFigures made;
        made.complete = made.hasPath = true;
        made.makespan = Time { first + second };
        for (const char* each : { "a", "b" }) {
            for (const std::uint32_t order : { 0U, 1U })
                made.collectives[reduced(each, order)] = Time { order == 0 ? first : second };
        }
        made.work[reduced(group, 0)] = { Time { first }, { { 0, Time { first } } } };
        made.work[reduced(group, 1)] = { Time { second }, { { 0, Time { second } } } };
        made.dimensions = { { 0, Time { first + second } }, { kNobody, Time {} } };
        made.kinds = { { std::string(toString(TimeKind::Serialization)), made.makespan } };
        made.settings["dimensions"] = sizes;
        return made;
    }

private slots:
    void aGroupTakesThePlaceOfAnother()
    {
        const Comparison found = compare(run("a", 100, 300, "4x4"), run("b", 500, 320, "4x4"));
        QCOMPARE(found.work.size(), std::size_t { 2 });
        QVERIFY(found.work[0].key == reduced("b", 0) && found.work[1].key == reduced("b", 1));
        QCOMPARE(found.work[0].before->ns(), 100U);
        QCOMPARE(found.work[0].after->ns(), 500U);
        QCOMPARE(found.work[0].delta + found.work[1].delta, 420);
        QCOMPARE(found.work[1].before->ns(), 300U);
        QCOMPARE(QString::fromStdString(report::comparisonSentence(found).english()),
            QString("2.05× slower, 400 → 820 ns: 95.2 % of the loss from all-reduce (b) #1 on dimension 0"));
        // What only one of them does has no sibling.
        RunFigures alone = run("b", 500, 320, "4x4");
        alone.collectives.erase(reduced("a", 0));
        QCOMPARE(compare(run("a", 100, 300, "4x4"), alone).work.size(), std::size_t { 3 });
    }

    // What comes onto the path may take as long as before: it is a cause only where nothing on both makes half of it.
    void whatIsOnBothPathsIsTheCause()
    {
        const RunFigures before = run("a", 100, 300, "4x4");
        RunFigures after = run("a", 400, 200, "4x4");
        after.work[{ "forward", 0 }] = { Time { 320 }, {} };
        after.makespan = Time { 920 };
        const Comparison found = compare(before, after);
        QCOMPARE(found.work.front().key.name, std::string("forward"));
        QCOMPARE(found.work[found.causeAt].key.name, reduced("a").name);
        QVERIFY(report::comparisonText(found, 10).find("forward #1") != std::string::npos);
        QVERIFY(report::comparisonText(found, 10).find("not on it") != std::string::npos);
        after.work[reduced("a")].time = Time { 200 };
        after.makespan = Time { 720 };
        const Comparison other = compare(before, after);
        QCOMPARE(other.work[other.causeAt].key.name, std::string("forward"));
    }

    // Of other shapes they have only their numbers in common.
    void dimensionsOfOtherShapesHaveNoPartner()
    {
        const Comparison found = compare(run("a", 100, 300, "4x4"), run("b", 500, 320, "16"));
        QVERIFY(!found.work[0].dimension && !found.work[1].dimension);
        QVERIFY(report::comparisonSentence(found).english().find("dimension") == std::string::npos);
        QCOMPARE(found.dimensions.size(), std::size_t { 3 });
        std::int64_t sum = 0;
        for (const DimensionChange& change : found.dimensions) {
            QCOMPARE(change.before && change.after, change.dimension == kNobody);
            sum += change.delta;
        }
        QCOMPARE(sum, 420);
    }

    // With the sign that changes have.
    void sharesHaveTheSignOfChanges()
    {
        const std::string text = report::comparisonText(compare(run("a", 500, 300, "4"), run("a", 100, 320, "4")), 10);
        QVERIFY2(text.find("−5.3 %") != std::string::npos, text.c_str());
        QVERIFY2(text.find(" -5") == std::string::npos, text.c_str());
    }
};

WEFT_TEST(TestComparedParts)
#include "tst_compared_parts.moc"
