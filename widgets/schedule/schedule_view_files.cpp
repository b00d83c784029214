// SPDX-License-Identifier: GPL-3.0-or-later
// Where the schedules of ScheduleView come from and go to: files, the library, and what falls onto it.
#include "engine/study/schedules/schedule_files.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/schedule/figures_panel.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QJsonArray>
#include <QMimeData>
#include <QTabWidget>
#include <QTimer>
#include <QUrl>

namespace weft::widgets {

namespace {

const QString kTraceSuffix = QStringLiteral(".et");
const QString kViews = QStringLiteral("views");

} // namespace

void ScheduleView::openFile(const QString& path, ScheduleSide::Done done)
{
    load(0, path, std::move(done));
}

void ScheduleView::compareWith(const QString& path)
{
    load(1, path);
}

void ScheduleView::load(std::size_t which, const QString& path, ScheduleSide::Done done)
{
    m_sides[which]->load(
        QFileInfo(path).fileName().toStdString(),
        [loader = m_loader, file = path.toStdString()](
            Findings& findings, const Watch& watch) { return loader(file, findings, watch); },
        { path, {} }, std::move(done));
}

void ScheduleView::showSchedule(collective::SchedulePtr schedule, const Sentence& name)
{
    m_sides[0]->show(std::move(schedule), name);
}

void ScheduleView::showSecond(collective::SchedulePtr schedule, const Sentence& name)
{
    m_sides[1]->show(std::move(schedule), name);
}

void ScheduleView::make(const LibraryOrder& order)
{
    m_figures->setCommSize(order.commSize);
    make(0, order);
}

void ScheduleView::make(std::size_t which, const LibraryOrder& order)
{
    const auto kept = std::make_shared<const LibraryOrder>(order);
    m_sides[which]->load(
        order.algorithm, [kept](Findings&, const Watch& watch) { return kept->make(watch); }, { {}, kept });
}

void ScheduleView::restore(const std::array<ScheduleOrigin, 2>& origins)
{
    for (std::size_t which = 0; which < origins.size(); ++which) {
        if (origins[which].order != nullptr)
            make(which, *origins[which].order);
        else if (!origins[which].path.isEmpty())
            load(which, origins[which].path);
    }
    if (origins[0].order != nullptr)
        m_figures->setCommSize(origins[0].order->commSize);
}

void ScheduleView::reset()
{
    View::reset();
    m_tabs->setCurrentIndex(0);
    m_wantedViews = {};
}

QJsonObject ScheduleView::saveState() const
{
    QJsonObject state = View::saveState();
    state[QStringLiteral("page")] = m_tabs->currentIndex();
    state[QStringLiteral("commSize")] = QString::number(commSize().count());
    QJsonArray views;
    for (std::size_t which = 0; which < m_sides.size(); ++which) {
        const ScheduleSide* side = m_sides[which];
        const GridView view = m_wantedViews[which].value_or(side->canvas()->scene().view());
        const bool isMoved = m_wantedViews[which] || (side->columns() != nullptr && !side->canvas()->showsAll());
        views.append(isMoved ? QJsonArray { view.columns.first, view.columns.scale, view.rows.first, view.rows.scale }
                             : QJsonArray());
    }
    state[kViews] = views;
    return state;
}

void ScheduleView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    for (std::size_t which = 0; which < m_sides.size(); ++which) {
        const QJsonArray numbers = state[kViews].toArray().at(static_cast<qsizetype>(which)).toArray();
        m_wantedViews[which].reset();
        if (numbers.size() == 4 && numbers[1].toDouble() > 0 && numbers[3].toDouble() > 0)
            m_wantedViews[which] = GridView { { numbers[0].toDouble(), numbers[1].toDouble() },
                { numbers[2].toDouble(), numbers[3].toDouble() } };
    }
    m_tabs->setCurrentIndex(std::clamp(state[QStringLiteral("page")].toInt(), 0, m_tabs->count() - 1));
    if (const quint64 size = state[QStringLiteral("commSize")].toString().toULongLong(); size > 0)
        m_figures->setCommSize(Bytes { size });
}

void ScheduleView::restoreViews()
{
    for (std::size_t which = 0; which < m_sides.size() && isVisible(); ++which) {
        if (m_wantedViews[which] && m_sides[which]->columns() != nullptr)
            m_sides[which]->canvas()->setView(*std::exchange(m_wantedViews[which], {}));
    }
}

void ScheduleView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    QTimer::singleShot(0, this, &ScheduleView::restoreViews); // once it is laid out
}

Bytes ScheduleView::commSize() const
{
    return m_figures->commSize();
}

void ScheduleView::askOpen(bool second)
{
    const QString path = askOpenPath(this, second ? tr("Compare with a schedule") : tr("Open a schedule"),
        tr("Schedules: MSCCL XML, Weft JSON, Chakra traces (*.xml *.json *.et *.gz);;All files (*)"));
    if (path.isEmpty())
        return;
    load(second ? 1 : 0, path);
}

void ScheduleView::askNew()
{
    auto* dialog = new NewScheduleDialog(*m_fabric, commSize(), m_jobs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { make(dialog->order()); });
    dialog->open();
}

void ScheduleView::exportSchedule(const QString& path)
{
    const collective::SchedulePtr schedule = active()->schedule();
    if (schedule == nullptr)
        return;
    struct Written {
        Result<std::vector<std::string>> files;
        Findings findings;
    };
    // PREFIX.et means PREFIX.0.et, PREFIX.1.et, …
    const std::string output = (path.endsWith(kTraceSuffix) ? path.chopped(kTraceSuffix.size()) : path).toStdString();
    collective::EtOptions options;
    options.lowering.commSize = commSize();
    m_jobs->start(
        tr("Writing %1").arg(QFileInfo(path).fileName()), this,
        [schedule, output, options](const Watch& watch) {
            Findings findings;
            auto files = study::saveSchedule(*schedule, output, study::formOfName(output), options, findings, watch);
            return Written { std::move(files), std::move(findings) };
        },
        [this, side = active(), schedule, path, form = study::formOfName(output)](Written written) {
            if (!written.files && !hasErrors(written.findings))
                fail(written.findings, written.files.error());
            emit exportFound(written.findings);
            // What came from nowhere comes from there now.
            if (written.files && form == study::ScheduleForm::Json && side->schedule() == schedule
                && side->origin().path.isEmpty() && side->origin().order == nullptr) {
                side->setFile(path);
                emit originsChanged();
            }
            if (!written.files) {
                emit statusMessage(tr("Not written: %1").arg(inWords(written.files.error())));
                return;
            }
            const QString last = QDir::toNativeSeparators(QString::fromStdString(written.files->back()));
            const int count = static_cast<int>(written.files->size());
            emit statusMessage(count == 1 ? tr("Wrote %1").arg(last)
                                          : tr("Wrote %n files, the last one %1", nullptr, count).arg(last));
        });
}

void ScheduleView::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->urls().size() == 1) // the window opens several, each by its content
        event->acceptProposedAction();
}

// What falls here is a schedule, also where its file could be something else as well: Chakra traces.
void ScheduleView::dropEvent(QDropEvent* event)
{
    if (const QUrl url = event->mimeData()->urls().value(0); url.isLocalFile())
        openFile(url.toLocalFile());
    event->acceptProposedAction();
}

} // namespace weft::widgets
