// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a name contains a text, in any case: by bytes where the text is ASCII, which is a hundred times faster than
// making a QString of each of a million names. Value type; any thread.
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace weft::widgets {

class NameMatch {
public:
    explicit NameMatch(const QString& text);

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    [[nodiscard]] bool isIn(std::string_view name) const; // UTF-8; an empty text is in every name

private:
    QString m_text;
    bool m_isAscii = true;
    std::string m_lower;
    std::string m_firsts; // the first byte in both cases
};

} // namespace weft::widgets
