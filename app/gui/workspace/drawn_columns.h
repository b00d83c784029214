// SPDX-License-Identifier: GPL-3.0-or-later
// Between the document's columns and a fabric as a project keeps it while it cannot be sealed. Pure; any thread.
#pragma once

#include "engine/project/drawn_fabric.h"
#include "widgets/documents/fabric_findings.h"

namespace weft::gui {

[[nodiscard]] project::DrawnFabric drawnOf(const widgets::FabricColumns& columns);
[[nodiscard]] widgets::FabricColumns columnsOf(const project::DrawnFabric& drawn, widgets::FirstKeys first);

} // namespace weft::gui
