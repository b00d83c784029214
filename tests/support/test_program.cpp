// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announcement.h"

#ifdef WEFT_TEST_WIDGETS
#include <QApplication>
#else
#include <QCoreApplication>
#endif

int main(int argc, char** argv)
{
#ifdef WEFT_TEST_WIDGETS
    const QApplication application(argc, argv);
#else
    const QCoreApplication application(argc, argv);
#endif
    // Each test has settings of its own, as tests run side by side.
    if (argc > 1)
        QCoreApplication::setApplicationName(QString::fromLocal8Bit(argv[1]));
    return weft::test::runNamed(argc, argv);
}
