// SPDX-License-Identifier: GPL-3.0-or-later
// Where a value of a JSON text stands.
#include "engine/io/json_place.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft::io;

namespace {

const std::string kText = "\xEF\xBB\xBF{ // a comment with \"a\": 1\n"
                          "  \"a\": [1, \"]\", {\"b\": 2.5e3, \"a\": null}],\n"
                          "  /* \"c\": 1 */ \"c\": {\"d\\\"e\": \"x\", \"c\": [[], [7 ,8]]},\n"
                          "  \"u\\u00fc\": true, \"c2\":-1, \"twice\": 1, \"twice\": 2\n"
                          "}";

std::string at(const JsonPath& path, std::size_t length)
{
    return kText.substr(offsetOfValue(kText, path), length);
}

} // namespace

class TestJsonPlace : public QObject {
    Q_OBJECT

private slots:
    void valuesAreFound()
    {
        using Index = std::size_t;
        QCOMPARE(at({}, 1), std::string("{"));
        QCOMPARE(at({ "a" }, 3), std::string("[1,"));
        QCOMPARE(at({ "a", Index { 1 } }, 3), std::string("\"]\""));
        QCOMPARE(at({ "a", Index { 2 }, "a" }, 4), std::string("null"));
        QCOMPARE(at({ "c" }, 4), std::string("{\"d\\"));
        QCOMPARE(at({ "c", "d\"e" }, 3), std::string("\"x\""));
        QCOMPARE(at({ "c", "c", Index { 1 }, Index { 1 } }, 2), std::string("8]"));
        QCOMPARE(at({ "u\xC3\xBC" }, 4), std::string("true"));
        QCOMPARE(at({ "c2" }, 2), std::string("-1"));
        QCOMPARE(at({ "twice" }, 1), std::string("2"));
    }

    void whatIsAbsentGivesWhatIsAround()
    {
        using Index = std::size_t;
        QCOMPARE(at({ "b" }, 1), std::string("{"));
        QCOMPARE(at({ "c", "x" }, 4), std::string("{\"d\\"));
        QCOMPARE(at({ "a", Index { 3 } }, 3), std::string("[1,"));
        QCOMPARE(at({ "a", "0" }, 3), std::string("[1,"));
        QCOMPARE(at({ "c2", "x" }, 2), std::string("-1"));
    }

    void repeatedMembersAreFound()
    {
        const std::optional<RepeatedMember> repeated = firstRepeatedMember(kText);
        QVERIFY(repeated.has_value());
        QCOMPARE(repeated->name, std::string("twice"));
        QCOMPARE(kText.substr(repeated->offset, 10), std::string("\"twice\": 2"));
        QVERIFY(!firstRepeatedMember("{\"a\": {\"a\": [\"a\", \"a\"]}, \"b\": {\"a\": 1}}"));
    }

    void pathsAreReadable() { QCOMPARE(toString(JsonPath { "a", std::size_t { 3 }, "b" }), std::string("a[3].b")); }

    // Any bytes: an answer within the text.
    void brokenTextsEnd()
    {
        for (std::size_t size = 0; size < kText.size(); ++size) {
            const std::string cut = kText.substr(0, size);
            QVERIFY(offsetOfValue(cut, { "c", "c", std::size_t { 1 } }) <= size);
            (void)firstRepeatedMember(cut);
        }
        QVERIFY(offsetOfValue("/*", { "a" }) <= 2);
        QVERIFY(offsetOfValue("{\"a", { "a" }) <= 3);
    }
};

WEFT_TEST(TestJsonPlace)
#include "tst_json_place.moc"
