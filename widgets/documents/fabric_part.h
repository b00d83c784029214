// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of a drawn fabric on its own: some nodes, and the links among them. What is copied, pasted and stamped, also
// between windows, as JSON on the clipboard:
//   { "format": "weft-fabric-part", "version": 1,
//     "nodes": [ {"kind": "npu", "at": [40, 0], "name": "…", "forwards": false, "failed": true, …} ],
//     "links": [ {"from": 0, "to": 1, "bandwidth": 50 (bytes per ns), "latency": 500 (ns), "failed": true, …} ] }
// A value; pure functions; any thread.
#pragma once

#include "widgets/documents/fabric_columns.h"

#include <QByteArray>
#include <QRectF>

#include <optional>

namespace weft::widgets {

inline constexpr const char* kFabricPartFormat = "application/x-weft-fabric-part+json";

struct FabricPart {
    std::vector<NodeRecord> nodes; // their keys are their places here
    std::vector<LinkRecord> links;

    [[nodiscard]] bool isEmpty() const { return nodes.empty(); }
    [[nodiscard]] QRectF bounds() const; // of the positions
};

// `nodes` ascending, all known.
[[nodiscard]] FabricPart partOf(const FabricColumns& columns, std::span<const NodeKey> nodes);
[[nodiscard]] QByteArray toJson(const FabricPart& part);
// Nothing for text that is none, or says things that cannot be: ends that are not there, costs below 0.
[[nodiscard]] std::optional<FabricPart> partFromJson(const QByteArray& text);

} // namespace weft::widgets
