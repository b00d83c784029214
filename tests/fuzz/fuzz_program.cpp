// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a program: every mistake has its place, what is formatted stays as it is, and what schedules make of it
// computes the same.
#include "engine/program/meaning/equivalence.h"
#include "engine/program/syntax/format.h"
#include "engine/program/syntax/parser.h"
#include "engine/program/transform/schedule.h"
#include "engine/program/typing/elaborate.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace weft;
    using namespace weft::program;
    const std::string text(reinterpret_cast<const char*>(data), size);
    Findings findings;
    const Source source("fuzz.weave", text);
    const SyntaxTree tree = parse(source, findings);
    const std::string once = format(source, tree);
    Findings again;
    const Source formatted("again.weave", once);
    if (format(formatted, parse(formatted, again)) != once)
        __builtin_trap();
    const auto program = elaborate(source, tree, findings);
    const auto schedules = schedulesOf(source, tree, findings);
    for (const Finding& finding : findings) {
        if (finding.error.message.empty() || (size <= kLongestText && !finding.error.where.line))
            __builtin_trap();
    }
    if (!program || program->stages.size() > 20)
        return 0;
    for (const Schedule& schedule : schedules) {
        const auto after = applyAll(source, *program, schedule);
        if (!after)
            continue;
        const auto verdict = compareTerms(*program, *after, 2);
        if (verdict && verdict->difference)
            __builtin_trap();
    }
    return 0;
}
