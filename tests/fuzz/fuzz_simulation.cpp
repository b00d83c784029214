// SPDX-License-Identifier: GPL-3.0-or-later
// Any traces on four NPUs: what the validator passes runs to its end or says who is blocked, twice the same.
// Input: eight bytes of options, then the traces of the ranks, parted by "\n====\n"; the last one stands for the rest.
#include "engine/simulation/kernel/simulator.h"
#include "engine/topology/topology_spec.h"
#include "engine/trace/process_groups.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/validator.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace {

using namespace weft;

constexpr std::size_t kOptionBytes = 8;
constexpr std::size_t kMaxOperations = 100; // a rank: more would only be slower
constexpr std::uint32_t kRanks = 4;
constexpr std::string_view kParting = "\n====\n";

constexpr std::array<std::string_view, 6> kFabrics { "Ring(4,50GB/s,500ns)", "Ring(4,50GB/s,500ns,uni=1)",
    "Switch(4,50GB/s,700ns)", "Ring(2,250GB/s,500ns)_FC(2,200GB/s,500ns)", "Mesh(2x2,50GB/s,1us)",
    "FatTree(4,50GB/s,500ns,oversub=2)" };

struct Setting {
    simulation::SystemConfig system;
    simulation::RunOptions options;
    trace::ValidationOptions validation;
    std::string_view fabric;
};

Setting settingOf(const std::array<std::uint8_t, kOptionBytes>& bytes)
{
    Setting setting;
    simulation::SystemConfig& system = setting.system;
    system.schedulingPolicy = static_cast<simulation::SchedulingPolicy>(bytes[0] % 3U);
    system.collectiveOptimization = static_cast<simulation::CollectiveOptimization>(bytes[0] / 4U % 2U);
    system.interDimension = static_cast<simulation::InterDimensionScheduling>(bytes[0] / 8U % 4U);
    system.intraDimension = static_cast<simulation::IntraDimensionScheduling>(bytes[0] / 32U % 4U);
    system.datasetSplits = 1U + bytes[1] % 4U;
    system.activeChunksPerDimension = 1U + bytes[1] / 4U % 4U;
    system.queuesPerDimension = 1U + bytes[1] / 16U % 4U;
    system.roofline = (bytes[2] & 1U) != 0;
    if (system.roofline) {
        system.peakPerformance = ComputeRate::teraFlops(900);
        system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(1600);
    }
    system.replayOnly = (bytes[2] & 2U) != 0;
    system.rendezvous = (bytes[2] & 4U) != 0;
    if ((bytes[2] & 8U) != 0)
        system.sharedBus = simulation::SharedBus { 10, 5, 3, 0.5F };
    system.remoteMemory.kind = static_cast<simulation::RemoteMemoryKind>(bytes[2] / 16U % 4U);
    system.remoteMemory.latency = Latency { 100 };
    system.remoteMemory.bandwidth = Bandwidth::gigaBytesPerSecond(100);
    system.remoteMemory.npusPerNode = 2;
    for (std::size_t i = 0; i < simulation::kNativePatternCount; ++i) {
        const auto kind = static_cast<simulation::AlgorithmKind>(bytes[3 + i % 2U] / (i < 2 ? 1U : 8U) % 7U);
        system.implementation[i].assign(2, simulation::Algorithm { kind, bytes[5] % 3U });
    }
    setting.options.network = static_cast<simulation::NetworkModel>(bytes[6] % 2U);
    setting.options.record = static_cast<simulation::RecordLevel>(bytes[6] / 2U % 3U);
    if ((bytes[6] & 16U) != 0)
        setting.options.recordLimit = 4;
    setting.fabric = kFabrics[bytes[7] % kFabrics.size()];
    setting.validation.replayOnly = system.replayOnly;
    setting.validation.roofline = system.roofline;
    return setting;
}

// The workload, or none if a trace cannot be read.
bool readWorkload(std::string_view text, trace::Workload& workload, Findings& findings)
{
    trace::GroupMerger merger(kRanks, findings);
    for (std::uint32_t rank = 0; rank < kRanks; ++rank) {
        const std::size_t end = text.find(kParting);
        trace::ReadContext context;
        context.file = "fuzz.et";
        const auto graph = trace::parseTrace(io::ByteSource::own(std::string(text.substr(0, end))), context, findings);
        if (!graph || (*graph)->size() > kMaxOperations)
            return false;
        merger.add(**graph, Rank { rank });
        workload.graphs.push_back(*graph);
        if (end != std::string_view::npos)
            text.remove_prefix(end + kParting.size());
    }
    workload.groups = std::move(merger).groups();
    return !hasErrors(findings);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < kOptionBytes)
        return 0;
    std::array<std::uint8_t, kOptionBytes> bytes {};
    std::copy_n(data, kOptionBytes, bytes.begin());
    const Setting setting = settingOf(bytes);
    Findings findings;
    const auto topology = topology::topologyFromSpec(setting.fabric, findings);
    if (!topology)
        __builtin_trap();
    trace::Workload workload;
    const std::string_view text(reinterpret_cast<const char*>(data) + kOptionBytes, size - kOptionBytes);
    if (!readWorkload(text, workload, findings))
        return 0;
    trace::validate(workload, {}, kRanks, setting.validation, findings);
    if (hasErrors(findings))
        return 0;
    const topology::Fabric fabric(*topology);
    const auto run = simulation::simulate(fabric, workload, setting.system, setting.options, findings);
    if (!run)
        return 0;
    const auto again = simulation::simulate(fabric, workload, setting.system, setting.options, findings);
    if (!again || (*run)->fingerprint != (*again)->fingerprint || (*run)->makespan != (*again)->makespan)
        __builtin_trap();
    return 0;
}
