// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_arguments.h"

#include "app/cli/checks.h"
#include "app/cli/watcher.h"

#include "engine/core/quantity_text.h"
#include "engine/topology/topology_builder.h"

namespace weft::cli {

using simulation::NetworkModel;

namespace {

std::vector<std::pair<std::string, topology::RouteChoice>> routingNames()
{
    std::vector<std::pair<std::string, topology::RouteChoice>> names;
    for (const topology::RouteChoice choice : topology::allRouteChoices())
        names.emplace_back(topology::toString(choice), choice);
    return names;
}

std::string routingHelp()
{
    std::string text = "aware: how messages choose among equally short ways.";
    for (const topology::RouteChoice choice : topology::allRouteChoices())
        text.append(" ")
            .append(topology::toString(choice))
            .append(": ")
            .append(topology::describe(choice).english())
            .append(".");
    return text;
}

} // namespace

bool ScenarioArguments::read(simulation::RunOptions& run, Terminal& terminal)
{
    run.network = m_network;
    if (!m_dimensions.empty()) {
        if (const auto sizes = topology::parseSizes(m_dimensions); !sizes) {
            terminal.error("--dims: " + lineOf(sizes.error()));
            return false;
        }
        m_files.dimensions = m_dimensions;
    }
    if (!m_packet.empty()) {
        const Result<Bytes> bytes = sizeAboveZero("--packet", m_packet, "4096 or 64KiB");
        if (!bytes) {
            terminal.error(bytes.error());
            return false;
        }
        run.packet = *bytes;
        if (m_network == NetworkModel::Unaware)
            terminal.warning("--packet has no effect with --network-model unaware");
    }
    run.routing = m_routing;
    if (m_routing != topology::Routing {} && m_network == NetworkModel::Unaware)
        terminal.warning("--routing has no effect with --network-model unaware");
    if (m_files.options.injectionScale != 1.0 && m_files.system.empty())
        terminal.warning("--injection-scale has no effect without --system: it scales a given endpoint-delay only");
    return true;
}

Result<study::Scenario> ScenarioArguments::load(Findings& findings) const
{
    Watcher watcher("loading");
    return study::loadScenario(m_files, findings, watcher.watch());
}

void ScenarioArguments::addTo(CLI::App& command)
{
    command
        .add_option("--topology", m_files.topology,
            "A fabric: a file (Weft JSON, ASTRA-sim network YAML, CSV of links) or text such as "
            "Ring(4,250GB/s,500ns)_Switch(8,50GB/s,700ns) or DGX1V")
        ->required()
        ->type_name("FILE|SPEC");
    command.add_option("--workload", m_files.workload, "Prefix of the execution traces PREFIX.<rank>.et")
        ->required()
        ->type_name("PREFIX");
    command
        .add_option("--system", m_files.system,
            "ASTRA-sim system JSON; default: ring in every dimension, "
            "1 chunk, endpoint delay 10 ns, free reductions")
        ->type_name("FILE");
    command.add_option("--memory", m_files.memory, "ASTRA-sim remote-memory JSON; default: none")->type_name("FILE");
    command
        .add_option(
            "--comm-groups", m_files.commGroups, "ASTRA-sim communicator-group JSON; default: the groups in the traces")
        ->type_name("FILE");
    command
        .add_option("--dims", m_dimensions,
            "Logical dimensions that native algorithms use, such as 8x4; default: the fabric's own")
        ->type_name("SIZES");
    command
        .add_option("--network-model", m_network,
            "unaware: no sharing of links; aware: messages queue for links (default: unaware)")
        ->transform(oneOf<NetworkModel>({ { "unaware", NetworkModel::Unaware }, { "aware", NetworkModel::Aware } }))
        ->type_name("unaware|aware");
    command
        .add_option("--num-queues-per-dim", m_files.options.queuesPerDimension, "Queues of each dimension (default: 1)")
        ->check(CLI::Range(1, 1'000'000).description(""))
        ->type_name("N");
    command
        .add_option(
            "--injection-scale", m_files.options.injectionScale, "Factor on a given endpoint-delay (default: 1)")
        ->check(numberFromZero())
        ->type_name("X");
    command.add_flag(
        "--rendezvous", m_files.options.rendezvous, "Sends wait for a control message of the receiver (default: off)");
    command.add_flag("--groups-by-dimension", m_files.options.groupsByDimension,
        "Collectives of process groups that are a part of the fabric's dimensions run over these, by the system file's "
        "algorithms and delays, not in one ring as in ASTRA-sim (default: off)");
    command
        .add_option("--packet", m_packet,
            "aware: split messages into packets of this size, so that hops pipeline, such as 4096 or 64KiB; "
            "default: whole messages")
        ->type_name("BYTES");
    command.add_option("--routing", m_routing.choice, routingHelp())
        ->transform(oneOf(routingNames()))
        ->type_name("default|hash|d-mod-k|spray|adaptive|valiant");
    command
        .add_option("--routing-seed", m_routing.seed,
            "Another number is another draw of hash, spray, adaptive and valiant (default: 0)")
        ->check(wholeNumber(kMost64))
        ->type_name("N");
}

} // namespace weft::cli
