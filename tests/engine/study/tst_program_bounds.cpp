// SPDX-License-Identifier: GPL-3.0-or-later
// What a schedule takes at least is never more than it takes, and leaves nothing out that is the fastest: on random
// fabrics, devices and systems.
#include "engine/io/text_file.h"
#include "engine/study/programs/program_tuning.h"
#include "engine/topology/topology_file.h"

#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace weft;

namespace {

const std::vector<std::string> kPrograms {
    // A product and its sum.
    "input a: f16[M, K] sliced(1)\ninput b: f16[K, N] sliced(0)\ninput r: f16[M, N]\nc = matmul(a, b)\n"
    "d = allreduce(+, c)\ne = d + r\noutput e\n",
    // Two of them that have nothing to do with each other.
    "input x: f32[M, N] local\ninput y: f32[M, N] local\nc = x * x\nd = allreduce(+, c)\ne = y + y\n"
    "f = allreduce(+, e)\noutput d, f\n",
    // There and back.
    "input x: f16[M, K] sliced(0)\nt = alltoall(x, 1)\nu = t * t\nv = alltoall(u, 0)\noutput v\n",
    // An update, with a number of all ranks.
    "input x: f32[M, K] local\ninput w: f32[M, K]\nt = allreduce(+, x)\nn = norm(t)\nv = update(w, w - t / n)\n",
};

class Random {
public:
    explicit Random(std::uint32_t seed)
        : m_numbers(seed)
    {
    }
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(m_numbers() % end); }
    template <class T> T of(std::initializer_list<T> all)
    {
        return *(all.begin() + below(static_cast<std::uint32_t>(all.size())));
    }
    // From `least` to `most`, as many of each order of magnitude.
    double between(double least, double most)
    {
        return least * std::pow(most / least, static_cast<double>(below(1000)) / 999);
    }

private:
    std::mt19937 m_numbers;
};

} // namespace

class TestProgramBounds : public QObject {
    Q_OBJECT

private slots:
    void boundsAreBelowTimes_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 15; seed <= 38; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void boundsAreBelowTimes()
    {
        QFETCH(quint32, seed);
        Random random(seed);
        QTemporaryDir folder;
        const auto written = [&folder](const char* name, const std::string& text) {
            const std::string path = folder.filePath(name).toStdString();
            if (!io::writeTextFile(path, text))
                qFatal("%s", path.c_str());
            return path;
        };
        const bool isAware = random.below(4) == 0;
        const std::uint32_t dimensions = isAware ? 1 : 1 + random.below(2);
        std::uint32_t ranks = 1;
        std::string fabricText;
        std::string rings;
        for (std::uint32_t i = 0; i < dimensions; ++i) {
            const std::uint32_t size = dimensions == 2 ? random.of({ 2U, 4U }) : random.of({ 3U, 4U, 6U, 8U });
            ranks *= size;
            fabricText += (i > 0 ? "_" : "") + std::string(random.of({ "Ring", "Switch", "FullyConnected" })) + "("
                + std::to_string(size) + "," + std::to_string(random.between(1, 400)) + "GB/s,"
                + std::to_string(random.below(3000)) + "ns)";
            rings += (i > 0 ? ", " : "") + std::string(random.of({ "\"ring\"", "\"direct2\"" }));
        }
        const std::string text = "group g = " + std::to_string(ranks)
            + "\nsize M = " + std::to_string(48 * random.of({ 1U, 8U, 40U }))
            + "\nsize K = " + std::to_string(48 * (1 + random.below(20)))
            + "\nsize N = " + std::to_string(48 * (1 + random.below(20))) + "\n" + kPrograms[seed % kPrograms.size()];
        study::TuneOptions options;
        machine::DeviceCard& device = options.run.lowering.device;
        device.name = "some";
        for (double* rate : { &device.matrixTflops16, &device.matrixTflops32, &device.tflops32, &device.tflops64 })
            *rate = random.between(0.5, 500);
        device.memoryGBps = random.between(20, 4000);
        device.launchMicros = random.below(9);
        device.overlapEfficiency = random.of({ 1.0, 0.7 });
        options.run.lowering.launches = random.below(3) == 0;
        options.run.run.network = isAware ? simulation::NetworkModel::Aware : simulation::NetworkModel::Unaware;
        if (random.below(2) == 0) {
            options.run.system = written("system.json",
                R"({"scheduling-policy": "FIFO", "endpoint-delay": )" + std::to_string(1 + random.below(500))
                    + R"(, "active-chunks-per-dimension": )" + std::to_string(1 + random.below(2))
                    + R"(, "preferred-dataset-splits": )" + std::to_string(1 + random.below(4))
                    + R"(, "collective-optimization": )" + random.of({ R"("baseline")", R"("localBWAware")" })
                    + R"(, "local-mem-bw": 500, "peak-perf": 50, "roofline-enabled": 1)"
                    + R"(, "all-reduce-implementation": [)" + rings + R"(], "all-gather-implementation": [)" + rings
                    + R"(], "reduce-scatter-implementation": [)" + rings + R"(], "all-to-all-implementation": [)"
                    + rings + "]}");
        }
        options.chunks = { random.of({ 2U, 3U }), 5 };
        options.inlined = { random.of<std::string>({ "ring", "double-binary-tree" }) };
        options.algorithms = { simulation::AlgorithmKind::Ring, simulation::AlgorithmKind::Direct };
        options.threads = 2;
        Findings findings;
        const auto file = study::readProgram(written("p.weave", text), {}, findings);
        QVERIFY2(file, file ? "" : toString(file.error()).c_str());
        const auto fabric = topology::loadFabric(fabricText, {}, findings);
        QVERIFY2(fabric, fabric ? "" : toString(fabric.error()).c_str());
        options.prunes = false;
        const auto all = study::tuneProgram(*file, *fabric, options, findings);
        QVERIFY2(all && all->isComplete, all ? "" : toString(all.error()).c_str());
        for (const study::TunedSchedule& schedule : all->schedules) {
            QVERIFY2(!schedule.time || schedule.atLeast <= *schedule.time,
                qPrintable(
                    QStringLiteral("%1: %2 ns at least, %3 ns on %4, %5")
                        .arg(QString::fromStdString(study::scheduleText("s", schedule.steps)))
                        .arg(schedule.atLeast.ns())
                        .arg(schedule.time->ns())
                        .arg(QString::fromStdString(fabricText), QString::fromStdString(toText(schedule.setting)))));
        }
        options.prunes = true;
        const auto some = study::tuneProgram(*file, *fabric, options, findings);
        QVERIFY2(some, some ? "" : toString(some.error()).c_str());
        QCOMPARE(some->fastest().time->ns(), all->fastest().time->ns());
    }
};

WEFT_TEST(TestProgramBounds)
#include "tst_program_bounds.moc"
