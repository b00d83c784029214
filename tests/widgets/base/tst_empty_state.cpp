// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the place of a view without content: it takes the keys, and is seen to have them.
#include "tests/support/test_program.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/theme.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace weft::widgets;

class TestEmptyState : public QObject {
    Q_OBJECT

private slots:
    void showsThatItHasTheKeys_data()
    {
        QTest::addColumn<ThemeKind>("theme");
        QTest::newRow("light") << ThemeKind::Light;
        QTest::newRow("dark") << ThemeKind::Dark;
    }
    void showsThatItHasTheKeys()
    {
        QFETCH(ThemeKind, theme);
        applyTheme(*qApp, theme);
        QWidget window;
        auto* field = new QLineEdit(&window);
        auto* empty = new EmptyState(QStringLiteral("topology"), QStringLiteral("Nothing is selected"),
            QStringLiteral("Select a node or a link."), &window);
        auto* column = new QVBoxLayout(&window);
        column->addWidget(field);
        column->addWidget(empty, 1);
        window.resize(400, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        const QImage without = empty->grab().toImage();
        empty->setFocus();
        const QImage with = empty->grab().toImage();
        int others = 0;
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x)
                others += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
        }
        QVERIFY(others >= 2 * (with.width() + with.height())); // all around
        field->setFocus();
        QCOMPARE(empty->grab().toImage(), without);
    }

    // Buttons that come after other views have been made stand in their own for the keys too.
    void buttonsComeAfterIt()
    {
        QWidget window;
        auto* empty = new EmptyState(QStringLiteral("topology"), QStringLiteral("Nothing"), {}, &window);
        auto* field = new QLineEdit(&window);
        auto* column = new QVBoxLayout(&window);
        column->addWidget(empty);
        column->addWidget(field);
        for (const char* name : { "Open", "Make" })
            empty->addAction(new QAction(QString(name), empty));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        empty->setFocus();
        for (const char* name : { "Open", "Make" }) {
            QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
            const auto* button = qobject_cast<QToolButton*>(window.focusWidget());
            QVERIFY(button != nullptr && button->text() == name);
        }
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
        QCOMPARE(window.focusWidget(), field);
    }
};

WEFT_TEST(TestEmptyState)
#include "tst_empty_state.moc"
