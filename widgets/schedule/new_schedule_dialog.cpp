// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/new_schedule_dialog.h"

#include "widgets/base/forms/count_box.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/rank_list.h"
#include "widgets/base/words/utf8.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {

using collective::PatternKind;

constexpr int kPatterns = static_cast<int>(PatternKind::Custom);
constexpr int kMostRanks = 1 << 16;
constexpr int kMostChannels = 1024;
constexpr int kMostPieces = 1 << 16;
constexpr double kMostBytes = 4611686018427387904.0;

void name(QWidget* field, const char* object, const QString& title, const QString& tip)
{
    field->setObjectName(QString::fromLatin1(object));
    field->setAccessibleName(title);
    field->setToolTip(tip);
}

} // namespace

Result<collective::SchedulePtr> LibraryOrder::make(const Watch& watch) const
{
    collective::AlgorithmRequest full = request;
    full.fabric = fabric.get();
    return collective::makeAlgorithm(algorithm, full, watch);
}

Sentence LibraryOrder::refusalOf(std::string_view algorithm, const LibraryOrder& order,
    const std::vector<std::string_view>& applicable, const Watch& watch)
{
    if (std::find(applicable.begin(), applicable.end(), algorithm) != applicable.end())
        return {};
    LibraryOrder of = order;
    of.algorithm = algorithm;
    const Result<collective::SchedulePtr> made = of.make(watch);
    if (made)
        return {};
    const Error& error = made.error();
    return error.hint.empty() ? error.message : error.message + " (" + error.hint + ")";
}

NewScheduleDialog::NewScheduleDialog(const ScheduleFabric& fabric, Bytes commSize, JobRunner* jobs, QWidget* parent)
    : QDialog(parent)
    , m_jobs(jobs)
{
    setObjectName(QStringLiteral("newScheduleDialog"));
    setWindowTitle(tr("New schedule from the library"));
    if (fabric.fabric)
        m_order.fabric = std::make_shared<const topology::Fabric>(*fabric.fabric);
    m_order.commSize = commSize;
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addPattern(form);
    addGroup(form);
    addSizes(form);
    addCounts(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_make = buttons->addButton(tr("&Make it"), QDialogButtonBox::AcceptRole);
    m_make->setObjectName(QStringLiteral("newScheduleMake"));
    m_make->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    constexpr int kAfterChangeMs = 150;
    m_timer.setSingleShot(true);
    m_timer.setInterval(kAfterChangeMs);
    connect(&m_timer, &QTimer::timeout, this, &NewScheduleDialog::findRefusals);
    constexpr int kWidth = 560;
    resize(kWidth, sizeHint().height());
    changed();
}

void NewScheduleDialog::addPattern(QFormLayout* form)
{
    m_pattern = new QComboBox(this);
    for (int kind = 0; kind < kPatterns; ++kind)
        m_pattern->addItem(toQString(toString(static_cast<PatternKind>(kind))));
    name(m_pattern, "newSchedulePattern", tr("Pattern"), tr("What the ranks do together"));
    m_algorithm = new QComboBox(this);
    for (const collective::AlgorithmInfo& info : collective::algorithms())
        m_algorithm->addItem(QString::fromStdString(info.title()));
    name(m_algorithm, "newScheduleAlgorithm", tr("Algorithm"),
        tr("Greyed ones cannot serve this pattern, group or fabric; point at them to see why"));
    m_about = new QLabel(this);
    m_about->setObjectName(QStringLiteral("newScheduleState"));
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_about->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    form->addRow(tr("&Pattern:"), m_pattern);
    form->addRow(tr("&Algorithm:"), m_algorithm);
    form->addRow(QString(), m_about);
    connect(m_pattern, &QComboBox::currentIndexChanged, this, &NewScheduleDialog::changed);
    connect(m_algorithm, &QComboBox::currentIndexChanged, this, &NewScheduleDialog::showChosen);
    connect(m_algorithm, &QComboBox::activated, this, [this] { m_isChosen = true; });
}

void NewScheduleDialog::addGroup(QFormLayout* form)
{
    m_group = new QLineEdit(this);
    m_ranks = new CountBox(this);
    m_ranks->setRange(1, kMostRanks);
    m_ranks->setGroupSeparatorShown(true);
    m_ranks->setValue(8);
    name(m_ranks, "newScheduleRanks", tr("Number of ranks"), tr("There is no fabric: how many ranks take part"));
    name(m_group, "newScheduleGroup", tr("NPUs that take part"),
        tr("Such as 0-7,16, in the order of the ring; empty: all NPUs of the fabric"));
    const bool has = m_order.fabric != nullptr;
    m_group->setVisible(has);
    m_ranks->setVisible(!has);
    if (has) {
        m_group->setPlaceholderText(
            tr("all NPUs of the fabric: %n", nullptr, static_cast<int>(m_order.fabric->topology().npuCount())));
        form->addRow(tr("&Group:"), m_group);
    } else {
        form->addRow(tr("&Ranks:"), m_ranks);
    }
    connect(m_group, &QLineEdit::textChanged, this, &NewScheduleDialog::changed);
    connect(m_ranks, &QSpinBox::valueChanged, this, &NewScheduleDialog::changed);
}

void NewScheduleDialog::addSizes(QFormLayout* form)
{
    m_commSize = new QuantityEdit(Quantity::Bytes, this);
    m_ncclSize = new QuantityEdit(Quantity::Bytes, this);
    for (QuantityEdit* field : { m_commSize, m_ncclSize })
        field->setRange(1, kMostBytes);
    m_commSize->setValue(static_cast<double>(m_order.commSize.count()));
    name(m_commSize, "newScheduleCommSize", tr("Size as traces count it"),
        tr("Chakra's comm_size: of an all-gather the shard of each rank, else the full buffer"));
    name(m_ncclSize, "newScheduleNcclSize", tr("Size as nccl-tests count it"),
        tr("Of an all-gather what each rank ends with, else the full buffer"));
    form->addRow(tr("&Size, Chakra's comm_size:"), m_commSize);
    form->addRow(tr("Size, as &nccl-tests count:"), m_ncclSize);
    connect(m_commSize, &QuantityEdit::edited, this, [this] { showSizes(false); });
    connect(m_ncclSize, &QuantityEdit::edited, this, [this] { showSizes(true); });
    for (const QuantityEdit* field : { m_commSize, m_ncclSize })
        connect(field, &QuantityEdit::problemChanged, this, &NewScheduleDialog::changed);
}

void NewScheduleDialog::addCounts(QFormLayout* form)
{
    m_channels = new CountBox(this);
    m_channels->setRange(1, kMostChannels);
    name(m_channels, "newScheduleChannels", tr("Channels"),
        tr("Copies of the program that run beside each other, each with its part of the data"));
    m_pieces = new CountBox(this);
    m_pieces->setRange(0, kMostPieces);
    m_pieces->setSpecialValueText(tr("the algorithm's own choice"));
    name(m_pieces, "newSchedulePieces", tr("Pieces"),
        tr("Parts of the data that follow each other, or take different ways"));
    m_piecesOf = new QLabel(this);
    m_piecesOf->setWordWrap(true);
    m_piecesOf->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_piecesOf->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    m_piecesOf->setTextFormat(Qt::PlainText);
    m_piecesOf->setForegroundRole(QPalette::PlaceholderText);
    m_root = new CountBox(this);
    name(m_root, "newScheduleRoot", tr("Root"), tr("The rank that gives or gets everything, as a place in the group"));
    m_inPlace = new QCheckBox(tr("&In place: input and output share memory"), this);
    m_inPlace->setObjectName(QStringLiteral("newScheduleInPlace"));
    m_inPlace->setChecked(true);
    form->addRow(tr("&Channels:"), m_channels);
    form->addRow(tr("Pi&eces:"), m_pieces);
    form->addRow(QString(), m_piecesOf);
    form->addRow(tr("R&oot:"), m_root);
    form->addRow(QString(), m_inPlace);
    for (QSpinBox* field : { m_channels, m_pieces, m_root })
        connect(field, &QSpinBox::valueChanged, this, &NewScheduleDialog::changed);
    connect(m_inPlace, &QCheckBox::toggled, this, &NewScheduleDialog::changed);
}

PatternKind NewScheduleDialog::kind() const
{
    return static_cast<PatternKind>(m_pattern->currentIndex());
}

QString NewScheduleDialog::stateText() const
{
    return m_about->text();
}

bool NewScheduleDialog::readFields(QString& problem)
{
    collective::AlgorithmRequest request;
    request.pattern.kind = kind();
    request.pattern.ranks = static_cast<std::uint32_t>(m_ranks->value());
    if (m_order.fabric != nullptr) {
        request.pattern.ranks = m_order.fabric->topology().npuCount();
        if (!m_group->text().trimmed().isEmpty()) {
            const auto ranks = parseRanks(m_group->text(), request.pattern.ranks, problem);
            if (!ranks)
                return false;
            request.placement = *ranks;
            request.pattern.ranks = static_cast<std::uint32_t>(ranks->size());
        }
    }
    for (const QuantityEdit* field : { m_commSize, m_ncclSize }) {
        problem = field->problem();
        if (!problem.isEmpty())
            return false;
    }
    request.pattern.inPlace = m_inPlace->isChecked();
    m_root->setEnabled(collective::hasRoot(kind()));
    m_root->setMaximum(static_cast<int>(request.pattern.ranks) - 1);
    if (collective::hasRoot(kind()))
        request.pattern.root = Rank { static_cast<std::uint32_t>(m_root->value()) };
    request.channels = static_cast<std::uint32_t>(m_channels->value());
    request.pieces = static_cast<std::uint32_t>(m_pieces->value());
    m_order.request = std::move(request);
    return true;
}

void NewScheduleDialog::changed()
{
    m_jobs->drop(m_job);
    m_job = 0;
    m_ready = false;
    m_make->setEnabled(false);
    QString problem;
    if (!readFields(problem)) {
        m_timer.stop();
        m_about->setText(problem);
        return;
    }
    showSizes(false);
    m_timer.start();
}

void NewScheduleDialog::findRefusals()
{
    m_job = m_jobs->start(
        tr("Asking the library"), this,
        [order = m_order](const Watch& watch) {
            collective::AlgorithmRequest request = order.request;
            request.fabric = order.fabric.get();
            const std::vector<std::string_view> applicable = collective::applicableAlgorithms(request);
            std::vector<Sentence> refusals;
            for (const collective::AlgorithmInfo& info : collective::algorithms())
                refusals.push_back(LibraryOrder::refusalOf(info.name, order, applicable, watch));
            return refusals;
        },
        [this](std::vector<Sentence> refusals) {
            m_job = 0;
            showRefusals(refusals);
        });
}

void NewScheduleDialog::showRefusals(const std::vector<Sentence>& refusals)
{
    m_refusals = refusals;
    auto* model = static_cast<QStandardItemModel*>(m_algorithm->model());
    int first = -1;
    for (int row = 0; row < model->rowCount(); ++row) {
        const Sentence& refusal = m_refusals[static_cast<std::size_t>(row)];
        const collective::AlgorithmInfo& info = collective::algorithms()[static_cast<std::size_t>(row)];
        model->item(row)->setEnabled(refusal.empty());
        model->item(row)->setToolTip(refusal.empty() ? inWords(info.sentence()) : inWords(refusal));
        if (first < 0 && refusal.empty())
            first = row;
    }
    // What nobody chose follows what is possible.
    const int at = m_algorithm->currentIndex();
    if (first >= 0 && (at < 0 || (!m_isChosen && !m_refusals[static_cast<std::size_t>(at)].empty())))
        m_algorithm->setCurrentIndex(first);
    showChosen();
}

void NewScheduleDialog::showChosen()
{
    const int at = m_algorithm->currentIndex();
    if (at < 0 || m_refusals.empty() || m_job != 0 || m_timer.isActive())
        return;
    const collective::AlgorithmInfo& info = collective::algorithms()[static_cast<std::size_t>(at)];
    const Sentence& refusal = m_refusals[static_cast<std::size_t>(at)];
    m_ready = refusal.empty();
    m_make->setEnabled(m_ready);
    m_order.algorithm = info.name;
    QPalette colors;
    if (!m_ready)
        colors.setColor(QPalette::WindowText, Theme::current().error);
    m_about->setPalette(colors);
    //: %1: why an algorithm cannot serve, a sentence
    m_about->setText(m_ready ? inWords(info.sentence()) : tr("Cannot serve: %1").arg(inWords(refusal)));
    m_pieces->setEnabled(!info.pieces().empty());
    m_piecesOf->setText(inWords(info.pieces()));
}

void NewScheduleDialog::showSizes(bool fromNccl)
{
    const collective::Pattern& pattern = m_order.request.pattern;
    if (fromNccl)
        m_order.commSize = pattern.commSizeOfNccl(Bytes { static_cast<std::uint64_t>(m_ncclSize->value()) });
    else
        m_order.commSize = Bytes { static_cast<std::uint64_t>(m_commSize->value()) };
    m_commSize->setValue(static_cast<double>(m_order.commSize.count()));
    m_ncclSize->setValue(static_cast<double>(pattern.ncclSize(m_order.commSize).count()));
}

} // namespace weft::widgets

#include "moc_new_schedule_dialog.cpp"
