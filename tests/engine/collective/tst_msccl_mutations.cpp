// SPDX-License-Identifier: GPL-3.0-or-later
// Published programs with one thing changed: the verdict is what an interpreter shows that runs them in random orders;
// and what was changed survives the way through both files.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/io/text_file.h"
#include "tests/engine/collective/random_schedules.h"
#include "tests/engine/collective/schedule_draft.h"
#include "tests/engine/collective/through_files.h"
#include "tests/engine/collective/verdict_comparison.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

constexpr std::uint32_t kMostSteps = 130; // the interpreter takes time that grows with their third power
constexpr int kPlaces = 5; // of each change in each program

std::vector<SchedulePtr> rightPrograms()
{
    const QDir corpus(QStringLiteral(WEFT_SHARED_DIR "/external/msccl_xml"));
    std::vector<SchedulePtr> programs;
    for (const QString& file : corpus.entryList({ QStringLiteral("*.xml") })) {
        Findings findings;
        const Result<SchedulePtr> schedule
            = parseMscclXml(*io::readTextFile(corpus.filePath(file).toStdString()), file.toStdString(), findings);
        const bool fits
            = schedule && (*schedule)->stepCount() <= kMostSteps && (*schedule)->pattern().kind != PatternKind::Custom;
        if (fits && verify(**schedule)->correct)
            programs.push_back(*schedule);
    }
    return programs;
}

} // namespace

class TestMscclMutations : public QObject {
    Q_OBJECT

private slots:
    void theVerdictIsWhatEveryOrderShows()
    {
        const std::vector<SchedulePtr> programs = rightPrograms();
        if (programs.empty())
            QSKIP("skipped: the published programs are not here");
        QVERIFY(programs.size() > 30);
        using enum Draft::Change;
        std::mt19937 random(3);
        int wrong = 0;
        int right = 0;
        for (const SchedulePtr& program : programs) {
            for (const Draft::Change change :
                { DropStep, MoveSource, MoveTarget, SwapPeers, DropDependency, ForgetSum }) {
                for (int place = 0; place < kPlaces; ++place) {
                    Draft draft(*program);
                    if (!draft.apply(change, random()))
                        continue;
                    const Result<SchedulePtr> changed = draft.seal();
                    if (!changed)
                        continue; // the builder refuses it
                    const Result<Verdict> verdict = verify(**changed);
                    QVERIFY(verdict.ok());
                    const std::string contradiction
                        = contradictionTo(*verdict, **changed, fifoSlotsOf((*changed)->info().protocol), random);
                    QVERIFY2(contradiction.empty(), (program->info().name + ": " + contradiction).c_str());
                    ++(verdict->correct ? right : wrong);
                    const SchedulePtr fromJson = throughJson(**changed);
                    QVERIFY(fromJson && identical(**changed, *fromJson));
                    const SchedulePtr fromXml = throughXml(**changed);
                    QVERIFY(fromXml);
                    QCOMPARE(verify(*fromXml)->correct, verdict->correct);
                }
            }
        }
        qInfo("%d wrong, %d right all the same", wrong, right);
        QVERIFY(wrong > 300);
    }
};

WEFT_TEST(TestMscclMutations)
#include "tst_msccl_mutations.moc"
