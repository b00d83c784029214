// SPDX-License-Identifier: GPL-3.0-or-later
// What is no JSON is said in words that the window can say in any language, and nothing of the parser's is left.
#include "engine/io/json_file.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;

class TestJsonMistake : public QObject {
    Q_OBJECT

private slots:
    void everyMistakeHasItsWords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& text, const char* words) {
            QTest::newRow(name) << text << QString(words);
        };
        row("two commas", "{\"a\":1,,}", "a name in quotes is expected here");
        row("no comma", "{\"a\":1 \"b\":2}", "a comma or } is expected here");
        row("no comma in a list", "[1 2]", "a comma or ] is expected here");
        row("no colon", "{\"a\" 1}", ": is expected here");
        row("no value", "{\"a\":}", "a value is expected here, and not }");
        row("no value in a list", "[1,]", "a value is expected here, and not ]");
        row("broken off", "{\"a\":", "it ends too early");
        row("broken off in a list", "[1, ", "it ends too early");
        row("after the end", "{} 1", "something else is expected here");
        row("a text broken off", "{\"a", "a text has no closing quote");
        row("a text over two lines", "[\"a\nb\"]", "a text goes over the end of its line");
        row("no escape", "[\"\\q\"]", "a text has a \\");
        row("not UTF-8", "[\"\xff\"]", "a text has a byte that is not UTF-8");
        row("no literal", "{\"a\": yes}", "this is no value: a text needs quotes");
        row("no number", "[1.]", "a number is not complete");
        row("a number too large", "[1e999]", "a number is too large");
        row("a comment", "[1 /* x", "a comment is not complete");
        row("too deep", QByteArray(600, '['), "it is nested too deeply");
    }
    void everyMistakeHasItsWords()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, words);
        const auto file = io::JsonFile::parse(text.toStdString(), "x.json");
        QVERIFY(!file);
        const QString said = QString::fromStdString(file.error().message.english());
        QVERIFY2(said.startsWith("this is not valid JSON: " + words), qPrintable(said));
        for (const char* parsers : { "syntax error", "unexpected", "json.exception", "literal" })
            QVERIFY2(!said.contains(parsers), qPrintable(said));
    }
};

WEFT_TEST(TestJsonMistake)
#include "tst_json_mistake.moc"
