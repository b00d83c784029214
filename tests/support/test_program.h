// SPDX-License-Identifier: GPL-3.0-or-later
// A file of tests announces its QTest class with WEFT_TEST and ends with its moc file. Its room's program runs it by
// the file's name, with QTest's arguments: `tests_topology tst_router [function]`. For tests only.
#pragma once

#include "tests/support/announcement.h"

#include <QTest>

// What comes in the end is waited for, also on a machine that others use: Qt gives up after five seconds.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 60'000)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, 60'000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 60'000)

#define WEFT_TEST(Class)                                                                                               \
    static const weft::program::Announcement announcement##Class(__FILE__, [](int argc, char** argv) {                 \
        Class test;                                                                                                    \
        return QTest::qExec(&test, argc, argv);                                                                        \
    });
