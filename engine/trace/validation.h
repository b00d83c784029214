// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the validator share while it runs. Private to this room.
#pragma once

#include "engine/trace/group_table.h"
#include "engine/trace/limited_findings.h"
#include "engine/trace/place.h"
#include "engine/trace/validator.h"

namespace weft::trace {

struct Validation {
    const Workload& workload;
    const GroupTable& groups;
    std::uint32_t ranks; // checked: the NPUs that have a graph
    std::uint32_t npuCount;
    const ValidationOptions& options;
    LimitedFindings& findings;

    [[nodiscard]] const ExecutionGraph& graph(Rank rank) const { return *workload.graphs[index(rank)]; }
    [[nodiscard]] Where place(Rank rank, OpId op) const { return placeOf(graph(rank), op, rank); }
    // `kind` as LimitedFindings::add; `makeMessage` and `makeHint` are called below the limit only.
    template <class Message>
    void report(Severity severity, LimitedFindings::Kind kind, ErrorCode code, Rank rank, OpId op,
        Message&& makeMessage, Sentence (*makeHint)() = nullptr)
    {
        findings.add(severity, kind, [&] {
            return Error { code, makeMessage(), place(rank, op), makeHint ? makeHint() : Sentence() };
        });
    }
};

// Whether the collective runs an algorithm that was given as traces, for which the workload's size has no meaning.
[[nodiscard]] bool isCustom(const Operation& collective, const ValidationOptions& options);

// Each node by itself: types, attributes, ranks, groups.
void checkNodes(Validation& validation, Rank rank);
// Compute nodes that would take a time under the roofline model, and take none without it: one warning.
void checkDurations(const Validation& validation, Findings& findings);
// Every send against its receive.
void checkMessages(Validation& validation);
// The collectives of each group, member against member.
void checkCollectives(Validation& validation);

} // namespace weft::trace
