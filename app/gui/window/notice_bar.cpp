// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/notice_bar.h"

#include "widgets/base/looks/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QToolButton>

namespace weft::gui {

namespace {
constexpr int kButtonPad = 4; // px: a notice is as high as a line of text needs
}

NoticeBar::NoticeBar(QWidget* parent)
    : QToolBar(parent)
    , m_content(new QWidget(this))
    , m_column(new QVBoxLayout(m_content))
{
    setObjectName(QStringLiteral("noticeBar"));
    setWindowTitle(tr("Notices"));
    setMovable(false);
    setFloatable(false);
    toggleViewAction()->setVisible(false);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setContentsMargins(0, 0, 0, 0);
    layout()->setContentsMargins(0, 0, 0, 0);
    m_content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(m_content);
    fitColors();
    setVisible(false);
}

void NoticeBar::say(const QString& key, Notice notice)
{
    if (textOf(key) == notice.text)
        return;
    unsay(key);
    auto* row = new QWidget(m_content);
    row->setObjectName(QStringLiteral("notice.") + key);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(8, 0, 4, 0);
    line->setSpacing(6);
    auto* icon = new QLabel(row);
    const int size = fontMetrics().height();
    icon->setPixmap(widgets::themedIcon(QStringLiteral("info")).pixmap(size, size));
    auto* text = new QLabel(notice.text, row);
    text->setObjectName(QStringLiteral("text"));
    text->setTextFormat(Qt::PlainText);
    // A long sentence is cut and does not widen the window; all of it is in the tip.
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    text->setToolTip(notice.text);
    line->addWidget(icon);
    line->addWidget(text, 1);
    if (!notice.action.isEmpty()) {
        auto* button = new QPushButton(notice.action, row);
        button->setObjectName(QStringLiteral("act"));
        button->setFixedHeight(fontMetrics().height() + kButtonPad);
        connect(
            button, &QPushButton::clicked, this, [act = notice.act] { act(); }, Qt::QueuedConnection);
        line->addWidget(button);
    }
    if (notice.canBeClosed) {
        auto* close = new QToolButton(row);
        close->setObjectName(QStringLiteral("close"));
        close->setIcon(widgets::themedIcon(QStringLiteral("close")));
        close->setAutoRaise(true);
        close->setFixedSize(fontMetrics().height() + kButtonPad, fontMetrics().height() + kButtonPad);
        close->setToolTip(tr("Close this notice"));
        close->setAccessibleName(tr("Close this notice"));
        connect(
            close, &QToolButton::clicked, this, [this, key] { unsay(key); }, Qt::QueuedConnection);
        line->addWidget(close);
    }
    m_column->addWidget(row);
    m_rows[key] = row;
    setVisible(true);
}

void NoticeBar::unsay(const QString& key)
{
    const auto at = m_rows.find(key);
    if (at == m_rows.end())
        return;
    at->second->hide();
    at->second->deleteLater();
    m_rows.erase(at);
    setVisible(!m_rows.empty());
}

QString NoticeBar::textOf(const QString& key) const
{
    const auto at = m_rows.find(key);
    return at == m_rows.end() ? QString() : at->second->findChild<QLabel*>(QStringLiteral("text"))->text();
}

void NoticeBar::setVisible(bool)
{
    QToolBar::setVisible(!m_rows.empty());
}

void NoticeBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fitColors();
}

// The colours of tool tips, which every palette has and which differ from those of the docks.
void NoticeBar::fitColors()
{
    m_content->setAutoFillBackground(true);
    QPalette colors = m_content->palette();
    if (colors.color(QPalette::Window) == palette().color(QPalette::ToolTipBase))
        return;
    colors.setColor(QPalette::Window, palette().color(QPalette::ToolTipBase));
    colors.setColor(QPalette::WindowText, palette().color(QPalette::ToolTipText));
    m_content->setPalette(colors);
}

} // namespace weft::gui

#include "moc_notice_bar.cpp"
