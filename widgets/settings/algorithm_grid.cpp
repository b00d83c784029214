// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/algorithm_grid.h"

#include "engine/inputs/algorithm_names.h"
#include "widgets/settings/system_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QGridLayout>
#include <QInputDialog>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace weft::widgets {

using simulation::AlgorithmKind;
using simulation::NativePattern;

namespace {

constexpr int kRows = 3; // of a pattern
constexpr int kMostColumns = 16; // fabrics have a few dimensions; a list of a thousand is a mistake in a file
constexpr QLatin1String kWindowOf("window:"); // data of the entries that ask for a window

QString patternName(NativePattern pattern)
{
    const std::string_view text = inputs::toText(pattern);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString algorithmTip(const QString& name)
{
    if (name.startsWith(QStringLiteral("one")))
        return AlgorithmGrid::tr("Spans all NPUs as if they were one dimension, and ends the list.");
    if (name == QStringLiteral("ring"))
        return AlgorithmGrid::tr("Each NPU passes pieces to its neighbour: n − 1 steps, little bandwidth wasted.");
    if (name.startsWith(QStringLiteral("direct")))
        return AlgorithmGrid::tr("Each NPU sends to all others at once, or to so many as the window allows.");
    if (name == QStringLiteral("halvingDoubling"))
        return AlgorithmGrid::tr("log2 n steps between pairs. For powers of two; not for all-to-all.");
    if (name == QStringLiteral("doubleBinaryTree"))
        return AlgorithmGrid::tr("Up and down two trees. For powers of two; all-reduce.");
    return {};
}

bool spansAll(const QString& name)
{
    const auto algorithm = inputs::parseAlgorithm(name.toStdString());
    return algorithm
        && (algorithm->kind == AlgorithmKind::OneRing || algorithm->kind == AlgorithmKind::OneDirect
            || algorithm->kind == AlgorithmKind::OneHalvingDoubling);
}

void addAlgorithm(QComboBox* box, const QString& text, const QString& value)
{
    box->addItem(text, value);
    box->setItemData(box->count() - 1, algorithmTip(value.section(':', -1)), Qt::ToolTipRole);
}

} // namespace

AlgorithmGrid::AlgorithmGrid(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("algorithmGrid"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(6);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        row.name = new QLabel(patternName(static_cast<NativePattern>(i)), this);
        row.custom = new QLabel(this);
        row.custom->setObjectName(keyOf(static_cast<NativePattern>(i)) + QStringLiteral("-custom"));
        row.custom->setForegroundRole(QPalette::PlaceholderText);
        row.custom->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row.custom->setWordWrap(true);
    }
    build(1);
}

QString AlgorithmGrid::keyOf(NativePattern pattern)
{
    return patternName(pattern) + QStringLiteral("-implementation");
}

QComboBox* AlgorithmGrid::choice(NativePattern pattern, int dimension) const
{
    const Row& row = m_rows[static_cast<std::size_t>(pattern)];
    const auto at = static_cast<std::size_t>(dimension);
    return dimension >= 0 && at < row.choices.size() ? row.choices[at] : nullptr;
}

void AlgorithmGrid::build(int columns)
{
    columns = std::clamp(columns, 1, kMostColumns);
    while (m_columns > columns) {
        --m_columns;
        delete m_heads.back();
        m_heads.pop_back();
        m_grid->setColumnStretch(m_columns + 1, 0);
        for (Row& row : m_rows) {
            delete row.choices.back();
            row.choices.pop_back();
        }
    }
    for (; m_columns < columns; ++m_columns) {
        auto* head = new QLabel(tr("dim %1", "short for dimension").arg(m_columns), this);
        head->setForegroundRole(QPalette::PlaceholderText);
        m_heads.push_back(head);
        m_grid->addWidget(head, 0, m_columns + 1);
        m_grid->setColumnStretch(m_columns + 1, 1);
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            addChoice(m_rows[i], static_cast<NativePattern>(i), m_columns);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].values.resize(static_cast<std::size_t>(m_columns));
        m_grid->removeWidget(m_rows[i].custom);
        m_grid->addWidget(m_rows[i].custom, 3 + kRows * static_cast<int>(i), 0, 1, m_columns + 1);
    }
    placeNames();
}

// Of each pattern: its name where the form is narrow, its choices, and what replaces them.
void AlgorithmGrid::placeNames()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const int at = 1 + kRows * static_cast<int>(i);
        m_grid->removeWidget(m_rows[i].name);
        if (m_isNarrow)
            m_grid->addWidget(m_rows[i].name, at, 0, 1, m_columns + 1);
        else
            m_grid->addWidget(m_rows[i].name, at + 1, 0);
    }
    updateGeometry();
}

int AlgorithmGrid::choicesWidth() const
{
    int width = 0;
    for (const QComboBox* box : m_rows.front().choices)
        width += box->minimumSizeHint().width() + m_grid->horizontalSpacing();
    return width;
}

QSize AlgorithmGrid::minimumSizeHint() const
{
    return { choicesWidth(), QWidget::minimumSizeHint().height() };
}

void AlgorithmGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    int names = 0;
    for (const Row& row : m_rows)
        names = std::max(names, row.name->sizeHint().width());
    const bool isNarrow = width() < names + choicesWidth();
    if (std::exchange(m_isNarrow, isNarrow) != isNarrow)
        placeNames();
}

void AlgorithmGrid::addChoice(Row& row, NativePattern pattern, int dimension)
{
    auto* box = new QComboBox(this);
    box->setObjectName(keyOf(pattern) + '.' + QString::number(dimension));
    box->setAccessibleName(tr("Algorithm of %1 in dimension %2").arg(patternName(pattern)).arg(dimension));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(3);
    box->setToolTip(tr("The algorithm of this pattern in this dimension. Default: ring in every dimension."));
    box->setWhatsThis(box->toolTip());
    box->view()->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    connect(box, &QComboBox::activated, this, [this, pattern, dimension] { chosen(pattern, dimension); });
    m_grid->addWidget(box, 2 + kRows * static_cast<int>(pattern), dimension + 1);
    row.choices.push_back(box);
}

void AlgorithmGrid::setDimensionCount(int dimensions)
{
    m_dimensions = std::max(0, dimensions);
}

void AlgorithmGrid::load(const SystemText& text)
{
    std::size_t longest = static_cast<std::size_t>(std::max(1, m_dimensions));
    for (std::size_t i = 0; i < m_rows.size() && m_dimensions == 0; ++i) {
        const auto list = text.words(keyOf(static_cast<NativePattern>(i)).toStdString());
        if (list)
            longest = std::max(longest, list->size());
    }
    build(static_cast<int>(std::min<std::size_t>(longest, kMostColumns)));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        loadRow(m_rows[i], static_cast<NativePattern>(i), text);
}

void AlgorithmGrid::loadRow(Row& row, NativePattern pattern, const SystemText& text)
{
    const std::string key = keyOf(pattern).toStdString();
    const auto list = text.words(key);
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        if (list && !list->empty())
            row.values[i] = i < list->size() ? QString::fromStdString((*list)[i]) : QStringLiteral("-");
        else
            row.values[i].clear();
    }
    const QString custom = QString::fromStdString(text.raw(key + "-custom"));
    row.custom->setVisible(!custom.isEmpty());
    row.custom->setText(tr("Replaced by the traces %1 (from the file)").arg(custom));
    showRow(row);
    for (QComboBox* box : row.choices) {
        if (!custom.isEmpty())
            box->setEnabled(false);
    }
}

// Values: "" default, "-" takes no part, else a name. After one that spans all NPUs nothing follows.
void AlgorithmGrid::showRow(Row& row) const
{
    bool ended = false;
    for (std::size_t i = 0; i < row.choices.size(); ++i) {
        QComboBox* box = row.choices[i];
        QString& value = row.values[i];
        if (ended)
            value = QStringLiteral("-");
        box->clear();
        addAlgorithm(box, tr("ring (default)"), {});
        for (const char* name :
            { "ring", "direct", "halvingDoubling", "doubleBinaryTree", "oneRing", "oneDirect", "oneHalvingDoubling" })
            addAlgorithm(box, QLatin1String(name), QLatin1String(name));
        for (const char* name : { "direct", "oneDirect" })
            addAlgorithm(box, tr("%1, window…").arg(QLatin1String(name)), QString(kWindowOf) + QLatin1String(name));
        if (box->findData(value) < 0)
            addAlgorithm(box, value == QStringLiteral("-") ? tr("takes no part") : value, value);
        box->setCurrentIndex(box->findData(value));
        box->setEnabled(!ended);
        box->setToolTip(ended ? tr("A one… algorithm spans all NPUs and ends the list")
                              : tr("The algorithm of this pattern in this dimension. Default: ring in every "
                                   "dimension."));
        ended = ended || spansAll(value);
    }
}

void AlgorithmGrid::chosen(NativePattern pattern, int dimension)
{
    Row& row = m_rows[static_cast<std::size_t>(pattern)];
    const auto at = static_cast<std::size_t>(dimension);
    QString value = row.choices[at]->currentData().toString();
    if (value.startsWith(kWindowOf)) {
        const QString name = value.mid(kWindowOf.size());
        bool ok = false;
        const int window = QInputDialog::getInt(
            this, tr("Window"), tr("How many NPUs each one sends to at once:"), 4, 1, 1 << 30, 1, &ok);
        if (!ok) {
            showRow(row);
            return;
        }
        value = name + QString::number(window);
    }
    const bool hadSpan = spansAll(row.values[at]);
    row.values[at] = value;
    // What a one… algorithm had shut out takes part again.
    for (std::size_t next = at + 1; hadSpan && next < row.values.size(); ++next)
        row.values[next].clear();
    showRow(row);
    emit edited(pattern);
}

void AlgorithmGrid::storeRow(SystemText& text, NativePattern pattern) const
{
    const Row& row = m_rows[static_cast<std::size_t>(pattern)];
    const std::string key = keyOf(pattern).toStdString();
    const bool isDefault
        = std::all_of(row.values.begin(), row.values.end(), [](const QString& value) { return value.isEmpty(); });
    if (isDefault) {
        text.unset(key);
        return;
    }
    std::vector<std::string> list;
    for (const QString& value : row.values) {
        if (value == QStringLiteral("-"))
            break;
        list.push_back(value.isEmpty() ? "ring" : value.toStdString());
        if (spansAll(value))
            break;
    }
    text.setWords(key, list);
}

void AlgorithmGrid::store(SystemText& text, NativePattern pattern) const
{
    storeRow(text, pattern);
    const auto dimensions = static_cast<std::size_t>(m_dimensions);
    for (std::size_t i = 0; i < m_rows.size() && dimensions > 0; ++i) {
        const std::string key = keyOf(static_cast<NativePattern>(i)).toStdString();
        auto list = text.words(key);
        if (!list || list->size() <= dimensions || text.has(key + "-custom"))
            continue;
        list->resize(dimensions);
        text.setWords(key, *list);
    }
}

} // namespace weft::widgets

#include "moc_algorithm_grid.cpp"
