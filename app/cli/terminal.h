// SPDX-License-Identifier: GPL-3.0-or-later
// What weft-cli says: errors, warnings and notes on stderr, one line each, in the form that editors and scripts parse:
//   weft-cli: error: FILE[:LINE]: message (hint)
// Main thread; warnings and errors may be said from any thread.
#pragma once

#include "engine/core/error.h"

#include <string>

namespace weft::cli {

class Terminal {
public:
    void error(const Error& error);
    void error(const std::string& message);
    void warning(const Error& error);
    void warning(const std::string& message);
    // What is no fault of anybody's, while the work goes on.
    void note(const std::string& message);
    // All findings; errors after warnings, so that they stand last. Of those that differ in numbers and names alone a
    // few are written out, of all at most `most`; the others are counted.
    void findings(const Findings& findings, std::size_t most = 100);
    // Results on stdout. The first time that they cannot be written is an error, and failed() from then on.
    void print(const std::string& text);
    // A file that was asked for is standard output itself: what is printed goes to stderr from now on.
    void yieldOutput() { m_isYielded = true; }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void told(Severity severity, const Error& error);
    void told(Severity severity, const std::string& message);

    bool m_failed = false;
    bool m_isYielded = false;
};

// Descriptors of standard streams that the caller has closed are taken, so that no file that is opened later is written
// to as if it were one of them. To be called before anything else.
void holdStandardStreams();

// "FILE[:LINE]: rest of the place: message (hint)".
[[nodiscard]] std::string lineOf(const Error& error);

} // namespace weft::cli
