// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/et_writer.h"

#include "engine/io/gzip.h"
#include "engine/io/text_file.h"
#include "engine/trace/attributes.h"
#include "engine/trace/framing.h"
#include "engine/trace/wire.h"
#include "engine/trace/wire_writer.h"

#include <algorithm>
#include <bit>

namespace weft::trace {

namespace {

// Bounds the list that is written: machines beyond eight dimensions do not exist, and readers take the rest as set.
constexpr std::uint32_t kLeastDims = 4; // as many as ASTRA-sim assumes

void writeInvolvedDims(AttributeWriter& attributes, std::uint64_t dims)
{
    const auto last = static_cast<std::uint32_t>(std::bit_width(~dims)); // past it, all take part
    std::vector<std::uint8_t> list;
    for (std::uint32_t dim = 0; dim < std::max(last, kLeastDims); ++dim)
        list.push_back(static_cast<std::uint8_t>((dims >> dim) & 1U));
    attributes.addBools("involved_dim", list);
}

void writeAttributes(AttributeWriter& attributes, const Operation& operation)
{
    attributes.addBool("is_cpu_op", operation.isCpuOp);
    if (operation.carries(Has::NumOps))
        attributes.addUint64("num_ops", operation.numOps);
    if (operation.carries(Has::TensorSize))
        attributes.addUint64("tensor_size", operation.tensorSize);
    if (operation.carries(Has::CommType))
        attributes.addInt64("comm_type", static_cast<std::int64_t>(operation.commType));
    if (operation.carries(Has::CommSize))
        attributes.addInt64("comm_size", operation.commSize);
    if (operation.carries(Has::CommPriority))
        attributes.addInt32("comm_priority", operation.commPriority);
    if (operation.carries(Has::CommSrc))
        attributes.addUint32("comm_src", operation.commSrc);
    if (operation.carries(Has::CommDst))
        attributes.addUint32("comm_dst", operation.commDst);
    if (operation.carries(Has::CommTag))
        attributes.addUint32("comm_tag", operation.commTag);
    if (operation.carries(Has::ProcessGroup))
        attributes.addText("pg_name", operation.processGroup);
    if (operation.carries(Has::InvolvedDim))
        writeInvolvedDims(attributes, operation.involvedDims);
    if (operation.carries(Has::Root))
        attributes.addUint32("comm_root", operation.root);
}

std::size_t packedSize(std::span<const std::uint64_t> values)
{
    std::size_t size = 0;
    for (const std::uint64_t value : values)
        size += varintSize(value);
    return size;
}

char* putPacked(char* at, std::uint32_t field, std::span<const std::uint64_t> values, std::size_t size)
{
    if (values.empty())
        return at;
    *at++ = bytesTag(field);
    at = putVarint(at, size);
    for (const std::uint64_t value : values)
        at = putVarint(at, value);
    return at;
}

constexpr std::size_t numberSize(std::uint64_t value)
{
    return value == 0 ? 0 : 1 + varintSize(value);
}

char* putNumber(char* at, std::uint32_t field, std::uint64_t value)
{
    if (value == 0)
        return at;
    *at++ = varintTag(field);
    return putVarint(at, value);
}

} // namespace

EtWriter::EtWriter(std::string_view version, std::string_view attributes)
{
    constexpr std::uint32_t kVersion = 1;
    const std::size_t length = (version.empty() ? 0 : fieldSize(version.size())) + attributes.size();
    m_bytes.resize(varintSize(length) + length);
    char* at = putVarint(m_bytes.data(), length);
    if (!version.empty())
        at = putField(at, bytesTag(kVersion), version);
    static_cast<void>(putBytes(at, attributes));
}

void EtWriter::add(const Node& node)
{
    const std::size_t data = packedSize(node.dataDependencies);
    const std::size_t control = packedSize(node.controlDependencies);
    const auto type = static_cast<std::uint64_t>(node.type);
    std::size_t length = numberSize(node.id) + numberSize(type) + numberSize(node.startMicros)
        + numberSize(node.durationMicros) + (node.name.empty() ? 0 : fieldSize(node.name.size()))
        + (data == 0 ? 0 : fieldSize(data)) + (control == 0 ? 0 : fieldSize(control));
    for (const std::string_view part : node.attributes)
        length += part.size();

    const std::size_t old = m_bytes.size();
    m_bytes.resize(old + varintSize(length) + length);
    char* at = putVarint(m_bytes.data() + old, length);
    at = putNumber(at, 1, node.id);
    if (!node.name.empty())
        at = putField(at, bytesTag(2), node.name);
    at = putNumber(at, 3, type);
    at = putPacked(at, 4, node.controlDependencies, control);
    at = putPacked(at, 5, node.dataDependencies, data);
    at = putNumber(at, 6, node.startMicros);
    at = putNumber(at, 7, node.durationMicros);
    for (const std::string_view part : node.attributes)
        at = putBytes(at, part);
}

void EtWriter::add(const Operation& operation, std::string_view name, std::span<const std::uint64_t> dataDependencies,
    std::span<const std::uint64_t> controlDependencies)
{
    m_attributes.clear();
    writeAttributes(m_attributes, operation);
    const std::string_view attributes = m_attributes.bytes();
    add({ operation.id, name, operation.type, operation.durationMicros, dataDependencies, controlDependencies,
        { &attributes, 1 } });
}

namespace {

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

std::vector<std::uint64_t> dependencyIds(const ExecutionGraph& graph, OpId op)
{
    std::vector<std::uint64_t> ids;
    for (const OpId dependency : graph.dependencies(op))
        ids.push_back(graph.id(dependency));
    return ids;
}

} // namespace

EtWriter::EtWriter(const ExecutionGraph& like)
{
    if (const std::string_view metadata = metadataRecord(like); !metadata.empty())
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
    std::vector<std::uint64_t> dependencies = dependencyIds(graph, op);
    substitute(dependencies, substitutes);
    add(graph.operation(op), graph.name(op), dependencies);
}

void EtWriter::copyTimed(const ExecutionGraph& graph, OpId op, Times times)
{
    constexpr std::uint32_t kStart = 6;
    constexpr std::uint32_t kDuration = 7;
    const std::string_view record = graph.record(op);
    if (record.empty()) {
        const std::vector<std::uint64_t> dependencies = dependencyIds(graph, op);
        const Operation operation = graph.operation(op);
        m_attributes.clear();
        writeAttributes(m_attributes, operation);
        const std::string_view attributes = m_attributes.bytes();
        add({ operation.id, graph.name(op), operation.type, times.durationMicros, dependencies, {}, { &attributes, 1 },
            times.startMicros });
        return;
    }
    std::string kept; // the other fields
    std::size_t begin = 0;
    WireReader reader(record);
    while (reader.next()) {
        const std::size_t end = reader.position();
        if (reader.field != kStart && reader.field != kDuration)
            kept += record.substr(begin, end - begin);
        begin = end;
    }
    const std::size_t old = kept.size();
    kept.resize(old + numberSize(times.startMicros) + numberSize(times.durationMicros));
    char* at = putNumber(kept.data() + old, kStart, times.startMicros);
    static_cast<void>(putNumber(at, kDuration, times.durationMicros));
    appendFramed(m_bytes, kept);
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
