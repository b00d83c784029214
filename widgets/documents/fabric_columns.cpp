// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_columns.h"

#include <algorithm>
#include <iterator>

namespace weft::widgets {

namespace {

template <class Key> std::uint32_t find(const std::vector<Key>& keys, Key key)
{
    const auto at = std::lower_bound(keys.begin(), keys.end(), key);
    return at != keys.end() && *at == key ? static_cast<std::uint32_t>(at - keys.begin()) : kNoIndex;
}

// For every place of the merged column: an index of the new records, or kNoIndex for what was there.
template <class Key, class Record>
std::vector<std::uint32_t> mergeOrder(const std::vector<Key>& have, std::span<const Record> added)
{
    std::vector<std::uint32_t> order;
    order.reserve(have.size() + added.size());
    std::size_t next = 0;
    for (const Key key : have) {
        for (; next < added.size() && added[next].key < key; ++next)
            order.push_back(static_cast<std::uint32_t>(next));
        order.push_back(kNoIndex);
    }
    for (; next < added.size(); ++next)
        order.push_back(static_cast<std::uint32_t>(next));
    return order;
}

template <class Value, class Take>
void mergeColumn(std::vector<Value>& column, const std::vector<std::uint32_t>& order, Take take)
{
    std::vector<Value> merged;
    merged.reserve(order.size());
    std::size_t old = 0;
    for (const std::uint32_t from : order)
        merged.push_back(from == kNoIndex ? column[old++] : take(from));
    column = std::move(merged);
}

template <class Value> void compact(std::vector<Value>& column, const std::vector<bool>& gone)
{
    std::size_t to = 0;
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (!gone[i])
            column[to++] = column[i];
    }
    column.resize(to);
}

template <class Key> std::vector<bool> marks(const std::vector<Key>& have, std::span<const Key> keys)
{
    std::vector<bool> gone(have.size());
    for (const Key key : keys) {
        if (const std::uint32_t at = find(have, key); at != kNoIndex)
            gone[at] = true;
    }
    return gone;
}

template <class Key, class Value> Value valueOr(const std::map<Key, Value>& map, Key key)
{
    const auto at = map.find(key);
    return at == map.end() ? Value {} : at->second;
}

template <class Key, class Value> void setOrErase(std::map<Key, Value>& map, Key key, const Value& value)
{
    if (value == Value {})
        map.erase(key);
    else
        map[key] = value;
}

} // namespace

std::uint32_t FabricColumns::npuCount() const
{
    return static_cast<std::uint32_t>(std::count_if(
        nodes.begin(), nodes.end(), [](const topology::Node& node) { return node.kind == topology::NodeKind::Npu; }));
}

std::uint32_t FabricColumns::indexOf(NodeKey key) const
{
    return find(nodeKeys, key);
}

std::uint32_t FabricColumns::indexOf(LinkKey key) const
{
    return find(linkKeys, key);
}

NodeRecord FabricColumns::node(std::uint32_t index) const
{
    const NodeKey key = nodeKeys[index];
    return { key, nodes[index], positions[index], textsOf(key), changeOf(key) };
}

LinkRecord FabricColumns::link(std::uint32_t index) const
{
    const LinkKey key = linkKeys[index];
    return { key, linkSources[index], linkDestinations[index], linkCosts[index], changeOf(key) };
}

NodeTexts FabricColumns::textsOf(NodeKey key) const
{
    return valueOr(texts, key);
}

NodeChange FabricColumns::changeOf(NodeKey key) const
{
    return valueOr(nodeChanges, key);
}

LinkChange FabricColumns::changeOf(LinkKey key) const
{
    return valueOr(linkChanges, key);
}

void FabricColumns::insert(std::span<const NodeRecord> added)
{
    if (added.empty())
        return;
    const auto order = mergeOrder(nodeKeys, added);
    mergeColumn(nodeKeys, order, [&](std::uint32_t i) { return added[i].key; });
    mergeColumn(nodes, order, [&](std::uint32_t i) { return added[i].node; });
    mergeColumn(positions, order, [&](std::uint32_t i) { return added[i].position; });
    for (const NodeRecord& record : added) {
        setTexts(record.key, record.texts);
        setChange(record.key, record.change);
    }
}

void FabricColumns::insert(std::span<const LinkRecord> added)
{
    if (added.empty())
        return;
    const auto order = mergeOrder(linkKeys, added);
    mergeColumn(linkKeys, order, [&](std::uint32_t i) { return added[i].key; });
    mergeColumn(linkSources, order, [&](std::uint32_t i) { return added[i].source; });
    mergeColumn(linkDestinations, order, [&](std::uint32_t i) { return added[i].destination; });
    mergeColumn(linkCosts, order, [&](std::uint32_t i) { return added[i].cost; });
    for (const LinkRecord& record : added)
        setChange(record.key, record.change);
}

void FabricColumns::erase(std::span<const NodeKey> keys)
{
    if (keys.empty())
        return;
    const std::vector<bool> gone = marks(nodeKeys, keys);
    compact(nodeKeys, gone);
    compact(nodes, gone);
    compact(positions, gone);
    for (const NodeKey key : keys) {
        texts.erase(key);
        nodeChanges.erase(key);
    }
}

void FabricColumns::erase(std::span<const LinkKey> keys)
{
    if (keys.empty())
        return;
    const std::vector<bool> gone = marks(linkKeys, keys);
    compact(linkKeys, gone);
    compact(linkSources, gone);
    compact(linkDestinations, gone);
    compact(linkCosts, gone);
    for (const LinkKey key : keys)
        linkChanges.erase(key);
}

void FabricColumns::setTexts(NodeKey key, const NodeTexts& value)
{
    setOrErase(texts, key, value);
}

void FabricColumns::setChange(NodeKey key, const NodeChange& change)
{
    setOrErase(nodeChanges, key, change);
}

void FabricColumns::setChange(LinkKey key, const LinkChange& change)
{
    setOrErase(linkChanges, key, change);
}

bool operator==(const FabricColumns& a, const FabricColumns& b)
{
    return a.nodeKeys == b.nodeKeys && a.nodes == b.nodes && a.positions == b.positions && a.texts == b.texts
        && a.linkKeys == b.linkKeys && a.linkSources == b.linkSources && a.linkDestinations == b.linkDestinations
        && a.linkCosts == b.linkCosts && a.nodeChanges == b.nodeChanges && a.linkChanges == b.linkChanges
        && *a.structure == *b.structure && *a.drawing == *b.drawing;
}

std::vector<LinkKey> incidentLinks(const FabricColumns& columns, std::span<const NodeKey> nodes)
{
    const std::vector<bool> chosen = marks(columns.nodeKeys, nodes);
    const LinkEnds ends = linkEnds(columns);
    std::vector<LinkKey> links;
    for (std::size_t i = 0; i < columns.linkCount(); ++i) {
        if (chosen[ends.source[i]] || chosen[ends.destination[i]])
            links.push_back(columns.linkKeys[i]);
    }
    return links;
}

LinkEnds linkEnds(const FabricColumns& columns)
{
    LinkEnds ends;
    if (columns.nodeKeys.empty())
        return ends;
    const auto lowest = static_cast<std::uint32_t>(columns.nodeKeys.front());
    const auto highest = static_cast<std::uint32_t>(columns.nodeKeys.back());
    std::vector<std::uint32_t> place(std::size_t { highest } - lowest + 1, kNoIndex);
    for (std::size_t i = 0; i < columns.nodeCount(); ++i)
        place[static_cast<std::uint32_t>(columns.nodeKeys[i]) - lowest] = static_cast<std::uint32_t>(i);
    const auto look = [&](const std::vector<NodeKey>& keys) {
        std::vector<std::uint32_t> indices(keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i)
            indices[i] = place[static_cast<std::uint32_t>(keys[i]) - lowest];
        return indices;
    };
    ends.source = look(columns.linkSources);
    ends.destination = look(columns.linkDestinations);
    return ends;
}

} // namespace weft::widgets
