// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/compare_columns.h"

#include "engine/report/attribution_text.h"
#include "engine/report/comparison_text.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/comparison/difference_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

// The context that these words have always had.
class TableWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::CompareTable)
};

Figure valueFigure(const std::optional<double>& value, FigureUnit unit)
{
    return value ? Figure { figureText(*value, unit), *value, unitText(unit) } : absentFigure(unitText(unit));
}

Figure deltaFigure(const std::optional<double>& a, const std::optional<double>& b, FigureUnit unit)
{
    if (!a || !b)
        return absentFigure(unitText(unit));
    if (unit == FigureUnit::Share)
        return { pointsText(*b - *a), *b - *a, unitText(unit) };
    return { withSign(figureText(*b - *a, unit), *b - *a), *b - *a, unitText(unit) };
}

Figure changeFigure(const std::optional<double>& a, const std::optional<double>& b)
{
    if (!a || !b || *a == 0)
        return absentFigure();
    const double change = (*b - *a) / *a;
    return { withSign(formatPercent(change), change), change, fractionUnit() };
}

Figure shareFigure(double share)
{
    return { formatPercent(share), share, fractionUnit() };
}

std::optional<double> nsOf(const std::optional<Time>& time)
{
    return time ? std::optional(static_cast<double>(time->ns())) : std::nullopt;
}

// The names of both runs, which may be the same: columns are told apart by their letters then.
std::pair<QString, QString> namesOf(const RunPair& pair)
{
    if (pair.a.name != pair.b.name)
        return { pair.a.name, pair.b.name };
    return { QStringLiteral("A: ") + pair.a.name, QStringLiteral("B: ") + pair.b.name };
}

QString differenceTip(const RunPair& pair)
{
    const auto [a, b] = namesOf(pair);
    return TableWords::tr("%1 − %2").arg(b, a);
}

FigureColumn whoseColumn(const std::function<std::pair<bool, bool>(std::size_t)>& where)
{
    return { TableWords::tr("Partner"), TableWords::tr("Whether both runs have it"), false, [where](std::size_t row) {
                const auto [inA, inB] = where(row);
                return wordFigure(inA && inB ? TableWords::tr("both")
                        : inA                ? TableWords::tr("only in A")
                                             : TableWords::tr("only in B"));
            } };
}

using TimeOf = std::function<std::optional<double>(std::size_t)>;

void addTimes(std::vector<FigureColumn>& columns, const RunPair& pair, const TimeOf& a, const TimeOf& b)
{
    const auto [nameA, nameB] = namesOf(pair);
    columns.push_back({ nameA, {}, true, [a](std::size_t row) { return valueFigure(a(row), FigureUnit::Time); } });
    columns.push_back({ nameB, {}, true, [b](std::size_t row) { return valueFigure(b(row), FigureUnit::Time); } });
    columns.push_back({ TableWords::tr("Δ"), differenceTip(pair), true,
        [a, b](std::size_t row) { return deltaFigure(a(row), b(row), FigureUnit::Time); } });
}

struct Part {
    QString of;
    QString name;
    analysis::TimeChange change;
};

std::vector<Part> partsOf(const analysis::Comparison& comparison)
{
    const auto hasTime = [](const analysis::TimeChange& change) {
        return change.before.value_or(Time {}).ns() > 0 || change.after.value_or(Time {}).ns() > 0;
    };
    std::vector<Part> parts;
    const auto add = [&](const QString& of, const Sentence& name, const analysis::TimeChange& change) {
        if (hasTime(change))
            parts.push_back({ of, inWords(name), change });
    };
    for (const analysis::WorkChange& change : comparison.work)
        add(TableWords::tr("work"), report::workText(change.key), change);
    for (const analysis::DimensionChange& change : comparison.dimensions)
        add(TableWords::tr("dimension"), report::dimensionShareName(change.dimension), change);
    for (const analysis::NamedChange& change : comparison.kinds)
        add(TableWords::tr("kind of time"), report::kindText(change.name), change);
    return parts;
}

} // namespace

CompareColumns figureColumns(const RunPairPtr& pair)
{
    const auto a = std::make_shared<const std::vector<RunFigure>>(figuresOf(pair->a));
    const auto b = std::make_shared<const std::vector<RunFigure>>(figuresOf(pair->b));
    const auto [nameA, nameB] = namesOf(*pair);
    return {
        {
            { TableWords::tr("Figure"), {}, false, [a](std::size_t row) { return wordFigure((*a)[row].name); } },
            { nameA, {}, true, [a](std::size_t row) { return valueFigure((*a)[row].value, (*a)[row].unit); } },
            { nameB, {}, true, [b](std::size_t row) { return valueFigure((*b)[row].value, (*b)[row].unit); } },
            { TableWords::tr("Δ"), differenceTip(*pair), true,
                [a, b](std::size_t row) { return deltaFigure((*a)[row].value, (*b)[row].value, (*a)[row].unit); } },
            { TableWords::tr("Change"), TableWords::tr("Δ ÷ %1").arg(nameA), true,
                [a, b](std::size_t row) { return changeFigure((*a)[row].value, (*b)[row].value); } },
        },
        a->size()
    };
}

CompareColumns partColumns(const RunPairPtr& pair)
{
    const auto parts = std::make_shared<const std::vector<Part>>(partsOf(pair->comparison));
    CompareColumns made;
    made.rows = parts->size();
    made.columns = {
        { TableWords::tr("By"), {}, false, [parts](std::size_t row) { return wordFigure((*parts)[row].of); } },
        { TableWords::tr("On the critical path"), {}, false,
            [parts](std::size_t row) { return wordFigure((*parts)[row].name); } },
    };
    addTimes(
        made.columns, *pair, [parts](std::size_t row) { return nsOf((*parts)[row].change.before.value_or(Time {})); },
        [parts](std::size_t row) { return nsOf((*parts)[row].change.after.value_or(Time {})); });
    made.columns.push_back({ TableWords::tr("Share"), TableWords::tr("Of the difference of the makespans"), true,
        [parts](std::size_t row) { return shareFigure((*parts)[row].change.share); } });
    return made;
}

CompareColumns operationColumns(const RunPairPtr& pair, std::size_t most)
{
    CompareColumns made;
    if (pair->a.view == nullptr || pair->b.view == nullptr)
        return made;
    made.rows = std::min(most, pair->operations.size());
    const auto at = [pair](std::size_t row) -> const OperationPair& { return pair->operations[row]; };
    const auto keyOf = [](const RunView& view, std::uint32_t record) {
        return OpKey { view.run->operations.rank[record], view.run->operations.op[record] };
    };
    const auto key = [pair, at, keyOf](std::size_t row) {
        return at(row).a != kNoPartner ? std::pair(pair->a.view.get(), keyOf(*pair->a.view, at(row).a))
                                       : std::pair(pair->b.view.get(), keyOf(*pair->b.view, at(row).b));
    };
    const auto lasted = [](const RunView& view, std::uint32_t record) -> std::optional<double> {
        if (record == kNoPartner)
            return {};
        return static_cast<double>(view.run->operations.end[record].ns())
            - static_cast<double>(view.run->operations.start[record].ns());
    };
    made.columns = {
        { TableWords::tr("Rank"), {}, true,
            [key](std::size_t row) {
                const std::uint32_t rank = index(key(row).second.rank);
                return Figure { formatCount(rank), static_cast<double>(rank) };
            } },
        { TableWords::tr("Operation"), {}, false,
            [key](std::size_t row) {
                const auto [view, op] = key(row);
                return wordFigure(view->operationName(op));
            } },
    };
    addTimes(
        made.columns, *pair, [pair, at, lasted](std::size_t row) { return lasted(*pair->a.view, at(row).a); },
        [pair, at, lasted](std::size_t row) { return lasted(*pair->b.view, at(row).b); });
    if (pair->hasPath) {
        made.columns.push_back({ TableWords::tr("On the path"),
            TableWords::tr("By how much more of the critical path is spent on it, on whichever rank that goes: %1")
                .arg(differenceTip(*pair)),
            true, [at](std::size_t row) {
                const auto delta = static_cast<double>(at(row).delta());
                return Figure { withSign(figureText(delta, FigureUnit::Time), delta), delta,
                    unitText(FigureUnit::Time) };
            } });
        made.columns.push_back({ TableWords::tr("Share"), TableWords::tr("Of the difference of the makespans"), true,
            [pair, at](std::size_t row) {
                const auto whole = static_cast<double>(pair->difference());
                return shareFigure(whole == 0 ? 0 : static_cast<double>(at(row).delta()) / whole);
            } });
    }
    made.columns.push_back(
        whoseColumn([at](std::size_t row) { return std::pair(at(row).a != kNoPartner, at(row).b != kNoPartner); }));
    return made;
}

CompareColumns collectiveColumns(const RunPairPtr& pair)
{
    const std::vector<analysis::CollectiveChange>& all = pair->comparison.collectives;
    CompareColumns made;
    made.rows = all.size();
    made.columns = {
        { TableWords::tr("Collective"), {}, false,
            [pair](std::size_t row) {
                return wordFigure(inWords(report::workName(pair->comparison.collectives[row].key)));
            } },
        { TableWords::tr("No."), TableWords::tr("Among those of the same pattern and group"), true,
            [pair](std::size_t row) {
                const std::uint64_t number = std::uint64_t { pair->comparison.collectives[row].key.order } + 1;
                return Figure { formatCount(number), static_cast<double>(number) };
            } },
    };
    addTimes(
        made.columns, *pair, [pair](std::size_t row) { return nsOf(pair->comparison.collectives[row].before); },
        [pair](std::size_t row) { return nsOf(pair->comparison.collectives[row].after); });
    made.columns.push_back(
        { TableWords::tr("Change"), TableWords::tr("Δ ÷ %1").arg(namesOf(*pair).first), true, [pair](std::size_t row) {
             const analysis::CollectiveChange& change = pair->comparison.collectives[row];
             return changeFigure(nsOf(change.before), nsOf(change.after));
         } });
    return made;
}

CompareColumns linkColumns(const RunPairPtr& pair)
{
    const auto [nameA, nameB] = namesOf(*pair);
    CompareColumns made;
    made.rows = pair->links.size();
    made.columns = {
        { TableWords::tr("Link"), {}, false,
            [pair](std::size_t row) { return wordFigure(QString::fromStdString(pair->links[row].name)); } },
        { nameA, TableWords::tr("Busy over the run"), true,
            [pair](std::size_t row) { return valueFigure(pair->links[row].useA, FigureUnit::Share); } },
        { nameB, TableWords::tr("Busy over the run"), true,
            [pair](std::size_t row) { return valueFigure(pair->links[row].useB, FigureUnit::Share); } },
        { TableWords::tr("Δ"), differenceTip(*pair), true,
            [pair](std::size_t row) {
                return deltaFigure(pair->links[row].useA, pair->links[row].useB, FigureUnit::Share);
            } },
        whoseColumn([pair](std::size_t row) { return std::pair(pair->links[row].inA, pair->links[row].inB); }),
    };
    return made;
}

} // namespace weft::widgets
