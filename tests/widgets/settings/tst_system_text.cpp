// SPDX-License-Identifier: GPL-3.0-or-later
// Editing one key of a JSON text leaves all others, their order and their values as they are.
#include "engine/study/scenario/sample.h"
#include "tests/support/test_program.h"
#include "widgets/settings/system_text.h"

#include <QTest>

using namespace weft;
using widgets::SystemText;

class TestSystemText : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotEditedStaysByteForByte()
    {
        const std::string sample = study::sampleSystemJson();
        QCOMPARE(SystemText(sample).text(), sample);
        // Written by us it comes out the same, too.
        SystemText text(sample);
        text.setNumber("endpoint-delay", 11);
        text.setNumber("endpoint-delay", 10);
        QCOMPARE(text.text(), sample);
    }

    void unknownKeysAndTheirOrderStay()
    {
        const std::string own = "{ \"zeta\": {\"b\": [1, {\"c\": 2.5}], \"a\": null}, \"endpoint-delay\": 5,\n"
                                " \"alpha\": 9007199254740993, \"name\": \"ü \\\"x\\\"\", \"list\": [1.0, true] }";
        SystemText text(own);
        text.setNumber("endpoint-delay", 1e15);
        text.setWord("scheduling-policy", "FIFO");
        text.unset("list");
        const SystemText again(text.text());
        QVERIFY(again.isValid());
        QCOMPARE(again.number("endpoint-delay"), std::optional(1e15));
        QCOMPARE(again.raw("alpha"), std::string("9007199254740993"));
        QCOMPARE(again.word("name"), std::optional<std::string>("ü \"x\""));
        QCOMPARE(again.raw("zeta"), SystemText(own).raw("zeta"));
        QVERIFY(!again.has("list"));
        const std::string& result = text.text();
        QVERIFY(result.find("zeta") < result.find("endpoint-delay"));
        QVERIFY(result.find("endpoint-delay") < result.find("alpha"));
        QVERIFY(result.find("name") < result.find("scheduling-policy"));
        QVERIFY(result.find("\"b\"") < result.find("\"a\""));
    }

    void kindsAreToldApart()
    {
        const SystemText text("{\"a\": 1, \"b\": true, \"c\": \"w\", \"d\": [\"x\", \"y\"], \"e\": [1], \"f\": 0}");
        QCOMPARE(text.number("a"), std::optional(1.0));
        QCOMPARE(text.flag("a"), std::optional(true));
        QCOMPARE(text.flag("b"), std::optional(true));
        QCOMPARE(text.flag("f"), std::optional(false));
        QVERIFY(!text.number("b") && !text.flag("c") && !text.word("a") && !text.words("e") && !text.number("none"));
        QVERIFY(text.words("c") == std::vector<std::string> { "w" });
        QVERIFY((text.words("d") == std::vector<std::string> { "x", "y" }));
    }

    void flagsAreWrittenAsAstraSimReadsThem()
    {
        SystemText text;
        text.setFlag("replay-only", true);
        QCOMPARE(text.raw("replay-only"), std::string("1"));
    }

    void anEmptyTextTakesKeysAndGivesThemBack()
    {
        for (const char* empty : { "", " \n", "{}" }) {
            SystemText text(empty);
            QVERIFY(text.isValid());
            text.setNumber("G", 0.25);
            QCOMPARE(text.text(), std::string("{\n  \"G\": 0.25\n}\n"));
            text.unset("G");
            QCOMPARE(text.text(), std::string());
        }
    }

    void whatIsNoObjectIsLeftAlone()
    {
        for (const std::string& bad : { std::string("{"), std::string("[1]"), std::string("\xff"),
                 "{\"a\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}" }) {
            SystemText text(bad);
            QVERIFY(!text.isValid());
            text.setNumber("a", 1);
            text.unset("a");
            QCOMPARE(text.text(), bad);
        }
    }
};

WEFT_TEST(TestSystemText)
#include "tst_system_text.moc"
