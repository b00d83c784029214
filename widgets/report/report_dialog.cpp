// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_dialog.h"

#include "widgets/base/jobs/file_bytes.h"
#include "widgets/base/jobs/save_path.h"
#include "widgets/report/report_html.h"
#include "widgets/report/report_pages.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace weft::widgets {

namespace {

constexpr int kPageWidth = 640; // of the preview, logical pixels
constexpr int kPauseMs = 200; // before pages are made again
constexpr int kWaitMs = 50; // before a section is asked for again
constexpr int kMostWaits = 400;
constexpr int kSampleMs = 100; // of what is under way
constexpr int kPart = Qt::UserRole; // of an item: its number among the parts
const QString kLeftOut = QStringLiteral("-");

} // namespace

ReportDialog::ReportDialog(
    Report head, std::vector<ReportPart> parts, const QString& stem, JobRunner* jobs, QWidget* parent)
    : QDialog(parent)
    , m_head(std::move(head))
    , m_parts(std::move(parts))
    , m_sections(m_parts.size())
    , m_stem(stem)
    , m_jobs(jobs)
    , m_list(new QListWidget)
    , m_state(new QLabel)
    , m_scroll(new QScrollArea)
    , m_pages(new QVBoxLayout)
    , m_save(new QPushButton(tr("&Save as…")))
    , m_up(new QPushButton(tr("Move &up")))
    , m_down(new QPushButton(tr("Move &down")))
    , m_work(new QWidget)
    , m_bar(new QProgressBar)
    , m_stop(new QPushButton(tr("S&top")))
    , m_makeTimer(new QTimer(this))
    , m_pageTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Report"));
    m_list->setObjectName(QStringLiteral("reportSections"));
    m_list->setAccessibleName(tr("Sections"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        auto* item = new QListWidgetItem(m_parts[part].title, m_list);
        item->setData(kPart, static_cast<int>(part));
        item->setFlags(Qt::ItemIsDragEnabled | Qt::ItemIsSelectable); // until it is made
        item->setCheckState(Qt::Unchecked);
        m_unmade.push_back(part);
    }
    m_list->setCurrentRow(0);
    m_state->setObjectName(QStringLiteral("reportState"));
    m_state->setWordWrap(true);
    auto* pages = new QWidget;
    pages->setLayout(m_pages);
    m_pages->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_scroll->setObjectName(QStringLiteral("reportPages"));
    m_scroll->setAccessibleName(tr("Pages"));
    m_scroll->setWidget(pages);
    m_scroll->setWidgetResizable(true);
    m_scroll->setBackgroundRole(QPalette::Mid);
    m_up->setObjectName(QStringLiteral("reportMoveUp"));
    m_down->setObjectName(QStringLiteral("reportMoveDown"));
    m_save->setObjectName(QStringLiteral("reportSave"));
    m_save->setDefault(true);
    m_save->setEnabled(false);

    auto* order = new QHBoxLayout;
    order->addWidget(m_up);
    order->addWidget(m_down);
    auto* left = new QVBoxLayout;
    auto* label = new QLabel(tr("S&ections, in their order"));
    label->setBuddy(m_list);
    left->addWidget(label);
    left->addWidget(m_list, 1);
    left->addLayout(order);
    left->addWidget(m_state);
    m_stop->setObjectName(QStringLiteral("reportStop"));
    m_stop->setAutoDefault(false);
    m_bar->setObjectName(QStringLiteral("reportProgress"));
    m_bar->setAccessibleName(tr("Progress of the report"));
    auto* work = new QHBoxLayout(m_work);
    work->setContentsMargins(0, 0, 0, 0);
    work->addWidget(m_bar, 1);
    work->addWidget(m_stop);
    m_work->hide();
    auto* right = new QVBoxLayout;
    right->addWidget(m_work);
    right->addWidget(m_scroll, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    auto* middle = new QHBoxLayout;
    middle->addLayout(left, 1);
    middle->addLayout(right, 3);
    auto* column = new QVBoxLayout(this);
    column->addLayout(middle, 1);
    column->addWidget(buttons);
    const std::array<QWidget*, 7> chain { m_list, m_up, m_down, m_stop, m_scroll, m_save,
        buttons->button(QDialogButtonBox::Close) };
    for (std::size_t at = 1; at < chain.size(); ++at)
        setTabOrder(chain[at - 1], chain[at]);
    constexpr QSize kWanted(980, 720);
    constexpr QSize kFrame(16, 60); // of the window manager, about
    resize(kWanted.boundedTo(screen()->availableSize() - kFrame));
    m_up->setAutoDefault(false);
    m_down->setAutoDefault(false);
    m_list->setFocus();

    m_makeTimer->setInterval(0);
    m_pageTimer->setInterval(kPauseMs);
    m_pageTimer->setSingleShot(true);
    connect(m_makeTimer, &QTimer::timeout, this, &ReportDialog::makeNext);
    connect(m_pageTimer, &QTimer::timeout, this, &ReportDialog::showPages);
    const auto later = [this] { m_pageTimer->start(); };
    connect(m_list, &QListWidget::itemChanged, this, later);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, later);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_save, &QPushButton::clicked, this, &ReportDialog::askPath);
    connect(m_stop, &QPushButton::clicked, this, &ReportDialog::stopWork);
    auto* sample = new QTimer(this);
    connect(sample, &QTimer::timeout, this, &ReportDialog::showWork);
    sample->start(kSampleMs);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::finished, this, [this] {
        m_makeTimer->stop();
        m_pageTimer->stop();
        m_jobs->drop(m_job);
    });
    m_makeTimer->start();
}

// One a turn, so that the window goes on between them; and their pictures are drawn by a job.
void ReportDialog::makeNext()
{
    m_makeTimer->stop();
    if (m_unmade.empty()) {
        showPages();
        return;
    }
    const auto isComing = [this](std::size_t part) { return m_parts[part].isComing && m_parts[part].isComing(); };
    const auto next = std::ranges::find_if_not(m_unmade, isComing);
    if (next == m_unmade.end() && ++m_waits < kMostWaits) {
        m_state->setText(tr("Drawing: %1").arg(m_parts[m_unmade.front()].title));
        m_makeTimer->start(kWaitMs);
        return;
    }
    const std::size_t part = next == m_unmade.end() ? m_unmade.front() : *next;
    const QString title = tr("Drawing: %1").arg(m_parts[part].title);
    m_state->setText(title);
    ReportSection made = m_parts[part].make();
    const auto take = [this, part](ReportSection section, const QString& whyNot) {
        m_job = 0;
        std::erase(m_unmade, part);
        m_sections[part] = std::move(section);
        offer(part, whyNot);
        m_makeTimer->start(0);
    };
    const QString nothing = tr("There is nothing to say here yet");
    if (made.pictures.empty()) {
        take(std::move(made), nothing);
        return;
    }
    m_job = m_jobs->start(
        title, this,
        [made = std::move(made)](const Watch& watch) mutable {
            return drawPictures(made, watch) ? std::optional(std::move(made)) : std::nullopt;
        },
        [this, take, nothing](std::optional<ReportSection> section) {
            m_job = 0;
            if (section)
                take(*std::move(section), nothing);
            else
                hold();
        },
        [this, part, take](const QString&) {
            take({ m_parts[part].id, m_parts[part].title, {}, {}, {}, {} }, tr("It could not be drawn"));
        });
}

// What is not drawn yet waits; what is can be looked at and written.
void ReportDialog::hold()
{
    m_isHeld = true;
    m_makeTimer->stop();
    for (const std::size_t part : m_unmade)
        offer(part, tr("It was stopped before it was drawn"));
    showPages();
}

QString ReportDialog::heldText() const
{
    return tr("Stopped: %n section(s) are not drawn.", nullptr, static_cast<int>(m_unmade.size()));
}

// In the list, now that it is made.
void ReportDialog::offer(std::size_t part, const QString& whyNot)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        if (item->data(kPart).toInt() != static_cast<int>(part))
            continue;
        if (saysNothing(m_sections[part])) {
            item->setToolTip(whyNot);
            item->setFlags(Qt::ItemIsDragEnabled | Qt::ItemIsSelectable);
        } else {
            item->setFlags(Qt::ItemIsDragEnabled | Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
            item->setCheckState(m_unwanted.contains(m_parts[part].id) ? Qt::Unchecked : Qt::Checked);
        }
    }
}

QStringList ReportDialog::choice() const
{
    QStringList all;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        const QString& id = m_parts[static_cast<std::size_t>(item->data(kPart).toInt())].id;
        const bool isOffered = item->flags().testFlag(Qt::ItemIsEnabled);
        const bool isLeftOut = isOffered ? item->checkState() != Qt::Checked : m_unwanted.contains(id);
        all << (isLeftOut ? kLeftOut + id : id);
    }
    return all;
}

void ReportDialog::setChoice(const QStringList& choice)
{
    int row = 0;
    for (QString id : choice) {
        if (id.startsWith(kLeftOut))
            m_unwanted << (id = id.sliced(kLeftOut.size()));
        for (int at = row; at < m_list->count(); ++at) {
            if (m_parts[static_cast<std::size_t>(m_list->item(at)->data(kPart).toInt())].id != id)
                continue;
            m_list->insertItem(row++, m_list->takeItem(at));
            break;
        }
    }
    m_list->setCurrentRow(0);
}

Report ReportDialog::report() const
{
    Report report = m_head;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        if (item->checkState() == Qt::Checked)
            report.sections.push_back(m_sections[static_cast<std::size_t>(item->data(kPart).toInt())]);
    }
    return report;
}

void ReportDialog::showPages()
{
    if (!isMade() && !m_isHeld)
        return;
    m_jobs->drop(m_job);
    m_isStopped = false;
    const double scale = devicePixelRatioF();
    const Report now = report();
    m_save->setEnabled(!now.sections.empty() && m_writing == 0);
    m_state->setText(!now.sections.empty() ? tr("Laying out the pages…")
            : m_isHeld                     ? heldText()
            : std::ranges::all_of(m_sections, saysNothing)
            ? tr("There is nothing to report yet: open a project, or make a fabric and run a workload on it.")
            : tr("Choose at least one section."));
    m_job = m_jobs->start(
        tr("Laying out a report"), this,
        [now, scale](const Watch& watch) { return toImages(now, qRound(kPageWidth * scale), watch); },
        [this, scale, none = now.sections.empty()](std::vector<QImage> images) {
            m_job = 0;
            while (QLayoutItem* old = m_pages->takeAt(0)) {
                delete old->widget();
                delete old;
            }
            for (QImage& image : images) {
                image.setDevicePixelRatio(scale);
                auto* page = new QLabel;
                page->setPixmap(QPixmap::fromImage(std::move(image)));
                m_pages->addWidget(page);
            }
            if (!none)
                m_state->setText(m_isHeld ? heldText()
                        : m_isStopped     ? tr("The preview was stopped; a file has all pages.")
                                          : tr("%n pages", nullptr, static_cast<int>(images.size())));
        });
}

void ReportDialog::move(int by)
{
    const int row = m_list->currentRow();
    if (row < 0 || row + by < 0 || row + by >= m_list->count())
        return;
    m_list->insertItem(row + by, m_list->takeItem(row));
    m_list->setCurrentRow(row + by);
    m_pageTimer->start();
}

void ReportDialog::askPath()
{
    auto* dialog = new SaveDialog(
        this, tr("Save the report"), m_stem + QStringLiteral(".html"), { tr("Web page (*.html)"), tr("PDF (*.pdf)") });
    dialog->setObjectName(QStringLiteral("reportPath"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::accepted, this, [this, dialog] { startWriting(dialog->path()); });
    dialog->open();
}

void ReportDialog::startWriting(const QString& path)
{
    const QString title = tr("Writing a report");
    m_state->setText(title);
    m_save->setEnabled(false);
    const bool goes = testAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_DeleteOnClose, false); // somebody has to say how it ended
    const auto end = [this, path, goes](const QString& error) {
        m_writing = 0;
        m_save->setEnabled(!report().sections.empty());
        m_state->setText(error.isEmpty() ? tr("Wrote %1").arg(QFileInfo(path).fileName()) : error);
        if (error.isEmpty())
            emit written(path);
        else
            emit failed(error);
        setAttribute(Qt::WA_DeleteOnClose, goes);
        if (goes && !isVisible())
            deleteLater();
    };
    m_writing = m_jobs->start(
        title, this, [now = report(), path](const Watch& watch) { return write(now, path, watch); }, end, end);
}

void ReportDialog::showWork()
{
    const std::vector<JobRunner::Job> jobs = m_jobs->jobs();
    const auto job = std::ranges::find(jobs, m_writing != 0 ? m_writing : m_job, &JobRunner::Job::id);
    m_work->setVisible(job != jobs.end() || m_isHeld);
    m_bar->setVisible(job != jobs.end());
    m_offersToGoOn = job == jobs.end();
    m_stop->setText(m_offersToGoOn ? tr("Go &on") : tr("S&top"));
    if (job == jobs.end())
        return;
    m_bar->setRange(0, static_cast<int>(job->total));
    m_bar->setValue(static_cast<int>(job->done));
}

void ReportDialog::stopWork()
{
    // What the button says is what it does, also where pages are laid out again meanwhile.
    if (m_isHeld && m_offersToGoOn && m_writing == 0) {
        m_isHeld = m_offersToGoOn = false;
        m_jobs->drop(std::exchange(m_job, 0));
        m_makeTimer->start(0);
        return;
    }
    m_isStopped = m_writing == 0;
    m_jobs->stop(m_writing != 0 ? m_writing : m_job);
    if (m_job == 0 && m_writing == 0 && !isMade())
        hold(); // between two of them
}

QString ReportDialog::write(const Report& report, const QString& path, const Watch& watch)
{
    std::optional<QByteArray> bytes;
    if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
        bytes = toPdf(report, watch);
    else
        bytes = toHtml(report, watch);
    if (!bytes || watch.stop.stop_requested())
        return tr("The report was stopped and is not written");
    QString error;
    return writeBytes(path, *bytes, error, &watch) ? QString() : error;
}

} // namespace weft::widgets

#include "moc_report_dialog.cpp"
