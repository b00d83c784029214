// SPDX-License-Identifier: GPL-3.0-or-later
// Programs as the runtimes execute them: every one that Weft writes ends right there, and what the verifier calls right
// of what is changed in them does, too.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/library/small_messages.h"
#include "engine/collective/proof/step_levels.h"
#include "engine/io/text_file.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/msccl_interpreter.h"
#include "tests/engine/collective/schedule_draft.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;
using weft::test::MscclInterpreter;

namespace {

constexpr std::uint32_t kOrders = 3; // of thread blocks, for each program

std::string runtimeFault(const std::string& file)
{
    MscclInterpreter runtime(file);
    for (std::uint32_t seed = 1; seed <= kOrders; ++seed) {
        if (std::string fault = runtime.run(seed); !fault.empty())
            return fault;
    }
    return {};
}

std::string verifierFault(const std::string& file)
{
    Findings findings;
    const Result<SchedulePtr> read = parseMscclXml(file, "program.xml", findings);
    return read ? whatIsWrong(**read) : toString(read.error());
}

// A direct reduce-scatter of 3 ranks with an output of its own. `source`: what the sums have as src; `first`: the block
// of the sums, before that the sends.
std::string directReduceScatter(const std::string& sumBuffer)
{
    std::string text = "<algo name=\"direct\" proto=\"LL\" nchannels=\"1\" nchunksperloop=\"3\" ngpus=\"3\" "
                       "coll=\"reduce_scatter\" inplace=\"0\">\n";
    for (int rank = 0; rank < 3; ++rank) {
        text += "<gpu id=\"" + std::to_string(rank) + "\" i_chunks=\"3\" o_chunks=\"1\" s_chunks=\"0\">\n";
        const auto block = [&text](int id, int send, int receive) {
            text += "<tb id=\"" + std::to_string(id) + "\" send=\"" + std::to_string(send) + "\" recv=\""
                + std::to_string(receive) + "\" chan=\"0\">";
        };
        const auto step
            = [&text](const char* type, const std::string& buffer, int source, int target, int on, bool has) {
                  text += "<step s=\"0\" type=\"" + std::string(type) + "\" srcbuf=\"" + buffer + "\" srcoff=\""
                      + std::to_string(source) + "\" dstbuf=\"o\" dstoff=\"" + std::to_string(target)
                      + "\" cnt=\"1\" depid=\"" + std::to_string(on) + "\" deps=\"" + (on < 0 ? "-1" : "0")
                      + "\" hasdep=\"" + (has ? "1" : "0") + "\"/></tb>\n";
              };
        const int next = (rank + 1) % 3;
        const int last = (rank + 2) % 3;
        const int source = sumBuffer == "i" ? rank : 0;
        block(0, -1, -1);
        step("cpy", "i", rank, 0, -1, true);
        block(1, next, -1);
        step("s", "i", next, 0, -1, false);
        block(2, last, -1);
        step("s", "i", last, 0, -1, false);
        block(3, -1, next);
        step("rrc", sumBuffer, source, 0, 0, true);
        block(4, -1, last);
        step("rrc", sumBuffer, source, 0, 3, false);
        text += "</gpu>\n";
    }
    return text + "</algo>\n";
}

// `times`: as many chunks as each program needs.
std::vector<std::string> libraryPrograms(std::uint32_t mostRanks, std::uint32_t times = 1)
{
    std::vector<std::string> files;
    for (const AlgorithmInfo& algorithm : algorithms()) {
        for (const PatternKind kind : kStandardPatterns) {
            for (std::uint32_t ranks = 2; ranks <= mostRanks; ++ranks) {
                for (const bool inPlace : { true, false }) {
                    AlgorithmRequest request = requestOf(kind, ranks, inPlace);
                    request.pattern.root = Rank { hasRoot(kind) ? ranks / 2 : 0 };
                    request.channels = ranks == 4 ? 2 : 1;
                    request.pieces = ranks % 3 == 0 ? 2 : ranks % 4 == 0 ? 5 : 1;
                    if (const auto shapes = dimensionsFor(ranks); !shapes.empty())
                        request.dimensions = shapes.front();
                    Result<SchedulePtr> made = makeAlgorithm(algorithm.name, request);
                    if (made && times > 1) {
                        request.pattern.chunks = times * (*made)->pattern().chunks;
                        made = makeAlgorithm(algorithm.name, request);
                    }
                    if (made)
                        files.push_back(toMscclXml(**made));
                }
            }
        }
    }
    return files;
}

} // namespace

class TestRuntimePrograms : public QObject {
    Q_OBJECT

private slots:
    // As Weft wrote it once: two sums, each of which adds the input to what it receives and stores it in the output.
    void sumsOfTheInputIntoOneSlotLoseAllButTheLast()
    {
        const std::string wrong = directReduceScatter("i");
        QCOMPARE(runtimeFault(wrong), std::string("rank 0 ends with a wrong output 0"));
        QVERIFY(verifierFault(wrong).starts_with("wrong-result"));
    }

    void sumsWhereTheyAreStoredAreRight()
    {
        const std::string right = directReduceScatter("o");
        QCOMPARE(runtimeFault(right), std::string());
        QCOMPARE(verifierFault(right), std::string());
    }

    void publishedProgramsRun()
    {
        const QDir corpus(QStringLiteral(WEFT_SHARED_DIR "/external/msccl_xml"));
        const QStringList files = corpus.entryList({ QStringLiteral("*.xml") });
        if (files.isEmpty())
            QSKIP("skipped: the published programs are not here");
        int right = 0;
        for (const QString& name : files) {
            const std::string file = *io::readTextFile(corpus.filePath(name).toStdString());
            const std::string fault = MscclInterpreter(file).run(1);
            QVERIFY2(fault.empty() == verifierFault(file).empty(), qPrintable(name + ": " + fault.c_str()));
            right += fault.empty() ? 1 : 0;
        }
        QVERIFY(right > 60);
    }

    void everyProgramOfTheLibraryRuns()
    {
        const std::vector<std::string> files = libraryPrograms(9);
        std::string wrong;
        int count = 0;
        for (const std::string& file : files) {
            const std::string fault = runtimeFault(file);
            if (fault.empty())
                continue;
            ++count;
            if (wrong.empty())
                wrong = fault + " in " + file.substr(0, file.find('\n'));
        }
        QVERIFY2(wrong.empty(),
            (std::to_string(count) + " of " + std::to_string(files.size()) + " programs, first: " + wrong).c_str());
        QVERIFY(files.size() > 700);
    }

    // Chunks may be so large that a step sends them one by one. Whether that ends is the same in any order of thread
    // blocks; and most programs for which it does not can be had in messages of one chunk.
    void chunksThatGoOneByOneAreFollowed()
    {
        int hanging = 0;
        int mended = 0;
        for (const std::uint32_t times : { 1U, 3U }) {
            for (const std::string& file : libraryPrograms(8, times)) {
                Findings findings;
                const SchedulePtr program = *parseMscclXml(file, "program.xml", findings);
                const std::uint32_t depth = fifoSlotsOf(program->info().protocol);
                const std::string fault = MscclInterpreter(file).run(1, {}, true);
                const bool waits = findWaitCycleByChunks(*program, depth)->has_value();
                QVERIFY2(fault.starts_with("deadlock") == waits && (waits || fault.empty()), (fault + file).c_str());
                const SchedulePtr small = *withSmallMessages(program);
                QVERIFY(waits || small == program);
                hanging += waits ? 1 : 0;
                if (small == program)
                    continue;
                ++mended;
                const std::string text = toMscclXml(*small);
                for (std::uint32_t seed = 1; seed <= kOrders; ++seed)
                    QCOMPARE(MscclInterpreter(text).run(seed, {}, true), std::string());
            }
        }
        qInfo("%d wait for ever, %d of them no longer in small messages", hanging, mended);
        QVERIFY(hanging > 100);
        QVERIFY(mended * 20 >= hanging * 19);
    }

    // One thing changed: operands of sums swapped or moved, steps left out, sums forgotten.
    void whatIsWrongThereIsWrongToTheVerifier()
    {
        using enum Draft::Change;
        std::mt19937 random(5);
        int wrong = 0;
        int swapped = 0;
        for (const std::string& file : libraryPrograms(4)) {
            Findings findings;
            const SchedulePtr program = *parseMscclXml(file, "program.xml", findings);
            for (const Draft::Change change : { SwapOperands, MoveSource, MoveTarget, DropStep, ForgetSum }) {
                for (int attempt = 0; attempt < 3; ++attempt) {
                    Draft draft(*program);
                    if (!draft.apply(change, random()))
                        continue;
                    const Result<SchedulePtr> changed = draft.seal();
                    if (!changed)
                        continue;
                    const std::string text = toMscclXml(**changed);
                    const std::string fault = runtimeFault(text);
                    if (fault.empty())
                        continue;
                    ++wrong;
                    swapped += change == SwapOperands ? 1 : 0;
                    QVERIFY2(!verifierFault(text).empty(), (fault + " in\n" + text).c_str());
                }
            }
        }
        qInfo("%d wrong, %d of them by swapped operands", wrong, swapped);
        QVERIFY(wrong > 1000);
        QVERIFY(swapped > 50);
    }

    // Blocks say how far they are after steps with hasdep alone: what waits for others then waits for the next of
    // these, or for ever.
    void marksOfWaitsMeanWhatTheyMeanThere()
    {
        std::mt19937 random(7);
        int hanging = 0;
        int running = 0;
        for (const std::string& file : libraryPrograms(5)) {
            for (const auto& [mark, other] :
                { std::pair("hasdep=\"1\"", "hasdep=\"0\""), std::pair("hasdep=\"0\"", "hasdep=\"1\"") }) {
                std::vector<std::size_t> places;
                for (std::size_t at = file.find(mark); at != std::string::npos; at = file.find(mark, at + 1))
                    places.push_back(at);
                std::string text = file;
                for (int changes = 0; changes < 2 && !places.empty(); ++changes)
                    text.replace(places[random() % places.size()], 10, other);
                const std::string fault = runtimeFault(text);
                (fault.empty() ? running : hanging) += 1;
                QVERIFY2(fault.empty() == verifierFault(text).empty(), (fault + " in\n" + text).c_str());
            }
        }
        qInfo("%d hang, %d run", hanging, running);
        QVERIFY(hanging > 100 && running > 300);
    }
};

WEFT_TEST(TestRuntimePrograms)
#include "tst_runtime_programs.moc"
