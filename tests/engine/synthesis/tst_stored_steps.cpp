// SPDX-License-Identifier: GPL-3.0-or-later
// What is saved as steps is the collective that was found, whatever form it had, and is judged on its fabric alone.
#include "engine/synthesis/construct/event_constructor.h"
#include "engine/synthesis/construct/step_constructor.h"
#include "tests/engine/synthesis/step_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using namespace weft::synthesis::test;
using collective::PatternKind;

namespace {

constexpr Bytes kStoredChunk { 1U << 20U };

template <class Form> bool hasForm(const std::optional<LinkSchedule>& half)
{
    return half && std::holds_alternative<Form>(half->form);
}

} // namespace

class TestStoredSteps : public QObject {
    Q_OBJECT

private slots:
    void everyResultOfEqualStepsComesBack_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<int>("pattern");
        QTest::addColumn<bool>("isStreamed");
        for (const char* fabric :
            { "Mesh(4x3,50GiB/s,500ns)", "Torus(3x4,50GiB/s)", "Ring(5,50GiB/s,uni=1)", "FullyConnected(6,50GiB/s)" }) {
            for (const PatternKind kind :
                { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllReduce }) {
                for (const bool isStreamed : { false, true })
                    QTest::addRow("%s %s%s", fabric, std::string(collective::toString(kind)).c_str(),
                        isStreamed ? ", streamed" : "")
                        << QString::fromLatin1(fabric) << static_cast<int>(kind) << isStreamed;
            }
        }
    }
    void everyResultOfEqualStepsComesBack()
    {
        QFETCH(QString, fabric);
        QFETCH(int, pattern);
        QFETCH(bool, isStreamed);
        const LinkGraph graph = graphOf(fabric.toStdString());
        const QTemporaryDir folder;
        SynthesisOptions options;
        options.useSymmetry = !isStreamed;
        options.keepBytes = isStreamed ? 0 : options.keepBytes;
        options.directory = folder.path().toStdString();
        // Without a bound to reach, small fabrics are sought by events too.
        const auto made = synthesize(graph, static_cast<PatternKind>(pattern), 2, options);
        QVERIFY(made.ok());
        QVERIFY(namesIn(folder).isEmpty());
        const std::string path = folder.filePath(QStringLiteral("a.wsteps")).toStdString();
        for (int time = 0; time < 2; ++time) { // the second in the place of the first
            const Result<void> saved = saveSteps(graph, *made, kStoredChunk, path);
            QVERIFY2(saved.ok(), saved ? "" : toString(saved.error()).c_str());
        }
        QCOMPARE(namesIn(folder), QStringList { QStringLiteral("a.wsteps") });
        const Result<StoredSteps> opened = openStepFile(path);
        QVERIFY2(opened.ok(), opened ? "" : toString(opened.error()).c_str());
        QVERIFY(opened->kind == made->kind);
        QCOMPARE(opened->chunk.count(), kStoredChunk.count());
        QCOMPARE(opened->chunksPerNpu(), 2U);
        QCOMPARE(opened->durationNs(), made->durationNs);
        QCOMPARE(opened->durationNs(), opened->steps() * graph.time.front());
        const Result<ScheduleCheck> check = checkStoredSteps(graph, *opened);
        QVERIFY2(check.ok(), check ? "" : toString(check.error()).c_str());
        QCOMPARE(check->durationNs, made->durationNs);
        QCOMPARE(check->transfers, opened->transfers());
        std::uint64_t transfers = 0;
        for (const auto& half : { made->scatter, made->gather })
            transfers += half ? half->transferCount() : 0;
        QCOMPARE(check->transfers, transfers);
        const Result<std::uint64_t> verified = verifyStoredSteps(graph, *opened);
        QVERIFY2(verified.ok(), verified ? "" : toString(verified.error()).c_str());
        QCOMPARE(*verified, transfers);
        if (hasForm<StepForm>(made->gather) || (hasForm<StepForm>(made->scatter) && !made->gather)) {
            if (isStreamed || !made->scatter || !made->gather)
                QCOMPARE(opened->fingerprint(), made->fingerprint());
        }
    }

    // Three NPUs, all linked. One chunk is sent a second time; where that is a sum backwards in time, it is added
    // twice.
    void aChunkThatComesTwiceIsNoSum()
    {
        const LinkGraph graph = graphOf("FullyConnected(3,50GiB/s)");
        const auto twiceOn = [](const LinkGraph& used) {
            StepForm::Window window;
            ChunkColumn all(3, used.arcs());
            ChunkColumn again(3, used.arcs());
            for (std::uint32_t arc = 0; arc < used.arcs(); ++arc) {
                window.arcs.push_back(arc);
                all.set(arc, used.source[arc]);
            }
            again.set(0, used.source[0]);
            window.rows = { all, again };
            StepForm form;
            form.stepNs = used.time.front();
            form.windows = { window };
            return LinkSchedule { 3, 1, form.stepNs, form };
        };
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("a.wsteps")).toStdString();
        SynthesisResult result;
        result.gather = twiceOn(graph);
        result.durationNs = graph.time.front();
        QVERIFY(saveSteps(graph, result, kStoredChunk, path).ok());
        QCOMPARE(checkStoredSteps(graph, *openStepFile(path))->duplicates, 1U);
        result.kind = PatternKind::ReduceScatter;
        result.gather.reset();
        result.scatter = twiceOn(reversed(graph));
        QVERIFY(saveSteps(graph, result, kStoredChunk, path).ok());
        const Result<ScheduleCheck> check = checkStoredSteps(graph, *openStepFile(path));
        QVERIFY(!check.ok());
        QCOMPARE(check.error().message, std::string("1 transfer adds parts to a sum that are in it already"));
    }

    void aMirroredHalfIsWrittenOnce()
    {
        const LinkGraph graph = graphOf("Mesh(4x3,50GiB/s)");
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("a.wsteps")).toStdString();
        const auto all = synthesize(graph, PatternKind::AllReduce, 1);
        QVERIFY(saveSteps(graph, *all, kStoredChunk, path).ok());
        QCOMPARE(openStepFile(path)->parts.size(), 1U);
        // Halves that were found apart are two parts.
        const LinkGraph oneWay = graphOf("Ring(5,50GiB/s,uni=1)");
        const auto apart = synthesize(oneWay, PatternKind::AllReduce, 1);
        QVERIFY(saveSteps(oneWay, *apart, kStoredChunk, path).ok());
        QCOMPARE(openStepFile(path)->parts.size(), 2U);
    }

    void anotherFabricIsToldApart_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<QString>("word");
        QTest::newRow("more NPUs") << QStringLiteral("Mesh(4x4,50GiB/s,500ns)") << QStringLiteral("NPUs");
        QTest::newRow("more links") << QStringLiteral("Torus(4x3,50GiB/s,500ns)") << QStringLiteral("links");
        QTest::newRow("slower links") << QStringLiteral("Mesh(4x3,40GiB/s,500ns)") << QStringLiteral("0 → 1");
        QTest::newRow("other links") << QStringLiteral("Mesh(3x4,50GiB/s,500ns)") << QStringLiteral("other NPUs");
        QTest::newRow("switches") << QStringLiteral("Switch(12,50GiB/s,500ns)") << QStringLiteral("links");
    }
    void anotherFabricIsToldApart()
    {
        QFETCH(QString, fabric);
        QFETCH(QString, word);
        const LinkGraph graph = graphOf("Mesh(4x3,50GiB/s,500ns)");
        const QTemporaryDir folder;
        const QByteArray good = writtenGather(graph, folder);
        QVERIFY(outcomeOf(graph, good, folder).ok());
        const Result<ScheduleCheck> outcome = outcomeOf(graphOf(fabric.toStdString()), good, folder);
        QVERIFY(outcome.error().code == ErrorCode::Mismatched);
        QVERIFY(outcome.error().where.file.empty()); // the file is sound
        QVERIFY2(QString::fromStdString(outcome.error().message).contains(word), outcome.error().message.c_str());
    }

    void aWrongScheduleIsToldWithItsPlace()
    {
        // Sound files of steps that are none: two steps the wrong way round.
        const LinkGraph graph = graphOf("Mesh(3x3,50GiB/s)");
        const LinkSchedule steps = (*constructBySteps(graph, 1, {}))->schedule;
        const QTemporaryDir folder;
        SynthesisResult result;
        result.gather = steps;
        StepForm::Window& window = std::get<StepForm>(result.gather->form).windows.front();
        std::swap(window.rows.front(), window.rows.back());
        const std::string path = folder.filePath(QStringLiteral("a.wsteps")).toStdString();
        QVERIFY(saveSteps(graph, result, kStoredChunk, path).ok());
        const Result<ScheduleCheck> outcome = checkStoredSteps(graph, *openStepFile(path));
        QVERIFY(!outcome.ok());
        QVERIFY(outcome.error().where.file.empty());
        QVERIFY(QString::fromStdString(outcome.error().where.item).startsWith(QStringLiteral("link ")));
        QVERIFY(QString::fromStdString(outcome.error().message).contains(QStringLiteral("at 0 ns")));
    }

    void whatHasNoStepsIsRefused()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("a.wsteps")).toStdString();
        const auto refused = [&](const char* fabric) {
            const LinkGraph graph = graphOf(fabric);
            const auto made = synthesize(graph, PatternKind::AllGather, 1);
            return made && saveSteps(graph, *made, kStoredChunk, path).error().code == ErrorCode::Unsupported;
        };
        QVERIFY(refused("Mesh(3,50GiB/s)_Mesh(3,60GiB/s)"));
        QVERIFY(refused("Ring(3,50GiB/s)_Ring(3,60GiB/s)"));
        QVERIFY(!hasStepForm(graphOf("Switch(4,50GiB/s)"), PatternKind::AllGather).ok());
        QVERIFY(!hasStepForm(graphOf("Ring(4,50GiB/s)"), PatternKind::Broadcast).ok());
        // Links of one speed, and a transfer that does not wait for the next step.
        const LinkGraph graph = graphOf("Ring(4,50GiB/s,uni=1)");
        std::vector<PlannedTransfer> jobs;
        for (std::uint32_t step = 0; step < 3; ++step) {
            for (std::uint32_t arc = 0; arc < 4; ++arc)
                jobs.push_back({ step * graph.time[0] + (step == 2 ? 1 : 0), (graph.source[arc] + 4 - step) % 4, arc });
        }
        SynthesisResult late;
        late.gather = toLinkSchedule(graph, 1, jobs);
        QVERIFY(checkLinkSchedule(graph, *late.gather).ok());
        QVERIFY(saveSteps(graph, late, kStoredChunk, path).error().code == ErrorCode::Unsupported);
        QVERIFY(namesIn(folder).isEmpty());
    }

    void savingCanBeStopped()
    {
        const LinkGraph graph = graphOf("Torus(4x4,50GiB/s)");
        const auto made = synthesize(graph, PatternKind::AllGather, 1);
        QVERIFY(hasForm<TranslatedForm>(made->gather));
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("a.wsteps")).toStdString();
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(saveSteps(graph, *made, kStoredChunk, path, { stop.get_token(), nullptr }).error().code
            == ErrorCode::Cancelled);
        QVERIFY(namesIn(folder).isEmpty());
        Progress progress;
        QVERIFY(saveSteps(graph, *made, kStoredChunk, path, { {}, &progress }).ok());
        QCOMPARE(progress.done(), progress.total());
    }
};

WEFT_TEST(TestStoredSteps)
#include "tst_stored_steps.moc"
