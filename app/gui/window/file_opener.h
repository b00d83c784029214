// SPDX-License-Identifier: GPL-3.0-or-later
// Opens files that were named together, on the command line, in a dialog or by dropping them: each by its content, one
// after the other. What fails is an issue with its place and keeps nothing else from being opened. Interface thread;
// owned by the window.
#pragma once

#include "engine/core/error.h"
#include "engine/core/progress.h"
#include "engine/study/scenario/file_kind.h"

#include <QObject>
#include <QStringList>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace weft::gui {

class Views;
class Workspace;

class FileOpener : public QObject {
    Q_OBJECT

public:
    // Adds what failed to the findings; true if the project is open.
    using OpenProject = std::function<bool(const QString& path, Findings& failures)>;

    FileOpener(Workspace* workspace, Views* views, OpenProject openProject, QObject* parent);

    // Projects that are known by their names or heads and files that are not there at once, the others by jobs; the
    // first thing that was wrong at once is returned. `as`: what somebody says that they are.
    QString open(const QStringList& paths, std::optional<study::FileKind> as = {});
    // The first thing that was wrong with what was named last, once it was tried; empty: nothing so far.
    [[nodiscard]] QString problem() const { return m_problem; }

signals:
    void opened(const QString& path); // what to name to open it again: of a trace set, its first file
    void failed(const QString& path, int files); // the first, and how many, once the others were tried

private:
    struct Input {
        study::FileKind kind = study::FileKind::Unknown;
        QString path;
        QString again; // see opened()
    };
    struct Batch {
        std::deque<Input> inputs;
        Findings failures;
        QStringList failed;
        bool hasProject = false;
    };
    using BatchPtr = std::shared_ptr<Batch>;

    [[nodiscard]] static std::deque<Input> recognize(
        const QStringList& paths, std::optional<study::FileKind> as, const Watch& watch);
    void openProject(const BatchPtr& batch, const QString& path);
    void openNext(const BatchPtr& batch);
    void note(const BatchPtr& batch, const QString& path, const Findings& failures);

    Workspace* m_workspace;
    Views* m_views;
    OpenProject m_openProject;
    QString m_problem;
};

} // namespace weft::gui
