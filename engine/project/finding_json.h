// SPDX-License-Identifier: GPL-3.0-or-later
// What was found while a run was made, as a JSON list that is kept with it: with the patterns and the parts of its
// sentences, so that a window can say them in any language later. Functions of values; any thread.
#pragma once

#include "engine/core/error.h"
#include "engine/core/result.h"

#include <set>
#include <string>

namespace weft::project {

// Patterns of sentences that were read, which have to live as long as the sentences and all copies of them do.
class KeptPatterns {
public:
    [[nodiscard]] const char* keep(std::string pattern) { return m_patterns.insert(std::move(pattern)).first->c_str(); }

private:
    std::set<std::string> m_patterns;
};

// Of thousands the first, and how many more there are.
[[nodiscard]] std::string findingsJson(const Findings& findings);
[[nodiscard]] Result<Findings> readFindings(const std::string& list, KeptPatterns& patterns);

} // namespace weft::project
