// SPDX-License-Identifier: GPL-3.0-or-later
// What clicks, hovering and the arrow keys mean to HeatCanvas, and its context menu.
#include "widgets/heatmap/heat_canvas.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kHeightStep = 2; // px of a notch
}

void HeatCanvas::hoverAt(QPoint at)
{
    const int line = lineAt(at);
    Hovered hovered;
    if (line >= 0) {
        const std::uint32_t link = m_rows->linkOf(m_rows->lines[static_cast<std::size_t>(line)]);
        if (link < m_run->linkKeys.size())
            hovered.link = m_run->linkKeys[link];
    }
    m_selection->hover(hovered);
}

void HeatCanvas::click(QPoint at)
{
    const int line = lineAt(at);
    if (at.x() >= kTimeGutter)
        time()->setCursor(axis().toTime(at.x()));
    if (line < 0)
        return;
    selectLine(line);
    if (!m_rows->lines[static_cast<std::size_t>(line)].isHeading)
        emit linkClicked();
}

void HeatCanvas::selectLine(int line)
{
    const HeatLine& place = m_rows->lines[static_cast<std::size_t>(line)];
    if (place.isHeading) {
        emit headingClicked(m_rows->order.groups[place.group].dimension);
        return;
    }
    std::vector<LinkKey> keys;
    for (std::uint32_t at = place.first; at < place.first + place.count; ++at) {
        if (m_rows->order.links[at] < m_run->linkKeys.size())
            keys.push_back(m_run->linkKeys[m_rows->order.links[at]]);
    }
    const QScopedValueRollback selecting(m_selecting, true); // what is under the pointer stays there
    m_selection->selectLinks(std::move(keys));
}

void HeatCanvas::onSelectionChanged()
{
    update();
    if (!m_selecting)
        showSelected();
}

void HeatCanvas::showSelected()
{
    if (m_rows == nullptr)
        return;
    const int page = height() - kRulerHeight;
    const HeatLine* first = nullptr;
    for (const LinkKey key : m_selection->selection().links) {
        const LinkId link = m_run->linkOf(key);
        const int line = link == kNone<LinkId> ? -1 : m_rows->lineOf(index(link));
        if (line < 0)
            continue;
        const HeatLine& place = m_rows->lines[static_cast<std::size_t>(line)];
        if (place.y >= m_scroll && place.y + place.height <= m_scroll + page)
            return;
        if (first == nullptr || place.y < first->y)
            first = &place;
    }
    if (first != nullptr)
        setScroll(first->y - page / 2);
}

void HeatCanvas::changeRowHeight(int steps)
{
    emit lineHeightWanted(steps * kHeightStep);
}

void HeatCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool up = event->key() == Qt::Key_Up;
    if ((!up && event->key() != Qt::Key_Down) || m_rows == nullptr || event->modifiers() != Qt::NoModifier) {
        TimeFrame::keyPressEvent(event);
        return;
    }
    // To the line before or after the selected link, over headings.
    int line = -1;
    if (const auto& links = m_selection->selection().links; !links.empty()) {
        const LinkId link = m_run->linkOf(links.front());
        line = link == kNone<LinkId> ? -1 : m_rows->lineOf(index(link));
    }
    const int count = static_cast<int>(m_rows->lines.size());
    for (line += up ? -1 : 1; line >= 0 && line < count; line += up ? -1 : 1) {
        const HeatLine& place = m_rows->lines[static_cast<std::size_t>(line)];
        if (place.isHeading)
            continue;
        selectLine(line);
        m_cursor->moveTo({ line, -1 });
        return;
    }
}

void HeatCanvas::fillMenu(QMenu& menu, QPoint at)
{
    const int line = lineAt(at);
    if (line < 0 || m_rows->lines[static_cast<std::size_t>(line)].isHeading)
        return;
    const auto add = [&](const char* name, const QString& text, std::function<void()> run) {
        menu.addAction(text, this, std::move(run))->setObjectName(QString::fromLatin1(name));
    };
    const auto links = [rows = m_rows, line](auto use) {
        const HeatLine& place = rows->lines[static_cast<std::size_t>(line)];
        for (std::uint32_t number = place.first; number < place.first + place.count; ++number)
            use(LinkId { rows->order.links[number] });
    };
    add("selectLinks", tr("&Select the links of this line"), [this, line] { selectLine(line); });
    add("showOnTopology", tr("Show on the &topology"), [this, line] {
        selectLine(line);
        emit viewWanted(QStringLiteral("topology"));
        m_selection->reveal();
    });
    add("showOnTimeline", tr("Show in the time&line"), [this, line] {
        selectLine(line);
        emit viewWanted(QStringLiteral("timeline"));
        m_selection->reveal();
    });
    add("copyName", tr("&Copy the names"), [this, links] {
        QStringList names;
        links([&](LinkId link) { names += m_run->linkName(link); });
        QGuiApplication::clipboard()->setText(names.join('\n'));
    });
    const QString figures = toolTipAt(at);
    add("copyValues", tr("Copy all &figures"), [figures] { QGuiApplication::clipboard()->setText(figures); });
}

} // namespace weft::widgets
