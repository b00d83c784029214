// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/views/view_sheet.h"

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/canvas/recording.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/time/time_frame.h"
#include "widgets/base/views/sheet_table.h"
#include "widgets/base/words/quantity_format.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QFontDatabase>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <memory>

namespace weft::widgets {

namespace {

constexpr int kSheetMargin = 16; // px around the page
constexpr int kSheetGap = 10; // between two parts
constexpr double kTitle = 1.4; // letters, times those of the window
constexpr double kHeading = 1.15;
constexpr const char* kAsOne = "weft.asOne";

std::shared_ptr<QTextDocument> documentOf(
    const QString& text, const QFont& font, bool isPlain, Qt::LayoutDirection direction)
{
    auto document = std::make_shared<QTextDocument>();
    document->setDefaultFont(font);
    document->setDocumentMargin(0);
    QTextOption option = document->defaultTextOption();
    option.setTextDirection(direction);
    document->setDefaultTextOption(option);
    isPlain ? document->setPlainText(text) : document->setHtml(text);
    return document;
}

QFont scaled(double factor, bool isBold)
{
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(isBold);
    return font;
}

} // namespace

void sayAsOne(QWidget* widget)
{
    widget->setProperty(kAsOne, true);
}

ViewSheet::ViewSheet(const QString& title)
{
    addWords(title, scaled(kTitle, true), true, QGuiApplication::layoutDirection());
}

void ViewSheet::add(Part part)
{
    m_width = std::clamp(part.width, m_width, kMostWidth);
    m_parts.push_back(std::move(part));
}

void ViewSheet::addText(const QString& text)
{
    if (!text.isEmpty())
        addWords(text, QApplication::font(), !Qt::mightBeRichText(text), QGuiApplication::layoutDirection());
}

void ViewSheet::addHeading(const QString& text)
{
    if (!text.isEmpty())
        addWords(text, scaled(kHeading, true), true, QGuiApplication::layoutDirection());
}

void ViewSheet::addListing(const QString& text)
{
    addWords(text, QFontDatabase::systemFont(QFontDatabase::FixedFont), true, Qt::LeftToRight);
}

void ViewSheet::addWords(const QString& text, const QFont& font, bool isPlain, Qt::LayoutDirection direction)
{
    const auto document = documentOf(text, font, isPlain, direction);
    add({ 0,
        [document](int width) {
            document->setTextWidth(width);
            return static_cast<int>(std::ceil(document->size().height()));
        },
        [=](QPainter& painter, QRect place) {
            Recording::draw(painter, [=](QPainter& on) { // a document of its own: who draws may be another thread
                const auto drawn = documentOf(text, font, isPlain, direction);
                drawn->setTextWidth(place.width());
                QAbstractTextDocumentLayout::PaintContext context;
                context.palette = Theme::current().palette();
                on.translate(place.topLeft());
                drawn->documentLayout()->draw(&on, context);
            });
        } });
}

void ViewSheet::addPicture(const ViewExport& picture)
{
    addDrawn(picture, false);
}

void ViewSheet::addDrawn(const ViewExport& picture, bool fills)
{
    const QSize size = picture.size;
    add({ size.width(), [size](int) { return size.height(); },
        [picture, fills](QPainter& painter, QRect place) {
            const int wanted = fills ? place.width() : std::max(picture.size.width(), kLeastWidth);
            const QSize drawn(std::min(place.width(), wanted), place.height());
            painter.translate(place.topLeft());
            painter.setClipRect(QRect(QPoint(), drawn));
            picture.paint(painter, drawn);
        } });
}

void ViewSheet::addTable(const QAbstractItemView& table)
{
    const auto printed = std::make_shared<const SheetTable>(table, kMostRows);
    if (!printed->isEmpty())
        add({ printed->width(), [printed](int) { return printed->height(); },
            [printed](QPainter& painter, QRect place) {
                Recording::draw(painter, [printed, place](QPainter& on) { printed->paint(on, place); });
            } });
}

// A canvas that scrolls is as high as all of its rows.
void ViewSheet::addCanvas(QWidget* canvas)
{
    ViewExport picture = pictureOf(canvas, {});
    if (canvas->property(kAsOne).toBool()) // on the page's ground, not on its own
        picture = pictureOf(
            canvas, {}, [canvas](QPainter& painter) { canvas->render(&painter, {}, {}, QWidget::DrawChildren); });
    const QSize whole = canvas->size().expandedTo(canvas->sizeHint());
    int height = whole.height();
    picture.size = whole.boundedTo({ kMostWidth, kMostHeight });
    if (auto* frame = qobject_cast<TimeFrame*>(canvas)) {
        height = frame->height() + frame->mostScroll();
        picture.size.setHeight(std::min(kMostHeight, height));
        picture.paint = [frame, paint = pictureOf(frame, {}, [frame](QPainter& on) { frame->renderTo(on); }).paint](
                            QPainter& painter, QSize size) {
            const int before = frame->scroll();
            const QSize was = frame->size();
            const auto restore = qScopeGuard([=] {
                frame->resize(was);
                frame->setScroll(before);
            });
            frame->resize(size); // all of its rows are in sight, and nothing is scrolled away
            frame->setScroll(0);
            paint(painter, size);
        };
    }
    addDrawn(picture, !canvas->property(kAsOne).toBool());
    if (height > kMostHeight)
        addText(tr("Only the upper %1 are shown: the rest has no room in a picture.")
                    .arg(formatPercent(static_cast<double>(kMostHeight) / height)));
}

void ViewSheet::addWidget(QWidget* widget)
{
    if (!widget->isHidden())
        addWhole(widget);
}

void ViewSheet::addWhole(QWidget* widget)
{
    const bool isCanvas = widget->findChild<CanvasCursor*>({}, Qt::FindDirectChildrenOnly) != nullptr;
    if (isCanvas || widget->property(kAsOne).toBool()) {
        addCanvas(widget);
    } else if (const auto* table = qobject_cast<QAbstractItemView*>(widget)) {
        addTable(*table);
    } else if (const auto* label = qobject_cast<QLabel*>(widget)) {
        addText(label->text());
    } else if (const auto* words = qobject_cast<QTextEdit*>(widget)) {
        if (words->isReadOnly())
            addText(words->toPlainText());
    } else if (const auto* tabs = qobject_cast<QTabWidget*>(widget)) {
        addTabs(*tabs);
    } else if (const auto* stack = qobject_cast<QStackedWidget*>(widget)) {
        if (stack->currentWidget() != nullptr)
            addWhole(stack->currentWidget());
    } else if (const auto* area = qobject_cast<QScrollArea*>(widget)) {
        if (area->widget() != nullptr)
            addWidget(area->widget());
    } else if (const auto* splitter = qobject_cast<QSplitter*>(widget)) {
        for (int at = 0; at < splitter->count(); ++at)
            addWidget(splitter->widget(at));
    } else if (widget->layout() != nullptr && qobject_cast<EmptyState*>(widget) == nullptr) {
        addLaidOut(*widget->layout());
    }
}

void ViewSheet::addLaidOut(const QLayout& layout)
{
    for (int at = 0; at < layout.count(); ++at) {
        if (QWidget* inside = layout.itemAt(at)->widget())
            addWidget(inside);
        else if (const QLayout* further = layout.itemAt(at)->layout())
            addLaidOut(*further);
    }
}

void ViewSheet::addTabs(const QTabWidget& tabs)
{
    for (int page = 0; page < tabs.count(); ++page) {
        if (!tabs.isTabEnabled(page))
            continue;
        addHeading(tabs.tabText(page));
        const std::size_t before = m_parts.size();
        addWhole(tabs.widget(page));
        if (m_parts.size() == before)
            m_parts.pop_back(); // a heading of nothing
    }
}

ViewExport ViewSheet::toExport(const QString& name) const
{
    ViewExport made;
    made.name = name;
    int height = 2 * kSheetMargin - kSheetGap;
    for (const Part& part : m_parts)
        height += part.height(m_width) + kSheetGap;
    made.size = QSize(m_width + 2 * kSheetMargin, height);
    made.paint = [parts = m_parts, width = m_width, whole = made.size](QPainter& painter, QSize size) {
        painter.fillRect(QRect(QPoint(), size), Theme::current().base);
        const double scale = std::min(
            static_cast<double>(size.width()) / whole.width(), static_cast<double>(size.height()) / whole.height());
        painter.save();
        painter.scale(scale, scale);
        int y = kSheetMargin;
        for (const Part& part : parts) {
            const QRect place(kSheetMargin, y, width, part.height(width));
            painter.save();
            part.paint(painter, place);
            painter.restore();
            y += place.height() + kSheetGap;
        }
        painter.restore();
    };
    return made;
}

} // namespace weft::widgets
