// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/program_editor.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/utf8.h"
#include "widgets/programs/program_lexer.h"
#include "widgets/programs/program_session.h"

#include <Qsci/qscicommandset.h>

#include <QContextMenuEvent>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kErrorMark = 8; // indicators of an application begin here
constexpr int kWarningMark = 9;
constexpr int kStepMark = 10;
constexpr int kFoundMark = 11;
constexpr int kDwellMs = 400;
constexpr int kLeastAcross = 24; // letters of what is said below a line
constexpr int kNumberMargin = 0;
constexpr int kFoldMargin = 2;
constexpr int kStepAlpha = 70;
constexpr int kFoundAlpha = 110;

// In lines of so many letters, so that nobody has to scroll to read it.
QString wrapped(const QString& text, int letters)
{
    QString all;
    int used = 0;
    for (const QString& word : text.split(' ')) {
        const bool breaks = used > 0 && used + word.size() + 1 > letters;
        all += used == 0 ? QString() : breaks ? QStringLiteral("\n") : QStringLiteral(" ");
        all += word;
        used = (breaks || used == 0 ? 0 : used + 1) + static_cast<int>(word.size());
    }
    return all;
}

} // namespace

ProgramEditor::ProgramEditor(ProgramSession* session, QWidget* parent)
    : QsciScintilla(parent)
    , m_session(session)
    , m_lexer(new ProgramLexer(this))
{
    setObjectName(QStringLiteral("programEditor"));
    setAccessibleName(tr("Text of the program"));
    setAccessibleDescription(tr("Tab writes into the text. F6 goes on to the next view."));
    setUp();
    freeKeys();
    followTheme();
    connect(this, &QsciScintillaBase::SCN_MODIFIED, this,
        [this](int at, int how, const char* text, int length) { noteModified(at, how, text, length); });
    connect(this, &QsciScintilla::linesChanged, this, &ProgramEditor::fitMargin);
    connect(this, &QsciScintilla::cursorPositionChanged, this, &ProgramEditor::caretMoved);
    connect(this, &QsciScintillaBase::SCN_CHARADDED, this, &ProgramEditor::suggest);
    connect(this, &QsciScintillaBase::SCN_DWELLSTART, this, [this](int at, int x, int y) {
        const QString said = at < 0 ? QString() : describe(static_cast<std::size_t>(at));
        if (!said.isEmpty())
            QToolTip::showText(viewport()->mapToGlobal(QPoint(x, y)), said, viewport());
    });
    connect(this, &QsciScintillaBase::SCN_DWELLEND, this, [] { QToolTip::hideText(); });
    connect(session->document(), &ProgramDocument::edited, this, &ProgramEditor::follow);
    connect(session, &ProgramSession::understoodChanged, this, &ProgramEditor::showFindings);
    follow(0, 0, session->document()->text());
}

void ProgramEditor::setUp()
{
    // Programs are read so everywhere.
    setLayoutDirection(Qt::LeftToRight);
    viewport()->setLayoutDirection(Qt::LeftToRight);
    setUtf8(true);
    setEolMode(EolUnix);
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL); // the document has the history
    setLexer(m_lexer);
    SendScintilla(SCI_SETWORDCHARS, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$");
    setFrameShape(QFrame::NoFrame);
    setIndentationsUseTabs(false);
    setIndentationWidth(2);
    setTabWidth(2);
    setAutoIndent(true);
    setBackspaceUnindents(true);
    setBraceMatching(SloppyBraceMatch);
    setMarginType(kNumberMargin, NumberMargin);
    setMarginWidth(1, 0);
    setFolding(PlainFoldStyle, kFoldMargin);
    setAnnotationDisplay(AnnotationBoxed);
    setWrapMode(WrapNone);
    setScrollWidth(1);
    setScrollWidthTracking(true);
    indicatorDefine(SquiggleIndicator, kErrorMark);
    indicatorDefine(SquiggleIndicator, kWarningMark);
    indicatorDefine(FullBoxIndicator, kStepMark);
    indicatorDefine(StraightBoxIndicator, kFoundMark);
    for (const int mark : { kStepMark, kFoundMark })
        setIndicatorDrawUnder(true, mark);
    SendScintilla(SCI_SETMOUSEDWELLTIME, static_cast<unsigned long>(kDwellMs));
    SendScintilla(SCI_AUTOCSETIGNORECASE, 0UL);
    SendScintilla(SCI_AUTOCSETSEPARATOR, static_cast<unsigned long>(' '));
    fitMargin();
}

// Keys of letters belong to the window, but those of the clipboard.
void ProgramEditor::freeKeys()
{
    for (QsciCommand* command : standardCommands()->commands()) {
        const auto isTaken = [](int combined) {
            const auto key = static_cast<unsigned int>(combined);
            const unsigned int letter = key & ~static_cast<unsigned int>(Qt::KeyboardModifierMask);
            const bool isPlain = (key & (Qt::ControlModifier | Qt::AltModifier)) == 0;
            const bool isClipboard
                = letter == Qt::Key_A || letter == Qt::Key_C || letter == Qt::Key_V || letter == Qt::Key_X;
            const bool isControlAlone = (key & Qt::KeyboardModifierMask) == Qt::ControlModifier;
            return !isPlain && letter < Qt::Key_Escape && !(isClipboard && isControlAlone);
        };
        if (command->key() != 0 && isTaken(command->key()))
            command->setKey(0);
        if (command->alternateKey() != 0 && isTaken(command->alternateKey()))
            command->setAlternateKey(0);
    }
}

void ProgramEditor::followTheme()
{
    const Theme& theme = Theme::current();
    m_lexer->followTheme();
    setPaper(theme.base);
    setColor(theme.text);
    setCaretForegroundColor(theme.text);
    setCaretLineVisible(true);
    setCaretLineBackgroundColor(theme.alternate);
    setSelectionBackgroundColor(mixed(theme.base, theme.accent, 0.35F));
    resetSelectionForegroundColor();
    setMarginsBackgroundColor(theme.window);
    setMarginsForegroundColor(theme.faintText);
    setMarginsFont(m_lexer->defaultFont(ProgramLexer::Plain));
    setFoldMarginColors(theme.window, theme.window);
    for (int marker = SC_MARKNUM_FOLDEREND; marker <= int { SC_MARKNUM_FOLDEROPEN }; ++marker) {
        setMarkerForegroundColor(theme.window, marker);
        setMarkerBackgroundColor(theme.faintText, marker);
    }
    setMatchedBraceForegroundColor(theme.accent);
    setMatchedBraceBackgroundColor(theme.alternate);
    setUnmatchedBraceForegroundColor(theme.error);
    setUnmatchedBraceBackgroundColor(theme.base);
    setIndicatorForegroundColor(theme.error, kErrorMark);
    setIndicatorForegroundColor(theme.warning, kWarningMark);
    QColor looked = theme.accent;
    looked.setAlpha(kStepAlpha);
    setIndicatorForegroundColor(looked, kStepMark);
    QColor found = theme.warning;
    found.setAlpha(kFoundAlpha);
    setIndicatorForegroundColor(found, kFoundMark);
    fitMargin();
    showFindings();
}

void ProgramEditor::fitMargin()
{
    setMarginWidth(kNumberMargin, QString::number(std::max(100, lines())) + '0');
}

int ProgramEditor::lettersAcross() const
{
    const QFontMetrics metrics(m_lexer->defaultFont(ProgramLexer::Annotation));
    const int taken = marginWidth(kNumberMargin) + marginWidth(kFoldMargin) + 2 * metrics.averageCharWidth();
    return std::max(kLeastAcross, (viewport()->width() - taken) / std::max(1, metrics.averageCharWidth()));
}

void ProgramEditor::resizeEvent(QResizeEvent* event)
{
    QsciScintilla::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        showFindings();
}

void ProgramEditor::changeEvent(QEvent* event)
{
    QsciScintilla::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        followTheme();
}

void ProgramEditor::noteModified(int at, int how, const char* text, int length)
{
    if (m_isFollowing || (how & (SC_MOD_INSERTTEXT | SC_MOD_DELETETEXT)) == 0)
        return;
    m_isEditing = true;
    const bool isInsertion = (how & SC_MOD_INSERTTEXT) != 0;
    const auto place = static_cast<std::size_t>(at);
    const auto size = static_cast<std::size_t>(length);
    m_session->document()->edit(
        place, isInsertion ? 0 : size, isInsertion ? std::string(text, size) : std::string(), tr("Write the program"));
    m_isEditing = false;
}

void ProgramEditor::follow(std::size_t at, std::size_t removed, const std::string& inserted)
{
    if (m_isEditing)
        return;
    m_isFollowing = true;
    SendScintilla(SCI_SETTARGETRANGE, static_cast<unsigned long>(at), static_cast<long>(at + removed));
    SendScintilla(SCI_REPLACETARGET, static_cast<uintptr_t>(inserted.size()), inserted.data());
    const bool isAll = at == 0 && inserted.size() == m_session->document()->text().size();
    SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(isAll ? 0 : at + inserted.size()));
    SendScintilla(SCI_SETSAVEPOINT);
    m_isFollowing = false;
}

std::size_t ProgramEditor::caret() const
{
    return static_cast<std::size_t>(SendScintilla(SCI_GETCURRENTPOS));
}

void ProgramEditor::goTo(std::size_t line, std::size_t column)
{
    ensureLineVisible(static_cast<int>(line) - 1);
    setCursorPosition(static_cast<int>(line) - 1, static_cast<int>(column) - 1);
    ensureCursorVisible();
}

void ProgramEditor::mark(const std::vector<program::Span>& places)
{
    SendScintilla(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(kStepMark));
    SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(length()));
    for (const program::Span place : places) {
        if (place.end <= static_cast<std::size_t>(length()))
            SendScintilla(SCI_INDICATORFILLRANGE, static_cast<unsigned long>(place.begin),
                static_cast<long>(place.end - place.begin));
    }
    if (places.empty() || hasFocus() || places.back().end > static_cast<std::size_t>(length()))
        return;
    ensureLineVisible(
        static_cast<int>(SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(places.back().begin))));
    SendScintilla(
        SCI_SCROLLRANGE, static_cast<unsigned long>(places.back().begin), static_cast<long>(places.back().end));
}

void ProgramEditor::markFound(const std::vector<std::size_t>& places, std::size_t size)
{
    SendScintilla(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(kFoundMark));
    SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(length()));
    for (const std::size_t place : places)
        SendScintilla(SCI_INDICATORFILLRANGE, static_cast<unsigned long>(place), static_cast<long>(size));
}

std::pair<std::size_t, std::size_t> ProgramEditor::selection() const
{
    return { static_cast<std::size_t>(SendScintilla(SCI_GETSELECTIONSTART)),
        static_cast<std::size_t>(SendScintilla(SCI_GETSELECTIONEND)) };
}

void ProgramEditor::selectBytes(std::size_t place, std::size_t size)
{
    ensureLineVisible(static_cast<int>(SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(place))));
    SendScintilla(SCI_SETSEL, static_cast<unsigned long>(place), static_cast<long>(place + size));
    ensureCursorVisible();
}

// Of the text that was read last: while somebody types on, what was found stays where it was.
void ProgramEditor::showFindings()
{
    clearAnnotations();
    for (const int indicator : { kErrorMark, kWarningMark }) {
        SendScintilla(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(indicator));
        SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(length()));
    }
    const UnderstoodPtr& understood = m_session->latest();
    if (understood == nullptr || understood->text != m_session->document()->text())
        return;
    std::map<int, QStringList> sentences;
    for (const Finding& finding : understood->findings) {
        const Where& where = finding.error.where;
        if (!where.line)
            continue;
        const int line = static_cast<int>(*where.line) - 1;
        const int at = positionFromLineIndex(line, static_cast<int>(where.column.value_or(1)) - 1);
        const program::Span word = wordAt(static_cast<std::size_t>(std::max(0, at)));
        const auto from = std::min<std::size_t>(static_cast<std::size_t>(std::max(0, at)), word.begin);
        const auto to = std::max<std::size_t>(word.end, from + 1);
        const bool isError = finding.severity == Severity::Error;
        SendScintilla(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(isError ? kErrorMark : kWarningMark));
        SendScintilla(SCI_INDICATORFILLRANGE, static_cast<unsigned long>(from), static_cast<long>(to - from));
        QString sentence = inWords(finding.error.message);
        if (!finding.error.hint.empty())
            sentence += QStringLiteral(" – ") + inWords(finding.error.hint);
        sentences[line] << sentence;
    }
    for (const auto& [line, said] : sentences)
        annotate(line, wrapped(said.join('\n'), lettersAcross()), ProgramLexer::Annotation);
}

// A painter of a widget writes in the application's direction, whatever the widget's is: where that is from the right,
// brackets would be mirrored. A picture's painter can be told, and what the editor paints with then is that one.
void ProgramEditor::paintEvent(QPaintEvent* event)
{
    if (m_isMirrored || QGuiApplication::layoutDirection() == Qt::LeftToRight) {
        QsciScintilla::paintEvent(event);
        return;
    }
    QWidget* page = viewport();
    QPainter onPage(page); // before the other: it takes the page's place
    QPixmap picture(page->size() * page->devicePixelRatioF());
    picture.setDevicePixelRatio(page->devicePixelRatioF());
    QPainter painter(&picture);
    painter.setLayoutDirection(Qt::LeftToRight);
    m_isMirrored = true;
    page->setAttribute(Qt::WA_WState_InPaintEvent, false);
    page->render(&painter, {}, {}, QWidget::DrawWindowBackground);
    page->setAttribute(Qt::WA_WState_InPaintEvent, true);
    m_isMirrored = false;
    painter.end();
    onPage.drawPixmap(0, 0, picture);
}

void ProgramEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        complete();
        return;
    }
    QsciScintilla::keyPressEvent(event);
}

void ProgramEditor::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    const bool has = hasSelectedText();
    menu.addAction(tr("Cu&t"), this, &QsciScintilla::cut)->setEnabled(has);
    menu.addAction(tr("&Copy"), this, &QsciScintilla::copy)->setEnabled(has);
    menu.addAction(tr("&Paste"), this, &QsciScintilla::paste);
    menu.addSeparator();
    menu.addAction(tr("Select &all"), this, [this] { selectAll(true); });
    menu.exec(event->globalPos());
}

} // namespace weft::widgets

#include "moc_program_editor.cpp"
