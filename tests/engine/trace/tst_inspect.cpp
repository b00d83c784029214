// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/inspect.h"
#include "tests/support/test_program.h"

#include "tests/engine/trace/trace_bytes.h"

#include <QTest>

using namespace weft;
using namespace weft::trace;
using namespace weft::trace::test;

class TestInspect : public QObject {
    Q_OBJECT

private slots:
    void aTraceIsCounted()
    {
        chakra::Node compute = node(1, NodeType::Comp);
        compute.set_duration_micros(40);
        attribute(compute, "op_type").set_string_val("M");
        Findings findings;
        const auto graph = parse(traceOf({ compute, collective(2, CollectiveType::AllGather, 100, { 1 }),
                                     collective(3, CollectiveType::AllGather, 28, { 1, 2 }),
                                     transfer(4, NodeType::Send, 1, 9, 0), node(5, NodeType { 42 }) }),
            findings);
        const TraceSummary summary = summarize(**graph);
        QCOMPARE(summary.nodes, std::uint64_t { 5 });
        QCOMPARE(summary.dependencies, std::uint64_t { 3 });
        QCOMPARE(summary.byType[static_cast<std::size_t>(NodeType::Coll)], std::uint64_t { 2 });
        QCOMPARE(summary.unknownTypes, std::uint64_t { 1 });
        const CollectiveCount& gathers = summary.collectives[static_cast<std::size_t>(CollectiveType::AllGather)];
        QCOMPARE(gathers.count, std::uint64_t { 2 });
        QCOMPARE(gathers.bytes.count(), std::uint64_t { 128 });
        QCOMPARE(summary.sends.bytes.count(), std::uint64_t { 9 });
        QCOMPARE(summary.computeMicros, std::uint64_t { 40 });
        QCOMPARE(summary.attributes.at("comm_size"), std::uint64_t { 3 });
        QCOMPARE(summary.attributes.at("op_type"), std::uint64_t { 1 });
        QCOMPARE(summary.groups.at(""), std::uint64_t { 2 });
        QCOMPARE(summary.metadata.at(0).value, std::string("0.0.4"));
    }

    void aNodeIsShownWhole()
    {
        chakra::Node made = node(1, NodeType::Comp);
        attribute(made, "seq_id").set_sint64_val(-1);
        attribute(made, "rate").set_double_val(0.5);
        attribute(made, "flag").set_bool_val(true);
        attribute(made, "empty");
        for (const bool dim : { true, false })
            made.mutable_attr(3)->mutable_bool_list()->add_values(dim);
        attribute(made, "nothing");
        made.mutable_outputs()->set_shapes("[[4]]");
        Findings findings;
        const auto graph = parse(traceOf({ made }), findings);
        QStringList shown;
        for (const NamedValue& value : describeNode(**graph, OpId { 0 }))
            shown.append(QString::fromStdString(value.name + '=' + value.kind + ':' + value.value));
        QCOMPARE(shown.join(' '),
            QString("seq_id=sint64:-1 rate=double:0.5 flag=bool:true empty=bool list:[true, false] nothing=: "
                    "outputs.shapes=string:[[4]]"));
    }

    void aBuiltGraphIsCountedToo()
    {
        ExecutionGraphBuilder builder;
        Operation operation;
        operation.type = NodeType::Comp;
        operation.durationMicros = 3;
        builder.add(operation, "c", {});
        const ExecutionGraphPtr graph = builder.seal();
        QCOMPARE(summarize(*graph).computeMicros, std::uint64_t { 3 });
        QVERIFY(describeNode(*graph, OpId { 0 }).empty());
    }
};

WEFT_TEST(TestInspect)
#include "tst_inspect.moc"
