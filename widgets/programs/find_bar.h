// SPDX-License-Identifier: GPL-3.0-or-later
// Finds words in the text of the program: all places are marked while something is sought, Enter and the keys of the
// window go from one to the next. Letters of either case are the same. Interface thread; editor and session outlive it.
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;

namespace weft::widgets {

class ProgramEditor;
class ProgramSession;

class FindBar : public QWidget {
    Q_OBJECT

public:
    FindBar(ProgramSession* session, ProgramEditor* editor, QWidget* parent = nullptr);

    void begin(); // with what is selected in the text
    void end(); // the keys go back to the text
    void go(int direction); // to the next place, or the one before; begins where nothing is sought

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void seek();

    ProgramSession* m_session;
    ProgramEditor* m_editor;
    QLineEdit* m_sought;
    QLabel* m_count;
    std::vector<std::size_t> m_places; // bytes
};

} // namespace weft::widgets
