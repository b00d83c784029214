// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/traffic_matrix_view.h"

#include "engine/io/text_file.h"
#include "widgets/base/canvas/image_export.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/heatmap/heat_legend.h"
#include "widgets/heatmap/matrix_canvas.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace weft::widgets {

namespace {
constexpr double kZoomStep = 1.5;
}

TrafficMatrixView::TrafficMatrixView(SelectionModel* selection, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_jobs(jobs)
    , m_canvas(new MatrixCanvas(selection, this))
    , m_measure(new QComboBox(this))
    , m_logarithmic(new QToolButton(this))
    , m_legend(new HeatLegend(this))
{
    setObjectName(QStringLiteral("trafficMatrixView"));
    setAccessibleName(tr("Traffic matrix"));
    auto* content = new QWidget(this);
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    inside->addWidget(makeBar());
    inside->addWidget(m_canvas, 1);
    auto* empty = new EmptyState(QStringLiteral("matrix"), tr("No traffic to show"), {}, this);
    m_stack = new ViewStack(content, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    showEmpty();
}

QWidget* TrafficMatrixView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(6, 4, 6, 4);
    m_measure->setObjectName(QStringLiteral("matrixMeasure"));
    m_measure->setAccessibleName(tr("What is counted"));
    m_measure->addItem(tr("Bytes"), int(TrafficMeasure::Bytes));
    m_measure->addItem(tr("Messages"), int(TrafficMeasure::Messages));
    m_logarithmic->setObjectName(QStringLiteral("matrixLogarithmic"));
    m_logarithmic->setText(tr("Logarithmic"));
    m_logarithmic->setCheckable(true);
    connect(m_measure, &QComboBox::currentIndexChanged, this, [this] {
        m_canvas->setMeasure(static_cast<TrafficMeasure>(m_measure->currentData().toInt()));
        updateLegend();
    });
    connect(m_logarithmic, &QToolButton::toggled, this, [this](bool on) {
        m_canvas->setLogarithmic(on);
        updateLegend();
    });
    row->addWidget(m_measure);
    row->addWidget(m_logarithmic);
    row->addStretch(1);
    row->addWidget(m_legend, 100); // as wide as its words before anything is left over
    return bar;
}

void TrafficMatrixView::setRun(RunViewPtr run)
{
    m_jobs->drop(m_job);
    m_job = 0;
    m_run = std::move(run);
    m_canvas->setData(nullptr);
    showEmpty();
    if (m_run == nullptr || m_run->run->pairs.empty())
        return;
    emptyState()->setWaiting(tr("Preparing the traffic matrix…"), m_run->name);
    m_job = m_jobs->start(
        tr("Preparing the traffic matrix of %1").arg(m_run->name), this,
        [shown = m_run](const Watch& watch) { return buildMatrix(shown, watch); },
        [this](MatrixDataPtr matrix) {
            m_job = 0;
            m_canvas->setData(std::move(matrix));
            showEmpty();
            updateLegend();
        });
}

void TrafficMatrixView::showEmpty()
{
    const bool empty = m_canvas->matrix() == nullptr;
    m_stack->setEmpty(empty);
    if (!empty)
        return;
    if (m_run == nullptr)
        emptyState()->setTexts(tr("No traffic to show"), tr("Run a simulation at record level links or full."));
    else if (m_run->run->recorded == simulation::RecordLevel::Summary)
        emptyState()->setTexts(
            tr("%1 kept no traffic between NPUs").arg(m_run->name), tr("Run again at record level links or full."));
    else
        emptyState()->setTexts(
            tr("Nothing was sent"), tr("No NPU sent a message to another one in %1.").arg(m_run->name));
}

void TrafficMatrixView::updateLegend()
{
    if (m_canvas->matrix() == nullptr)
        return;
    const bool isBytes = m_measure->currentData().toInt() == int(TrafficMeasure::Bytes);
    const std::uint64_t most = m_canvas->matrix()->most(isBytes ? TrafficMeasure::Bytes : TrafficMeasure::Messages);
    const QString scale = m_logarithmic->isChecked() ? tr(" (log)") : QString();
    m_legend->setEnds(isBytes ? formatBytes(0) : tr("0 messages"),
        (isBytes ? formatBytes(most) : tr("%n message(s)", nullptr, static_cast<int>(most))) + scale);
}

void TrafficMatrixView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Traffic matrix");
    const auto add
        = [&](const char* id, const QString& text, const QList<QKeySequence>& keys, std::function<void()> run) {
              commands.add({ QString::fromLatin1(id), text, group, keys }, std::move(run), this);
          };
    add("matrix.zoomIn", tr("Zoom &in"), { Qt::Key_Plus, Qt::Key_W }, [this] { m_canvas->zoomBy(kZoomStep); });
    add("matrix.zoomOut", tr("Zoom &out"), { Qt::Key_Minus, Qt::Key_S }, [this] { m_canvas->zoomBy(1 / kZoomStep); });
    add("matrix.showAll", tr("Show &all NPUs"), { Qt::Key_Home }, [this] { m_canvas->showAll(); });
    add("matrix.logarithmic", tr("&Logarithmic scale"), { Qt::Key_L }, [this] { m_logarithmic->toggle(); });
    add("matrix.measure", tr("Count &messages or bytes"), { Qt::Key_M },
        [this] { m_measure->setCurrentIndex(1 - m_measure->currentIndex()); });
}

std::vector<ViewExport> TrafficMatrixView::exports()
{
    if (isEmpty())
        return {};
    ViewExport pairs;
    pairs.kind = ViewExport::Kind::File; // of many NPUs they are many
    pairs.name = tr("Pairs of NPUs");
    pairs.suffixes << QStringLiteral("csv");
    pairs.write = [this](const QString& path, QString&) {
        m_jobs->start(
            tr("Writing %1").arg(QFileInfo(path).fileName()), this,
            [matrix = m_canvas->matrix(), path](
                const Watch&) { return io::writeTextFile(path.toStdString(), matrixCsv(*matrix)); },
            [this, path](const Result<void>& written) {
                emit statusMessage(written ? tr("Wrote %1").arg(path) : inWords(written.error()));
            });
        return true;
    };
    ViewExport matrix = pictureOf(m_canvas, {}, [this](QPainter& painter) { m_canvas->renderTo(painter); });
    matrix.size = matrix.size.expandedTo({ ViewSheet::kLeastWidth, ViewSheet::kLeastWidth });
    ViewSheet sheet = emptySheet();
    sheet.addWidget(m_legend);
    sheet.addPicture(matrix);
    return { sheet.toExport(tr("Picture")), std::move(pairs) };
}

} // namespace weft::widgets

#include "moc_traffic_matrix_view.cpp"
