// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/alignment.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

// In long double, which holds every nanosecond of a run.
std::int64_t scaled(std::int64_t value, std::int64_t to, std::int64_t from)
{
    if (to == from)
        return value;
    if (from == 0)
        return 0;
    return std::llround(
        static_cast<long double>(value) * static_cast<long double>(to) / static_cast<long double>(from));
}

} // namespace

std::int64_t RunPlace::toRun(std::int64_t common) const
{
    return scaled(common - begin, length, drawn);
}

std::int64_t RunPlace::toCommon(std::int64_t run) const
{
    return begin + scaled(run, drawn, length);
}

AlignedRuns align(Alignment how, std::int64_t lengthA, std::int64_t lengthB, std::int64_t momentA, std::int64_t momentB)
{
    AlignedRuns runs { std::max(lengthA, lengthB), { 0, lengthA, lengthA }, { 0, lengthB, lengthB } };
    switch (how) {
    case Alignment::Start:
        break;
    case Alignment::End:
        runs.a.begin = runs.length - lengthA;
        runs.b.begin = runs.length - lengthB;
        break;
    case Alignment::Operation:
        runs.a.begin = std::max<std::int64_t>(0, momentB - momentA);
        runs.b.begin = std::max<std::int64_t>(0, momentA - momentB);
        runs.length = std::max(runs.a.begin + lengthA, runs.b.begin + lengthB);
        break;
    case Alignment::Normalised:
        runs.a.drawn = runs.length;
        runs.b.drawn = runs.length;
        break;
    }
    return runs;
}

} // namespace weft::widgets
