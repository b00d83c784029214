// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/generate_dialog.h"

#include "engine/topology/grid_layout.h"
#include "engine/topology/machine_zoo.h"
#include "engine/topology/topology_spec.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace weft::widgets {

namespace {

constexpr int kPauseMs = 120;

// Of an editor's cell: what stands over its column.
void nameAfterColumn(QWidget* editor, const QModelIndex& index)
{
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
}

class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (editor != nullptr)
            nameAfterColumn(editor, index);
        return editor;
    }
};

// Tab goes from cell to cell, and at the last one out of the table.
class DimensionTable : public QTableView {
public:
    using QTableView::QTableView;

protected:
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override
    {
        const QModelIndex at = currentIndex();
        const bool leaves = (hint == QAbstractItemDelegate::EditNextItem && at.row() == model()->rowCount() - 1
                                && at.column() == model()->columnCount() - 1)
            || (hint == QAbstractItemDelegate::EditPreviousItem && at.row() == 0 && at.column() == 0);
        QTableView::closeEditor(editor, leaves ? QAbstractItemDelegate::NoHint : hint);
        if (leaves)
            focusNextPrevChild(hint == QAbstractItemDelegate::EditNextItem);
    }
};

// A list of the kinds in place of a text.
class KindDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        auto* box = new QComboBox(parent);
        nameAfterColumn(box, index);
        box->addItems(DimensionTableModel::kinds());
        QObject::connect(box, &QComboBox::activated, this, [this, box] {
            auto* self = const_cast<KindDelegate*>(this);
            emit self->commitData(box);
            emit self->closeEditor(box);
        });
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        static_cast<QComboBox*>(editor)->setCurrentText(index.data(Qt::EditRole).toString());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        model->setData(index, static_cast<QComboBox*>(editor)->currentText());
    }
};

} // namespace

GenerateDialog::GenerateDialog(const QString& spec, QWidget* parent)
    : QDialog(parent)
    , m_model(new DimensionTableModel(this))
{
    setObjectName(QStringLiteral("generateDialog"));
    setWindowTitle(tr("Generate a fabric"));
    build();
    m_timer.setSingleShot(true);
    m_timer.setInterval(kPauseMs);
    connect(&m_timer, &QTimer::timeout, this, &GenerateDialog::refresh);
    connect(m_model, &DimensionTableModel::edited, this, &GenerateDialog::writeText);
    connect(m_model, &DimensionTableModel::refused, m_error, &QLabel::setText);
    connect(m_text, &QLineEdit::textChanged, this, &GenerateDialog::readText);
    connect(m_zoo, &QComboBox::activated, this, [this](int at) {
        if (at > 0)
            m_text->setText(m_zoo->itemData(at).toString());
    });
    const bool readable = !spec.isEmpty() && topology::parseSpec(spec.toStdString()).ok();
    m_text->setText(readable ? spec : QStringLiteral("Ring(4)_FullyConnected(4)"));
    refresh();
}

void GenerateDialog::build()
{
    m_text = new QLineEdit(this);
    m_text->setObjectName(QStringLiteral("generateText"));
    m_text->setAccessibleName(tr("Fabric as text"));
    m_text->setToolTip(tr("Such as Ring(4,250GB/s,500ns)_FC(8), FatTree(64,oversub=4) or DGX1V"));
    m_zoo = new QComboBox(this);
    m_zoo->setObjectName(QStringLiteral("generateZoo"));
    m_zoo->setAccessibleName(tr("Known machines"));
    m_zoo->addItem(tr("Start from…"));
    for (const topology::Machine& machine : topology::machineZoo()) {
        const auto text
            = [](std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); };
        m_zoo->addItem(text(machine.name) + QStringLiteral(" – ") + inWords(machine.summary()), text(machine.name));
    }
    for (const char* spec : { "Torus(4x4x4)", "FatTree(64)", "FatTree(64,oversub=4)", "Dragonfly(groups=9,routers=4)",
             "Rail(64,levels=2)" }) {
        if (topology::parseSpec(spec).ok())
            m_zoo->addItem(QString::fromLatin1(spec), QString::fromLatin1(spec));
    }
    m_zoo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_zoo->setMinimumContentsLength(28);
    m_counts = new QLabel(this);
    m_counts->setObjectName(QStringLiteral("generateCounts"));
    m_error = new QLabel(this);
    m_error->setObjectName(QStringLiteral("generateError"));
    m_error->setWordWrap(true);
    m_error->setForegroundRole(QPalette::BrightText);
    m_error->setMinimumHeight(2 * fontMetrics().height());
    m_error->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_preview = new FabricPreview(this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    // A standard button would say "OK" again in another language.
    m_ok = buttons->addButton(tr("Generate"), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("generateButton"));
    m_ok->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &GenerateDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &GenerateDialog::reject);
    auto* label = new QLabel(tr("As &text"), this);
    label->setBuddy(m_text);
    auto* grid = new QGridLayout(this);
    grid->addWidget(m_zoo, 0, 0, 1, 2);
    grid->addWidget(makeTable(), 1, 0, 1, 2);
    grid->addWidget(label, 2, 0);
    grid->addWidget(m_text, 2, 1);
    grid->addWidget(m_error, 3, 0, 1, 2);
    grid->addWidget(m_preview, 0, 2, 3, 1);
    grid->addWidget(m_counts, 3, 2);
    grid->addWidget(buttons, 4, 0, 1, 3);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(1, 1);
    resize(820, 430);
}

QWidget* GenerateDialog::makeTable()
{
    auto* box = new QWidget(this);
    m_table = new DimensionTable(box);
    m_table->setTabKeyNavigation(false);
    m_table->setItemDelegate(new CellDelegate(m_table));
    m_table->setObjectName(QStringLiteral("generateTable"));
    m_table->setAccessibleName(tr("Dimensions, the first one innermost"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(DimensionTableModel::Kind, new KindDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(DimensionTableModel::Kind, QHeaderView::ResizeToContents);
    m_table->setMinimumWidth(400);
    auto* column = new QVBoxLayout;
    const auto button = [&](const QString& text, const QString& tip, const QString& name, auto run) {
        auto* made = new QToolButton(box);
        made->setText(text);
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setObjectName(name);
        made->setFocusPolicy(Qt::StrongFocus);
        connect(made, &QToolButton::clicked, this, run);
        column->addWidget(made);
        m_tableButtons.push_back(made);
    };
    const auto row = [this] { return m_table->currentIndex().row(); };
    const auto move = [this, row](int by) {
        const int at = row();
        m_model->moveDimension(at, by);
        m_table->selectRow(std::clamp(at + by, 0, m_model->rowCount() - 1));
    };
    button(
        QStringLiteral("+"), tr("Add a dimension"), QStringLiteral("generateAdd"), [this] { m_model->addDimension(); });
    button(QStringLiteral("−"), tr("Remove the dimension"), QStringLiteral("generateRemove"),
        [this, row] { m_model->removeDimension(row() >= 0 ? row() : m_model->rowCount() - 1); });
    button(QStringLiteral("↑"), tr("Move the dimension inwards"), QStringLiteral("generateUp"), [move] { move(-1); });
    button(QStringLiteral("↓"), tr("Move the dimension outwards"), QStringLiteral("generateDown"), [move] { move(1); });
    column->addStretch(1);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_table, 1);
    line->addLayout(column);
    return box;
}

QString GenerateDialog::spec() const
{
    return m_spec ? QString::fromStdString(topology::toText(*m_spec)) : QString();
}

void GenerateDialog::readText()
{
    const auto parsed = topology::parseSpec(m_text->text().toStdString());
    m_spec.reset();
    if (parsed) {
        m_spec = parsed.value();
        m_error->clear();
    } else {
        showError(parsed.error());
    }
    const auto* stack = m_spec ? std::get_if<topology::StackSpec>(&*m_spec) : nullptr;
    if (stack != nullptr && !m_following && !(*stack == m_model->stack()))
        m_model->setStack(*stack);
    const bool tabular = !m_spec || stack != nullptr;
    m_table->setEnabled(tabular);
    for (QToolButton* button : m_tableButtons)
        button->setEnabled(tabular);
    m_ok->setEnabled(m_spec.has_value());
    m_timer.start();
}

void GenerateDialog::writeText()
{
    m_following = true;
    m_text->setText(QString::fromStdString(topology::toText(topology::FabricSpec(m_model->stack()))));
    m_following = false;
}

void GenerateDialog::showError(const Error& error)
{
    QString text = withoutPlace(error);
    if (error.where.column)
        text = tr("At character %1: %2", "place in the text and what is wrong").arg(*error.where.column).arg(text);
    m_error->setText(text);
}

// A stack's counts are known without making it; what is large is only counted.
void GenerateDialog::refresh()
{
    m_timer.stop();
    m_preview->setTopology({});
    m_counts->clear();
    if (!m_spec) {
        m_preview->setHint(tr("The picture comes back when the text can be read."));
        return;
    }
    if (const auto* stack = std::get_if<topology::StackSpec>(&*m_spec)) {
        std::vector<topology::Dimension> dimensions;
        for (const topology::DimensionSpec& spec : stack->dimensions) {
            for (const std::uint32_t size : spec.sizes)
                dimensions.push_back({ spec.kind, size, spec.link, spec.unidirectional });
        }
        const auto counts = topology::GridLayout::count(dimensions);
        m_counts->setText(joined(fabricCounts(counts.npus, counts.switches, counts.links)));
        if (counts.links > kMostPreviewed || counts.npus > kMostPreviewed) {
            m_preview->setHint(tr("Too large for a preview."));
            return;
        }
    }
    generateNow();
}

void GenerateDialog::generateNow()
{
    Findings findings;
    topology::SizeLimits limits;
    limits.links = kMostPreviewed;
    limits.nodes = kMostPreviewed;
    const auto made = topology::generate(*m_spec, findings, limits);
    if (!made && made.error().code == ErrorCode::TooLarge) {
        m_preview->setHint(tr("Too large for a preview."));
        return;
    }
    m_ok->setEnabled(made.ok());
    if (!made) {
        showError(made.error());
        m_preview->setHint(tr("This fabric cannot be made."));
        return;
    }
    m_preview->setTopology(*made);
    const topology::Topology& topology = **made;
    m_counts->setText(
        joined(fabricCounts(topology.npuCount(), topology.nodeCount() - topology.npuCount(), topology.linkCount())));
}

void GenerateDialog::accept()
{
    if (!m_spec)
        return;
    Findings findings;
    const auto made = topology::generate(*m_spec, findings);
    if (!made) {
        showError(made.error());
        return;
    }
    m_topology = *made;
    QDialog::accept();
}

} // namespace weft::widgets

#include "moc_generate_dialog.cpp"
