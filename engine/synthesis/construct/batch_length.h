// SPDX-License-Identifier: GPL-3.0-or-later
// How many steps are chosen at once: twice as many after every batch that was kept, half of them after one that had to
// be undone, and then none longer for a while. A value of one constructor.
#pragma once

#include <algorithm>
#include <cstdint>

namespace weft::synthesis {

class BatchLength {
public:
    [[nodiscard]] std::uint32_t steps() const { return m_steps; }

    // `behind` steps are made, and at least `needed` more have to be.
    void kept(std::uint64_t behind, std::uint64_t needed)
    {
        const std::uint64_t share = std::min(behind, needed) / kShare;
        const auto longest = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(share, 1, kLongest));
        if (m_steps > 1)
            m_penalty = 1;
        if (m_pause != 0)
            --m_pause;
        else
            m_steps *= 2;
        m_steps = std::min(m_steps, longest);
    }

    void undone()
    {
        m_steps /= 2;
        m_pause = m_penalty;
        m_penalty = std::min(2 * m_penalty, kLongestPause);
    }

private:
    static constexpr std::uint64_t kLongest = 16;
    // What arrives in a batch is passed on only after its end. The spread of the first chunks and the last steps must
    // not wait for that: a batch is no longer than this part of the steps behind it, and of those after it.
    static constexpr std::uint64_t kShare = 32;
    static constexpr std::uint32_t kLongestPause = 64; // batches

    std::uint32_t m_steps = 1;
    std::uint32_t m_pause = 0; // batches before a longer one is tried
    std::uint32_t m_penalty = 1; // the next pause
};

} // namespace weft::synthesis
