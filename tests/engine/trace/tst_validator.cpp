// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of fault that a workload can have, made on purpose: what is found, where, and how severe it is.
#include "engine/trace/validator.h"
#include "tests/support/test_program.h"

#include "tests/engine/trace/trace_bytes.h"

#include <QTest>

using namespace weft;
using namespace weft::trace;
using namespace weft::trace::test;

namespace {

chakra::Node allReduce(std::uint64_t id, std::int64_t size, const char* group = nullptr)
{
    chakra::Node made = collective(id, CollectiveType::AllReduce, size);
    if (group != nullptr)
        attribute(made, "pg_name").set_string_val(group);
    return made;
}

chakra::Node cpu(chakra::Node made)
{
    made.mutable_attr(0)->set_bool_val(true);
    return made;
}

chakra::Node without(chakra::Node made, const std::string& name)
{
    for (int i = 0; i < made.attr_size(); ++i) {
        if (made.attr(i).name() == name) {
            made.mutable_attr()->DeleteSubrange(i, 1);
            break;
        }
    }
    return made;
}

chakra::Node with(chakra::Node made, const char* name, std::int64_t value)
{
    setInteger(made, name, value);
    return made;
}

chakra::Node lasting(chakra::Node made, std::uint64_t micros)
{
    made.set_duration_micros(micros);
    return made;
}

using Traces = std::vector<std::string>;

Findings check(const Traces& traces, const ValidationOptions& options = {},
    const std::vector<ProcessGroup>& groups = {}, std::uint32_t npus = 0)
{
    Findings findings;
    Workload workload;
    for (const std::string& bytes : traces) {
        const Result<ExecutionGraphPtr> graph
            = parse(bytes, findings, static_cast<std::uint32_t>(workload.graphs.size()));
        if (!graph) {
            fail(findings, graph.error());
            return findings;
        }
        workload.graphs.push_back(*graph);
    }
    validate(workload, groups, npus == 0 ? static_cast<std::uint32_t>(traces.size()) : npus, options, findings);
    return findings;
}

} // namespace

class TestValidator : public QObject {
    Q_OBJECT

private slots:
    // Ids that stand the other way round, where dependencies say what comes first.
    void dependenciesAreTheOrder()
    {
        const auto after = [](chakra::Node made, std::uint64_t id) {
            made.add_data_deps(id);
            return made;
        };
        const Findings findings = check({ traceOf({ after(allReduce(1, 8), 2), allReduce(2, 16) }),
            traceOf({ allReduce(1, 16), after(allReduce(2, 8), 1) }) });
        QVERIFY2(findings.empty(), toText(findings).c_str());
    }

    void aFaultIsFoundOnceWithItsPlace_data()
    {
        QTest::addColumn<std::vector<std::string>>("traces");
        QTest::addColumn<Severity>("severity");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const Traces& traces, Severity severity, ErrorCode code,
                             const char* message) { QTest::newRow(name) << traces << severity << code << message; };
        constexpr auto kError = Severity::Error;
        constexpr auto kWarning = Severity::Warning;
        const std::string empty = metadata();
        const auto comp = [](std::uint64_t id, std::initializer_list<std::uint64_t> after) {
            return node(id, NodeType::Comp, after, "compute");
        };
        const std::string plain = traceOf({ allReduce(1, 1024) });

        row("cycle", { traceOf({ comp(1, { 2 }), comp(2, { 1 }) }) }, kError, ErrorCode::Cycle, "1 → 2 → 1");
        row("cycle beside a free node", { traceOf({ comp(1, { 3 }), comp(2, {}), comp(3, { 4 }), comp(4, { 1 }) }) },
            kError, ErrorCode::Cycle, "1 → 3 → 4 → 1");
        row("cycle behind a tail", { traceOf({ comp(1, { 5 }), comp(5, { 6 }), comp(6, { 5 }) }) }, kError,
            ErrorCode::Cycle, "5 → 6 → 5");
        row("self dependency", { traceOf({ comp(1, {}), comp(2, { 2 }) }) }, kError, ErrorCode::Cycle, "2 → 2");
        chakra::Node first = comp(1, {});
        first.add_ctrl_deps(2);
        row("cycle through a control dependency", { traceOf({ first, comp(2, { 1 }) }) }, kError, ErrorCode::Cycle,
            "1 → 2 → 1");
        row("duplicate id", { traceOf({ comp(1, {}), comp(1, {}) }) }, kError, ErrorCode::Duplicate, "given twice");
        row("unknown dependency", { traceOf({ comp(1, { 99 }) }) }, kError, ErrorCode::UnknownDependency, "node 99");
        first = comp(1, {});
        first.add_ctrl_deps(98);
        row("unknown control dependency", { traceOf({ first }) }, kError, ErrorCode::UnknownDependency, "node 98");

        row("no size", { traceOf({ without(allReduce(1, 8), "comm_size") }) }, kError, ErrorCode::Missing, "comm_size");
        row("no type", { traceOf({ without(allReduce(1, 8), "comm_type") }) }, kError, ErrorCode::Missing, "comm_type");
        row("negative size", { traceOf({ allReduce(1, -8) }) }, kError, ErrorCode::OutOfRange, "negative: -8");
        row("zero size", { traceOf({ allReduce(1, 0) }) }, kWarning, ErrorCode::OutOfRange, "0 bytes");
        row("unknown collective", { traceOf({ collective(1, CollectiveType { 12 }, 8) }) }, kError,
            ErrorCode::Unsupported, "collective type 12");
        row("collective on the CPU", { traceOf({ cpu(allReduce(1, 8)) }) }, kError, ErrorCode::Usage, "is_cpu_op");
        row("unknown node type", { traceOf({ node(1, NodeType { 42 }) }) }, kError, ErrorCode::Unsupported, "type 42");
        row("storage node", { traceOf({ node(1, kStorageNode) }) }, kError, ErrorCode::Unsupported, "storage");
        row("checkpoint node", { traceOf({ node(1, kCheckpointNode) }) }, kError, ErrorCode::Unsupported, "checkpoint");
        row("invalid node", { traceOf({ node(1, NodeType::Invalid) }) }, kWarning, ErrorCode::Unsupported, "invalid");
        row("load without size", { traceOf({ node(1, NodeType::MemLoad) }) }, kError, ErrorCode::Missing,
            "tensor_size");
        row("no nodes", { empty }, kWarning, ErrorCode::Missing, "no nodes");

        row("unknown group", { traceOf({ allReduce(1, 8, "7") }) }, kError, ErrorCode::UnknownGroup, "'7'");
        row("outside the group", { traceOf({ allReduce(1, 8, "1"), allReduce(2, 1024) }), plain, plain }, kError,
            ErrorCode::NotMember, "rank 0 is not a member of group '1'");
        row("root outside the group",
            { empty,
                traceOf({ with(
                    [] {
                        chakra::Node made = collective(1, CollectiveType::Reduce, 8);
                        attribute(made, "pg_name").set_string_val("1");
                        return made;
                    }(),
                    "comm_root", 0) }) },
            kError, ErrorCode::NotMember, "root, rank 0");

        row("other sizes", { plain, plain, traceOf({ allReduce(5, 2048) }) }, kError, ErrorCode::Mismatched,
            "collective 1 of the world is all-reduce of 2048 bytes (node 5) on rank 2, but all-reduce of 1024 bytes");
        row("one rank has none", { plain, traceOf({ comp(3, {}) }), plain }, kError, ErrorCode::Mismatched,
            "is missing on rank 1");
        row("other types", { plain, traceOf({ collective(1, CollectiveType::AllGather, 1024) }) }, kError,
            ErrorCode::Mismatched, "all-gather of 1024 bytes");
        row("another order",
            { traceOf({ allReduce(1, 8), allReduce(2, 16) }), traceOf({ allReduce(1, 16), allReduce(2, 8) }) },
            kWarning, ErrorCode::Mismatched, "in another order");
        const auto after = [](chakra::Node made, std::uint64_t id) {
            made.add_data_deps(id);
            return made;
        };
        row("another order by dependencies",
            { traceOf({ allReduce(1, 8), allReduce(2, 16) }),
                traceOf({ after(allReduce(1, 8), 2), allReduce(2, 16) }) },
            kWarning, ErrorCode::Mismatched, "in another order");

        const auto send = [](std::int64_t peer, std::int64_t size, std::int64_t tag) {
            return traceOf({ transfer(7, NodeType::Send, peer, size, tag) });
        };
        row("send to itself", { send(0, 8, 1), empty }, kError, ErrorCode::Usage, "own rank");
        row("send out of range", { send(9, 8, 1), empty }, kError, ErrorCode::OutOfRange, "rank 9");
        row("send without receive", { send(1, 8, 1), traceOf({ comp(1, {}) }) }, kError, ErrorCode::Unmatched,
            "rank 1 has no receive for this send (tag 1, 8 bytes)");
        row("receive without send", { traceOf({ comp(1, {}) }), traceOf({ transfer(3, NodeType::Recv, 0, 8, 1) }) },
            kError, ErrorCode::Unmatched, "rank 0 has no send");
        row("send with a foreign source",
            { traceOf({ with(transfer(7, NodeType::Send, 1, 8, 1), "comm_src", 1) }),
                traceOf({ transfer(7, NodeType::Recv, 0, 8, 1) }) },
            kError, ErrorCode::OutOfRange, "must be 0");
        row("send without a peer", { traceOf({ without(transfer(7, NodeType::Send, 1, 8, 1), "comm_dst") }), empty },
            kError, ErrorCode::Missing, "comm_dst");
        row("send without a size", { traceOf({ without(transfer(7, NodeType::Send, 1, 8, 1), "comm_size") }), empty },
            kError, ErrorCode::Missing, "comm_size");
        row("send without a tag",
            { traceOf({ without(transfer(7, NodeType::Send, 1, 8, 0), "comm_tag") }),
                traceOf({ transfer(7, NodeType::Recv, 0, 8, 0) }) },
            kWarning, ErrorCode::Missing, "comm_tag");
    }

    void aFaultIsFoundOnceWithItsPlace()
    {
        QFETCH(std::vector<std::string>, traces);
        QFETCH(Severity, severity);
        QFETCH(ErrorCode, code);
        QFETCH(QString, message);
        const Findings findings = check(traces, {},
            traces.size() > 1 ? std::vector<ProcessGroup> { { "1", { Rank { 1 } } } } : std::vector<ProcessGroup> {});
        int found = 0;
        int errors = 0;
        for (const Finding& finding : findings) {
            const bool isIt
                = finding.error.code == code && QString::fromStdString(finding.error.message).contains(message);
            found += isIt ? 1 : 0;
            errors += finding.severity == Severity::Error ? 1 : 0;
            if (isIt) {
                QCOMPARE(finding.severity, severity);
                QVERIFY(finding.error.where.file.starts_with("trace."));
                QVERIFY(finding.error.where.rank.has_value());
            }
        }
        QVERIFY2(found == 1, toText(findings).c_str());
        QVERIFY2(errors == (severity == Severity::Error ? 1 : 0), toText(findings).c_str());
    }

    void theNearestCandidatesOfAnUnmatchedSendAreNamed()
    {
        const std::string sends = traceOf({ transfer(7, NodeType::Send, 1, 8, 1) });
        const Findings otherTag = check({ sends, traceOf({ transfer(4, NodeType::Recv, 0, 8, 2) }) });
        QVERIFY2(otherTag.size() == 2
                && otherTag[0].error.hint == "nearest on rank 1: receive of node 4 with tag 2 and 8 bytes",
            toText(otherTag).c_str());
        const Findings otherSize = check({ sends, traceOf({ transfer(4, NodeType::Recv, 0, 16, 1) }) });
        QVERIFY2(otherSize.size() == 2
                && otherSize[0].error.hint == "nearest on rank 1: receive of node 4 with tag 1 and 16 bytes",
            toText(otherSize).c_str());
    }

    void tagsAreComparedAsTheSimulatorDoes() // modulo 5·10^8
    {
        QVERIFY(check({ traceOf({ transfer(7, NodeType::Send, 1, 8, 500'000'001) }),
                          traceOf({ transfer(4, NodeType::Recv, 0, 8, 1) }) })
                    .empty());
    }

    void equalTransfersMatchOneToOne()
    {
        const auto both = [](NodeType type, std::int64_t peer) {
            return traceOf({ transfer(1, type, peer, 8, 1), transfer(2, type, peer, 8, 1) });
        };
        QVERIFY(check({ both(NodeType::Send, 1), both(NodeType::Recv, 0) }).empty());
        const Findings findings = check({ both(NodeType::Send, 1), traceOf({ transfer(4, NodeType::Recv, 0, 8, 1) }) });
        QCOMPARE(findings.size(), std::size_t { 1 });
        QCOMPARE(*findings[0].error.where.nodeId, std::uint64_t { 2 });
    }

    void replayNeedsNeitherSizesNorPartners()
    {
        ValidationOptions options;
        options.replayOnly = true;
        QVERIFY(check({ traceOf({ without(allReduce(1, 8), "comm_size"), transfer(2, NodeType::Send, 1, 8, 1) }),
                          traceOf({ node(1, NodeType::Comp) }) },
            options)
                    .empty());
    }

    void aCollectiveWithADurationAndNoAlgorithmIsReplayed()
    {
        const chakra::Node broadcast = without(collective(1, CollectiveType::Broadcast, 8), "comm_size");
        QVERIFY(check({ traceOf({ lasting(broadcast, 28) }), metadata() }).size() == 1); // only "no nodes"
        QVERIFY(hasErrors(check({ traceOf({ broadcast }), traceOf({ broadcast }) })));
        // Patterns that have algorithms run them whatever their duration.
        QVERIFY(hasErrors(check({ traceOf({ lasting(without(allReduce(1, 8), "comm_size"), 28) }) })));
    }

    void aBarrierNeedsNoSize()
    {
        const std::string barrier = traceOf({ without(collective(1, CollectiveType::Barrier, 8), "comm_size") });
        QVERIFY(check({ barrier, barrier }).empty());
    }

    void aCustomAlgorithmNeedsNoSize()
    {
        const Traces traces { traceOf({ without(allReduce(4, 8), "comm_size") }), traceOf({ allReduce(4, 16) }) };
        QVERIFY(hasErrors(check(traces)));
        ValidationOptions byType;
        byType.customTypes = 1U << static_cast<unsigned>(CollectiveType::AllReduce);
        QVERIFY(check(traces, byType).empty());
        ValidationOptions byNode;
        byNode.customNodes = { 4 };
        QVERIFY(check(traces, byNode).empty());
    }

    void theRooflineNeedsItsFigures()
    {
        ValidationOptions options;
        options.roofline = true;
        const chakra::Node bare = node(1, NodeType::Comp);
        QCOMPARE(check({ traceOf({ bare }) }, options).size(), std::size_t { 2 });
        QVERIFY(check({ traceOf({ with(with(bare, "num_ops", 10), "tensor_size", 10) }) }, options).empty());
        QVERIFY(check({ traceOf({ with(bare, "is_cpu_op", 1) }) }, options).empty());
        QVERIFY(check({ traceOf({ bare }) }).empty());
    }

    // Operations without durations last 1 ns each while the roofline is off: one warning, however many they are.
    void computeThatTakesNoTimeIsToldOnce()
    {
        const chakra::Node timeless = with(with(node(1, NodeType::Comp), "num_ops", 10), "tensor_size", 10);
        const chakra::Node timed = lasting(with(with(node(2, NodeType::Comp), "num_ops", 10), "tensor_size", 10), 5);
        const std::string trace = traceOf({ timeless, timed });
        ValidationOptions options;
        QVERIFY(check({ trace, trace }, options).empty()); // nothing is known of the system
        options.durationsCount = true;
        const Findings found = check({ trace, trace }, options);
        QCOMPARE(found.size(), std::size_t { 1 });
        QVERIFY(found[0].severity == Severity::Warning);
        QVERIFY(found[0].error.message.find("2 of 4 compute nodes") != std::string::npos);
        QCOMPARE(found[0].error.where.item, std::string(kRooflineKey));
        // A roofline would not help these.
        QVERIFY(check({ traceOf({ node(1, NodeType::Comp) }) }, options).empty());
        QVERIFY(check({ traceOf({ with(timeless, "is_cpu_op", 1) }) }, options).empty());
        QVERIFY(check({ traceOf({ lasting(timeless, 3) }) }, options).empty());
    }

    void groupsOfTheFileWinOverTheTraces()
    {
        const std::vector<ProcessGroup> file { { "1", { Rank { 0 } } } };
        const std::vector<ProcessGroup> own { { "1", { Rank { 1 } } }, { "2", { Rank { 1 } } } };
        const std::vector<ProcessGroup> both { { "1", { Rank { 0 } } }, { "2", { Rank { 1 } } } };
        Findings findings;
        Workload workload;
        workload.groups = own;
        for (const char* group : { "1", "2" })
            workload.graphs.push_back(*parse(traceOf({ allReduce(1, 8, group) }), findings));
        validate(workload, file, 2, {}, findings);
        QVERIFY2(findings.empty(), toText(findings).c_str());
    }

    void groupsAreCheckedThemselves()
    {
        const std::string plain = traceOf({ allReduce(1, 8) });
        QVERIFY(check({ plain }, {}, { { "1", { Rank { 5 } } } }).at(0).error.code == ErrorCode::OutOfRange);
        QVERIFY(check({ plain }, {}, { { "1", { Rank { 0 }, Rank { 0 } } } }).at(0).error.code == ErrorCode::Duplicate);
    }

    void theWorldHasTwoNames()
    {
        QVERIFY(check({ traceOf({ allReduce(1, 8, "") }), traceOf({ allReduce(1, 8, "0") }) }).empty());
    }

    void ranksAndTracesMustBeAsMany()
    {
        const std::string plain = traceOf({ allReduce(1, 8) });
        QVERIFY(hasErrors(check({ plain, plain }, {}, {}, 4)));
        const Findings surplus = check({ plain, plain, plain }, {}, {}, 2);
        QVERIFY(surplus.size() == 1 && !hasErrors(surplus));
    }

    void manyFindingsAreCut()
    {
        std::string bytes = metadata();
        for (std::uint64_t id = 0; id < 1000; ++id)
            appendFramed(bytes, allReduce(id, -1));
        const Findings findings = check({ bytes });
        QCOMPARE(findings.size(), std::size_t { 21 });
        QCOMPARE(
            findings.back().error.message, std::string("and 980 more communication nodes with a negative comm_size"));
    }

    void aLongChainIsNoRecursion()
    {
        std::string bytes = metadata();
        constexpr std::uint64_t kNodes = 200'000;
        for (std::uint64_t id = 0; id < kNodes; ++id)
            appendFramed(bytes, node(id, NodeType::Comp, { (id + 1) % kNodes }));
        const Findings findings = check({ bytes });
        QCOMPARE(findings.size(), std::size_t { 1 });
        QVERIFY(findings[0].error.message.find("(200000 nodes) → 0") != std::string::npos);
    }
};

WEFT_TEST(TestValidator)
#include "tst_validator.moc"
