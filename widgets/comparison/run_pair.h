// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs with all that is found between them: what makes their difference, which operations and links are the same
// ones, and by how much the use of each link changed. Made by a job, immutable afterwards, read by any thread.
// Memory: 60 bytes an operation, about 100 a link.
#pragma once

#include "engine/analysis/comparison.h"
#include "engine/core/progress.h"
#include "widgets/comparison/run_match.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace weft::widgets {

inline constexpr std::uint32_t kNoPartner = 0xFFFFFFFFU;

// Operations by rank, name and order; records of their runs.
struct OperationPair {
    std::uint32_t a = kNoPartner;
    std::uint32_t b = kNoPartner;
    std::int64_t pathA = 0; // ns of the critical path that were spent on it
    std::int64_t pathB = 0;
    std::int64_t change = 0; // of how long it took, ns; 0 without a partner
    [[nodiscard]] std::int64_t delta() const { return pathB - pathA; } // its part in the difference
};

// Links by name.
struct LinkPair {
    std::string name;
    std::uint32_t a = kNoPartner; // LinkId; of a result file none
    std::uint32_t b = kNoPartner;
    bool inA = false;
    bool inB = false;
    std::optional<double> useA {}; // of the whole run; absent: no such link, or one of which nothing is known
    std::optional<double> useB {};
    [[nodiscard]] bool isPaired() const { return inA && inB; }
    [[nodiscard]] double delta() const { return useA && useB ? *useB - *useA : 0; }
};

// An operation record by the name that selections have for it.
struct RecordKey {
    OpKey key;
    std::uint32_t record = kNoPartner;
};

struct RunPair {
    ComparedRun a; // what b is compared to
    ComparedRun b;
    analysis::Comparison comparison;
    bool hasPath = false; // of both
    std::vector<OperationPair> operations; // by part in the difference, then by change
    std::vector<std::uint32_t> operationOfA; // the pair of a record
    std::vector<std::uint32_t> operationOfB;
    std::vector<RecordKey> recordsOfA; // by key
    std::vector<RecordKey> recordsOfB;
    std::size_t operationsOnlyA = 0;
    std::size_t operationsOnlyB = 0;
    std::vector<LinkPair> links; // by size of the difference; those without a partner last
    std::vector<std::uint32_t> linkOfA; // the pair of a link
    std::vector<std::uint32_t> linkOfB;

    [[nodiscard]] std::int64_t difference() const; // of the makespans, ns
};

using RunPairPtr = std::shared_ptr<const RunPair>;

// Both must be there. Null if it was stopped. O((operations + links) × log).
[[nodiscard]] RunPairPtr makeRunPair(ComparedRun a, ComparedRun b, const Watch& watch = {});

// The same pair of the same two runs, which have got other names.
[[nodiscard]] RunPairPtr withNames(const RunPair& pair, ComparedRun a, ComparedRun b);

// What the critical path spends on each operation record, ns; messages belong to the operation that sent them, or to
// that of their collective on the rank that sent them. Empty without a path.
[[nodiscard]] std::vector<std::int64_t> pathOfOperations(const RunView& view);

} // namespace weft::widgets
