// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/held_rows.h"

namespace weft::synthesis {

HeldRows::HeldRows(std::uint32_t npus, std::uint32_t chunksPerNpu)
    : m_words((npus * chunksPerNpu + kWordBits - 1) / kWordBits)
    , m_summaryWords((m_words + kWordBits - 1) / kWordBits)
    , m_rowWords(std::size_t { m_words } + 2 * m_summaryWords)
    , m_rows(m_rowWords * npus, 0)
{
    const std::uint32_t chunks = npus * chunksPerNpu;
    for (std::uint32_t npu = 0; npu < npus; ++npu) {
        std::uint64_t* bits = row(npu);
        std::uint64_t* any = bits + m_words;
        std::uint64_t* lacking = any + m_summaryWords;
        for (std::uint32_t chunk = npu * chunksPerNpu; chunk < (npu + 1) * chunksPerNpu; ++chunk)
            bits[chunk / kWordBits] |= std::uint64_t { 1 } << (chunk % kWordBits);
        if (chunks % kWordBits != 0)
            bits[m_words - 1] |= ~std::uint64_t { 0 } << (chunks % kWordBits);
        for (std::uint32_t word = 0; word < m_words; ++word) {
            const std::uint64_t flag = std::uint64_t { 1 } << (word % kWordBits);
            any[word / kWordBits] |= bits[word] != 0 ? flag : 0;
            lacking[word / kWordBits] |= ~bits[word] != 0 ? flag : 0;
        }
    }
}

} // namespace weft::synthesis
