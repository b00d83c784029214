// SPDX-License-Identifier: GPL-3.0-or-later
// The attributes of the element at which an XmlScanner stands, as values. What is wrong with one becomes an issue with
// its place, and the value a default. Used by msccl_elements.cpp only.
#pragma once

#include "engine/collective/forms/msccl/msccl_names.h"
#include "engine/collective/forms/msccl/msccl_program.h"
#include "engine/core/utf8.h"
#include "engine/io/json_file.h"
#include "engine/io/xml_scanner.h"

#include <algorithm>
#include <array>
#include <charconv>
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
    void require(ExtraAttribute::Owner owner)
    {
        const MscclNames& names = mscclNames(owner);
        const auto attributes = m_scanner.attributes();
        for (const std::string_view name : names.known.first(names.required)) {
            if (std::ranges::find(attributes, name, &io::XmlAttribute::name) == attributes.end())
                missing(name);
        }
    }
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
        if (attribute.packedRaw - kZero > 9) // not a single digit
            parsed = longNumber(attribute, least);
        if (parsed < least || parsed > most) {
            badNumber(attribute, least, most);
            return false;
        }
        value = static_cast<T>(parsed);
        return true;
    }
    // 0 or 1.
    [[nodiscard]] bool flag(const io::XmlAttribute& attribute)
    {
        std::uint32_t value = 0;
        number(attribute, 0, 1, value);
        return value == 1;
    }
    // i, o or s.
    [[nodiscard]] Buffer buffer(const io::XmlAttribute& attribute)
    {
        constexpr std::array kLetters { io::packed("i"), io::packed("o"), io::packed("s") };
        const auto letter = std::ranges::find(kLetters, attribute.packedRaw);
        return static_cast<Buffer>(
            letter != kLetters.end() ? letter - kLetters.begin() : oneOf(attribute, { "i", "o", "s" }));
    }
    [[nodiscard]] std::string text(const io::XmlAttribute& attribute)
    {
        Result<std::string> decoded = m_scanner.decode(attribute);
        if (decoded)
            return std::move(decoded).value();
        m_issues.fail(decoded.error().code, spot(attribute.raw, attribute.name), decoded.error().message);
        return {};
    }
    // Which of the words it is; the first and an issue where it is none.
    std::ptrdiff_t oneOf(const io::XmlAttribute& attribute, const std::vector<std::string>& words)
    {
        const std::string word = text(attribute);
        if (const auto known = std::ranges::find(words, word); known != words.end())
            return known - words.begin();
        constexpr std::size_t kLongest = 40;
        std::string list = words.front();
        for (std::size_t i = 1; i + 1 < words.size(); ++i)
            list += ", " + words[i];
        m_issues.fail(ErrorCode::OutOfRange, spot(attribute.raw, attribute.name),
            say("'%1' is \"%2\"; it must be %3 or %4", attribute.name, word.substr(0, kLongest), list, words.back()));
        return 0;
    }

    // As an extra of the schedule, with a warning for each name that is not known.
    [[nodiscard]] ExtraAttribute kept(const io::XmlAttribute& attribute, ExtraAttribute::Owner owner, std::size_t id)
    {
        const std::string name(attribute.name);
        const auto known = mscclNames(owner).known;
        const bool isKnown = std::ranges::find(known, name) != known.end();
        if (!isUtf8(name)) {
            m_issues.fail(ErrorCode::Malformed, spot(attribute.name), say("the name of an attribute is not UTF-8"));
        } else if (!isKnown && m_warned.insert(std::string(m_scanner.name()) + ' ' + name).second) {
            const std::string near = io::nearestName(name, { known.begin(), known.end() });
            m_issues.warn([] { return say("unknown attributes"); }, ErrorCode::UnknownKey, spot(attribute.name, name),
                say("the attribute '%1' of '%2' is not known; it is kept, and has no effect", name, m_scanner.name()),
                near.empty() ? Sentence() : say("did you mean '%1'?", near));
        }
        return { owner, static_cast<std::uint32_t>(id), name, text(attribute) };
    }

private:
    // The number, or one below `least` if there is none.
    [[nodiscard]] std::int64_t longNumber(const io::XmlAttribute& attribute, std::int64_t least)
    {
        std::int64_t parsed = 0;
        std::string decoded;
        std::string_view digits = attribute.raw;
        if (digits.find('&') != std::string_view::npos)
            digits = decoded = text(attribute);
        if (digits.size() > 1 && digits.front() == '0')
            m_issues.warn([] { return say("leading zeros"); }, ErrorCode::Mismatched,
                spot(attribute.raw, attribute.name),
                say("'%1' is read as a decimal number; runtimes read a number with a 0 in front as an octal one",
                    digits));
        return problemOf(digits, parsed) == std::errc() ? parsed : least - 1;
    }
    [[nodiscard]] static std::errc problemOf(std::string_view digits, std::int64_t& parsed)
    {
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), parsed);
        return end == digits.data() + digits.size() ? problem : std::errc::invalid_argument;
    }
    void badNumber(const io::XmlAttribute& attribute, std::int64_t least, std::int64_t most)
    {
        constexpr std::size_t kLongest = 40;
        const std::string raw = text(attribute).substr(0, kLongest);
        std::int64_t ignored = 0;
        const bool isNumber = problemOf(raw, ignored) != std::errc::invalid_argument;
        m_issues.fail(isNumber ? ErrorCode::OutOfRange : ErrorCode::WrongType, spot(attribute.raw, attribute.name),
            say("'%1' is \"%2\"; a whole number from %3 to %4 is expected", attribute.name, raw, least, most));
    }
    void missing(std::string_view name)
    {
        m_issues.fail(ErrorCode::Missing, spot(m_scanner.name(), name),
            say("the attribute '%1' of '%2' is missing", name, m_scanner.name()));
    }
    [[nodiscard]] const io::XmlAttribute* findElsewhere(std::string_view name, std::uint64_t packedName)
    {
        const std::span<const io::XmlAttribute> attributes = m_scanner.attributes();
        const auto found = std::ranges::find(attributes, packedName, &io::XmlAttribute::packedName);
        if (found != attributes.end())
            return &*found;
        missing(name);
        return nullptr;
    }

    const io::XmlScanner& m_scanner;
    MscclIssues& m_issues;
    std::optional<std::uint32_t> m_rank;
    std::set<std::string, std::less<>> m_warned; // "element attribute"
};

} // namespace weft::collective
