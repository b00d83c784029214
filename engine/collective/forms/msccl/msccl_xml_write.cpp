// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/msccl/msccl_layout.h"
#include "engine/collective/forms/msccl/msccl_names.h"
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/core/make_error.h"
#include "engine/io/xml_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <map>
#include <utility>

namespace weft::collective {

namespace {

using Owner = ExtraAttribute::Owner;

struct SizeWindow {
    std::uint64_t least = 0;
    std::uint64_t most = 0; // 0: without an end
};

// What a file for MSCCL says of sizes, which are up to 128 MiB where it says nothing, in RCCL's words: of so many
// parts, with the last one. Where it is for none, for none that there are.
SizeWindow rcclWindow(const std::string* minBytes, const std::string* maxBytes, std::uint32_t parts)
{
    const auto numberOf = [](const std::string* text, std::uint64_t usual) {
        return text != nullptr ? std::strtoull(text->c_str(), nullptr, 10) : usual;
    };
    constexpr std::uint64_t kNever = std::numeric_limits<std::int64_t>::max();
    const std::uint64_t least = (numberOf(minBytes, 0) + parts - 1) / parts;
    const std::uint64_t past = numberOf(maxBytes, std::uint64_t { 1 } << 27U);
    const std::uint64_t most = past == 0 ? 0 : (past - 1) / parts;
    return most == 0 || most < least ? SizeWindow { kNever, kNever } : SizeWindow { least, most };
}

class MscclWriter {
public:
    MscclWriter(const Schedule& schedule, io::TextStream& out, Findings& findings, std::optional<Bytes> meantFor,
        MscclRuntime runtime, bool isSplit)
        : m_schedule(schedule)
        , m_out(out)
        , m_findings(findings)
        , m_meantFor(meantFor)
        , m_runtime(runtime)
        , m_layout(mscclLayout(schedule, findings))
    {
        if (isSplit)
            warnOfSplit(schedule, m_layout, runtime, findings);
    }

    void write()
    {
        describePattern();
        chooseNames();
        chooseExtras();
        warnBeyondMsccl(m_schedule, m_layout, m_runtime, m_findings);
        writeAlgorithm();
        for (const Rank rank : m_schedule.ranks()) {
            if (m_out.failed())
                return;
            writeRank(rank);
        }
        m_out << "</algo>\n";
    }

private:
    void describePattern()
    {
        const Pattern& pattern = m_schedule.pattern();
        m_kind = pattern.members.empty() ? pattern.kind : PatternKind::Custom;
        if (m_kind != pattern.kind)
            warnOf(say("MSCCL knows no collective with ranks that only relay; it is written as a custom one"));
        if (!pattern.before.empty() || !pattern.after.empty())
            warnOf(say("what a custom collective promises cannot be written"));
        if (!m_schedule.info().placement.empty())
            warnOf(say("the places of the ranks in the fabric cannot be written"));
        if (std::ranges::any_of(m_schedule.steps(), [this](StepId step) { return !m_schedule.way(step).empty(); }))
            warnOf(say("the links that messages take cannot be written"));
    }

    // How many attributes of an element the writer makes itself.
    [[nodiscard]] std::size_t ownCount(Owner owner) const
    {
        const std::size_t held = mscclNames(owner).held;
        const std::size_t uses = isForRccl() ? 3 : m_meantFor ? 2 : 0;
        return owner != Owner::Algorithm ? held : held - (hasRoot(m_kind) ? 0 : 1) + uses;
    }

    void chooseExtras()
    {
        std::size_t dropped = 0;
        for (const ExtraAttribute& extra : m_schedule.extras()) {
            // Not written as they are; see writeAlgorithm().
            const bool standsIn = extra.name == "coll" || extra.name == "inplace"
                || (isForRccl() && extra.name == "outofplace")
                || ((isForRccl() || m_meantFor) && (extra.name == "minBytes" || extra.name == "maxBytes"));
            if (standsIn && extra.owner == Owner::Algorithm)
                continue;
            const auto held = mscclNames(extra.owner).known.first(mscclNames(extra.owner).held);
            const auto [first, past] = m_extras.equal_range({ extra.owner, extra.id });
            const bool isTwice
                = std::any_of(first, past, [&extra](const auto& other) { return other.second->name == extra.name; });
            // No more than a reader accepts of one element, beside the writer's own.
            const auto ofOne = static_cast<std::size_t>(std::distance(first, past));
            if (std::ranges::find(held, extra.name) != held.end() || !io::isXmlName(extra.name) || isTwice
                || ofOne >= kMscclMostAttributes - ownCount(extra.owner))
                ++dropped;
            else
                m_extras.emplace(std::pair(extra.owner, extra.id), &extra);
        }
        if (dropped > 0)
            warnOf(say("%1 attributes kept from another file have no place in this one", dropped));
    }

    // In place, the file gives sizes to the names of buffers that the steps of a rank use, or to the one with memory. A
    // custom collective must not use both, since nothing says then that they are one.
    void chooseNames()
    {
        const Pattern& pattern = m_schedule.pattern();
        Pattern apart = pattern;
        apart.inPlace = false;
        m_sizes.resize(m_schedule.rankCount());
        m_storageNames.assign(m_schedule.rankCount(), pattern.inPlace && m_kind != pattern.kind);
        for (const Rank rank : m_schedule.ranks()) {
            const std::uint32_t r = index(rank);
            m_sizes[r] = m_schedule.bufferSizes(rank);
            if (!pattern.inPlace)
                continue;
            const std::array<bool, 3> used = usedNames(rank);
            auto& [input, output, scratch] = m_sizes[r];
            if (m_kind == PatternKind::Custom) {
                const std::uint32_t size = std::max(input, output);
                m_storageNames[r] = m_storageNames[r] || (used[0] && used[1]);
                const bool isOutput = used[1] && !used[0];
                input = isOutput ? 0 : size;
                output = isOutput ? size : 0;
                continue;
            }
            const BufferSizes names = apart.bufferSizes(rank);
            const bool inOutput = pattern.storage(rank, { Buffer::Input, 0 }).buffer == Buffer::Output;
            if (inOutput ? used[0] : used[1]) {
                (inOutput ? input : output) = inOutput ? names.input : names.output;
                if (!used[inOutput ? 1 : 0])
                    (inOutput ? output : input) = 0;
            }
        }
        // Chunks of a custom collective that Weft made may be of different NPUs: those of a buffer are what counts.
        m_chunks = pattern.after.empty() ? std::max(pattern.chunks, 1U) : 1;
        if (m_kind != PatternKind::Custom)
            return;
        for (const BufferSizes& sizes : m_sizes)
            m_chunks = std::max({ m_chunks, sizes.input, sizes.output });
        if (pattern.after.empty())
            return; // as whoever made the program has it
        // Runtimes load a program only if all buffers that there are have as many chunks.
        for (auto& [input, output, scratch] : m_sizes) {
            input = input == 0 ? 0 : m_chunks;
            output = output == 0 ? 0 : m_chunks;
        }
    }

    // Which of its buffers the steps of a rank name.
    [[nodiscard]] std::array<bool, 3> usedNames(Rank rank) const
    {
        std::array<bool, 3> used {};
        const auto use = [&](Slot slot) { used[static_cast<std::size_t>(named(rank, slot).buffer)] = true; };
        for (const StepId step : m_schedule.steps(rank)) {
            const StepKind kind = m_schedule.kind(step);
            if (readsSource(kind))
                use(m_schedule.source(step));
            if (writesTarget(kind))
                use(m_schedule.target(step));
        }
        return used;
    }

    void writeAlgorithm()
    {
        const Pattern& pattern = m_schedule.pattern();
        const ScheduleInfo& info = m_schedule.info();
        const bool hasBoth = std::ranges::any_of(
            m_sizes, [](const BufferSizes& sizes) { return sizes.input > 0 && sizes.output > 0; });
        const bool isProtocol = std::ranges::find(kMscclProtocols, info.protocol) != kMscclProtocols.end();
        if (!isProtocol)
            warnOf(say("MSCCL does not know the protocol '%1'; Simple is written", info.protocol));
        const std::string* const inPlace = keptOf(m_schedule, "inplace");
        const std::string* const outOfPlace = keptOf(m_schedule, "outofplace");
        // What the reader took for two buffers; see there.
        const bool saysInPlace = inPlace != nullptr && *inPlace == "1" && hasBoth
            && (m_kind == PatternKind::Custom || (outOfPlace != nullptr && *outOfPlace == "1"));

        m_out << "<algo";
        attribute("name", info.name);
        attribute("proto", isProtocol ? info.protocol : "Simple");
        attribute("nchannels", m_layout.channelCount(m_schedule));
        const bool isByShard = isForRccl() && isCountedByShard(m_kind);
        attribute("nchunksperloop", isByShard ? m_chunks / m_schedule.rankCount() : m_chunks);
        attribute("ngpus", m_schedule.rankCount());
        attribute("coll", collective());
        attribute("inplace", pattern.inPlace || saysInPlace ? 1 : 0);
        if (hasRoot(m_kind))
            attribute("root", index(pattern.root));
        if (isForRccl()) {
            const bool mayBe = outOfPlace != nullptr && (*outOfPlace == "1" || pattern.inPlace);
            attribute("outofplace", mayBe ? std::string_view(*outOfPlace) : pattern.inPlace ? "0" : "1");
        }
        writeSizes(isByShard ? m_schedule.rankCount() : 1);
        writeExtras(Owner::Algorithm, 0);
        m_out << ">\n";
    }

    [[nodiscard]] std::string_view collective() const
    {
        const std::string* const word = m_kind == PatternKind::Custom ? keptOf(m_schedule, "coll") : nullptr;
        if (word != nullptr && !patternFromText(*word))
            return *word;
        return wordFor(m_kind, m_runtime);
    }

    // The sizes for which the program may be used, of the whole buffer or of so many parts of it.
    void writeSizes(std::uint32_t parts)
    {
        if (m_meantFor) {
            const Pattern& pattern = m_schedule.pattern();
            // A size is rounded up to whole chunks, so that somewhat smaller ones are meant as well.
            const std::uint64_t most
                = pattern.after.empty() ? m_meantFor->count() : m_meantFor->count() / pattern.chunks * m_chunks;
            const std::uint64_t least = most - std::min<std::uint64_t>(most, m_chunks - 1);
            if (isForRccl())
                warnOfMultiples({ most / parts, (most + parts - 1) / parts }, m_chunks / parts);
            attribute("minBytes", std::to_string(least / parts));
            attribute("maxBytes", std::to_string(isForRccl() ? (most + parts - 1) / parts : most + 1)); // half open
            return;
        }
        if (!isForRccl())
            return;
        const std::string* const least = keptOf(m_schedule, "minBytes");
        const std::string* const most = keptOf(m_schedule, "maxBytes");
        const bool isTheirs = runtimeOf(m_schedule) == MscclRuntime::Rccl || (least == nullptr && most == nullptr);
        const SizeWindow window = isTheirs ? SizeWindow() : rcclWindow(least, most, parts);
        if (!isTheirs)
            warnOfMultiples(window, m_chunks / parts);
        attribute("minBytes", isTheirs && least != nullptr ? *least : std::to_string(window.least));
        attribute("maxBytes", isTheirs && most != nullptr ? *most : std::to_string(window.most));
    }

    // RCCL's executor takes a program only for calls of which each rank's elements are a multiple of nchunksperloop;
    // what it compares is that, times the ranks where the collective has shards that belong to all.
    void warnOfMultiples(const SizeWindow& window, std::uint32_t chunks)
    {
        const bool isShared = m_kind == PatternKind::AllGather || m_kind == PatternKind::ReduceScatter
            || m_kind == PatternKind::AllToAll;
        const std::uint64_t each = std::uint64_t { chunks } * (isShared ? m_schedule.rankCount() : 1);
        if (window.most != 0 && (window.most / each == 0 || window.most / each * each < window.least))
            warnOf(
                say("RCCL takes the program only for calls whose elements are a multiple of nchunksperloop, which is "
                    "%1: from %2 to %3 bytes there are none",
                    chunks, window.least, window.most));
    }

    void writeRank(Rank rank)
    {
        const BufferSizes& sizes = m_sizes[index(rank)];
        m_out << "  <gpu";
        attribute("id", index(rank));
        attribute("i_chunks", sizes.input);
        attribute("o_chunks", sizes.output);
        attribute("s_chunks", sizes.scratch);
        writeExtras(Owner::Rank, index(rank));
        m_out << ">\n";
        std::vector<BlockId> byNumber(m_schedule.blocks(rank).size());
        for (const BlockId block : m_schedule.blocks(rank))
            byNumber[m_layout.blockNumbers[index(block)]] = block;
        for (std::uint32_t id = 0; id < byNumber.size(); ++id)
            writeBlock(byNumber[id], id);
        m_out << "  </gpu>\n";
    }

    void writeBlock(BlockId id, std::uint32_t number)
    {
        const ThreadBlock& block = m_schedule.block(id);
        const auto peer
            = [](Rank rank) { return rank == kNone<Rank> ? std::int64_t { -1 } : std::int64_t { index(rank) }; };
        m_out << "    <tb";
        attribute("id", number);
        attribute("send", peer(block.sendTo));
        attribute("recv", peer(block.receiveFrom));
        attribute("chan", m_layout.channels[index(id)]);
        writeExtras(Owner::Block, index(id));
        m_out << ">\n";
        for (const StepId place : m_schedule.steps(id))
            writeStep(id, m_layout.stepAt(place));
        m_out << "    </tb>\n";
    }

    void writeStep(BlockId block, StepId id)
    {
        // The last dependency is the step's own; nops before it carry the others.
        StepId last = kNone<StepId>;
        std::uint32_t waits = 0;
        m_layout.forEachDependency(m_schedule, block, id, [&](StepId) { ++waits; });
        std::uint32_t number = m_layout.numbers[index(id)] - (waits > 1 ? waits - 1 : 0);
        m_layout.forEachDependency(m_schedule, block, id, [&](StepId on) {
            if (last != kNone<StepId>)
                writeLine(number++, {}, last, false, index(kNone<StepId>));
            last = on;
        });
        Step step = m_schedule.step(id);
        const ThreadBlock& around = m_schedule.block(block);
        if (step.kind != StepKind::Nop) {
            const bool isSend = step.kind == StepKind::Send;
            const Rank reader = readsSource(step.kind) ? around.rank : around.receiveFrom;
            step.source = named(reader, step.source);
            step.target = named(isSend ? around.sendTo : around.rank, step.target);
        }
        writeLine(number, step, last, m_layout.hasDependents[index(id)] != 0, index(id));
    }

    void writeLine(std::uint32_t number, const Step& step, StepId on, bool hasDependents, std::uint32_t extrasOf)
    {
        m_out.add("      <step s=\"", number, "\" type=\"", toString(step.kind));
        const auto letterOf = [](Slot slot) { return kBufferLetters[static_cast<std::size_t>(slot.buffer)]; };
        if (step.kind == StepKind::Nop) {
            m_out << "\" srcbuf=\"i\" srcoff=\"-1\" dstbuf=\"o\" dstoff=\"-1\" cnt=\"0";
        } else {
            m_out.add("\" srcbuf=\"", letterOf(step.source), "\" srcoff=\"", step.source.offset, "\" dstbuf=\"",
                letterOf(step.target), "\" dstoff=\"", step.target.offset, "\" cnt=\"", step.count);
        }
        if (on == kNone<StepId>) {
            m_out << "\" depid=\"-1\" deps=\"-1";
        } else {
            m_out.add("\" depid=\"", m_layout.blockNumbers[index(m_schedule.blockOf(on))], "\" deps=\"",
                m_layout.numbers[index(on)]);
        }
        m_out << (hasDependents ? "\" hasdep=\"1\"" : "\" hasdep=\"0\"");
        writeExtras(Owner::Step, extrasOf);
        m_out << "/>\n";
    }

    void writeExtras(Owner owner, std::uint32_t id)
    {
        const auto [first, past] = m_extras.equal_range({ owner, id });
        for (auto extra = first; extra != past; ++extra)
            attribute(extra->second->name, extra->second->value);
    }

    [[nodiscard]] Slot named(Rank rank, Slot slot) const
    {
        return m_storageNames[index(rank)] ? m_schedule.pattern().storage(rank, slot) : slot;
    }

    [[nodiscard]] bool isForRccl() const { return m_runtime == MscclRuntime::Rccl; }

    void warnOf(Sentence message) { warn(m_findings, errorOf(ErrorCode::Unsupported, std::move(message))); }

    void attribute(std::string_view name, std::string_view value)
    {
        m_text.clear();
        io::appendXmlText(m_text, value);
        m_out << ' ' << name << "=\"" << m_text << '"';
    }
    void attribute(std::string_view name, std::int64_t value) { m_out << ' ' << name << "=\"" << value << '"'; }

    const Schedule& m_schedule;
    io::TextStream& m_out;
    Findings& m_findings;
    std::optional<Bytes> m_meantFor;
    MscclRuntime m_runtime;
    MscclLayout m_layout;
    PatternKind m_kind = PatternKind::Custom; // as it is written
    std::vector<BufferSizes> m_sizes; // by rank, as they are written
    std::uint32_t m_chunks = 1; // nchunksperloop
    std::vector<bool> m_storageNames; // by rank: slots are written by the name that has memory
    std::multimap<std::pair<Owner, std::uint32_t>, const ExtraAttribute*> m_extras; // by owner and id
    std::string m_text; // of an attribute; kept for its memory
};

} // namespace

void writeMscclXml(const Schedule& schedule, io::TextStream& out, Findings& findings, const MscclUse& use)
{
    const MscclRuntime runtime = use.runtime.value_or(runtimeOf(schedule));
    const SchedulePtr split = withinLimits(schedule, runtime, [&out] { return out.failed(); });
    if (out.failed())
        return;
    const bool isSplit = split != nullptr
        && (split->blockCount() > schedule.blockCount() || split->stepCount() > schedule.stepCount());
    MscclWriter(split != nullptr ? *split : schedule, out, findings, use.size, runtime, isSplit).write();
}

} // namespace weft::collective
