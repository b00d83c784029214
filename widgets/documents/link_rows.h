// SPDX-License-Identifier: GPL-3.0-or-later
// Links as the rows of a spreadsheet: source, destination, bandwidth, latency, with tabs, semicolons, commas or spaces
// between them. Ends are names of nodes or numbers of NPUs; "50 GB/s" and "500 ns" say their units, plain numbers are
// GB/s and ns. A first row that names the columns is left out. Pure functions; any thread.
#pragma once

#include "widgets/documents/fabric_columns.h"

#include <QString>
#include <QStringList>

namespace weft::widgets {

struct LinkRow {
    NodeKey source = kNoNode;
    NodeKey destination = kNoNode;
    LinkCost cost {};
};

struct LinkRows {
    std::vector<LinkRow> rows;
    QStringList problems; // "line 3: …"; where there are some, the rows are not all
};

// `otherwise`: for columns that a row leaves out.
[[nodiscard]] LinkRows readLinkRows(const QString& text, const FabricColumns& columns, LinkCost otherwise);

} // namespace weft::widgets
