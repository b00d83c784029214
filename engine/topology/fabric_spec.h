// SPDX-License-Identifier: GPL-3.0-or-later
// What a fabric is generated from: a stack of dimensions, a fat tree, a dragonfly, rails, or a machine of the zoo.
// Values that the spec text (topology_spec.h) reads and prints, and from which generate() makes a sealed Topology.
#pragma once

#include "engine/core/result.h"
#include "engine/topology/topology_builder.h"

#include <variant>

namespace weft::topology {

// What a spec leaves out: 50 GB/s (a 400 Gb/s port) and 500 ns.
inline constexpr LinkCost kDefaultLink { Latency { 500 }, Bandwidth { 50 } };

// One term of a stack. A Torus or Mesh of several sizes stands for as many dimensions; the others have one size.
// A Hypercube is one dimension of its whole size (a power of two), not one per bit: native algorithms then run over
// all of it in one phase, and halving-doubling's partners are direct neighbours. Write Ring(2)_Ring(2)_… for the other.
struct DimensionSpec {
    DimensionKind kind = DimensionKind::Ring;
    std::vector<std::uint32_t> sizes { 1 };
    LinkCost link = kDefaultLink;
    bool unidirectional = false; // Ring only
    bool operator==(const DimensionSpec&) const = default;
};

struct StackSpec {
    std::vector<DimensionSpec> dimensions; // dimension 0 first
    bool operator==(const StackSpec&) const = default;
};

// A folded Clos of one link speed. `leaf` NPUs hang on a leaf switch, which has leaf/oversub up-links.
//   levels 2: every leaf is linked to each of `spines` switches, (leaf/oversub)/spines times.
//   levels 3: `pod` leaves share leaf/oversub aggregation switches; aggregation switch j of every pod is linked to the
//             j-th group of `pod` cores. With oversub 1 and leaf = pod = k/2 that is the k-ary fat tree of
//             Al-Fares et al., SIGCOMM 2008.
// 0 stands for the default: leaf the least power of two with leaf² ≥ npus (levels 2) or leaf³ ≥ npus (levels 3) that
// oversub divides, pod = leaf, spines = leaf/oversub.
struct FatTreeSpec {
    std::uint32_t npus = 1;
    LinkCost link = kDefaultLink;
    std::uint32_t oversub = 1;
    std::uint32_t levels = 2;
    std::uint32_t leaf = 0;
    std::uint32_t pod = 0; // levels 3 only
    std::uint32_t spines = 0; // levels 2 only
    bool operator==(const FatTreeSpec&) const = default;
};

// Kim, Dally, Scott, Abts, "Technology-Driven, Highly-Scalable Dragonfly Topology", ISCA 2008: groups of fully
// connected routers (a), each with NPUs (p) and global links (h); every pair of groups has ⌊a·h/(groups-1)⌋ cables.
// 0 stands for the default: npus = routers/2 (balanced, at least 1), global = the least that links all groups.
struct DragonflySpec {
    std::uint32_t groups = 1;
    std::uint32_t routers = 1;
    std::uint32_t npus = 0; // of each router
    std::uint32_t global = 0; // global links of each router
    LinkCost link = kDefaultLink;
    std::optional<LinkCost> globalLink; // as `link` where absent
    bool operator==(const DragonflySpec&) const = default;
};

// Servers of `server` NPUs on a fast switch of their own, and rails: NIC i of every server is on rail i, a switch
// (levels 1) or a fat tree over the servers (levels 2 or 3, with leaf and oversub as in FatTreeSpec). Rails meet inside
// the servers only.
struct RailSpec {
    std::uint32_t npus = 1; // in all; a multiple of `server`
    LinkCost link = kDefaultLink; // of the rails
    std::uint32_t server = 8;
    Bandwidth inner { 450 }; // of an NPU's port to the switch of its server
    std::optional<Latency> innerLatency; // as `link` where absent
    std::uint32_t levels = 1;
    std::uint32_t leaf = 0;
    std::uint32_t oversub = 1;
    [[nodiscard]] LinkCost innerLink() const { return { innerLatency.value_or(link.latency), inner }; }
    bool operator==(const RailSpec&) const = default;
};

struct MachineSpec {
    std::string name; // as in the zoo's table
    bool operator==(const MachineSpec&) const = default;
};

using FabricSpec = std::variant<StackSpec, FatTreeSpec, DragonflySpec, RailSpec, MachineSpec>;

// Makes the fabric; its spec() is toText(spec). Errors: TooLarge, OutOfRange, Mismatched (numbers that do not divide).
[[nodiscard]] Result<TopologyPtr> generate(const FabricSpec& spec, Findings& findings, SizeLimits limits = {});

// One generator each; generate() chooses among them.
[[nodiscard]] Result<TopologyPtr> generateStack(const StackSpec& spec, Findings& findings, SizeLimits limits = {});
[[nodiscard]] Result<TopologyPtr> generateFatTree(const FatTreeSpec& spec, Findings& findings, SizeLimits limits = {});
[[nodiscard]] Result<TopologyPtr> generateDragonfly(
    const DragonflySpec& spec, Findings& findings, SizeLimits limits = {});
[[nodiscard]] Result<TopologyPtr> generateRail(const RailSpec& spec, Findings& findings, SizeLimits limits = {});
[[nodiscard]] Result<TopologyPtr> generateMachine(const MachineSpec& spec, Findings& findings, SizeLimits limits = {});

} // namespace weft::topology
