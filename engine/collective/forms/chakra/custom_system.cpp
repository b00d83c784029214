// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/chakra/chakra_form.h"

#include "engine/core/make_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace weft::collective {

Result<std::string> customSystemJson(PatternKind kind, const std::string& prefix)
{
    constexpr std::array kNative { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
        PatternKind::AllToAll };
    if (std::find(kNative.begin(), kNative.end(), kind) == kNative.end()) {
        return errorOf(ErrorCode::Unsupported,
            say("ASTRA-sim runs given algorithms for all-reduce, all-gather, reduce-scatter and all-to-all, not for %1",
                toString(kind)),
            say("the traces can be run as a workload of their own"));
    }
    nlohmann::ordered_json system;
    system["scheduling-policy"] = "LIFO";
    system["endpoint-delay"] = 10;
    system["active-chunks-per-dimension"] = 1;
    system["preferred-dataset-splits"] = 1;
    for (const PatternKind native : kNative)
        system[std::string(toString(native)) + "-implementation"] = { "oneRing" }; // on any number of dimensions
    system["collective-optimization"] = "localBWAware";
    system["local-mem-bw"] = 50.0; // GB/s, with which the published converter reckons
    system[std::string(toString(kind)) + "-implementation-custom"] = { prefix };
    constexpr int kIndent = 4;
    return system.dump(kIndent, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

} // namespace weft::collective
