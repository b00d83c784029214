// SPDX-License-Identifier: GPL-3.0-or-later
// How the nodes and links of the document are called: by their own names, or "npu3", "switch0" by the order of
// sealing; links as engine/topology/link_name.h says. A view of columns that outlive it; any thread.
#pragma once

#include "widgets/documents/fabric_columns.h"

namespace weft::widgets {

class FabricNames {
public:
    explicit FabricNames(const FabricColumns& columns); // O(nodes)

    // By the index of the columns. The NPU's or the switch's number within its kind; the rank of an NPU.
    [[nodiscard]] std::uint32_t ordinal(std::uint32_t node) const { return m_ordinals[node]; }
    [[nodiscard]] QString node(std::uint32_t node) const;
    [[nodiscard]] QString link(std::uint32_t link) const; // O(links): others may lead the same way

private:
    const FabricColumns& m_columns;
    std::vector<std::uint32_t> m_ordinals;
};

} // namespace weft::widgets
