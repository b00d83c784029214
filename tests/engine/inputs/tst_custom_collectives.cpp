// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/custom_collectives.h"
#include "engine/inputs/peer_options.h"
#include "engine/trace/et_writer.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::inputs;

namespace {

void writeAlgorithm(const std::string& prefix, int positions)
{
    for (int position = 0; position < positions; ++position) {
        trace::ExecutionGraphBuilder builder;
        trace::Operation operation;
        operation.type = trace::NodeType::Comp;
        operation.durationMicros = 5;
        builder.add(operation, "step", {});
        QVERIFY(trace::writeEt(*builder.seal(), prefix + '.' + std::to_string(position) + ".et").ok());
    }
}

SystemFile allReduceBy(const std::string& prefix)
{
    SystemFile system;
    system.name = "system.json";
    system.custom.algorithms[trace::CollectiveType::AllReduce] = { prefix, {} };
    return system;
}

} // namespace

class TestCustomCollectives : public QObject {
    Q_OBJECT

private slots:
    void asManyPositionsAsThereAreUpToTheNpus_data()
    {
        QTest::addColumn<int>("files");
        QTest::addColumn<quint32>("npus");
        QTest::addColumn<int>("loaded");
        QTest::newRow("as many") << 4 << 4U << 4;
        QTest::newRow("fewer files") << 3 << 8U << 3;
        QTest::newRow("more files") << 8 << 2U << 2;
    }
    void asManyPositionsAsThereAreUpToTheNpus()
    {
        QFETCH(int, files);
        QFETCH(quint32, npus);
        QFETCH(int, loaded);
        const QTemporaryDir dir;
        const std::string folder = dir.path().toStdString();
        writeAlgorithm(folder + "/algo", files);
        SystemFile system = allReduceBy("algo");
        Findings findings;
        QVERIFY(loadCustomCollectives(system, { folder }, npus, findings).ok());
        QCOMPARE(static_cast<int>(system.config.custom.at(trace::CollectiveType::AllReduce).graphs.size()), loaded);
        QVERIFY(!hasErrors(findings));
    }

    void aMissingAlgorithmNamesItsFileAndItsKey()
    {
        SystemFile system = allReduceBy("nowhere/algo");
        Findings findings;
        const auto loaded = loadCustomCollectives(system, { "." }, 4, findings);
        QVERIFY(!loaded.ok());
        const std::string told = toString(loaded.error());
        QVERIFY2(told.find("nowhere/algo.0.et") != std::string::npos, told.c_str());
        QVERIFY2(told.find("all-reduce-implementation-custom") != std::string::npos, told.c_str());
    }

    void thePerNodeMapIsRead()
    {
        Findings findings;
        const auto map = parsePerNodeMap("0: a/b\n12: ../c\n", "nodes.yml", findings);
        QVERIFY(map.ok());
        const std::map<std::uint64_t, std::string> expected { { 0, "a/b" }, { 12, "../c" } };
        QVERIFY(*map == expected);
    }

    void aWrongPerNodeMapIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : { "", "- a\n- b\n", "just text", "x: a\n", "-1: a\n", "0: [a]\n", "0: a\n0: b\n",
                 "0: ''\n", "0: {\n", "[0]: a\n" })
            QTest::newRow(QByteArray(text).replace('\n', ' ').constData()) << QByteArray(text);
    }
    void aWrongPerNodeMapIsRefused()
    {
        QFETCH(QByteArray, text);
        Findings findings;
        const auto map = parsePerNodeMap(text.toStdString(), "nodes.yml", findings);
        QVERIFY(!map.ok());
        QCOMPARE(map.error().where.file, std::string("nodes.yml"));
    }

    void thePeersOptionsAreRead()
    {
        Findings findings;
        const auto options = readPeerOptions(
            { "--num-queues-per-dim=4", "--injection-scale=2.5", "--rendezvous-protocol=true", "--comm-scale=2" }, {},
            findings);
        QVERIFY(options.ok());
        QCOMPARE(options->queuesPerDimension, 4U);
        QCOMPARE(options->injectionScale, 2.5);
        QVERIFY(options->rendezvous);
        QCOMPARE(findings.size(), std::size_t { 1 });
        for (const char* wrong : { "--num-queues-per-dim=0", "--num-queues-per-dim", "--num-queues-per-dim=x",
                 "--injection-scale=-1", "--injection-scale=nan", "--rendezvous-protocol=maybe", "--nothing=1", "" })
            QVERIFY2(!readPeerOptions({ wrong }, {}, findings).ok(), wrong);
    }
};

WEFT_TEST(TestCustomCollectives)
#include "tst_custom_collectives.moc"
