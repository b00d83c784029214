// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/meaning/equivalence.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/program/meaning/domains.h"
#include "engine/program/meaning/evaluator.h"
#include "engine/program/typing/infer.h"

#include <algorithm>
#include <cmath>

namespace weft::program {

namespace {

constexpr std::int64_t kMostWork = 1 << 22; // elements made and multiplied

void setRanks(Program& program, std::uint32_t ranks)
{
    std::uint32_t first = 0;
    for (Group& group : program.groups) {
        group.first = first;
        group.ranks = group.ranks > 1 ? ranks : 1;
        first += group.ranks;
    }
}

bool hasRoots(const Program& program)
{
    return std::ranges::all_of(program.stages,
        [&](const Stage& stage) { return stage.root < std::max<std::uint32_t>(1, ranksOf(program, stage.type)); });
}

std::int64_t workOf(const Program& program)
{
    double work = 0;
    for (const Stage& stage : program.stages) {
        double elements = 1;
        for (const std::int64_t extent : extentsOf(program, stage.type).local)
            elements *= static_cast<double>(extent);
        if (stage.kind == StageKind::MatMul)
            elements *= static_cast<double>(extentsOf(program, program.stage(stage.inputs[0]).type).local.back());
        work += elements * ranksOf(program, stage.type);
    }
    return static_cast<std::int64_t>(std::min(work, 1e18));
}

// What can be seen from outside, by name: updated inputs, then the listed outputs.
std::vector<std::pair<std::string, StageId>> resultsOf(const Program& program)
{
    std::vector<std::pair<std::string, StageId>> results;
    for (std::size_t i = 0; i < program.stages.size(); ++i) {
        const Stage& stage = program.stages[i];
        if (stage.kind == StageKind::Update)
            results.emplace_back(program.stage(stage.inputs[0]).name, static_cast<StageId>(i));
    }
    std::ranges::stable_sort(results, {}, &std::pair<std::string, StageId>::first);
    for (const StageId output : program.outputs)
        results.emplace_back(std::string(), output);
    return results;
}

// The element as `rank` knows it, whoever holds it: a slice of a replicated tensor is the same tensor.
template <class Domain>
const typename Domain::Value& find(const Program& program, const Evaluator<Domain>& evaluated, StageId id,
    const std::vector<std::int64_t>& element, std::uint32_t rank)
{
    const Extents& extents = evaluated.extents(id);
    const Layout layout = program.stage(id).type.layout;
    const std::uint32_t holder = extents.sliced ? extents.ownerOf(element)
        : layout.kind == LayoutKind::Rooted     ? layout.at
                                                : rank;
    const auto& held = evaluated.held(id, holder);
    return held[static_cast<std::size_t>(*extents.localIndex(element, holder))];
}

template <class Domain, class Same, class Text>
Result<Equivalence> compare(const Program& before, const Program& after, std::uint32_t ranks, Domain& domain, Same same,
    Text text, const std::stop_token& stop)
{
    const auto small = shrunk(before, after, ranks);
    if (!small)
        return small.error();
    const auto& [left, right] = *small;
    const auto wanted = resultsOf(left);
    const auto given = resultsOf(right);
    if (wanted.size() != given.size())
        return errorOf(ErrorCode::Mismatched, say("the programs have another number of results"));
    const Evaluator<Domain> one(left, domain, stop);
    const Evaluator<Domain> other(right, domain, stop);
    if (stop.stop_requested())
        return errorOf(ErrorCode::Cancelled, say("stopped before all elements were compared"));
    if (domain.isFull())
        return errorOf(ErrorCode::TooLarge, say("the expressions of the elements are too long to compare"));
    Equivalence verdict { ranks, left.sizeValues(), 0, {} };
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const StageId from = wanted[i].second;
        const StageId to = given[i].second;
        const TensorType& type = left.stage(from).type;
        const TensorType& otherType = right.stage(to).type;
        const bool isLocal = type.layout.kind == LayoutKind::Local;
        // An input may be held by slices afterwards, and so are its new values; what is listed is as it was.
        const bool isListed = wanted[i].first.empty();
        if (wanted[i].first != given[i].first || type.shape != otherType.shape || type.element != otherType.element
            || (isListed ? type.layout != otherType.layout : isLocal != (otherType.layout.kind == LayoutKind::Local))) {
            return errorOf(ErrorCode::Mismatched,
                say("%1 is %2, %3 is %4", left.stage(from).name, left.text(type), right.stage(to).name,
                    right.text(otherType)));
        }
        Extents all = one.extents(from);
        all.local = all.whole;
        all.sliced.reset();
        std::vector<std::int64_t> element;
        // Replicated values are compared on every rank: that they are the same there is part of what is claimed.
        for (std::uint32_t rank = 0; rank < ranksOf(left, type); ++rank) {
            for (std::int64_t n = 0; n < all.wholeCount(); ++n) {
                all.coordinatesOf(n, rank, element);
                const auto& a = find(left, one, from, element, rank);
                const auto& b = find(right, other, to, element, rank);
                ++verdict.elements;
                if (same(a, b, type.element))
                    continue;
                verdict.difference = Difference { left.stage(from).name, rank, element, text(a), text(b) };
                return verdict;
            }
        }
    }
    return verdict;
}

} // namespace

Result<std::pair<Program, Program>> shrunk(const Program& before, const Program& after, std::uint32_t ranks)
{
    Program left = before;
    Program right = after;
    setRanks(left, ranks);
    setRanks(right, ranks);
    if (!hasRoots(left) || !hasRoots(right)) {
        return errorOf(ErrorCode::Unsupported, say("a rank that is named does not exist among %1", ranks));
    }
    constexpr std::int64_t kMostTries = 64;
    Error why;
    for (std::int64_t factor = 1; factor <= kMostTries; ++factor) {
        // Of several lengths, so that one is not taken for another.
        for (std::size_t i = 0; i < left.sizes.size(); ++i) {
            left.sizes[i].value = static_cast<std::int64_t>(ranks) * factor * static_cast<std::int64_t>(1 + i % 3);
            right.sizes[i].value = left.sizes[i].value;
        }
        const auto first = checkSizes(left);
        const auto second = checkSizes(right);
        if (first && second) {
            if (workOf(left) > kMostWork || workOf(right) > kMostWork) {
                return errorOf(ErrorCode::TooLarge, say("too many elements to look at each"),
                    say("write long dimensions as sizes: they are made small here"));
            }
            return std::pair(std::move(left), std::move(right));
        }
        why = first ? second.error() : first.error();
    }
    return errorOf(ErrorCode::Unsupported,
        say("no small sizes can be sliced for %1 ranks: %2, %3", ranks, why.where.item, why.message));
}

Result<Equivalence> compareTerms(
    const Program& before, const Program& after, std::uint32_t ranks, const std::stop_token& stop)
{
    Terms terms;
    return compare(
        before, after, ranks, terms, [](Terms::Value a, Terms::Value b, ElementType /*type*/) { return a == b; },
        [&terms](Terms::Value term) { return terms.text(term); }, stop);
}

Result<Equivalence> compareNumbers(
    const Program& before, const Program& after, std::uint32_t ranks, std::uint64_t seed, const std::stop_token& stop)
{
    Numbers numbers(seed);
    const auto same = [](double a, double b, ElementType type) {
        if (a == b || (std::isnan(a) && std::isnan(b)))
            return true;
        return std::abs(a - b) <= Numbers::tolerance(type) * std::max({ std::abs(a), std::abs(b), 1.0 });
    };
    return compare(
        before, after, ranks, numbers, same, [](double value) { return toText(value); }, stop);
}

} // namespace weft::program
