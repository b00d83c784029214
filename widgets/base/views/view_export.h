// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that a view can write: a picture at a size of the caller's choosing, a table, or a file of its own form.
// Values with functions that refer to the view: used at once, on the interface thread.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>

class QPainter;
class QWidget;

namespace weft::widgets {

class DataTable;

// Reads a table from its beginning, a few milliseconds a call, so that the window goes on meanwhile. What it appends is
// text of RFC 4180; false: that was the last of it.
using TableReader = std::function<bool(QString& text)>;

struct ViewExport {
    enum class Kind { Picture, Table, File };

    Kind kind = Kind::Picture;
    QString name {}; // for people, as in "Timeline": "picture", "figures of the range"
    // Of a picture: its size on the screen in logical pixels, and how to draw it at another one.
    QSize size {};
    std::function<void(QPainter& painter, QSize size)> paint {};
    // Of a table, a line of names and lines of values: begins to read it; or makes it on any thread, of what it holds.
    std::function<TableReader()> table {};
    std::function<QString()> values {};
    // Of a file: its endings without the dot, the first one preferred, and how to write it. False and a sentence in
    // `error` if that fails at once; else the view says when it is written, for it may be a job.
    QStringList suffixes {};
    std::function<bool(const QString& path, QString& error)> write {};
};

// A picture of a widget, which is drawn at the size that is asked for; as on the screen unless `paint` is given.
[[nodiscard]] ViewExport pictureOf(QWidget* widget, const QString& name, std::function<void(QPainter&)> paint = {});
[[nodiscard]] ViewExport tableOf(const QString& name, std::function<QString()> csv); // a short one
[[nodiscard]] ViewExport tableOf(const QString& name, const DataTable& table);
[[nodiscard]] ViewExport tableOfValues(const QString& name, std::function<QString()> csv); // which any thread calls

// The endings that the export can be written with, the preferred one first.
[[nodiscard]] QStringList suffixesOf(const ViewExport& from);
// What is to be read is read by calls on the interface thread until that is false; then the file is made of it on any
// thread, which says why it could not. That is the longer part: pictures are drawn there.
using ExportWriter = std::function<QString()>;
struct ExportSteps {
    std::function<bool()> read; // null: nothing is left to be read
    ExportWriter write;
};
// Pictures by the ending of the name (see writeImage); `size` empty: as on the screen. A file of a form of its own is
// written at once.
[[nodiscard]] ExportSteps beginExport(const ViewExport& from, const QString& path, QSize size, double scale);
[[nodiscard]] ExportWriter readAll(const ExportSteps& steps); // now
// All at once.
[[nodiscard]] bool writeExport(const ViewExport& from, const QString& path, QSize size, double scale, QString& error);

} // namespace weft::widgets
