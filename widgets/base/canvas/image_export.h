// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what a canvas shows as a picture. On the interface thread where that paints widgets, else on any.
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QIODevice;
class QPainter;

namespace weft::widgets {

// `form`: "svg" or "pdf", else PNG. `size` in logical pixels, `scale` device pixels each. False if that fails.
[[nodiscard]] bool writeImage(QIODevice& out, const QString& form, QSize size, double scale, const QString& title,
    const std::function<void(QPainter&)>& paint);

// The same in two steps: what is painted now is recorded, and what is returned draws it and makes the bytes of it, on
// any thread; nothing if that fails.
[[nodiscard]] std::function<QByteArray()> drawImage(
    const QString& form, QSize size, double scale, const QString& title, const std::function<void(QPainter&)>& paint);

// As .svg or .pdf by the ending of the name, else as PNG. False and a sentence in `error` if that fails.
[[nodiscard]] bool writeImage(const QString& path, QSize size, double scale, const QString& title,
    const std::function<void(QPainter&)>& paint, QString& error);

// Pixels a logical one: as many as are wished for, as long as programs open it; less than one of a long page.
[[nodiscard]] double bitmapScale(QSize size, double wished);

// Whether what is drawn with the painter stays shapes.
[[nodiscard]] bool drawsVectors(const QPainter& painter);

} // namespace weft::widgets
