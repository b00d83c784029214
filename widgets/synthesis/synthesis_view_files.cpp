// SPDX-License-Identifier: GPL-3.0-or-later
// What the synthesis view reads and writes: sums of one's own, and the result as a file.
#include "engine/study/schedules/custom_pattern.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/study/synthesis/step_schedules.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/utf8.h"
#include "widgets/synthesis/synthesis_form.h"
#include "widgets/synthesis/synthesis_view.h"

#include <QFileInfo>

namespace weft::widgets {

namespace {

const QString kTraceSuffix = QStringLiteral(".et");

} // namespace

void SynthesisView::chooseSums()
{
    const QString path
        = askOpenPath(this, tr("Sums of a custom collective"), tr("JSON (*.json);;All files (*)"), m_sums);
    if (!path.isEmpty())
        readSums(path);
}

void SynthesisView::readSums(const QString& path)
{
    m_sums = path;
    m_jobs->start(
        tr("Reading %1").arg(QFileInfo(path).fileName()), this,
        [path = path.toStdString(), npus = m_npus](const Watch&) {
            Findings findings;
            return study::readCustomPattern(path, npus, findings);
        },
        [this, path](const Result<collective::Pattern>& sums) {
            if (path != m_sums)
                return; // another was chosen meanwhile
            m_form->setSums(sums ? std::optional(*sums) : std::nullopt, sums ? QFileInfo(path).fileName() : QString());
            say(sums ? QString() : inWords(sums.error()));
        });
}

bool SynthesisView::canExport() const
{
    return m_run != nullptr && (m_run->schedule != nullptr ? m_run->isVerified() : study::hasSteps(*m_run));
}

std::vector<ViewExport> SynthesisView::exports()
{
    std::vector<ViewExport> all = View::exports();
    if (!canExport())
        return all;
    ViewExport algorithm;
    algorithm.kind = ViewExport::Kind::File;
    algorithm.name = tr("Algorithm");
    if (m_run->schedule != nullptr)
        algorithm.suffixes << QStringLiteral("xml") << QStringLiteral("rccl.xml") << QStringLiteral("json")
                           << QStringLiteral("et");
    if (study::hasSteps(*m_run))
        algorithm.suffixes << QStringLiteral("wsteps");
    algorithm.write = [this](const QString& path, QString&) {
        exportSchedule(path);
        return true;
    };
    all.push_back(std::move(algorithm));
    return all;
}

void SynthesisView::exportSchedule(const QString& path)
{
    if (!canExport())
        return;
    m_jobs->start(
        tr("Writing %1").arg(QFileInfo(path).fileName()), this,
        // PREFIX.et means PREFIX.0.et, PREFIX.1.et, …
        [run = m_run, path = (path.endsWith(kTraceSuffix) ? path.chopped(kTraceSuffix.size()) : path).toStdString()](
            const Watch& watch) {
            Findings findings;
            const auto keep = [&findings](const auto& written) {
                if (!written && !hasErrors(findings))
                    fail(findings, written.error());
            };
            if (run->schedule == nullptr || study::formOfName(path) == study::ScheduleForm::Steps) {
                keep(study::saveSteps(*run, path, watch));
                return findings;
            }
            collective::EtOptions options;
            options.lowering.commSize = run->synthesis.pattern.commSizeOfChunk(run->chunk);
            keep(study::saveSchedule(*run->schedule, path, study::formOfName(path), options, findings, watch));
            return findings;
        },
        [this, path](const Findings& findings) {
            emit exportFound(findings);
            emit statusMessage(hasErrors(findings) ? tr("Not written: %1").arg(inWords(firstError(findings)))
                                                   : tr("Wrote %1").arg(path));
        });
}

} // namespace weft::widgets
