// SPDX-License-Identifier: GPL-3.0-or-later
// Which docks stand in which mode, and how large: after modes in any order, a restart, other sizes of the window, what
// a person moved, and a session that an earlier version left damaged.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/session.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/shared/command_registry.h"

#include <QDockWidget>
#include <QFile>
#include <QRandomGenerator>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace weft;
using namespace weft::gui;

namespace {

QStringList expectedDocks(Mode mode)
{
    QStringList names;
    for (const ViewInfo& info : viewInfos()) {
        for (const ViewPlace& place : info.places) {
            if (place.mode == mode && !place.closed)
                names << info.name;
        }
    }
    names.sort();
    return names;
}

void settle()
{
    for (int round = 0; round < 3; ++round)
        QTest::qWait(10);
}

std::vector<QDockWidget*> docksOf(const MainWindow& window)
{
    const QList<QDockWidget*> found = window.findChildren<QDockWidget*>();
    return { found.begin(), found.end() };
}

QStringList shownDocks(const MainWindow& window)
{
    QStringList names;
    for (const QDockWidget* dock : docksOf(window)) {
        if (!dock->isHidden())
            names << dock->objectName().section('.', 1);
    }
    names.sort();
    return names;
}

// Empty if all is well. A dock behind another tab has no size of its own.
QString tooSmall(const MainWindow& window)
{
    for (const QDockWidget* dock : docksOf(window)) {
        if (!isInSight(*dock))
            continue;
        const QSize least = dock->widget()->minimumSize();
        const QSize size = dock->widget()->size();
        if (size.width() < least.width() || size.height() < least.height())
            return QString("%1 is %2x%3").arg(dock->objectName()).arg(size.width()).arg(size.height());
        if (!window.rect().contains(QRect(dock->mapTo(&window, QPoint()), dock->size())))
            return dock->objectName() + " stands outside of the window";
    }
    return {};
}

std::map<QString, QRect> places(const MainWindow& window)
{
    std::map<QString, QRect> found;
    for (const QDockWidget* dock : docksOf(window)) {
        if (isInSight(*dock))
            found[dock->objectName()] = dock->geometry();
    }
    return found;
}

QString describe(const std::map<QString, QRect>& found)
{
    QStringList lines;
    for (const auto& [name, rect] : found)
        lines << QString("%1 %2,%3 %4x%5").arg(name).arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
    return lines.join("\n");
}

std::vector<Mode> twiceInRandomOrder(quint32 seed)
{
    std::vector<Mode> modes(kModes.begin(), kModes.end());
    modes.insert(modes.end(), kModes.begin(), kModes.end());
    QRandomGenerator random(seed);
    std::shuffle(modes.begin(), modes.end(), random);
    return modes;
}

// As a person does it: by the key of the mode.
void press(MainWindow& window, Mode mode)
{
    QTest::keyClick(&window, Qt::Key(Qt::Key_1 + static_cast<int>(mode)), Qt::ControlModifier);
    settle();
}

std::unique_ptr<MainWindow> open(QSize size)
{
    auto window = std::make_unique<MainWindow>(true);
    window->resize(size);
    window->show();
    window->workspace()->openSample();
    (void)QTest::qWaitForWindowActive(window.get());
    settle();
    return window;
}

} // namespace

#define CHECK_LAYOUT(window)                                                                                           \
    do {                                                                                                               \
        QCOMPARE(shownDocks(window), expectedDocks((window).mode()));                                                  \
        QVERIFY2(tooSmall(window).isEmpty(), qPrintable(modeId((window).mode()) + ": " + tooSmall(window)));           \
    } while (false)

class TestLayouts : public weft::test::SessionTest {
    Q_OBJECT

public:
    TestLayouts()
        : SessionTest(Start::First)
    {
    }

private slots:
    void aFreshProfileThroughDesignAndBack()
    {
        MainWindow window(true);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        settle();
        CHECK_LAYOUT(window);
        const auto before = places(window);
        press(window, Mode::Design);
        CHECK_LAYOUT(window);
        press(window, Mode::Analyze);
        CHECK_LAYOUT(window);
        QVERIFY2(places(window) == before, qPrintable(describe(before) + "\nbut\n" + describe(places(window))));
    }

    void allModesTwiceInAnyOrder_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<quint32>("seed");
        quint32 seed = 1;
        for (const QSize size : { QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160) }) {
            for (int i = 0; i < 2; ++i, ++seed)
                QTest::addRow("%dx%d %u", size.width(), size.height(), seed) << size << seed;
        }
    }
    void allModesTwiceInAnyOrder()
    {
        QFETCH(QSize, size);
        QFETCH(quint32, seed);
        const auto window = open(size);
        std::map<Mode, std::map<QString, QRect>> first;
        for (const Mode mode : twiceInRandomOrder(seed)) {
            press(*window, mode);
            QVERIFY(window->mode() == mode);
            CHECK_LAYOUT(*window);
            const auto now = places(*window);
            if (const auto at = first.find(mode); at == first.end())
                first[mode] = now;
            else
                QVERIFY2(at->second == now,
                    qPrintable(modeId(mode) + ":\n" + describe(at->second) + "\nbut\n" + describe(now)));
        }
    }

    void aRestartAndAnotherSize()
    {
        quint32 seed = 20;
        for (const QSize size : { QSize(1920, 1080), QSize(1280, 720), QSize(3840, 2160), QSize(1280, 720) }) {
            const auto window = open(size);
            for (const Mode mode : twiceInRandomOrder(++seed)) {
                press(*window, mode);
                CHECK_LAYOUT(*window);
            }
            window->resize(1280, 720);
            settle();
            for (const Mode mode : twiceInRandomOrder(++seed)) {
                press(*window, mode);
                CHECK_LAYOUT(*window);
            }
            QVERIFY(window->close());
        }
    }

    void whatAPersonMovedStays()
    {
        QSize moved;
        {
            const auto window = open({ 1920, 1080 });
            press(*window, Mode::Analyze);
            window->findChild<QDockWidget*>("dock.heatmap")->close();
            auto* timeline = window->findChild<QDockWidget*>("dock.timeline");
            window->resizeDocks({ timeline }, { 600 }, Qt::Vertical);
            settle();
            moved = timeline->size();
            press(*window, Mode::Design);
            CHECK_LAYOUT(*window);
            press(*window, Mode::Analyze);
            QVERIFY(window->findChild<QDockWidget*>("dock.heatmap")->isHidden());
            QCOMPARE(timeline->size(), moved);
            QVERIFY(window->close());
        }
        const auto window = open({ 1920, 1080 });
        press(*window, Mode::Analyze);
        QVERIFY(window->findChild<QDockWidget*>("dock.heatmap")->isHidden());
        QVERIFY(!window->findChild<QDockWidget*>("dock.timeline")->isHidden());
        QCOMPARE(window->findChild<QDockWidget*>("dock.timeline")->size(), moved);
        window->commands()->action("view.restoreLayout")->trigger();
        settle();
        CHECK_LAYOUT(*window);
    }

    // A view of another mode that a person opened in this one belongs to it from then on.
    void aDockFromElsewhereStays()
    {
        const auto window = open({ 1920, 1080 });
        press(*window, Mode::Design);
        auto* runs = window->findChild<QDockWidget*>("dock.runs");
        runs->toggleViewAction()->trigger();
        settle();
        QVERIFY(!runs->isHidden());
        QVERIFY2(tooSmall(*window).isEmpty(), qPrintable(tooSmall(*window)));
        press(*window, Mode::Workload);
        CHECK_LAYOUT(*window);
        press(*window, Mode::Design);
        QStringList both = expectedDocks(Mode::Design) << "runs";
        both.sort();
        QCOMPARE(shownDocks(*window), both);
        QVERIFY2(tooSmall(*window).isEmpty(), qPrintable(tooSmall(*window)));
    }

    // What an earlier version left: states that bring other docks than the mode has.
    void aDamagedSessionHeals()
    {
        QByteArray wrong;
        {
            const auto window = open({ 1920, 1080 });
            press(*window, Mode::Design);
            wrong = window->saveState();
            QVERIFY(window->close());
        }
        {
            QSettings old(test::sessionFile(), QSettings::IniFormat);
            old.setValue("layout1/analyze", wrong);
            old.setValue("layout1/design", QByteArray("no state at all"));
        }
        Session session;
        for (const QByteArray& state : { wrong, QByteArray("no state at all") }) {
            for (const Mode mode : { Mode::Analyze, Mode::Collectives })
                session.setLayout(mode, { state, expectedDocks(mode), expectedDocks(mode) });
            session.setLayout(Mode::Design, { wrong, { "tea" }, { "tea" } });
            QSettings(test::sessionFile(), QSettings::IniFormat).sync();
            const auto window = open({ 1280, 720 });
            for (const Mode mode : twiceInRandomOrder(40)) {
                press(*window, mode);
                CHECK_LAYOUT(*window);
            }
            QVERIFY(window->close());
        }
    }

    void arrangementsHaveNames()
    {
        const QString name = "Time / only & nothing else";
        {
            const auto window = open({ 1920, 1080 });
            press(*window, Mode::Analyze);
            window->findChild<QDockWidget*>("dock.heatmap")->close();
            window->findChild<QDockWidget*>("dock.topology")->close();
            settle();
            window->saveArrangement(name);
            window->commands()->action("view.restoreLayout")->trigger();
            settle();
            CHECK_LAYOUT(*window);
            QVERIFY(window->close());
        }
        const auto window = open({ 1920, 1080 });
        press(*window, Mode::Design);
        for (int round = 0; round < 2; ++round) {
            QVERIFY(window->showArrangement(name));
            settle();
            QVERIFY(window->mode() == Mode::Analyze);
            QVERIFY(window->findChild<QDockWidget*>("dock.heatmap")->isHidden());
            QVERIFY(window->findChild<QDockWidget*>("dock.topology")->isHidden());
            QVERIFY(!window->findChild<QDockWidget*>("dock.timeline")->isHidden());
            QVERIFY2(tooSmall(*window).isEmpty(), qPrintable(tooSmall(*window)));
            press(*window, Mode::Workload);
            CHECK_LAYOUT(*window);
        }
        QVERIFY(!window->showArrangement("tea"));
        Session().removeArrangement(name);
        QCOMPARE(Session().arrangements(), QStringList());
    }
};

WEFT_TEST(TestLayouts)
#include "tst_dock_layouts.moc"
