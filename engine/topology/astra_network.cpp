// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/astra_network.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/topology/fabric_spec.h"
#include "engine/topology/gibi_text.h"
#include "engine/topology/topology_spec.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>

namespace weft::topology {

namespace {

constexpr std::size_t kLargestText = std::size_t { 1 } << 20U; // the files that exist have 200 bytes
constexpr std::size_t kMostBrackets = 64; // open at once, so that the library's recursion stays shallow
constexpr std::size_t kMostDimensions = 64;
constexpr std::array<const char*, 4> kKeys { "topology", "npus_count", "bandwidth", "latency" };

std::string clippedValue(const std::string& text)
{
    constexpr std::size_t kLongest = 40;
    return text.size() <= kLongest ? text : text.substr(0, kLongest) + "...";
}

class NetworkReader {
public:
    NetworkReader(const std::string& name, Findings& findings)
        : m_name(name)
        , m_findings(findings)
    {
    }

    Result<StackSpec> read(std::string_view text);

private:
    struct Entry {
        std::string text;
        YAML::Mark mark;
    };

    [[nodiscard]] Error problem(
        ErrorCode code, Sentence message, const YAML::Mark& mark, std::string item = {}, Sentence hint = {}) const;
    Result<YAML::Node> load(std::string_view text) const;
    Result<std::vector<Entry>> list(const YAML::Node& root, const char* key) const;
    Result<double> number(const Entry& entry, const char* key) const;
    Result<DimensionSpec> dimension(
        const Entry& kind, const Entry& size, const Entry& bandwidth, const Entry& latency) const;
    void warnAboutOthers(const YAML::Node& root);

    const std::string& m_name;
    Findings& m_findings;
};

Error NetworkReader::problem(
    ErrorCode code, Sentence message, const YAML::Mark& mark, std::string item, Sentence hint) const
{
    const auto ordinal = [&mark](int place) { return mark.is_null() ? 0 : static_cast<std::uint64_t>(place) + 1; };
    return errorAt(placeAt(m_name, ordinal(mark.line), ordinal(mark.column), std::move(item)), code, std::move(message),
        std::move(hint));
}

// Deeper nesting than any network file has, counted without regard to quotes.
bool isNestedDeeply(std::string_view text)
{
    std::size_t open = 0;
    std::size_t inLine = 0; // "- - - -", "? ? ? ?" and ": : : :" nest without brackets
    for (const char c : text) {
        if (c == '[' || c == '{')
            ++open;
        else if ((c == ']' || c == '}') && open > 0)
            --open;
        inLine = c == '\n' ? 0 : inLine + (c == '-' || c == '?' || c == ':' ? 1 : 0);
        if (open > kMostBrackets || inLine > kMostBrackets)
            return true;
    }
    return false;
}

Result<YAML::Node> NetworkReader::load(std::string_view text) const
{
    if (text.size() > kLargestText)
        return problem(
            ErrorCode::TooLarge, say("a network file of more than 1 MiB is not read"), YAML::Mark::null_mark());
    if (isNestedDeeply(text))
        return problem(
            ErrorCode::Malformed, say("this is not a network file: it is nested too deeply"), YAML::Mark::null_mark());
    try {
        YAML::Node root = YAML::Load(std::string(text));
        if (!root.IsDefined() || root.IsNull())
            return problem(ErrorCode::Missing, say("the network file is empty"), YAML::Mark::null_mark(), {},
                say("it needs topology, npus_count, bandwidth and latency"));
        if (!root.IsMap())
            return problem(ErrorCode::WrongType, say("a network file is a list of 'key: value' lines, but this is not"),
                root.Mark());
        return root;
    } catch (const YAML::Exception& failure) {
        return problem(ErrorCode::Malformed, say("this is not valid YAML: %1", failure.msg), failure.mark);
    } catch (const std::exception& failure) {
        return problem(
            ErrorCode::Malformed, say("this is not valid YAML: %1", failure.what()), YAML::Mark::null_mark());
    }
}

Result<std::vector<NetworkReader::Entry>> NetworkReader::list(const YAML::Node& root, const char* key) const
{
    // Walked rather than looked up: the mark of the key, and duplicates, are wanted too.
    YAML::Node value;
    YAML::Mark keyMark = YAML::Mark::null_mark();
    for (const auto& pair : root) {
        if (!pair.first.IsScalar() || pair.first.Scalar() != key)
            continue;
        if (!keyMark.is_null())
            return problem(ErrorCode::Duplicate, say("the key is given twice"), pair.first.Mark(), key);
        keyMark = pair.first.Mark();
        value = pair.second;
    }
    if (keyMark.is_null())
        return problem(ErrorCode::Missing, say("the network file lacks the key '%1'", key), YAML::Mark::null_mark(),
            key, say("it needs topology, npus_count, bandwidth and latency"));
    std::vector<Entry> entries;
    if (value.IsScalar()) {
        entries.push_back({ value.Scalar(), value.Mark() });
    } else if (value.IsSequence()) {
        for (const YAML::Node& entry : value) {
            if (!entry.IsScalar())
                return problem(
                    ErrorCode::WrongType, say("an entry of the list is not a single value"), entry.Mark(), key);
            if (entries.size() == kMostDimensions)
                return problem(ErrorCode::TooLarge, say("at most 64 dimensions are possible"), entry.Mark(), key);
            entries.push_back({ entry.Scalar(), entry.Mark() });
        }
    }
    if (entries.empty())
        return problem(
            ErrorCode::Missing, say("the key has no value"), keyMark, key, say("write a list such as [ 8 ]"));
    return entries;
}

Result<double> NetworkReader::number(const Entry& entry, const char* key) const
{
    std::string_view text = entry.text;
    if (!text.empty() && text.front() == '+')
        text.remove_prefix(1);
    const Result<double> value = parseNumber(text);
    if (!value)
        return problem(ErrorCode::WrongType, say("a number is expected, but this is '%1'", clippedValue(entry.text)),
            entry.mark, key);
    return *value;
}

Result<DimensionSpec> NetworkReader::dimension(
    const Entry& kind, const Entry& size, const Entry& bandwidth, const Entry& latency) const
{
    DimensionSpec spec;
    const std::array kKinds { DimensionKind::Ring, DimensionKind::FullyConnected, DimensionKind::Switch };
    const auto* const named = std::find_if(
        kKinds.begin(), kKinds.end(), [&kind](DimensionKind each) { return toString(each) == kind.text; });
    if (named == kKinds.end()) {
        const std::string near = io::nearestName(clippedValue(kind.text), { "Ring", "FullyConnected", "Switch" });
        return problem(ErrorCode::NotFound, say("the topology '%1' is not known", clippedValue(kind.text)), kind.mark,
            "topology",
            near.empty() ? say("Ring, FullyConnected and Switch are possible") : say("did you mean '%1'?", near));
    }
    spec.kind = *named;
    const Result<double> npus = number(size, "npus_count");
    if (!npus)
        return npus.error();
    if (!(*npus >= 1) || !(*npus <= 0xFFFF'FFFFU) || *npus != std::trunc(*npus))
        return problem(ErrorCode::OutOfRange,
            say("the count of NPUs must be a whole number of at least 1, but is %1", clippedValue(size.text)),
            size.mark, "npus_count");
    spec.sizes = { static_cast<std::uint32_t>(*npus) };
    const Result<double> gibi = number(bandwidth, "bandwidth");
    if (!gibi)
        return gibi.error();
    spec.link.bandwidth = Bandwidth::gibiBytesPerSecond(*gibi);
    if (!(*gibi > 0))
        return problem(ErrorCode::OutOfRange,
            say("the bandwidth must be greater than 0 GiB/s, but is %1", clippedValue(bandwidth.text)), bandwidth.mark,
            "bandwidth");
    const Result<double> ns = number(latency, "latency");
    if (!ns)
        return ns.error();
    spec.link.latency = Latency { *ns };
    if (*ns < 0)
        return problem(ErrorCode::OutOfRange,
            say("the latency must not be negative, but is %1", clippedValue(latency.text)), latency.mark, "latency");
    return spec;
}

void NetworkReader::warnAboutOthers(const YAML::Node& root)
{
    const std::vector<std::string> known(kKeys.begin(), kKeys.end());
    for (const auto& pair : root) {
        const std::string key = pair.first.IsScalar() ? pair.first.Scalar() : std::string("?");
        if (std::find(known.begin(), known.end(), key) != known.end())
            continue;
        const std::string shown = clippedValue(key);
        const std::string near = io::nearestName(shown, known);
        warn(m_findings,
            problem(ErrorCode::UnknownKey, say("the key '%1' is not known and has no effect", shown), pair.first.Mark(),
                shown, near.empty() ? Sentence() : say("did you mean '%1'?", near)));
    }
}

Result<StackSpec> NetworkReader::read(std::string_view text)
{
    const Result<YAML::Node> root = load(text);
    if (!root)
        return root.error();
    try {
        std::array<std::vector<Entry>, kKeys.size()> lists;
        for (std::size_t i = 0; i < kKeys.size(); ++i) {
            Result<std::vector<Entry>> entries = list(*root, kKeys[i]);
            if (!entries)
                return std::move(entries).error();
            lists[i] = std::move(*entries);
            if (lists[i].size() != lists[0].size())
                return problem(ErrorCode::Mismatched,
                    say("%1 has %2 entries, but topology has %3", kKeys[i], lists[i].size(), lists[0].size()),
                    lists[i].front().mark, kKeys[i], say("every dimension needs one entry in each list"));
        }
        StackSpec stack;
        for (std::size_t d = 0; d < lists[0].size(); ++d) {
            Result<DimensionSpec> one = dimension(lists[0][d], lists[1][d], lists[2][d], lists[3][d]);
            if (!one)
                return std::move(one).error();
            stack.dimensions.push_back(std::move(*one));
        }
        warnAboutOthers(*root);
        return stack;
    } catch (const YAML::Exception& failure) {
        return problem(
            ErrorCode::Malformed, say("this network file cannot be understood: %1", failure.msg), failure.mark);
    }
}

} // namespace

Result<TopologyPtr> parseAstraNetwork(
    std::string_view text, const std::string& name, Findings& findings, SizeLimits limits)
{
    const Result<StackSpec> stack = NetworkReader(name, findings).read(text);
    if (!stack)
        return stack.error();
    Result<TopologyPtr> topology = generateStack(*stack, findings, limits);
    if (!topology) {
        Error error = std::move(topology).error();
        error.where.file = name;
        return error;
    }
    return topology;
}

Result<TopologyPtr> readAstraNetwork(const std::string& path, Findings& findings, SizeLimits limits)
{
    const Result<std::string> text = io::readTextFile(path, kLargestText);
    if (!text)
        return text.error();
    return parseAstraNetwork(*text, path, findings, limits);
}

Result<std::string> writeAstraNetwork(const Topology& topology)
{
    std::array<std::string, 4> lists;
    for (const Dimension& dimension : topology.dimensions()) {
        if (!topology.isPeerStack() || dimension.unidirectional)
            return Error { ErrorCode::Unsupported,
                say("only stacks of Ring (both ways), FullyConnected and Switch can be written as ASTRA-sim network "
                    "YAML"),
                {}, say("write it as JSON") };
        const std::string gibi = gibiText(dimension.link.bandwidth);
        const std::array<std::string, 4> entry { std::string(toString(dimension.kind)), std::to_string(dimension.size),
            gibi, weft::toText(dimension.link.latency.ns) };
        for (std::size_t i = 0; i < lists.size(); ++i)
            lists[i] += (lists[i].empty() ? "" : ", ") + entry[i];
    }
    return "topology: [ " + lists[0] + " ]\nnpus_count: [ " + lists[1] + " ]\nbandwidth: [ " + lists[2]
        + " ]  # GiB/s\nlatency: [ " + lists[3] + " ]  # ns\n";
}

} // namespace weft::topology
