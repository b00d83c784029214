// SPDX-License-Identifier: GPL-3.0-or-later
// Device cards: those that are built in, and what a file of one's own may say.
#include "engine/machine/device_card.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using machine::deviceCalled;
using machine::DeviceCard;

namespace {

const QByteArray kCard = R"({
  "name": "mine", "matrix_tflops_16": 200, "matrix_tflops_32": 100.5, "tflops_32": 20, "tflops_64": 10,
  "memory_gbps": 1500, "launch_us": 2.5
})";

} // namespace

class TestDeviceCards : public QObject {
    Q_OBJECT

private slots:
    void builtInCardsAreOrdered()
    {
        Findings findings;
        const auto old = deviceCalled("V100", findings);
        const auto newer = deviceCalled("A100", findings);
        const auto newest = deviceCalled("H100", findings);
        QVERIFY(old && newer && newest && findings.empty());
        QVERIFY(old->memoryGBps < newer->memoryGBps && newer->memoryGBps < newest->memoryGBps);
        QVERIFY(old->matrixTflops16 < newer->matrixTflops16 && newer->matrixTflops16 < newest->matrixTflops16);
        const auto none = deviceCalled("X100", findings);
        QVERIFY(!none && none.error().code == ErrorCode::NotFound);
        QVERIFY(none.error().hint.find("V100") != std::string::npos);
    }

    void cardsAreReadFromFiles()
    {
        const auto card = read(kCard);
        QVERIFY2(card.ok(), card ? "" : toString(card.error()).c_str());
        QCOMPARE(*card, (DeviceCard { "mine", 200, 100.5, 20, 10, 1500, 2.5 }));
        QVERIFY(m_findings.empty());
        const auto quick = read(QByteArray(kCard).replace(", \"launch_us\": 2.5", ""));
        QVERIFY(quick.ok());
        QCOMPARE(quick->launchMicros, 0.0);
    }

    void whatIsWrongIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("missing") << QByteArray(kCard).replace("\"tflops_64\": 10,", "") << QByteArray("tflops_64");
        QTest::newRow("zero") << QByteArray(kCard).replace("1500", "0") << QByteArray("memory_gbps");
        QTest::newRow("negative") << QByteArray(kCard).replace("1500", "-1") << QByteArray("memory_gbps");
        QTest::newRow("negative launch") << QByteArray(kCard).replace("2.5", "-2.5") << QByteArray("launch_us");
        QTest::newRow("a text") << QByteArray(kCard).replace("1500", "\"fast\"") << QByteArray("memory_gbps");
        QTest::newRow("too large") << QByteArray(kCard).replace("1500", "1e999") << QByteArray("card.json");
        QTest::newRow("a list") << QByteArray("[1]") << QByteArray("object");
        QTest::newRow("cut") << kCard.left(60) << QByteArray("card.json");
        QTest::newRow("empty") << QByteArray() << QByteArray("card.json");
    }
    void whatIsWrongIsNamedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, named);
        const auto card = read(text);
        QVERIFY(!card);
        QByteArray told = QByteArray::fromStdString(toString(card.error()));
        for (const Finding& finding : m_findings)
            told += '\n' + QByteArray::fromStdString(toString(finding.error));
        QVERIFY2(told.contains(named), told.constData());
    }

    void unknownMembersAreWarnings()
    {
        const auto card = read(QByteArray(kCard).replace("\"name\"", "\"nmae\": 1, \"name\""));
        QVERIFY(card.ok());
        QCOMPARE(m_findings.size(), 1U);
        QVERIFY(m_findings.front().error.message.find("nmae") != std::string::npos
            || m_findings.front().error.where.item.find("nmae") != std::string::npos);
    }

private:
    Result<DeviceCard> read(const QByteArray& text)
    {
        const QString path = m_folder.filePath("card.json");
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        file.close();
        m_findings.clear();
        return deviceCalled(path.toStdString(), m_findings);
    }

    QTemporaryDir m_folder;
    Findings m_findings;

    // A launch is a node of a trace, which counts microseconds.
    void launchesAreWholeMicroseconds()
    {
        for (const auto& [said, whole] : std::vector<std::pair<double, std::uint64_t>> {
                 { 0, 0 }, { 0.4, 0 }, { 0.5, 1 }, { 0.9, 1 }, { 1.49, 1 }, { 2.5, 3 } }) {
            DeviceCard card;
            card.launchMicros = said;
            QCOMPARE(card.wholeLaunchMicros(), whole);
        }
    }
};

WEFT_TEST(TestDeviceCards)
#include "tst_device_cards.moc"
