// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_builder.h"
#include "tests/support/test_program.h"
#include "widgets/heatmap/matrix_data.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace weft;
using namespace weft::widgets;

namespace {

RunViewPtr randomTraffic(std::uint32_t npus, std::size_t pairs, std::mt19937& random)
{
    topology::TopologyBuilder builder;
    builder.addNpus(npus);
    Findings findings;
    auto run = std::make_shared<simulation::Run>(simulation::Run { topology::Fabric(*builder.seal(findings)) });
    std::set<std::pair<std::uint32_t, std::uint32_t>> cells;
    while (cells.size() < pairs)
        cells.emplace(random() % npus, random() % npus);
    for (const auto& [source, destination] : cells)
        run->pairs.push_back({ Rank { source }, Rank { destination }, 1 + random() % 1000, 1 + random() % 10 });
    auto view = std::make_shared<RunView>();
    view->run = std::move(run);
    return view;
}

} // namespace

class TestMatrixData : public QObject {
    Q_OBJECT

private slots:
    void levelsKeepTheGreatestOfTheirPairs()
    {
        std::mt19937 random(1);
        for (const std::uint32_t npus : { 1U, 7U, 64U, 1500U }) {
            const RunViewPtr view = randomTraffic(npus, std::min<std::size_t>(npus, 3000), random);
            const MatrixDataPtr matrix = buildMatrix(view);
            QCOMPARE(matrix->npus, npus);
            QCOMPARE(matrix->firstLevel, npus > MatrixData::kMostSide ? 1U : 0U);
            for (std::size_t at = 0; at < matrix->levels.size(); ++at) {
                const MatrixData::Level& level = matrix->levels[at];
                QVERIFY(level.side <= MatrixData::kMostSide);
                std::vector<float> bytes(std::size_t { level.side } * level.side, 0.0F);
                std::vector<float> messages(bytes.size(), 0.0F);
                const unsigned shift = matrix->firstLevel + static_cast<unsigned>(at);
                for (const simulation::PairTraffic& pair : view->run->pairs) {
                    const std::size_t cell
                        = std::size_t { index(pair.source) >> shift } * level.side + (index(pair.destination) >> shift);
                    bytes[cell] = std::max(bytes[cell], static_cast<float>(pair.bytes));
                    messages[cell] = std::max(messages[cell], static_cast<float>(pair.messages));
                }
                QCOMPARE(level.bytes, bytes);
                QCOMPARE(level.messages, messages);
            }
            QCOMPARE(matrix->levels.back().side, 1U);
            QCOMPARE(static_cast<float>(matrix->mostBytes), matrix->levels.back().bytes[0]);
        }
    }

    // Read back by another reader: a line a pair, and nothing lost.
    void theTableHasEveryPair()
    {
        std::mt19937 random(3);
        for (const std::uint32_t npus : { 1U, 9U, 1500U }) {
            const RunViewPtr view = randomTraffic(npus, npus == 1 ? 1 : 2 * npus, random);
            const QStringList lines = QString::fromStdString(matrixCsv(*buildMatrix(view))).split('\n');
            QCOMPARE(lines.front(), QString("source (NPU),destination (NPU),bytes (B),messages"));
            QVERIFY(lines.back().isEmpty());
            QCOMPARE(lines.size(), static_cast<qsizetype>(view->run->pairs.size()) + 2);
            for (std::size_t at = 0; at < view->run->pairs.size(); ++at) {
                const simulation::PairTraffic& pair = view->run->pairs[at];
                QCOMPARE(lines[static_cast<qsizetype>(at) + 1],
                    QString("%1,%2,%3,%4")
                        .arg(index(pair.source))
                        .arg(index(pair.destination))
                        .arg(pair.bytes)
                        .arg(pair.messages));
            }
        }
    }

    void pairsAreFound()
    {
        std::mt19937 random(2);
        const RunViewPtr view = randomTraffic(50, 200, random);
        const MatrixDataPtr matrix = buildMatrix(view);
        std::size_t found = 0;
        for (std::uint32_t source = 0; source < 50; ++source) {
            for (std::uint32_t destination = 0; destination < 50; ++destination) {
                const simulation::PairTraffic* pair = matrix->pair(source, destination);
                if (pair == nullptr)
                    continue;
                ++found;
                QCOMPARE(index(pair->source), source);
                QCOMPARE(index(pair->destination), destination);
            }
        }
        QCOMPARE(found, std::size_t { 200 });
        QVERIFY(matrix->pair(50, 0) == nullptr);
        QVERIFY(matrix->pair(0, 4'000'000) == nullptr);
    }

    void everyPairIsSeenAtEveryZoom()
    {
        std::mt19937 random(3);
        for (const std::uint32_t npus : { 40U, 1500U }) {
            const MatrixDataPtr matrix = buildMatrix(randomTraffic(npus, 300, random));
            for (const double scale : { 0.1, 0.3, 0.6, 1.0, 1.7, 9.0 }) {
                const MatrixWindow window { 3, 5, scale };
                const int width = 400;
                const int height = 300;
                const auto pixels = matrixPixels(*matrix, TrafficMeasure::Bytes, window, width, height);
                QCOMPARE(pixels.size(), std::size_t(width) * height);
                for (const simulation::PairTraffic& pair : matrix->view->run->pairs) {
                    const double x = (index(pair.destination) + 0.5 - window.left) * scale;
                    const double y = (index(pair.source) + 0.5 - window.top) * scale;
                    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2)
                        continue;
                    // In the pixel of its middle, or in one next to it where pixels stand for several NPUs.
                    float near = 0;
                    for (int dy = -2; dy <= 2; ++dy) {
                        for (int dx = -2; dx <= 2; ++dx)
                            near = std::max(near, pixels[std::size_t(int(y) + dy) * width + std::size_t(int(x) + dx)]);
                    }
                    QVERIFY(near >= static_cast<float>(pair.bytes));
                    if (scale >= 1)
                        QVERIFY(pixels[std::size_t(y) * width + std::size_t(x)] == static_cast<float>(pair.bytes)
                            || scale < 1.8);
                }
            }
        }
    }

    void emptyPicturesAndRuns()
    {
        std::mt19937 random(4);
        const RunViewPtr view = randomTraffic(4, 4, random);
        const MatrixDataPtr matrix = buildMatrix(view);
        QVERIFY(matrixPixels(*matrix, TrafficMeasure::Bytes, {}, 0, 10).empty());
        QCOMPARE(matrixPixels(*matrix, TrafficMeasure::Bytes, { 0, 0, 0 }, 2, 2), std::vector<float>(4, 0.0F));
        QVERIFY(buildMatrix(randomTraffic(4, 0, random)) == nullptr);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(buildMatrix(view, { stop.get_token(), nullptr }) == nullptr);
    }
};

WEFT_TEST(TestMatrixData)
#include "tst_matrix_data.moc"
