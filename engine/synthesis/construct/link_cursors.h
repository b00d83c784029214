// SPDX-License-Identifier: GPL-3.0-or-later
// What the links of a fabric may bring, as far as each of them has looked: chunks of one word of HeldRows that its
// source holds and its target lacks. Only when they are used up are the rows of the two NPUs read again, so that most
// choices touch no row at all. Owned by a constructor; different threads may serve different NPUs.
#pragma once

#include "engine/synthesis/construct/held_rows.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/link_graph.h"

namespace weft::synthesis {

// Chunks of one word that an NPU is about to get.
struct ChosenChunks {
    std::uint64_t chunks = 0;
    std::uint32_t npu = 0;
    std::uint32_t word = 0;
};

// Slots are places in LinkGraph::incoming: the links into one NPU are together.
class LinkCursors {
public:
    // The graph outlives it.
    LinkCursors(const LinkGraph& graph, std::uint32_t words, std::uint64_t seed)
        : m_graph(graph)
    {
        for (const std::uint32_t arc : graph.incoming.items)
            m_cursors.push_back({ 0, below(mixed(seed ^ mixed(arc)), words), graph.source[arc] });
    }

    [[nodiscard]] bool isEmpty(std::uint32_t slot) const { return m_cursors[slot].candidates == 0; }
    [[nodiscard]] std::uint32_t source(std::uint32_t slot) const { return m_cursors[slot].source; }
    [[nodiscard]] std::uint64_t memoryBytes() const { return m_cursors.size() * sizeof(Cursor); }

    // Calls give(chunk), as long as it returns true, for chunks that the link can bring and the NPU neither holds nor
    // has in `taken`, a row of bits; adds them to that and to `chosen`. `turn`: with which of a word to begin.
    template <class Give>
    void bring(const HeldRows& held, std::uint32_t npu, std::uint32_t slot, int turn, std::vector<std::uint64_t>& taken,
        std::vector<ChosenChunks>& chosen, const Give& give)
    {
        Cursor& cursor = m_cursors[slot];
        Cursor* const first = m_cursors.data() + m_graph.incoming.start[npu];
        Cursor* const last = m_cursors.data() + m_graph.incoming.start[npu + 1];
        bool goesOn = true;
        while (goesOn && (cursor.candidates != 0 || refill(held, npu, cursor, taken))) {
            const std::uint32_t word = cursor.word;
            const std::uint64_t turned = std::rotr(cursor.candidates, turn);
            std::uint64_t rest = turned;
            do {
                const auto bit = static_cast<std::uint32_t>(std::countr_zero(rest) + turn) % HeldRows::kWordBits;
                goesOn = give(word * HeldRows::kWordBits + bit);
                rest &= rest - 1;
            } while (goesOn && rest != 0);
            const std::uint64_t chunks = std::rotl(turned ^ rest, turn);
            taken[word] |= chunks;
            chosen.push_back({ chunks, npu, word });
            for (Cursor* other = first; other != last; ++other)
                other->candidates &= ~(other->word == word ? chunks : 0);
        }
    }

    // What was chosen is not brought after all: the links look for their chunks again.
    void discard(const std::vector<ChosenChunks>& chosen)
    {
        for (const ChosenChunks& one : chosen) {
            for (std::uint32_t slot = m_graph.incoming.start[one.npu]; slot < m_graph.incoming.start[one.npu + 1];
                 ++slot)
                m_cursors[slot].candidates = 0;
        }
    }

    void fetch(const HeldRows& held, std::uint32_t npu, std::uint32_t slot) const
    {
        held.fetch(m_cursors[slot].source, npu, m_cursors[slot].word);
    }

private:
    struct Cursor {
        std::uint64_t candidates = 0;
        std::uint32_t word = 0;
        std::uint32_t source = 0;
    };

    // New candidates: of the same word, or else of the next one that has some.
    static bool refill(const HeldRows& held, std::uint32_t npu, Cursor& cursor, const std::vector<std::uint64_t>& taken)
    {
        const auto look = [&](std::uint32_t word) {
            cursor.candidates = held.offered(cursor.source, npu, word) & ~taken[word];
            if (cursor.candidates != 0)
                cursor.word = word;
            return cursor.candidates != 0;
        };
        return look(cursor.word) || held.anyWord(cursor.source, npu, cursor.word, look);
    }

    const LinkGraph& m_graph;
    std::vector<Cursor> m_cursors; // by slot
};

} // namespace weft::synthesis
