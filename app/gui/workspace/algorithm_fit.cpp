// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/algorithm_fit.h"

#include "engine/core/make_error.h"
#include "widgets/base/words/joined.h"
#include "widgets/settings/system_text.h"

#include <QString>

#include <algorithm>

namespace weft::gui {

namespace {

const std::string kListKey = "-implementation";

// One for each pattern whose list does not fit.
Findings mismatchesOf(const study::RunSettings& settings, std::size_t dimensions)
{
    Findings others; // the form says what else is wrong
    const auto prepared = study::prepare(settings, 0, others);
    Findings found;
    if (prepared)
        inputs::checkDimensionCount(prepared->system, dimensions, found);
    return found;
}

} // namespace

bool isAlgorithmMismatch(const Finding& finding)
{
    return finding.error.code == ErrorCode::OutOfRange && finding.error.where.item.ends_with(kListKey)
        && finding.error.where.file == "system";
}

std::optional<Finding> algorithmMismatch(const study::RunSettings& settings, std::size_t dimensions)
{
    const Findings found = mismatchesOf(settings, dimensions);
    if (found.empty())
        return {};
    const bool fails = hasErrors(found);
    QStringList patterns;
    const Finding* first = nullptr;
    for (const Finding& one : found) {
        if (fails != (one.severity == Severity::Error))
            continue;
        first = first == nullptr ? &one : first;
        const std::string& key = one.error.where.item;
        patterns << QString::fromStdString(key.substr(0, key.size() - kListKey.size()));
    }
    const std::string named = widgets::joined(patterns).toStdString();
    const Sentence what = fails
        ? sayCount(dimensions, "the settings list more algorithms for %1 than the fabric's %n dimension",
            "the settings list more algorithms for %1 than the fabric's %n dimensions", named)
        : sayCount(dimensions,
            "the settings list fewer algorithms for %1 than the fabric's %n dimension: the remaining ones take no part",
            "the settings list fewer algorithms for %1 than the fabric's %n dimensions: the remaining ones take no "
            "part",
            named);
    return Finding { fails ? Severity::Error : Severity::Warning,
        errorAt(first->error.where, ErrorCode::OutOfRange, what, say("give one algorithm for each dimension")) };
}

study::RunSettings fittedTo(study::RunSettings settings, std::size_t dimensions)
{
    widgets::SystemText text(settings.system);
    for (const Finding& one : mismatchesOf(settings, dimensions)) {
        const std::string& key = one.error.where.item;
        auto list = text.words(key);
        if (!list || list->empty())
            continue;
        const std::string last = list->back();
        list->resize(dimensions, last);
        text.setWords(key, *list);
    }
    settings.system = text.text();
    return settings;
}

} // namespace weft::gui
