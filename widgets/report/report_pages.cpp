// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_pages.h"

#include "widgets/report/picture_object.h"
#include "widgets/report/report_document.h"
#include "widgets/report/timeless_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
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
#include <memory>
#include <utility>

namespace weft::widgets {

namespace {

constexpr int kPdfDpi = 600;
constexpr double kSlack = 1; // of what stands at the top of a page
constexpr double kMarginPoints = 45;
constexpr double kFooterPoints = 24;
constexpr double kAroundPicturePoints = 96;
constexpr double kFewLinesPoints = 72; // too little for a page
constexpr double kSmaller = 0.94; // of pictures

// The report laid out on A4 for a device that is as wide as the paper.
class Pages {
public:
    // Of no use if it was stopped meanwhile.
    Pages(const Report& report, QPaintDevice& device, const Watch& watch)
        : m_report(report)
        , m_unit(device.logicalDpiY() / kPointsPerInch)
        , m_margin(kMarginPoints * m_unit)
        , m_footer(kFooterPoints * m_unit)
        , m_text(device.width() - 2 * m_margin, device.height() - 2 * m_margin - m_footer)
    {
        layOut(device, 1, watch);
        if (!endsWithFewLines())
            return;
        // Pictures that are a little smaller leave room for what would stand alone on the last page; else they stay.
        std::unique_ptr<QTextDocument> whole = std::move(m_document);
        for (const double scale : { kSmaller, kSmaller * kSmaller }) {
            layOut(device, scale, watch);
            if (!endsWithFewLines())
                return;
        }
        m_document = std::move(whole);
    }
    [[nodiscard]] int count() const { return m_document->pageCount(); }
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
        context.palette.setColor(QPalette::Text, Qt::black); // not the window's: paper is white in every theme
        context.clip = QRectF(QPointF(0, number * m_text.height()), shown);
        m_document->documentLayout()->draw(&painter, context);
        painter.restore();
    }

private:
    void layOut(QPaintDevice& device, double scale, const Watch& watch)
    {
        m_document = std::make_unique<QTextDocument>();
        m_document->setDocumentMargin(0);
        m_document->documentLayout()->setPaintDevice(&device);
        m_document->setPageSize(m_text);
        std::vector<ReportPicture> pictures;
        for (const ReportSection& section : m_report.sections)
            pictures.insert(pictures.end(), section.pictures.begin(), section.pictures.end());
        // A picture has room for the title of its section above and for its own below it.
        const QSizeF most = (m_text - QSizeF(0, kAroundPicturePoints * m_unit)) * scale;
        m_document->documentLayout()->registerHandler(kPictureObject,
            new PictureObject(
                std::move(pictures), device.logicalDpiX() / kPixelsPerInch * scale, most, m_document.get()));
        if (!watch.stop.stop_requested())
            writeReport(*m_document, m_report, m_text.width() / m_unit);
        keepTogether(watch);
    }
    // A title and a sentence or two, on a page of their own.
    [[nodiscard]] bool endsWithFewLines() const
    {
        const bool hasPictures
            = std::ranges::any_of(m_report.sections, [](const auto& section) { return !section.pictures.empty(); });
        const double used = bottomOf(m_document->lastBlock()) - (count() - 1) * m_text.height();
        return hasPictures && count() > 1 && used < kFewLinesPoints * m_unit;
    }
    // No title ends a page, and no picture or small table is parted from what belongs to it: they go to the next one.
    void keepTogether(const Watch& watch)
    {
        QTextBlock first; // of those that are kept with what follows
        int last = 0; // page that one of them ends on
        for (QTextBlock block = m_document->begin(); block.isValid() && !watch.stop.stop_requested();
             block = block.next()) {
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
    void breakBefore(const QTextBlock& block)
    {
        QTextCursor cursor(block);
        if (QTextTable* grid = cursor.currentTable())
            return fillPage(*grid, grid->cellAt(cursor).row(), roomFrom(block));
        QTextBlockFormat change;
        change.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        change.setTopMargin(0); // as where a page ends by itself
        cursor.mergeBlockFormat(change);
    }
    // A row of nothing: Qt breaks twice before a row that is to begin a page, which leaves one with a header alone.
    // `room`: from where the next row begins to the end of its page, in points.
    static void fillPage(QTextTable& grid, int row, double room)
    {
        constexpr double kLeft = 7; // below it: too little for a row, and enough for a line of the smallest letters
        grid.insertRows(row, 1);
        for (int column = 0; column < grid.columns(); ++column) {
            QTextTableCell cell = grid.cellAt(row, column);
            QTextTableCellFormat look;
            look.setFontPointSize(1);
            look.setPadding(0);
            look.setTopPadding(std::max(room - kLeft, 0.0) * kDocumentUnit);
            ruleAbove(look);
            cell.setFormat(look);
            cell.firstCursorPosition().setBlockFormat({});
        }
    }
    // To the end of its page, with the air that a cell has above it; in points.
    [[nodiscard]] double roomFrom(const QTextBlock& block) const
    {
        const double top = m_document->documentLayout()->blockBoundingRect(block).top();
        return ((pageOf(block) + 1) * m_text.height() - top) / m_unit + kCellPoints;
    }
    [[nodiscard]] int pageOf(const QTextBlock& block) const
    {
        // A block begins where it would have stood; its line has gone to the next page if it did not fit.
        double top = m_document->documentLayout()->blockBoundingRect(block).top();
        if (block.layout()->lineCount() > 0)
            top += block.layout()->lineAt(0).y();
        return static_cast<int>((top + kSlack) / m_text.height());
    }
    // Of its last line.
    [[nodiscard]] double bottomOf(const QTextBlock& block) const
    {
        double bottom = m_document->documentLayout()->blockBoundingRect(block).top();
        if (const int lines = block.layout()->lineCount(); lines > 0)
            bottom += block.layout()->lineAt(lines - 1).rect().bottom();
        return bottom;
    }
    // With the air and the line below it, which cells have.
    [[nodiscard]] int lastPageOf(const QTextBlock& block) const
    {
        const double below = block.blockFormat().hasProperty(kInTable) ? (kCellPoints + kLinePoints) * m_unit : 0;
        return static_cast<int>((bottomOf(block) + below - kSlack) / m_text.height());
    }
    void paintFooter(QPainter& painter, int number) const
    {
        QFont font = m_document->defaultFont();
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
    std::unique_ptr<QTextDocument> m_document;
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
    const Pages pages(report, pdf, watch);
    if (watch.stop.stop_requested())
        return std::nullopt;
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
    makeTimeless(bytes, report.key, report.when);
    return bytes;
}

std::vector<QImage> toImages(const Report& report, int width, const Watch& watch)
{
    // Laid out for the PDF, so that pages end where they will.
    QBuffer nowhere;
    QPdfWriter pdf(&nowhere);
    setUp(pdf, report);
    const Pages pages(report, pdf, watch);
    if (watch.stop.stop_requested())
        return {};
    const double scale = static_cast<double>(width) / pdf.width();
    QImage blank(width, qRound(pdf.height() * scale), QImage::Format_RGB32);
    blank.fill(Qt::white);
    std::vector<QImage> images;
    if (watch.progress != nullptr)
        watch.progress->setTotal(static_cast<std::uint64_t>(pages.count()));
    for (int number = 0; number < pages.count() && !watch.stop.stop_requested(); ++number) {
        images.push_back(blank);
        QPainter painter(&images.back());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        pages.paint(painter, number);
        if (watch.progress != nullptr)
            watch.progress->setDone(images.size());
    }
    return images;
}

} // namespace weft::widgets
