// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/sweep_view.h"

#include "engine/io/text_file.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/button_command.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/page_parts.h"
#include "widgets/workload/record_model.h"
#include "widgets/workload/sweep_chart.h"
#include "widgets/workload/workload_text.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>

namespace weft::widgets {

SweepView::SweepView(JobRunner* jobs, std::function<Result<SweepInput>()> input, QWidget* parent)
    : View(parent)
    , m_jobs(jobs)
    , m_input(std::move(input))
    , m_chart(new SweepChart(this))
    , m_model(new RecordModel(this))
    , m_table(makeRecordTable(m_model, "sweepTable", tr("Sweep"), this))
    , m_empty(new EmptyState(QStringLiteral("workload-sweep"), tr("No sweep yet"),
          tr("Choose a collective, sizes and algorithms, and press Sweep; or load a table that nccl-tests printed.")))
{
    setObjectName(QStringLiteral("sweepView"));
    setAccessibleName(tr("Sweep of a collective"));
    layOut();
    showLines();
}

void SweepView::layOut()
{
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("sweepMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* halves = new QSplitter(Qt::Horizontal, this);
    halves->addWidget(m_chart);
    halves->addWidget(m_table);
    halves->setSizes({ 1150, 1000 });
    halves->setChildrenCollapsible(false);
    m_stack = new ViewStack(halves, m_empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(makeBar());
    column->addWidget(m_message);
    column->addWidget(m_stack, 1);
}

QWidget* SweepView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    m_figure = new QComboBox(bar);
    m_figure->setObjectName(QStringLiteral("sweepFigure"));
    m_figure->setAccessibleName(tr("Figure that the chart shows"));
    m_figure->setToolTip(tr("Algorithm bandwidth is size ÷ time. Bus bandwidth multiplies it by the pattern's factor, "
                            "such as 2(n−1)/n of an all-reduce, so that it compares with the hardware."));
    m_figure->addItems({ tr("Bus bandwidth (GB/s)"), tr("Algorithm bandwidth (GB/s)"), tr("Time (µs)") });
    connect(m_figure, &QComboBox::currentIndexChanged, this, &SweepView::showLines);
    m_title = new QLabel(bar);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    const auto button = [&](const QString& text, const char* objectName, const QString& tip, auto slot) {
        auto* made = new QPushButton(text, bar);
        made->setObjectName(QLatin1String(objectName));
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    m_stop = button(tr("Sto&p"), "sweepStop", tr("Ends the sweep; what is done stays"), &SweepView::stop);
    QPushButton* load = button(tr("&Load measured…"), "sweepLoad",
        tr("Lays the output of nccl-tests, or a CSV in its columns, over the chart"), &SweepView::askMeasured);
    m_clear
        = button(tr("Clear &measured"), "sweepClear", tr("Takes the measured tables away"), &SweepView::clearMeasured);
    m_export = button(tr("&Export CSV…"), "sweepExport", tr("Writes the simulated rows in the columns of nccl-tests"),
        [this] { emit exportRequested(tr("Sweep")); });
    row->addWidget(m_figure);
    row->addWidget(m_title, 1);
    for (QPushButton* one : { m_stop, load, m_clear, m_export })
        row->addWidget(one);
    return bar;
}

void SweepView::start(const study::CollectiveBenchmark& benchmark, const study::SweepSizes& sizes,
    const std::vector<study::SweepAlgorithm>& algorithms)
{
    m_jobs->drop(m_job);
    m_job = 0;
    Result<SweepInput> input = m_input();
    if (!input) {
        m_note = inWords(input.error());
        showState();
        return;
    }
    m_note.clear();
    m_job = m_jobs->start(
        tr("Sweep %1").arg(toQString(trace::toString(benchmark.pattern))), this,
        [input = std::move(*input), benchmark, sizes, algorithms](const Watch& watch) -> Result<study::SweepResult> {
            Findings findings;
            auto prepared = study::prepare(input.settings, input.fabric.topology().npuCount(), findings);
            if (!prepared)
                return prepared.error();
            prepared->options.record = simulation::RecordLevel::Summary;
            return study::sweep(
                input.fabric, prepared->system.config, prepared->options, benchmark, sizes, algorithms, watch);
        },
        [this, benchmark](Result<study::SweepResult> result) {
            m_job = 0;
            take(benchmark, std::move(result));
        });
    showState();
}

void SweepView::stop()
{
    m_jobs->stop(m_job);
}

void SweepView::take(const study::CollectiveBenchmark& benchmark, Result<study::SweepResult> result)
{
    if (!result) {
        m_note = inWords(result.error());
        showState();
        return;
    }
    setRows(std::move(result->rows), benchmark.pattern);
    QStringList notes;
    if (result->isCancelled)
        notes.append(tr("The sweep was stopped; these are the points that were done."));
    for (const Finding& finding : result->findings)
        notes.append(inWords(finding.error));
    m_note = notes.join('\n');
    showState();
    emit statusMessage(tr("Swept %n point(s)", nullptr, static_cast<int>(m_rows.size())));
}

void SweepView::setRows(std::vector<study::SweepRow> rows, trace::CollectiveType pattern)
{
    m_rows = std::move(rows);
    m_pattern = pattern;
    m_note.clear();
    showLines();
}

bool SweepView::loadMeasured(const QString& path, QString& error)
{
    Findings findings;
    auto rows = study::readNcclFile(path.toStdString(), findings);
    if (!rows) {
        error = inWords(rows.error());
        return false;
    }
    m_measured.push_back({ QFileInfo(path).fileName(), std::move(*rows) });
    QStringList notes;
    for (const Finding& finding : findings)
        notes.append(inWords(finding.error));
    m_measuredNote = notes.join('\n');
    showLines();
    return true;
}

void SweepView::clearMeasured()
{
    m_measured.clear();
    m_measuredNote.clear();
    showLines();
}

std::vector<ViewExport> SweepView::exports()
{
    std::vector<ViewExport> all = View::exports();
    if (m_rows.empty())
        return all;
    const auto csv = [rows = m_rows, pattern = m_pattern] {
        return QString::fromStdString(study::writeNcclCsv(study::ncclRows(rows, pattern)));
    };
    all.insert(all.begin() + std::min<std::ptrdiff_t>(1, std::ssize(all)), tableOfValues(tr("Sweep"), csv));
    return all;
}

void SweepView::showState()
{
    m_stop->setVisible(isRunning());
    m_export->setEnabled(!m_rows.empty());
    m_clear->setVisible(!m_measured.empty());
    m_stack->setEmpty(m_lines.empty());
    QString title;
    if (!m_rows.empty()) {
        title = tr("%1 over %n rank(s)", "a pattern of collectives", static_cast<int>(m_rows.front().members))
                    .arg(toQString(trace::toString(m_pattern)));
    }
    if (isRunning())
        title = title.isEmpty() ? tr("Sweeping…") : tr("%1 – sweeping…").arg(title);
    m_title->setText(title);
    QStringList notes { m_note, m_measuredNote };
    notes.removeAll(QString());
    m_message->setText(notes.join('\n'));
    m_message->setVisible(!notes.isEmpty());
}

// The table, and the chart's series in the order in which they occur in it.
void SweepView::showLines()
{
    m_lines.clear();
    for (const study::NcclRow& row : study::ncclRows(m_rows, m_pattern)) {
        const study::NcclFigures& figures = row.outOfPlace;
        m_lines.push_back({ QString::fromStdString(row.algorithm), row.bytes, figures.micros,
            figures.algorithmBandwidth, figures.busBandwidth });
    }
    const std::size_t simulated = m_lines.size();
    for (const Measured& table : m_measured) {
        for (const study::NcclRow& row : table.rows) {
            QString name = tr("measured: %1", "a file").arg(table.name);
            if (!row.algorithm.empty())
                name += QStringLiteral(" (") + QString::fromStdString(row.algorithm) + ')';
            m_lines.push_back({ name, row.bytes, row.outOfPlace.micros, row.outOfPlace.algorithmBandwidth,
                row.outOfPlace.busBandwidth });
        }
    }
    const auto figure = static_cast<SweepFigure>(m_figure->currentIndex());
    std::vector<SweepSeries> series;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const bool isMeasured = i >= simulated;
        auto at = std::find_if(series.begin(), series.end(),
            [&](const SweepSeries& one) { return one.name == line.series && one.isMeasured == isMeasured; });
        if (at == series.end())
            at = series.insert(series.end(), { line.series, isMeasured });
        const double value = figure == SweepFigure::Time ? line.micros
            : figure == SweepFigure::BusBandwidth        ? line.busBandwidth
                                                         : line.algorithmBandwidth;
        at->points.append({ static_cast<double>(line.bytes), value });
    }
    m_chart->setSeries(figure, std::move(series));
    const auto at = [this](std::size_t record) -> const Line& { return m_lines[record]; };
    const auto bandwidth = [](double value) { return formatBandwidth(Bandwidth { value }); };
    m_model->setRecords(m_lines.size(),
        { { tr("Algorithm"), [at](std::size_t record) { return at(record).series; } },
            { tr("Size (bytes)"), [at](std::size_t record) { return formatBytes(at(record).bytes); },
                [at](std::size_t record) { return static_cast<double>(at(record).bytes); },
                tr("As nccl-tests count it: the full buffer, of an all-gather what each rank ends with") },
            { tr("Time"),
                [at](std::size_t record) { return formatNs(static_cast<std::int64_t>(at(record).micros * 1000)); },
                [at](std::size_t record) { return at(record).micros; }, tr("Exported in microseconds") },
            { tr("Algorithm bandwidth"),
                [at, bandwidth](std::size_t record) { return bandwidth(at(record).algorithmBandwidth); },
                [at](std::size_t record) { return at(record).algorithmBandwidth; }, tr("Size ÷ time") },
            { tr("Bus bandwidth"), [at, bandwidth](std::size_t record) { return bandwidth(at(record).busBandwidth); },
                [at](std::size_t record) { return at(record).busBandwidth; },
                tr("Algorithm bandwidth × the factor of the pattern") } });
    showState();
}

void SweepView::askMeasured()
{
    const QString path = askOpenPath(
        this, tr("Load measured table"), tr("nccl-tests output or CSV (*.txt *.log *.out *.csv);;All files (*)"));
    if (path.isEmpty())
        return;
    QString error;
    if (loadMeasured(path, error))
        return;
    m_measuredNote = error;
    showState();
    emit statusMessage(error);
}

void SweepView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Sweep");
    commands.add(
        { "sweep.loadMeasured", tr("&Load measured table…"), group, {}, {},
            tr("Lay the output of nccl-tests over the chart") },
        [this] { askMeasured(); }, this);
    commands.add(
        { "sweep.exportCsv", tr("&Export sweep as CSV…"), group, {}, {},
            tr("Write the simulated rows in the columns of nccl-tests") },
        [this] { emit exportRequested(tr("Sweep")); }, this);
    commands.add(
        { "sweep.stop", tr("&Stop sweep"), group, {}, {}, tr("End the sweep; what is done stays") }, [this] { stop(); },
        this);
    addButtonCommand(commands, QStringLiteral("sweep.clearMeasured"), group, m_clear, this);
    commands.explain({ QStringLiteral("sweep.clearMeasured") },
        [this] { return m_measured.empty() ? tr("No measured table is laid over the chart") : QString(); });
    commands.explain({ QStringLiteral("sweep.exportCsv") },
        [this] { return m_rows.empty() ? tr("No sweep has been run yet") : QString(); });
    commands.explain(
        { QStringLiteral("sweep.stop") }, [this] { return isRunning() ? QString() : tr("No sweep is going on"); });
}

void SweepView::reset()
{
    m_jobs->drop(m_job);
    m_job = 0;
    setRows({}, m_pattern);
    clearMeasured();
}

} // namespace weft::widgets

#include "moc_sweep_view.cpp"
#include "widgets/base/jobs/open_path.h"
