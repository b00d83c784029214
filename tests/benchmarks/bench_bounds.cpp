// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds of collectives with chunks of 1 MiB, one an NPU or pair, and prints CPU milliseconds and the bounds. Without
// arguments, all cases; otherwise those whose name begins with one of them.
//   bench_bounds [NAME…]
#include "engine/synthesis/bounds/bounds.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"

#include <cstdio>
#include <ctime>
#include <random>
#include <string>

using namespace weft;
using collective::PatternKind;

namespace {

double cpuMs()
{
    timespec time {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

// A ring with chords, each link at one of four speeds.
topology::TopologyPtr irregular(std::uint32_t npus, std::uint32_t chordsEach)
{
    std::mt19937 random(npus);
    topology::TopologyBuilder draft;
    draft.addNpus(npus);
    const auto link = [&](std::uint32_t from, std::uint32_t to) {
        const double gibi[] { 25, 50, 100, 200 };
        draft.addLink(topology::DraftNode { from }, topology::DraftNode { to },
            { Latency { 500 }, Bandwidth { gibi[random() % 4] * 1.073741824 } });
    };
    for (std::uint32_t npu = 0; npu < npus; ++npu) {
        link(npu, (npu + 1) % npus);
        for (std::uint32_t chord = 0; chord < chordsEach; ++chord)
            link(npu, static_cast<std::uint32_t>((npu + 1 + random() % (npus - 1)) % npus));
    }
    Findings findings;
    return draft.seal(findings).value();
}

topology::TopologyPtr fromSpec(const char* spec)
{
    Findings findings;
    return topology::topologyFromSpec(spec, findings).value();
}

void measure(const std::string& name, const topology::TopologyPtr& topology, PatternKind kind)
{
    const topology::Fabric fabric(topology);
    collective::Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = pattern.chunks = topology->npuCount();
    const double start = cpuMs();
    const Result<synthesis::Bound> bound = synthesis::lowerBound(fabric, pattern, Bytes { 1U << 20U }, {});
    const double took = cpuMs() - start;
    if (!bound) {
        std::printf("%-22s %-14s %9.1f ms  %s\n", name.c_str(), std::string(collective::toString(kind)).c_str(), took,
            toString(bound.error()).c_str());
        return;
    }
    const auto us = [](Time time) { return static_cast<double>(time.ns()) / 1e3; };
    std::printf("%-22s %-14s %9.1f ms %12.2f us = max(way %.2f, cut %.2f, tail %.2f, all %.2f) %s\n", name.c_str(),
        std::string(collective::toString(kind)).c_str(), took, us(bound->time), us(bound->diameter), us(bound->cut),
        us(bound->tail), us(bound->capacity), std::string(synthesis::toString(bound->kind)).c_str());
}

} // namespace

static int run(int argc, char** argv)
{
    const auto isAsked = [argc, argv](const std::string& name) {
        bool asked = argc == 1;
        for (int i = 1; i < argc; ++i)
            asked = asked || name.starts_with(argv[i]);
        return asked;
    };
    const std::pair<const char*, const char*> specs[] {
        { "rfs-2x4x16", "Ring(2,200GiB/s)_FC(4,100GiB/s)_Ring(16,50GiB/s,uni=1)" },
        { "rfs-4x4x8", "Ring(4,200GiB/s)_FC(4,100GiB/s)_Ring(8,50GiB/s,uni=1)" },
        { "rfs-2x8x8", "Ring(2,200GiB/s)_FC(8,100GiB/s)_Ring(8,50GiB/s,uni=1)" },
        { "htorus-4x4x8", "Ring(4,200GiB/s)_Ring(4,100GiB/s)_Ring(8,50GiB/s)" },
        { "switches-16x8", "FC(8,200GiB/s)_Switch(16,50GiB/s)" },
        { "mesh-16", "Mesh(16x16,50GiB/s)" },
        { "hmesh-16", "Mesh(16,50GiB/s)_Mesh(16,75GiB/s)" },
        { "mesh-8x8x8", "Mesh(8x8x8,50GiB/s)" },
        { "torus-8x8x8", "Torus(8x8x8,50GiB/s)" },
        { "fc-512", "FC(512,50GiB/s)" },
        { "mesh-32", "Mesh(32x32,50GiB/s)" },
        { "hmesh-32", "Mesh(32,50GiB/s)_Mesh(32,75GiB/s)" },
        { "large-mesh-64", "Mesh(64x64,50GiB/s)" },
        { "large-torus-64", "Torus(64x64,50GiB/s)" },
        { "large-mesh-200", "Mesh(200x200,50GiB/s)" },
        { "large-torus-200", "Torus(200x200,50GiB/s)" },
    };
    for (const auto& [name, spec] : specs) {
        if (isAsked(name)) {
            const topology::TopologyPtr topology = fromSpec(spec);
            for (const PatternKind kind : { PatternKind::AllGather, PatternKind::AllReduce, PatternKind::AllToAll })
                measure(name, topology, kind);
        }
    }
    for (const std::uint32_t npus : { 128U, 512U, 2048U }) {
        const std::string name = "irregular-" + std::to_string(npus);
        if (isAsked(name)) {
            const topology::TopologyPtr topology = irregular(npus, 3);
            for (const PatternKind kind : { PatternKind::AllGather, PatternKind::AllReduce, PatternKind::AllToAll })
                measure(name, topology, kind);
        }
    }
    return 0;
}

WEFT_BENCH(run)
