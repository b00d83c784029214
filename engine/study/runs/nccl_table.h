// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of collective benchmarks in the columns of nccl-tests, so that simulated and measured ones lie side by side:
// written as CSV, read from such CSV or from what nccl-tests print. Pure but for readNcclFile(); any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/study/runs/collective_benchmark.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weft::study {

// Units as nccl-tests': µs, and GB/s of 10^9 bytes.
struct NcclFigures {
    double micros = 0;
    double algorithmBandwidth = 0;
    double busBandwidth = 0;
    std::optional<std::uint64_t> wrong {}; // values; absent: not checked ("N/A")
};

struct NcclRow {
    std::uint64_t bytes = 0; // the full buffer
    std::uint64_t count = 0; // elements of one rank's part
    std::string type; // "float"
    std::string redop; // "sum", "none", or empty where an old version leaves it out
    std::int64_t root = -1; // −1: none
    NcclFigures outOfPlace;
    std::optional<NcclFigures> inPlace {};
    std::string algorithm {}; // Weft's own last column; empty: measured
};

// Simulated rows: bytes as elements of type uint8, nothing checked.
[[nodiscard]] std::vector<NcclRow> ncclRows(std::span<const SweepRow> rows, trace::CollectiveType pattern);

// RFC 4180; "size (B),count (elements),type,redop,root,time (us),algbw (GB/s),busbw (GB/s),#wrong,algorithm".
[[nodiscard]] std::string writeNcclCsv(std::span<const NcclRow> rows);

// CSV with a header that has size, time and busbw at least, or the text that nccl-tests print: rows of 3 to 5 words
// (size, count, type, redop, root) and 4 figures out of place, then 4 in place; lines with # are comments. `name`
// stands for the text in messages. Errors: Malformed (the line, and what is wrong with it; no row at all).
// Findings (warnings): lines that are no rows, such as NCCL's own log.
[[nodiscard]] Result<std::vector<NcclRow>> readNcclTable(
    std::string_view text, const std::string& name, Findings& findings);
// Errors: also NotFound, Unreadable, TooLarge.
[[nodiscard]] Result<std::vector<NcclRow>> readNcclFile(const std::string& path, Findings& findings);

} // namespace weft::study
