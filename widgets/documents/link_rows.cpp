// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/link_rows.h"

#include "engine/core/quantity_text.h"
#include "widgets/documents/fabric_names.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <utility>

namespace weft::widgets {

namespace {

struct LinkRowTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::LinkRows)
};

// A spreadsheet copies tabs; files have semicolons or commas; people type spaces.
QStringList cellsOf(const QString& line)
{
    QStringList cells;
    if (line.contains('\t'))
        cells = line.split('\t');
    else if (line.contains(';'))
        cells = line.split(';');
    else if (line.contains(','))
        cells = line.split(',');
    else
        cells = line.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
    for (QString& cell : cells)
        cell = cell.trimmed();
    while (!cells.isEmpty() && cells.last().isEmpty())
        cells.removeLast();
    return cells;
}

class Reader {
public:
    Reader(const FabricColumns& columns, LinkCost otherwise)
        : m_otherwise(otherwise)
    {
        const FabricNames names(columns);
        for (std::uint32_t node = 0; node < columns.nodeCount(); ++node) {
            const bool isNpu = columns.nodes[node].kind == topology::NodeKind::Npu;
            const QString byKind
                = (isNpu ? QStringLiteral("npu") : QStringLiteral("switch")) + QString::number(names.ordinal(node));
            for (const QString& name : { names.node(node), byKind, columns.textsOf(columns.nodeKeys[node]).key }) {
                if (!name.isEmpty())
                    m_nodes.insert(name.toLower(), columns.nodeKeys[node]);
            }
            if (isNpu)
                m_nodes.insert(QString::number(names.ordinal(node)), columns.nodeKeys[node]);
        }
    }

    void read(const QStringList& cells, int line)
    {
        m_line = line;
        LinkRow row;
        row.cost = m_otherwise;
        if (cells.size() < 2 || cells.size() > 4) {
            problem(LinkRowTexts::tr("%1 columns, where source, destination, bandwidth and latency are expected")
                        .arg(cells.size()));
            return;
        }
        const bool isGood = end(cells[0], row.source) && end(cells[1], row.destination)
            && (cells.size() < 3 || cells[2].isEmpty() || bandwidth(cells[2], row.cost.bandwidth))
            && (cells.size() < 4 || cells[3].isEmpty() || latency(cells[3], row.cost.latency));
        if (isGood && row.source == row.destination)
            problem(LinkRowTexts::tr("%1 is linked to itself").arg(cells[0]));
        else if (isGood)
            m_table.rows.push_back(row);
    }

    [[nodiscard]] bool isHeading(const QStringList& cells) const
    {
        static const QRegularExpression heading(
            QStringLiteral("^\"?(src|source|from|sender)\\b"), QRegularExpression::CaseInsensitiveOption);
        return !cells.isEmpty() && heading.match(cells.front()).hasMatch()
            && !m_nodes.contains(cells.front().toLower());
    }
    [[nodiscard]] LinkRows take() { return std::move(m_table); }

private:
    void problem(const QString& what) { m_table.problems += LinkRowTexts::tr("line %1: %2").arg(m_line).arg(what); }

    bool end(const QString& text, NodeKey& key)
    {
        const auto at = m_nodes.constFind(text.toLower());
        if (at == m_nodes.constEnd()) {
            problem(LinkRowTexts::tr("there is no node \"%1\"").arg(text));
            return false;
        }
        key = at.value();
        return true;
    }

    // Spreadsheets of many countries write a decimal comma.
    static std::string withUnit(QString text, const QString& unit)
    {
        text.remove(' ').remove(QChar(0xA0));
        if (text.count(',') == 1 && !text.contains('.'))
            text.replace(',', '.');
        bool isPlain = false;
        text.toDouble(&isPlain);
        return (isPlain ? text + unit : text).toStdString();
    }

    bool bandwidth(const QString& text, Bandwidth& value)
    {
        const auto parsed = parseBandwidth(withUnit(text, QStringLiteral("GB/s")));
        if (!parsed) {
            problem(LinkRowTexts::tr("\"%1\" is no bandwidth, such as 50 GB/s").arg(text));
            return false;
        }
        value = *parsed;
        return true;
    }

    bool latency(const QString& text, Latency& value)
    {
        const auto parsed = parseLatency(withUnit(text, QStringLiteral("ns")));
        if (!parsed) {
            problem(LinkRowTexts::tr("\"%1\" is no latency, such as 500 ns").arg(text));
            return false;
        }
        value = *parsed;
        return true;
    }

    LinkCost m_otherwise;
    QHash<QString, NodeKey> m_nodes;
    int m_line = 0;
    LinkRows m_table;
};

} // namespace

LinkRows readLinkRows(const QString& text, const FabricColumns& columns, LinkCost otherwise)
{
    Reader reader(columns, otherwise);
    const QStringList lines = text.split('\n');
    bool isFirst = true;
    for (int i = 0; i < lines.size(); ++i) {
        const QStringList cells = cellsOf(lines[i].trimmed().isEmpty() ? QString() : QString(lines[i]).remove('\r'));
        if (cells.isEmpty())
            continue;
        if (!std::exchange(isFirst, false) || !reader.isHeading(cells))
            reader.read(cells, i + 1);
    }
    return reader.take();
}

} // namespace weft::widgets
