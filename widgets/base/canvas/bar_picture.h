// SPDX-License-Identifier: GPL-3.0-or-later
// Bars that are painted: a canvas whose parts keys and screen readers go through, with tips of the same words. It runs
// from left to right wherever one reads from, as all axes do. Interface thread; a child of its view.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"

#include <QWidget>

#include <memory>

namespace weft::widgets {

class BarPicture : public QWidget, public CanvasParts {
    Q_OBJECT

public:
    [[nodiscard]] QSize minimumSizeHint() const override { return { 200, sizeHint().height() }; }

protected:
    // `spoken` and `described` are for screen readers: what the bars say, and where the same figures are as text.
    BarPicture(const QString& name, const QString& spoken, const QString& described, QWidget* parent);

    bool event(QEvent* event) override;

    [[nodiscard]] int barHeight() const; // with the air about it
    [[nodiscard]] CanvasCursor& cursor() { return *m_cursor; } // of the keyboard

private:
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets
