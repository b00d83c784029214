// SPDX-License-Identifier: GPL-3.0-or-later
// Another language for a window that is open: it says then what a fresh one says, and stands as that one reads.
#include "app/gui/views/dock_layouts.h"
#include "app/gui/views/report_sections.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/palette_entries.h"
#include "tests/app/gui/visible_texts.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/issues/issues_model.h"
#include "widgets/issues/issues_view.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"

#include <QDockWidget>
#include <QLabel>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>
#include <QThread>
#include <QToolButton>

#include <algorithm>
#include <atomic>

using namespace weft;
using namespace weft::gui;

namespace {

// The sample with a second run beside the first, seen in Compare, which has every one of its pages.
void fill(MainWindow& window)
{
    window.resize(1280, 720);
    window.show();
    window.openSample();
    test::settle(window, 30, 5);
    Workspace& open = *window.workspace();
    const auto sealed = *open.fabric()->sealed();
    open.fabric()->setState({}, { sealed->linkKeys[0] }, { {}, 0.25, {}, {}, false });
    QVERIFY(open.run().isEmpty());
    test::settle(window, 30, 3);
    open.runs()->setCompared(open.runs()->items()[0].id, open.runs()->items()[1].id);
    test::settle(window, 30, 3);
}

// Of every mode, with every dock and every page in front once. Figures that the clock of the wall gives differ.
std::set<std::pair<QString, QString>> textsOfModes(MainWindow& window)
{
    static const QRegularExpression digits(QStringLiteral("[\\d٠-٩]+"), QRegularExpression::UseUnicodePropertiesOption);
    // Qt leaves the letter of a menu behind the text of a button in Chinese until the menu was shown.
    static const QRegularExpression mark(QStringLiteral("\\s?\\([A-Z]\\)"));
    std::set<std::pair<QString, QString>> texts;
    const auto add = [&] {
        for (const auto& [said, owner] : test::visibleTexts(window))
            texts.emplace(QString(said).remove(mark).replace(digits, QStringLiteral("#")), owner);
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->isVisibleTo(&window) && !widget->objectName().isEmpty())
                texts.emplace(widget->isRightToLeft() ? QStringLiteral("to the left") : QStringLiteral("to the right"),
                    widget->objectName());
        }
    };
    const Mode before = window.mode();
    for (const Mode mode : kModes) {
        window.setMode(mode);
        test::settle(window, 30, 2);
        for (const auto& [info, view] : window.views()->entries()) {
            auto* dock = qobject_cast<QDockWidget*>(view->parentWidget());
            if (dock == nullptr || dock->isHidden())
                continue;
            dock->raise();
            QTest::qWait(1);
            for (QTabWidget* tabs : view->findChildren<QTabWidget*>()) {
                const int front = tabs->currentIndex();
                for (int page = 0; page < tabs->count(); ++page) {
                    tabs->setCurrentIndex(page);
                    test::settle(window, 5, 1);
                    add();
                }
                tabs->setCurrentIndex(front);
            }
            add();
        }
    }
    window.setMode(before);
    test::settle(window, 30, 1);
    return texts;
}

std::map<QString, QRect> docksInSight(const MainWindow& window)
{
    std::map<QString, QRect> docks;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (isInSight(*dock) && !dock->isFloating())
            docks[dock->objectName()] = QRect(dock->mapTo(&window, QPoint()), dock->size());
    }
    return docks;
}

} // namespace

class TestLiveLanguage : public weft::test::LanguageTest {
    Q_OBJECT

private slots:
    // Whatever languages came before, the window says what one says that was begun in this one, and reads as that one.
    void aWindowThatChangedSaysWhatAFreshOneSays_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QStringList>("then");
        QTest::newRow("English first") << "en" << QStringList { "de", "ar", "zh", "en" };
        QTest::newRow("Arabic first") << "ar" << QStringList { "en", "de" };
        QTest::newRow("German first") << "de" << QStringList { "ar", "zh" };
    }
    void aWindowThatChangedSaysWhatAFreshOneSays()
    {
        QFETCH(QString, first);
        QFETCH(QStringList, then);
        widgets::useLanguage(first);
        MainWindow window(false);
        fill(window);
        (void)textsOfModes(window);
        for (const QString& code : then) {
            window.setLanguage(code);
            test::settle(window, 30, 3);
            const auto said = textsOfModes(window);
            MainWindow fresh(false);
            fill(fresh);
            (void)textsOfModes(fresh); // to go through a window selects in it
            const auto wanted = textsOfModes(fresh);
            QVERIFY(wanted.size() > 400);
            QStringList others;
            for (const auto& [text, owner] : said) {
                if (!wanted.contains({ text, owner }))
                    others << owner + QStringLiteral(": ") + text;
            }
            for (const auto& [text, owner] : wanted) {
                if (!said.contains({ text, owner }))
                    others << QStringLiteral("missing of ") + owner + QStringLiteral(": ") + text;
            }
            for (const QString& other : others) // there may be more than a message holds
                qWarning("%s: %s", qPrintable(code), qPrintable(other));
            QVERIFY2(others.isEmpty(), qPrintable(code));
        }
    }

    // The last message, and what is under way.
    void whatPassesIsSaidAgain()
    {
        widgets::useLanguage(QStringLiteral("en"));
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 30, 3);
        QVERIFY(window.workspace()->run().isEmpty());
        test::settle(window, 30, 3);
        QCOMPARE(window.statusBar()->currentMessage(), "Run 2 is done");
        std::atomic<bool> isOver = false;
        widgets::JobRunner* jobs = window.workspace()->jobs();
        jobs->start(
            QCoreApplication::translate("weft::widgets::DifferenceMap", "Laying out the fabric"), nullptr,
            [&isOver](const Watch&) {
                while (!isOver)
                    QThread::msleep(1);
                return 0;
            },
            [](int) {});
        window.setLanguage(QStringLiteral("de"));
        const std::vector<widgets::JobRunner::Job> underWay = jobs->jobs();
        isOver = true;
        QVERIFY(std::ranges::any_of(underWay, [](const auto& job) { return job.title == "Fabric wird angeordnet"; }));
        QCOMPARE(window.statusBar()->currentMessage(), "Lauf 2 ist fertig");
        // Legends paint words of their own, and are as wide as these.
        MainWindow fresh(false);
        const auto widthIn = [](const MainWindow& of) {
            return of.findChild<widgets::HeatMapView*>()
                ->findChild<QWidget*>(QStringLiteral("heatLegend"))
                ->maximumWidth();
        };
        QCOMPARE(widthIn(window), widthIn(fresh));
    }

    // Work that broke off, and a run with a name of the window's in the title of work.
    void whatIsUnderWayNamesRunsInTheLanguageInForce()
    {
        widgets::useLanguage(QStringLiteral("en"));
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 30, 3);
        const auto preparing = [](const QString& run) {
            return QCoreApplication::translate("weft::widgets::HeatMapView", "Preparing the heat map of %1").arg(run);
        };
        const auto name
            = [&window] { return QString::fromStdString(window.workspace()->runs()->current()->entry.name); };
        const auto broken = [&preparing, &name] {
            return QCoreApplication::translate("weft::gui::Workspace", "%1 broke off: %2")
                .arg(preparing(name()), widgets::JobRunner::tr("there is not enough memory"));
        };
        widgets::JobRunner* jobs = window.workspace()->jobs();
        const auto* issues = window.views()->get<widgets::IssuesView>()->model();
        for (const char* from : { "en", "ar", "zh", "de" }) {
            window.setLanguage(QString::fromLatin1(from));
            std::atomic<bool> isOver = false;
            const auto wait = [&isOver](const Watch&) {
                while (!isOver)
                    QThread::msleep(1);
                return 0;
            };
            jobs->start(
                preparing(name()), nullptr, [](const Watch&) -> int { throw std::bad_alloc(); }, [](int) {});
            jobs->waitForAll();
            const widgets::JobId job = jobs->start(preparing(name()), nullptr, wait, [](int) {});
            QStringList wrong;
            for (const char* to : { "de", "ar", "en", "zh", "ar", "de" }) {
                window.setLanguage(QString::fromLatin1(to));
                const auto look = [&](const QString& said, const QString& wanted) {
                    if (widgets::withoutIsolates(said) != widgets::withoutIsolates(wanted))
                        wrong << QStringLiteral("%1 to %2: %3 | %4").arg(from, to, said, wanted);
                };
                for (const auto& one : jobs->jobs()) {
                    if (one.id == job)
                        look(one.title, preparing(name()));
                }
                look(window.statusBar()->currentMessage(), broken());
                QString listed;
                for (int row = 0; row < issues->rowCount(); ++row) {
                    if (issues->issue(row).source == QCoreApplication::translate("weft::gui::IssueGuide", "Work"))
                        listed = widgets::inWords(issues->issue(row).finding.error.message);
                }
                look(listed,
                    widgets::inWords(say("%1: %2", preparing(name()).toStdString(),
                        widgets::JobRunner::tr("there is not enough memory").toStdString())));
            }
            isOver = true;
            jobs->waitForAll();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        }
    }

    // What happened is kept, and said when somebody asks.
    void problemsOfSchedulesAreSaidInTheLanguageInForce()
    {
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        auto* view = window.views()->get<widgets::ScheduleView>();
        QVERIFY(window.showView(QStringLiteral("schedule")));
        view->openFile(QStringLiteral("/nowhere/none.xml"));
        window.workspace()->jobs()->waitForAll();
        const QString english = view->side(0)->problem();
        QVERIFY2(english.startsWith("none.xml cannot be shown: "), qPrintable(english));
        window.setLanguage(QStringLiteral("de"));
        QVERIFY2(view->side(0)->problem().startsWith("none.xml kann nicht gezeigt werden: "),
            qPrintable(view->side(0)->problem()));
        window.setLanguage(QStringLiteral("en"));
        QCOMPARE(view->side(0)->problem(), english);
        widgets::LibraryOrder order;
        order.algorithm = "ring";
        order.request.pattern.ranks = 4;
        view->make(order);
        QTRY_VERIFY(view->side(0)->schedule() != nullptr);
        QVERIFY(view->side(0)->problem().isEmpty());
        QVERIFY(view->side(0)->replay() != nullptr
            || view->side(0)->replayProblem() == QString::fromUtf8("Preparing the contents…"));
        window.setLanguage(QStringLiteral("de"));
        QVERIFY(view->side(0)->replay() != nullptr || !view->side(0)->replayProblem().startsWith("Preparing"));
    }

    // Keys of the system have the order of their signs, their values that of their words; a line that begins with a
    // foreign name is a line of the window's language all the same.
    void whatIsReadFromTheRightStandsSo()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 30, 3);
        window.setLanguage(QStringLiteral("ar"));
        QStringList values;
        for (const widgets::ReportPart& part : reportParts(*window.views(), *window.workspace())) {
            if (part.isComing && part.isComing())
                continue;
            for (const widgets::ReportTable& table : part.make().tables) {
                for (const QStringList& row : table.rows) {
                    if (row.front().contains("active-chunks-per-dimension")) {
                        QVERIFY(row.front().startsWith(QChar(0x2066))); // read from the left
                        values << row.back();
                    }
                }
            }
        }
        QCOMPARE(values.size(), 1);
        QVERIFY2(values.front().startsWith("2 ") && values.front().isRightToLeft(), qPrintable(values.front()));
        (void)window.showView(QStringLiteral("synthesis"));
        const auto* sizes = window.findChild<QLabel*>(QStringLiteral("synthesisSizes"));
        QTRY_VERIFY(sizes->text().contains("nccl-tests"));
        QVERIFY2(sizes->text().isRightToLeft(), qPrintable(sizes->text()));
        // Of two keys with their sizes each stays beside its own.
        const auto* both = window.findChild<QLabel*>(QStringLiteral("benchmarkSizes"));
        QVERIFY2(both->text().contains(QString::fromUtf8("\u2066comm_size:\u00a0")), qPrintable(both->text()));
        QVERIFY2(both->text().contains(QString::fromUtf8("\u2066nccl-tests:\u00a0")), qPrintable(both->text()));
        // The arrow of a heading is beside its title, at the end where reading begins.
        window.setMode(Mode::Simulate);
        for (auto* heading : window.findChildren<QToolButton*>(QRegularExpression(QStringLiteral("^heading\\.")))) {
            const QImage picture = heading->grab().toImage();
            const auto inkIn = [&picture](int from, int to) {
                int ink = 0;
                for (int x = from; x < to; ++x) {
                    for (int y = 4; y < picture.height() - 4; ++y)
                        ink += picture.pixel(x, y) != picture.pixel(picture.width() / 3, 5) ? 1 : 0;
                }
                return ink;
            };
            QVERIFY2(inkIn(picture.width() - 24, picture.width() - 4) > 5, qPrintable(heading->text()));
            QVERIFY2(inkIn(4, 24) == 0, qPrintable(heading->text()));
        }
    }

    // By its name in English, by the word for languages in the one in force; views by what the guide calls them.
    void thePaletteFindsLanguagesAndEnglishNames()
    {
        MainWindow window(false);
        const auto finds = [&window](const QString& typed, const QString& name) {
            const auto entries = paletteEntries(window, typed);
            return std::any_of(entries.begin(), entries.end(), [&](const auto& entry) { return entry.text == name; });
        };
        for (const char* code : { "en", "de", "ar", "de" }) {
            window.setLanguage(QString::fromLatin1(code));
            for (const char* typed : { "german", "Deutsch" })
                QVERIFY2(finds(typed, "Deutsch"), typed);
            QVERIFY(!finds("german", QStringLiteral("English")));
            QVERIFY(finds("what-if", findView("whatif")->title));
            QVERIFY(!finds("what-ifx", findView("whatif")->title));
        }
        QVERIFY(finds("Sprache", "Deutsch") && finds("Sprache", "English"));
        window.setLanguage(QStringLiteral("en"));
        QVERIFY(finds("language", "Deutsch") && !finds("Sprache", "Deutsch"));
    }

    // The docks stand the other way round at once, in the sizes that a person gave them, and come back.
    void theWindowTurnsRound()
    {
        widgets::useLanguage(QStringLiteral("en"));
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        test::settle(window, 30, 5);
        for (const Mode mode : { Mode::Analyze, Mode::Design, Mode::Compare }) {
            window.setMode(mode);
            test::settle(window, 30, 2);
            const auto docks = docksInSight(window);
            const auto widest
                = std::ranges::max_element(docks, {}, [](const auto& dock) { return dock.second.width(); });
            window.resizeDocks(
                { window.findChild<QDockWidget*>(widest->first) }, { widest->second.width() * 3 / 4 }, Qt::Horizontal);
            test::settle(window, 30, 1);
            const std::map<QString, QRect> before = docksInSight(window);
            window.setLanguage(QStringLiteral("ar"));
            test::settle(window, 30, 1);
            const std::map<QString, QRect> turned = docksInSight(window);
            QCOMPARE(turned.size(), before.size());
            constexpr int kNear = 4; // px; the thin bars of titles follow the words
            for (const auto& [name, place] : before) {
                QVERIFY2(turned.contains(name), qPrintable(name));
                const QRect now = turned.at(name);
                QVERIFY2(std::abs(window.width() - 1 - now.right() - place.left()) <= kNear
                        && std::abs(now.width() - place.width()) <= kNear,
                    qPrintable(QStringLiteral("%1 from %2 + %3 to %4 + %5")
                                   .arg(name)
                                   .arg(place.left())
                                   .arg(place.width())
                                   .arg(now.left())
                                   .arg(now.width())));
            }
            window.setLanguage(QStringLiteral("en"));
            test::settle(window, 30, 1);
            for (const auto& [name, place] : docksInSight(window))
                QVERIFY2(std::abs(place.left() - before.at(name).left()) <= kNear, qPrintable(name));
        }
    }
};

WEFT_TEST(TestLiveLanguage)
#include "tst_live_language.moc"
