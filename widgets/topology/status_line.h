// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the canvas: parts in the order of their weight, of which as many are shown whole as there is room
// for; the others are a tooltip away. It never asks for more width than there is. Interface thread.
#pragma once

#include <QLabel>

namespace weft::widgets {

class StatusLine : public QLabel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent);
    void setParts(const QStringList& parts);
    // What is seen: whole parts, and an ellipsis where some are left out.
    [[nodiscard]] QString shown() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void updateTip();
    QStringList m_parts;
};

} // namespace weft::widgets
