// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/palette_entries.h"

#include "app/gui/main_window.h"
#include "app/gui/view_registry.h"
#include "engine/core/quantity_text.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/quantity_format.h"

#include <algorithm>

namespace weft::gui {

namespace {

constexpr std::size_t kMostEntries = 40;
constexpr std::uint32_t kMostOperationsSeen = 200'000;
constexpr std::uint32_t kMostNodesSeen = 50'000;

struct Scored {
    int score;
    PaletteEntry entry;
};

QString tr(const char* text)
{
    return QCoreApplication::translate("Palette", text);
}

void addCommands(MainWindow& window, const QString& text, std::vector<Scored>& found)
{
    for (const auto& entry : window.commands()->entries()) {
        QString name = entry.action->text();
        name.remove('&');
        const int score = text.isEmpty() ? 1 : fuzzyScore(text, name + ' ' + entry.info.group);
        if (score == 0)
            continue;
        QStringList detail { entry.info.group };
        if (!entry.action->shortcut().isEmpty())
            detail << entry.action->shortcut().toString(QKeySequence::NativeText);
        QAction* action = entry.action;
        if (const QString whyNot = widgets::whyDisabled(action); !whyNot.isEmpty())
            detail << whyNot;
        found.push_back(
            { score + 2, { name, detail.join(QStringLiteral("  ")), entry.info.icon, action->isEnabled(), [action] {
                              action->trigger();
                          } } });
    }
}

void addViews(MainWindow& window, const QString& text, std::vector<Scored>& found)
{
    for (const ViewInfo& view : viewInfos()) {
        const int score = text.isEmpty() ? 0 : fuzzyScore(text, view.title);
        if (score == 0 || view.name == QStringLiteral("welcome"))
            continue;
        found.push_back({ score + 1, { view.title, tr("View"), view.icon, true, [&window, name = view.name] {
                                          (void)window.showView(name);
                                      } } });
    }
}

void addElements(MainWindow& window, const QString& text, std::vector<Scored>& found)
{
    Workspace* workspace = window.workspace();
    const auto sealed = workspace->fabric()->sealed();
    if (text.isEmpty() || !sealed)
        return;
    const auto fabric = *sealed;
    const topology::Topology& topology = fabric->fabric.topology();
    widgets::SelectionModel* selection = workspace->selection();
    for (std::uint32_t i = 0; i < std::min(topology.nodeCount(), kMostNodesSeen); ++i) {
        const QString name = QString::fromStdString(topology.nodeName(NodeId { i }));
        if (!name.contains(text, Qt::CaseInsensitive))
            continue;
        const widgets::NodeKey key = fabric->nodeKeys[i];
        const bool isNpu = topology.node(NodeId { i }).kind == topology::NodeKind::Npu;
        found.push_back({ name.compare(text, Qt::CaseInsensitive) == 0 ? 60 : 6,
            { name, isNpu ? tr("NPU") : tr("Switch"), QStringLiteral("design"), true, [&window, selection, key] {
                 selection->selectNodes({ key });
                 (void)window.showView(QStringLiteral("topology"));
                 selection->reveal();
             } } });
        if (found.size() > 4 * kMostEntries)
            return;
    }
}

void addOperations(MainWindow& window, const QString& text, std::vector<Scored>& found)
{
    Workspace* workspace = window.workspace();
    const study::WorkloadPtr workload = workspace->workload().workload;
    if (text.isEmpty() || workload == nullptr)
        return;
    widgets::SelectionModel* selection = workspace->selection();
    std::uint32_t seen = 0;
    for (std::uint32_t rank = 0; rank < workload->graphs.size() && seen < kMostOperationsSeen; ++rank) {
        const trace::ExecutionGraph& graph = *workload->graphs[rank];
        for (std::uint32_t op = 0; op < graph.size() && seen < kMostOperationsSeen; ++op, ++seen) {
            const std::string_view name = graph.name(OpId { op });
            const QString shown = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
            if (!shown.contains(text, Qt::CaseInsensitive))
                continue;
            const widgets::OpKey key { Rank { rank }, OpId { op } };
            found.push_back({ 4,
                { shown, QCoreApplication::translate("Palette", "rank %1").arg(rank), QStringLiteral("workload"), true,
                    [selection, key] {
                        selection->selectOperations({ key });
                        selection->reveal();
                    } } });
            if (found.size() > 4 * kMostEntries)
                return;
        }
    }
}

void addTime(MainWindow& window, const QString& text, std::vector<Scored>& found)
{
    const std::optional<qint64> ns = parseTimeText(text);
    if (!ns)
        return;
    widgets::TimeController* time = window.workspace()->time();
    found.push_back({ 100,
        { QCoreApplication::translate("Palette", "Go to %1").arg(widgets::formatNs(*ns)), tr("Time"),
            QStringLiteral("step-forward"), time->extent().length() > 0, [time, at = *ns] { time->setCursor(at); } } });
}

} // namespace

std::optional<qint64> parseTimeText(const QString& text)
{
    std::string plain = text.simplified().remove(' ').toStdString();
    if (plain.empty())
        return {};
    if (std::all_of(plain.begin(), plain.end(), [](unsigned char c) { return c >= '0' && c <= '9'; }))
        plain += "ns";
    const auto latency = parseLatency(plain);
    constexpr double kMost = 9e18;
    if (!latency || latency->ns > kMost)
        return {};
    return static_cast<qint64>(latency->ns);
}

std::vector<PaletteEntry> paletteEntries(MainWindow& window, const QString& text)
{
    std::vector<Scored> found;
    const QString rest = text.mid(1).trimmed();
    if (text.startsWith('>')) {
        addCommands(window, rest, found);
    } else if (text.startsWith('#')) {
        addElements(window, rest, found);
    } else if (text.startsWith('@')) {
        addOperations(window, rest, found);
    } else if (text.startsWith(':')) {
        addTime(window, rest, found);
    } else {
        addCommands(window, text, found);
        addViews(window, text, found);
        constexpr qsizetype kShortestName = 3; // two letters would find everything
        if (text.size() >= kShortestName) {
            addElements(window, text, found);
            addOperations(window, text, found);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Scored& a, const Scored& b) {
        return std::pair(a.entry.enabled, a.score) > std::pair(b.entry.enabled, b.score);
    });
    std::vector<PaletteEntry> entries;
    for (Scored& scored : found) {
        if (entries.size() == kMostEntries)
            break;
        entries.push_back(std::move(scored.entry));
    }
    return entries;
}

} // namespace weft::gui
