// SPDX-License-Identifier: GPL-3.0-or-later
// What the times of a program's schedules are made of, beside the fabric: the device or a card from a file, whose
// system, how chains and collectives go. Every change is a step of the history. Interface thread; the session outlives
// it.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace weft::widgets {

class ProgramSession;

class MachineBar : public QWidget {
    Q_OBJECT

public:
    explicit MachineBar(ProgramSession* session, QWidget* parent = nullptr);

    void useCard(const QString& path); // a JSON card

private:
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
    bool m_isFilling = false;
};

} // namespace weft::widgets
