// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of contributors are exact, equal sets have equal handles, and unions say whether anything is in both.
#include "engine/collective/proof/contribution_sets.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace weft::collective;

namespace {

using Plain = std::set<std::uint64_t>;

Plain plainOf(const ContributionSets& sets, SetId id)
{
    Plain result;
    for (const auto& [first, last] : sets.ranges(id)) {
        for (std::uint64_t element = first; element <= last; ++element)
            result.insert(element);
    }
    return result;
}

} // namespace

class TestContributionSets : public QObject {
    Q_OBJECT

private slots:
    void unionsAreThoseOfPlainSets()
    {
        std::mt19937_64 random(3);
        for (const std::uint64_t universe :
            { 1ULL, 2ULL, 5ULL, 63ULL, 64ULL, 65ULL, 200ULL, 32767ULL, 32768ULL, 1ULL << 40U, ~0ULL }) {
            ContributionSets sets(universe);
            std::vector<std::pair<SetId, Plain>> known;
            std::map<Plain, SetId> handles { { Plain(), ContributionSets::kEmpty } };
            for (int i = 0; i < 400; ++i) {
                std::pair<SetId, Plain> next;
                if (known.size() < 2 || i % 4 == 0) {
                    // Now and then the ends of the universe, so that intervals close the ring.
                    const std::uint64_t element = i % 12 == 0 ? universe - 1 : i % 12 == 4 ? 0 : random() % universe;
                    next = { sets.single(element), { element } };
                } else {
                    const auto& [a, plainA] = known[random() % known.size()];
                    const auto& [b, plainB] = known[random() % known.size()];
                    const ContributionSets::Union sum = sets.unite(a, b);
                    next = { sum.set, plainA };
                    bool disjoint = true;
                    for (const std::uint64_t element : plainB)
                        disjoint = next.second.insert(element).second && disjoint;
                    QCOMPARE(sum.disjoint, disjoint);
                }
                QCOMPARE(plainOf(sets, next.first), next.second);
                QCOMPARE(handles.try_emplace(next.second, next.first).first->second, next.first);
                for (int probe = 0; probe < 10; ++probe) {
                    const std::uint64_t element = random() % universe;
                    QCOMPARE(sets.contains(next.first, element), next.second.count(element) == 1);
                }
                QCOMPARE(sets.fromRanges(sets.ranges(next.first)), next.first);
                known.push_back(std::move(next));
            }
        }
    }

    void intervalsOfARingNeedNothingButTheirHandles()
    {
        constexpr std::uint32_t kRanks = 1000;
        ContributionSets sets(kRanks);
        for (const std::uint32_t first : { 0U, 1U, 500U, 999U }) {
            SetId sum = sets.single(first);
            for (std::uint32_t i = 1; i < kRanks; ++i) {
                const SetId next = sets.single((first + i) % kRanks);
                const ContributionSets::Union grown = i % 2 == 0 ? sets.unite(sum, next) : sets.unite(next, sum);
                QVERIFY(grown.disjoint);
                sum = grown.set;
                QCOMPARE(sets.ranges(sum).size(), first + i >= kRanks && i + 1 < kRanks && first > 0 ? 2U : 1U);
            }
            QCOMPARE(sum, sets.fromRanges(std::array { ContributionSets::Range { 0, kRanks - 1 } }));
            QVERIFY(!sets.unite(sum, sets.single(first)).disjoint);
        }
    }
};

WEFT_TEST(TestContributionSets)
#include "tst_contribution_sets.moc"
