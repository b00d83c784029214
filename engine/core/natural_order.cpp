// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/natural_order.h"

#include <algorithm>
#include <cstddef>

namespace weft {

namespace {

bool isNaturalDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

// The digits at the beginning, which are taken away; without zeros before them.
std::string_view takeNumber(std::string_view& text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isNaturalDigit);
    std::string_view digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(digits.size());
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    return digits;
}

} // namespace

bool naturalLess(std::string_view a, std::string_view b)
{
    std::string_view restA = a;
    std::string_view restB = b;
    while (!restA.empty() && !restB.empty()) {
        if (isNaturalDigit(restA.front()) && isNaturalDigit(restB.front())) {
            const std::string_view numberA = takeNumber(restA);
            const std::string_view numberB = takeNumber(restB);
            if (numberA.size() != numberB.size())
                return numberA.size() < numberB.size();
            if (numberA != numberB)
                return numberA < numberB;
            continue;
        }
        if (restA.front() != restB.front())
            return std::string_view(restA.data(), 1) < std::string_view(restB.data(), 1);
        restA.remove_prefix(1);
        restB.remove_prefix(1);
    }
    return restA.empty() != restB.empty() ? restA.empty() : a < b;
}

} // namespace weft
