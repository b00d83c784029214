// SPDX-License-Identifier: GPL-3.0-or-later
// What views write: the one in front, by its name, and every form of every view.
#include "app/gui/main_window.h"
#include "app/gui/view_exporter.h"
#include "app/gui/view_registry.h"
#include "app/gui/views.h"
#include "tests/support/test_program.h"
#include "widgets/base/empty_state.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/timeline/timeline_canvas.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <memory>

using namespace weft;
using namespace weft::gui;

namespace {

std::unique_ptr<MainWindow> solved()
{
    auto window = std::make_unique<MainWindow>(false);
    window->resize(1400, 900);
    window->show();
    window->openSample();
    window->workspace()->jobs()->waitForAll();
    QTest::qWait(400); // a view a turn
    window->workspace()->jobs()->waitForAll();
    window->activateWindow();
    QTest::qWait(50);
    return window;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Empty, or what is wrong with the file.
QString wrongWith(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix();
    const QByteArray content = contentOf(path);
    if (suffix == "png") {
        const QImage image(path);
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); y += 3) {
            for (int x = 0; x < image.width(); x += 3)
                colors.insert(image.pixel(x, y));
        }
        return colors.size() >= 4 ? QString() : QString("has %1 colours").arg(colors.size());
    }
    if (suffix == "svg") {
        QXmlStreamReader xml(content);
        int elements = 0;
        while (!xml.atEnd())
            elements += xml.readNext() == QXmlStreamReader::StartElement ? 1 : 0;
        return xml.hasError() ? xml.errorString() : elements > 3 ? QString() : QString("is empty");
    }
    if (suffix == "pdf")
        return content.startsWith("%PDF") && content.contains("%%EOF") && content.size() > 1000 ? "" : "is no document";
    if (suffix == "csv") {
        const QList<QByteArray> lines = content.trimmed().split('\n');
        return lines.size() >= 2 && !lines[0].isEmpty() && lines[0].count(',') > 0 ? "" : "has no header and rows";
    }
    return content.isEmpty() ? "is empty" : "";
}

} // namespace

class TestExports : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theViewWithTheFocusIsNamed()
    {
        const auto window = solved();
        const auto ask = [&](QWidget* focus) {
            focus->setFocus();
            QTest::keyClick(focus, Qt::Key_E, Qt::ControlModifier);
            auto* dialog = window->findChild<QFileDialog*>("exportDialog");
            QStringList said;
            if (dialog != nullptr) {
                said << dialog->windowTitle() << QFileInfo(dialog->selectedFiles().value(0)).fileName();
                dialog->reject();
                delete dialog;
            }
            return said;
        };
        for (int round = 0; round < 2; ++round) {
            const QStringList timeline = ask(window->findChild<widgets::TimelineCanvas*>());
            QCOMPARE(timeline, (QStringList { "Export Timeline", "Untitled-timeline.png" }));
            const QStringList map = ask(window->findChild<widgets::HeatCanvas*>());
            QCOMPARE(map, (QStringList { "Export Link heat map", "Untitled-link-heat-map.png" }));
            // The one that had it last, when something that is no view has it.
            window->setFocus();
            QCOMPARE(ask(window.get()).value(0), QString("Export Link heat map"));
        }
    }

    void everyViewWritesWhatItOffers()
    {
        const auto window = solved();
        QTemporaryDir folder;
        QStringList silent;
        for (const auto& [info, view] : window->views()->entries()) {
            QVERIFY(window->showView(info->name));
            QTest::qWait(60);
            window->workspace()->jobs()->waitForAll();
            const std::vector<widgets::ViewExport> exports = view->exports();
            if (exports.empty())
                silent << info->name;
            int number = 0;
            for (const widgets::ViewExport& one : exports) {
                QVERIFY2(!one.name.isEmpty(), qPrintable(info->name));
                for (const QString& suffix : suffixesOf(one)) {
                    const QString path = folder.filePath(QString("%1-%2.%3").arg(info->name).arg(++number).arg(suffix));
                    QString error;
                    QVERIFY2(writeExport(one, path, {}, 1, error), qPrintable(path + ": " + error));
                    QVERIFY2(wrongWith(path).isEmpty(), qPrintable(path + " " + wrongWith(path)));
                }
            }
        }
        // What has nothing to show says so instead, and offers nothing.
        for (const QString& name : silent) {
            const widgets::View* view = window->views()->find(name);
            QVERIFY2(view->emptyState() != nullptr && view->emptyState()->isVisibleTo(view), qPrintable(name));
        }
        for (const char* name : { "topology", "timeline", "heatmap", "traffic", "summary", "utilization", "histogram",
                 "operations", "runs", "range" })
            QVERIFY2(!silent.contains(name), name);
    }

    void aPictureHasTheSizeThatIsAskedFor()
    {
        const auto window = solved();
        QTemporaryDir folder;
        for (const char* name : { "topology", "timeline", "heatmap", "utilization", "summary" }) {
            QVERIFY(window->showView(name));
            QTest::qWait(60);
            widgets::View* view = window->views()->find(name);
            const QSize before = view->size();
            const QString path = folder.filePath(QString(name) + ".png");
            QString error;
            QVERIFY(writeExport(view->exports().front(), path, { 900, 500 }, 2, error));
            QCOMPARE(QImage(path).size(), QSize(1800, 1000));
            QVERIFY2(wrongWith(path).isEmpty(), qPrintable(path + " " + wrongWith(path)));
            QCOMPARE(view->size(), before);
        }
    }

    void aNameWithoutAnEndingTakesTheChosenForm()
    {
        const auto window = solved();
        QTemporaryDir folder;
        const auto exports = window->views()->find("timeline")->exports();
        for (const auto& choice : ViewExporter::choicesOf(exports)) {
            QString path = folder.filePath("chosen");
            QString error;
            QVERIFY2(ViewExporter::write(exports, path, choice.filter, error), qPrintable(error));
            QCOMPARE(QFileInfo(path).fileName(), "chosen." + choice.suffix);
            QVERIFY2(wrongWith(path).isEmpty(), qPrintable(path + " " + wrongWith(path)));
            // An ending that is offered wins over the filter.
            QString svg = folder.filePath("named.svg");
            QVERIFY(ViewExporter::write(exports, svg, choice.filter, error));
            QVERIFY2(wrongWith(svg).isEmpty(), qPrintable(wrongWith(svg)));
        }
    }
};

WEFT_TEST(TestExports)
#include "tst_exports.moc"
