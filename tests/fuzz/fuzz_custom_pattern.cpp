// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the sums of a custom collective: what is refused says where, what is read stays well formed when it is
// cut, and where it is small there is a schedule for it that the verifier accepts.
#include "engine/collective/proof/verifier.h"
#include "engine/study/schedules/custom_pattern.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "engine/topology/topology_spec.h"

#include <cstddef>
#include <cstdint>
#include <string>

#include <sys/mman.h>
#include <unistd.h>

namespace {

using namespace weft;

constexpr std::uint32_t kNpus = 6;
constexpr std::uint32_t kMostChunks = 12; // that are synthesized
constexpr double kBudgetSeconds = 0.02; // hastening would take seconds under the sanitizers

void synthesize(const collective::Pattern& pattern, const char* spec)
{
    Findings findings;
    const auto topology = topology::topologyFromSpec(spec, findings);
    if (!topology)
        __builtin_trap();
    synthesis::SynthesisOptions options;
    options.budgetSeconds = kBudgetSeconds;
    const auto made = synthesis::synthesizePattern(topology::Fabric(*topology), pattern, Bytes { 4096 }, options);
    if (!made)
        __builtin_trap(); // everybody can reach everybody
    if (made->durationNs < static_cast<std::uint64_t>(made->bound.time.ns()))
        __builtin_trap();
    const auto schedule = synthesis::scheduleOf(*made);
    if (!schedule)
        __builtin_trap();
    const auto verdict = collective::verify(**schedule);
    if (!verdict || !verdict->correct)
        __builtin_trap();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const int descriptor = ::memfd_create("sums", 0);
    if (::write(descriptor, data, size) != static_cast<ssize_t>(size))
        __builtin_trap();
    Findings findings;
    const Result<collective::Pattern> pattern
        = study::readCustomPattern("/proc/self/fd/" + std::to_string(descriptor), kNpus, findings);
    ::close(descriptor);
    if (!pattern) {
        if (pattern.error().message.empty() || pattern.error().where.file.empty())
            __builtin_trap();
        return 0;
    }
    for (const std::uint32_t pieces : { 1U, 3U }) {
        const collective::Pattern cut = study::cutPattern(*pattern, pieces);
        if (!cut.check().ok())
            __builtin_trap();
        if (cut.chunks > kMostChunks)
            continue;
        synthesize(cut, "Mesh(2x3,50GB/s,500ns)");
        synthesize(cut, "Switch(6,50GB/s,500ns)");
    }
    return 0;
}
