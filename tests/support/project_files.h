// SPDX-License-Identifier: GPL-3.0-or-later
// What a project left on the disk. For tests only.
#pragma once

#include "engine/project/project_json.h"
#include "engine/study/scenario/file_kind.h"

#include <QDir>
#include <QString>
#include <QStringList>

namespace weft::test {

// The files of results beside it, by name; also those that were not finished.
inline QStringList resultsBeside(const QString& project)
{
    return QDir(QString::fromStdString(study::dataFolder(project.toStdString())))
        .entryList({ "*.weftrun*" }, QDir::Files, QDir::Name);
}

// Empty where it cannot be read.
inline project::Project projectOnDisk(const QString& path)
{
    Findings findings;
    auto read = project::readProject(path.toStdString(), findings);
    return read ? std::move(*read) : project::Project();
}

} // namespace weft::test
