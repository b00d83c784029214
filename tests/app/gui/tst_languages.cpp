// SPDX-License-Identifier: GPL-3.0-or-later
// The window's languages: every text has its words in every one, another one can be chosen while something is open, and
// then nothing but the words is another.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/visible_texts.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/retelling.h"

#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QRegularExpression>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>
#include <QXmlStreamReader>

#include <set>

using namespace weft;
using namespace weft::gui;
using test::plain;
using test::visibleTexts;

namespace {

struct Message {
    QString context;
    QString source;
    QStringList said; // forms
    bool counts = false;
    bool isFinished = true;
};

std::vector<Message> messagesOf(const QString& file)
{
    std::vector<Message> messages;
    QFile read(file);
    if (!read.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&read);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = xml.name();
        if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("message")) {
            messages.push_back({ context, {}, {}, xml.attributes().value("numerus") == QLatin1String("yes") });
        } else if (name == QLatin1String("source")) {
            messages.back().source = xml.readElementText();
        } else if (name == QLatin1String("translation")) {
            messages.back().isFinished = !xml.attributes().hasAttribute("type");
            if (!messages.back().counts)
                messages.back().said << xml.readElementText();
        } else if (name == QLatin1String("numerusform")) {
            messages.back().said << xml.readElementText();
        }
    }
    return messages;
}

QStringList placesOf(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("%L?\\d"));
    QStringList places;
    for (auto found = form.globalMatch(text); found.hasNext();)
        places << found.next().captured().remove('L');
    places.sort();
    places.removeDuplicates();
    return places;
}

// By the rules that Unicode states for Arabic: zero, one, two, few, many, other.
int arabicForm(int n)
{
    const int rest = n % 100;
    return n < 3 ? n : rest >= 3 && rest <= 10 ? 3 : rest >= 11 ? 4 : 5;
}

QString textsFile(const char* code)
{
    return QStringLiteral(WEFT_SOURCE_DIR "/translations/weft_%1.ts").arg(QLatin1String(code));
}

// Those that are words of another language and not of this one. What a run was made of is `kept` with it as a name.
QStringList strangersIn(QWidget& window, const char* code, const QString& kept)
{
    static std::map<QString, std::set<QString>> spoken; // by language
    static std::map<QString, std::map<QString, QString>> sources;
    for (const widgets::Language& language : widgets::languages()) {
        if (spoken.contains(language.code) || QLatin1String(language.code) == QLatin1String("en"))
            continue;
        for (const Message& message : messagesOf(textsFile(language.code))) {
            for (const QString& said : message.said)
                spoken[language.code].insert(plain(said));
            spoken["en"].insert(plain(message.source));
        }
    }
    static const QRegularExpression name(QStringLiteral("^[a-z][a-z-]*$")); // "all-gather" is what files say
    QStringList found;
    for (const auto& [text, owner] : visibleTexts(window)) {
        if (text.size() < 3 || spoken[code].contains(text) || text == kept || name.match(text).hasMatch())
            continue;
        for (const auto& [language, words] : spoken) {
            if (language != QLatin1String(code) && words.contains(text))
                found << QStringLiteral("%1: %2 (%3)").arg(owner, text, language);
        }
    }
    return found;
}

struct State {
    Mode mode;
    int steps;
    int index;
    std::size_t runs;
    qint64 cursor;
    QStringList docks;
    QString filter;
    std::size_t selected;
    QString title;

    bool operator==(const State&) const = default;
};

State stateOf(MainWindow& window)
{
    Workspace& open = *window.workspace();
    QStringList docks; // in any order; their sizes follow the words, and their sides the direction of reading
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->isHidden())
            docks << dock->objectName();
    }
    docks.sort();
    return { window.mode(), open.undoStack()->count(), open.undoStack()->index(), open.runs()->items().size(),
        open.time()->cursor(), docks, window.views()->find("operations")->findChild<QLineEdit*>()->text(),
        open.selection()->selection().nodes.size(), open.path() };
}

} // namespace

class TestLanguages : public weft::test::LanguageTest {
    Q_OBJECT

private slots:
    void everyTextHasItsWords()
    {
        if (QStandardPaths::findExecutable("lupdate", { "/usr/lib/qt6/bin" }).isEmpty()
            || QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("lupdate or python3 is not installed");
        QTemporaryDir folder;
        for (const widgets::Language& language : widgets::languages()) {
            const QString file = textsFile(language.code);
            QVERIFY(QFile::copy(file, folder.filePath(QFileInfo(file).fileName())));
        }
        QProcess process;
        process.start(WEFT_SOURCE_DIR "/scripts/update_translations.sh", { folder.path() });
        QVERIFY(process.waitForFinished(120'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        for (const widgets::Language& language : widgets::languages()) {
            const std::vector<Message> messages
                = messagesOf(folder.filePath(QStringLiteral("weft_%1.ts").arg(QLatin1String(language.code))));
            QVERIFY(messages.size() > (QLatin1String(language.code) == QLatin1String("en") ? 80 : 2000));
            for (const Message& message : messages) {
                const QString where = QStringLiteral("%1: %2: %3").arg(language.code, message.context, message.source);
                QVERIFY2(
                    message.isFinished, qPrintable(where + QStringLiteral(": see scripts/update_translations.sh")));
            }
        }
    }

    void wordsHaveTheValuesOfTheirSources_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("forms");
        QTest::newRow("de") << "de" << 2;
        QTest::newRow("zh") << "zh" << 1;
        QTest::newRow("ar") << "ar" << 6;
    }

    void wordsHaveTheValuesOfTheirSources()
    {
        QFETCH(QString, code);
        QFETCH(int, forms);
        static const QRegularExpression tag(QStringLiteral("</?[a-z]+"));
        for (const Message& message : messagesOf(textsFile(code.toLatin1()))) {
            const QString& source = message.source;
            QVERIFY2(message.said.size() == (message.counts ? forms : 1), qPrintable(source));
            for (int form = 0; form < message.said.size(); ++form) {
                const QString& said = message.said[form];
                const QByteArray told = (source + QStringLiteral(" → ") + said).toUtf8();
                QVERIFY2(!said.trimmed().isEmpty() || source.trimmed().isEmpty(), told.constData());
                // Of none, one and two there is more to say than their number.
                const bool isFew = code == QStringLiteral("ar") && form < 3;
                QVERIFY2(placesOf(said) == placesOf(source)
                        || (message.counts && isFew && placesOf(source).size() > placesOf(said).size()),
                    told.constData());
                if (message.counts && source.contains(QStringLiteral("%n")) && !isFew)
                    QVERIFY2(said.contains(QStringLiteral("%n")), told.constData());
                QVERIFY2(source.count(tag) == said.count(tag), told.constData());
                QVERIFY2(source.endsWith(QStringLiteral("…")) == said.endsWith(QStringLiteral("…")), told.constData());
                QVERIFY2(source.count(QStringLiteral(";;")) == said.count(QStringLiteral(";;")), told.constData());
            }
        }
    }

    // "59 %" is written from the left, in sentences as in tables: what has no letters would be turned.
    void figuresWithSignsKeepTheirOrderInArabic()
    {
        static const QRegularExpression figure(QStringLiteral("(.?)(?:%\\d|\\d[\\d.,]*) ?[%×](?![\\dnL])(.?)"));
        for (const Message& message : messagesOf(textsFile("ar"))) {
            for (const QString& said : message.said) {
                for (auto found = figure.globalMatch(said); found.hasNext();) {
                    const QRegularExpressionMatch match = found.next();
                    const bool isWhole = match.capturedLength() == said.size();
                    const bool isKept = match.captured(1) == QChar(0x2066) && match.captured(2) == QChar(0x2069);
                    QVERIFY2(isWhole || isKept, qPrintable(said));
                }
            }
        }
    }

    // A text of places alone says that it is read from the right: else its first part would stand last.
    void placesComeBeforeWhatIsWrongThereInArabic()
    {
        widgets::useLanguage(QStringLiteral("ar"));
        const QString words
            = widgets::inWords(say("%1: %2", "npu0", say("link %1 does not lead from %2 to %3", 8, "npu0", "npu3")));
        QVERIFY2(words.startsWith(QChar(0x200F)), qPrintable(words));
        widgets::useLanguage(QStringLiteral("en"));
        QCOMPARE(widgets::inWords(say("%1: %2", "a", "b")), QStringLiteral("a: b"));
    }

    void arabicChoosesItsSixForms()
    {
        widgets::useLanguage(QStringLiteral("ar"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QStringList forms;
        for (const Message& message : messagesOf(textsFile("ar"))) {
            if (message.context == QStringLiteral("weft::widgets::Counts")
                && message.source == QStringLiteral("%n switch(es)"))
                forms = message.said;
        }
        QCOMPARE(forms.size(), 6);
        QCOMPARE(std::set<QString>(forms.begin(), forms.end()).size(), 6U);
        for (const int count : { 0, 1, 2, 3, 7, 10, 11, 26, 99, 100, 101, 102, 103, 110, 111, 200, 1000, 1003, 1011 }) {
            QString wanted = forms[arabicForm(count)];
            wanted.replace(QStringLiteral("%n"), QLocale().toString(count));
            QCOMPARE(widgets::fabricCounts(1, static_cast<std::uint64_t>(count), 0).last(),
                count == 0 ? widgets::fabricCounts(1, 0, 0).last() : wanted);
        }
        widgets::useLanguage(QStringLiteral("de"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    }

    void nothingButTheWordsIsAnother()
    {
        widgets::useLanguage(QStringLiteral("en"));
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        test::settle(window, 30, 5);
        Workspace& open = *window.workspace();
        const auto keys = open.fabric()->columns().nodeKeys;
        open.selection()->selectNodes({ keys[3], keys[4] });
        open.fabric()->moveNodes(
            { keys[3] }, { QPointF(3, 4) }, QCoreApplication::translate("weft::widgets::TopologyCanvas", "Move nodes"));
        open.time()->setCursor(open.time()->extent().to / 3);
        window.views()->find("operations")->findChild<QLineEdit*>()->setText("npu");
        window.setMode(Mode::Analyze);
        test::settle(window, 30, 3);
        const State before = stateOf(window);
        const QString workload = open.workload().name;
        QVERIFY(before.steps > 0 && before.selected == 2);
        for (int round = 0; round < 2; ++round) {
            for (const char* code : { "de", "ar", "zh", "en" }) {
                const State was = stateOf(window);
                window.setLanguage(QString::fromLatin1(code));
                test::settle(window, 30, 2);
                QCOMPARE(stateOf(window).docks, was.docks);
                QCOMPARE(stateOf(window).cursor, was.cursor);
                QCOMPARE(stateOf(window).selected, was.selected);
                QVERIFY(stateOf(window) == was);
                QCOMPARE(window.layoutDirection(),
                    QLatin1String(code) == QLatin1String("ar") ? Qt::RightToLeft : Qt::LeftToRight);
                QStringList strangers;
                for (const Mode mode : kModes) {
                    window.setMode(mode);
                    test::settle(window, 30, 2);
                    strangers << strangersIn(window, code, workload);
                }
                strangers.removeDuplicates();
                QVERIFY2(strangers.isEmpty(),
                    qPrintable(QString::fromLatin1(code) + QStringLiteral(" has\n") + strangers.join('\n')));
                window.setMode(before.mode);
                test::settle(window, 30, 1);
            }
        }
    }

    void theChoiceIsKept()
    {
        {
            MainWindow window;
            window.commands()->action("view.language.de")->trigger();
            QVERIFY(window.commands()->action("view.language.de")->isChecked());
            QCOMPARE(widgets::languageInForce().code, "de");
            QCOMPARE(Session().language(), "de");
            QCOMPARE(plain(window.commands()->action("view.language.zh")->text()), QStringLiteral("简体中文"));
        }
        MainWindow window;
        QVERIFY(window.commands()->action("view.language.de")->isChecked());
        window.commands()->action("view.language.system")->trigger();
        QCOMPARE(Session().language(), "");
    }

    void programsSpeakThem()
    {
        QTemporaryDir folder;
        std::set<QByteArray> pictures;
        std::set<QByteArray> reports;
        for (const widgets::Language& language : widgets::languages()) {
            const QString picture = folder.filePath(QStringLiteral("%1.png").arg(QLatin1String(language.code)));
            const QString report = folder.filePath(QStringLiteral("%1.html").arg(QLatin1String(language.code)));
            QProcess process;
            process.start(WEFT_GUI_PROGRAM,
                { "--sample", "default", "--language", language.code, "--size", "1280x720", "--screenshot", picture,
                    "--report", report });
            QVERIFY(process.waitForFinished(120'000));
            QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
            const QImage image(picture);
            QCOMPARE(image.size(), QSize(1280, 720));
            pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
            QFile read(report);
            QVERIFY(read.open(QIODevice::ReadOnly));
            const QByteArray html = read.readAll();
            QVERIFY2(html.contains(QByteArray("lang=\"") + language.code), language.code);
            reports.insert(html);
        }
        QCOMPARE(pictures.size(), widgets::languages().size());
        QCOMPARE(reports.size(), widgets::languages().size());
    }

    void anUnknownLanguageIsRefused()
    {
        QProcess process;
        process.start(WEFT_GUI_PROGRAM, { "--language", "xx", "--list-views" });
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardError(), "weft: error: unknown language 'xx': en, de, zh or ar\n");
    }
};

WEFT_TEST(TestLanguages)
#include "tst_languages.moc"
