// SPDX-License-Identifier: GPL-3.0-or-later
// Which chunks every NPU holds, a row of bits for each: for all-gathers of any size, npus² · chunksPerNpu / 8 bytes.
// Owned by the constructor that fills it. Different threads may add to the rows of different NPUs while none reads.
#pragma once

#include "engine/core/prefetch.h"
#include "engine/synthesis/graph/large_pages.h"

#include <bit>
#include <cstdint>

namespace weft::synthesis {

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

} // namespace weft::synthesis
