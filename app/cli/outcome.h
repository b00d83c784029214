// SPDX-License-Identifier: GPL-3.0-or-later
// What all commands do alike around their work: asking whether its files can be written, saying what was found, and the
// exit code that follows. Main thread.
#pragma once

#include "app/cli/commands.h"

#include "engine/core/result.h"

#include <initializer_list>

namespace weft::cli {

// Before the work. Empty names are files that nobody wants. False after an error. Words make room for a file that is
// standard output itself.
[[nodiscard]] bool canWrite(std::initializer_list<std::string> files, Terminal& terminal);

// The same for a name that may be a prefix, of which it cannot be said yet whether it can be written.
void makeRoomFor(const std::string& file, Terminal& terminal);

// After the work: all findings, and the error if that is none of them.
void tell(Findings& findings, const Error* error, Terminal& terminal);
template <class T> void tell(Findings& findings, const Result<T>& outcome, Terminal& terminal)
{
    tell(findings, outcome ? nullptr : &outcome.error(), terminal);
}
[[nodiscard]] ExitCode exitCodeOf(const Error& error); // Negative if the work was stopped

// A text into the file of an option, if that is given. False after an error.
[[nodiscard]] bool save(const std::string& file, const std::string& text, Terminal& terminal);

} // namespace weft::cli
