// SPDX-License-Identifier: GPL-3.0-or-later
// Every algorithm of the library is proven correct, free of races and of deadlocks with connections of eight messages,
// for every pattern, group size, root and layout of buffers that it claims.
#include "tests/engine/collective/library_requests.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

struct Variant {
    bool inPlace = true;
    std::uint32_t root = 0;
    std::uint32_t channels = 1;
    std::uint32_t pieces = 0;
};

// Large groups are looked at in fewer ways.
std::vector<Variant> variantsFor(PatternKind kind, std::uint32_t ranks)
{
    std::vector<Variant> variants;
    for (const bool inPlace : { true, false }) {
        variants.push_back({ inPlace, 0, 1, ranks > 17 ? 3U : 0U });
        if (hasRoot(kind))
            variants.push_back({ inPlace, ranks - 1, 1, 1 });
        if (ranks > 17)
            continue;
        variants.push_back({ inPlace, hasRoot(kind) ? ranks / 2 : 0, 2, 3 });
        variants.push_back({ inPlace, hasRoot(kind) ? 1U : 0U, 1, 9 });
    }
    return variants;
}

void verifyAll(const QString& name, const std::vector<std::uint32_t>& sizes)
{
    const std::string algorithm = name.toStdString();
    int made = 0;
    for (const std::uint32_t ranks : sizes) {
        std::vector<std::vector<topology::Dimension>> shapes = dimensionsFor(ranks);
        const bool needsDimensions = algorithm == "hierarchical" || algorithm == "multi-dimensional"
            || algorithm == "themis" || algorithm == "two-step" || algorithm == "three-step";
        if (!needsDimensions)
            shapes = { {} };
        for (const std::vector<topology::Dimension>& shape : shapes) {
            for (const PatternKind kind : kStandardPatterns) {
                for (const Variant& variant : variantsFor(kind, ranks)) {
                    AlgorithmRequest request = requestOf(kind, ranks, variant.inPlace);
                    request.pattern.root = Rank { variant.root };
                    request.channels = variant.channels;
                    request.pieces = variant.pieces;
                    request.dimensions = shape;
                    const auto applicable = applicableAlgorithms(request);
                    if (std::find(applicable.begin(), applicable.end(), algorithm) == applicable.end())
                        continue;
                    const Result<SchedulePtr> schedule = makeAlgorithm(algorithm, request);
                    const std::string wrong = schedule ? whatIsWrong(**schedule) : toString(schedule.error());
                    QVERIFY2(wrong.empty(),
                        qPrintable(QString("%1 of %2 ranks, %3, root %4, %5 channels, %6 pieces, %7 dimensions: %8")
                                       .arg(QString::fromStdString(std::string(toString(kind))))
                                       .arg(ranks)
                                       .arg(variant.inPlace ? "in place" : "apart")
                                       .arg(variant.root)
                                       .arg(variant.channels)
                                       .arg(variant.pieces)
                                       .arg(shape.size())
                                       .arg(QString::fromStdString(wrong))));
                    ++made;
                }
            }
        }
    }
    QVERIFY(made > 0);
}

} // namespace

class TestLibraryVerified : public QObject {
    Q_OBJECT

private slots:
    void everyProgramOfUpTo17RanksIsCorrect_data() { addAlgorithms(); }
    void everyProgramOfUpTo17RanksIsCorrect()
    {
        QFETCH(QString, name);
        verifyAll(name, { 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 });
    }

    void everyProgramOf32And64RanksIsCorrect_data() { addAlgorithms(); }
    void everyProgramOf32And64RanksIsCorrect()
    {
        QFETCH(QString, name);
        verifyAll(name, { 32, 64 });
    }

private:
    static void addAlgorithms()
    {
        QTest::addColumn<QString>("name");
        for (const AlgorithmInfo& info : algorithms()) {
            if (info.name == "multi-tree") // tst_multi_tree: it needs links
                continue;
            const QString name = QString::fromUtf8(info.name.data(), static_cast<qsizetype>(info.name.size()));
            QTest::newRow(qPrintable(name)) << name;
        }
    }
};

WEFT_TEST(TestLibraryVerified)
#include "tst_library_verified.moc"
