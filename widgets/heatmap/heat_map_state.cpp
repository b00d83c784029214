// SPDX-License-Identifier: GPL-3.0-or-later
// What HeatMapView keeps of a project: the order of the links, how they share lines, and how high a line is.
#include "widgets/heatmap/heat_map_view.h"

#include <QComboBox>
#include <QJsonArray>

#include <algorithm>

namespace weft::widgets {

namespace {

const QString kSort = QStringLiteral("sort");
const QString kPool = QStringLiteral("pool");
const QString kGrouped = QStringLiteral("grouped");
const QString kLineHeight = QStringLiteral("lineHeight");
const QString kCollapsed = QStringLiteral("collapsed"); // dimensions
const QString kFits = QStringLiteral("fits");

} // namespace

void HeatMapView::reset()
{
    View::reset();
    setFitting(false);
    setSettings({});
}

QJsonObject HeatMapView::saveState() const
{
    QJsonObject state = View::saveState();
    const HeatSettings usual;
    if (m_settings.sort != usual.sort)
        state[kSort] = static_cast<int>(m_settings.sort);
    if (m_settings.pool != usual.pool)
        state[kPool] = static_cast<int>(m_settings.pool);
    if (m_settings.grouped)
        state[kGrouped] = true;
    if (m_settings.lineHeight != usual.lineHeight)
        state[kLineHeight] = m_settings.lineHeight;
    QJsonArray collapsed;
    for (const std::uint32_t dimension : m_settings.collapsed)
        collapsed.append(static_cast<qint64>(dimension));
    if (!collapsed.isEmpty())
        state[kCollapsed] = collapsed;
    if (m_fits)
        state[kFits] = true;
    return state;
}

void HeatMapView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    HeatSettings settings;
    const auto choice = [&](const QComboBox* box, const QString& key, int usual) {
        const int wanted = state[key].toInt(usual);
        return box->findData(wanted) >= 0 ? wanted : usual;
    };
    settings.sort = static_cast<HeatSort>(choice(m_sort, kSort, static_cast<int>(settings.sort)));
    settings.pool = static_cast<HeatPool>(choice(m_pool, kPool, static_cast<int>(settings.pool)));
    settings.grouped = state[kGrouped].toBool();
    settings.lineHeight = std::clamp(state[kLineHeight].toInt(settings.lineHeight), kLeastLine, kMostLine);
    for (const QJsonValue& dimension : state[kCollapsed].toArray())
        settings.collapsed.insert(static_cast<std::uint32_t>(dimension.toInteger()));
    setSettings(std::move(settings));
    setFitting(state[kFits].toBool());
}

} // namespace weft::widgets
