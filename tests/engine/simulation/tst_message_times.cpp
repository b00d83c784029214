// SPDX-License-Identifier: GPL-3.0-or-later
// Messages on links: store and forward hop by hop, first come first served, packets that follow each other, and
// collectives on lines and uneven rings, against formulas and a recurrence written here.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

constexpr std::uint64_t kEnds = 10;
constexpr LinkCost kDrawnLink { Latency { 100 }, Bandwidth { 1 } }; // of drawnFabric()

std::uint64_t overDrawn(std::uint64_t bytes, const LinkCost& cost = kDrawnLink)
{
    return linkTime(cost, Bytes { bytes }).ns();
}

std::uint64_t busy(std::uint64_t bytes)
{
    return linkBusyTime(kDrawnLink, Bytes { bytes }).ns();
}

// 0 – 1 – … – hops, both ways.
topology::Fabric line(std::uint32_t hops)
{
    std::vector<DrawnLink> links;
    for (std::uint32_t i = 0; i < hops; ++i) {
        links.push_back({ i, i + 1 });
        links.push_back({ i + 1, i });
    }
    return drawnFabric(hops + 1, 0, links);
}

struct Message {
    std::uint32_t from;
    std::uint32_t to;
    std::int64_t bytes;
};

// All sent at 0; each rank sends one message at most, and ends when its last receive is through.
RunPtr sendAll(const topology::Fabric& fabric, const std::vector<Message>& messages, const RunOptions& options)
{
    WorkloadBuilder builder(fabric.topology().npuCount());
    for (const Message& message : messages) {
        builder.send(message.from, message.to, message.bytes, {}, message.from);
        builder.receive(message.to, message.from, message.bytes, {}, message.from);
    }
    return run(fabric, builder.seal(), systemOf(), options);
}

const RunOptions kAware = optionsOf(NetworkModel::Aware);

// The end of each rank of a ring phase: a message leaves when its predecessor has come and passed the endpoint, and
// when the overDrawn is free. `delay[i]`: from member i to the next; `occupied[i]`: its first overDrawn; all start at 0.
std::vector<std::uint64_t> ringRecurrence(
    const std::vector<std::uint64_t>& delay, std::uint32_t sends, std::vector<std::uint64_t> occupied = {})
{
    const std::size_t n = delay.size();
    occupied.resize(n, 0);
    std::vector<std::uint64_t> sent(n, kEnds);
    std::vector<std::uint64_t> free(n, 0);
    for (std::uint32_t k = 1; k <= sends; ++k) { // round `sends` is the end of the phase
        std::vector<std::uint64_t> arrived(n);
        for (std::size_t i = 0; i < n; ++i) {
            const std::uint64_t starts = std::max(sent[i], free[i]);
            free[i] = starts + occupied[i];
            arrived[(i + 1) % n] = starts + delay[i];
        }
        for (std::size_t i = 0; i < n; ++i)
            sent[i] = std::max(arrived[i], sent[i]) + kEnds;
    }
    return sent;
}

} // namespace

class TestMessageTimes : public QObject {
    Q_OBJECT

private slots:
    void eachHopPaysTheWholeMessage()
    {
        for (std::uint32_t hops = 1; hops <= 6; ++hops) {
            const RunPtr aware = sendAll(line(hops), { { 0, hops, 12'345 } }, kAware);
            QCOMPARE(aware->makespan.ns(), hops * overDrawn(12'345));
            const RunPtr unaware = sendAll(line(hops), { { 0, hops, 12'345 } }, optionsOf(NetworkModel::Unaware));
            QCOMPARE(unaware->makespan.ns(), pathTime(kDrawnLink, hops, Bytes { 12'345 }).ns());
        }
    }

    void unevenLinks()
    {
        // 0 →(10 GB/s, 7.5 ns) switch →(0.3 GB/s, 1.9 ns) 1
        const topology::Fabric fabric = drawnFabric(2, 1, { { 0, 2, 10, 7.5 }, { 2, 1, 0.3, 1.9 } });
        const std::uint64_t bytes = 100'001;
        const std::uint64_t first = overDrawn(bytes, { Latency { 7.5 }, Bandwidth { 10 } });
        const std::uint64_t second = overDrawn(bytes, { Latency { 1.9 }, Bandwidth { 0.3 } });
        QCOMPARE(sendAll(fabric, { { 0, 1, 100'001 } }, kAware)->makespan.ns(), first + second);
        // Unaware: all latencies and the least bandwidth, truncated once.
        QCOMPARE(sendAll(fabric, { { 0, 1, 100'001 } }, optionsOf(NetworkModel::Unaware))->makespan.ns(),
            overDrawn(bytes, { Latency { 7.5 + 1.9 }, Bandwidth { 0.3 } }));
    }

    void dimensionOrderOnATorus()
    {
        const topology::Fabric fabric = fabricOf("Torus(4x5x3,1GB/s,100ns)");
        // From (0,0,0) to (2,3,2): 2, 2 and 1 hops the shorter way round.
        const std::uint32_t to = 2 + 3 * 4 + 2 * 20;
        QCOMPARE(sendAll(fabric, { { 0, to, 9'999 } }, kAware)->makespan.ns(), 5 * overDrawn(9'999));
    }

    void packetsFollowEachOther_data()
    {
        QTest::addColumn<std::uint32_t>("hops");
        QTest::addColumn<std::uint64_t>("bytes");
        QTest::addColumn<std::uint64_t>("packet");
        for (const std::uint32_t hops : { 1U, 2U, 3U, 7U }) {
            for (const std::uint64_t bytes : { std::uint64_t { 1 }, std::uint64_t { 4096 }, std::uint64_t { 4097 },
                     std::uint64_t { 40'960 }, std::uint64_t { 100'000 } }) {
                for (const std::uint64_t packet :
                    { std::uint64_t { 4096 }, std::uint64_t { 1500 }, std::uint64_t { 1 } << 30U }) {
                    QTest::addRow("%u hops, %llu B in %llu B", hops, static_cast<unsigned long long>(bytes),
                        static_cast<unsigned long long>(packet))
                        << hops << bytes << packet;
                }
            }
        }
    }

    void packetsFollowEachOther()
    {
        QFETCH(std::uint32_t, hops);
        QFETCH(std::uint64_t, bytes);
        QFETCH(std::uint64_t, packet);
        RunOptions options = kAware;
        options.packet = Bytes { packet };
        const RunPtr made = sendAll(line(hops), { { 0, hops, static_cast<std::int64_t>(bytes) } }, options);
        const std::uint64_t count = (bytes + packet - 1) / packet;
        const std::uint64_t last = bytes - (count - 1) * packet;
        // The last packet, which may be small, comes up behind the one before it and then leads no more.
        const std::uint64_t expected
            = count == 1 ? hops * overDrawn(bytes) : (count - 1) * busy(packet) + (hops - 1) * overDrawn(packet) + overDrawn(last);
        QCOMPARE(made->makespan.ns(), expected);
        QCOMPARE(made->messages, std::uint64_t { 1 });
    }

    void twoMessagesShareALink()
    {
        // 0 and 1 through a switch to 2: the later one waits at the port until the overDrawn is free.
        const topology::Fabric fabric = drawnFabric(3, 1, { { 0, 3 }, { 1, 3 }, { 3, 2 } });
        const RunPtr made = sendAll(fabric, { { 0, 2, 1000 }, { 1, 2, 1500 } }, kAware);
        QCOMPARE(made->ranks[0].finish.ns(), 2 * overDrawn(1000));
        const std::uint64_t start = std::max(overDrawn(1500), overDrawn(1000) + busy(1000));
        QCOMPARE(made->ranks[1].finish.ns(), start + overDrawn(1500));
        QCOMPARE(made->ranks[2].finish.ns(), start + overDrawn(1500));
        // Unaware they do not meet.
        QCOMPARE(sendAll(fabric, { { 0, 2, 1000 }, { 1, 2, 1500 } }, optionsOf(NetworkModel::Unaware))->makespan.ns(),
            pathTime(kDrawnLink, 2, Bytes { 1500 }).ns());
    }

    void incastIsServedInOrder()
    {
        // Equal messages reach the switch together; the port serves them in the order of the ranks.
        const std::uint32_t n = 9;
        const RunPtr made = [&] {
            std::vector<Message> messages;
            for (std::uint32_t r = 1; r < n; ++r)
                messages.push_back({ r, 0, 5000 });
            return sendAll(fabricOf("Switch(9,1GB/s,100ns)"), messages, kAware);
        }();
        for (std::uint32_t r = 1; r < n; ++r)
            QCOMPARE(made->ranks[r].finish.ns(), 2 * overDrawn(5000) + (r - 1) * busy(5000));
    }

    void aDegradedLinkIsSlower()
    {
        const topology::Fabric fabric = line(2);
        topology::FabricState state;
        state.links[LinkId { 2 }] = { false, 0.5, Latency { 40 } }; // 1 → 2
        const std::uint64_t slow = overDrawn(1000, { Latency { 140 }, Bandwidth { 0.5 } });
        QCOMPARE(sendAll(topology::Fabric(fabric.topologyPtr(), state), { { 0, 2, 1000 } }, kAware)->makespan.ns(),
            overDrawn(1000) + slow);
    }

    void parallelMessagesOnAnotherWay()
    {
        // Opposite directions of a cable are two links.
        const RunPtr made = sendAll(line(1), { { 0, 1, 7000 }, { 1, 0, 7000 } }, kAware);
        QCOMPARE(made->ranks[0].finish.ns(), overDrawn(7000));
        QCOMPARE(made->ranks[1].finish.ns(), overDrawn(7000));
    }

    // The ring of a line closes over all its links backwards, one message at a time.
    void ringOnALine_data()
    {
        QTest::addColumn<std::uint32_t>("n");
        QTest::addColumn<int>("type");
        for (const std::uint32_t n : { 3U, 4U, 7U }) {
            for (const CollectiveType type :
                { CollectiveType::AllReduce, CollectiveType::AllGather, CollectiveType::AllToAll })
                QTest::addRow("%u of type %d", n, static_cast<int>(type)) << n << static_cast<int>(type);
        }
    }

    void ringOnALine()
    {
        QFETCH(std::uint32_t, n);
        QFETCH(int, type);
        const auto kind = static_cast<CollectiveType>(type);
        const std::uint64_t bytes = 70'007;
        const std::uint64_t m = kind == CollectiveType::AllGather ? bytes : bytes / n;
        std::vector<std::uint64_t> delay(n, overDrawn(m));
        delay.back() = (n - 1) * overDrawn(m);
        const std::uint32_t sends = kind == CollectiveType::AllReduce ? 2 * (n - 1)
            : kind == CollectiveType::AllGather                       ? n - 1
                                                                      : n * (n - 1) / 2;
        const auto expected = ringRecurrence(delay, sends);
        for (const std::string& spec : { "Mesh(" + std::to_string(n) + ",1GB/s,100ns)", std::string() }) {
            const topology::Fabric fabric = spec.empty() ? line(n - 1) : fabricOf(spec);
            const RunPtr made
                = run(fabric, oneCollective(n, kind, static_cast<std::int64_t>(bytes)), systemOf(), kAware);
            // All-gathers of a single queue run clockwise as the others do.
            QVERIFY(finishes(*made) == expected);
        }
    }

    void ringOnAMesh()
    {
        // Dimension by dimension, each line on its own links; the second phase starts where a rank ends the first.
        const RunPtr made = run(fabricOf("Mesh(3x4,1GB/s,100ns)"), oneCollective(12, CollectiveType::AllGather, 1000),
            systemOf(AlgorithmKind::Ring, 2), kAware);
        const auto first
            = ringRecurrence({ overDrawn(1000), overDrawn(1000), overDrawn(1000), 3 * overDrawn(1000) }, 3); // of 4, last dimension
        QCOMPARE(made->messages, std::uint64_t { 12 } * 3 + 12 * 2);
        QVERIFY(made->makespan.ns() >= *std::max_element(first.begin(), first.end()) + 2 * overDrawn(4000));
        QVERIFY(made->complete());
    }

    void ringOverUnevenLinks()
    {
        const std::vector<double> speeds { 1, 0.5, 2, 0.25, 1 };
        std::vector<DrawnLink> links;
        std::vector<std::uint64_t> delay;
        std::vector<std::uint64_t> occupied;
        for (std::uint32_t i = 0; i < 5; ++i) {
            const LinkCost cost { Latency { 50 }, Bandwidth { speeds[i] } };
            links.push_back({ i, (i + 1) % 5, speeds[i], 50 });
            delay.push_back(overDrawn(10'000, cost));
            occupied.push_back(linkBusyTime(cost, Bytes { 10'000 }).ns());
        }
        const topology::Fabric fabric = drawnFabric(5, 0, links);
        const trace::Workload workload = oneCollective(5, CollectiveType::AllReduce, 50'000);
        QVERIFY(finishes(*run(fabric, workload, systemOf(), kAware)) == ringRecurrence(delay, 8, occupied));
        QVERIFY(finishes(*run(fabric, workload, systemOf(), optionsOf(NetworkModel::Unaware)))
            == ringRecurrence(delay, 8)); // messages do not wait for each other
    }

    // Worked by hand: 0→1, 0→2 (over 1); 1→2, 1→0; 2→0 (over 1), 2→1, all sent at E.
    void directOnALineOfThree()
    {
        const std::uint64_t m = 3000;
        const RunPtr made
            = run(line(2), oneCollective(3, CollectiveType::AllToAll, 9000), systemOf(AlgorithmKind::Direct), kAware);
        QCOMPARE(made->ranks[0].finish.ns(), 2 * kEnds + std::max(2 * overDrawn(m), overDrawn(m)));
        QCOMPARE(made->ranks[1].finish.ns(), 2 * kEnds + busy(m) + overDrawn(m));
        QCOMPARE(made->ranks[2].finish.ns(), 2 * kEnds + busy(m) + 2 * overDrawn(m));
    }
};

WEFT_TEST(TestMessageTimes)
#include "tst_message_times.moc"
