// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/guide.h"

namespace weft::manual {

const Chapter* chapterOf(std::string_view nameOrLink)
{
    std::string_view name = nameOrLink.substr(0, nameOrLink.find('#'));
    name = name.substr(name.rfind('/') + 1);
    if (name.ends_with(".md"))
        name.remove_suffix(3);
    if (name == "semantics") // its file is older than the guide, and much cited
        name = "models";
    for (const Chapter& chapter : chapters()) {
        if (chapter.name == name)
            return &chapter;
    }
    return nullptr;
}

std::string sectionOfView(std::string_view view)
{
    const std::string_view text = chapterOf("window")->text;
    const std::string end = " (" + std::string(view) + ")\n";
    const std::size_t at = text.find(end);
    if (at == std::string_view::npos)
        return {};
    const std::size_t start = text.rfind('\n', at) + 1;
    const std::string_view heading = text.substr(start, at - start);
    return heading.starts_with("## ") ? std::string(heading.substr(3)) + " (" + std::string(view) + ')' : std::string();
}

} // namespace weft::manual
