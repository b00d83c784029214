// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/system_json.h"

#include "engine/core/make_error.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/io/json_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace weft::inputs {

using namespace simulation;
using trace::CollectiveType;

namespace {

// Those for which an algorithm of one's own may be given.
constexpr std::array kCustomTypes { CollectiveType::AllReduce, CollectiveType::AllGather, CollectiveType::ReduceScatter,
    CollectiveType::AllToAll, CollectiveType::Broadcast, CollectiveType::Reduce, CollectiveType::Gather,
    CollectiveType::Scatter };

constexpr double kLargestDelayNs = 9e15; // a hundred days; products with it stay far inside 64 bits

// One reading: the object, what is made of it, and where to complain.
class SystemReader {
public:
    SystemReader(
        const io::JsonFile& file, const nlohmann::json& object, const SystemOptions& options, Findings& findings)
        : m_file(file)
        , m_object(file, object, findings)
        , m_options(options)
        , m_findings(findings)
    {
    }

    SystemFile read()
    {
        readNames();
        readCounts();
        readDelays();
        readComputeModel();
        readSharedBus();
        for (std::size_t i = 0; i < kNativePatternCount; ++i)
            readImplementation(static_cast<NativePattern>(i));
        for (const CollectiveType type : kCustomTypes)
            readCustom(type);
        constexpr const char* kPerNode = "per-node-custom-implementation";
        if (const auto path = m_object.text(kPerNode))
            m_result.custom.perNodeFile = { *path, m_file.whereKey(kPerNode) };
        for (const char* key : { "boost-mode", "trace-enabled", "track-local-mem" }) {
            if (m_object.flag(key).value_or(false))
                warnAt(key, ErrorCode::Unsupported, say("'%1' has no effect in Weft", key), {});
        }
        (void)m_object.text("local-mem-trace-filename"); // its switch, track-local-mem, has been warned about
        m_object.finish();
        m_options.applyTo(m_result.config);
        m_result.name = m_file.name();
        return std::move(m_result);
    }

private:
    template <class T> void readName(const char* key, Result<T> (*parse)(std::string_view), T& target)
    {
        const std::optional<std::string> text = m_object.text(key);
        if (!text)
            return;
        const Result<T> value = parse(*text);
        if (value)
            target = *value;
        else
            m_object.failAt(key, value.error().code, value.error().message, value.error().hint);
    }

    void readNames()
    {
        SystemConfig& config = m_result.config;
        readName("scheduling-policy", &parseSchedulingPolicy, config.schedulingPolicy);
        readName("collective-optimization", &parseCollectiveOptimization, config.collectiveOptimization);
        readName("inter-dimension-scheduling", &parseInterDimension, config.interDimension);
        readName("intra-dimension-scheduling", &parseIntraDimension, config.intraDimension);
    }

    void readCount(const char* key, std::uint32_t& target)
    {
        const std::optional<std::int64_t> value = m_object.integer(key);
        if (!value)
            return;
        if (*value < 1 || *value > std::numeric_limits<std::int32_t>::max())
            m_object.failAt(key, ErrorCode::OutOfRange, say("'%1' must be at least 1, but is %2", key, *value),
                *value < 1 ? say("with fewer than 1 no collective would ever finish") : Sentence());
        else
            target = static_cast<std::uint32_t>(*value);
    }

    void readCounts()
    {
        readCount("active-chunks-per-dimension", m_result.config.activeChunksPerDimension);
        readCount("preferred-dataset-splits", m_result.config.datasetSplits);
    }

    // A whole number of nanoseconds, at least 0; fractions are cut off with a warning.
    std::optional<std::int64_t> readDelay(const char* key)
    {
        const std::optional<std::int64_t> value = m_object.integer(key);
        if (value && (*value < 0 || static_cast<double>(*value) > kLargestDelayNs)) {
            m_object.failAt(key, ErrorCode::OutOfRange, say("'%1' must be from 0 to 9e15 ns, but is %2", key, *value));
            return {};
        }
        return value;
    }

    void readDelays()
    {
        if (const auto value = readDelay("endpoint-delay")) {
            // The peer holds the delay as an integer, scales it, and cuts it off again.
            const double scaled = static_cast<double>(*value) * m_options.injectionScale;
            if (scaled > kLargestDelayNs)
                m_object.failAt("endpoint-delay", ErrorCode::OutOfRange,
                    say("'endpoint-delay' times --injection-scale is more than 9e15 ns"));
            else
                m_result.config.endpointDelayNs = static_cast<std::int64_t>(scaled);
        }
        if (const auto value = readDelay("local-reduction-delay"))
            m_result.config.localReductionDelay = *value;
    }

    std::optional<double> readPositive(const char* key)
    {
        const std::optional<double> value = m_object.number(key);
        if (value && !(*value > 0 && std::isfinite(*value))) {
            m_object.failAt(key, ErrorCode::OutOfRange, say("'%1' must be greater than 0", key));
            return {};
        }
        return value;
    }

    void readComputeModel()
    {
        SystemConfig& config = m_result.config;
        if (const auto value = readPositive("local-mem-bw"))
            config.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(*value);
        if (const auto value = readPositive("peak-perf"))
            config.peakPerformance = ComputeRate::teraFlops(*value);
        config.roofline = m_object.flag("roofline-enabled").value_or(false);
        config.replayOnly = m_object.flag("replay-only").value_or(false);
        if (config.roofline) {
            for (const char* key : { "peak-perf", "local-mem-bw" }) {
                if (!m_object.has(key))
                    m_object.failAt(key, ErrorCode::Missing,
                        say("'roofline-enabled' is set, but the key '%1' that it needs is missing", key),
                        std::string(key) == "peak-perf" ? say("in TFLOP/s") : say("in GB/s (10^9 bytes)"));
            }
        } else if (!m_object.has("local-mem-bw")) {
            warnAt("local-mem-bw", ErrorCode::Missing,
                say("the key 'local-mem-bw' is missing: reductions take no time"), say("in GB/s (10^9 bytes)"));
        }
    }

    void readSharedBus()
    {
        const bool enabled = m_object.flag("model-shared-bus").value_or(false);
        SharedBus bus;
        bus.latency = readBusDelay("L", enabled);
        bus.overhead = readBusDelay("o", enabled);
        bus.gap = readBusDelay("g", enabled);
        if (const std::optional<double> value = m_object.number("G")) {
            if (!(*value >= 0 && *value < kLargestDelayNs))
                m_object.failAt("G", ErrorCode::OutOfRange, say("'G' must be from 0 to 9e15 ns per byte"));
            else
                bus.gapPerByte = static_cast<float>(*value);
            if (!enabled && *value != 0)
                warnAt("G", ErrorCode::Unsupported, say("'G' has no effect without 'model-shared-bus'"), {});
        } else if (enabled && !m_object.has("G")) {
            warnAt("G", ErrorCode::Missing, say("'model-shared-bus' is set, but 'G' is missing and taken as 0"),
                say("in ns per byte"));
        }
        if (enabled)
            m_result.config.sharedBus = bus;
        else if (m_object.has("local-reduction-delay") && m_result.config.localReductionDelay != 0)
            warnAt("local-reduction-delay", ErrorCode::Unsupported,
                say("'local-reduction-delay' has no effect without 'model-shared-bus'"), {});
    }

    std::int64_t readBusDelay(const char* key, bool enabled)
    {
        const std::optional<std::int64_t> value = readDelay(key);
        if (enabled && !m_object.has(key))
            warnAt(key, ErrorCode::Missing, say("'model-shared-bus' is set, but '%1' is missing and taken as 0", key),
                say("in ns"));
        if (!enabled && value.value_or(0) != 0)
            warnAt(key, ErrorCode::Unsupported, say("'%1' has no effect without 'model-shared-bus'", key), {});
        return value.value_or(0);
    }

    void readImplementation(NativePattern pattern)
    {
        const std::string key = std::string(toText(pattern)) + "-implementation";
        if (const auto names = m_object.texts(key.c_str())) {
            std::vector<Algorithm>& list = m_result.config.implementation[static_cast<std::size_t>(pattern)];
            for (const std::string& name : *names) {
                const Result<Algorithm> algorithm = parseAlgorithm(name);
                if (algorithm)
                    list.push_back(*algorithm);
                else
                    m_object.failAt(
                        key.c_str(), algorithm.error().code, algorithm.error().message, algorithm.error().hint);
            }
            if (names->empty())
                warnAt(key.c_str(), ErrorCode::OutOfRange,
                    say("the list '%1' is empty: ring is used in every dimension", key), {});
        }
    }

    void readCustom(CollectiveType type)
    {
        const std::string key = std::string(trace::toString(type)) + "-implementation-custom";
        const auto paths = m_object.texts(key.c_str());
        if (!paths)
            return;
        if (paths->size() != 1 || paths->front().empty())
            m_object.failAt(key.c_str(), ErrorCode::OutOfRange,
                say("'%1' needs exactly one prefix of execution traces or file of a schedule, but has %2", key,
                    paths->size()));
        else
            m_result.custom.algorithms[type] = { paths->front(), m_file.whereKey(key) };
    }

    void warnAt(const char* key, ErrorCode code, Sentence message, Sentence hint)
    {
        warn(m_findings, { code, std::move(message), m_file.whereKey(key), std::move(hint) });
    }

    const io::JsonFile& m_file;
    io::JsonObject m_object;
    SystemOptions m_options;
    Findings& m_findings;
    SystemFile m_result;
};

} // namespace

void SystemOptions::applyTo(simulation::SystemConfig& config) const
{
    config.queuesPerDimension = queuesPerDimension;
    config.rendezvous = rendezvous;
    config.groupsByDimension = groupsByDimension;
}

Result<SystemFile> readSystem(
    const io::JsonFile& file, const nlohmann::json& object, const SystemOptions& options, Findings& findings)
{
    Findings own;
    SystemFile result;
    if (!(options.injectionScale >= 0 && std::isfinite(options.injectionScale)))
        fail(own, { ErrorCode::OutOfRange, say("--injection-scale must be 0 or more"), {}, {} });
    result = SystemReader(file, object, options, own).read();
    if (object.is_object()) {
        for (const auto& [key, value] : object.items())
            result.given.insert(key);
    }
    findings.insert(findings.end(), own.begin(), own.end());
    if (hasErrors(own))
        return firstError(own);
    return result;
}

Result<SystemFile> readSystemFile(const std::string& path, const SystemOptions& options, Findings& findings)
{
    Result<io::JsonFile> file = io::JsonFile::read(path);
    if (!file) {
        fail(findings, file.error());
        return std::move(file).error();
    }
    return readSystem(*file, file->root(), options, findings);
}

void checkDimensionCount(const SystemFile& system, std::size_t dimensions, Findings& findings)
{
    for (std::size_t i = 0; i < kNativePatternCount; ++i) {
        const std::vector<Algorithm>& list = system.config.implementation[i];
        const trace::CollectiveType type = collectiveType(static_cast<NativePattern>(i));
        if (list.empty() || list.size() == dimensions || system.custom.algorithms.contains(type))
            continue;
        const std::string key = std::string(toText(static_cast<NativePattern>(i))) + "-implementation";
        const Where where = placeIn(system.name, key);
        const Sentence sizes = say("'%1' lists %2 for %3", key, sayCount(list.size(), "%n algorithm", "%n algorithms"),
            sayCount(dimensions, "%n dimension", "%n dimensions"));
        // A one* algorithm spans all NPUs and ends the list.
        const bool spansAll = std::any_of(list.begin(), list.end(), [](const Algorithm& algorithm) {
            return algorithm.kind == AlgorithmKind::OneRing || algorithm.kind == AlgorithmKind::OneDirect
                || algorithm.kind == AlgorithmKind::OneHalvingDoubling;
        });
        if (list.size() > dimensions)
            fail(findings, { ErrorCode::OutOfRange, sizes, where, say("give one algorithm for each dimension") });
        else if (!spansAll)
            warn(findings,
                { ErrorCode::OutOfRange, say("%1: the remaining dimensions take no part", sizes), where,
                    say("give one algorithm for each dimension") });
    }
}

} // namespace weft::inputs
