// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_part.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <map>

namespace weft::widgets {

using topology::NodeKind;

namespace {

constexpr const char* kFormat = "weft-fabric-part";

QJsonObject nodeJson(const NodeRecord& record)
{
    QJsonObject json { { QStringLiteral("kind"),
                           record.node.kind == NodeKind::Npu ? QStringLiteral("npu") : QStringLiteral("switch") },
        { QStringLiteral("at"), QJsonArray { record.position.x(), record.position.y() } } };
    if (!record.texts.name.isEmpty())
        json.insert(QStringLiteral("name"), record.texts.name);
    if (!record.node.forwards)
        json.insert(QStringLiteral("forwards"), false);
    if (record.node.reduces)
        json.insert(QStringLiteral("reduces"), true);
    if (record.node.multicasts)
        json.insert(QStringLiteral("multicasts"), true);
    if (record.change.failed)
        json.insert(QStringLiteral("failed"), true);
    if (record.change.computeFactor != 1)
        json.insert(QStringLiteral("compute_factor"), record.change.computeFactor);
    return json;
}

QJsonObject linkJson(const LinkRecord& record)
{
    QJsonObject json { { QStringLiteral("from"), static_cast<qint64>(record.source) },
        { QStringLiteral("to"), static_cast<qint64>(record.destination) },
        { QStringLiteral("bandwidth"), record.cost.bandwidth.bytesPerNs },
        { QStringLiteral("latency"), record.cost.latency.ns } };
    if (record.change.failed)
        json.insert(QStringLiteral("failed"), true);
    if (record.change.bandwidthFactor != 1)
        json.insert(QStringLiteral("bandwidth_factor"), record.change.bandwidthFactor);
    if (record.change.extraLatency.ns != 0)
        json.insert(QStringLiteral("extra_latency"), record.change.extraLatency.ns);
    return json;
}

std::optional<NodeRecord> nodeFrom(const QJsonObject& json)
{
    const QString kind = json.value(QStringLiteral("kind")).toString();
    const QJsonArray at = json.value(QStringLiteral("at")).toArray();
    NodeRecord record;
    record.node.kind = kind == QStringLiteral("switch") ? NodeKind::Switch : NodeKind::Npu;
    record.position = { at.at(0).toDouble(), at.at(1).toDouble() };
    record.texts.name = json.value(QStringLiteral("name")).toString();
    record.node.forwards = json.value(QStringLiteral("forwards")).toBool(true);
    record.node.reduces = json.value(QStringLiteral("reduces")).toBool();
    record.node.multicasts = json.value(QStringLiteral("multicasts")).toBool();
    record.change.failed = json.value(QStringLiteral("failed")).toBool();
    record.change.computeFactor = json.value(QStringLiteral("compute_factor")).toDouble(1);
    const bool isPlaced
        = at.size() == 2 && std::abs(record.position.x()) <= kFarthestPlace && std::abs(record.position.y()) <= kFarthestPlace;
    if (!isPlaced || record.change.computeFactor <= 0
        || (kind != QStringLiteral("npu") && kind != QStringLiteral("switch")))
        return std::nullopt;
    return record;
}

std::optional<LinkRecord> linkFrom(const QJsonObject& json, std::size_t nodes)
{
    const qint64 from = json.value(QStringLiteral("from")).toInteger(-1);
    const qint64 to = json.value(QStringLiteral("to")).toInteger(-1);
    LinkRecord record;
    record.cost.bandwidth.bytesPerNs = json.value(QStringLiteral("bandwidth")).toDouble();
    record.cost.latency.ns = json.value(QStringLiteral("latency")).toDouble();
    record.change.failed = json.value(QStringLiteral("failed")).toBool();
    record.change.bandwidthFactor = json.value(QStringLiteral("bandwidth_factor")).toDouble(1);
    record.change.extraLatency.ns = json.value(QStringLiteral("extra_latency")).toDouble();
    const auto isNode = [nodes](qint64 at) { return at >= 0 && static_cast<std::size_t>(at) < nodes; };
    if (!isNode(from) || !isNode(to) || from == to || record.cost.bandwidth.bytesPerNs <= 0
        || record.cost.latency.ns < 0 || record.change.bandwidthFactor <= 0 || record.change.extraLatency.ns < 0)
        return std::nullopt;
    record.source = NodeKey { static_cast<std::uint32_t>(from) };
    record.destination = NodeKey { static_cast<std::uint32_t>(to) };
    return record;
}

} // namespace

QRectF FabricPart::bounds() const
{
    QPointF least(1e300, 1e300);
    QPointF most(-1e300, -1e300);
    for (const NodeRecord& record : nodes) {
        least = { std::min(least.x(), record.position.x()), std::min(least.y(), record.position.y()) };
        most = { std::max(most.x(), record.position.x()), std::max(most.y(), record.position.y()) };
    }
    return nodes.empty() ? QRectF() : QRectF(least, most);
}

FabricPart partOf(const FabricColumns& columns, std::span<const NodeKey> nodes)
{
    FabricPart part;
    std::map<NodeKey, NodeKey> placeOf;
    for (const NodeKey key : nodes) {
        NodeRecord record = columns.node(columns.indexOf(key));
        record.key = NodeKey { static_cast<std::uint32_t>(part.nodes.size()) };
        record.texts.key.clear(); // keys are unique
        placeOf.emplace(key, record.key);
        part.nodes.push_back(std::move(record));
    }
    for (const LinkKey key : incidentLinks(columns, nodes)) {
        LinkRecord record = columns.link(columns.indexOf(key));
        const auto source = placeOf.find(record.source);
        const auto destination = placeOf.find(record.destination);
        if (source == placeOf.end() || destination == placeOf.end())
            continue;
        record.key = LinkKey { static_cast<std::uint32_t>(part.links.size()) };
        record.source = source->second;
        record.destination = destination->second;
        part.links.push_back(record);
    }
    return part;
}

QByteArray toJson(const FabricPart& part)
{
    QJsonArray nodes;
    for (const NodeRecord& record : part.nodes)
        nodes.append(nodeJson(record));
    QJsonArray links;
    for (const LinkRecord& record : part.links)
        links.append(linkJson(record));
    return QJsonDocument(
        QJsonObject { { QStringLiteral("format"), QString::fromLatin1(kFormat) }, { QStringLiteral("version"), 1 },
            { QStringLiteral("nodes"), nodes }, { QStringLiteral("links"), links } })
        .toJson(QJsonDocument::Compact);
}

std::optional<FabricPart> partFromJson(const QByteArray& text)
{
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    if (root.value(QStringLiteral("format")).toString() != QLatin1String(kFormat))
        return std::nullopt;
    FabricPart part;
    for (const QJsonValue& value : root.value(QStringLiteral("nodes")).toArray()) {
        std::optional<NodeRecord> record = nodeFrom(value.toObject());
        if (!record)
            return std::nullopt;
        record->key = NodeKey { static_cast<std::uint32_t>(part.nodes.size()) };
        part.nodes.push_back(*std::move(record));
    }
    for (const QJsonValue& value : root.value(QStringLiteral("links")).toArray()) {
        std::optional<LinkRecord> record = linkFrom(value.toObject(), part.nodes.size());
        if (!record)
            return std::nullopt;
        record->key = LinkKey { static_cast<std::uint32_t>(part.links.size()) };
        part.links.push_back(*record);
    }
    return part;
}

} // namespace weft::widgets
