// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compared_files.h"

#include "engine/project/run_file.h"
#include "engine/study/scenario/file_kind.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace weft::gui {

namespace {

struct ReadFile {
    ComparedItem item;
    Findings failures;
};

// The elements of a run that belongs to no document have keys of their own: their places.
template <class Key> std::vector<Key> placesAsKeys(std::uint32_t count)
{
    std::vector<Key> keys;
    for (std::uint32_t at = 0; at < count; ++at)
        keys.push_back(Key { at });
    return keys;
}

ReadFile readFile(const QString& path)
{
    ReadFile read;
    read.item.path = path;
    read.item.run.name = QFileInfo(path).fileName();
    const std::string file = path.toStdString();
    if (study::kindOf(file) == study::FileKind::RunFile) {
        auto run = project::loadRun(file);
        if (!run) {
            read.failures.push_back({ Severity::Error, run.error() });
            return read;
        }
        const topology::Topology& topology = (*run)->fabric.topology();
        read.item.fabric = QString::fromStdString(topology.spec());
        auto nodes = placesAsKeys<widgets::NodeKey>(topology.nodeCount());
        auto links = placesAsKeys<widgets::LinkKey>(topology.linkCount());
        read.item.run.view
            = widgets::makeRunView(read.item.run.name, std::move(*run), nullptr, std::move(nodes), std::move(links));
        return read;
    }
    auto result = study::readResultFile(file);
    if (!result) {
        read.failures.push_back({ Severity::Error, result.error() });
        return read;
    }
    if (const auto spec = result->figures.settings.find("topology"); spec != result->figures.settings.end())
        read.item.fabric = QString::fromStdString(spec->second);
    read.item.run.file = std::make_shared<const study::ResultFile>(std::move(*result));
    return read;
}

} // namespace

ComparedFiles::ComparedFiles(widgets::JobRunner* jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
{
}

quint64 ComparedFiles::open(const QString& path, const Opened& done)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    const auto known = std::find_if(
        m_items.begin(), m_items.end(), [&whole](const ComparedItem& item) { return item.path == whole; });
    if (known != m_items.end()) {
        const quint64 id = known->id;
        emit opened(id);
        if (done)
            done({});
        return id;
    }
    const quint64 id = m_next++;
    m_reading.push_back(m_jobs->start(
        { tr("Reading %1").arg(QFileInfo(whole).fileName()), widgets::JobLane::View, true }, this,
        [whole](const Watch&) { return readFile(whole); },
        [this, done, id](ReadFile read) {
            read.item.id = id;
            if (read.item.run.isThere())
                add(std::move(read.item));
            if (done)
                done(read.failures);
        }));
    return id;
}

void ComparedFiles::add(ComparedItem item)
{
    const quint64 id = item.id;
    const auto isLater = [id](const ComparedItem& other) { return other.id > id; };
    m_items.insert(std::find_if(m_items.begin(), m_items.end(), isLater), std::move(item));
    nameAll();
    emit changed();
    emit opened(id);
}

void ComparedFiles::standBeside(const QSet<QString>& names)
{
    if (names == m_beside)
        return;
    m_beside = names;
    nameAll();
}

// Files of one name in several folders are told apart, whichever was read first.
void ComparedFiles::nameAll()
{
    const auto shared = [this](const auto& nameOf) {
        QHash<QString, int> times;
        for (const QString& name : m_beside)
            ++times[name];
        for (const ComparedItem& item : m_items)
            ++times[nameOf(item)];
        return times;
    };
    const auto alone = [](const ComparedItem& item) { return QFileInfo(item.path).fileName(); };
    const auto inFolder = [&alone](const ComparedItem& item) {
        return QFileInfo(QFileInfo(item.path).path()).fileName() + '/' + alone(item);
    };
    const QHash<QString, int> names = shared(alone);
    const QHash<QString, int> longer = shared(inFolder);
    for (ComparedItem& item : m_items) {
        const bool isAlone = names[alone(item)] == 1;
        item.run.name = isAlone ? alone(item) : longer[inFolder(item)] == 1 ? inFolder(item) : item.path;
    }
}

void ComparedFiles::close(quint64 id)
{
    const auto isIt = [id](const ComparedItem& item) { return item.id == id; };
    m_items.erase(std::remove_if(m_items.begin(), m_items.end(), isIt), m_items.end());
    nameAll();
    emit changed();
}

void ComparedFiles::clear()
{
    for (const widgets::JobId job : m_reading)
        m_jobs->drop(job);
    m_reading.clear();
    m_items.clear();
}

QStringList ComparedFiles::paths() const
{
    QStringList paths;
    for (const ComparedItem& item : m_items)
        paths << item.path;
    return paths;
}

} // namespace weft::gui

#include "moc_compared_files.cpp"
