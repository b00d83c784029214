// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the sources of the engine and fails where an error, a finding or a hint is given words that no window can say
// in another language: a literal, or one that is put together, in the place of say(…) or sayCount(…).
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

struct Token {
    enum class Kind { Word, Text, Sign } kind;
    QString text; // of a literal what stands between its quotes
    int line;
};

// Names, literals of text and signs; what is a comment or an instruction to the preprocessor is left out.
QList<Token> tokensOf(const QString& source)
{
    static const QRegularExpression one(
        QStringLiteral(R"re((?<space>\s+|//[^\n]*|/\*.*?\*/|^[ \t]*#(?:\\\n|[^\n])*))re"
                       R"re(|(?:u8)?R"\((?<raw>.*?)\)"|(?:u8)?"(?<text>(?:[^"\\]|\\.)*)")re"
                       R"re(|(?<letter>'(?:[^'\\]|\\.)+')|(?<word>[A-Za-z_]\w*))re"
                       R"re(|\d[\w'.]*|(?<sign>::|->|\+=|.))re"),
        QRegularExpression::DotMatchesEverythingOption | QRegularExpression::MultilineOption);
    QList<Token> tokens;
    int line = 1;
    for (auto found = one.globalMatch(source); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.hasCaptured(QStringLiteral("text")) || match.hasCaptured(QStringLiteral("raw")))
            tokens.append({ Token::Kind::Text, match.captured(QStringLiteral("text")) + match.captured(u"raw"), line });
        else if (match.hasCaptured(QStringLiteral("word")))
            tokens.append({ Token::Kind::Word, match.captured(), line });
        else if (!match.hasCaptured(QStringLiteral("space")))
            tokens.append({ Token::Kind::Sign, match.captured(), line });
        line += static_cast<int>(match.captured().count('\n'));
    }
    return tokens;
}

bool isOpening(const Token& token)
{
    return token.kind == Token::Kind::Sign && (token.text == "(" || token.text == "{" || token.text == "[");
}

bool isClosing(const Token& token)
{
    return token.kind == Token::Kind::Sign && (token.text == ")" || token.text == "}" || token.text == "]");
}

// Words, and not the name of a key, a part of a path or what stands between two figures.
bool isSentence(const Token& token)
{
    static const QRegularExpression letter("[a-z]", QRegularExpression::CaseInsensitiveOption);
    return token.kind == Token::Kind::Text && token.text.contains(' ') && token.text.contains(letter);
}

class Reader {
public:
    Reader(const QString& file, const QString& source)
        : m_file(file)
        , m_tokens(tokensOf(source))
    {
    }

    // Each literal that should be said, as "FILE:LINE: literal".
    QStringList faults()
    {
        for (qsizetype at = 0; at < m_tokens.size(); ++at) {
            if (is(at, "(") || is(at, "{"))
                readGroup(at);
            if (at > 0 && (is(at, "=") || is(at, "+=")) && (is(at - 1, "message") || is(at - 1, "hint"))
                && (is(at - 2, ".") || is(at - 2, "->")))
                readExpression(at + 1);
            if (is(at, "Sentence") && at + 1 < m_tokens.size() && m_tokens[at + 1].kind == Token::Kind::Word)
                readDeclaration(at + 1);
        }
        return m_faults;
    }

private:
    bool is(qsizetype at, const char* text) const
    {
        return at >= 0 && at < m_tokens.size() && m_tokens[at].kind != Token::Kind::Text && m_tokens[at].text == text;
    }

    qsizetype closingOf(qsizetype at) const
    {
        int depth = 0;
        for (; at < m_tokens.size(); ++at) {
            depth += isOpening(m_tokens[at]) ? 1 : isClosing(m_tokens[at]) ? -1 : 0;
            if (depth == 0)
                break;
        }
        return at;
    }

    // A sentence that begins as words, or a function that returns some.
    void readDeclaration(qsizetype name)
    {
        qsizetype at = name + 1;
        while (is(at, "::"))
            at += 2;
        if (is(at, "="))
            return readExpression(at + 1);
        if (!is(at, "("))
            return;
        for (at = closingOf(at) + 1; is(at, "const") || is(at, "noexcept"); ++at) { }
        if (!is(at, "{"))
            return;
        const qsizetype past = closingOf(at);
        for (; at < past; ++at) {
            if (is(at, "return"))
                readExpression(at + 1);
        }
    }

    // What is given to a call that makes errors, to the braces of one, or to a sentence.
    void readGroup(qsizetype open)
    {
        static const QSet<QString> makers { "errorOf", "errorAt", "errorIn", "usageError", "fail", "warn", "failAt",
            "failWith" };
        const qsizetype past = closingOf(open);
        const QString name
            = open > 0 && m_tokens[open - 1].kind == Token::Kind::Word ? m_tokens[open - 1].text : QString();
        const bool isCall = is(open, "(");
        const int patterns = isCall && name == "say" ? 1 : isCall && name == "sayCount" ? 3 : 0;
        bool makes = patterns > 0 || (isCall && makers.contains(name));
        for (qsizetype at = open + 1; at < past && !makes; ++at) {
            if (isOpening(m_tokens[at]))
                at = closingOf(at);
            else
                makes = is(at, "ErrorCode") && is(at + 1, "::") && !is(at - 1, "case") && !is(at - 1, "return")
                    && !is(at - 1, "==");
            if (is(at, ";"))
                return; // statements
        }
        if (makes)
            readArguments(open + 1, past, patterns);
    }

    void readArguments(qsizetype from, qsizetype to, int leaveOut)
    {
        for (qsizetype at = from; at < to; ++at) {
            if (is(at, ","))
                --leaveOut;
            else if (leaveOut <= 0)
                at = readToken(at);
            else if (isOpening(m_tokens[at]))
                at = closingOf(at);
        }
    }

    void readExpression(qsizetype from)
    {
        for (qsizetype at = from; at < m_tokens.size() && !is(at, ";"); ++at)
            at = readToken(at);
    }

    // A literal, or one in parentheses that are no call's. What is given to calls is theirs.
    qsizetype readToken(qsizetype at)
    {
        const Token& token = m_tokens[at];
        if (isSentence(token))
            m_faults.append(QStringLiteral("%1:%2: \"%3\"").arg(m_file).arg(token.line).arg(token.text));
        if (!isOpening(token))
            return at;
        const Token before = at > 0 ? m_tokens[at - 1] : token;
        const bool isGrouping = is(at, "(") && before.kind == Token::Kind::Sign && before.text != ")"
            && before.text != "]" && before.text != ">";
        const bool isText = is(at, "(") && is(at - 1, "string") && is(at - 2, "::");
        if (isGrouping || isText)
            readArguments(at + 1, closingOf(at), 0);
        return closingOf(at);
    }

    QString m_file;
    QList<Token> m_tokens;
    QStringList m_faults;
};

// Parameters through which words would pass without saying how they were made.
QStringList plainParameters(const QString& file, const QString& source)
{
    static const QRegularExpression plain(
        R"(\b(?:const std::string& |std::string |const char\* )(?:message|hint)(?: = [^,()]*)?[,)])");
    QStringList faults;
    for (auto found = plain.globalMatch(source); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const auto line = QStringView(source).left(match.capturedStart()).count('\n') + 1;
        faults.append(QStringLiteral("%1:%2: %3").arg(file).arg(line).arg(match.captured()));
    }
    return faults;
}

// The rooms whose sentences are all said.
const QStringList kRooms { "analysis", "collective", "core", "inputs", "io", "machine", "program", "project", "report",
    "simulation", "study", "synthesis", "topology", "trace" };

} // namespace

class TestSaidSentences : public QObject {
    Q_OBJECT

private slots:
    void bareWordsAreFound_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("faults");
        const auto row = [](const char* name, const char* code, int faults) {
            QTest::newRow(name) << QString::fromUtf8(code) << faults;
        };
        row("a literal", R"(return errorOf(ErrorCode::Usage, "not so");)", 1);
        row("said", R"(return errorOf(ErrorCode::Usage, say("not so"), say("but so"));)", 0);
        row("a sum", R"(fail(findings, errorAt(where, ErrorCode::Usage, "the key " + key + " is not"));)", 2);
        row("a string", R"(return errorIn(path, ErrorCode::Usage, std::string("not ") + what);)", 1);
        row("braces", R"(return Error { ErrorCode::Usage, "not so", where, {} };)", 1);
        row("braces without a name", R"(warn(findings, { ErrorCode::Usage, say("so"), where, "a hint" });)", 1);
        row("a choice", R"(return usageError(few ? "too few" : say("so"));)", 1);
        row("a choice in parentheses", R"(return usageError(what + (few ? "too few" : "enough"));)", 1);
        row("a helper", R"(return problem(ErrorCode::Usage, "not so", m_at);)", 1);
        row("a part", R"(return usageError(say("%1 of %2", few ? "too few" : "all", name));)", 1);
        row("parts of a count", R"(return usageError(sayCount(n, "%n of %1", "%n of %1", "all of it"));)", 1);
        row("patterns", R"(return usageError(sayCount(of("a b", c), "one of it", "many of it", name));)", 0);
        row("the hint of an error", R"(error.hint = "try again";)", 1);
        row("added to a message", R"(if (x) error.message += "; and more";)", 1);
        row("a sentence", R"(Sentence what = few ? "too few" : say("enough"); text = "a b";)", 1);
        row("what is returned", R"(Sentence A::tell(int x) const { if (x) return "not so"; return say("so it is"); })",
            1);
        row("what another returns", R"(Sentence tell(int x); std::string key() { return "a b"; })", 0);
        row("keys and places", R"(return problem(ErrorCode::Usage, say("so it is"), "key", folder + "/x.json");)", 0);
        row("what is given to another call", R"(return errorAt(placeOf("a b"), code, say("%1", join(all, ", ")));)", 0);
        row("a comparison", R"(if (code == ErrorCode::Usage) text = "a b";)", 0);
        row("a table", R"(case ErrorCode::Usage: return "not so";)", 0);
        row("a comment", R"(usageError(say("so it is")); // usageError("not so"))", 0);
        row("a function", "Error make() { if (x) return errorOf(ErrorCode::Usage, say(\"so\")); text = \"a b\"; }", 0);
    }
    void bareWordsAreFound()
    {
        QFETCH(QString, code);
        QFETCH(int, faults);
        const QStringList found = Reader("x.cpp", code).faults();
        QVERIFY2(QSet<QString>(found.begin(), found.end()).size() == faults || found.size() == faults,
            qPrintable(found.join('\n')));
    }

    void parametersOfPlainTextAreFound()
    {
        QCOMPARE(plainParameters("x.h", "void fail(ErrorCode code, std::string message, Sentence hint);").size(), 1);
        QCOMPARE(plainParameters("x.h", "void fail(const std::string& hint = {});").size(), 1);
        QCOMPARE(plainParameters("x.h", "void append(std::string& message, std::string_view message);").size(), 0);
    }

    void everyRoomSaysItsSentences_data()
    {
        QTest::addColumn<QString>("room");
        for (const QString& room : kRooms)
            QTest::newRow(qPrintable(room)) << room;
    }
    void everyRoomSaysItsSentences()
    {
        QFETCH(QString, room);
        const QString root = QStringLiteral(WEFT_SOURCE_DIR "/");
        QDirIterator walk(root + "engine/" + room, { "*.h", "*.cpp" }, QDir::Files, QDirIterator::Subdirectories);
        QStringList faults;
        int files = 0;
        while (walk.hasNext()) {
            QFile file(walk.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            const QString name = file.fileName().mid(root.size());
            faults += Reader(name, source).faults() + plainParameters(name, source);
            ++files;
        }
        QVERIFY(files > 0);
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }
};

WEFT_TEST(TestSaidSentences)
#include "tst_said_sentences.moc"
