// SPDX-License-Identifier: GPL-3.0-or-later
// The attributes of the element at which an XmlScanner stands, as values. What is wrong with one becomes an issue with
// its place, and the value a default. Used by msccl_elements.cpp only.
#pragma once

#include "engine/collective/forms/msccl/msccl_names.h"
#include "engine/collective/forms/msccl/msccl_program.h"
#include "engine/io/xml_scanner.h"

#include <set>

namespace weft::collective {

class MscclElement {
public:
    MscclElement(const io::XmlScanner& scanner, MscclIssues& issues)
        : m_scanner(scanner)
        , m_issues(issues)
    {
    }

    // The GPU around, for the places of issues.
    void setRank(std::optional<std::uint32_t> rank) { m_rank = rank; }
    [[nodiscard]] std::optional<std::uint32_t> rank() const { return m_rank; }
    [[nodiscard]] MscclIssues::Spot spot(std::string_view part, std::string_view item = {}) const
    {
        return { m_scanner.offsetOf(part), m_rank, std::string(item) };
    }

    // The attributes that each element of this kind has.
    void require(ExtraAttribute::Owner owner);
    // The attribute with the name that is packed, or null and an issue. `place` is where it usually stands.
    [[nodiscard]] const io::XmlAttribute* find(std::string_view name, std::uint64_t packedName, std::size_t place)
    {
        const std::span<const io::XmlAttribute> attributes = m_scanner.attributes();
        const bool isThere = place < attributes.size() && attributes[place].packedName == packedName;
        return isThere ? &attributes[place] : findElsewhere(name, packedName);
    }

    // A whole number from `least` to `most`. Otherwise false, and the value stays as it was.
    template <class T> bool number(const io::XmlAttribute& attribute, std::int64_t least, std::int64_t most, T& value)
    {
        constexpr std::uint64_t kZero = io::packed("0");
        std::int64_t parsed = static_cast<std::int64_t>(attribute.packedRaw - kZero);
        if (attribute.packedRaw - kZero > 9) { // not a single digit
            parsed = shortNumber(attribute.packedRaw);
            if (parsed < 0)
                parsed = longNumber(attribute, least);
        }
        if (parsed < least || parsed > most) {
            badNumber(attribute, least, most);
            return false;
        }
        value = static_cast<T>(parsed);
        return true;
    }
    [[nodiscard]] bool flag(const io::XmlAttribute& attribute); // 0 or 1
    [[nodiscard]] Buffer buffer(const io::XmlAttribute& attribute); // i, o or s
    [[nodiscard]] std::string text(const io::XmlAttribute& attribute);
    std::string oneOf(const io::XmlAttribute& attribute, const std::vector<std::string>& words);

    // As an extra of the schedule, with a warning for each name that is not known.
    [[nodiscard]] ExtraAttribute kept(const io::XmlAttribute& attribute, ExtraAttribute::Owner owner, std::size_t id);

private:
    // The number of at most seven digits, or -1 for anything else.
    [[nodiscard]] static std::int64_t shortNumber(std::uint64_t word)
    {
        const std::uint64_t length = word >> 56U;
        if (length == 0)
            return -1;
        // The digits to the top with zeros before them; then pairs, fours and eights of digits are joined.
        constexpr std::uint64_t kZeros = 0x3030303030303030U;
        const std::uint64_t shift = 8 * (8 - length);
        std::uint64_t digits = word << shift | kZeros >> (64 - shift);
        if ((((digits + 0x4646464646464646U) | (digits - kZeros)) & 0x8080808080808080U) != 0)
            return -1;
        digits -= kZeros;
        digits = digits * 10 + (digits >> 8U);
        constexpr std::uint64_t kPairs = 0x000000FF000000FFU;
        const std::uint64_t joined
            = (digits & kPairs) * 0x000F424000000064U + ((digits >> 16U) & kPairs) * 0x0000271000000001U;
        return static_cast<std::int64_t>(joined >> 32U);
    }
    [[nodiscard]] std::int64_t longNumber(const io::XmlAttribute& attribute, std::int64_t least);
    void badNumber(const io::XmlAttribute& attribute, std::int64_t least, std::int64_t most);
    void missing(std::string_view name);
    [[nodiscard]] const io::XmlAttribute* findElsewhere(std::string_view name, std::uint64_t packedName);

    const io::XmlScanner& m_scanner;
    MscclIssues& m_issues;
    std::optional<std::uint32_t> m_rank;
    std::set<std::string, std::less<>> m_warned; // "element attribute"
};

} // namespace weft::collective
