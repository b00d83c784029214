// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/msccl/msccl_element.h"
#include "engine/collective/model/step_rules.h"

#include <algorithm>
#include <array>
#include <limits>

namespace weft::collective {

using io::packed;
using io::XmlAttribute;

namespace {

constexpr std::int64_t kMostNamed = kSlotLimit;
constexpr std::int64_t kIdLimit = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kUsualMaxBytes = std::int64_t { 1 } << 27U; // of an algorithm that does not say

constexpr std::array<std::uint64_t, kStepKinds> kPackedStepWords = [] {
    std::array<std::uint64_t, kStepKinds> words {};
    std::ranges::transform(kStepWords, words.begin(), [](std::string_view word) { return packed(word); });
    return words;
}();

class ElementReader {
public:
    ElementReader(std::string_view text, MscclIssues& issues)
        : m_scanner(text)
        , m_issues(issues)
        , m_element(m_scanner, issues)
    {
        constexpr std::size_t kBytesOfStep = 112; // hardly less, and most of a file are steps
        m_program.steps.reserve(text.size() / kBytesOfStep);
    }

    MscclProgram read()
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
                    m_element.setRank({});
                break;
            case Event::Text:
                m_issues.warn([] { return say("texts between elements"); }, ErrorCode::UnknownKey,
                    { m_scanner.offset(), m_element.rank() }, say("text between the elements has no effect"));
                break;
            case Event::Failed: {
                const io::XmlScanner::Problem& problem = m_scanner.problem();
                m_issues.fail(problem.code, { problem.offset, m_element.rank() }, problem.message);
                return std::move(m_program);
            }
            case Event::End:
                return std::move(m_program);
            }
        }
    }

private:
    using Owner = ExtraAttribute::Owner;

    // Reads the element if it is the one that belongs at this depth.
    bool open(std::size_t depth)
    {
        const std::string_view name = m_scanner.name();
        if (m_scanner.attributes().size() > kMscclMostAttributes)
            m_issues.fail(ErrorCode::TooLarge, m_element.spot(name),
                say("an element with more than %1 attributes", kMscclMostAttributes));
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

    void skipElement(std::size_t depth)
    {
        using Event = io::XmlScanner::Event;
        const std::string_view name = m_scanner.name();
        if (depth == 0) {
            m_issues.fail(ErrorCode::Unsupported, m_element.spot(name),
                say("this is XML that Weft does not read: the root element is '%1'; a program of MSCCL begins with "
                    "'algo'",
                    name));
        } else if (name == "algo" || name == "gpu" || name == "tb" || name == "step") {
            m_issues.fail(ErrorCode::Malformed, m_element.spot(name),
                say("the element '%1' is in the wrong place", name),
                say("a program is an 'algo' of 'gpu' elements of 'tb' elements of 'step' elements"));
        } else {
            m_issues.warn([] { return say("unknown elements"); }, ErrorCode::UnknownKey, m_element.spot(name),
                say("the element '%1' is not known and has no effect", name));
        }
        for (std::size_t open = 1; open > 0;) {
            const Event event = m_scanner.next();
            if (event == Event::Failed)
                return; // as the next call will
            open += event == Event::Open ? 1 : 0;
            open -= event == Event::Close ? 1 : 0;
        }
    }

    void readAlgorithm()
    {
        m_program.at = static_cast<std::uint32_t>(m_scanner.offset());
        m_program.collectiveAt = m_program.at;
        std::int64_t minBytes = 0;
        std::int64_t maxBytes = kUsualMaxBytes;
        std::string_view window;
        bool isWindow = true;
        for (const XmlAttribute& attribute : m_scanner.attributes()) {
            const std::string_view name = attribute.name;
            if (name == "name") {
                m_program.name = m_element.text(attribute);
            } else if (name == "proto") {
                const auto known = m_element.oneOf(attribute, { kMscclProtocols.begin(), kMscclProtocols.end() });
                m_program.protocol = kMscclProtocols[static_cast<std::size_t>(known)];
            } else if (name == "nchannels") {
                m_element.number(attribute, 0, std::int64_t { kChannelLimit }, m_program.channels.emplace());
            } else if (name == "nchunksperloop") {
                m_element.number(attribute, 1, kMostNamed, m_program.chunks);
            } else if (name == "ngpus") {
                m_element.number(attribute, 1, kIdLimit, m_program.ranks);
            } else if (name == "coll") {
                m_program.collective = m_element.text(attribute);
                m_program.collectiveAt = static_cast<std::uint32_t>(m_scanner.offsetOf(attribute.raw));
            } else if (name == "inplace") {
                m_program.inPlace = m_element.flag(attribute);
            } else if (name == "root") {
                m_element.number(attribute, 0, kIdLimit, m_program.root.emplace());
            } else {
                if (name == "outofplace") {
                    m_program.outOfPlace = m_element.flag(attribute);
                } else if (name == "minBytes" || name == "maxBytes") {
                    isWindow &= m_element.number(
                        attribute, 0, std::numeric_limits<std::int64_t>::max(), name[1] == 'i' ? minBytes : maxBytes);
                    window = attribute.raw;
                } else if (name == "nthreads") {
                    std::int64_t threads = 0;
                    if (m_element.number(attribute, 0, kIdLimit, threads) && threads % 32 != 0)
                        m_issues.fail(ErrorCode::OutOfRange, m_element.spot(attribute.raw, name),
                            say("%1 threads are not a multiple of 32", threads));
                } else if (name == "redop") {
                    m_element.oneOf(attribute, { "sum", "prod", "max", "min", "nop" });
                }
                m_program.extras.push_back(m_element.kept(attribute, Owner::Algorithm, 0));
            }
        }
        const bool isEndless = m_program.outOfPlace && maxBytes == 0; // as RCCL's executor has it
        if (isWindow && minBytes > maxBytes && !isEndless)
            m_issues.fail(ErrorCode::OutOfRange, m_element.spot(window, "minBytes"),
                say("the program is for %1 bytes and more, but for %2 at most", minBytes, maxBytes));
        m_element.require(Owner::Algorithm);
    }

    void readGpu()
    {
        MscclGpu gpu;
        gpu.at = static_cast<std::uint32_t>(m_scanner.offset());
        m_element.setRank({});
        for (const XmlAttribute& attribute : m_scanner.attributes()) {
            const auto name = std::ranges::find(kMscclGpuNames, attribute.name) - kMscclGpuNames.begin();
            if (name == 0) {
                if (m_element.number(attribute, 0, lastRank(), gpu.id))
                    m_element.setRank(gpu.id);
            } else if (name <= std::ssize(kEveryBuffer)) {
                const Buffer buffer = kEveryBuffer[static_cast<std::size_t>(name - 1)];
                m_element.number(attribute, 0, kMostNamed, gpu.sizes[buffer]);
            } else {
                m_program.extras.push_back(m_element.kept(attribute, Owner::Rank, m_program.gpus.size()));
            }
        }
        m_element.require(Owner::Rank);
        m_program.gpus.push_back(gpu);
    }

    void readBlock()
    {
        MscclBlock block;
        block.at = static_cast<std::uint32_t>(m_scanner.offset());
        block.rank = Rank { m_program.gpus.back().id };
        block.firstStep = static_cast<std::uint32_t>(m_program.steps.size());
        m_nextStep = 0;
        for (const XmlAttribute& attribute : m_scanner.attributes()) {
            if (attribute.name == "id") {
                m_element.number(attribute, 0, kIdLimit, block.id);
            } else if (attribute.name == "send") {
                readPeer(attribute, block.sendTo);
            } else if (attribute.name == "recv") {
                readPeer(attribute, block.receiveFrom);
            } else if (attribute.name == "chan") {
                m_element.number(attribute, 0, std::int64_t { kChannelLimit } - 1, block.channel);
            } else {
                if (attribute.name == "rtype" || attribute.name == "stype")
                    m_element.oneOf(attribute, { "p2p", "shm", "nic" });
                m_program.extras.push_back(m_element.kept(attribute, Owner::Block, m_program.blocks.size()));
            }
        }
        m_element.require(Owner::Block);
        m_program.blocks.push_back(block);
    }

    void readStep()
    {
        MscclStep step;
        step.count = 0;
        step.at = static_cast<std::uint32_t>(m_scanner.offset());
        std::size_t place = 0;
        const auto find = [this, &place](std::string_view name) { return m_element.find(name, packed(name), place++); };
        if (const XmlAttribute* const attribute = find("s")) {
            std::uint32_t s = 0;
            if (m_element.number(*attribute, 0, kIdLimit - 1, s))
                checkNumbering(s, attribute->raw);
        }
        if (const XmlAttribute* const attribute = find("type"))
            readKind(*attribute, step);
        if (step.kind != StepKind::Nop)
            readSlots(step);
        place = 7;
        const XmlAttribute* const onBlock = find("depid");
        const XmlAttribute* const onStep = find("deps");
        if (onBlock != nullptr && onStep != nullptr
            && (onBlock->packedRaw != packed("-1") || onStep->packedRaw != packed("-1"))) {
            const bool isRead = m_element.number(*onBlock, -1, kIdLimit, step.onBlock)
                && m_element.number(*onStep, -1, kIdLimit, step.onStep);
            if (isRead && (step.onBlock < 0) != (step.onStep < 0))
                m_issues.fail(ErrorCode::Mismatched, m_element.spot(onBlock->raw, "depid"),
                    say("depid and deps are not -1 together"));
        }
        if (const XmlAttribute* const attribute = find("hasdep"))
            step.hasDependents = m_element.flag(*attribute);
        // A nop may do without its slots, so that the number of attributes says nothing; but runtimes read them first.
        if (step.kind == StepKind::Nop)
            checkNop();
        if (step.kind == StepKind::Nop || m_scanner.attributes().size() > mscclNames(Owner::Step).required)
            keepUnknown();
        m_program.steps.push_back(step);
        ++m_program.blocks.back().stepCount;
    }

    void checkNop()
    {
        const auto isBuffer = [](const XmlAttribute& each) {
            return (each.name != "srcbuf" && each.name != "dstbuf") || each.raw == "i" || each.raw == "o"
                || each.raw == "s";
        };
        const auto attributes = m_scanner.attributes();
        const auto names = mscclNames(Owner::Step).known.first(mscclNames(Owner::Step).required);
        const bool isWhole = std::ranges::all_of(names, [&](std::string_view name) {
            return std::ranges::find(attributes, name, &XmlAttribute::name) != attributes.end();
        });
        if (!isWhole || !std::ranges::all_of(attributes, isBuffer))
            m_issues.warn([] { return say("nops without slots"); }, ErrorCode::Missing,
                m_element.spot(m_scanner.name(), "type"),
                say("runtimes refuse a nop without the attributes of a step, and buffers that are none"));
    }

    void readKind(const XmlAttribute& attribute, MscclStep& step)
    {
        auto word = std::ranges::find(kPackedStepWords, attribute.packedRaw);
        std::string raw;
        if (word == kPackedStepWords.end()) { // perhaps written with references
            raw = m_element.text(attribute);
            word = std::ranges::find(kPackedStepWords, packed(raw));
        }
        if (word != kPackedStepWords.end()) {
            step.kind = static_cast<StepKind>(word - kPackedStepWords.begin());
            return;
        }
        const bool isResidual = raw == "ra" || raw == "res-add";
        m_issues.fail(isResidual ? ErrorCode::Unsupported : ErrorCode::OutOfRange,
            m_element.spot(attribute.raw, attribute.name),
            isResidual ? say("the step adds a residual, which is no part of a collective")
                       : say("the step type '%1' is not known", raw),
            isResidual ? Sentence() : say("the types are s, r, rcs, rrc, rrs, rrcs, cpy, re and nop"));
    }

    // What the step reads and writes at its own rank must be said; the other slot is the peer's, and only told.
    void readSlots(MscclStep& step)
    {
        std::size_t place = 2;
        const auto find = [this, &place](std::string_view name) { return m_element.find(name, packed(name), place++); };
        const XmlAttribute* const sourceBuffer = find("srcbuf");
        const XmlAttribute* const source = find("srcoff");
        const XmlAttribute* const targetBuffer = find("dstbuf");
        const XmlAttribute* const target = find("dstoff");
        const XmlAttribute* const count = find("cnt");
        if (sourceBuffer == nullptr || source == nullptr || targetBuffer == nullptr || target == nullptr
            || count == nullptr)
            return;
        std::int32_t sourceOffset = -1;
        std::int32_t targetOffset = -1;
        step.source.buffer = m_element.buffer(*sourceBuffer);
        step.target.buffer = m_element.buffer(*targetBuffer);
        m_element.number(*count, 1, kMostNamed, step.count);
        if (!m_element.number(*source, readsSource(step.kind) ? 0 : -1, kMostNamed - 1, sourceOffset)
            || !m_element.number(*target, writesTarget(step.kind) ? 0 : -1, kMostNamed - 1, targetOffset))
            return;
        step.source.offset = static_cast<std::uint32_t>(sourceOffset);
        step.target.offset = static_cast<std::uint32_t>(targetOffset);
        if (sourceOffset < 0)
            step.source = step.target;
        else if (targetOffset < 0)
            step.target = step.source;
    }

    void keepUnknown()
    {
        for (const XmlAttribute& attribute : m_scanner.attributes()) {
            if (std::ranges::find(kMscclStepNames, attribute.name) == kMscclStepNames.end())
                m_program.extras.push_back(m_element.kept(attribute, Owner::Step, m_program.steps.size()));
        }
    }

    void checkNumbering(std::uint32_t number, std::string_view at)
    {
        if (number < m_nextStep)
            m_issues.fail(ErrorCode::Duplicate, m_element.spot(at, "s"),
                say("step %1 comes again where step %2 is next", number, m_nextStep));
        else if (number > m_nextStep)
            m_issues.fail(ErrorCode::Missing, m_element.spot(at, "s"),
                say("step %1 is missing before step %2", m_nextStep, number));
        m_nextStep = number + 1;
    }

    void readPeer(const XmlAttribute& attribute, Rank& peer)
    {
        std::int64_t number = -1;
        m_element.number(attribute, -1, lastRank(), number);
        peer = number < 0 ? kNone<Rank> : Rank { static_cast<std::uint32_t>(number) };
        if (number >= 0 && m_element.rank() == index(peer))
            m_issues.fail(ErrorCode::OutOfRange, m_element.spot(attribute.raw, attribute.name),
                say("a thread block talks to its own rank"));
    }

    [[nodiscard]] std::int64_t lastRank() const
    {
        return m_program.ranks > 0 ? std::int64_t { m_program.ranks } - 1 : kIdLimit;
    }

    io::XmlScanner m_scanner;
    MscclIssues& m_issues;
    MscclElement m_element;
    MscclProgram m_program;
    std::uint32_t m_nextStep = 0;
};

} // namespace

MscclProgram readMscclElements(std::string_view text, MscclIssues& issues)
{
    return ElementReader(text, issues).read();
}

} // namespace weft::collective
