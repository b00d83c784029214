// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/result_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace weft::study {

namespace {

// A time passes within the run; a sum of times may be longer, and that of ASTRA-sim's exposed communication wraps.
enum class Kind : std::uint8_t { Whole, Time, Sum, Rate, Text, Flag, Object, Times, Objects };

struct Rule {
    std::string_view key;
    Kind kind;
    bool mayBeNull = false; // what did not end, and what could not be divided
};

constexpr bool kOrNull = true;

constexpr std::array kRules = {
    Rule { "algbw_GBps", Kind::Rate, kOrNull },
    Rule { "begin_ns", Kind::Time },
    Rule { "busbw_GBps", Kind::Rate, kOrNull },
    Rule { "busy_ns", Kind::Sum, kOrNull },
    Rule { "by_collective", Kind::Objects },
    Rule { "by_dimension", Kind::Objects },
    Rule { "by_dimension_ns", Kind::Times },
    Rule { "by_kind_ns", Kind::Times },
    Rule { "by_link", Kind::Objects },
    Rule { "by_rank", Kind::Objects },
    Rule { "by_work", Kind::Objects },
    Rule { "bytes", Kind::Whole },
    Rule { "cancelled", Kind::Flag },
    Rule { "chunks", Kind::Whole },
    Rule { "code", Kind::Text },
    Rule { "collective", Kind::Whole },
    Rule { "collectives", Kind::Objects },
    Rule { "comm_size_bytes", Kind::Whole },
    Rule { "communication_ns", Kind::Times },
    Rule { "compute_ns", Kind::Times },
    Rule { "critical_path", Kind::Object },
    Rule { "dimension", Kind::Whole },
    Rule { "dst", Kind::Whole },
    Rule { "end_ns", Kind::Time, kOrNull },
    Rule { "equal_links", Kind::Object },
    Rule { "events", Kind::Whole },
    Rule { "exposed_comm_ns", Kind::Sum },
    Rule { "exposed_interval_ns", Kind::Times },
    Rule { "fabric", Kind::Object },
    Rule { "fast_messages", Kind::Whole },
    Rule { "fingerprint", Kind::Text },
    Rule { "finish_ns", Kind::Times },
    Rule { "gpu_compute_sum_ns", Kind::Sum },
    Rule { "group", Kind::Text },
    Rule { "groups", Kind::Whole },
    Rule { "groups_by_dimension", Kind::Flag },
    Rule { "hash", Kind::Text },
    Rule { "headline", Kind::Text },
    Rule { "hidden_ns", Kind::Sum },
    Rule { "hint", Kind::Text },
    Rule { "idle_ns", Kind::Times },
    Rule { "kernels", Kind::Objects },
    Rule { "length_ns", Kind::Time },
    Rule { "limit", Kind::Text },
    Rule { "link", Kind::Whole },
    Rule { "links", Kind::Objects },
    Rule { "max_over_mean", Kind::Rate },
    Rule { "max_over_mean_worst", Kind::Rate },
    Rule { "members", Kind::Whole },
    Rule { "message", Kind::Text },
    Rule { "messages", Kind::Whole },
    Rule { "name", Kind::Text },
    Rule { "names_work", Kind::Flag },
    Rule { "nccl_size_bytes", Kind::Whole },
    Rule { "network_model", Kind::Text },
    Rule { "node", Kind::Whole },
    Rule { "operations", Kind::Whole },
    Rule { "order", Kind::Whole },
    Rule { "rank", Kind::Whole },
    Rule { "record_asked", Kind::Text },
    Rule { "recorded", Kind::Text },
    Rule { "routing", Kind::Text },
    Rule { "routing_seed", Kind::Whole },
    Rule { "src", Kind::Whole },
    Rule { "start_ns", Kind::Time, kOrNull },
    Rule { "time_ns", Kind::Time, kOrNull },
    Rule { "topology", Kind::Text },
    Rule { "type", Kind::Text },
    Rule { "unfinished", Kind::Objects },
    Rule { "warnings", Kind::Objects },
    Rule { "where", Kind::Text },
    Rule { "workload", Kind::Object },
};
static_assert(std::ranges::is_sorted(kRules, {}, &Rule::key));

class Shape {
public:
    Shape(PlacedValues& values, Time longest)
        : m_values(values)
        , m_longest(longest)
    {
    }

    void object(const nlohmann::json& object)
    {
        for (const auto& [key, value] : object.items()) {
            const auto rule = std::ranges::lower_bound(kRules, std::string_view(key), {}, &Rule::key);
            if (rule == kRules.end() || rule->key != key || (rule->mayBeNull && value.is_null()))
                continue;
            const PlacedValues::Inside inside(m_values, key);
            check(value, *rule);
        }
    }

private:
    void expect(bool holds, Sentence message)
    {
        if (!holds)
            m_values.wrong(ErrorCode::WrongType, std::move(message));
    }

    void whole(const nlohmann::json& value, std::string_view key)
    {
        expect(value.is_number_unsigned(), say("'%1' must be a whole number from 0", key));
    }

    void time(const nlohmann::json& value, std::string_view key)
    {
        whole(value, key);
        if (value.is_number_unsigned() && value.get<std::uint64_t>() > m_longest.ns())
            m_values.wrong(ErrorCode::OutOfRange, say("'%1' is longer than the run", key));
    }

    // What a list or an object has, each at its place.
    template <class Visit> void each(const nlohmann::json& value, std::string_view key, Visit visit)
    {
        expect(value.is_structured(), say("'%1' must be a list", key));
        if (value.is_object()) {
            for (const auto& [name, part] : value.items()) {
                const PlacedValues::Inside inside(m_values, name);
                visit(part);
            }
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i) {
                const PlacedValues::Inside inside(m_values, i);
                visit(value[i]);
            }
        }
    }

    void check(const nlohmann::json& value, const Rule& rule)
    {
        const std::string_view key = rule.key;
        switch (rule.kind) {
        case Kind::Whole:
            return whole(value, key);
        case Kind::Time:
            return time(value, key);
        case Kind::Sum:
            if (value.is_array())
                return each(value, key, [&](const nlohmann::json& part) { whole(part, key); });
            return whole(value, key);
        case Kind::Rate:
            return expect(value.is_number() && std::isfinite(value.get<double>()) && value.get<double>() >= 0,
                say("'%1' must be a number from 0", key));
        case Kind::Text:
            return expect(value.is_string(), say("'%1' must be a text", key));
        case Kind::Flag:
            return expect(value.is_boolean(), say("'%1' must be true or false", key));
        case Kind::Object:
            expect(value.is_object(), say("'%1' must be an object", key));
            return value.is_object() ? object(value) : void();
        case Kind::Times:
            return each(value, key, [&](const nlohmann::json& part) { time(part, key); });
        case Kind::Objects:
            return each(value, key, [&](const nlohmann::json& part) {
                expect(part.is_object(), say("every entry of '%1' must be an object", key));
                if (part.is_object())
                    object(part);
            });
        }
    }

    PlacedValues& m_values;
    Time m_longest;
};

} // namespace

void checkShape(PlacedValues& values, const nlohmann::json& root, Time longest)
{
    Shape(values, longest).object(root);
}

} // namespace weft::study
