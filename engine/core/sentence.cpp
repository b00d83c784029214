// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/sentence.h"

#include "engine/core/count_text.h"

namespace weft {

namespace {

std::string filled(const Sentence::Made& made)
{
    const std::string_view pattern = made.many && made.count != 1 ? made.many : made.pattern;
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char next = pattern[at] == '%' && at + 1 < pattern.size() ? pattern[at + 1] : '\0';
        const auto part = static_cast<std::size_t>(next - '1');
        if (next == 'n' && made.many)
            text += countText(made.count);
        else if (next >= '1' && part < made.parts.size())
            text += made.parts[part].english();
        else {
            text += pattern[at];
            continue;
        }
        ++at;
    }
    return text;
}

} // namespace

Sentence::Sentence(Made made)
    : m_english(filled(made))
    , m_made(std::make_shared<const Made>(std::move(made)))
{
}

Sentence& Sentence::operator+=(Sentence more)
{
    if (more.empty())
        return *this;
    if (empty())
        return *this = std::move(more);
    return *this = Sentence(Made { "%1%2", nullptr, 0, { std::move(*this), std::move(more) } });
}

} // namespace weft
