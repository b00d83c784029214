// SPDX-License-Identifier: GPL-3.0-or-later
// JSON written as it comes, in the order in which it is said, without a document in memory.
// A thin layer over an io::TextStream that keeps commas and quotes right; owned by one writer on one thread.
#pragma once

#include "engine/core/units.h"
#include "engine/io/text_stream.h"

#include <concepts>
#include <optional>
#include <string_view>
#include <vector>

namespace weft::report {

// Appends `text` quoted. Control characters are escaped, and bytes that are not UTF-8 become U+FFFD.
void writeQuoted(io::TextStream& out, std::string_view text);

class JsonText {
public:
    enum class Layout : bool { Compact, Line }; // Line: every entry on a line of its own

    explicit JsonText(io::TextStream& out)
        : m_out(&out)
    {
    }

    JsonText& beginObject(Layout layout = Layout::Compact) { return begin('{', '}', layout); }
    JsonText& beginArray(Layout layout = Layout::Compact) { return begin('[', ']', layout); }
    JsonText& end();

    JsonText& key(std::string_view name);
    JsonText& value(std::string_view text);
    JsonText& value(const char* text) { return value(std::string_view(text)); }
    JsonText& value(bool flag);
    JsonText& value(double number);
    JsonText& value(Time time) { return value(time.ns()); }
    template <std::integral T>
    requires(!std::same_as<T, bool>) JsonText& value(T number)
    {
        separate();
        *m_out << number;
        return *this;
    }
    JsonText& null();
    template <class T> JsonText& value(const std::optional<T>& content) { return content ? value(*content) : null(); }
    JsonText& number(std::string_view digits); // as it stands; must be a JSON number
    template <class T> JsonText& entry(std::string_view name, const T& content) { return key(name).value(content); }

private:
    struct Level {
        char closing;
        Layout layout;
        bool empty;
    };
    JsonText& begin(char opening, char closing, Layout layout);
    void separate();

    io::TextStream* m_out;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace weft::report
