// SPDX-License-Identifier: GPL-3.0-or-later
// Programs from their texts, for the tests of the room.
#pragma once

#include "engine/program/syntax/parser.h"
#include "engine/program/transform/schedule.h"
#include "engine/program/typing/elaborate.h"

#include <QString>

namespace weft::test {

struct ReadProgram {
    program::Source source;
    Findings findings;
    program::SyntaxTree tree;
    std::optional<program::Program> program; // none where it has errors
    std::vector<program::Schedule> schedules;

    explicit ReadProgram(const std::string& text)
        : source("p.weave", text)
        , tree(program::parse(source, findings))
    {
        program = program::elaborate(source, tree, findings);
        schedules = program::schedulesOf(source, tree, findings);
    }

    // "LINE:COLUMN message", one a line.
    [[nodiscard]] QString errors() const
    {
        QString all;
        for (const Finding& finding : findings) {
            all += QStringLiteral("%1:%2 %3\n")
                       .arg(finding.error.where.line.value_or(0))
                       .arg(finding.error.where.column.value_or(0))
                       .arg(QString::fromStdString(finding.error.message));
        }
        return all;
    }
};

} // namespace weft::test
