// SPDX-License-Identifier: GPL-3.0-or-later
// What programs become as workloads: operations, bytes and dependencies against closed forms, and traces that run.
#include "engine/program/lowering/lowering.h"
#include "tests/engine/program/program_text.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QMap>
#include <QTest>

using namespace weft;
using namespace weft::program;
using weft::test::ReadProgram;

namespace {

const machine::DeviceCard kDevice { "test", 100, 50, 10, 5, 1000, 3 };

const std::string kUpdate = "group g = 4\nsize N = 1024\ninput x: f32[N] local\ninput w: f32[N]\n"
                            "t = allreduce(+, x)\nv = update(w, w - t * t)\n"
                            "schedule s {\nrs, ag = split(t)\nreorder(ag, v)\n}\n"
                            "schedule f from s {\nfuse(rs, v$new, w$slice, v$ag, v)\n}\n";

Lowered lowered(const ReadProgram& read, const QString& schedule, bool launches = false, std::uint32_t chunks = 1,
    const std::string& inlined = {})
{
    Result<Program> program = *read.program;
    for (const Schedule& each : read.schedules) {
        if (schedule == QString::fromStdString(each.name))
            program = applyAll(read.source, *read.program, each);
    }
    return *lower(*program, { kDevice, chunks, launches, inlined });
}

QStringList linesOf(const Lowered& all)
{
    QStringList lines;
    for (const Task& task : all.tasks) {
        QStringList after;
        for (const std::uint32_t before : task.after)
            after << QString::number(before);
        const QString what = task.kind == Task::Kind::Compute
            ? QStringLiteral("%1 operations %2 bytes").arg(task.operations).arg(task.memory)
            : QStringLiteral("%1 bytes").arg(task.bytes);
        lines << QStringLiteral("%1: %2 after %3").arg(QString::fromStdString(task.name), what, after.join(','));
    }
    return lines;
}

} // namespace

class TestLoweringPrograms : public QObject {
    Q_OBJECT

private slots:
    // Of 1,024 numbers of 4 bytes on 4 ranks: 2 operations each at a tenth of the peak.
    void kernelsCostWhatTheyTouch()
    {
        const ReadProgram read(kUpdate);
        QVERIFY2(read.program, qPrintable(read.errors()));
        QCOMPARE(linesOf(lowered(read, {})),
            (QStringList { "t: 4096 bytes after ", "v: 20480 operations 12288 bytes after 0" }));
        // A quarter of the work; w's slice and t's are read, the new one is written, and all of w at last.
        QCOMPARE(linesOf(lowered(read, "s")),
            (QStringList {
                "rs: 4096 bytes after ", "v$new: 5120 operations 3072 bytes after 0", "v$ag: 1024 bytes after 1" }));
        // Fused, only w's slice goes through the memory.
        QCOMPARE(linesOf(lowered(read, "f")),
            (QStringList {
                "rs: 4096 bytes after ", "kernel1: 5120 operations 1024 bytes after 0", "v$ag: 1024 bytes after 1" }));
    }

    // What is there already has to be copied, after everybody else has read what is overwritten.
    void updatesFromInputsAreCopies()
    {
        const ReadProgram read("group g = 4\nsize N = 1024\ninput x: f32[N]\ninput w: f32[N]\ny = w * 2\n"
                               "v = update(w, x)\noutput y\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        QCOMPARE(linesOf(lowered(read, {})),
            (QStringList { "y: 10240 operations 8192 bytes after ", "v: 1 operations 8192 bytes after 0" }));
    }

    // A result is written into one input. A second copy, and one that is needed beside the old values, are passes.
    void resultsAreWrittenOnce()
    {
        const std::string text = "group g = 4\nsize N = 1024\ninput x: f32[N]\ninput w: f32[N]\ninput v: f32[N]\n"
                                 "z = x * 2\n";
        const auto linesAfter = [&](const std::string& stages) {
            const ReadProgram read(text + stages);
            return read.program ? linesOf(lowered(read, {})) : QStringList { read.errors() };
        };
        QCOMPARE(linesAfter("w1 = update(w, z)\n"), (QStringList { "z: 10240 operations 8192 bytes after " }));
        QCOMPARE(linesAfter("w1 = update(w, z)\nv1 = update(v, z)\n"),
            (QStringList { "z: 10240 operations 8192 bytes after ", "v1: 1 operations 8192 bytes after 0" }));
        QCOMPARE(linesAfter("y = z + w\nw1 = update(w, z)\noutput y\n"),
            (QStringList { "z: 10240 operations 8192 bytes after ", "y: 10240 operations 12288 bytes after 0",
                "w1: 1 operations 8192 bytes after 0,1" }));
        // Who reads the old values has done so before the new ones are written.
        QCOMPARE(linesAfter("y = w * 3\nw1 = update(w, z)\noutput y\n"),
            (QStringList { "y: 10240 operations 8192 bytes after ", "z: 10240 operations 8192 bytes after 0" }));
    }

    // Numbers of the text are known before anything runs: they are no kernels, no operations and no bytes.
    void numbersOfTheTextCostNothing()
    {
        const ReadProgram read("group g = 4\nsize N = 1024\nnumber b = 0.9\ninput x: f32[N]\nc = 2 * 3\n"
                               "y = x * (1 - b) + c * (4 - 2)\noutput y\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        QCOMPARE(linesOf(lowered(read, {})), (QStringList { "y: 30720 operations 8192 bytes after " }));
    }

    // What the ranks add up of a norm is there before what is computed with it is gathered.
    void normsAreSummedBeforeTheGather()
    {
        const ReadProgram read("group g = 4\nsize N = 1024\ninput x: f32[N] local\ninput w: f32[N]\n"
                               "t = allreduce(+, x)\nn = norm(t)\nv = update(w, w - t / n)\nschedule s {\n"
                               "rs, ag = split(t)\nreorder(ag, n, v)\nfuse(rs, n, v$new, v$ag)\n}\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        QStringList names;
        for (const QString& line : linesOf(lowered(read, "s")))
            names << line.section(':', 0, 0);
        QCOMPARE(names, (QStringList { "rs", "kernel1", "n", "v$ag" }));
    }

    void matrixProductsCostTheirFlops()
    {
        const ReadProgram read("group g = 4\nsize N = 64\nsize K = 128\nsize M = 32\ninput a: f16[M, K] sliced(1)\n"
                               "input b: f16[K, N] sliced(0)\nc = matmul(a, b)\nd = allreduce(+, c)\noutput d\n"
                               "schedule o {\noverlap(c, d)\n}\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        // 2·32·64·(128/4); 32·32 + 32·64 + 32·64 numbers of 2 bytes.
        QCOMPARE(linesOf(lowered(read, {})),
            (QStringList { "c: 131072 operations 10240 bytes after ", "d: 4096 bytes after 0" }));
        QCOMPARE(linesOf(lowered(read, "o", false, 2)),
            (QStringList { "c 1/2: 65536 operations 5120 bytes after ", "c 2/2: 65536 operations 5120 bytes after 0",
                "d 1/2: 2048 bytes after 0", "d 2/2: 2048 bytes after 1" }));
    }

    void everyRankHasItsTrace()
    {
        const ReadProgram read(
            "group a = 2\ngroup b = 2\nsize N = 64\ninput x: f32[N] local on a\ninput y: f32[N] on b\n"
            "s = reducescatter(+, x)\nm = send(s, b)\nz = allgather(m)\nq = z + y\noutput q\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        const Lowered all = lowered(read, {}, true);
        QCOMPARE(all.workload.graphs.size(), std::size_t { 4 });
        QCOMPARE(all.workload.groups.size(), std::size_t { 2 });
        const auto typesOf = [&](std::size_t rank) {
            QString types;
            const trace::ExecutionGraph& graph = *all.workload.graphs[rank];
            for (std::uint32_t i = 0; i < graph.size(); ++i) {
                const trace::Operation operation = graph.operation(static_cast<OpId>(i));
                types += operation.isCpuOp                    ? 'l'
                    : operation.type == trace::NodeType::Coll ? 'c'
                    : operation.type == trace::NodeType::Send ? 's'
                    : operation.type == trace::NodeType::Recv ? 'r'
                                                              : 'k';
            }
            return types;
        };
        QCOMPARE(typesOf(0), QString("lcls"));
        QCOMPARE(typesOf(1), QString("lcls"));
        QCOMPARE(typesOf(2), QString("rlclk"));
        const trace::ExecutionGraph& last = *all.workload.graphs[3];
        const trace::Operation receive = last.operation(static_cast<OpId>(0));
        QCOMPARE(receive.commSrc, 1U);
        QCOMPARE(receive.commDst, 3U);
        QCOMPARE(receive.commSize, std::int64_t { 128 });
        for (std::uint32_t i = 1; i < last.size(); ++i)
            QCOMPARE(last.dependencies(static_cast<OpId>(i)).size(), std::size_t { 1 }); // a chain
    }

    // What ASTRA-sim's workload layer asks of each node, in all that is written for the samples.
    void nodesHaveWhatOtherSimulatorsAskFor()
    {
        using trace::NodeType;
        std::size_t computed = 0;
        std::size_t launched = 0;
        std::size_t sent = 0;
        for (const char* sample : { "adam", "attention", "lamb", "mlp", "moe", "pipeline", "sgd" }) {
            QFile file(QStringLiteral(WEFT_PROGRAMS "/%1.weave").arg(sample));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const ReadProgram read(file.readAll().toStdString());
            QVERIFY2(read.program, qPrintable(read.errors()));
            QStringList schedules { "" };
            for (const Schedule& schedule : read.schedules)
                schedules << QString::fromStdString(schedule.name);
            for (const QString& schedule : schedules) {
                const Lowered all = lowered(read, schedule, true, 4, "ring");
                for (const trace::ProcessGroup& group : all.workload.groups)
                    QVERIFY(QString::fromStdString(group.name).toInt() > 0);
                QMap<QString, int> messages; // by ends, tag and size: sends less receives
                for (std::uint32_t rank = 0; rank < all.workload.graphs.size(); ++rank) {
                    const trace::ExecutionGraph& graph = *all.workload.graphs[rank];
                    QVERIFY(graph.size() > 0);
                    for (std::uint32_t op = 0; op < graph.size(); ++op) {
                        const trace::Operation node = graph.operation(static_cast<OpId>(op));
                        const bool isMessage = node.type == NodeType::Send || node.type == NodeType::Recv;
                        QVERIFY(node.carries(trace::Has::IsCpuOp));
                        QVERIFY(node.type == NodeType::Comp || node.type == NodeType::Coll || isMessage);
                        QVERIFY(!node.isCpuOp || node.type == NodeType::Comp);
                        if (node.isCpuOp) { // whole microseconds
                            QCOMPARE(node.durationMicros, std::uint64_t { 3 });
                            ++launched;
                        } else if (node.type == NodeType::Comp) { // by the roofline, a nanosecond at least
                            QVERIFY(node.carries(trace::Has::NumOps) && node.carries(trace::Has::TensorSize));
                            QVERIFY(node.numOps > 0);
                            const double ns
                                = std::max(static_cast<double>(node.numOps) / (kDevice.matrixTflops16 * 1e3),
                                    static_cast<double>(node.tensorSize) / kDevice.memoryGBps);
                            QVERIFY(ns >= 1);
                            ++computed;
                        } else if (isMessage) {
                            QVERIFY(node.carries(trace::Has::CommSrc) && node.carries(trace::Has::CommDst)
                                && node.carries(trace::Has::CommTag) && node.commSize > 0);
                            const bool sends = node.type == NodeType::Send;
                            QCOMPARE(sends ? node.commSrc : node.commDst, rank);
                            QVERIFY((sends ? node.commDst : node.commSrc) != rank);
                            const auto key = QStringLiteral("%1 %2 %3 %4");
                            messages[key.arg(node.commSrc).arg(node.commDst).arg(node.commTag).arg(node.commSize)]
                                += sends ? 1 : -1;
                            ++sent;
                        } else {
                            QVERIFY(node.carries(trace::Has::CommType) && node.commSize > 0);
                            QCOMPARE(node.carries(trace::Has::ProcessGroup), !all.workload.groups.empty());
                        }
                    }
                }
                for (const int left : messages)
                    QCOMPARE(left, 0);
            }
        }
        QVERIFY(computed > 0 && launched > 0 && sent > 0);
    }

    // A chain around one collective is its sends and receives, with the product before the first reads, a part for each
    // slot, and what is fused between its halves on the sums.
    void chainsAroundOneCollectiveAreWrittenOut()
    {
        const ReadProgram read("group g = 4\nsize N = 64\nsize K = 128\nsize M = 32\ninput a: f16[M, K] sliced(1)\n"
                               "input b: f16[K, N] sliced(0)\ninput r: f16[M, N]\nc = matmul(a, b)\n"
                               "d = allreduce(+, c)\ne = d + r\noutput e\nschedule s {\nrs, ag = split(d)\n"
                               "reorder(ag, e)\nf = fuse(rs, e, e$ag)\noverlap(c, f)\n}\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        const Lowered all = lowered(read, "s", false, 2, "ring");
        QCOMPARE(all.tasks.size(), std::size_t { 1 });
        QVERIFY(all.tasks[0].collective == trace::CollectiveType::AllReduce);
        QCOMPARE(all.tasks[0].bytes, std::uint64_t { 4096 });
        for (const trace::ExecutionGraphPtr& graph : all.workload.graphs) {
            std::uint64_t operations = 0;
            int products = 0;
            int sums = 0;
            int sends = 0;
            for (std::uint32_t op = 0; op < graph->size(); ++op) {
                const auto id = static_cast<OpId>(op);
                const QString name
                    = QString::fromUtf8(graph->name(id).data(), static_cast<int>(graph->name(id).size()));
                sends += graph->type(id) == trace::NodeType::Send ? 1 : 0;
                if (name.startsWith("c ")) {
                    operations += graph->operation(id).numOps;
                    ++products;
                } else if (name.startsWith("f ")) {
                    ++sums;
                    QVERIFY(!graph->dependencies(id).empty() && !graph->dependents(id).empty());
                }
            }
            QCOMPARE(products, 8); // two for each of the ring's slots
            QCOMPARE(operations, std::uint64_t { 131072 });
            QCOMPARE(sums, 2); // of the slot whose sum is whole here
            QCOMPARE(sends, 6); // as many as a ring of four sends
        }
    }

    // Kernels beside communication are slower on devices that say so.
    void overlapEfficiencyIsFoldedIn()
    {
        const ReadProgram read("group g = 4\nsize N = 65536\ninput x: f32[N]\ny = x * 2\ninput l: f32[N] local\n"
                               "t = allreduce(+, l)\nz = t * 2\noutput y, z\nschedule s {\noverlap(t, z)\n}\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        const auto chained = applyAll(read.source, *read.program, read.schedules[0]);
        QVERIFY(chained);
        machine::DeviceCard half = kDevice;
        half.overlapEfficiency = 0.5;
        const auto before = lower(*chained, { kDevice, 1, false, {} });
        const auto after = lower(*chained, { half, 1, false, {} });
        QVERIFY(before && after);
        for (std::size_t i = 0; i < before->tasks.size(); ++i) {
            const std::uint64_t factor = before->tasks[i].name == "z" ? 2 : 1;
            QCOMPARE(after->tasks[i].operations, factor * before->tasks[i].operations);
            QCOMPARE(after->tasks[i].memory, factor * before->tasks[i].memory);
        }
    }

    // Two kernels that need each other cannot run, although each by itself could.
    void kernelsThatWaitForEachOtherAreRefused()
    {
        const ReadProgram read("group g = 2\nsize N = 8\ninput x: f32[N]\na = x + 1\nc = x + 2\nb = a * 2\nd = c * 2\n"
                               "e = a + d\nf = c + b\noutput e, f\nschedule s {\nfuse(a, e)\nfuse(c, f)\n}\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        const auto both = applyAll(read.source, *read.program, read.schedules[0]);
        QVERIFY(!both);
        QCOMPARE(
            QString::fromStdString(both.error().message), "the kernels b, kernel2, d, kernel1 wait for each other");
        QVERIFY2(both.error().hint.english().starts_with("fuse all of them into one, or"), both.error().hint.c_str());
    }
};

WEFT_TEST(TestLoweringPrograms)
#include "tst_lowering_programs.moc"
