// SPDX-License-Identifier: GPL-3.0-or-later
// The section of a report about what its figures are of: inputs with their hashes, settings, seed, fingerprint, version
// and units. Of the run that is shown, or without one of the program. Interface thread.
#pragma once

#include "widgets/report/report.h"

#include <string_view>

namespace weft::gui {

class Views;
class Workspace;

[[nodiscard]] widgets::ReportSection inputsSection(Views& views, Workspace& workspace);

// The name of a fabric, a workload or a program: signs keep their order, whichever way is read; Arabic words are no
// Latin text.
[[nodiscard]] QString inputName(std::string_view name);

} // namespace weft::gui
