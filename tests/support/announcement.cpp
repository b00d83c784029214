// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announcement.h"

#include <cstdio>
#include <functional>
#include <map>
#include <string>

namespace weft::test {

namespace {

std::map<std::string, Run, std::less<>>& announced()
{
    static std::map<std::string, Run, std::less<>> all;
    return all;
}

} // namespace

Announcement::Announcement(std::string_view file, Run run)
{
    file.remove_prefix(file.rfind('/') + 1);
    announced().emplace(file.substr(0, file.find('.')), run);
}

int runNamed(int argc, char** argv)
{
    const auto chosen = argc > 1 ? announced().find(std::string_view(argv[1])) : announced().end();
    if (chosen != announced().end()) {
        argv[1] = argv[0];
        return chosen->second(argc - 1, argv + 1);
    }
    std::fputs("The first argument is one of these names, the others are its own:\n", stderr);
    for (const auto& [name, run] : announced())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

} // namespace weft::test
