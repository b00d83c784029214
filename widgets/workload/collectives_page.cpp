// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/collectives_page.h"

#include "widgets/base/views/data_table.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/page_parts.h"
#include "widgets/workload/record_model.h"
#include "widgets/workload/workload_text.h"

#include <QItemSelectionModel>
#include <QSplitter>
#include <QVBoxLayout>

namespace weft::widgets {

CollectivesPage::CollectivesPage(SelectionModel* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_collectives(new RecordModel(this))
    , m_groups(new RecordModel(this))
{
    m_table = makeRecordTable(m_collectives, "collectivesTable", tr("Collectives"), this);
    DataTable* groups = makeRecordTable(m_groups, "groupsTable", tr("Process groups"), this);
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->addWidget(titled(tr("Collectives"), m_table));
    halves->addWidget(titled(tr("Process groups"), groups));
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(halves);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CollectivesPage::selectCurrent);
    connect(groups, &QTableView::activated, this, [this](const QModelIndex& index) {
        emit groupActivated(toQString(m_digest->groups[m_groups->recordAt(index.row())].name));
    });
    setDigest(nullptr);
}

void CollectivesPage::setDigest(WorkloadDigestPtr digest)
{
    m_digest = std::move(digest);
    showCollectives();
    showGroups();
}

void CollectivesPage::showCollectives()
{
    if (!m_digest) {
        m_collectives->clear();
        return;
    }
    const auto at
        = [digest = m_digest](std::size_t record) -> const CollectiveEntry& { return digest->collectives[record]; };
    const auto group
        = [digest = m_digest, at](std::size_t record) -> const GroupEntry& { return digest->groups[at(record).group]; };
    const auto members = [group](std::size_t record) { return static_cast<double>(group(record).ranks.size()); };
    const auto matched = [at, group](std::size_t record) -> QString {
        const CollectiveEntry& entry = at(record);
        const std::size_t size = group(record).ranks.size();
        if (!group(record).isDefined)
            return tr("the group is not defined");
        if (entry.equal == size && entry.found == size)
            return tr("on all members");
        if (entry.equal < entry.found)
            return tr("%1 of %2 members agree on type and size")
                .arg(formatCount(entry.equal), formatCount(entry.found));
        return tr("on %1 of %2 members").arg(formatCount(entry.found), formatCount(size));
    };
    m_collectives->setRecords(m_digest->collectives.size(),
        { { tr("Type"), [at](std::size_t record) { return kindName(at(record).kind); } },
            { tr("Group", "a process group"), [group](std::size_t record) { return groupText(group(record).name); } },
            { tr("No.", "the number of a collective within its group"),
                [at](std::size_t record) { return formatCount(at(record).number + 1); },
                [at](std::size_t record) { return static_cast<double>(at(record).number + 1); },
                tr("Its place among the collectives of the group") },
            { tr("Size (bytes)"), [at](std::size_t record) { return formatBytes(at(record).bytes); },
                [at](std::size_t record) { return static_cast<double>(at(record).bytes); },
                tr("comm_size: of an all-gather the shard of each rank, else the full buffer") },
            { tr("Members"), [members](std::size_t record) { return formatNumber(members(record)); }, members },
            { tr("Matched"), matched, {}, tr("Whether the members of the group have the same collective there") } });
}

void CollectivesPage::showGroups()
{
    if (!m_digest) {
        m_groups->clear();
        return;
    }
    const auto at = [digest = m_digest](std::size_t record) -> const GroupEntry& { return digest->groups[record]; };
    m_groups->setRecords(m_digest->groups.size(),
        { { tr("Name"), [at](std::size_t record) { return groupText(at(record).name); } },
            { tr("Size"),
                [at](std::size_t record) {
                    return at(record).isDefined ? formatCount(at(record).ranks.size()) : QStringLiteral("?");
                },
                [at](std::size_t record) { return static_cast<double>(at(record).ranks.size()); },
                tr("How many ranks are in it") },
            { tr("Collectives"), [at](std::size_t record) { return formatCount(at(record).collectives); },
                [at](std::size_t record) { return static_cast<double>(at(record).collectives); } },
            { tr("Ranks"), [at](std::size_t record) {
                 return at(record).isDefined ? formatRanks(at(record).ranks)
                                             : tr("not defined: load the communicator-group file");
             } } });
}

void CollectivesPage::selectCurrent()
{
    std::vector<OpKey> keys;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        keys.push_back(m_digest->collectives[m_collectives->recordAt(index.row())].first);
    m_selection->selectOperations(std::move(keys));
}

} // namespace weft::widgets

#include "moc_collectives_page.cpp"
