// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/findings_page.h"

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/workload/page_parts.h"
#include "widgets/workload/record_model.h"
#include "widgets/workload/workload_text.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace weft::widgets {

namespace {

// A disc for errors and a triangle for warnings: told apart without their colours.
QIcon severityIcon(Severity severity)
{
    constexpr int kSize = 32;
    const Theme& theme = Theme::current();
    QPixmap image(kSize, kSize);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QPainterPath shape;
    if (severity == Severity::Error)
        shape.addEllipse(2, 2, kSize - 4, kSize - 4);
    else
        shape.addPolygon(QPolygonF({ { kSize / 2.0, 2 }, { kSize - 1.0, kSize - 3.0 }, { 1, kSize - 3.0 } }));
    painter.fillPath(shape, severity == Severity::Error ? theme.error : theme.warning);
    painter.fillRect(kSize / 2 - 2, 10, 4, 11, theme.base);
    painter.fillRect(kSize / 2 - 2, 23, 4, 4, theme.base);
    return QIcon(image);
}

} // namespace

FindingsPage::FindingsPage(SelectionModel* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_model(new RecordModel(this))
    , m_table(makeRecordTable(m_model, "findingsTable", tr("Findings"), this))
    , m_missing(new QLabel(this))
{
    m_missing->setObjectName(QStringLiteral("missingRanks"));
    m_missing->setWordWrap(true);
    auto* empty = new EmptyState(QStringLiteral("workload"), tr("Nothing to report"),
        tr("The readers and the validator found nothing wrong with this workload."));
    m_stack = new ViewStack(m_table, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_missing);
    column->addWidget(m_stack, 1);
    connect(m_table, &QTableView::activated, this, &FindingsPage::choose);
    setFindings(nullptr, {}, {});
}

void FindingsPage::setFindings(
    OperationListPtr list, const Findings& findings, const std::vector<std::uint32_t>& missingRanks)
{
    m_list = std::move(list);
    m_findings = findings;
    std::vector<Rank> ranks;
    for (const std::uint32_t rank : missingRanks)
        ranks.push_back(Rank { rank });
    m_missing->setText(
        tr("No file for %n rank(s): %1", nullptr, static_cast<int>(ranks.size())).arg(formatRanks(ranks)));
    m_missing->setVisible(!ranks.empty());
    m_stack->setEmpty(m_findings.empty());
    showFindings();
}

void FindingsPage::showFindings()
{
    const auto at = [this](std::size_t record) -> const Finding& { return m_findings[record]; };
    const QIcon error = severityIcon(Severity::Error);
    const QIcon warning = severityIcon(Severity::Warning);
    const auto message = [at](std::size_t record) {
        const Error& what = at(record).error;
        return withoutPlace(what);
    };
    const auto place = [at](std::size_t record) { return inWords(at(record).error.where); };
    m_model->setRecords(m_findings.size(),
        { { tr("Severity"),
              [at](std::size_t record) { return at(record).severity == Severity::Error ? tr("Error") : tr("Warning"); },
              {}, {},
              [at, error, warning](
                  std::size_t record) { return at(record).severity == Severity::Error ? error : warning; } },
            { tr("Message"), message, {}, {}, {},
                [message](std::size_t record) { return message(record).toHtmlEscaped(); } },
            { tr("Place"), place, {}, tr("The file, rank and node"), {},
                [place](std::size_t record) { return place(record).toHtmlEscaped(); } } });
    const int digit = fontMetrics().horizontalAdvance('0');
    m_table->setColumnWidth(1, 80 * digit); // messages are long, and places beside them help
}

OpKey FindingsPage::operationOf(const Error& error) const
{
    if (!m_list || !error.where.rank || !error.where.nodeId || *error.where.rank >= m_list->ranks())
        return {};
    const Rank rank { *error.where.rank };
    const OpId op = m_list->graph(rank).find(*error.where.nodeId);
    return op == kNone<OpId> ? OpKey {} : OpKey { rank, op };
}

void FindingsPage::choose(const QModelIndex& index)
{
    const OpKey key = operationOf(m_findings[m_model->recordAt(index.row())].error);
    if (!key.isValid()) {
        emit statusMessage(tr("This finding is not about a single operation."));
        return;
    }
    m_selection->selectOperations({ key });
    m_selection->reveal();
    emit operationChosen();
}

void FindingsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showFindings();
    QWidget::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_findings_page.cpp"
