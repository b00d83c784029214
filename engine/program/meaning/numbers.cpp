// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/meaning/numbers.h"

#include <algorithm>
#include <cmath>

namespace weft::program {

namespace {

// SplitMix64's finalizer (Steele, Lea, Flood 2014).
std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

// From 0 to below 1.
double unit(std::uint64_t hash)
{
    return static_cast<double>(hash >> 11U) * 0x1p-53;
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

bool isDropped(const ExpressionNode& dropout, std::int64_t place)
{
    return unit(mixed(mixed(dropout.seed) ^ static_cast<std::uint64_t>(place))) < dropout.number;
}

double Numbers::input(const Stage& stage, std::uint32_t rank, std::int64_t place) const
{
    std::uint64_t hash = mixed(m_seed);
    for (const char c : stage.name)
        hash = mixed(hash ^ static_cast<unsigned char>(c));
    if (stage.type.layout.kind == LayoutKind::Local)
        hash = mixed(hash ^ (rank + 1U));
    hash = mixed(hash ^ static_cast<std::uint64_t>(place));
    if (stage.type.element == ElementType::Bool)
        return static_cast<double>(hash & 1U);
    if (!isFloat(stage.type.element))
        return 1 + static_cast<double>(hash & 3U);
    return store(stage.type.element, 0.5 + unit(hash));
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
    case ExpressionOp::Dropout:
        return isDropped(node, place) ? 0 : a() / (1 - node.number);
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
