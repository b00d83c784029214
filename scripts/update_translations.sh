#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Reads the plural texts of the sources into translations/weft_en.ts: English needs only their two forms. New entries
# are marked "unfinished" until somebody fills them in.
set -eu
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate)
"$lupdate" -pluralonly -no-obsolete -locations none -I . app/gui widgets -ts translations/weft_en.ts
