// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/quantity_text.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/study/description/description.h"

namespace weft::study {

using inputs::toText;
using simulation::NativePattern;
using weft::toText;

namespace {

std::string rateText(const std::optional<ComputeRate>& rate)
{
    return rate ? toText(rate->flops / 1e12) + " TFLOP/s" : "none";
}

std::string implementationText(const std::vector<simulation::Algorithm>& list)
{
    if (list.empty())
        return "ring in every dimension";
    std::string text;
    for (const simulation::Algorithm& algorithm : list)
        text += (text.empty() ? "" : ", ") + toText(algorithm);
    return text;
}

const char* onOff(bool value)
{
    return value ? "on" : "off";
}

} // namespace

Description describe(const inputs::SystemFile& system)
{
    const simulation::SystemConfig& config = system.config;
    Description description { "system", {} };
    const auto add = [&](const std::string& key, std::string value) {
        description.facts.push_back({ key, std::move(value), !system.given.contains(key) });
    };
    add("scheduling-policy", std::string(toText(config.schedulingPolicy)));
    add("collective-optimization", std::string(toText(config.collectiveOptimization)));
    add("endpoint-delay", std::to_string(config.endpointDelayNs) + " ns");
    add("active-chunks-per-dimension", std::to_string(config.activeChunksPerDimension));
    add("preferred-dataset-splits", std::to_string(config.datasetSplits));
    for (std::size_t i = 0; i < simulation::kNativePatternCount; ++i) {
        const std::string key = std::string(toText(static_cast<NativePattern>(i))) + "-implementation";
        add(key, implementationText(config.implementation[i]));
    }
    for (const auto& [type, algorithm] : system.custom.algorithms)
        add(std::string(trace::toString(type)) + "-implementation-custom", algorithm.path);
    if (system.custom.perNodeFile)
        add("per-node-custom-implementation", system.custom.perNodeFile->path);
    add("local-mem-bw",
        config.localMemoryBandwidth ? toText(*config.localMemoryBandwidth) : "none: reductions take no time");
    add("peak-perf", rateText(config.peakPerformance));
    add("roofline-enabled", onOff(config.roofline));
    add("replay-only", onOff(config.replayOnly));
    add("inter-dimension-scheduling", std::string(toText(config.interDimension)));
    add("intra-dimension-scheduling", std::string(toText(config.intraDimension)));
    add("model-shared-bus", onOff(config.sharedBus.has_value()));
    if (config.sharedBus) {
        add("L", std::to_string(config.sharedBus->latency) + " ns");
        add("o", std::to_string(config.sharedBus->overhead) + " ns");
        add("g", std::to_string(config.sharedBus->gap) + " ns");
        add("G", toText(static_cast<double>(config.sharedBus->gapPerByte)) + " ns/B");
        add("local-reduction-delay", std::to_string(config.localReductionDelay) + " ns per 100 bytes");
    }
    return description;
}

Description describe(const simulation::RemoteMemory& memory)
{
    Description description { "remote memory", {} };
    const auto add = [&](const char* name, std::string value) {
        description.facts.push_back({ name, std::move(value), false });
    };
    add("memory-type", std::string(toText(memory.kind)));
    if (memory.kind == simulation::RemoteMemoryKind::None)
        return description;
    add("remote-mem-latency", toText(memory.latency));
    add("remote-mem-bw", toText(memory.bandwidth));
    if (memory.kind == simulation::RemoteMemoryKind::PerNode)
        add("num-npus-per-node", std::to_string(memory.npusPerNode));
    return description;
}

Description describe(const std::vector<trace::ProcessGroup>& groups)
{
    constexpr std::size_t kMostRanks = 32;
    Description description { "communicator groups", {} };
    description.facts.push_back({ "groups", std::to_string(groups.size()), false });
    for (const trace::ProcessGroup& group : groups) {
        std::string text = std::to_string(group.ranks.size()) + " ranks:";
        for (std::size_t i = 0; i < group.ranks.size() && i < kMostRanks; ++i)
            text += ' ' + std::to_string(index(group.ranks[i]));
        if (group.ranks.size() > kMostRanks)
            text += " …";
        description.facts.push_back({ "group " + group.name, std::move(text), false });
    }
    return description;
}

} // namespace weft::study
