// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/msccl/msccl_element.h"

#include "engine/core/utf8.h"
#include "engine/io/json_file.h"

#include <algorithm>
#include <charconv>

namespace weft::collective {

using io::packed;
using io::XmlAttribute;

const XmlAttribute* MscclElement::findElsewhere(std::string_view name, std::uint64_t packedName)
{
    const std::span<const XmlAttribute> attributes = m_scanner.attributes();
    const auto found = std::ranges::find(attributes, packedName, &XmlAttribute::packedName);
    if (found != attributes.end())
        return &*found;
    missing(name);
    return nullptr;
}

// The number, or one below `least` if there is none.
std::int64_t MscclElement::longNumber(const XmlAttribute& attribute, std::int64_t least)
{
    std::int64_t parsed = 0;
    std::string decoded;
    std::string_view digits = attribute.raw;
    if (digits.find('&') != std::string_view::npos)
        digits = decoded = text(attribute);
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), parsed);
    return problem == std::errc() && end == digits.data() + digits.size() ? parsed : least - 1;
}

void MscclElement::badNumber(const XmlAttribute& attribute, std::int64_t least, std::int64_t most)
{
    constexpr std::size_t kLongest = 40;
    const std::string raw = text(attribute).substr(0, kLongest);
    std::int64_t ignored = 0;
    const auto [past, problem] = std::from_chars(raw.data(), raw.data() + raw.size(), ignored);
    const bool isNumber = problem != std::errc::invalid_argument && past == raw.data() + raw.size();
    m_issues.fail(isNumber ? ErrorCode::OutOfRange : ErrorCode::WrongType, spot(attribute.raw, attribute.name),
        say("'%1' is \"%2\"; a whole number from %3 to %4 is expected", attribute.name, raw, least, most));
}

bool MscclElement::flag(const XmlAttribute& attribute)
{
    std::uint32_t value = 0;
    number(attribute, 0, 1, value);
    return value == 1;
}

Buffer MscclElement::buffer(const XmlAttribute& attribute)
{
    switch (attribute.packedRaw) {
    case packed("i"):
        return Buffer::Input;
    case packed("o"):
        return Buffer::Output;
    case packed("s"):
        return Buffer::Scratch;
    default:
        const std::string word = oneOf(attribute, { "i", "o", "s" });
        return word == "o" ? Buffer::Output : word == "s" ? Buffer::Scratch : Buffer::Input;
    }
}

std::string MscclElement::text(const XmlAttribute& attribute)
{
    Result<std::string> decoded = m_scanner.decode(attribute);
    if (decoded)
        return std::move(decoded).value();
    m_issues.fail(decoded.error().code, spot(attribute.raw, attribute.name), decoded.error().message);
    return {};
}

std::string MscclElement::oneOf(const XmlAttribute& attribute, const std::vector<std::string>& words)
{
    std::string word = text(attribute);
    if (std::find(words.begin(), words.end(), word) != words.end())
        return word;
    constexpr std::size_t kLongest = 40;
    std::string list = words.front();
    for (std::size_t i = 1; i + 1 < words.size(); ++i)
        list += ", " + words[i];
    m_issues.fail(ErrorCode::OutOfRange, spot(attribute.raw, attribute.name),
        say("'%1' is \"%2\"; it must be %3 or %4", attribute.name, word.substr(0, kLongest), list, words.back()));
    return words.front();
}

ExtraAttribute MscclElement::kept(const XmlAttribute& attribute, ExtraAttribute::Owner owner, std::size_t id)
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

void MscclElement::require(ExtraAttribute::Owner owner)
{
    const MscclNames& names = mscclNames(owner);
    const auto attributes = m_scanner.attributes();
    for (const std::string_view name : names.known.first(names.required)) {
        if (std::ranges::find(attributes, name, &XmlAttribute::name) == attributes.end())
            missing(name);
    }
}

void MscclElement::missing(std::string_view name)
{
    m_issues.fail(ErrorCode::Missing, spot(m_scanner.name(), name),
        say("the attribute '%1' of '%2' is missing", name, m_scanner.name()));
}

} // namespace weft::collective
