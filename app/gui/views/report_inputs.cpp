// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/report_inputs.h"

#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "engine/core/fingerprint.h"
#include "engine/topology/fabric_hash.h"
#include "widgets/base/words/facts.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/programs/machine_bar.h"
#include "widgets/programs/program_session.h"
#include "widgets/programs/program_view.h"
#include "widgets/programs/schedules_view.h"
#include "widgets/settings/field_spec.h"
#include "widgets/settings/settings_form.h"

#include <QApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <map>

namespace weft::gui {

namespace {

using widgets::Facts;
using widgets::ReportSection;
using widgets::ReportTable;

struct InputTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Report)
};

QString yes(bool is)
{
    return is ? InputTexts::tr("yes") : InputTexts::tr("no");
}

QString ordered(const QString& plain)
{
    return plain.isRightToLeft() ? plain : widgets::isolated(plain);
}

QString known(std::uint64_t hash)
{
    return hash == 0 ? QStringLiteral("–") : QString::fromStdString(toHex(hash));
}

// As the form says it, with its unit.
QString valueOf(const QJsonValue& value, const widgets::FieldSpec* field)
{
    if (value.isArray()) {
        QStringList words;
        for (const QJsonValue& one : value.toArray())
            words << one.toVariant().toString();
        return widgets::joined(words);
    }
    if (field != nullptr && field->kind == widgets::FieldKind::Flag)
        return yes(value.toBool(value.toDouble() != 0));
    if (!value.isDouble())
        return ordered(value.toVariant().toString());
    // Without groups: "3.350 GB/s" would not be read as it is meant.
    QString number = widgets::formatNumber(value.toDouble(), 9);
    number.remove(QLocale().groupSeparator());
    return ordered(field == nullptr || field->unit.isEmpty() ? number : number + ' ' + field->unit);
}

// ASTRA-sim's keys as they are written.
void addSystem(ReportSection& section, const std::string& system)
{
    const QJsonObject keys = QJsonDocument::fromJson(QByteArray::fromStdString(system)).object();
    if (keys.isEmpty())
        return;
    std::map<QString, widgets::FieldSpec> fields;
    for (const widgets::FieldSection& part : widgets::systemSections()) {
        for (const widgets::FieldSpec& field : part.fields)
            fields.emplace(field.key, field);
    }
    ReportTable table { InputTexts::tr("System"), { InputTexts::tr("Key"), InputTexts::tr("Value") }, { false, false },
        {}, {} };
    for (auto key = keys.begin(); key != keys.end(); ++key) {
        const auto field = fields.find(key.key());
        table.rows.push_back(
            { ordered(key.key()), valueOf(key.value(), field == fields.end() ? nullptr : &field->second) });
    }
    section.tables.push_back(std::move(table));
}

void addProject(Facts& facts, Workspace& workspace)
{
    if (!workspace.path().isEmpty())
        facts.emplace_back(InputTexts::tr("Project"), QFileInfo(workspace.path()).fileName());
}

void addFabric(Facts& facts, std::string_view name, const topology::Fabric* fabric, std::uint64_t hash)
{
    facts.emplace_back(InputTexts::tr("Fabric"), inputName(name));
    if (fabric != nullptr) {
        const topology::Topology& topology = fabric->topology();
        facts.emplace_back(InputTexts::tr("Size"),
            widgets::joined(widgets::fabricCounts(
                topology.npuCount(), topology.nodeCount() - topology.npuCount(), topology.linkCount())));
    }
    facts.emplace_back(InputTexts::tr("Hash of the fabric"), known(hash));
}

void addNetwork(Facts& facts, const study::RunSettings& settings)
{
    const bool isAware = settings.network == simulation::NetworkModel::Aware;
    facts.emplace_back(InputTexts::tr("Network model"),
        isAware ? InputTexts::tr("congestion-aware") : InputTexts::tr("congestion-unaware"));
    if (isAware) {
        facts.emplace_back(InputTexts::tr("Routing"), widgets::SettingsForm::routingName(settings.routing.choice));
        facts.emplace_back(InputTexts::tr("Seed of the routing"), QString::number(settings.routing.seed));
        facts.emplace_back(InputTexts::tr("Packets"),
            settings.packet ? widgets::formatBytes(settings.packet->count()) : InputTexts::tr("whole messages"));
    }
    facts.emplace_back(InputTexts::tr("Queues per dimension"), QString::number(settings.options.queuesPerDimension));
    facts.emplace_back(InputTexts::tr("Injection scale"), widgets::formatNumber(settings.options.injectionScale));
    facts.emplace_back(InputTexts::tr("Rendezvous"), yes(settings.options.rendezvous));
    facts.emplace_back(InputTexts::tr("Groups by dimension"), yes(settings.options.groupsByDimension));
}

void addVersion(Facts& facts)
{
    facts.emplace_back(InputTexts::tr("Version of Weft"), QApplication::applicationVersion());
    facts.emplace_back(
        InputTexts::tr("Units"), InputTexts::tr("times in whole nanoseconds; GB is 10⁹ bytes, GiB is 2³⁰ bytes"));
}

ReportSection inputsOfProgram(Views& views, Workspace& workspace)
{
    ReportSection section;
    const widgets::ProgramSession& session = *views.get<widgets::ProgramView>()->session();
    if (session.document()->isEmpty() || session.shown() == nullptr)
        return section;
    Facts& facts = section.facts;
    addProject(facts, workspace);
    const std::string text = session.document()->text();
    Fingerprint hash;
    hash.add(text);
    facts.emplace_back(InputTexts::tr("Program"), inputName(session.sourceName()));
    facts.emplace_back(InputTexts::tr("Hash of the program"), known(hash.value()));
    const auto ground = session.ground();
    if (ground)
        addFabric(facts, workspace.fabricName().toStdString(), &ground->fabric, topology::hashOf(ground->fabric));
    for (const auto& [what, words] : views.get<widgets::SchedulesView>()->findChild<widgets::MachineBar*>()->words())
        facts.emplace_back(what, words);
    if (ground) {
        addNetwork(facts, ground->settings);
        if (session.machine().usesSettings)
            addSystem(section, ground->settings.system);
    }
    addVersion(facts);
    return section;
}

} // namespace

QString inputName(std::string_view name)
{
    return ordered(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

ReportSection inputsSection(Views& views, Workspace& workspace)
{
    const RunItem* run = workspace.runs()->current();
    if (run == nullptr)
        return inputsOfProgram(views, workspace);
    ReportSection section;
    const project::RunEntry& entry = run->entry;
    Facts& facts = section.facts;
    addProject(facts, workspace);
    facts.emplace_back(InputTexts::tr("Run"), QString::fromStdString(entry.name));
    if (!entry.note.empty())
        facts.emplace_back(InputTexts::tr("Note"), QString::fromStdString(entry.note));
    addFabric(facts, entry.fabric, run->view == nullptr ? nullptr : &run->view->run->fabric, entry.fabricHash);
    facts.emplace_back(InputTexts::tr("Workload"), inputName(entry.workload));
    facts.emplace_back(InputTexts::tr("Hash of the workload"), known(entry.workloadHash));
    addNetwork(facts, entry.settings);
    addSystem(section, entry.settings.system);
    facts.emplace_back(InputTexts::tr("Fingerprint of the result"), known(entry.fingerprint));
    addVersion(facts);
    return section;
}

} // namespace weft::gui
