// SPDX-License-Identifier: GPL-3.0-or-later
// Both themes keep the contrast that they promise, and the maps grow lighter all the way.
#include "tests/support/test_program.h"
#include "widgets/base/color_map.h"
#include "widgets/base/theme.h"

#include <QApplication>
#include <QTest>

#include <cmath>
#include <limits>

using namespace weft::widgets;

namespace {

// Relative luminance and contrast ratio of WCAG 2.1.
double luminance(const QColor& color)
{
    const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void textIsReadable()
    {
        for (const Theme* theme : { &Theme::light(), &Theme::dark() }) {
            for (const QColor& ground : { theme->window, theme->base, theme->alternate }) {
                for (const QColor& ink : { theme->text, theme->faintText, theme->warning, theme->error, theme->good })
                    QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(ink.name() + " on " + ground.name()));
            }
            QVERIFY(contrast(theme->accentText, theme->accent) >= 4.5);
        }
    }

    void theCurrentThemeFollowsThePalette()
    {
        applyTheme(*qApp, ThemeKind::Dark);
        QVERIFY(Theme::current().kind == ThemeKind::Dark);
        applyTheme(*qApp, ThemeKind::Light);
        QVERIFY(Theme::current().kind == ThemeKind::Light);
    }

    void theSequentialMapGrowsLighter()
    {
        double before = -1;
        for (const QRgb color : sequentialMap()) {
            const double now = luminance(QColor(color));
            QVERIFY(now >= before - 0.002);
            before = now;
        }
        QCOMPARE(mapIndex(-1), std::size_t { 0 });
        QCOMPARE(mapIndex(std::numeric_limits<double>::quiet_NaN()), std::size_t { 0 });
        QCOMPARE(mapIndex(0.5), std::size_t { 128 });
        QCOMPARE(mapIndex(7), std::size_t { 255 });
    }
};

WEFT_TEST(TestTheme)
#include "tst_theme.moc"
