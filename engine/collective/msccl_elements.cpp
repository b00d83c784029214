// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/msccl_program.h"
#include "engine/io/json_file.h"
#include "engine/io/xml_scanner.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <set>

namespace weft::collective {

using io::packed;
using io::XmlAttribute;

namespace {

constexpr std::int64_t kSlotLimit = std::int64_t { 1 } << 30U;
constexpr std::int64_t kChannelLimit = 1 << 16U;
constexpr std::int64_t kIdLimit = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kUsualMaxBytes = std::int64_t { 1 } << 27U; // of an algorithm that does not say

// The attributes of each element; the required ones come first.
using Names = std::span<const std::string_view>;
constexpr std::array<std::string_view, 13> kAlgorithmNames { "name", "proto", "nchannels", "nchunksperloop", "ngpus",
    "coll", "inplace", "outofplace", "minBytes", "maxBytes", "nthreads", "redop", "root" };
constexpr std::size_t kAlgorithmRequired = 6;
constexpr std::array<std::string_view, 4> kGpuNames { "id", "i_chunks", "o_chunks", "s_chunks" };
constexpr std::array<std::string_view, 6> kBlockNames { "id", "send", "recv", "chan", "rtype", "stype" };
constexpr std::size_t kBlockRequired = 4;
constexpr std::array<std::string_view, 10> kStepNames { "s", "type", "depid", "deps", "hasdep", "srcbuf", "srcoff",
    "dstbuf", "dstoff", "cnt" };
constexpr std::size_t kNopRequired = 5;

// The number of at most seven digits, or -1 for anything else.
std::int64_t shortNumber(std::uint64_t word)
{
    const std::uint64_t length = word >> 56U;
    if (length == 0)
        return -1;
    // The digits to the top with zeros before them; then pairs, fours and eights of digits are joined.
    constexpr std::uint64_t kZeros = 0x3030303030303030U;
    const std::uint64_t shift = 8 * (8 - length);
    std::uint64_t digits = word << shift | kZeros >> (64 - shift);
    if ((((digits + 0x4646464646464646U) | (digits - kZeros)) & 0x8080808080808080U) != 0)
        return -1;
    digits -= kZeros;
    digits = digits * 10 + (digits >> 8U);
    constexpr std::uint64_t kPairs = 0x000000FF000000FFU;
    const std::uint64_t joined
        = (digits & kPairs) * 0x000F424000000064U + ((digits >> 16U) & kPairs) * 0x0000271000000001U;
    return static_cast<std::int64_t>(joined >> 32U);
}

class Reader {
public:
    Reader(std::string_view text, MscclIssues& issues)
        : m_scanner(text)
        , m_issues(issues)
    {
    }

    MscclProgram read();

private:
    using Owner = ExtraAttribute::Owner;

    bool open(std::size_t depth);
    void skipElement(std::size_t depth);
    void readAlgorithm();
    void readGpu();
    void readBlock();
    void readStep();
    void readKind(const XmlAttribute& attribute, MscclStep& step);
    void checkSlots(MscclStep& step, std::int32_t sourceOffset, std::int32_t targetOffset);
    void checkNumbering(std::uint32_t number, std::string_view at);
    void readPeer(const XmlAttribute& attribute, std::int32_t& peer);

    [[nodiscard]] MscclIssues::Spot spot(std::string_view part, std::string_view item = {}) const
    {
        return { m_scanner.offsetOf(part), m_rank, std::string(item) };
    }
    void badNumber(const XmlAttribute& attribute, std::int64_t least, std::int64_t most);
    // A whole number from `least` to `most`; otherwise an issue, and the value stays.
    template <class T> bool number(const XmlAttribute& attribute, std::int64_t least, std::int64_t most, T& value)
    {
        std::int64_t parsed = attribute.packedRaw == packed("-1") ? -1 : shortNumber(attribute.packedRaw);
        if (parsed < 0 && attribute.packedRaw != packed("-1")) {
            const char* const past = attribute.raw.data() + attribute.raw.size();
            const auto [end, problem] = std::from_chars(attribute.raw.data(), past, parsed);
            if (problem != std::errc() || end != past)
                parsed = least - 1;
        }
        if (parsed < least || parsed > most) {
            badNumber(attribute, least, most);
            return false;
        }
        value = static_cast<T>(parsed);
        return true;
    }
    bool flag(const XmlAttribute& attribute);
    Buffer buffer(const XmlAttribute& attribute);
    std::string text(const XmlAttribute& attribute);
    std::string oneOf(const XmlAttribute& attribute, const std::vector<std::string>& words);
    void keep(const XmlAttribute& attribute, Owner owner, std::size_t id, Names known);
    void require(Names names);

    io::XmlScanner m_scanner;
    MscclIssues& m_issues;
    MscclProgram m_program;
    std::optional<std::uint32_t> m_rank;
    std::set<std::string, std::less<>> m_warned; // "element attribute"
    std::uint32_t m_nextStep = 0;
};

MscclProgram Reader::read()
{
    using Event = io::XmlScanner::Event;
    std::size_t depth = 0;
    while (true) {
        switch (m_scanner.next()) {
        case Event::Open:
            if (open(depth))
                ++depth;
            else
                skipElement(depth);
            break;
        case Event::Close:
            if (--depth == 1)
                m_rank.reset();
            break;
        case Event::Text:
            m_issues.warn("texts between elements", ErrorCode::UnknownKey, { m_scanner.offset(), m_rank },
                "text between the elements has no effect");
            break;
        case Event::Failed: {
            const io::XmlScanner::Problem& problem = m_scanner.problem();
            m_issues.fail(problem.code, { problem.offset, m_rank }, problem.message);
            return std::move(m_program);
        }
        case Event::End:
            return std::move(m_program);
        }
    }
}

// Reads the element if it is the one that belongs at this depth.
bool Reader::open(std::size_t depth)
{
    const std::string_view name = m_scanner.name();
    if (depth == 3 && name == "step")
        readStep();
    else if (depth == 2 && name == "tb")
        readBlock();
    else if (depth == 1 && name == "gpu")
        readGpu();
    else if (depth == 0 && name == "algo")
        readAlgorithm();
    else
        return false;
    return true;
}

void Reader::skipElement(std::size_t depth)
{
    using Event = io::XmlScanner::Event;
    const std::string_view name = m_scanner.name();
    if (depth == 0) {
        m_issues.fail(ErrorCode::Unsupported, spot(name),
            "the root element is '" + std::string(name) + "'; a program of MSCCL begins with 'algo'");
    } else if (name == "algo" || name == "gpu" || name == "tb" || name == "step") {
        m_issues.fail(ErrorCode::Malformed, spot(name), "the element '" + std::string(name) + "' is in the wrong place",
            "a program is an 'algo' of 'gpu' elements of 'tb' elements of 'step' elements");
    } else {
        m_issues.warn("unknown elements", ErrorCode::UnknownKey, spot(name),
            "the element '" + std::string(name) + "' is not known and has no effect");
    }
    for (std::size_t open = 1; open > 0;) {
        const Event event = m_scanner.next();
        if (event == Event::Failed)
            return; // as the next call will
        open += event == Event::Open ? 1 : 0;
        open -= event == Event::Close ? 1 : 0;
    }
}

void Reader::readAlgorithm()
{
    m_program.at = static_cast<std::uint32_t>(m_scanner.offset());
    m_program.collectiveAt = m_program.at;
    std::int64_t minBytes = 0;
    std::int64_t maxBytes = kUsualMaxBytes;
    std::string_view window;
    for (const XmlAttribute& attribute : m_scanner.attributes()) {
        const std::string_view name = attribute.name;
        if (name == "name") {
            m_program.name = text(attribute);
        } else if (name == "proto") {
            m_program.protocol = oneOf(attribute, { "Simple", "LL", "LL128" });
        } else if (name == "nchannels") {
            number(attribute, 0, kChannelLimit, m_program.channels.emplace());
        } else if (name == "nchunksperloop") {
            number(attribute, 1, kSlotLimit, m_program.chunks);
        } else if (name == "ngpus") {
            number(attribute, 1, kIdLimit, m_program.ranks);
        } else if (name == "coll") {
            m_program.collective = text(attribute);
            m_program.collectiveAt = static_cast<std::uint32_t>(m_scanner.offsetOf(attribute.raw));
        } else if (name == "inplace") {
            m_program.inPlace = flag(attribute);
        } else if (name == "root") {
            number(attribute, 0, kIdLimit, m_program.root.emplace());
        } else {
            if (name == "outofplace") {
                m_program.outOfPlace = flag(attribute);
            } else if (name == "minBytes" || name == "maxBytes") {
                number(attribute, 0, std::numeric_limits<std::int64_t>::max(), name[1] == 'i' ? minBytes : maxBytes);
                window = attribute.raw;
            } else if (name == "nthreads") {
                std::int64_t threads = 0;
                if (number(attribute, 0, kIdLimit, threads) && threads % 32 != 0)
                    m_issues.fail(ErrorCode::OutOfRange, spot(attribute.raw, name),
                        std::to_string(threads) + " threads are not a multiple of 32");
            } else if (name == "redop") {
                oneOf(attribute, { "sum", "prod", "max", "min", "nop" });
            }
            keep(attribute, Owner::Algorithm, 0, kAlgorithmNames);
        }
    }
    if (minBytes > maxBytes)
        m_issues.fail(ErrorCode::OutOfRange, spot(window, "minBytes"),
            "the program is for " + std::to_string(minBytes) + " bytes and more, but for " + std::to_string(maxBytes)
                + " at most");
    require(Names(kAlgorithmNames).first(kAlgorithmRequired));
}

void Reader::readGpu()
{
    MscclGpu gpu;
    gpu.at = static_cast<std::uint32_t>(m_scanner.offset());
    m_rank.reset();
    for (const XmlAttribute& attribute : m_scanner.attributes()) {
        if (attribute.name == "id") {
            const std::int64_t most = m_program.ranks > 0 ? std::int64_t { m_program.ranks } - 1 : kIdLimit;
            if (number(attribute, 0, most, gpu.id))
                m_rank = gpu.id;
        } else if (attribute.name == "i_chunks") {
            number(attribute, 0, kSlotLimit, gpu.sizes.input);
        } else if (attribute.name == "o_chunks") {
            number(attribute, 0, kSlotLimit, gpu.sizes.output);
        } else if (attribute.name == "s_chunks") {
            number(attribute, 0, kSlotLimit, gpu.sizes.scratch);
        } else {
            keep(attribute, Owner::Rank, m_program.gpus.size(), kGpuNames);
        }
    }
    require(kGpuNames);
    m_program.gpus.push_back(gpu);
}

void Reader::readPeer(const XmlAttribute& attribute, std::int32_t& peer)
{
    const std::int64_t most = m_program.ranks > 0 ? std::int64_t { m_program.ranks } - 1 : kIdLimit;
    if (number(attribute, -1, most, peer) && peer >= 0 && m_rank == static_cast<std::uint32_t>(peer))
        m_issues.fail(
            ErrorCode::OutOfRange, spot(attribute.raw, attribute.name), "a thread block talks to its own rank");
}

void Reader::readBlock()
{
    MscclBlock block;
    block.at = static_cast<std::uint32_t>(m_scanner.offset());
    block.gpu = static_cast<std::uint32_t>(m_program.gpus.size() - 1);
    block.firstStep = static_cast<std::uint32_t>(m_program.steps.size());
    m_nextStep = 0;
    for (const XmlAttribute& attribute : m_scanner.attributes()) {
        if (attribute.name == "id") {
            number(attribute, 0, kIdLimit, block.id);
        } else if (attribute.name == "send") {
            readPeer(attribute, block.send);
        } else if (attribute.name == "recv") {
            readPeer(attribute, block.receive);
        } else if (attribute.name == "chan") {
            number(attribute, 0, kChannelLimit - 1, block.channel);
        } else {
            if (attribute.name == "rtype" || attribute.name == "stype")
                oneOf(attribute, { "p2p", "shm", "nic" });
            keep(attribute, Owner::Block, m_program.blocks.size(), kBlockNames);
        }
    }
    require(Names(kBlockNames).first(kBlockRequired));
    m_program.blocks.push_back(block);
}

void Reader::readStep()
{
    MscclStep step;
    step.at = static_cast<std::uint32_t>(m_scanner.offset());
    std::int32_t sourceOffset = -1;
    std::int32_t targetOffset = -1;
    unsigned seen = 0;
    for (const XmlAttribute& attribute : m_scanner.attributes()) {
        switch (attribute.packedName) {
        case packed("s"): {
            std::uint32_t place = 0;
            if (number(attribute, 0, kIdLimit - 1, place))
                checkNumbering(place, attribute.raw);
            seen |= 1U;
            break;
        }
        case packed("type"):
            readKind(attribute, step);
            seen |= 1U << 1U;
            break;
        case packed("srcbuf"):
            step.source = buffer(attribute);
            seen |= 1U << 5U;
            break;
        case packed("srcoff"):
            number(attribute, -1, kSlotLimit - 1, sourceOffset);
            seen |= 1U << 6U;
            break;
        case packed("dstbuf"):
            step.target = buffer(attribute);
            seen |= 1U << 7U;
            break;
        case packed("dstoff"):
            number(attribute, -1, kSlotLimit - 1, targetOffset);
            seen |= 1U << 8U;
            break;
        case packed("cnt"):
            number(attribute, 0, kSlotLimit, step.count);
            seen |= 1U << 9U;
            break;
        case packed("depid"):
            number(attribute, -1, kIdLimit, step.onBlock);
            seen |= 1U << 2U;
            break;
        case packed("deps"):
            number(attribute, -1, kIdLimit, step.onStep);
            seen |= 1U << 3U;
            break;
        case packed("hasdep"):
            step.hasDependents = flag(attribute);
            seen |= 1U << 4U;
            break;
        default:
            keep(attribute, Owner::Step, m_program.steps.size(), kStepNames);
        }
    }
    // Bits of `seen` in the order of kStepNames.
    const std::size_t required = step.kind == StepKind::Nop ? kNopRequired : kStepNames.size();
    const unsigned needed = (1U << required) - 1;
    if ((seen & needed) != needed)
        require(Names(kStepNames).first(required));
    else
        checkSlots(step, sourceOffset, targetOffset);
    if ((step.onBlock < 0) != (step.onStep < 0))
        m_issues.fail(ErrorCode::Mismatched, { step.at, m_rank }, "depid and deps are not -1 together");
    m_program.steps.push_back(step);
    ++m_program.blocks.back().stepCount;
}

void Reader::checkNumbering(std::uint32_t number, std::string_view at)
{
    if (number < m_nextStep)
        m_issues.fail(ErrorCode::Duplicate, spot(at, "s"),
            "step " + std::to_string(number) + " comes again where step " + std::to_string(m_nextStep) + " is next");
    else if (number > m_nextStep)
        m_issues.fail(ErrorCode::Missing, spot(at, "s"),
            "step " + std::to_string(m_nextStep) + " is missing before step " + std::to_string(number));
    m_nextStep = number + 1;
}

void Reader::readKind(const XmlAttribute& attribute, MscclStep& step)
{
    for (std::size_t kind = 0; kind < kStepKinds; ++kind) {
        if (attribute.packedRaw == packed(toString(static_cast<StepKind>(kind)))) {
            step.kind = static_cast<StepKind>(kind);
            return;
        }
    }
    const bool isResidual = attribute.raw == "ra" || attribute.raw == "res-add";
    const std::string raw = text(attribute);
    m_issues.fail(isResidual ? ErrorCode::Unsupported : ErrorCode::OutOfRange, spot(attribute.raw, attribute.name),
        isResidual ? "the step adds a residual, which is no part of a collective"
                   : "the step type '" + raw + "' is not known",
        isResidual ? "" : "the types are s, r, rcs, rrc, rrs, rrcs, cpy, re and nop");
}

// What the step reads and writes at its own rank must be said; the other slot is the peer's, and only told.
void Reader::checkSlots(MscclStep& step, std::int32_t sourceOffset, std::int32_t targetOffset)
{
    if (step.kind == StepKind::Nop) {
        if (step.count > 0)
            m_issues.warn("nops with a count", ErrorCode::OutOfRange, { step.at, m_rank, "cnt" },
                "a nop moves nothing; its count has no effect");
        step.source = Buffer::Input;
        step.target = Buffer::Input;
        step.count = 0;
        return;
    }
    if (step.count == 0)
        m_issues.fail(ErrorCode::OutOfRange, { step.at, m_rank, "cnt" }, "a step moves no chunks");
    const bool readsSource = step.kind == StepKind::Send || !(sends(step.kind) || receives(step.kind));
    const bool writesTarget = step.kind != StepKind::Send;
    if ((readsSource && sourceOffset < 0) || (writesTarget && targetOffset < 0)) {
        m_issues.fail(ErrorCode::OutOfRange, { step.at, m_rank, readsSource && sourceOffset < 0 ? "srcoff" : "dstoff" },
            "a step of this type needs an offset of 0 or more");
        return;
    }
    if (sourceOffset < 0) {
        step.source = step.target;
        sourceOffset = targetOffset;
    } else if (targetOffset < 0) {
        step.target = step.source;
        targetOffset = sourceOffset;
    }
    step.sourceOffset = static_cast<std::uint32_t>(sourceOffset);
    step.targetOffset = static_cast<std::uint32_t>(targetOffset);
}

void Reader::badNumber(const XmlAttribute& attribute, std::int64_t least, std::int64_t most)
{
    const std::string raw = text(attribute);
    std::int64_t ignored = 0;
    const auto [past, problem] = std::from_chars(raw.data(), raw.data() + raw.size(), ignored);
    const bool isNumber = problem != std::errc::invalid_argument && past == raw.data() + raw.size();
    m_issues.fail(isNumber ? ErrorCode::OutOfRange : ErrorCode::WrongType, spot(attribute.raw, attribute.name),
        "'" + std::string(attribute.name) + "' is \"" + raw + "\"; a whole number from " + std::to_string(least)
            + " to " + std::to_string(most) + " is expected");
}

bool Reader::flag(const XmlAttribute& attribute)
{
    int value = 0;
    number(attribute, 0, 1, value);
    return value == 1;
}

Buffer Reader::buffer(const XmlAttribute& attribute)
{
    switch (attribute.packedRaw) {
    case packed("i"):
        return Buffer::Input;
    case packed("o"):
        return Buffer::Output;
    case packed("s"):
        return Buffer::Scratch;
    default:
        oneOf(attribute, { "i", "o", "s" });
        return Buffer::Input;
    }
}

std::string Reader::text(const XmlAttribute& attribute)
{
    Result<std::string> decoded = m_scanner.decode(attribute);
    if (decoded)
        return std::move(decoded).value();
    m_issues.fail(decoded.error().code, spot(attribute.raw, attribute.name), decoded.error().message);
    return {};
}

std::string Reader::oneOf(const XmlAttribute& attribute, const std::vector<std::string>& words)
{
    std::string word = text(attribute);
    if (std::find(words.begin(), words.end(), word) != words.end())
        return word;
    std::string list = words.front();
    for (std::size_t i = 1; i < words.size(); ++i)
        list += (i + 1 == words.size() ? " or " : ", ") + words[i];
    m_issues.fail(ErrorCode::OutOfRange, spot(attribute.raw, attribute.name),
        "'" + std::string(attribute.name) + "' is \"" + word + "\"; it must be " + list);
    return words.front();
}

void Reader::keep(const XmlAttribute& attribute, Owner owner, std::size_t id, Names known)
{
    const std::string name(attribute.name);
    if (std::find(known.begin(), known.end(), name) == known.end()
        && m_warned.insert(std::string(m_scanner.name()) + ' ' + name).second) {
        const std::string near = io::nearestName(name, { known.begin(), known.end() });
        m_issues.warn("unknown attributes", ErrorCode::UnknownKey, spot(attribute.name, name),
            "the attribute '" + name + "' of '" + std::string(m_scanner.name())
                + "' is not known; it is kept, and has no effect",
            near.empty() ? std::string() : "did you mean '" + near + "'?");
    }
    m_program.extras.push_back({ owner, static_cast<std::uint32_t>(id), name, text(attribute) });
}

void Reader::require(Names names)
{
    const auto attributes = m_scanner.attributes();
    for (const std::string_view name : names) {
        const auto isIt = [&name](const XmlAttribute& attribute) { return attribute.name == name; };
        if (std::none_of(attributes.begin(), attributes.end(), isIt))
            m_issues.fail(ErrorCode::Missing, spot(m_scanner.name(), name),
                "the attribute '" + std::string(name) + "' of '" + std::string(m_scanner.name()) + "' is missing");
    }
}

} // namespace

MscclProgram readMscclElements(std::string_view text, MscclIssues& issues)
{
    return Reader(text, issues).read();
}

} // namespace weft::collective
