// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/whatif/answers.h"

#include "engine/study/comparison/sensitivity.h"
#include "engine/study/comparison/sensitivity_report.h"

#include <algorithm>
#include <thread>

namespace weft::widgets {

namespace {

void addConcerned(const study::Faster& faster, const RunView& run, Answer& answer)
{
    switch (faster.kind) {
    case study::FasterKind::Link:
        if (faster.index < run.linkKeys.size())
            answer.links.push_back(run.linkKeys[faster.index]);
        break;
    case study::FasterKind::Dimension:
    case study::FasterKind::Latency:
    case study::FasterKind::Algorithm:
        for (std::size_t link = 0; link < std::min(run.linkDimensions.size(), run.linkKeys.size()); ++link) {
            if (run.linkDimensions[link] == faster.index)
                answer.links.push_back(run.linkKeys[link]);
        }
        break;
    case study::FasterKind::Rank:
        if (faster.index < run.nodeKeys.size())
            answer.nodes.push_back(run.nodeKeys[faster.index]);
        break;
    case study::FasterKind::Compute:
    case study::FasterKind::Memory:
    case study::FasterKind::Endpoint:
        break; // of no part in particular
    }
}

} // namespace

std::int64_t Answer::gainNs() const
{
    return makespan ? static_cast<std::int64_t>(before.ns()) - static_cast<std::int64_t>(makespan->ns()) : 0;
}

double Answer::gain() const
{
    return before > Time {} ? static_cast<double>(gainNs()) / static_cast<double>(before.ns()) : 0;
}

Result<Answers> answersTo(const Question& question, const Watch& watch)
{
    const RunView& run = *question.run;
    const topology::Fabric& fabric = run.run->fabric;
    Findings findings;
    auto prepared = study::prepare(question.settings, fabric.topology().npuCount(), findings);
    if (!prepared)
        return prepared.error();
    const study::Scenario scenario { fabric, run.workload, prepared->system.config };
    study::SensitivityOptions options;
    options.factor = question.factor;
    options.jobs = std::max(2U, std::thread::hardware_concurrency()) - 1; // one is left to the window
    const auto found = study::sensitivity(scenario, prepared->options, options, findings, watch);
    if (!found)
        return found.error();
    Answers answers { found->run->makespan, found->factor, {}, found->stopped };
    for (const study::WhatIf& row : found->rows) {
        Answer answer { study::nameOf(row.faster, found->factor, scenario), row.onPath, row.before, row.makespan,
            row.refusal, {}, {} };
        addConcerned(row.faster, run, answer);
        answers.rows.push_back(std::move(answer));
    }
    std::stable_sort(answers.rows.begin(), answers.rows.end(), [](const Answer& a, const Answer& b) {
        return a.makespan.has_value() != b.makespan.has_value() ? a.makespan.has_value() : a.gain() > b.gain();
    });
    return answers;
}

} // namespace weft::widgets
