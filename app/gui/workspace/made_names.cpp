// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/made_names.h"

#include "engine/project/project_inputs.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/reading_order.h"

#include <QCoreApplication>
#include <QTranslator>

#include <set>

namespace weft::gui {

namespace {

constexpr quint64 kMostNumbered = 1'000'000'000; // a name with a larger number was given by a person
const QString kPlace = QStringLiteral("%1");

} // namespace

MadeNames MadeNames::english()
{
    return { false, [](const char*, const char* english) { return QString::fromLatin1(english); } };
}

MadeNames MadeNames::inForce()
{
    return { true, [](const char* context, const char* english) {
                return widgets::withoutIsolates(QCoreApplication::translate(context, english));
            } };
}

MadeNames MadeNames::of(const widgets::Language& language)
{
    QTranslator texts;
    (void)texts.load(widgets::textsOf(language));
    return { false, [&texts](const char* context, const char* english) {
                const QString said = texts.translate(context, english);
                return said.isNull() ? QString::fromLatin1(english) : widgets::withoutIsolates(said);
            } };
}

MadeNames::MadeNames(bool isInForce, const Words& words)
    : m_isInForce(isInForce)
    , m_run(words("weft::gui::RunList", QT_TRANSLATE_NOOP("weft::gui::RunList", "Run %1")))
    , m_edited(words("weft::gui::Workspace", QT_TRANSLATE_NOOP("weft::gui::Workspace", "%1, edited")))
    , m_sample(words("weft::gui::Workspace", QT_TRANSLATE_NOOP("weft::gui::Workspace", "Sample training step")))
{
}

quint64 MadeNames::numberOf(const std::string& run) const
{
    const QString text = widgets::withoutIsolates(QString::fromStdString(run));
    bool isNumber = false;
    const quint64 number
        = text.mid(m_run.indexOf(kPlace), text.size() - (m_run.size() - kPlace.size())).toULongLong(&isNumber);
    return isNumber && number < kMostNumbered && text == m_run.arg(number) ? number : 0;
}

QString MadeNames::workload(const project::WorkloadSource& source) const
{
    if (source.kind == project::WorkloadKind::Sample)
        return m_sample;
    if (source.kind != project::WorkloadKind::Benchmark)
        return {};
    const auto benchmark = project::readBenchmark(source.benchmark);
    if (!benchmark)
        return {};
    const Sentence name = project::benchmarkName(*benchmark);
    return m_isInForce ? widgets::inWords(name) : QString::fromStdString(name.english());
}

void MadeNames::sayAgain(project::RunEntry& entry, const MadeNames& now) const
{
    if (const QString name = now.workload(entry.source); !name.isNull())
        entry.workload = name.toStdString();
    // The fabric may have a number behind these words: "Ring(8), edited (2)".
    const QString text = widgets::withoutIsolates(QString::fromStdString(entry.fabric));
    const QString begin = m_edited.section(kPlace, 0, 0);
    const QString end = m_edited.section(kPlace, 1);
    const qsizetype at = text.lastIndexOf(end);
    if (!text.startsWith(begin) || at < begin.size())
        return;
    const QString fabric = text.mid(begin.size(), at - begin.size());
    entry.fabric = (now.edited(fabric) + text.mid(at + end.size())).toStdString();
}

void sayInEnglish(std::vector<project::RunEntry>& runs)
{
    std::set<std::string> taken;
    for (const project::RunEntry& run : runs)
        taken.insert(run.name);
    const MadeNames english = MadeNames::english();
    for (const widgets::Language& language : widgets::languages()) {
        const MadeNames made = MadeNames::of(language);
        for (project::RunEntry& run : runs) {
            made.sayAgain(run, english);
            const quint64 number = made.numberOf(run.name);
            if (number != 0 && taken.insert(english.run(number)).second)
                run.name = english.run(number);
        }
    }
}

} // namespace weft::gui
