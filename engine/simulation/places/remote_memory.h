// SPDX-License-Identifier: GPL-3.0-or-later
// Remote memory (docs/semantics.md, section 9): accesses are independent per NPU, or served one at a time per node or
// in all, first come first served. Loads and stores are alike. Owned by one simulation.
#pragma once

#include "engine/simulation/events/event_core.h"
#include "engine/simulation/model/system_config.h"

#include <deque>

namespace weft::simulation {

class RemoteMemoryServers {
public:
    RemoteMemoryServers(const RemoteMemory& memory, std::uint32_t npus);

    // latency + floor(bytes ÷ bandwidth).
    [[nodiscard]] Time accessTime(Bytes bytes) const;

    // Starts the access, or queues it behind others; ends in OperationDone or MemoryDone.
    void access(EventCore& events, Rank rank, OpId op, Bytes bytes);

    // The access that a MemoryDone event ends; its completion comes first, then startNext().
    [[nodiscard]] Event finished(std::uint32_t server) const { return m_servers[server].waiting.front().done; }
    void startNext(EventCore& events, std::uint32_t server);

private:
    struct Access {
        Event done; // OperationDone
        Time time;
    };
    struct Server {
        std::deque<Access> waiting; // the front one is being served
    };

    void serve(EventCore& events, std::uint32_t server);

    RemoteMemory m_memory;
    std::vector<Server> m_servers;
};

} // namespace weft::simulation
