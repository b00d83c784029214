// SPDX-License-Identifier: GPL-3.0-or-later
// The edge at which what the engine says becomes words of the window: sentences, errors and places in the language that
// is in force, their counts and figures as its locale writes them. Patterns are translated in the context "Engine",
// where scripts/update_translations.sh puts them; what has no translation is said in English. Pure; any thread.
#pragma once

#include "engine/core/error.h"

#include <QString>

namespace weft::widgets {

[[nodiscard]] QString inWords(const Sentence& sentence);
// With a capital, as what begins a line of the window.
[[nodiscard]] QString asSentence(QString words);
// With what ends a sentence in the language in force, for words that have no full stop of their own.
[[nodiscard]] QString asWholeSentence(const QString& words);
// "a.0.et, byte 812, rank 0, node 12 'all-reduce'".
[[nodiscard]] QString inWords(const Where& where);
// "PLACE: message (hint)" on one line.
[[nodiscard]] QString inWords(const Error& error);
// The same without the place, which stands elsewhere.
[[nodiscard]] QString withoutPlace(const Error& error);

} // namespace weft::widgets
