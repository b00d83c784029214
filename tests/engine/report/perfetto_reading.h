// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a trace for Perfetto as its trace processor does, with the protobuf library: slices, instants, counters and
// arrows with their times, names and arguments. For tests only.
#pragma once

#include <perfetto_subset.pb.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace weft::test {

struct ReadSlice {
    std::uint64_t start = 0;
    std::uint64_t end = ~std::uint64_t { 0 }; // until it is ended
    std::string process;
    std::string track;
    std::string category;
    std::string name;
    std::map<std::string, std::uint64_t> numbers;
    std::map<std::string, std::string> texts;
    bool isInstant = false;
};

struct ReadTrace {
    std::vector<ReadSlice> slices; // in the order of their starts
    std::vector<std::pair<std::size_t, std::size_t>> arrows; // slices: from, to
    std::map<std::string, std::vector<std::pair<std::uint64_t, double>>> counters; // by track
    std::vector<std::string> wrong; // what breaks the rules of the format

    [[nodiscard]] std::vector<const ReadSlice*> on(const std::string& process, const std::string& track) const
    {
        std::vector<const ReadSlice*> found;
        for (const ReadSlice& slice : slices) {
            if (slice.process == process && slice.track == track)
                found.push_back(&slice);
        }
        return found;
    }
};

class PerfettoReader {
public:
    static ReadTrace read(const std::string& bytes)
    {
        PerfettoReader reader;
        perfetto_subset::Trace trace;
        if (!trace.ParseFromString(bytes))
            reader.m_read.wrong.emplace_back("it is no protobuf");
        for (const perfetto_subset::TracePacket& packet : trace.packet())
            reader.packet(packet);
        for (const auto& [track, open] : reader.m_open)
            reader.require(open.empty(), "a slice has no end");
        return std::move(reader.m_read);
    }

private:
    void require(bool holds, const std::string& what)
    {
        if (!holds && m_read.wrong.size() < 20)
            m_read.wrong.push_back(what);
    }

    static bool hasUnknown(const google::protobuf::Message& message)
    {
        const auto* reflection = message.GetReflection();
        if (!reflection->GetUnknownFields(message).empty())
            return true;
        std::vector<const google::protobuf::FieldDescriptor*> fields;
        reflection->ListFields(message, &fields);
        for (const auto* field : fields) {
            if (field->cpp_type() != google::protobuf::FieldDescriptor::CPPTYPE_MESSAGE)
                continue;
            const int count = field->is_repeated() ? reflection->FieldSize(message, field) : 1;
            for (int at = 0; at < count; ++at) {
                if (hasUnknown(field->is_repeated() ? reflection->GetRepeatedMessage(message, field, at)
                                                    : reflection->GetMessage(message, field)))
                    return true;
            }
        }
        return false;
    }

    void packet(const perfetto_subset::TracePacket& packet)
    {
        require(!hasUnknown(packet), "a field that Perfetto does not have there");
        require(packet.trusted_packet_sequence_id() == 1, "a packet of no sequence");
        if (packet.sequence_flags() == 1) {
            require(!m_hasState, "the state is cleared again");
            m_hasState = true;
            require(packet.clock_snapshot().clocks_size() == 2 && packet.clock_snapshot().clocks(1).is_incremental()
                    && packet.clock_snapshot().clocks(1).clock_id()
                        == packet.trace_packet_defaults().timestamp_clock_id(),
                "the clock is not said");
        } else {
            require(packet.sequence_flags() == 2 && m_hasState, "a packet without its state");
        }
        for (const auto& entry : packet.interned_data().event_categories())
            require(m_categories.emplace(entry.iid(), entry.name()).second, "a category twice");
        for (const auto& entry : packet.interned_data().event_names())
            require(m_names.emplace(entry.iid(), entry.name()).second, "a name twice");
        for (const auto& entry : packet.interned_data().debug_annotation_names())
            require(m_arguments.emplace(entry.iid(), entry.name()).second, "an argument twice");
        if (packet.has_track_descriptor())
            require(
                m_tracks.emplace(packet.track_descriptor().uuid(), packet.track_descriptor()).second, "a track twice");
        if (packet.has_track_event()) {
            m_now += packet.timestamp();
            event(packet.track_event());
        }
    }

    void event(const perfetto_subset::TrackEvent& event)
    {
        const std::uint64_t track = event.track_uuid();
        require(m_tracks.contains(track), "an event on no track");
        const auto& descriptor = m_tracks[track];
        using Event = perfetto_subset::TrackEvent;
        if (event.type() == Event::TYPE_COUNTER) {
            require(descriptor.has_counter() && event.has_double_counter_value(), "a counter without a value");
            m_read.counters[descriptor.name()].emplace_back(m_now, event.double_counter_value());
            return;
        }
        require(!descriptor.has_counter(), "a slice on a counter");
        if (event.type() == Event::TYPE_SLICE_END) {
            require(!m_open[track].empty(), "an end without a slice");
            if (m_open[track].empty())
                return;
            const std::size_t slice = m_open[track].back();
            m_open[track].pop_back();
            m_read.slices[slice].end = m_now;
            flows(event, slice);
            return;
        }
        ReadSlice slice;
        slice.start = m_now;
        slice.process = m_tracks[descriptor.parent_uuid()].process().process_name();
        slice.track = descriptor.name();
        require(event.category_iids_size() == 1 && m_categories.contains(event.category_iids(0)), "no category");
        if (event.category_iids_size() == 1)
            slice.category = m_categories[event.category_iids(0)];
        require(event.has_name() || m_names.contains(event.name_iid()), "no name");
        slice.name = event.has_name() ? event.name() : m_names[event.name_iid()];
        for (const auto& argument : event.debug_annotations()) {
            require(m_arguments.contains(argument.name_iid()), "an argument without a name");
            const std::string& name = m_arguments[argument.name_iid()];
            if (argument.has_string_value())
                slice.texts[name] = argument.string_value();
            else if (argument.has_uint_value())
                slice.numbers[name] = argument.uint_value();
        }
        slice.isInstant = event.type() == Event::TYPE_INSTANT;
        if (slice.isInstant)
            slice.end = m_now;
        else
            m_open[track].push_back(m_read.slices.size());
        require(m_open[track].size() <= 1, "slices of one track overlap");
        m_read.slices.push_back(slice);
        flows(event, m_read.slices.size() - 1);
    }

    void flows(const perfetto_subset::TrackEvent& event, std::size_t slice)
    {
        const auto arrive = [this, slice](std::uint64_t flow) {
            if (const auto from = m_flows.find(flow); from != m_flows.end())
                m_read.arrows.emplace_back(from->second, slice);
        };
        for (const std::uint64_t flow : event.flow_ids()) {
            arrive(flow);
            m_flows[flow] = slice;
        }
        for (const std::uint64_t flow : event.terminating_flow_ids()) {
            arrive(flow);
            m_flows.erase(flow);
        }
    }

    ReadTrace m_read;
    bool m_hasState = false;
    std::uint64_t m_now = 0;
    std::map<std::uint64_t, std::string> m_categories;
    std::map<std::uint64_t, std::string> m_names;
    std::map<std::uint64_t, std::string> m_arguments;
    std::map<std::uint64_t, perfetto_subset::TrackDescriptor> m_tracks;
    std::map<std::uint64_t, std::vector<std::size_t>> m_open; // by track
    std::map<std::uint64_t, std::size_t> m_flows; // the last slice of each
};

} // namespace weft::test
