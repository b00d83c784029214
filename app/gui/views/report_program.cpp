// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/report_program.h"

#include "app/gui/views/report_pictures.h"
#include "app/gui/views/views.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/programs/program_session.h"
#include "widgets/programs/program_view.h"
#include "widgets/programs/schedules_view.h"
#include "widgets/programs/stages_view.h"

#include <QCoreApplication>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace weft::gui {

namespace {

using widgets::ReportSection;
using widgets::ReportTable;
using widgets::ScheduleNode;

struct ProgramTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Report)
};

constexpr QSize kStages(960, 420);

// The steps as the view shows them: each is set in by what it follows.
ReportTable schedulesOf(const QTreeWidget& tree)
{
    ReportTable table { ProgramTexts::tr("Schedules"), {}, {}, {}, {} };
    const QTreeWidgetItem* head = tree.headerItem();
    for (int column = 0; column < tree.columnCount(); ++column) {
        table.header << head->text(column);
        table.isNumber.push_back(
            column == widgets::SchedulesView::TimeColumn || column == widgets::SchedulesView::GainColumn);
    }
    for (QTreeWidgetItemIterator at(const_cast<QTreeWidget*>(&tree)); *at != nullptr; ++at) {
        int depth = 0;
        for (const QTreeWidgetItem* above = (*at)->parent(); above != nullptr; above = above->parent())
            ++depth;
        QStringList cells;
        for (int column = 0; column < tree.columnCount(); ++column)
            cells << (*at)->text(column);
        cells[0].prepend(QString(2 * depth, QChar(0xA0)));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

QString namesOf(const ScheduleNode& node)
{
    QStringList names;
    for (const std::string& name : node.schedules)
        names << QString::fromStdString(name);
    if (names.isEmpty())
        return node.steps.empty() ? ProgramTexts::tr("none: the program as it stands")
                                  : ProgramTexts::tr("one without a name");
    return widgets::joined(names);
}

ReportSection sectionOf(Views& views)
{
    ReportSection section;
    const widgets::ProgramSession& session = *views.get<widgets::ProgramView>()->session();
    const ScheduleNode* shown = session.shown();
    if (session.document()->isEmpty() || shown == nullptr)
        return section;
    const auto* schedules = views.get<widgets::SchedulesView>();
    if (const QString verdict = schedules->verdictText(); !verdict.isEmpty())
        section.sentences << verdict;
    if (!session.whyNoTimes().isEmpty())
        section.sentences << session.whyNoTimes();
    if (!session.document()->name().isEmpty())
        section.facts.emplace_back(ProgramTexts::tr("Program"), session.document()->name());
    section.facts.emplace_back(ProgramTexts::tr("Ranks"), widgets::formatCount(session.understood()->ranks));
    section.facts.emplace_back(ProgramTexts::tr("Schedule that is applied"), namesOf(*shown));
    if (const auto* measure = session.measure(session.node()); measure != nullptr && measure->time)
        section.facts.emplace_back(ProgramTexts::tr("Its time"), widgets::formatTime(*measure->time));
    if (const auto* measure = session.measure(0); measure != nullptr && measure->time)
        section.facts.emplace_back(
            ProgramTexts::tr("Time of the program as it stands"), widgets::formatTime(*measure->time));
    if (auto picture = stagesPicture(*views.get<widgets::StagesView>()->canvas(), kStages)) {
        picture->title = ProgramTexts::tr("The stages of that schedule");
        section.pictures.push_back(std::move(*picture));
    }
    section.tables.push_back(schedulesOf(*schedules->tree()));
    if (!shown->steps.empty())
        section.listings.push_back(
            { ProgramTexts::tr("Steps of that schedule"), QString::fromStdString(shown->key).trimmed() });
    section.listings.push_back(
        { ProgramTexts::tr("Text of the program"), QString::fromStdString(session.document()->text()) });
    return section;
}

} // namespace

ReportSection programSection(Views& views)
{
    return sectionOf(views);
}

ReportSection programFinding(Views& views)
{
    ReportSection section;
    const widgets::ProgramSession& session = *views.get<widgets::ProgramView>()->session();
    if (session.document()->isEmpty() || session.shown() == nullptr)
        return section;
    const auto timeOf = [&session](std::size_t node) {
        const auto* measure = session.measure(node);
        return measure != nullptr && measure->time ? measure->time->ns() : 0;
    };
    const auto& nodes = session.understood()->nodes;
    std::size_t best = 0;
    for (std::size_t node = 1; node < nodes.size(); ++node) {
        if (timeOf(node) > 0 && timeOf(node) < timeOf(best))
            best = node;
    }
    const auto words = [&timeOf](std::size_t node) { return widgets::formatTime(Time { timeOf(node) }); };
    if (timeOf(0) == 0)
        return section;
    if (best == 0)
        section.sentences
            << ProgramTexts::tr("As it stands the program takes %1; no schedule is quicker.").arg(words(0));
    else //: the name of a schedule, two times, a number
        section.sentences << ProgramTexts::tr(
            "The quickest schedule, %1, takes %2; as it stands the program takes %3, %4 times as long.")
                                 .arg(namesOf(nodes[best]), words(best), words(0),
                                     widgets::formatNumber(
                                         static_cast<double>(timeOf(0)) / static_cast<double>(timeOf(best)), 3));
    return section;
}

} // namespace weft::gui
