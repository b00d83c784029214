// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compared_files.h"

#include "engine/project/run_file.h"
#include "engine/study/scenario/file_kind.h"

#include <QFileInfo>

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

void ComparedFiles::open(const QString& path, const Opened& done)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    const auto known = std::find_if(
        m_items.begin(), m_items.end(), [&whole](const ComparedItem& item) { return item.path == whole; });
    if (known != m_items.end()) {
        emit opened(known->id);
        if (done)
            done({});
        return;
    }
    m_reading.push_back(m_jobs->start(
        { tr("Reading %1").arg(QFileInfo(whole).fileName()), widgets::JobLane::View, true }, this,
        [whole](const Watch&) { return readFile(whole); },
        [this, done](ReadFile read) {
            const bool isThere = read.item.run.isThere();
            if (isThere)
                add(std::move(read.item));
            if (done)
                done(read.failures);
        }));
}

void ComparedFiles::add(ComparedItem item)
{
    item.id = m_next++;
    // Files of one name in several folders are told apart.
    const QString name = item.run.name;
    const auto isTaken = [this](const QString& wanted) {
        return std::any_of(
            m_items.begin(), m_items.end(), [&wanted](const ComparedItem& other) { return other.run.name == wanted; });
    };
    if (isTaken(name))
        item.run.name = QFileInfo(QFileInfo(item.path).path()).fileName() + '/' + name;
    for (int number = 2; isTaken(item.run.name); ++number)
        item.run.name = QStringLiteral("%1 (%2)").arg(name).arg(number);
    const quint64 id = item.id;
    m_items.push_back(std::move(item));
    emit changed();
    emit opened(id);
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
