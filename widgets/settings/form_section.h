// SPDX-License-Identifier: GPL-3.0-or-later
// A heading that folds what is under it. Interface thread; owned by the form that it stands in.
#pragma once

#include <QWidget>

class QFormLayout;
class QToolButton;
class QVBoxLayout;

namespace weft::widgets {

class FormSection : public QWidget {
    Q_OBJECT

public:
    FormSection(const QString& id, const QString& title, const QString& note, QWidget* parent = nullptr);

    void addRow(const QString& label, QWidget* field, const QString& help);
    void addWide(QWidget* widget);
    void setExpanded(bool expanded);
    [[nodiscard]] bool isExpanded() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showArrow();

    QToolButton* m_heading;
    QWidget* m_body;
    QFormLayout* m_form;
};

} // namespace weft::widgets
