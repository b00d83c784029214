// SPDX-License-Identifier: GPL-3.0-or-later
// A large sentence that leads to what shows it: a link for the mouse and for the keyboard. Interface thread.
#pragma once

#include <QLabel>

namespace weft::widgets {

class HeadlineLabel : public QLabel {
    Q_OBJECT

public:
    explicit HeadlineLabel(QWidget* parent = nullptr);

    // `tip` says what a click shows; empty: it leads nowhere.
    void setSentence(const QString& sentence, const QString& tip);
    [[nodiscard]] const QString& sentence() const { return m_sentence; }

signals:
    void activated();

protected:
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override; // the link, then out, in both directions

private:
    QString m_sentence;
};

} // namespace weft::widgets
