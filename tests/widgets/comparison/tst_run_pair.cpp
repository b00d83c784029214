// SPDX-License-Identifier: GPL-3.0-or-later
// What is found between two runs, against figures that are worked out here from their records.
#include "compared_runs.h"

#include "engine/topology/link_name.h"
#include "tests/support/test_program.h"
#include "widgets/comparison/difference_heat.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <set>

using namespace weft;
using namespace weft::widgets;

namespace {

double nsOf(Time time)
{
    return static_cast<double>(time.ns());
}

// Of a link by its records: the share of the makespan in which it was busy.
double shareOf(const simulation::Run& run, std::uint32_t link)
{
    return nsOf(run.links[link].busy) / nsOf(run.makespan);
}

std::set<std::string> linkNames(const simulation::Run& run)
{
    std::set<std::string> names;
    for (std::uint32_t link = 0; link < run.fabric.topology().linkCount(); ++link)
        names.insert(topology::linkName(run.fabric.topology(), LinkId { link }));
    return names;
}

} // namespace

class TestRunPair : public QObject {
    Q_OBJECT

private slots:
    void aRunAgainstItselfIsAllZero()
    {
        const ComparedRun run = comparedSample("A");
        const RunPairPtr pair = makeRunPair(run, run);
        QVERIFY(pair != nullptr && pair->hasPath);
        QCOMPARE(pair->comparison.verdict, analysis::ComparisonVerdict::Equal);
        QCOMPARE(pair->difference(), 0);
        QCOMPARE(pair->operations.size(), run.view->run->operations.size());
        for (const OperationPair& operation : pair->operations) {
            QCOMPARE(operation.a, operation.b);
            QCOMPARE(operation.delta(), 0);
            QCOMPARE(operation.change, 0);
        }
        QCOMPARE(pair->operationsOnlyA + pair->operationsOnlyB, std::size_t { 0 });
        for (const LinkPair& link : pair->links) {
            QVERIFY(link.isPaired() && link.useA && link.useB);
            QCOMPARE(link.delta(), 0.0);
        }
        const std::int64_t length = static_cast<std::int64_t>(run.makespan().ns());
        for (const Alignment how : { Alignment::Start, Alignment::End, Alignment::Operation, Alignment::Normalised }) {
            const DifferenceHeatPtr heat = makeDifferenceHeat(pair, align(how, length, length, 7, 7));
            QVERIFY(heat != nullptr && heat->bins > 10);
            for (const std::int8_t value : heat->values)
                QCOMPARE(int { value }, 0);
        }
    }

    // The same fabric and workload with two algorithms: everything has its partner, and every figure is that of the
    // records.
    void twoAlgorithmsByTheirRecords()
    {
        const ComparedRun a = comparedSample("A");
        const ComparedRun b = comparedSample("B", kFabric, R"("direct", "direct", "direct")");
        QVERIFY(a.makespan() != b.makespan());
        const RunPairPtr pair = makeRunPair(a, b);
        const simulation::Run& runA = *a.view->run;
        const simulation::Run& runB = *b.view->run;
        // One workload: the same operation has the same rank and place in its trace.
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> ofB;
        for (std::uint32_t record = 0; record < runB.operations.size(); ++record)
            ofB[{ index(runB.operations.rank[record]), index(runB.operations.op[record]) }] = record;
        QCOMPARE(pair->operations.size(), runA.operations.size());
        std::int64_t pathA = 0;
        std::int64_t pathB = 0;
        std::int64_t before = std::numeric_limits<std::int64_t>::max();
        const std::int64_t sign = pair->difference() > 0 ? 1 : -1;
        for (const OperationPair& operation : pair->operations) {
            QVERIFY(operation.a != kNoPartner);
            const auto key
                = std::pair(index(runA.operations.rank[operation.a]), index(runA.operations.op[operation.a]));
            QCOMPARE(operation.b, ofB.at(key));
            const double change = nsOf(runB.operations.end[operation.b]) - nsOf(runB.operations.start[operation.b])
                - nsOf(runA.operations.end[operation.a]) + nsOf(runA.operations.start[operation.a]);
            QCOMPARE(static_cast<double>(operation.change), change);
            QVERIFY(sign * operation.delta() <= before); // ranked by their part
            before = sign * operation.delta();
            pathA += operation.pathA;
            pathB += operation.pathB;
        }
        // What the path spends on nothing is not in it, and on each segment there is at most one operation.
        const auto unspent = [](const ComparedRun& run) {
            std::int64_t sum = 0;
            for (const analysis::PathSegment& segment : run.view->criticalPath->segments)
                sum += segment.record == simulation::kNoRecord
                    ? static_cast<std::int64_t>((segment.to - segment.from).ns())
                    : 0;
            return sum;
        };
        QCOMPARE(pathA + unspent(a), static_cast<std::int64_t>(runA.makespan.ns()));
        QCOMPARE(pathB + unspent(b), static_cast<std::int64_t>(runB.makespan.ns()));
        double largest = 2;
        for (const LinkPair& link : pair->links) {
            QCOMPARE(link.a, link.b);
            QCOMPARE(link.name, topology::linkName(runA.fabric.topology(), LinkId { link.a }));
            QVERIFY(std::fabs(link.delta() - (shareOf(runB, link.b) - shareOf(runA, link.a))) < 1e-12);
            QVERIFY(std::fabs(link.delta()) <= largest);
            largest = std::fabs(link.delta());
        }
        QVERIFY(largest < 2);
    }

    // A path that goes over another rank through the same operation spends there what it spent here.
    void theSameOnAnotherRankIsNoDifference()
    {
        const auto slowed = [](const QString& name, std::uint32_t npu) {
            topology::FabricState state;
            state.nodes[NodeId { npu }].computeFactor = 0.5;
            return comparedSample(name, kFabric, R"("ring", "direct", "halvingDoubling")", 2, std::move(state));
        };
        const ComparedRun a = slowed("A", 3);
        int moved = 0;
        for (const std::uint32_t other : { 9U, 14U }) {
            const ComparedRun b = slowed("B", other);
            const RunPairPtr pair = makeRunPair(a, b);
            QVERIFY(pair != nullptr && pair->hasPath);
            const std::vector<std::int64_t> ownA = pathOfOperations(*a.view);
            std::map<QString, std::pair<int, int>> left; // rows of a name that one path alone goes through
            std::int64_t difference = 0;
            for (const OperationPair& operation : pair->operations) {
                difference += operation.delta();
                if (operation.a == kNoPartner || operation.b == kNoPartner)
                    continue;
                moved += operation.pathA != ownA[operation.a] ? 1 : 0;
                const simulation::OperationColumns& columns = a.view->run->operations;
                auto& [before, after]
                    = left[a.view->operationName({ columns.rank[operation.a], columns.op[operation.a] })];
                before += operation.pathA > 0 && operation.pathB == 0 ? 1 : 0;
                after += operation.pathB > 0 && operation.pathA == 0 ? 1 : 0;
            }
            for (const auto& [name, rows] : left)
                QVERIFY2(rows.first == 0 || rows.second == 0, qPrintable(name));
            const std::vector<std::int64_t> ownB = pathOfOperations(*b.view);
            QCOMPARE(difference,
                std::accumulate(ownB.begin(), ownB.end(), std::int64_t { 0 })
                    - std::accumulate(ownA.begin(), ownA.end(), std::int64_t { 0 }));
        }
        QVERIFY(moved > 0);
    }

    // However the path wanders over the ranks of a collective: none of them differs the other way than all together.
    void ranksOfACollectiveDifferOneWay()
    {
        const ComparedRun a = comparedSample("A");
        int wandered = 0;
        for (const char* algorithms : { R"("direct", "direct", "direct")", R"("ring", "ring", "ring")" }) {
            const ComparedRun b = comparedSample("B", kFabric, algorithms, 3);
            const RunPairPtr pair = makeRunPair(a, b);
            const std::vector<std::int64_t> own = pathOfOperations(*a.view);
            struct Parts {
                std::int64_t difference = 0;
                std::int64_t most = 0;
                std::int64_t least = 0;
            };
            std::map<std::uint32_t, Parts> all; // by collective
            for (const OperationPair& operation : pair->operations) {
                const std::uint32_t collective = operation.a == kNoPartner
                    ? simulation::kNoRecord
                    : a.view->run->operations.collective[operation.a];
                if (operation.b == kNoPartner || collective == simulation::kNoRecord)
                    continue;
                Parts& parts = all[collective];
                parts.difference += operation.pathB - own[operation.a];
                parts.most = std::max(parts.most, operation.delta());
                parts.least = std::min(parts.least, operation.delta());
                wandered += operation.pathA != own[operation.a] ? 1 : 0;
            }
            QVERIFY(!all.empty());
            for (const auto& [collective, parts] : all)
                QVERIFY2(parts.difference < 0 ? parts.most <= 0 : parts.least >= 0,
                    qPrintable(QString("%1: %2 to %3 of %4")
                                   .arg(collective)
                                   .arg(parts.least)
                                   .arg(parts.most)
                                   .arg(parts.difference)));
        }
        QVERIFY(wandered > 0);
    }

    // The colours of a line add up to what the link carried more or less.
    void theHeatMapAddsUp()
    {
        const ComparedRun a = comparedSample("A");
        const ComparedRun b = comparedSample("B", kFabric, R"("direct", "direct", "direct")", 3);
        const RunPairPtr pair = makeRunPair(a, b);
        const auto lengthA = static_cast<std::int64_t>(a.makespan().ns());
        const auto lengthB = static_cast<std::int64_t>(b.makespan().ns());
        for (const Alignment how : { Alignment::Start, Alignment::End, Alignment::Normalised }) {
            const AlignedRuns runs = align(how, lengthA, lengthB);
            const DifferenceHeatPtr heat = makeDifferenceHeat(pair, runs);
            QVERIFY(heat != nullptr);
            bool differs = false;
            for (std::size_t at = 0; at < pair->links.size(); ++at) {
                double sum = 0;
                for (std::uint32_t bin = 0; bin < heat->bins; ++bin) {
                    const std::int64_t width = std::min((bin + 1) * heat->binWidth, runs.length) - bin * heat->binWidth;
                    sum += heat->row(at)[bin] / double(kWholeDifference) * static_cast<double>(width);
                    differs = differs || heat->row(at)[bin] != 0;
                }
                const simulation::LinkTotals& linkA = a.view->run->links[pair->links[at].a];
                const simulation::LinkTotals& linkB = b.view->run->links[pair->links[at].b];
                const double more = nsOf(linkB.busy) * static_cast<double>(runs.b.drawn) / static_cast<double>(lengthB)
                    - nsOf(linkA.busy) * static_cast<double>(runs.a.drawn) / static_cast<double>(lengthA);
                // Half a step of a byte in every bin.
                const double slack = static_cast<double>(runs.length) / kWholeDifference / 2 + heat->bins;
                QVERIFY2(std::fabs(sum - more) <= slack, qPrintable(QString("%1 is not %2").arg(sum).arg(more)));
            }
            QVERIFY(differs);
        }
    }

    // Two fabrics: links are the same by name, and what only one has is said to be so.
    void twoFabricsByTheNamesOfTheirLinks()
    {
        const ComparedRun a = comparedSample("A");
        const ComparedRun b = comparedSample("B", "Ring(16,250GB/s,500ns)", "\"ring\"");
        const RunPairPtr pair = makeRunPair(a, b);
        const std::set<std::string> namesA = linkNames(*a.view->run);
        const std::set<std::string> namesB = linkNames(*b.view->run);
        std::set<std::string> seen;
        bool alone = false;
        for (std::size_t at = 0; at < pair->links.size(); ++at) {
            const LinkPair& link = pair->links[at];
            QVERIFY2(seen.insert(link.name).second, link.name.c_str());
            QCOMPARE(link.inA, namesA.count(link.name) == 1);
            QCOMPARE(link.inB, namesB.count(link.name) == 1);
            QVERIFY(!alone || !link.isPaired()); // those without a partner are last
            alone = alone || !link.isPaired();
            if (link.inA)
                QCOMPARE(pair->linkOfA[link.a], static_cast<std::uint32_t>(at));
            if (link.inB)
                QCOMPARE(pair->linkOfB[link.b], static_cast<std::uint32_t>(at));
        }
        std::set<std::string> both = namesA;
        both.insert(namesB.begin(), namesB.end());
        QCOMPARE(seen, both);
        QVERIFY(alone);
    }

    // Another workload: more layers, whose operations have no partner.
    void whatOnlyOneRunDidHasNoPartner()
    {
        const ComparedRun a = comparedSample("A");
        const ComparedRun b = comparedSample("B", kFabric, "\"ring\", \"direct\", \"halvingDoubling\"", 3);
        const RunPairPtr pair = makeRunPair(a, b);
        std::size_t onlyA = 0;
        std::size_t onlyB = 0;
        for (const OperationPair& operation : pair->operations) {
            onlyA += operation.b == kNoPartner ? 1 : 0;
            onlyB += operation.a == kNoPartner ? 1 : 0;
            if (operation.a != kNoPartner && operation.b != kNoPartner)
                QCOMPARE(a.view->operationName(
                             { a.view->run->operations.rank[operation.a], a.view->run->operations.op[operation.a] }),
                    b.view->operationName(
                        { b.view->run->operations.rank[operation.b], b.view->run->operations.op[operation.b] }));
        }
        QCOMPARE(pair->operationsOnlyA, onlyA);
        QCOMPARE(pair->operationsOnlyB, onlyB);
        QCOMPARE(pair->operations.size() - onlyA, b.view->run->operations.size());
        QCOMPARE(pair->operations.size() - onlyB, a.view->run->operations.size());
        QVERIFY(onlyB > 0);
    }

    void whatIsStoppedGivesNothing()
    {
        const ComparedRun run = comparedSample("A");
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(makeRunPair(run, run, Watch { stop.get_token(), nullptr }) == nullptr);
    }
};

WEFT_TEST(TestRunPair)
#include "tst_run_pair.moc"
