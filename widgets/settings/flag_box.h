// SPDX-License-Identifier: GPL-3.0-or-later
// A switch of the settings that is off by default. It says in words how it stands and what the default is, so that
// neither is taken for the other. Interface thread.
#pragma once

#include <QCheckBox>

namespace weft::widgets {

class FlagBox : public QCheckBox {
    Q_OBJECT

public:
    explicit FlagBox(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override; // of the longest that it may say

private:
    [[nodiscard]] static QString words(bool on);
};

} // namespace weft::widgets
