// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_words.h"

#include "engine/report/text_summary.h"
#include "widgets/base/words/quantity_format.h"

#include <QCoreApplication>

namespace weft::widgets {

namespace {

class DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::RunComparison)
};

} // namespace

QString pointsText(double difference)
{
    //: percentage points: the difference of two percentages
    return QCoreApplication::translate("CompareTable", "%1 pp")
        .arg(withSign(formatNumber(report::percentsShown(difference)), difference));
}

QString onlyInWords(bool inFirst, const QString& name)
{
    return inFirst ? DifferenceWords::tr("%1 (only in A)").arg(name) : DifferenceWords::tr("%1 (only in B)").arg(name);
}

QStringList linkDifferenceLines(const RunPair& pair, const LinkPair& link)
{
    const QString name = QString::fromStdString(link.name);
    if (!link.isPaired()) {
        const std::optional<double>& use = link.useA ? link.useA : link.useB;
        QStringList lines { onlyInWords(link.inA, name) };
        if (use)
            lines << DifferenceWords::tr("%1 busy over the run").arg(formatPercent(*use));
        return lines;
    }
    //: the name of a run, and a share
    const auto busy = [](const QString& run, double use) {
        return DifferenceWords::tr("%1: %2 busy").arg(run, formatPercent(use));
    };
    if (!link.useA || !link.useB)
        return { name };
    return { name, busy(pair.a.name, *link.useA), busy(pair.b.name, *link.useB), pointsText(link.delta()) };
}

} // namespace weft::widgets
