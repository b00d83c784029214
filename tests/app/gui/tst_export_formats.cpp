// SPDX-License-Identifier: GPL-3.0-or-later
// What Ctrl+E writes of each view: the forms that the guide lists, nothing where there is nothing, and pictures that
// have all of a view, in light colours, whatever is in sight.
#include "app/gui/views/view_exporter.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/workspace.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/time/time_frame.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/view_sheet.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <future>
#include <map>
#include <memory>
#include <optional>
#include <set>

using namespace weft;
using namespace weft::gui;

namespace {

using Forms = std::set<QString>;

// "| Timeline (timeline) | PNG, SVG |", by the name in brackets.
std::map<QString, Forms> formsInTheGuide()
{
    std::map<QString, Forms> forms;
    QFile guide(QStringLiteral(WEFT_SOURCE_DIR "/docs/guide/window.md"));
    if (!guide.open(QIODevice::ReadOnly))
        return forms;
    const QString text = QString::fromUtf8(guide.readAll());
    const QString section = text.section("\n## What views write\n", 1).section("\n## ", 0, 0);
    for (const QString& line : section.split('\n')) {
        const QStringList cells = line.split('|');
        if (cells.size() < 4 || !cells[1].contains('('))
            continue;
        Forms& of = forms[cells[1].section('(', -1).section(')', 0, 0)];
        static const QRegularExpression name("\\b[A-Z]{2,}(\\.[A-Z]+)?\\b");
        for (auto found = name.globalMatch(cells[2]); found.hasNext();)
            of.insert(found.next().captured().toLower());
    }
    return forms;
}

Forms formsOf(widgets::View& view)
{
    Forms forms;
    for (const widgets::ViewExport& one : view.exports()) {
        for (const QString& suffix : suffixesOf(one))
            forms.insert(suffix);
    }
    return forms;
}

QString told(const Forms& forms)
{
    return QStringList(forms.begin(), forms.end()).join(", ");
}

std::unique_ptr<MainWindow> opened(const QString& sample, QSize size = { 1400, 900 })
{
    auto window = std::make_unique<MainWindow>(false);
    window->resize(size);
    window->show();
    if (!sample.isNull())
        window->openSample(sample);
    test::settle(*window, 30, 3);
    return window;
}

void selectACollective(Workspace& workspace, const widgets::RunView& run)
{
    const simulation::OperationColumns& operations = run.run->operations;
    for (std::size_t at = 0; at < operations.size(); ++at) {
        if (operations.collective[at] != simulation::kNoRecord)
            return workspace.selection()->select({ {}, {}, { { operations.rank[at], operations.op[at] } } });
    }
}

QByteArray svgOf(const widgets::ViewExport& picture, const QString& folder)
{
    const QString path = folder + "/picture.svg";
    QString error;
    QFile file(path);
    if (!writeExport(picture, path, {}, 1, error) || !file.open(QIODevice::ReadOnly))
        return error.toUtf8();
    return file.readAll();
}

} // namespace

class TestExportFormats : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    // Of both samples, where something is shown and where nothing is; no row is left over, and none is missing.
    void theGuideListsWhatViewsWrite()
    {
        const std::map<QString, Forms> listed = formsInTheGuide();
        std::map<QString, Forms> seen;
        for (const QString& sample : { QString(), QString("default"), QString("attention") }) {
            const auto window = opened(sample);
            for (const auto& [info, view] : window->views()->entries()) {
                QVERIFY(window->showView(info->name));
                test::settle(*window, 20, 2);
                seen[info->name].merge(formsOf(*view));
            }
            if (const widgets::RunViewPtr run = window->workspace()->currentRun()) {
                selectACollective(*window->workspace(), *run);
                seen["timeline"].merge(formsOf(*window->views()->find("timeline")));
                seen["details"].merge(formsOf(*window->views()->find("details")));
            }
        }
        for (const ViewInfo& info : viewInfos()) {
            if (info.make == nullptr)
                continue;
            QVERIFY2(listed.contains(info.name), qPrintable(info.name + ": " + told(seen[info.name])));
            const Forms& forms = listed.at(info.name);
            QVERIFY2(std::ranges::includes(forms, seen[info.name]),
                qPrintable(info.name + " writes " + told(seen[info.name]) + ", the guide has " + told(forms)));
            // What the others write takes a search, two runs, or something that is wrong.
            const bool isShown = !seen[info.name].empty() && info.name != "synthesis" && info.name != "schedule";
            if (isShown)
                QCOMPARE(told(forms), told(seen[info.name]));
        }
        for (const auto& [name, forms] : listed)
            QVERIFY2(findView(name) != nullptr, qPrintable(name));
    }

    // The algorithm that a collective went by comes out of the timeline as MSCCL XML, and as RCCL loads it.
    void theAlgorithmOfACollectiveIsWritten()
    {
        QTemporaryDir folder;
        const auto window = opened("default");
        widgets::View* timeline = window->views()->find("timeline");
        const auto algorithm = [&]() -> std::optional<widgets::ViewExport> {
            for (const widgets::ViewExport& one : timeline->exports()) {
                if (suffixesOf(one).contains("xml"))
                    return one;
            }
            return std::nullopt;
        };
        for (int visit = 0; visit < 2; ++visit) {
            window->workspace()->selection()->select({});
            QVERIFY(!algorithm());
            selectACollective(*window->workspace(), *window->workspace()->currentRun());
            const auto made = algorithm();
            QVERIFY(made);
            const QString path = folder.filePath(visit == 0 ? "a.xml" : "a.rccl.xml");
            QString error;
            QVERIFY2(writeExport(*made, path, {}, 1, error), qPrintable(error));
            window->workspace()->jobs()->waitForAll();
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray xml = file.readAll();
            QVERIFY2(xml.contains("<algo") && xml.contains("allreduce"), xml.left(200).constData());
            QCOMPARE(xml.contains("outofplace"), visit == 1);
        }
    }

    // The page of a comparison has who is compared, the finding, the pictures of all tabs and the tables behind them.
    void aComparisonIsAPage()
    {
        QTemporaryDir folder;
        const auto window = opened("default", { 1100, 700 });
        widgets::FabricDocument* fabric = window->workspace()->fabric();
        fabric->setBandwidth(fabric->columns().linkKeys, 25);
        QVERIFY(window->workspace()->run().isEmpty());
        test::settle(*window, 50, 3);
        window->setMode(Mode::Compare);
        test::settle(*window, 50, 3);
        widgets::View* view = window->views()->find("compare");
        for (int visit = 0; visit < 2; ++visit) {
            const widgets::ViewExport picture = view->exports().front();
            const QByteArray svg = svgOf(picture, folder.path());
            for (const char* part : { "Comparison", "A: Run 1", "B: Run 2", "Links over time", "Fabric", "Operations",
                     "Collectives", "Inputs", "Runs" })
                QVERIFY2(svg.contains(part), part);
            QVERIFY(picture.size.height() > 3 * view->height());
            auto* canvas = view->findChild<QWidget*>("differenceCanvas");
            QVERIFY(canvas == nullptr || canvas->height() < 1000); // as before
        }
        if (const QString pictures = qEnvironmentVariable("WEFT_PICTURES"); !pictures.isEmpty()) {
            QString error;
            QVERIFY(ViewExporter::write(*view, view->exports(), pictures + "/comparison.png", {}, error));
        }
    }

    // The key opens the dialog of the view with the focus, or says why there is nothing.
    void theKeyAsksOrSaysWhyNot()
    {
        for (const QString& sample : { QString(), QString("default") }) {
            const auto window = opened(sample);
            for (const auto& [info, view] : window->views()->entries()) {
                QVERIFY(window->showView(info->name));
                test::settle(*window, 20, 2);
                QString said;
                auto* exporter = window->findChild<ViewExporter*>();
                const auto listening
                    = connect(exporter, &ViewExporter::message, this, [&said](const QString& text) { said = text; });
                exporter->askExport(view);
                disconnect(listening);
                auto* dialog = window->findChild<QFileDialog*>("exportDialog");
                QVERIFY2((dialog != nullptr) == !view->exports().empty(), qPrintable(info->name));
                QVERIFY2(dialog != nullptr || said.contains(info->title), qPrintable(info->name + ": " + said));
                if (dialog != nullptr)
                    dialog->reject();
                delete dialog;
            }
        }
    }

    // The window paints and reads; a worker makes the file of it, whatever became of the view.
    void aWorkerWritesWhatTheWindowPainted()
    {
        QTemporaryDir folder;
        const auto window = opened("default");
        QVERIFY(window->showView("summary"));
        test::settle(*window, 30, 2);
        widgets::View* view = window->views()->find("summary");
        const auto bytesOf = [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        std::map<QString, widgets::ExportWriter> writers;
        for (const char* form : { "png", "svg", "pdf", "csv" }) {
            QString error;
            QVERIFY(ViewExporter::write(*view, view->exports(), folder.filePath(QString("now.") + form), {}, error));
            const QString later = folder.filePath(QString("later.") + form);
            writers[form] = readAll(ViewExporter::begin(*view, view->exports(), later, {}));
            QVERIFY2(!QFile::exists(later), form);
        }
        window->workspace()->startNew(); // nothing is left to be read
        test::settle(*window, 30, 2);
        for (const auto& [form, writer] : writers) {
            QCOMPARE(std::async(std::launch::async, writer).get(), QString());
            const QByteArray later = bytesOf(folder.filePath("later." + form));
            QVERIFY2(later.size() > 500, qPrintable(form));
            QVERIFY2(form == "pdf" || later == bytesOf(folder.filePath("now." + form)), qPrintable(form));
        }
        // What cannot be written is said.
        QVERIFY(!ViewExporter::begin(*window->views()->find("topology"), {}, folder.filePath("a.xyz"), {})
                     .write()
                     .isEmpty());
    }

    // What has no room in a picture is told in the picture; nothing moves in the window meanwhile, twice.
    void whatIsCutSaysSo()
    {
        QTemporaryDir folder;
        const auto window = opened("default");
        window->workspace()->fabric()->setBandwidth(window->workspace()->fabric()->columns().linkKeys, 25);
        QVERIFY(window->workspace()->run().isEmpty());
        QVERIFY(window->showView("compare"));
        test::settle(*window, 60, 3);
        widgets::View* view = window->views()->find("compare");
        const auto frames = view->findChildren<widgets::TimeFrame*>();
        QVERIFY(frames.size() >= 3);
        for (int visit = 0; visit < 2; ++visit) {
            std::vector<std::pair<QRect, int>> before;
            for (widgets::TimeFrame* frame : frames) {
                frame->setScroll(frame->mostScroll() / 2 + visit);
                before.emplace_back(frame->geometry(), frame->scroll());
            }
            const QImage shown = view->grab().toImage();
            QCOMPARE(
                svgOf(view->exports().front(), folder.path()).count("Only the upper"), 3); // of two lanes, and of links
            for (std::size_t at = 0; at < before.size(); ++at) {
                QCOMPARE(frames[static_cast<qsizetype>(at)]->geometry(), before[at].first);
                QCOMPARE(frames[static_cast<qsizetype>(at)]->scroll(), before[at].second);
            }
            QCOMPARE(view->grab().toImage(), shown);
        }
    }

    // What scrolls is whole beside its legend or scale, also where a dock has room for a few rows; pixels are of ink.
    void whatScrollsIsWhole()
    {
        QTemporaryDir folder;
        const auto window = opened("default", { 1000, 640 });
        struct Wanted {
            const char* view;
            std::vector<const char*> words;
        };
        for (const Wanted& wanted : { Wanted { "timeline", { "Timeline", "npu0", "npu40", "npu63", "collective" } },
                 Wanted { "heatmap", { "Link heat map", "0 %", "100 % busy", "Only the upper" } },
                 Wanted { "traffic", { "Traffic matrix", "npu" } } }) {
            QVERIFY(window->showView(wanted.view));
            test::settle(*window, 60, 3);
            widgets::View* view = window->views()->find(wanted.view);
            for (int visit = 0; visit < 2; ++visit) {
                const QImage shown = view->grab().toImage();
                const widgets::ViewExport picture = view->exports().front();
                const QByteArray svg = svgOf(picture, folder.path());
                for (const char* word : wanted.words)
                    QVERIFY2(svg.contains(word), word);
                if (const QString pictures = qEnvironmentVariable("WEFT_PICTURES"); !pictures.isEmpty()) {
                    QString error;
                    const QString path = QString("%1/%2.png").arg(pictures, wanted.view);
                    QVERIFY(ViewExporter::write(*view, view->exports(), path, {}, error));
                }
                QVERIFY(picture.size.height() > 2 * view->height());
                QCOMPARE(view->grab().toImage(), shown);
            }
        }
    }

    // As much of a small window as of a large one, in light colours also of a dark one; the view is as before.
    void aPictureHasAllOfAView()
    {
        QTemporaryDir folder;
        const auto large = opened("default", { 1800, 1200 });
        const auto small = opened("default", { 1000, 640 });
        small->setTheme(widgets::ThemeKind::Dark);
        for (const char* name : { "summary", "range", "runs", "operations" }) {
            QVERIFY(small->showView(name));
            test::settle(*small, 30, 2);
            widgets::View* view = small->views()->find(name);
            const QSize before = view->size();
            const widgets::ViewExport picture = view->exports().front();
            const QByteArray svg = svgOf(picture, folder.path());
            QCOMPARE(view->size(), before);
            const widgets::DataTable* table = widgets::tablesIn(*view).front();
            QVERIFY2(table->model()->rowCount() > 0, name);
            // Its title, the last of its rows, and no more than is said to be left out.
            QVERIFY2(svg.contains(QString(findView(name)->title).toUtf8()), name);
            const int last = std::min(table->model()->rowCount(), widgets::ViewSheet::kMostRows) - 1;
            const QString cell = table->model()->index(last, 0).data().toString().left(12);
            QVERIFY2(svg.contains(cell.toHtmlEscaped().toUtf8()), qPrintable(QString(name) + " lacks " + cell));
            if (last + 1 < table->model()->rowCount())
                QVERIFY2(svg.contains("can be exported as CSV"), name);
        }
        for (const char* theme : { "dark", "light" }) {
            small->setTheme(*theme == 'd' ? widgets::ThemeKind::Dark : widgets::ThemeKind::Light);
            QVERIFY(small->showView("summary"));
            widgets::View* view = small->views()->find("summary");
            QString error;
            const QString path = folder.filePath("summary.png");
            QVERIFY(ViewExporter::write(*view, view->exports(), path, {}, error));
            const QImage image(path);
            QCOMPARE(image.pixelColor(2, 2), widgets::Theme::light().base);
            QVERIFY(image.height() > 2 * view->height());
        }
        const auto sizeIn = [](MainWindow& window) {
            (void)window.showView("summary");
            test::settle(window, 30, 2);
            return window.views()->find("summary")->exports().front().size;
        };
        const QSize ofSmall = sizeIn(*small);
        QVERIFY(ofSmall.height() > 1000);
        QVERIFY(std::abs(ofSmall.height() - sizeIn(*large).height()) < ofSmall.height() / 4);
        applyTheme(*qApp, widgets::ThemeKind::Light);
    }
};

WEFT_TEST(TestExportFormats)
#include "tst_export_formats.moc"
