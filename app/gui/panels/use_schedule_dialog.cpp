// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/use_schedule_dialog.h"

#include "widgets/base/jobs/save_path.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace weft::gui {

namespace {

using trace::CollectiveType;

// A barrier has no data, and what is given for reduce-scatter runs its block form too.
constexpr std::array kTypes { CollectiveType::AllReduce, CollectiveType::AllGather, CollectiveType::ReduceScatter,
    CollectiveType::AllToAll, CollectiveType::Broadcast, CollectiveType::Reduce, CollectiveType::Gather,
    CollectiveType::Scatter };

std::string keyOf(CollectiveType type)
{
    return std::string(trace::toString(type)) + "-implementation-custom";
}

} // namespace

UseScheduleDialog::UseScheduleDialog(
    const collective::Schedule& schedule, const QString& file, std::uint32_t fabricRanks, QWidget* parent)
    : QDialog(parent)
    , m_file(new QLineEdit(file, this))
{
    setObjectName(QStringLiteral("useScheduleDialog"));
    setWindowTitle(tr("Use a schedule for collectives"));
    auto* column = new QVBoxLayout(this);
    //: %n: members of a process group
    QString about = tr("The collectives ticked here run this schedule, where their group has %n rank(s).", nullptr,
        static_cast<int>(schedule.rankCount()));
    if (fabricRanks != 0 && fabricRanks != schedule.rankCount())
        about += QLatin1Char(' ')
            + tr("The fabric has %n NPU(s): a collective of all of them will not run.", nullptr,
                static_cast<int>(fabricRanks));
    auto* label = new QLabel(about, this);
    label->setWordWrap(true);
    column->addWidget(label);
    const std::optional<CollectiveType> own = collective::chakraType(schedule.pattern().kind);
    for (const CollectiveType type : kTypes) {
        auto* box = new QCheckBox(QString::fromStdString(std::string(trace::toString(type))), this);
        box->setObjectName(QString::fromStdString(keyOf(type)));
        box->setEnabled(!own || own == type);
        box->setChecked(own == type);
        if (!box->isEnabled())
            box->setToolTip(tr("The schedule does something else"));
        column->addWidget(box);
        m_boxes.emplace_back(keyOf(type), box);
        connect(box, &QCheckBox::toggled, this, &UseScheduleDialog::showState);
    }
    m_file->setObjectName(QStringLiteral("useScheduleFile"));
    m_file->setAccessibleName(tr("File of the schedule"));
    m_file->setToolTip(tr("The file that the system names; it is written if it is not there yet"));
    auto* choose = new QToolButton(this);
    choose->setText(tr("Choose…"));
    choose->setAccessibleName(tr("Choose the file of the schedule"));
    auto* fileLabel = new QLabel(tr("&File:"), this);
    fileLabel->setBuddy(m_file);
    auto* row = new QHBoxLayout;
    row->addWidget(fileLabel);
    row->addWidget(m_file, 1);
    row->addWidget(choose);
    column->addLayout(row);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("&Use it"), QDialogButtonBox::AcceptRole);
    m_use->setObjectName(QStringLiteral("useScheduleUse"));
    m_use->setDefault(true);
    column->addWidget(buttons);
    connect(choose, &QToolButton::clicked, this, &UseScheduleDialog::choose);
    connect(m_file, &QLineEdit::textChanged, this, &UseScheduleDialog::showState);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    constexpr int kWidth = 520;
    resize(kWidth, sizeHint().height());
    showState();
}

std::vector<std::string> UseScheduleDialog::allKeys()
{
    std::vector<std::string> keys;
    for (const CollectiveType type : kTypes)
        keys.push_back(keyOf(type));
    return keys;
}

std::vector<std::string> UseScheduleDialog::keys() const
{
    std::vector<std::string> chosen;
    for (const auto& [key, box] : m_boxes) {
        if (box->isEnabled() && box->isChecked())
            chosen.push_back(key);
    }
    return chosen;
}

QString UseScheduleDialog::file() const
{
    return m_file->text().trimmed();
}

void UseScheduleDialog::choose()
{
    const QString path = widgets::askSavePath(
        this, tr("File of the schedule"), m_file->text(), { tr("Weft JSON (*.json)"), tr("MSCCL XML (*.xml)") });
    if (!path.isEmpty())
        m_file->setText(path);
}

void UseScheduleDialog::showState()
{
    const bool isNamed = file().endsWith(QStringLiteral(".json")) || file().endsWith(QStringLiteral(".xml"));
    if (m_use != nullptr)
        m_use->setEnabled(!keys().empty() && isNamed);
}

} // namespace weft::gui

#include "moc_use_schedule_dialog.cpp"
