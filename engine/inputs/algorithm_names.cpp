// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/algorithm_names.h"

#include "engine/core/make_error.h"

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

template <class Table> Error unknownName(const Table& table, std::string_view text, Sentence message)
{
    const std::vector<std::string> names = namesOf(table);
    std::string all;
    for (const std::string& name : names)
        all += (all.empty() ? "" : ", ") + name;
    const std::string near = io::nearestName(text, names);
    return errorOf(ErrorCode::NotFound, std::move(message),
        near.empty() ? say("one of %1", all) : say("did you mean '%1'?", near));
}

// `message` says that the name is not known.
template <class T, std::size_t N>
Result<T> lookUp(const std::array<Name<T>, N>& table, std::string_view text, Sentence message)
{
    for (const auto& [name, value] : table) {
        if (name == text)
            return value;
    }
    return unknownName(table, text, std::move(message));
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
                say("'%1': a window of at least 1 is expected after '%2', not '%3'", text, name, digits), {},
                say("write for example %1, or %2 for no limit", std::string(name) + '4', name) };
        return Algorithm { kind, static_cast<std::uint32_t>(*window) };
    }
    return unknownName(kAlgorithms, text, say("the collective algorithm '%1' is not known", text));
}

Result<SchedulingPolicy> parseSchedulingPolicy(std::string_view text)
{
    return lookUp(kPolicies, text, say("the scheduling policy '%1' is not known", text));
}

Result<CollectiveOptimization> parseCollectiveOptimization(std::string_view text)
{
    return lookUp(kOptimizations, text, say("the collective optimization '%1' is not known", text));
}

Result<InterDimensionScheduling> parseInterDimension(std::string_view text)
{
    return lookUp(kInter, text, say("the inter-dimension scheduling '%1' is not known", text));
}

Result<IntraDimensionScheduling> parseIntraDimension(std::string_view text)
{
    return lookUp(kIntra, text, say("the intra-dimension scheduling '%1' is not known", text));
}

Result<RemoteMemoryKind> parseRemoteMemoryKind(std::string_view text)
{
    return lookUp(kMemoryKinds, text, say("the memory type '%1' is not known", text));
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
