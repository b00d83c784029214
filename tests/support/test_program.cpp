// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QTest>
#ifdef WEFT_TEST_WIDGETS
#include <QApplication>
#else
#include <QCoreApplication>
#endif

#include <cstdio>
#include <functional>
#include <map>
#include <string>

namespace weft::test {

namespace {

    std::map<std::string, RunClass, std::less<>>& classes()
    {
        static std::map<std::string, RunClass, std::less<>> all;
        return all;
    }

} // namespace

Announcement::Announcement(std::string_view file, RunClass run)
{
    file.remove_prefix(file.rfind('/') + 1);
    classes().emplace(file.substr(0, file.find('.')), run);
}

} // namespace weft::test

int main(int argc, char** argv)
{
    const auto& all = weft::test::classes();
    const auto chosen = argc > 1 ? all.find(std::string_view(argv[1])) : all.end();
    if (chosen == all.end()) {
        std::fputs("The first argument is one of these tests, the others are QTest's:\n", stderr);
        for (const auto& [name, run] : all)
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
#ifdef WEFT_TEST_WIDGETS
    const QApplication application(argc, argv);
#else
    const QCoreApplication application(argc, argv);
#endif
    QCoreApplication::setApplicationName(QString::fromStdString(chosen->first));
    return chosen->second(argc - 1, argv + 1);
}
