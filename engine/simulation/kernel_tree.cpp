// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithms on trees: the double binary tree all-reduce (section 7.6), and the rooted collectives, of which each is
// one way of a tree: broadcast and scatter down, reduce and gather up.
#include "engine/simulation/kernel.h"

namespace weft::simulation {

namespace {

enum TreeState : std::uint8_t { kAwaitsChildren, kAwaitsParent };

} // namespace

void Kernel::treeWait(std::uint32_t index, const Phase& phase, bool first, bool reduce, Cause cause)
{
    const std::uint32_t rank = m_streams[index].rank;
    const Event done { index, 1, cause, 0, reduce ? EventKind::EndpointThenReduce : EventKind::EndpointDone };
    if (phase.throughBus)
        m_buses[rank].enter(m_events, first, phase.messageBytes, reduce, false, done);
    else
        m_events.callLater(rank, phase.endpoint, done);
}

void Kernel::treePost(std::uint32_t index, std::uint32_t fromPosition, Cause cause)
{
    const Phase& phase = *m_streams[index].running;
    if (m_system.rendezvous)
        postNative(index, 0, fromPosition, phase.messageBytes, cause);
    else if (m_streams.place(index).balance++ < 0) // arrived before its receive: an event of its own, with no delay
        m_events.post(m_events.now(), { index, 0, cause, m_streams[index].phase, EventKind::NativeMatched });
}

void Kernel::treeArrival(std::uint32_t index, Cause cause)
{
    if (m_streams.place(index).balance-- > 0)
        nativeMatched(index, cause);
}

void Kernel::startTree(std::uint32_t index, Phase& phase)
{
    Stream& stream = m_streams[index];
    const TreeShape& tree = phase.trees[stream.treeKind];
    const std::uint32_t position = stream.position;
    const bool isRoot = tree.parent[position] == kNoPosition;
    const std::uint32_t children = tree.childStart[position + 1] - tree.childStart[position];
    const Cause cause = m_cause;
    if (!phase.treeUp) {
        stream.state = kAwaitsParent;
        if (isRoot)
            treeWait(index, phase, true, false, cause);
        else
            treePost(index, tree.parent[position], cause);
        return;
    }
    stream.state = kAwaitsChildren;
    if (children == 0)
        treeWait(index, phase, true, false, cause);
    for (std::uint32_t i = 0; i < children; ++i)
        treePost(index, tree.children[tree.childStart[position] + i], cause);
}

void Kernel::treeReceived(std::uint32_t index, Cause cause)
{
    Stream& stream = m_streams[index];
    const Phase& phase = *stream.running;
    const TreeShape& tree = phase.trees[stream.treeKind];
    ++stream.received;
    if (stream.state == kAwaitsChildren) {
        treeWait(index, phase, false, phase.treeReduces, cause);
        return;
    }
    const bool isLeaf = tree.childStart[stream.position] == tree.childStart[stream.position + 1];
    treeWait(index, phase, false, phase.treeReducesDown && !isLeaf, cause);
}

void Kernel::treeCredit(std::uint32_t index, Cause cause)
{
    Stream& stream = m_streams[index];
    Phase& phase = *stream.running;
    const TreeShape& tree = phase.trees[stream.treeKind];
    const std::uint32_t position = stream.position;
    const std::uint32_t first = tree.childStart[position];
    const std::uint32_t children = tree.childStart[position + 1] - first;
    const std::uint32_t parent = tree.parent[position];

    if (stream.state == kAwaitsChildren) {
        if (++stream.credits < children)
            return;
        if (parent != kNoPosition) {
            sendNative(stream, index, phase, parent, 0, phase.messageBytes, cause);
            if (phase.treeDown) {
                m_streams[index].state = kAwaitsParent;
                treePost(index, parent, cause);
                return;
            }
        }
    }
    if (phase.treeDown) {
        for (std::uint32_t i = 0; i < children; ++i)
            sendNative(m_streams[index], index, phase, tree.children[first + i], 0, phase.messageBytes, cause);
    }
    endPhase(index);
}

} // namespace weft::simulation
