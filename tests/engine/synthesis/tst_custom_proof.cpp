// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of custom patterns are proved as they are: what the proof accepts the verifier accepts, also after random
// damage, and what only the verifier can judge is left to it.
#include "engine/synthesis/search/group_synthesis.h"
#include "tests/engine/synthesis/made_plans.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

class TestCustomProof : public QObject {
    Q_OBJECT

private slots:
    // Sums of some for others, and several groups at once.
    void customPatternsAreProvedAlike()
    {
        std::mt19937 random(11);
        int accepted = 0;
        int refusedByBoth = 0;
        for (const char* spec : { "Torus(3,50GiB/s,500ns)_Torus(2,50GiB/s,500ns)", "Switch(6,50GiB/s,500ns)",
                 "Ring(3,200GiB/s,500ns)_Switch(3,50GiB/s,700ns)", "FatTree(8,50GiB/s,500ns)" }) {
            const std::uint32_t npus = fabricOf(spec).topology().npuCount();
            std::vector<Pattern> patterns { surveySums(npus, 1), surveySums(npus, 2) };
            for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather }) {
                const std::vector<Pattern> groups { patternOf(kind, npus, 1, { Rank { 0 }, Rank { 3 } }),
                    patternOf(kind, npus, 1, { Rank { 4 }, Rank { 1 }, Rank { 2 } }) };
                patterns.push_back(*joinedPattern(groups));
            }
            for (const Pattern& pattern : patterns) {
                const Made good = madeOn(spec, pattern);
                if (isExchange(good.parts))
                    continue;
                const Result<ScheduleCheck> proof = proofOf(good);
                QVERIFY2(proof.ok(), proof ? "" : proof.error().message.c_str());
                QCOMPARE(proof->durationNs, good.durationNs);
                QVERIFY(verifies(good));
                for (int round = 0; round < 40; ++round) {
                    Made made = good;
                    damage(made, random);
                    const bool isProved = proofOf(made).ok();
                    const bool isVerified = verifies(made);
                    QVERIFY2(!isProved || isVerified, spec);
                    accepted += isProved ? 1 : 0;
                    refusedByBoth += !isProved && !isVerified ? 1 : 0;
                }
            }
        }
        QVERIFY(accepted > 10);
        QVERIFY(refusedByBoth > 100);
    }
    void customPatternsThatOnlyTheVerifierKnowsAreLeftToIt()
    {
        const LinkGraph graph = makeLinkGraph(fabricOf("Ring(3,50GiB/s,500ns)"), kProofChunk);
        Pattern pattern = patternOf(PatternKind::Custom, 3, 1);
        const auto at = [](std::uint32_t rank, std::uint32_t offset, std::uint32_t chunk, std::vector<Rank> from) {
            return collective::Placement { Rank { rank }, { collective::Buffer::Input, offset }, ChunkId { chunk },
                std::move(from) };
        };
        pattern.chunks = 2;
        pattern.before = { at(0, 0, 0, { Rank { 0 } }), at(1, 0, 0, { Rank { 1 } }) };
        pattern.after = { at(2, 0, 0, { Rank { 0 }, Rank { 1 } }) };
        QVERIFY(canProvePlan(graph, pattern));
        Pattern other = pattern;
        other.after.push_back(at(1, 1, 0, { Rank { 0 } })); // as another sum
        QVERIFY(!canProvePlan(graph, other));
        other = pattern;
        other.before.push_back(at(2, 1, 0, { Rank { 0 } })); // a part twice
        QVERIFY(!canProvePlan(graph, other));
        other = pattern;
        other.before.pop_back(); // a part that nobody has
        QVERIFY(!canProvePlan(graph, other));
        other = pattern;
        other.before.push_back(at(2, 0, 1, { Rank { 2 } })); // where the sum of the other chunk goes
        QVERIFY(!canProvePlan(graph, other));
    }
};

WEFT_TEST(TestCustomProof)
#include "tst_custom_proof.moc"
