// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/comm_groups_json.h"
#include "engine/inputs/memory_json.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::inputs;
using simulation::RemoteMemory;
using simulation::RemoteMemoryKind;

namespace {

Result<RemoteMemory> memory(const char* text, Findings& findings, std::uint32_t npus = 8)
{
    const auto file = io::JsonFile::parse(text, "memory.json");
    if (!file)
        return file.error();
    return readRemoteMemory(*file, file->root(), npus, findings);
}

Result<std::vector<trace::ProcessGroup>> groups(const char* text, Findings& findings, std::uint32_t npus = 8)
{
    const auto file = io::JsonFile::parse(text, "groups.json");
    if (!file)
        return file.error();
    return readCommGroups(*file, file->root(), npus, findings);
}

} // namespace

class TestMemoryAndGroups : public QObject {
    Q_OBJECT

private slots:
    void memoryKindsArrive()
    {
        Findings findings;
        QCOMPARE(memory(R"({"memory-type":"NO_MEMORY_EXPANSION"})", findings)->kind, RemoteMemoryKind::None);
        const auto pool
            = memory(R"({"memory-type":"MEMORY_POOL","remote-mem-latency":1000,"remote-mem-bw":100})", findings);
        QCOMPARE(pool->kind, RemoteMemoryKind::Pool);
        QCOMPARE(pool->latency.ns, 1000.0);
        QCOMPARE(pool->bandwidth.bytesPerNs, 100.0); // decimal GB/s
        const auto node = memory(R"({"memory-type":"PER_NODE_MEMORY_EXPANSION","remote-mem-latency":1,
            "remote-mem-bw":33,"num-nodes":2,"num-npus-per-node":4})",
            findings);
        QCOMPARE(node->npusPerNode, 4U);
        QVERIFY(findings.empty());
    }

    void aFractionOfTheMemoryBandwidthIsCutOff()
    {
        Findings findings;
        const auto read = memory(
            R"({"memory-type":"PER_NPU_MEMORY_EXPANSION","remote-mem-latency":1,"remote-mem-bw":33.9})", findings);
        QCOMPARE(read->bandwidth.bytesPerNs, 33.0);
        QCOMPARE(findings.size(), std::size_t { 1 });
        QCOMPARE(findings[0].severity, Severity::Warning);
    }

    void wrongMemoryIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* text) { QTest::newRow(text) << QByteArray(text); };
        row("[]");
        row(R"({"memory-type":"POOL"})");
        row(R"({"memory-type":1})");
        row(R"({"memory-type":"PER_NPU_MEMORY_EXPANSION","remote-mem-latency":1})");
        row(R"({"memory-type":"MEMORY_POOL","remote-mem-latency":1,"remote-mem-bw":0})");
        row(R"({"memory-type":"MEMORY_POOL","remote-mem-latency":1,"remote-mem-bw":0.5})");
        row(R"({"memory-type":"MEMORY_POOL","remote-mem-latency":-1,"remote-mem-bw":5})");
        row(R"({"memory-type":"MEMORY_POOL","remote-mem-latency":1e300,"remote-mem-bw":5})");
        row(R"({"memory-type":"PER_NODE_MEMORY_EXPANSION","remote-mem-latency":1,"remote-mem-bw":5})");
        row(R"({"memory-type":"PER_NODE_MEMORY_EXPANSION","remote-mem-latency":1,"remote-mem-bw":5,
            "num-nodes":1,"num-npus-per-node":4})");
        row(R"({"memory-type":"PER_NODE_MEMORY_EXPANSION","remote-mem-latency":1,"remote-mem-bw":5,
            "num-nodes":2,"num-npus-per-node":0})");
    }
    void wrongMemoryIsRefused()
    {
        QFETCH(QByteArray, text);
        Findings findings;
        const auto read = memory(text.constData(), findings);
        QVERIFY(!read.ok());
        QVERIFY(hasErrors(findings));
        QCOMPARE(read.error().where.file, std::string("memory.json"));
    }

    void groupsKeepTheListedOrder()
    {
        Findings findings;
        const auto read = groups(R"({"10":[6,0,4,2],"2":[1,5]})", findings);
        QCOMPARE(read->size(), std::size_t { 2 });
        QCOMPARE((*read)[0].name, std::string("2"));
        const std::vector<Rank> listed { Rank { 6 }, Rank { 0 }, Rank { 4 }, Rank { 2 } };
        QCOMPARE((*read)[1].ranks, listed);
        QVERIFY(groups("null", findings)->empty());
        QVERIFY(groups("{}", findings)->empty());
        QVERIFY(findings.empty());
    }

    void aGroupThatIsGivenTwiceIsAWarning()
    {
        const QTemporaryDir dir;
        const std::string path = dir.filePath("groups.json").toStdString();
        QVERIFY(io::writeTextFile(path, "{ \"1\": [0, 1],\n  \"1\": [2, 3] }").ok());
        Findings findings;
        const auto read = inputs::readCommGroupsFile(path, 4, findings);
        QVERIFY(read.ok());
        QCOMPARE(findings.size(), std::size_t { 1 });
        QVERIFY(findings[0].error.code == ErrorCode::Duplicate);
        QCOMPARE(findings[0].error.where.line, std::optional<std::uint64_t>(2));
    }

    void wrongGroupsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* text) { QTest::newRow(text) << QByteArray(text); };
        row("[]");
        row(R"({"0":[0,1]})");
        row(R"({"-1":[0,1]})");
        row(R"({"tp":[0,1]})");
        row(R"({"":[0,1]})");
        row(R"({"1":[]})");
        row(R"({"1":3})");
        row(R"({"1":[0,0]})");
        row(R"({"1":[0,8]})");
        row(R"({"1":[0,-1]})");
        row(R"({"1":[0,1.5]})");
        row(R"({"1":[0,"1"]})");
        row(R"({"1":[0,99999999999999999999]})");
        row(R"({"1":[0],"01":[1]})");
        row(R"({"99999999999999999999":[0]})");
    }
    void wrongGroupsAreRefused()
    {
        QFETCH(QByteArray, text);
        Findings findings;
        const auto read = groups(text.constData(), findings);
        QVERIFY(!read.ok());
        QVERIFY(hasErrors(findings));
        QCOMPARE(read.error().where.file, std::string("groups.json"));
    }

    void ranksAreUncheckedWhereTheMachineIsNotKnown()
    {
        Findings findings;
        QVERIFY(groups(R"({"1":[0,800]})", findings, 0).ok());
    }
};

WEFT_TEST(TestMemoryAndGroups)
#include "tst_memory_and_groups.moc"
