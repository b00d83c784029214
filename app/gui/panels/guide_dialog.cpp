// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/guide_dialog.h"

#include "app/manual/guide.h"
#include "widgets/base/words/languages.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QVBoxLayout>

#include <utility>

namespace weft::gui {

namespace {

constexpr int kNameRole = Qt::UserRole;

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Pictures are in the program, and no wider than the page.
class Page : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl& name) override
    {
        if (type != QTextDocument::ImageResource)
            return {};
        constexpr int kMargins = 60; // with a scroll bar
        const QImage image(QStringLiteral(":/guide/") + name.fileName());
        const int room = qMax(200, viewport()->width() - kMargins);
        return image.width() <= room ? image : image.scaledToWidth(room, Qt::SmoothTransformation);
    }
};

// As read from Markdown, tables have neither lines nor room.
void drawTables(QTextDocument* document, const QColor& line)
{
    for (QTextFrame* frame : document->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderBrush(line);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setCellPadding(4);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 98));
        format.setTopMargin(6);
        format.setBottomMargin(6);
        table->setFormat(format);
    }
}

} // namespace

GuideDialog::GuideDialog(QWidget* parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_found(new QLabel(this))
    , m_language(new QLabel(tr("The guide is written in English."), this))
    , m_back(new QPushButton(tr("&Back"), this))
    , m_list(new QListWidget(this))
    , m_browser(new Page(this))
{
    setObjectName(QStringLiteral("guideDialog"));
    setWindowTitle(tr("Guide"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    resize(1000, 700);
    m_search->setObjectName(QStringLiteral("guideSearch"));
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("guideChapters"));
    m_list->setAccessibleName(tr("Chapters"));
    m_list->setWordWrap(true);
    m_browser->setObjectName(QStringLiteral("guidePage"));
    m_browser->setAccessibleName(tr("Chapter"));
    m_browser->setOpenLinks(false);
    m_browser->setLayoutDirection(Qt::LeftToRight); // it is written in English
    m_back->setObjectName(QStringLiteral("guideBack"));
    m_back->setAutoDefault(false);
    m_back->setEnabled(false);
    for (const manual::Chapter& chapter : manual::chapters()) {
        auto* item = new QListWidgetItem(textOf(chapter.title), m_list);
        item->setData(kNameRole, textOf(chapter.name));
    }
    auto* row = new QHBoxLayout;
    row->addWidget(m_back);
    row->addWidget(m_search, 1);
    row->addWidget(m_found);
    auto* split = new QSplitter(this);
    split->addWidget(m_list);
    split->addWidget(m_browser);
    split->setStretchFactor(1, 1);
    split->setSizes({ 230, 770 });
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_language);
    column->addWidget(split, 1);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr)
            load(item->data(kNameRole).toString());
    });
    connect(m_browser, &QTextBrowser::anchorClicked, this, &GuideDialog::follow);
    connect(m_back, &QPushButton::clicked, this, &GuideDialog::goBack);
    connect(m_search, &QLineEdit::textChanged, this, &GuideDialog::search);
    connect(m_search, &QLineEdit::returnPressed, this, &GuideDialog::findNext);
    m_language->setObjectName(QStringLiteral("guideLanguage"));
    showLanguage();
}

void GuideDialog::showLanguage()
{
    m_language->setVisible(qstrcmp(widgets::languageInForce().code, "en") != 0);
}

void GuideDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showLanguage();
}

bool GuideDialog::showChapter(const QString& name, const QString& section)
{
    const manual::Chapter* chapter = manual::chapterOf(name.toStdString());
    if (chapter == nullptr)
        return false;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(kNameRole).toString() == textOf(chapter->name))
            m_list->setCurrentRow(row); // which loads it
    }
    m_section = scrollTo(section) ? section : QString();
    return true;
}

void GuideDialog::load(const QString& name)
{
    if (name == m_chapter)
        return;
    m_chapter = name;
    m_section.clear();
    // Laid out once, when all of it is there.
    auto* document = new QTextDocument(m_browser);
    document->setUndoRedoEnabled(false);
    document->setDocumentMargin(12);
    document->setDefaultFont(font());
    document->setMarkdown(textOf(manual::chapterOf(name.toStdString())->text));
    drawTables(document, palette().color(QPalette::Mid));
    m_browser->setExtraSelections({}); // they point into the document that goes
    m_browser->setDocument(document);
    delete std::exchange(m_document, document);
    m_browser->moveCursor(QTextCursor::Start);
    mark();
}

bool GuideDialog::scrollTo(const QString& section)
{
    for (QTextBlock block = m_browser->document()->begin(); block.isValid() && !section.isEmpty();
         block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || block.text() != section)
            continue;
        m_browser->setTextCursor(QTextCursor(block));
        const QRectF place = m_browser->document()->documentLayout()->blockBoundingRect(block);
        m_browser->verticalScrollBar()->setValue(static_cast<int>(place.top()));
        return true;
    }
    m_browser->moveCursor(QTextCursor::Start);
    m_browser->verticalScrollBar()->setValue(0);
    return false;
}

void GuideDialog::follow(const QUrl& link)
{
    if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
        return;
    }
    const QString from = m_chapter;
    if (showChapter(link.path()) && from != m_chapter)
        m_before.append(from);
    m_back->setEnabled(!m_before.isEmpty());
}

void GuideDialog::goBack()
{
    if (!m_before.isEmpty())
        showChapter(m_before.takeLast());
    m_back->setEnabled(!m_before.isEmpty());
}

void GuideDialog::search(const QString& text)
{
    int chapters = 0;
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const manual::Chapter* chapter = manual::chapterOf(item->data(kNameRole).toString().toStdString());
        const bool has = textOf(chapter->text).contains(text, Qt::CaseInsensitive);
        item->setHidden(!has);
        chapters += has ? 1 : 0;
        first = has && first < 0 ? row : first;
    }
    m_found->setText(chapters == 0 ? tr("not found") : QString());
    if (first >= 0 && (m_list->currentItem() == nullptr || m_list->currentItem()->isHidden()))
        m_list->setCurrentRow(first);
    m_browser->moveCursor(QTextCursor::Start);
    mark();
    if (!text.isEmpty())
        m_browser->find(text);
}

void GuideDialog::findNext()
{
    const QString text = m_search->text();
    if (text.isEmpty() || m_browser->find(text))
        return;
    // On to the next chapter that has it, and from the last one to the first.
    const int count = m_list->count();
    for (int step = 1; step <= count; ++step) {
        const int row = (m_list->currentRow() + step) % count;
        if (m_list->item(row)->isHidden())
            continue;
        m_list->setCurrentRow(row);
        m_browser->moveCursor(QTextCursor::Start);
        m_browser->find(text);
        return;
    }
}

void GuideDialog::mark()
{
    QList<QTextEdit::ExtraSelection> places;
    QTextCharFormat format;
    QColor color = palette().color(QPalette::Highlight);
    color.setAlphaF(0.3F);
    format.setBackground(color);
    const QString text = m_search->text();
    for (QTextCursor at = m_browser->document()->find(text); text.size() > 1 && !at.isNull();
         at = m_browser->document()->find(text, at))
        places.append({ at, format });
    m_browser->setExtraSelections(places);
}

} // namespace weft::gui

#include "moc_guide_dialog.cpp"
