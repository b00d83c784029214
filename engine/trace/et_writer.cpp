// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/et_writer.h"

#include "engine/io/gzip.h"
#include "engine/io/text_file.h"
#include "engine/trace/framing.h"
#include "engine/trace/proto/chakra.pb.h"
#include "engine/trace/wire.h"

#include <algorithm>
#include <bit>

namespace weft::trace {

namespace {

// Bounds the list that is written: machines beyond eight dimensions do not exist, and readers take the rest as set.
constexpr std::uint32_t kLeastDims = 4; // as many as ASTRA-sim assumes

chakra::AttributeProto& attribute(chakra::Node& node, const char* name)
{
    chakra::AttributeProto& made = *node.add_attr();
    made.set_name(name);
    return made;
}

void writeInvolvedDims(chakra::Node& node, std::uint64_t dims)
{
    const auto last = static_cast<std::uint32_t>(std::bit_width(~dims)); // past it, all take part
    chakra::BoolList& list = *attribute(node, "involved_dim").mutable_bool_list();
    for (std::uint32_t dim = 0; dim < std::max(last, kLeastDims); ++dim)
        list.add_values(((dims >> dim) & 1U) != 0);
}

void writeAttributes(chakra::Node& node, const Operation& operation)
{
    attribute(node, "is_cpu_op").set_bool_val(operation.isCpuOp);
    if (operation.carries(Has::NumOps))
        attribute(node, "num_ops").set_uint64_val(operation.numOps);
    if (operation.carries(Has::TensorSize))
        attribute(node, "tensor_size").set_uint64_val(operation.tensorSize);
    if (operation.carries(Has::CommType))
        attribute(node, "comm_type").set_int64_val(static_cast<std::int64_t>(operation.commType));
    if (operation.carries(Has::CommSize))
        attribute(node, "comm_size").set_int64_val(operation.commSize);
    if (operation.carries(Has::CommPriority))
        attribute(node, "comm_priority").set_int32_val(operation.commPriority);
    if (operation.carries(Has::CommSrc))
        attribute(node, "comm_src").set_uint32_val(operation.commSrc);
    if (operation.carries(Has::CommDst))
        attribute(node, "comm_dst").set_uint32_val(operation.commDst);
    if (operation.carries(Has::CommTag))
        attribute(node, "comm_tag").set_uint32_val(operation.commTag);
    if (operation.carries(Has::ProcessGroup))
        attribute(node, "pg_name").set_string_val(std::string(operation.processGroup));
    if (operation.carries(Has::InvolvedDim))
        writeInvolvedDims(node, operation.involvedDims);
    if (operation.carries(Has::Root))
        attribute(node, "comm_root").set_uint32_val(operation.root);
}

} // namespace

EtWriter::EtWriter(std::string_view version, const std::vector<Attribute>& attributes)
{
    chakra::GlobalMetadata metadata;
    metadata.set_version(std::string(version));
    for (const Attribute& entry : attributes) {
        chakra::AttributeProto& made = *metadata.add_attr();
        made.set_name(entry.name);
        made.set_string_val(entry.value);
    }
    appendFramed(m_bytes, metadata);
}

void EtWriter::add(const Operation& operation, std::string_view name, std::span<const std::uint64_t> dataDependencies,
    std::span<const std::uint64_t> controlDependencies)
{
    chakra::Node node;
    node.set_id(operation.id);
    node.set_name(std::string(name));
    node.set_type(static_cast<chakra::NodeType>(operation.type));
    node.set_duration_micros(operation.durationMicros);
    node.mutable_data_deps()->Add(dataDependencies.begin(), dataDependencies.end());
    node.mutable_ctrl_deps()->Add(controlDependencies.begin(), controlDependencies.end());
    writeAttributes(node, operation);
    appendFramed(m_bytes, node);
}

namespace {

// The metadata message that a trace begins with; empty if it begins with a node.
std::string_view metadataOf(const ExecutionGraph& graph)
{
    if (graph.records().empty())
        return {};
    const std::string_view first = framedRecord(graph.records(), 0).bytes;
    for (std::uint32_t at = 0; at < graph.size(); ++at) {
        if (graph.record(OpId { at }).data() == first.data())
            return {};
    }
    return first;
}

// Replaces ids in a list, in place and each once; returns whether there was anything to replace.
bool substitute(std::vector<std::uint64_t>& ids, const Substitutes& substitutes)
{
    const bool any = std::any_of(ids.begin(), ids.end(), [&](std::uint64_t id) { return substitutes.contains(id); });
    if (!any)
        return false;
    std::vector<std::uint64_t> changed;
    for (const std::uint64_t id : ids) {
        if (const auto at = substitutes.find(id); at != substitutes.end())
            changed.insert(changed.end(), at->second.begin(), at->second.end());
        else
            changed.push_back(id);
    }
    std::sort(changed.begin(), changed.end());
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    ids = std::move(changed);
    return true;
}

} // namespace

EtWriter::EtWriter(const ExecutionGraph& like)
{
    if (const std::string_view metadata = metadataOf(like); !metadata.empty())
        appendFramed(m_bytes, metadata);
    else
        *this = EtWriter();
}

// False if nothing in it is replaced, or it cannot be taken apart.
bool EtWriter::copyRecord(std::string_view record, const Substitutes& substitutes)
{
    constexpr std::uint32_t kControl = 4;
    constexpr std::uint32_t kData = 5;
    std::vector<std::uint64_t> control;
    std::vector<std::uint64_t> data;
    std::string kept; // the other fields
    kept.reserve(record.size());
    std::size_t begin = 0;
    WireReader reader(record);
    while (reader.next()) {
        const std::size_t end = reader.position();
        if (reader.field != kControl && reader.field != kData) {
            kept += record.substr(begin, end - begin);
        } else {
            std::vector<std::uint64_t>& ids = reader.field == kControl ? control : data;
            const auto take = [&ids](std::uint64_t id) { ids.push_back(id); };
            if (reader.isVarint())
                take(reader.number);
            else if (!reader.isBytes() || !readPackedVarints(reader.bytes, take))
                return false;
        }
        begin = end;
    }
    const bool inControl = substitute(control, substitutes);
    if (reader.damaged() || (!substitute(data, substitutes) && !inControl))
        return false;
    appendPackedField(kept, kControl, control);
    appendPackedField(kept, kData, data);
    appendFramed(m_bytes, kept);
    return true;
}

void EtWriter::copy(const ExecutionGraph& graph, OpId op, const Substitutes& substitutes)
{
    if (const std::string_view record = graph.record(op); !record.empty()) {
        if (substitutes.empty() || !copyRecord(record, substitutes))
            appendFramed(m_bytes, record);
        return;
    }
    std::vector<std::uint64_t> dependencies;
    for (const OpId dependency : graph.dependencies(op))
        dependencies.push_back(graph.id(dependency));
    substitute(dependencies, substitutes);
    add(graph.operation(op), graph.name(op), dependencies);
}

std::string toEt(const ExecutionGraph& graph)
{
    if (const std::string_view records = graph.records(); !records.empty())
        return std::string(records);
    EtWriter writer;
    for (std::uint32_t at = 0; at < graph.size(); ++at)
        writer.copy(graph, OpId { at }, {});
    return std::move(writer).bytes();
}

Result<void> writeEt(const ExecutionGraph& graph, const std::string& path)
{
    const std::string bytes = toEt(graph);
    if (!path.ends_with(".gz"))
        return io::writeTextFile(path, bytes);
    const Result<std::string> compressed = io::deflateGzip(bytes);
    if (!compressed)
        return compressed.error();
    return io::writeTextFile(path, *compressed);
}

} // namespace weft::trace
