// SPDX-License-Identifier: GPL-3.0-or-later
// A button that shows a name which somebody gave, such as that of a file: what does not fit is left out in the middle,
// and a long name asks for no more room than a field does. Without a name it is a button with a text. Interface thread.
#pragma once

#include <QPushButton>

namespace weft::widgets {

class NameButton : public QPushButton {
    Q_OBJECT

public:
    explicit NameButton(QWidget* parent = nullptr);

    void setName(const QString& name); // whole; empty: the text in its place
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showName();

    QString m_name;
};

} // namespace weft::widgets
