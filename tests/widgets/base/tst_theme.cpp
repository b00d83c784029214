// SPDX-License-Identifier: GPL-3.0-or-later
// Both themes keep the contrast that they promise, and the maps grow lighter all the way.
#include "tests/support/color_contrast.h"
#include "tests/support/color_distance.h"
#include "tests/support/test_program.h"
#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"

#include <QApplication>
#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace weft::testing;
using namespace weft::widgets;

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

    void theMeasureIsThatOfThePaper()
    {
        // Pairs 1, 7, 17 and 25 of Sharma, Wu and Dalal.
        const struct {
            Triple one;
            Triple two;
            double distance;
        } pairs[] { { { 50, 2.6772, -79.7751 }, { 50, 0, -82.7485 }, 2.0425 }, { { 50, 0, 0 }, { 50, -1, 2 }, 2.3669 },
            { { 50, 2.5, 0 }, { 73, 25, -18 }, 27.1492 },
            { { 60.2574, -34.0099, 36.2677 }, { 60.4626, -34.1751, 39.4387 }, 1.2644 } };
        for (const auto& pair : pairs) {
            QVERIFY(std::abs(ciede2000(pair.one, pair.two) - pair.distance) < 1e-4);
            QVERIFY(std::abs(ciede2000(pair.two, pair.one) - pair.distance) < 1e-4);
        }
    }

    void whatStandsSideBySideDiffersForEverybody()
    {
        constexpr double kLeast = 11; // CIEDE2000
        for (const Theme* theme : { &Theme::light(), &Theme::dark() }) {
            using Named = std::pair<const char*, QColor>;
            // In each of these all can be neighbours: bars with the lines that cross them, signs of issues, series.
            std::vector<std::vector<Named>> sets {
                { { "compute", theme->compute }, { "communication", theme->communication }, { "memory", theme->memory },
                    { "point", theme->point }, { "idle", theme->idle }, { "cpuCompute", theme->cpuCompute },
                    { "other", theme->other }, { "critical", theme->critical }, { "cursor", theme->cursor } },
                { { "accent", theme->accent }, { "hover", theme->hover }, { "critical", theme->critical },
                    { "cursor", theme->cursor } },
                { { "warning", theme->warning }, { "error", theme->error }, { "good", theme->good } },
                { { "working", theme->faintText }, { "degraded", theme->warning }, { "failed", theme->error },
                    { "selected", theme->accent } },
                {}
            };
            for (const QColor& category : theme->categories)
                sets.back().push_back({ "category", category });
            for (const auto& set : sets) {
                for (std::size_t one = 0; one < set.size(); ++one) {
                    for (std::size_t two = 0; two < one; ++two) {
                        for (const Vision& vision : kVisions) {
                            const double distance
                                = ciede2000(labOf(set[one].second, vision), labOf(set[two].second, vision));
                            QVERIFY2(distance >= kLeast,
                                qPrintable(QStringLiteral("%1 %2 and %3 %4 are %5 apart for %6 in the %7 theme")
                                               .arg(set[one].first, set[one].second.name(), set[two].first,
                                                   set[two].second.name(), QString::number(distance), vision.name,
                                                   theme->kind == ThemeKind::Dark ? "dark" : "light")));
                        }
                    }
                }
            }
        }
    }

    void namesOnBarsAreReadable()
    {
        for (const Theme* theme : { &Theme::light(), &Theme::dark() }) {
            for (const QColor& bar :
                { theme->compute, theme->cpuCompute, theme->communication, theme->memory, theme->point })
                QVERIFY2(contrast(inkOn(bar), bar) >= 4.5, qPrintable(bar.name()));
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
        // For everybody, and an eighth of the way is far enough to be seen.
        for (const Vision& vision : kVisions) {
            double lightness = -1;
            for (const QRgb color : sequentialMap()) {
                const double now = labOf(QColor(color), vision)[0];
                QVERIFY2(now >= lightness - 0.2, vision.name);
                lightness = now;
            }
            for (std::size_t at = 32; at < kMapColors; at += 32) {
                const double distance = ciede2000(
                    labOf(QColor(sequentialMap()[at - 32]), vision), labOf(QColor(sequentialMap()[at]), vision));
                QVERIFY2(distance >= 5, qPrintable(QString("%1: %2").arg(vision.name).arg(distance)));
            }
        }
        QCOMPARE(mapIndex(-1), std::size_t { 0 });
        QCOMPARE(mapIndex(std::numeric_limits<double>::quiet_NaN()), std::size_t { 0 });
        QCOMPARE(mapIndex(0.5), std::size_t { 128 });
        QCOMPARE(mapIndex(7), std::size_t { 255 });
    }

    // Zero is in the middle and stands back; either half grows away from it, and its ends are told apart by everybody.
    void theDivergingMapHasZeroInItsMiddle()
    {
        QCOMPARE(divergingIndex(0), kMapColors / 2);
        QCOMPARE(divergingIndex(-1), std::size_t { 0 });
        QCOMPARE(divergingIndex(1), kMapColors - 1);
        for (const bool onDark : { false, true }) {
            const ColorTable& map = divergingMap(onDark);
            const double sign = onDark ? 1 : -1; // away from the ground
            for (std::size_t at = kMapColors / 2 + 1; at + 1 < kMapColors; ++at)
                QVERIFY(sign * (luminance(QColor(map[at + 1])) - luminance(QColor(map[at]))) >= -0.002);
            for (std::size_t at = kMapColors / 2 - 2; at > 0; --at)
                QVERIFY(sign * (luminance(QColor(map[at - 1])) - luminance(QColor(map[at]))) >= -0.002);
            for (const Vision& vision : kVisions) {
                const auto apart = [&](std::size_t a, std::size_t b) {
                    return ciede2000(labOf(QColor(map[a]), vision), labOf(QColor(map[b]), vision));
                };
                QVERIFY2(apart(0, kMapColors - 1) > 30, vision.name);
                QVERIFY2(apart(32, kMapColors - 33) > 25, vision.name);
                QVERIFY2(apart(64, kMapColors - 65) > 15, vision.name);
                QVERIFY2(apart(0, kMapColors / 2) > 30, vision.name);
                QVERIFY2(apart(kMapColors - 1, kMapColors / 2) > 30, vision.name);
            }
        }
    }
};

WEFT_TEST(TestTheme)
#include "tst_theme.moc"
