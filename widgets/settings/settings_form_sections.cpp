// SPDX-License-Identifier: GPL-3.0-or-later
// How the form is put together; what it does is in settings_form.cpp.
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/looks/icons.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/settings/algorithm_grid.h"
#include "widgets/settings/flag_box.h"
#include "widgets/settings/form_section.h"
#include "widgets/settings/number_field.h"
#include "widgets/settings/setting_field.h"
#include "widgets/settings/settings_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace weft::widgets {

using simulation::NativePattern;
using simulation::NetworkModel;
using simulation::RecordLevel;
using topology::RouteChoice;

namespace {

void dress(QWidget* widget, const QString& name, const QString& label, const QString& help)
{
    widget->setObjectName(name);
    widget->setAccessibleName(label);
    widget->setAccessibleDescription(help);
    widget->setWhatsThis(help);
    widget->setToolTip(help);
}

} // namespace

QWidget* SettingsForm::makeSections()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(6, 4, 6, 6);
    column->setSpacing(2);
    addNetwork(column);
    addRecording(column);
    const std::vector<FieldSection> sections = systemSections();
    addFields(column, sections.front(), true);
    addAlgorithms(column);
    for (std::size_t i = 1; i < sections.size(); ++i)
        addFields(column, sections[i], i == 1);
    addFields(column, memorySection(), false);
    addOptions(column);
    addText(column, GroupsJson, QStringLiteral("groups"), tr("Communicator groups"),
        tr("ASTRA-sim's JSON: { \"1\": [0, 1], … }. The order of the ranks is the order of the group's ring. Empty: "
           "the groups of the trace."));
    addText(column, SystemJson, QStringLiteral("systemText"), tr("System file as text"),
        tr("ASTRA-sim's JSON, as it is exported. Keys that have no field are edited here."));
    addText(column, MemoryJson, QStringLiteral("memoryText"), tr("Memory file as text"),
        tr("ASTRA-sim's JSON. Empty: no remote memory."));
    column->addStretch(1);
    return content;
}

FormSection* SettingsForm::addSection(QVBoxLayout* column, const QString& id, const QString& title, const QString& note)
{
    auto* section = new FormSection(id, title, note);
    column->addWidget(section);
    return section;
}

void SettingsForm::addFields(QVBoxLayout* column, const FieldSection& fields, bool expanded)
{
    FormSection* section = addSection(column, fields.id, fields.title, fields.note);
    for (const FieldSpec& spec : fields.fields) {
        auto* field = new SettingField(spec);
        section->addRow(spec.label, field, spec.help);
        m_fields.push_back(field);
        connect(field, &SettingField::edited, this, [this, field] { fieldEdited(field); });
    }
    section->setExpanded(expanded);
}

void SettingsForm::addNetwork(QVBoxLayout* column)
{
    FormSection* section = addSection(column, QStringLiteral("network"), tr("Network model"), {});
    m_network = new QComboBox;
    m_network->addItem(tr("Congestion-aware"), static_cast<int>(NetworkModel::Aware));
    m_network->addItem(tr("Congestion-unaware"), static_cast<int>(NetworkModel::Unaware));
    const QString help = tr("Aware: messages queue for links, hop by hop, first come first served. Unaware: each "
                            "message takes its latency and its bytes over the bandwidth, whatever else is on its way; "
                            "faster, and without link utilization over time.");
    dress(m_network, QStringLiteral("network"), tr("Network model"), help);
    section->addRow(tr("Model"), m_network, help);
    connect(m_network, &QComboBox::activated, this, [this] {
        m_settings.network = static_cast<NetworkModel>(m_network->currentData().toInt());
        changed(tr("Network model"));
    });
    const QString packetHelp = tr("Messages travel in packets of at most this size, so that several share a link more "
                                  "evenly. Smaller packets take longer to simulate.");
    m_packet = new NumberField({ .key = "packet",
        .label = tr("Packet size"),
        .help = packetHelp,
        .preset = tr("whole messages"),
        .unit = QStringLiteral("B"),
        .quantity = FieldUnit::Bytes,
        .least = 1 });
    dress(m_packet, QStringLiteral("packet"), tr("Packet size"), packetHelp);
    section->addRow(tr("Packet size"), m_packet, packetHelp);
    connect(m_packet, &NumberField::edited, this, [this](std::optional<double> value) {
        m_settings.packet = value ? std::optional(Bytes { static_cast<std::uint64_t>(*value) }) : std::nullopt;
        changed(tr("Packet size"));
    });
    addRouting(section);
    section->setExpanded(true);
}

QString SettingsForm::routingName(RouteChoice choice)
{
    switch (choice) {
    case RouteChoice::Default:
        break;
    case RouteChoice::Hash:
        return tr("Hash", "routing");
    case RouteChoice::DModK:
        return tr("D-mod-k", "routing");
    case RouteChoice::Spray:
        return tr("Spray", "routing");
    case RouteChoice::Adaptive:
        return tr("Adaptive", "routing");
    case RouteChoice::Valiant:
        return tr("Valiant", "routing");
    }
    return tr("Default", "routing");
}

void SettingsForm::addRouting(FormSection* section)
{
    m_routing = new QComboBox;
    for (const RouteChoice choice : { RouteChoice::Default, RouteChoice::Hash, RouteChoice::DModK, RouteChoice::Spray,
             RouteChoice::Adaptive, RouteChoice::Valiant }) {
        m_routing->addItem(routingName(choice), static_cast<int>(choice));
        // The engine has the sentences, for the command line too.
        const QString help = inWords(topology::describe(choice));
        m_routing->setItemData(m_routing->count() - 1, help.left(1).toUpper() + help.mid(1) + '.', Qt::ToolTipRole);
    }
    const QString help = tr("Which of several ways a message takes. Parallel cables between two nodes take turns under "
                            "all of them; routes that the fabric states are kept.");
    dress(m_routing, QStringLiteral("routing"), tr("Routing"), help);
    section->addRow(tr("Routing"), m_routing, help);
    connect(m_routing, &QComboBox::activated, this, [this] {
        m_settings.routing.choice = static_cast<RouteChoice>(m_routing->currentData().toInt());
        changed(tr("Routing"));
    });
    const QString seedHelp = tr("Another seed draws other ways; the same one gives the same result.");
    m_routingSeed = new NumberField({ .key = "routing-seed",
        .label = tr("Routing seed"),
        .help = seedHelp,
        .preset = QStringLiteral("0"),
        .least = 0 });
    dress(m_routingSeed, QStringLiteral("routingSeed"), tr("Routing seed"), seedHelp);
    section->addRow(tr("Routing seed"), m_routingSeed, seedHelp);
    connect(m_routingSeed, &NumberField::edited, this, [this](std::optional<double> value) {
        m_settings.routing.seed = static_cast<std::uint64_t>(value.value_or(0));
        changed(tr("Routing seed"));
    });
}

void SettingsForm::addRecording(QVBoxLayout* column)
{
    FormSection* section = addSection(column, QStringLiteral("recording"), tr("Recording"), {});
    m_record = new QComboBox;
    m_record->addItem(tr("Summary", "record level"), static_cast<int>(RecordLevel::Summary));
    m_record->addItem(tr("Links", "record level"), static_cast<int>(RecordLevel::Links));
    m_record->addItem(tr("Full", "record level"), static_cast<int>(RecordLevel::Full));
    const QString help = tr("What the run keeps. It never changes the result.");
    dress(m_record, QStringLiteral("record"), tr("Record level"), help);
    section->addRow(tr("Level"), m_record, help);
    m_recordCost = new QLabel;
    m_recordCost->setObjectName(QStringLiteral("recordCost"));
    m_recordCost->setWordWrap(true);
    m_recordCost->setForegroundRole(QPalette::PlaceholderText);
    section->addWide(m_recordCost);
    connect(m_record, &QComboBox::activated, this, [this] {
        m_settings.record = static_cast<RecordLevel>(m_record->currentData().toInt());
        changed(tr("Record level"));
    });
    section->setExpanded(true);
}

void SettingsForm::addAlgorithms(QVBoxLayout* column)
{
    FormSection* section = addSection(column, QStringLiteral("algorithms"), tr("Collective algorithms"), {});
    m_algorithms = new AlgorithmGrid;
    section->addWide(m_algorithms);
    auto* perNode = new QLabel;
    perNode->setObjectName(QStringLiteral("per-node-custom-implementation"));
    perNode->setWordWrap(true);
    perNode->setForegroundRole(QPalette::PlaceholderText);
    perNode->hide();
    section->addWide(perNode);
    // What a file maps to single nodes is shown and not edited.
    connect(this, &SettingsForm::findingsChanged, perNode, [this, perNode] {
        const QString file = QString::fromStdString(m_system.raw("per-node-custom-implementation"));
        perNode->setText(tr("Algorithms of single nodes: %1 (from the file)").arg(file));
        perNode->setVisible(!file.isEmpty());
    });
    connect(m_algorithms, &AlgorithmGrid::edited, this, [this](NativePattern pattern) {
        m_algorithms->store(m_system, pattern);
        m_settings.system = m_system.text();
        loadTexts();
        changed(tr("Algorithms of %1").arg(AlgorithmGrid::keyOf(pattern).remove(QStringLiteral("-implementation"))));
    });
    section->setExpanded(true);
}

void SettingsForm::addOptions(QVBoxLayout* column)
{
    FormSection* section
        = addSection(column, QStringLiteral("options"), tr("Options"), tr("What ASTRA-sim takes on its command line."));
    const auto addNumber = [&](const FieldSpec& spec) {
        auto* field = new NumberField(spec);
        dress(field, spec.key, spec.label, spec.help);
        section->addRow(spec.label, field, spec.help);
        return field;
    };
    m_queues = addNumber({ .key = "queuesPerDimension",
        .label = tr("Queues"),
        .help = tr("Queues of chunks in each dimension (--num-queues-per-dim). With two, half of the chunks go round "
                   "a ring the other way."),
        .preset = QStringLiteral("1"),
        .unit = tr("per dimension"),
        .least = 1 });
    connect(m_queues, &NumberField::edited, this, [this](std::optional<double> value) {
        m_settings.options.queuesPerDimension = static_cast<std::uint32_t>(value.value_or(1));
        changed(tr("Queues per dimension"));
    });
    m_injection = addNumber({ .key = "injectionScale",
        .label = tr("Injection scale"),
        .help = tr("Multiplies the endpoint delay, if one is given (--injection-scale)."),
        .kind = FieldKind::Number,
        .preset = QStringLiteral("1"),
        .unit = QStringLiteral("×") });
    connect(m_injection, &NumberField::edited, this, [this](std::optional<double> value) {
        m_settings.options.injectionScale = value.value_or(1);
        changed(tr("Injection scale"));
    });
    const auto addSwitch
        = [&](const QString& key, const QString& label, const QString& help, bool inputs::SystemOptions::*option) {
              auto* box = new FlagBox;
              dress(box, key, label, help);
              section->addRow(label, box, help);
              connect(box, &QCheckBox::clicked, this, [this, option, label](bool on) {
                  m_settings.options.*option = on;
                  changed(label);
              });
              return box;
          };
    m_rendezvous = addSwitch(QStringLiteral("rendezvous"), tr("Rendezvous"),
        tr("A message is sent only after its receiver has asked for it with a control message "
           "(--rendezvous-protocol)."),
        &inputs::SystemOptions::rendezvous);
    m_groupsByDimension = addSwitch(QStringLiteral("groupsByDimension"), tr("Groups by dimension"),
        tr("Collectives of process groups that are a full part of the fabric's dimensions run over these, with the "
           "algorithms, delays and queues given here. ASTRA-sim runs them in one ring, with 10 ns at an endpoint. "
           "Weft's own; --groups-by-dimension."),
        &inputs::SystemOptions::groupsByDimension);
}

void SettingsForm::addText(
    QVBoxLayout* column, Text which, const QString& id, const QString& title, const QString& note)
{
    FormSection* section = addSection(column, id, title, note);
    auto* edit = new QPlainTextEdit;
    dress(edit, id + QStringLiteral("Edit"), title, note);
    edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setTabChangesFocus(true);
    edit->setLayoutDirection(Qt::LeftToRight);
    edit->setFixedHeight(fontMetrics().height() * 11);
    section->addWide(edit);
    m_texts[which] = edit;
    connect(edit, &QPlainTextEdit::textChanged, this, [this, which] { textEdited(which); });
}

QWidget* SettingsForm::makeFileBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(6, 4, 6, 2);
    for (const bool import : { true, false }) {
        auto* button = new QToolButton(bar);
        button->setObjectName(import ? QStringLiteral("importSettings") : QStringLiteral("exportSettings"));
        button->setText(import ? tr("Import") : tr("Export"));
        button->setToolTip(
            import ? tr("Take the settings of ASTRA-sim's files") : tr("Write the settings as ASTRA-sim's files"));
        button->setIcon(themedIcon(import ? QStringLiteral("import") : QStringLiteral("export")));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::TabFocus);
        auto* menu = new QMenu(button);
        menu->addAction(tr("&System…"), this, [this, import] { runFileDialog(SystemJson, import); });
        menu->addAction(tr("&Memory…"), this, [this, import] { runFileDialog(MemoryJson, import); });
        menu->addAction(tr("&Groups…"), this, [this, import] { runFileDialog(GroupsJson, import); });
        button->setMenu(menu);
        row->addWidget(button);
    }
    row->addStretch(1);
    return bar;
}

void SettingsForm::runFileDialog(Text which, bool import)
{
    if (!import) {
        emit exportRequested(titleOf(which));
        return;
    }
    const QString path = askOpenPath(this, titleOf(which), tr("JSON (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto done = importText(which, path);
    emit statusMessage(done ? tr("Read %1").arg(path) : inWords(done.error()));
}

std::vector<ViewExport> SettingsForm::exports()
{
    std::vector<ViewExport> all { sheetPicture() };
    for (const Text which : { SystemJson, MemoryJson, GroupsJson }) {
        ViewExport file;
        file.kind = ViewExport::Kind::File;
        file.name = titleOf(which);
        file.suffixes = QStringList { QStringLiteral("json") };
        file.write = [this, which](const QString& path, QString& error) {
            const bool written = which == SystemJson ? exportSystem(path, error)
                : which == MemoryJson                ? exportMemory(path, error)
                                                     : exportGroups(path, error);
            if (written)
                emit statusMessage(tr("Wrote %1").arg(path));
            return written;
        };
        all.push_back(std::move(file));
    }
    return all;
}

void SettingsForm::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Settings");
    const auto add = [&](const char* id, const QString& text, Text which, bool import) {
        commands.add({ .id = QLatin1String(id),
                         .text = text,
                         .group = group,
                         .icon = import ? QStringLiteral("import") : QStringLiteral("export") },
            [this, which, import] { runFileDialog(which, import); });
    };
    add("settings.importSystem", tr("Import a &system file…"), SystemJson, true);
    add("settings.importMemory", tr("Import a &memory file…"), MemoryJson, true);
    add("settings.importGroups", tr("Import communicator &groups…"), GroupsJson, true);
    add("settings.exportSystem", tr("Export the s&ystem file…"), SystemJson, false);
    add("settings.exportMemory", tr("Export the memor&y file…"), MemoryJson, false);
    add("settings.exportGroups", tr("Export communicator g&roups…"), GroupsJson, false);
}

} // namespace weft::widgets
