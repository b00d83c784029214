// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compared_item.h"

#include "app/gui/workspace/run_list.h"

namespace weft::gui {

std::vector<ComparedItem> comparedItems(const std::vector<RunItem>& runs)
{
    std::vector<ComparedItem> items;
    for (const RunItem& run : runs) {
        if (!run.hasResult())
            continue;
        ComparedItem item;
        item.id = run.id;
        item.run = { QString::fromStdString(run.entry.name), run.view, nullptr };
        item.fabric = QString::fromStdString(run.entry.fabric);
        item.isLoading = run.isLoading;
        item.inputs.fabricName = run.entry.fabric;
        item.inputs.workloadName = run.entry.workload;
        item.inputs.settings = run.entry.settings;
        if (run.view != nullptr) {
            item.inputs.fabric = run.view->run->fabric;
            item.inputs.workload = run.view->workload;
        }
        items.push_back(std::move(item));
    }
    return items;
}

} // namespace weft::gui
