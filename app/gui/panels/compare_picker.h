// SPDX-License-Identifier: GPL-3.0-or-later
// Which two runs are compared and how they stand beside each other: a list for each, and the alignment. Interface
// thread; a child of its view.
#pragma once

#include "app/gui/panels/compared_item.h"
#include "widgets/comparison/alignment.h"

#include <QWidget>

#include <utility>
#include <vector>

class QComboBox;
class QToolButton;

namespace weft::gui {

class ComparePicker : public QWidget {
    Q_OBJECT

public:
    explicit ComparePicker(QWidget* parent = nullptr);

    // What is offered. The two of `ids` were chosen, and may be the same; 0: it is gone, and waits for another. If they
    // were not, they are as soon as they are seen there; in place of none the last two.
    void setItems(const std::vector<ComparedItem>& items, std::pair<quint64, quint64> ids, bool isChosen);
    void setAlignment(widgets::Alignment alignment);
    // Two were chosen elsewhere.
    void setDecided() { m_isDue = false; }
    void decide(); // for what is offered, if nobody has chosen
    [[nodiscard]] QToolButton* openButton() const { return m_open; } // for the command behind it

protected:
    void showEvent(QShowEvent* event) override;

signals:
    void chosen(quint64 a, quint64 b);
    void alignmentChosen(weft::widgets::Alignment alignment);

private:
    void choose();
    void chooseSoon();

    QComboBox* m_a;
    QComboBox* m_b;
    QComboBox* m_alignment;
    QToolButton* m_open;
    bool m_isDue = false; // nobody has chosen yet
};

} // namespace weft::gui
