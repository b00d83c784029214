// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/link_csv.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/text_file.h"
#include "engine/topology/gibi_text.h"

#include <algorithm>
#include <array>

namespace weft::topology {

namespace {

constexpr std::uint64_t kLargestFile = std::uint64_t { 1 } << 28U;
constexpr std::string_view kHeader = "src,dest,bandwidth_GiBs,latency_us";
constexpr std::array<const char*, 4> kColumns { "src", "dest", "bandwidth_GiBs", "latency_us" };
constexpr double kNsPerUs = 1000.0;

struct Row {
    std::array<std::string_view, 4> fields;
    std::size_t count = 0; // of the fields on the line, also beyond the four
};

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kSpaces = " \t\r";
    const std::size_t begin = text.find_first_not_of(kSpaces);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(kSpaces) - begin + 1);
}

Row split(std::string_view line)
{
    Row row;
    for (std::size_t at = 0; at <= line.size(); ++row.count) {
        const std::size_t end = std::min(line.find(',', at), line.size());
        if (row.count < row.fields.size())
            row.fields[row.count] = trimmed(line.substr(at, end - at));
        at = end + 1;
    }
    return row;
}

struct Link {
    std::uint32_t source;
    std::uint32_t destination;
    LinkCost cost;
};

class Reader {
public:
    Reader(const std::string& name, SizeLimits limits)
        : m_name(name)
        , m_limits(limits)
    {
    }
    Result<Link> read(const Row& row, std::uint64_t line) const;
    [[nodiscard]] Error problem(ErrorCode code, Sentence message, std::uint64_t line, std::string item = {}) const
    {
        return errorAt(placeAt(m_name, line, 0, std::move(item)), code, std::move(message));
    }

private:
    const std::string& m_name;
    SizeLimits m_limits;
};

Result<Link> Reader::read(const Row& row, std::uint64_t line) const
{
    if (row.count != kColumns.size())
        return problem(ErrorCode::Malformed, say("4 fields are expected, but there are %1", row.count), line);
    std::array<std::uint32_t, 2> ends {};
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const Result<std::uint64_t> id = parseCount(row.fields[i]);
        if (!id)
            return problem(ErrorCode::WrongType, id.error().message, line, kColumns[i]);
        if (*id >= m_limits.npus)
            return problem(ErrorCode::TooLarge,
                say("NPU %1 is too many: at most %2 NPUs are possible", *id, m_limits.npus), line, kColumns[i]);
        ends[i] = static_cast<std::uint32_t>(*id);
    }
    const Result<double> bandwidth = parseNumber(row.fields[2]);
    if (!bandwidth)
        return problem(ErrorCode::WrongType, bandwidth.error().message, line, kColumns[2]);
    if (!(*bandwidth > 0))
        return problem(ErrorCode::OutOfRange, say("the bandwidth must be greater than 0 GiB/s"), line, kColumns[2]);
    const Result<double> latency = parseNumber(row.fields[3]);
    if (!latency)
        return problem(ErrorCode::WrongType, latency.error().message, line, kColumns[3]);
    if (*latency < 0)
        return problem(ErrorCode::OutOfRange, say("the latency must not be negative"), line, kColumns[3]);
    if (ends[0] == ends[1])
        return problem(ErrorCode::OutOfRange, say("the link leads from an NPU to itself"), line, kColumns[1]);
    return Link { ends[0], ends[1], { Latency { *latency * kNsPerUs }, Bandwidth::gibiBytesPerSecond(*bandwidth) } };
}

} // namespace

Result<TopologyPtr> parseLinkCsv(std::string_view text, const std::string& name, Findings& findings, SizeLimits limits)
{
    const Reader reader(name, limits);
    std::vector<Link> links;
    std::uint64_t line = 0;
    bool hasHeader = false;
    std::uint32_t npus = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view content = trimmed(text.substr(at, end - at));
        at = end + 1;
        ++line;
        if (content.empty())
            continue;
        const Row row = split(content);
        if (!hasHeader) {
            if (row.count != kColumns.size() || !std::equal(row.fields.begin(), row.fields.end(), kColumns.begin()))
                return reader.problem(ErrorCode::Malformed, say("the header '%1' is expected", kHeader), line);
            hasHeader = true;
            continue;
        }
        const Result<Link> link = reader.read(row, line);
        if (!link)
            return link.error();
        if (links.size() == limits.links)
            return reader.problem(ErrorCode::TooLarge, say("at most %1 links are possible", limits.links), line);
        npus = std::max({ npus, link->source + 1, link->destination + 1 });
        links.push_back(*link);
    }
    if (links.empty())
        return reader.problem(ErrorCode::Missing,
            hasHeader ? say("the file has no link") : say("the file is empty; the header '%1' is expected", kHeader),
            0);
    TopologyBuilder draft(limits);
    draft.addNpus(npus);
    draft.reserveLinks(links.size());
    for (const Link& link : links)
        draft.addLink(makeId<DraftNode>(link.source), makeId<DraftNode>(link.destination), link.cost);
    const std::size_t before = findings.size();
    Result<TopologyPtr> topology = std::move(draft).seal(findings);
    for (std::size_t i = before; i < findings.size(); ++i)
        findings[i].error.where.file = name;
    if (!topology) {
        Error error = std::move(topology).error();
        error.where.file = name;
        return error;
    }
    return topology;
}

Result<TopologyPtr> readLinkCsv(const std::string& path, Findings& findings, SizeLimits limits)
{
    const Result<std::string> text = io::readTextFile(path, kLargestFile);
    if (!text)
        return text.error();
    return parseLinkCsv(*text, path, findings, limits);
}

Result<std::string> writeLinkCsv(const Topology& topology)
{
    if (topology.nodeCount() != topology.npuCount())
        return Error { ErrorCode::Unsupported, say("a fabric with switches cannot be written as a CSV of links"), {},
            say("write it as JSON") };
    std::string text(kHeader);
    text += '\n';
    for (std::uint32_t i = 0; i < topology.linkCount(); ++i) {
        const auto link = makeId<LinkId>(i);
        const LinkCost& cost = topology.linkCost(link);
        text += std::to_string(index(topology.linkSource(link))) + ','
            + std::to_string(index(topology.linkDestination(link))) + ',' + gibiText(cost.bandwidth) + ','
            + weft::toText(cost.latency.ns / kNsPerUs) + '\n';
    }
    return text;
}

} // namespace weft::topology
