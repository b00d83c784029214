// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the engine in other words: their parts find their places in another order, counts choose their form, and
// figures are written as the locale writes them.
#include "tests/support/test_program.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/plural_texts.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

using namespace weft;
using namespace weft::widgets;

namespace {

// A language with three forms, by the last digit.
class Backwards : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* disambiguation, int n) const override
    {
        Q_UNUSED(disambiguation)
        if (QLatin1String(context) != QLatin1String("Engine"))
            return {};
        const QLatin1String text(source);
        if (text == QLatin1String("%1 waits for %2"))
            return QStringLiteral("on %2 waiteth %1");
        if (text == QLatin1String("link %1"))
            return QStringLiteral("<%1>");
        if (text == QLatin1String("%n ranks of %1"))
            return n % 10 == 1 ? QStringLiteral("of %1 %Ln one")
                : n % 10 < 5   ? QStringLiteral("of %1 %Ln few")
                               : QStringLiteral("of %1 %Ln many");
        return {};
    }
};

class Chinese : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        const QLatin1String text(source);
        return text == QLatin1String("%1 of %2 on %3") ? QString::fromUtf8("来自 %3 的 %1 在 %2 上")
            : text == QLatin1String("dimension %1")    ? QString::fromUtf8("维度 %1")
            : text == QLatin1String("the device")      ? QString::fromUtf8("设备")
                                                       : QString();
    }
};

Sentence ranksOf(std::uint64_t count)
{
    return sayCount(count, "%n rank of %1", "%n ranks of %1", "pod");
}

} // namespace

class TestEngineText : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void initTestCase() { cleanup(); }

    void isEnglishWithoutATranslation()
    {
        QCOMPARE(inWords(say("%1 waits for %2", say("link %1", 3), "npu7")), "link 3 waits for npu7");
        QCOMPARE(inWords(ranksOf(1)), "1 rank of pod");
        QCOMPARE(inWords(ranksOf(0)), "0 ranks of pod");
        QCOMPARE(inWords(ranksOf(12345)), "12,345 ranks of pod");
        PluralTexts counts; // writes counts by the locale
        QVERIFY(QCoreApplication::installTranslator(&counts));
        QCOMPARE(inWords(ranksOf(1)), "1 rank of pod");
        QCOMPARE(inWords(ranksOf(12345)), "12,345 ranks of pod");
        QCOMPARE(inWords(Sentence()), "");
        QCOMPARE(inWords(say("100 % of %1", "it")), "100 % of it");
    }

    // As every other count is written; the number of a rank is its name.
    void countsAreWrittenAsTheLocaleDoes()
    {
        QCOMPARE(inWords(say("the schedule is for %1 ranks, and the fabric has %2 NPUs", 1024, 16384)),
            "the schedule is for 1,024 ranks, and the fabric has 16,384 NPUs");
        QCOMPARE(inWords(say("rank %1 does not exist", 1024)), "rank 1024 does not exist");
        QCOMPARE(inWords(say("%1 ranks", "many")), "many ranks");
    }

    void partsAreTranslatedAndFindTheirPlaces()
    {
        Backwards words;
        QVERIFY(QCoreApplication::installTranslator(&words));
        QCOMPARE(inWords(say("%1 waits for %2", say("link %1", 3), "npu7")), "on npu7 waiteth <3>");
        // What looks like a place in a name is none.
        QCOMPARE(inWords(say("%1 waits for %2", "%2", "%1")), "on %1 waiteth %2");
        QCOMPARE(inWords(say("nobody knows %1", say("link %1", "a"))), "nobody knows <a>");
    }

    // Its own letters stand without spaces, Latin ones and digits with.
    void chineseClosesUp()
    {
        Chinese words;
        QVERIFY(QCoreApplication::installTranslator(&words));
        QCOMPARE(inWords(say("%1 of %2 on %3", say("the device"), say("the device"), say("dimension %1", 2))),
            QString::fromUtf8("来自维度 2 的设备在设备上"));
        QCOMPARE(inWords(say("%1 of %2 on %3", "npu1", "npu2", 3)), QString::fromUtf8("来自 3 的 npu1 在 npu2 上"));
    }

    void countsChooseTheirForm()
    {
        Backwards words;
        QVERIFY(QCoreApplication::installTranslator(&words));
        QCOMPARE(inWords(ranksOf(1)), "of pod 1 one");
        QCOMPARE(inWords(ranksOf(3)), "of pod 3 few");
        QCOMPARE(inWords(ranksOf(11'005)), "of pod 11,005 many");
        QCOMPARE(inWords(ranksOf(7'000'000'000'001)), "of pod 7,000,000,000,001 one");
    }

    void figuresAreTheLocales_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::newRow("groups") << "1,234"
                                << "1.234";
        QTest::newRow("large") << "12,345,678"
                               << "12.345.678";
        QTest::newRow("unit") << "1.5 GB/s"
                              << "1,5 GB/s";
        QTest::newRow("time") << "1,284.25 ms"
                              << "1.284,25 ms";
        QTest::newRow("share") << "41.8 %"
                               << "41,8 %";
        QTest::newRow("times") << "1.31×"
                               << "1,31×";
        QTest::newRow("change") << "4.21 → 3.21 ms"
                                << "4,21 → 3,21 ms";
        QTest::newRow("change of unit") << "999.5 ns → 1.5 µs"
                                        << "999,5 ns → 1,5 µs";
        QTest::newRow("whole change") << "4 → 3.21 ms"
                                      << "4 → 3,21 ms";
        QTest::newRow("link") << "npu1.5 → npu 2"
                              << "npu1.5 → npu 2";
        QTest::newRow("numbered link") << "1.5 → 1.6"
                                       << "1.5 → 1.6";
        QTest::newRow("rank") << "1234"
                              << "1234";
        QTest::newRow("version") << "1.5"
                                 << "1.5";
        QTest::newRow("name") << "npu1,234"
                              << "npu1,234";
        QTest::newRow("pair") << "1,23"
                              << "1,23";
        QTest::newRow("spec") << "Ring(8,50GB/s)"
                              << "Ring(8,50GB/s)";
    }

    void figuresAreTheLocales()
    {
        QFETCH(QString, english);
        QFETCH(QString, german);
        QCOMPARE(inWords(say("%1", english.toStdString())), english);
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(inWords(say("%1", english.toStdString())), german);
    }

    // Where the pattern has the sign of it, a bare number is a factor.
    void factorsAreTheLocales()
    {
        for (const auto& [language, number] : { std::pair(QLocale::English, "1.31"), { QLocale::German, "1,31" } }) {
            QLocale::setDefault(QLocale(language));
            QCOMPARE(inWords(say("%1× faster than %2", "1.31", "1.31")), QString("%1× faster than 1.31").arg(number));
            QCOMPARE(inWords(say("%2, %1 × the bandwidth", "1.31", "v1.31")),
                QString("v1.31, %1 × the bandwidth").arg(number));
        }
    }

    // So is one that has its unit in the pattern. Names stay, and shares of words are none.
    void figuresWithTheirUnitInThePattern()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(inWords(say("it is %1 GB/s, not %2 ns", "3.35", "0.5")), "it is 3,35 GB/s, not 0,5 ns");
        QCOMPARE(inWords(say("%1 % of %2", "41.8", "v1.5")), "41,8 % of v1.5");
        QCOMPARE(inWords(say("link %1 sends %2 Bits", "1.5", "1.5")), "link 1.5 sends 1.5 Bits");
        QCOMPARE(inWords(say("%1%2", "1.5", "2.5")), "1.52.5");
        QCOMPARE(inWords(say("%1 ms", "npu1.5")), "npu1.5 ms");
    }

    void placesAndHintsAreSaid()
    {
        Error error { ErrorCode::Malformed, say("link %1", 3), {}, {} };
        QCOMPARE(inWords(error), "link 3");
        error.where.file = "a.et";
        error.where.line = 12345;
        error.where.column = 7;
        error.where.rank = 2;
        error.where.item = "key";
        error.hint = say("%1 waits for %2", "a", "b");
        QCOMPARE(inWords(error.where), QString::fromStdString(toString(error.where)));
        QCOMPARE(inWords(error), QString::fromStdString(toString(error)));
        QCOMPARE(withoutPlace(error), "link 3 (a waits for b)");
        Backwards words;
        QVERIFY(QCoreApplication::installTranslator(&words));
        QCOMPARE(withoutPlace(error), "<3> (on b waiteth a)");
    }
};

WEFT_TEST(TestEngineText)
#include "tst_engine_text.moc"
