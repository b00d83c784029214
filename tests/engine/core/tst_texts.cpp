// SPDX-License-Identifier: GPL-3.0-or-later
// UTF-8 against Qt's decoder, on every character and on bytes that are none; counts as people write them.
#include "engine/core/count_text.h"
#include "engine/core/utf8.h"
#include "tests/support/test_program.h"

#include <QStringDecoder>
#include <QTest>

#include <random>

using namespace weft;

namespace {

bool isUtf8ForQt(const std::string& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    const QString ignored = decoder(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return !decoder.hasError();
}

} // namespace

class TestTexts : public QObject {
    Q_OBJECT

private slots:
    void everyCharacterComesBack()
    {
        for (std::uint32_t code = 1; code <= 0x10FFFF; ++code) {
            if (code >= 0xD800 && code <= 0xDFFF)
                continue; // halves of pairs are no characters
            std::string bytes;
            appendUtf8(bytes, code);
            QCOMPARE(utf8Length(bytes), bytes.size());
            QVERIFY(isUtf8(bytes));
            if (code % 37 == 0)
                QCOMPARE(QByteArray::fromStdString(bytes),
                    QString::fromUcs4(reinterpret_cast<char32_t*>(&code), 1).toUtf8());
        }
    }

    void bytesThatAreNoneAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a lone continuation") << QByteArray("\x80");
        QTest::newRow("overlong slash") << QByteArray("\xC0\xAF");
        QTest::newRow("overlong in three") << QByteArray("\xE0\x80\xAF");
        QTest::newRow("overlong in four") << QByteArray("\xF0\x80\x80\xAF");
        QTest::newRow("half of a pair") << QByteArray("\xED\xA0\x80");
        QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80");
        QTest::newRow("five bytes") << QByteArray("\xF8\x88\x80\x80\x80");
        QTest::newRow("cut short") << QByteArray("\xE2\x82");
        QTest::newRow("FF") << QByteArray("\xFF");
    }
    void bytesThatAreNoneAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(utf8Length(bytes.toStdString()), std::size_t { 0 });
        QVERIFY(!isUtf8("fine until " + bytes.toStdString()));
    }

    void randomBytesAreJudgedAsByQt()
    {
        std::mt19937 random(5);
        constexpr unsigned char kLikely[] = { 'a', 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0,
            0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5 };
        int good = 0;
        for (int i = 0; i < 200'000; ++i) {
            std::string bytes(1 + random() % 5, ' ');
            for (char& byte : bytes)
                byte = static_cast<char>(kLikely[random() % std::size(kLikely)]);
            const bool expected = isUtf8ForQt(bytes);
            QCOMPARE(isUtf8(bytes), expected);
            good += expected ? 1 : 0;
        }
        QVERIFY(good > 1000); // both answers were asked for
    }

    void countsAreGroupedAndAgreeWithTheirNouns()
    {
        QCOMPARE(countText(0), std::string("0"));
        QCOMPARE(countText(999), std::string("999"));
        QCOMPARE(countText(1000), std::string("1,000"));
        QCOMPARE(countText(~std::uint64_t { 0 }), std::string("18,446,744,073,709,551,615"));
        QCOMPARE(counted(1, "link"), std::string("1 link"));
        QCOMPARE(counted(0, "link"), std::string("0 links"));
        QCOMPARE(counted(10'000, "switch", "switches"), std::string("10,000 switches"));
    }
};

WEFT_TEST(TestTexts)
#include "tst_texts.moc"
