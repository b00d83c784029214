// SPDX-License-Identifier: GPL-3.0-or-later
// MSCCL-IR XML: the published programs count what their list says, and come back as they went; what a schedule holds
// beyond the format is written as the format can.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/proof/step_levels.h"
#include "engine/collective/proof/verifier.h"
#include "engine/io/text_file.h"
#include "random_schedules.h"
#include "small_schedules.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <array>

using namespace weft;
using namespace weft::collective;
using weft::collective::test::mentions;

namespace {

const QString kCorpus = QStringLiteral(WEFT_SHARED_DIR "/external/msccl_xml");

SchedulePtr parsed(const std::string& text, Findings& findings)
{
    Result<SchedulePtr> schedule = parseMscclXml(text, "p.xml", findings);
    if (!schedule) {
        qWarning("%s", toString(schedule.error()).c_str());
        return nullptr;
    }
    return *schedule;
}

SchedulePtr parsed(const std::string& text)
{
    Findings findings;
    return parsed(text, findings);
}

std::string step(int s, const std::string& type, const std::string& places, const std::string& wait = "-1,-1",
    int hasDependents = 0, const std::string& more = {})
{
    const std::size_t comma = wait.find(',');
    return "<step s=\"" + std::to_string(s) + "\" type=\"" + type + "\" srcbuf=\"" + places.substr(0, 1)
        + "\" srcoff=\"" + places.substr(1, 1) + "\" dstbuf=\"" + places.substr(2, 1) + "\" dstoff=\""
        + places.substr(3, 1) + "\" cnt=\"1\" depid=\"" + wait.substr(0, comma) + "\" deps=\"" + wait.substr(comma + 1)
        + "\" hasdep=\"" + std::to_string(hasDependents) + "\"" + more + "/>\n";
}

std::string algo(const std::string& attributes, const std::string& gpus)
{
    return "<algo name=\"a\" proto=\"Simple\" nchannels=\"1\" " + attributes + ">\n" + gpus + "</algo>\n";
}

std::string gpu(int id, const std::string& sizes, const std::string& blocks)
{
    return "<gpu id=\"" + std::to_string(id) + "\" i_chunks=\"" + sizes.substr(0, 1) + "\" o_chunks=\""
        + sizes.substr(1, 1) + "\" s_chunks=\"" + sizes.substr(2, 1) + "\">\n" + blocks + "</gpu>\n";
}

std::string tb(int id, int send, int receive, const std::string& steps, const std::string& more = {})
{
    return "<tb id=\"" + std::to_string(id) + "\" send=\"" + std::to_string(send) + "\" recv=\""
        + std::to_string(receive) + "\" chan=\"0\"" + more + ">\n" + steps + "</tb>\n";
}

// A broadcast in a chain from rank 2 over three ranks, whose root the file does not say.
std::string chainFromTwo(const std::string& more = {})
{
    return algo("nchunksperloop=\"1\" ngpus=\"3\" coll=\"broadcast\" inplace=\"1\"" + more,
        gpu(0, "100", tb(0, 1, 2, step(0, "rcs", "i0i0"))) + gpu(1, "100", tb(0, -1, 0, step(0, "r", "i0i0")))
            + gpu(2, "100", tb(0, 0, -1, step(0, "s", "i0i0"))));
}

} // namespace

class TestMscclXml : public QObject {
    Q_OBJECT

private slots:
    void publishedProgramsCountWhatTheirListSays()
    {
        QFile list(kCorpus + "/MANIFEST.csv");
        if (!list.open(QIODevice::ReadOnly))
            QSKIP("skipped: the published programs are not here");
        const QList<QByteArray> rows = list.readAll().trimmed().split('\n');
        const QList<QByteArray> head = rows.front().trimmed().split(',');
        QCOMPARE(rows.size(), 72);
        for (qsizetype i = 1; i < rows.size(); ++i) {
            const QList<QByteArray> cells = rows[i].trimmed().split(',');
            const auto cell = [&](const char* name) { return cells[head.indexOf(name)]; };
            const auto number = [&](const char* name) { return cell(name).toUInt(); };
            const std::string path = (kCorpus + '/' + QString::fromUtf8(cells.front())).toStdString();
            Findings findings;
            const Result<SchedulePtr> read = parseMscclXml(*io::readTextFile(path), path, findings);
            QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
            const Schedule& schedule = **read;
            QCOMPARE(schedule.rankCount(), number("ngpus"));
            QCOMPARE(schedule.blockCount(), number("tb"));
            QCOMPARE(schedule.stepCount(), number("steps"));
            QCOMPARE(schedule.channelCount(), number("nchannels"));
            QCOMPARE(schedule.pattern().chunks, number("nchunksperloop"));
            QCOMPARE(QByteArray(mscclName(schedule.pattern().kind).data()), cell("coll"));
            QCOMPARE(QByteArray::fromStdString(schedule.info().protocol), cell("proto"));
            QVERIFY(schedule.extras().size() <= 1);
            std::array<std::uint32_t, kStepKinds> counts {};
            for (std::uint32_t s = 0; s < schedule.stepCount(); ++s)
                ++counts[static_cast<std::size_t>(schedule.kind(StepId { s }))];
            QList<QByteArray> types;
            for (std::size_t kind = 0; kind < kStepKinds; ++kind) {
                if (counts[kind] > 0)
                    types.append(QByteArray(toString(static_cast<StepKind>(kind)).data()) + ':'
                        + QByteArray::number(counts[kind]));
            }
            std::sort(types.begin(), types.end());
            QList<QByteArray> expected = cell("types").split(' ');
            std::sort(expected.begin(), expected.end());
            QCOMPARE(types, expected);
            // One says that it works in place and names two buffers all the same.
            const bool isContradictory = cells.front() == "alltonext_fwd_2.xml";
            QCOMPARE(findings.size(), std::size_t(isContradictory ? 1 : 0));
            QCOMPARE(schedule.pattern().inPlace, number("inplace") == 1 && !isContradictory);
        }
    }

    void publishedProgramsComeBackAsTheyWent()
    {
        const QStringList files = QDir(kCorpus).entryList({ "*.xml" });
        if (files.isEmpty())
            QSKIP("skipped: the published programs are not here");
        int sameBytes = 0;
        for (const QString& file : files) {
            const std::string text = *io::readTextFile((kCorpus + '/' + file).toStdString());
            const SchedulePtr schedule = parsed(text);
            QVERIFY(schedule);
            Findings findings;
            const std::string written = toMscclXml(*schedule, findings);
            const SchedulePtr again = parsed(written);
            QVERIFY(again);
            QVERIFY2(test::identical(*schedule, *again), qPrintable(file));
            QVERIFY2(toMscclXml(*again) == written, qPrintable(file));
            sameBytes += QByteArray::fromStdString(text).trimmed() == QByteArray::fromStdString(written).trimmed();
            // The program means the same, and Weft thinks the same of it.
            const Result<Verdict> before = verify(*schedule);
            const Result<Verdict> after = verify(*again);
            QVERIFY(before.ok() && after.ok());
            QCOMPARE(before->correct, after->correct);
            QCOMPARE(before->transfers, after->transfers);
        }
        // All but two whose attributes have another order, and thirteen to which the root is added.
        QCOMPARE(sameBytes, files.size() - 15);
    }

    void elementsMayComeInAnyOrder()
    {
        const std::string attributes = "nchunksperloop=\"2\" ngpus=\"2\" coll=\"allreduce\" inplace=\"1\"";
        const std::array<std::string, 2> blocks { tb(0, 1, 1, step(0, "s", "i0i0") + step(1, "r", "i1i1", "1,0")),
            tb(1, -1, -1, step(0, "cpy", "i0i1", "-1,-1", 1, " colour=\"red\"")) };
        const std::string other = gpu(1, "200", tb(0, 0, 0, step(0, "s", "i1i1") + step(1, "r", "i0i0")));
        const SchedulePtr inOrder = parsed(algo(attributes, gpu(0, "200", blocks[0] + blocks[1]) + other));
        const SchedulePtr backwards = parsed(algo(attributes, other + gpu(0, "200", blocks[1] + blocks[0])));
        QVERIFY(inOrder && backwards);
        QVERIFY(test::identical(*inOrder, *backwards));
        QCOMPARE(backwards->dependencies(StepId { 1 })[0], StepId { 2 });
        QCOMPARE(backwards->extras()[0].id, 2U);
    }

    void whatMscclKnowsAndWeftDoesNotIsKept()
    {
        Findings findings;
        const SchedulePtr schedule = parsed(chainFromTwo(" minBytes=\"0\" maxBytes=\"4096\" nthreads=\"256\" "
                                                         "redop=\"sum\" color=\"a&amp;b &#x263A;\""),
            findings);
        QVERIFY(schedule);
        QCOMPARE(schedule->extras().size(), std::size_t(5));
        QCOMPARE(schedule->extras()[4].value, std::string("a&b \xE2\x98\xBA"));
        QCOMPARE(findings.size(), std::size_t(1)); // of the one that nobody knows
        QVERIFY(mentions(findings, "p.xml:1:"));
        const std::string written = toMscclXml(*schedule);
        QVERIFY(written.find("root=\"2\" minBytes=\"0\" maxBytes=\"4096\" nthreads=\"256\" redop=\"sum\"")
            != std::string::npos);
        QVERIFY(test::identical(*schedule, *parsed(written)));
    }

    void theRootIsGivenOrSeen()
    {
        Findings findings;
        QCOMPARE(parsed(chainFromTwo(), findings)->pattern().root, Rank { 2 });
        QVERIFY(findings.empty());
        QCOMPARE(parsed(chainFromTwo(" root=\"1\""))->pattern().root, Rank { 1 });
        // Everybody sends and receives; only rank 1 keeps what it received last, and only it sends before.
        const std::string ring = algo("nchunksperloop=\"1\" ngpus=\"2\" coll=\"COLL\" inplace=\"1\"",
            gpu(0, "100", tb(0, 1, 1, step(0, "rcs", "i0i0")))
                + gpu(1, "100", tb(0, 0, 0, step(0, "s", "i0i0") + step(1, "r", "i0i0"))));
        for (const char* const kind : { "broadcast", "reduce" }) {
            std::string text = ring;
            QCOMPARE(parsed(text.replace(text.find("COLL"), 4, kind), findings)->pattern().root, Rank { 1 });
        }
        QVERIFY(findings.empty());
        std::string mute = algo(
            "nchunksperloop=\"1\" ngpus=\"2\" coll=\"broadcast\" inplace=\"1\"", gpu(0, "100", "") + gpu(1, "100", ""));
        QCOMPARE(parsed(mute, findings)->pattern().root, Rank { 0 });
        QVERIFY(mentions(findings, "which rank is the root"));
    }

    void inPlaceIsWhatTheFlagsAndTheBuffersSay()
    {
        const auto inPlace = [](const std::string& flags, const std::string& sizes, const std::string& kind) {
            const SchedulePtr schedule
                = parsed(algo("nchunksperloop=\"1\" ngpus=\"1\" coll=\"" + kind + "\" " + flags, gpu(0, sizes, "")));
            return schedule ? QString::number(schedule->pattern().inPlace)
                    + (parsed(toMscclXml(*schedule))->pattern() == schedule->pattern() ? "" : "?")
                            : QString("error");
        };
        QCOMPARE(inPlace("inplace=\"1\"", "100", "allreduce"), QString("1"));
        QCOMPARE(inPlace("inplace=\"1\"", "110", "allreduce"), QString("1"));
        QCOMPARE(inPlace("inplace=\"1\"", "110", "custom"), QString("0"));
        QCOMPARE(inPlace("inplace=\"1\" outofplace=\"1\"", "110", "allreduce"), QString("0"));
        QCOMPARE(inPlace("inplace=\"1\" outofplace=\"1\"", "010", "allreduce"), QString("1"));
        QCOMPARE(inPlace("outofplace=\"1\"", "110", "allreduce"), QString("0"));
        QCOMPARE(inPlace("outofplace=\"0\"", "100", "allreduce"), QString("1"));
        QCOMPARE(inPlace("inplace=\"0\" outofplace=\"0\"", "110", "allreduce"), QString("error"));
        QCOMPARE(inPlace("", "110", "allreduce"), QString("error"));
    }

    // It runs, and no loader of a runtime takes it.
    void namesOfBuffersWithoutChunksAreWarnedOf()
    {
        for (const bool isNamed : { true, false }) {
            Findings findings;
            const SchedulePtr schedule
                = parsed(algo("nchunksperloop=\"1\" ngpus=\"2\" coll=\"broadcast\" inplace=\"1\"",
                             gpu(0, "100", tb(0, 1, -1, step(0, "s", "i0o0")))
                                 + gpu(1, isNamed ? "010" : "100", tb(0, -1, 0, step(0, "r", "i0o0")))),
                    findings);
            QVERIFY(schedule);
            QCOMPARE(mentions(findings, "a buffer that has no chunks"), !isNamed);
            QCOMPARE(mentions(findings, "p.xml:9:52"), !isNamed);
        }
    }

    void otherCollectivesAreCustomOnes()
    {
        Findings findings;
        const std::string text = algo("nchunksperloop=\"1\" ngpus=\"2\" coll=\"send\" inplace=\"0\"",
            gpu(0, "100", tb(0, 1, -1, step(0, "s", "i0o0"))) + gpu(1, "010", tb(0, -1, 0, step(0, "r", "i0o0"))));
        const SchedulePtr schedule = parsed(text, findings);
        QVERIFY(schedule);
        QVERIFY(schedule->pattern().kind == PatternKind::Custom);
        QVERIFY(schedule->pattern().after.empty());
        QVERIFY(mentions(findings, "'send' has no pattern"));
        const std::string written = toMscclXml(*schedule);
        QVERIFY(written.find("coll=\"send\"") != std::string::npos);
        QVERIFY(test::identical(*schedule, *parsed(written)));
        for (const char* const word : { "reduce_scatter", "reducescatter", "reduce-scatter" }) {
            const SchedulePtr scatter = parsed(algo(
                "nchunksperloop=\"1\" ngpus=\"1\" inplace=\"1\" coll=\"" + std::string(word) + '"', gpu(0, "100", "")));
            QVERIFY(scatter && scatter->pattern().kind == PatternKind::ReduceScatter);
        }
    }

    void severalDependenciesBecomeNops()
    {
        const SchedulePtr ring = test::plainRing(4, true);
        ScheduleBuilder builder(ring->pattern());
        const BlockId block = builder.addBlock({ Rank { 0 } });
        const BlockId other = builder.addBlock({ Rank { 0 } });
        const Step copy { StepKind::Copy, { Buffer::Input, 0 }, { Buffer::Input, 1 } };
        const StepId a = builder.add(block, copy);
        const StepId b = builder.add(block, copy);
        const StepId c = builder.add(block, copy);
        const StepId d = builder.add(other, copy);
        for (const StepId on : { a, b, c })
            builder.depend(d, on);
        const StepId e = builder.add(block, copy);
        builder.depend(e, d);
        const std::string text = toMscclXml(**builder.seal());
        const SchedulePtr read = parsed(text);
        QVERIFY(read);
        QCOMPARE(read->stepCount(), 7U);
        QVERIFY(read->kind(StepId { 4 }) == StepKind::Nop && read->kind(StepId { 5 }) == StepKind::Nop);
        QCOMPARE(read->dependencies(StepId { 4 })[0], StepId { 0 });
        QCOMPARE(read->dependencies(StepId { 5 })[0], StepId { 1 });
        QCOMPARE(read->dependencies(StepId { 6 })[0], StepId { 2 });
        QCOMPARE(read->dependencies(StepId { 3 })[0], StepId { 6 });
        QCOMPARE(toMscclXml(*read), text);
        Findings findings; // no wrong mark of hasdep
        QVERIFY(parsed(text, findings) && findings.empty());
    }

    void blocksWithoutOrderGetOneThatWorks()
    {
        // An all-reduce of two ranks. Written by id, both would wait before they send.
        ScheduleBuilder builder(test::makePattern(PatternKind::AllReduce, 2, 2));
        for (std::uint32_t rank = 0; rank < 2; ++rank) {
            const Rank peer { 1 - rank };
            const BlockId block = builder.addBlock({ Rank { rank }, peer, peer, 0, false });
            const Slot mine { Buffer::Input, rank };
            const Slot theirs { Buffer::Input, 1 - rank };
            const StepId summed = builder.add(block, { StepKind::ReceiveReduceCopy, mine, mine });
            const StepId back = builder.add(block, { StepKind::Receive, theirs, theirs });
            const StepId first = builder.add(block, { StepKind::Send, theirs, theirs });
            const StepId second = builder.add(block, { StepKind::Send, mine, mine });
            builder.depend(second, summed);
            builder.depend(back, first);
        }
        const SchedulePtr loose = *builder.seal();
        Findings findings;
        const SchedulePtr read = parsed(toMscclXml(*loose, findings));
        QVERIFY(read);
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(mentions(findings, "without an order"));
        QVERIFY(read->block(BlockId { 0 }).inOrder);
        const Result<Verdict> verdict = verify(*read);
        QVERIFY(verdict.ok());
        QVERIFY2(verdict->correct, verdict->fault ? verdict->fault->message.c_str() : "");
    }

    void whatTheFormatCannotSayIsSaid()
    {
        Pattern pattern = test::makePattern(PatternKind::AllGather, 3, 2);
        pattern.members = { Rank { 0 }, Rank { 2 } };
        ScheduleBuilder builder(pattern, { "relay", "Fast", { Rank { 4 }, Rank { 5 }, Rank { 6 } } });
        builder.setBufferSizes(Rank { 1 }, { 0, 0, 100 });
        const BlockId block = builder.addBlock({ Rank { 0 }, Rank { 1 }, kNone<Rank>, 40 });
        builder.add(block,
            { StepKind::Send, { Buffer::Input, 0 }, { Buffer::Scratch, 0 }, 1,
                builder.way(std::array { LinkId { 3 } }) });
        for (int i = 0; i < 256; ++i)
            builder.add(block, { StepKind::Copy, { Buffer::Input, 0 }, { Buffer::Input, 0 } });
        const BlockId relay = builder.addBlock({ Rank { 1 }, kNone<Rank>, Rank { 0 }, 40 });
        builder.add(relay, { StepKind::Receive, { Buffer::Input, 0 }, { Buffer::Scratch, 0 } });
        builder.add(relay, { StepKind::Copy, { Buffer::Scratch, 0 }, { Buffer::Scratch, 0 }, 72 });
        Findings findings;
        const std::string text = toMscclXml(**builder.seal(), findings);
        for (const char* const part : { "only relay", "places of the ranks", "links that messages take", "'Fast'",
                 "41 channels", "257 steps", "72 chunks" })
            QVERIFY2(mentions(findings, part), part);
        Findings unread;
        const SchedulePtr read = parsed(text, unread);
        QVERIFY(read);
        QVERIFY(read->pattern().kind == PatternKind::Custom && read->pattern().inPlace);
        // The other name of the member's shard, which a custom collective does not know.
        QCOMPARE(read->source(StepId { 0 }), (Slot { Buffer::Output, 0 }));
    }

    void anyScheduleCanBeWrittenAndReadAgain()
    {
        int exact = 0;
        int ordered = 0;
        for (std::uint32_t seed = 0; seed < 600; ++seed) {
            test::RandomTraits traits;
            if (seed % 2 == 0)
                traits = { false, false, false };
            const SchedulePtr schedule = test::RandomSchedule(seed, traits).make();
            const std::string text = toMscclXml(*schedule);
            Findings findings;
            const SchedulePtr read = parsed(text, findings);
            QVERIFY2(read, std::to_string(seed).c_str());
            if (traits.beyondMsccl && (hasErrors(findings) || !stepLevels(*schedule, matchMessages(*schedule))))
                continue; // waits for itself, by way of a nop perhaps, which another text may say as well
            ++ordered;
            QVERIFY2(toMscclXml(*read) == text, std::to_string(seed).c_str());
            const Pattern& pattern = schedule->pattern();
            if (seed % 2 == 1 || (pattern.kind == PatternKind::Custom && pattern.inPlace))
                continue;
            QVERIFY2(test::identical(*schedule, *read), std::to_string(seed).c_str());
            ++exact;
        }
        QVERIFY2(exact > 200 && ordered > 300, (std::to_string(exact) + ' ' + std::to_string(ordered)).c_str());
    }
};

WEFT_TEST(TestMscclXml)
#include "tst_msccl_xml.moc"
