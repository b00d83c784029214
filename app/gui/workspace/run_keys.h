// SPDX-License-Identifier: GPL-3.0-or-later
// Which elements of the document the nodes and links of a stored run are: nodes by their keys, links by their ends and
// their order among parallel ones. Pure; any thread.
#pragma once

#include "engine/topology/topology.h"
#include "widgets/base/shared/element_keys.h"
#include "widgets/documents/fabric_document.h"

#include <vector>

namespace weft::gui {

struct RunKeys {
    std::vector<widgets::NodeKey> nodes; // by NodeId of the run; kNoNode where the document has none such
    std::vector<widgets::LinkKey> links;
};

// `document` may be null: then nothing matches. O(n log n).
[[nodiscard]] RunKeys matchKeys(const topology::Topology& run, const widgets::SealedFabric* document);

} // namespace weft::gui
