// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/kernel/kernel.h"

#include "engine/core/count_text.h"
#include "engine/core/prefetch.h"

#include <algorithm>

namespace weft::simulation {

namespace {

constexpr std::uint64_t kPollEvery = 4096; // events between looks at the stop token, at the end of a tick
constexpr std::uint64_t kPartsOfOperation = 1000; // that progress is told in

std::shared_ptr<Run> emptyRun(const topology::Fabric& fabric, const SystemConfig& system, const RunOptions& options,
    const trace::GroupTable& groups)
{
    auto run = std::make_shared<Run>(Run { fabric, options });
    run->groupsByDimension = system.groupsByDimension;
    run->hasLinkBusy = options.network == NetworkModel::Aware;
    for (std::uint32_t group = 0; group < groups.size(); ++group) // the world without its list
        run->groups.push_back({ groups[group].name, group == 0 ? std::vector<Rank>() : groups.ranks(group) });
    return run;
}

Shortcuts shortcutsOf(const Network& network, const Recorder& recorder, const topology::Topology& topology,
    const SystemConfig& system, const RunRules& rules)
{
    const bool memoryIsShared
        = system.remoteMemory.kind == RemoteMemoryKind::PerNode || system.remoteMemory.kind == RemoteMemoryKind::Pool;
    // Themis starts afresh with rank 0, queues may go by the first issuer's turns, and rules within a dimension by what
    // runs: what came first at a tick decides, and nobody would notice.
    const bool isStack = topology.dimensions().size() > 1;
    const bool firstMatters = (isStack && isGreedy(system.interDimension))
        || (isStack && system.intraDimension != IntraDimensionScheduling::Fifo)
        || (system.queuesPerDimension > 1 && rules.queues == QueueRule::OfGroups);
    return { network.isUniform(), !system.rendezvous && !recorder.links(),
        rules.shortcuts && network.hasDelays() && !firstMatters && !system.rendezvous && !system.sharedBus
            && !memoryIsShared && !recorder.full() };
}

} // namespace

Kernel::Kernel(const topology::Fabric& fabric, const trace::Workload& workload, const SystemConfig& system,
    const RunOptions& options, const trace::GroupTable& groups, RunRules rules, Findings& warnings, const Watch& watch)
    : m_system(system)
    , m_run(emptyRun(fabric, system, options, groups))
    , m_warnings(warnings)
    , m_moment { watch }
    , m_events(fabric.topology().npuCount())
    , m_recorder(*m_run, fabric.topology())
    , m_compute(fabric, system)
    , m_network(makeNetwork())
    , m_memory(system.remoteMemory, fabric.topology().npuCount())
    , m_issue(workload, fabric.topology().npuCount(), system, m_events, m_moment, m_recorder, m_compute, m_collectives,
          m_messages, m_memory)
    , m_planner(m_run->fabric, system, m_compute, shortcutsOf(m_network, m_recorder, fabric.topology(), system, rules),
          warnings, watch)
    , m_collectives(*m_run, m_events, m_moment, workload, system, groups, m_planner, m_queues, m_issue)
    , m_queues(fabric.topology().npuCount(), static_cast<std::uint32_t>(fabric.topology().dimensions().size()), system,
          m_collectives.instances(), rules.queues, m_events, m_moment, m_collectives)
    , m_messages(m_events, m_moment, m_recorder, m_network, *this, system.rendezvous)
    , m_cycle(machineParts())
    , m_tree(machineParts())
    , m_traces(machineParts())
    , m_schedules(machineParts())
{
    if (system.sharedBus) {
        for (std::uint32_t rank = 0; rank < fabric.topology().npuCount(); ++rank)
            m_buses.emplace_back(Rank { rank }, *system.sharedBus, system.localReductionDelay, m_compute);
    }
    m_queues.setMachines({ &m_cycle, &m_cycle, &m_cycle, &m_tree, &m_traces, &m_schedules });
}

Network& Kernel::makeNetwork()
{
    if (m_run->options.network == NetworkModel::Aware)
        return m_queueing.emplace(m_run->fabric, m_run->options, m_events, m_recorder, m_moment, m_warnings);
    return m_delays.emplace(m_run->fabric, m_events, m_moment, m_warnings);
}

MachineParts Kernel::machineParts()
{
    return { m_events, m_moment, m_recorder, m_network, m_messages, m_queues.streams(), m_collectives.instances(),
        m_compute, m_buses, m_issue.inFlight(), m_queues };
}

Result<RunPtr> Kernel::run()
{
    if (Result<void> ready = m_planner.layOutMachine(); !ready)
        return std::move(ready).error();
    Progress* progress = m_moment.watch.progress;
    if (progress != nullptr)
        progress->setTotal(m_issue.totalOperations() * kPartsOfOperation);
    m_issue.start();
    loop();
    tellProgress();
    if (m_moment.failure)
        return std::move(*m_moment.failure);
    return finish();
}

void Kernel::loop()
{
    // Nearly all deliveries are those of rings and direct algorithms.
    const auto deliver = [this](const Event& event) {
        if (event.kind == EventKind::NativeArrival) [[likely]]
            m_cycle.arrived(event);
        else
            dispatch(event);
    };
    if (!m_queueing)
        return runTicks(deliver, [this](const Event& event) { fetch(event); });
    runTicks(
        [this, &network = *m_queueing, &deliver](const Event& event) {
            if (event.kind == EventKind::LinkFree)
                network.linkFree(event.a);
            else if (event.kind != EventKind::HopArrival)
                dispatch(event);
            else if (Event due; network.handle(event, due))
                deliver(due);
        },
        [](const Event&) {});
}

template <class Call, class Fetch> void Kernel::runTicks(const Call& call, const Fetch& fetchAhead)
{
    std::uint64_t nextPoll = kPollEvery;
    while (!m_moment.halted && m_events.advance()) {
        if (m_events.now() >= Time { kLongestNs }) {
            m_moment.stopWith({ ErrorCode::TooLarge, say("the simulated time passes 2^61 ns, about 73 years"), {},
                say("look for a size, duration or bandwidth in the wrong unit") });
            return;
        }
        if (m_events.now() == Time {}) [[unlikely]]
            warnOfTickZero();
        m_run->events += m_events.drainTick(call, fetchAhead, [this] {
            tellProgress();
            return m_moment.poll();
        });
        if (m_events.takeEndOfTick())
            m_network.endOfTick();
        if (m_moment.orderShows) {
            if (m_planner.someSolo())
                return;
            m_moment.orderShows = false; // nothing has been left out so far
        }
        if (m_run->events < nextPoll)
            continue;
        nextPoll = m_run->events + kPollEvery;
        tellProgress();
        m_moment.poll();
    }
}

// Collectives that are under way count by the messages of theirs that have been sent. What is told never falls: a
// collective that begins lowers the share of all.
void Kernel::tellProgress() const
{
    Progress* progress = m_moment.watch.progress;
    if (progress == nullptr)
        return;
    const Collectives::Planned& planned = m_collectives.planned();
    const std::uint64_t over = planned.ended + m_issue.sentMessages();
    const std::uint64_t sent = m_recorder.messages() > over ? m_recorder.messages() - over : 0;
    const double share
        = planned.open == 0 ? 0 : std::min(1.0, static_cast<double>(sent) / static_cast<double>(planned.open));
    const double parts = static_cast<double>(planned.membersInside * kPartsOfOperation) * share;
    progress->setDone(
        std::max(progress->done(), m_issue.doneOperations() * kPartsOfOperation + static_cast<std::uint64_t>(parts)));
}

// Schedules are Weft's own, and have nothing to be compared with.
void Kernel::warnOfTickZero()
{
    if (m_queueing && m_run->options.packet)
        return; // the peer has no packets
    const auto isSchedule = [](const auto& custom) { return custom.second.schedule != nullptr; };
    if (std::any_of(m_system.custom.begin(), m_system.custom.end(), isSchedule)
        || std::any_of(m_system.customPerNode.begin(), m_system.customPerNode.end(), isSchedule))
        return;
    warn(m_warnings,
        { ErrorCode::Unsupported,
            m_system.endpointDelayNs == 0
                ? say("with an endpoint-delay of 0 ns, collectives act at tick 0, where ASTRA-sim stops: it has no "
                      "figures to compare these with")
                : say("the first operation or message of a rank has ended or has left a link free again at tick 0, "
                      "where ASTRA-sim stops: it has no figures to compare these with"),
            {}, {} });
}

// Events of a tick lie side by side, what they need does not: it is fetched a few events early.
void Kernel::fetch(const Event& event) const
{
    if (event.kind == EventKind::NativeArrival)
        prefetchForWrite(&m_queues.streams()[event.a]);
    else if (event.kind == EventKind::NpuTick)
        m_events.fetchTick(event.a);
}

void Kernel::runTick(std::uint32_t group)
{
    m_events.runTick(group, [this](const Event& callback) {
        if (callback.kind == EventKind::EndpointDone || callback.kind == EventKind::ReduceDone)
            m_cycle.endpointDone(callback);
        else
            dispatch(callback);
    });
}

void Kernel::dispatch(const Event& event)
{
    switch (event.kind) {
    case EventKind::None:
        return;
    case EventKind::NpuTick:
        runTick(event.a);
        return;
    case EventKind::Foretold:
        dispatch(m_events.due(event.a));
        return;
    case EventKind::NativeArrival:
        m_cycle.arrived(event);
        return;
    case EventKind::NativeMatched:
        m_cycle.matched(event.a, event.c);
        return;
    case EventKind::TreeArrival:
        m_tree.arrived(event);
        return;
    case EventKind::TreeMatched:
        m_tree.matched(event.a, event.c);
        return;
    case EventKind::TransferArrival:
        m_messages.arrived(event);
        return;
    case EventKind::HopArrival:
    case EventKind::LinkFree:
        if (Event due; m_network.handle(event, due))
            dispatch(due);
        return;
    case EventKind::EndpointDone:
    case EventKind::EndpointThenReduce:
    case EventKind::ReduceDone:
        m_cycle.endpointDone(event);
        return;
    case EventKind::TreeDone:
    case EventKind::TreeThenReduce:
        m_tree.endpointDone(event);
        return;
    case EventKind::OperationDone:
        m_moment.cause = event.c;
        m_issue.complete(Rank { event.a }, OpId { event.b });
        return;
    case EventKind::ControlForSend:
        m_messages.controlArrived(event);
        return;
    case EventKind::ControlSent:
        m_messages.controlSent(event);
        return;
    case EventKind::CustomDone:
        m_traces.done(event.a, OpId { event.b }, event.c);
        return;
    case EventKind::ScheduleArrival:
        m_schedules.arrived(event);
        return;
    case EventKind::ScheduleDone:
        m_schedules.done(event.a, event.b, event.c);
        return;
    case EventKind::MemoryDone:
        dispatch(m_memory.finished(event.a));
        m_memory.startNext(m_events, event.a);
        return;
    case EventKind::BusTransferDone:
    case EventKind::BusReceived:
    case EventKind::BusReduced:
        if (Event due; m_buses[event.a].handle(m_events, event, due))
            dispatch(due);
        m_buses[event.a].resume(m_events, event);
        return;
    }
}

// The run is closed, and whoever did not finish is named with what it waits for.
RunPtr Kernel::finish()
{
    m_collectives.finish();
    m_recorder.finish(m_events.now());
    m_network.finish(*m_run);
    Fingerprint print;
    print.add(m_run->messages);
    m_issue.finish(*m_run, print);
    m_run->fingerprint = print.value();
    if (m_run->recorded != m_run->options.record) {
        warn(m_warnings,
            { ErrorCode::TooLarge,
                say("the run has more than %1 records; single operations and messages were not kept, link totals were",
                    countText(m_run->options.recordLimit)),
                {}, say("raise the limit or run a smaller case") });
    }
    if (m_issue.sendsNothing()) {
        warn(m_warnings,
            { ErrorCode::Unsupported, say("a message of no bytes travels as any other; ASTRA-sim stops at it"),
                *m_issue.sendsNothing(), {} });
    }
    m_run->cancelled = m_moment.cancelled;
    if (m_run->cancelled)
        m_run->makespan = std::max(m_run->makespan, m_events.now()); // so far, whoever has finished
    else
        m_issue.reportUnfinished(m_run->unfinished);
    return m_run;
}

} // namespace weft::simulation
