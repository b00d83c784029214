// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog and dock through all languages while it is open: nothing of a former language is left in any text that
// a widget can show, also in what is out of sight, and the first language is what it was.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/canvas/canvas_parts.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/retelling.h"
#include "widgets/issues/issues_view.h"
#include "widgets/settings/number_field.h"
#include "widgets/synthesis/library_chart.h"
#include "widgets/synthesis/synthesis_form.h"
#include "widgets/synthesis/synthesis_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTimer>

#include <functional>
#include <map>

using namespace weft;
using namespace weft::gui;

namespace {

const QStringList kRound { "ar", "zh", "de", "en" };

using Texts = std::map<QString, QStringList>; // by the place that shows them

QString placeOf(const QObject* object)
{
    QStringList path;
    for (const QObject* one = object; one != nullptr && path.size() < 4; one = one->parent())
        path.prepend(one->objectName().isEmpty() ? QLatin1String(one->metaObject()->className()) : one->objectName());
    return path.join('/');
}

void addItems(Texts& texts, const QString& place, const QAbstractItemModel& model)
{
    constexpr int kMost = 50;
    for (int column = 0; column < model.columnCount(); ++column) {
        for (const int role : { Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole }) {
            texts[place + QStringLiteral(" header")] << model.headerData(column, Qt::Horizontal, role).toString();
            for (int row = 0; row < std::min(kMost, model.rowCount()); ++row)
                texts[place + QStringLiteral(" item")] << model.index(row, column).data(role).toString();
        }
    }
}

// What a canvas has painted.
void addParts(Texts& texts, const QString& place, const widgets::CanvasParts& canvas)
{
    constexpr int kMost = 30;
    const auto add = [&](widgets::CanvasPart part) {
        const widgets::PartWords words = canvas.partWords(part);
        texts[place + QStringLiteral(" part")] << words.name << words.value;
    };
    for (int row = 0; row < std::min(kMost, canvas.partRows()); ++row) {
        add({ row, -1 });
        for (int item = 0; item < std::min(3, canvas.partItems(row)); ++item)
            add({ row, item });
    }
}

Texts textsOf(QWidget& root)
{
    Texts texts;
    QList<QObject*> all = root.findChildren<QObject*>();
    all.prepend(&root);
    for (const QObject* object : all) {
        if (!object->isWidgetType() && object->metaObject()->indexOfProperty("iconText") < 0)
            continue;
        // Languages have names of their own.
        if (object->property("data").toString().size() == 2 && object->property("checkable").toBool())
            continue;
        const bool isTyped = object->inherits("QTextEdit") || object->inherits("QPlainTextEdit")
            || object->inherits("QLineEdit") || object->inherits("QTextBrowser");
        // What can do nothing says why.
        const QString place = placeOf(object) + (object->property("enabled").toBool() ? "" : " (disabled)");
        for (const char* name : { "windowTitle", "title", "toolTip", "statusTip", "whatsThis", "placeholderText",
                 "accessibleName", "accessibleDescription", "specialValueText", "prefix", "suffix", "text" }) {
            const QVariant value = object->property(name);
            if (value.userType() == QMetaType::QString && !(isTyped && qstrcmp(name, "text") == 0))
                texts[place + ' ' + QLatin1String(name)] << widgets::withoutMnemonic(value.toString());
        }
        if (const auto* tabs = qobject_cast<const QTabBar*>(object)) {
            for (int i = 0; i < tabs->count(); ++i)
                texts[place + QStringLiteral(" tab")] << tabs->tabText(i) << tabs->tabToolTip(i);
        }
        if (const auto* canvas = dynamic_cast<const widgets::CanvasParts*>(object))
            addParts(texts, place, *canvas);
        if (const auto* box = qobject_cast<const QComboBox*>(object))
            addItems(texts, place, *box->model());
        if (const auto* view = qobject_cast<const QAbstractItemView*>(object);
            view != nullptr && view->model() != nullptr)
            addItems(texts, place, *view->model());
    }
    return texts;
}

// What is in letters that this language is not written in.
QStringList foreignIn(const Texts& texts, const QString& code)
{
    static const QRegularExpression arabic(QStringLiteral("[\\x{0620}-\\x{064A}]"));
    static const QRegularExpression chinese(QStringLiteral("[\\x{4E00}-\\x{9FFF}]"));
    static const QRegularExpression german(QStringLiteral("[äöüßÄÖÜ]"));
    QStringList found;
    for (const auto& [place, all] : texts) {
        for (QString text : all) {
            for (const widgets::Language& language : widgets::languages()) // they are called what they call themselves
                text.remove(QString::fromUtf8(language.name));
            if ((code != QStringLiteral("ar") && text.contains(arabic))
                || (code != QStringLiteral("zh") && text.contains(chinese))
                || (code != QStringLiteral("de") && text.contains(german)))
                found << code + QStringLiteral(": ") + place + QStringLiteral(": ") + text;
        }
    }
    return found;
}

// What is read must not be what passes: views are fed one a turn.
void settleViews(MainWindow& window)
{
    test::settle(window, 60, 2);
    QTRY_VERIFY(window.views()->isFed());
    window.workspace()->jobs()->waitForAll(); // what the feeding started
    test::settle(window, 60, 2);
}

// Through all languages and back to English.
QStringList leftBehind(MainWindow& window, const std::function<QWidget*()>& shown)
{
    QStringList found;
    const Texts before = textsOf(*shown());
    found << foreignIn(before, QStringLiteral("en"));
    for (const QString& code : kRound) {
        window.setLanguage(code);
        settleViews(window);
        found << foreignIn(textsOf(*shown()), code);
    }
    static const QRegularExpression number(QStringLiteral("\\d"));
    const Texts after = textsOf(*shown());
    for (const auto& [place, all] : before) {
        const auto now = after.find(place);
        if (now == after.end() || now->second.size() != all.size()) // other commands can do something
            continue;
        for (const QString& text : all) {
            if (!now->second.contains(text) && !text.contains(number)) // the clock goes on
                found << QStringLiteral("was: ") + place + QStringLiteral(": ") + text + QStringLiteral(" | ")
                        + now->second.join(QStringLiteral(" ; ")).left(300);
        }
    }
    return found;
}

void verifyNothing(const QStringList& found)
{
    for (const QString& one : found) // there may be more than a message holds
        qWarning("%s", qPrintable(one));
    QVERIFY(found.isEmpty());
}

} // namespace

class TestLanguageRounds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        test::forgetSession();
    }
    void init()
    {
        widgets::useLanguage(QStringLiteral("en"));
        m_window = std::make_unique<MainWindow>(false);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->openSample();
        settleViews(*m_window);
    }
    void cleanup()
    {
        m_window.reset();
        widgets::useLanguage(QStringLiteral("en"));
    }
    void cleanupTestCase() { test::forgetSession(); }

    void docks_data()
    {
        QTest::addColumn<int>("mode");
        for (const Mode mode : kModes)
            QTest::newRow(qPrintable(modeId(mode))) << static_cast<int>(mode);
    }
    void docks()
    {
        QFETCH(int, mode);
        m_window->setMode(static_cast<Mode>(mode));
        settleViews(*m_window);
        verifyNothing(leftBehind(*m_window, [this] { return m_window.get(); }));
    }

    // Views that have results, and what is wrong with them.
    void whatWasMadeMeanwhile_data()
    {
        QTest::addColumn<QString>("begunIn");
        for (const char* code : { "en", "zh" })
            QTest::newRow(code) << code;
    }
    void whatWasMadeMeanwhile()
    {
        QFETCH(QString, begunIn);
        const QTemporaryDir folder;
        m_window->setLanguage(begunIn);
        auto* synthesis = m_window->views()->get<widgets::SynthesisView>();
        (void)m_window->showView(QStringLiteral("synthesis"));
        settleViews(*m_window);
        study::SynthesisRequest request;
        request.size = Bytes { 1U << 20U };
        request.groups = { { Rank { 0 }, Rank { 1 }, Rank { 2 }, Rank { 3 } } };
        synthesis->form()->setRequest(request);
        m_window->commands()->action(QStringLiteral("synthesis.start"))->trigger();
        QTRY_VERIFY(synthesis->run() != nullptr);
        synthesis->libraryChart()->setBars({ { "", 10, true }, { "ring", 20, false, true }, { "direct", 40, false } });
        auto* bandwidth = m_window->findChild<widgets::NumberField*>(QStringLiteral("local-mem-bw"));
        QVERIFY(bandwidth != nullptr);
        bandwidth->setText(QStringLiteral("x"));
        emit bandwidth->textEdited(QStringLiteral("x"));
        emit bandwidth->editingFinished();
        QVERIFY(m_window->saveTo(folder.filePath(QStringLiteral("a.weft"))));
        const QAbstractItemModel* issues
            = m_window->views()->get<widgets::IssuesView>()->findChild<QTableView*>()->model();
        QTRY_VERIFY(issues->rowCount() > 1);
        m_window->setLanguage(QStringLiteral("en"));
        settleViews(*m_window);
        verifyNothing(leftBehind(*m_window, [this] { return m_window.get(); }));
    }

    // Those that are opened by a command, and stay open.
    void dialogs_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("command");
        QTest::newRow("guide") << static_cast<int>(Mode::Design) << "help.guide";
        QTest::newRow("shortcuts") << static_cast<int>(Mode::Design) << "help.shortcuts";
        QTest::newRow("report") << static_cast<int>(Mode::Analyze) << "file.report";
        QTest::newRow("about") << static_cast<int>(Mode::Analyze) << "help.about";
        QTest::newRow("generate") << static_cast<int>(Mode::Design) << "topology.generate";
        QTest::newRow("schedule") << static_cast<int>(Mode::Collectives) << "schedule.new";
        QTest::newRow("open") << static_cast<int>(Mode::Design) << "file.open";
    }
    void dialogs()
    {
        QFETCH(int, mode);
        QFETCH(QString, command);
        m_window->setMode(static_cast<Mode>(mode));
        settleViews(*m_window);
        QStringList found;
        bool wasOpen = false;
        const auto look = [&] {
            QPointer<QDialog> dialog;
            for (QDialog* one : m_window->findChildren<QDialog*>()) {
                if (one->isVisible())
                    dialog = one;
            }
            if (dialog == nullptr)
                return;
            wasOpen = true;
            test::settle(*m_window, 60, 8); // one has a preview
            found = leftBehind(*m_window, [dialog] { return dialog.data(); });
            dialog->reject();
        };
        QTimer::singleShot(200, this, look); // it may be modal
        m_window->commands()->action(command)->trigger();
        QTRY_VERIFY(wasOpen);
        verifyNothing(found);
    }

private:
    std::unique_ptr<MainWindow> m_window;
};

WEFT_TEST(TestLanguageRounds)
#include "tst_language_rounds.moc"
