// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/program_view.h"

#include "engine/program/syntax/format.h"
#include "widgets/base/jobs/file_bytes.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/base/words/utf8.h"
#include "widgets/programs/find_bar.h"
#include "widgets/programs/program_editor.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kLabelMargin = 6;

// What a new program begins with.
constexpr const char* kTemplate = R"(# Gradients of all ranks become one, and every rank updates its weights.
program example

group dp = 16

size N = 4194304

number lr = 0.01

input g: f32[N] local
input w: f32[N]

total = allreduce(+, g)
w1 = update(w, w - lr * total)
)";

} // namespace

ProgramView::ProgramView(ProgramDocument* document, JobRunner* jobs, ProgramSession::Ground ground,
    const QStringList& samples, QWidget* parent)
    : View(parent)
    , m_session(new ProgramSession(document, jobs, std::move(ground), this))
    , m_samples(samples)
    , m_title(new QLabel(this))
    , m_editor(new ProgramEditor(m_session, this))
    , m_find(new FindBar(m_session, m_editor, this))
    , m_empty(new EmptyState(QStringLiteral("programs"), tr("No program yet"),
          tr("A program says what is computed on all ranks and what they send each other. Open one or a sample, or "
             "write one.")))
{
    setAccessibleName(tr("Program"));
    m_title->setObjectName(QStringLiteral("programTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMargin(kLabelMargin);
    m_title->setMinimumWidth(1);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_editor, 1);
    column->addWidget(m_find);
    m_stack = new ViewStack(content, m_empty, this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    setFocusProxy(m_editor);
    connect(document, &ProgramDocument::changed, this, &ProgramView::showState);
    connect(m_session, &ProgramSession::understoodChanged, this, &ProgramView::showState);
    connect(m_session, &ProgramSession::nodeChanged, this, &ProgramView::markPlaces);
    connect(m_session, &ProgramSession::selectionChanged, this, &ProgramView::markPlaces);
    connect(m_session, &ProgramSession::said, this, &View::statusMessage);
    connect(m_editor, &ProgramEditor::caretMoved, this, &ProgramView::selectAtCaret);
    showState();
}

void ProgramView::showState()
{
    const ProgramDocument& document = *m_session->document();
    m_stack->setEmpty(document.isEmpty() && !m_editor->hasFocus());
    const UnderstoodPtr& understood = m_session->latest();
    std::ptrdiff_t errors = 0;
    if (understood != nullptr)
        errors = std::ranges::count(understood->findings, Severity::Error, &Finding::severity);
    const QString name = document.name().isEmpty() ? tr("Program without a file") : document.name();
    m_title->setText(errors == 0 ? name : tr("%1 – %n mistake(s)", nullptr, static_cast<int>(errors)).arg(name));
    m_title->setToolTip(m_title->text());
}

// The statements of what is selected, and the step that is looked at.
void ProgramView::markPlaces()
{
    std::vector<program::Span> places;
    const ScheduleNode* node = m_session->shown();
    if (node != nullptr && m_session->understood()->text == m_session->document()->text()) {
        if (node->parent != kNoScheduleNode)
            places.push_back(node->place);
        for (const QString& name : m_session->selected()) {
            if (node->program == nullptr)
                break;
            if (const auto stage = node->program->find(name.toStdString()))
                places.push_back(node->program->stage(*stage).place);
        }
    }
    m_editor->mark(places);
}

// Where somebody writes or clicks is what is looked at: the step, or the stage.
void ProgramView::selectAtCaret()
{
    if (!m_editor->hasFocus() || !m_session->isCurrent() || m_session->latest()->nodes.empty())
        return;
    const std::size_t at = m_editor->caret();
    const auto isAt = [at](program::Span place) { return place.begin <= at && at <= place.end && place.end != 0; };
    const std::vector<ScheduleNode>& nodes = m_session->understood()->nodes;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        if (isAt(nodes[i].place)) {
            m_session->setNode(i);
            return;
        }
    }
    const ScheduleNode* node = m_session->shown();
    if (node == nullptr || node->program == nullptr)
        return;
    for (const program::Stage& stage : node->program->stages) {
        if (isAt(stage.place)) {
            m_session->select({ toQString(stage.name) });
            return;
        }
    }
}

void ProgramView::write()
{
    m_session->document()->replace({}, kTemplate, tr("Begin a program"));
    m_editor->setFocus();
}

void ProgramView::format()
{
    const UnderstoodPtr& understood = m_session->latest();
    if (!m_session->isCurrent() || !understood->file)
        return;
    const std::string text = program::format(understood->file->source, understood->file->tree);
    m_session->document()->replace(m_session->document()->name(), text, tr("Lay out the program"));
    m_session->readNow();
}

void ProgramView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Program");
    const auto add = [&](const char* id, const QString& text, QList<QKeySequence> keys, const char* icon,
                         const QString& tip, std::function<void()> run) {
        commands.add(
            { QLatin1String(id), text, group, std::move(keys), QLatin1String(icon), tip }, std::move(run), this);
    };
    add("program.new", tr("&New program"), {}, "new", tr("Begin with a few lines that can be changed"),
        [this] { write(); });
    add("program.open", tr("&Open a program…"), {}, "open", tr("Open a .weave file"), [this] { emit openRequested(); });
    QStringList samples;
    for (const QString& name : m_samples) {
        const QString id = QStringLiteral("program.sample.%1").arg(name);
        add(id.toLatin1().constData(), tr("Sample %1").arg(name), {}, "play",
            tr("A bundled program with its schedules"), [this, name] { emit sampleRequested(name); });
        samples << id;
    }
    commands.setSection(tr("&Samples"), samples);
    add("program.format", tr("&Lay out"), { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I) }, "layout",
        tr("Write the program in its one layout"), [this] { format(); });
    add("program.complete", tr("&Complete the word"), {}, "search", tr("Words and names that begin like it"),
        [this] { m_editor->complete(); });
    add("program.find", tr("F&ind in the text"), { QKeySequence::Find }, "search",
        tr("Marks all places of a word, and goes from one to the next"), [this] { m_find->begin(); });
    add("program.findNext", tr("Find the ne&xt"), { QKeySequence(Qt::Key_F3) }, "step-forward",
        tr("The next place of what is sought"), [this] { m_find->go(1); });
    add("program.findPrevious", tr("Find the one &before"), { QKeySequence(Qt::SHIFT | Qt::Key_F3) }, "step-back",
        tr("The place before of what is sought"), [this] { m_find->go(-1); });
    commands.explain(
        { QStringLiteral("program.format"), QStringLiteral("program.complete"), QStringLiteral("program.find"),
            QStringLiteral("program.findNext"), QStringLiteral("program.findPrevious") },
        [this] { return whyEmpty(); });
}

std::vector<ViewExport> ProgramView::exports()
{
    if (!whyEmpty().isEmpty())
        return {};
    ViewSheet sheet = emptySheet();
    sheet.addListing(QString::fromStdString(m_session->document()->text()));
    std::vector<ViewExport> all { sheet.toExport(View::tr("Picture")) };
    ViewExport text;
    text.kind = ViewExport::Kind::File;
    text.name = tr("Program");
    text.suffixes << QStringLiteral("weave");
    text.write = [this](const QString& path, QString& error) {
        return writeBytes(path, QByteArray::fromStdString(m_session->document()->text()), error);
    };
    all.push_back(std::move(text));
    return all;
}

void ProgramView::goTo(std::size_t line, std::size_t column)
{
    m_editor->goTo(line, column);
    m_editor->setFocus();
}

void ProgramView::reset()
{
    View::reset();
    m_find->end();
    m_session->reset();
    showState();
    m_stack->setEmpty(m_session->document()->isEmpty()); // also while the keys were here
}

} // namespace weft::widgets

#include "moc_program_view.cpp"
