// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fingerprint.h"
#include "engine/core/quantity_text.h"
#include "engine/study/description/description.h"

#include <algorithm>
#include <array>

namespace weft::study {

namespace {

using collective::Pattern;
using collective::Schedule;
using collective::StepKind;

std::string patternText(const Pattern& pattern)
{
    std::string text(collective::toString(pattern.kind));
    if (collective::hasRoot(pattern.kind))
        text += " of rank " + std::to_string(index(pattern.root));
    if (pattern.kind != collective::PatternKind::Custom)
        text += pattern.inPlace ? ", in place" : ", out of place";
    return text;
}

std::string rankText(const Pattern& pattern)
{
    const std::uint32_t relays = pattern.ranks - pattern.memberCount();
    return std::to_string(pattern.ranks) + (relays == 0 ? "" : ", of which " + std::to_string(relays) + " only relay");
}

// "12 s, 12 r, 84 rrc".
std::string stepText(const Schedule& schedule)
{
    std::array<std::uint64_t, collective::kStepKinds> count {};
    for (std::uint32_t step = 0; step < schedule.stepCount(); ++step)
        ++count[static_cast<std::size_t>(schedule.kind(StepId { step }))];
    std::string text;
    for (std::size_t kind = 0; kind < count.size(); ++kind) {
        if (count[kind] != 0)
            text += (text.empty() ? "" : ", ") + std::to_string(count[kind]) + ' '
                + std::string(toString(static_cast<StepKind>(kind)));
    }
    return text.empty() ? "none" : text;
}

std::string scratchText(const Schedule& schedule)
{
    std::uint32_t most = 0;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank)
        most = std::max(most, schedule.bufferSizes(Rank { rank }).scratch);
    return most == 0 ? "none" : "up to " + std::to_string(most) + " chunks a rank";
}

} // namespace

Description describe(const Schedule& schedule)
{
    const Pattern& pattern = schedule.pattern();
    Description description { "collective algorithm", {} };
    const auto add = [&description](const char* name, std::string value) {
        description.facts.push_back({ name, std::move(value), false });
    };
    if (!schedule.info().name.empty())
        add("name", schedule.info().name);
    add("pattern", patternText(pattern));
    add("ranks", rankText(pattern));
    add("chunks", std::to_string(pattern.chunks));
    add("transfers", std::to_string(schedule.transferCount()));
    add("steps", stepText(schedule));
    add("thread blocks", std::to_string(schedule.blockCount()));
    add("channels", std::to_string(schedule.channelCount()));
    add("protocol", schedule.info().protocol);
    add("scratch", scratchText(schedule));
    add("memory", toText(Bytes { schedule.memoryBytes() }));
    add("fingerprint", toHex(schedule.fingerprint()));
    return description;
}

} // namespace weft::study
