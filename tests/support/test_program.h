// SPDX-License-Identifier: GPL-3.0-or-later
// A file of tests announces its QTest class with WEFT_TEST and ends with its moc file. Its room's program runs it by
// the file's name, with QTest's arguments: `tests_topology tst_router [function]`. For tests only.
#pragma once

#include "tests/support/announcement.h"

#define WEFT_TEST(Class)                                                                                               \
    static const weft::test::Announcement announcement##Class(__FILE__, [](int argc, char** argv) {                    \
        Class test;                                                                                                    \
        return QTest::qExec(&test, argc, argv);                                                                        \
    });
