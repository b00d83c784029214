// SPDX-License-Identifier: GPL-3.0-or-later
// The system file beside the traces of a schedule is one that its own reader takes without a word.
#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/inputs/custom_collectives.h"
#include "engine/io/text_file.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace weft;
using namespace weft::collective;

class TestCustomSystem : public QObject {
    Q_OBJECT

private slots:
    void theReaderTakesItWithoutAWord()
    {
        // Two ranks that send each other everything.
        Pattern pattern;
        pattern.ranks = 2;
        pattern.chunks = 2;
        ScheduleBuilder builder(pattern);
        for (std::uint32_t rank = 0; rank < 2; ++rank) {
            const BlockId block = builder.addBlock({ Rank { rank }, Rank { 1 - rank }, Rank { 1 - rank } });
            builder.add(block, { StepKind::Send, {}, {}, 2 });
            builder.add(block, { StepKind::ReceiveReduceCopy, {}, {}, 2 });
        }
        const SchedulePtr schedule = builder.seal().value();
        const QTemporaryDir dir;
        const std::string folder = dir.path().toStdString();
        const EtEncoder encoder(*schedule, { { Bytes { 4096 }, ReduceModel::collectiveApi() }, true, {} });
        for (std::uint32_t rank = 0; rank < 2; ++rank) {
            const std::string path = folder + "/my \"algo\"." + std::to_string(rank) + ".et";
            QVERIFY(io::writeTextFile(path, encoder.encode(Rank { rank })).ok());
        }
        using trace::CollectiveType;
        const std::array kinds { std::pair { PatternKind::AllReduce, CollectiveType::AllReduce },
            std::pair { PatternKind::AllGather, CollectiveType::AllGather },
            std::pair { PatternKind::ReduceScatter, CollectiveType::ReduceScatter },
            std::pair { PatternKind::AllToAll, CollectiveType::AllToAll } };
        for (const auto& [kind, type] : kinds) {
            const Result<std::string> text = customSystemJson(kind, "my \"algo\"");
            QVERIFY(text.ok());
            const std::string path = folder + "/system.json";
            QVERIFY(io::writeTextFile(path, *text).ok());
            Findings findings;
            Result<inputs::SystemFile> system = inputs::readSystemFile(path, {}, findings);
            QVERIFY(system.ok());
            QVERIFY(inputs::loadCustomCollectives(*system, { folder }, 2, findings).ok());
            QVERIFY2(findings.empty(), findings.empty() ? "" : toString(findings.front().error).c_str());
            QVERIFY(text->find("\"oneRing\"") != std::string::npos); // a list that fits any number of dimensions
            QCOMPARE(system->config.datasetSplits, 1U);
            QCOMPARE(system->config.localMemoryBandwidth, std::optional(Bandwidth::gigaBytesPerSecond(50)));
            QCOMPARE(system->config.custom.size(), std::size_t { 1 });
            QCOMPARE(system->config.custom.at(type).graphs.size(), std::size_t { 2 });
            QCOMPARE(system->config.custom.at(type).graphs[0]->size(), 3U);
        }
    }

    void otherPatternsAreRefused()
    {
        for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather,
                 PatternKind::Scatter, PatternKind::Custom }) {
            const Result<std::string> text = customSystemJson(kind, "algo");
            QVERIFY(!text.ok() && text.error().code == ErrorCode::Unsupported);
            QVERIFY(!text.error().hint.empty());
        }
    }
};

WEFT_TEST(TestCustomSystem)
#include "tst_custom_system.moc"
