// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/coupled_selections.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace weft::widgets {

CoupledSelections::CoupledSelections(SelectionModel* window, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_a(new SelectionModel(this))
    , m_b(new SelectionModel(this))
{
    for (const SelectionModel* one : { m_a, m_b }) {
        connect(one, &SelectionModel::selectionChanged, this, [this, one] { follow(one); });
        connect(one, &SelectionModel::hoverChanged, this, [this, one] { followHover(one); });
    }
    connect(window, &SelectionModel::selectionChanged, this, &CoupledSelections::followWindow);
    connect(window, &SelectionModel::revealRequested, m_a, &SelectionModel::reveal);
    connect(window, &SelectionModel::revealRequested, m_b, &SelectionModel::reveal);
}

const RunView* CoupledSelections::view(bool ofA) const
{
    return m_pair == nullptr ? nullptr : (ofA ? m_pair->a : m_pair->b).view.get();
}

bool CoupledSelections::isWindows(bool ofA) const
{
    return view(ofA) != nullptr && m_windowRun != nullptr && view(ofA)->run == m_windowRun->run;
}

void CoupledSelections::setPair(RunPairPtr pair)
{
    const QScopedValueRollback guard(m_isFollowing, true);
    m_a->clear();
    m_b->clear();
    m_operation = kNoPartner;
    m_pair = std::move(pair);
}

std::uint32_t CoupledSelections::pairOf(const OpKey& key, bool inA) const
{
    const std::vector<RecordKey>& records = inA ? m_pair->recordsOfA : m_pair->recordsOfB;
    const auto at = std::lower_bound(
        records.begin(), records.end(), key, [](const RecordKey& of, const OpKey& wanted) { return of.key < wanted; });
    if (at == records.end() || at->key != key)
        return kNoPartner;
    return (inA ? m_pair->operationOfA : m_pair->operationOfB)[at->record];
}

std::uint32_t CoupledSelections::pairOf(LinkKey key, bool inA) const
{
    const LinkId link = view(inA)->linkOf(key);
    return link == kNone<LinkId> ? kNoPartner : (inA ? m_pair->linkOfA : m_pair->linkOfB)[index(link)];
}

OpKey CoupledSelections::operationKey(std::uint32_t pair, bool inA) const
{
    if (pair >= m_pair->operations.size())
        return {};
    const std::uint32_t record = inA ? m_pair->operations[pair].a : m_pair->operations[pair].b;
    if (record == kNoPartner)
        return {};
    const simulation::OperationColumns& operations = view(inA)->run->operations;
    return { operations.rank[record], operations.op[record] };
}

LinkKey CoupledSelections::linkKey(std::uint32_t pair, bool inA) const
{
    if (pair >= m_pair->links.size() || view(inA) == nullptr)
        return kNoLink;
    const std::uint32_t link = inA ? m_pair->links[pair].a : m_pair->links[pair].b;
    return link == kNoPartner ? kNoLink : view(inA)->linkKeys[link];
}

NodeKey CoupledSelections::partnerOf(NodeKey key, bool ofA) const
{
    const NodeId node = view(ofA)->nodeOf(key);
    const RunView& other = *view(!ofA);
    const bool isThere = node != kNone<NodeId> && index(node) < view(ofA)->run->fabric.topology().npuCount()
        && index(node) < other.run->fabric.topology().npuCount();
    return isThere ? other.nodeKeys[index(node)] : kNoNode;
}

Selection CoupledSelections::partnersOf(const Selection& selection, bool ofA) const
{
    Selection partners;
    for (const OpKey& key : selection.operations) {
        if (const OpKey partner = operationKey(pairOf(key, ofA), !ofA); partner.isValid())
            partners.operations.push_back(partner);
    }
    for (const LinkKey key : selection.links) {
        if (const LinkKey partner = linkKey(pairOf(key, ofA), !ofA); partner != kNoLink)
            partners.links.push_back(partner);
    }
    for (const NodeKey key : selection.nodes) {
        if (const NodeKey partner = partnerOf(key, ofA); partner != kNoNode)
            partners.nodes.push_back(partner);
    }
    return partners;
}

void CoupledSelections::tell(const Selection& a, const Selection& b)
{
    if (isWindows(true))
        m_window->select(a);
    else if (isWindows(false))
        m_window->select(b);
    const auto first = [this](const auto& ofA, const auto& ofB) {
        if (!ofA.empty())
            return pairOf(ofA.front(), true);
        return ofB.empty() ? kNoPartner : pairOf(ofB.front(), false);
    };
    m_operation = first(a.operations, b.operations);
    if (m_operation != kNoPartner)
        emit operationSelected(m_operation);
    if (const std::uint32_t link = first(a.links, b.links); link != kNoPartner)
        emit linkSelected(link);
}

void CoupledSelections::follow(const SelectionModel* from)
{
    if (m_isFollowing || view(true) == nullptr || view(false) == nullptr)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    const bool ofA = from == m_a;
    (ofA ? m_b : m_a)->select(partnersOf(from->selection(), ofA));
    tell(m_a->selection(), m_b->selection());
}

void CoupledSelections::followWindow()
{
    if (m_isFollowing || view(true) == nullptr || view(false) == nullptr || (!isWindows(true) && !isWindows(false)))
        return;
    (isWindows(true) ? m_a : m_b)->select(m_window->selection());
}

void CoupledSelections::followHover(const SelectionModel* from)
{
    if (m_isFollowing || view(true) == nullptr || view(false) == nullptr)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    const bool ofA = from == m_a;
    const Hovered& hovered = from->hovered();
    Hovered partner;
    if (hovered.operation.isValid())
        partner.operation = operationKey(pairOf(hovered.operation, ofA), !ofA);
    else if (hovered.link != kNoLink)
        partner.link = linkKey(pairOf(hovered.link, ofA), !ofA);
    (ofA ? m_b : m_a)->hover(partner);
}

void CoupledSelections::selectOperation(std::uint32_t operation)
{
    if (m_pair == nullptr || operation >= m_pair->operations.size())
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    const auto select = [this, operation](SelectionModel* model, bool inA) {
        const OpKey key = operationKey(operation, inA);
        model->selectOperations(key.isValid() ? std::vector { key } : std::vector<OpKey> {});
        model->reveal();
    };
    select(m_a, true);
    select(m_b, false);
    tell(m_a->selection(), m_b->selection());
}

void CoupledSelections::selectLink(std::uint32_t link)
{
    if (m_pair == nullptr || link >= m_pair->links.size())
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    const auto select = [this, link](SelectionModel* model, bool inA) {
        const LinkKey key = linkKey(link, inA);
        model->selectLinks(key != kNoLink ? std::vector { key } : std::vector<LinkKey> {});
    };
    select(m_a, true);
    select(m_b, false);
    if (view(true) != nullptr && view(false) != nullptr)
        tell(m_a->selection(), m_b->selection());
    emit linkSelected(link);
}

} // namespace weft::widgets

#include "moc_coupled_selections.cpp"
