// SPDX-License-Identifier: GPL-3.0-or-later
// What differs in the inputs of two runs that are compared.
#include "app/gui/panels/compare_view.h"
#include "app/gui/workspace/difference_words.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/comparison/compare_table.h"

#include <QLabel>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace weft::gui {

namespace {

// The text of a fabric is one word: a line may end behind each of its dimensions.
QString breakableFabric(QString text)
{
    constexpr QChar kMayEnd(0x200B);
    return text.replace(QStringLiteral(")_"), QStringLiteral(")_") + kMayEnd);
}

} // namespace

void CompareView::compareInputs(const ComparedItem& a, const ComparedItem& b)
{
    m_jobs->drop(m_inputsJob);
    m_inputs->setText(tr("Comparing…"));
    m_inputs->show();
    m_inputsModel->clear();
    m_table->setInputNote({});
    m_inputDifferences.reset();
    // A file has no settings but those that are told beside its results: see setPair().
    const bool ofFiles = a.isFile() || b.isFile();
    const auto inputsOf = [ofFiles](const ComparedItem& item) {
        if (!ofFiles)
            return item.inputs;
        study::ComparedInputs held;
        if (item.run.view != nullptr) {
            held.fabric = item.run.view->run->fabric;
            held.workload = item.run.view->workload;
        }
        return held;
    };
    m_inputsJob = m_jobs->start(
        { tr("Comparing the inputs of two runs"), widgets::JobLane::View, true }, this,
        [first = inputsOf(a), second = inputsOf(b)](const Watch&) { return study::inputDifferences(first, second); },
        [this](std::vector<study::InputDifference> differences) {
            m_inputsJob = 0;
            m_inputDifferences = std::move(differences);
            showInputs();
        });
}

void CompareView::showInputs()
{
    std::vector<DifferenceCells> cells;
    bool hasOtherFabric = false;
    bool hasOtherWorkload = false;
    if (m_inputDifferences) {
        for (const study::InputDifference& difference : *m_inputDifferences) {
            cells.push_back(differenceCells(difference));
            hasOtherFabric = hasOtherFabric || difference.kind <= study::DifferenceKind::Routes;
            hasOtherWorkload = hasOtherWorkload
                || (difference.kind >= study::DifferenceKind::WorkloadName
                    && difference.kind <= study::DifferenceKind::WorkloadContent);
        }
    }
    if (isOfFiles() && m_pair != nullptr)
        std::ranges::copy(settingCells(m_pair->comparison.settings), std::back_inserter(cells));
    m_table->setInputNote(hasOtherFabric && hasOtherWorkload ? tr("Different workloads on different fabrics.")
            : hasOtherWorkload                               ? tr("Different workloads.")
            : hasOtherFabric                                 ? tr("Different fabrics.")
                                                             : QString());
    const bool none = cells.empty();
    m_inputs->setText(none ? tr("Both runs have the same fabric, workload and settings.") : QString());
    m_inputs->setVisible(none);
    const auto rows = std::make_shared<const std::vector<DifferenceCells>>(std::move(cells));
    using Part = QString DifferenceCells::*;
    const auto column = [&rows](const QString& title, Part shown, Part plain) {
        return widgets::FigureColumn { title, {}, false,
            [rows, shown, plain](std::size_t row) {
                const DifferenceCells& own = (*rows)[row];
                const QString& text = own.*shown;
                const QString& raw = own.*plain;
                return widgets::Figure { widgets::inOwnOrder(breakableFabric(text)), raw.isEmpty() ? text : raw };
            } };
    };
    m_inputsModel->setColumns({ column(tr("What differs"), &DifferenceCells::what, &DifferenceCells::what),
                                  column(QStringLiteral("A"), &DifferenceCells::before, &DifferenceCells::plainBefore),
                                  column(QStringLiteral("B"), &DifferenceCells::after, &DifferenceCells::plainAfter) },
        rows->size());
    m_inputsTable->setVisible(!none);
    m_inputsTable->fitColumns();
}

} // namespace weft::gui
