// SPDX-License-Identifier: GPL-3.0-or-later
// Weft's JSON of schedules: what a schedule holds comes back exactly; what is wrong with a file has its place.
#include "engine/collective/forms/json/schedule_json.h"
#include "engine/inputs/schedule_file.h"
#include "engine/io/text_file.h"
#include "library_requests.h"
#include "random_schedules.h"
#include "small_schedules.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::collective;

namespace {

SchedulePtr parsed(const std::string& text)
{
    Findings findings;
    const Result<SchedulePtr> schedule = parseScheduleJson(text, "s.json", findings);
    if (!schedule) {
        qWarning("%s", toString(schedule.error()).c_str());
        return nullptr;
    }
    for (const Finding& finding : findings)
        qWarning("%s", toString(finding.error).c_str());
    return findings.empty() ? *schedule : nullptr;
}

bool comesBack(const Schedule& schedule)
{
    const std::string text = toScheduleJson(schedule);
    const SchedulePtr again = parsed(text);
    return again != nullptr && test::identical(schedule, *again) && toScheduleJson(*again) == text;
}

// A correct file of two ranks, one member a line, of which each test spoils something.
const std::string kGood
    = "{\n" // line 1
      "\"format\": \"weft-schedule\",\n"
      "\"version\": 1,\n"
      "\"name\": \"two\",\n"
      "\"pattern\": {\"kind\": \"all-gather\", \"ranks\": 2, \"chunks\": 2},\n" // 5
      "\"buffers\": {\"scratch\": [0, 3]},\n"
      "\"blocks\": [\n"
      "{\"rank\": 1, \"send\": 0, \"receive\": 0, \"type\": [\"s\", \"r\"],\n" // 8
      "  \"source_buffer\": \"output\", \"source\": [1, 0]},\n"
      "{\"rank\": 0, \"send\": 1, \"type\": [\"s\"], \"source_buffer\": \"output\", \"source\": 0},\n" // 10
      "{\"rank\": 0, \"receive\": 1, \"type\": [\"nop\", \"r\"],\n"
      "  \"source_buffer\": \"output\", \"source\": [0, 1],\n" // 12
      "  \"depends\": [[0, 0, 0],\n"
      "    [1, 0, 0]]}\n" // 14
      "],\n"
      "\"attributes\": [{\"of\": \"step\", \"rank\": 0, \"block\": 1, \"step\": 1,\n" // 16
      "  \"name\": \"colour\", \"value\": \"red\"}]\n"
      "}\n";

std::string spoilt(const std::string& from, const std::string& to)
{
    std::string text = kGood;
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

} // namespace

class TestScheduleJson : public QObject {
    Q_OBJECT

private slots:
    void handWrittenFileIsRead();
    void sumsOfTheFirstVersionAddToTheirTarget();
    void libraryComesBack();
    void everythingComesBack();
    void publishedProgramsComeBack();
    void equalColumnsAreOneValue();
    void fileIsKnownByItsContent();
    void wrongFileSaysWhere_data();
    void wrongFileSaysWhere();
    void truncatedFileIsRefused();
    void whatIsPassedIsNotNeeded();
    void oddMembersAreWarnings();
    void membersMayStandInAnyOrder();
    void onlyJsonIsRead();
};

void TestScheduleJson::handWrittenFileIsRead()
{
    const SchedulePtr schedule = parsed(kGood);
    QVERIFY(schedule != nullptr);
    QCOMPARE(schedule->blockCount(), 3U);
    QCOMPARE(schedule->stepCount(), 5U);
    QCOMPARE(schedule->bufferSizes(Rank { 1 }).scratch, 3U);
    QCOMPARE(schedule->block(BlockId { 2 }).sendTo, Rank { 0 }); // rank 1's comes last now
    QVERIFY(schedule->kind(StepId { 1 }) == StepKind::Nop);
    QCOMPARE(schedule->dependencies(StepId { 2 }).size(), std::size_t { 1 });
    QCOMPARE(schedule->dependencies(StepId { 2 })[0], StepId { 0 });
    QCOMPARE(schedule->extras()[0].id, 2U);
    QCOMPARE(test::whatIsWrong(*schedule), std::string());
}

void TestScheduleJson::sumsOfTheFirstVersionAddToTheirTarget()
{
    const std::string file
        = "{\"format\": \"weft-schedule\", \"version\": 1,\n"
          "\"pattern\": {\"kind\": \"reduce\", \"ranks\": 2, \"chunks\": 1, \"root\": 0, \"in_place\": false},\n"
          "\"blocks\": [{\"rank\": 0, \"receive\": 1, \"type\": [\"cpy\", \"rrc\"],\n"
          "  \"source_buffer\": \"input\", \"source\": 0, \"target_buffer\": \"output\"},\n"
          "{\"rank\": 1, \"send\": 0, \"type\": [\"s\"], \"source_buffer\": \"input\", \"source\": 0}]}\n";
    const SchedulePtr old = parsed(file);
    QVERIFY(old);
    constexpr Slot kInput { Buffer::Input, 0 };
    constexpr Slot kOutput { Buffer::Output, 0 };
    QCOMPARE(old->source(StepId { 0 }), kInput);
    QCOMPARE(old->source(StepId { 1 }), kOutput);
    QCOMPARE(old->target(StepId { 1 }), kOutput);
    const std::string written = toScheduleJson(*old);
    QVERIFY(written.find("\"version\": 2") != std::string::npos);
    QVERIFY(test::identical(*old, *parsed(written)));

    std::string now = file;
    now.replace(now.find("\"version\": 1"), 12, "\"version\": 2");
    const SchedulePtr summed = parsed(now);
    QVERIFY(summed);
    QCOMPARE(summed->source(StepId { 1 }), kInput);
    QCOMPARE(summed->target(StepId { 1 }), kOutput);
    QVERIFY(test::whatIsWrong(*old).empty());
    QVERIFY(test::whatIsWrong(*summed).empty());
}

void TestScheduleJson::libraryComesBack()
{
    std::size_t count = 0;
    for (const AlgorithmInfo& algorithm : algorithms()) {
        for (const PatternKind kind : test::kStandardPatterns) {
            for (const std::uint32_t ranks : { 2U, 5U, 8U }) {
                AlgorithmRequest request = test::requestOf(kind, ranks, ranks != 5);
                request.channels = 2;
                const Result<SchedulePtr> schedule = makeAlgorithm(algorithm.name, request);
                if (!schedule)
                    continue;
                ++count;
                QVERIFY2(comesBack(**schedule), std::string(algorithm.name).c_str());
            }
        }
    }
    QVERIFY(count > 50);
}

void TestScheduleJson::everythingComesBack()
{
    for (std::uint32_t seed = 0; seed < 500; ++seed)
        QVERIFY2(comesBack(*test::RandomSchedule(seed).make()), std::to_string(seed).c_str());
    Pattern alone = test::makePattern(PatternKind::Custom, 3, 0);
    QVERIFY(comesBack(**ScheduleBuilder(alone).seal()));
}

void TestScheduleJson::publishedProgramsComeBack()
{
    const QDir corpus(QStringLiteral(WEFT_SHARED_DIR "/external/msccl_xml"));
    if (!corpus.exists())
        QSKIP("skipped: the published programs are not here");
    for (const QString& name : corpus.entryList({ QStringLiteral("*.xml") })) {
        Findings findings;
        const Result<SchedulePtr> schedule = inputs::readScheduleFile(corpus.filePath(name).toStdString(), findings);
        QVERIFY2(schedule.ok(), qPrintable(name));
        QVERIFY2(comesBack(**schedule), qPrintable(name));
    }
}

void TestScheduleJson::equalColumnsAreOneValue()
{
    const std::string text = toScheduleJson(*test::fusedRing(3));
    QVERIFY(text.find("\"source_buffer\": \"input\"") != std::string::npos);
    QVERIFY(text.find("\"source\": [0, 2, 1, 0, 2]") != std::string::npos);
    QVERIFY(text.find("count") == std::string::npos);
    QVERIFY(text.find("target") == std::string::npos);
    QVERIFY(text.find("\"buffers\": {\"input\": 3, \"output\": 0, \"scratch\": 0}") != std::string::npos);
}

void TestScheduleJson::fileIsKnownByItsContent()
{
    const SchedulePtr ring = test::fusedRing(4);
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("a.xml")).toStdString();
    for (const std::string& text : { toScheduleJson(*ring), "\xEF\xBB\xBF \n" + toScheduleJson(*ring),
             toMscclXml(*ring), "// a comment\n" + toScheduleJson(*ring) }) {
        QVERIFY(io::writeTextFile(path, text).ok());
        Findings findings;
        const Result<SchedulePtr> read = inputs::readScheduleFile(path, findings);
        QVERIFY2(read.ok(), text.substr(0, 20).c_str());
        QCOMPARE((*read)->fingerprint(), ring->fingerprint());
    }
    QVERIFY(io::writeTextFile(path, spoilt("\"r\"", "\"receive\"")).ok());
    Findings findings;
    QVERIFY(!inputs::readScheduleFile(path, findings).ok());
    QCOMPARE(firstError(findings).where.line, std::optional<std::uint64_t>(8));
    QCOMPARE(firstError(findings).where.file, path);
}

void TestScheduleJson::wrongFileSaysWhere_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("item");
    const auto row
        = [](const char* name, const char* from, const char* to, ErrorCode code, int line, const char* item) {
              QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to) << static_cast<int>(code) << line
                                  << QString::fromUtf8(item);
          };
    using enum ErrorCode;
    row("another format", "weft-schedule", "weft-topology", Unsupported, 2, "format");
    row("no format", "\"format\": \"weft-schedule\",", "", Missing, 1, "format");
    row("newer version", "\"version\": 1", "\"version\": 3", Unsupported, 3, "version");
    row("a version that is a text", "\"version\": 1", "\"version\": \"1\"", Unsupported, 3, "version");
    row("no version", "\"version\": 1,", "", Missing, 1, "version");
    row("a name that is none", "\"two\"", "2", WrongType, 4, "name");
    row("no pattern", "\"pattern\"", "\"patern\"", Missing, 1, "pattern");
    row("pattern of another type", "{\"kind\": \"all-gather\", \"ranks\": 2, \"chunks\": 2}", "[]", WrongType, 5,
        "pattern");
    row("unknown collective", "all-gather", "all-gatherr", OutOfRange, 5, "pattern.kind");
    row("no root", "all-gather", "broadcast", Missing, 5, "pattern.root");
    row("a root outside", "\"chunks\": 2", "\"chunks\": 2, \"root\": 2", OutOfRange, 5, "pattern.root");
    row("negative ranks", "\"ranks\": 2", "\"ranks\": -2", OutOfRange, 5, "pattern.ranks");
    row("no ranks", "\"ranks\": 2", "\"ranks\": 0", OutOfRange, 5, "pattern");
    row("broken ranks", "\"ranks\": 2", "\"ranks\": 2.5", OutOfRange, 5, "pattern.ranks");
    row("huge ranks", "\"ranks\": 2", "\"ranks\": 4294967295", OutOfRange, 5, "pattern.ranks");
    row("more than 64 bits", "\"ranks\": 2", "\"ranks\": 99999999999999999999", OutOfRange, 5, "pattern.ranks");
    row("huge chunks", "\"chunks\": 2", "\"chunks\": 1073741826", OutOfRange, 5, "pattern.chunks");
    row("odd chunks", "\"chunks\": 2", "\"chunks\": 3", Mismatched, 5, "pattern");
    row("a member twice", "\"chunks\": 2", "\"chunks\": 2, \"members\": [1, 1]", Duplicate, 5, "pattern");
    row("a member outside", "\"chunks\": 2", "\"chunks\": 2, \"members\": [0, 2]", OutOfRange, 5, "pattern.members[1]");
    row("places of a standard collective", "\"chunks\": 2", "\"chunks\": 2, \"after\": []", Mismatched, 5,
        "pattern.after");
    row("places of few", "\"name\": \"two\"", "\"placement\": [5]", Mismatched, 4, "placement");
    row("buffers of few", "[0, 3]", "[3]", Mismatched, 6, "buffers.scratch");
    row("a huge buffer", "[0, 3]", "[0, 1073741825]", OutOfRange, 6, "buffers.scratch[1]");
    row("no blocks", "\"blocks\"", "\"block\"", Missing, 1, "blocks");
    row("blocks that are no list", "\"blocks\": [", "\"blocks\": {}, \"more\": [", WrongType, 7, "blocks");
    row("a block that is none", "\"blocks\": [\n", "\"blocks\": [\n7,", WrongType, 8, "blocks[0]");
    row("a block without rank", "\"rank\": 1, ", "", Missing, 8, "blocks[0].rank");
    row("a rank outside", "\"rank\": 1, ", "\"rank\": 2, ", OutOfRange, 8, "blocks[0].rank");
    row("a peer outside", "\"receive\": 0", "\"receive\": 9", OutOfRange, 8, "blocks[0].receive");
    row("its own peer", "\"send\": 0", "\"send\": 1", Usage, 8, "blocks[0].send");
    row("a connection twice", "{\"rank\": 0, \"receive\": 1,", "{\"rank\": 0, \"receive\": 1, \"send\": 1,", Duplicate,
        11, "blocks[2].send");
    row("a channel too high", "\"rank\": 1,", "\"rank\": 1, \"channel\": 65536,", OutOfRange, 8, "blocks[0].channel");
    row("no steps", "\"type\": [\"s\", \"r\"],", "", Missing, 8, "blocks[0].type");
    row("an unknown step", "\"r\"],", "\"rx\"],", OutOfRange, 8, "blocks[0].type[1]");
    row("a step that is a number", "\"r\"],", "4],", WrongType, 8, "blocks[0].type[1]");
    row("a step without a peer", "\"type\": [\"s\"]", "\"type\": [\"r\"]", Usage, 10, "blocks[1].type[0]");
    row("no offsets", "\"source\": [1, 0]", "\"sources\": [1, 0]", Missing, 8, "blocks[0].source");
    row("too many offsets", "\"source\": [1, 0]", "\"source\": [1, 0, 1]", Mismatched, 9, "blocks[0].source");
    row("no offset at all", "\"source\": [1, 0]", "\"source\": []", Mismatched, 9, "blocks[0].source");
    row("an offset past the end", "\"source\": [1, 0]", "\"source\": [2, 0]", OutOfRange, 9, "blocks[0].source[0]");
    row("one offset past the end", "\"source\": 0", "\"source\": 2", OutOfRange, 10, "blocks[1].source");
    row("an offset that is a text", "\"source\": [1, 0]", "\"source\": [1, \"0\"]", WrongType, 9,
        "blocks[0].source[1]");
    row("a huge offset", "\"source\": [1, 0]", "\"source\": [1, 1073741824]", OutOfRange, 9, "blocks[0].source[1]");
    row("a huge count", "\"source\": [1, 0]", "\"source\": [1, 0], \"count\": 1073741824", OutOfRange, 9,
        "blocks[0].source[0]");
    row("an unknown buffer", "\"output\", \"source\": [1, 0]", "\"io\", \"source\": [1, 0]", OutOfRange, 9,
        "blocks[0].source_buffer");
    row("a link that is none", "\"source\": [1, 0]", "\"source\": [1, 0], \"link\": [1, -1]", OutOfRange, 9,
        "blocks[0].link[1]");
    row("a way over a link that is none", "\"source\": [1, 0]", "\"source\": [1, 0], \"link\": [1, [2, -1]]",
        OutOfRange, 9, "blocks[0].link[1][1]");
    row("a dependency of two", "[0, 0, 0]", "[0, 0]", WrongType, 13, "blocks[2].depends[0]");
    row("of a step too far", "[0, 0, 0]", "[2, 0, 0]", OutOfRange, 13, "blocks[2].depends[0]");
    row("on a block too far", "[1, 0, 0]", "[1, 2, 0]", UnknownDependency, 14, "blocks[2].depends[1]");
    row("on a step too far", "[1, 0, 0]", "[1, 0, 1]", UnknownDependency, 14, "blocks[2].depends[1]");
    row("on itself", "[1, 0, 0]", "[1, 1, 1]", UnknownDependency, 14, "blocks[2].depends[1]");
    row("an owner that is none", "\"of\": \"step\"", "\"of\": \"chunk\"", OutOfRange, 16, "attributes[0].of");
    row("of a block too far", "\"block\": 1", "\"block\": 2", OutOfRange, 16, "attributes[0].block");
    row("of a step that is none", "\"step\": 1,", "\"step\": 2,", OutOfRange, 16, "attributes[0].step");
    row("without a value", ", \"value\": \"red\"", "", Missing, 16, "attributes[0].value");
    row("not JSON", "\"depends\": [[", "\"depends\": [[,", Malformed, 13, "");
}

void TestScheduleJson::wrongFileSaysWhere()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(int, code);
    QFETCH(int, line);
    QFETCH(QString, item);
    const std::string text = spoilt(from.toStdString(), to.toStdString());
    QVERIFY(!text.empty());
    Findings findings;
    const Result<SchedulePtr> schedule = parseScheduleJson(text, "s.json", findings);
    QVERIFY(!schedule.ok());
    const Error& error = schedule.error();
    const std::string said = toString(error);
    QVERIFY2(error.code == static_cast<ErrorCode>(code), said.c_str());
    QCOMPARE(error.where.file, std::string("s.json"));
    QVERIFY2(error.where.line == static_cast<std::uint64_t>(line), said.c_str());
    QVERIFY2(error.where.column.has_value(), said.c_str());
    QCOMPARE(error.where.item, item.toStdString());
}

void TestScheduleJson::truncatedFileIsRefused()
{
    for (std::size_t size = 0; size + 2 < kGood.size(); ++size) {
        Findings findings;
        QVERIFY(!parseScheduleJson(kGood.substr(0, size), "s.json", findings).ok());
    }
}

// What is read is not looked at again: its memory may go.
void TestScheduleJson::whatIsPassedIsNotNeeded()
{
    const SchedulePtr ring = *makeAlgorithm("ring", test::requestOf(PatternKind::AllReduce, 1024));
    std::string text = toScheduleJson(*ring);
    std::vector<std::size_t> offsets;
    Findings findings;
    const Result<SchedulePtr> again = parseScheduleJson(text, "s.json", findings, [&](std::size_t offset) {
        offsets.push_back(offset);
        std::fill_n(text.begin(), offset, '?');
    });
    QVERIFY(again.ok() && findings.empty());
    QVERIFY(test::identical(*ring, **again));
    QVERIFY(!offsets.empty() && offsets.back() > text.size() / 4);
    QVERIFY(std::ranges::is_sorted(offsets));
}

void TestScheduleJson::oddMembersAreWarnings()
{
    const auto warnings = [](const std::string& text) {
        Findings findings;
        return parseScheduleJson(text, "s.json", findings).ok() ? findings : Findings {};
    };
    Findings found = warnings(spoilt("\"rank\": 1,", "\"rank\": 1, \"chanel\": 3,"));
    QCOMPARE(found.size(), std::size_t { 1 });
    QVERIFY(found[0].error.code == ErrorCode::UnknownKey);
    QCOMPARE(found[0].error.where.line, std::optional<std::uint64_t>(8));
    QCOMPARE(found[0].error.where.item, std::string("blocks[0].chanel"));
    found = warnings(spoilt("{\"rank\": 0, \"receive\": 1,", "{\"rank\": 1, \"receive\": 1,\n\"rank\": 0,"));
    QCOMPARE(found.size(), std::size_t { 1 });
    QVERIFY(found[0].error.code == ErrorCode::Duplicate);
    QCOMPARE(found[0].error.where.line, std::optional<std::uint64_t>(12));
    QCOMPARE(found[0].error.where.item, std::string("rank"));
}

void TestScheduleJson::membersMayStandInAnyOrder()
{
    const SchedulePtr usual = parsed(kGood);
    QVERIFY(usual != nullptr);
    for (const std::string member : { "\"format\": \"weft-schedule\",\n", "\"version\": 1,\n", "\"name\": \"two\",\n",
             "\"pattern\": {\"kind\": \"all-gather\", \"ranks\": 2, \"chunks\": 2},\n",
             "\"buffers\": {\"scratch\": [0, 3]},\n" }) {
        std::string text = spoilt(member, "");
        text.insert(text.rfind('}'), ", " + member.substr(0, member.size() - 2));
        const SchedulePtr late = parsed(text);
        QVERIFY2(late != nullptr && test::identical(*late, *usual), member.c_str());
    }
    // Also within a block and around it, with comments and names that are spelt otherwise.
    const SchedulePtr odd = parsed(spoilt("{\"rank\": 1, \"send\": 0, \"receive\": 0, \"type\": [\"s\", \"r\"],",
        "/* [ */ {\"type\": [\"s\", // }\n\"r\"], \"receive\": 0, \"\\u0073end\": 0, \"rank\": 1,"));
    QVERIFY(odd != nullptr && test::identical(*odd, *usual));
}

// Whatever a spoilt byte makes of a file.
void TestScheduleJson::onlyJsonIsRead()
{
    std::mt19937 random(3);
    constexpr std::string_view kBytes = " ,:[]{}\"0123456789-.eanrst_/*\\\n\xC3";
    int refused = 0;
    int read = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string text = kGood;
        const std::size_t at = random() % text.size();
        const char byte = kBytes[random() % kBytes.size()];
        if (random() % 3 == 0)
            text.erase(at, 1);
        else if (random() % 2 == 0)
            text.insert(at, 1, byte);
        else
            text[at] = byte;
        Findings findings;
        const Result<SchedulePtr> schedule = parseScheduleJson(text, "s.json", findings);
        const bool isJson = nlohmann::json::accept(text, true);
        QVERIFY2(isJson || !schedule, text.c_str());
        QVERIFY2(!isJson || schedule || schedule.error().code != ErrorCode::Malformed, text.c_str());
        ++(schedule ? read : refused);
    }
    QVERIFY(refused > 5'000 && read > 1'000);
}

WEFT_TEST(TestScheduleJson)

#include "tst_schedule_json.moc"
