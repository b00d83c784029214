// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/quantity_text.h"

#include "engine/core/make_error.h"

#include <array>
#include <charconv>
#include <cmath>

namespace weft {

namespace {

struct Unit {
    std::string_view name;
    double factor;
};

constexpr double kKibi = 1024.0;
constexpr double kMebi = kKibi * kKibi;
constexpr double kGibi = kMebi * kKibi;
constexpr double kTebi = kGibi * kKibi;
constexpr double kPebi = kTebi * kKibi;
constexpr double kExbi = kPebi * kKibi;

// Factors to bytes per nanosecond; GiB/s is handled apart so that the peer's rounding is kept.
constexpr std::array kBandwidthUnits { Unit { "B/s", 1e-9 }, Unit { "KB/s", 1e-6 }, Unit { "MB/s", 1e-3 },
    Unit { "GB/s", 1.0 }, Unit { "TB/s", 1e3 }, Unit { "KiB/s", kKibi / 1e9 }, Unit { "MiB/s", kMebi / 1e9 },
    Unit { "TiB/s", kTebi / 1e9 }, Unit { "Gbps", 0.125 }, Unit { "Gb/s", 0.125 } };
constexpr std::array kLatencyUnits { Unit { "ns", 1.0 }, Unit { "us", 1e3 }, Unit { "µs", 1e3 }, Unit { "ms", 1e6 },
    Unit { "s", 1e9 } };
constexpr std::array kByteUnits { Unit { "", 1.0 }, Unit { "B", 1.0 }, Unit { "KB", 1e3 }, Unit { "MB", 1e6 },
    Unit { "GB", 1e9 }, Unit { "TB", 1e12 }, Unit { "PB", 1e15 }, Unit { "EB", 1e18 }, Unit { "KiB", kKibi },
    Unit { "MiB", kMebi }, Unit { "GiB", kGibi }, Unit { "TiB", kTebi }, Unit { "PiB", kPebi }, Unit { "EiB", kExbi } };

Error badBandwidth(std::string_view text)
{
    return errorOf(ErrorCode::Malformed, say("a bandwidth cannot be read from '%1'", text),
        say("write it as 50GB/s (10^9) or 50GiB/s (2^30)"));
}

struct Split {
    double number = 0;
    std::string_view unit;
    bool ok = false;
};

Split splitUnit(std::string_view text)
{
    Split split;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), split.number);
    if (status != std::errc {} || !std::isfinite(split.number))
        return split;
    split.unit = text.substr(static_cast<std::size_t>(end - text.data()));
    while (!split.unit.empty() && split.unit.front() == ' ')
        split.unit.remove_prefix(1);
    split.ok = true;
    return split;
}

template <std::size_t N> const Unit* findUnit(const std::array<Unit, N>& units, std::string_view name)
{
    for (const Unit& unit : units) {
        if (unit.name == name)
            return &unit;
    }
    return nullptr;
}

} // namespace

Result<double> parseNumber(std::string_view text)
{
    const Split split = splitUnit(text);
    if (!split.ok || !split.unit.empty())
        return errorOf(
            ErrorCode::Malformed, say("a number cannot be read from '%1'", text), say("write it as 12 or 12.5"));
    return split.number;
}

Result<std::uint64_t> parseCount(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc {} || end != text.data() + text.size())
        return errorOf(
            ErrorCode::Malformed, say("a whole number cannot be read from '%1'", text), say("write digits only"));
    return value;
}

Result<Bandwidth> parseBandwidth(std::string_view text)
{
    const Split split = splitUnit(text);
    if (!split.ok)
        return badBandwidth(text);
    Bandwidth bandwidth;
    if (split.unit == "GiB/s")
        bandwidth = Bandwidth::gibiBytesPerSecond(split.number);
    else if (const Unit* unit = findUnit(kBandwidthUnits, split.unit))
        bandwidth = Bandwidth { split.number * unit->factor };
    else
        return badBandwidth(text);
    if (!(bandwidth.bytesPerNs > 0) || !std::isfinite(bandwidth.bytesPerNs))
        return errorOf(ErrorCode::OutOfRange, say("a bandwidth must be greater than 0, but is '%1'", text));
    return bandwidth;
}

Result<Latency> parseLatency(std::string_view text)
{
    const Split split = splitUnit(text);
    const Unit* unit = split.ok ? findUnit(kLatencyUnits, split.unit) : nullptr;
    if (unit == nullptr)
        return errorOf(ErrorCode::Malformed, say("a latency cannot be read from '%1'", text),
            say("write it as 500ns, 1.5us or 2ms"));
    if (split.number < 0 || !std::isfinite(split.number * unit->factor))
        return errorOf(ErrorCode::OutOfRange, say("a latency must not be negative, but is '%1'", text));
    return Latency { split.number * unit->factor };
}

Result<Bytes> parseBytes(std::string_view text)
{
    const auto tooLarge = [text] {
        return errorOf(ErrorCode::OutOfRange, say("a size of at most 2^62 bytes (4 EiB) is expected, not '%1'", text));
    };
    if (const auto plain = parseCount(text))
        return *plain <= kLargestSize ? Result<Bytes>(Bytes { *plain }) : tooLarge();
    const Split split = splitUnit(text);
    const Unit* unit = split.ok ? findUnit(kByteUnits, split.unit) : nullptr;
    if (unit == nullptr)
        return errorOf(ErrorCode::Malformed, say("a size in bytes cannot be read from '%1'", text),
            say("write it as 1048576, 1MiB or 64MB"));
    const double count = split.number * unit->factor;
    if (count > static_cast<double>(kLargestSize))
        return tooLarge();
    if (count < 0 || count != std::floor(count))
        return errorOf(ErrorCode::OutOfRange, say("a size must be a whole number of bytes, but is '%1'", text));
    return Bytes { static_cast<std::uint64_t>(count) };
}

std::string toText(double value)
{
    std::array<char, 32> buffer {};
    const auto [end, status] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return status == std::errc {} ? std::string(buffer.data(), end) : std::string("0");
}

std::string toText(Bandwidth bandwidth)
{
    std::string best = toText(bandwidth.bytesPerNs) + "GB/s";
    // The nearest doubles around the quotient: one of them is what was read, if it was read in GiB/s.
    const double guess = bandwidth.inGibiBytesPerSecond();
    for (const double candidate :
        { guess, std::nextafter(guess, 0.0), std::nextafter(guess, guess * 2), std::round(guess * 1e6) / 1e6 }) {
        std::string text = toText(candidate) + "GiB/s";
        if (Bandwidth::gibiBytesPerSecond(candidate) == bandwidth && text.size() < best.size() + 1)
            best = std::move(text);
    }
    return best;
}

std::string toText(Latency latency)
{
    std::string best = toText(latency.ns) + "ns";
    for (const Unit& unit : { Unit { "us", 1e3 }, Unit { "ms", 1e6 } }) {
        const double scaled = latency.ns / unit.factor;
        std::string text = toText(scaled) + std::string(unit.name);
        if (scaled * unit.factor == latency.ns && text.size() < best.size())
            best = std::move(text);
    }
    return best;
}

std::string toText(Bytes bytes)
{
    constexpr std::array<std::string_view, 7> kNames { " B", " KiB", " MiB", " GiB", " TiB", " PiB", " EiB" };
    std::uint64_t count = bytes.count();
    std::size_t unit = 0;
    while (count >= 1024 && count % 1024 == 0 && unit + 1 < kNames.size()) {
        count /= 1024;
        ++unit;
    }
    return std::to_string(count) + std::string(kNames[unit]);
}

} // namespace weft
