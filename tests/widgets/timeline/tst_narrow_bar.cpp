// SPDX-License-Identifier: GPL-3.0-or-later
// Where there is little room, the button with an icon gives up its words before a choice is cut.
#include "tests/support/test_program.h"
#include "widgets/timeline/narrow_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QTest>
#include <QToolButton>

using namespace weft::widgets;

class TestNarrowBar : public QObject {
    Q_OBJECT

private slots:
    void wordsGoBeforeAChoiceIsCut()
    {
        QWidget window;
        auto& button = *new QToolButton(&window);
        auto& bar = *new NarrowBar(&button, &window);
        auto* row = new QHBoxLayout(&bar);
        auto& choice = *new QComboBox(&window);
        choice.addItem(QStringLiteral("Lanes: by the dimension of the fabric"));
        choice.setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        button.setText(QStringLiteral("Critical path"));
        QPixmap icon(16, 16);
        icon.fill(Qt::black);
        button.setIcon(icon);
        row->addWidget(&choice);
        row->addWidget(&button);
        window.show();
        bar.resize(1000, 40);
        QTest::qWait(1);
        QCOMPARE(button.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        bar.resize(bar.minimumSizeHint().width(), 40);
        QTest::qWait(1);
        QCOMPARE(button.toolButtonStyle(), Qt::ToolButtonIconOnly);
        QVERIFY(choice.width() >= choice.sizeHint().width());
        bar.resize(1000, 40);
        QTest::qWait(1);
        QCOMPARE(button.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    }
};

WEFT_TEST(TestNarrowBar)
#include "tst_narrow_bar.moc"
