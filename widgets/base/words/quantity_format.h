// SPDX-License-Identifier: GPL-3.0-or-later
// Quantities as the window shows them: always with their unit, in the user's locale. GB is 10^9, GiB is 2^30;
// sizes are shown in binary units, rates in decimal ones. Pure functions; any thread.
#pragma once

#include "engine/core/units.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <cstdint>

namespace weft::widgets {

// "812 ns", "64.4 µs", "1.284 ms", "12.31 s": three or four figures.
[[nodiscard]] QString formatTime(Time time);
[[nodiscard]] QString formatNs(std::int64_t ns); // negative ones with a sign
// "42 s", "16 min 34 s", "28 h 16 min": how long somebody waits.
[[nodiscard]] QString formatWait(std::chrono::milliseconds wait);
// "64 MiB", "1.5 GiB", "812 B".
[[nodiscard]] QString formatBytes(std::uint64_t bytes);
// "250 GB/s", "812 MB/s".
[[nodiscard]] QString formatBandwidth(Bandwidth bandwidth);
// 0.4183 → "41.8 %", as the engine rounds in its sentences: see report::percentsShown().
[[nodiscard]] QString formatPercent(double fraction);
// 2.143 → "2.14×".
[[nodiscard]] QString formatRatio(double ratio);
// "824.6 GFLOP", "12 FLOP".
[[nodiscard]] QString formatFlop(double flop);
// "1,024" in the user's locale.
[[nodiscard]] QString formatCount(std::uint64_t count);
// "64 NPUs", "1 switch", "384 links"; without switches where there are none.
[[nodiscard]] QStringList fabricCounts(std::uint64_t npus, std::uint64_t switches, std::uint64_t links);
// Keeps a number and its Latin unit in their order where reading runs from right to left.
[[nodiscard]] QString isolated(const QString& text);
[[nodiscard]] QString formatNumber(double value, int figures = 4);
// "+1.2 ms", "−3 %", "0 ns": the text of a difference, or of its size, with the sign of the difference; none where all
// of its digits are 0.
[[nodiscard]] QString withSign(QString text, double value);

} // namespace weft::widgets
