// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a schedule is correct, in one line with a way to the step that is wrong; more when there is more to say.
// Interface thread.
#pragma once

#include "engine/collective/proof/verifier.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace weft::widgets {

class VerdictBanner : public QWidget {
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void clear();
    void setChecking(const QString& title); // while the verifier runs
    void setVerdict(const collective::Schedule& schedule, const collective::Verdict& verdict);
    void setProblem(const QString& title, const QString& why); // the verifier could not say
    // Why it cannot run on the fabric that is open, with the first place; empty: it can, or there is none. Stays
    // whatever the verdict is.
    void setFit(const QString& problem);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QToolButton* button() const { return m_show; }

signals:
    void showRequested(); // the failing step

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class State { Empty, Checking, Correct, Wrong, Unknown };
    void set(State state, const QString& text, const QString& details);
    void showState();
    void color();

    State m_state = State::Empty;
    QLabel* m_icon;
    QLabel* m_text;
    QLabel* m_details;
    QLabel* m_fit;
    QToolButton* m_show;
};

} // namespace weft::widgets
