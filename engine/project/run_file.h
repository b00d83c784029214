// SPDX-License-Identifier: GPL-3.0-or-later
// A Run on disk: its columns as little-endian blocks, each with a checksum, behind a versioned header. It may be
// deleted at any time and made again by running. Reading checks everything, so that a damaged file is an error and
// never a wrong picture. Functions over the file system; any thread.
//
// Layout: "WEFTRUN\n", u32 version, then blocks: u32 tag, u32 bytes an entry, u64 entries, u32 CRC-32, u32 zero, and
// the entries. The first block is JSON with the scalars, the second the fabric as a topology file.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/run.h"

#include <string>

namespace weft::project {

// Atomic. Errors: Unreadable.
[[nodiscard]] Result<void> saveRun(const simulation::Run& run, const std::string& path);
// Errors: NotFound, Unreadable, Malformed (magic, version, checksum, contradictory columns), Truncated.
[[nodiscard]] Result<simulation::RunPtr> loadRun(const std::string& path);

// What its columns take in memory.
[[nodiscard]] std::uint64_t memoryOf(const simulation::Run& run);

} // namespace weft::project
