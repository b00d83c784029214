// SPDX-License-Identifier: GPL-3.0-or-later
// What a run found as it is kept with it: a round trip loses nothing, and what others wrote does no harm.
#include "engine/project/finding_json.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;

namespace {

void compare(const Sentence& a, const Sentence& b)
{
    QCOMPARE(a.english(), b.english());
    QCOMPARE(a.made() == nullptr, b.made() == nullptr);
    if (a.made() == nullptr)
        return;
    const auto text = [](const char* pattern) { return std::string(pattern == nullptr ? "" : pattern); };
    QCOMPARE(text(a.made()->pattern), text(b.made()->pattern));
    QCOMPARE(text(a.made()->many), text(b.made()->many));
    QCOMPARE(a.made()->count, b.made()->count);
    QCOMPARE(a.made()->parts.size(), b.made()->parts.size());
    for (std::size_t at = 0; at < a.made()->parts.size(); ++at)
        compare(a.made()->parts[at], b.made()->parts[at]);
}

} // namespace

class TestFindingJson : public QObject {
    Q_OBJECT

private slots:
    // With the patterns and parts of its sentences: they can be said in another language later.
    void aRoundTripLosesNothing()
    {
        Findings findings;
        const Where where { "träces/a.json", 3, 14, 159, 2, 6'535'897'932, "key" };
        warn(findings, { ErrorCode::UnknownKey, say("a %1 of %2", say("b %1", 7), "\"x\" %1 %9\n"), where, {} });
        fail(findings, { ErrorCode::Unfinished, sayCount(1234, "one %1", "%n of %1", "c"), {}, say("hint") });
        warn(findings, { ErrorCode::Cancelled, "as it is", {}, "plain" });
        project::KeptPatterns patterns;
        const std::string text = project::findingsJson(findings);
        const auto same = project::readFindings(text, patterns);
        QVERIFY(same.ok());
        QCOMPARE(same->size(), findings.size());
        for (std::size_t at = 0; at < same->size(); ++at) {
            QVERIFY((*same)[at].severity == findings[at].severity);
            QVERIFY((*same)[at].error.code == findings[at].error.code);
            QVERIFY((*same)[at].error.where == findings[at].error.where);
            compare((*same)[at].error.message, findings[at].error.message);
            compare((*same)[at].error.hint, findings[at].error.hint);
        }
        QCOMPARE(project::findingsJson(*same), text);
        const auto none = project::readFindings(project::findingsJson({}), patterns);
        QVERIFY(none && none->empty());
    }

    // Thousands of ranks that never end do not make a project of megabytes.
    void ofThousandsAFewAreKept()
    {
        Findings findings;
        for (int rank = 0; rank < 5000; ++rank)
            fail(findings, { ErrorCode::Unfinished, say("rank %1", rank), {}, {} });
        project::KeptPatterns patterns;
        const auto few = project::readFindings(project::findingsJson(findings), patterns);
        QCOMPARE(few->size(), std::size_t { 201 });
        QCOMPARE(few->at(199).error.message.english(), std::string("rank 199"));
        QCOMPARE(few->back().error.message.english(), std::string("4,800 more findings were not kept"));
    }

    void whatOthersWroteDoesNoHarm()
    {
        project::KeptPatterns patterns;
        const auto read = [&patterns](const std::string& message) {
            return project::readFindings("[{\"message\": " + message + "}]", patterns);
        };
        const auto english
            = [&read](const std::string& message) { return read(message)->front().error.message.english(); };
        QCOMPARE(english(R"({"say": "%1 %2 %9 %n %"})"), std::string("%1 %2 %9 %n %"));
        QCOMPARE(english(R"({"say": "", "parts": ["a"]})"), std::string());
        QCOMPARE(english(R"({"say": "%1%1", "parts": [{"say": "x"}]})"), std::string("xx"));
        for (const char* wrong :
            { "7", "null", "[]", "{}", R"({"say": 1})", R"({"say": "a", "parts": 3})", R"({"say": "a", "parts": [1]})",
                R"({"say": "a", "many": "b"})", R"({"say": "a", "many": "b", "count": -1})",
                R"({"say": "a", "parts": ["", "", "", "", "", "", "", "", "", ""]})" })
            QVERIFY2(!read(wrong), wrong);
        std::string deep = "\"x\"";
        for (int depth = 0; depth < 100; ++depth)
            deep = "{\"say\": \"%1\", \"parts\": [" + deep + "]}";
        QVERIFY(!read(deep));
        for (const char* list :
            { "", "{", "{}", "[1]", R"([{"severity": "x"}])", R"([{"rank": -1}])", R"([{"line": 0.5}])" })
            QVERIFY2(!project::readFindings(list, patterns), list);
        // A code of a newer Weft is what it says.
        QCOMPARE(project::readFindings(R"([{"code": "magic", "message": "m"}])", patterns)->size(), std::size_t { 1 });
    }
};

WEFT_TEST(TestFindingJson)
#include "tst_finding_json.moc"
