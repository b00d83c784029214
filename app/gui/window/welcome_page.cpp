// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/welcome_page.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace weft::gui {

namespace {

constexpr int kCardWidth = 250;
constexpr int kCardHeight = 190;
constexpr int kCardIcon = 44;

// A large button with an icon, a title and what it leads to.
class Card : public QAbstractButton {
public:
    Card(const QString& icon, const QString& title, const QString& about, QWidget* parent)
        : QAbstractButton(parent)
        , m_icon(icon)
        , m_about(about)
    {
        setText(title);
        setAccessibleName(title);
        setAccessibleDescription(about);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
    }

    [[nodiscard]] QSize sizeHint() const override { return { kCardWidth, kCardHeight }; }

protected:
    // A button takes the space bar alone.
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent* /*event*/) override
    {
        const widgets::Theme& theme = widgets::Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        // What is pointed at does not seem to have the keys.
        const QColor idle = underMouse() ? widgets::mixed(theme.accent, theme.border, 0.5) : theme.border;
        painter.setPen(QPen(hasFocus() ? theme.accent : idle, hasFocus() ? 2 : 1));
        painter.setBrush(theme.base);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
        const QRect icon = QStyle::visualRect(layoutDirection(), rect(), QRect(20, 22, kCardIcon, kCardIcon));
        widgets::themedIcon(m_icon).paint(&painter, icon);
        QFont large = font();
        large.setPointSizeF(large.pointSizeF() * 1.25);
        large.setBold(true);
        painter.setFont(large);
        painter.setPen(theme.text);
        const Qt::Alignment lead = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
        painter.drawText(QRect(20, 80, width() - 40, 28), static_cast<int>(lead | Qt::AlignVCenter), text());
        painter.setFont(font());
        painter.setPen(theme.faintText);
        painter.drawText(QRect(20, 112, width() - 40, height() - 124),
            static_cast<int>(lead) | static_cast<int>(Qt::AlignTop) | static_cast<int>(Qt::TextWordWrap), m_about);
    }

private:
    QString m_icon;
    QString m_about;
};

} // namespace

WelcomePage::WelcomePage(QWidget* parent)
    : QWidget(parent)
    , m_recent(new QListWidget(this))
    , m_recentPart(new QWidget(this))
{
    setObjectName(QStringLiteral("welcome"));
    auto* title = new QLabel(tr("Weft"), this);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 2.2);
    large.setBold(true);
    title->setFont(large);
    auto* about = new QLabel(tr("Draw a fabric, load a trace, run it, and see why it is slow."), this);
    about->setForegroundRole(QPalette::PlaceholderText);

    auto* cards = new QHBoxLayout;
    cards->setSpacing(18);
    const auto card = [&](const char* name, const QString& icon, const QString& text, const QString& detail) {
        auto* button = new Card(icon, text, detail, this);
        button->setObjectName(QString::fromLatin1(name));
        cards->addWidget(button);
        return button;
    };
    connect(card("designCard", QStringLiteral("generate"), tr("Design a topology"),
                tr("Generate a fabric of rings, switches and meshes, or draw your own.")),
        &QAbstractButton::clicked, this, &WelcomePage::designRequested);
    connect(card("traceCard", QStringLiteral("workload"), tr("Open a trace"),
                tr("Load the Chakra execution traces of a training step.")),
        &QAbstractButton::clicked, this, &WelcomePage::openTraceRequested);
    connect(card("sampleCard", QStringLiteral("play"), tr("Try the sample"),
                tr("64 NPUs train a transformer layer by layer: solved, with a finding.")),
        &QAbstractButton::clicked, this, &WelcomePage::sampleRequested);
    cards->addStretch();

    auto* recentTitle = new QLabel(tr("Recent"), m_recentPart);
    QFont bold = recentTitle->font();
    bold.setBold(true);
    recentTitle->setFont(bold);
    m_recent->setObjectName(QStringLiteral("recentFiles"));
    m_recent->setAccessibleName(tr("Recent files"));
    m_recent->setFrameShape(QFrame::NoFrame);
    m_recent->setMaximumHeight(190);
    m_recent->viewport()->setAutoFillBackground(false);
    auto* recentColumn = new QVBoxLayout(m_recentPart);
    recentColumn->setContentsMargins(0, 0, 0, 0);
    recentColumn->addWidget(recentTitle);
    recentColumn->addWidget(m_recent);
    connect(m_recent, &QListWidget::itemActivated, this,
        [this](const QListWidgetItem* item) { emit fileRequested(item->data(Qt::UserRole).toString()); });
    connect(m_recent, &QListWidget::itemClicked, this,
        [this](const QListWidgetItem* item) { emit fileRequested(item->data(Qt::UserRole).toString()); });

    auto* drop = new QLabel(tr("Or drop a project, a topology or a trace anywhere in this window."), this);
    drop->setForegroundRole(QPalette::PlaceholderText);
    auto* keys = new QPushButton(tr("Keyboard shortcuts"), this);
    keys->setFlat(true);
    keys->setObjectName(QStringLiteral("welcomeShortcuts"));
    connect(keys, &QPushButton::clicked, this, &WelcomePage::shortcutsRequested);

    auto* inner = new QVBoxLayout;
    inner->setSpacing(8);
    inner->addStretch(2);
    inner->addWidget(title);
    inner->addWidget(about);
    inner->addSpacing(16);
    inner->addLayout(cards);
    inner->addSpacing(20);
    inner->addWidget(m_recentPart);
    inner->addSpacing(8);
    inner->addWidget(drop);
    inner->addWidget(keys, 0, Qt::AlignLeft);
    inner->addStretch(3);
    auto* outer = new QHBoxLayout(this);
    outer->addStretch(1);
    outer->addLayout(inner);
    outer->addStretch(1);
    setRecentFiles({});
}

void WelcomePage::setRecentFiles(const QStringList& files)
{
    m_recent->clear();
    for (const QString& path : files) {
        auto* item = new QListWidgetItem(widgets::themedIcon(QStringLiteral("open")),
            QFileInfo(path).fileName() + QStringLiteral("    ") + QDir::toNativeSeparators(QFileInfo(path).path()),
            m_recent);
        item->setData(Qt::UserRole, path);
        item->setToolTip(path);
    }
    m_recentPart->setVisible(!files.isEmpty());
}

} // namespace weft::gui

#include "moc_welcome_page.cpp"
