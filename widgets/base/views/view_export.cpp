// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/views/view_export.h"

#include "widgets/base/canvas/image_export.h"
#include "widgets/base/jobs/file_bytes.h"
#include "widgets/base/views/data_table.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QResizeEvent>
#include <QScopeGuard>
#include <QWidget>

#include <memory>
#include <utility>

namespace weft::widgets {

namespace {

// What Qt puts off until a widget is shown: it learns its size, and so does what is in it.
void layOutUnseen(QWidget* widget)
{
    widget->ensurePolished();
    QResizeEvent resized(widget->size(), {});
    QCoreApplication::sendEvent(widget, &resized);
    for (QObject* child : widget->children()) {
        if (auto* inside = qobject_cast<QWidget*>(child); inside != nullptr && !inside->isWindow())
            layOutUnseen(inside);
    }
}

} // namespace

ViewExport pictureOf(QWidget* widget, const QString& name, std::function<void(QPainter&)> paint)
{
    ViewExport made;
    made.name = name;
    made.size = widget->size();
    made.paint = [widget, paint = std::move(paint)](QPainter& painter, QSize size) {
        // Nothing is painted on the screen until it is back at its size.
        const QSize before = widget->size();
        const QSize least = widget->minimumSize();
        const QSize most = widget->maximumSize();
        const auto restore = qScopeGuard([=] {
            widget->setMinimumSize(least);
            widget->setMaximumSize(most);
            widget->resize(before);
        });
        if (!widget->isVisible()) {
            widget->setFixedSize(size); // Qt would lay out what is around it first
            layOutUnseen(widget);
        } else if (size != before) {
            widget->resize(size);
        }
        if (paint)
            paint(painter);
        else
            widget->render(&painter, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
    };
    return made;
}

ViewExport tableOf(const QString& name, std::function<QString()> csv)
{
    ViewExport made;
    made.kind = ViewExport::Kind::Table;
    made.name = name;
    made.table = [csv = std::move(csv)] {
        return [csv](QString& text) {
            text += csv();
            return false;
        };
    };
    return made;
}

ViewExport tableOf(const QString& name, const DataTable& table)
{
    ViewExport made;
    made.kind = ViewExport::Kind::Table;
    made.name = name;
    made.table = [&table] { return csvReader(table); };
    return made;
}

ViewExport tableOfValues(const QString& name, std::function<QString()> csv)
{
    ViewExport made;
    made.kind = ViewExport::Kind::Table;
    made.name = name;
    made.values = std::move(csv);
    return made;
}

QStringList suffixesOf(const ViewExport& from)
{
    switch (from.kind) {
    case ViewExport::Kind::Picture:
        return { QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf") };
    case ViewExport::Kind::Table:
        return { QStringLiteral("csv") };
    case ViewExport::Kind::File:
        return from.suffixes;
    }
    return {};
}

ExportSteps beginExport(const ViewExport& from, const QString& path, QSize size, double scale)
{
    const auto failing = [](const QString& why) { return ExportSteps { {}, [why] { return why; } }; };
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QStringList suffixes = suffixesOf(from);
    if (!suffixes.contains(suffix))
        return failing(QCoreApplication::translate("weft::widgets", "%1: %2 is written as .%3")
                           .arg(path, from.name, suffixes.join(QStringLiteral(", ."))));
    if (from.kind == ViewExport::Kind::File) {
        QString error;
        return failing(from.write(path, error) ? QString() : error);
    }
    const auto toFile = [path](const QByteArray& bytes) {
        QString error;
        return writeBytes(path, bytes, error) ? QString() : error;
    };
    if (from.values)
        return { {}, [toFile, values = from.values] { return toFile(values().toUtf8()); } };
    if (from.kind == ViewExport::Kind::Table) {
        const auto text = std::make_shared<QString>();
        const QString gone
            = QCoreApplication::translate("weft::widgets", "%1: nothing is left to be read").arg(from.name);
        return { [text, reader = from.table()] { return reader(*text); },
            [toFile, text, gone] { return text->isEmpty() ? gone : toFile(text->toUtf8()); } };
    }
    const QSize drawn = size.isEmpty() ? from.size : size;
    const QString tooLarge
        = QCoreApplication::translate("weft::widgets", "%1 cannot be drawn at this size").arg(from.name);
    const auto bytesOf
        = drawImage(suffix, drawn, scale, from.name, [&](QPainter& painter) { from.paint(painter, drawn); });
    return { {}, [toFile, bytesOf, tooLarge] {
                const QByteArray bytes = bytesOf();
                return bytes.isEmpty() ? tooLarge : toFile(bytes);
            } };
}

ExportWriter readAll(const ExportSteps& steps)
{
    while (steps.read && steps.read()) { }
    return steps.write;
}

bool writeExport(const ViewExport& from, const QString& path, QSize size, double scale, QString& error)
{
    error = readAll(beginExport(from, path, size, scale))();
    return error.isEmpty();
}

} // namespace weft::widgets
