// SPDX-License-Identifier: GPL-3.0-or-later
// Which schedule takes the place of each collective: the algorithm that the system file gives for its node or type, and
// otherwise the library's schedule of the native algorithm that it names; and in how many parts, each along the
// dimensions in the order and round the rings in the sense (part_ways.h), and so many at once, that the system's
// splits, queues, orders and active chunks say. Made for one workload on one fabric, which it
// borrows; one thread.
#pragma once

#include "engine/collective/inlining/inlining.h"
#include "engine/collective/library/algorithm_library.h"
#include "engine/study/scenario/scenario.h"
#include "engine/study/schedules/part_ways.h"

#include <map>
#include <tuple>

namespace weft::study {

class InlineAlgorithms {
public:
    // What is odd goes to `findings`, each once: schedules that the verifier refuses, native settings that no schedule
    // has. Both outlive this.
    InlineAlgorithms(const Scenario& scenario, Findings& findings, const Watch& watch);

    // Nothing in the Replacement for barriers, which carry no data. Errors: Mismatched (members whose nodes ask for
    // different algorithms); Unsupported (a native algorithm that the library has no schedule for), and those of
    // makeAlgorithm and scheduleFromTraces.
    [[nodiscard]] Result<collective::Replacement> choose(const collective::CollectiveCall& call);

private:
    // Type, members, root, involved dimensions, and the way of a part.
    using Key
        = std::tuple<trace::CollectiveType, std::uint32_t, std::uint32_t, std::uint64_t, collective::DimensionWay>;

    [[nodiscard]] Result<const simulation::CustomCollective*> customOf(const collective::CollectiveCall& call) const;
    [[nodiscard]] Result<collective::Replacement> given(
        const simulation::CustomCollective& custom, const collective::CollectiveCall& call);
    [[nodiscard]] Result<collective::Replacement> native(const collective::CollectiveCall& call);
    [[nodiscard]] Result<std::vector<Part>> partsOf(const collective::CollectiveCall& call);
    [[nodiscard]] Result<collective::Replacement> makeNative(
        const collective::CollectiveCall& call, collective::PatternKind kind, const collective::DimensionWay& way);
    [[nodiscard]] Result<collective::Replacement> makeAlongDimensions(
        std::uint64_t involved, const std::vector<simulation::Algorithm>& list, collective::AlgorithmRequest& request);
    [[nodiscard]] Result<collective::SchedulePtr> makeLine(
        const simulation::Algorithm& algorithm, collective::AlgorithmRequest& request);
    [[nodiscard]] Result<collective::SchedulePtr> makeHierarchical(
        const std::vector<simulation::Algorithm>& algorithms, collective::AlgorithmRequest& request);
    [[nodiscard]] collective::Replacement inParts(
        const collective::SchedulePtr& schedule, std::size_t dimensions) const;
    void noteWindow(const simulation::Algorithm& algorithm);
    void verifyOnce(const collective::SchedulePtr& schedule);
    void warnOnce(Sentence message, Sentence hint = {});

    const Scenario& m_scenario;
    Findings& m_findings;
    Watch m_watch;
    PartWays m_ways;
    std::map<Key, collective::Replacement> m_native;
    std::map<std::pair<const simulation::CustomCollective*, std::uint32_t>, collective::Replacement> m_given;
};

} // namespace weft::study
