// SPDX-License-Identifier: GPL-3.0-or-later
// Weft's own JSON form of a schedule, which keeps everything that a schedule holds: format "weft-schedule", version 2.
// Stateless; any thread.
//   name, protocol      texts; placement: the fabric ranks of the schedule's ranks (absent: rank r is NPU r)
//   pattern             kind, ranks, chunks, in_place, root, members, and of custom ones before and after: lists of
//                       {rank, buffer, offset, chunk, from}, which is a sum over the ranks in `from`
//   buffers             input, output, scratch: chunks of each rank
//   blocks              rank, send, receive (absent: none), channel, in_order (absent: true), and a column for each
//                       member of the steps: type (MSCCL's words), source_buffer, source, target_buffer and target
//                       (absent: as the source), count (absent: 1, of a nop 0), link (of a way through switches the
//                       list of its links; null: the fabric's route); and depends: lists [step, block of the same rank,
//                       step there], counted from 0
//   attributes          of (algorithm, rank, block or step), rank, block, step, name, value: kept from other files
// In version 1 sums added to the target, and their source was the sender's slot; it is read so.
// A column of equal values may be that one value, unless that is a list.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/io/text_stream.h"

#include <functional>

namespace weft::collective {

// `source` stands for the file in messages. Findings: warnings for unknown and repeated members. Errors, with line,
// column and member: Malformed, Missing, Unsupported (another format or version), WrongType, OutOfRange, Mismatched,
// Duplicate, UnknownDependency, Usage, TooLarge (2^20 ranks, 2^30 slots).
// `passed`: called now and then with an offset before which the text is not needed, unless something is wrong.
[[nodiscard]] Result<SchedulePtr> parseScheduleJson(std::string_view text, const std::string& source,
    Findings& findings, const std::function<void(std::size_t)>& passed = {});

// Reading it gives the same schedule, ids and order included. Bytes of names that are not UTF-8 are replaced.
// What has failed, or was stopped, is not written to the end.
void writeScheduleJson(const Schedule& schedule, io::TextStream& out);

} // namespace weft::collective
