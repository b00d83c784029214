// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of one kind up to a limit, then one line that says how many more there were: a trace of a million nodes
// with the same fault on each stays readable. Lives for one pass over one input; call finish() at its end.
#pragma once

#include "engine/core/make_error.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace weft::trace {

class LimitedFindings {
public:
    static constexpr std::uint64_t kDefaultLimit = 20;

    explicit LimitedFindings(Findings& findings, std::uint64_t limit = kDefaultLimit)
        : m_findings(&findings)
        , m_limit(limit)
    {
    }

    // Completes "and N more …", such as "unknown dependencies"; a function, because it is asked once in a million.
    using Kind = Sentence (*)();

    // `make` returns the Error and is called only below the limit.
    template <class Make> void add(Severity severity, Kind kind, Make&& make)
    {
        Tally& tally = m_tallies[{ kind, severity }];
        if (++tally.count > m_limit)
            return;
        m_findings->push_back({ severity, make() });
        tally.code = m_findings->back().error.code;
    }

    void finish(const std::string& file = {})
    {
        Findings rest;
        for (const auto& [key, tally] : m_tallies) {
            if (tally.count > m_limit)
                rest.push_back({ key.second,
                    errorIn(file, tally.code, say("and %1 more %2", tally.count - m_limit, key.first())) });
        }
        // Not in the order of the functions' addresses.
        std::sort(rest.begin(), rest.end(), [](const Finding& one, const Finding& other) {
            return one.error.message.english() < other.error.message.english();
        });
        m_findings->insert(m_findings->end(), rest.begin(), rest.end());
        m_tallies.clear();
    }

private:
    struct Tally {
        std::uint64_t count = 0;
        ErrorCode code = ErrorCode::Malformed;
    };

    Findings* m_findings;
    std::uint64_t m_limit;
    std::map<std::pair<Kind, Severity>, Tally> m_tallies;
};

} // namespace weft::trace
