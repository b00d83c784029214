// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/headline_words.h"

#include "engine/report/headline_text.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"

#include <QCoreApplication>

namespace weft::widgets {

using analysis::Evidence;
using analysis::EvidenceKind;

namespace {

// The context of the translations.
struct HeadlineWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Headline)
};

} // namespace

QString headlineWords(const RunView& run)
{
    return asSentence(inWords(report::headlineText(run.summary.headline, *run.run)));
}

QString evidenceWords(const RunView& run)
{
    const Evidence& evidence = run.summary.headline.evidence;
    QString words;
    switch (evidence.kind) {
    case EvidenceKind::None:
        return {};
    case EvidenceKind::Links:
        words = HeadlineWords::tr("Shows %n link(s) in the heat map", nullptr, static_cast<int>(evidence.links.size()));
        break;
    case EvidenceKind::Ranks:
        words = HeadlineWords::tr("Shows %n rank(s) in the timeline", nullptr, static_cast<int>(evidence.ranks.size()));
        break;
    }
    if (evidence.range)
        //: what is shown, from a time, to a time
        words = HeadlineWords::tr("%1, %2 to %3")
                    .arg(words, formatTime(evidence.range->start), formatTime(evidence.range->end));
    return words;
}

} // namespace weft::widgets
