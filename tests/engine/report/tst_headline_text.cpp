// SPDX-License-Identifier: GPL-3.0-or-later
// Every verdict has words, and the figures in a sentence stand in the order that it claims.
#include "engine/report/headline_text.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::analysis;
using report::headlineText;

namespace {

simulation::Run anyRun()
{
    return std::move(test::RunBuilder(test::makeTopology(4, 0, test::ringLinks(4))).run);
}

std::string wordsOf(const Headline& headline)
{
    return headlineText(headline, anyRun());
}

} // namespace

class TestHeadlineText : public QObject {
    Q_OBJECT

private slots:
    void everyVerdictHasWords()
    {
        QStringList seen;
        for (int verdict = 0; verdict <= static_cast<int>(Verdict::Balanced); ++verdict) {
            Headline headline;
            headline.verdict = static_cast<Verdict>(verdict);
            headline.rank = Rank { 1 };
            headline.group.links = { LinkId { 0 } };
            const QString words = QString::fromStdString(wordsOf(headline));
            QVERIFY(!words.isEmpty());
            QVERIFY2(!seen.contains(words), qPrintable(words));
            seen.append(words);
        }
    }

    void theSampleOfOldIsNoLongerContradictory()
    {
        Headline headline;
        headline.verdict = Verdict::ComputeBound;
        headline.compute = 0.83;
        headline.exposed = 0.17;
        QCOMPARE(wordsOf(headline),
            std::string("compute-bound: compute takes 83 % of the step, exposed communication 17 %"));
    }

    void linksThatAreAlikeAreCounted()
    {
        Headline headline;
        headline.verdict = Verdict::LinksBound;
        headline.use = 0.96;
        headline.otherUse = 0.12;
        headline.group.links = { LinkId { 0 }, LinkId { 2 }, LinkId { 4 }, LinkId { 6 } };
        QCOMPARE(wordsOf(headline),
            std::string("the bottleneck is 4 links like npu0 → npu1: 96 % busy against 12 % on the other links"));
        headline.group.whole = true;
        headline.group.dimension = 0;
        headline.group.direction = LinkDirection::Up;
        QCOMPARE(wordsOf(headline),
            std::string("the bottleneck is the 4 links of one direction in dimension 0: 96 % busy against 12 % on the "
                        "other links"));
        headline.group.links.resize(1);
        headline.measure = LinkMeasure::Load;
        QCOMPARE(wordsOf(headline),
            std::string("the bottleneck is link npu0 → npu1: 96 % loaded against 12 % on the other links"));
    }

    void onePluralOneFormat()
    {
        Headline headline;
        headline.verdict = Verdict::Unfinished;
        headline.blocked = 1;
        headline.rank = Rank { 3 };
        QCOMPARE(wordsOf(headline), std::string("1 rank never finishes, the first of them rank 3"));
        headline.blocked = 10000;
        QCOMPARE(wordsOf(headline), std::string("10,000 ranks never finish, the first of them rank 3"));
    }

    void sharesNearTheEndsAreNotRounded()
    {
        QCOMPARE(report::shareText(0), std::string("0 %"));
        QCOMPARE(report::shareText(0.004), std::string("under 1 %"));
        QCOMPARE(report::shareText(0.83), std::string("83 %"));
        QCOMPARE(report::shareText(0.998), std::string("over 99 %"));
        QCOMPARE(report::shareText(1), std::string("100 %"));
    }
};

WEFT_TEST(TestHeadlineText)
#include "tst_headline_text.moc"
