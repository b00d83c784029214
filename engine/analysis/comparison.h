// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs compared: what makes the difference of their makespans, by what ran, by kind and by dimension; collectives
// and links with their partners; changed settings; and one sentence as a verdict with its figures, without words
// (report/comparison_text.h has those). Plain values and pure functions; any thread.
//
// Runs are compared by figures with names that mean the same in both, whether they come from a Run in memory
// (report/run_figures.h) or from a result on disk (study/result_figures.h).
#pragma once

#include "engine/analysis/attribution.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace weft::analysis {

// What ran, on whichever ranks: the collective of a type and group that is the nth of them, or all operations of a name
// that are the nth of it on their ranks.
inline constexpr const char* kWaiting = "waiting"; // what belongs to no work
struct WorkKey {
    std::string name; // "all-reduce (world)", "fc1 forward", "compute", kWaiting
    std::uint32_t order = 0; // from 0
    auto operator<=>(const WorkKey&) const = default;
};

// What the critical path spends on it.
struct WorkFigure {
    Time time;
    std::map<std::uint32_t, Time> dimensions; // of that, over the links of a dimension
};

struct LinkFigure {
    std::uint64_t bytes = 0;
    std::optional<Time> busy; // absent in `unaware`
};

struct RunFigures {
    Time makespan;
    bool complete = false;
    bool hasPath = false; // level full: `kinds`, `dimensions` and `work` are known, and each sums to the makespan
    bool hasLinks = false; // levels links and full: `links` is known
    bool namesWork = true; // operations are called as in their traces, which a stored run does not know
    std::map<std::string, Time> kinds; // by toString(TimeKind)
    std::map<std::uint32_t, Time> dimensions; // kNobody: elsewhere
    std::map<WorkKey, WorkFigure> work;
    std::map<WorkKey, std::optional<Time>> collectives; // how long they took; absent: unfinished
    std::map<std::string, LinkFigure> links; // by name; of those that carried nothing none may be there
    std::map<std::string, std::string> settings; // as they are told
    std::string fabric; // its hash; empty: not known
    std::string workload; // likewise
    std::map<std::string, std::string> system; // settings of the system by their keys; empty: not known
};

// Times in ns, of the second run less those of the first.
struct TimeChange {
    std::optional<Time> before; // absent: not there
    std::optional<Time> after;
    std::int64_t delta = 0;
    double share = 0; // delta ÷ the difference of the makespans; 0 where there is none
    bool operator==(const TimeChange&) const = default;
};

struct WorkChange : TimeChange {
    WorkKey key;
    std::optional<std::uint32_t> dimension; // where most of the delta is
};

struct NamedChange : TimeChange {
    std::string name;
};

struct DimensionChange : TimeChange {
    std::uint32_t dimension = kNobody;
};

struct CollectiveChange : TimeChange {
    WorkKey key;
    bool unfinishedBefore = false; // there, but without a time
    bool unfinishedAfter = false;
};

struct LinkChange {
    std::string name;
    std::optional<LinkFigure> before; // absent: no such link, or one that carried nothing
    std::optional<LinkFigure> after;
    double use = 0; // busy ÷ makespan, after less before; 0 where it is not known
};

struct SettingChange {
    std::string key;
    std::string before; // empty: not given
    std::string after;
    bool operator==(const SettingChange&) const = default;
};

enum class ComparisonVerdict : std::uint8_t {
    Unfinished, // one of them has no makespan
    Equal, // the same makespan, and nothing differs
    EqualTime, // the same makespan
    Faster,
    Slower,
};

// What the most of the difference comes from, and how much of it: the more special one where it is half of it.
enum class ComparisonCause : std::uint8_t { Unknown, Work, Dimension, Kind };

struct Comparison {
    ComparisonVerdict verdict = ComparisonVerdict::Equal;
    Time before;
    Time after;
    double ratio = 1; // of the longer to the shorter; 0 where the shorter is 0
    ComparisonCause cause = ComparisonCause::Unknown;
    double causeShare = 0;
    std::size_t causeAt = 0; // in the list of such causes

    // By their part in the difference of the makespans, descending, then by key; each sums to it where both runs have a
    // path. Groups that do the same may take each other's place on the path;
    // dimensions of fabrics of other shapes have no partner.
    std::vector<WorkChange> work;
    std::vector<DimensionChange> dimensions;
    std::vector<NamedChange> kinds;
    std::vector<CollectiveChange> collectives; // by size of the delta; those without a partner last
    std::vector<LinkChange> links; // that differ, by size of `use`, then of the bytes; of runs that both have links
    // The workload, then by key, those of the system last. The topology is one only if the fabrics are not known to be
    // the same; fabrics that differ by the same text, or without one, are told apart by their hashes, as "fabric".
    std::vector<SettingChange> settings;
    bool isFabricOtherwiseWritten = false; // the same fabric, link by link, by another text or without one
};

// Where one of them knows the names of operations and the other does not, all operations are one work, kOperations.
inline constexpr const char* kOperations = "operations";
[[nodiscard]] Comparison compare(const RunFigures& before, const RunFigures& after);
// By nothing but their makespans: without a cause, and of what differs besides nothing is said.
[[nodiscard]] Comparison compareMakespans(const RunFigures& before, const RunFigures& after);

} // namespace weft::analysis
