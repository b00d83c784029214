// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/gibi_text.h"

#include "engine/core/quantity_text.h"

#include <cmath>

namespace weft::topology {

std::string gibiText(Bandwidth bandwidth)
{
    const double guess = bandwidth.inGibiBytesPerSecond();
    for (const double candidate :
        { std::round(guess * 1e6) / 1e6, guess, std::nextafter(guess, 0.0), std::nextafter(guess, guess * 2) }) {
        if (Bandwidth::gibiBytesPerSecond(candidate) == bandwidth)
            return weft::toText(candidate);
    }
    return weft::toText(guess);
}

} // namespace weft::topology
