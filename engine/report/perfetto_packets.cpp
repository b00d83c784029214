// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/perfetto_packets.h"

#include "engine/core/utf8.h"
#include "engine/trace/wire_writer.h"

#include <algorithm>
#include <array>
#include <bit>

namespace weft::report {

using trace::putBytes;
using trace::putVarint;

namespace {

constexpr std::size_t kMostNames = 65'536; // event names that are written once; more would fill the memory
constexpr std::size_t kRoom = 256; // of an event but for its texts
constexpr std::size_t kMostVarint = 10;
constexpr std::uint32_t kSequence = 1;
constexpr std::uint32_t kStateCleared = 1; // flags of a packet
constexpr std::uint32_t kNeedsState = 2;
constexpr std::uint32_t kBoottime = 6; // Perfetto's clock of a trace
constexpr std::uint32_t kOwnClock = 64; // the first of those that a sequence may define

enum class Wire : std::uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2 };

char* putTag(char* at, std::uint32_t field, Wire type)
{
    return putVarint(at, std::uint64_t { field } << 3U | static_cast<std::uint64_t>(type));
}

char* putFixed(char* at, std::uint64_t value)
{
    for (unsigned byte = 0; byte < sizeof value; ++byte)
        *at++ = static_cast<char>(value >> (8 * byte));
    return at;
}

// Protobuf's texts are UTF-8; names of a trace may be anything.
std::string inUtf8(std::string_view text)
{
    std::string valid;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0)
            appendUtf8(valid, 0xFFFD);
        else
            valid += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return valid;
}

// A message that is rare, in memory.
class RareMessage {
public:
    RareMessage& number(std::uint32_t field, std::uint64_t value)
    {
        std::array<char, 2 * kMostVarint> bytes {};
        const char* end = putVarint(putTag(bytes.data(), field, Wire::Varint), value);
        m_bytes.append(bytes.data(), static_cast<std::size_t>(end - bytes.data()));
        return *this;
    }
    RareMessage& bytes(std::uint32_t field, std::string_view content)
    {
        std::array<char, 2 * kMostVarint> head {};
        const char* end = putVarint(putTag(head.data(), field, Wire::Bytes), content.size());
        m_bytes.append(head.data(), static_cast<std::size_t>(end - head.data())).append(content);
        return *this;
    }
    RareMessage& text(std::uint32_t field, std::string_view text) { return bytes(field, inUtf8(text)); }
    [[nodiscard]] std::string_view content() const { return m_bytes; }

private:
    std::string m_bytes;
};

} // namespace

PerfettoPackets::PerfettoPackets(io::TextStream& out)
    : m_out(&out)
    , m_event(kRoom)
{
    const auto clockOf = [](std::uint32_t id, bool isIncremental) {
        RareMessage clock;
        clock.number(1, id).number(2, 0);
        if (isIncremental)
            clock.number(3, 1);
        return clock;
    };
    RareMessage clocks;
    clocks.bytes(1, clockOf(kBoottime, false).content()).bytes(1, clockOf(kOwnClock, true).content());
    RareMessage defaults;
    defaults.number(58, kOwnClock);
    RareMessage packet;
    packet.bytes(6, clocks.content()).bytes(59, defaults.content()).number(87, 1);
    writePacket(packet.content(), kStateCleared);
    // Processes are shown in the order that they have, not by name.
    RareMessage root;
    root.number(1, 0).number(19, 1);
    describe(root.content());
}

void PerfettoPackets::writePacket(std::string_view fields, std::uint32_t flags)
{
    RareMessage packet;
    packet.number(10, kSequence).number(13, flags);
    RareMessage trace;
    trace.bytes(1, std::string(fields) + std::string(packet.content()));
    *m_out << trace.content();
}

void PerfettoPackets::describe(std::string_view descriptor)
{
    RareMessage packet;
    packet.bytes(60, descriptor);
    writePacket(packet.content(), kNeedsState);
}

void PerfettoPackets::process(std::uint64_t track, std::uint64_t pid, std::string_view name, std::uint32_t order)
{
    constexpr std::uint64_t kExplicit = 3;
    RareMessage process;
    process.number(1, pid).text(6, name);
    RareMessage descriptor;
    descriptor.number(1, track).bytes(3, process.content()).number(11, kExplicit).number(12, order);
    describe(descriptor.content());
}

void PerfettoPackets::track(std::uint64_t track, std::uint64_t process, std::string_view name, std::uint32_t order)
{
    RareMessage descriptor;
    descriptor.number(1, track).text(2, name).number(5, process).number(12, order);
    describe(descriptor.content());
}

void PerfettoPackets::counter(
    std::uint64_t track, std::uint64_t process, std::string_view name, std::string_view unit, std::uint32_t order)
{
    RareMessage values;
    values.text(6, unit);
    RareMessage descriptor;
    descriptor.number(1, track).text(2, name).number(5, process).bytes(8, values.content()).number(12, order);
    describe(descriptor.content());
}

void PerfettoPackets::intern(std::uint32_t field, std::uint32_t id, std::string_view name)
{
    RareMessage entry;
    entry.number(1, id).text(2, name);
    RareMessage data;
    data.bytes(field, entry.content());
    RareMessage packet;
    packet.bytes(12, data.content());
    writePacket(packet.content(), kNeedsState);
}

std::uint32_t PerfettoPackets::category(std::string_view name)
{
    intern(1, ++m_categories, name);
    return m_categories;
}

std::uint32_t PerfettoPackets::argument(std::string_view name)
{
    intern(3, ++m_arguments, name);
    return m_arguments;
}

std::uint32_t PerfettoPackets::eventName(std::string_view name)
{
    if (const auto known = m_eventNames.find(name); known != m_eventNames.end())
        return known->second;
    if (m_eventNames.size() >= kMostNames)
        return 0;
    const auto id = static_cast<std::uint32_t>(m_eventNames.size() + 1);
    m_eventNames.emplace(name, id);
    intern(2, id, name);
    return id;
}

void PerfettoPackets::room(std::size_t bytes)
{
    const auto used = static_cast<std::size_t>(m_at - m_event.data());
    if (used + bytes > m_event.size()) {
        m_event.resize(used + bytes + kRoom);
        m_at = m_event.data() + used;
    }
}

void PerfettoPackets::begin(
    std::uint32_t type, std::uint64_t track, std::uint32_t category, std::uint32_t nameId, std::string_view name)
{
    m_at = m_event.data();
    m_at = putVarint(putTag(m_at, 9, Wire::Varint), type);
    m_at = putVarint(putTag(m_at, 11, Wire::Varint), track);
    if (category != 0)
        m_at = putVarint(putTag(m_at, 3, Wire::Varint), category);
    if (nameId != 0) {
        m_at = putVarint(putTag(m_at, 10, Wire::Varint), nameId);
    } else if (!name.empty()) {
        const std::string text = inUtf8(name);
        room(2 * kMostVarint + text.size());
        m_at = putBytes(putVarint(putTag(m_at, 23, Wire::Bytes), text.size()), text);
    }
}

void PerfettoPackets::beginSlice(
    std::uint64_t track, std::uint32_t category, std::uint32_t nameId, std::string_view name)
{
    begin(1, track, category, nameId, name);
}

void PerfettoPackets::beginEnd(std::uint64_t track)
{
    begin(2, track, 0, 0, {});
}

void PerfettoPackets::beginInstant(
    std::uint64_t track, std::uint32_t category, std::uint32_t nameId, std::string_view name)
{
    begin(3, track, category, nameId, name);
}

void PerfettoPackets::add(std::uint32_t argument, std::uint64_t value)
{
    room(2 * kRoom / kMostVarint);
    const std::size_t length = 2 + trace::varintSize(argument) + trace::varintSize(value);
    m_at = putVarint(putTag(m_at, 4, Wire::Bytes), length);
    m_at = putVarint(putTag(m_at, 1, Wire::Varint), argument);
    m_at = putVarint(putTag(m_at, 3, Wire::Varint), value);
}

void PerfettoPackets::add(std::uint32_t argument, double value)
{
    room(2 * kRoom / kMostVarint);
    m_at = putVarint(putTag(m_at, 4, Wire::Bytes), 2 + trace::varintSize(argument) + sizeof value);
    m_at = putVarint(putTag(m_at, 1, Wire::Varint), argument);
    m_at = putFixed(putTag(m_at, 5, Wire::Fixed64), std::bit_cast<std::uint64_t>(value));
}

void PerfettoPackets::add(std::uint32_t argument, std::string_view value)
{
    RareMessage annotation;
    annotation.number(1, argument).text(6, value);
    const std::string_view content = annotation.content();
    room(2 * kMostVarint + content.size());
    m_at = putBytes(putVarint(putTag(m_at, 4, Wire::Bytes), content.size()), content);
}

void PerfettoPackets::addFlow(std::uint64_t id, std::uint32_t field)
{
    room(2 * kMostVarint);
    m_at = putFixed(putTag(m_at, field, Wire::Fixed64), id);
}

void PerfettoPackets::close(Time at)
{
    const std::uint64_t since = at.ns() > m_now ? at.ns() - m_now : 0;
    m_now += since;
    const auto event = static_cast<std::size_t>(m_at - m_event.data());
    // timestamp, sequence, flags, event
    const std::size_t length = 1 + trace::varintSize(since) + 2 + 2 + trace::fieldSize(event);
    std::array<char, 64> head {};
    char* end = putVarint(putTag(head.data(), 1, Wire::Bytes), length);
    end = putVarint(putTag(end, 8, Wire::Varint), since);
    end = putVarint(putTag(end, 10, Wire::Varint), kSequence);
    end = putVarint(putTag(end, 13, Wire::Varint), kNeedsState);
    end = putVarint(putTag(end, 11, Wire::Bytes), event);
    *m_out << std::string_view(head.data(), static_cast<std::size_t>(end - head.data()))
           << std::string_view(m_event.data(), event);
}

void PerfettoPackets::count(std::uint64_t track, double value, Time at)
{
    begin(4, track, 0, 0, {});
    m_at = putFixed(putTag(m_at, 44, Wire::Fixed64), std::bit_cast<std::uint64_t>(value));
    close(at);
}

} // namespace weft::report
