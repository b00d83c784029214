// SPDX-License-Identifier: GPL-3.0-or-later
// All that follows from a program's text, as the views show it: the mistakes, and the schedules as one tree in which
// those that begin with the same steps share them. The tree is read from the text and from nothing else, so that what
// was clicked and what was typed are the same. Values without Qt; understand() is for a worker, and pure.
#pragma once

#include "engine/study/programs/program_study.h"

#include <memory>
#include <string>
#include <vector>

namespace weft::widgets {

inline constexpr std::size_t kNoScheduleNode = static_cast<std::size_t>(-1);
inline constexpr std::size_t kMostScheduleNodes = 500; // each has a program of its own

// The program after some steps.
struct ScheduleNode {
    std::size_t parent = kNoScheduleNode; // the first node is the program as it stands
    std::string step; // as it is written; empty for the first
    program::Span place; // in the text: the step, or nothing
    std::vector<std::string> schedules; // that end here
    std::vector<program::Step> steps; // all that led here
    std::string key; // all steps, one a line: what a node is found by again after the text has changed
    std::shared_ptr<const program::Program> program; // null: the step is refused, and so is what follows
    std::optional<Error> refused;
};

struct Understood {
    std::string source; // what findings call it
    std::string text;
    std::string base; // the text without its schedules: what times belong to
    Findings findings; // with lines and columns of the text
    std::optional<study::ProgramFile> file; // none where there are mistakes
    std::vector<ScheduleNode> nodes; // a parent comes before its children; empty where there are mistakes
    std::uint32_t ranks = 0; // of all groups
    bool isFitted = false; // its group has as many ranks as the fabric, and not as many as the text says

    // The node with that key, or of the longest beginning of it.
    [[nodiscard]] std::size_t nodeOf(const std::string& key) const;
    // Which node the schedule ends at.
    [[nodiscard]] std::size_t nodeOfSchedule(std::string_view name) const;
};
using UnderstoodPtr = std::shared_ptr<const Understood>;

// `npus` of the fabric, on which a program of one group is laid out as it is; 0: as the text says.
[[nodiscard]] UnderstoodPtr understand(const std::string& text, const std::string& name, std::uint32_t npus);

// How the text changes when a step follows a node: the schedule that ends there goes on, or a new one begins with what
// led there.
struct ScheduleEdit {
    std::size_t at = 0; // bytes
    std::string inserted;
    std::string key; // of the node that comes of it
};
[[nodiscard]] ScheduleEdit withStep(
    const Understood& understood, std::size_t node, const std::vector<program::Transformation>& steps);

} // namespace weft::widgets
