// SPDX-License-Identifier: GPL-3.0-or-later
// Another language for what is shown already. Every text that a translator has handed out is remembered with where it
// comes from, so that a label, a command, a heading or a step of the history can be said again without asking its
// maker, and nothing that is open has to be made anew. What was put together from several texts and values is taken
// apart by its pattern. Texts that nobody handed out, such as names and what a person typed, stay. Remembering is for
// any thread; the rest for the interface thread.
#pragma once

#include <QString>

#include <memory>

class QObject;

namespace weft::widgets {

// "Open…" of "&Open…" and of "打开(&O)…".
[[nodiscard]] QString withoutMnemonic(QString text);

// What was handed out, in whatever language it was. The application has one, which its translators fill.
struct SaidTexts;
[[nodiscard]] std::shared_ptr<SaidTexts> saidTexts();

// What is handed out from now on is of this language.
void beginLanguage(const QString& code);
// `text`: what `source` is in the language in force, with "%n" where it holds the count; a negative one: it counts
// nothing.
void rememberText(
    SaidTexts& all, const char* context, const char* source, const char* comment, int count, const QString& text);

// In the language in force; the text itself where it is unknown. `owner` tells between like texts: those of its class
// and of its parents' classes come first. What shows the text may be named, such as "toolTip": where that comes from is
// remembered by its owner then, for languages in which two texts are one.
[[nodiscard]] QString retold(const QString& text, const QObject* owner = nullptr);
[[nodiscard]] QString retold(const QString& text, QObject* owner, const char* shownBy);

// Everything that is shown by an object and its children, besides what people typed and what models compute.
void retell(QObject& root);

} // namespace weft::widgets
