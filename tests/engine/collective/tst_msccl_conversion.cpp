// SPDX-License-Identifier: GPL-3.0-or-later
// MSCCL programs to Chakra traces, against the traces that astra-sim/collectiveapi made of them, and back.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/proof/verifier.h"
#include "engine/trace/attribute_writer.h"
#include "engine/trace/attributes.h"
#include "engine/trace/trace_set.h"
#include "tests/engine/collective/trace_texts.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <map>
#include <tuple>

using namespace weft;
using namespace weft::collective;
using namespace weft::test;

namespace {

const QString kShared = QStringLiteral(WEFT_SHARED_DIR "/external/");
constexpr Bytes kMebibyte { 1 << 20 };

void addFolders(const QString& folder)
{
    QTest::addColumn<QString>("path");
    const QDir dir(kShared + folder);
    for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        QTest::newRow(qPrintable(name)) << dir.filePath(name) + '/' + name;
    if (dir.isEmpty())
        QTest::newRow("absent") << QString();
}

void addPrograms(const QString& pattern)
{
    QTest::addColumn<QString>("path");
    const QDir dir(kShared + "msccl_xml");
    for (const QString& name : dir.entryList({ pattern }, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << dir.filePath(name);
    if (dir.isEmpty())
        QTest::newRow("absent") << QString();
}

Graphs readSet(const QString& prefix)
{
    Findings findings;
    Result<trace::Workload> workload = trace::readTraceSet(prefix.toStdString(), 0, findings);
    if (!workload)
        qWarning("%s", toString(workload.error()).c_str());
    return workload ? std::move(workload->graphs) : Graphs {};
}

SchedulePtr parse(std::string_view text)
{
    Findings findings;
    Result<SchedulePtr> schedule = parseMscclXml(text, "program.xml", findings);
    if (!schedule)
        qWarning("%s", toString(schedule.error()).c_str());
    return schedule ? *schedule : nullptr;
}

SchedulePtr parseFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? parse(file.readAll().toStdString()) : nullptr;
}

std::string inputFile(const trace::ExecutionGraph& graph)
{
    return std::string(trace::Attributes::ofMetadata(graph).text("input_file").value_or(""));
}

// The bytes of a node without the attribute that published traces leave out.
std::string withoutCpuFlag(std::string_view record)
{
    trace::AttributeWriter flag;
    flag.addBool("is_cpu_op", false);
    std::string bytes(record);
    if (const std::size_t at = bytes.find(flag.bytes()); at != std::string::npos)
        bytes.erase(at, flag.bytes().size());
    return bytes;
}

// Messages of each connection in order, with their bytes.
using Messages = std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::vector<std::uint64_t>>;

Messages messagesOf(const Lowering& lowering, OperationKind kind)
{
    Messages messages;
    for (std::uint32_t rank = 0; rank < lowering.schedule().rankCount(); ++rank) {
        for (const LoweredOperation& operation : lowering.rank(Rank { rank }).operations) {
            const std::uint32_t peer = index(operation.peer);
            const bool sends = kind == OperationKind::Send;
            if (operation.kind == kind)
                messages[{ sends ? rank : peer, sends ? peer : rank, operation.tag }].push_back(operation.amount);
        }
    }
    return messages;
}

} // namespace

class TestMscclConversion : public QObject {
    Q_OBJECT

private slots:
    void publishedTracesToTheByte_data() { addFolders("msccl_et/sized_1MiB"); }
    void publishedTracesToTheByte()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("skipped");
        const Graphs expected = readSet(path);
        QVERIFY(!expected.empty());
        const SchedulePtr schedule = parse(inputFile(*expected.front()));
        QVERIFY(schedule);
        QCOMPARE(std::size_t { schedule->rankCount() }, expected.size());
        EtOptions options;
        options.lowering = { kMebibyte, ReduceModel::collectiveApi() };
        options.annotate = false;
        options.inputFile = inputFile(*expected.front());
        const Graphs made = graphsOf(*schedule, options);
        for (std::size_t rank = 0; rank < made.size(); ++rank) {
            QCOMPARE(QString::fromStdString(textOf(*made[rank])), QString::fromStdString(textOf(*expected[rank])));
            QVERIFY(trace::metadataRecord(*made[rank]) == trace::metadataRecord(*expected[rank]));
            for (std::uint32_t op = 0; op < made[rank]->size(); ++op)
                QVERIFY(withoutCpuFlag(made[rank]->record(OpId { op })) == expected[rank]->record(OpId { op }));
        }
    }

    // The converter's later form has chunks in the place of bytes.
    void symbolicTracesChunkByChunk_data() { addFolders("msccl_et/symbolic"); }
    void symbolicTracesChunkByChunk()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("skipped");
        const Graphs expected = readSet(path);
        QVERIFY(!expected.empty());
        const SchedulePtr schedule = parse(inputFile(*expected.front()));
        QVERIFY(schedule);
        EtOptions options;
        options.annotate = false;
        const Graphs made = graphsOf(*schedule, options);
        const Lowering lowering(*schedule, {});
        trace::Attributes attributes;
        for (std::uint32_t rank = 0; rank < made.size(); ++rank) {
            QCOMPARE(QString::fromStdString(textOf(*made[rank])), QString::fromStdString(textOf(*expected[rank])));
            const LoweredRank lowered = lowering.rank(Rank { rank });
            for (std::uint32_t op = 0; op < lowered.size(); ++op) {
                QVERIFY(made[rank]->name(OpId { op }) == expected[rank]->name(OpId { op }));
                if (lowered.operations[op].kind == OperationKind::Compute)
                    continue;
                attributes.read(*expected[rank], OpId { op });
                const StepId step = lowered.operations[op].step;
                QCOMPARE(attributes.whole("msg_chunk_cnt"), std::optional<std::uint64_t>(schedule->count(step)));
                QCOMPARE(
                    attributes.whole("msg_chunk_idx"), std::optional<std::uint64_t>(schedule->source(step).offset));
                QCOMPARE(attributes.whole("total_chunk_cnt"), std::optional<std::uint64_t>(schedule->pattern().chunks));
            }
        }
        Findings findings;
        const Result<TraceSchedule> read = scheduleFromTraces(expected, findings);
        QVERIFY(read.ok() && findings.empty());
        QCOMPARE(read->schedule->fingerprint(), schedule->fingerprint());
        QCOMPARE(read->lowering.commSize, Bytes {});
    }

    void publishedTracesBackToTheirProgram_data() { addFolders("msccl_et/sized_1MiB"); }
    void publishedTracesBackToTheirProgram()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("skipped");
        const Graphs graphs = readSet(path);
        Findings findings;
        const Result<TraceSchedule> read = scheduleFromTraces(graphs, findings);
        QVERIFY2(read.ok(), read ? "" : qPrintable(QString::fromStdString(toString(read.error()))));
        QVERIFY(findings.empty());
        QCOMPARE(read->origin, TraceSchedule::Origin::InputFile);
        QCOMPARE(read->schedule->fingerprint(), parse(inputFile(*graphs.front()))->fingerprint());
        QCOMPARE(read->lowering.commSize, kMebibyte);
        // The same traces again.
        const Graphs again = graphsOf(*read->schedule, { read->lowering, true, {} });
        for (std::size_t rank = 0; rank < again.size(); ++rank)
            QCOMPARE(QString::fromStdString(textOf(*again[rank])), QString::fromStdString(textOf(*graphs[rank])));
    }

    void everyProgramComesBackFromItsTraces_data() { addPrograms("*.xml"); }
    void everyProgramComesBackFromItsTraces()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("skipped");
        const SchedulePtr schedule = parseFile(path);
        QVERIFY(schedule);
        for (const ReduceModel reduce : { ReduceModel(), ReduceModel::collectiveApi(),
                 ReduceModel::ofMemory(Bandwidth::gigaBytesPerSecond(1234.5)) }) {
            const LoweringOptions lowering { Bytes { 999'999 }, reduce };
            Findings findings;
            const Result<TraceSchedule> read
                = scheduleFromTraces(graphsOf(*schedule, { lowering, true, {} }), findings);
            QVERIFY2(read.ok(), read ? "" : qPrintable(QString::fromStdString(toString(read.error()))));
            QVERIFY2(findings.empty(),
                findings.empty() ? "" : qPrintable(QString::fromStdString(toString(findings.front().error))));
            QCOMPARE(read->origin, TraceSchedule::Origin::Annotations);
            QCOMPARE(read->schedule->fingerprint(), schedule->fingerprint());
            QCOMPARE(read->schedule->info(), schedule->info());
            QCOMPARE(read->lowering.commSize, lowering.commSize);
            QCOMPARE(read->lowering.reduce.kind(), reduce.kind());
            QCOMPARE(read->lowering.reduce.memory(), reduce.memory());
            for (std::uint32_t rank = 0; rank < schedule->rankCount(); ++rank)
                QCOMPARE(read->schedule->bufferSizes(Rank { rank }), schedule->bufferSizes(Rank { rank }));
            QVERIFY(std::ranges::equal(read->schedule->extras(), schedule->extras()));
        }
    }

    void everyProgramReceivesWhatItSends_data() { addPrograms("*.xml"); }
    void everyProgramReceivesWhatItSends()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("skipped");
        const SchedulePtr schedule = parseFile(path);
        QVERIFY(schedule);
        const Lowering lowering(*schedule, { kMebibyte, {} });
        const Messages sent = messagesOf(lowering, OperationKind::Send);
        QVERIFY(sent == messagesOf(lowering, OperationKind::Receive));
        std::uint64_t count = 0;
        for (const auto& [connection, messages] : sent)
            count += messages.size();
        QCOMPARE(count, schedule->transferCount());
    }

    // Made without attributes and without their program, traces still say who sends what to whom, and when.
    void everyProgramAsMessagesAlone_data() { addPrograms("*.xml"); }
    void everyProgramAsMessagesAlone()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("skipped");
        const SchedulePtr schedule = parseFile(path);
        QVERIFY(schedule);
        const LoweringOptions lowering { kMebibyte, ReduceModel::collectiveApi() };
        Findings findings;
        const Result<TraceSchedule> read = scheduleFromTraces(graphsOf(*schedule, { lowering, false, {} }), findings);
        QVERIFY2(read.ok(), read ? "" : qPrintable(QString::fromStdString(toString(read.error()))));
        QCOMPARE(read->origin, TraceSchedule::Origin::Messages);
        const Lowering expected(*schedule, lowering);
        const Lowering made(*read->schedule, read->lowering);
        QVERIFY(messagesOf(made, OperationKind::Send) == messagesOf(expected, OperationKind::Send));
        QVERIFY(messagesOf(made, OperationKind::Receive) == messagesOf(expected, OperationKind::Receive));
        // Made-up chunks promise nothing, and nothing is read before it is there or written beside another.
        const Result<Verdict> verdict = verify(*read->schedule, { 0 });
        QVERIFY2(verdict.ok(), verdict ? "" : toString(verdict.error()).c_str());
        QVERIFY2(verdict->correct, verdict->fault ? verdict->fault->message.c_str() : "");
    }

    void fusedAndUnfusedProgramsSendTheSame_data() { addPrograms("*_nofuse.xml"); }
    void fusedAndUnfusedProgramsSendTheSame()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("skipped");
        const QString fusedPath = QString(path).remove("_nofuse");
        if (!QFile::exists(fusedPath))
            QSKIP("skipped: has no fused form");
        const SchedulePtr fused = parseFile(fusedPath);
        const SchedulePtr unfused = parseFile(path);
        QVERIFY(fused && unfused);
        const LoweringOptions options { kMebibyte, ReduceModel::collectiveApi() };
        const Lowering a(*fused, options);
        const Lowering b(*unfused, options);
        QVERIFY(messagesOf(a, OperationKind::Send) == messagesOf(b, OperationKind::Send));
        QVERIFY(messagesOf(a, OperationKind::Receive) == messagesOf(b, OperationKind::Receive));
        // Fusion only joins steps of one block; the compiler may have made other blocks for the parts.
        if (fused->blockCount() != unfused->blockCount())
            return;
        const Graphs fusedGraphs = graphsOf(*fused, { options, false, {} });
        const Graphs unfusedGraphs = graphsOf(*unfused, { options, false, {} });
        for (std::size_t rank = 0; rank < fusedGraphs.size(); ++rank)
            QCOMPARE(textOf(*fusedGraphs[rank]), textOf(*unfusedGraphs[rank]));
    }
};

WEFT_TEST(TestMscclConversion)
#include "tst_msccl_conversion.moc"
