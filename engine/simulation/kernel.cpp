// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/kernel.h"

#include "engine/core/prefetch.h"

#include <algorithm>
#include <utility>

namespace weft::simulation {

namespace {

constexpr std::uint64_t kPollEvery = 4096; // events between looks at the stop token, at the end of a tick

std::shared_ptr<Run> emptyRun(const topology::Fabric& fabric, const RunOptions& options)
{
    auto run = std::make_shared<Run>(Run { fabric, options });
    run->hasLinkBusy = options.network == NetworkModel::Aware;
    return run;
}

} // namespace

Kernel::Kernel(const topology::Fabric& fabric, const trace::Workload& workload, const SystemConfig& system,
    const RunOptions& options, Findings& warnings, const Watch& watch)
    : m_fabric(fabric)
    , m_workload(workload)
    , m_system(system)
    , m_options(options)
    , m_warnings(warnings)
    , m_watch(watch)
    , m_run(emptyRun(fabric, options))
    , m_npus(fabric.topology().npuCount())
    , m_events(m_npus)
    , m_recorder(*m_run, fabric.topology())
    , m_network(fabric, options, m_events, m_recorder)
    , m_memory(system.remoteMemory, m_npus)
    , m_dimensionScheduler(system.interDimension)
    , m_groupScheduler(InterDimensionScheduling::Ascending)
{
    if (system.sharedBus) {
        for (std::uint32_t rank = 0; rank < m_npus; ++rank)
            m_buses.emplace_back(rank, *system.sharedBus, system.localReductionDelay);
    }
}

void Kernel::stopWith(Error error)
{
    if (!m_failure)
        m_failure = std::move(error);
}

Result<RunPtr> Kernel::run()
{
    if (Result<void> ready = prepareGroups(); !ready)
        return std::move(ready).error();
    if (Result<void> ready = prepareRanks(); !ready)
        return std::move(ready).error();
    if (m_watch.progress != nullptr)
        m_watch.progress->setTotal(m_totalOperations);
    for (std::uint32_t rank = 0; rank < m_npus; ++rank) {
        m_cause = kStartCause;
        issueReady(rank);
    }
    loop();
    if (m_failure)
        return std::move(*m_failure);
    if (m_network.failure())
        return *m_network.failure();
    return finish();
}

void Kernel::loop()
{
    if (m_network.isAware()) {
        // Hops are most of what happens here.
        runTicks(
            [this](const Event& event) {
                if (event.kind == EventKind::LinkFree)
                    m_network.linkFree(event.a);
                else if (event.kind == EventKind::HopArrival && event.c != event.b)
                    m_network.forward(event);
                else
                    dispatch(event);
            },
            [](const Event&) {});
    } else {
        runTicks([this](const Event& event) { dispatch(event); }, [this](const Event& event) { fetch(event); });
    }
    if (m_watch.progress != nullptr)
        m_watch.progress->setDone(m_doneOperations);
}

template <class Call, class Fetch> void Kernel::runTicks(const Call& call, const Fetch& fetchAhead)
{
    std::uint64_t nextPoll = kPollEvery;
    while (m_events.advance()) {
        if (m_events.now() >= kLongestNs) {
            stopWith({ ErrorCode::TooLarge, "the simulated time passes 2^61 ns, about 73 years", {},
                "look for a size, duration or bandwidth in the wrong unit" });
            return;
        }
        m_run->events += m_events.drainTick(call, fetchAhead);
        if (m_run->events < nextPoll)
            continue;
        nextPoll = m_run->events + kPollEvery;
        if (m_watch.progress != nullptr)
            m_watch.progress->setDone(m_doneOperations);
        if (m_watch.stop.stop_requested()) {
            m_run->cancelled = true;
            return;
        }
        if (m_failure || m_network.failure())
            return;
    }
}

// Events of a tick lie side by side, what they need does not: it is fetched a few events early.
void Kernel::fetch(const Event& event) const
{
    switch (event.kind) {
    case EventKind::NativeArrival:
        prefetchForWrite(&m_streams[event.a]);
        break;
    case EventKind::NpuTick:
        m_events.fetchTick(event.a);
        break;
    default:
        break;
    }
}

void Kernel::dispatch(const Event& event)
{
    switch (event.kind) {
    case EventKind::None:
        return;
    case EventKind::NpuTick:
        m_events.runTick(event.a, [this](const Event& callback) {
            if (callback.kind == EventKind::EndpointDone || callback.kind == EventKind::ReduceDone)
                endpointDone(callback);
            else
                dispatch(callback);
        });
        return;
    case EventKind::NativeArrival:
        nativeArrival(event);
        return;
    case EventKind::NativeMatched:
        nativeMatched(event.a, event.c);
        return;
    case EventKind::TransferArrival:
        transferArrived(event);
        return;
    case EventKind::HopArrival:
    case EventKind::PacketArrival: {
        Event delivery;
        if (m_network.hop(event, delivery))
            dispatch(delivery);
        return;
    }
    case EventKind::LinkFree:
        m_network.linkFree(event.a);
        return;
    case EventKind::EndpointDone:
    case EventKind::EndpointThenReduce:
    case EventKind::ReduceDone:
        endpointDone(event);
        return;
    case EventKind::OperationDone:
        m_cause = event.c;
        completeOperation(event.a, event.b);
        return;
    case EventKind::ControlForSend: {
        const Rendezvous meeting = giveRendezvous(event.a);
        sendNow(meeting.key, meeting.done, meeting.collective, meeting.chunk, meeting.cause, meeting.link);
        return;
    }
    case EventKind::ControlSent: {
        const Rendezvous meeting = giveRendezvous(event.a);
        receiveNow(meeting.key, meeting.done, meeting.cause);
        return;
    }
    case EventKind::CustomDone:
        customDone(event.a, event.b, event.c);
        return;
    case EventKind::ScheduleArrival:
        scheduleArrival(event);
        return;
    case EventKind::ScheduleDone:
        scheduleDone(event.a, event.b, event.c);
        return;
    case EventKind::MemoryDone:
        dispatch(m_memory.finished(event.a));
        m_memory.startNext(m_events, event.a);
        return;
    case EventKind::BusTransferDone:
    case EventKind::BusReceived:
    case EventKind::BusReduced: {
        Event delivered;
        if (m_buses[event.a].handle(m_events, event, delivered))
            dispatch(delivered);
        m_buses[event.a].resume(m_events, event);
        return;
    }
    }
}

} // namespace weft::simulation
