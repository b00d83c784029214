// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/retelling.h"

#include "widgets/base/words/figure_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QMetaObject>
#include <QObject>
#include <QRecursiveMutex>
#include <QRegularExpression>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <memory>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace weft::widgets {

struct SaidTexts {
    struct Origin {
        QByteArray context;
        QByteArray source;
        QByteArray comment;
        int count = -1; // of which it was said; negative: it counts nothing
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
        bool isLatin = true;
        bool hasWords = false; // beside its places
        bool isOuter = false; // "%1 broke off: %2": what stands before it may be a sentence itself
        Origin origin;
    };

    QRecursiveMutex mutex; // to tell is to ask for texts, which are remembered
    QHash<QString, std::vector<Origin>> whole;
    QHash<QString, std::vector<Origin>> bare; // without the letters that are marked in menus
    std::vector<Pattern> patterns;
    std::set<std::pair<QString, Origin>> known;
    QStringList languages;
    std::vector<QLocale> locales; // of their numbers
    int inForce = 0; // among them
    int before = 0; // what is shown is of this one, or older
};

namespace {

using Origin = SaidTexts::Origin;
using Pattern = SaidTexts::Pattern;

constexpr int kPlaces = 10; // 1 to 9

const QRegularExpression& placeForm()
{
    static const QRegularExpression form(QStringLiteral("%L?([1-9]|n)"));
    return form;
}

// As an expression; isolates, which kept names lack, may be there or not, and spaces beside Chinese (filled_in.h).
QString formOf(const QString& between)
{
    QString form = QRegularExpression::escape(between);
    static const QRegularExpression isolates(QStringLiteral("\\\\([\u2066-\u2069])"));
    form.replace(isolates, QStringLiteral("\\1?"));
    static const QRegularExpression beside(QStringLiteral("(?<=\\p{Han})\\\\ $|^\\\\ (?=\\\\\\p{Han})"));
    form.replace(beside, QStringLiteral("\\ ?"));
    return form;
}

Pattern patternOf(const QString& text, const Origin& origin)
{
    Pattern pattern { {}, {}, {}, {}, text.size(), true, false, false, origin };
    pattern.isLatin = std::ranges::none_of(
        text, [](QChar letter) { return letter.isLetter() && letter.script() != QChar::Script_Latin; });
    pattern.hasWords
        = std::ranges::any_of(QString(text).remove(placeForm()), [](QChar letter) { return letter.isLetter(); });
    QString form;
    qsizetype at = 0;
    for (auto found = placeForm().globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch place = found.next();
        const QString before = text.mid(at, place.capturedStart() - at);
        pattern.begin = at == 0 ? before : pattern.begin;
        form += formOf(before);
        const QString name = place.captured(1);
        // A count is a number: whatever else stands there, another pattern made it.
        form += name == 'n' ? QStringLiteral("(\\p{Nd}(?:[\\p{Zs}.,’'٬]?\\p{Nd})*)") : QStringLiteral("(.+?)");
        pattern.places << (name == 'n' ? 0 : name.toInt());
        pattern.letters -= place.capturedLength();
        at = place.capturedEnd();
    }
    pattern.end = text.mid(at);
    static const QRegularExpression outer(QStringLiteral("^%L?1\\P{L}*\\p{L}[^%]*[:：]\\s*%L?2"));
    pattern.isOuter = outer.match(text).hasMatch();
    form += formOf(pattern.end);
    static const QRegularExpression loose(QStringLiteral("[ \u2066\u2068]+$"));
    static const QRegularExpression looseEnd(QStringLiteral("^[ \u2069]+"));
    pattern.begin.remove(loose);
    pattern.end.remove(looseEnd);
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

QString said(const Origin& origin, int count)
{
    return QCoreApplication::translate(
        origin.context, origin.source, origin.comment.isEmpty() ? nullptr : origin.comment.constData(), count);
}

class Teller {
public:
    Teller(const SaidTexts& all, const QObject* owner)
        : m_all(all)
        , m_classes(classesOf(owner))
    {
    }
    Teller(const SaidTexts& all, QObject* owner, const char* shownBy)
        : m_all(all)
        , m_classes(classesOf(owner))
        , m_owner(owner)
        , m_key(QByteArray("origin of ") + shownBy)
        , m_before(owner->property(m_key).toList())
    {
    }

    // Null: unknown.
    [[nodiscard]] QString tell(const QString& text, int depth = 0) const
    {
        if (const QString found = whole(text, depth == 0); !found.isNull())
            return found;
        if (const QString found = sentence(text); !found.isNull())
            return found;
        constexpr int kDeepest = 4;
        if (text.size() < 2 || depth == kDeepest)
            return {};
        const QStringList lines = text.split('\n'); // of which one that is known tells that each is a text of its own
        if (lines.size() > 1 && std::ranges::any_of(lines, [this](auto& line) { return !whole(line, false).isNull(); }))
            return byParts(text, QStringLiteral("\n"), depth);
        if (const QString found = byPattern(text, depth); !found.isNull())
            return found;
        if (text.contains('&')) // a letter is marked that the pattern does not mark
            return byPattern(withoutMnemonic(text), depth);
        for (const QString& between : { QStringLiteral("\n"), QStringLiteral(" · "), QStringLiteral(", "),
                 QStringLiteral("، "), QStringLiteral("，"), QStringLiteral("、"), QStringLiteral(" (") }) {
            if (const QString found = byParts(text, between, depth); !found.isNull())
                return found;
        }
        return {};
    }

private:
    [[nodiscard]] const Origin* best(const std::vector<Origin>& origins) const
    {
        const auto worth = [this](const Origin& origin) {
            return (!m_before.isEmpty() && m_before == namesOf(origin) ? 4 : 0)
                + (origin.language == m_all.before ? 2 : 0) + (m_classes.contains(origin.context) ? 1 : 0);
        };
        return &*std::ranges::max_element(origins, {}, worth);
    }

    static QVariantList namesOf(const Origin& origin) { return { origin.context, origin.source, origin.comment }; }

    void remember(const Origin& origin, bool remembers) const
    {
        if (m_owner != nullptr && remembers)
            m_owner->setProperty(m_key, namesOf(origin));
    }

    [[nodiscard]] QString whole(const QString& text, bool remembers) const
    {
        if (const auto at = m_all.whole.constFind(text); at != m_all.whole.constEnd()) {
            const Origin origin = *best(*at);
            remember(origin, remembers);
            return said(origin, origin.count); // words such as "two errors" hold no number
        }
        const auto at = m_all.bare.constFind(withoutMnemonic(text));
        if (at == m_all.bare.constEnd())
            return {};
        const Origin origin = *best(*at);
        remember(origin, remembers);
        const QString found = said(origin, origin.count);
        return text.contains('&') ? found : withoutMnemonic(found);
    }

    // Words that were made a sentence: "hash on all others" as "Hash on all others."
    [[nodiscard]] QString sentence(const QString& text) const
    {
        if (!text.endsWith('.') || text.size() < 3)
            return {};
        const QString words = text.chopped(1);
        QString found = whole(words.left(1).toLower() + words.mid(1), false);
        if (found.isNull())
            found = whole(words, false);
        return found.isNull() ? found : found.left(1).toUpper() + found.mid(1) + '.';
    }

    [[nodiscard]] QString byPattern(const QString& text, int depth) const
    {
        const QString found = byPattern(text, depth, true);
        return found.isNull() ? byPattern(text, depth, false) : found;
    }

    // By those of the language before; else by those of older ones, of which only what no other language is written in
    // tells enough: what was made on a worker may come in the words that it began with.
    [[nodiscard]] QString byPattern(const QString& text, int depth, bool ofBefore) const
    {
        const Pattern* chosen = nullptr;
        QRegularExpressionMatch match;
        for (const Pattern& pattern : m_all.patterns) {
            const bool isOfBefore = pattern.origin.language == m_all.before;
            if (isOfBefore != ofBefore || (!ofBefore && (pattern.isLatin || pattern.origin.language == m_all.inForce)))
                continue; // too many would fit
            const bool isNear = m_classes.contains(pattern.origin.context);
            if (pattern.letters < 2 && !isNear)
                continue;
            if (chosen != nullptr && pattern.isOuter < chosen->isOuter)
                continue;
            if (chosen != nullptr && pattern.isOuter == chosen->isOuter
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
        int count = known.origin.count;
        bool isKnown = known.hasWords; // two parts and a colon are anybody's, unless one of them is ours
        for (qsizetype i = 0; i < known.places.size(); ++i) {
            const QString part = match.captured(static_cast<int>(i) + 1);
            const int place = known.places[i];
            if (place == 0)
                count = countOf(part);
            else
                parts[place] = partOf(part, depth);
            isKnown = isKnown || (place != 0 && parts[place] != part);
        }
        if (!isKnown)
            return {};
        const QString pattern = said(known.origin, count);
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
        const auto before = static_cast<std::size_t>(m_all.before);
        if (!found.isNull() || before >= m_all.locales.size())
            return found.isNull() ? part : found;
        return figureIn(part, m_all.locales[before]);
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

    const SaidTexts& m_all;
    std::set<QByteArray> m_classes;
    QObject* m_owner = nullptr; // that remembers
    QByteArray m_key;
    QVariantList m_before; // where its text came from
};

} // namespace

QString withoutMnemonic(QString text)
{
    static const QRegularExpression marked(QStringLiteral("\\s?\\(&[^)]\\)"));
    return text.remove(marked).remove('&');
}

std::shared_ptr<SaidTexts> saidTexts()
{
    constexpr const char* kSaid = "weft.saidTexts";
    QCoreApplication* application = QCoreApplication::instance();
    auto said = application->property(kSaid).value<std::shared_ptr<SaidTexts>>();
    if (said == nullptr) {
        said = std::make_shared<SaidTexts>();
        application->setProperty(kSaid, QVariant::fromValue(said));
    }
    return said;
}

void beginLanguage(const QString& code)
{
    SaidTexts& all = *saidTexts();
    const QMutexLocker lock(&all.mutex);
    if (!all.languages.contains(code)) {
        all.languages << code;
        all.locales.emplace_back();
    }
    const int next = static_cast<int>(all.languages.indexOf(code));
    if (next != all.inForce)
        all.before = std::exchange(all.inForce, next);
}

void rememberText(
    SaidTexts& all, const char* context, const char* source, const char* comment, int count, const QString& text)
{
    const QMutexLocker lock(&all.mutex);
    const Origin origin { context, source, comment, count, all.inForce };
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
    const std::shared_ptr<SaidTexts> all = saidTexts();
    const QMutexLocker lock(&all->mutex);
    const QString found = Teller(*all, owner).tell(text);
    return found.isNull() ? text : found;
}

QString retold(const QString& text, QObject* owner, const char* shownBy)
{
    if (text.isEmpty())
        return text;
    const std::shared_ptr<SaidTexts> all = saidTexts();
    const QMutexLocker lock(&all->mutex);
    const QString found = Teller(*all, owner, shownBy).tell(text);
    return found.isNull() ? text : found;
}

} // namespace weft::widgets
