// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the window, light and dark, in one struct: widgets take theirs from the QPalette made of it, and
// canvases read it directly. Interface thread; any that has a ThemeOfThread. Text on its ground has a contrast of at
// least 4.5:1, and colours that can stand side by side are at least 11 apart by CIEDE2000, also for people with a
// colour-vision deficiency.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>

class QApplication;
class QWidget;

namespace weft::widgets {

enum class ThemeKind { Light, Dark };

struct Theme {
    ThemeKind kind = ThemeKind::Light;
    QColor window; // docks, toolbars
    QColor base; // lists, canvases
    QColor alternate; // every other row
    QColor text;
    QColor faintText; // secondary words, axis labels
    QColor border;
    QColor grid; // lines inside canvases
    QColor accent; // selection, focus, the primary button
    QColor accentText; // on accent
    QColor hover; // outline of what the pointer is over
    QColor cursor; // the time cursor
    QColor warning;
    QColor error;
    QColor good;
    // Kinds of work, told apart by people with any colour vision and by lightness.
    QColor compute;
    QColor cpuCompute;
    QColor communication;
    QColor memory;
    QColor point; // point-to-point
    QColor other;
    QColor idle;
    QColor critical; // the critical path
    // Categories without an order: dimensions, groups, series of a chart.
    std::array<QColor, 8> categories;

    [[nodiscard]] static const Theme& light();
    [[nodiscard]] static const Theme& dark();
    // The theme in force: of the thread, else by the lightness of the application's palette.
    [[nodiscard]] static const Theme& current();
    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QColor category(std::size_t number) const { return categories[number % categories.size()]; }
};

// From a at 0 to b at 1.
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, float share);
// Near black or white, whichever is read more easily on that ground.
[[nodiscard]] QColor inkOn(const QColor& ground);
// What the system's palette looks like; asked for at start, before a theme is applied.
[[nodiscard]] ThemeKind systemThemeKind();
// Fusion with Weft's palette and style sheet. Widgets get QEvent::PaletteChange and repaint.
void applyTheme(QApplication& application, ThemeKind kind);

// While it lives, a view is drawn in another theme than the window's: for pictures of it. Nothing of it is seen, for
// windows are painted when it is gone. Quick: what else is open keeps its looks.
class ThemeMeanwhile {
public:
    ThemeMeanwhile(QWidget& view, ThemeKind kind);
    ~ThemeMeanwhile();
    ThemeMeanwhile(const ThemeMeanwhile&) = delete;
    ThemeMeanwhile& operator=(const ThemeMeanwhile&) = delete;

private:
    QWidget* m_view; // null: the theme is in force already
    QPalette m_before;
};

// While it lives, what its thread draws without widgets is in that theme, whatever the window's is: for pictures that
// workers draw.
class ThemeOfThread {
public:
    explicit ThemeOfThread(const Theme& theme);
    ~ThemeOfThread();
    ThemeOfThread(const ThemeOfThread&) = delete;
    ThemeOfThread& operator=(const ThemeOfThread&) = delete;

private:
    const Theme* m_before;
};

} // namespace weft::widgets
