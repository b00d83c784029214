// SPDX-License-Identifier: GPL-3.0-or-later
// Takes out of a PDF what is of the day and not of its content, so that the same input gives the same bytes. Pure; any
// thread.
#pragma once

#include <QByteArray>

namespace weft::widgets {

// `key`: its identification from now on, hexadecimal.
void makeTimeless(QByteArray& pdf, const QByteArray& key);

} // namespace weft::widgets
