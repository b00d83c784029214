// SPDX-License-Identifier: GPL-3.0-or-later
// What bars and tracks are called, and what is known about a bar, in words for people. Reads immutable data; any
// thread.
#pragma once

#include "widgets/base/words/facts.h"
#include "widgets/timeline/timeline_data.h"

#include <QCoreApplication>
#include <QString>

namespace weft::widgets {

class BarNames {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::BarNames)

public:
    [[nodiscard]] static QString group(TrackGroup group);
    [[nodiscard]] static QString track(const RunView& view, const Track& track);
    [[nodiscard]] static QString kind(simulation::OperationKind kind);
    [[nodiscard]] static QString collectiveType(trace::CollectiveType type);
    [[nodiscard]] static QString processGroup(const simulation::Run& run, std::uint32_t group);
    // Of the operation's own name, or what it does.
    [[nodiscard]] static QString operation(const RunView& view, std::uint32_t record);
    [[nodiscard]] static QString message(const simulation::Run& run, std::uint32_t record); // by its ends
    [[nodiscard]] static QString bar(const TimelineData& data, std::uint32_t bar);

    [[nodiscard]] static Facts facts(const TimelineData& data, std::uint32_t bar);
    [[nodiscard]] static Facts messageFacts(const TimelineData& data, std::uint32_t record);
    [[nodiscard]] static Facts operationFacts(const RunView& view, std::uint32_t record);
    [[nodiscard]] static Facts collectiveFacts(const RunView& view, std::uint32_t collective);
    // What the operation waited for last, as a sentence.
    [[nodiscard]] static QString release(const RunView& view, const simulation::Release& release);
    [[nodiscard]] static QString segment(analysis::SegmentKind kind);
    // Why the critical path spends this time, and how much.
    [[nodiscard]] static QString pathReason(const RunView& view, const analysis::PathSegment& segment);
};

} // namespace weft::widgets
