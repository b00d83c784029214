// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome.h"

#include "engine/io/output_file.h"
#include "engine/io/text_file.h"

#include <unistd.h>

namespace weft::cli {

bool canWrite(std::initializer_list<std::string> files, Terminal& terminal)
{
    bool possible = true;
    for (const std::string& file : files) {
        if (file.empty())
            continue;
        if (const Result<io::OutputTarget> target = io::outputTarget(file); !target) {
            terminal.error(target.error());
            possible = false;
        }
        makeRoomFor(file, terminal);
    }
    return possible;
}

void makeRoomFor(const std::string& file, Terminal& terminal)
{
    if (const Result<io::OutputTarget> target = io::outputTarget(file); target && target->descriptor == STDOUT_FILENO)
        terminal.yieldOutput();
}

void tell(Findings& findings, const Error* error, Terminal& terminal)
{
    if (error != nullptr && !hasErrors(findings))
        fail(findings, *error);
    terminal.findings(findings);
}

ExitCode exitCodeOf(const Error& error)
{
    return error.code == ErrorCode::Cancelled ? ExitCode::Negative : ExitCode::BadInput;
}

bool save(const std::string& file, const std::string& text, Terminal& terminal)
{
    if (file.empty())
        return true;
    const Result<void> written = io::writeTextFile(file, text);
    if (!written)
        terminal.error(written.error());
    return written.ok();
}

} // namespace weft::cli
