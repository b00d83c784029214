// SPDX-License-Identifier: GPL-3.0-or-later
// For benchmarks: work in a process of its own, so that its peak of memory is not that of what ran before.
#pragma once

#include <cstdio>
#include <sys/wait.h>
#include <type_traits>
#include <unistd.h>

namespace weft::test {

// The exit code that `work` returns, 0 if it returns nothing; 2 if the process did not end by itself.
template <class Work> int isolated(const Work& work)
{
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        int code = 0;
        if constexpr (std::is_void_v<std::invoke_result_t<const Work&>>)
            work();
        else
            code = work();
        std::fflush(stdout);
        _exit(code);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}

} // namespace weft::test
