// SPDX-License-Identifier: GPL-3.0-or-later
// What would be gained if something of a run were faster, as the window shows it: study's sensitivity without the
// records that it took, with what each change concerns in the document. Plain values and a pure function; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/study/scenario/run_settings.h"
#include "widgets/base/shared/run_view.h"

#include <optional>
#include <vector>

namespace weft::widgets {

struct Question {
    RunViewPtr run; // with its workload
    study::RunSettings settings; // that it ran with
    double factor = 2;
};

struct Answer {
    Sentence name;
    Time onPath; // what the critical path spends on it
    Time before;
    std::optional<Time> makespan; // with the change
    Sentence refusal; // why there is none
    std::vector<LinkKey> links; // what it concerns
    std::vector<NodeKey> nodes;

    [[nodiscard]] std::int64_t gainNs() const; // negative: it takes longer; 0 where there is no makespan
    [[nodiscard]] double gain() const; // the same as a share of the makespan before
};

struct Answers {
    Time makespan; // of the run as it is
    double factor = 2;
    std::vector<Answer> rows; // the largest gain first; those without a makespan last
    bool stopped = false; // before all were answered
};

// Simulates the run again, and once for each change. Errors: those of prepare() and of sensitivity().
[[nodiscard]] Result<Answers> answersTo(const Question& question, const Watch& watch);

} // namespace weft::widgets
