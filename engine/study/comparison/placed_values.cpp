// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/placed_values.h"

#include "engine/core/link_cost.h"
#include "engine/core/make_error.h"

#include <limits>

namespace weft::study {

void PlacedValues::wrong(ErrorCode code, Sentence message)
{
    if (!m_error)
        m_error = errorAt(m_file.whereValue(m_path), code, std::move(message));
}

void PlacedValues::wrongAt(Step step, ErrorCode code, Sentence message)
{
    const Inside inside(*this, std::move(step));
    wrong(code, std::move(message));
}

const nlohmann::json* PlacedValues::member(const nlohmann::json& object, const char* key)
{
    if (!object.is_object())
        return nullptr;
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

const nlohmann::json* PlacedValues::objectMember(const nlohmann::json& object, const char* key)
{
    const nlohmann::json* value = member(object, key);
    if (value == nullptr || value->is_object())
        return value;
    wrongAt(key, ErrorCode::WrongType, say("'%1' must be an object", key));
    return nullptr;
}

const nlohmann::json* PlacedValues::listMember(const nlohmann::json& object, const char* key)
{
    const nlohmann::json* value = member(object, key);
    if (value == nullptr || value->is_array())
        return value;
    wrongAt(key, ErrorCode::WrongType, say("'%1' must be a list", key));
    return nullptr;
}

std::uint64_t PlacedValues::whole(const nlohmann::json& value, Step step, const char* key)
{
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>();
    wrongAt(std::move(step), ErrorCode::WrongType, say("'%1' must be a whole number from 0", key));
    return 0;
}

std::uint64_t PlacedValues::number(const nlohmann::json& object, const char* key)
{
    const nlohmann::json* value = member(object, key);
    return value == nullptr ? 0 : whole(*value, key, key);
}

std::uint32_t PlacedValues::shortNumber(const nlohmann::json& object, const char* key)
{
    const std::uint64_t value = number(object, key);
    if (value < std::numeric_limits<std::uint32_t>::max())
        return static_cast<std::uint32_t>(value);
    wrongAt(key, ErrorCode::OutOfRange, say("'%1' is greater than any number of its kind", key));
    return 0;
}

bool PlacedValues::flag(const nlohmann::json& object, const char* key)
{
    const nlohmann::json* value = member(object, key);
    if (value == nullptr || value->is_boolean())
        return value != nullptr && value->get<bool>();
    wrongAt(key, ErrorCode::WrongType, say("'%1' must be true or false", key));
    return false;
}

Time PlacedValues::timeOf(const nlohmann::json& value, const Step& step, const char* key)
{
    const std::uint64_t ns = whole(value, step, key);
    if (ns <= kLongestNs)
        return Time { ns };
    wrongAt(step, ErrorCode::OutOfRange, say("'%1' is longer than any run", key));
    return {};
}

Time PlacedValues::time(const nlohmann::json& object, const char* key)
{
    const nlohmann::json* value = member(object, key);
    return value == nullptr ? Time {} : timeOf(*value, key, key);
}

std::string PlacedValues::text(const nlohmann::json& object, const char* key)
{
    const nlohmann::json* value = member(object, key);
    if (value == nullptr)
        return {};
    if (value->is_string())
        return value->get<std::string>();
    wrongAt(key, ErrorCode::WrongType, say("'%1' must be a text", key));
    return {};
}

} // namespace weft::study
