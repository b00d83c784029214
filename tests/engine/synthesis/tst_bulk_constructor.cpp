// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers over links of different speeds whose middle is made in spans of time: complete, causal and without a
// chunk sent twice, wherever the spans begin and end; on meshes as good as events alone.
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/construct/bulk_constructor.h"
#include "engine/synthesis/search/synthesizer.h"
#include "tests/engine/synthesis/random_graph.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <ranges>

using namespace weft;
using namespace weft::synthesis;

namespace {

constexpr std::uint64_t kForever = ~std::uint64_t { 0 };

// By events until `begin`, then in spans until the slowest NPU needs `rest`, then by events.
std::vector<PlannedTransfer> madeInBulk(
    const LinkGraph& graph, std::uint32_t chunks, std::uint64_t begin, std::uint64_t rest, std::uint64_t seed)
{
    EventConstructor events(graph, chunks);
    std::vector<PlannedTransfer> jobs;
    if (!events.construct({}, seed, kForever, { {}, 0, begin }))
        return {};
    events.swapJobs(jobs);
    const std::uint64_t reached = BulkConstructor(graph, chunks, seed, jobs, begin).extend(jobs, rest, {});
    if (!std::ranges::all_of(jobs, [reached](const PlannedTransfer& job) { return job.start < reached; }))
        return {};
    return events.construct({}, seed, kForever, { jobs, reached }) ? events.jobs() : std::vector<PlannedTransfer> {};
}

QString faultOf(const LinkGraph& graph, std::uint32_t chunks, const std::vector<PlannedTransfer>& jobs)
{
    if (!std::ranges::is_sorted(jobs, {}, &PlannedTransfer::start))
        return QStringLiteral("not in order");
    if (jobs.size() != std::uint64_t { graph.npus } * (graph.npus - 1) * chunks)
        return QStringLiteral("%1 jobs").arg(jobs.size());
    const auto checked = checkLinkSchedule(graph, toLinkSchedule(graph, chunks, jobs));
    return checked ? QString() : QString::fromStdString(toString(checked.error()));
}

} // namespace

class TestBulkConstructor : public QObject {
    Q_OBJECT

private slots:
    void randomFabrics()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto npus = static_cast<std::uint32_t>(8 + seed * 5);
            const auto chunks = static_cast<std::uint32_t>(1 + seed % 5 * 9);
            const LinkGraph graph
                = randomGraph(npus, static_cast<std::uint32_t>(1 + seed % 3), seed, { 70, 100, 130, 1000 });
            const std::uint64_t begin = seed % 4 * 777;
            const std::uint64_t rest = seed % 3 * 5000;
            const std::vector<PlannedTransfer> jobs = madeInBulk(graph, chunks, begin, rest, seed);
            const QString fault = faultOf(graph, chunks, jobs);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(fault)));
            QVERIFY(madeInBulk(graph, chunks, begin, rest, seed) == jobs);
        }
    }

    // From any time on, what a construction made can be made anew.
    void eventsGoOnFromAnyTime()
    {
        const LinkGraph graph = randomGraph(24, 2, 5, { 70, 100, 250 });
        EventConstructor events(graph, 3);
        QVERIFY(events.construct({}, 1, kForever));
        const std::vector<PlannedTransfer> whole = events.jobs();
        const std::uint64_t end = events.durationNs();
        for (std::uint64_t until = 0; until <= end; until += 37) {
            QVERIFY(events.construct({}, until, kForever, { whole, until }));
            const QString fault = faultOf(graph, 3, events.jobs());
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("from %1 ns: %2").arg(until).arg(fault)));
            const auto kept = static_cast<std::ptrdiff_t>(
                std::ranges::lower_bound(whole, until, {}, &PlannedTransfer::start) - whole.begin());
            QVERIFY(std::equal(whole.begin(), whole.begin() + kept, events.jobs().begin()));
        }
        QVERIFY(!events.construct({}, 0, end - 1, { whole, end })); // later than the deadline
    }

    void meetsTheBoundOfMeshes()
    {
        const LinkGraph graph = graphOf("Mesh(27,50GiB/s)_Mesh(28,75GiB/s)");
        SynthesisOptions options;
        options.useSymmetry = false;
        options.boundNs = kForever; // the first schedule is taken
        const auto made = synthesize(graph, collective::PatternKind::AllGather, 1, options);
        QVERIFY(made.ok());
        QVERIFY(checkLinkSchedule(graph, *made->gather).ok());
        // A corner has the least incoming bandwidth; the bound is when its links can have brought all chunks.
        const auto brought = [&graph](std::uint64_t ns) {
            std::uint64_t chunks = 0;
            for (const std::uint32_t arc : graph.in(0))
                chunks += ns / graph.time[arc];
            return chunks;
        };
        const auto ends = std::views::iota(std::uint64_t { 0 }, graph.npus * graph.time.front());
        const std::uint64_t bound = *std::ranges::lower_bound(ends, std::uint64_t { graph.npus } - 1, {}, brought);
        QVERIFY(made->durationNs >= bound);
        QVERIFY(made->durationNs <= bound + *std::ranges::max_element(graph.time));
    }
};

WEFT_TEST(TestBulkConstructor)
#include "tst_bulk_constructor.moc"
