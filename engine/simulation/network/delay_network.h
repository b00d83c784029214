// SPDX-License-Identifier: GPL-3.0-or-later
// The model `unaware`: a message takes as long as its path says, and no two of them meet.
// docs/semantics.md, section 3.1. Owned by one simulation.
#pragma once

#include "engine/simulation/network/network.h"
#include "engine/simulation/network/routes.h"

#include <unordered_map>

namespace weft::simulation {

class DelayNetwork final : public Network {
public:
    DelayNetwork(const topology::Fabric& fabric, EventCore& events, Moment& moment, Findings& warnings);

    void send(const Message& message, const Event& delivery) override
    {
        m_events.post(m_events.now() + delay(message), delivery);
    }
    [[nodiscard]] bool handle(const Event& /*event*/, Event& /*delivery*/) override { return false; }
    [[nodiscard]] bool hasDelays() const override { return true; }
    [[nodiscard]] bool isUniform() const override { return m_routes.router().hasPeerCost(); }
    // An unreachable pair fails the run and counts as never.
    [[nodiscard]] Time delay(const Message& message) override;
    // Lays the recorded pairs on their routes, so that links have bytes.
    void finish(Run& run) override;

private:
    void layPair(const PairTraffic& pair, Run& run);
    void layTree(NodeId destination, std::span<const PairTraffic* const> pairs, Run& run);

    Routes m_routes;
    EventCore& m_events;
    Findings& m_warnings;
    bool m_looksForDiagonals = false; // nothing yet between NPUs that differ in several dimensions
    std::unordered_map<std::uint64_t, LinkCost> m_pathCosts; // off the generated stacks
    std::vector<LinkId> m_laid;
    // By node, while the traffic to one destination is laid.
    std::vector<std::uint64_t> m_carried;
    std::vector<std::uint32_t> m_entries; // links on the way that lead here and are not laid yet
};

} // namespace weft::simulation
