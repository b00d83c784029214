// SPDX-License-Identifier: GPL-3.0-or-later
// Packets take no link faster than its line rate, however small they are, and lose nothing but a packet a hop.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;

namespace {

struct Sent {
    std::uint32_t source = 0;
    std::uint32_t destination = 0;
    std::uint64_t bytes = 0;
};

RunPtr sent(const topology::Fabric& fabric, const std::vector<Sent>& messages, std::uint64_t packet,
    topology::RouteChoice choice = topology::RouteChoice::Default)
{
    WorkloadBuilder builder(fabric.topology().npuCount());
    for (const Sent& message : messages) {
        builder.send(message.source, message.destination, static_cast<std::int64_t>(message.bytes));
        builder.receive(message.destination, message.source, static_cast<std::int64_t>(message.bytes));
    }
    RunOptions options = optionsOf(NetworkModel::Aware, RecordLevel::Links);
    options.packet = Bytes { packet };
    options.routing.choice = choice;
    return run(fabric, builder.seal(), systemOf(), options);
}

std::uint32_t below(std::uint32_t& random, std::uint32_t n)
{
    random = random * 1664525U + 1013904223U;
    return (random >> 8U) % n;
}

} // namespace

class TestLineRate : public QObject {
    Q_OBJECT

private slots:
    // 1,000,000 ns for the bytes, 500 a link, and a packet more for the second link.
    void smallPacketsAreNoFasterThanTheLink_data()
    {
        QTest::addColumn<quint64>("packet");
        for (const quint64 packet : { 49U, 64U, 99U, 100U, 1500U, 4096U })
            QTest::addRow("%llu B", packet) << packet;
    }

    void smallPacketsAreNoFasterThanTheLink()
    {
        QFETCH(quint64, packet);
        const RunPtr made = sent(fabricOf("Switch(2,50GB/s,500ns)"), { { 0, 1, 50'000'000 } }, packet);
        const double exact = 1'001'000 + static_cast<double>(packet) / 50;
        QVERIFY2(made->makespan.ns() >= 1'001'000 && static_cast<double>(made->makespan.ns()) <= exact,
            qPrintable(QString::number(made->makespan.ns())));
        for (std::uint32_t link = 0; link < made->links.size(); ++link) {
            if (made->fabric.topology().linkSource(LinkId { link }) == NodeId { 0 }) // never without a packet
                QCOMPARE(made->links[link].busy.ns(), std::uint64_t { 1'000'000 });
        }
    }

    // A message alone on a chain of links that are all different: its bytes on the slowest, and a packet on each other.
    void aChainTakesItsSlowestLinksTime()
    {
        std::uint32_t random = 5;
        for (int round = 0; round < 400; ++round) {
            const std::uint32_t hops = 1 + below(random, 5);
            std::vector<DrawnLink> links;
            double latencies = 0;
            double perByte = 0; // of the slowest
            double perByteOfAll = 0;
            for (std::uint32_t hop = 0; hop < hops; ++hop) {
                const double bandwidth = std::exp2(below(random, 900) / 100.0 - 2);
                const double latency = below(random, 3) == 0 ? 0 : below(random, 5000) / 8.0;
                links.push_back({ hop == 0 ? 0 : hop + 1, hop + 1 == hops ? 1 : hop + 2, bandwidth, latency });
                latencies += latency;
                perByte = std::max(perByte, 1 / bandwidth);
                perByteOfAll += 1 / bandwidth;
            }
            const std::uint64_t bytes = 1 + below(random, 1U << (1 + below(random, 18)));
            const std::uint64_t packet = 1 + below(random, 1U << (1 + below(random, 12))) + bytes / 20'000;
            const RunPtr made = sent(drawnFabric(2, hops - 1, links), { { 0, 1, bytes } }, packet);
            const double lineRate = std::floor(static_cast<double>(bytes) * perByte - 1e-6);
            const double most = latencies + static_cast<double>(bytes) * perByte
                + static_cast<double>(std::min(bytes, packet)) * (perByteOfAll - perByte);
            const auto taken = static_cast<double>(made->makespan.ns());
            QVERIFY2(taken >= lineRate && taken <= most + 1e-6,
                qPrintable(QString("%1 B in %2 B over %3 links: %4 ns, from %5 to %6")
                               .arg(bytes)
                               .arg(packet)
                               .arg(hops)
                               .arg(made->makespan.ns())
                               .arg(lineRate)
                               .arg(most)));
        }
    }

    // Whatever comes together on the links of a switch, none is busy for less than its bytes take, nor is the run
    // shorter.
    void linksThatManyShareKeepTheirRate_data()
    {
        QTest::addColumn<int>("choice");
        for (const topology::RouteChoice choice : topology::allRouteChoices())
            QTest::newRow(std::string(toString(choice)).c_str()) << static_cast<int>(choice);
    }

    void linksThatManyShareKeepTheirRate()
    {
        QFETCH(int, choice);
        std::uint32_t random = 9;
        for (const char* spec :
            { "Switch(8,47GB/s,300ns)", "FatTree(16,33GB/s,250ns)", "Torus(3x3,7GB/s,90ns)", "DGX1V" }) {
            const topology::Fabric fabric = fabricOf(spec);
            const std::uint32_t npus = fabric.topology().npuCount();
            for (int round = 0; round < 8; ++round) {
                std::vector<Sent> messages;
                const std::uint64_t packet = 20 + below(random, 500);
                for (std::uint32_t i = 0; i < 3 * npus; ++i) {
                    const std::uint32_t from = below(random, npus);
                    const std::uint32_t to = round % 2 == 0 ? below(random, npus) : 0;
                    if (from != to)
                        messages.push_back({ from, to, 1 + below(random, 30'000) });
                }
                const RunPtr made = sent(fabric, messages, packet, static_cast<topology::RouteChoice>(choice));
                for (std::uint32_t link = 0; link < made->links.size(); ++link) {
                    const double exact = static_cast<double>(made->links[link].bytes)
                        / fabric.linkCost(LinkId { link }).bandwidth.bytesPerNs;
                    QVERIFY2(static_cast<double>(made->makespan.ns()) >= std::floor(exact - 1e-6),
                        qPrintable(QString("%1: link %2").arg(spec).arg(link)));
                }
            }
        }
    }

    // What is not split takes what it takes without packets.
    void whatFitsIntoAPacketIsAMessageOfItsOwn()
    {
        const RunPtr made = sent(fabricOf("Switch(2,47GB/s,500ns)"), { { 0, 1, 1000 } }, 1000);
        QCOMPARE(made->makespan.ns(), std::uint64_t { 2 * 521 });
    }
};

WEFT_TEST(TestLineRate)
#include "tst_line_rate.moc"
