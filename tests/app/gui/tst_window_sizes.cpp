// SPDX-License-Identifier: GPL-3.0-or-later
// A window that was small for a while, and what comes back when it is large again: the sizes of docks that a person
// knows, forms that can be read, the mode of a window that died, and a tour that does not hide what it speaks of.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/session.h"
#include "app/gui/window/tour.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/documents/fabric_findings.h"
#include "widgets/workload/benchmark_form.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>

#include <cstdlib>
#include <map>
#include <memory>

using namespace weft;
using namespace weft::gui;

namespace {

constexpr QSize kLarge(1280, 700);
constexpr QSize kTiny(400, 400);
constexpr int kNear = 12; // px: nobody sees it

using Sizes = std::map<QString, QSize>;

std::unique_ptr<MainWindow> open(QSize size)
{
    auto window = std::make_unique<MainWindow>(true);
    window->resize(size);
    window->show();
    window->workspace()->openSample();
    (void)QTest::qWaitForWindowActive(window.get());
    test::settle(*window, 20, 3);
    return window;
}

void press(MainWindow& window, Mode mode)
{
    QTest::keyClick(&window, Qt::Key(Qt::Key_1 + static_cast<int>(mode)), Qt::ControlModifier);
    test::settle(window, 20, 2);
}

void resize(MainWindow& window, QSize size)
{
    window.resize(size);
    test::settle(window, 40, 4);
}

Sizes sizesOf(MainWindow& window, Mode mode)
{
    press(window, mode);
    Sizes sizes;
    for (const auto* dock : window.findChildren<QDockWidget*>()) {
        if (isInSight(*dock))
            sizes[dock->objectName()] = dock->size();
    }
    return sizes;
}

std::map<Mode, Sizes> sizesOf(MainWindow& window)
{
    std::map<Mode, Sizes> all;
    for (const Mode mode : kModes)
        all[mode] = sizesOf(window, mode);
    return all;
}

// Empty if they are the same to the eye.
QString differences(const Sizes& before, const Sizes& now)
{
    QStringList found;
    for (const auto& [name, size] : before) {
        const auto at = now.find(name);
        const QSize other = at == now.end() ? QSize() : at->second;
        if (std::abs(size.width() - other.width()) > kNear || std::abs(size.height() - other.height()) > kNear)
            found << QString("%1 was %2x%3, is %4x%5")
                         .arg(name)
                         .arg(size.width())
                         .arg(size.height())
                         .arg(other.width())
                         .arg(other.height());
    }
    return found.join("; ");
}

QString differences(const std::map<Mode, Sizes>& before, const std::map<Mode, Sizes>& now)
{
    QStringList found;
    for (const auto& [mode, sizes] : before) {
        if (const QString one = differences(sizes, now.at(mode)); !one.isEmpty())
            found << modeId(mode) + ": " + one;
    }
    return found.join('\n');
}

// A separator, by the hand.
void drag(MainWindow& window, QPoint from, QPoint by)
{
    QTest::mousePress(&window, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step) {
        const QPoint at = from + by * step / 4;
        QMouseEvent move(QEvent::MouseMove, at, window.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window, &move);
        QTest::qWait(5);
    }
    QTest::mouseRelease(&window, Qt::LeftButton, {}, from + by);
    test::settle(window, 20, 2);
}

QDockWidget* dock(const MainWindow& window, const char* name)
{
    return window.findChild<QDockWidget*>(QStringLiteral("dock.") + name);
}

void design(MainWindow& window)
{
    window.workspace()->startNew();
    test::settle(window, 20, 2);
}

std::vector<std::string> found(MainWindow& window)
{
    std::vector<std::string> messages;
    for (const auto& one : widgets::checkFabric(window.workspace()->fabric()->columns()).findings)
        messages.push_back(one.finding.error.message);
    return messages;
}

} // namespace

class TestWindowSizes : public weft::test::SessionTest {
    Q_OBJECT

private slots:
    void aSmallWindowIsNotRemembered()
    {
        const auto window = open(kLarge);
        const auto before = sizesOf(*window);
        for (int round = 0; round < 2; ++round) {
            resize(*window, kTiny);
            (void)sizesOf(*window);
            resize(*window, kLarge);
            const auto now = sizesOf(*window);
            QVERIFY2(differences(before, now).isEmpty(), qPrintable(differences(before, now)));
        }
    }

    // The mode in which the window is made small and large again, without a visit elsewhere.
    void theModeThatIsShownComesBackToo()
    {
        const auto window = open(kLarge);
        for (const Mode mode : kModes) {
            const Sizes before = sizesOf(*window, mode);
            resize(*window, kTiny);
            resize(*window, kLarge);
            const Sizes now = sizesOf(*window, mode);
            QVERIFY2(differences(before, now).isEmpty(), qPrintable(differences(before, now)));
        }
    }

    void norIsItAfterARestart()
    {
        std::map<Mode, Sizes> before;
        {
            const auto window = open(kLarge);
            before = sizesOf(*window);
            resize(*window, kTiny);
            (void)sizesOf(*window);
            QVERIFY(window->close());
        }
        const auto window = open(kLarge);
        const auto now = sizesOf(*window);
        QVERIFY2(differences(before, now).isEmpty(), qPrintable(differences(before, now)));
    }

    void whatAPersonDraggedComesBack()
    {
        Sizes wanted;
        {
            const auto window = open(kLarge);
            press(*window, Mode::Design);
            const QSize was = dock(*window, "properties")->size();
            const QRect properties = dock(*window, "properties")->geometry();
            drag(*window, { properties.left() - 2, properties.center().y() }, { -180, 0 });
            const QRect issues = dock(*window, "issues")->geometry();
            drag(*window, { issues.center().x(), issues.top() - 2 }, { 0, -110 });
            wanted = sizesOf(*window, Mode::Design);
            QVERIFY(wanted.at("dock.properties").width() > was.width() + 150);
            press(*window, Mode::Workload);
            resize(*window, kTiny);
            (void)sizesOf(*window);
            resize(*window, kLarge);
            const Sizes now = sizesOf(*window, Mode::Design);
            QVERIFY2(differences(wanted, now).isEmpty(), qPrintable(differences(wanted, now)));
            resize(*window, kTiny);
            QVERIFY(window->close());
        }
        const auto window = open(kLarge);
        const Sizes now = sizesOf(*window, Mode::Design);
        QVERIFY2(differences(wanted, now).isEmpty(), qPrintable(differences(wanted, now)));
    }

    void fieldsAreWholeInTheSmallestWindow()
    {
        const auto window = open(kTiny);
        for (const Mode mode : kModes) {
            press(*window, mode);
            for (const auto* one : window->findChildren<QDockWidget*>()) {
                if (!isInSight(*one))
                    continue;
                const QSize least = one->widget()->minimumSize();
                QVERIFY2(one->widget()->width() >= least.width() && one->widget()->height() >= least.height(),
                    qPrintable(modeId(mode) + ' ' + one->objectName()));
                QVERIFY2(window->rect().contains(QRect(one->mapTo(window.get(), QPoint()), one->size())),
                    qPrintable(modeId(mode) + ' ' + one->objectName()));
            }
        }
        press(*window, Mode::Workload);
        const auto* form = window->views()->get<widgets::BenchmarkForm>();
        int fields = 0;
        for (const auto* field : form->findChildren<QWidget*>()) {
            if (!field->isVisible()
                || (qobject_cast<const QLineEdit*>(field) == nullptr && qobject_cast<const QComboBox*>(field) == nullptr
                    && qobject_cast<const QAbstractSpinBox*>(field) == nullptr)
                || qobject_cast<const QAbstractSpinBox*>(field->parentWidget()) != nullptr) // a part of it
                continue;
            ++fields;
            QVERIFY2(field->height() >= field->minimumSizeHint().height(),
                qPrintable(QString("%1: %2").arg(field->objectName()).arg(field->height())));
        }
        QVERIFY(fields >= 3);
    }

    // Nobody says goodbye when a window dies.
    void theModeIsKnownWhenTheWindowDies()
    {
        const auto window = open(kLarge);
        for (int round = 0; round < 2; ++round) {
            for (const Mode mode : { Mode::Analyze, Mode::Design, Mode::Simulate }) {
                press(*window, mode);
                QCOMPARE(modeId(Session().lastMode()), modeId(mode));
            }
        }
    }

    void theTourHidesNothingThatItSpeaksOf()
    {
        const auto window = open({ 1280, 720 });
        press(*window, Mode::Analyze);
        window->commands()->action("help.tour")->trigger();
        test::settle(*window, 30, 2);
        auto* tour = window->findChild<Tour*>();
        QVERIFY(tour != nullptr && tour->isVisible());
        for (const char* name : { "summary", "topology" }) {
            const QDockWidget* spokenOf = dock(*window, name);
            const QRect seen(spokenOf->mapTo(window.get(), QPoint()), spokenOf->size());
            QVERIFY2(!tour->geometry().intersects(seen), name);
            QVERIFY(window->rect().contains(tour->geometry()));
            tour->goTo(tour->step() + 1);
            test::settle(*window, 30, 2);
        }
        tour->close();
    }

    // Where its words are longer and its view is behind another one, it is still whole.
    void theTourStaysInTheWindowInEveryLanguage()
    {
        const auto window = open({ 1280, 720 });
        press(*window, Mode::Analyze);
        window->commands()->action("help.tour")->trigger();
        test::settle(*window, 30, 2);
        auto* tour = window->findChild<Tour*>();
        QVERIFY(tour != nullptr && tour->isVisible());
        tour->move(window->width() - tour->width(), tour->y());
        dock(*window, "runs")->raise(); // before the summary
        for (const char* code : { "de", "ar", "zh", "en" }) {
            window->setLanguage(QString::fromLatin1(code));
            test::settle(*window, 30, 2);
            tour = window->findChild<Tour*>();
            QVERIFY(tour == nullptr || window->rect().contains(tour->geometry()));
        }
    }

    void aRunEndsWhatWasSaidBeforeIt()
    {
        const auto window = open(kLarge);
        window->showMessage("The workload is ready: press F5 to run it");
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(window->statusBar()->currentMessage().isEmpty());
        test::settle(*window, 20, 3);
    }

    void partsThatNoWayJoins()
    {
        const auto window = open(kLarge);
        design(*window);
        auto* fabric = window->workspace()->fabric();
        std::vector<widgets::NodeKey> hubs;
        for (int part = 0; part < 2; ++part) {
            hubs.push_back(fabric->addNode(topology::NodeKind::Switch, { 400.0 * part, 0 }));
            for (int npu = 0; npu < 3; ++npu) {
                const auto leaf = fabric->addNode(topology::NodeKind::Npu, { 400.0 * part + 60 * npu, 90 });
                fabric->addLink(leaf, hubs.back(), LinkCost { Latency { 500 }, Bandwidth { 50 } }, true);
            }
        }
        const auto messages = found(*window);
        QCOMPARE(messages.size(), std::size_t { 1 });
        QCOMPARE(QString::fromStdString(messages.front()),
            QString("the fabric falls into 2 parts that no way joins: npu3 and 2 more are apart from the rest"));
        fabric->addLink(hubs[0], hubs[1], LinkCost { Latency { 500 }, Bandwidth { 50 } }, true);
        QVERIFY(found(*window).empty());
    }
};

WEFT_TEST(TestWindowSizes)
#include "tst_window_sizes.moc"
