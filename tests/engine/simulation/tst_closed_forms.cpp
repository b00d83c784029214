// SPDX-License-Identifier: GPL-3.0-or-later
// Collectives against formulas: E is the endpoint delay, R the reduction of a message, L(m) and B(m) the time until a
// message of m bytes has crossed a link and the time that it occupies the link (engine/core/link_cost.h).
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

constexpr std::uint64_t kE = 7;
constexpr double kMemory = 3; // B/ns, so that reductions weigh

struct Dim {
    enum Kind { Ring, Full, Switch } kind;
    std::uint32_t n;
    LinkCost cost;

    [[nodiscard]] std::uint64_t link(std::uint64_t bytes) const { return linkTime(cost, Bytes { bytes }).ns(); }
    [[nodiscard]] std::uint64_t busy(std::uint64_t bytes) const { return linkBusyTime(cost, Bytes { bytes }).ns(); }
    // To the neighbour.
    [[nodiscard]] std::uint64_t hop(std::uint64_t bytes, bool aware) const
    {
        if (kind != Switch)
            return link(bytes);
        return aware ? 2 * link(bytes) : pathTime(cost, 2, Bytes { bytes }).ns();
    }
    [[nodiscard]] std::string text() const
    {
        static const char* const kNames[] = { "Ring", "FC", "Switch" };
        return std::string(kNames[kind]) + '(' + std::to_string(n) + ','
            + std::to_string(static_cast<int>(cost.bandwidth.bytesPerNs)) + "GB/s,"
            + std::to_string(static_cast<int>(cost.latency.ns)) + "ns)";
    }
};

std::uint64_t reduction(std::uint64_t bytes)
{
    return 3 * static_cast<std::uint64_t>(static_cast<double>(bytes) / kMemory);
}

// One phase of ring over a dimension whose members start together. `bytes`: what each holds at its start.
std::uint64_t ringPhase(CollectiveType type, const Dim& d, std::uint64_t bytes, bool aware)
{
    const std::uint64_t n = d.n;
    const std::uint64_t m = bytes / n;
    switch (type) {
    case CollectiveType::AllReduce:
        return (2 * n - 1) * kE + (n - 1) * reduction(m) + 2 * (n - 1) * d.hop(m, aware);
    case CollectiveType::ReduceScatter:
        return n * kE + (n - 1) * reduction(m) + (n - 1) * d.hop(m, aware);
    case CollectiveType::AllGather:
        return n * kE + (n - 1) * d.hop(bytes, aware);
    default: { // all-to-all: n(n-1)/2 messages to the same neighbour
        const std::uint64_t sends = n * (n - 1) / 2;
        return (sends + 1) * kE + sends * d.hop(m, aware);
    }
    }
}

// All members send to all others at once; the time until the last message has arrived.
std::uint64_t spread(const Dim& d, std::uint64_t m, bool aware)
{
    const std::uint64_t half = d.n / 2; // longest way round a ring, clockwise
    if (!aware)
        return pathTime(d.cost, d.kind == Dim::Switch ? 2 : d.kind == Dim::Ring ? d.n / 2 : 1, Bytes { m }).ns();
    if (d.kind == Dim::Full)
        return d.link(m);
    if (d.kind == Dim::Switch) // one after the other up, and down without waiting: each goes to another port
        return (d.n - 2) * d.busy(m) + 2 * d.link(m);
    // A link carries its own `half` messages, then those with a hop behind them, …: rounds of half, half-1, …, 1
    // messages. A round starts when the one before is through and its first message is there.
    std::uint64_t start = 0;
    for (std::uint64_t round = 1; round < half; ++round)
        start += std::max((half - round + 1) * d.busy(m), d.busy(m) + d.link(m));
    return start + d.link(m);
}

std::uint64_t directPhase(CollectiveType type, const Dim& d, std::uint64_t bytes, bool aware)
{
    const std::uint64_t m = type == CollectiveType::AllGather ? bytes : bytes / d.n;
    const std::uint64_t r = type == CollectiveType::ReduceScatter ? reduction(m) : 0;
    if (type == CollectiveType::AllReduce) // exact where no packet is credited between the last two arrivals
        return 3 * kE + reduction(m) + 2 * spread(d, m, aware);
    return 2 * kE + r + spread(d, m, aware);
}

using PhaseForm = std::uint64_t (*)(CollectiveType, const Dim&, std::uint64_t, bool);

// One chunk through all dimensions: docs/semantics.md, sections 5.2 and 6.
std::uint64_t whole(PhaseForm phase, CollectiveType type, const std::vector<Dim>& dims, std::uint64_t bytes, bool aware,
    bool baseline = false)
{
    std::uint64_t time = 0;
    std::uint64_t held = bytes;
    if (type == CollectiveType::AllReduce && !baseline) { // reduce-scatter up, all-reduce, all-gather down
        for (std::size_t i = 0; i + 1 < dims.size(); ++i) {
            time += phase(CollectiveType::ReduceScatter, dims[i], held, aware);
            held /= dims[i].n;
        }
        time += phase(CollectiveType::AllReduce, dims.back(), held, aware);
        for (std::size_t i = dims.size() - 1; i-- > 0;) {
            time += phase(CollectiveType::AllGather, dims[i], held, aware);
            held *= dims[i].n;
        }
        return time;
    }
    for (std::size_t i = 0; i < dims.size(); ++i) {
        const Dim& d = type == CollectiveType::AllGather ? dims[dims.size() - 1 - i] : dims[i];
        time += phase(type, d, held, aware);
        if (type == CollectiveType::ReduceScatter)
            held /= d.n;
        else if (type == CollectiveType::AllGather)
            held *= d.n;
    }
    return time;
}

constexpr LinkCost kFast { Latency { 20 }, Bandwidth { 100 } };
constexpr LinkCost kMiddle { Latency { 500 }, Bandwidth { 50 } };
constexpr LinkCost kSlow { Latency { 3000 }, Bandwidth { 8 } };

SystemConfig formSystem(AlgorithmKind kind, std::size_t dimensions)
{
    SystemConfig system = systemOf(kind, dimensions, kE);
    system.localMemoryBandwidth = Bandwidth { kMemory };
    return system;
}

const char* nameOf(CollectiveType type)
{
    return type == CollectiveType::AllReduce ? "all-reduce"
        : type == CollectiveType::AllGather  ? "all-gather"
        : type == CollectiveType::AllToAll   ? "all-to-all"
                                             : "reduce-scatter";
}

} // namespace

Q_DECLARE_METATYPE(std::vector<Dim>)
Q_DECLARE_METATYPE(CollectiveType)

class TestClosedForms : public QObject {
    Q_OBJECT

    static void fabrics()
    {
        QTest::addColumn<std::vector<Dim>>("dims");
        QTest::addColumn<CollectiveType>("type");
        QTest::addColumn<bool>("aware");
        const std::vector<std::vector<Dim>> all {
            { { Dim::Ring, 2, kMiddle } },
            { { Dim::Ring, 3, kSlow } },
            { { Dim::Ring, 8, kMiddle } },
            { { Dim::Ring, 9, kFast } },
            { { Dim::Full, 6, kMiddle } },
            { { Dim::Switch, 7, kMiddle } },
            { { Dim::Ring, 4, kFast }, { Dim::Ring, 4, kFast } }, // 2-D torus
            { { Dim::Ring, 8, kFast }, { Dim::Ring, 5, kSlow } },
            { { Dim::Ring, 4, kMiddle }, { Dim::Ring, 2, kFast }, { Dim::Ring, 3, kSlow } }, // 3-D torus
            { { Dim::Ring, 6, kMiddle }, { Dim::Ring, 6, kMiddle }, { Dim::Ring, 6, kMiddle } },
            { { Dim::Switch, 4, kFast }, { Dim::Switch, 8, kSlow } },
            { { Dim::Ring, 4, kFast }, { Dim::Full, 8, kMiddle }, { Dim::Switch, 4, kSlow } },
        };
        for (const std::vector<Dim>& dims : all) {
            std::string spec;
            for (const Dim& d : dims)
                spec += (spec.empty() ? "" : "_") + d.text();
            for (const bool aware : { true, false }) {
                for (const CollectiveType type : { CollectiveType::AllReduce, CollectiveType::AllGather,
                         CollectiveType::ReduceScatter, CollectiveType::AllToAll }) {
                    QTest::newRow(
                        qPrintable(QString("%1 %2 %3").arg(spec.c_str(), nameOf(type), aware ? "aware" : "unaware")))
                        << dims << type << aware;
                }
            }
        }
    }

    static void check(AlgorithmKind kind, PhaseForm form, bool symmetricAllReduce)
    {
        QFETCH(std::vector<Dim>, dims);
        QFETCH(CollectiveType, type);
        QFETCH(bool, aware);
        std::string spec;
        std::uint32_t npus = 1;
        for (const Dim& d : dims) {
            spec += (spec.empty() ? "" : "_") + d.text();
            npus *= d.n;
        }
        const topology::Fabric fabric = fabricOf(spec);
        const auto options = optionsOf(aware ? NetworkModel::Aware : NetworkModel::Unaware);
        for (const std::uint64_t bytes : { std::uint64_t { 1'000'003 }, std::uint64_t { 64 } << 20U }) {
            for (const bool baseline : { false, true }) {
                if (!symmetricAllReduce && type == CollectiveType::AllReduce) {
                    const bool full
                        = std::all_of(dims.begin(), dims.end(), [](const Dim& d) { return d.kind == Dim::Full; });
                    if (!full)
                        continue;
                }
                SystemConfig system = formSystem(kind, dims.size());
                if (baseline)
                    system.collectiveOptimization = CollectiveOptimization::Baseline;
                const RunPtr made
                    = run(fabric, oneCollective(npus, type, static_cast<std::int64_t>(bytes)), system, options);
                const std::uint64_t expected = whole(form, type, dims, bytes, aware, baseline);
                const std::vector<std::uint64_t> got = finishes(*made);
                QCOMPARE(*std::max_element(got.begin(), got.end()), expected);
                if (symmetricAllReduce)
                    QCOMPARE(*std::min_element(got.begin(), got.end()), expected);
            }
        }
    }

private slots:
    void ring_data() { fabrics(); }
    void ring() { check(AlgorithmKind::Ring, ringPhase, true); }

    void direct_data() { fabrics(); }
    void direct() { check(AlgorithmKind::Direct, directPhase, false); }

    // On a switch the second half of a direct all-reduce starts at once for all, if a message occupies a port for
    // longer than it stays at the endpoint.
    void directAllReduceOnASwitch()
    {
        const Dim d { Dim::Switch, 6, { Latency { 40 }, Bandwidth { 1 } } };
        SystemConfig system = formSystem(AlgorithmKind::Direct, 1);
        system.localMemoryBandwidth = {};
        const RunPtr made = run(fabricOf(d.text()), oneCollective(6, CollectiveType::AllReduce, 60'000), system,
            optionsOf(NetworkModel::Aware));
        const std::uint64_t m = 10'000;
        QCOMPARE(made->makespan.ns(), 3 * kE + 2 * ((6 - 2) * d.busy(m) + 2 * d.link(m)));
    }

    // With one active chunk, chunks of a symmetric collective in one dimension follow each other.
    void chunksInARow_data()
    {
        QTest::addColumn<std::uint32_t>("splits");
        for (const std::uint32_t splits : { 1U, 2U, 4U, 16U })
            QTest::addRow("%u", splits) << splits;
    }

    void chunksInARow()
    {
        QFETCH(std::uint32_t, splits);
        const Dim d { Dim::Ring, 8, kMiddle };
        SystemConfig system = formSystem(AlgorithmKind::Ring, 1);
        system.datasetSplits = splits;
        for (const bool aware : { true, false }) {
            const RunPtr made = run(fabricOf(d.text()), oneCollective(8, CollectiveType::AllReduce, 1 << 20), system,
                optionsOf(aware ? NetworkModel::Aware : NetworkModel::Unaware));
            QCOMPARE(
                made->makespan.ns(), splits * ringPhase(CollectiveType::AllReduce, d, (1U << 20U) / splits, aware));
            QCOMPARE(made->messages, std::uint64_t { 8 } * 2 * 7 * splits);
        }
    }

    void halvingDoubling()
    {
        const Dim d { Dim::Full, 8, kMiddle };
        const std::uint64_t bytes = 1'000'000;
        // Down to an eighth and back; the last reduction is not charged, the others are those of the next packet.
        std::uint64_t down = 0;
        std::uint64_t reduced = 0;
        for (std::uint64_t i = 1; i <= 3; ++i) {
            down += d.link(bytes >> i);
            reduced += i == 1 ? 0 : reduction(bytes >> i);
        }
        const std::uint64_t gathered = d.link(bytes) + d.link(2 * bytes) + d.link(4 * bytes);
        const auto time = [&](CollectiveType type) {
            return run(fabricOf(d.text()), oneCollective(8, type, static_cast<std::int64_t>(bytes)),
                formSystem(AlgorithmKind::HalvingDoubling, 1), optionsOf(NetworkModel::Aware))
                ->makespan.ns();
        };
        QCOMPARE(time(CollectiveType::ReduceScatter), 4 * kE + reduced + down);
        QCOMPARE(time(CollectiveType::AllReduce), 7 * kE + reduced + 2 * down);
        QCOMPARE(time(CollectiveType::AllGather), 4 * kE + gathered);
    }
};

WEFT_TEST(TestClosedForms)
#include "tst_closed_forms.moc"
