// SPDX-License-Identifier: GPL-3.0-or-later
// A report of one table. For tests only.
#pragma once

#include "widgets/report/report.h"

namespace weft::test {

inline widgets::Report tableReport(int rows)
{
    widgets::Report report;
    report.title = QStringLiteral("<Title> & \"more\"");
    report.language = QStringLiteral("en");
    report.key = "0123456789abcdef0123456789abcdef";
    widgets::ReportSection section { QStringLiteral("tables"), QStringLiteral("Tables"), {}, {}, {}, {} };
    widgets::ReportTable table { QStringLiteral("Rows"), { QStringLiteral("a"), QStringLiteral("b") }, { false, true },
        {}, {} };
    for (int row = 0; row < rows; ++row)
        table.rows.push_back({ QString::number(row), QStringLiteral("<%1 ms>").arg(row) });
    section.tables.push_back(std::move(table));
    report.sections.push_back(std::move(section));
    return report;
}

} // namespace weft::test
