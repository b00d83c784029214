// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers on fabrics without a pattern: replayed, with one start never slower than the best of ten runs of the
// peer's greedy, and mostly as short as the lower bound, that is optimal.
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/search/synthesizer.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/peer_greedy.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;

class TestSynthesisIrregular : public QObject {
    Q_OBJECT

private slots:
    void neverSlowerThanThePeerAndMostlyOptimal_data()
    {
        QTest::addColumn<IrregularFamily>("family");
        for (const auto& [family, name] : kIrregularFamilies)
            QTest::newRow(name) << family;
    }

    void neverSlowerThanThePeerAndMostlyOptimal()
    {
        QFETCH(IrregularFamily, family);
        unsigned cases = 0;
        unsigned optimal = 0;
        for (std::uint32_t number = 0; number < 12; ++number) {
            const topology::Fabric fabric = IrregularMaker(family, number).make();
            for (const std::uint32_t chunks : { 1U, 2U, 4U }) {
                const Bytes chunk { (1U << 20U) / chunks };
                const LinkGraph graph = makeLinkGraph(fabric, chunk);
                if (!isWhole(graph))
                    continue;
                collective::Pattern pattern;
                pattern.kind = collective::PatternKind::AllGather;
                pattern.ranks = graph.npus;
                pattern.chunks = graph.npus * chunks;
                pattern.inPlace = true;
                const Result<Bound> bound = lowerBound(fabric, pattern, chunk, {});
                QVERIFY2(bound.ok(), bound ? "" : toString(bound.error()).c_str());
                SynthesisOptions options;
                options.boundNs = bound->time.ns();
                const auto made = synthesize(graph, pattern.kind, chunks, options);
                QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                const auto check = checkLinkSchedule(graph, *made->gather);
                QVERIFY2(check.ok(), check ? "" : toString(check.error()).c_str());
                QVERIFY(made->durationNs >= options.boundNs);
                std::uint64_t peer = ~std::uint64_t { 0 };
                for (std::uint64_t run = 0; run < 10 && made->durationNs > options.boundNs; ++run)
                    peer = std::min(peer, PeerGreedy(graph, chunks).run(run));
                const std::string what = "fabric " + std::to_string(number) + ", " + std::to_string(chunks)
                    + " chunks: " + std::to_string(made->durationNs) + " ns, peer " + std::to_string(peer) + ", bound "
                    + std::to_string(options.boundNs);
                QVERIFY2(made->durationNs <= peer, what.c_str());
                ++cases;
                optimal += made->durationNs == options.boundNs;
            }
        }
        qInfo("%u of %u are at the bound", optimal, cases);
        QVERIFY(optimal * 4 >= cases * 3);
    }
};

WEFT_TEST(TestSynthesisIrregular)
#include "tst_synthesis_irregular.moc"
