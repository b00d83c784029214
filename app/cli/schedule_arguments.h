// SPDX-License-Identifier: GPL-3.0-or-later
// The options that size a schedule when it becomes Chakra traces, the same for every command that writes some, and the
// words in which commands tell both ways of counting a size. Lives for one invocation.
#pragma once

#include "engine/collective/forms/chakra/chakra_form.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

namespace weft::cli {

struct ScheduleArguments {
    std::string size; // Chakra's comm_size; empty: not given
    std::string reduceModel = "bandwidth";
    double memoryBandwidth = 0; // decimal GB/s; 0: not given
    bool plain = false;

    void addTo(CLI::App& command);
    void addReduceTo(CLI::App& command, const std::string& bandwidthDefault); // the two of how long sums take
    // By those; nothing if it takes a memory bandwidth, which is not given.
    [[nodiscard]] std::optional<collective::ReduceModel> reduce() const;
    // Errors: Usage, naming the option.
    [[nodiscard]] Result<collective::EtOptions> options() const;
};

// "comm_size 1 MiB (Chakra: the shard of each rank), 8 MiB as nccl-tests count it"; one size where they agree.
[[nodiscard]] std::string sizeText(const collective::Pattern& pattern, Bytes commSize);

// "all-reduce on 8 ranks: 112 transfers in 240 steps, 8 thread blocks, 1 channel".
[[nodiscard]] std::string scheduleText(const collective::Schedule& schedule);

// "wrote a.0.et … a.system.json" and, if there is one, the note.
[[nodiscard]] std::string wroteText(const std::vector<std::string>& files, const std::string& output);
// Of a name whose ending looks like a form and is none; otherwise empty.
[[nodiscard]] std::string prefixNote(const std::string& output);

} // namespace weft::cli
