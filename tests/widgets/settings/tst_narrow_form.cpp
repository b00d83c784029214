// SPDX-License-Identifier: GPL-3.0-or-later
// The settings in a narrow dock: rows are stacked, and nothing has to be scrolled sideways.
#include "tests/support/test_program.h"
#include "widgets/settings/form_section.h"
#include "widgets/settings/settings_form.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

class TestNarrowForm : public QObject {
    Q_OBJECT

private slots:
    void nothingIsScrolledSideways_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : { 900, 420, 320, 290 })
            QTest::addRow("%d", width) << width;
    }

    void nothingIsScrolledSideways()
    {
        QFETCH(int, width);
        SettingsForm form;
        form.setDimensionCount(3);
        form.setSettings({});
        for (FormSection* section : form.findChildren<FormSection*>())
            section->setExpanded(true);
        form.show();
        for (const int now : { 700, width, 700, width }) {
            form.resize(now, 600);
            QTest::qWait(20);
        }
        QCOMPARE(form.width(), width);
        const QScrollBar* sideways = form.findChild<QScrollArea*>()->horizontalScrollBar();
        QVERIFY2(sideways->maximum() == 0, qPrintable(QString::number(sideways->maximum())));
    }
};

WEFT_TEST(TestNarrowForm)
#include "tst_narrow_form.moc"
