// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/looks/theme.h"

#include "widgets/base/looks/tab_room.h"
#include "widgets/base/looks/title_header.h"
#include "widgets/base/words/reading_order.h"

#include <QApplication>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace weft::widgets {

namespace {

thread_local const Theme* themeOfThread = nullptr;

// From Okabe and Ito's colours, shifted until all that can stand side by side differs for everybody (tst_theme measures
// it) and keeps its contrast with each ground.
Theme makeLight()
{
    Theme theme;
    theme.kind = ThemeKind::Light;
    theme.window = QColor(0xF3F4F6);
    theme.base = QColor(0xFFFFFF);
    theme.alternate = QColor(0xF7F8FA);
    theme.text = QColor(0x1B1F24);
    theme.faintText = QColor(0x5A6370);
    theme.border = QColor(0xCBD0D8);
    theme.grid = QColor(0xE4E7EC);
    theme.accent = QColor(0x1F5FBF);
    theme.accentText = QColor(0xFFFFFF);
    theme.hover = QColor(0xDB470B);
    theme.cursor = QColor(0x14181D);
    theme.warning = QColor(0x9A6200);
    theme.error = QColor(0x8F1E15);
    theme.good = QColor(0x027E55);
    theme.compute = QColor(0x1797FF);
    theme.cpuCompute = QColor(0x0A3F6A);
    theme.communication = QColor(0xE08A1E);
    theme.memory = QColor(0x7A52B3);
    theme.point = QColor(0x21907B);
    theme.other = QColor(0x949EB6);
    theme.idle = QColor(0xDDE1E7);
    theme.critical = QColor(0xA92752);
    theme.categories = { QColor(0x0C71CA), QColor(0xC35A10), QColor(0x009E73), QColor(0xAC6894), QColor(0xC9991B),
        QColor(0x11A7FB), QColor(0x6B6B6B), QColor(0x543895) };
    return theme;
}

Theme makeDark()
{
    Theme theme;
    theme.kind = ThemeKind::Dark;
    theme.window = QColor(0x23272E);
    theme.base = QColor(0x1A1D22);
    theme.alternate = QColor(0x1F2329);
    theme.text = QColor(0xE6E9EE);
    theme.faintText = QColor(0xA0A9B6);
    theme.border = QColor(0x3D444F);
    theme.grid = QColor(0x2C323A);
    theme.accent = QColor(0x4C8DF0);
    theme.accentText = QColor(0x0B1220);
    theme.hover = QColor(0xFFA94D);
    theme.cursor = QColor(0xFFFFFF);
    theme.warning = QColor(0xF0B429);
    theme.error = QColor(0xF97A6F);
    theme.good = QColor(0x53CB9F);
    theme.compute = QColor(0x579AF4);
    theme.cpuCompute = QColor(0x305688);
    theme.communication = QColor(0xEFA041);
    theme.memory = QColor(0xB8B6DD);
    theme.point = QColor(0x5CD6B0);
    theme.other = QColor(0x77716A);
    theme.idle = QColor(0x343A43);
    theme.critical = QColor(0xF055A5);
    theme.categories = { QColor(0x1A7FD5), QColor(0xF58538), QColor(0x2FC79A), QColor(0xAC739C), QColor(0xFAD456),
        QColor(0xA7D8FD), QColor(0xA8AFB8), QColor(0xB999FF) };
    return theme;
}

// Fusion draws the outlines of fields darker than the window, which in the dark nobody can see.
class OutlinedStyle : public ReadingOrderStyle {
public:
    OutlinedStyle()
        : ReadingOrderStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override
    {
        ReadingOrderStyle::drawPrimitive(element, option, painter, widget);
        const Theme& theme = Theme::current();
        if (theme.kind != ThemeKind::Dark)
            return;
        const bool focused = (option->state & State_HasFocus) != 0;
        painter->save();
        painter->setPen(focused ? theme.accent : theme.faintText);
        if (element == PE_IndicatorCheckBox)
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->setPen(focused ? theme.accent : theme.border);
        painter->setRenderHint(QPainter::Antialiasing);
        if (element == PE_FrameLineEdit)
            painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        painter->restore();
    }

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        const int usual = ReadingOrderStyle::pixelMetric(metric, option, widget);
        return metric == PM_TabBarTabHSpace && haveTabsToStandClose(widget) ? std::min(usual, kCloseTabs) : usual;
    }

    // Titles of columns that are too long go on in the next line, or end with dots; else their beginning is cut where
    // they stand at the right.
    void drawControl(
        ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override
    {
        const auto* header = element == CE_HeaderLabel ? qstyleoption_cast<const QStyleOptionHeader*>(option) : nullptr;
        if (header == nullptr) {
            ReadingOrderStyle::drawControl(element, option, painter, widget);
            return;
        }
        QStyleOptionHeader own(*header);
        const QFontMetrics metrics = painter->fontMetrics();
        const int lines = std::clamp(header->rect.height() / metrics.lineSpacing(), 1, kTitleLines);
        own.text = titleInLines(header->text, metrics, header->rect.width(), lines);
        ReadingOrderStyle::drawControl(element, &own, painter, widget);
    }

    // What a field says while it is empty is seen whole, in whatever language it is said.
    QSize sizeFromContents(
        ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const override
    {
        const auto* field = type == CT_LineEdit ? qobject_cast<const QLineEdit*>(widget) : nullptr;
        if (field == nullptr || field->placeholderText().isEmpty())
            return ReadingOrderStyle::sizeFromContents(type, option, contents, widget);
        constexpr int kBeside = 2; // px that Qt leaves on either side of a text
        const QMargins margins = field->textMargins();
        const int wide = field->fontMetrics().horizontalAdvance(field->placeholderText()) + 2 * kBeside + 1
            + margins.left() + margins.right();
        return ReadingOrderStyle::sizeFromContents(type, option, contents.expandedTo({ wide, 0 }), widget);
    }
};

QString styleSheetOf(const Theme& theme)
{
    return QStringLiteral("QToolTip { color: %1; background: %2; border: 1px solid %3; padding: 3px; }"
                          "QDockWidget::title { padding: 5px 8px; background: %4; }"
                          "QMainWindow::separator { background: %3; width: 1px; height: 1px; margin: 1px; }"
                          "QHeaderView::section { background: %4; color: %5; border: 0;"
                          " border-bottom: 1px solid %3; padding: 4px 6px; }"
                          "QStatusBar::item { border: 0; }")
        .arg(theme.text.name(), theme.base.name(), theme.border.name(), theme.window.name(), theme.faintText.name());
}

} // namespace

const Theme& Theme::light()
{
    static const Theme theme = makeLight();
    return theme;
}

const Theme& Theme::dark()
{
    static const Theme theme = makeDark();
    return theme;
}

const Theme& Theme::current()
{
    if (themeOfThread != nullptr)
        return *themeOfThread;
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? dark() : light();
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, alternate);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, faintText);
    palette.setColor(QPalette::Button, window);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, error);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, accentText);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::Light, kind == ThemeKind::Light ? base : border);
    palette.setColor(QPalette::Midlight, border);
    palette.setColor(QPalette::Mid, border);
    palette.setColor(QPalette::Dark, kind == ThemeKind::Light ? border : QColor(0x121418));
    palette.setColor(QPalette::Shadow, QColor(0x101215));
    for (const QPalette::ColorRole role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText }) {
        QColor faint = faintText;
        faint.setAlpha(150);
        palette.setColor(QPalette::Disabled, role, faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, border);
    return palette;
}

QColor mixed(const QColor& a, const QColor& b, float share)
{
    return QColor::fromRgbF(a.redF() + (b.redF() - a.redF()) * share, a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share);
}

QColor inkOn(const QColor& ground)
{
    const auto linear = [](float part) { return std::pow(part, 2.2F); };
    const float light
        = 0.2126F * linear(ground.redF()) + 0.7152F * linear(ground.greenF()) + 0.0722F * linear(ground.blueF());
    return light > 0.19F ? QColor(0x10, 0x14, 0x1A) : QColor(Qt::white);
}

ThemeKind systemThemeKind()
{
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? ThemeKind::Dark : ThemeKind::Light;
}

void applyTheme(QApplication& application, ThemeKind kind)
{
    const Theme& theme = kind == ThemeKind::Dark ? Theme::dark() : Theme::light();
    QApplication::setStyle(new OutlinedStyle); // the application owns it
    QApplication::setPalette(theme.palette());
    application.setStyleSheet(styleSheetOf(theme));
}

ThemeMeanwhile::ThemeMeanwhile(QWidget& view, ThemeKind kind)
    : m_view(Theme::current().kind == kind ? nullptr : &view)
    , m_before(QApplication::palette())
{
    if (m_view == nullptr)
        return;
    const Theme& theme = kind == ThemeKind::Dark ? Theme::dark() : Theme::light();
    QApplication::setPalette(theme.palette());
    m_view->setStyleSheet(styleSheetOf(theme));
}

ThemeMeanwhile::~ThemeMeanwhile()
{
    if (m_view == nullptr)
        return;
    QApplication::setPalette(m_before);
    m_view->setStyleSheet({});
}

ThemeOfThread::ThemeOfThread(const Theme& theme)
    : m_before(std::exchange(themeOfThread, &theme))
{
}

ThemeOfThread::~ThemeOfThread()
{
    themeOfThread = m_before;
}

} // namespace weft::widgets
