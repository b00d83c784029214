// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/property_sheet.h"

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace weft::widgets {

using topology::NodeKind;

namespace {

constexpr double kFarthest = 1e9;
constexpr double kLeastPercent = 0.1;
constexpr double kMostPercent = 1e9;

// The value that all have, or nothing.
template <class Of> auto common(const std::vector<std::uint32_t>& indices, Of of) -> std::optional<decltype(of(0U))>
{
    if (indices.empty())
        return {};
    auto first = of(indices.front());
    const bool same = std::all_of(indices.begin(), indices.end(), [&](std::uint32_t i) { return of(i) == first; });
    return same ? std::optional(first) : std::nullopt;
}

void showValue(QuantityEdit* edit, std::optional<double> value)
{
    value ? edit->setValue(*value) : edit->setMixed();
}

void showValue(QCheckBox* box, std::optional<bool> value)
{
    box->setTristate(!value);
    box->setCheckState(!value ? Qt::PartiallyChecked : *value ? Qt::Checked : Qt::Unchecked);
}

QuantityEdit* makeNumber(const QString& name, const QString& accessible, const QString& unit, QWidget* parent)
{
    auto* edit = new QuantityEdit(Quantity::Number, parent);
    edit->setObjectName(name);
    edit->setAccessibleName(accessible);
    edit->setUnit(unit);
    edit->setDecimals(1);
    edit->setStep(1);
    return edit;
}

} // namespace

PropertySheet::PropertySheet(FabricDocument* document, SelectionModel* selection, RunColoring* figures, QWidget* parent)
    : View(parent)
    , m_document(document)
    , m_selection(selection)
    , m_figures(figures)
{
    setObjectName(QStringLiteral("propertySheet"));
    setAccessibleName(tr("Properties"));
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    m_title = new QLabel(page);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    column->addWidget(m_title);
    column->addWidget(makeNodeBox());
    column->addWidget(makeLinkBox());
    column->addWidget(makeStateBox());
    m_figureBox = new QGroupBox(tr("In the run"), page);
    m_figureText = new QLabel(m_figureBox);
    m_figureText->setObjectName(QStringLiteral("propertyFigures"));
    m_figureText->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    (new QVBoxLayout(m_figureBox))->addWidget(m_figureText);
    column->addWidget(m_figureBox);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // its fields scroll it, and nobody would see that it has the keys
    scroll->setWidget(page);
    sayAsOne(page);
    m_stack = new ViewStack(scroll,
        new EmptyState(QStringLiteral("topology"), tr("Nothing selected"), tr("Select nodes or links."), this), this);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
    connectNodes();
    connectLinks();
    connectState();
    connect(selection, &SelectionModel::selectionChanged, this, &PropertySheet::refresh);
    connect(document, &FabricDocument::changed, this, &PropertySheet::refresh);
    if (figures != nullptr)
        connect(figures, &RunColoring::changed, this, &PropertySheet::refreshFigures);
    refresh();
}

EmptyState* PropertySheet::emptyState() const
{
    return m_stack->emptyState();
}

void PropertySheet::setEditable(bool editable)
{
    for (QGroupBox* box : { m_nodeBox, m_linkBox, m_stateBox })
        box->setEnabled(editable);
}

QWidget* PropertySheet::makeNodeBox()
{
    m_nodeBox = new QGroupBox(tr("Node"), this);
    auto* form = new QFormLayout(m_nodeBox);
    m_name = new QLineEdit(m_nodeBox);
    m_name->setObjectName(QStringLiteral("propertyName"));
    m_name->setAccessibleName(tr("Name"));
    m_kind = new QComboBox(m_nodeBox);
    m_kind->setObjectName(QStringLiteral("propertyKind"));
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->addItems({ tr("NPU"), tr("Switch") });
    m_kind->setPlaceholderText(tr("mixed", "several objects have different values"));
    m_forwards = new QCheckBox(tr("Forwards traffic of others"), m_nodeBox);
    m_forwards->setObjectName(QStringLiteral("propertyForwards"));
    m_x = makeNumber(QStringLiteral("propertyX"), tr("X"), {}, m_nodeBox);
    m_y = makeNumber(QStringLiteral("propertyY"), tr("Y"), {}, m_nodeBox);
    for (QuantityEdit* edit : { m_x, m_y })
        edit->setRange(-kFarthest, kFarthest);
    form->addRow(tr("Na&me"), m_name);
    form->addRow(tr("&Kind"), m_kind);
    form->addRow(m_forwards);
    form->addRow(tr("&X"), m_x);
    form->addRow(tr("&Y"), m_y);
    return m_nodeBox;
}

QWidget* PropertySheet::makeLinkBox()
{
    m_linkBox = new QGroupBox(tr("Link"), this);
    auto* form = new QFormLayout(m_linkBox);
    m_bandwidth = new QuantityEdit(Quantity::Bandwidth, m_linkBox);
    m_bandwidth->setObjectName(QStringLiteral("propertyBandwidth"));
    m_bandwidth->setAccessibleName(tr("Bandwidth"));
    m_bandwidth->setRange(1e-9, 1e9);
    m_latency = new QuantityEdit(Quantity::Latency, m_linkBox);
    m_latency->setObjectName(QStringLiteral("propertyLatency"));
    m_latency->setAccessibleName(tr("Latency"));
    m_latency->setRange(0, 1e15);
    form->addRow(tr("&Bandwidth"), m_bandwidth);
    form->addRow(tr("&Latency"), m_latency);
    return m_linkBox;
}

QWidget* PropertySheet::makeStateBox()
{
    m_stateBox = new QGroupBox(tr("What if"), this);
    m_stateForm = new QFormLayout(m_stateBox);
    m_failed = new QCheckBox(tr("Failed"), m_stateBox);
    m_failed->setObjectName(QStringLiteral("propertyFailed"));
    m_bandwidthFactor
        = makeNumber(QStringLiteral("propertyBandwidthFactor"), tr("Bandwidth left"), QStringLiteral("%"), m_stateBox);
    m_extraLatency = new QuantityEdit(Quantity::Latency, m_stateBox);
    m_extraLatency->setObjectName(QStringLiteral("propertyExtraLatency"));
    m_extraLatency->setAccessibleName(tr("Extra latency"));
    m_extraLatency->setRange(0, 1e15);
    m_computeFactor
        = makeNumber(QStringLiteral("propertyComputeFactor"), tr("Compute speed"), QStringLiteral("%"), m_stateBox);
    for (QuantityEdit* edit : { m_bandwidthFactor, m_computeFactor })
        edit->setRange(kLeastPercent, kMostPercent);
    m_clear = new QPushButton(tr("Clear"), m_stateBox);
    m_clear->setObjectName(QStringLiteral("propertyClear"));
    m_clear->setToolTip(tr("Back to a healthy fabric"));
    m_stateForm->addRow(m_failed);
    m_stateForm->addRow(tr("Band&width left"), m_bandwidthFactor);
    m_stateForm->addRow(tr("E&xtra latency"), m_extraLatency);
    m_stateForm->addRow(tr("&Compute speed"), m_computeFactor);
    m_stateForm->addRow(m_clear);
    return m_stateBox;
}

void PropertySheet::connectNodes()
{
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (!m_filling && m_nodes.size() == 1 && m_name->isModified())
            m_document->setName(chosen().nodes.front(), m_name->text().trimmed());
    });
    connect(m_kind, &QComboBox::activated, this,
        [this](int kind) { m_document->setKind(chosen().nodes, kind == 0 ? NodeKind::Npu : NodeKind::Switch); });
    connect(m_forwards, &QCheckBox::clicked, this, [this](bool on) { m_document->setForwards(chosen().nodes, on); });
    connect(m_x, &QuantityEdit::edited, this, [this](double value) { moveTo(true, value); });
    connect(m_y, &QuantityEdit::edited, this, [this](double value) { moveTo(false, value); });
}

void PropertySheet::connectLinks()
{
    connect(m_bandwidth, &QuantityEdit::edited, this,
        [this](double value) { m_document->setBandwidth(chosen().links, value); });
    connect(m_latency, &QuantityEdit::edited, this,
        [this](double value) { m_document->setLatency(chosen().links, value); });
}

void PropertySheet::connectState()
{
    const auto apply = [this](const FabricDocument::StateEdit& edit, bool nodes, bool links) {
        if (!m_filling)
            m_document->setState(nodes ? chosen().nodes : std::vector<NodeKey> {},
                links ? chosen().links : std::vector<LinkKey> {}, edit);
    };
    connect(m_failed, &QCheckBox::clicked, this, [apply](bool on) {
        FabricDocument::StateEdit edit;
        edit.failed = on;
        apply(edit, true, true);
    });
    connect(m_bandwidthFactor, &QuantityEdit::edited, this, [apply](double percent) {
        FabricDocument::StateEdit edit;
        edit.bandwidthFactor = percent / 100;
        apply(edit, false, true);
    });
    connect(m_extraLatency, &QuantityEdit::edited, this, [apply](double ns) {
        FabricDocument::StateEdit edit;
        edit.extraLatencyNs = ns;
        apply(edit, false, true);
    });
    connect(m_computeFactor, &QuantityEdit::edited, this, [apply](double percent) {
        FabricDocument::StateEdit edit;
        edit.computeFactor = percent / 100;
        apply(edit, true, false);
    });
    connect(m_clear, &QPushButton::clicked, this, [apply] {
        FabricDocument::StateEdit edit;
        edit.clear = true;
        apply(edit, true, true);
    });
}

void PropertySheet::moveTo(bool alongX, double value)
{
    if (m_filling)
        return;
    std::vector<QPointF> to;
    for (const std::uint32_t at : m_nodes) {
        QPointF position = m_document->columns().positions[at];
        alongX ? position.setX(value) : position.setY(value);
        to.push_back(position);
    }
    std::vector<NodeKey> keys;
    for (const std::uint32_t at : m_nodes)
        keys.push_back(m_document->columns().nodeKeys[at]);
    m_document->moveNodes(std::move(keys), std::move(to), tr("Change position"), true);
}

void PropertySheet::refresh()
{
    const FabricColumns& columns = m_document->columns();
    m_nodes.clear();
    m_links.clear();
    for (const NodeKey key : chosen().nodes) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
            m_nodes.push_back(at);
    }
    for (const LinkKey key : chosen().links) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
            m_links.push_back(at);
    }
    m_stack->setEmpty(m_nodes.empty() && m_links.empty());
    m_filling = true;
    QStringList title;
    if (m_nodes.size() == 1)
        title += m_document->nodeNameAt(m_nodes.front());
    else if (!m_nodes.empty())
        title += tr("%n node(s)", nullptr, static_cast<int>(m_nodes.size()));
    if (m_links.size() == 1)
        title += m_document->linkName(columns.linkKeys[m_links.front()]);
    else if (!m_links.empty())
        title += tr("%n link(s)", nullptr, static_cast<int>(m_links.size()));
    m_title->setText(joined(title));
    refreshNodes();
    refreshLinks();
    refreshState();
    refreshFigures();
    m_filling = false;
}

void PropertySheet::refreshNodes()
{
    const FabricColumns& columns = m_document->columns();
    m_nodeBox->setVisible(!m_nodes.empty());
    if (m_nodes.empty())
        return;
    const bool one = m_nodes.size() == 1;
    m_name->setEnabled(one);
    m_name->setText(one ? columns.textsOf(columns.nodeKeys[m_nodes.front()]).name : QString());
    m_name->setPlaceholderText(one ? m_document->nodeNameAt(m_nodes.front()) : tr("one at a time"));
    m_name->setModified(false);
    const auto kind = common(m_nodes, [&](std::uint32_t i) { return columns.nodes[i].kind; });
    m_kind->setCurrentIndex(!kind ? -1 : *kind == NodeKind::Npu ? 0 : 1);
    showValue(m_forwards, common(m_nodes, [&](std::uint32_t i) { return columns.nodes[i].forwards; }));
    showValue(m_x, common(m_nodes, [&](std::uint32_t i) { return columns.positions[i].x(); }));
    showValue(m_y, common(m_nodes, [&](std::uint32_t i) { return columns.positions[i].y(); }));
}

void PropertySheet::refreshLinks()
{
    const FabricColumns& columns = m_document->columns();
    m_linkBox->setVisible(!m_links.empty());
    showValue(m_bandwidth, common(m_links, [&](std::uint32_t i) { return columns.linkCosts[i].bandwidth.bytesPerNs; }));
    showValue(m_latency, common(m_links, [&](std::uint32_t i) { return columns.linkCosts[i].latency.ns; }));
}

void PropertySheet::refreshState()
{
    const FabricColumns& columns = m_document->columns();
    const auto link = [&](std::uint32_t i) { return columns.changeOf(columns.linkKeys[i]); };
    const auto node = [&](std::uint32_t i) { return columns.changeOf(columns.nodeKeys[i]); };
    std::optional<bool> failed = common(m_nodes, [&](std::uint32_t i) { return node(i).failed; });
    const std::optional<bool> linksFailed = common(m_links, [&](std::uint32_t i) { return link(i).failed; });
    if (m_nodes.empty() || (!m_links.empty() && failed != linksFailed))
        failed = m_nodes.empty() ? linksFailed : std::nullopt;
    showValue(m_failed, failed);
    showValue(m_bandwidthFactor, common(m_links, [&](std::uint32_t i) { return link(i).bandwidthFactor * 100; }));
    showValue(m_extraLatency, common(m_links, [&](std::uint32_t i) { return link(i).extraLatency.ns; }));
    showValue(m_computeFactor, common(m_nodes, [&](std::uint32_t i) { return node(i).computeFactor * 100; }));
    const bool anyNpu = std::any_of(
        m_nodes.begin(), m_nodes.end(), [&](std::uint32_t i) { return columns.nodes[i].kind == NodeKind::Npu; });
    const auto setRow = [this](QWidget* field, bool visible) {
        field->setVisible(visible);
        m_stateForm->labelForField(field)->setVisible(visible);
    };
    setRow(m_bandwidthFactor, !m_links.empty());
    setRow(m_extraLatency, !m_links.empty());
    setRow(m_computeFactor, anyNpu);
    m_clear->setEnabled(std::any_of(m_links.begin(), m_links.end(), [&](std::uint32_t i) {
        return link(i) != LinkChange {};
    }) || std::any_of(m_nodes.begin(), m_nodes.end(), [&](std::uint32_t i) { return node(i) != NodeChange {}; }));
}

void PropertySheet::refreshFigures()
{
    QString text;
    if (m_figures != nullptr && m_nodes.size() == 1 && m_links.empty())
        text = m_figures->figuresOf(m_document->columns().nodeKeys[m_nodes.front()]);
    else if (m_figures != nullptr && m_links.size() == 1 && m_nodes.empty())
        text = m_figures->figuresOf(m_document->columns().linkKeys[m_links.front()]);
    m_figureBox->setVisible(!text.isEmpty());
    m_figureText->setText(text);
}

} // namespace weft::widgets

#include "moc_property_sheet.cpp"
