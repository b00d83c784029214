// SPDX-License-Identifier: GPL-3.0-or-later
// What a run records must add up: bytes over hops, occupation of links, bins, pairs; and the critical path of a real
// run must lead from its end to its beginning without a gap.
#include "engine/analysis/critical_path.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

struct Recorded {
    std::string name;
    topology::Fabric fabric;
    trace::Workload workload;
    SystemConfig system;
    std::uint64_t packet = 0;
};

trace::Workload trainingStep(std::uint32_t npus)
{
    WorkloadBuilder builder(npus);
    for (std::uint32_t r = 0; r < npus; ++r) {
        WorkloadBuilder::Ids last;
        for (std::uint64_t layer = 0; layer < 3; ++layer) {
            const std::uint64_t computed = builder.compute(r, 5 + (r * 7 + layer) % 11, last);
            builder.collective(r, CollectiveType::AllReduce, 400'000, { computed });
            last = { computed };
        }
        builder.collective(r, CollectiveType::AllToAll, 90'000, builder.after(r));
    }
    return builder.seal();
}

// Everyone to rank 0, which has work before it listens.
trace::Workload incast(std::uint32_t npus)
{
    WorkloadBuilder builder(npus);
    const std::uint64_t busy = builder.compute(0, 20);
    for (std::uint32_t r = 1; r < npus; ++r) {
        builder.send(r, 0, 100'000 + r, builder.after(r), r);
        builder.receive(0, r, 100'000 + r, { busy }, r);
    }
    return builder.seal();
}

trace::Workload pipeline(std::uint32_t npus)
{
    WorkloadBuilder builder(npus);
    for (std::uint32_t batch = 0; batch < 4; ++batch) {
        for (std::uint32_t r = 0; r < npus; ++r) {
            WorkloadBuilder::Ids needs = builder.after(r);
            if (r > 0)
                needs = { builder.receive(r, r - 1, 50'000, {}, batch) };
            const std::uint64_t computed = builder.compute(r, 10 + r, needs);
            if (r + 1 < npus)
                builder.send(r, r + 1, 50'000, { computed }, batch);
        }
    }
    return builder.seal();
}

// Each rank goes on when what it sent has arrived: the end of a send, not of a receive, leads on.
trace::Workload afterItsSends(std::uint32_t npus)
{
    WorkloadBuilder builder(npus);
    for (std::uint32_t r = 0; r < npus; ++r) {
        const std::uint64_t first = builder.send(r, (r + 2) % npus, 200'000, {}, 0);
        const std::uint64_t second = builder.send(r, (r + 1) % npus, 100'000, {}, 1); // waits for the slot
        builder.compute(r, 3, { first, second });
        builder.receive(r, (r + npus - 2) % npus, 200'000, {}, 0);
        builder.receive(r, (r + npus - 1) % npus, 100'000, {}, 1);
    }
    return builder.seal();
}

std::vector<Recorded> recordings()
{
    std::vector<Recorded> all;
    SystemConfig chunked = systemOf(AlgorithmKind::Ring, 2);
    chunked.datasetSplits = 4;
    chunked.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(100);
    SystemConfig direct = systemOf(AlgorithmKind::Direct, 1);
    direct.datasetSplits = 2;
    all.push_back({ "ring on a torus", fabricOf("Torus(4x4,50GB/s,500ns)"), trainingStep(16), chunked, 0 });
    all.push_back({ "direct on a switch", fabricOf("Switch(8,50GB/s,500ns)"), trainingStep(8), direct, 0 });
    all.push_back({ "direct on a ring", fabricOf("Ring(9,10GB/s,100ns)"),
        oneCollective(9, CollectiveType::AllReduce, 1'000'000), direct, 0 });
    all.push_back({ "ring", fabricOf("Ring(8,50GB/s,500ns)"), oneCollective(8, CollectiveType::AllReduce, 1'000'000),
        systemOf(), 0 });
    all.push_back({ "incast", fabricOf("Mesh(3x3,10GB/s,100ns)"), incast(9), systemOf(AlgorithmKind::Ring, 2), 0 });
    all.push_back({ "pipeline", fabricOf("Ring(6,10GB/s,100ns)"), pipeline(6), systemOf(), 0 });
    all.push_back({ "packets", fabricOf("Mesh(3x3,10GB/s,100ns)"), incast(9), systemOf(AlgorithmKind::Ring, 2), 4096 });
    all.push_back(
        { "two hops in packets", fabricOf("FatTree(16)"), trainingStep(16), systemOf(AlgorithmKind::Direct, 1), 8192 });
    SystemConfig rendezvous = systemOf();
    rendezvous.rendezvous = true;
    all.push_back({ "rendezvous", fabricOf("Ring(6,10GB/s,100ns)"), pipeline(6), rendezvous, 0 });
    all.push_back({ "slots", fabricOf("Ring(6,10GB/s,100ns)"), afterItsSends(6), systemOf(), 0 });
    all.push_back({ "slots by rendezvous", fabricOf("Ring(6,10GB/s,100ns)"), afterItsSends(6), rendezvous, 0 });
    return all;
}

// By a search of its own.
std::vector<std::uint32_t> hopsFrom(const topology::Topology& topology, NodeId from)
{
    std::vector<std::uint32_t> hops(topology.nodeCount(), ~0U);
    std::vector<NodeId> queue { from };
    hops[index(from)] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const NodeId at = queue[next];
        for (const LinkId link : topology.outgoing(at)) {
            const NodeId to = topology.linkDestination(link);
            if (hops[index(to)] == ~0U) {
                hops[index(to)] = hops[index(at)] + 1;
                queue.push_back(to);
            }
        }
    }
    return hops;
}

RunPtr record(const Recorded& one, NetworkModel network, RecordLevel level = RecordLevel::Full)
{
    RunOptions options = optionsOf(network, level);
    if (one.packet != 0 && network == NetworkModel::Aware)
        options.packet = Bytes { one.packet };
    return test::run(one.fabric, one.workload, one.system, options);
}

template <class Columns> std::uint64_t sum(const Columns& all, std::uint64_t start = 0)
{
    return std::accumulate(all.begin(), all.end(), start);
}

} // namespace

class TestRecorder : public QObject {
    Q_OBJECT

    static void everyCase()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("aware");
        const std::vector<Recorded> all = recordings();
        for (int i = 0; i < static_cast<int>(all.size()); ++i) {
            for (const bool aware : { true, false })
                QTest::newRow(qPrintable(
                    QString("%1 %2").arg(all[static_cast<std::size_t>(i)].name.c_str(), aware ? "aware" : "unaware")))
                    << i << aware;
        }
    }
    static std::pair<Recorded, NetworkModel> fetched()
    {
        QFETCH(int, number);
        QFETCH(bool, aware);
        return { recordings()[static_cast<std::size_t>(number)], aware ? NetworkModel::Aware : NetworkModel::Unaware };
    }

private slots:
    void bytesTimesHopsAreOnTheLinks_data() { everyCase(); }
    void bytesTimesHopsAreOnTheLinks()
    {
        const auto [one, network] = fetched();
        const RunPtr run = record(one, network);
        const topology::Topology& topology = one.fabric.topology();
        const MessageColumns& messages = run->messagesLog;
        QCOMPARE(std::uint64_t { messages.size() }, run->messages);
        // No route is asked for. Every message goes a shortest way, so that all links together carry bytes × distance,
        // and what enters a node leaves it or was meant for it.
        std::uint64_t expected = 0;
        std::vector<std::uint64_t> enters(topology.nodeCount());
        std::vector<std::uint64_t> leaves(topology.nodeCount());
        for (std::size_t i = 0; i < messages.size(); ++i) {
            const auto hops = hopsFrom(topology, nodeOf(messages.source[i]));
            expected += messages.bytes[i] * hops[index(messages.destination[i])];
            enters[index(messages.source[i])] += messages.bytes[i];
            leaves[index(messages.destination[i])] += messages.bytes[i];
        }
        std::uint64_t carried = 0;
        for (std::uint32_t l = 0; l < run->links.size(); ++l) {
            carried += run->links[l].bytes;
            enters[index(topology.linkDestination(LinkId { l }))] += run->links[l].bytes;
            leaves[index(topology.linkSource(LinkId { l }))] += run->links[l].bytes;
        }
        QCOMPARE(carried, expected);
        QVERIFY(enters == leaves);
    }

    void linkIntervalsDoNotOverlapAndAddUp()
    {
        for (const Recorded& one : recordings()) {
            const RunPtr run = record(one, NetworkModel::Aware);
            std::map<LinkId, std::vector<std::pair<Time, Time>>> byLink;
            for (std::size_t i = 0; i < run->linkIntervals.size(); ++i)
                byLink[run->linkIntervals.link[i]].push_back(
                    { run->linkIntervals.start[i], run->linkIntervals.end[i] });
            for (std::uint32_t l = 0; l < run->links.size(); ++l) {
                auto& intervals = byLink[LinkId { l }];
                std::sort(intervals.begin(), intervals.end());
                Time busy;
                Time last;
                for (const auto& [start, end] : intervals) {
                    QVERIFY(start >= last && end >= start && end <= run->makespan);
                    busy += end - start;
                    last = end;
                }
                QCOMPARE(busy.ns(), run->links[l].busy.ns());
                QVERIFY(busy <= run->makespan);
                const auto row = run->bins.busyNs.begin() + std::ptrdiff_t { l } * run->bins.bins;
                std::uint64_t binned = 0;
                for (std::uint32_t bin = 0; bin < run->bins.bins; ++bin) {
                    binned += row[bin];
                    QVERIFY(row[bin] <= run->bins.binWidth.ns());
                }
                QCOMPARE(binned, busy.ns());
            }
        }
    }

    void pairsAddUpToMessages_data() { everyCase(); }
    void pairsAddUpToMessages()
    {
        const auto [one, network] = fetched();
        const RunPtr run = record(one, network);
        std::map<std::pair<Rank, Rank>, std::pair<std::uint64_t, std::uint64_t>> expected;
        for (std::size_t i = 0; i < run->messagesLog.size(); ++i) {
            auto& [bytes, count] = expected[{ run->messagesLog.source[i], run->messagesLog.destination[i] }];
            bytes += run->messagesLog.bytes[i];
            ++count;
        }
        QCOMPARE(run->pairs.size(), expected.size());
        auto at = expected.begin();
        for (const PairTraffic& pair : run->pairs) { // sorted
            QVERIFY((at->first == std::pair(pair.source, pair.destination)));
            QVERIFY((at->second == std::pair(pair.bytes, pair.messages)));
            ++at;
        }
    }

    void intervalsLieWithinTheRun_data() { everyCase(); }
    void intervalsLieWithinTheRun()
    {
        const auto [one, network] = fetched();
        const RunPtr run = record(one, network);
        QVERIFY(run->complete());
        std::size_t operations = 0;
        for (const trace::ExecutionGraphPtr& graph : one.workload.graphs)
            operations += graph->size();
        QCOMPARE(run->operations.size(), operations);
        Time last;
        for (std::size_t i = 0; i < run->operations.size(); ++i) {
            QVERIFY(run->operations.start[i] >= last); // in the order of their starts
            last = run->operations.start[i];
            QVERIFY(run->operations.end[i] >= last && run->operations.end[i] <= run->makespan);
        }
        for (std::size_t i = 0; i < run->messagesLog.size(); ++i)
            QVERIFY(run->messagesLog.start[i] < run->messagesLog.end[i] && run->messagesLog.end[i] <= run->makespan);
        for (const RankMetrics& rank : run->ranks) {
            QCOMPARE((rank.compute + rank.exposedCommunication + rank.idle).ns(), rank.finish.ns());
            QVERIFY(rank.exposedCommunication <= rank.communication);
        }
        for (const CollectiveRecord& collective : run->collectives)
            QVERIFY(collective.start < collective.end && collective.end <= run->makespan);
    }

    void levelsTellTheSame_data() { everyCase(); }
    void levelsTellTheSame()
    {
        const auto [one, network] = fetched();
        const RunPtr full = record(one, network);
        const RunPtr links = record(one, network, RecordLevel::Links);
        const RunPtr summary = record(one, network, RecordLevel::Summary);
        QVERIFY(full->fingerprint == links->fingerprint && full->fingerprint == summary->fingerprint);
        QVERIFY(summary->links.empty() && summary->pairs.empty() && links->operations.size() == 0);
        for (std::size_t l = 0; l < full->links.size(); ++l)
            QVERIFY(full->links[l].bytes == links->links[l].bytes && full->links[l].busy == links->links[l].busy
                && full->links[l].peakQueue == links->links[l].peakQueue);
    }

    void pastTheLimitTheRunGoesOnAtLinks()
    {
        const Recorded one = recordings().front();
        const RunPtr full = record(one, NetworkModel::Aware);
        RunOptions options = optionsOf(NetworkModel::Aware, RecordLevel::Full);
        options.recordLimit = 500;
        Findings warnings;
        const Result<RunPtr> limited = simulate(one.fabric, one.workload, one.system, options, warnings);
        QVERIFY(limited.ok());
        QVERIFY((*limited)->recorded == RecordLevel::Links);
        QVERIFY((*limited)->operations.size() == 0 && (*limited)->messagesLog.size() == 0
            && (*limited)->linkIntervals.size() == 0);
        QCOMPARE(warnings.size(), std::size_t { 1 });
        QVERIFY(warnings[0].severity == Severity::Warning && warnings[0].error.code == ErrorCode::TooLarge);
        QVERIFY(warnings[0].error.message.find("500") != std::string::npos);
        QCOMPARE((*limited)->fingerprint, full->fingerprint);
        for (std::size_t l = 0; l < full->links.size(); ++l)
            QCOMPARE((*limited)->links[l].busy.ns(), full->links[l].busy.ns());
    }

    void theCriticalPathHasNoGap_data() { everyCase(); }
    void theCriticalPathHasNoGap()
    {
        const auto [one, network] = fetched();
        const RunPtr run = record(one, network);
        const auto path = analysis::criticalPath(*run);
        QVERIFY(path.ok());
        QCOMPARE(path->length.ns(), run->makespan.ns());
        Time at;
        for (const analysis::PathSegment& segment : path->segments) {
            QCOMPARE(segment.from.ns(), at.ns());
            QVERIFY(segment.to > segment.from);
            at = segment.to;
        }
        QCOMPARE(at.ns(), run->makespan.ns());
        // Nothing here is replayed: where the path waits for communication, it waits for messages on links.
        QCOMPARE(path->total(analysis::SegmentKind::Communication).ns(), std::uint64_t { 0 });
        QCOMPARE(path->total(analysis::SegmentKind::Unknown).ns(), std::uint64_t { 0 });
        // And somebody always does something.
        QCOMPARE(path->total(analysis::SegmentKind::Idle).ns(), std::uint64_t { 0 });
    }

    // The same of sends, receives and collectives that depend on each other by dice.
    void theCriticalPathNamesEveryMessageItWaitsFor()
    {
        for (std::uint32_t seed = 0; seed < 1000; ++seed) {
            std::mt19937 random(seed);
            const std::uint32_t npus = 2 + static_cast<std::uint32_t>(random() % 6);
            WorkloadBuilder builder(npus);
            std::vector<WorkloadBuilder::Ids> chain(npus); // what the next communication of a rank waits for
            for (std::uint32_t step = 0; step < 6; ++step) {
                if (random() % 4 == 0) {
                    for (std::uint32_t r = 0; r < npus; ++r)
                        chain[r] = { builder.collective(r, CollectiveType::AllReduce, 50'000, chain[r]) };
                    continue;
                }
                const auto from = static_cast<std::uint32_t>(random() % npus);
                const auto to = (from + 1 + static_cast<std::uint32_t>(random() % (npus - 1))) % npus;
                const auto bytes = static_cast<std::int64_t>(1000 + random() % 300'000);
                chain[from] = { builder.send(from, to, bytes, chain[from], step) };
                if (random() % 3 == 0) // posted from the start
                    chain[to].push_back(builder.receive(to, from, bytes, {}, step));
                else
                    chain[to] = { builder.receive(to, from, bytes, chain[to], step) };
                if (random() % 2 == 0)
                    chain[from] = { builder.compute(from, random() % 20, chain[from]) };
            }
            Recorded one { "dice", fabricOf("Ring(" + std::to_string(npus) + ",10GB/s,100ns)"), builder.seal(), systemOf(),
                0 };
            one.system.rendezvous = seed % 3 == 0;
            const RunPtr run = record(one, npus > 2 && seed % 2 == 0 ? NetworkModel::Aware : NetworkModel::Unaware);
            QVERIFY(run->complete());
            const auto path = analysis::criticalPath(*run);
            const QString what = QString("seed %1: %2").arg(seed).arg(analysis::describe(*path, *run).c_str());
            QVERIFY2(path->total(analysis::SegmentKind::Communication).ns() == 0, qPrintable(what));
            QVERIFY2(path->total(analysis::SegmentKind::Unknown).ns() == 0, qPrintable(what));
            QVERIFY2(path->total(analysis::SegmentKind::Idle).ns() == 0, qPrintable(what));
        }
    }

    // Who waits for whom: two ranks compute 10 and 30 us, then both all-gather. The path is the slow one's.
    void theCriticalPathBlamesTheStraggler()
    {
        WorkloadBuilder builder(2);
        builder.collective(0, CollectiveType::AllGather, 1000, { builder.compute(0, 10) });
        builder.collective(1, CollectiveType::AllGather, 1000, { builder.compute(1, 30) });
        const Recorded one { "straggler", fabricOf("Ring(2,10GB/s,100ns)"), builder.seal(), systemOf(), 0 };
        for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
            const RunPtr run = record(one, network);
            const auto path = analysis::criticalPath(*run);
            QCOMPARE(path->total(analysis::SegmentKind::Compute).ns(), std::uint64_t { 30'000 });
            QCOMPARE(path->total(analysis::SegmentKind::Transfer).ns(), std::uint64_t { 200 });
            QCOMPARE(path->total(analysis::SegmentKind::EndpointWait).ns(), std::uint64_t { 20 });
            QCOMPARE(run->makespan.ns(), std::uint64_t { 30'220 });
        }
    }
};

WEFT_TEST(TestRecorder)
#include "tst_recorder.moc"
