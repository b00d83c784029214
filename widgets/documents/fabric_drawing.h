// SPDX-License-Identifier: GPL-3.0-or-later
// What a person adds to the drawing of a fabric, which no simulation sees: notes, bends and labels of cables, and
// groups of nodes that stand for themselves or as one box, which layers are seen, and how a grid is turned in space.
// Part of the columns, so that it is undone and saved with them. A value; pure functions; any thread.
#pragma once

#include "widgets/base/shared/element_keys.h"

#include <QByteArray>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace weft::widgets {

struct FabricColumns;

inline constexpr double kFarthestPlace = 1e9; // scene units: what lies farther out in a file is none

struct FabricNote {
    QPointF at; // upper left corner, scene units
    QString text;
    bool operator==(const FabricNote&) const = default;
};

// How the cable that a link belongs to is drawn; kept with one of its links.
struct CableDrawing {
    std::vector<QPointF> bends; // from the link's source to its destination, scene units
    QString label;
    bool operator==(const CableDrawing&) const = default;
    [[nodiscard]] bool isPlain() const { return bends.empty() && label.isEmpty(); }
};

struct NodeGroup {
    QString name;
    std::vector<NodeKey> nodes; // ascending; keys that are no more are passed over
    bool operator==(const NodeGroup&) const = default;
};

// A grid drawn in space, turned by these angles in degrees: about its upright axis, then towards the viewer.
struct SpaceDrawing {
    bool on = false;
    double yaw = -32;
    double pitch = 22;
    bool operator==(const SpaceDrawing&) const = default;
};

struct FabricDrawing {
    std::map<std::uint32_t, FabricNote> notes; // by a number of their own
    std::map<LinkKey, CableDrawing> cables;
    std::vector<NodeGroup> collapsed; // drawn as one box each; a node is in one at most
    std::set<std::uint32_t> hiddenLayers; // dimensions whose links are not drawn; kOtherLinks: those of none
    SpaceDrawing space;
    static constexpr std::uint32_t kOtherLinks = 0xFFFFFFFFU;

    bool operator==(const FabricDrawing&) const = default;
    [[nodiscard]] bool isEmpty() const { return *this == FabricDrawing {}; }
};
using DrawingPtr = std::shared_ptr<const FabricDrawing>;

// As a JSON object in which nodes and links are named by the ids that sealing gives them; empty where nothing is drawn:
//   { "notes": [ {"at": [0, 0], "text": "…"} ],
//     "cables": [ {"link": 3, "bends": [[40, 0]], "label": "…"} ],
//     "collapsed": [ {"name": "…", "nodes": [0, 1]} ],
//     "hiddenLayers": [0, -1],                            (-1: links of no dimension; absent: none)
//     "space": {"on": true, "yaw": -32, "pitch": 22} }    (absent: drawn flat)
[[nodiscard]] QByteArray drawingJson(const FabricColumns& columns);
// Of columns that were just made of what was saved. What cannot be is left out.
[[nodiscard]] FabricDrawing drawingFromJson(const QByteArray& text, const FabricColumns& columns);

} // namespace weft::widgets
