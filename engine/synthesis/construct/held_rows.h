// SPDX-License-Identifier: GPL-3.0-or-later
// What batches of an all-gather of any size are chosen from: which chunks every NPU holds, what links may bring of
// them, and for how many steps at once. Owned by one constructor.
#pragma once

#include "engine/core/prefetch.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/large_pages.h"
#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace weft::synthesis {

// A row of bits for each NPU: npus² · chunksPerNpu / 8 bytes. Different threads may add to the rows of different NPUs
// while none reads.
class HeldRows {
public:
    static constexpr std::uint32_t kWordBits = 64;
    // Of the word that a chunk stands in, or that a word has in a summary.
    [[nodiscard]] static std::uint64_t bitOf(std::uint32_t chunk) { return std::uint64_t { 1 } << (chunk % kWordBits); }

    // Each NPU holds its own chunks: source · chunksPerNpu + k. Bits past the last chunk count as held.
    HeldRows(std::uint32_t npus, std::uint32_t chunksPerNpu)
        : m_words((npus * chunksPerNpu + kWordBits - 1) / kWordBits)
        , m_summaryWords((m_words + kWordBits - 1) / kWordBits)
        , m_rowWords(std::size_t { m_words } + 2 * m_summaryWords)
        , m_rows(m_rowWords * npus, 0)
    {
        const std::uint32_t past = npus * chunksPerNpu % kWordBits;
        for (std::uint32_t npu = 0; npu < npus; ++npu) {
            for (std::uint32_t word = 0; word < m_words; ++word)
                row(npu)[m_words + m_summaryWords + word / kWordBits] |= bitOf(word);
            for (std::uint32_t chunk = npu * chunksPerNpu; chunk < (npu + 1) * chunksPerNpu; ++chunk)
                add(npu, chunk / kWordBits, bitOf(chunk));
            if (past != 0)
                add(npu, m_words - 1, ~std::uint64_t { 0 } << past);
        }
    }

    [[nodiscard]] std::uint32_t words() const { return m_words; } // of a row
    [[nodiscard]] std::uint64_t memoryBytes() const { return m_rows.size() * sizeof(std::uint64_t); }

    [[nodiscard]] bool holds(std::uint32_t npu, std::uint32_t chunk) const
    {
        return (row(npu)[chunk / kWordBits] >> (chunk % kWordBits) & 1U) != 0;
    }
    // Of the 64 chunks of a word, those that one NPU holds and another one lacks.
    [[nodiscard]] std::uint64_t offered(std::uint32_t source, std::uint32_t target, std::uint32_t word) const
    {
        return row(source)[word] & ~row(target)[word];
    }

    // Calls take(word) for the words in which there may be something to offer, once round from `from` on, until one is
    // taken.
    template <class Take>
    bool anyWord(std::uint32_t source, std::uint32_t target, std::uint32_t from, const Take& take) const
    {
        const std::uint64_t* any = row(source) + m_words;
        const std::uint64_t* lacking = row(target) + m_words + m_summaryWords;
        const std::uint32_t first = from / kWordBits;
        // Once round, and the first summary word again for what lies before `from`.
        const std::uint64_t fromHere = ~std::uint64_t { 0 } << (from % kWordBits);
        for (std::uint32_t i = 0; i <= m_summaryWords; ++i) {
            const std::uint32_t summary = first + i < m_summaryWords ? first + i : first + i - m_summaryWords;
            const std::uint64_t mask = i == 0 ? fromHere : i == m_summaryWords ? ~fromHere : ~std::uint64_t { 0 };
            for (std::uint64_t rest = any[summary] & lacking[summary] & mask; rest != 0; rest &= rest - 1) {
                if (take(summary * kWordBits + static_cast<std::uint32_t>(std::countr_zero(rest))))
                    return true;
            }
        }
        return false;
    }

    void add(std::uint32_t npu, std::uint32_t word, std::uint64_t chunks)
    {
        std::uint64_t* bits = row(npu);
        const std::uint64_t flag = bitOf(word);
        // The summaries lie in other cache lines and change twice in the life of a word.
        if (bits[word] == 0)
            bits[m_words + word / kWordBits] |= flag;
        bits[word] |= chunks;
        if (~bits[word] == 0)
            bits[m_words + m_summaryWords + word / kWordBits] &= ~flag;
    }

    // What offered() and anyWord() will read first.
    void fetch(std::uint32_t source, std::uint32_t target, std::uint32_t word) const
    {
        prefetch(row(source) + word);
        prefetch(row(target) + word);
        prefetch(row(source) + m_words + word / kWordBits);
        prefetch(row(target) + m_words + m_summaryWords + word / kWordBits);
    }
    void fetchForAdd(std::uint32_t npu, std::uint32_t word) const { prefetchForWrite(row(npu) + word); }

private:
    [[nodiscard]] std::uint64_t* row(std::uint32_t npu) { return m_rows.data() + npu * m_rowWords; }
    [[nodiscard]] const std::uint64_t* row(std::uint32_t npu) const { return m_rows.data() + npu * m_rowWords; }

    std::uint32_t m_words = 0;
    std::uint32_t m_summaryWords = 0; // a bit for each word
    // By NPU: the chunks held; which words have any; which words lack any.
    std::size_t m_rowWords = 0;
    LargeTable<std::uint64_t> m_rows;
};

// Chunks of one word that an NPU is about to get.
struct ChosenChunks {
    std::uint64_t chunks = 0;
    std::uint32_t npu = 0;
    std::uint32_t word = 0;
};

// What the links of a fabric may bring, as far as each of them has looked: chunks of one word of HeldRows that its
// source holds and its target lacks. Only when they are used up are the rows of the two NPUs read again, so that most
// choices touch no row at all. Slots are places in LinkGraph::incoming: the links into one NPU are together. Different
// threads may serve different NPUs.
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

// How many steps are chosen at once: twice as many after every batch that was kept, half of them after one that had to
// be undone, and then none longer for a while. A value of one constructor.
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
