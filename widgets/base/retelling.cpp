// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/retelling.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QHash>
#include <QLineEdit>
#include <QMetaObject>
#include <QObject>
#include <QPlainTextEdit>
#include <QRecursiveMutex>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStringList>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace weft::widgets {

namespace {

constexpr int kPlaces = 10; // 1 to 9

struct Origin {
    QByteArray context;
    QByteArray source;
    QByteArray comment;
    bool counts = false;
    int language = 0; // in which it was handed out

    friend bool operator<(const Origin& one, const Origin& other)
    {
        return std::tie(one.context, one.source, one.comment, one.language)
            < std::tie(other.context, other.source, other.comment, other.language);
    }
};

struct Pattern {
    QRegularExpression form;
    QList<int> places; // of the groups: 1 to 9, 0 for the count
    QString begin; // before the first place
    QString end; // and behind the last
    qsizetype letters = 0; // that are not places
    Origin origin;
};

const QRegularExpression& placeForm()
{
    static const QRegularExpression form(QStringLiteral("%L?([1-9]|n)"));
    return form;
}

// What was handed out, in whatever language it was.
struct Memory {
    QRecursiveMutex mutex; // to tell is to ask for texts, which are remembered
    QHash<QString, std::vector<Origin>> whole;
    QHash<QString, std::vector<Origin>> bare; // without the letters that are marked in menus
    std::vector<Pattern> patterns;
    std::set<std::pair<QString, Origin>> known;
    QStringList languages;
    int inForce = 0; // among them
    int before = 0; // what is shown is of this one, or older
};

Memory& memory()
{
    static Memory all;
    return all;
}

Pattern patternOf(const QString& text, const Origin& origin)
{
    Pattern pattern { {}, {}, {}, {}, text.size(), origin };
    QString form;
    qsizetype at = 0;
    for (auto found = placeForm().globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch place = found.next();
        const QString before = text.mid(at, place.capturedStart() - at);
        if (at == 0)
            pattern.begin = before;
        form += QRegularExpression::escape(before);
        form += QStringLiteral("(.+?)");
        const QString name = place.captured(1);
        pattern.places << (name == 'n' ? 0 : name.toInt());
        pattern.letters -= place.capturedLength();
        at = place.capturedEnd();
    }
    pattern.end = text.mid(at);
    form += QRegularExpression::escape(pattern.end);
    pattern.form = QRegularExpression('^' + form + '$', QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

std::set<QByteArray> classesOf(const QObject* owner)
{
    std::set<QByteArray> classes;
    for (; owner != nullptr; owner = owner->parent()) {
        for (const QMetaObject* one = owner->metaObject(); one != nullptr; one = one->superClass())
            classes.insert(one->className());
    }
    return classes;
}

QString said(const Origin& origin, int count = -1)
{
    return QCoreApplication::translate(
        origin.context, origin.source, origin.comment.isEmpty() ? nullptr : origin.comment.constData(), count);
}

class Teller {
public:
    explicit Teller(const QObject* owner)
        : m_classes(classesOf(owner))
    {
    }

    // Null: unknown.
    [[nodiscard]] QString tell(const QString& text, int depth = 0) const
    {
        if (const QString found = whole(text); !found.isNull())
            return found;
        constexpr int kDeepest = 4;
        if (text.size() < 2 || depth == kDeepest)
            return {};
        if (const QString found = byPattern(text, depth); !found.isNull())
            return found;
        for (const QString& between : { QStringLiteral("\n"), QStringLiteral(" · "), QStringLiteral(", "),
                 QStringLiteral("، "), QStringLiteral(" (") }) {
            if (const QString found = byParts(text, between, depth); !found.isNull())
                return found;
        }
        return {};
    }

private:
    [[nodiscard]] const Origin* best(const std::vector<Origin>& origins) const
    {
        const auto worth = [this](const Origin& origin) {
            return (origin.language == memory().before ? 2 : 0) + (m_classes.contains(origin.context) ? 1 : 0);
        };
        return &*std::ranges::max_element(origins, {}, worth);
    }

    [[nodiscard]] QString whole(const QString& text) const
    {
        if (const auto at = memory().whole.constFind(text); at != memory().whole.constEnd()) {
            const Origin origin = *best(*at);
            return said(origin);
        }
        const auto at = memory().bare.constFind(withoutMnemonic(text));
        if (at == memory().bare.constEnd())
            return {};
        const Origin origin = *best(*at);
        const QString found = said(origin);
        return text.contains('&') ? found : withoutMnemonic(found);
    }

    [[nodiscard]] QString byPattern(const QString& text, int depth) const
    {
        const Pattern* chosen = nullptr;
        QRegularExpressionMatch match;
        for (const Pattern& pattern : memory().patterns) {
            if (pattern.origin.language != memory().before)
                continue; // too many would fit
            const bool isNear = m_classes.contains(pattern.origin.context);
            if (pattern.letters < 2 && !isNear)
                continue;
            if (chosen != nullptr
                && (pattern.letters < chosen->letters || (pattern.letters == chosen->letters && !isNear)))
                continue;
            if (!text.startsWith(pattern.begin) || !text.endsWith(pattern.end))
                continue;
            const QRegularExpressionMatch found = pattern.form.match(text);
            if (found.hasMatch()) {
                chosen = &pattern;
                match = found;
            }
        }
        return chosen == nullptr ? QString() : filled(*chosen, match, depth);
    }

    // Takes a copy: to translate may remember more.
    [[nodiscard]] QString filled(Pattern known, const QRegularExpressionMatch& match, int depth) const
    {
        QStringList parts(kPlaces);
        int count = -1;
        for (qsizetype i = 0; i < known.places.size(); ++i) {
            const QString part = match.captured(static_cast<int>(i) + 1);
            const int place = known.places[i];
            if (place == 0)
                count = countOf(part);
            else
                parts[place] = partOf(part, depth);
        }
        if (known.origin.counts && count < 0)
            count = 0;
        const QString pattern = said(known.origin, known.origin.counts ? count : -1);
        QString told;
        qsizetype at = 0;
        for (auto found = placeForm().globalMatch(pattern); found.hasNext();) {
            const QRegularExpressionMatch place = found.next();
            told += pattern.mid(at, place.capturedStart() - at);
            told += place.captured(1) == 'n' ? place.captured() : parts[place.captured(1).toInt()];
            at = place.capturedEnd();
        }
        return told + pattern.mid(at);
    }

    [[nodiscard]] QString byParts(const QString& text, const QString& between, int depth) const
    {
        QStringList parts = text.split(between);
        if (parts.size() < 2)
            return {};
        bool any = false;
        for (QString& part : parts) {
            const bool closes = between == QStringLiteral(" (") && part.endsWith(')');
            if (const QString found = tell(closes ? part.chopped(1) : part, depth + 1); !found.isNull()) {
                part = closes ? found + ')' : found;
                any = true;
            }
        }
        return any ? parts.join(between) : QString();
    }

    [[nodiscard]] QString partOf(const QString& part, int depth) const
    {
        const QString found = tell(part, depth + 1);
        return found.isNull() ? part : found;
    }

    // Digits of any script, without groups.
    static int countOf(const QString& text)
    {
        QString digits;
        for (const QChar letter : text) {
            if (letter.digitValue() >= 0)
                digits += QChar('0' + letter.digitValue());
        }
        bool ok = false;
        const int count = digits.toInt(&ok);
        return ok ? count : 0;
    }

    std::set<QByteArray> m_classes;
};

} // namespace

QString withoutMnemonic(QString text)
{
    static const QRegularExpression marked(QStringLiteral("\\(&[^)]\\)"));
    return text.remove(marked).remove('&');
}

void beginLanguage(const QString& code)
{
    Memory& all = memory();
    const QMutexLocker lock(&all.mutex);
    if (!all.languages.contains(code))
        all.languages << code;
    const int next = static_cast<int>(all.languages.indexOf(code));
    if (next != all.inForce)
        all.before = std::exchange(all.inForce, next);
}

void rememberText(const char* context, const char* source, const char* comment, bool counts, const QString& text)
{
    Memory& all = memory();
    const QMutexLocker lock(&all.mutex);
    const Origin origin { context, source, comment, counts, all.inForce };
    if (!all.known.insert({ text, origin }).second)
        return;
    if (text.contains(placeForm())) {
        all.patterns.push_back(patternOf(text, origin));
        return;
    }
    all.whole[text].push_back(origin);
    all.bare[withoutMnemonic(text)].push_back(origin); // menus mark letters of their own
}

QString retold(const QString& text, const QObject* owner)
{
    if (text.isEmpty())
        return text;
    const QMutexLocker lock(&memory().mutex);
    const QString found = Teller(owner).tell(text);
    return found.isNull() ? text : found;
}

namespace {

// What is to be changed, once all is known: buttons take the words of their commands, which must not be told twice.
using Changes = std::vector<std::function<void()>>;

void tellProperties(QObject* object, Changes& changes)
{
    static constexpr std::array kNames { "windowTitle", "title", "toolTip", "statusTip", "whatsThis", "placeholderText",
        "accessibleName", "accessibleDescription", "specialValueText", "prefix", "suffix", "iconText", "text" };
    const bool isTyped = qobject_cast<QLineEdit*>(object) != nullptr || qobject_cast<QTextEdit*>(object) != nullptr
        || qobject_cast<QPlainTextEdit*>(object) != nullptr;
    for (const char* name : kNames) {
        const QVariant value = object->property(name);
        if (value.userType() != QMetaType::QString || (isTyped && QLatin1String(name) == QLatin1String("text")))
            continue;
        const QString before = value.toString();
        if (const QString now = retold(before, object); now != before)
            changes.emplace_back([object, name, now] { object->setProperty(name, now); });
    }
}

// The items of lists that hold their own texts; other models compute them.
void tellItems(QAbstractItemModel* model, const QObject* owner, const QModelIndex& parent, Changes& changes)
{
    const auto change = [&](const QModelIndex& index, int role) {
        const QString before = index.data(role).toString();
        const QString now = retold(before, owner);
        if (now != before)
            changes.emplace_back([model, index, now, role] {
                const QSignalBlocker quiet(model); // nobody has edited it
                model->setData(index, now, role);
            });
    };
    for (int row = 0; row < model->rowCount(parent); ++row) {
        for (int column = 0; column < model->columnCount(parent); ++column) {
            const QModelIndex index = model->index(row, column, parent);
            for (const int role : { Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole }) {
                if (index.data(role).userType() == QMetaType::QString)
                    change(index, role);
            }
            if (column == 0 && model->hasChildren(index))
                tellItems(model, owner, index, changes);
        }
    }
    for (int column = 0; !parent.isValid() && column < model->columnCount(); ++column) {
        const QString before = model->headerData(column, Qt::Horizontal).toString();
        if (const QString now = retold(before, owner); now != before)
            changes.emplace_back([model, column, now] { model->setHeaderData(column, Qt::Horizontal, now); });
    }
}

void tellTabs(QTabBar* tabs, Changes& changes)
{
    for (int i = 0; i < tabs->count(); ++i)
        changes.emplace_back([tabs, i, text = retold(tabs->tabText(i), tabs), tip = retold(tabs->tabToolTip(i), tabs)] {
            tabs->setTabText(i, text);
            tabs->setTabToolTip(i, tip);
        });
}

bool holdsTexts(const QAbstractItemModel* model)
{
    static const std::set<QByteArray> kinds { "QStandardItemModel", "QListModel", "QTreeModel", "QTableModel",
        "QStringListModel" };
    return model != nullptr && kinds.contains(model->metaObject()->className());
}

} // namespace

void retell(QObject& root)
{
    QList<QObject*> all = root.findChildren<QObject*>();
    all.prepend(&root);
    Changes changes;
    for (QObject* one : all) {
        if (!one->isWidgetType() && qobject_cast<QAction*>(one) == nullptr)
            continue;
        tellProperties(one, changes);
        if (auto* view = qobject_cast<QAbstractItemView*>(one); view != nullptr && holdsTexts(view->model()))
            tellItems(view->model(), view, {}, changes);
        else if (auto* box = qobject_cast<QComboBox*>(one); box != nullptr && holdsTexts(box->model()))
            tellItems(box->model(), box, {}, changes);
        else if (auto* tabs = qobject_cast<QTabBar*>(one))
            tellTabs(tabs, changes);
    }
    for (const std::function<void()>& change : changes)
        change();
    for (QObject* one : all) {
        if (auto* widget = qobject_cast<QWidget*>(one)) {
            widget->updateGeometry();
            widget->update();
        }
    }
}

} // namespace weft::widgets
