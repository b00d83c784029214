// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/algorithm_names.h"

#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/trace/execution_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace weft::inputs {

using namespace simulation;

namespace {

template <class T> using Name = std::pair<std::string_view, T>;

constexpr std::array kPolicies { Name<SchedulingPolicy> { "LIFO", SchedulingPolicy::Lifo },
    Name<SchedulingPolicy> { "FIFO", SchedulingPolicy::Fifo },
    Name<SchedulingPolicy> { "EXPLICIT", SchedulingPolicy::Explicit } };

constexpr std::array kOptimizations { Name<CollectiveOptimization> { "baseline", CollectiveOptimization::Baseline },
    Name<CollectiveOptimization> { "localBWAware", CollectiveOptimization::LocalBwAware } };

constexpr std::array kInter { Name<InterDimensionScheduling> { "ascending", InterDimensionScheduling::Ascending },
    Name<InterDimensionScheduling> { "roundRobin", InterDimensionScheduling::RoundRobin },
    Name<InterDimensionScheduling> { "offlineGreedy", InterDimensionScheduling::OfflineGreedy },
    Name<InterDimensionScheduling> { "offlineGreedyFlex", InterDimensionScheduling::OfflineGreedyFlex } };

constexpr std::array kIntra { Name<IntraDimensionScheduling> { "FIFO", IntraDimensionScheduling::Fifo },
    Name<IntraDimensionScheduling> { "RG", IntraDimensionScheduling::Rg },
    Name<IntraDimensionScheduling> { "smallestFirst", IntraDimensionScheduling::SmallestFirst },
    Name<IntraDimensionScheduling> { "lessRemainingPhaseFirst", IntraDimensionScheduling::LessRemainingPhaseFirst } };

constexpr std::array kMemoryKinds { Name<RemoteMemoryKind> { "NO_MEMORY_EXPANSION", RemoteMemoryKind::None },
    Name<RemoteMemoryKind> { "PER_NPU_MEMORY_EXPANSION", RemoteMemoryKind::PerNpu },
    Name<RemoteMemoryKind> { "PER_NODE_MEMORY_EXPANSION", RemoteMemoryKind::PerNode },
    Name<RemoteMemoryKind> { "MEMORY_POOL", RemoteMemoryKind::Pool } };

constexpr std::array kAlgorithms { Name<AlgorithmKind> { "ring", AlgorithmKind::Ring },
    Name<AlgorithmKind> { "direct", AlgorithmKind::Direct },
    Name<AlgorithmKind> { "halvingDoubling", AlgorithmKind::HalvingDoubling },
    Name<AlgorithmKind> { "doubleBinaryTree", AlgorithmKind::DoubleBinaryTree },
    Name<AlgorithmKind> { "oneRing", AlgorithmKind::OneRing },
    Name<AlgorithmKind> { "oneDirect", AlgorithmKind::OneDirect },
    Name<AlgorithmKind> { "oneHalvingDoubling", AlgorithmKind::OneHalvingDoubling } };

template <class Table> std::vector<std::string> namesOf(const Table& table)
{
    std::vector<std::string> names;
    for (const auto& [name, value] : table)
        names.emplace_back(name);
    return names;
}

template <class Table> Error unknownName(const Table& table, const char* what, std::string_view text)
{
    const std::vector<std::string> names = namesOf(table);
    std::string hint = "one of";
    for (const std::string& name : names)
        hint += (hint.back() == 'f' && hint.size() == 6 ? " " : ", ") + name;
    if (const std::string near = io::nearestName(text, names); !near.empty())
        hint = "did you mean '" + near + "'?";
    return { ErrorCode::NotFound, std::string("the ") + what + " '" + std::string(text) + "' is not known", {}, hint };
}

template <class T, std::size_t N>
Result<T> lookUp(const std::array<Name<T>, N>& table, const char* what, std::string_view text)
{
    for (const auto& [name, value] : table) {
        if (name == text)
            return value;
    }
    return unknownName(table, what, text);
}

template <class T, std::size_t N> std::string_view nameOf(const std::array<Name<T>, N>& table, T wanted)
{
    for (const auto& [name, value] : table) {
        if (value == wanted)
            return name;
    }
    return {};
}

} // namespace

Result<Algorithm> parseAlgorithm(std::string_view text)
{
    for (const auto& [name, kind] : kAlgorithms) {
        if (text == name)
            return Algorithm { kind, 0 };
    }
    // What follows the two windowed names is the window: "direct4", "oneDirect2".
    for (const AlgorithmKind kind : { AlgorithmKind::Direct, AlgorithmKind::OneDirect }) {
        const std::string_view name = nameOf(kAlgorithms, kind);
        if (!text.starts_with(name))
            continue;
        const std::string_view digits = text.substr(name.size());
        const bool allDigits
            = std::all_of(digits.begin(), digits.end(), [](char letter) { return letter >= '0' && letter <= '9'; });
        const Result<std::uint64_t> window = parseCount(digits);
        if (!allDigits || !window || *window == 0 || *window > 0xFFFFFFFFU)
            return Error { ErrorCode::Malformed,
                "'" + std::string(text) + "': a window of at least 1 is expected after '" + std::string(name)
                    + "', not '" + std::string(digits) + "'",
                {}, "write for example " + std::string(name) + "4, or " + std::string(name) + " for no limit" };
        return Algorithm { kind, static_cast<std::uint32_t>(*window) };
    }
    return unknownName(kAlgorithms, "collective algorithm", text);
}

Result<SchedulingPolicy> parseSchedulingPolicy(std::string_view text)
{
    return lookUp(kPolicies, "scheduling policy", text);
}

Result<CollectiveOptimization> parseCollectiveOptimization(std::string_view text)
{
    return lookUp(kOptimizations, "collective optimization", text);
}

Result<InterDimensionScheduling> parseInterDimension(std::string_view text)
{
    return lookUp(kInter, "inter-dimension scheduling", text);
}

Result<IntraDimensionScheduling> parseIntraDimension(std::string_view text)
{
    return lookUp(kIntra, "intra-dimension scheduling", text);
}

Result<RemoteMemoryKind> parseRemoteMemoryKind(std::string_view text)
{
    return lookUp(kMemoryKinds, "memory type", text);
}

std::string toText(const Algorithm& algorithm)
{
    std::string text { nameOf(kAlgorithms, algorithm.kind) };
    if (algorithm.window != 0)
        text += std::to_string(algorithm.window);
    return text;
}

std::string_view toText(SchedulingPolicy policy)
{
    return nameOf(kPolicies, policy);
}

std::string_view toText(CollectiveOptimization optimization)
{
    return nameOf(kOptimizations, optimization);
}

std::string_view toText(InterDimensionScheduling scheduling)
{
    return nameOf(kInter, scheduling);
}

std::string_view toText(IntraDimensionScheduling scheduling)
{
    return nameOf(kIntra, scheduling);
}

std::string_view toText(RemoteMemoryKind kind)
{
    return nameOf(kMemoryKinds, kind);
}

std::string_view toText(NativePattern pattern)
{
    constexpr std::array<std::string_view, kNativePatternCount> kNames { "all-reduce", "all-gather", "reduce-scatter",
        "all-to-all" };
    return kNames[static_cast<std::size_t>(pattern)];
}

std::optional<NativePattern> nativePatternOf(trace::CollectiveType type)
{
    type = type == trace::CollectiveType::Barrier ? trace::CollectiveType::AllReduce : trace::plainType(type);
    for (std::size_t at = 0; at < kNativePatternCount; ++at) {
        if (collectiveType(static_cast<NativePattern>(at)) == type)
            return static_cast<NativePattern>(at);
    }
    return std::nullopt;
}

} // namespace weft::inputs
