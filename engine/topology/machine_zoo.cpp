// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/machine_zoo.h"

#include "engine/topology/fabric_spec.h"
#include "engine/topology/grid_layout.h"

#include <algorithm>
#include <array>
#include <vector>

namespace weft::topology {

namespace {

// None of the makers states the latency of one hop as software sees it. 500 ns is taken for NVLink and for a hop
// through NVSwitch or InfiniBand port pair, 1 us between the cages of an ICI torus would be as good a guess: change
// it in a copy of the fabric where it is known.
constexpr Latency kHop { 500 };

void layStack(TopologyBuilder& draft, std::vector<Dimension> dimensions)
{
    const GridLayout layout(dimensions);
    draft.addNpus(layout.npuCount());
    draft.addSwitches(layout.switchCount());
    layout.forEachLink([&](std::size_t dimension, NodeId source, NodeId destination) {
        draft.addLink(
            makeId<DraftNode>(index(source)), makeId<DraftNode>(index(destination)), dimensions[dimension].link);
    });
    draft.setGrid(std::move(dimensions));
    draft.setRoutingRule(RoutingRule::DimensionOrder);
}

// DGX-1 with Tesla V100: NVIDIA, "DGX-1 with Tesla V100 System Architecture" (WP-08437-002), figure 4, and the matrix
// that `nvidia-smi topo -m` prints on it. Six NVLink 2 links a GPU, 25 GB/s each way and link; NV2 is two links.
void buildDgx1V(TopologyBuilder& draft)
{
    constexpr std::array<std::array<int, 8>, 8> kLinks { {
        { 0, 1, 1, 2, 2, 0, 0, 0 },
        { 1, 0, 2, 1, 0, 2, 0, 0 },
        { 1, 2, 0, 2, 0, 0, 1, 0 },
        { 2, 1, 2, 0, 0, 0, 0, 1 },
        { 2, 0, 0, 0, 0, 1, 1, 2 },
        { 0, 2, 0, 0, 1, 0, 2, 1 },
        { 0, 0, 1, 0, 1, 2, 0, 2 },
        { 0, 0, 0, 1, 2, 1, 2, 0 },
    } };
    draft.addNpus(8);
    for (std::uint32_t a = 0; a < 8; ++a) {
        for (std::uint32_t b = 0; b < 8; ++b) {
            for (int parallel = 0; parallel < kLinks[a][b]; ++parallel)
                draft.addLink(makeId<DraftNode>(a), makeId<DraftNode>(b), { kHop, Bandwidth { 25 } });
        }
    }
}

// DGX-2: NVIDIA, "NVSwitch Technical Overview" (WP-08943). 16 V100 on two baseboards, six NVSwitches a baseboard, one
// 25 GB/s link from each GPU to each of them, eight from each switch to its peer on the other board. A transfer is
// striped over the six planes, so they are one switch a baseboard here: ports of 150 GB/s, trunk of 1200 GB/s.
void buildDgx2(TopologyBuilder& draft)
{
    draft.addNpus(16);
    const DraftNode left = draft.addSwitch({ "", "baseboard 0", true, false, false });
    const DraftNode right = draft.addSwitch({ "", "baseboard 1", true, false, false });
    for (std::uint32_t gpu = 0; gpu < 16; ++gpu)
        draft.addCable(makeId<DraftNode>(gpu), gpu < 8 ? left : right, { kHop, Bandwidth { 150 } });
    draft.addCable(left, right, { kHop, Bandwidth { 1200 } });
}

// DGX H100: NVIDIA, "NVIDIA H100 Tensor Core GPU Architecture": 18 NVLink 4 links a GPU, 25 GB/s each way and link,
// over NVSwitch: ports of 450 GB/s.
constexpr LinkCost kNvLink4 { kHop, Bandwidth { 450 } };

void buildDgxH100(TopologyBuilder& draft)
{
    layStack(draft, { { DimensionKind::Switch, 8, kNvLink4, false } });
}

// Scalable unit: NVIDIA, "DGX SuperPOD Reference Architecture, DGX H100" (RA-11333): 32 DGX H100, one 400 Gb/s NDR
// port a GPU, rail-optimized: GPU i of every machine is on leaf switch i. Traffic between rails goes over NVLink
// first (as NCCL's PXN does), so the spines above the leaves are left out.
void buildDgxH100Unit(TopologyBuilder& draft)
{
    layStack(draft,
        { { DimensionKind::Switch, 8, kNvLink4, false },
            { DimensionKind::Switch, 32, { kHop, Bandwidth { 50 } }, false } });
}

// TPU v4: Jouppi et al., "TPU v4: An Optically Reconfigurable Supercomputer …", ISCA 2023: six ICI links a chip,
// 50 GB/s each way; a cube of 4x4x4 chips is the electrically wired block, a pod has 4096 chips. Slices that wrap
// around (through the optical switches) are tori.
void buildTpuV4(TopologyBuilder& draft, std::uint32_t side)
{
    const Dimension dimension { DimensionKind::Torus, side, { kHop, Bandwidth { 50 } }, false };
    layStack(draft, { dimension, dimension, dimension });
}

constexpr std::array kMachines {
    Machine { "DGX1V", [] { return say("NVIDIA DGX-1, 8 V100 in a hybrid cube mesh of NVLink 2"); }, 8, buildDgx1V },
    Machine { "DGX2", [] { return say("NVIDIA DGX-2, 16 V100 on NVSwitch"); }, 16, buildDgx2 },
    Machine { "DGXH100", [] { return say("NVIDIA DGX H100, 8 H100 on NVSwitch"); }, 8, buildDgxH100 },
    Machine { "DGXH100SU", [] { return say("one scalable unit of a DGX H100 SuperPOD, 32 machines on 8 rails"); }, 256,
        buildDgxH100Unit },
    Machine { "TPUv4Slice", [] { return say("Google TPU v4 slice of 4x4x4 chips"); }, 64,
        [](TopologyBuilder& d) { buildTpuV4(d, 4); } },
    Machine { "TPUv4Pod", [] { return say("Google TPU v4 pod of 16x16x16 chips"); }, 4096,
        [](TopologyBuilder& d) { buildTpuV4(d, 16); } },
};

bool isSameName(std::string_view a, std::string_view b)
{
    const auto bare = [](std::string_view text) {
        std::string result;
        for (const char c : text) {
            if (c != '-')
                result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
        return result;
    };
    return bare(a) == bare(b);
}

} // namespace

std::span<const Machine> machineZoo()
{
    return kMachines;
}

const Machine* machineNamed(std::string_view name)
{
    const auto* const at = std::find_if(
        kMachines.begin(), kMachines.end(), [name](const Machine& machine) { return isSameName(machine.name, name); });
    return at == kMachines.end() ? nullptr : at;
}

Result<TopologyPtr> generateMachine(const MachineSpec& spec, Findings& findings, SizeLimits limits)
{
    const Machine* machine = machineNamed(spec.name);
    if (machine == nullptr)
        return Error { ErrorCode::NotFound, say("there is no machine named '%1'", spec.name), {}, {} };
    TopologyBuilder draft(limits);
    machine->build(draft);
    draft.setSpec(std::string(machine->name));
    return std::move(draft).seal(findings);
}

} // namespace weft::topology
