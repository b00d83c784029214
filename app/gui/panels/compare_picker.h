// SPDX-License-Identifier: GPL-3.0-or-later
// Which two runs are compared: a list for each, and the button that begins. Interface thread; a child of its view.
#pragma once

#include <QWidget>

#include <vector>

class QComboBox;

namespace weft::gui {

struct RunItem;

class ComparePicker : public QWidget {
    Q_OBJECT

public:
    explicit ComparePicker(QWidget* parent = nullptr);

    // Those with results are offered; fewer than two are nothing to choose from. Null: none is compared yet, and the
    // last two are chosen as soon as they are seen there.
    void setRuns(const std::vector<RunItem>& runs, const RunItem* a, const RunItem* b);

    // Two were chosen elsewhere.
    void setDecided() { m_isDue = false; }

protected:
    void showEvent(QShowEvent* event) override;

signals:
    void chosen(quint64 a, quint64 b);

private:
    void choose();
    void chooseSoon();

    QComboBox* m_a;
    QComboBox* m_b;
    bool m_isDue = false; // nobody has chosen yet
};

} // namespace weft::gui
