// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_workload.h"

#include "engine/core/make_error.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/io/text_file.h"
#include "engine/study/scenario/groups_file.h"
#include "engine/study/scenario/trace_files.h"
#include "engine/topology/astra_network.h"
#include "engine/trace/et_writer.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace weft::study {

namespace {

Result<std::string> systemText(const program::Program& program, const ProgramRunOptions& options,
    const ProgramSetting& setting, std::span<const topology::Dimension> dimensions)
{
    auto text = options.system.empty() ? Result<std::string>(program::systemJson(options.lowering.device, dimensions))
                                       : io::readTextFile(options.system);
    if (!text || std::ranges::none_of(setting.algorithms, [](const auto& each) { return each.has_value(); }))
        return text;
    auto json = nlohmann::ordered_json::parse(*text, nullptr, false);
    if (!json.is_object())
        return errorIn(options.system, ErrorCode::Malformed, say("the system file is no JSON object"));
    for (std::size_t i = 0; i < setting.algorithms.size(); ++i) {
        if (!setting.algorithms[i])
            continue;
        const std::size_t listed = program.groups.size() > 1 ? 1 : std::max<std::size_t>(dimensions.size(), 1);
        json[std::string(inputs::toText(static_cast<simulation::NativePattern>(i))) + "-implementation"]
            = std::vector<std::string>(listed, inputs::toText(*setting.algorithms[i]));
    }
    return json.dump(2) + '\n';
}

// What ASTRA-sim does not run as it is written, and what can be done about it.
class Limits {
public:
    Limits(const program::Lowered& lowered, const topology::Fabric& fabric, const ProgramRunOptions& options,
        const std::string& prefix, Findings& findings)
        : m_lowered(lowered)
        , m_dimensions(fabric.topology().dimensions())
        , m_options(options)
        , m_prefix(prefix)
        , m_findings(findings)
    {
    }

    void tell()
    {
        const auto isCollective = [](const program::Task& task) {
            return task.kind == program::Task::Kind::Collective && !task.isWrittenOut;
        };
        const auto& tasks = m_lowered.tasks;
        const bool hasGroups = !m_lowered.workload.groups.empty();
        const bool hasCollectives = std::ranges::any_of(tasks, isCollective);
        if (std::ranges::any_of(
                tasks, [&](const auto& task) { return isCollective(task) && trace::hasRoot(task.collective); }))
            tell(say("ASTRA-sim runs no reduce and no broadcast"),
                say("weft-cli inline --only reduce,broadcast writes them out as messages"));
        const machine::DeviceCard& device = m_options.lowering.device;
        if (m_options.lowering.launches && device.wholeLaunchMicros() > 0)
            tell(
                say("ASTRA-sim has no statistics of CPU nodes, and may end before it has said when all ranks are done"),
                say("leave out --launches"));
        if (hasGroups && m_prefix.find("empty") != std::string::npos)
            tell(say("ASTRA-sim reads no groups from a path with \"empty\" in it"), say("choose another PREFIX"));
        if (hasGroups && hasCollectives)
            tell(say("ASTRA-sim may abort at its end, when it has said all times: so it does with collectives of "
                     "groups"),
                "");
        const bool isAware = m_options.run.network == simulation::NetworkModel::Aware;
        if (isAware && m_dimensions.size() > 1)
            tell(say("ASTRA-sim's network that is aware of congestion has one dimension"),
                say("--network-model unaware"));
        if (isAware && m_dimensions.size() == 1 && m_dimensions[0].size == 2
            && m_dimensions[0].kind == topology::DimensionKind::Ring)
            tell(
                say("ASTRA-sim's network that is aware of congestion has no ring of 2"), say("Switch(2,…) is as good"));
        if (!hasGroups && hasCollectives && m_dimensions.size() > 4)
            tell(say("ASTRA-sim's collectives have four dimensions at most"), say("make one dimension of several"));
        if (sendsAtOnce())
            tell(say("ASTRA-sim aborts on a message that arrives at the time 0"),
                say("give the links a latency of 1 ns"));
    }

private:
    void tell(const Sentence& what, const Sentence& hint)
    {
        warn(m_findings, errorIn(m_prefix, ErrorCode::Unsupported, what, hint));
    }

    // Is a message that waits for nothing there in no time?
    bool sendsAtOnce() const
    {
        return std::ranges::any_of(m_dimensions, [this](const topology::Dimension& dimension) {
            const auto sends = [&](const trace::ExecutionGraphPtr& graph) {
                for (OpId op {}; index(op) < graph->size(); op = OpId { index(op) + 1 }) {
                    const trace::Operation node = graph->operation(op);
                    if (node.type == trace::NodeType::Send && graph->dependencies(op).empty()
                        && linkTime(dimension.link, Bytes { static_cast<std::uint64_t>(node.commSize) }).ns() == 0)
                        return true;
                }
                return false;
            };
            return dimension.link.latency.ns < 1 && std::ranges::any_of(m_lowered.workload.graphs, sends);
        });
    }

    const program::Lowered& m_lowered;
    std::span<const topology::Dimension> m_dimensions;
    const ProgramRunOptions& m_options;
    const std::string& m_prefix;
    Findings& m_findings;
};

} // namespace

Result<void> writeProgramWorkload(const program::Program& program, const topology::Fabric& fabric,
    const ProgramRunOptions& options, const ProgramSetting& setting, const std::string& prefix, Findings& findings)
{
    if (auto fits = checkRanks(program, fabric); !fits)
        return fits;
    program::LowerOptions lowering = options.lowering;
    lowering.chunks = setting.chunks;
    lowering.inlined = setting.inlined;
    Findings said; // by whoever reads it to run it
    const auto config = programSystem(options, fabric, said);
    if (!config)
        return config.error();
    lowering.ordersCollectives |= ranksComeApart(withSetting(*config, program, fabric, setting), options.run.network);
    const auto lowered = program::lower(program, lowering);
    if (!lowered)
        return lowered.error();
    io::OutputSet files;
    const auto& graphs = lowered->workload.graphs;
    const auto etOf = [&graphs](std::uint32_t rank) { return trace::toEt(*graphs[rank]); };
    if (auto added = addTraces(files, prefix, graphs.size(), etOf); !added)
        return added;
    Limits(*lowered, fabric, options, prefix, findings).tell();
    const auto system = systemText(program, options, setting, fabric.topology().dimensions());
    if (!system)
        return system.error();
    if (auto written = files.add(prefix + ".system.json", *system); !written)
        return written;
    const char* const kNoRemoteMemory = "{ \"memory-type\": \"NO_MEMORY_EXPANSION\" }\n";
    if (auto written = files.add(prefix + ".memory.json", kNoRemoteMemory); !written)
        return written;
    const auto network = fabric.isPristine()
        ? topology::writeAstraNetwork(fabric.topology())
        : errorOf(ErrorCode::Unsupported, say("failed and slowed links are not part of ASTRA-sim's networks"));
    if (!network)
        warn(findings, network.error());
    else if (auto written = files.add(prefix + ".network.yml", *network); !written)
        return written;
    const std::string groups = prefix + ".groups.json";
    if (!lowered->workload.groups.empty()) {
        if (auto written = files.add(groups, groupsJson(lowered->workload.groups)); !written)
            return written;
    }
    if (auto placed = files.finish(); !placed)
        return placed.error();
    std::error_code none; // one of another program would be taken for this one's
    if (lowered->workload.groups.empty() && std::filesystem::remove(groups, none))
        warn(findings,
            errorIn(groups, ErrorCode::Mismatched, say("removed: it is of another program under this prefix")));
    return {};
}

} // namespace weft::study
