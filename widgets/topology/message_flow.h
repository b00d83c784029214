// SPDX-License-Identifier: GPL-3.0-or-later
// Which messages of a run are on which link at a moment, and how far along it. From the intervals in which links were
// taken; where a run has none (`unaware`), from its messages, each of which takes the links of its route one after the
// other in equal parts of its time. Made once a run by a job, immutable afterwards; any thread. 16 bytes a hop.
#pragma once

#include "engine/core/progress.h"
#include "engine/simulation/model/run.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace weft::widgets {

// The messages on one link: a dot, or a dash from the last to the first of them.
struct LinkMover {
    LinkId link {};
    std::uint32_t count = 0;
    double part = 0; // of the link that the first of them has behind it
    double last = 0; // the same of the last of them
    bool operator==(const LinkMover&) const = default;
};

class MessageFlow {
public:
    static constexpr std::size_t kMostHops = std::size_t { 1 } << 25U;

    [[nodiscard]] static MessageFlow of(const simulation::Run& run, const Watch& watch);

    [[nodiscard]] bool isEmpty() const { return m_link.empty(); }
    [[nodiscard]] bool isTooLarge() const { return m_isTooLarge; }
    [[nodiscard]] std::size_t hops() const { return m_link.size(); }
    // In ascending link, one entry a link. A message is on a link from its start until before its end.
    [[nodiscard]] std::vector<LinkMover> at(std::int64_t ns) const;

private:
    void add(LinkId link, std::uint64_t from, std::uint64_t to);
    void sort();

    bool m_isTooLarge = false;
    std::vector<LinkId> m_link; // hops by ascending start
    std::vector<std::uint64_t> m_start;
    std::vector<std::uint32_t> m_length; // ns; longer hops than this can say are cut
    std::vector<std::uint64_t> m_latest; // end of any hop of a block
};

} // namespace weft::widgets
