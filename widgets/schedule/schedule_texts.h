// SPDX-License-Identifier: GPL-3.0-or-later
// What steps, slots and chunks of a schedule are called, and what is known about a step, in words for people. Reads
// immutable data; any thread.
#pragma once

#include "widgets/base/words/facts.h"
#include "widgets/schedule/schedule_columns.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <span>

namespace weft::widgets {

class ScheduleTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::ScheduleTexts)

public:
    // Names of the files, the same in every language: "all-reduce".
    [[nodiscard]] static QString pattern(const collective::Pattern& pattern);
    // "Ring (all-reduce, 8 ranks)"; the pattern alone where the schedule has no name.
    [[nodiscard]] static QString title(const collective::Schedule& schedule);
    [[nodiscard]] static QString levels(); // heading of their columns
    [[nodiscard]] static QString kind(collective::StepKind kind);
    [[nodiscard]] static QString mark(StepMark mark); // for the legend
    // "input 3", or "input 3–5" for several.
    [[nodiscard]] static QString slot(collective::Slot slot, std::uint32_t count = 1);
    [[nodiscard]] static QString rank(std::uint32_t rank);
    // "rank 3, thread block 2, step 5", numbers as in MSCCL's files.
    [[nodiscard]] static QString step(const ScheduleColumns& columns, StepId step);
    // "3", "3–5", "3, 7…"; the slot where the chunk is not known; "–" where there is none.
    [[nodiscard]] static QString chunks(const ScheduleColumns& columns, StepId step);
    // Ascending numbers with runs joined: "0–5, 7"; cut after `most` parts.
    [[nodiscard]] static QString numbers(std::span<const std::uint32_t> ascending, std::size_t most = 12);
    // `chunkBytes` 0: not known.
    [[nodiscard]] static Facts facts(const ScheduleColumns& columns, StepId step, std::uint64_t chunkBytes);
    // What several steps of one cell are, and how many.
    [[nodiscard]] static QString cell(const ScheduleColumns& columns, std::uint32_t cell);
};

} // namespace weft::widgets
