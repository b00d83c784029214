// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/machines/tree_walk.h"

namespace weft::simulation {

namespace {

enum TreeState : std::uint8_t { kAwaitsChildren, kAwaitsParent };

} // namespace

void TreeWalk::wait(std::uint32_t index, const Phase& phase, bool first, bool reduce, Cause cause)
{
    const Event done { index, 1, cause, 0, reduce ? EventKind::TreeThenReduce : EventKind::TreeDone };
    passEndpoint(index, phase, first, phase.messageBytes, reduce, false, done);
}

void TreeWalk::post(std::uint32_t index, std::uint32_t fromPosition, Cause cause)
{
    Stream& stream = m.streams[index];
    const Event event { index, 0, cause, stream.phase, EventKind::TreeMatched };
    if (m.messages.rendezvous())
        receiveByTag(index, fromPosition, stream.running->messageBytes, event, cause);
    else if (stream.sent++ < stream.roundLeft) // arrived before its receive: an event of its own, with no delay
        m.events.post(m.events.now(), event);
}

void TreeWalk::arrived(const Event& event)
{
    Stream& stream = m.streams[event.a];
    m.recorder.messageEnds(unpackCause(event.c).index, m.events.now());
    if (stream.running == nullptr || stream.phase != event.d)
        m.streams.addEarly(stream, event.d, event.b);
    else if (stream.roundLeft++ < stream.sent)
        matched(event.a, event.c);
}

void TreeWalk::start(std::uint32_t index)
{
    Stream& stream = m.streams[index];
    const Phase& phase = *stream.running;
    stream.roundLeft = 0;
    for (std::uint32_t number = 0; m.streams.takeEarly(stream, stream.phase, number);)
        ++stream.roundLeft;
    const TreeShape& tree = phase.trees[stream.treeKind];
    const std::uint32_t position = stream.position;
    const bool isRoot = tree.parent[position] == kNoPosition;
    const std::uint32_t children = tree.childStart[position + 1] - tree.childStart[position];
    const Cause cause = m.moment.cause;
    if (!phase.treeUp) {
        stream.state = kAwaitsParent;
        if (isRoot)
            wait(index, phase, true, false, cause);
        else
            post(index, tree.parent[position], cause);
        return;
    }
    stream.state = kAwaitsChildren;
    if (children == 0)
        wait(index, phase, true, false, cause);
    for (std::uint32_t i = 0; i < children; ++i)
        post(index, tree.children[tree.childStart[position] + i], cause);
}

void TreeWalk::matched(std::uint32_t index, Cause cause)
{
    m.moment.cause = cause;
    const Stream& stream = m.streams[index];
    const Phase& phase = *stream.running;
    const TreeShape& tree = phase.trees[stream.treeKind];
    const bool isLeaf = tree.childStart[stream.position] == tree.childStart[stream.position + 1];
    const bool reduce = stream.state == kAwaitsChildren ? phase.treeReduces : phase.treeReducesDown && !isLeaf;
    wait(index, phase, false, reduce, cause);
}

void TreeWalk::endpointDone(const Event& event)
{
    const Stream& stream = m.streams[event.a];
    if (event.kind == EventKind::TreeThenReduce)
        m.events.callLater(stream.rank, m.compute.at(stream.rank, stream.running->reduce),
            { event.a, 1, event.c, 0, EventKind::TreeDone });
    else
        reduced(event.a, event.c);
}

void TreeWalk::reduced(std::uint32_t index, Cause cause)
{
    m.moment.cause = cause;
    Stream& stream = m.streams[index];
    const Phase& phase = *stream.running;
    const TreeShape& tree = phase.trees[stream.treeKind];
    const std::uint32_t first = tree.childStart[stream.position];
    const std::uint32_t children = tree.childStart[stream.position + 1] - first;
    const std::uint32_t parent = tree.parent[stream.position];

    if (stream.state == kAwaitsChildren) {
        if (++stream.credits < children)
            return;
        if (parent != kNoPosition) {
            send(index, phase, parent, cause);
            if (phase.treeDown) {
                stream.state = kAwaitsParent;
                post(index, parent, cause);
                return;
            }
        }
    }
    if (phase.treeDown) {
        for (std::uint32_t i = 0; i < children; ++i)
            send(index, phase, tree.children[first + i], cause);
    }
    m.ends.endPhase(index);
}

} // namespace weft::simulation
