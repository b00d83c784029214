// SPDX-License-Identifier: GPL-3.0-or-later
// The one way in which the window writes a file: as the engine does (io/output_file.h), so that links are followed,
// devices and pipes are written to, and nothing is half written. Pure but for the file; any thread.
#pragma once

#include <QByteArray>
#include <QString>

namespace weft::widgets {

// False and a sentence in `error` if that fails.
[[nodiscard]] bool writeBytes(const QString& path, const QByteArray& bytes, QString& error);

} // namespace weft::widgets
