// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/node_reader.h"

#include "engine/trace/attribute_value.h"
#include "engine/trace/place.h"
#include "engine/trace/wire.h"

#include <array>
#include <limits>
#include <utility>

namespace weft::trace {

namespace {

struct KnownAttribute {
    std::string_view name;
    Has what;
};

constexpr std::array kKnown { KnownAttribute { "is_cpu_op", Has::IsCpuOp }, KnownAttribute { "num_ops", Has::NumOps },
    KnownAttribute { "tensor_size", Has::TensorSize }, KnownAttribute { "comm_type", Has::CommType },
    KnownAttribute { "comm_size", Has::CommSize }, KnownAttribute { "comm_priority", Has::CommPriority },
    KnownAttribute { "comm_src", Has::CommSrc }, KnownAttribute { "comm_dst", Has::CommDst },
    KnownAttribute { "comm_tag", Has::CommTag }, KnownAttribute { "pg_name", Has::ProcessGroup },
    KnownAttribute { "involved_dim", Has::InvolvedDim }, KnownAttribute { "comm_root", Has::Root },
    KnownAttribute { "root", Has::Root } };

const KnownAttribute* findKnown(std::string_view name)
{
    for (const KnownAttribute& known : kKnown) {
        if (known.name == name)
            return &known;
    }
    return nullptr;
}

// The first name of an attribute, for messages.
std::string_view nameOf(Has what)
{
    for (const KnownAttribute& known : kKnown) {
        if (known.what == what)
            return known.name;
    }
    return {};
}

// Whether the simulation of such a node looks at the attribute: a bad value elsewhere is only worth a warning.
bool matters(Has what, NodeType type)
{
    const bool isTransfer = isMessage(type);
    switch (what) {
    case Has::IsCpuOp:
        return true;
    case Has::NumOps:
        return type == NodeType::Comp;
    case Has::TensorSize:
        return type == NodeType::Comp || type == NodeType::MemLoad || type == NodeType::MemStore;
    case Has::CommSize:
        return isTransfer || type == NodeType::Coll;
    case Has::CommSrc:
    case Has::CommDst:
    case Has::CommTag:
        return isTransfer;
    case Has::CommType:
    case Has::CommPriority:
    case Has::ProcessGroup:
    case Has::InvolvedDim:
    case Has::Root:
        return type == NodeType::Coll;
    }
    return true;
}

template <class T> bool fitInto(T& target, const Integer& value)
{
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<T>::max());
    if (value.negative) {
        if constexpr (std::is_signed_v<T>) {
            const auto number = static_cast<std::int64_t>(value.bits);
            if (number < std::numeric_limits<T>::min())
                return false;
            target = static_cast<T>(number);
            return true;
        } else {
            return false;
        }
    }
    if (value.bits > kMost)
        return false;
    target = static_cast<T>(value.bits);
    return true;
}

// One entry of a repeated uint64, or a packed run of them.
bool readIds(const WireReader& field, std::vector<std::uint64_t>& ids)
{
    if (field.isVarint())
        ids.push_back(field.number);
    return !field.isBytes() || readPackedVarints(field.bytes, [&ids](std::uint64_t id) { ids.push_back(id); });
}

std::string toText(const Integer& value)
{
    return value.negative ? std::to_string(static_cast<std::int64_t>(value.bits)) : std::to_string(value.bits);
}

} // namespace

NodeReader::NodeReader(std::string file, std::optional<Rank> rank, LimitedFindings& findings)
    : m_file(std::move(file))
    , m_rank(rank)
    , m_findings(&findings)
{
}

bool NodeReader::read(std::string_view record)
{
    enum Field : std::uint32_t { Id = 1, Name = 2, Type = 3, CtrlDeps = 4, DataDeps = 5, Duration = 7, Attr = 10 };
    m_operation = {};
    m_name = {};
    m_dataDependencies.clear();
    m_controlDependencies.clear();
    m_problems.clear();
    WireReader reader(record);
    while (reader.next()) {
        switch (reader.field) {
        case Field::Id:
            if (reader.isVarint())
                m_operation.id = reader.number;
            break;
        case Field::Name:
            if (reader.isBytes())
                m_name = reader.bytes;
            break;
        case Field::Type:
            if (reader.isVarint())
                m_operation.type = static_cast<NodeType>(static_cast<std::uint32_t>(reader.number));
            break;
        case Field::CtrlDeps:
            if (!readIds(reader, m_controlDependencies))
                return false;
            break;
        case Field::DataDeps:
            if (!readIds(reader, m_dataDependencies))
                return false;
            break;
        case Field::Duration:
            if (reader.isVarint())
                m_operation.durationMicros = reader.number;
            break;
        case Field::Attr:
            if (reader.isBytes() && !readAttribute(reader.bytes))
                return false;
            break;
        default:
            break;
        }
    }
    if (reader.damaged())
        return false;
    if (!m_problems.empty())
        report();
    return true;
}

bool NodeReader::readAttribute(std::string_view message)
{
    std::string_view name;
    AttributeValue value;
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field == 1 && reader.isBytes())
            name = reader.bytes;
        else
            value.take(reader);
    }
    if (reader.damaged())
        return false;
    if (const KnownAttribute* known = findKnown(name))
        assign(known->what, value);
    return true;
}

void NodeReader::assign(Has what, const AttributeValue& value)
{
    if (!value.isSet) {
        m_problems.push_back({ what, ErrorCode::Missing, true, Fault::NoValue });
        return;
    }
    if (m_operation.carries(what))
        m_problems.push_back({ what, ErrorCode::Duplicate, true, Fault::Twice });
    m_operation.has = static_cast<std::uint16_t>(m_operation.has | static_cast<std::uint16_t>(what));
    if (what == Has::ProcessGroup)
        assignProcessGroup(value);
    else if (what == Has::InvolvedDim)
        assignInvolvedDims(value);
    else
        assignInteger(what, value);
}

void NodeReader::assignInteger(Has what, const AttributeValue& value)
{
    const Integer integer = toInteger(value);
    const auto refuse = [&](ErrorCode code, Fault fault) { m_problems.push_back({ what, code, false, fault, value }); };
    if (integer.state == Integer::State::NotNumber)
        return refuse(ErrorCode::WrongType, Fault::NotWhole);
    if (integer.state == Integer::State::Fraction)
        return refuse(ErrorCode::WrongType, Fault::Fraction);
    if (integer.state == Integer::State::WholeFloat)
        m_problems.push_back({ what, ErrorCode::WrongType, true, Fault::WholeFloat, value });
    bool fits = true;
    std::uint32_t type = 0;
    switch (what) {
    case Has::IsCpuOp:
        m_operation.isCpuOp = integer.bits != 0;
        break;
    case Has::NumOps:
        fits = fitInto(m_operation.numOps, integer);
        break;
    case Has::TensorSize:
        fits = fitInto(m_operation.tensorSize, integer);
        break;
    case Has::CommType:
        fits = fitInto(type, integer);
        m_operation.commType = static_cast<CollectiveType>(type);
        break;
    case Has::CommSize:
        fits = fitInto(m_operation.commSize, integer);
        break;
    case Has::CommPriority:
        fits = fitInto(m_operation.commPriority, integer);
        break;
    case Has::CommSrc:
        fits = fitInto(m_operation.commSrc, integer);
        break;
    case Has::CommDst:
        fits = fitInto(m_operation.commDst, integer);
        break;
    case Has::CommTag:
        fits = fitInto(m_operation.commTag, integer);
        break;
    case Has::Root:
        fits = fitInto(m_operation.root, integer);
        break;
    case Has::ProcessGroup:
    case Has::InvolvedDim:
        break;
    }
    if (!fits)
        refuse(ErrorCode::OutOfRange, Fault::Range);
}

void NodeReader::assignProcessGroup(const AttributeValue& value)
{
    if (!value.isList && value.kind == ValueKind::String) {
        m_operation.processGroup = value.bytes;
        return;
    }
    const Integer integer = toInteger(value);
    if (integer.state != Integer::State::Whole) {
        m_problems.push_back({ Has::ProcessGroup, ErrorCode::WrongType, false, Fault::NotText, value });
        return;
    }
    m_groupText = toText(integer);
    m_operation.processGroup = m_groupText;
}

void NodeReader::assignInvolvedDims(const AttributeValue& value)
{
    const std::optional<BitList> list = toBits(value);
    constexpr std::uint64_t kMost = 64;
    if (!list || list->count > kMost) {
        m_problems.push_back({ Has::InvolvedDim, list ? ErrorCode::OutOfRange : ErrorCode::WrongType, false,
            list ? Fault::Long : Fault::NotBits, value });
        return;
    }
    const std::uint64_t beyond = list->count < kMost ? ~std::uint64_t { 0 } << list->count : 0;
    m_operation.involvedDims = list->bits | beyond;
}

Sentence NodeReader::tell(const Problem& problem)
{
    const std::string_view name = nameOf(problem.attribute);
    const AttributeValue& value = problem.value;
    switch (problem.fault) {
    case Fault::NoValue:
        return say("the attribute '%1' has no value and is taken as absent", name);
    case Fault::Twice:
        return say("the attribute '%1' is given twice; the last value is taken", name);
    case Fault::NotWhole:
        return say("the attribute '%1' must be a whole number, but is %2", name, describe(value));
    case Fault::Fraction:
        return say("the attribute '%1' must be a whole number, but has a fraction or is out of range", name);
    case Fault::WholeFloat:
        return say("the attribute '%1' is a floating-point number; it is taken as %2", name, toText(toInteger(value)));
    case Fault::Range:
        return say("the attribute '%1' is %2, which is outside its range", name, toText(toInteger(value)));
    case Fault::NotText:
        return say("the attribute '%1' must be a text or a whole number, but is %2", name, describe(value));
    case Fault::NotBits:
        return say("the attribute '%1' must be a list of true and false, but is %2", name, describe(value));
    case Fault::Long:
        return say("the attribute '%1' has more than 64 entries", name);
    }
    return {};
}

void NodeReader::report()
{
    const Where where = placeOf(m_file, m_rank, m_operation.id, m_name);
    for (Problem& problem : m_problems) {
        const bool isError = !problem.harmless && matters(problem.attribute, m_operation.type);
        const LimitedFindings::Kind kind = problem.harmless
            ? LimitedFindings::Kind([] { return say("attributes in an unusual form"); })
            : LimitedFindings::Kind([] { return say("attributes of a wrong type"); });
        m_findings->add(isError ? Severity::Error : Severity::Warning, kind, [&] {
            return Error { problem.code, tell(problem), where, {} };
        });
    }
}

} // namespace weft::trace
