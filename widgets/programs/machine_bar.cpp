// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/machine_bar.h"

#include "engine/inputs/algorithm_names.h"
#include "engine/study/programs/program_tuning.h"
#include "widgets/base/forms/count_box.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/words/retelling.h"
#include "widgets/base/words/utf8.h"
#include "widgets/programs/program_session.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

constexpr int kBarMargin = 6;
constexpr int kMostChunks = 1024;
constexpr int kLeastLetters = 6; // of a choice, in narrow windows
constexpr int kLeastOfNames = 4; // "V100", "ring"
constexpr int kNoKind = -1; // of collectives: the system's
constexpr int kSeveralKinds = -2;

// What all collectives go by; a tree is of all-reduces alone.
int kindOf(const study::ProgramSetting& setting)
{
    const auto kind = [](const std::optional<simulation::Algorithm>& algorithm) {
        return algorithm ? static_cast<int>(algorithm->kind) : kNoKind;
    };
    const int first = kind(setting.algorithms.front());
    const bool isTree = first == static_cast<int>(simulation::AlgorithmKind::DoubleBinaryTree);
    const bool isOne = std::all_of(setting.algorithms.begin() + 1, setting.algorithms.end(),
        [&](const auto& algorithm) { return kind(algorithm) == (isTree ? kNoKind : first); });
    return isOne ? first : kSeveralKinds;
}

// With the choice, which a narrow window cuts.
template <class Words> void tipOf(QComboBox* box, Words words)
{
    const auto show = [box, words] {
        box->setToolTip(box->currentText().isEmpty() ? words() : box->currentText() + '\n' + words());
    };
    show();
    QObject::connect(box, &QComboBox::currentTextChanged, box, show);
}

} // namespace

MachineBar::MachineBar(ProgramSession* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_device(new QComboBox(this))
    , m_system(new QComboBox(this))
    , m_launches(new QCheckBox(tr("&Launches"), this))
    , m_chains(new QComboBox(this))
    , m_chunks(new CountBox(this))
    , m_collectives(new QComboBox(this))
{
    m_device->setObjectName(QStringLiteral("programDevice"));
    tipOf(m_device, [] { return tr("The card whose peaks, memory and launches the times are made of"); });
    m_system->setObjectName(QStringLiteral("programSystem"));
    tipOf(m_system,
        [] { return tr("Whose roofline and algorithms: the device's with rings, or the system of the settings"); });
    //: the field "System": which one is taken
    m_system->addItems({ tr("of the device"), tr("of the settings") });
    m_launches->setObjectName(QStringLiteral("programLaunches"));
    m_launches->setToolTip(tr("Every kernel waits for its launch"));
    m_chains->setObjectName(QStringLiteral("programChains"));
    tipOf(m_chains,
        [] { return tr("How chains around one collective go: written out by an algorithm, or chunk by chunk"); });
    m_chains->addItem(tr("by chunks"), QString());
    for (const std::string& algorithm : study::TuneOptions {}.inlined)
        m_chains->addItem(toQString(algorithm), toQString(algorithm));
    m_chunks->setObjectName(QStringLiteral("programChunks"));
    m_chunks->setRange(1, kMostChunks);
    m_chunks->setToolTip(tr("Into how many chunks each chain that overlaps is cut"));
    m_collectives->setObjectName(QStringLiteral("programCollectives"));
    tipOf(m_collectives, [] { return tr("The algorithm of all collectives that it fits"); });
    //: the field "Collectives": which algorithms are taken
    m_collectives->addItem(tr("of the system"), kNoKind);
    for (const simulation::AlgorithmKind kind : study::TuneOptions {}.algorithms)
        m_collectives->addItem(toQString(inputs::toText(simulation::Algorithm { kind, 0 })), static_cast<int>(kind));
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(kBarMargin, 2, kBarMargin, 2);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(3, 2); // words, of more letters than names
    const auto add = [this](const QString& words, QWidget* field) {
        m_fields.push_back({ new QLabel(words, this), field });
        m_fields.back().label->setBuddy(field);
    };
    add(tr("&Device:"), m_device);
    add(tr("S&ystem:"), m_system);
    add(tr("Cha&ins:"), m_chains);
    add(tr("C&ollectives:"), m_collectives);
    add(tr("C&hunks:"), m_chunks);
    for (QComboBox* box : { m_device, m_system, m_chains, m_collectives }) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(box == m_device || box == m_chains ? kLeastOfNames : kLeastLetters);
    }
    lay(2);
    showMachine();
    connect(session->document(), &ProgramDocument::machineChanged, this, &MachineBar::showMachine);
    connect(m_device, &QComboBox::activated, this, &MachineBar::takeDevice);
    connect(m_collectives, &QComboBox::activated, this, &MachineBar::takeCollectives);
    connect(m_system, &QComboBox::activated, this, &MachineBar::take);
    connect(m_chains, &QComboBox::activated, this, &MachineBar::take);
    connect(m_chunks, &QSpinBox::valueChanged, this, &MachineBar::take);
    connect(m_launches, &QCheckBox::toggled, this, &MachineBar::take);
}

void MachineBar::lay(int rows)
{
    if (std::exchange(m_rows, rows) == rows)
        return;
    const auto put = [this](std::size_t field, int row, int pair) {
        m_grid->addWidget(m_fields[field].label, row, 2 * pair);
        m_grid->addWidget(m_fields[field].field, row, 2 * pair + 1);
    };
    for (std::size_t field = 0; field < 4; ++field)
        put(field, static_cast<int>(field) / 2, static_cast<int>(field) % 2);
    if (rows == 2) {
        put(4, 1, 2);
        m_grid->addWidget(m_launches, 0, 4, 1, 2);
    } else {
        put(4, 2, 0);
        m_grid->addWidget(m_launches, 2, 2, 1, 2);
    }
}

// Of three fields side by side with all their words.
int MachineBar::wholeWidth() const
{
    const auto widthOf = [](const QWidget* field) {
        const auto* box = qobject_cast<const QComboBox*>(field);
        if (box == nullptr)
            return field->sizeHint().width();
        const QFontMetrics metrics = box->fontMetrics();
        return box->sizeHint().width() + metrics.horizontalAdvance(box->currentText())
            - box->minimumContentsLength() * metrics.horizontalAdvance('X');
    };
    const auto pair = [&](std::initializer_list<std::size_t> fields) {
        int label = 0;
        int field = 0;
        for (const std::size_t at : fields) {
            label = std::max(label, m_fields[at].label->sizeHint().width());
            field = std::max(field, widthOf(m_fields[at].field));
        }
        return label + field;
    };
    const int last = std::max(pair({ 4 }), m_launches->sizeHint().width());
    return pair({ 0, 2 }) + pair({ 1, 3 }) + last + 5 * m_grid->horizontalSpacing() + 2 * kBarMargin;
}

void MachineBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    lay(width() < wholeWidth() ? 3 : 2);
}

void MachineBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(
            this, [this] { lay(width() < wholeWidth() ? 3 : 2); }, Qt::QueuedConnection); // when the words are others
}

void MachineBar::showMachine()
{
    m_isFilling = true;
    const ProgramMachine& machine = m_session->machine();
    m_device->clear();
    for (const machine::DeviceCard& card : machine::deviceCards())
        m_device->addItem(toQString(card.name));
    if (!machine.card.empty()) {
        const QString path = toQString(machine.card);
        m_device->addItem(QFileInfo(path).fileName(), path);
        m_device->setItemData(m_device->count() - 1, path, Qt::ToolTipRole);
    }
    m_device->addItem(tr("Card from a file…"));
    if (machine.card.empty())
        m_device->setCurrentText(toQString(machine.device));
    else
        m_device->setCurrentIndex(m_device->count() - 2);
    m_system->setCurrentIndex(machine.usesSettings ? 1 : 0);
    m_launches->setChecked(machine.launches);
    const QString inlined = toQString(machine.setting.inlined);
    if (m_chains->findData(inlined) < 0)
        m_chains->addItem(inlined, inlined);
    m_chains->setCurrentIndex(m_chains->findData(inlined));
    m_chunks->setValue(static_cast<int>(machine.setting.chunks));
    const int kind = kindOf(machine.setting);
    const int several = m_collectives->findData(kSeveralKinds);
    if (kind == kSeveralKinds && several < 0)
        m_collectives->addItem(tr("several"), kSeveralKinds);
    else if (kind != kSeveralKinds && several >= 0)
        m_collectives->removeItem(several);
    m_collectives->setCurrentIndex(m_collectives->findData(kind));
    m_isFilling = false;
}

void MachineBar::take()
{
    if (m_isFilling)
        return;
    ProgramMachine machine = m_session->machine();
    machine.usesSettings = m_system->currentIndex() == 1;
    machine.launches = m_launches->isChecked();
    machine.setting.inlined = m_chains->currentData().toString().toStdString();
    machine.setting.chunks = static_cast<std::uint32_t>(m_chunks->value());
    m_session->setMachine(machine);
}

void MachineBar::takeDevice(int index)
{
    ProgramMachine machine = m_session->machine();
    if (index == m_device->count() - 1) {
        const QString path = askOpenPath(
            this, tr("Use a device card"), tr("Device cards (*.json);;All files (*)"), toQString(machine.card));
        showMachine(); // the choice was a question
        if (!path.isEmpty())
            useCard(path);
        return;
    }
    const QString card = m_device->itemData(index).toString();
    machine.card = card.toStdString();
    if (card.isEmpty())
        machine.device = m_device->itemText(index).toStdString();
    m_session->setMachine(machine);
}

Facts MachineBar::words() const
{
    Facts facts;
    for (const auto& [label, field] : m_fields) {
        QString name = withoutMnemonic(label->text()).trimmed();
        while (name.endsWith(QLatin1Char(':')) || name.endsWith(QChar(0xFF1A))) // as Chinese writes it
            name.chop(1);
        const auto* choice = qobject_cast<const QComboBox*>(field);
        facts.emplace_back(name, choice != nullptr ? choice->currentText() : m_chunks->text());
    }
    if (m_launches->isChecked())
        facts.emplace_back(withoutMnemonic(m_launches->text()), m_launches->toolTip());
    return facts;
}

void MachineBar::useCard(const QString& path)
{
    ProgramMachine machine = m_session->machine();
    machine.card = QFileInfo(path).absoluteFilePath().toStdString();
    m_session->setMachine(machine);
}

void MachineBar::takeCollectives(int index)
{
    const int kind = m_collectives->itemData(index).toInt();
    if (kind == kSeveralKinds)
        return;
    ProgramMachine machine = m_session->machine();
    machine.setting.algorithms = {};
    const UnderstoodPtr& understood = m_session->understood();
    if (kind != kNoKind && understood != nullptr && understood->file) {
        const auto choices
            = study::choicesFor(understood->file->program, { static_cast<simulation::AlgorithmKind>(kind) });
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (!choices[i].empty())
                machine.setting.algorithms[i] = choices[i].front();
        }
    }
    m_session->setMachine(machine);
    showMachine(); // what fits nothing is not taken
}

} // namespace weft::widgets

#include "moc_machine_bar.cpp"
