// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of the window, the names of its views, and what the palette makes of a typed text.
#include "app/gui/options.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/window/command_palette.h"
#include "app/gui/window/palette_entries.h"
#include "tests/support/test_program.h"
#include "widgets/base/words/languages.h"

#include <QSet>
#include <QTest>

using namespace weft::gui;

namespace {

Options parse(const QStringList& arguments, QString& error)
{
    QString help;
    return parseOptions(QStringList { "weft" } + arguments, error, help);
}

} // namespace

class TestOptions : public QObject {
    Q_OBJECT

private slots:
    void everythingIsRead()
    {
        QString error;
        const Options options
            = parse({ "--sample", "default", "--mode", "analyze", "--view", "heatmap", "--time", "1284000", "--size",
                        "1600x1000", "--theme", "dark", "--screenshot", "a b.png" },
                error);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QVERIFY(options.mode == Mode::Analyze);
        QCOMPARE(options.view, QString("heatmap"));
        QCOMPARE(*options.timeNs, 1'284'000);
        QCOMPARE(options.size, QSize(1600, 1000));
        QVERIFY(options.theme == weft::widgets::ThemeKind::Dark);
        QCOMPARE(options.screenshot, QString("a b.png"));
    }

    void aProjectComesFirst()
    {
        QString error;
        const Options options = parse({ "x.et", "--project", "p.weft" }, error);
        QCOMPARE(options.files, (QStringList { "p.weft", "x.et" }));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("option") << QStringList { "--nonsense" } << "nonsense";
        QTest::newRow("mode") << QStringList { "--mode", "think" } << "think";
        QTest::newRow("view") << QStringList { "--view", "tea" } << "tea";
        QTest::newRow("time") << QStringList { "--time", "-4" } << "-4";
        QTest::newRow("size") << QStringList { "--size", "big" } << "big";
        QTest::newRow("huge") << QStringList { "--size", "99999x99999" } << "99999x99999";
        QTest::newRow("theme") << QStringList { "--theme", "mauve" } << "mauve";
        QTest::newRow("sample") << QStringList { "--sample", "none" } << "none";
    }
    void mistakesAreNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        QString error;
        (void)parse(arguments, error);
        QVERIFY2(error.contains(named), qPrintable(error));
    }

    // Whoever asks for a language is answered in it.
    void mistakesAreSaidInTheLanguageAskedFor()
    {
        QCOMPARE(askedLanguage({ "weft", "--nonsense", "--language", "zh", "--view" }), QString("zh"));
        QCOMPARE(askedLanguage({ "weft", "--language=de" }), QString("de"));
        QCOMPARE(askedLanguage({ "weft", "--language", "tlh" }), QString());
        QCOMPARE(askedLanguage({ "weft", "a.weft" }), QString());
        const QStringList mistakes[] { { "--sample", "nosuch" }, { "--nonsense" }, { "--view", "tea" },
            { "--sample", "default", "--report", "OUT.txt" }, { "--report", "o.pdf", "--sections", "bogus" },
            { "--sample", "default", "p.weft" }, { "--size", "big" } };
        for (const QStringList& mistake : mistakes) {
            QSet<QString> said;
            for (const char* code : { "de", "zh", "ar", "en" }) {
                weft::widgets::useLanguage(code);
                QString error;
                (void)parse(mistake, error);
                QVERIFY(!error.isEmpty());
                said.insert(error);
            }
            QVERIFY2(said.size() == 4, qPrintable(said.values().join('\n')));
        }
    }

    void viewsHaveNamesWithoutSpaces()
    {
        QStringList names;
        for (const ViewInfo& view : viewInfos()) {
            QVERIFY(!view.name.contains(' '));
            QVERIFY(!QString(view.title).isEmpty());
            QVERIFY(!names.contains(view.name));
            names.append(view.name);
            QVERIFY(findView(view.name) != nullptr);
        }
        for (const Mode mode : kModes)
            QVERIFY(modeFromId(modeId(mode)) == mode);
        QVERIFY(!modeFromId("nothing"));
    }

    void lettersInOrderFit()
    {
        QCOMPARE(fuzzyScore("xyz", "Generate fabric"), 0);
        QVERIFY(fuzzyScore("gf", "Generate fabric") > 0);
        QVERIFY(fuzzyScore("gen", "Generate fabric") > fuzzyScore("gen", "Change nothing"));
        QVERIFY(fuzzyScore("gf", "Generate fabric") > fuzzyScore("gf", "Long staff"));
        // A whole name before whole words, and those before parts of words.
        QVERIFY(fuzzyScore("fit", "Zoom to fit") > fuzzyScore("fit", "Fittings of a node"));
        QVERIFY(fuzzyScore("run", "Run") > fuzzyScore("run", "Run all"));
        QVERIFY(fuzzyScore("links", "Find links") > fuzzyScore("links", "Linkstate of all"));
        QVERIFY(fuzzyScore("export table", "Summary: export table") > fuzzyScore("export table", "Export tableaus"));
    }

    void timesAreRead()
    {
        QCOMPARE(parseTimeText("1200"), std::optional<qint64>(1200));
        QCOMPARE(parseTimeText("1.5 ms"), std::optional<qint64>(1'500'000));
        QCOMPARE(parseTimeText("800us"), std::optional<qint64>(800'000));
        QVERIFY(!parseTimeText("soon"));
        QVERIFY(!parseTimeText(""));
    }
};

WEFT_TEST(TestOptions)
#include "tst_options.moc"
