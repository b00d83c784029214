// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/result_report.h"

#include "engine/core/count_text.h"
#include "engine/report/attribution_text.h"
#include "engine/report/comparison_text.h"
#include "engine/report/text_summary.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace weft::study {

using report::timeText;

namespace {

// What would be a mark of Markdown's, or of HTML's inside it, is none.
std::string escaped(std::string_view text)
{
    std::string plain;
    for (const char c : text) {
        if (c == '\n' || c == '\r') {
            plain += ' ';
            continue;
        }
        if (std::string_view("\\`*_[]<>|#").find(c) != std::string_view::npos)
            plain += '\\';
        plain += c;
    }
    return plain;
}

class Page {
public:
    void heading(std::string_view title) { m_text += "\n## " + std::string(title) + "\n\n"; }
    void line(const std::string& text) { m_text += text + '\n'; }
    // The first column to the left, figures to the right.
    void header(std::initializer_list<std::string_view> names)
    {
        std::string rule = "|";
        m_text += '|';
        for (const std::string_view name : names) {
            m_text += ' ' + std::string(name) + " |";
            rule += rule == "|" ? " --- |" : " ---: |";
        }
        m_text += '\n' + rule + '\n';
    }
    void row(std::initializer_list<std::string> cells)
    {
        m_text += '|';
        for (const std::string& cell : cells)
            m_text += ' ' + escaped(cell) + " |";
        m_text += '\n';
    }
    void more(std::size_t all, std::size_t most)
    {
        if (all > most)
            m_text += "\nand " + countText(all - most) + " more\n";
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

template <class Key, class Value, class Measure>
std::vector<std::pair<Key, Value>> byMeasure(const std::map<Key, Value>& values, Measure measure)
{
    std::vector<std::pair<Key, Value>> list(values.begin(), values.end());
    std::stable_sort(list.begin(), list.end(),
        [&measure](const auto& a, const auto& b) { return measure(a.second) > measure(b.second); });
    return list;
}

std::string shareOf(Time part, Time whole)
{
    return report::percentText(whole.ns() == 0 ? 0 : static_cast<double>(part.ns()) / static_cast<double>(whole.ns()));
}

void writePath(const ResultFile& result, std::size_t most, Page& page)
{
    const analysis::RunFigures& figures = result.figures;
    if (!figures.hasPath)
        return;
    page.heading("Where the makespan went");
    page.line("Along the critical path, which is as long as the makespan.\n");
    page.header({ "kind", "time", "share" });
    for (const auto& [kind, time] : byMeasure(figures.kinds, [](Time time) { return time; })) {
        if (time.ns() > 0)
            page.row({ kind, timeText(time), shareOf(time, figures.makespan) });
    }
    page.line("");
    page.header({ "dimension", "time", "share" });
    for (const auto& [dimension, time] : figures.dimensions)
        page.row({ report::dimensionShareName(dimension), timeText(time), shareOf(time, figures.makespan) });
    page.line("");
    page.header({ "work", "time", "share" });
    const auto work = byMeasure(figures.work, [](const analysis::WorkFigure& figure) { return figure.time; });
    for (std::size_t at = 0; at < std::min(most, work.size()); ++at)
        page.row({ report::workText(work[at].first), timeText(work[at].second.time),
            shareOf(work[at].second.time, figures.makespan) });
    page.more(work.size(), most);
}

void writeCollectives(const ResultFile& result, std::size_t most, Page& page)
{
    const auto collectives
        = byMeasure(result.figures.collectives, [](const std::optional<Time>& time) { return time.value_or(kNever); });
    if (collectives.empty())
        return;
    page.heading("Collectives");
    page.header({ "collective", "time" });
    for (std::size_t at = 0; at < std::min(most, collectives.size()); ++at) {
        const auto& [key, time] = collectives[at];
        page.row({ report::workText(key), time ? timeText(*time) : std::string("unfinished") });
    }
    page.more(collectives.size(), most);
}

void writeLinks(const ResultFile& result, std::size_t most, Page& page)
{
    const auto links = byMeasure(result.figures.links,
        [](const analysis::LinkFigure& link) { return std::pair(link.busy.value_or(Time {}), link.bytes); });
    if (links.empty())
        return;
    page.heading("Links");
    page.header({ "link", "carried", "busy" });
    for (std::size_t at = 0; at < std::min(most, links.size()); ++at) {
        const analysis::LinkFigure& link = links[at].second;
        page.row({ links[at].first, report::sizeText(static_cast<double>(link.bytes)),
            link.busy ? shareOf(*link.busy, result.figures.makespan) : std::string("-") });
    }
    page.more(links.size(), most);
}

void writeRanks(const ResultFile& result, Page& page)
{
    if (result.ranks.empty())
        return;
    page.heading("Ranks");
    page.header({ "time per rank", "mean", "least", "most" });
    const auto row = [&](const char* name, std::uint64_t ResultFile::Rank::*figure) {
        std::uint64_t least = ~std::uint64_t { 0 };
        std::uint64_t most = 0;
        double sum = 0;
        for (const ResultFile::Rank& rank : result.ranks) {
            least = std::min(least, rank.*figure);
            most = std::max(most, rank.*figure);
            sum += static_cast<double>(rank.*figure);
        }
        page.row({ name, timeText(sum / static_cast<double>(result.ranks.size())), timeText(Time { least }),
            timeText(Time { most }) });
    };
    row("finish", &ResultFile::Rank::finish);
    row("compute", &ResultFile::Rank::compute);
    row("communication", &ResultFile::Rank::communication);
    row("exposed communication", &ResultFile::Rank::exposed);
    row("idle", &ResultFile::Rank::idle);
}

void writeLines(std::string_view title, const std::vector<std::string>& lines, std::size_t most, Page& page)
{
    if (lines.empty())
        return;
    page.heading(title);
    for (std::size_t at = 0; at < std::min(most, lines.size()); ++at)
        page.line("- " + escaped(lines[at]));
    page.more(lines.size(), most);
}

} // namespace

std::string resultMarkdown(const ResultFile& result, const ReportOptions& options)
{
    const analysis::RunFigures& figures = result.figures;
    Page page;
    page.line("# " + escaped(std::filesystem::path(result.name).stem().string()) + '\n');
    if (!result.headline.empty())
        page.line("**" + escaped(result.headline) + "**\n");
    page.header({ "", "" });
    page.row({ "makespan", timeText(figures.makespan) + " (" + countText(figures.makespan.ns()) + " ns)" });
    page.row({ "complete", figures.complete ? "yes" : "no" });
    for (const auto& [key, value] : figures.settings)
        page.row({ key, value });
    page.row({ "messages", countText(result.messages) });
    page.row({ "recorded", result.recorded });
    page.row({ "fingerprint", result.fingerprint });
    writePath(result, options.most, page);
    writeCollectives(result, options.most, page);
    writeLinks(result, options.most, page);
    writeRanks(result, page);
    writeLines("Unfinished", result.unfinished, options.most, page);
    writeLines("Warnings", result.warnings, options.most, page);
    page.heading("Units");
    page.line(
        "Times are simulated; 1 ms is 10^6 ns. KiB, MiB and GiB are powers of 1024. A link is busy for the part of "
        "the makespan in which it sends. Collectives run from their first issue to their last completion.");
    return page.take();
}

} // namespace weft::study
