// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/unknown_keys.h"

#include <algorithm>

namespace weft::project {

using Json = nlohmann::ordered_json;

namespace {

// What is unknown of an object: its own keys, what is in its objects, and what is in its lists as pairs of what tells
// an item from others and what is unknown of it.
constexpr const char* kKeys = "keys";
constexpr const char* kObjects = "objects";
constexpr const char* kLists = "lists";

Json identityOf(const Json& item)
{
    Json identity = Json::object();
    for (const char* key : { "result", "when", "file", "algorithm", "pattern", "ns", "rank", "operation" }) {
        if (item.contains(key))
            identity[key] = item[key];
    }
    return identity;
}

Json unknownInItems(const Json& read, const Json& known)
{
    Json items = Json::array();
    for (std::size_t i = 0; i < std::min(read.size(), known.size()); ++i) {
        if (!read[i].is_object() || !known[i].is_object())
            continue;
        if (Json unknown = unknownIn(read[i], known[i]); !unknown.empty())
            items.push_back(Json::array({ identityOf(known[i]), std::move(unknown) }));
    }
    return items;
}

} // namespace

Json unknownIn(const Json& read, const Json& known)
{
    Json unknown = Json::object();
    for (const auto& [key, value] : read.items()) {
        const auto at = known.find(key);
        if (at == known.end()) {
            unknown[kKeys][key] = value;
        } else if (value.is_object() && at->is_object()) {
            if (Json inside = unknownIn(value, *at); !inside.empty())
                unknown[kObjects][key] = std::move(inside);
        } else if (value.is_array() && at->is_array()) {
            if (Json items = unknownInItems(value, *at); !items.empty())
                unknown[kLists][key] = std::move(items);
        }
    }
    return unknown;
}

void putBack(Json& object, const Json& unknown)
{
    if (unknown.contains(kKeys)) {
        for (const auto& [key, value] : unknown[kKeys].items()) {
            if (!object.contains(key))
                object[key] = value;
        }
    }
    if (unknown.contains(kObjects)) {
        for (const auto& [key, inside] : unknown[kObjects].items()) {
            if (object.contains(key) && object[key].is_object())
                putBack(object[key], inside);
        }
    }
    if (!unknown.contains(kLists))
        return;
    for (const auto& [key, items] : unknown[kLists].items()) {
        if (!object.contains(key))
            continue;
        for (const Json& item : items) {
            const auto at = std::find_if(object[key].begin(), object[key].end(),
                [&](const Json& one) { return one.is_object() && identityOf(one) == item[0]; });
            if (at != object[key].end())
                putBack(*at, item[1]);
        }
    }
}

} // namespace weft::project
