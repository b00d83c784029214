// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/runs/nccl_table.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/collective/model/pattern.h"
#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/text_file.h"
#include "engine/report/csv_text.h"

#include <algorithm>
#include <array>
#include <map>

namespace weft::study {

using trace::CollectiveType;

namespace {

constexpr std::uint64_t kLargestFile = std::uint64_t { 64 } << 20U;
constexpr std::size_t kFigures = 4; // time, algbw, busbw, #wrong

using Words = std::vector<std::string>;

Words splitBlanks(std::string_view line)
{
    Words words;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(" \t\r", at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

// One record of CSV that lies on one line.
Words splitCsv(std::string_view line)
{
    Words cells(1);
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (isQuoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"')
            cells.back() += line[++i];
        else if (c == '"')
            isQuoted = !isQuoted;
        else if (c == ',' && !isQuoted)
            cells.emplace_back();
        else if (c != '\r')
            cells.back() += c;
    }
    return cells;
}

class Reader {
public:
    Reader(std::string_view text, const std::string& name, Findings& findings)
        : m_text(text)
        , m_name(name)
        , m_findings(findings)
    {
    }

    Result<std::vector<NcclRow>> read()
    {
        std::string_view line;
        while (nextLine(line)) {
            if (line.empty() || isComment(line))
                continue;
            if (Result<void> row = isCsv(line) ? readCsvLine(line) : readPrinted(line); !row)
                return row.error();
        }
        if (m_skipped > 1)
            warn(m_findings, at(say("and %1 more lines are no rows of figures", m_skipped - 1), 0));
        if (m_rows.empty())
            return at(say("there is no row of figures in it"), 0,
                say("give the output of nccl-tests, or a CSV exported by Weft"));
        return std::move(m_rows);
    }

private:
    bool nextLine(std::string_view& line)
    {
        if (m_at >= m_text.size())
            return false;
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        line = m_text.substr(m_at, end - m_at);
        m_at = end + 1;
        ++m_line;
        const std::size_t first = line.find_first_not_of(" \t\r");
        line = first == std::string_view::npos ? std::string_view {} : line.substr(first);
        return true;
    }

    [[nodiscard]] static bool isComment(std::string_view line) { return line.front() == '#'; }

    // A table is CSV from its header on.
    bool isCsv(std::string_view line)
    {
        if (m_columns.empty() && m_rows.empty() && line.find(',') != std::string_view::npos) {
            std::map<std::string, std::size_t> columns;
            const Words titles = splitCsv(line);
            for (std::size_t i = 0; i < titles.size(); ++i)
                columns.emplace(titles[i].substr(0, titles[i].find(' ')), i);
            if (columns.contains("size"))
                m_isHeader = true, m_columns = std::move(columns);
        }
        return !m_columns.empty();
    }

    Result<void> readCsvLine(std::string_view line)
    {
        if (m_isHeader) {
            m_isHeader = false;
            for (const char* needed : { "size", "time", "busbw" }) {
                if (!m_columns.contains(needed))
                    return at(say("the table has no column '%1'", needed), m_line);
            }
            return {};
        }
        const Words cells = splitCsv(line);
        const auto cell = [&](const char* title) {
            const auto column = m_columns.find(title);
            return column == m_columns.end() || column->second >= cells.size() ? std::string() : cells[column->second];
        };
        NcclRow row;
        row.type = cell("type");
        row.redop = cell("redop");
        row.algorithm = cell("algorithm");
        Result<void> read = readCount(cell("size"), "size", row.bytes);
        if (read && !cell("count").empty())
            read = readCount(cell("count"), "count", row.count);
        if (read && !cell("root").empty())
            read = readRoot(cell("root"), row.root);
        if (read)
            read = readFigures({ cell("time"), cell("algbw"), cell("busbw"), cell("#wrong") }, row.outOfPlace);
        if (read)
            m_rows.push_back(std::move(row));
        return read;
    }

    Result<void> readPrinted(std::string_view line)
    {
        const Words words = splitBlanks(line);
        if (words.front().find_first_not_of("0123456789") != std::string::npos) {
            if (m_skipped++ == 0)
                warn(m_findings, at(say("this line is no row of figures and is skipped"), m_line));
            return {};
        }
        constexpr std::size_t kLeastHead = 3;
        constexpr std::size_t kMostHead = 5;
        const std::size_t halves = words.size() >= kLeastHead + 2 * kFigures ? 2 : 1;
        const std::size_t head = words.size() - std::min(words.size(), halves * kFigures);
        if (head < kLeastHead || head > kMostHead)
            return at(
                say("a row has 3 to 5 words and 4 or 8 figures, but this one has %1 in all", words.size()), m_line);
        NcclRow row;
        row.type = words[2];
        Result<void> read = readCount(words[0], "size", row.bytes);
        if (read)
            read = readCount(words[1], "count", row.count);
        // An old version leaves out what has no meaning: of four words the last is a root or an operation.
        for (std::size_t i = kLeastHead; read && i < head; ++i) {
            const bool isNumber = words[i].find_first_not_of("-0123456789") == std::string::npos;
            if (isNumber)
                read = readRoot(words[i], row.root);
            else
                row.redop = words[i];
        }
        const auto figures = [&](std::size_t from) {
            return std::array<std::string, kFigures> { words[from], words[from + 1], words[from + 2], words[from + 3] };
        };
        if (read)
            read = readFigures(figures(head), row.outOfPlace);
        if (read && halves == 2)
            read = readFigures(figures(head + kFigures), row.inPlace.emplace());
        if (read)
            m_rows.push_back(std::move(row));
        return read;
    }

    Result<void> readCount(const std::string& text, const char* what, std::uint64_t& value)
    {
        const Result<std::uint64_t> count = parseCount(text);
        if (!count)
            return at(say("%1 '%2' is not a whole number", what, text), m_line);
        value = *count;
        return {};
    }

    Result<void> readRoot(const std::string& text, std::int64_t& root)
    {
        const Result<double> number = parseNumber(text);
        if (!number || *number < -1 || *number > 1e9)
            return at(say("root '%1' is not a rank or -1", text), m_line);
        root = static_cast<std::int64_t>(*number);
        return {};
    }

    Result<void> readFigures(const std::array<std::string, kFigures>& words, NcclFigures& figures)
    {
        constexpr std::array<const char*, kFigures> kNames { "time", "algbw", "busbw", "#wrong" };
        std::array<double, kFigures> values {};
        for (std::size_t i = 0; i < kFigures; ++i) {
            const bool mayBeAbsent = i == 3 || (i == 1 && words[i].empty()); // a CSV may do without
            if (mayBeAbsent && (words[i].empty() || words[i] == "N/A")) {
                values[i] = i == 3 ? -1 : 0;
                continue;
            }
            const Result<double> number = parseNumber(words[i]);
            if (!number || *number < 0)
                return at(say("%1 '%2' is not a number of 0 or more", kNames[i], words[i]), m_line);
            values[i] = *number;
        }
        figures = { values[0], values[1], values[2], {} };
        if (values[3] >= 0)
            figures.wrong = static_cast<std::uint64_t>(std::min(values[3], 1e18));
        return {};
    }

    [[nodiscard]] Error at(Sentence message, std::uint64_t line, Sentence hint = {}) const
    {
        return errorAt(placeAt(m_name, line), ErrorCode::Malformed, std::move(message), std::move(hint));
    }

    std::string_view m_text;
    std::string m_name;
    Findings& m_findings;
    std::size_t m_at = 0;
    std::uint64_t m_line = 0;
    std::uint64_t m_skipped = 0;
    bool m_isHeader = false;
    std::map<std::string, std::size_t> m_columns; // of CSV, by the first word of the title
    std::vector<NcclRow> m_rows;
};

} // namespace

std::vector<NcclRow> ncclRows(std::span<const SweepRow> rows, CollectiveType pattern)
{
    std::vector<NcclRow> table;
    const std::optional<collective::PatternKind> kind = collective::patternOf(pattern);
    for (const SweepRow& row : rows) {
        NcclRow line;
        line.bytes = row.bytes;
        // The elements of what one rank gives or gets.
        line.count = row.bytes / (analysis::isDivided(pattern) ? std::max(1U, row.members) : 1U);
        line.type = "uint8";
        line.redop = kind && collective::reduces(*kind) ? "sum" : "none";
        line.root = trace::hasRoot(pattern) ? 0 : -1;
        line.outOfPlace.micros = static_cast<double>(row.time.ns()) / 1000;
        line.outOfPlace.algorithmBandwidth = row.algorithmBandwidth.value_or(Bandwidth {}).inGigaBytesPerSecond();
        line.outOfPlace.busBandwidth = row.busBandwidth.value_or(Bandwidth {}).inGigaBytesPerSecond();
        line.algorithm = row.algorithm;
        table.push_back(std::move(line));
    }
    return table;
}

std::string writeNcclCsv(std::span<const NcclRow> rows)
{
    io::TextStream text;
    report::CsvText csv(text);
    for (const char* title : { "size (B)", "count (elements)", "type", "redop", "root", "time (us)", "algbw (GB/s)",
             "busbw (GB/s)", "#wrong", "algorithm" })
        csv.cell(title);
    csv.endRow();
    for (const NcclRow& row : rows) {
        csv.cell(row.bytes).cell(row.count).cell(row.type).cell(row.redop).cell(row.root);
        csv.cell(row.outOfPlace.micros).cell(row.outOfPlace.algorithmBandwidth).cell(row.outOfPlace.busBandwidth);
        if (row.outOfPlace.wrong)
            csv.cell(*row.outOfPlace.wrong);
        else
            csv.cell("N/A");
        csv.cell(row.algorithm).endRow();
    }
    return text.takeText();
}

Result<std::vector<NcclRow>> readNcclTable(std::string_view text, const std::string& name, Findings& findings)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF"; // spreadsheets write it
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    return Reader(text, name, findings).read();
}

Result<std::vector<NcclRow>> readNcclFile(const std::string& path, Findings& findings)
{
    const Result<std::string> text = io::readTextFile(path, kLargestFile);
    if (!text)
        return text.error();
    return readNcclTable(*text, path, findings);
}

} // namespace weft::study
