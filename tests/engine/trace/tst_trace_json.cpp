// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON forms of traces, told apart by content, and the JSON files that look like one and are not.
#include "engine/trace/json_reader.h"
#include "engine/trace/json_writer.h"
#include "tests/support/test_program.h"

#include "tests/engine/trace/trace_bytes.h"

#include <QDir>
#include <QTest>

using namespace weft;
using namespace weft::trace;
using namespace weft::trace::test;

namespace {

const QString kTraces = QStringLiteral(WEFT_SHARED_DIR "/external/traces");

Result<ExecutionGraphPtr> readShared(const char* name, Findings& findings)
{
    ReadContext context;
    context.file = (kTraces + name).toStdString();
    return readTrace(context, findings);
}

} // namespace

class TestTraceJson : public QObject {
    Q_OBJECT

private slots:
    void theJsonizersFormIsReadAndWritten()
    {
        chakra::Node first = node(3, NodeType::Comp, {}, "é \"quoted\" {");
        first.set_duration_micros(7);
        first.mutable_inputs()->set_values("[1, 2]");
        attribute(first, "scope").set_sint32_val(-4);
        attribute(first, "none");
        attribute(first, "list").mutable_string_list()->add_values(std::string(3, 'a'));
        chakra::Node second = collective(0, CollectiveType::AllGather, std::int64_t { 1 } << 40, { 3 });
        attribute(second, "involved_dim").mutable_bool_list()->add_values(false);
        Findings findings;
        const ExecutionGraphPtr graph = *parse(traceOf({ first, second }), findings);
        const Result<std::string> text = toJson(*graph, findings);
        QVERIFY(text.ok());
        QVERIFY(text->find("\"type\": \"COMM_COLL_NODE\"") != std::string::npos);
        QVERIFY(text->find("\"int64Val\": \"1099511627776\"") != std::string::npos);
        QVERIFY(text->find("\"dataDeps\"") != std::string::npos);
        const Result<ExecutionGraphPtr> again = parse(*text, findings);
        QVERIFY2(again.ok(), again.ok() ? "" : toString(again.error()).c_str());
        QVERIFY2(findings.empty(), toText(findings).c_str());
        QVERIFY((*again)->records() == graph->records());
    }

    void fieldsOutsideTheSchemaAreNotDroppedInSilence()
    {
        chakra::Node made = node(1, NodeType::Comp);
        made.GetReflection()->MutableUnknownFields(&made)->AddVarint(11, 5);
        Findings findings;
        const ExecutionGraphPtr graph = *parse(traceOf({ made }), findings);
        QVERIFY(toJson(*graph, findings).ok());
        QCOMPARE(findings.size(), std::size_t { 1 });
    }

    void theFeedersFormIsRead()
    {
        Findings findings;
        const Result<ExecutionGraphPtr> graph = parse(R"({"workload_graph": [
            {"Id": 5, "Name": "gemm", "NodeType": 4, "runtime": 318, "data_deps": [], "is_cpu_op": false},
            {"Id": 9, "Name": "reduce", "NodeType": 7, "ctrlDeps": [5], "comm_type": 0, "comm_size": 4096,
             "comm_priority": -1, "pg_name": "3", "note": "kept", "involved_dim": [true, false]}],
            "workload_name": "two"})",
            findings);
        QVERIFY2(graph.ok(), graph.ok() ? "" : toString(graph.error()).c_str());
        QVERIFY2(findings.empty(), toText(findings).c_str());
        QCOMPARE((*graph)->size(), 2U);
        const Operation gemm = (*graph)->operation((*graph)->find(5));
        QCOMPARE(gemm.durationMicros, std::uint64_t { 318 });
        const Operation reduce = (*graph)->operation((*graph)->find(9));
        QCOMPARE(reduce.commSize, std::int64_t { 4096 });
        QCOMPARE(reduce.commPriority, -1);
        QVERIFY(reduce.processGroup == "3");
        QCOMPARE(reduce.involvedDims, ~std::uint64_t { 2 });
        QCOMPARE((*graph)->dependencies(OpId { 1 }).size(), std::size_t { 1 });
        QVERIFY((*graph)->record(OpId { 1 }).find("kept") != std::string_view::npos);
    }

    void badJsonNamesItsPlace_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* name, std::string text, ErrorCode code, const char* shown) {
            QTest::newRow(name) << text << static_cast<int>(code) << QString(shown);
        };
        row("not closed", "{\"workload_graph\": [\n{\"Id\": 1", ErrorCode::Malformed, "trace.0.et:2");
        row("second object not closed", "{\"version\": \"1\"}\n{\"id\": \"1\"", ErrorCode::Malformed, "trace.0.et:2");
        row("second object no node", "{\"version\": \"1\"}\n\n{\"id\": \"x\"}", ErrorCode::Malformed, "trace.0.et:3");
        row("text after a node", "{\"version\": \"1\"} x", ErrorCode::Malformed, "a node");
        row("no id", R"({"workload_graph": [{"NodeType": 4}]})", ErrorCode::Missing, "workload_graph[0]");
        row("no type", R"({"workload_graph": [{"Id": 4}]})", ErrorCode::Missing, "NodeType");
        row("negative id", R"({"workload_graph": [{"Id": -4, "NodeType": 4}]})", ErrorCode::WrongType, "-4");
        row("no list", R"({"workload_graph": 5})", ErrorCode::WrongType, "list");
        row("list of numbers", R"({"workload_graph": [5]})", ErrorCode::WrongType, "object");
        row("bad dependency", R"({"workload_graph": [{"Id": 4, "NodeType": 4, "data_deps": ["x"]}]})",
            ErrorCode::WrongType, "data_deps");
        row("a null among numbers",
            "{\"workload_graph\": [\n {\"Id\": 4, \"NodeType\": 7, \"is_cpu_op\": false, \"involved_dim\": [true, null]}]}",
            ErrorCode::WrongType, "trace.0.et:2:70");
        row("a null in the jsonizer's form",
            "{\"version\": \"1, [null\"}\n{\"id\": \"1\", \"attr\": [{\"name\": \"x\", \"int64List\": {\"values\": "
            "[\"1\",\n null]}}]}",
            ErrorCode::WrongType, "trace.0.et:3:2, rank 0: an entry of a list is null");
        row("a dependency that is null", R"({"version": "1"} {"id": "1", "dataDeps": [null]})", ErrorCode::WrongType,
            "null");
        row("two graphs", R"({"workload_graph": []} {"workload_graph": []})", ErrorCode::Malformed, "follows");
        row("a list", "[{}]", ErrorCode::Malformed, "object");
        row("another object", R"({"dims": 3})", ErrorCode::Malformed, "neither");
        row("groups", R"({"1": [0, 1], "2": [2, 3]})", ErrorCode::Unsupported, "communicator-group");
        row("PyTorch", R"({"schema": "1.1.1-chakra.0.0.4", "pid": 1, "nodes": []})", ErrorCode::Unsupported,
            "chakra_converter PyTorch");
        row("deep", std::string("{\"workload_graph\": ").append(100'000, '['), ErrorCode::Malformed, "deep");
        row("deep node", std::string("{\"version\": \"1\"}{\"attr\": ").append(100'000, '[').append("}"),
            ErrorCode::Malformed, "");
    }

    void badJsonNamesItsPlace()
    {
        QFETCH(std::string, text);
        QFETCH(int, code);
        QFETCH(QString, shown);
        Findings findings;
        const Result<ExecutionGraphPtr> graph = parse(text, findings);
        QVERIFY(!graph.ok());
        QCOMPARE(static_cast<int>(graph.error().code), code);
        QVERIFY2(QString::fromStdString(toString(graph.error())).contains(shown), toString(graph.error()).c_str());
    }

    void unknownKeysAreWarnings()
    {
        Findings findings;
        const Result<ExecutionGraphPtr> graph
            = parse("{\"version\": \"1\"}{\"id\": \"4\", \"type\": \"COMP_NODE\", \"colour\": 3}", findings);
        QVERIFY(graph.ok());
        QCOMPARE((*graph)->size(), 1U);
        QCOMPARE(findings.size(), std::size_t { 1 });
        QVERIFY(findings[0].error.code == ErrorCode::UnknownKey && !hasErrors(findings));
    }

    // Metadata of 123 bytes makes the first byte of an .et file a brace, and one of 10 bytes makes it a line feed.
    void anEtFileThatBeginsWithABraceIsNoJson()
    {
        for (const std::size_t length :
            { std::size_t { 8 }, std::size_t { 30 }, std::size_t { 89 }, std::size_t { 121 } }) {
            chakra::GlobalMetadata metadata;
            metadata.set_version(std::string(length, '"'));
            std::string bytes;
            appendFramed(bytes, metadata);
            appendFramed(bytes, node(1, NodeType::Comp));
            QVERIFY(!looksLikeJson(bytes));
            Findings findings;
            QVERIFY(parse(bytes, findings).ok());
        }
    }

    void theFeedersSamplesAreRead()
    {
        if (!QDir(kTraces).exists())
            QSKIP("the shared traces are not on this machine");
        Findings findings;
        const Result<ExecutionGraphPtr> whole = readShared("/chakra_tests/jsonData/chakra.0.json", findings);
        QVERIFY(whole.ok());
        QVERIFY2(!hasErrors(findings), toText(findings).c_str());
        QCOMPARE((*whole)->size(), 3664U);
        // An excerpt: what its nodes depend on was cut away.
        const Result<ExecutionGraphPtr> small = readShared("/chakra_tests/jsonData/small_chakra.0.json", findings);
        QVERIFY(small.ok());
        QVERIFY(firstError(findings).code == ErrorCode::UnknownDependency);
    }

    void otherJsonBesideTracesIsRecognised()
    {
        if (!QDir(kTraces).exists())
            QSKIP("the shared traces are not on this machine");
        Findings findings;
        for (const char* name : { "/chakra_tests/1.0.2-chakra.0.0.4.json",
                 "/pytorch_host_traces/micro2024_demo4_host_0.json", "/stg/gpt_tp8/gpt_tp8.json" }) {
            const Result<ExecutionGraphPtr> graph = readShared(name, findings);
            QVERIFY(!graph.ok());
            QVERIFY2(graph.error().code == ErrorCode::Unsupported, toString(graph.error()).c_str());
        }
    }
};

WEFT_TEST(TestTraceJson)
#include "tst_trace_json.moc"
