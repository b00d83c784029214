// SPDX-License-Identifier: GPL-3.0-or-later
// Equal steps made in batches: every schedule is replayed, meshes meet the bound of their corners, rings that have
// nothing to spare lose no step, and neither threads nor a file change anything.
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/construct/held_rows.h"
#include "engine/synthesis/construct/step_constructor.h"
#include "tests/engine/synthesis/random_graph.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;

namespace {

std::uint64_t ingressSteps(const LinkGraph& graph, std::uint32_t chunks)
{
    std::uint64_t steps = 0;
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        const std::uint64_t links = graph.in(npu).size();
        steps = std::max(steps, (std::uint64_t { graph.npus - 1 } * chunks + links - 1) / links);
    }
    return steps;
}

} // namespace

class TestStepConstructor : public QObject {
    Q_OBJECT

private slots:
    void lengthFollowsWhatCouldBeKept()
    {
        BatchLength length;
        QCOMPARE(length.steps(), 1U);
        length.kept(63, 10'000); // 1/32 of what is behind
        QCOMPARE(length.steps(), 1U);
        for (const std::uint32_t expected : { 2U, 4U, 8U, 16U, 16U }) {
            length.kept(10'000, 10'000);
            QCOMPARE(length.steps(), expected);
        }
        length.kept(10'000, 127); // 1/32 of what is needed
        QCOMPARE(length.steps(), 3U);
        length.undone();
        QCOMPARE(length.steps(), 1U);
        length.kept(10'000, 10'000);
        QCOMPARE(length.steps(), 1U); // the pause
        length.kept(10'000, 10'000);
        QCOMPARE(length.steps(), 2U);
        length.undone();
        for (int i = 0; i < 2; ++i) { // twice as long
            length.kept(10'000, 10'000);
            QCOMPARE(length.steps(), 1U);
        }
        length.kept(10'000, 10'000);
        QCOMPARE(length.steps(), 2U);
    }

    void meetsTheBound_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<quint32>("chunks");
        QTest::addColumn<quint64>("more"); // steps over the bound
        QTest::newRow("mesh") << QStringLiteral("Mesh(32x32,50GiB/s)") << 1U << quint64 { 0 };
        QTest::newRow("mesh, chunks") << QStringLiteral("Mesh(12x12,50GiB/s)") << 8U << quint64 { 0 };
        QTest::newRow("mesh, many chunks") << QStringLiteral("Mesh(3x4,50GiB/s)") << 600U << quint64 { 0 };
        QTest::newRow("mesh, three dimensions") << QStringLiteral("Mesh(10x10x10,50GiB/s)") << 1U << quint64 { 0 };
        QTest::newRow("ring") << QStringLiteral("Ring(300,50GiB/s)") << 1U << quint64 { 0 };
        QTest::newRow("ring, one way") << QStringLiteral("Ring(200,50GiB/s,uni=1)") << 1U << quint64 { 0 };
        QTest::newRow("torus") << QStringLiteral("Torus(32x32,50GiB/s)") << 1U << quint64 { 4 };
        QTest::newRow("fully connected") << QStringLiteral("FC(65,50GiB/s)") << 16U << quint64 { 1 };
    }

    void meetsTheBound()
    {
        QFETCH(QString, fabric);
        QFETCH(quint32, chunks);
        QFETCH(quint64, more);
        const LinkGraph graph = graphOf(fabric.toStdString(), chunks);
        const auto made = constructBySteps(graph, chunks, {});
        QVERIFY(made.ok() && made->has_value());
        const LinkSchedule& schedule = (*made)->schedule;
        QVERIFY(checkLinkSchedule(graph, schedule).ok());
        const std::uint64_t steps = schedule.durationNs / graph.time.front();
        QVERIFY2(steps >= ingressSteps(graph, chunks) && steps <= ingressSteps(graph, chunks) + more,
            qPrintable(QStringLiteral("%1 steps, %2 at least").arg(steps).arg(ingressSteps(graph, chunks))));
    }

    void randomFabrics()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const auto npus = static_cast<std::uint32_t>(40 + seed * 13);
            const auto chunks = static_cast<std::uint32_t>(1 + seed % 4 * 5);
            const LinkGraph graph = randomGraph(npus, static_cast<std::uint32_t>(seed % 3), seed);
            StepOptions options;
            options.seed = seed;
            const auto one = constructBySteps(graph, chunks, options);
            QVERIFY(one.ok() && one->has_value());
            const LinkSchedule& schedule = (*one)->schedule;
            const auto checked = checkLinkSchedule(graph, schedule);
            QVERIFY2(checked.ok(), checked ? "" : toString(checked.error()).c_str());
            QCOMPARE(checked->transfers, std::uint64_t { npus } * (npus - 1) * chunks); // nothing is sent twice
            options.threads = 3;
            options.keepBytes = seed % 2 == 0 ? 0 : options.keepBytes;
            const auto again = constructBySteps(graph, chunks, options);
            QVERIFY(again.ok() && again->has_value());
            QCOMPARE((*again)->schedule.fingerprint(), schedule.fingerprint());
        }
    }

    void givesUpWhereTheLimitIsPassed()
    {
        const LinkGraph graph = graphOf("Mesh(12x12,50GiB/s)", 8);
        StepOptions options;
        options.limitSteps = ingressSteps(graph, 8);
        QVERIFY(constructBySteps(graph, 8, options)->has_value());
        --options.limitSteps;
        QVERIFY(!constructBySteps(graph, 8, options)->has_value());
    }
};

WEFT_TEST(TestStepConstructor)
#include "tst_step_constructor.moc"
