// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/chakra/chakra_annotations.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/model/step_rules.h"
#include "engine/core/make_error.h"
#include "engine/trace/limited_findings.h"
#include "engine/trace/place.h"
#include "engine/trace/validator.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace weft::collective {

namespace {

using trace::ExecutionGraph;
using trace::ExecutionGraphPtr;
using trace::Has;
using trace::NodeType;
using trace::Operation;

constexpr std::uint32_t kMostMessageChunks = 64; // of a message

std::uint32_t peerOf(const Operation& node)
{
    return node.type == NodeType::Send ? node.commDst : node.commSrc;
}

std::uint64_t bytesOf(const Operation& node)
{
    return node.carries(Has::CommSize) && node.commSize > 0 ? static_cast<std::uint64_t>(node.commSize) : 0;
}

// What a schedule cannot hold.
std::optional<Error> refusal(const Operation& node, Rank rank, std::size_t ranks)
{
    if (node.type == NodeType::Comp || node.type == NodeType::Metadata || node.type == NodeType::Invalid)
        return {};
    if (!isMessage(node.type))
        return errorOf(ErrorCode::Unsupported,
            say("an algorithm is made of sends, receives and computations, and this is a node of type %1",
                toString(node.type)));
    if (!node.carries(node.type == NodeType::Send ? Has::CommDst : Has::CommSrc))
        return errorOf(ErrorCode::Missing, say("a message without its other rank"));
    if (peerOf(node) >= ranks)
        return errorOf(ErrorCode::OutOfRange, say("a message with rank %1 of %2", peerOf(node), ranks));
    if (peerOf(node) == index(rank))
        return errorOf(ErrorCode::Usage, say("a message of a rank with itself"));
    return {};
}

// Source, destination and tag.
using Connection = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;

// What one pass over everything finds that decides how the schedule looks. All messages are whole chunks of `chunk`
// bytes, or each is one chunk where that is 0.
struct Survey {
    std::uint64_t chunk = 0;
    std::uint32_t most = 1; // chunks of a message
    bool tagsFit = true;
    std::map<Connection, std::vector<std::uint64_t>> sent; // bytes, in the order of ids

    [[nodiscard]] std::uint32_t chunksOf(std::uint64_t bytes) const
    {
        return chunk == 0 ? 1 : static_cast<std::uint32_t>(bytes / chunk);
    }
};

Result<Survey> survey(std::span<const ExecutionGraphPtr> graphs, Findings& findings, const Watch& watch)
{
    Survey found;
    std::uint64_t common = 0;
    std::uint64_t largest = 0;
    bool allSized = true;
    std::optional<Error> first;
    trace::LimitedFindings limited(findings);
    for (std::uint32_t at = 0; at < graphs.size(); ++at) {
        if (watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("the reading was stopped"));
        for (std::uint32_t i = 0; i < graphs[at]->size(); ++i) {
            const Operation node = graphs[at]->operation(OpId { i });
            if (std::optional<Error> error = refusal(node, Rank { at }, graphs.size())) {
                error->where = trace::placeOf(*graphs[at], OpId { i }, Rank { at });
                first = first ? first : error;
                limited.add(
                    Severity::Error, [] { return say("nodes that no schedule can hold"); }, [&] { return *error; });
            } else if (isMessage(node.type)) {
                const std::uint64_t bytes = bytesOf(node);
                common = std::gcd(common, bytes);
                largest = std::max(largest, bytes);
                allSized = allSized && bytes > 0;
                found.tagsFit = found.tagsFit && node.commTag < kChannelLimit;
                if (node.type == NodeType::Send)
                    found.sent[{ at, node.commDst, node.commTag }].push_back(bytes);
            }
        }
    }
    limited.finish();
    if (first)
        return std::move(*first);
    if (allSized && common > 0 && largest / common <= kMostMessageChunks) {
        found.chunk = common;
        found.most = static_cast<std::uint32_t>(largest / common);
    }
    return found;
}

// What an operation has written, as far as others may read it.
struct Written {
    Slot slot;
    std::uint32_t count = 0;
};

// The tags of traces become channels: as they are where they fit, else numbered for each pair of ranks.
using Channels = std::map<std::pair<std::uint32_t, std::uint32_t>, std::map<std::uint32_t, std::uint32_t>>;

class RankAdder {
public:
    RankAdder(const ExecutionGraph& graph, Rank rank, const Survey& cut, Channels& channels, ScheduleBuilder& builder)
        : m_graph(graph)
        , m_rank(rank)
        , m_cut(cut)
        , m_channels(channels)
        , m_builder(builder)
    {
    }

    std::optional<Error> add()
    {
        m_steps.reserve(m_graph.size());
        m_written.resize(m_graph.size());
        for (std::uint32_t i = 0; i < m_graph.size(); ++i) {
            if (!addNode(OpId { i })) {
                return errorAt(trace::placeOf(m_graph, OpId { i }, m_rank), ErrorCode::TooLarge,
                    say("two ranks exchange messages with more than %1 different tags", kChannelLimit));
            }
        }
        for (std::uint32_t i = 0; i < m_graph.size(); ++i) {
            for (const OpId on : m_graph.dependencies(OpId { i })) {
                if (on != OpId { i })
                    m_builder.depend(m_steps[i], m_steps[index(on)]);
            }
        }
        m_builder.setBufferSizes(m_rank, { m_cut.most, 0, m_scratch });
        return {};
    }

private:
    bool addNode(OpId op)
    {
        const Operation node = m_graph.operation(op);
        const std::optional<BlockId> block = blockOf(node);
        if (!block)
            return false;
        Step step { StepKind::Nop, {}, {}, 0 };
        const Written input = inputOf(op);
        if (isMessage(node.type)) {
            const bool sends = node.type == NodeType::Send;
            step.kind = sends ? StepKind::Send : StepKind::Receive;
            step.count = m_cut.chunksOf(bytesOf(node));
            step.source = !sends ? take(op, step.count) : input.count < step.count ? Slot {} : input.slot;
            step.target = step.source;
        } else if (node.type == NodeType::Comp) {
            step = { StepKind::Copy, input.slot, {}, std::max(input.count, 1U) };
            step.target = take(op, step.count);
        }
        m_steps.push_back(m_builder.add(*block, step));
        if (isMessage(node.type) && m_cut.chunk == 0 && bytesOf(node) > 0)
            addExtra("comm_size", bytesOf(node));
        if (node.type == NodeType::Comp && node.durationMicros > 0)
            addExtra("duration_micros", node.durationMicros);
        return true;
    }

    void addExtra(const char* name, std::uint64_t value)
    {
        m_builder.addExtra({ ExtraAttribute::Owner::Step, index(m_steps.back()), name, std::to_string(value) });
    }

    // The block of a connection, or the one of everything that is no message.
    std::optional<BlockId> blockOf(const Operation& node)
    {
        ThreadBlock block { m_rank, kNone<Rank>, kNone<Rank>, 0, false };
        if (isMessage(node.type)) {
            const bool sends = node.type == NodeType::Send;
            const std::uint32_t peer = peerOf(node);
            (sends ? block.sendTo : block.receiveFrom) = Rank { peer };
            block.channel = node.commTag;
            if (!m_cut.tagsFit) {
                auto& tags = m_channels[sends ? std::pair(index(m_rank), peer) : std::pair(peer, index(m_rank))];
                block.channel = tags.emplace(node.commTag, static_cast<std::uint32_t>(tags.size())).first->second;
            }
            if (block.channel >= kChannelLimit)
                return {};
        }
        const auto [at, isNew] = m_blocks.try_emplace({ index(block.sendTo), index(block.receiveFrom), block.channel });
        if (isNew)
            at->second = m_builder.addBlock(block);
        return at->second;
    }

    // A place that nothing else is written to.
    Slot take(OpId op, std::uint32_t count)
    {
        const Slot slot { Buffer::Scratch, m_scratch };
        m_scratch += count; // past the largest buffer the builder refuses the step
        m_written[index(op)] = { slot, count };
        return slot;
    }

    // What the last operation that `op` waits for, and that comes before it, has written.
    [[nodiscard]] Written inputOf(OpId op) const
    {
        const std::span<const OpId> all = m_graph.dependencies(op);
        for (auto on = all.rbegin(); on != all.rend(); ++on) {
            if (*on < op && m_written[index(*on)].count > 0)
                return m_written[index(*on)];
        }
        return {};
    }

    const ExecutionGraph& m_graph;
    Rank m_rank;
    const Survey& m_cut;
    Channels& m_channels;
    ScheduleBuilder& m_builder;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, BlockId> m_blocks;
    std::vector<StepId> m_steps; // of each operation
    std::vector<Written> m_written; // of each operation; count 0: nothing
    std::uint32_t m_scratch = 0;
};

// The k-th send of a connection meets its k-th receive: both must be of one size.
void compareSizes(std::span<const ExecutionGraphPtr> graphs, const Survey& found, Findings& findings)
{
    std::map<Connection, std::size_t> received;
    trace::LimitedFindings limited(findings);
    for (std::uint32_t rank = 0; rank < graphs.size(); ++rank) {
        for (std::uint32_t i = 0; i < graphs[rank]->size(); ++i) {
            const Operation node = graphs[rank]->operation(OpId { i });
            if (node.type != NodeType::Recv)
                continue;
            const Connection connection { node.commSrc, rank, node.commTag };
            const std::size_t number = received[connection]++;
            const auto sends = found.sent.find(connection);
            if (sends == found.sent.end() || number >= sends->second.size() || sends->second[number] == bytesOf(node))
                continue;
            limited.add(
                Severity::Error, [] { return say("receives of another size than their sends"); },
                [&] {
                    return Error { ErrorCode::Mismatched,
                        say("this receive of %1 bytes meets a send of %2", bytesOf(node), sends->second[number]),
                        trace::placeOf(*graphs[rank], OpId { i }, Rank { rank }),
                        say("messages of one source, destination and tag meet in the order of their ids") };
                });
        }
    }
    limited.finish();
}

Pattern patternOf(std::uint32_t ranks, const Survey& cut)
{
    Pattern pattern;
    pattern.kind = PatternKind::Custom;
    pattern.ranks = ranks;
    pattern.chunks = cut.most;
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        for (std::uint32_t k = 0; k < cut.most; ++k)
            pattern.before.push_back(
                { Rank { rank }, { Buffer::Input, k }, ChunkId { rank * cut.most + k }, { Rank { rank } } });
    }
    return pattern;
}

} // namespace

Result<TraceSchedule> readMessages(std::span<const ExecutionGraphPtr> graphs, Findings& findings, const Watch& watch)
{
    const Result<Survey> found = survey(graphs, findings, watch);
    if (!found)
        return found.error();
    const auto ranks = static_cast<std::uint32_t>(graphs.size());
    trace::Workload workload;
    workload.graphs.assign(graphs.begin(), graphs.end());
    trace::validate(workload, {}, ranks, {}, findings, watch);
    compareSizes(graphs, *found, findings);

    ScheduleBuilder builder(patternOf(ranks, *found));
    Channels channels;
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        if (watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("the reading was stopped"));
        if (std::optional<Error> error = RankAdder(*graphs[rank], Rank { rank }, *found, channels, builder).add())
            return std::move(*error);
    }
    Result<SchedulePtr> schedule = builder.seal();
    if (!schedule)
        return schedule.error();
    TraceSchedule read { std::move(*schedule), {}, TraceSchedule::Origin::Messages };
    read.lowering.commSize = Bytes { found->chunk * found->most };
    return read;
}

} // namespace weft::collective
