// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_document.h"

#include "widgets/report/picture_object.h"
#include "widgets/report/table_fit.h"

#include <QFontDatabase>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

constexpr int kWholeRows = 14; // of a table that stays on one page
const QColor kInk(0x1d, 0x24, 0x30);
const QColor kLine(0xc9, 0xd0, 0xda);
const QColor kHead(0xee, 0xf1, 0xf5);

constexpr double kHair = 1.0 / 64; // pixels: the least that Qt knows

struct Letters {
    bool hasBold = true;
    QString family {}; // beside the document's; empty: whichever Qt finds
};

// Many Chinese fonts come in one weight: what is to be bold would be so in its Latin letters alone.
Letters lettersOf(const QString& language)
{
    if (!language.startsWith(QStringLiteral("zh")))
        return {};
    for (const QString& family : QFontDatabase::families(QFontDatabase::SimplifiedChinese)) {
        for (const QString& style : QFontDatabase::styles(family)) {
            if (QFontDatabase::weight(family, style) >= QFont::DemiBold)
                return { true, family };
        }
    }
    return { false, {} };
}

class PageWriter {
public:
    PageWriter(QTextDocument& document, const Report& report, double room)
        : m_cursor(&document)
        , m_direction(report.isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight)
        , m_room(room)
        , m_letters(lettersOf(report.language))
    {
        if (!m_letters.family.isEmpty())
            m_families << document.defaultFont().family() << m_letters.family;
    }

    void write(const Report& report)
    {
        m_cursor.beginEditBlock(); // one layout for all
        paragraph(report.title, 20, true, kInk, 0);
        paragraph(report.about, kTextPoints, false, kFaintInk, 2);
        for (const ReportSection& section : report.sections)
            write(section);
        m_cursor.endEditBlock();
    }

private:
    void write(const ReportSection& section)
    {
        paragraph(section.title, 14, true, kInk, 18, true);
        constexpr qsizetype kFew = 3; // stay with what they are about
        const bool isAlone = section.facts.empty() && section.pictures.empty() && section.tables.empty();
        for (const QString& sentence : section.sentences)
            paragraph(sentence, kTextPoints + 1, false, kInk, 4, !isAlone && section.sentences.size() <= kFew);
        if (!section.facts.empty()) {
            ReportTable facts { {}, {}, { false, false }, {}, {} };
            for (const auto& [name, value] : section.facts)
                facts.rows.push_back({ name, value });
            write(facts);
        }
        for (const ReportPicture& picture : section.pictures) {
            paragraph({}, kTextPoints, false, kInk, 6, true);
            QTextCharFormat format;
            format.setObjectType(kPictureObject);
            format.setProperty(kPictureNumber, m_pictures++);
            m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
            paragraph(picture.title, kTextPoints - 1, false, kFaintInk, 3);
        }
        for (const ReportTable& table : section.tables) {
            if (!table.title.isEmpty())
                paragraph(table.title, kTextPoints, true, kInk, 8, true);
            write(table);
            if (!table.note.isEmpty())
                paragraph(table.note, kTextPoints - 1, false, kFaintInk, 2);
        }
        for (const ReportListing& listing : section.listings)
            write(listing);
    }
    void write(const ReportListing& listing)
    {
        paragraph(listing.title, kTextPoints, true, kInk, 8, true);
        const Qt::LayoutDirection around = std::exchange(m_direction, Qt::LeftToRight);
        for (const QString& line : listing.text.trimmed().split('\n')) {
            paragraph({}, kTextPoints - 1, false, kInk, 0);
            QTextBlockFormat format = m_cursor.blockFormat();
            format.setBackground(kHead);
            m_cursor.setBlockFormat(format);
            QTextCharFormat letters = m_cursor.charFormat();
            letters.setFontFamilies({ QFontDatabase::systemFont(QFontDatabase::FixedFont).family() });
            letters.setFontFixedPitch(true);
            QString kept = line;
            for (qsizetype at = 0; at < kept.size() && kept[at] == ' '; ++at)
                kept[at] = QChar(0xA0);
            m_cursor.insertText(kept, letters);
        }
        m_direction = around;
    }
    void write(const ReportTable& table)
    {
        const int columns = static_cast<int>(table.isNumber.size());
        const int heads = table.header.isEmpty() ? 0 : 1;
        const int rows = static_cast<int>(table.rows.size()) + heads;
        if (rows == 0 || columns == 0)
            return;
        QTextTableFormat format;
        if (isMirrored())
            format.setAlignment(Qt::AlignRight);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
        format.setCellPadding(kCellPoints * kDocumentUnit);
        format.setCellSpacing(0);
        format.setHeaderRowCount(heads);
        const TableFit fit = fitTable(table, kTextPoints - 1, 2 * kCellPoints, m_room);
        QList<QTextLength> widths;
        for (const double width : fit.widths)
            widths << QTextLength(QTextLength::FixedLength, width * kDocumentUnit);
        format.setColumnWidthConstraints(isMirrored() ? QList<QTextLength>(widths.rbegin(), widths.rend()) : widths);
        paragraph({}, 2, false, kInk, 0, true);
        QTextTable* grid = m_cursor.insertTable(rows, columns, format);
        for (int row = 0; row < rows; ++row) {
            const bool isHead = row < heads;
            const QStringList& texts = isHead ? table.header : table.rows[static_cast<std::size_t>(row - heads)];
            for (int column = 0; column < columns; ++column) {
                // Qt mirrors what is in the cells, but not the table.
                const int place = isMirrored() ? columns - 1 - column : column;
                QTextTableCell cell = grid->cellAt(row, place);
                QTextTableCellFormat look = cell.format().toTableCellFormat();
                look.setBottomBorder(kLinePoints * kDocumentUnit);
                look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                look.setBottomBorderBrush(kLine);
                if (row > 0) // Qt shows of two that meet the one below
                    ruleAbove(look);
                if (isHead)
                    look.setBackground(kHead);
                cell.setFormat(look);
                QTextCursor inside = cell.firstCursorPosition();
                QTextBlockFormat text = blockFormat(
                    0, table.isNumber[static_cast<std::size_t>(column)] ? Qt::AlignTrailing : Qt::AlignLeading);
                // A row and a small table are on one page, and no other begins with its last row or ends with its
                // first.
                const bool isWhole = rows <= kWholeRows + heads || place + 1 < columns;
                text.setProperty(kKeepsWithNext,
                    row + 1 < rows ? isWhole || row < heads + 1 || row + 2 == rows
                                   : place + 1 < columns || !table.note.isEmpty());
                text.setProperty(kInTable, true);
                inside.setBlockFormat(text);
                const QString words = column < texts.size() ? texts[column] : QString();
                inside.setCharFormat(charFormat(fit.points, isHead || (heads == 0 && column == 0), kInk, words));
                inside.insertText(words);
            }
        }
        m_cursor.movePosition(QTextCursor::End);
        QTextBlockFormat after = m_cursor.blockFormat(); // Qt ends a table with an empty block
        after.setProperty(kKeepsWithNext, !table.note.isEmpty());
        m_cursor.setBlockFormat(after);
    }
    void paragraph(const QString& text, double points, bool isBold, const QColor& ink, double above, bool keep = false)
    {
        QTextBlockFormat format = blockFormat(above * kDocumentUnit, Qt::AlignLeading);
        format.setProperty(kKeepsWithNext, keep);
        if (m_isFirst)
            m_cursor.setBlockFormat(format);
        else
            m_cursor.insertBlock(format);
        m_isFirst = false;
        m_cursor.setCharFormat(charFormat(points, isBold, ink, text));
        m_cursor.insertText(text);
    }
    [[nodiscard]] bool isMirrored() const { return m_direction == Qt::RightToLeft; }
    [[nodiscard]] QTextBlockFormat blockFormat(double above, Qt::Alignment alignment) const
    {
        QTextBlockFormat format;
        format.setLayoutDirection(m_direction);
        format.setAlignment(alignment | Qt::AlignVCenter);
        format.setTopMargin(above);
        return format;
    }
    [[nodiscard]] QTextCharFormat charFormat(double points, bool isBold, const QColor& ink, const QString& text) const
    {
        QTextCharFormat format;
        if (!m_families.isEmpty())
            format.setFontFamilies(m_families);
        format.setFontPointSize(points);
        // Letters that are one sign on paper, such as "ff", would be one for who copies a hash: spaced ones are not
        // joined. Those of Arabic are, and programs would read spaces between them.
        if (std::ranges::none_of(text, [](QChar letter) { return letter.direction() == QChar::DirAL; })) {
            format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
            format.setFontLetterSpacing(kHair);
        }
        format.setFontWeight(isBold && m_letters.hasBold ? QFont::DemiBold : QFont::Normal);
        format.setForeground(ink);
        return format;
    }

    QTextCursor m_cursor;
    Qt::LayoutDirection m_direction;
    double m_room;
    Letters m_letters;
    QStringList m_families; // of all letters; empty: the document's
    int m_pictures = 0;
    bool m_isFirst = true;
};

} // namespace

void ruleAbove(QTextTableCellFormat& cell)
{
    cell.setTopBorder(kLinePoints * kDocumentUnit);
    cell.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    cell.setTopBorderBrush(kLine);
}

void writeReport(QTextDocument& document, const Report& report, double room)
{
    PageWriter(document, report, room).write(report);
}

} // namespace weft::widgets
