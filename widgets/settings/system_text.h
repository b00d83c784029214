// SPDX-License-Identifier: GPL-3.0-or-later
// One of ASTRA-sim's JSON objects (system, remote memory) as text that single keys are edited in: all other keys, their
// order and what they hold stay as they are, also those that Weft does not know. Value type; any thread.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace weft::widgets {

class SystemText {
public:
    explicit SystemText(std::string text = {}); // empty: an object without keys
    ~SystemText();
    SystemText(SystemText&&) noexcept;
    SystemText& operator=(SystemText&&) noexcept;
    SystemText(const SystemText&) = delete;
    SystemText& operator=(const SystemText&) = delete;

    // False for what is no JSON object; then there are no keys, and setters do nothing.
    [[nodiscard]] bool isValid() const { return m_object != nullptr; }
    // As it was given until the first change; afterwards a line a key. Empty if the last key was removed.
    [[nodiscard]] const std::string& text() const { return m_text; }

    [[nodiscard]] bool has(const std::string& key) const;
    // None where the key is absent or holds another kind.
    [[nodiscard]] std::optional<double> number(const std::string& key) const;
    [[nodiscard]] std::optional<bool> flag(const std::string& key) const; // true, false or a number
    [[nodiscard]] std::optional<std::string> word(const std::string& key) const;
    [[nodiscard]] std::optional<std::vector<std::string>> words(const std::string& key) const; // a list, or one word
    [[nodiscard]] std::string raw(const std::string& key) const; // the JSON of the value; empty where absent

    void setNumber(const std::string& key, double value); // whole ones without a fraction
    // As 1 or 0: ASTRA-sim compares with 0, which JSON's false is not equal to.
    void setFlag(const std::string& key, bool value);
    void setWord(const std::string& key, const std::string& value);
    void setWords(const std::string& key, const std::vector<std::string>& values);
    void unset(const std::string& key); // its default is in force again

private:
    struct Object;
    void rewrite();

    std::string m_text;
    std::unique_ptr<Object> m_object;
};

} // namespace weft::widgets
