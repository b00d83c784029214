// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/file_opener.h"

#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "engine/io/foreign_file.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/words/engine_text.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace weft::gui {

namespace {

// By its name, or by the head that Weft writes; anything else is judged by its whole content, on a worker.
bool looksLikeProject(const QString& path)
{
    if (path.endsWith(QStringLiteral(".weft")))
        return true;
    QFile file(path);
    constexpr qint64 kHead = 256;
    return file.open(QIODevice::ReadOnly) && file.read(kHead).contains("\"weft-project\"");
}

Findings failure(ErrorCode code, const QString& path, Sentence message, Sentence hint)
{
    Error error { code, std::move(message), {}, std::move(hint) };
    error.where.file = path.toStdString();
    Findings findings;
    fail(findings, std::move(error));
    return findings;
}

// What its first bytes tell.
Findings unknownFile(const QString& path)
{
    QFile file(path);
    constexpr qint64 kHead = 4096;
    Findings findings;
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(
            ErrorCode::Unreadable, path, say("the file cannot be read: %1", file.errorString().toStdString()), {});
    }
    const std::string head = file.read(kHead).toStdString();
    const auto kind = io::foreignKind(head);
    fail(findings,
        kind ? io::foreignFile(*kind, path.toStdString())
             : io::unknownFile(say("this is no file that Weft reads"), head, path.toStdString()));
    return findings;
}

} // namespace

FileOpener::FileOpener(Workspace* workspace, Views* views, OpenProject openProject, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_views(views)
    , m_openProject(std::move(openProject))
{
}

QString FileOpener::open(const QStringList& paths, std::optional<study::FileKind> as)
{
    const auto batch = std::make_shared<Batch>();
    m_problem.clear();
    QStringList inputs;
    for (const QString& path : paths) {
        const QFileInfo file(path);
        if (!file.exists())
            note(batch, path, failure(ErrorCode::NotFound, path, say("the file does not exist"), {}));
        else if (auto refused = io::refusedAsPipe(path.toStdString())) {
            Findings failures;
            fail(failures, *std::move(refused));
            note(batch, path, failures);
        } else if (!as && looksLikeProject(path))
            openProject(batch, path);
        else
            inputs << path;
    }
    const QString problem = batch->failures.empty() ? QString() : widgets::inWords(firstError(batch->failures));
    if (inputs.isEmpty()) {
        openNext(batch);
        return problem;
    }
    // A large JSON file is read to know what it is.
    m_workspace->jobs()->start(
        tr("Reading %1").arg(QFileInfo(inputs.constFirst()).fileName()), this,
        [inputs, as](const Watch& watch) { return recognize(inputs, as, watch); },
        [this, batch](std::deque<Input> recognized) {
            batch->inputs = std::move(recognized);
            openNext(batch);
        });
    return problem;
}

std::deque<FileOpener::Input> FileOpener::recognize(
    const QStringList& paths, std::optional<study::FileKind> as, const Watch& watch)
{
    std::deque<Input> inputs;
    std::set<std::string> sets;
    for (const QString& path : paths) {
        if (watch.stop.stop_requested())
            break;
        Input input { as.value_or(study::FileKind::Unknown), path, path };
        if (!as)
            input.kind = study::kindOf(path.toStdString());
        if (input.kind == study::FileKind::Trace || input.kind == study::FileKind::TraceSet) {
            Findings ignored; // loading says it again
            if (const auto set = study::findWorkload(path.toStdString(), ignored)) {
                // The files of one set are one workload, however many of them are given.
                if (!sets.insert(set->prefix).second)
                    continue;
                const auto first = std::find_if(
                    set->files.begin(), set->files.end(), [](const std::string& file) { return !file.empty(); });
                if (first != set->files.end())
                    input.again = QString::fromStdString(*first);
            }
        }
        inputs.push_back(std::move(input));
    }
    return inputs;
}

void FileOpener::openProject(const BatchPtr& batch, const QString& path)
{
    if (batch->hasProject) {
        note(batch, path,
            failure(ErrorCode::Usage, path, say("a window shows one project, and another one was opened with this one"),
                say("open it by itself")));
        return;
    }
    Findings failures;
    batch->hasProject = m_openProject(path, failures);
    if (batch->hasProject || !failures.empty())
        note(batch, path, failures);
}

void FileOpener::openNext(const BatchPtr& batch)
{
    if (batch->inputs.empty()) {
        if (!batch->failed.empty())
            emit failed(batch->failed.constFirst(), static_cast<int>(batch->failed.size()));
        return;
    }
    const Input input = std::move(batch->inputs.front());
    batch->inputs.pop_front();
    if (input.kind == study::FileKind::Project) {
        openProject(batch, input.path);
        openNext(batch);
        return;
    }
    if (input.kind == study::FileKind::Unknown) {
        note(batch, input.path, unknownFile(input.path));
        openNext(batch);
        return;
    }
    if (!m_workspace->isOpen())
        m_workspace->startNew();
    const ViewInfo& info = viewThatOpens(input.kind);
    info.open(*m_views, *m_workspace, input.kind, input.path, [this, batch, input, &info](const Findings& failures) {
        if (failures.empty())
            m_views->show(info.name); // what fails takes nobody elsewhere
        note(batch, failures.empty() ? input.again : input.path, failures);
        openNext(batch);
    });
}

// What failed to open stays until something opens; it says nothing of what is open meanwhile.
void FileOpener::note(const BatchPtr& batch, const QString& path, const Findings& failures)
{
    if (!failures.empty()) {
        batch->failed << path;
        batch->failures.insert(batch->failures.end(), failures.begin(), failures.end());
        m_problem = widgets::inWords(firstError(batch->failures));
        if (!m_workspace->isOpen())
            m_workspace->startNew(); // the list of issues belongs to a project
    }
    m_workspace->reportIssues(QStringLiteral("open"), batch->failures);
    if (failures.empty())
        emit opened(path);
}

} // namespace weft::gui

#include "moc_file_opener.cpp"
