// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_document.h"

#include "widgets/base/jobs/job_runner.h"
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

void FabricDocument::load(const topology::Fabric& fabric, std::span<const QPointF> positions, const QByteArray& drawing)
{
    std::vector<QPointF> laidOut;
    if (positions.size() != fabric.topology().nodeCount()) {
        laidOut = layOut(fabric.topology(), LayoutKind::Structural);
        positions = laidOut;
    }
    m_undo.clear();
    m_columns = columnsOf(fabric, positions, m_nextNode, m_nextLink);
    if (!drawing.isEmpty())
        m_columns.drawing = std::make_shared<const FabricDrawing>(drawingFromJson(drawing, m_columns));
    m_nextNode += fabric.topology().nodeCount();
    m_nextLink += fabric.topology().linkCount();
    m_undo.setClean();
    emit opened();
    noteChange(Change::Structure);
    noteSealed(fabric);
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
    ++m_checkRevision;
    m_names.reset();
    m_sealed = std::move(prepared.check.sealed);
    m_stateIsStale = false;
    m_findings = std::move(prepared.check.findings);
    emit opened();
    emit changed(Change::Structure);
    emit sealedChanged();
    emit findingsChanged();
}

void FabricDocument::clear()
{
    m_undo.clear();
    m_columns = {};
    m_undo.setClean();
    emit opened();
    noteChange(Change::Structure);
}

void FabricDocument::noteChange(Change change)
{
    ++m_revision;
    if (change == Change::Structure || change == Change::Properties)
        m_sealed.reset();
    else if (change == Change::State)
        m_stateIsStale = true;
    if (change == Change::Structure)
        m_names.reset();
    const bool isOfFabric = change != Change::Positions && change != Change::Drawing;
    if (isOfFabric) {
        ++m_checkRevision;
        m_checkTimer.start();
    }
    emit changed(change);
    if (isOfFabric && isSmall())
        emit sealedChanged();
}

// Nobody has to seal what has just come sealed.
void FabricDocument::noteSealed(const topology::Fabric& fabric)
{
    m_sealed = std::make_shared<const SealedFabric>(SealedFabric { fabric, m_columns.nodeKeys, m_columns.linkKeys });
    m_stateIsStale = false;
    if (!isSmall())
        emit sealedChanged();
}

bool FabricDocument::isSmall() const
{
    return m_jobs == nullptr || m_columns.nodeCount() + m_columns.linkCount() <= kCheckHere;
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
    if (!m_sealed && !isSmall())
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
    if (m_checkJob != 0)
        m_jobs->drop(m_checkJob); // of a state that is no more
    m_checkJob = 0;
    if (isSmall()) {
        publish(checkFabric(m_columns), m_checkRevision);
        return;
    }
    m_checkJob = m_jobs->start(
        tr("Check the fabric"), this, [columns = m_columns](const Watch&) { return checkFabric(columns); },
        [this, revision = m_checkRevision](FabricCheck result) {
            m_checkJob = 0;
            publish(std::move(result), revision);
        });
}

void FabricDocument::publish(FabricCheck result, std::uint64_t revision)
{
    if (revision != m_checkRevision)
        return; // a later check will come
    if (result.sealed) {
        m_sealed = std::move(result.sealed); // of this very state
        m_stateIsStale = false;
    }
    m_findings = std::move(result.findings);
    if (!isSmall())
        emit sealedChanged();
    emit findingsChanged();
}

const FabricNames& FabricDocument::names() const
{
    if (!m_names)
        m_names.emplace(m_columns);
    return *m_names;
}

QString FabricDocument::nodeName(NodeKey key) const
{
    const std::uint32_t at = m_columns.indexOf(key);
    return at == kNoIndex ? QString() : nodeNameAt(at);
}

QString FabricDocument::nodeNameAt(std::uint32_t index) const
{
    return names().node(index);
}

QString FabricDocument::linkName(LinkKey key) const
{
    const std::uint32_t at = m_columns.indexOf(key);
    return at == kNoIndex ? QString() : names().link(at);
}

QString FabricDocument::coordinateAt(std::uint32_t index) const
{
    if (m_columns.nodes[index].kind != topology::NodeKind::Npu)
        return {};
    QStringList parts;
    std::uint32_t rest = ordinalAt(index);
    for (const topology::Dimension& dimension : m_columns.structure->dimensions) {
        if (dimension.size == 0)
            return {};
        parts.append(QString::number(rest % dimension.size));
        rest /= dimension.size;
    }
    return parts.join(QLatin1Char(','));
}

} // namespace weft::widgets

#include "moc_fabric_document.cpp"
