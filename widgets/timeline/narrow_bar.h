// SPDX-License-Identifier: GPL-3.0-or-later
// A bar of tools in which one button, that has an icon too, says its words only where there is room for all others.
#pragma once

#include <QWidget>

class QToolButton;

namespace weft::widgets {

class NarrowBar : public QWidget {
public:
    NarrowBar(QToolButton* button, QWidget* parent);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* m_button; // in the bar's layout
};

} // namespace weft::widgets
