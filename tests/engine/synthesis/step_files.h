// SPDX-License-Identifier: GPL-3.0-or-later
// Files of steps as bytes, for tests.
#pragma once

#include "engine/synthesis/store/stored_steps.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace weft::synthesis::test {

inline QStringList namesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// An all-gather by steps, as saveSteps() writes it; empty where it does not.
inline QByteArray writtenGather(const LinkGraph& graph, const QTemporaryDir& folder)
{
    const QString path = folder.filePath(QStringLiteral("good.wsteps"));
    SynthesisOptions options;
    options.useSymmetry = false;
    const auto made = synthesize(graph, collective::PatternKind::AllGather, 1, options);
    if (!made || !saveSteps(graph, *made, Bytes { 1U << 20U }, path.toStdString()))
        return {};
    return contentOf(path);
}

// Opens and replays what is in a file of these bytes.
inline Result<ScheduleCheck> outcomeOf(const LinkGraph& graph, const QByteArray& bytes, const QTemporaryDir& folder)
{
    QFile file(folder.filePath(QStringLiteral("tried.wsteps")));
    file.remove(); // writing over a file waits for the disk
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return Error { ErrorCode::Usage, "the test cannot write", {}, {} };
    file.close();
    const Result<StoredSteps> opened = openStepFile(file.fileName().toStdString());
    if (!opened)
        return opened.error();
    return checkStoredSteps(graph, *opened);
}

} // namespace weft::synthesis::test
