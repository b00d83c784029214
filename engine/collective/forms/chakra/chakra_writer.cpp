// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/chakra/chakra_annotations.h"
#include "engine/core/make_error.h"
#include "engine/trace/et_writer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace weft::collective {

namespace {

using trace::AttributeWriter;

constexpr std::string_view kSchema = "1.0.2-chakra.0.0.4"; // the one that published traces of algorithms carry
constexpr std::size_t kKinds = kNodeTypes.size(); // of operations

// Writes the nodes of one rank in order.
class RankWriter {
public:
    // `common`: see EtEncoder; nullptr: no annotations.
    RankWriter(const Lowering& lowering, Rank rank, const EtEncoder::StepAttributes* common, std::string_view metadata)
        : m_schedule(lowering.schedule())
        , m_lowered(lowering.rank(rank))
        , m_micros(microsOf(m_schedule, m_lowered))
        , m_rank(rank)
        , m_common(common)
        , m_writer({}, metadata)
    {
        constexpr std::size_t kNodeBytes = 128;
        constexpr std::size_t kAnnotationBytes = 64;
        m_writer.reserve(metadata.size() + kNodeBytes + m_lowered.size() * kNodeBytes
            + (common != nullptr ? m_lowered.size() * kAnnotationBytes : 0) + m_lowered.dependencies.items.size() * 2);
    }

    std::string write()
    {
        numberNodes();
        std::uint32_t op = 0;
        for (const BlockId block : m_schedule.blocks(m_rank)) {
            beginBlock(block);
            for (; op < m_lowered.size() && m_lowered.operations[op].step < m_schedule.steps(block).past; ++op)
                writeNode(OpId { op });
        }
        return std::move(m_writer).bytes();
    }

private:
    // Steps without a node leave a gap.
    void numberNodes()
    {
        m_ids.reserve(m_lowered.size());
        std::uint32_t expected = index(m_schedule.steps(m_rank).first);
        std::uint64_t id = 0;
        for (const LoweredOperation& operation : m_lowered.operations) {
            if (index(operation.step) >= expected) {
                id += index(operation.step) - expected;
                expected = index(operation.step) + 1;
            }
            m_ids.push_back(id++);
        }
    }

    void beginBlock(BlockId id)
    {
        m_steps = m_schedule.steps(id);
        for (std::size_t i = 0; i < kKinds; ++i) {
            m_names[i] = std::string(kNodeNames[i]) + "_tb" + std::to_string(m_schedule.numberOf(id)) + "_step";
            m_attributes[i].clear();
        }
        m_attributes[static_cast<std::size_t>(OperationKind::Compute)].addBool("is_cpu_op", false);
    }

    // What the nodes of a block have in common, as long as messages are of one size.
    std::string_view attributesOf(const LoweredOperation& operation)
    {
        const auto kind = static_cast<std::size_t>(operation.kind);
        AttributeWriter& attributes = m_attributes[kind];
        const bool isKnown = !attributes.bytes().empty() && operation.bytes() == m_sizes[kind];
        if (isKnown || operation.kind == OperationKind::Compute)
            return attributes.bytes();
        attributes.clear();
        m_sizes[kind] = operation.bytes();
        attributes.addBool("is_cpu_op", false);
        attributes.addInt64("comm_type", static_cast<std::int64_t>(kNodeTypes[kind])); // as published: the node's type
        attributes.addInt64("comm_size", static_cast<std::int64_t>(operation.bytes().count()));
        attributes.addInt32(operation.kind == OperationKind::Send ? "comm_dst" : "comm_src",
            static_cast<std::int32_t>(index(operation.peer)));
        attributes.addInt32("comm_tag", operation.tag);
        return attributes.bytes();
    }

    void writeNode(OpId op)
    {
        const LoweredOperation& operation = m_lowered.operations[index(op)];
        const auto kind = static_cast<std::size_t>(operation.kind);
        const StepId step = operation.step;
        m_dependencies.clear();
        for (const OpId on : m_lowered.dependenciesOf(op))
            m_dependencies.push_back(m_ids[index(on)]);
        std::array<std::string_view, 3> attributes { attributesOf(operation) };
        std::size_t parts = 1;
        if (m_common != nullptr && (index(op) == 0 || m_lowered.operations[index(op) - 1].step != step)) {
            attributes[1] = (*m_common)[static_cast<std::size_t>(m_schedule.kind(step))]
                                       [static_cast<std::size_t>(m_schedule.source(step).buffer)];
            m_annotation.clear();
            annotateStep(m_annotation, m_schedule, step);
            attributes[2] = m_annotation.bytes();
            parts = attributes.size();
        }
        m_name.assign(m_names[kind]).append(std::to_string(m_steps.placeOf(step)));
        m_writer.add({ m_ids[index(op)], m_name, kNodeTypes[kind], m_micros[index(op)], m_dependencies, {},
            std::span(attributes).first(parts) });
    }

    const Schedule& m_schedule;
    LoweredRank m_lowered;
    std::vector<std::uint64_t> m_micros;
    Rank m_rank;
    const EtEncoder::StepAttributes* m_common;
    trace::EtWriter m_writer;
    std::vector<std::uint64_t> m_ids; // of each operation
    std::vector<std::uint64_t> m_dependencies; // of the node that is written

    IdRange<StepId> m_steps; // of the block at hand
    std::array<std::string, kKinds> m_names; // without the numbers of their steps
    std::string m_name; // kept for its memory
    std::array<AttributeWriter, kKinds> m_attributes;
    std::array<Bytes, kKinds> m_sizes; // in m_attributes
    AttributeWriter m_annotation;
};

} // namespace

EtEncoder::EtEncoder(const Schedule& schedule, const EtOptions& options)
    : m_lowering(schedule, options.lowering)
    , m_annotate(options.annotate)
{
    AttributeWriter metadata(AttributeWriter::Owner::Metadata);
    metadata.addText("schema", kSchema);
    if (!options.inputFile.empty())
        metadata.addText("input_file", options.inputFile);
    std::string collective(mscclName(schedule.pattern().kind));
    std::erase(collective, '_'); // published traces with sizes say "reducescatter"
    metadata.addText("collective", collective);
    if (m_annotate)
        annotateSchedule(metadata, schedule, options.lowering);
    m_metadata = metadata.bytes();
    if (!m_annotate)
        return;
    for (std::size_t kind = 0; kind < kStepKinds; ++kind) {
        for (std::size_t buffer = 0; buffer < kBuffers; ++buffer) {
            AttributeWriter writer;
            writer.addText("step_kind", toString(static_cast<StepKind>(kind)));
            writer.addText("source_buffer", kBufferLetters[buffer]);
            m_stepAttributes[kind][buffer] = writer.bytes();
        }
    }
    if (schedule.extras().empty())
        return;
    m_extras = { schedule.rankCount(), [&schedule](const auto& visit) {
                    for (const ExtraAttribute& extra : schedule.extras()) {
                        if (extra.owner != ExtraAttribute::Owner::Algorithm)
                            visit(index(schedule.placeOf(extra).rank), &extra);
                    }
                } };
}

std::string EtEncoder::encode(Rank rank) const
{
    if (!m_annotate)
        return RankWriter(m_lowering, rank, nullptr, m_metadata).write();
    AttributeWriter metadata(AttributeWriter::Owner::Metadata);
    std::span<const ExtraAttribute* const> extras;
    if (m_extras.size() > 0)
        extras = m_extras[index(rank)];
    annotateRank(metadata, m_lowering.schedule(), rank, extras);
    return RankWriter(m_lowering, rank, &m_stepAttributes, m_metadata + std::string(metadata.bytes())).write();
}

Result<std::string> customSystemJson(PatternKind kind, const std::string& prefix)
{
    constexpr std::array kNative { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
        PatternKind::AllToAll };
    if (std::find(kNative.begin(), kNative.end(), kind) == kNative.end()) {
        return errorOf(ErrorCode::Unsupported,
            say("ASTRA-sim runs given algorithms for all-reduce, all-gather, reduce-scatter and all-to-all, not for %1",
                toString(kind)),
            say("the traces can be run as a workload of their own"));
    }
    nlohmann::ordered_json system;
    system["scheduling-policy"] = "LIFO";
    system["endpoint-delay"] = 10;
    system["active-chunks-per-dimension"] = 1;
    system["preferred-dataset-splits"] = 1;
    for (const PatternKind native : kNative)
        system[std::string(toString(native)) + "-implementation"] = { "oneRing" }; // on any number of dimensions
    system["collective-optimization"] = "localBWAware";
    system["local-mem-bw"] = 50.0; // GB/s, with which the published converter reckons
    system[std::string(toString(kind)) + "-implementation-custom"] = { prefix };
    constexpr int kIndent = 4;
    return system.dump(kIndent, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

} // namespace weft::collective
