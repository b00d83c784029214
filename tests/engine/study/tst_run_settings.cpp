// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a run as texts: what they mean together, and that every text that is wrong is named.
#include "engine/study/scenario/run_settings.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using study::RunSettings;

class TestRunSettings : public QObject {
    Q_OBJECT

private slots:
    void theDefaultsPrepare()
    {
        Findings findings;
        const auto prepared = study::prepare({}, 8, findings);
        QVERIFY(prepared);
        QVERIFY(findings.empty());
        QVERIFY(prepared->options.network == simulation::NetworkModel::Aware);
        QVERIFY(prepared->options.record == simulation::RecordLevel::Full);
    }

    void allPartsMeet()
    {
        RunSettings settings = study::sampleSettings();
        settings.groups = "{\"1\": [0, 1]}";
        settings.memory = "{\"memory-type\": \"PER_NPU_MEMORY_EXPANSION\", \"remote-mem-latency\": 100,"
                          " \"remote-mem-bw\": 50}";
        settings.options.queuesPerDimension = 2;
        settings.options.groupsByDimension = true;
        settings.packet = Bytes { 4096 };
        settings.routing = { topology::RouteChoice::Spray, 3 };
        Findings findings;
        const auto prepared = study::prepare(settings, 8, findings);
        QVERIFY(prepared);
        const simulation::SystemConfig& config = prepared->system.config;
        QCOMPARE(config.groups.size(), std::size_t { 1 });
        QVERIFY(config.remoteMemory.kind == simulation::RemoteMemoryKind::PerNpu);
        QCOMPARE(config.queuesPerDimension, 2U);
        QVERIFY(config.groupsByDimension);
        QCOMPARE(config.datasetSplits, 4U);
        QVERIFY(prepared->options.packet == Bytes { 4096 });
        QVERIFY(prepared->options.routing == settings.routing);
    }

    void everyWrongTextIsNamed()
    {
        RunSettings settings;
        settings.system = "{ \"endpoint-delay\": \"soon\" }";
        settings.memory = "{";
        settings.groups = "{\"1\": [9]}";
        Findings findings;
        const auto prepared = study::prepare(settings, 8, findings);
        QVERIFY(!prepared);
        QStringList places;
        for (const Finding& finding : findings)
            places.append(QString::fromStdString(finding.error.where.file));
        QVERIFY(places.contains("system"));
        QVERIFY(places.contains("remote memory"));
        QVERIFY(places.contains("communicator groups"));
    }

    void equalityIsOfAllParts()
    {
        RunSettings a = study::sampleSettings();
        RunSettings b = a;
        QVERIFY(a == b);
        b.options.rendezvous = true;
        QVERIFY(!(a == b));
        a.options.rendezvous = true;
        QVERIFY(a == b);
        b.options.groupsByDimension = true;
        QVERIFY(!(a == b));
    }
};

WEFT_TEST(TestRunSettings)
#include "tst_run_settings.moc"
