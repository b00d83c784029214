// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/members.h"

#include <charconv>

namespace weft::project {

Members::Members(const Json& object, std::optional<WrongMember>& wrong)
    : m_object(object)
    , m_wrong(wrong)
{
}

Members::Members(const Json& object, std::optional<WrongMember>& wrong, const char* list)
    : Members(object, wrong)
{
    if (!object.is_object())
        refuse(list, [] { return say("a list of objects"); });
}

void Members::refuse(const char* key, Wanted wanted)
{
    if (!m_wrong)
        m_wrong = WrongMember { key, wanted() };
}

const Members::Json* Members::find(const char* key) const
{
    const auto at = m_object.find(key); // nothing in what is no object
    return at == m_object.end() ? nullptr : &*at;
}

const Members::Json* Members::part(const char* key, Json::value_t type, Wanted wanted)
{
    const Json* at = find(key);
    if (at == nullptr || at->type() == type)
        return at;
    refuse(key, wanted);
    return nullptr;
}

bool Members::text(const char* key, std::string& to)
{
    const Json* at = part(key, Json::value_t::string, [] { return say("a text"); });
    if (at != nullptr)
        to = at->get<std::string>();
    return at != nullptr;
}

bool Members::flag(const char* key, bool& to)
{
    const Json* at = part(key, Json::value_t::boolean, [] { return say("true or false"); });
    if (at != nullptr)
        to = at->get<bool>();
    return at != nullptr;
}

bool Members::number(const char* key, double& to)
{
    const Json* at = find(key);
    if (at == nullptr)
        return false;
    if (at->is_number() || at->is_null())
        to = at->is_null() ? std::numeric_limits<double>::quiet_NaN() : at->get<double>();
    else
        refuse(key, [] { return say("a number"); });
    return true;
}

bool Members::count(const char* key, std::uint64_t& to, Wanted wanted)
{
    const Json* at = part(key, Json::value_t::number_unsigned, wanted);
    if (at != nullptr)
        to = at->get<std::uint64_t>();
    return at != nullptr;
}

bool Members::id(const char* key, std::uint32_t& to, std::uint64_t below, Wanted wanted)
{
    std::uint64_t value = 0;
    if (!count(key, value, wanted))
        return false;
    if (value < below)
        to = static_cast<std::uint32_t>(value);
    else
        refuse(key, wanted);
    return true;
}

void Members::place(const char* key, std::uint32_t& to, std::size_t below)
{
    const auto wanted = [] { return say("the place of an element in its list"); };
    if (!id(key, to, below, wanted))
        refuse(key, wanted);
}

void Members::hex(const char* key, std::uint64_t& to)
{
    std::string digits;
    if (!text(key, digits) || digits.empty())
        return;
    const char* const past = digits.data() + digits.size();
    const auto [end, problem] = std::from_chars(digits.data(), past, to, 16);
    if (problem != std::errc() || end != past)
        refuse(key, [] { return say("a number of at most 16 hexadecimal digits"); });
}

void Members::document(const char* key, std::string& to)
{
    if (const Json* at = part(key, Json::value_t::object, [] { return say("an object"); }))
        to = at->dump(2) + '\n';
}

} // namespace weft::project
