// SPDX-License-Identifier: GPL-3.0-or-later
// Who is in which place of a process group, and what that means for those who ask by place.
#include "engine/trace/group_table.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

std::vector<Rank> ranksOf(std::initializer_list<std::uint32_t> numbers)
{
    std::vector<Rank> ranks;
    for (const std::uint32_t number : numbers)
        ranks.push_back(Rank { number });
    return ranks;
}

} // namespace

class TestGroups : public QObject {
    Q_OBJECT

private slots:
    void membersAndRanksAreInverse()
    {
        std::mt19937 random(7);
        for (std::uint32_t round = 0; round < 200; ++round) {
            const std::uint32_t npus = 1 + static_cast<std::uint32_t>(random() % 20);
            std::vector<Rank> ranks(npus);
            std::iota(reinterpret_cast<std::uint32_t*>(ranks.data()), // NOLINT: ids as the numbers that they are
                reinterpret_cast<std::uint32_t*>(ranks.data()) + npus, 0U); // NOLINT
            std::shuffle(ranks.begin(), ranks.end(), random);
            ranks.resize(1 + random() % npus);
            if (round % 2 == 0)
                std::sort(ranks.begin(), ranks.end());
            const std::vector<trace::ProcessGroup> given { { "7", ranks } };
            const trace::GroupTable groups(given, npus);
            const trace::Group& group = groups[groups.find("7").value()];
            QCOMPARE(group.size(), static_cast<std::uint32_t>(ranks.size()));
            QCOMPARE(group.isMachine, group.size() == npus);
            for (std::uint32_t rank = 0; rank < npus; ++rank) {
                const auto at = std::find(ranks.begin(), ranks.end(), Rank { rank });
                QCOMPARE(group.memberOf(Rank { rank }),
                    at == ranks.end() ? trace::Group::kNobody : static_cast<std::uint32_t>(at - ranks.begin()));
            }
            for (std::uint32_t member = 0; member < group.size(); ++member)
                QVERIFY(group.rankOf(member) == ranks[member]);
        }
    }

    void namesOfGroups()
    {
        const std::vector<trace::ProcessGroup> given { { "1", ranksOf({ 0, 1 }) } };
        const std::vector<trace::ProcessGroup> traced { { "1", ranksOf({ 2, 3 }) }, { "0", ranksOf({ 3 }) },
            { "w", {} } };
        const trace::GroupTable groups(trace::effectiveGroups(given, traced), 4);
        QCOMPARE(groups.size(), 4U);
        QVERIFY(groups.ranks(groups.find("1").value()) == ranksOf({ 0, 1 })); // the file's
        QCOMPARE(groups.find("").value(), 0U);
        QVERIFY(groups.find("0").value() != 0U);
        QVERIFY(!groups.find("2"));
        QVERIFY(groups[groups.find("w").value()].isMachine);
        QCOMPARE(groups[groups.find("w").value()].size(), 4U);
        Findings findings;
        groups.check(findings);
        QVERIFY(findings.empty());
        // A rank that is not there, and one that is there twice, are refused by the simulation too.
        for (const auto& [ranks, code] : { std::pair { ranksOf({ 3, 4 }), ErrorCode::OutOfRange },
                 std::pair { ranksOf({ 3, 1, 3 }), ErrorCode::Duplicate } }) {
            trace::Workload workload = test::oneCollective(4, CollectiveType::AllReduce, 100);
            workload.groups.push_back({ "1", ranks });
            const auto made = simulate(fabricOf("Ring(4,50GB/s,500ns)"), workload, systemOf(), {}, findings);
            QVERIFY(!made && made.error().code == code);
        }
    }

    // As large as the machine and in another order: an algorithm's places are the group's, native ones go by the
    // machine, as the peer's do.
    void aPermutedWorldKeepsItsOrder()
    {
        trace::ExecutionGraphBuilder first;
        trace::Operation send;
        send.id = 1;
        send.type = trace::NodeType::Send;
        send.commDst = 1;
        send.commSize = 100;
        first.add(send, "send", {});
        trace::ExecutionGraphBuilder second;
        trace::Operation receive;
        receive.id = 1;
        receive.type = trace::NodeType::Recv;
        receive.commSrc = 0;
        receive.commSize = 100;
        second.add(receive, "receive", {});
        SystemConfig system = systemOf();
        CustomCollective& custom = system.custom[CollectiveType::AllGather];
        custom.graphs = { first.seal(), second.seal(), trace::ExecutionGraphBuilder().seal() };
        system.groups.push_back({ "9", ranksOf({ 2, 0, 1 }) });
        const auto talk = [&](CollectiveType type) {
            WorkloadBuilder builder(3);
            for (std::uint32_t r = 0; r < 3; ++r) {
                trace::Operation operation = WorkloadBuilder::collectiveOf(type, 300, "9");
                operation.root = 2;
                operation.has = static_cast<std::uint16_t>(operation.has | WorkloadBuilder::bits({ trace::Has::Root }));
                builder.add(r, operation);
            }
            const RunPtr made = run(fabricOf("Ring(3,50GB/s,500ns)"), builder.seal(), system,
                optionsOf(NetworkModel::Unaware, RecordLevel::Full));
            std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
            for (const PairTraffic& pair : made->pairs)
                pairs.emplace_back(index(pair.source), index(pair.destination));
            return made->complete() ? pairs : decltype(pairs) {};
        };
        using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
        QVERIFY((talk(CollectiveType::AllGather) == Pairs { { 2, 0 } }));
        QVERIFY((talk(CollectiveType::AllReduce) == Pairs { { 0, 1 }, { 1, 2 }, { 2, 0 } }));
        QVERIFY((talk(CollectiveType::Broadcast) == Pairs { { 2, 0 }, { 2, 1 } }));
    }
};

WEFT_TEST(TestGroups)
#include "tst_groups.moc"
