// SPDX-License-Identifier: GPL-3.0-or-later
// One simulation in progress: the event loop and the state that its parts share. Made, run once and dropped by
// simulate(); single-threaded, and independent of every other kernel. The parts live in kernel_*.cpp:
// issue (operations of the workload), collectives (groups, instances, queues), cycle (ring, direct,
// halving-doubling), tree, transfers (send, receive, rendezvous), custom (algorithms as traces), schedule (algorithms
// as schedules), finish (the Run).
#pragma once

#include "engine/core/fingerprint.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/event_core.h"
#include "engine/simulation/network.h"
#include "engine/simulation/phase.h"
#include "engine/simulation/recorder.h"
#include "engine/simulation/remote_memory.h"
#include "engine/simulation/shared_bus.h"
#include "engine/simulation/stream.h"

#include <deque>
#include <map>
#include <memory>
#include <unordered_map>

namespace weft::simulation {

inline constexpr std::uint64_t kNsPerMicro = 1000; // traces state durations in µs

class Kernel {
public:
    Kernel(const topology::Fabric& fabric, const trace::Workload& workload, const SystemConfig& system,
        const RunOptions& options, Findings& warnings, const Watch& watch);

    [[nodiscard]] Result<RunPtr> run();

private:
    // --- kernel.cpp
    void loop();
    template <class Call, class Fetch> void runTicks(const Call& call, const Fetch& fetchAhead);
    void dispatch(const Event& event);
    void fetch(const Event& event) const;
    void stopWith(Error error);

    // --- kernel_issue.cpp
    enum Slot : std::uint8_t { kCpuSlot, kGpuSlot, kCommSlot, kSlotCount };
    enum Stage : std::uint8_t { kPending, kIssued, kDone };
    struct RankState {
        const trace::ExecutionGraph* graph = nullptr;
        std::vector<std::uint32_t> waiting; // dependencies left, by operation
        std::array<std::vector<std::uint32_t>, kSlotCount + 1> ready; // min-heaps; the last one needs no slot
        std::array<bool, kSlotCount> busy {};
        std::vector<std::uint32_t> record; // level full only: what made an operation ready, then its record
        std::vector<std::uint8_t> stage; // Stage, by operation
        std::uint32_t done = 0;
        bool inPass = false;
        std::uint64_t computeSum = 0; // ns of GPU compute, as the peer sums it
        std::uint64_t finish = 0;
        std::uint64_t hash = 0;
        std::int32_t prioritiesGiven = 0;
        std::vector<std::uint32_t> queueUses; // by (dimension, queue class)
        std::vector<std::uint32_t> treeUses; // by (pattern, dimension)
    };

    Result<void> prepareRanks();
    void becomeReady(std::uint32_t rank, std::uint32_t op);
    void issueReady(std::uint32_t rank);
    void issue(std::uint32_t rank, std::uint32_t op);
    void startOperation(std::uint32_t rank, std::uint32_t op, OperationKind kind, std::uint32_t collective);
    void completeOperation(std::uint32_t rank, std::uint32_t op);
    [[nodiscard]] static std::size_t slotOf(const trace::Operation& operation);
    [[nodiscard]] static OperationKind kindOf(const trace::Operation& operation);
    [[nodiscard]] bool isReplayed(const trace::Operation& operation) const;
    void issueReplay(std::uint32_t rank, std::uint32_t op, const trace::Operation& operation);
    void issueTransfer(std::uint32_t rank, std::uint32_t op, const trace::Operation& operation);
    [[nodiscard]] std::uint64_t computeTime(std::uint32_t rank, const trace::Operation& operation) const;
    [[nodiscard]] Where whereOf(std::uint32_t rank, std::uint32_t op) const;

    // --- kernel_collectives.cpp
    struct Group {
        std::string name;
        std::vector<std::uint32_t> ranks; // by member; empty: all ranks in order
        std::vector<std::uint32_t> memberOf; // by rank, kNoPosition outside; empty with `ranks`
        std::vector<std::uint32_t> issuedByMember; // collectives issued so far
        std::deque<std::uint32_t> instances; // of those not yet finished by all; front is number `firstInstance`
        std::uint32_t firstInstance = 0;
        std::uint32_t size = 0;
        bool isMachine = false;
    };
    struct Instance {
        trace::CollectiveType type {};
        std::uint64_t bytes = 0;
        std::uint64_t involvedDims = 0;
        std::uint32_t root = 0; // member
        std::uint32_t group = 0;
        std::uint32_t members = 0;
        std::uint32_t chunks = 0;
        std::uint32_t streams = 0; // first stream; chunk-major
        std::uint32_t record = 0; // in Run::collectives
        std::uint32_t membersDone = 0;
        std::uint32_t firstIssuer = 0; // rank and operation that messages name
        std::uint32_t firstOperation = 0;
        const CustomCollective* custom = nullptr;
        std::vector<std::uint32_t> scheduleRuns; // by chunk, of those that some members have started
        std::uint8_t pattern = 0; // NativePattern whose tree counters apply
        bool released = false;
        std::vector<std::vector<Phase>> plans; // distinct
        std::vector<std::uint32_t> planOfChunk;
        struct Member {
            std::uint32_t operation = kNoPosition;
            std::uint32_t chunksLeft = 0;
        };
        std::vector<Member> memberStates;
        std::vector<std::uint32_t> counters; // queue and tree uses of the first issuer, before this collective
        std::vector<std::uint32_t> treeUsesPerChunk; // by dimension
    };
    static constexpr std::uint32_t kWorld = 0;

    Result<void> prepareGroups();
    [[nodiscard]] std::uint32_t groupNamed(std::string_view name) const;
    void issueCollective(std::uint32_t rank, std::uint32_t op, const trace::Operation& operation);
    [[nodiscard]] Result<std::uint32_t> instanceFor(std::uint32_t rank, std::uint32_t op,
        const trace::Operation& operation, std::uint32_t group, std::uint32_t member);
    [[nodiscard]] Result<void> planInstance(Instance& instance, const trace::Operation& operation);
    [[nodiscard]] Result<void> planNative(Instance& instance);
    [[nodiscard]] Result<std::vector<PlanDimension>> planDimensions(const Instance& instance) const;
    [[nodiscard]] Result<Phase> makePhase(
        const PhaseSpec& spec, const PlanDimension& dimension, const Instance& instance);
    void warnOnce(std::string message);
    [[nodiscard]] std::uint64_t reductionTime(std::uint64_t bytes) const;
    void saveCounters(Instance& instance, std::uint32_t rank);
    void memberFinishedChunk(std::uint32_t stream);
    void releaseInstance(std::uint32_t index);

    [[nodiscard]] std::uint32_t rankOf(const Instance& instance, std::uint32_t member) const
    {
        const Group& group = m_groups[instance.group];
        return group.ranks.empty() ? member : group.ranks[member];
    }
    [[nodiscard]] std::vector<Phase>& planOf(std::uint32_t stream)
    {
        Instance& instance = m_instances[m_streams[stream].instance];
        return instance.plans[instance.planOfChunk[m_streams.place(stream).chunk]];
    }
    [[nodiscard]] Phase& phaseOf(std::uint32_t stream) { return planOf(stream)[m_streams[stream].phase]; }

    // --- kernel_queues.cpp
    void enterPhase(std::uint32_t stream, std::uint16_t phase);
    void insertIntoQueue(std::uint32_t stream);
    void startWaiting(std::uint32_t queue);
    void startPhase(std::uint32_t stream);
    void endPhase(std::uint32_t stream);
    // The stream after which a fresh one is put, or kNoStream for the head.
    [[nodiscard]] std::uint32_t placeInQueue(std::uint32_t fresh, const StreamQueue& queue);

    // --- kernel_cycle.cpp
    void startCycle(std::uint32_t stream, Phase& phase);
    void createPacket(std::uint32_t stream, const Phase& phase, Cause cause);
    void setRound(Stream& stream, const Phase& phase, std::uint32_t packet);
    void endpointDone(const Event& event);
    void credit(std::uint32_t stream, Cause cause);
    bool trySend(std::uint32_t stream, Phase& phase, Cause cause);
    void nativeArrival(const Event& event);
    void nativeMatched(std::uint32_t stream, Cause cause);
    // The rank does nothing but this stream, and nobody can see in what order ranks act: events in between may be left
    // out. No other operation of the rank is in flight, so none can start before this one ends.
    [[nodiscard]] bool runsSolo(const Stream& stream, const Phase& phase) const
    {
        return phase.solo && m_inFlight[stream.rank] == 1;
    }
    void soloArrival(std::uint32_t stream, Phase& phase);
    [[nodiscard]] std::uint64_t uniformDelay(const Stream& stream, Phase& phase, std::uint32_t toPosition);
    void sendNative(Stream& stream, std::uint32_t index, Phase& phase, std::uint32_t toPosition, std::uint32_t number,
        std::uint64_t bytes, Cause cause);
    void postNative(
        std::uint32_t stream, std::uint32_t number, std::uint32_t fromPosition, std::uint64_t bytes, Cause cause);

    // --- kernel_tree.cpp
    void startTree(std::uint32_t stream, Phase& phase);
    void treeWait(std::uint32_t stream, const Phase& phase, bool first, bool reduce, Cause cause);
    void treePost(std::uint32_t stream, std::uint32_t fromPosition, Cause cause);
    void treeArrival(std::uint32_t stream, Cause cause);
    void treeReceived(std::uint32_t stream, Cause cause);
    void treeCredit(std::uint32_t stream, Cause cause);

    // --- kernel_transfers.cpp
    struct TransferKey {
        std::uint64_t tag = 0;
        std::uint64_t bytes = 0;
        std::uint32_t source = 0;
        std::uint32_t destination = 0;
        bool operator==(const TransferKey&) const = default;
    };
    struct TransferKeyHash {
        std::size_t operator()(const TransferKey& key) const noexcept;
    };
    struct Transfer {
        TransferKey key;
        Event sent; // raised at the sender on arrival
    };
    struct Meeting { // of sends and receives with one key
        std::deque<Event> receives; // posted, not yet matched
        std::deque<Cause> arrivals; // arrived, not yet received
    };
    struct Rendezvous {
        TransferKey key;
        Event done;
        std::uint32_t collective = kNoRecord;
        std::uint32_t chunk = 0;
        Cause cause = kStartCause;
        LinkId link = kNone<LinkId>;
    };

    // `link`: asked for by a schedule.
    void send(const TransferKey& key, const Event& sent, std::uint32_t collective, std::uint32_t chunk, Cause cause,
        LinkId link = kNone<LinkId>);
    void receive(const TransferKey& key, const Event& received, Cause cause);
    void sendNow(const TransferKey& key, const Event& sent, std::uint32_t collective, std::uint32_t chunk, Cause cause,
        LinkId link);
    void receiveNow(const TransferKey& key, const Event& received, Cause cause);
    void transferArrived(const Event& event);
    [[nodiscard]] std::uint32_t takeRendezvous(Rendezvous rendezvous);
    [[nodiscard]] Rendezvous giveRendezvous(std::uint32_t index);

    // --- kernel_custom.cpp
    struct CustomRun {
        const trace::ExecutionGraph* graph = nullptr;
        std::uint32_t stream = 0;
        std::uint32_t left = 0;
        std::vector<std::uint32_t> waiting;
    };
    void startCustom(std::uint32_t stream);
    void issueCustom(std::uint32_t run, std::uint32_t op, Cause cause);
    void customDone(std::uint32_t run, std::uint32_t op, Cause cause);

    // --- kernel_schedule.cpp
    struct ProgramKey {
        const collective::Schedule* schedule = nullptr;
        collective::ReduceModel::Kind reduce {};
        double memoryBytesPerNs = 0;
        std::uint64_t bytes = 0;
        auto operator<=>(const ProgramKey&) const = default;
    };
    struct ScheduleRun { // one chunk of a collective at all its members
        const ScheduleProgram* program = nullptr;
        std::uint32_t instance = 0;
        std::uint32_t chunk = 0;
        std::uint32_t membersLeft = 0;
        std::vector<std::uint32_t> state; // by operation of the program
        std::vector<std::uint32_t> left; // operations, by member
    };
    [[nodiscard]] Result<ScheduleProgramPtr> programFor(const CustomCollective& custom, std::uint64_t bytes);
    [[nodiscard]] Result<void> planSchedule(Instance& instance, const CustomCollective& custom);
    [[nodiscard]] std::uint32_t scheduleRunOf(const Stream& stream, std::uint32_t chunk);
    void startSchedule(std::uint32_t stream);
    void issueSchedule(std::uint32_t run, std::uint32_t op, Cause cause);
    void scheduleArrival(const Event& event);
    void scheduleDone(std::uint32_t run, std::uint32_t op, Cause cause);
    void endScheduleMember(std::uint32_t run, std::uint32_t member);
    // What a member hangs at, or an empty text.
    [[nodiscard]] std::string whereScheduleHangs(const Instance& instance, std::uint32_t member) const;

    // --- kernel_finish.cpp
    [[nodiscard]] RunPtr finish();
    void reportUnfinished();
    [[nodiscard]] std::string whatBlocks(std::uint32_t rank, std::uint32_t op) const;
    [[nodiscard]] std::uint64_t fingerprint() const;

    topology::Fabric m_fabric;
    const trace::Workload& m_workload;
    const SystemConfig& m_system;
    RunOptions m_options;
    Findings& m_warnings;
    Watch m_watch;

    std::shared_ptr<Run> m_run;
    std::uint32_t m_npus;
    EventCore m_events;
    Recorder m_recorder;
    Network m_network;
    Cause m_cause = kStartCause; // of what is being dispatched
    std::optional<Error> m_failure;
    std::uint64_t m_totalOperations = 0;
    std::uint64_t m_doneOperations = 0;

    std::vector<RankState> m_ranks;
    std::vector<std::uint32_t> m_inFlight; // operations by rank, apart because it is asked for every message
    RemoteMemoryServers m_memory;
    std::vector<SharedBusState> m_buses;

    std::vector<Group> m_groups;
    std::unordered_map<std::string_view, std::uint32_t> m_groupIndex;
    std::array<std::vector<PlanDimension>, kNativePatternCount> m_machineDimensions;
    std::vector<double> m_relativeBandwidth; // by dimension of the machine
    DimensionScheduler m_dimensionScheduler;
    DimensionScheduler m_groupScheduler; // sub-groups have one dimension and no memory
    std::vector<std::uint32_t> m_freeInstances;
    std::deque<Instance> m_instances;
    StreamStore m_streams;
    std::uint32_t m_dimensionCount = 1; // queues exist for these
    std::vector<StreamQueue> m_queues; // by (rank, dimension, queue)
    std::uint32_t m_runningLimit = 1; // streams at once in a queue
    bool m_oneStreamPerRank = false; // and nothing makes the order of ranks matter: phases may run solo

    std::unordered_map<TransferKey, Meeting, TransferKeyHash> m_meetings;
    std::vector<Transfer> m_transfers;
    std::vector<std::uint32_t> m_freeTransfers;
    std::vector<Rendezvous> m_rendezvous;
    std::vector<std::uint32_t> m_freeRendezvous;
    std::vector<CustomRun> m_customRuns;
    std::vector<std::uint32_t> m_freeCustomRuns;
    std::map<ProgramKey, ScheduleProgramPtr> m_programs;
    std::uint64_t m_programBytes = 0;
    std::vector<ScheduleRun> m_scheduleRuns;
    std::vector<std::uint32_t> m_freeScheduleRuns;
};

} // namespace weft::simulation
