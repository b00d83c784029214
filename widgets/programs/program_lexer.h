// SPDX-License-Identifier: GPL-3.0-or-later
// Colours a program as it is read: by the tokens of the program room's own lexer. Folds schedules. Interface thread;
// belongs to its editor.
#pragma once

#include <Qsci/qscilexercustom.h>

#include <string_view>

namespace weft::widgets {

class ProgramLexer : public QsciLexerCustom {
    Q_OBJECT

public:
    enum Style { Plain, Keyword, Type, Operation, Verb, Number, Symbol, Comment, Unknown, Annotation, kStyles };

    explicit ProgramLexer(QsciScintilla* editor);

    [[nodiscard]] const char* language() const override { return "weave"; }
    [[nodiscard]] QString description(int style) const override;
    [[nodiscard]] QColor defaultColor(int style) const override;
    [[nodiscard]] QColor defaultPaper(int style) const override;
    [[nodiscard]] QFont defaultFont(int style) const override;
    void styleText(int start, int end) override;
    // Lines in braces are indented by themselves.
    [[nodiscard]] const char* blockStart(int* style) const override;
    [[nodiscard]] const char* blockEnd(int* style) const override;
    void followTheme();

    // How a word that is no name of the program is coloured; Plain for those.
    [[nodiscard]] static Style styleOf(std::string_view word);
    // All words of the language, for completion.
    [[nodiscard]] static QStringList words();

private:
    void foldFrom(int line, int last);
};

} // namespace weft::widgets
