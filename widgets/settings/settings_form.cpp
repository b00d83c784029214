// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/settings_form.h"

#include "engine/inputs/path_rule.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/settings/algorithm_grid.h"
#include "widgets/settings/findings_list.h"
#include "widgets/settings/form_section.h"
#include "widgets/settings/number_field.h"
#include "widgets/settings/setting_field.h"
#include "widgets/settings/settings_files.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace weft::widgets {

using simulation::NetworkModel;
using simulation::RecordLevel;

namespace {

constexpr std::size_t kCheckedAtOnce = 128 << 10; // bytes of text; larger ones are checked when typing pauses
constexpr int kPause = 300; // ms

// A number whose default is a value and not the absence of one: the default shows as an empty field, unless it is
// what has just been typed.
void loadDefaulted(NumberField* field, double value, double preset)
{
    if (value == preset && field->value() == preset && !field->isWrong())
        return;
    field->setValue(value == preset ? std::nullopt : std::optional(value));
}

} // namespace

SettingsForm::SettingsForm(QWidget* parent)
    : View(parent)
    , m_scroll(new QScrollArea(this))
    , m_findingsList(new FindingsList(this))
{
    setObjectName(QStringLiteral("settingsForm"));
    setAccessibleName(tr("Settings of a run"));
    m_scroll->setObjectName(QStringLiteral("settingsScroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(makeSections());
    constexpr int kMostLetters = 160; // a line; on a large screen a field would be far from its unit
    m_scroll->widget()->setMaximumWidth(kMostLetters * fontMetrics().averageCharWidth());
    sayAsOne(m_scroll->widget());
    for (NumberField* field : m_scroll->widget()->findChildren<NumberField*>())
        watch(field);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeFileBar());
    column->addWidget(m_scroll, 1);
    column->addWidget(m_findingsList);
    connect(m_findingsList, &FindingsList::itemActivatedFor, this, &SettingsForm::showField);
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kPause);
    connect(&m_checkTimer, &QTimer::timeout, this, &SettingsForm::check);
    loadAll();
}

void SettingsForm::setSettings(const study::RunSettings& settings)
{
    if (settings == m_settings)
        return; // what is being typed stays as it is
    m_settings = settings;
    m_typing = nullptr;
    m_system = SystemText(m_settings.system);
    m_memory = SystemText(m_settings.memory);
    loadAll();
}

// A number is in force as soon as it can be read. Where that was only the beginning of something that can not, all of
// it is taken back, as if nothing had been typed.
void SettingsForm::watch(NumberField* field)
{
    connect(field, &NumberField::aboutToBeEdited, this, [this, field] {
        if (m_typing == field)
            return;
        m_typing = field;
        m_beforeTyping = m_settings;
    });
    connect(field, &NumberField::unreadable, this, [this, field] { takeBack(field); });
    connect(field, &QLineEdit::editingFinished, this, [this, field] {
        if (m_typing == field)
            m_typing = nullptr;
    });
}

void SettingsForm::takeBack(const NumberField* field)
{
    if (m_typing != field) {
        checkSoon();
        return;
    }
    m_typing = nullptr;
    m_settings = m_beforeTyping;
    m_system = SystemText(m_settings.system);
    m_memory = SystemText(m_settings.memory);
    loadTexts();
    changed(m_lastChange);
}

Findings SettingsForm::unreadable() const
{
    Findings findings;
    for (const NumberField* field : m_scroll->widget()->findChildren<NumberField*>()) {
        const QString problem = field->problem();
        if (problem.isEmpty())
            continue;
        Where where;
        where.file = "settings";
        where.item = field->objectName().toStdString();
        //: a field of the settings and what is wrong with its text
        fail(findings,
            { ErrorCode::OutOfRange, tr("%1: %2").arg(field->spec().label, problem).toStdString(), where,
                say("correct it; until then the value before it is in force") });
    }
    return findings;
}

void SettingsForm::dropUnreadable()
{
    m_typing = nullptr;
    if (!unreadable().empty())
        loadAll();
}

void SettingsForm::setDimensionCount(int dimensions)
{
    m_dimensions = dimensions;
    m_algorithms->setDimensionCount(dimensions);
    m_algorithms->load(m_system);
    refreshReasons();
    checkSoon();
}

void SettingsForm::setNpuCount(std::uint32_t npus)
{
    m_npus = npus;
    checkSoon();
}

void SettingsForm::loadAll()
{
    loadFields();
    loadTexts();
    checkSoon();
}

void SettingsForm::loadFields()
{
    m_loading = true;
    for (SettingField* field : m_fields)
        field->load(field->spec().file == FieldFile::System ? m_system : m_memory);
    m_algorithms->load(m_system);
    m_network->setCurrentIndex(m_network->findData(static_cast<int>(m_settings.network)));
    m_record->setCurrentIndex(m_record->findData(static_cast<int>(m_settings.record)));
    m_packet->setValue(
        m_settings.packet ? std::optional(static_cast<double>(m_settings.packet->count())) : std::nullopt);
    m_routing->setCurrentIndex(m_routing->findData(static_cast<int>(m_settings.routing.choice)));
    loadDefaulted(m_routingSeed, static_cast<double>(m_settings.routing.seed), 0);
    loadDefaulted(m_queues, m_settings.options.queuesPerDimension, 1);
    loadDefaulted(m_injection, m_settings.options.injectionScale, 1);
    m_rendezvous->setChecked(m_settings.options.rendezvous);
    m_groupsByDimension->setChecked(m_settings.options.groupsByDimension);
    refreshReasons();
    m_loading = false;
}

void SettingsForm::loadTexts()
{
    m_loading = true;
    for (int which = 0; which < kTexts; ++which) {
        const QString text = QString::fromStdString(textOf(static_cast<Text>(which)));
        if (m_texts[which]->toPlainText() != text)
            m_texts[which]->setPlainText(text);
    }
    m_loading = false;
}

QString SettingsForm::reasonAgainst(const FieldSpec& spec) const
{
    const SystemText& text = spec.file == FieldFile::System ? m_system : m_memory;
    if (!text.isValid())
        return tr("The text of the file is no JSON object: correct it below, or import another file.");
    const std::string kind = m_memory.word("memory-type").value_or("NO_MEMORY_EXPANSION");
    switch (spec.need) {
    case FieldNeed::Nothing:
        return {};
    case FieldNeed::Roofline:
        return m_system.flag("roofline-enabled").value_or(false) ? QString()
                                                                 : tr("No effect: the roofline model is off.");
    case FieldNeed::SharedBus:
        return m_system.flag("model-shared-bus").value_or(false) ? QString()
                                                                 : tr("No effect: the shared bus is not modelled.");
    case FieldNeed::AnyMemory:
        return kind != "NO_MEMORY_EXPANSION" ? QString() : tr("No effect: there is no remote memory.");
    case FieldNeed::PerNodeMemory:
        return kind == "PER_NODE_MEMORY_EXPANSION" ? QString()
                                                   : tr("No effect: only memory per node is shared by nodes.");
    }
    return {};
}

void SettingsForm::refreshReasons()
{
    for (SettingField* field : m_fields)
        field->setReason(reasonAgainst(field->spec()));
    const auto set = [](QWidget* widget, const QString& why) {
        widget->setEnabled(why.isEmpty());
        widget->setToolTip(why.isEmpty() ? widget->whatsThis() : why + QStringLiteral("\n\n") + widget->whatsThis());
    };
    set(m_packet,
        m_settings.network == NetworkModel::Aware
            ? QString()
            : tr("No effect: the congestion-unaware model sends messages as a whole."));
    const QString unrouted = m_settings.network == NetworkModel::Aware
        ? QString()
        : tr("No effect: in the congestion-unaware model messages share no links.");
    set(m_routing, unrouted);
    set(m_routingSeed, unrouted);
    set(m_injection,
        m_system.has("endpoint-delay") ? QString() : tr("No effect: it multiplies a given endpoint delay only."));
    m_algorithms->setEnabled(m_system.isValid());
    const QString costs[] = { tr("Times of ranks and collectives. No memory to speak of."),
        tr("And bytes and busy time of each link, over time in the congestion-aware model: up to 64 MB."),
        tr("And every operation and message: the timeline and the critical path need it. About 50 bytes each; past 20 "
           "million of them the run goes on at links only.") };
    m_recordCost->setText(costs[static_cast<std::size_t>(m_settings.record)]);
}

void SettingsForm::checkSoon()
{
    if (m_settings.system.size() + m_settings.memory.size() + m_settings.groups.size() > kCheckedAtOnce)
        m_checkTimer.start();
    else
        check();
}

void SettingsForm::check()
{
    m_checkTimer.stop();
    Findings findings;
    // Custom collectives are files, which are opened where the NPUs are known; that is not for this thread.
    const auto alone = study::prepare(m_settings, 0, findings);
    if (m_npus != 0 && alone && alone->system.custom.empty()) {
        findings.clear();
        (void)study::prepare(m_settings, m_npus, findings);
    }
    if (m_dimensions > 0 && alone)
        inputs::checkDimensionCount(alone->system, static_cast<std::size_t>(m_dimensions), findings);
    const Findings typed = unreadable();
    findings.insert(findings.end(), typed.begin(), typed.end());
    m_findings = std::move(findings);
    m_findingsList->setFindings(m_findings);
    emit findingsChanged();
}

// What is wrong with a field is said in the language in force, once all fields have theirs.
void SettingsForm::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        QTimer::singleShot(0, this, &SettingsForm::check);
}

void SettingsForm::changed(const QString& what)
{
    m_lastChange = what;
    refreshReasons();
    checkSoon();
    emit edited(what);
}

void SettingsForm::fieldEdited(SettingField* field)
{
    const bool isSystem = field->spec().file == FieldFile::System;
    SystemText& text = isSystem ? m_system : m_memory;
    field->store(text);
    (isSystem ? m_settings.system : m_settings.memory) = text.text();
    loadTexts();
    changed(field->spec().label);
}

void SettingsForm::textEdited(Text which)
{
    if (m_loading)
        return;
    const std::string text = m_texts[which]->toPlainText().toStdString();
    if (text == textOf(which))
        return;
    textOf(which) = text;
    if (which == SystemJson)
        m_system = SystemText(text);
    if (which == MemoryJson)
        m_memory = SystemText(text);
    loadFields();
    changed(titleOf(which));
}

std::string& SettingsForm::textOf(Text which)
{
    return which == SystemJson ? m_settings.system : which == MemoryJson ? m_settings.memory : m_settings.groups;
}

const std::string& SettingsForm::textOf(Text which) const
{
    return which == SystemJson ? m_settings.system : which == MemoryJson ? m_settings.memory : m_settings.groups;
}

QString SettingsForm::titleOf(Text which)
{
    return which == SystemJson ? tr("System file") : which == MemoryJson ? tr("Memory file") : tr("Groups");
}

Result<void> SettingsForm::importText(Text which, const QString& path)
{
    const Result<std::string> text = readObjectFile(path);
    if (!text)
        return text.error();
    study::RunSettings settings = m_settings;
    (which == SystemJson ? settings.system : which == MemoryJson ? settings.memory : settings.groups) = *text;
    if (which == SystemJson)
        settings.folder = inputs::folderOf(path.toStdString());
    setSettings(settings);
    emit edited(tr("Import of %1").arg(titleOf(which)));
    return {};
}

Result<void> SettingsForm::importSystem(const QString& path)
{
    return importText(SystemJson, path);
}

Result<void> SettingsForm::importMemory(const QString& path)
{
    return importText(MemoryJson, path);
}

Result<void> SettingsForm::importGroups(const QString& path)
{
    return importText(GroupsJson, path);
}

bool SettingsForm::exportSystem(const QString& path, QString& error) const
{
    return writeObjectFile(path, m_settings.system, error);
}

bool SettingsForm::exportMemory(const QString& path, QString& error) const
{
    // ASTRA-sim cannot do without a kind.
    const std::string none = "{\n  \"memory-type\": \"NO_MEMORY_EXPANSION\"\n}\n";
    return writeObjectFile(path, m_settings.memory.empty() ? none : m_settings.memory, error);
}

bool SettingsForm::exportGroups(const QString& path, QString& error) const
{
    return writeObjectFile(path, m_settings.groups, error);
}

bool SettingsForm::showField(const QString& key)
{
    QString name = key;
    if (key.endsWith(QStringLiteral("-implementation")))
        name += QStringLiteral(".0");
    auto* field = m_scroll->widget()->findChild<QWidget*>(name);
    if (key.isEmpty() || field == nullptr)
        return false;
    for (QWidget* parent = field; parent != nullptr && parent != m_scroll->widget(); parent = parent->parentWidget()) {
        if (auto* section = qobject_cast<FormSection*>(parent))
            section->setExpanded(true);
    }
    m_scroll->widget()->adjustSize();
    m_scroll->ensureWidgetVisible(field);
    field->setFocus();
    return true;
}

} // namespace weft::widgets

#include "moc_settings_form.cpp"
