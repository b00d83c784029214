// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that the window speaks, and the one in force: its translations, Qt's own texts, the direction of
// reading and the locale of numbers. English is one of them; its plural forms are a translation. What the application
// uses belongs to it, as its theme does. Interface thread.
#pragma once

#include <QString>

#include <span>

namespace weft::widgets {

struct Language {
    const char* code; // of the settings, --language and the file of its texts: "de"
    const char* name; // in itself
    const char* locale; // of its numbers where the system speaks another language
};

// Those that have texts, English first.
[[nodiscard]] std::span<const Language> languages();
// Null: there is none of that code.
[[nodiscard]] const Language* findLanguage(const QString& code);
// The file of its texts, for a QTranslator.
[[nodiscard]] QString textsOf(const Language& language);
// The first that the system prefers and that has texts, else English.
[[nodiscard]] const Language& systemLanguage();

// Empty or unknown: the system's. Numbers are the system's own where it speaks that language. What is shown already
// keeps its words until retell() (widgets/base/words/retelling.h).
void useLanguage(const QString& code);
[[nodiscard]] const Language& languageInForce();
// What useLanguage() was asked for; empty: the system's.
[[nodiscard]] QString chosenLanguage();

} // namespace weft::widgets
