// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/xml_scanner.h"

#include "engine/core/utf8.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>

namespace weft::io {

namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101U;
constexpr std::uint64_t kHighBits = kOnes << 7U;

constexpr bool isSpace(char c)
{
    constexpr std::uint64_t kSpaces = std::uint64_t { 1 } << ' ' | std::uint64_t { 1 } << '\n'
        | std::uint64_t { 1 } << '\t' | std::uint64_t { 1 } << '\r';
    return static_cast<unsigned char>(c) <= ' ' && (kSpaces >> static_cast<unsigned char>(c) & 1U) != 0;
}

std::uint64_t load(const char* at)
{
    std::uint64_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, at, sizeof word);
    } else {
        for (std::size_t i = 0; i < sizeof word; ++i)
            word |= std::uint64_t { static_cast<unsigned char>(at[i]) } << (8 * i);
    }
    return word;
}

// Marks the bytes of `word` that are quotes by their highest bits. Exact up to the first, which is the one that counts.
std::uint64_t quotesIn(std::uint64_t word)
{
    const std::uint64_t other = word ^ kOnes * static_cast<unsigned char>('"');
    return (other - kOnes) & ~other & kHighBits;
}

// packed() of the first bytes of `word`; `count` is below 8.
constexpr std::uint64_t packedStart(std::uint64_t word, std::size_t count)
{
    return (word & ((std::uint64_t { 1 } << (8 * count)) - 1)) | std::uint64_t { count } << 56U;
}

std::string quoted(std::string_view name)
{
    constexpr std::size_t kLongest = 40;
    return "'" + std::string(name.substr(0, kLongest)) + (name.size() > kLongest ? "…'" : "'");
}

// The character that "&name;" stands for, or 0.
std::uint32_t referenced(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, char>, 5> kNamed { { { "lt", '<' }, { "gt", '>' }, { "amp", '&' },
        { "quot", '"' }, { "apos", '\'' } } };
    for (const auto& [known, c] : kNamed) {
        if (name == known)
            return static_cast<unsigned char>(c);
    }
    if (name.size() < 2 || name[0] != '#')
        return 0;
    const bool isHex = name[1] == 'x';
    const std::string_view digits = name.substr(isHex ? 2 : 1);
    std::uint32_t code = 0;
    const auto [past, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), code, isHex ? 16 : 10);
    const bool isChar = (code >= 0x20U && code < 0xD800U)
        || (code >= 0xE000U && code <= 0x10FFFFU && code != 0xFFFEU && code != 0xFFFFU) || code == '\t' || code == '\n'
        || code == '\r';
    return problem == std::errc() && past == digits.data() + digits.size() && isChar ? code : 0;
}

} // namespace

XmlScanner::XmlScanner(std::string_view text)
    : m_begin(text.data())
    , m_end(text.data() + text.size())
    , m_at(m_begin)
    , m_event(m_begin)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        m_at += 3;
    else if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        fail(m_begin, say("the text is UTF-16; UTF-8 is expected"), ErrorCode::Unsupported);
}

XmlScanner::Event XmlScanner::fail(const char* at, Sentence message, ErrorCode code)
{
    if (!m_failed)
        m_problem = { code, std::move(message), static_cast<std::size_t>(at - m_begin) };
    m_failed = true;
    return Event::Failed;
}

XmlScanner::Event XmlScanner::cutOff(const char* start, const Sentence& what)
{
    return fail(start, say("the file ends inside %1", what), ErrorCode::Truncated);
}

bool XmlScanner::skipPast(std::string_view mark)
{
    const std::string_view rest(m_at, static_cast<std::size_t>(m_end - m_at));
    const std::size_t found = rest.find(mark);
    if (found == std::string_view::npos)
        return false;
    m_at += found + mark.size();
    return true;
}

void XmlScanner::skipSpace()
{
    const char* at = m_at;
    while (at < m_end && isSpace(*at))
        ++at;
    m_at = at;
}

// The space between tags is mostly the same many times.
void XmlScanner::skipGap()
{
    const char* const begin = m_at;
    if (m_end - m_at >= 8 && (load(m_at) & m_gap.mask) == m_gap.word)
        m_at += m_gap.length;
    const char* const known = m_at;
    skipSpace();
    const auto length = static_cast<std::size_t>(m_at - begin);
    if (m_at == known || length > 8 || m_end - begin < 8)
        return;
    const std::uint64_t mask = ~std::uint64_t { 0 } >> (64 - 8 * length);
    m_gap = { mask, load(begin) & mask, length };
}

// The name that begins here, empty if there is none.
std::string_view XmlScanner::readName()
{
    const char* const first = m_at;
    const char* at = m_at;
    while (at < m_end && isXmlNamePart(*at))
        ++at;
    m_at = at;
    return { first, static_cast<std::size_t>(at - first) };
}

XmlScanner::Event XmlScanner::next()
{
    if (m_failed)
        return Event::Failed;
    if (m_closeNext) {
        m_closeNext = false;
        m_name = m_open.back();
        m_open.pop_back();
        return Event::Close;
    }
    while (true) {
        skipGap();
        m_event = m_at;
        const std::string_view rest(m_at, static_cast<std::size_t>(m_end - m_at));
        if (rest.empty()) {
            if (!m_open.empty())
                return cutOff(m_open.back().data() - 1, say("the element %1", quoted(m_open.back())));
            return m_seenRoot ? Event::End : fail(m_at, say("there is no XML element"));
        }
        if (rest[0] != '<') {
            if (m_open.empty())
                return fail(m_at, say("characters outside the root element"));
            m_at += std::min(rest.find('<'), rest.size());
            return Event::Text;
        }
        if (rest.size() > 1 && isXmlNameStart(rest[1]))
            return openTag();
        if (rest.starts_with("</"))
            return closeTag();
        if (rest.starts_with("<!--")) {
            m_at += 4;
            if (!skipPast("-->"))
                return cutOff(m_event, say("a comment"));
        } else if (rest.starts_with("<?")) {
            m_at += 2;
            if (!skipPast("?>"))
                return cutOff(m_event, say("a processing instruction"));
        } else if (rest.starts_with("<![CDATA[") && !m_open.empty()) {
            return skipPast("]]>") ? Event::Text : cutOff(m_event, say("a CDATA section"));
        } else if (rest.starts_with("<!DOCTYPE")) {
            return fail(m_at, say("a document type declaration; entities are not read"), ErrorCode::Unsupported);
        } else {
            return rest.size() == 1 ? cutOff(m_at, say("a tag")) : fail(m_at, say("a '<' that begins no tag"));
        }
    }
}

XmlScanner::Event XmlScanner::closeTag()
{
    m_at += 2;
    m_name = readName();
    skipSpace();
    if (m_at == m_end)
        return cutOff(m_event, say("a tag"));
    if (*m_at != '>' || m_name.empty())
        return fail(m_event, say("a closing tag that is not of the form </name>"));
    ++m_at;
    if (m_open.empty())
        return fail(m_event, say("</%1> closes nothing", m_name.substr(0, 40)));
    if (m_open.back() != m_name)
        return fail(m_event, say("the element %1 is closed as %2", quoted(m_open.back()), quoted(m_name)));
    m_open.pop_back();
    return Event::Close;
}

XmlScanner::Event XmlScanner::openTag()
{
    if (m_open.empty() && m_seenRoot)
        return fail(m_event, say("a second root element"));
    m_seenRoot = true;
    ++m_at;
    m_name = readName();
    readUsualAttributes();
    while (true) {
        const bool separated = m_at < m_end && isSpace(*m_at);
        skipSpace();
        if (m_at == m_end)
            return cutOff(m_event, say("the tag of %1", quoted(m_name)));
        if (*m_at == '>' || *m_at == '/')
            break;
        if (!separated || !isXmlNameStart(*m_at))
            return fail(
                m_at, say("an attribute name=\"value\", '>' or '/>' is expected in the tag of %1", quoted(m_name)));
        if (m_count == kMostAttributes)
            return fail(m_at, say("an element with more than 64 attributes"), ErrorCode::TooLarge);
        if (!readAttribute())
            return Event::Failed;
    }
    if (*m_at++ == '/') {
        if (m_at == m_end)
            return cutOff(m_event, say("the tag of %1", quoted(m_name)));
        if (*m_at++ != '>')
            return fail(m_at - 2, say("a '/' that does not end the tag of %1", quoted(m_name)));
        m_closeNext = true;
    }
    m_open.push_back(m_name);
    return Event::Open;
}

// Elements of one kind mostly have the same attributes in the same order. Then a name is one comparison of eight bytes,
// and so is the search for the end of a short value; whatever differs is left to readAttribute().
void XmlScanner::readUsualAttributes()
{
    constexpr std::ptrdiff_t kReach = 24; // a space, name=" in eight bytes, and eight of the value
    std::array<Usual, kMostAttributes>& usuals = m_usual[depth()];
    const char* at = m_at;
    std::size_t count = 0;
    while (count < kMostAttributes && m_end - at >= kReach && *at == ' ') {
        Usual& usual = usuals[count];
        if ((load(at + 1) & usual.mask) != usual.word)
            break;
        const char* const value = at + 1 + usual.length + 2;
        const std::uint64_t content = load(value);
        const std::uint64_t quotes = quotesIn(content);
        // Where the size is the one before, the next attribute need not wait for it to be found.
        if ((quotes & (usual.end * 2 - 1)) != usual.end) {
            if (quotes == 0)
                break;
            usual.size = static_cast<std::size_t>(std::countr_zero(quotes)) / 8;
            usual.end = kEndMark << (8 * usual.size);
        }
        m_attributes[count]
            = { { at + 1, usual.length }, { value, usual.size }, usual.packedName, packedStart(content, usual.size) };
        ++count;
        at = value + usual.size + 1;
    }
    m_at = at;
    m_count = count;
}

// Makes the attribute the usual one of its place. The names before it are known to differ from it; those after it are
// forgotten, since one of them may be the same.
void XmlScanner::expect(const XmlAttribute& attribute)
{
    constexpr std::size_t kLongest = 6; // with =" eight bytes
    std::array<Usual, kMostAttributes>& usuals = m_usual[depth()];
    std::fill(usuals.begin() + static_cast<std::ptrdiff_t>(m_count), usuals.end(), Usual {});
    const std::size_t length = attribute.name.size();
    if (length > kLongest)
        return;
    const std::uint64_t name = load((std::string(attribute.name) + "=\"     ").c_str());
    const std::uint64_t mask
        = length == kLongest ? ~std::uint64_t { 0 } : (std::uint64_t { 1 } << (8 * (length + 2))) - 1;
    usuals[m_count] = { mask, name & mask, attribute.packedName, length, 0, kEndMark };
}

bool XmlScanner::readAttribute()
{
    XmlAttribute& attribute = m_attributes[m_count];
    attribute.name = readName();
    attribute.packedName = packed(attribute.name);
    if (!readValue(attribute))
        return false;
    const auto same = [&attribute](const XmlAttribute& other) { return other.name == attribute.name; };
    if (std::any_of(m_attributes.begin(), m_attributes.begin() + static_cast<std::ptrdiff_t>(m_count), same)) {
        fail(attribute.name.data(), say("the attribute %1 is given twice", quoted(attribute.name)),
            ErrorCode::Duplicate);
        return false;
    }
    expect(attribute);
    ++m_count;
    return true;
}

bool XmlScanner::readValue(XmlAttribute& attribute)
{
    skipSpace();
    if (m_at < m_end && *m_at != '=') {
        fail(attribute.name.data(), say("the attribute %1 has no value", quoted(attribute.name)));
        return false;
    }
    m_at += m_at < m_end ? 1 : 0;
    skipSpace();
    if (m_at == m_end) {
        cutOff(m_event, say("the tag of %1", quoted(m_name)));
        return false;
    }
    const char quote = *m_at;
    if (quote != '"' && quote != '\'') {
        fail(m_at, say("the value of %1 is not in quotes", quoted(attribute.name)));
        return false;
    }
    const char* const value = ++m_at;
    m_at = std::find(m_at, m_end, quote);
    if (m_at == m_end) {
        cutOff(value - 1, say("the value of %1", quoted(attribute.name)));
        return false;
    }
    attribute.raw = { value, static_cast<std::size_t>(m_at - value) };
    attribute.packedRaw = packed(attribute.raw);
    ++m_at;
    return true;
}

Result<std::string> XmlScanner::decode(const XmlAttribute& attribute) const
{
    const std::string_view raw = attribute.raw;
    const auto refused = [&attribute](const Sentence& what) {
        return Error { ErrorCode::Malformed, say("the value of %1 has %2", quoted(attribute.name), what), {}, {} };
    };
    std::string text;
    text.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size();) {
        const char c = raw[i];
        if (c == '&') {
            const std::size_t end = raw.find(';', i);
            const std::uint32_t code = end == std::string_view::npos ? 0 : referenced(raw.substr(i + 1, end - i - 1));
            if (code == 0)
                return refused(say("a '&' that begins no known reference"));
            appendUtf8(text, code);
            i = end + 1;
            continue;
        }
        if (c == '<')
            return refused(say("a '<'"));
        if (static_cast<unsigned char>(c) < 0x20U && !isSpace(c))
            return refused(say("a control character"));
        if (raw.substr(i, 2) == "\r\n")
            ++i; // one end of a line
        const std::size_t length = utf8Length(raw.substr(i));
        if (length == 0)
            return refused(say("bytes that are not UTF-8"));
        text.append(isSpace(c) ? std::string_view(" ") : raw.substr(i, length));
        i += length;
    }
    return text;
}

} // namespace weft::io
