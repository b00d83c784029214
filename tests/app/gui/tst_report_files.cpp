// SPDX-License-Identifier: GPL-3.0-or-later
// Reports with all that a run can have beside it, two runs compared and a sweep with its cases, in every language:
// other programs read the files and have nothing to say. WEFT_REPORTS names a folder in which they stay, to be looked
// at.
#include "app/gui/screenshot.h"
#include "app/gui/views/report_sections.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/report_reader.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/report/report_html.h"
#include "widgets/report/report_pages.h"
#include "widgets/workload/sweep_view.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <vector>

using namespace weft;
using namespace weft::gui;

namespace {

// What the program says; nothing where it is not installed.
QByteArray saidBy(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForStarted())
        return {};
    if (!process.waitForFinished(120'000))
        return "it does not end";
    const QByteArray said = process.readAll();
    return process.exitCode() == 0 || !said.isEmpty() ? said : "it failed";
}

QString written(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

} // namespace

class TestReportFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(test::beginWithPlurals(m_plurals)); }
    void cleanupTestCase() { widgets::useLanguage(QStringLiteral("en")); }

    void othersReadThem()
    {
        const QTemporaryDir folder;
        const QString kept = qEnvironmentVariable("WEFT_REPORTS", folder.path());
        const QString validator = qEnvironmentVariable("VNU_JAR");
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        test::settle(window, 60, 3);
        window.workspace()->fabric()->setBandwidth(window.workspace()->fabric()->columns().linkKeys, 25);
        QVERIFY(window.workspace()->run().isEmpty());
        test::settle(window, 60, 3);
        using simulation::Algorithm;
        window.views()->get<widgets::SweepView>()->start({}, { 1 << 20, 1 << 26, 4 },
            { { "ring", { Algorithm { simulation::AlgorithmKind::Ring } } },
                { "halving-doubling", { Algorithm { simulation::AlgorithmKind::HalvingDoubling } } } });
        test::settle(window, 60, 3);
        for (const char* language : { "en", "de", "zh", "ar", "en" }) {
            window.setLanguage(QString::fromLatin1(language));
            test::settle(window, 60, 2);
            QStringList silent;
            QString error;
            const auto report = makeReport(window, {}, silent, error);
            QVERIFY2(report, qPrintable(error));
            const QByteArray html = *toHtml(*report);
            const test::Found found = test::readHtml(html);
            QVERIFY(found.isSound);
            QVERIFY(!html.contains("\u200B") && html.contains("<wbr />")); // what is copied has no hidden signs
            QVERIFY(found.sections.contains("comparison") && found.sections.contains("cases"));
            QCOMPARE(found.pictures, 7);
            checkWords(html, language);
            if (QTest::currentTestFailed())
                return;
            const auto pdf = toPdf(*report);
            QVERIFY(pdf);
            // Between the text of a page and what stands at its foot there is nothing, on any page.
            for (const QImage& sheet : widgets::toImages(*report, 595)) {
                for (int y = 775; y < 784; ++y) {
                    for (int x = 0; x < sheet.width(); ++x)
                        QVERIFY2(sheet.pixel(x, y) == qRgb(255, 255, 255), language);
                }
            }
            const QString page = written(kept + '/' + language + ".html", html);
            const QString paper = written(kept + '/' + language + ".pdf", *pdf);
            const QByteArray poppler = saidBy("pdftoppm", { "-r", "40", "-png", paper, folder.filePath("page") });
            QVERIFY2(poppler.isEmpty(), poppler.constData());
            if (validator.isEmpty())
                continue;
            const QByteArray said = saidBy("java", { "-jar", validator, "--errors-only", page });
            QVERIFY2(said.isEmpty(), said.constData());
        }
    }

    // Paper is white, and the same bytes, whatever the theme of the window is.
    void noThemeIsOnPaper()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        std::vector<QByteArray> papers;
        for (const widgets::ThemeKind theme : { widgets::ThemeKind::Light, widgets::ThemeKind::Dark }) {
            window.setTheme(theme);
            test::settle(window, 60, 3);
            QStringList silent;
            QString error;
            const auto report = makeReport(window, { "finding", "topology", "timeline" }, silent, error);
            QVERIFY2(report, qPrintable(error));
            papers.push_back(*toPdf(*report));
        }
        QVERIFY(papers[0] == papers[1]);
    }

    // What was never saved is called by the program that it is of.
    void aProgramGivesItsReportItsTitle()
    {
        MainWindow window(false);
        window.show();
        window.openSample(QStringLiteral("mlp"));
        // A report that is made at once waits for times and for what is checked.
        const std::vector<widgets::ReportPart> parts = reportParts(*window.views(), *window.workspace());
        for (const char* id : { "program", "finding" }) {
            const auto part = std::ranges::find(parts, QString(id), &widgets::ReportPart::id);
            QVERIFY2(part->isComing && part->isComing(), id);
        }
        test::settle(window, 60, 2);
        QVERIFY(std::ranges::none_of(parts, [](const auto& part) { return part.isComing && part.isComing(); }));
        QStringList silent;
        QString error;
        const auto report = makeReport(window, { "topology", "program" }, silent, error);
        QVERIFY2(report, qPrintable(error));
        QCOMPARE(report->title, QString("Program mlp"));
        QCOMPARE(report->about, QString("mlp.weave on Switch(16,150GB/s,500ns)"));
        // What it gains, and what its times are of.
        const auto more = makeReport(window, { "finding", "inputs" }, silent, error);
        QVERIFY2(more && silent.isEmpty(), qPrintable(error));
        const QString finding = more->sections[0].sentences.join(' ');
        QVERIFY2(QRegularExpression("^The quickest schedule, .+, takes .+; as it stands the program takes .+ times as "
                                    "long\\.$")
                     .match(finding)
                     .hasMatch(),
            qPrintable(finding));
        std::map<QString, QString> facts(more->sections[1].facts.begin(), more->sections[1].facts.end());
        for (const char* known : { "Hash of the program", "Hash of the fabric", "Units", "Network model" })
            QVERIFY2(!facts[known].isEmpty() && facts[known] != "–", known);
        QCOMPARE(facts["Device"], QString("V100"));
        QCOMPARE(facts["Program"], QString("mlp.weave"));
        QVERIFY(window.workspace()->runs()->items().empty());
        // Of another fabric it is another report.
        QVERIFY(!report->key.isEmpty() && more->key == report->key);
        window.workspace()->fabric()->setBandwidth(window.workspace()->fabric()->columns().linkKeys, 25);
        QVERIFY(reportHead(*window.workspace()).key != report->key);
    }

private:
    // What is in the sentences, in the figures and in the order of the tables.
    static void checkWords(const QByteArray& html, const QByteArray& language)
    {
        const QString page = QString::fromUtf8(html);
        QStringList sentences;
        static const QRegularExpression form(QStringLiteral("<p class=\"sentence\">(.*)</p>"));
        for (auto found = form.globalMatch(page); found.hasNext();)
            sentences << found.next().captured(1);
        const QString stop = language == "zh" ? QStringLiteral("。") : QStringLiteral(".");
        for (const QString& sentence : sentences) {
            QVERIFY2(sentence.endsWith(stop) && !sentence.endsWith(stop + stop), qPrintable(sentence));
            QVERIFY2(sentence.front() == sentence.front().toUpper(), qPrintable(sentence));
        }
        // "4.21 → 3.21 ms": both in the figures of the language.
        const QString said = widgets::withoutIsolates(sentences.join(' '));
        static const QRegularExpression figures(QStringLiteral("\\d[.,]\\d+ → \\d+[.,]\\d+[ \u00A0]ms"));
        const QString pair = figures.match(said).captured();
        QVERIFY2(!pair.isEmpty() && pair.count(language == "de" ? ',' : '.') == 2, qPrintable(said));
        QVERIFY2(language != "de" || !said.contains(QRegularExpression("\\d\\.\\d")), qPrintable(said));
        // A sign stands before its figure, from whichever side one reads.
        if (language == "ar")
            QVERIFY(!page.contains(QRegularExpression(QStringLiteral(">[\u2066\u2068]?\u200E?[+−-][\u2066\u2068]"))));
        // What differs first, then the figures, then where the time went; two runs are told by the figures.
        const qsizetype inputs = page.indexOf("<caption>", page.indexOf("id=\"comparison\""));
        if (language == "en") {
            QStringList captions;
            static const QRegularExpression caption(QStringLiteral("<caption>(.*)</caption>"));
            const QString part = page.sliced(inputs, page.indexOf("</section>", inputs) - inputs);
            for (auto found = caption.globalMatch(part); found.hasNext();)
                captions << found.next().captured(1);
            QCOMPARE(captions, (QStringList { "Inputs", "Figures", "Causes", "Operations", "Collectives", "Links" }));
        }
    }

    widgets::PluralTexts m_plurals;
};

WEFT_TEST(TestReportFiles)
#include "tst_report_files.moc"
