// SPDX-License-Identifier: GPL-3.0-or-later
// Errors say what is wrong, where, and what would help, in one form; findings keep what was said beside a result.
#include "engine/core/error.h"
#include "engine/core/make_error.h"
#include "engine/core/result.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace weft;

class TestErrors : public QObject {
    Q_OBJECT

private slots:
    // Scripts read the codes of results, so that two must not share a word and none may have blanks.
    void codesAreWordsOfTheirOwn()
    {
        std::set<std::string_view> words;
        for (int code = 0; code <= static_cast<int>(ErrorCode::Cancelled); ++code) {
            const std::string_view word = toString(static_cast<ErrorCode>(code));
            QVERIFY(words.insert(word).second);
            QVERIFY(word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos && !word.empty());
        }
        QCOMPARE(toString(ErrorCode::UnknownKey), std::string_view("unknown-key"));
        QCOMPARE(toString(ErrorCode::Missing), std::string_view("missing"));
    }

    void placesAreReadFromTheFileInwards()
    {
        Where where;
        QCOMPARE(toString(where), std::string());
        where.rank = 3;
        QCOMPARE(toString(where), std::string("rank 3"));
        where.file = "step.3.et";
        where.nodeId = 17;
        where.byteOffset = 0;
        QCOMPARE(toString(where), std::string("step.3.et, byte 0, rank 3, node 17"));
        Where column;
        column.file = "system.json";
        column.column = 4; // means nothing without a line
        column.item = "all-reduce-implementation";
        QCOMPARE(toString(column), std::string("system.json, 'all-reduce-implementation'"));
        column.line = 2;
        QCOMPARE(toString(column), std::string("system.json:2:4, 'all-reduce-implementation'"));
    }

    void sentencesCarryPlaceAndHint()
    {
        QCOMPARE(toString(usageError("--seed is no number")), std::string("--seed is no number"));
        QCOMPARE(
            toString(usageError("--seed is no number", "such as 7")), std::string("--seed is no number (such as 7)"));
        QCOMPARE(toString(errorIn("a.json", ErrorCode::NotFound, "there is no such file")),
            std::string("a.json: there is no such file"));
    }

    void warningsAreNoErrors()
    {
        Findings findings;
        QVERIFY(!hasErrors(findings));
        warn(findings, usageError("first"));
        QVERIFY(!hasErrors(findings));
        fail(findings, usageError("second"));
        fail(findings, usageError("third"));
        QVERIFY(hasErrors(findings));
        QCOMPARE(firstError(findings).message, std::string("second"));
    }

    void theSideThatIsNotThereThrows()
    {
        const Result<int> seven = 7;
        const Result<int> wrong = usageError("no");
        QVERIFY(seven.ok() && *seven == 7 && !wrong.ok() && wrong.error().message == "no");
        QVERIFY_EXCEPTION_THROWN((void)seven.error(), std::bad_variant_access);
        QVERIFY_EXCEPTION_THROWN((void)*wrong, std::bad_variant_access);
        QVERIFY(Result<void>().ok() && !Result<void>(usageError("no")).ok());
    }
};

WEFT_TEST(TestErrors)
#include "tst_errors.moc"
