// SPDX-License-Identifier: GPL-3.0-or-later
// One program holds the tests of a room. A file announces its QTest class with WEFT_TEST and ends with its moc file; the
// program runs the class of the file that its first argument names (`tests_topology tst_router [QTest's arguments]`), or
// lists the names. For tests only.
#pragma once

#include <string_view>

namespace weft::test {

/// Runs one test class with QTest's arguments and gives the number of its failures.
using RunClass = int (*)(int argc, char** argv);

/// Announces a test class by the name of its file, without folders and ending. Made before main(), by WEFT_TEST.
class Announcement {
public:
    Announcement(std::string_view file, RunClass run);
};

} // namespace weft::test

#define WEFT_TEST(Class)                                                                                                  \
    static const weft::test::Announcement announcement##Class(__FILE__, [](int argc, char** argv) {                      \
        Class test;                                                                                                       \
        return QTest::qExec(&test, argc, argv);                                                                           \
    });
