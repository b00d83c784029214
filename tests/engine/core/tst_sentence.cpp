// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences read as English at once, and keep how they were made: pattern, count and parts, so that somebody who puts
// the same parts into another pattern gets the same thing said in another language.
#include "engine/core/count_text.h"
#include "engine/core/make_error.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace weft;

namespace {

// As a window would: the pattern by another, the count by other digits. Shares nothing with how English is made.
QString inOther(const Sentence& sentence, const QMap<QString, QString>& patterns)
{
    const Sentence::Made* made = sentence.made();
    if (!made)
        return QString::fromStdString(sentence.english());
    const bool many = made->many && made->count != 1;
    QString text = QString::fromUtf8(many ? made->many : made->pattern);
    text = patterns.value(text, text);
    QString out;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isPlace = text[at] == '%' && at + 1 < text.size();
        const int digit = isPlace ? text[at + 1].digitValue() : -1;
        if (isPlace && text[at + 1] == 'n' && made->many) {
            out += QString::number(made->count);
            ++at;
        } else if (digit > 0 && digit <= static_cast<int>(made->parts.size())) {
            out += inOther(made->parts[static_cast<std::size_t>(digit - 1)], patterns);
            ++at;
        } else {
            out += text[at];
        }
    }
    return out;
}

} // namespace

class TestSentence : public QObject {
    Q_OBJECT

private slots:
    void englishIsThePatternWithItsParts()
    {
        const std::string name = "a.et";
        QCOMPARE(say("the file does not exist").english(), "the file does not exist");
        QCOMPARE(say("rank %1 of '%2'", Rank { 7 }, name).english(), "rank 7 of 'a.et'");
        QCOMPARE(say("%2 before %1, %2 again", "b", std::string_view("a")).english(), "a before b, a again");
        QCOMPARE(say("byte %1, '%2', %3", std::uint64_t { 1234567 }, 'x', -5).english(), "byte 1234567, 'x', -5");
        QCOMPARE(say("%1", std::uint8_t { 200 }).english(), "200");
        QCOMPARE(say("100 % of %1", 3).english(), "100 % of 3");
        QCOMPARE(say("%1%", 40).english(), "40%");
        QCOMPARE(say("%1%2", 4, 2).english(), "42");
        QCOMPARE(say("adjacent "
                     "literals, %1",
                     true ? "one" : "none")
                     .english(),
            "adjacent literals, one");
        QCOMPARE(say("").english(), "");
    }

    // What is put in is never read as a pattern.
    void partsAreTakenAsTheyAre()
    {
        QCOMPARE(say("'%1' and '%2'", "%2", "%1 %n %").english(), "'%2' and '%1 %n %'");
        QCOMPARE(sayCount(2, "%n in '%1'", "%n in '%1'", "%n").english(), "2 in '%n'");
        const Sentence name(std::string("50 %1"));
        QVERIFY(!name.made());
        QCOMPARE(name.english(), "50 %1");
    }

    void countsHaveOneAndMany()
    {
        const auto ranks = [](std::uint64_t count) {
            return sayCount(count, "%n rank never finishes", "%n ranks never finish").english();
        };
        QCOMPARE(ranks(0), "0 ranks never finish");
        QCOMPARE(ranks(1), "1 rank never finishes");
        QCOMPARE(ranks(2), "2 ranks never finish");
        QCOMPARE(ranks(1'234'567), "1,234,567 ranks never finish");
        QCOMPARE(ranks(UINT64_MAX), "18,446,744,073,709,551,615 ranks never finish");
        QCOMPARE(sayCount(1, "the rank of %1", "%n ranks of %1, %2", "a", "b").english(), "the rank of a");
        QCOMPARE(sayCount(3, "the rank of %1", "%n ranks of %1, %2", "a", "b").english(), "3 ranks of a, b");
    }

    // sayCount says of a thing with a final s what counted says.
    void countsReadAsCounted()
    {
        std::mt19937_64 random(3);
        for (int i = 0; i < 2000; ++i) {
            const std::uint64_t count = i < 20 ? static_cast<std::uint64_t>(i) : random() >> (random() % 64);
            QCOMPARE(sayCount(count, "%n link", "%n links").english(), counted(count, "link"));
        }
    }

    void aSentenceKeepsHowItWasMade()
    {
        const Sentence inner = sayCount(4, "%n link", "%n links");
        const Sentence outer = say("%1 of '%2'", inner, "leaf");
        const Sentence::Made* made = outer.made();
        QVERIFY(made);
        QCOMPARE(made->pattern, "%1 of '%2'");
        QVERIFY(!made->many);
        QCOMPARE(made->parts.size(), std::size_t { 2 });
        QCOMPARE(made->parts[0].made()->many, "%n links");
        QCOMPARE(made->parts[0].made()->count, std::uint64_t { 4 });
        QVERIFY(!made->parts[1].made());
        // A pattern for one is kept where the count is another, and the reverse: other languages choose otherwise.
        QCOMPARE(made->parts[0].made()->pattern, "%n link");
        QCOMPARE(sayCount(1, "%n link", "%n links").made()->many, "%n links");
        // A copy of a part that has gone lives on.
        Sentence copy;
        {
            const Sentence gone = say("was %1", say("deep %1", "inside"));
            copy = say("it %1", gone);
        }
        QCOMPARE(copy.english(), "it was deep inside");
        QCOMPARE(copy.made()->parts[0].made()->parts[0].made()->pattern, "deep %1");
    }

    void anotherLanguageSaysTheSameParts()
    {
        const Sentence sentence = say("%1 of '%2' are cut", sayCount(2, "%n link", "%n links"), "leaf");
        QCOMPARE(inOther(sentence, {}), QString("2 links of 'leaf' are cut"));
        QCOMPARE(inOther(sentence, { { "%n links", "%n Links" }, { "%1 of '%2' are cut", "Von »%2« fehlen %1" } }),
            QString("Von »leaf« fehlen 2 Links"));
    }

    void sentencesAreJoined()
    {
        Sentence text;
        text += say("one");
        QCOMPARE(text.made()->pattern, "one");
        text += Sentence();
        QCOMPARE(text.made()->pattern, "one");
        text += "; ";
        text += sayCount(2, "%n more", "%n more");
        QCOMPARE(text.english(), "one; 2 more");
        QCOMPARE(inOther(text, { { "one", "eins" }, { "%n more", "%n weitere" } }), QString("eins; 2 weitere"));
        QCOMPARE((say("%1", "a") + ": " + std::string("%1") + say("b")).english(), "a: %1b");
        QVERIFY((Sentence() + Sentence()).empty());
    }

    void sentencesAreTheSameThatReadSo()
    {
        QVERIFY(say("rank %1", 3) == Sentence("rank 3"));
        QVERIFY(!(say("rank %1", 3) == say("rank %1", 4)));
        const std::string text = say("rank %1", 3);
        QCOMPARE(text, "rank 3");
        const std::string_view view = say("rank %1", 3).find("3") == 5 ? "found" : "lost";
        QCOMPARE(view, std::string_view("found"));
    }

    void errorsReadAsOneLine()
    {
        const Error error = errorAt(placeAt("a.json", 3), ErrorCode::UnknownKey,
            say("the key '%1' is not known", "nmae"), say("did you mean '%1'?", "name"));
        QCOMPARE(toString(error), "a.json:3: the key 'nmae' is not known (did you mean 'name'?)");
        QCOMPARE(error.message.made()->pattern, "the key '%1' is not known");
        QVERIFY(!errorOf(ErrorCode::Usage, say("no")).hint.made());
    }
};

WEFT_TEST(TestSentence)
#include "tst_sentence.moc"
