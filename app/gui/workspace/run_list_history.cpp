// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs and the history: what is removed, what runs are called, and what a person says about them.
#include "app/gui/workspace/run_commands.h"
#include "app/gui/workspace/run_list.h"
#include "widgets/base/words/reading_order.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace weft::gui {

void RunList::sayAgain()
{
    const MadeNames made = std::exchange(m_made, MadeNames::inForce());
    for (std::size_t at = 0; at < m_items.size(); ++at) {
        RunItem& item = m_items[at];
        made.sayAgain(item.entry, m_made);
        RunLabels said = labels(item.id);
        const quint64 number = made.numberOf(said.name);
        said.name = m_made.run(number);
        if (number != 0 && !isTaken(said.name, item.id))
            setLabels(item.id, said);
    }
}

project::RunEntry RunList::toStore(const RunItem& item) const
{
    const MadeNames english = MadeNames::english();
    project::RunEntry entry = item.entry;
    m_made.sayAgain(entry, english);
    const quint64 number = m_made.numberOf(entry.name);
    if (const std::string name = english.run(number); number != 0 && !isTaken(name, item.id))
        entry.name = name;
    return entry;
}

void RunList::remove(const std::vector<quint64>& ids)
{
    const auto count = static_cast<int>(ids.size());
    const QString what = count == 1 ? tr("Remove %1").arg(QString::fromStdString(labels(ids.front()).name))
                                    : tr("Remove %n runs", nullptr, count);
    const bool several = count > 1;
    bool begun = false;
    for (const quint64 id : ids) {
        const int row = rowOf(id);
        if (row < 0)
            continue;
        // Of what is under way there is nothing yet that could come back.
        if (const widgets::JobId job = m_items[static_cast<std::size_t>(row)].job; job != 0) {
            m_jobs->drop(job);
            (void)take(row);
            emit changed();
            continue;
        }
        if (several && !begun)
            m_undo->beginMacro(what);
        begun = true;
        m_undo->push(new RemoveRun(*this, id, what));
    }
    if (several && begun)
        m_undo->endMacro();
}

RunItem RunList::take(int row)
{
    beginRemoveRows({}, row, row);
    RunItem item = std::move(m_items[static_cast<std::size_t>(row)]);
    m_items.erase(m_items.begin() + row);
    endRemoveRows();
    if (m_other != 0 && find(first()) == nullptr && find(m_other) == nullptr)
        setOther(0);
    if (m_current == item.id)
        setCurrent(m_items.empty() ? 0 : m_items.back().id);
    return item;
}

void RunList::insert(int row, RunItem item)
{
    row = std::clamp(row, 0, rowCount());
    item.changes = changesSince(item.entry, m_inputs);
    const quint64 id = item.id;
    beginInsertRows({}, row, row);
    m_items.insert(m_items.begin() + row, std::move(item));
    endInsertRows();
    if (m_current == 0 && find(id)->hasResult())
        setCurrent(id);
    if (id == m_first || id == m_other)
        want(id); // its result was left to the disk
}

void RunList::nameView(RunItem& item)
{
    const QString name = QString::fromStdString(item.entry.name);
    if (item.view == nullptr || item.view->name == name)
        return;
    auto renamed = std::make_shared<widgets::RunView>(*item.view); // a view of a run never changes: it is another one
    renamed->name = name;
    item.view = std::move(renamed);
}

RunLabels RunList::labels(quint64 id) const
{
    const RunItem* item = find(id);
    return item == nullptr ? RunLabels() : RunLabels { item->entry.name, item->entry.note, item->entry.isBaseline };
}

void RunList::setLabels(quint64 id, const RunLabels& labels)
{
    RunItem* item = findItem(id);
    if (item == nullptr)
        return;
    item->entry.name = labels.name;
    nameView(*item);
    item->entry.note = labels.note;
    const bool otherBaseline = item->entry.isBaseline != labels.isBaseline;
    item->entry.isBaseline = labels.isBaseline;
    if (otherBaseline && !m_items.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1)); // all are measured against it
    else
        refresh(id);
    emit labelled();
}

std::vector<quint64> RunList::lastTwo() const
{
    std::vector<quint64> ids;
    for (auto item = m_items.rbegin(); item != m_items.rend() && ids.size() < 2; ++item) {
        if (item->hasResult())
            ids.insert(ids.begin(), item->id);
    }
    return ids;
}

std::pair<quint64, quint64> RunList::toOffer() const
{
    const auto isThere = [this](quint64 id) { return find(id) != nullptr && find(id)->hasResult(); };
    const std::pair now = m_other != 0 ? std::pair(first(), m_other) : m_offered;
    return isThere(now.first) && isThere(now.second) ? now : std::pair<quint64, quint64>(0, 0);
}

bool RunList::isTaken(const std::string& name, quint64 except) const
{
    return std::any_of(m_items.begin(), m_items.end(),
        [&](const RunItem& item) { return item.id != except && item.entry.name == name; });
}

void RunList::changeLabels(const QString& what, const std::vector<std::pair<quint64, RunLabels>>& to)
{
    m_undo->push(new LabelRuns(*this, to, what));
}

void RunList::rename(quint64 id, const QString& name)
{
    RunLabels to = labels(id);
    const std::string text = widgets::plainName(name).toStdString();
    if (find(id) == nullptr || text.empty() || text == to.name)
        return;
    if (isTaken(text, id)) {
        emit refused(tr("Another run is called %1").arg(QString::fromStdString(text)));
        return;
    }
    to.name = text;
    changeLabels(tr("Rename a run"), { { id, to } });
}

void RunList::setNote(quint64 id, const QString& note)
{
    RunLabels to = labels(id);
    const std::string text = widgets::plainName(note).toStdString();
    if (find(id) == nullptr || text == to.note)
        return;
    to.note = text;
    changeLabels(tr("Note on a run"), { { id, to } });
}

void RunList::setBaseline(quint64 id)
{
    std::vector<std::pair<quint64, RunLabels>> to;
    for (const RunItem& item : m_items) {
        RunLabels said = labels(item.id);
        if (said.isBaseline == (item.id == id))
            continue;
        said.isBaseline = item.id == id;
        to.emplace_back(item.id, said);
    }
    if (!to.empty())
        changeLabels(id == 0 ? tr("Unpin the baseline") : tr("Pin a baseline"), to);
}

const RunItem* RunList::baseline() const
{
    const auto at
        = std::find_if(m_items.begin(), m_items.end(), [](const RunItem& item) { return item.entry.isBaseline; });
    return at == m_items.end() ? nullptr : &*at;
}

} // namespace weft::gui
