// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/looks/title_header.h"

#include <QStringList>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kTitlePad = 14; // px, of both sides: see the sheet of styles in theme.cpp
constexpr int kLongestWord = 16; // letters that a column keeps room for
constexpr int kLongestOfLanguages = 24; // letters; what is longer is a name that somebody gave
constexpr int kOfName = 11; // letters that such a name gets

// Both of its measures round, and not alike.
QString fitted(const QString& text, const QFontMetrics& metrics, int width)
{
    return metrics.horizontalAdvance(text) <= width ? text : metrics.elidedText(text, Qt::ElideRight, width);
}

} // namespace

QString titleInLines(const QString& title, const QFontMetrics& metrics, int width, int lines)
{
    if (lines <= 1 || metrics.horizontalAdvance(title) <= width || !title.contains(' '))
        return fitted(title, metrics, width);
    const qsizetype last = title.lastIndexOf(' ');
    qsizetype end = title.indexOf(' ');
    for (qsizetype next = end; next >= 0 && metrics.horizontalAdvance(title.left(next)) <= width;
         next = next == last ? -1 : title.indexOf(' ', next + 1))
        end = next;
    return fitted(title.left(end), metrics, width) + '\n' + titleInLines(title.mid(end + 1), metrics, width, lines - 1);
}

TitleHeader::TitleHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
}

QSize TitleHeader::sizeHint() const
{
    qsizetype breaks = 0;
    for (int column = 0; model() != nullptr && column < count(); ++column) {
        const QString title = model()->headerData(column, Qt::Horizontal).toString();
        if (!isSectionHidden(column) && title.contains(' '))
            breaks = std::max(breaks, titleInLines(title, fontMetrics(), sectionSize(column) - kTitlePad).count('\n'));
    }
    const QSize one = QHeaderView::sizeHint();
    return { one.width(), one.height() + static_cast<int>(breaks) * fontMetrics().lineSpacing() };
}

int TitleHeader::leastWidth(int column) const
{
    const QString title = model()->headerData(column, Qt::Horizontal).toString();
    int longest = 0;
    bool isCutAnyway = false;
    for (const QString& word : title.split(' ')) {
        isCutAnyway = isCutAnyway || word.size() > kLongestWord;
        const int wide = fontMetrics().horizontalAdvance(word.left(kLongestWord));
        const bool isName = word.size() > kLongestOfLanguages;
        longest = std::max(longest, isName ? std::min(wide, kOfName * fontMetrics().averageCharWidth()) : wide);
    }
    const int whole = sectionSizeHint(column);
    if (isCutAnyway)
        return std::min(whole, longest + kTitlePad);
    // Short words may need more lines than there are.
    constexpr int kStep = 4; // px
    const auto isCut = [&](int width) { return titleInLines(title, fontMetrics(), width).contains(QChar(0x2026)); };
    const int most = std::max(longest, kLongestWord * fontMetrics().averageCharWidth()); // a run may have any name
    while (longest + kTitlePad < whole && longest < most && isCut(longest))
        longest += kStep;
    return std::min(whole, longest + kTitlePad);
}

} // namespace weft::widgets

#include "moc_title_header.cpp"
