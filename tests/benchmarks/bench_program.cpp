// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/kept_memory.h"
#include "tests/support/announcement.h"

int main(int argc, char** argv)
{
    weft::keepDroppedMemory(); // as weft-cli
    return weft::program::runNamed(argc, argv);
}
