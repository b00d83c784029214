// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/numbers.h"

#include "engine/core/fingerprint.h"

#include <algorithm>

namespace weft::collective {

double Numbers::share(std::uint64_t seed, std::uint64_t number)
{
    Fingerprint hash;
    hash.add(seed);
    hash.add(number);
    return static_cast<double>(hash.value() >> 24U) * 0x1p-40;
}

double Numbers::leaf(std::string_view name, std::int64_t place, std::optional<std::uint32_t> rank) const
{
    Fingerprint hash;
    hash.add(name);
    hash.add(rank ? *rank + 1U : 0U);
    hash.add(m_seed);
    return 0.5 + share(hash.value(), static_cast<std::uint64_t>(place));
}

double Numbers::combine(Combine how, std::span<const double> values)
{
    double all = values.front();
    for (const double value : values.subspan(1)) {
        switch (how) {
        case Combine::Product:
            all *= value;
            break;
        case Combine::Min:
            all = std::min(all, value);
            break;
        case Combine::Max:
            all = std::max(all, value);
            break;
        case Combine::Sum:
        case Combine::Norm:
            all += value;
            break;
        }
    }
    return all;
}

} // namespace weft::collective
