// SPDX-License-Identifier: GPL-3.0-or-later
// The links that a schedule asks for are those that its messages take, or the run says why not.
#include "engine/collective/library/transfer_builder.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/simulation/given_schedule.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using collective::Buffer;
using collective::PatternKind;
using collective::SchedulePtr;
using collective::test::makePattern;
using trace::CollectiveType;

namespace {

// A message of one chunk from rank 0 to rank 1, over links if any are given.
SchedulePtr oneMessage(std::uint32_t ranks, std::initializer_list<LinkId> links = {})
{
    collective::TransferBuilder builder(makePattern(PatternKind::AllReduce, ranks, 1), { "message", "Simple", {} });
    const std::vector<LinkId> way = links;
    builder.copy({ Rank { 0 }, { Buffer::Input, 0 } }, { Rank { 1 }, { Buffer::Input, 0 } }, 1, 0, builder.way(way));
    return *builder.build();
}

} // namespace

class TestScheduleWays : public QObject {
    Q_OBJECT

private slots:
    void aWayIsTakenLinkByLink()
    {
        // Two parallel links of different speeds; the fabric's own choice is one of them.
        const topology::Fabric parallel = drawnFabric(2, 0, { { 0, 1, 1 }, { 0, 1, 4 }, { 1, 0, 1 } });
        const trace::Workload workload = oneCollective(2, CollectiveType::AllReduce, 4'000);
        const auto time = [&](std::initializer_list<LinkId> over, NetworkModel network, bool rendezvous = false) {
            SystemConfig system = systemWith(oneMessage(2, over));
            system.rendezvous = rendezvous;
            return run(parallel, workload, system, optionsOf(network, RecordLevel::Links));
        };
        for (const bool rendezvous : { false, true }) {
            const RunPtr slow = time({ LinkId { 0 } }, NetworkModel::Aware, rendezvous);
            const RunPtr fast = time({ LinkId { 1 } }, NetworkModel::Aware, rendezvous);
            QCOMPARE(slow->links[0].bytes, std::uint64_t { 4'000 });
            QCOMPARE(fast->links[1].bytes, std::uint64_t { 4'000 });
            QCOMPARE(slow->makespan.ns() - fast->makespan.ns(), std::uint64_t { 3'000 });
        }
        // Without links in the model there is nothing to choose.
        QCOMPARE(time({ LinkId { 0 } }, NetworkModel::Unaware)->makespan.ns(),
            time({ LinkId { 1 } }, NetworkModel::Unaware)->makespan.ns());

        // Through two switches, by the second link of each hop: no routing would choose that.
        const topology::Fabric chain
            = drawnFabric(2, 2, { { 0, 2, 1 }, { 0, 2, 1 }, { 2, 3, 1 }, { 2, 3, 1 }, { 3, 1, 1 }, { 3, 1, 1 } });
        for (const topology::RouteChoice choice : topology::allRouteChoices()) {
            RunOptions options = optionsOf(NetworkModel::Aware, RecordLevel::Links);
            options.routing.choice = choice;
            const RunPtr made = run(
                chain, workload, systemWith(oneMessage(2, { LinkId { 1 }, LinkId { 3 }, LinkId { 5 } })), options);
            for (std::size_t at = 0; at < made->links.size(); ++at)
                QCOMPARE(made->links[at].bytes, std::uint64_t { at % 2 * 4'000 });
        }
    }

    // What is not there or does not work is refused by name; a way between other NPUs is left, and that is said.
    void aWayThatCannotBeTakenIsRefused()
    {
        const topology::Fabric whole = drawnFabric(2, 1, { { 0, 2, 1 }, { 2, 1, 1 }, { 0, 1, 1 }, { 1, 0, 1 } });
        const trace::Workload workload = oneCollective(2, CollectiveType::AllReduce, 4'000);
        const auto outcome
            = [&](const topology::Fabric& fabric, std::initializer_list<LinkId> over, Findings& findings) {
                  return simulate(fabric, workload, systemWith(oneMessage(2, over)),
                      optionsOf(NetworkModel::Aware, RecordLevel::Links), findings);
              };
        Findings findings;
        const auto absent = outcome(whole, { LinkId { 0 }, LinkId { 17 } }, findings);
        QVERIFY(!absent && absent.error().code == ErrorCode::OutOfRange);
        QVERIFY2(absent.error().message.find("there is no link 17: the fabric has 4 links") != std::string::npos,
            absent.error().message.c_str());
        topology::FabricState state;
        state.links[LinkId { 1 }].failed = true;
        const topology::Fabric broken(whole.topologyPtr(), state);
        const auto failed = outcome(broken, { LinkId { 0 }, LinkId { 1 } }, findings);
        QVERIFY(!failed && failed.error().code == ErrorCode::Unreachable);
        QVERIFY2(failed.error().message.find("link 1 from switch0 to npu1 has failed") != std::string::npos,
            failed.error().message.c_str());
        QCOMPARE(failed.error().where.rank, std::optional<std::uint32_t>(0));
        QVERIFY(outcome(broken, { LinkId { 2 } }, findings).ok()); // which has not failed
        QVERIFY(findings.empty());

        const auto elsewhere = outcome(whole, { LinkId { 3 } }, findings);
        QCOMPARE((*elsewhere)->links[2].bytes, std::uint64_t { 4'000 });
        QCOMPARE(findings.size(), std::size_t { 1 });
        QVERIFY2(findings[0].error.message.find("link 3 does not lead from npu0 to npu1") != std::string::npos,
            findings[0].error.message.c_str());
    }
};

WEFT_TEST(TestScheduleWays)
#include "tst_schedule_ways.moc"
