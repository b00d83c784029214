// SPDX-License-Identifier: GPL-3.0-or-later
// Which links an operation used, against the records themselves.
#include "engine/collective/library/transfer_builder.h"
#include "engine/simulation/kernel/simulator.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/sample_run.h"
#include "widgets/base/shared/run_links.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestRunLinks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_view = runSample(); }

    void operationsHaveTheLinksOfTheirMessages()
    {
        const simulation::Run& run = *m_view->run;
        const std::vector<std::uint32_t> sender = messageOperations(run);
        std::map<std::uint32_t, std::set<LinkId>> wanted;
        for (std::size_t at = 0; at < run.linkIntervals.size(); ++at) {
            const std::uint32_t operation = sender[run.linkIntervals.message[at]];
            QVERIFY(operation != simulation::kNoRecord);
            wanted[operation].insert(run.linkIntervals.link[at]);
        }
        std::size_t checked = 0;
        for (std::uint32_t record = 0; record < run.operations.size(); ++record) {
            if (run.operations.kind[record] == simulation::OperationKind::Receive)
                continue;
            const auto links = linksOf(*m_view, { run.operations.rank[record], run.operations.op[record] });
            const std::set<LinkId>& expected = wanted[record];
            QVERIFY(std::equal(links.begin(), links.end(), expected.begin(), expected.end()));
            checked += links.size();
        }
        QVERIFY(checked > 0);
    }

    void bothDirectionsAgree()
    {
        const simulation::Run& run = *m_view->run;
        std::size_t pairs = 0;
        for (std::uint32_t link = 0; link < run.fabric.topology().linkCount(); ++link) {
            const auto operations = operationsOf(*m_view, LinkKey { kFirstLinkKey + link });
            QVERIFY(std::is_sorted(operations.begin(), operations.end()));
            pairs += operations.size();
            for (const std::uint32_t record : operations) {
                const auto links = m_view->links.ofOperation(record);
                QVERIFY(std::binary_search(links.begin(), links.end(), LinkId { link }));
            }
        }
        QCOMPARE(pairs, m_view->links.links.size());
    }

    void aReceiveHasTheLinksOfItsMessage()
    {
        const simulation::Run& run = *m_view->run;
        for (std::uint32_t record = 0; record < run.operations.size(); ++record) {
            if (run.operations.kind[record] != simulation::OperationKind::Receive)
                continue;
            for (std::size_t at = 0; at < run.linkIntervals.size(); ++at) {
                if (run.linkIntervals.message[at] != run.operations.completedBy[record])
                    continue;
                const auto links = m_view->links.ofOperation(record);
                QVERIFY(std::binary_search(links.begin(), links.end(), run.linkIntervals.link[at]));
            }
        }
    }

    void withoutIntervalsTheRoutesCount()
    {
        const RunViewPtr unaware = runSample(simulation::RecordLevel::Full, simulation::NetworkModel::Unaware);
        QCOMPARE(unaware->run->linkIntervals.size(), std::size_t { 0 });
        std::size_t known = 0;
        for (std::uint32_t record = 0; record < unaware->run->operations.size(); ++record)
            known += unaware->links.ofOperation(record).empty() ? 0U : 1U;
        QVERIFY(known > 0);
    }

    // Without intervals the same links are found as with them, whatever the routing and its seed.
    void waysGoByTheRoutingOfTheRun_data()
    {
        QTest::addColumn<int>("choice");
        for (const topology::RouteChoice choice : { topology::RouteChoice::Default, topology::RouteChoice::Hash,
                 topology::RouteChoice::DModK, topology::RouteChoice::Valiant })
            QTest::newRow(std::string(toString(choice)).c_str()) << static_cast<int>(choice);
    }
    void waysGoByTheRoutingOfTheRun()
    {
        QFETCH(int, choice);
        simulation::SystemConfig system = test::systemOf(simulation::AlgorithmKind::Direct);
        system.datasetSplits = 3;
        simulation::RunOptions options;
        options.network = simulation::NetworkModel::Aware;
        options.record = simulation::RecordLevel::Full;
        options.routing = { static_cast<topology::RouteChoice>(choice), 77 };
        Findings findings;
        const auto made = simulation::simulate(test::fabricOf("FatTree(16,50GB/s,250ns)"),
            test::oneCollective(16, trace::CollectiveType::AllToAll, 1 << 20), system, options, findings);
        QVERIFY(made.ok() && (*made)->linkIntervals.size() > 0);
        simulation::Run without = **made;
        without.linkIntervals = {};
        QVERIFY(indexLinks(**made).linkStart == indexLinks(without).linkStart);
        QVERIFY(indexLinks(**made).links == indexLinks(without).links);
    }

    // Without sharing, messages are laid on ways afterwards: the same ways, with every cable of several.
    void whatIsLaidIsWhatIsMarked_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<std::uint32_t>("npus");
        QTest::addColumn<std::uint32_t>("other");
        QTest::addColumn<std::uint32_t>("splits");
        QTest::newRow("double cables") << "DGX1V" << 8U << 4U << 1U;
        QTest::newRow("hashed ways") << "Dragonfly(50GB/s,500ns,groups=5,routers=4,npus=1,global=2)" << 20U << 13U
                                     << 8U;
        QTest::newRow("a tree") << "FatTree(16,50GB/s,250ns)" << 16U << 9U << 8U;
        QTest::newRow("rings") << "Ring(4,50GB/s,500ns)_Ring(3,50GB/s,500ns)" << 12U << 6U << 8U;
    }
    void whatIsLaidIsWhatIsMarked()
    {
        QFETCH(QString, spec);
        QFETCH(std::uint32_t, npus);
        QFETCH(std::uint32_t, other);
        QFETCH(std::uint32_t, splits);
        simulation::SystemConfig system = test::systemOf(simulation::AlgorithmKind::Direct);
        system.datasetSplits = splits;
        system.groups.push_back({ "1", { Rank { 0 }, Rank { other } } });
        test::WorkloadBuilder builder(npus);
        builder.collective(0, trace::CollectiveType::AllToAll, 1 << 20, {}, "1");
        builder.collective(other, trace::CollectiveType::AllToAll, 1 << 20, {}, "1");
        const simulation::RunPtr made = test::run(test::fabricOf(spec.toStdString()), builder.seal(), system,
            test::optionsOf(simulation::NetworkModel::Unaware, simulation::RecordLevel::Full));
        const RunLinks links = indexLinks(*made);
        for (std::uint32_t link = 0; link < made->links.size(); ++link) {
            const bool isMarked = !links.ofLink(LinkId { link }).empty();
            QVERIFY2((made->links[link].bytes > 0) == isMarked, qPrintable(QString::number(link)));
        }
    }

    // A schedule's own ways, through switches that no routing would have chosen.
    void waysOfASchedule()
    {
        const topology::Fabric fabric
            = test::drawnFabric(2, 2, { { 0, 2, 1 }, { 0, 2, 1 }, { 2, 3, 1 }, { 2, 3, 1 }, { 3, 1, 1 }, { 3, 1, 1 } });
        const std::vector<LinkId> way { LinkId { 1 }, LinkId { 3 }, LinkId { 5 } };
        simulation::SystemConfig system = test::systemOf();
        collective::TransferBuilder builder(
            collective::test::makePattern(collective::PatternKind::AllReduce, 2, 1), { "message", "Simple", {} });
        builder.copy({ Rank { 0 }, { collective::Buffer::Input, 0 } }, { Rank { 1 }, { collective::Buffer::Input, 0 } },
            1, 0, builder.way(way));
        system.custom[trace::CollectiveType::AllReduce] = { "given", {}, *builder.build(), {} };
        const simulation::RunPtr made
            = test::run(fabric, test::oneCollective(2, trace::CollectiveType::AllReduce, 4'000), system,
                test::optionsOf(simulation::NetworkModel::Aware, simulation::RecordLevel::Full));
        const RunLinks links = indexLinks(*made);
        for (std::uint32_t link = 0; link < made->links.size(); ++link) {
            QCOMPARE(made->links[link].bytes, std::uint64_t { link % 2 * 4'000 });
            QCOMPARE(links.ofLink(LinkId { link }).empty(), link % 2 == 0);
        }
    }

    void nothingIsKnownWithoutRecords()
    {
        const RunViewPtr links = runSample(simulation::RecordLevel::Links);
        QVERIFY(linksOf(*links, { Rank { 0 }, OpId { 0 } }).empty());
        QVERIFY(operationsOf(*links, LinkKey { kFirstLinkKey }).empty());
        QVERIFY(linksOf(*m_view, {}).empty());
        QVERIFY(linksOf(*m_view, { Rank { 1'000 }, OpId { 0 } }).empty());
        QVERIFY(operationsOf(*m_view, kNoLink).empty());
        QVERIFY(operationsOf(*m_view, LinkKey { 7 }).empty());
    }

private:
    RunViewPtr m_view;
};

WEFT_TEST(TestRunLinks)
#include "tst_run_links.moc"
