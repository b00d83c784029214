#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects what the engine says for the translators.

usage: engine_texts.py FOLDER... > out.cpp

Patterns stand as literals in calls of say() and sayCount() (engine/core/sentence.h). They are written as a C++ file that
lupdate reads: the context is "Engine", and a pattern with a count has the text for many as its name.
"""
import pathlib
import re
import sys

LITERALS = r'((?:"(?:[^"\\\n]|\\.)*"\s*)+)'
SAY = re.compile(r'\bsay\(\s*' + LITERALS)
SAY_COUNT = re.compile(r'\bsayCount\(')
TWO = re.compile(LITERALS + r',\s*' + LITERALS)


def joined(literals):
    return "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', literals))


def after_first_argument(text, at):
    """Where the second argument begins, from behind the opening bracket."""
    depth = 0
    while at < len(text):
        letter = text[at]
        if letter == '"':
            at = re.compile(r'"(?:[^"\\]|\\.)*"').match(text, at).end()
            continue
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        elif letter == "," and depth == 0:
            return at + 1
        at += 1
    return at



def main():
    say, count = set(), {}
    for folder in sys.argv[1:]:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.suffix not in (".cpp", ".h") or path.name == "sentence.h":
                continue
            text = re.sub(r'(?m)^\s*//.*$', "", path.read_text(encoding="utf-8"))
            say.update(joined(found) for found in SAY.findall(text))
            for found in SAY_COUNT.finditer(text):
                second = after_first_argument(text, found.end())
                two = re.compile(r'\s*' + TWO.pattern).match(text, second)
                if two is None:
                    sys.exit(f"{path}: sayCount() without two literals: {text[found.start():found.start() + 80]}")
                count[joined(two.group(2))] = joined(two.group(1))
    print('// Made of what the engine says, for lupdate.\n#include <QCoreApplication>\n')
    for pattern in sorted(say):
        print(f'QT_TRANSLATE_NOOP("Engine", "{pattern}");')
    for many in sorted(count):
        print(f'//: of one: {count[many]}')
        print(f'QT_TRANSLATE_N_NOOP("Engine", "{many}");')


main()
