// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_drawing.h"

#include "widgets/documents/fabric_seal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <optional>

namespace weft::widgets {

namespace {


QJsonArray pointJson(QPointF point)
{
    return { point.x(), point.y() };
}

std::optional<QPointF> pointFrom(const QJsonValue& value)
{
    const QJsonArray pair = value.toArray();
    const QPointF point(pair.at(0).toDouble(), pair.at(1).toDouble());
    if (pair.size() != 2 || std::abs(point.x()) > kFarthestPlace || std::abs(point.y()) > kFarthestPlace)
        return std::nullopt;
    return point;
}

void addLook(QJsonObject& root, const FabricDrawing& drawing)
{
    QJsonArray hidden;
    for (const std::uint32_t layer : drawing.hiddenLayers)
        hidden.append(layer == FabricDrawing::kOtherLinks ? qint64 { -1 } : qint64 { layer });
    if (!hidden.isEmpty())
        root.insert(QStringLiteral("hiddenLayers"), hidden);
    const SpaceDrawing& space = drawing.space;
    if (space != SpaceDrawing {})
        root.insert(QStringLiteral("space"),
            QJsonObject { { QStringLiteral("on"), space.on }, { QStringLiteral("yaw"), space.yaw },
                { QStringLiteral("pitch"), space.pitch } });
}

void readLook(const QJsonObject& root, FabricDrawing& drawing)
{
    constexpr qint64 kMostLayers = 1024;
    for (const QJsonValue& value : root.value(QStringLiteral("hiddenLayers")).toArray()) {
        const qint64 layer = value.toInteger(-2);
        if (layer >= -1 && layer < kMostLayers)
            drawing.hiddenLayers.insert(layer < 0 ? FabricDrawing::kOtherLinks : static_cast<std::uint32_t>(layer));
    }
    const QJsonObject space = root.value(QStringLiteral("space")).toObject();
    const SpaceDrawing plain;
    drawing.space.on = space.value(QStringLiteral("on")).toBool();
    drawing.space.yaw = std::remainder(space.value(QStringLiteral("yaw")).toDouble(plain.yaw), 360.0);
    drawing.space.pitch = std::clamp(space.value(QStringLiteral("pitch")).toDouble(plain.pitch), -90.0, 90.0);
}

} // namespace

QByteArray drawingJson(const FabricColumns& columns)
{
    const FabricDrawing& drawing = *columns.drawing;
    if (drawing.isEmpty())
        return {};
    QJsonArray notes;
    for (const auto& [number, note] : drawing.notes)
        notes.append(
            QJsonObject { { QStringLiteral("at"), pointJson(note.at) }, { QStringLiteral("text"), note.text } });
    QJsonArray cables;
    for (const auto& [key, cable] : drawing.cables) {
        const std::uint32_t link = columns.indexOf(key);
        if (link == kNoIndex)
            continue;
        QJsonArray bends;
        for (const QPointF& bend : cable.bends)
            bends.append(pointJson(bend));
        QJsonObject json { { QStringLiteral("link"), static_cast<qint64>(link) }, { QStringLiteral("bends"), bends } };
        if (!cable.label.isEmpty())
            json.insert(QStringLiteral("label"), cable.label);
        cables.append(json);
    }
    std::vector<std::uint32_t> idOf(columns.nodeCount());
    const std::vector<std::uint32_t> order = sealedOrder(columns);
    for (std::uint32_t id = 0; id < order.size(); ++id)
        idOf[order[id]] = id;
    QJsonArray collapsed;
    for (const NodeGroup& group : drawing.collapsed) {
        QJsonArray nodes;
        for (const NodeKey key : group.nodes) {
            if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
                nodes.append(static_cast<qint64>(idOf[at]));
        }
        if (!nodes.isEmpty())
            collapsed.append(
                QJsonObject { { QStringLiteral("name"), group.name }, { QStringLiteral("nodes"), nodes } });
    }
    QJsonObject root { { QStringLiteral("notes"), notes }, { QStringLiteral("cables"), cables },
        { QStringLiteral("collapsed"), collapsed } };
    addLook(root, drawing);
    return QJsonDocument(root).toJson(QJsonDocument::Compact);
}

FabricDrawing drawingFromJson(const QByteArray& text, const FabricColumns& columns)
{
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    FabricDrawing drawing;
    for (const QJsonValue& value : root.value(QStringLiteral("notes")).toArray()) {
        const auto at = pointFrom(value[QStringLiteral("at")]);
        const QString words = value[QStringLiteral("text")].toString();
        if (at && !words.isEmpty())
            drawing.notes.emplace(static_cast<std::uint32_t>(drawing.notes.size()), FabricNote { *at, words });
    }
    for (const QJsonValue& value : root.value(QStringLiteral("cables")).toArray()) {
        const qint64 link = value[QStringLiteral("link")].toInteger(-1);
        CableDrawing cable { {}, value[QStringLiteral("label")].toString() };
        for (const QJsonValue& bend : value[QStringLiteral("bends")].toArray()) {
            if (const auto point = pointFrom(bend))
                cable.bends.push_back(*point);
        }
        if (link >= 0 && static_cast<std::size_t>(link) < columns.linkCount() && !cable.isPlain())
            drawing.cables.emplace(columns.linkKeys[static_cast<std::size_t>(link)], std::move(cable));
    }
    std::vector<bool> isTaken(columns.nodeCount());
    const std::vector<std::uint32_t> order = sealedOrder(columns);
    for (const QJsonValue& value : root.value(QStringLiteral("collapsed")).toArray()) {
        NodeGroup group { value[QStringLiteral("name")].toString(), {} };
        for (const QJsonValue& node : value[QStringLiteral("nodes")].toArray()) {
            const qint64 id = node.toInteger(-1);
            if (id < 0 || static_cast<std::size_t>(id) >= columns.nodeCount() || isTaken[static_cast<std::size_t>(id)])
                continue;
            isTaken[static_cast<std::size_t>(id)] = true;
            group.nodes.push_back(columns.nodeKeys[order[static_cast<std::size_t>(id)]]);
        }
        std::sort(group.nodes.begin(), group.nodes.end());
        if (!group.nodes.empty())
            drawing.collapsed.push_back(std::move(group));
    }
    readLook(root, drawing);
    return drawing;
}

} // namespace weft::widgets
