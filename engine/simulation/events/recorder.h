// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the columns of a Run while it happens. Memory is bounded: summary keeps sums per rank; links adds totals, at
// most 64 MB of utilization bins and the pairs that talked; full adds about 50 bytes a record up to the limit, past
// which the columns are dropped and the run goes on at links. Owned by one simulation.
#pragma once

#include "engine/simulation/events/cause.h"
#include "engine/simulation/model/run.h"

#include <vector>

namespace weft::simulation {

class Recorder {
public:
    Recorder(Run& run, const topology::Topology& topology);

    [[nodiscard]] bool full() const { return m_full; }
    [[nodiscard]] bool links() const { return m_links; }

    // Every operation passes here, at every level.
    [[nodiscard]] std::uint32_t operationStarts(
        Rank rank, OpId op, OperationKind kind, Time now, std::uint32_t collective, Cause cause);
    void operationEnds(Rank rank, OperationKind kind, std::uint32_t record, Time now, Cause cause);

    // Every message passes here or, where nothing else is kept of it, is counted; returns its record or kNoRecord.
    void countMessage() { ++m_messages; }
    [[nodiscard]] std::uint64_t messages() const { return m_messages + m_fastMessages; }
    [[nodiscard]] std::uint32_t messageStarts(Rank source, Rank destination, std::uint64_t bytes, Time now,
        std::uint32_t collective, std::uint32_t chunk, Cause cause)
    {
        ++m_messages;
        if (!m_links) [[likely]]
            return kNoRecord;
        return recordMessage(source, destination, bytes, now, collective, chunk, cause);
    }
    // One that went from arrival to next arrival in one event (PacketCycle::passOn). It leaves no record.
    void fastMessageStarts(Rank source, Rank destination, std::uint64_t bytes, Time now)
    {
        ++m_fastMessages;
        if (m_links) [[unlikely]]
            (void)recordMessage(source, destination, bytes, now, kNoRecord, 0, kStartCause);
    }
    void messageEnds(std::uint32_t record, Time now)
    {
        if (record < m_run.messagesLog.end.size())
            m_run.messagesLog.end[record] = now;
    }

    // `aware`: a message took a link, having waited `waited` ns behind the message that held it.
    void linkTaken(LinkId link, std::uint64_t bytes, Time now, Time busy, std::uint32_t message, Time waited,
        std::uint32_t holder);
    void linkQueue(LinkId link, std::uint32_t waiting);

    // Closes the sums and moves what was gathered into the run.
    void finish(Time now);

private:
    struct Meter {
        std::uint32_t computing = 0;
        std::uint32_t communicating = 0;
        Time last;
    };

    void meter(Rank rank, Time now);
    std::uint32_t recordMessage(Rank source, Rank destination, std::uint64_t bytes, Time now, std::uint32_t collective,
        std::uint32_t chunk, Cause cause);
    [[nodiscard]] std::uint32_t& pairSlot(Rank source, Rank destination);
    [[nodiscard]] PairTraffic& pairOf(Rank source, Rank destination);
    [[nodiscard]] bool hasRoom();
    void addToBins(LinkId link, std::uint64_t from, std::uint64_t busy);
    void orderCollectives();

    Run& m_run;
    std::uint64_t m_messages = 0; // but for the fast ones
    std::uint64_t m_fastMessages = 0;
    bool m_links = false;
    bool m_full = false;
    std::vector<Meter> m_meters;
    // Places in the pairs, plus one; open addressing, a power of two. 32 bytes a pair with the pair itself.
    std::vector<std::uint32_t> m_pairIndex;
};

} // namespace weft::simulation
