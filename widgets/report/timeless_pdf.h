// SPDX-License-Identifier: GPL-3.0-or-later
// Takes out of a PDF what is of the day and of the place and not of its content, so that the same input gives the same bytes. Pure; any
// thread.
#pragma once

#include <QByteArray>

namespace weft::widgets {

// `key`: its identification from now on, hexadecimal. `when`: its date, ISO 8601 in UTC to the second; else it has none.
void makeTimeless(QByteArray& pdf, const QByteArray& key, const QByteArray& when);

} // namespace weft::widgets
