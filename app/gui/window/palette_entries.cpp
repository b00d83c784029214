// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/palette_entries.h"

#include "app/gui/views/view_registry.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/palette_search.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/quantity_reading.h"
#include "widgets/base/words/retelling.h"

#include <algorithm>

namespace weft::gui {

namespace {

constexpr std::size_t kMostEntries = 40;
constexpr qsizetype kShortestName = 3; // two letters would find everything
constexpr int kTimeScore = 100;

struct EntryTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Palette)
};

QString searchName() // of the job
{
    return EntryTexts::tr("Searching");
}

// What the guide and the command line call a thing finds it in every language; behind what the window calls it.
int englishScore(const QString& text, const QString& words)
{
    const auto bare
        = [](QString of) { return of.removeIf([](QChar letter) { return !letter.isLetterOrNumber(); }).toLower(); };
    const QString wanted = bare(text);
    return wanted.size() >= kShortestName && bare(words).contains(wanted) ? 1 : 0;
}

void addCommands(MainWindow& window, const QString& text, std::vector<PaletteEntry>& found)
{
    for (const auto& entry : window.commands()->entries()) {
        const QString name = widgets::withoutMnemonic(entry.action->text());
        const QString place = name + ' ' + entry.info.group + ' ' + widgets::withoutMnemonic(entry.info.section);
        const int score = text.isEmpty() ? 1
                                         : std::max({ fuzzyScore(text, name), fuzzyScore(text, place),
                                             englishScore(text, entry.info.id), englishScore(text, entry.info.words) });
        if (score == 0)
            continue;
        QStringList detail { entry.info.group };
        if (!entry.action->shortcut().isEmpty())
            detail << entry.action->shortcut().toString(QKeySequence::NativeText);
        QAction* action = entry.action;
        if (const QString whyNot = widgets::whyDisabled(action); !whyNot.isEmpty())
            detail << whyNot;
        found.push_back({ name, detail.join(QStringLiteral("  ")), entry.info.icon, action->isEnabled(),
            [action] { action->trigger(); }, score + 2 });
    }
}

void addViews(MainWindow& window, const QString& text, std::vector<PaletteEntry>& found)
{
    for (const ViewInfo& view : viewInfos()) {
        const int score = text.isEmpty() ? 0 : std::max(fuzzyScore(text, view.title), englishScore(text, view.name));
        if (score == 0 || view.name == QStringLiteral("welcome"))
            continue;
        found.push_back({ view.title, EntryTexts::tr("View"), view.icon, true,
            [&window, name = view.name] { (void)window.showView(name); }, score + 1 });
    }
}

PaletteEntry entryOf(MainWindow& window, const PaletteHit& hit)
{
    widgets::SelectionModel* selection = window.workspace()->selection();
    PaletteEntry entry { hit.name, hit.detail, QStringLiteral("design"), true, {}, hit.score };
    switch (hit.kind) {
    case PaletteHit::Kind::Node:
        entry.run = [&window, selection, key = hit.node] {
            selection->selectNodes({ key });
            (void)window.showView(QStringLiteral("topology"));
            selection->reveal();
        };
        break;
    case PaletteHit::Kind::Link:
        entry.run = [&window, selection, key = hit.link] {
            selection->selectLinks({ key });
            (void)window.showView(QStringLiteral("topology"));
            selection->reveal();
        };
        break;
    case PaletteHit::Kind::Operation:
        entry.icon = QStringLiteral("workload");
        entry.run = [selection, key = hit.operation] {
            selection->selectOperations({ key });
            selection->reveal();
        };
        break;
    }
    return entry;
}

// In the middle of what is seen, so that what is before and after it is seen too.
void goTo(widgets::TimeController& time, std::int64_t ns)
{
    time.setCursor(ns);
    const std::int64_t length = time.visible().length();
    time.setVisible({ time.cursor() - length / 2, time.cursor() - length / 2 + length });
}

void addTime(MainWindow& window, const QString& text, std::vector<PaletteEntry>& found)
{
    const std::optional<qint64> ns = parseTimeText(text);
    if (!ns)
        return;
    widgets::TimeController* time = window.workspace()->time();
    found.push_back({ EntryTexts::tr("Go to %1").arg(widgets::formatNs(*ns)), EntryTexts::tr("Time"),
        QStringLiteral("step-forward"), time->extent().length() > 0, [time, at = *ns] { goTo(*time, at); },
        kTimeScore });
}

// What is asked of the job, without the prefix.
PaletteQuestion questionOf(MainWindow& window, const QString& text)
{
    PaletteQuestion question;
    const bool elements = text.startsWith('#');
    const bool operations = text.startsWith('@');
    question.text = elements || operations ? text.mid(1).trimmed() : text.trimmed();
    const bool all = !text.startsWith('>') && !text.startsWith(':') && text.trimmed().size() >= kShortestName;
    if (elements || (all && !operations)) {
        if (const auto sealed = window.workspace()->fabric()->sealed())
            question.fabric = *sealed;
    }
    if (operations || (all && !elements))
        question.workload = window.workspace()->workload().workload;
    return question;
}

} // namespace

std::optional<qint64> parseTimeText(const QString& text)
{
    QString plain = text.trimmed();
    if (!plain.isEmpty() && std::all_of(plain.begin(), plain.end(), [](QChar letter) { return letter.isDigit(); }))
        plain += QStringLiteral("ns");
    const widgets::QuantityReading time = widgets::readQuantity(widgets::Quantity::Time, plain);
    constexpr double kMost = 9e18;
    if (!time.value || *time.value > kMost)
        return {};
    return static_cast<qint64>(*time.value);
}

std::vector<PaletteEntry> paletteEntries(MainWindow& window, const QString& text)
{
    std::vector<PaletteEntry> found;
    if (text.startsWith('>')) {
        addCommands(window, text.mid(1).trimmed(), found);
    } else if (text.startsWith(':')) {
        addTime(window, text.mid(1), found);
    } else if (!text.startsWith('#') && !text.startsWith('@')) {
        addCommands(window, text, found);
        addViews(window, text, found);
        if (!text.trimmed().isEmpty() && !text.trimmed().back().isDigit()) // a bare number is the name of something
            addTime(window, text, found);
    }
    return found;
}

widgets::JobId searchForPalette(
    MainWindow& window, const QString& text, QObject* receiver, std::function<void(PaletteAnswer)> answer)
{
    PaletteQuestion question = questionOf(window, text);
    if (question.text.isEmpty() || (question.fabric == nullptr && question.workload == nullptr))
        return 0;
    return window.workspace()->jobs()->start(
        searchName(), receiver,
        [question = std::move(question)](const Watch& watch) { return searchPalette(question, kMostEntries, watch); },
        [&window, answer = std::move(answer)](const PaletteHits& hits) {
            PaletteAnswer entries;
            for (const PaletteHit& hit : hits.best)
                entries.entries.push_back(entryOf(window, hit));
            entries.more = hits.found - hits.best.size();
            answer(std::move(entries));
        });
}

} // namespace weft::gui
