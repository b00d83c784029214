// SPDX-License-Identifier: GPL-3.0-or-later
// The validator's look at single nodes: what each kind must carry before it can run.
#include "engine/trace/validation.h"

namespace weft::trace {

namespace {

class NodeCheck {
public:
    NodeCheck(Validation& validation, Rank rank, OpId op)
        : m_validation(validation)
        , m_rank(rank)
        , m_op(op)
        , m_node(validation.graph(rank).operation(op))
    {
    }

    void run();

private:
    template <class Message>
    void error(LimitedFindings::Kind kind, ErrorCode code, Message&& message, Sentence (*hint)() = nullptr)
    {
        m_validation.report(Severity::Error, kind, code, m_rank, m_op, message, hint);
    }
    template <class Message> void warning(LimitedFindings::Kind kind, ErrorCode code, Message&& message)
    {
        m_validation.report(Severity::Warning, kind, code, m_rank, m_op, message);
    }

    void checkType();
    void checkCompute();
    void checkMemory();
    void checkTransfer();
    void checkSize();
    void checkPeer(Has peer, std::uint32_t peerRank, Has own, std::uint32_t ownRank);
    void checkCollective();
    void checkGroup();
    void checkNotOnCpu();

    Validation& m_validation;
    Rank m_rank;
    OpId m_op;
    Operation m_node;
};

void NodeCheck::run()
{
    checkType();
    if (m_validation.options.replayOnly)
        return;
    switch (m_node.type) {
    case NodeType::Comp:
        return checkCompute();
    case NodeType::MemLoad:
    case NodeType::MemStore:
        return checkMemory();
    case NodeType::Send:
    case NodeType::Recv:
        return checkTransfer();
    case NodeType::Coll:
        return checkCollective();
    default:
        return;
    }
}

void NodeCheck::checkType()
{
    if (m_node.type == NodeType::Invalid)
        warning([] { return say("nodes of type invalid"); }, ErrorCode::Unsupported,
            [] { return say("the node has the type 'invalid'; it ends at once"); });
    if (m_node.type <= NodeType::Coll)
        return;
    error([] { return say("nodes of an unsupported type"); }, ErrorCode::Unsupported,
        [this] {
            const auto number = static_cast<std::uint32_t>(m_node.type);
            return m_node.type <= kCheckpointNode
                ? say("nodes of type %1 (%2) cannot be simulated", number, toString(m_node.type))
                : say("the node type %1 is unknown", number);
        });
}

void NodeCheck::checkCompute()
{
    if (!m_validation.options.roofline || m_node.isCpuOp)
        return;
    const auto hint = [] { return say("add it, or turn roofline-enabled off so that durations are replayed"); };
    if (!m_node.carries(Has::NumOps))
        error([] { return say("compute nodes without num_ops"); }, ErrorCode::Missing,
            [] { return say("the roofline model needs the attribute 'num_ops', which the node does not have"); }, hint);
    else if (m_node.numOps == 0)
        warning([] { return say("compute nodes with num_ops 0"); }, ErrorCode::OutOfRange,
            [] { return say("the node has num_ops 0, for which the roofline model gives no time"); });
    if (!m_node.carries(Has::TensorSize))
        error([] { return say("compute nodes without tensor_size"); }, ErrorCode::Missing,
            [] { return say("the roofline model needs the attribute 'tensor_size', which the node does not have"); },
            hint);
    else if (m_node.tensorSize == 0)
        warning([] { return say("compute nodes with tensor_size 0"); }, ErrorCode::OutOfRange,
            [] { return say("the node has tensor_size 0; it ends at once under the roofline model"); });
}

void NodeCheck::checkMemory()
{
    if (!m_node.carries(Has::TensorSize))
        error([] { return say("memory nodes without tensor_size"); }, ErrorCode::Missing,
            [] {
                return say("a memory access needs the attribute 'tensor_size' (bytes), which the node does not have");
            });
    else if (m_node.tensorSize == 0)
        warning([] { return say("memory nodes with tensor_size 0"); }, ErrorCode::OutOfRange,
            [] { return say("the memory access has a size of 0 bytes"); });
}

void NodeCheck::checkNotOnCpu()
{
    if (m_node.isCpuOp)
        error([] { return say("communication nodes flagged as CPU operations"); }, ErrorCode::Usage,
            [] { return say("a communication node is flagged as a CPU operation (is_cpu_op)"); },
            [] { return say("set is_cpu_op to false; a host-side call around a kernel is a compute node"); });
}

void NodeCheck::checkSize()
{
    if (!m_node.carries(Has::CommSize))
        error([] { return say("communication nodes without comm_size"); }, ErrorCode::Missing,
            [] { return say("the attribute 'comm_size' (bytes) is missing"); });
    else if (m_node.commSize < 0)
        error([] { return say("communication nodes with a negative comm_size"); }, ErrorCode::OutOfRange,
            [this] { return say("the attribute 'comm_size' is negative: %1", m_node.commSize); });
    else if (m_node.commSize == 0 && m_node.type != NodeType::Coll)
        warning([] { return say("messages of 0 bytes"); }, ErrorCode::OutOfRange,
            [] { return say("the communication has a size of 0 bytes, at which ASTRA-sim ends"); });
    else if (m_node.commSize == 0)
        warning([] { return say("communication nodes of 0 bytes"); }, ErrorCode::OutOfRange,
            [] { return say("the communication has a size of 0 bytes"); });
}

void NodeCheck::checkPeer(Has peer, std::uint32_t peerRank, Has own, std::uint32_t ownRank)
{
    const bool isSend = m_node.type == NodeType::Send;
    const std::string_view peerName = isSend ? "comm_dst" : "comm_src";
    if (!m_node.carries(peer))
        error([] { return say("transfers without the rank of the other side"); }, ErrorCode::Missing,
            [&] { return say("the attribute '%1' (the rank of the other side) is missing", peerName); });
    else if (peerRank >= m_validation.npuCount)
        error([] { return say("transfers with a rank out of range"); }, ErrorCode::OutOfRange,
            [&] {
                return say("the attribute '%1' names rank %2, but there are only %3 NPUs", peerName, peerRank,
                    m_validation.npuCount);
            });
    else if (peerRank == index(m_rank))
        error([] { return say("transfers of a rank with itself"); }, ErrorCode::Usage,
            [&] { return isSend ? say("a send to the own rank") : say("a receive from the own rank"); });
    if (m_node.carries(own) && ownRank != index(m_rank))
        error([] { return say("transfers of another rank"); }, ErrorCode::OutOfRange,
            [&] {
                return say("the attribute '%1' names rank %2, but it is the own side's and must be %3",
                    isSend ? "comm_src" : "comm_dst", ownRank, m_rank);
            });
}

void NodeCheck::checkTransfer()
{
    checkNotOnCpu();
    if (m_node.type == NodeType::Send)
        checkPeer(Has::CommDst, m_node.commDst, Has::CommSrc, m_node.commSrc);
    else
        checkPeer(Has::CommSrc, m_node.commSrc, Has::CommDst, m_node.commDst);
    checkSize();
    if (!m_node.carries(Has::CommTag))
        warning([] { return say("transfers without comm_tag"); }, ErrorCode::Missing,
            [] { return say("the attribute 'comm_tag' is missing and taken as 0"); });
}

void NodeCheck::checkCollective()
{
    checkNotOnCpu();
    if (!m_node.carries(Has::CommType)) {
        error([] { return say("collectives without comm_type"); }, ErrorCode::Missing,
            [] { return say("the attribute 'comm_type' (the kind of collective) is missing"); });
        return;
    }
    if (m_node.commType > CollectiveType::Barrier) {
        error([] { return say("collectives of an unknown type"); }, ErrorCode::Unsupported,
            [this] { return say("the collective type %1 is unknown", static_cast<std::uint32_t>(m_node.commType)); });
        return;
    }
    if (isReplayed(m_node, m_validation.options))
        return;
    if (m_node.commType != CollectiveType::Barrier && !isCustom(m_node, m_validation.options))
        checkSize();
    checkGroup();
}

void NodeCheck::checkGroup()
{
    const GroupTable& groups = m_validation.groups;
    const std::optional<std::uint32_t> group = groups.find(m_node.processGroup);
    if (!group) {
        error([] { return say("collectives of an unknown process group"); }, ErrorCode::UnknownGroup,
            [this] { return say("the process group '%1' is not defined", m_node.processGroup); },
            [] { return say("give the communicator-group file, which defines it"); });
        return;
    }
    if (!groups.contains(*group, m_rank))
        error([] { return say("collectives of a group that the rank is not in"); }, ErrorCode::NotMember,
            [&] { return say("rank %1 is not a member of %2", m_rank, groups.describe(*group)); });
    if (hasRoot(m_node.commType) && m_node.carries(Has::Root) && !groups.contains(*group, Rank { m_node.root }))
        error([] { return say("collectives with a root outside their group"); }, ErrorCode::NotMember,
            [&] { return say("the root, rank %1, is not a member of %2", m_node.root, groups.describe(*group)); });
}

} // namespace

void checkNodes(Validation& validation, Rank rank)
{
    const std::uint32_t size = validation.graph(rank).size();
    for (std::uint32_t op = 0; op < size; ++op)
        NodeCheck(validation, rank, OpId { op }).run();
}

} // namespace weft::trace
