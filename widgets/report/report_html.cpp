// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_html.h"

namespace weft::widgets {

namespace {

constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --text: #1d2430; --faint: #5a6475; --ground: #ffffff; --line: #c9d0da;
  --head: #eef1f5; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e4e8ef; --faint: #a3adbd; --ground: #171b22; --line: #3b4452; --head: #222834; }
}
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem; color: var(--text); background: var(--ground);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.8rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem; border-bottom: 1px solid var(--line); }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
pre { margin: 0; padding: .75rem; overflow-x: auto; background: var(--head); font: .9rem/1.4 monospace; }
.about, figcaption, .note { color: var(--faint); }
nav ol { columns: 3 12rem; padding-inline-start: 1.5rem; }
nav a { color: inherit; }
.sentence { font-size: 1.1rem; max-width: 48rem; }
figure { margin: 1rem 0; }
figure img { max-width: 100%; height: auto; border: 1px solid var(--line); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding: .5rem 0; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { background: var(--head); }
.number { text-align: end; white-space: nowrap; }
@media print { body { max-width: none; padding: 0; } nav { display: none; } h2, figure, tr { break-inside: avoid; }
  h2, h3 { break-after: avoid; } pre { white-space: pre-wrap; } }
)";

class HtmlText {
public:
    // Text of ours is plain; what is in the report is escaped.
    void raw(const char* text) { m_out += text; }
    void text(const QString& text) { m_out += text.toHtmlEscaped().toUtf8(); }
    void element(const char* name, const QString& content, const char* attributes = "")
    {
        // Where a line may end is a mark here: a sign would be copied with the words.
        constexpr QChar kMayEnd(0x200B);
        m_out += QByteArray("<") + name + attributes + ">";
        m_out += content.toHtmlEscaped().replace(kMayEnd, QStringLiteral("<wbr />")).toUtf8();
        m_out += QByteArray("</") + name + ">\n";
    }
    void data(const QByteArray& bytes) { m_out += bytes.toBase64(); }
    [[nodiscard]] QByteArray take() { return std::move(m_out); }

private:
    QByteArray m_out;
};

void write(HtmlText& out, const Facts& facts)
{
    if (facts.empty())
        return;
    out.raw("<div class=\"scroll\"><table class=\"facts\"><tbody>\n");
    for (const auto& [name, value] : facts) {
        out.raw("<tr>");
        out.element("th", name, " scope=\"row\"");
        out.element("td", value);
        out.raw("</tr>\n");
    }
    out.raw("</tbody></table></div>\n");
}

void write(HtmlText& out, const ReportPicture& picture)
{
    out.raw("<figure><img alt=\"");
    out.text(picture.title);
    out.raw(QStringLiteral("\" width=\"%1\" height=\"%2\" src=\"data:image/%3;base64,")
                .arg(picture.size.width())
                .arg(picture.size.height())
                .arg(picture.isShapes ? QStringLiteral("svg+xml") : QStringLiteral("png"))
                .toLatin1());
    out.data(picture.data);
    out.raw("\" />");
    out.element("figcaption", picture.title);
    out.raw("</figure>\n");
}

void write(HtmlText& out, const ReportTable& table)
{
    const auto classOf = [&table](qsizetype column) {
        return table.isNumber[static_cast<std::size_t>(column)] ? " class=\"number\"" : "";
    };
    out.raw("<div class=\"scroll\"><table>\n");
    if (!table.title.isEmpty())
        out.element("caption", table.title);
    if (!table.header.isEmpty()) {
        out.raw("<thead><tr>");
        for (qsizetype column = 0; column < table.header.size(); ++column)
            out.element("th", table.header[column], (std::string(" scope=\"col\"") + classOf(column)).c_str());
        out.raw("</tr></thead>\n");
    }
    out.raw("<tbody>\n");
    for (const QStringList& row : table.rows) {
        out.raw("<tr>");
        for (qsizetype column = 0; column < row.size(); ++column)
            out.element("td", row[column], classOf(column));
        out.raw("</tr>\n");
    }
    out.raw("</tbody></table></div>\n");
    if (!table.note.isEmpty())
        out.element("p", table.note, " class=\"note\"");
}

void write(HtmlText& out, const ReportSection& section)
{
    out.raw(QStringLiteral("<section id=\"%1\">\n").arg(section.id.toHtmlEscaped()).toUtf8());
    out.element("h2", section.title);
    for (const QString& sentence : section.sentences)
        out.element("p", sentence, " class=\"sentence\"");
    write(out, section.facts);
    for (const ReportPicture& picture : section.pictures)
        write(out, picture);
    for (const ReportTable& table : section.tables)
        write(out, table);
    for (const ReportListing& listing : section.listings) {
        out.element("h3", listing.title);
        out.element("pre", listing.text, " dir=\"ltr\"");
    }
    out.raw("</section>\n");
}

} // namespace

std::optional<QByteArray> toHtml(const Report& report, const Watch& watch)
{
    HtmlText out;
    out.raw(
        QStringLiteral(
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%1\" dir=\"%2\">\n<head>\n")
            .arg(report.language.toHtmlEscaped(), report.isRightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr"))
            .toUtf8());
    out.raw("<meta charset=\"utf-8\" />\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n");
    out.raw("<meta name=\"generator\" content=\"Weft\" />\n");
    out.element("title", report.title);
    out.raw("<style>");
    out.raw(kStyle);
    out.raw("</style>\n</head>\n<body>\n<header>\n");
    out.element("h1", report.title);
    out.element("p", report.about, " class=\"about\"");
    out.raw("</header>\n<nav><ol>\n");
    for (const ReportSection& section : report.sections) {
        out.raw(QStringLiteral("<li><a href=\"#%1\">").arg(section.id.toHtmlEscaped()).toUtf8());
        out.text(section.title);
        out.raw("</a></li>\n");
    }
    out.raw("</ol></nav>\n<main>\n");
    if (watch.progress != nullptr)
        watch.progress->setTotal(report.sections.size());
    for (std::size_t at = 0; at < report.sections.size(); ++at) {
        if (watch.stop.stop_requested())
            return std::nullopt;
        write(out, report.sections[at]);
        if (watch.progress != nullptr)
            watch.progress->setDone(at + 1);
    }
    out.raw("</main>\n</body>\n</html>\n");
    return out.take();
}

} // namespace weft::widgets
