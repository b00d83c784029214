// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of Weft's JSON are read from the text as it is: the same schedules as through a tree of values, and whatever
// is wrong or unusual is left to the reader that knows every place.
#include "engine/collective/forms/json/schedule_json.h"
#include "engine/collective/forms/json/schedule_json_quick.h"
#include "random_schedules.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;

namespace {

// A correct file of two ranks.
const std::string kGood
    = "{\n\"format\": \"weft-schedule\",\n\"version\": 1,\n\"name\": \"two\",\n"
      "\"pattern\": {\"kind\": \"all-gather\", \"ranks\": 2, \"chunks\": 2},\n"
      "\"buffers\": {\"scratch\": [0, 3]},\n"
      "\"blocks\": [\n"
      "{\"rank\": 1, \"send\": 0, \"receive\": 0, \"type\": [\"s\", \"r\"],\n"
      "  \"source_buffer\": \"output\", \"source\": [1, 0]},\n"
      "{\"rank\": 0, \"send\": 1, \"type\": [\"s\"], \"source_buffer\": \"output\", \"source\": 0},\n"
      "{\"rank\": 0, \"receive\": 1, \"type\": [\"nop\", \"r\"],\n"
      "  \"source_buffer\": \"output\", \"source\": [0, 1],\n"
      "  \"depends\": [[0, 0, 0],\n"
      "    [1, 0, 0]]}\n"
      "]\n}\n";

// The same document, which the quick reader does not take.
std::string withAttributes(std::string text)
{
    text.insert(text.rfind('}'), ",\"attributes\": []");
    return text;
}

bool readsQuickly(const std::string& text, const Pattern& pattern, JsonBlocks::Sums sums = JsonBlocks::Sums::OfSource)
{
    const std::optional<JsonHalves> halves = cutAtBlocks(text);
    ScheduleBuilder builder(pattern);
    return halves && readBlocksQuickly(halves->blocks, pattern, sums, builder);
}

SchedulePtr parsed(const std::string& text, Findings& findings)
{
    const Result<SchedulePtr> schedule = parseScheduleJson(text, "s.json", findings);
    return schedule ? *schedule : nullptr;
}

std::string withoutAttributes(const Schedule& schedule)
{
    std::string text = toScheduleJson(schedule);
    if (const std::size_t attributes = text.find(",\n  \"attributes\""); attributes != std::string::npos)
        text.replace(attributes, std::string::npos, "\n}\n");
    return text;
}

} // namespace

class TestScheduleJsonQuick : public QObject {
    Q_OBJECT

private slots:
    // Each way is known to have been taken.
    void bothWaysReadTheSame()
    {
        for (std::uint32_t seed = 0; seed < 200; ++seed) {
            const SchedulePtr schedule = test::RandomSchedule(seed).make();
            const std::string text = withoutAttributes(*schedule);
            QVERIFY2(readsQuickly(text, schedule->pattern()), text.substr(0, 1000).c_str());
            const std::string longer = withAttributes(text);
            QVERIFY(!readsQuickly(longer, schedule->pattern()));
            Findings findings;
            const SchedulePtr quick = parsed(text, findings);
            const SchedulePtr slow = parsed(longer, findings);
            QVERIFY(findings.empty() && quick != nullptr && slow != nullptr && test::identical(*quick, *slow));
            QVERIFY(!schedule->extras().empty() || test::identical(*quick, *schedule));
        }
    }

    // Whatever a spoilt byte makes of a file, both say the same of it.
    void bothWaysRefuseTheSame()
    {
        std::mt19937 random(3);
        int refused = 0;
        constexpr std::string_view kBytes = " ,:[]{}\"0123456789-.eanrst_/*";
        for (std::uint32_t round = 0; round < 4000; ++round) {
            const SchedulePtr schedule = test::RandomSchedule(round % 20).make();
            std::string text = withoutAttributes(*schedule);
            const std::size_t blocks = text.find("\"blocks\"");
            const std::size_t at = blocks + random() % (text.size() - blocks - 4);
            const char byte = kBytes[random() % kBytes.size()];
            if (random() % 3 == 0)
                text.erase(at, 1);
            else if (random() % 2 == 0)
                text.insert(at, 1, byte);
            else
                text[at] = byte;
            Findings quickFindings;
            Findings slowFindings;
            const SchedulePtr quick = parsed(text, quickFindings);
            const SchedulePtr slow = parsed(withAttributes(text), slowFindings);
            QVERIFY2((quick == nullptr) == (slow == nullptr), text.c_str());
            QVERIFY2(quick == nullptr || test::identical(*quick, *slow), text.c_str());
            QCOMPARE(quickFindings.size(), slowFindings.size());
            refused += quick == nullptr;
        }
        QVERIFY(refused > 1000 && refused < 4000);
    }

    // What the quick reader does not take is left to the other, with its messages.
    void whatIsUnusualIsLeftToTheOther()
    {
        Pattern pattern;
        pattern.kind = PatternKind::AllGather;
        pattern.ranks = 2;
        pattern.chunks = 2;
        const auto isTaken = [&](const std::string& from, const std::string& to) {
            std::string text = kGood;
            if (!from.empty() && text.find(from) == std::string::npos)
                qFatal("no %s", from.c_str());
            if (!from.empty())
                text.replace(text.find(from), from.size(), to);
            return readsQuickly(text, pattern, JsonBlocks::Sums::InTarget);
        };
        QVERIFY(isTaken("", ""));
        for (const auto& [from, to] :
            { std::pair("\"rank\": 1,", "\"rank\": 1, \"rank\": 1,"), { "\"rank\": 1,", "\"rank\": 1, \"chanel\": 3," },
                { "\"rank\": 1,", "" }, { "\"rank\": 1,", "\"rank\": 2," }, { "\"rank\": 1,", "\"rank\": 1.0," },
                { "\"rank\": 1,", "\"rank\": 01," }, { "\"rank\": 1,", "\"rank\": -1," },
                { "\"rank\": 1,", "\"rank\": 18446744073709551617," }, { "[\"s\", \"r\"]", "[\"s\", \"x\"]" },
                { "[\"s\", \"r\"]", "[\"s\", \"r\", \"r\"]" }, { "[\"s\", \"r\"]", "\"s\"" },
                { "[\"s\", \"r\"]", "[\"s\" \"r\"]" },
                { "\"output\", \"source\": [1, 0]", "\"out\", \"source\": [1, 0]" },
                { "\"source\": [1, 0]", "\"source\": [1, 0, ]" }, { "\"source\": [1, 0]", "\"count\": [1, 1]" },
                { "[0, 0, 0]", "[0, 0]" }, { "[0, 0, 0]", "[0, 0, 0, 0]" }, { "[0, 0, 0]", "[0, 5, 0]" },
                { "[0, 0, 0]", "[7, 0, 0]" }, { "\"pattern\"", "\"patern\"" } })
            QVERIFY2(!isTaken(from, to), to);
        QVERIFY(isTaken("\"rank\": 1,", "\"link\": [[3, 4], null], \"in_order\": false, \"rank\": 1,"));
    }
};

WEFT_TEST(TestScheduleJsonQuick)
#include "tst_schedule_json_quick.moc"
