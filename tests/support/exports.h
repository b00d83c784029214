// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what a view offers, as the window does.
#pragma once

#include "widgets/base/views/view.h"

#include <algorithm>

namespace weft::test {

// The first export of the kind, and of the name if one is given. False and a sentence in `error` if that fails.
inline bool writeFirst(widgets::View& view, widgets::ViewExport::Kind kind, const QString& path, QString& error,
    const QString& name = {}, double scale = 1)
{
    const std::vector<widgets::ViewExport> all = view.exports();
    const auto one = std::find_if(all.begin(), all.end(),
        [&](const widgets::ViewExport& of) { return of.kind == kind && (name.isEmpty() || of.name == name); });
    if (one != all.end())
        return writeExport(*one, path, {}, scale, error);
    error = QStringLiteral("there is no such export");
    return false;
}

inline bool writePicture(widgets::View& view, const QString& path, QString& error, double scale = 1)
{
    return writeFirst(view, widgets::ViewExport::Kind::Picture, path, error, {}, scale);
}

inline bool writeTable(widgets::View& view, const QString& path, QString& error, const QString& name = {})
{
    return writeFirst(view, widgets::ViewExport::Kind::Table, path, error, name);
}

} // namespace weft::test
