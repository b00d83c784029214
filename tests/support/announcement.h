// SPDX-License-Identifier: GPL-3.0-or-later
// One program holds all tests of a room, another all benchmarks: each source file announces what it has under its own
// name, and the program's first argument says which is run. Announcements are made before main(), on one thread.
#pragma once

#include <string_view>

namespace weft::test {

/// Takes the rest of the command line and gives an exit code.
using Run = int (*)(int argc, char** argv);

class Announcement {
public:
    /// Under the name of `file`, without its folders and ending.
    Announcement(std::string_view file, Run run);
};

/// Runs what argv[1] names with the other arguments; without such a name it lists the names and gives 2.
int runNamed(int argc, char** argv);

} // namespace weft::test
