// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/report_comparison.h"

#include "app/gui/panels/compare_view.h"
#include "app/gui/views/report_of_view.h"
#include "app/gui/views/report_pictures.h"
#include "app/gui/views/views.h"
#include "engine/report/comparison_text.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_map.h"

#include <QAbstractItemModel>

namespace weft::gui {

namespace {

using widgets::ReportSection;

void addPictures(ReportSection& section, const CompareView& view)
{
    const widgets::RunPair& pair = *view.pair();
    const auto lane = [&view](const QString& letter, const widgets::ComparedRun& run) {
        //: a letter, the name of a run, its makespan
        return TimelineLane { CompareView::tr("%1: %2 – %3")
                                  .arg(letter, widgets::amongWords(run.name), widgets::formatTime(run.makespan())),
            view.findChild<widgets::View*>(QStringLiteral("compareLane") + letter) };
    };
    const auto add = [&section](std::optional<widgets::ReportPicture> picture, const QString& title) {
        if (!picture)
            return;
        picture->title = picture->title.isEmpty() ? title : withDetail(title, picture->title);
        section.pictures.push_back(std::move(*picture));
    };
    add(lanesPicture({ lane(QStringLiteral("A"), pair.a), lane(QStringLiteral("B"), pair.b) }, kWidePicture),
        CompareView::tr("Timelines"));
    add(differenceHeatPicture(*view.findChild<widgets::DifferenceCanvas*>(), kWidePicture),
        CompareView::tr("Links over time"));
    const auto* map = view.findChild<widgets::DifferenceMap*>();
    add(differenceMapPicture(*map, kWidePicture), map->title());
}

} // namespace

ReportSection comparisonSection(Views& views)
{
    ReportSection section;
    const auto* view = views.get<CompareView>();
    const widgets::RunPairPtr& pair = view->pair();
    if (pair == nullptr)
        return section;
    section.sentences << widgets::asWholeSentence(
        widgets::asSentence(widgets::inWords(report::comparisonSentence(pair->comparison))));
    if (const Sentence same = report::sameFabricText(pair->comparison); !same.empty())
        section.sentences << widgets::asWholeSentence(widgets::asSentence(widgets::inWords(same)));
    section.facts.emplace_back(QStringLiteral("A"), pair->a.name);
    section.facts.emplace_back(QStringLiteral("B"), pair->b.name);
    addPictures(section, *view);
    QStringList tables { QStringLiteral("compareInputsTable"), QStringLiteral("compareFigures"),
        QStringLiteral("compareParts"), QStringLiteral("compareOperations"), QStringLiteral("compareCollectives"),
        QStringLiteral("compareLinks") };
    constexpr int kTwo = 2; // which the figures have told already
    const auto* runs = view->findChild<widgets::DataTable*>(QStringLiteral("compareRuns"));
    if (runs != nullptr && runs->model() != nullptr && runs->model()->rowCount() > kTwo)
        tables << runs->objectName();
    addTables(section, view, tables);
    return section;
}

} // namespace weft::gui
