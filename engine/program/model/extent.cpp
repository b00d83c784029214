// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/model/extent.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <numeric>

namespace weft::program {

namespace {

constexpr std::int64_t kLongest = std::int64_t { 1 } << 40U;

Error tooLarge()
{
    return errorOf(ErrorCode::TooLarge, say("the size has a factor past 2^62"));
}

// Products and sums that say when they do not fit.
bool multiply(std::int64_t a, std::int64_t b, std::int64_t& product)
{
    return !__builtin_mul_overflow(a, b, &product);
}

} // namespace

Extent::Extent(std::int64_t number)
{
    if (number != 0)
        m_terms[{}] = { number, 1 };
}

Extent::Extent(SizeId size)
{
    m_terms[{ size }] = { 1, 1 };
}

bool Extent::isNumber() const
{
    return m_terms.empty() || (m_terms.size() == 1 && m_terms.begin()->first.empty());
}

bool Extent::add(const Product& product, std::int64_t over, std::int64_t under)
{
    if (over == std::numeric_limits<std::int64_t>::min() || under == std::numeric_limits<std::int64_t>::min())
        return false;
    Ratio& ratio = m_terms[product];
    std::int64_t left = 0;
    std::int64_t right = 0;
    std::int64_t below = 0;
    const bool fits = multiply(ratio.over, under, left) && multiply(over, ratio.under, right)
        && multiply(ratio.under, under, below) && !__builtin_add_overflow(left, right, &left)
        && left != std::numeric_limits<std::int64_t>::min();
    const std::int64_t shared = fits ? std::gcd(left, below) : 1;
    ratio = { fits ? left / shared : 0, fits ? below / shared : 1 };
    if (ratio.over == 0)
        m_terms.erase(product);
    return fits;
}

Result<Extent> Extent::sum(const Extent& a, const Extent& b, std::int64_t sign)
{
    Extent all = a;
    for (const auto& [product, ratio] : b.m_terms) {
        if (!all.add(product, sign * ratio.over, ratio.under))
            return tooLarge();
    }
    return all;
}

Result<Extent> Extent::plus(const Extent& a, const Extent& b)
{
    return sum(a, b, 1);
}

Result<Extent> Extent::minus(const Extent& a, const Extent& b)
{
    return sum(a, b, -1);
}

Result<Extent> Extent::times(const Extent& a, const Extent& b)
{
    constexpr std::size_t kMostFactors = 16;
    constexpr std::size_t kMostTerms = 64;
    Extent all;
    for (const auto& [left, leftRatio] : a.m_terms) {
        for (const auto& [right, rightRatio] : b.m_terms) {
            Product product;
            std::ranges::merge(left, right, std::back_inserter(product));
            std::int64_t over = 0;
            std::int64_t under = 0;
            if (product.size() > kMostFactors || !multiply(leftRatio.over, rightRatio.over, over)
                || !multiply(leftRatio.under, rightRatio.under, under) || !all.add(product, over, under))
                return tooLarge();
        }
        if (all.m_terms.size() > kMostTerms)
            return errorOf(ErrorCode::TooLarge, say("the size has more than 64 terms"));
    }
    return all;
}

Result<Extent> Extent::dividedBy(const Extent& a, const Extent& b)
{
    if (!b.isNumber())
        return errorOf(ErrorCode::Unsupported, say("a size can be divided by a number only"));
    if (b.m_terms.empty())
        return errorOf(ErrorCode::OutOfRange, say("a size is divided by 0"));
    const Ratio by = b.m_terms.begin()->second;
    Extent inverse;
    inverse.m_terms[{}] = by.over < 0 ? Ratio { -by.under, -by.over } : Ratio { by.under, by.over };
    return times(a, inverse);
}

Result<std::int64_t> Extent::valueOf(const std::vector<std::int64_t>& values) const
{
    const auto outside
        = [] { return errorOf(ErrorCode::OutOfRange, say("the size is not a whole number from 1 to 2^40")); };
    // Over one denominator: whole numbers all the way.
    std::int64_t below = 1;
    for (const auto& [product, ratio] : m_terms) {
        if (!multiply(below, ratio.under / std::gcd(below, ratio.under), below))
            return outside();
    }
    std::int64_t total = 0;
    for (const auto& [product, ratio] : m_terms) {
        std::int64_t term = 0;
        if (!multiply(ratio.over, below / ratio.under, term))
            return outside();
        for (const SizeId size : product) {
            if (!multiply(term, values[index(size)], term))
                return outside();
        }
        if (__builtin_add_overflow(total, term, &total))
            return outside();
    }
    if (total % below != 0 || total / below < 1 || total / below > kLongest)
        return outside();
    return total / below;
}

std::string Extent::text(const std::vector<std::string>& names) const
{
    std::string all;
    for (auto term = m_terms.rbegin(); term != m_terms.rend(); ++term) { // the plain number last
        const auto& [product, ratio] = *term;
        const bool isNegative = ratio.over < 0;
        if (!all.empty())
            all += isNegative ? " - " : " + ";
        else if (isNegative)
            all += "-";
        const std::int64_t over = isNegative ? -ratio.over : ratio.over;
        std::string factors = over == 1 && !product.empty() ? std::string() : std::to_string(over);
        for (const SizeId size : product)
            factors += (factors.empty() ? "" : "*") + names[index(size)];
        all += factors + (ratio.under == 1 ? "" : "/" + std::to_string(ratio.under));
    }
    return all.empty() ? "0" : all;
}

} // namespace weft::program
