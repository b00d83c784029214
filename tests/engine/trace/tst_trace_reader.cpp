// SPDX-License-Identifier: GPL-3.0-or-later
// The `.et` reader: framing, every arm that an attribute can come in, and bytes that are no trace.
#include "engine/io/gzip.h"
#include "engine/trace/et_writer.h"
#include "tests/support/test_program.h"

#include "tests/engine/trace/trace_bytes.h"

#include <QTest>

#include <functional>
#include <random>

using namespace weft;
using namespace weft::trace;
using namespace weft::trace::test;

namespace {

using SetValue = std::function<void(chakra::AttributeProto&)>;

ExecutionGraphPtr good(std::string bytes, Findings& findings)
{
    const Result<ExecutionGraphPtr> graph = parse(std::move(bytes), findings);
    if (!graph)
        qWarning("%s", toString(graph.error()).c_str());
    return graph ? *graph : nullptr;
}

chakra::Node sized(const SetValue& set)
{
    chakra::Node made = node(1, NodeType::Coll);
    set(attribute(made, "comm_size"));
    return made;
}

} // namespace

class TestTraceReader : public QObject {
    Q_OBJECT

private slots:
    void anIntegerIsTakenFromEveryArm_data()
    {
        QTest::addColumn<SetValue>("set");
        QTest::addColumn<qint64>("expected");
        QTest::addColumn<int>("findings");
        const auto row = [](const char* name, qint64 expected, SetValue set, int findings = 0) {
            QTest::newRow(name) << set << expected << findings;
        };
        row("int32", -7, [](auto& a) { a.set_int32_val(-7); });
        row("int64", qint64 { 1 } << 40, [](auto& a) { a.set_int64_val(std::int64_t { 1 } << 40); });
        row("uint32", 4294967295, [](auto& a) { a.set_uint32_val(4294967295U); });
        row("uint64", qint64 { 1 } << 41, [](auto& a) { a.set_uint64_val(std::uint64_t { 1 } << 41U); });
        row("sint32", -8, [](auto& a) { a.set_sint32_val(-8); });
        row("sint64", -(qint64 { 1 } << 42), [](auto& a) { a.set_sint64_val(-(std::int64_t { 1 } << 42)); });
        row("fixed32", 9, [](auto& a) { a.set_fixed32_val(9); });
        row("fixed64", 10, [](auto& a) { a.set_fixed64_val(10); });
        row("sfixed32", -11, [](auto& a) { a.set_sfixed32_val(-11); });
        row("sfixed64", -12, [](auto& a) { a.set_sfixed64_val(-12); });
        row("bool", 1, [](auto& a) { a.set_bool_val(true); });
        row(
            "whole double", 4096, [](auto& a) { a.set_double_val(4096); }, 1);
        row(
            "whole float", -16, [](auto& a) { a.set_float_val(-16); }, 1);
    }

    void anIntegerIsTakenFromEveryArm()
    {
        QFETCH(SetValue, set);
        QFETCH(qint64, expected);
        QFETCH(int, findings);
        Findings found;
        const ExecutionGraphPtr graph = good(traceOf({ sized(set) }), found);
        QVERIFY(graph);
        QCOMPARE(graph->operation(OpId { 0 }).commSize, std::int64_t { expected });
        QVERIFY(graph->operation(OpId { 0 }).carries(Has::CommSize));
        QCOMPARE(static_cast<int>(found.size()), findings);
        QVERIFY(!hasErrors(found));
    }

    void otherArmsAreErrorsWithNodeAndAttribute_data()
    {
        QTest::addColumn<SetValue>("set");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, ErrorCode code, SetValue set) {
            QTest::newRow(name) << set << static_cast<int>(code);
        };
        row("string", ErrorCode::WrongType, [](auto& a) { a.set_string_val("8"); });
        row("bytes", ErrorCode::WrongType, [](auto& a) { a.set_bytes_val("8"); });
        row("fraction", ErrorCode::WrongType, [](auto& a) { a.set_double_val(8.5); });
        row("nan", ErrorCode::WrongType, [](auto& a) { a.set_double_val(std::nan("")); });
        row("huge float", ErrorCode::WrongType, [](auto& a) { a.set_float_val(1e30F); });
        row("list", ErrorCode::WrongType, [](auto& a) { a.mutable_int64_list()->add_values(8); });
        row("beyond int64", ErrorCode::OutOfRange, [](auto& a) { a.set_uint64_val(~std::uint64_t { 0 }); });
    }

    void otherArmsAreErrorsWithNodeAndAttribute()
    {
        QFETCH(SetValue, set);
        QFETCH(int, code);
        Findings found;
        QVERIFY(good(traceOf({ sized(set) }), found));
        QCOMPARE(found.size(), std::size_t { 1 });
        QVERIFY(hasErrors(found));
        const Error& error = found[0].error;
        QCOMPARE(static_cast<int>(error.code), code);
        QVERIFY(error.message.find("'comm_size'") != std::string::npos);
        QCOMPARE(*error.where.nodeId, std::uint64_t { 1 });
    }

    void anAttributeThatTheNodeDoesNotUseIsOnlyAWarning()
    {
        chakra::Node made = node(1, NodeType::Comp);
        attribute(made, "comm_size").set_string_val("none");
        attribute(made, "comm_src").set_int32_val(-1);
        Findings found;
        QVERIFY(good(traceOf({ made }), found));
        QCOMPARE(found.size(), std::size_t { 2 });
        QVERIFY(!hasErrors(found));
    }

    void attributesWithoutValueOrGivenTwiceAreSaid()
    {
        chakra::Node made = collective(1, CollectiveType::AllReduce, 8);
        attribute(made, "comm_priority");
        setInteger(made, "comm_size", 16);
        Findings found;
        const ExecutionGraphPtr graph = good(traceOf({ made }), found);
        QCOMPARE(found.size(), std::size_t { 2 });
        QVERIFY(!hasErrors(found));
        QCOMPARE(graph->operation(OpId { 0 }).commSize, std::int64_t { 16 });
        QVERIFY(!graph->operation(OpId { 0 }).carries(Has::CommPriority));
    }

    void dialects() // docs/semantics.md, section 11
    {
        chakra::Node made = node(4, NodeType::Coll);
        attribute(made, "is_cpu_op").set_int32_val(0); // STG
        attribute(made, "pg_name").set_int32_val(12);
        attribute(made, "comm_type").set_uint64_val(7);
        attribute(made, "root").set_int32_val(3);
        chakra::BoolList& dims = *attribute(made, "involved_dim").mutable_bool_list();
        for (const bool dim : { true, false, true })
            dims.add_values(dim);
        attribute(made, "outputs"); // without a value
        Findings found;
        const ExecutionGraphPtr graph = good(traceOf({ made }), found);
        const Operation read = graph->operation(OpId { 0 });
        QVERIFY2(found.empty(), toText(found).c_str());
        QVERIFY(!read.isCpuOp && read.carries(Has::IsCpuOp));
        QVERIFY(read.processGroup == "12");
        QVERIFY(read.commType == CollectiveType::ReduceScatter);
        QCOMPARE(read.root, 3U);
        QCOMPARE(read.involvedDims, ~std::uint64_t { 2 });
    }

    void involvedDimsComeInAnyListOfIntegers()
    {
        for (int form = 0; form < 3; ++form) {
            chakra::Node made = node(4, NodeType::Coll);
            chakra::AttributeProto& dims = attribute(made, "involved_dim");
            for (const int dim : { 0, 1 }) {
                if (form == 0)
                    dims.mutable_int32_list()->add_values(dim);
                else if (form == 1)
                    dims.mutable_fixed64_list()->add_values(static_cast<std::uint64_t>(dim));
                else
                    dims.mutable_sint64_list()->add_values(dim);
            }
            Findings found;
            QCOMPARE(good(traceOf({ made }), found)->operation(OpId { 0 }).involvedDims, ~std::uint64_t { 1 });
            QVERIFY(found.empty());
        }
    }

    void nodesMayComeInAnyOrder()
    {
        Findings found;
        const ExecutionGraphPtr graph = good(
            traceOf({ node(90, NodeType::Comp, { 7 }, "c"), node(1'000'000'000'000, NodeType::Comp, { 90, 7, 90 }, "d"),
                node(7, NodeType::MemLoad, {}, "a") }),
            found);
        QCOMPARE(graph->size(), 3U);
        QVERIFY(graph->name(OpId { 0 }) == "a" && graph->name(OpId { 1 }) == "c" && graph->name(OpId { 2 }) == "d");
        QCOMPARE(graph->id(OpId { 2 }), std::uint64_t { 1'000'000'000'000 });
        QCOMPARE(graph->dependencies(OpId { 2 }).size(), std::size_t { 2 });
        QCOMPARE(graph->dependents(OpId { 0 }).size(), std::size_t { 2 });
        QVERIFY(graph->find(90) == OpId { 1 });
        QVERIFY(graph->find(91) == kNone<OpId>);
        QVERIFY(graph->type(OpId { 0 }) == NodeType::MemLoad);
        chakra::Node record;
        QVERIFY(record.ParseFromString(std::string(graph->record(OpId { 1 }))));
        QCOMPARE(record.id(), std::uint64_t { 90 });
    }

    void unpackedDependenciesAreAccepted()
    {
        std::string bytes = traceOf({ node(1, NodeType::Comp) });
        bytes += std::string("\x06\x08\x02\x18\x04\x28\x01", 7); // id 2, type 4, data_deps as a plain varint: 1
        Findings found;
        QCOMPARE(good(bytes, found)->dependencies(OpId { 1 }).size(), std::size_t { 1 });
    }

    void unknownFieldsAreKept()
    {
        chakra::Node made = node(1, NodeType::Comp);
        google::protobuf::UnknownFieldSet& unknown = *made.GetReflection()->MutableUnknownFields(&made);
        unknown.AddVarint(11, 5);
        unknown.AddLengthDelimited(99, "storage");
        unknown.AddGroup(77)->AddFixed32(1, 2);
        const std::string bytes = traceOf({ made });
        Findings found;
        QVERIFY(toEt(*good(bytes, found)) == bytes);
        QVERIFY(found.empty());
    }

    void theFirstMessageMayBeEmptyOrANode()
    {
        std::string bytes(1, '\0');
        appendFramed(bytes, node(5, NodeType::Comp));
        Findings found;
        QCOMPARE(good(bytes, found)->size(), 1U);
        QVERIFY(found.empty());
        bytes.erase(0, 1);
        QCOMPARE(good(bytes, found)->size(), 1U); // and no node is lost
        QVERIFY(found.size() == 1 && !hasErrors(found));
    }

    void aTruncatedTailIsAnErrorWithItsOffset()
    {
        const std::string bytes = traceOf({ node(1, NodeType::Comp), collective(2, CollectiveType::AllReduce, 8) });
        Findings found;
        const std::string head = traceOf({ node(1, NodeType::Comp) });
        for (std::size_t length = 1; length < bytes.size(); ++length) {
            if (length == metadata().size() || length == head.size())
                continue; // ends of messages: fewer nodes, which no reader of one file can know
            const Result<ExecutionGraphPtr> graph = parse(bytes.substr(0, length), found);
            QVERIFY(!graph.ok());
            QVERIFY(graph.error().code == ErrorCode::Truncated);
            const std::size_t expected
                = length < metadata().size() ? 0 : (length < head.size() ? metadata().size() : head.size());
            QCOMPARE(*graph.error().where.byteOffset, std::uint64_t { expected });
        }
    }

    // As many nodes as bytes would be 70 times the file in memory.
    void zerosAreNoNodes()
    {
        Findings found;
        const std::string head = traceOf({ node(1, NodeType::Comp) });
        const Result<ExecutionGraphPtr> graph = parse(head + std::string(1000, '\0'), found);
        QVERIFY(!graph.ok() && graph.error().code == ErrorCode::Malformed);
        QCOMPARE(*graph.error().where.byteOffset, std::uint64_t { head.size() + 1 });
        QVERIFY(!parse(std::string(1000, '\0'), found).ok());
    }

    void bytesThatAreNoTrace_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, std::string bytes, ErrorCode code) {
            QTest::newRow(name) << bytes << static_cast<int>(code);
        };
        row("empty", {}, ErrorCode::Truncated);
        row("gzip header alone", "\x1f\x8b", ErrorCode::Truncated);
        row("gzip header and rubbish", "\x1f\x8b rubbish that is no deflate stream", ErrorCode::Malformed);
        row("endless length", std::string(30, '\xff'), ErrorCode::Malformed);
        row("huge length", metadata() + "\xff\xff\xff\xff\xff\xff\xff\xff\x7f", ErrorCode::Truncated);
        row("no node", metadata() + std::string("\x02\xff\xff", 3), ErrorCode::Malformed);
        row("field number 0", metadata() + std::string("\x02\x00\x01", 3), ErrorCode::Malformed);
        row("attribute cut short", metadata() + std::string("\x03\x52\x09\x0a", 4), ErrorCode::Malformed);
        row("text", "this is not a trace at all, it is a text of some length ................................",
            ErrorCode::Truncated);
        const Result<std::string> packed = io::deflateGzip(traceOf({ node(1, NodeType::Comp) }));
        row("gzip cut short", packed->substr(0, packed->size() - 9), ErrorCode::Truncated);
        row("gzip with a tail", *packed + "tail", ErrorCode::Malformed);
        std::string damaged = *packed;
        damaged[damaged.size() - 6] = static_cast<char>(damaged[damaged.size() - 6] ^ 1);
        row("gzip with a wrong checksum", damaged, ErrorCode::Malformed);
    }

    void bytesThatAreNoTrace()
    {
        QFETCH(std::string, bytes);
        QFETCH(int, code);
        Findings found;
        const Result<ExecutionGraphPtr> graph = parse(bytes, found);
        QVERIFY(!graph.ok());
        QVERIFY2(static_cast<int>(graph.error().code) == code, toString(graph.error()).c_str());
        QCOMPARE(graph.error().where.file, std::string("trace.0.et"));
    }

    void whatIsNoTraceIsCalledWhatItLooksLike_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<std::string>("says");
        const auto row = [](const char* name, std::string bytes, const char* says) {
            QTest::newRow(name) << std::move(bytes) << std::string("this is no Chakra trace: it ") + says;
        };
        row("empty", {}, "is empty");
        row("Markdown", "# Notes\n\nThe cafés’ traces lie on the *other* disk.\n", "looks like text");
        row("bytes", "\x85\xB3\x01\xFE\x17 some bytes \x03\x02\x01", "looks like binary data");
        row("XML", "<?xml version='1.0'?>\n<!-- notes -->\n<system id='1'/>\n",
            "looks like XML whose root element is 'system'");
    }

    void whatIsNoTraceIsCalledWhatItLooksLike()
    {
        QFETCH(std::string, bytes);
        QFETCH(std::string, says);
        Findings found;
        const Result<ExecutionGraphPtr> graph = parse(bytes, found);
        QVERIFY(!graph.ok());
        QCOMPARE(graph.error().message, says);
    }

    // What begins as a trace is a broken one.
    void aTraceCutShortIsStillATrace()
    {
        const std::string bytes = traceOf({ node(1, NodeType::Comp) });
        Findings found;
        const Result<ExecutionGraphPtr> graph = parse(bytes.substr(0, bytes.size() - 1), found);
        QVERIFY(!graph.ok());
        QVERIFY2(graph.error().message.english().starts_with("the file is cut off in "), graph.error().message.c_str());
    }

    void gzipIsSniffed()
    {
        const std::string bytes = traceOf({ node(1, NodeType::Comp) });
        Findings found;
        QVERIFY(good(*io::deflateGzip(bytes), found)->records() == bytes);
        // Members of one file are joined.
        const std::string members = *io::deflateGzip(bytes.substr(0, 3)) + *io::deflateGzip(bytes.substr(3));
        QVERIFY(good(members, found)->records() == bytes);
    }

    void inflationIsBounded()
    {
        const Result<std::string> bomb = io::deflateGzip(std::string(1'000'000, '\0'));
        const Result<std::string> inflated = io::inflateGzip(*bomb, "bomb", 999'999);
        QVERIFY(!inflated.ok() && inflated.error().code == ErrorCode::TooLarge);
        QCOMPARE(io::inflateGzip(*bomb, "bomb", 1'000'000)->size(), std::size_t { 1'000'000 });
    }

    void randomBytesNeverCrash()
    {
        std::mt19937 random(7);
        const std::string seed = traceOf({ node(1, NodeType::Comp), collective(2, CollectiveType::AllReduce, 8, { 1 }),
            transfer(3, NodeType::Send, 1, 8, 2) });
        for (int round = 0; round < 20'000; ++round) {
            std::string bytes = seed;
            for (int flips = 0; flips < 4; ++flips)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            Findings found;
            if (const Result<ExecutionGraphPtr> graph = parse(bytes, found)) {
                QVERIFY(toEt(**graph) == bytes || io::looksGzipped(bytes));
            }
        }
    }

    void whatIsBuiltReadsBack()
    {
        Operation operation;
        operation.id = 12;
        operation.type = NodeType::Coll;
        operation.durationMicros = 5;
        operation.commSize = std::int64_t { 1 } << 40;
        operation.commType = CollectiveType::Broadcast;
        operation.commPriority = -3;
        operation.root = 2;
        operation.processGroup = "tp";
        operation.involvedDims = ~std::uint64_t { 0b100010 };
        for (const Has what : { Has::IsCpuOp, Has::CommSize, Has::CommType, Has::CommPriority, Has::Root,
                 Has::ProcessGroup, Has::InvolvedDim })
            operation.has |= static_cast<std::uint16_t>(what);
        ExecutionGraphBuilder builder;
        builder.add(operation, "broadcast", {});
        Findings found;
        const ExecutionGraphPtr graph = good(toEt(*builder.seal(found)), found);
        QVERIFY(found.empty());
        QVERIFY(graph->operation(OpId { 0 }) == operation);
        QVERIFY(graph->name(OpId { 0 }) == "broadcast");
    }

    void aStopIsObeyed()
    {
        std::stop_source stop;
        stop.request_stop();
        ReadContext context;
        context.watch.stop = stop.get_token();
        Findings found;
        const auto graph = parseTrace(io::ByteSource::own(traceOf({ node(1, NodeType::Comp) })), context, found);
        QVERIFY(!graph.ok() && graph.error().code == ErrorCode::Cancelled);
    }
};

WEFT_TEST(TestTraceReader)
#include "tst_trace_reader.moc"
