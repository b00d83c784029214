// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_document.h"

#include "widgets/base/job_runner.h"
#include "widgets/documents/layouts.h"

namespace weft::widgets {

namespace {
constexpr int kCheckPauseMs = 150;
constexpr std::size_t kCheckHere = 2000; // elements that are checked on the interface thread
}

FabricDocument::FabricDocument(JobRunner* jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
{
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kCheckPauseMs);
    connect(&m_checkTimer, &QTimer::timeout, this, &FabricDocument::check);
}

void FabricDocument::load(const topology::Fabric& fabric, std::span<const QPointF> positions)
{
    std::vector<QPointF> laidOut;
    if (positions.size() != fabric.topology().nodeCount()) {
        laidOut = layOut(fabric.topology(), LayoutKind::Structural);
        positions = laidOut;
    }
    m_undo.clear();
    m_columns = columnsOf(fabric, positions, m_nextNode, m_nextLink);
    m_nextNode += fabric.topology().nodeCount();
    m_nextLink += fabric.topology().linkCount();
    m_undo.setClean();
    noteChange(Change::Structure);
}

void FabricDocument::adopt(PreparedFabric prepared)
{
    m_undo.clear();
    m_columns = std::move(prepared.columns);
    if (!m_columns.nodeKeys.empty())
        m_nextNode = std::max(m_nextNode, index(m_columns.nodeKeys.back()) + 1);
    if (!m_columns.linkKeys.empty())
        m_nextLink = std::max(m_nextLink, index(m_columns.linkKeys.back()) + 1);
    m_undo.setClean();
    m_checkTimer.stop();
    ++m_revision;
    ++m_sealRevision;
    m_sealed = std::move(prepared.check.sealed);
    m_stateIsStale = false;
    m_ordinalsAreStale = true;
    m_findings = std::move(prepared.check.findings);
    emit changed(Change::Structure);
    emit findingsChanged();
}

void FabricDocument::clear()
{
    m_undo.clear();
    m_columns = {};
    m_undo.setClean();
    noteChange(Change::Structure);
}

void FabricDocument::noteChange(Change change)
{
    ++m_revision;
    if (change == Change::Structure || change == Change::Properties) {
        m_sealed.reset();
        ++m_sealRevision;
        m_checkTimer.start();
    } else if (change == Change::State) {
        m_stateIsStale = true;
    }
    if (change == Change::Structure)
        m_ordinalsAreStale = true;
    emit changed(change);
}

Result<SealedFabricPtr> FabricDocument::sealed() const
{
    if (!m_sealed) {
        Findings findings;
        m_sealed = sealColumns(m_columns, findings);
        m_stateIsStale = false;
    } else if (m_stateIsStale && m_sealed->ok()) {
        m_sealed = withState(*m_sealed->value(), m_columns);
    }
    m_stateIsStale = false;
    return *m_sealed;
}

std::optional<Result<SealedFabricPtr>> FabricDocument::sealedIfReady() const
{
    if (!m_sealed && m_jobs != nullptr && m_columns.nodeCount() + m_columns.linkCount() > kCheckHere)
        return {};
    return sealed();
}

std::vector<QPointF> FabricDocument::positions() const
{
    std::vector<QPointF> positions;
    positions.reserve(m_columns.nodeCount());
    for (const std::uint32_t at : sealedOrder(m_columns))
        positions.push_back(m_columns.positions[at]);
    return positions;
}

void FabricDocument::checkNow()
{
    m_checkTimer.stop();
    check();
}

void FabricDocument::check()
{
    if (m_jobs == nullptr || m_columns.nodeCount() + m_columns.linkCount() <= kCheckHere) {
        publish(checkFabric(m_columns), m_sealRevision);
        return;
    }
    m_jobs->start(
        tr("Check the fabric"), this, [columns = m_columns](const Watch&) { return checkFabric(columns); },
        [this, revision = m_sealRevision](FabricCheck result) { publish(std::move(result), revision); });
}

void FabricDocument::publish(FabricCheck result, std::uint64_t revision)
{
    if (revision != m_sealRevision)
        return; // a later check is under way
    if (!m_sealed && result.sealed) {
        m_sealed = std::move(result.sealed);
        m_stateIsStale = true; // the state may have changed meanwhile
    }
    m_findings = std::move(result.findings);
    emit findingsChanged();
}

const std::vector<std::uint32_t>& FabricDocument::ordinals() const
{
    if (m_ordinalsAreStale || m_ordinals.size() != m_columns.nodeCount()) {
        m_ordinals.resize(m_columns.nodeCount());
        std::uint32_t npus = 0;
        std::uint32_t switches = 0;
        for (std::size_t i = 0; i < m_ordinals.size(); ++i)
            m_ordinals[i] = m_columns.nodes[i].kind == topology::NodeKind::Npu ? npus++ : switches++;
        m_ordinalsAreStale = false;
    }
    return m_ordinals;
}

QString FabricDocument::nodeName(NodeKey key) const
{
    const std::uint32_t at = m_columns.indexOf(key);
    return at == kNoIndex ? QString() : nodeNameAt(at);
}

QString FabricDocument::nodeNameAt(std::uint32_t index) const
{
    const auto texts = m_columns.texts.find(m_columns.nodeKeys[index]);
    if (texts != m_columns.texts.end())
        return texts->second.name.isEmpty() ? texts->second.key : texts->second.name;
    const bool isNpu = m_columns.nodes[index].kind == topology::NodeKind::Npu;
    return (isNpu ? QStringLiteral("npu") : QStringLiteral("switch")) + QString::number(ordinals()[index]);
}

QString FabricDocument::linkName(LinkKey key) const
{
    const std::uint32_t at = m_columns.indexOf(key);
    if (at == kNoIndex)
        return {};
    return nodeName(m_columns.linkSources[at]) + QStringLiteral(" → ") + nodeName(m_columns.linkDestinations[at]);
}

QString FabricDocument::coordinateAt(std::uint32_t index) const
{
    if (m_columns.nodes[index].kind != topology::NodeKind::Npu)
        return {};
    QStringList parts;
    std::uint32_t rest = ordinals()[index];
    for (const topology::Dimension& dimension : m_columns.structure->dimensions) {
        if (dimension.size == 0)
            return {};
        parts.append(QString::number(rest % dimension.size));
        rest /= dimension.size;
    }
    return parts.join(QLatin1Char(','));
}

} // namespace weft::widgets
