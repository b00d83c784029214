// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_settings.h"

#include "engine/inputs/algorithm_names.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace weft::study {

using program::Task;
using simulation::Algorithm;
using simulation::AlgorithmKind;

Sentence toText(const ProgramSetting& setting)
{
    Sentence text;
    const auto add = [&text](Sentence more) {
        text = text.empty() ? std::move(more) : say("%1, %2", std::move(text), std::move(more));
    };
    if (setting.chunks > 1)
        add(say("%1 chunks", setting.chunks));
    if (!setting.inlined.empty())
        add(say("chain written out by %1", setting.inlined));
    for (std::size_t i = 0; i < setting.algorithms.size(); ++i) {
        if (setting.algorithms[i]) {
            add(std::string(inputs::toText(static_cast<simulation::NativePattern>(i))) + ' '
                + inputs::toText(*setting.algorithms[i]));
        }
    }
    return text;
}

simulation::SystemConfig withSetting(simulation::SystemConfig system, const program::Program& program,
    const topology::Fabric& fabric, const ProgramSetting& setting)
{
    // A group that is a part of the fabric is one flat dimension.
    const std::size_t dimensions = program.groups.size() > 1 ? 1 : fabric.topology().dimensions().size();
    for (std::size_t i = 0; i < setting.algorithms.size(); ++i) {
        if (setting.algorithms[i])
            system.implementation[i].assign(std::max<std::size_t>(dimensions, 1), *setting.algorithms[i]);
    }
    return system;
}

AlgorithmChoices choicesFor(const program::Program& program, const std::vector<AlgorithmKind>& kinds)
{
    AlgorithmChoices choices;
    const std::uint32_t ranks = program.groups.empty() ? 1 : program.groups.front().ranks;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        for (const AlgorithmKind kind : kinds) {
            const auto type = collectiveType(static_cast<simulation::NativePattern>(i));
            const bool fits = kind == AlgorithmKind::HalvingDoubling ? std::has_single_bit(ranks)
                : kind == AlgorithmKind::DoubleBinaryTree            ? type == trace::CollectiveType::AllReduce
                                                                     : true;
            if (fits)
                choices[i].push_back({ kind, 0 });
            // One message after the other: as quick as one link allows.
            if (kind == AlgorithmKind::Direct && type == trace::CollectiveType::AllToAll)
                choices[i].push_back({ kind, 1 });
        }
    }
    return choices;
}

std::vector<ProgramSetting> chainWays(const std::vector<std::uint32_t>& chunks, const std::vector<std::string>& inlined)
{
    std::vector<ProgramSetting> ways;
    for (const std::uint32_t each : chunks) {
        ways.push_back({ each, {}, {} });
        for (const std::string& algorithm : inlined)
            ways.push_back({ each, algorithm, {} });
    }
    return ways;
}

std::vector<ProgramSetting> settingsOf(
    const program::Lowered& lowered, const ProgramSetting& way, const AlgorithmChoices& choices)
{
    std::vector<ProgramSetting> settings { way };
    std::array<bool, simulation::kNativePatternCount> isUsed {};
    for (const Task& task : lowered.tasks) {
        const auto pattern = task.kind == Task::Kind::Collective && !task.isWrittenOut
            ? inputs::nativePatternOf(task.collective)
            : std::nullopt;
        if (!pattern || std::exchange(isUsed[static_cast<std::size_t>(*pattern)], true))
            continue;
        const auto at = static_cast<std::size_t>(*pattern);
        std::vector<ProgramSetting> more;
        for (const ProgramSetting& setting : settings) {
            for (const Algorithm& algorithm : choices[at]) {
                more.push_back(setting);
                more.back().algorithms[at] = algorithm;
            }
        }
        if (!more.empty())
            settings = std::move(more);
    }
    return settings;
}

} // namespace weft::study
