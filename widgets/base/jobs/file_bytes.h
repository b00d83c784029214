// SPDX-License-Identifier: GPL-3.0-or-later
// The one way in which the window writes a file: as the engine does (io/output_file.h), so that links are followed,
// devices and pipes are written to, and nothing is half written. Pure but for the file; any thread.
#pragma once

#include "engine/core/progress.h"

#include <QByteArray>
#include <QString>

namespace weft::widgets {

// False and a sentence in `error` if that fails. A pipe that nobody reads is waited for until the watch is stopped;
// without a watch it is an error.
[[nodiscard]] bool writeBytes(
    const QString& path, const QByteArray& bytes, QString& error, const Watch* watch = nullptr);

} // namespace weft::widgets
