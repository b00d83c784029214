// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/lane_plan.h"

#include "engine/analysis/range_usage.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/bar_names.h"

#include <algorithm>
#include <map>

namespace weft::widgets {

namespace {

using simulation::kNoRecord;
using simulation::Run;

std::uint32_t sectionOf(const LanePlan& plan, Rank rank, std::size_t part)
{
    return static_cast<std::uint32_t>(std::size_t { index(rank) } * plan.perRank + part);
}

bool computes(const Run& run, std::size_t record)
{
    return !analysis::isCommunication(run.operations.kind[record]);
}

void resetSections(LanePlan& plan, const Run& run, std::size_t perRank)
{
    plan.perRank = perRank;
    plan.label.assign(run.fabric.topology().npuCount() * perRank, kNoLabel);
}

LanePlan byKind(const Run& run)
{
    LanePlan plan;
    resetSections(plan, run, 2);
    plan.most = { kMostComputeLanes, kMostLanes };
    plan.labels = { BarNames::tr("compute"), BarNames::tr("comm.", "short for communication") };
    for (std::size_t section = 0; section < plan.label.size(); ++section)
        plan.label[section] = section % 2;
    for (std::size_t at = 0; at < run.operations.size(); ++at)
        plan.section.push_back(sectionOf(plan, run.operations.rank[at], computes(run, at) ? 0 : 1));
    return plan;
}

// Compute, a section for each of the first types and sizes on a rank, one for further collectives, and the rest.
LanePlan byCollective(const Run& run)
{
    constexpr std::size_t kFurther = 1 + kMostCollectiveLanes;
    LanePlan plan;
    resetSections(plan, run, kFurther + 2);
    plan.most.assign(plan.perRank, kMostAtOnce);
    plan.most[0] = kMostComputeLanes;
    plan.labels = { BarNames::tr("compute"), BarNames::tr("other collectives"),
        BarNames::tr("other comm.", "short for other communication") };
    std::map<std::pair<trace::CollectiveType, std::uint64_t>, std::uint32_t> labels;
    const auto labelOf = [&](const simulation::CollectiveRecord& record) {
        const auto [at, isNew]
            = labels.try_emplace({ record.type, record.bytes }, static_cast<std::uint32_t>(plan.labels.size()));
        if (isNew)
            plan.labels.push_back(BarNames::collectiveType(record.type) + ' ' + formatBytes(record.bytes));
        return at->second;
    };
    for (std::uint32_t rank = 0; rank < run.fabric.topology().npuCount(); ++rank) {
        plan.label[sectionOf(plan, Rank { rank }, 0)] = 0;
        plan.label[sectionOf(plan, Rank { rank }, kFurther)] = 1;
        plan.label[sectionOf(plan, Rank { rank }, kFurther + 1)] = 2;
    }
    for (std::size_t at = 0; at < run.operations.size(); ++at) {
        const Rank rank = run.operations.rank[at];
        const std::uint32_t collective = run.operations.collective[at];
        std::size_t part = kFurther + 1;
        if (computes(run, at)) {
            part = 0;
        } else if (collective < run.collectives.size()) {
            const std::uint32_t label = labelOf(run.collectives[collective]);
            for (part = 1; part < kFurther; ++part) {
                std::uint32_t& here = plan.label[sectionOf(plan, rank, part)];
                if (here == kNoLabel)
                    here = label;
                if (here == label)
                    break;
            }
        }
        plan.section.push_back(sectionOf(plan, rank, part));
    }
    return plan;
}

// Compute, the dimensions, messages of a rank to itself, and the operations that sent none.
LanePlan byDimension(const Run& run)
{
    const topology::Topology& topology = run.fabric.topology();
    const std::size_t dimensions = topology.dimensions().size();
    LanePlan plan;
    resetSections(plan, run, dimensions + 3);
    plan.most.assign(plan.perRank, 1);
    plan.most[0] = kMostComputeLanes;
    plan.most.back() = kMostAtOnce;
    plan.labels = { BarNames::tr("compute") };
    for (std::size_t dimension = 0; dimension < dimensions; ++dimension)
        plan.labels.push_back(BarNames::tr("dimension %1").arg(dimension));
    plan.labels.push_back(BarNames::tr("to itself"));
    plan.labels.push_back(BarNames::tr("no messages"));
    for (std::size_t section = 0; section < plan.label.size(); ++section)
        plan.label[section] = static_cast<std::uint32_t>(section % plan.perRank);

    plan.operationOf = messageOperations(run);
    std::vector<bool> sends(run.operations.size(), false);
    for (const std::uint32_t operation : plan.operationOf) {
        if (operation != kNoRecord)
            sends[operation] = true;
    }
    const auto& messages = run.messagesLog;
    plan.section.reserve(run.operations.size() + messages.size());
    for (std::size_t at = 0; at < run.operations.size(); ++at) {
        const bool compute = computes(run, at);
        plan.section.push_back(!compute && sends[at]
                ? kNoSection
                : sectionOf(plan, run.operations.rank[at], compute ? 0 : plan.perRank - 1));
    }
    for (std::size_t at = 0; at < messages.size(); ++at)
        plan.section.push_back(sectionOf(
            plan, messages.source[at], 1 + dimensionBetween(topology, messages.source[at], messages.destination[at])));
    return plan;
}

} // namespace

std::size_t dimensionBetween(const topology::Topology& topology, Rank a, Rank b)
{
    std::uint32_t first = index(a);
    std::uint32_t second = index(b);
    const auto dimensions = topology.dimensions();
    for (std::size_t at = 0; at < dimensions.size(); ++at) {
        const std::uint32_t size = std::max(1U, dimensions[at].size);
        if (first % size != second % size)
            return at;
        first /= size;
        second /= size;
    }
    return dimensions.size();
}

LanePlan planLanes(const RunView& view, LaneChoice choice)
{
    switch (choice) {
    case LaneChoice::Kind:
        return byKind(*view.run);
    case LaneChoice::Collective:
        return byCollective(*view.run);
    case LaneChoice::Dimension:
        return byDimension(*view.run);
    }
    return byKind(*view.run);
}

} // namespace weft::widgets
