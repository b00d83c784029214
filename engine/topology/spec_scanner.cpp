// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/spec_scanner.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/topology/topology_builder.h"

#include <algorithm>

namespace weft::topology {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

} // namespace

bool equalsIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::string nearestIgnoringCase(std::string_view wrong, const std::vector<std::string>& known)
{
    if (wrong.size() > 40)
        return {};
    std::vector<std::string> low;
    std::transform(known.begin(), known.end(), std::back_inserter(low), lowered);
    const std::string near = io::nearestName(lowered(wrong), low);
    const auto at = std::find(low.begin(), low.end(), near);
    return near.empty() || at == low.end() ? std::string() : known[static_cast<std::size_t>(at - low.begin())];
}

std::string clipped(std::string_view text)
{
    constexpr std::size_t kLongest = 100;
    return text.size() <= kLongest ? std::string(text) : std::string(text.substr(0, kLongest)) + "...";
}

SpecScanner::SpecScanner(std::string_view text)
    : m_text(text)
{
    while (!m_text.empty() && isSpace(m_text.back()))
        m_text.remove_suffix(1);
}

Error SpecScanner::problem(ErrorCode code, Sentence message, std::size_t column, Sentence hint) const
{
    return errorAt(placeAt(clipped(m_text), 1, column), code, std::move(message), std::move(hint));
}

void SpecScanner::skipSpaces()
{
    while (m_at < m_text.size() && isSpace(m_text[m_at]))
        ++m_at;
}

SpecToken SpecScanner::tokenUpTo(std::size_t end) const
{
    std::size_t begin = m_at;
    while (begin < end && isSpace(m_text[begin]))
        ++begin;
    while (end > begin && isSpace(m_text[end - 1]))
        --end;
    return { std::string(m_text.substr(begin, end - begin)), begin + 1 };
}

Result<SpecTerm> SpecScanner::term()
{
    skipSpaces();
    if (!m_first) {
        if (m_text[m_at] != '_')
            return problem(ErrorCode::Malformed, say("'_' is expected between two dimensions"), m_at + 1,
                say("write Ring(4)_Switch(8)"));
        ++m_at;
        skipSpaces();
    }
    m_first = false;
    SpecTerm term;
    const std::size_t nameEnd = std::min(m_text.find_first_of("(_,=)", m_at), m_text.size());
    term.kind = tokenUpTo(nameEnd);
    if (term.kind.text.empty())
        return problem(ErrorCode::Malformed, say("the name of a kind of fabric is expected"), m_at + 1,
            say("write for example Ring(8,50GB/s,500ns)"));
    m_at = nameEnd;
    if (m_at == m_text.size() || m_text[m_at] == '_')
        return term;
    if (m_text[m_at] != '(')
        return problem(ErrorCode::Malformed, say("'(' is expected after '%1'", clipped(term.kind.text)), m_at + 1);
    const std::size_t open = m_at++;
    term.hasArguments = true;
    while (true) {
        const std::size_t end = m_text.find_first_of(",()", m_at);
        if (end == std::string_view::npos || m_text[end] == '(')
            return problem(ErrorCode::Malformed, say("the '(' in column %1 is not closed", open + 1),
                end == std::string_view::npos ? m_text.size() + 1 : end + 1);
        SpecArgument argument;
        if (const std::size_t equals = m_text.find('=', m_at); equals < end) {
            argument.key = tokenUpTo(equals);
            m_at = equals + 1;
        }
        argument.value = tokenUpTo(end);
        const bool isEmptyList = term.arguments.empty() && m_text[end] == ')' && !argument.key;
        if (argument.value.text.empty() && !isEmptyList)
            return problem(ErrorCode::Malformed, say("a value is expected"), argument.value.column);
        if (!argument.key && !term.arguments.empty() && term.arguments.back().key)
            return problem(ErrorCode::Malformed,
                say("'%1' has no key, but stands after an argument with one", clipped(argument.value.text)),
                argument.value.column, say("write size, bandwidth and latency first, then key=value"));
        if (!argument.value.text.empty())
            term.arguments.push_back(std::move(argument));
        m_at = end + 1;
        if (m_text[end] == ')')
            break;
    }
    skipSpaces();
    return term;
}

ArgumentReader::ArgumentReader(SpecTerm& term, const SpecScanner& scanner)
    : m_term(&term)
    , m_scanner(&scanner)
{
}

void ArgumentReader::fail(ErrorCode code, Sentence message, std::size_t column, Sentence hint)
{
    if (!m_error)
        m_error = m_scanner->problem(code, std::move(message), column, std::move(hint));
}

SpecArgument* ArgumentReader::find(std::string_view key)
{
    m_known.emplace_back(key);
    SpecArgument* found = nullptr;
    for (SpecArgument& argument : m_term->arguments) {
        if (!argument.key || !equalsIgnoringCase(argument.key->text, key))
            continue;
        if (found != nullptr)
            fail(ErrorCode::Duplicate, say("'%1' is given twice", argument.key->text), argument.key->column);
        found = &argument;
        argument.used = true;
    }
    return found;
}

SpecArgument* ArgumentReader::nextPositional()
{
    for (SpecArgument& argument : m_term->arguments) {
        if (argument.key || argument.used)
            continue;
        argument.used = true;
        return &argument;
    }
    return nullptr;
}

void ArgumentReader::sizes(std::vector<std::uint32_t>& value, bool several)
{
    SpecArgument* argument = nextPositional();
    if (argument == nullptr)
        return fail(ErrorCode::Missing, say("%1 needs a size", m_term->kind.text),
            m_term->kind.column + m_term->kind.text.size(), say("write %1(8)", m_term->kind.text));
    Result<std::vector<std::uint32_t>> sizes = parseSizes(argument->value.text);
    if (!sizes)
        return fail(sizes.error().code, sizes.error().message,
            argument->value.column + sizes.error().where.column.value_or(1) - 1,
            several ? say("write it as 4x4x4") : say("write a count of NPUs, such as 8"));
    if (!several && sizes->size() > 1)
        return fail(ErrorCode::Malformed, say("%1 has one size only", m_term->kind.text), argument->value.column,
            say("Mesh(4x4) and Torus(4x4) take several; join other kinds with '_'"));
    value = std::move(*sizes);
}

void ArgumentReader::link(LinkCost& value)
{
    for (const bool isBandwidth : { true, false }) {
        const std::string_view key = isBandwidth ? "bandwidth" : "latency";
        SpecArgument* positional = nextPositional();
        if (positional != nullptr) {
            // The same reading as by key, under the key's name.
            if (find(key) != nullptr)
                fail(ErrorCode::Duplicate, say("the %1 is given twice", key), positional->value.column);
            positional->key = SpecToken { std::string(key), positional->value.column };
        }
        if (isBandwidth)
            bandwidth(key, value.bandwidth);
        else
            latency(key, value.latency);
    }
}

void ArgumentReader::flag(std::string_view key, bool& value)
{
    const SpecArgument* argument = find(key);
    if (argument == nullptr)
        return;
    if (argument->value.text != "0" && argument->value.text != "1")
        return fail(ErrorCode::WrongType, say("%1 must be 0 or 1", key), argument->value.column);
    value = argument->value.text == "1";
}

void ArgumentReader::count(std::string_view key, std::uint32_t& value, std::uint32_t least)
{
    const SpecArgument* argument = find(key);
    if (argument == nullptr)
        return;
    const Result<std::uint64_t> number = parseCount(argument->value.text);
    if (!number)
        return fail(ErrorCode::WrongType,
            say("%1 must be a whole number, but is '%2'", key, clipped(argument->value.text)), argument->value.column);
    if (*number < least || *number > 0x7FFF'FFFFU)
        return fail(ErrorCode::OutOfRange, say("%1 must be from %2 to 2^31-1", key, least), argument->value.column);
    value = static_cast<std::uint32_t>(*number);
}

bool ArgumentReader::bandwidth(std::string_view key, Bandwidth& value)
{
    const SpecArgument* argument = find(key);
    if (argument == nullptr)
        return false;
    if (const Result<Bandwidth> read = parseBandwidth(argument->value.text))
        value = *read;
    else
        fail(read.error().code, read.error().message, argument->value.column, read.error().hint);
    return true;
}

bool ArgumentReader::latency(std::string_view key, Latency& value)
{
    const SpecArgument* argument = find(key);
    if (argument == nullptr)
        return false;
    if (const Result<Latency> read = parseLatency(argument->value.text))
        value = *read;
    else
        fail(read.error().code, read.error().message, argument->value.column, read.error().hint);
    return true;
}

void ArgumentReader::require(std::string_view key)
{
    const bool given = std::any_of(m_term->arguments.begin(), m_term->arguments.end(),
        [key](const SpecArgument& argument) { return argument.key && equalsIgnoringCase(argument.key->text, key); });
    if (!given)
        fail(ErrorCode::Missing, say("%1 needs %2=", m_term->kind.text, key), m_term->kind.column);
}

std::optional<Error> ArgumentReader::finish()
{
    for (const SpecArgument& argument : m_term->arguments) {
        if (argument.used && !argument.key)
            continue;
        if (!argument.key) {
            fail(ErrorCode::Malformed, say("'%1' is one argument too many", clipped(argument.value.text)),
                argument.value.column);
        } else if (!argument.used) {
            const std::string near = nearestIgnoringCase(argument.key->text, m_known);
            fail(ErrorCode::UnknownKey, say("%1 has no key '%2'", m_term->kind.text, clipped(argument.key->text)),
                argument.key->column, near.empty() ? Sentence() : say("did you mean '%1'?", near));
        }
    }
    return std::move(m_error);
}

} // namespace weft::topology
