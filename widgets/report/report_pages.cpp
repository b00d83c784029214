// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_pages.h"

#include "widgets/report/picture_object.h"
#include "widgets/report/table_fit.h"
#include "widgets/report/timeless_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

constexpr int kKeepsWithNext = QTextFormat::UserProperty + 2;
constexpr int kInTable = QTextFormat::UserProperty + 3;
constexpr double kTextPoints = 9;
constexpr double kPointsPerInch = 72;
constexpr int kPdfDpi = 600;
constexpr int kWholeRows = 14; // of a table that stays on one page
constexpr double kSlack = 1; // of what stands at the top of a page
constexpr double kPixelsPerInch = 96; // of pictures, and of lengths in documents
constexpr double kDocumentUnit = kPixelsPerInch / kPointsPerInch;
constexpr double kMarginPoints = 45;
constexpr double kCellPoints = 2.5; // around what is in a cell
constexpr double kLinePoints = 0.5;
constexpr double kFooterPoints = 24;
constexpr double kAroundPicturePoints = 96;
const QColor kInk(0x1d, 0x24, 0x30);
const QColor kFaintInk(0x5a, 0x64, 0x75);
const QColor kLine(0xc9, 0xd0, 0xda);
const QColor kHead(0xee, 0xf1, 0xf5);

// Writes the sections into a document, with sizes in points that are kDocumentUnit of its own each, whatever it is laid
// out for: Qt takes its lengths for pixels of a screen and scales them to the device.
class PageWriter {
public:
    // `room`: the width of the text, in points.
    PageWriter(QTextDocument& document, const Report& report, double room)
        : m_cursor(&document)
        , m_direction(report.isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight)
        , m_room(room)
    {
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
                if (row > 0) { // Qt shows of two that meet the one below
                    look.setTopBorder(kLinePoints * kDocumentUnit);
                    look.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                    look.setTopBorderBrush(kLine);
                }
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
                inside.setCharFormat(charFormat(fit.points, isHead || (heads == 0 && column == 0), kInk));
                inside.insertText(column < texts.size() ? texts[column] : QString());
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
        m_cursor.setCharFormat(charFormat(points, isBold, ink));
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
    [[nodiscard]] static QTextCharFormat charFormat(double points, bool isBold, const QColor& ink)
    {
        QTextCharFormat format;
        format.setFontPointSize(points);
        format.setFontWeight(isBold ? QFont::DemiBold : QFont::Normal);
        format.setForeground(ink);
        return format;
    }

    QTextCursor m_cursor;
    Qt::LayoutDirection m_direction;
    double m_room;
    int m_pictures = 0;
    bool m_isFirst = true;
};

// The report laid out on A4 for a device that is as wide as the paper.
class Pages {
public:
    Pages(const Report& report, QPaintDevice& device)
        : m_report(report)
        , m_unit(device.logicalDpiY() / kPointsPerInch)
        , m_margin(kMarginPoints * m_unit)
        , m_footer(kFooterPoints * m_unit)
        , m_text(device.width() - 2 * m_margin, device.height() - 2 * m_margin - m_footer)
    {
        m_document.setDocumentMargin(0);
        m_document.documentLayout()->setPaintDevice(&device);
        m_document.setPageSize(m_text);
        std::vector<ReportPicture> pictures;
        for (const ReportSection& section : report.sections)
            pictures.insert(pictures.end(), section.pictures.begin(), section.pictures.end());
        // A picture has room for the title of its section above and for its own below it.
        const QSizeF most = m_text - QSizeF(0, kAroundPicturePoints * m_unit);
        m_document.documentLayout()->registerHandler(kPictureObject,
            new PictureObject(std::move(pictures), device.logicalDpiX() / kPixelsPerInch, most, &m_document));
        PageWriter(m_document, report, m_text.width() / m_unit).write(report);
        keepTogether();
    }
    [[nodiscard]] int count() const { return m_document.pageCount(); }
    void paint(QPainter& painter, int number) const
    {
        painter.save();
        painter.translate(m_margin, m_margin);
        paintFooter(painter, number);
        // What only touches a page belongs to the next one: it would be there for who copies the text.
        const QSizeF shown = m_text - QSizeF(0, kSlack);
        painter.setClipRect(QRectF(QPointF(), shown));
        painter.translate(0, -number * m_text.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(QPointF(0, number * m_text.height()), shown);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
    }

private:
    // No title ends a page, and no picture or small table is parted from what belongs to it: they go to the next one.
    void keepTogether()
    {
        QTextBlock first; // of those that are kept with what follows
        int last = 0; // page that one of them ends on
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            const bool keeps = block.blockFormat().boolProperty(kKeepsWithNext);
            if (!first.isValid() && keeps) {
                first = block;
                last = 0;
            }
            if (first.isValid())
                last = std::max(last, lastPageOf(block));
            if (keeps || !first.isValid())
                continue;
            if (pageOf(first) != last)
                breakBefore(first);
            first = {};
        }
    }
    // In a table before all cells of its row, which would be parted otherwise.
    static void breakBefore(const QTextBlock& block)
    {
        QTextBlockFormat change;
        change.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        change.setTopMargin(0); // as where a page ends by itself
        QTextCursor cursor(block);
        const QTextTable* grid = cursor.currentTable();
        if (grid == nullptr)
            return cursor.mergeBlockFormat(change);
        const int row = grid->cellAt(cursor).row();
        cursor.beginEditBlock(); // one layout for all
        for (int column = 0; column < grid->columns(); ++column)
            grid->cellAt(row, column).firstCursorPosition().mergeBlockFormat(change);
        cursor.endEditBlock();
    }
    [[nodiscard]] int pageOf(const QTextBlock& block) const
    {
        // A block begins where it would have stood; its line has gone to the next page if it did not fit.
        double top = m_document.documentLayout()->blockBoundingRect(block).top();
        if (block.layout()->lineCount() > 0)
            top += block.layout()->lineAt(0).y();
        return static_cast<int>((top + kSlack) / m_text.height());
    }
    // With the air and the line below it, which cells have.
    [[nodiscard]] int lastPageOf(const QTextBlock& block) const
    {
        double bottom = m_document.documentLayout()->blockBoundingRect(block).top();
        if (const int lines = block.layout()->lineCount(); lines > 0)
            bottom += block.layout()->lineAt(lines - 1).rect().bottom();
        const double below = block.blockFormat().hasProperty(kInTable) ? (kCellPoints + kLinePoints) * m_unit : 0;
        return static_cast<int>((bottom + below - kSlack) / m_text.height());
    }
    void paintFooter(QPainter& painter, int number) const
    {
        QFont font = m_document.defaultFont();
        font.setPixelSize(qRound((kTextPoints - 1) * m_unit));
        painter.setFont(font);
        painter.setPen(kFaintInk);
        const QRectF footer(0, m_text.height(), m_text.width(), m_footer);
        const auto write = [&](bool atStart, const QString& text) {
            const bool left = atStart != m_report.isRightToLeft;
            painter.drawText(footer, static_cast<int>(Qt::AlignBottom | (left ? Qt::AlignLeft : Qt::AlignRight)), text);
        };
        write(true, m_report.title);
        //: the number of a page, and how many there are
        write(false, QCoreApplication::translate("weft::widgets::Report", "%1 of %2").arg(number + 1).arg(count()));
    }

    const Report& m_report;
    double m_unit; // device units a point
    double m_margin;
    double m_footer;
    QSizeF m_text;
    QTextDocument m_document;
};

void setUp(QPdfWriter& pdf, const Report& report)
{
    pdf.setResolution(kPdfDpi);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins({}, QPageLayout::Millimeter);
    pdf.setTitle(report.title);
    pdf.setCreator(QStringLiteral("Weft"));
}

} // namespace

std::optional<QByteArray> toPdf(const Report& report, const Watch& watch)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    setUp(pdf, report);
    const Pages pages(report, pdf);
    QPainter painter(&pdf);
    painter.setRenderHint(QPainter::LosslessImageRendering); // lines of a heat map are no photograph
    if (watch.progress != nullptr)
        watch.progress->setTotal(static_cast<std::uint64_t>(pages.count()));
    for (int number = 0; number < pages.count(); ++number) {
        if (watch.stop.stop_requested())
            return std::nullopt;
        if (number > 0)
            pdf.newPage();
        pages.paint(painter, number);
        if (watch.progress != nullptr)
            watch.progress->setDone(static_cast<std::uint64_t>(number) + 1);
    }
    painter.end();
    QByteArray bytes = buffer.data();
    makeTimeless(bytes, report.key);
    return bytes;
}

std::vector<QImage> toImages(const Report& report, int width, const Watch& watch)
{
    // Laid out for the PDF, so that pages end where they will.
    QBuffer nowhere;
    QPdfWriter pdf(&nowhere);
    setUp(pdf, report);
    const Pages pages(report, pdf);
    const double scale = static_cast<double>(width) / pdf.width();
    QImage blank(width, qRound(pdf.height() * scale), QImage::Format_RGB32);
    blank.fill(Qt::white);
    std::vector<QImage> images;
    for (int number = 0; number < pages.count() && !watch.stop.stop_requested(); ++number) {
        images.push_back(blank);
        QPainter painter(&images.back());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        pages.paint(painter, number);
    }
    return images;
}

} // namespace weft::widgets
