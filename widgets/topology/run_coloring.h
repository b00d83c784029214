// SPDX-License-Identifier: GPL-3.0-or-later
// How busy each link of the document was in a run, at the cursor of the clock, over its selected range, or over all
// of the run, as one byte a link. Interface thread; its table is made by a job. Its parts outlive it.
#pragma once

#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/documents/fabric_document.h"

#include <QTimer>

namespace weft::widgets {

class JobRunner;

// Utilization in 1/255 by bin and link: 0 is idle, anything else at least 1. Immutable.
struct LinkTable {
    std::uint64_t binNs = 0; // 0: no bins
    std::uint32_t bins = 0;
    std::uint32_t links = 0;
    std::vector<std::uint8_t> byBin; // bin after bin
    std::vector<std::uint8_t> whole; // over the run; empty where links were not recorded
    [[nodiscard]] std::span<const std::uint8_t> at(std::int64_t ns) const;
};
[[nodiscard]] std::uint8_t levelOf(double fraction);
[[nodiscard]] LinkTable makeLinkTable(const simulation::Run& run); // O(links × bins)

class RunColoring : public QObject {
    Q_OBJECT

public:
    RunColoring(FabricDocument* document, TimeController* time, JobRunner* jobs, QObject* parent = nullptr);

    void setRun(RunViewPtr run); // null: none
    [[nodiscard]] const RunViewPtr& run() const { return m_run; }
    // Whether anybody sees it: while nobody does, the clock changes nothing, and what it missed comes at once after it.
    void setSeen(bool seen);
    // By the index of the document's links; links that the run did not have are 0. Empty: nothing to show.
    [[nodiscard]] const std::vector<std::uint8_t>& levels() const { return m_levels; }
    // The same of any run and over all of its time, and what they are. Empty where it recorded no links.
    [[nodiscard]] static std::vector<std::uint8_t> levelsOf(const RunView& run, const std::vector<LinkKey>& links);
    [[nodiscard]] static QString titleOf(const RunView& run);
    // What the levels are, with its time: "Link utilization at 1.284 ms".
    [[nodiscard]] QString title() const { return m_title; }
    // The range that the levels are the mean of, in few words; empty while they are of a moment or of the whole run.
    [[nodiscard]] QString rangeTitle() const { return m_rangeTitle; }
    // Figures of a link or of an NPU for people, one a line; empty without a run or where it knows nothing.
    [[nodiscard]] QString figuresOf(LinkKey link) const;
    [[nodiscard]] QString figuresOf(NodeKey node) const;

signals:
    void changed();

private:
    void matchLinks();
    void refresh();
    void refreshSoon();
    [[nodiscard]] std::vector<std::uint8_t> byDocument(std::span<const std::uint8_t> byLink) const;

    FabricDocument* m_document;
    TimeController* m_time;
    JobRunner* m_jobs;
    RunViewPtr m_run;
    std::shared_ptr<const LinkTable> m_table;
    std::vector<std::uint32_t> m_runLink; // by the document's links
    std::vector<std::uint8_t> m_levels;
    QString m_title;
    QString m_rangeTitle;
    QTimer m_timer;
    bool m_isSeen = true;
    bool m_isBehind = false;
};

} // namespace weft::widgets
