// SPDX-License-Identifier: GPL-3.0-or-later
// Perfetto's trace packets as bytes: one sequence of packets with a clock of its own, whose timestamps are the time
// since the packet before, and with names that are written once. Field numbers are those of Perfetto's
// trace_packet.proto, track_event.proto, track_descriptor.proto, debug_annotation.proto and interned_data.proto.
// Owned by one writer on one thread. A slice costs what its two events hold, and no memory.
#pragma once

#include "engine/core/units.h"
#include "engine/io/text_stream.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace weft::report {

class PerfettoPackets {
public:
    // Writes the first packet: the clock and its start at time 0.
    explicit PerfettoPackets(io::TextStream& out);

    // Tracks, by ids above 0. A process stands by itself; the others stand in it, in ascending order.
    void process(std::uint64_t track, std::uint64_t pid, std::string_view name, std::uint32_t order);
    void track(std::uint64_t track, std::uint64_t process, std::string_view name, std::uint32_t order);
    void counter(
        std::uint64_t track, std::uint64_t process, std::string_view name, std::string_view unit, std::uint32_t order);

    // Numbers that stand for names from here on.
    [[nodiscard]] std::uint32_t category(std::string_view name);
    [[nodiscard]] std::uint32_t argument(std::string_view name);
    // 0 if there are so many different names already that this one has to be written out.
    [[nodiscard]] std::uint32_t eventName(std::string_view name);

    // One event: begin…(), then what it has, then close(). Events come in ascending time.
    void beginSlice(std::uint64_t track, std::uint32_t category, std::string_view name)
    {
        beginSlice(track, category, eventName(name), name);
    }
    void beginSlice(std::uint64_t track, std::uint32_t category, std::uint32_t nameId, std::string_view name);
    void beginEnd(std::uint64_t track);
    void beginInstant(std::uint64_t track, std::uint32_t category, std::uint32_t nameId, std::string_view name);
    void add(std::uint32_t argument, std::uint64_t value);
    void add(std::uint32_t argument, double value);
    void add(std::uint32_t argument, std::string_view value);
    // An arrow from the first event with this id to the next, and so on; it ends where it is said to.
    void flow(std::uint64_t id) { addFlow(id, kFlow); }
    void endFlow(std::uint64_t id) { addFlow(id, kFlowEnd); }
    void close(Time at);
    void count(std::uint64_t track, double value, Time at);

private:
    static constexpr std::uint32_t kFlow = 47;
    static constexpr std::uint32_t kFlowEnd = 48;
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    using Names = std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>>;

    void begin(
        std::uint32_t type, std::uint64_t track, std::uint32_t category, std::uint32_t nameId, std::string_view name);
    void addFlow(std::uint64_t id, std::uint32_t field);
    void room(std::size_t bytes); // in the event
    void describe(std::string_view descriptor);
    void intern(std::uint32_t field, std::uint32_t id, std::string_view name);
    void writePacket(std::string_view fields, std::uint32_t flags);

    io::TextStream* m_out;
    Names m_eventNames;
    std::uint32_t m_categories = 0;
    std::uint32_t m_arguments = 0;
    std::uint64_t m_now = 0; // of the packet before, ns
    std::vector<char> m_event; // the event that is open
    char* m_at = nullptr; // where it goes on
};

} // namespace weft::report
