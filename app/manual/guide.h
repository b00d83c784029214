// SPDX-License-Identifier: GPL-3.0-or-later
// The chapters of the guide, which are the Markdown files in docs as they were when Weft was built. Constant data; any
// thread.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace weft::manual {

struct Chapter {
    std::string_view name; // "formats", as `weft-cli help` takes it
    std::string_view title;
    std::string_view text; // Markdown
};

// In the order of reading.
[[nodiscard]] std::span<const Chapter> chapters();
// By its name, or by the file that a link in a chapter leads to ("../semantics.md"); null if there is none.
[[nodiscard]] const Chapter* chapterOf(std::string_view nameOrLink);

// In the chapter "window" a view has the section whose heading ends with the view's name in brackets. What the heading
// says before that, or nothing.
[[nodiscard]] std::string sectionOfView(std::string_view view);

} // namespace weft::manual
