// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/et_reader.h"

#include "engine/core/make_error.h"
#include "engine/trace/graph_assembler.h"
#include "engine/trace/node_reader.h"
#include "engine/trace/wire.h"

#include <utility>

namespace weft::trace {

namespace {

constexpr std::uint64_t kPollNodes = 4096; // nodes
constexpr std::uint64_t kReleaseEvery = std::uint64_t { 16 } << 20U; // bytes

// What the metadata says about who wrote the trace.
struct Producer {
    bool isPyTorch = false; // its converter alone writes the process's id
    bool isSchema101 = false;

    void look(std::string_view attribute)
    {
        constexpr std::uint32_t kNameField = 1;
        constexpr std::uint32_t kStringValue = 29;
        std::string_view name;
        std::string_view text;
        WireReader reader(attribute);
        while (reader.next()) {
            if (reader.field == kNameField && reader.isBytes())
                name = reader.bytes;
            if (reader.field == kStringValue && reader.isBytes())
                text = reader.bytes;
        }
        isPyTorch = isPyTorch || name == "pid";
        isSchema101 = isSchema101 || (name == "schema" && text == "1.0.1");
    }

    // The converter of that schema kept the parents' ids of before it split and dropped nodes: united with the data
    // dependencies they make cycles. Later ones write control dependencies that agree with the data dependencies.
    [[nodiscard]] bool controlIsCallStack() const { return isPyTorch && isSchema101; }
};

class EtReading {
public:
    EtReading(const io::ByteSourcePtr& bytes, const ReadContext& context, Findings& findings)
        : m_bytes(bytes)
        , m_file(bytes->view())
        , m_context(context)
        , m_findings(findings)
        , m_limited(findings)
        , m_nodes(context.file, context.rank, m_limited)
    {
    }

    Result<ExecutionGraphPtr> run();

private:
    [[nodiscard]] Error errorAt(ErrorCode code, Sentence message, std::uint64_t offset) const;
    [[nodiscard]] Error cutOff(const FramedRecord& record, const Sentence& what, std::uint64_t offset) const;
    [[nodiscard]] Result<std::uint64_t> countRecords();
    [[nodiscard]] Result<void> readMetadata(const FramedRecord& record);
    [[nodiscard]] Result<void> readNode(const FramedRecord& record, std::uint64_t offset);
    void release(std::uint64_t offset);

    io::ByteSourcePtr m_bytes;
    std::string_view m_file;
    const ReadContext& m_context;
    Findings& m_findings;
    LimitedFindings m_limited;
    NodeReader m_nodes;
    GraphAssembler m_assembler;
    std::uint64_t m_released = 0;
    Producer m_producer;
    std::uint64_t m_ignoredControl = 0;
};

Error EtReading::errorAt(ErrorCode code, Sentence message, std::uint64_t offset) const
{
    Where where = placeIn(m_context.file, m_context.rank);
    where.byteOffset = offset;
    return weft::errorAt(std::move(where), code, std::move(message));
}

void EtReading::release(std::uint64_t offset)
{
    if (offset - m_released < kReleaseEvery)
        return;
    m_bytes->release(offset);
    m_released = offset;
}

Error EtReading::cutOff(const FramedRecord& record, const Sentence& what, std::uint64_t offset) const
{
    Error error = errorAt(ErrorCode::Truncated,
        record.start > 0 ? say("the file is cut off in %1, of whose %2 bytes %3 are there", what, record.length,
            m_file.size() - record.start)
                         : say("the file is cut off in %1", what),
        offset);
    error.hint
        = offset == 0 ? say("write or copy it again, if it is a Chakra trace at all") : say("write or copy it again");
    return error;
}

// Goes through the lengths alone: finds a truncated tail before any work, and sizes the columns exactly.
Result<std::uint64_t> EtReading::countRecords()
{
    std::uint64_t count = 0;
    bool isEmpty = false; // the message before
    for (std::uint64_t offset = 0; offset < m_file.size(); ++count) {
        const FramedRecord record = framedRecord(m_file, offset);
        const auto what = [count] { return count == 0 ? say("the metadata message") : say("message %1", count); };
        switch (record.state) {
        case FramedRecord::State::Ok:
            break;
        case FramedRecord::State::BadLength:
            return errorAt(ErrorCode::Malformed, say("%1 begins with something that is not a length", what()), offset);
        case FramedRecord::State::TooLarge:
            return errorAt(ErrorCode::TooLarge, say("%1 is larger than 2 GiB", what()), offset);
        case FramedRecord::State::Truncated:
            return cutOff(record, what(), offset);
        }
        // Two nodes without an id are one too many, and zeros would be as many nodes as bytes.
        if (std::exchange(isEmpty, count > 0 && record.bytes.empty()) && isEmpty)
            return errorAt(
                ErrorCode::Malformed, say("%1 and the one before it are empty: these are zeros", what()), offset);
        offset = record.end();
        release(offset);
        if (count % kPollNodes == 0 && m_context.watch.stop.stop_requested())
            return errorAt(ErrorCode::Cancelled, say("reading was stopped"), offset);
    }
    m_released = 0;
    return count;
}

// The content is kept as bytes; here it is only made sure that it is what it should be.
Result<void> EtReading::readMetadata(const FramedRecord& record)
{
    WireReader reader(record.bytes);
    bool looksLikeNode = false;
    while (reader.next()) {
        if (reader.field == 2 && reader.isBytes())
            m_producer.look(reader.bytes);
        looksLikeNode = looksLikeNode || (reader.field == 1 && reader.isVarint())
            || (reader.field >= 3 && reader.field <= 10); // a Node's; metadata has fields 1 and 2, both of bytes
    }
    if (reader.damaged())
        return errorAt(
            ErrorCode::Malformed, say("this is not a Chakra trace: the first message is not its metadata"), 0);
    if (!looksLikeNode)
        return {};
    m_limited.add(
        Severity::Warning, [] { return say("traces without metadata"); },
        [&] {
            return errorAt(
                ErrorCode::Missing, say("the trace has no metadata message; its first message is read as a node"), 0);
        });
    return readNode(record, 0);
}

Result<void> EtReading::readNode(const FramedRecord& record, std::uint64_t offset)
{
    if (!m_nodes.read(record.bytes))
        return errorAt(ErrorCode::Malformed, say("a message is not a Chakra node"), offset);
    const std::string_view name = m_nodes.name();
    const std::uint64_t nameStart
        = name.empty() ? record.start : static_cast<std::uint64_t>(name.data() - m_file.data());
    m_assembler.add(m_nodes.operation(), { nameStart, static_cast<std::uint32_t>(name.size()), offset });
    for (const std::uint64_t id : m_nodes.dataDependencies())
        m_assembler.dependOn(id, DependencyKind::Data);
    if (m_producer.controlIsCallStack())
        m_ignoredControl += m_nodes.controlDependencies().size();
    else
        for (const std::uint64_t id : m_nodes.controlDependencies())
            m_assembler.dependOn(id, DependencyKind::Control);
    if (!m_assembler.fits())
        return errorAt(ErrorCode::TooLarge, say("the trace has more than 2^32 nodes or dependencies"), offset);
    return {};
}

Result<ExecutionGraphPtr> EtReading::run()
{
    if (m_file.empty())
        return errorAt(ErrorCode::Truncated, say("the trace is empty; even its metadata message is missing"), 0);
    const Result<std::uint64_t> records = countRecords();
    if (!records)
        return records.error();
    m_assembler.reserve(*records - 1);

    std::uint64_t count = 0;
    for (std::uint64_t offset = 0; offset < m_file.size(); ++count) {
        const FramedRecord record = framedRecord(m_file, offset);
        if (const Result<void> read = count == 0 ? readMetadata(record) : readNode(record, offset); !read)
            return read.error();
        offset = record.end();
        release(offset);
        if (count % kPollNodes != 0)
            continue;
        if (m_context.watch.stop.stop_requested())
            return errorAt(ErrorCode::Cancelled, say("reading was stopped"), offset);
        if (m_context.watch.progress != nullptr)
            m_context.watch.progress->setDone(m_context.progressBase + offset);
    }
    m_limited.finish(m_context.file);
    if (m_ignoredControl > 0)
        warn(m_findings,
            errorAt(ErrorCode::Unsupported,
                say("%1 control dependencies are ignored: in PyTorch's schema 1.0.1 they are the call stack, for which "
                    "the data dependencies stand",
                    m_ignoredControl),
                0));
    return m_assembler.seal(m_bytes, { m_context.file, m_context.rank, true, m_producer.isPyTorch }, m_findings);
}

} // namespace

Result<ExecutionGraphPtr> parseEt(const io::ByteSourcePtr& bytes, const ReadContext& context, Findings& findings)
{
    return EtReading(bytes, context, findings).run();
}

} // namespace weft::trace
