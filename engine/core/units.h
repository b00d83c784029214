// SPDX-License-Identifier: GPL-3.0-or-later
// Quantities with their units in the type: bytes, simulated time, latency, bandwidth, compute rate.
// Value types. Simulated time is a whole number of nanoseconds; GB is 10^9 and GiB is 2^30, never mixed.
#pragma once

#include <compare>
#include <cstdint>

namespace weft {

class Bytes {
public:
    constexpr Bytes() = default;
    explicit constexpr Bytes(std::uint64_t count)
        : m_count(count)
    {
    }
    [[nodiscard]] constexpr std::uint64_t count() const { return m_count; }
    constexpr auto operator<=>(const Bytes&) const = default;
    constexpr Bytes& operator+=(Bytes other)
    {
        m_count += other.m_count;
        return *this;
    }

private:
    std::uint64_t m_count = 0;
};

[[nodiscard]] constexpr Bytes operator+(Bytes a, Bytes b)
{
    return Bytes { a.count() + b.count() };
}

// A point in, or a span of, simulated time. One tick is 1 ns.
class Time {
public:
    constexpr Time() = default;
    explicit constexpr Time(std::uint64_t ns)
        : m_ns(ns)
    {
    }
    [[nodiscard]] constexpr std::uint64_t ns() const { return m_ns; }
    constexpr auto operator<=>(const Time&) const = default;
    constexpr Time& operator+=(Time other)
    {
        m_ns += other.m_ns;
        return *this;
    }

private:
    std::uint64_t m_ns = 0;
};

[[nodiscard]] constexpr Time operator+(Time a, Time b)
{
    return Time { a.ns() + b.ns() };
}

[[nodiscard]] constexpr Time operator-(Time a, Time b)
{
    return Time { a.ns() - b.ns() };
}

inline constexpr Time kNever { ~std::uint64_t { 0 } };

// The α of a link or an endpoint. Fractions of a nanosecond are kept until a duration is formed.
struct Latency {
    double ns = 0;
    constexpr auto operator<=>(const Latency&) const = default;
};

// The β of a link, in bytes per nanosecond. One byte per nanosecond is 1 GB/s (decimal).
struct Bandwidth {
    double bytesPerNs = 0;
    constexpr auto operator<=>(const Bandwidth&) const = default;

    [[nodiscard]] static constexpr Bandwidth gigaBytesPerSecond(double value) { return { value }; }
    [[nodiscard]] static constexpr Bandwidth gibiBytesPerSecond(double value)
    {
        // The order of the operations is the peer's: its doubles are reproduced to the last bit.
        return { value * (std::uint64_t { 1 } << 30U) / 1'000'000'000 };
    }
    [[nodiscard]] constexpr double inGigaBytesPerSecond() const { return bytesPerNs; }
    [[nodiscard]] constexpr double inGibiBytesPerSecond() const { return bytesPerNs / 1.073741824; }
};

// A peak compute rate in floating-point operations per second.
struct ComputeRate {
    double flops = 0;
    [[nodiscard]] static constexpr ComputeRate teraFlops(double value) { return { value * 1e12 }; }
};

} // namespace weft
