// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announcement.h"

int main(int argc, char** argv)
{
    return weft::test::runNamed(argc, argv);
}
