// SPDX-License-Identifier: GPL-3.0-or-later
// The elements of an XML text one after another, without a tree: a program of megabytes is read at the speed at which
// its bytes arrive. Knows what data files use: elements, attributes, comments, processing instructions, the five named
// and the numeric character references. Refuses document type declarations, so that no entity can grow.
// The text must outlive the scanner. One thread.
#pragma once

#include "engine/core/result.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weft::io {

// At most seven characters in one number, the first in the lowest byte and their count in the highest; 0 for empty and
// for longer texts.
[[nodiscard]] constexpr std::uint64_t packed(std::string_view text)
{
    if (text.size() > 7)
        return 0;
    std::uint64_t word = std::uint64_t { text.size() } << 56U;
    for (std::size_t i = 0; i < text.size(); ++i)
        word |= std::uint64_t { static_cast<unsigned char>(text[i]) } << (8 * i);
    return word;
}

// The bytes of names; those above ASCII are not looked at more closely.
[[nodiscard]] constexpr bool isXmlNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':'
        || static_cast<unsigned char>(c) >= 0x80U;
}
[[nodiscard]] constexpr bool isXmlNamePart(char c)
{
    return isXmlNameStart(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

struct XmlAttribute {
    std::string_view name;
    std::string_view raw; // as it stands between the quotes; see XmlScanner::decode
    std::uint64_t packedName = 0; // packed(name), for fast comparison
    std::uint64_t packedRaw = 0; // packed(raw)
};

class XmlScanner {
public:
    static constexpr std::size_t kMostAttributes = 64; // of one element

    enum class Event : std::uint8_t {
        Open, // name(), attributes(); an empty element <a/> closes next
        Close, // name()
        Text, // characters between elements that are no white space, or a CDATA section
        End, // after the root element has closed
        Failed, // problem(); stays so
    };
    struct Problem {
        ErrorCode code = ErrorCode::Malformed;
        Sentence message;
        std::size_t offset = 0;
    };

    explicit XmlScanner(std::string_view text);

    Event next();
    [[nodiscard]] std::string_view name() const { return m_name; }
    [[nodiscard]] std::span<const XmlAttribute> attributes() const { return std::span(m_attributes).first(m_count); }
    // Where the event stands in the text, and where a part of the text stands.
    [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(m_event - m_begin); }
    [[nodiscard]] std::size_t offsetOf(std::string_view part) const
    {
        return static_cast<std::size_t>(part.data() - m_begin);
    }
    // Malformed (with line and column), Truncated, TooLarge (attributes), Unsupported (a document type, UTF-16).
    [[nodiscard]] const Problem& problem() const { return m_problem; }

    // The value that an attribute stands for. Malformed: an unknown reference, '<', control characters, not UTF-8.
    [[nodiscard]] Result<std::string> decode(const XmlAttribute& attribute) const;

private:
    static constexpr std::uint64_t kEndMark = 0x80; // of a quote in the first of eight bytes

    // What stood at this place of the last tag of the same depth: name=" in one word.
    struct Usual {
        std::uint64_t mask = 0;
        std::uint64_t word = 1; // with this mask no text matches
        std::uint64_t packedName = 0;
        std::size_t length = 0; // of the name
        std::size_t size = 0; // of the value
        std::uint64_t end = kEndMark; // the mark of a quote behind a value of that size
    };

    Event fail(const char* at, Sentence message, ErrorCode code = ErrorCode::Malformed);
    Event cutOff(const char* start, const Sentence& what);
    [[nodiscard]] bool skipPast(std::string_view mark);
    [[nodiscard]] Event openTag();
    [[nodiscard]] Event closeTag();
    void readUsualAttributes();
    [[nodiscard]] bool readAttribute();
    [[nodiscard]] bool readValue(XmlAttribute& attribute);
    void expect(const XmlAttribute& attribute);
    [[nodiscard]] std::size_t depth() const { return std::min(m_open.size(), kDepths - 1); }
    void skipSpace();
    void skipGap();
    [[nodiscard]] std::string_view readName();

    const char* m_begin;
    const char* m_end;
    const char* m_at;
    const char* m_event;
    std::string_view m_name;
    std::array<XmlAttribute, kMostAttributes> m_attributes {};
    static constexpr std::size_t kDepths = 4; // deeper elements share the last
    std::array<std::array<Usual, kMostAttributes>, kDepths> m_usual {};
    std::size_t m_count = 0;
    struct Gap { // the space before the last tag, if it is of one to eight characters
        std::uint64_t mask = 0;
        std::uint64_t word = 1; // with this mask no text matches
        std::size_t length = 0;
    };
    Gap m_gap;
    std::vector<std::string_view> m_open;
    bool m_closeNext = false; // an empty element
    bool m_seenRoot = false;
    bool m_failed = false;
    Problem m_problem;
};

} // namespace weft::io
