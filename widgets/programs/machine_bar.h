// SPDX-License-Identifier: GPL-3.0-or-later
// What the times of a program's schedules are made of, beside the fabric: the device or a card from a file, whose
// system, how chains and collectives go. Every change is a step of the history. Interface thread; the session outlives
// it.
#pragma once

#include "widgets/base/words/facts.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace weft::widgets {

class ProgramSession;

class MachineBar : public QWidget {
    Q_OBJECT

public:
    explicit MachineBar(ProgramSession* session, QWidget* parent = nullptr);

    void useCard(const QString& path); // a JSON card
    [[nodiscard]] Facts words() const; // what stands in its fields

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Field {
        QLabel* label;
        QWidget* field;
    };
    void lay(int rows); // 2, or 3 where two rows would cut words
    [[nodiscard]] int wholeWidth() const;
    void showMachine();
    void take();
    void takeDevice(int index);
    void takeCollectives(int index);

    ProgramSession* m_session;
    QComboBox* m_device;
    QComboBox* m_system;
    QCheckBox* m_launches;
    QComboBox* m_chains;
    QSpinBox* m_chunks;
    QComboBox* m_collectives;
    QGridLayout* m_grid = nullptr;
    std::vector<Field> m_fields;
    int m_rows = 0;
    bool m_isFilling = false;
};

} // namespace weft::widgets
