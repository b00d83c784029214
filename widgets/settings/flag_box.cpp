// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/flag_box.h"

#include <algorithm>

namespace weft::widgets {

FlagBox::FlagBox(QWidget* parent)
    : QCheckBox(words(false), parent)
{
    connect(this, &QCheckBox::toggled, this, [this](bool on) { setText(words(on)); });
}

QString FlagBox::words(bool on)
{
    return on ? tr("On (off by default)") : tr("Off (the default)");
}

QSize FlagBox::sizeHint() const
{
    const QSize now = QCheckBox::sizeHint();
    const QFontMetrics metrics = fontMetrics();
    const int other = metrics.horizontalAdvance(words(!isChecked())) - metrics.horizontalAdvance(text());
    return { now.width() + std::max(0, other), now.height() };
}

} // namespace weft::widgets

#include "moc_flag_box.cpp"
