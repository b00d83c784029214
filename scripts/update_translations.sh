#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Reads the texts of the sources into translations/weft_*.ts: those of the window, and what the engine says. English
# needs only plural forms, and only of the window: the engine has both in its sources. New entries are marked
# "unfinished" until somebody fills them in; texts that are gone are dropped. Another folder than translations/ may be
# named.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-translations}
lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 scripts/engine_texts.py engine widgets app/gui > "$work/engine_texts.cpp"
for file in "$folder"/weft_*.ts; do
    case $file in
    */weft_en.ts) "$lupdate" -pluralonly -no-obsolete -locations none -I . app/gui widgets -ts "$file" ;;
    *) "$lupdate" -no-obsolete -locations none -I . app/gui widgets "$work/engine_texts.cpp" -ts "$file" ;;
    esac
done
