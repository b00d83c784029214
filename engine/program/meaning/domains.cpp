// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/meaning/domains.h"

#include "engine/core/fingerprint.h"

#include <algorithm>
#include <cmath>

namespace weft::program {

namespace {

// From 0 to below 1 in steps of 2^-40.
double share(std::uint64_t seed, std::uint64_t number)
{
    Fingerprint hash;
    hash.add(seed);
    hash.add(number);
    return static_cast<double>(hash.value() >> 24U) * 0x1p-40;
}

// To `bits` of mantissa, halves to even; beyond `largest` infinite. Subnormals keep their place.
double rounded(double value, int bits, int leastExponent, double largest)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const int exponent = std::max(std::ilogb(value), leastExponent);
    const double step = std::ldexp(1.0, exponent - bits + 1);
    const double result = std::nearbyint(value / step) * step;
    return std::abs(result) > largest ? std::copysign(HUGE_VAL, value) : result;
}

double whole(double value, int bits, bool isSigned)
{
    const double range = std::ldexp(1.0, bits);
    const double low = isSigned ? -range / 2 : 0;
    const double turned = std::fmod(std::trunc(std::isfinite(value) ? value : 0) - low, range);
    return low + (turned < 0 ? turned + range : turned);
}

} // namespace

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

double Numbers::input(const Stage& stage, std::uint32_t rank, std::int64_t place) const
{
    const double value = leaf(stage.name, place, ownerOf(stage, rank));
    if (stage.type.element == ElementType::Bool)
        return value < 1 ? 0 : 1;
    return isFloat(stage.type.element) ? store(stage.type.element, value) : std::floor(4 * value - 1);
}

double Numbers::root(double a)
{
    return std::sqrt(a);
}

double Numbers::apply(const ExpressionNode& node, std::span<const double> operands, std::int64_t place)
{
    const auto a = [&] { return operands[0]; };
    const auto b = [&] { return operands[1]; };
    switch (node.op) {
    case ExpressionOp::Operand:
        break;
    case ExpressionOp::Number:
        return node.number;
    case ExpressionOp::Negate:
        return -a();
    case ExpressionOp::Sqrt:
        return std::sqrt(a());
    case ExpressionOp::Abs:
        return std::abs(a());
    case ExpressionOp::Exp:
        return std::exp(a());
    case ExpressionOp::Tanh:
        return std::tanh(a());
    case ExpressionOp::Cast:
        return store(node.element, a());
    case ExpressionOp::Dropout: // by seed and place in the whole tensor, so that slicing changes nothing
        return share(node.seed, static_cast<std::uint64_t>(place)) < node.number ? 0 : a() / (1 - node.number);
    case ExpressionOp::Add:
        return a() + b();
    case ExpressionOp::Subtract:
        return a() - b();
    case ExpressionOp::Multiply:
        return a() * b();
    case ExpressionOp::Divide:
        return a() / b();
    case ExpressionOp::Power:
        return std::pow(a(), b());
    case ExpressionOp::Min:
        return std::min(a(), b());
    case ExpressionOp::Max:
        return std::max(a(), b());
    case ExpressionOp::Greater:
        return a() > b() ? 1 : 0;
    case ExpressionOp::Less:
        return a() < b() ? 1 : 0;
    case ExpressionOp::GreaterEqual:
        return a() >= b() ? 1 : 0;
    case ExpressionOp::LessEqual:
        return a() <= b() ? 1 : 0;
    case ExpressionOp::Equal:
        return a() == b() ? 1 : 0;
    case ExpressionOp::Different:
        return a() != b() ? 1 : 0;
    case ExpressionOp::Select:
        return a() != 0 ? b() : operands[2];
    }
    return 0;
}

double Numbers::store(ElementType type, double value)
{
    switch (type) {
    case ElementType::F16:
        return rounded(value, 11, -14, 65504); // IEEE 754 binary16
    case ElementType::F32:
        return static_cast<double>(static_cast<float>(value));
    case ElementType::F64:
        return value;
    case ElementType::Bool:
        return value != 0 ? 1 : 0;
    default:
        break;
    }
    return whole(value, static_cast<int>(8 * bytesOf(type)), type <= ElementType::I64);
}

double Numbers::tolerance(ElementType type)
{
    switch (type) {
    case ElementType::F16:
        return 0x1p-6;
    case ElementType::F32:
        return 0x1p-14;
    case ElementType::F64:
        return 0x1p-40;
    default:
        break;
    }
    return 0;
}

} // namespace weft::program
