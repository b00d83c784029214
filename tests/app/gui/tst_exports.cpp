// SPDX-License-Identifier: GPL-3.0-or-later
// What views write: the one in front, by its name, and every form of every view.
#include "app/gui/views/view_exporter.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/timeline/timeline_canvas.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
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
    if (suffix == "pftrace") // packets only: field 1, by length
        return content.size() > 10'000 && content.startsWith('\n') ? QString() : QString("no packets");
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
                    window->workspace()->jobs()->waitForAll(); // files of a run are written by jobs
                    // Traces are a file a rank.
                    const QString written = suffix == "et" ? path.chopped(3) + ".0.et" : path;
                    QVERIFY2(wrongWith(written).isEmpty(), qPrintable(written + ' ' + wrongWith(written)));
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

    // Pictures are drawn light, the window stays dark.
    void aPictureLeavesTheWindowAsItWas()
    {
        widgets::applyTheme(*qApp, widgets::ThemeKind::Dark);
        const auto window = solved();
        QTemporaryDir folder;
        for (const char* name : { "timeline", "heatmap", "summary", "operations" }) {
            QVERIFY(window->showView(name));
            QTest::qWait(60);
            window->workspace()->jobs()->waitForAll();
            widgets::View* view = window->views()->find(name);
            view->setFocus();
            QTest::qWait(60);
            const QImage before = view->grab().toImage();
            QString error;
            QVERIFY(ViewExporter::write(*view, view->exports(), folder.filePath("x.svg"), {}, error));
            QTest::qWait(60);
            QVERIFY2(view->grab().toImage() == before, name);
        }
        widgets::applyTheme(*qApp, widgets::ThemeKind::Light);
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

    // Into the dialog that is open; what is said instead of writing, or nothing.
    static QString type(MainWindow& window, const QString& path)
    {
        const QPointer<QFileDialog> dialog = window.findChild<QFileDialog*>("exportDialog");
        if (dialog == nullptr)
            return "there is no dialog";
        dialog->setDirectory(QFileInfo(path).path());
        QTest::qWait(150); // the folder is listed
        auto* field = dialog->findChild<QLineEdit*>("fileNameEdit");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QFileInfo(path).fileName());
        // Nothing else is asked: nothing is overwritten.
        QString asked;
        QTimer::singleShot(300, &window, [&asked] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                box != nullptr && box->objectName() != "unknownTypeBox") {
                asked = box->text();
                box->reject();
            }
        });
        QTest::keyClick(field, Qt::Key_Return);
        if (!asked.isEmpty())
            return asked;
        QTest::qWait(20);
        window.workspace()->jobs()->waitForAll(); // a worker writes it
        auto* box = dialog == nullptr ? nullptr : dialog->findChild<QMessageBox*>("unknownTypeBox");
        const QString said = box == nullptr ? QString() : box->text();
        if (box != nullptr)
            box->close();
        return said;
    }

    void anUnknownEndingIsAskedAboutAgain()
    {
        const auto window = solved();
        QTemporaryDir folder;
        for (int round = 0; round < 2; ++round) {
            QVERIFY(window->showView("timeline"));
            window->commands()->action("file.exportView")->trigger();
            const QString said = type(*window, folder.filePath("x.xyz"));
            QVERIFY2(said.contains("x.xyz") && said.contains(".svg"), qPrintable(said));
            QVERIFY2(said.count(".csv") <= 1 && said.count(".png") == 1, qPrintable(said)); // each ending once
            QVERIFY(QDir(folder.path()).isEmpty());
            auto* dialog = window->findChild<QFileDialog*>("exportDialog");
            QVERIFY(dialog != nullptr && dialog->isVisible());
            // An ending that is offered wins over the type that is chosen; without one the chosen type counts.
            QCOMPARE(type(*window, folder.filePath("named.svg")), QString());
            QTest::qWait(20);
            QTRY_VERIFY(window->findChild<QFileDialog*>("exportDialog") == nullptr);
            QVERIFY2(wrongWith(folder.filePath("named.svg")).isEmpty(), qPrintable(folder.filePath("named.svg")));
            window->commands()->action("file.exportView")->trigger();
            QCOMPARE(type(*window, folder.filePath("plain")), QString());
            QVERIFY2(wrongWith(folder.filePath("plain.png")).isEmpty(), "plain.png");
            QTest::qWait(20);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList { "named.svg", "plain.png" }));
            QFile::remove(folder.filePath("named.svg"));
            QFile::remove(folder.filePath("plain.png"));
        }
    }

    void aMissingFolderIsSaid()
    {
        const auto window = solved();
        QTemporaryDir folder;
        QVERIFY(window->showView("timeline"));
        window->commands()->action("file.exportView")->trigger();
        auto* dialog = window->findChild<QFileDialog*>("exportDialog");
        auto* field = dialog->findChild<QLineEdit*>("fileNameEdit");
        for (int round = 0; round < 2; ++round) {
            field->setText(folder.filePath("nobody/was/here.svg"));
            QTest::keyClick(field, Qt::Key_Return);
            auto* box = dialog->findChild<QMessageBox*>("noFolderBox");
            QVERIFY(box != nullptr);
            QVERIFY2(box->text().contains("nobody"), qPrintable(box->text()));
            delete box;
            QVERIFY(dialog->isVisible());
            QVERIFY(QDir(folder.path()).isEmpty());
        }
        dialog->reject();
    }

    // One page, with the words of the view on it.
    void aViewIsPrinted()
    {
        const auto window = solved();
        QTemporaryDir folder;
        // Each with words that it has at this size.
        for (const auto& [view, says] :
            { std::pair { "summary", "Makespan" }, { "timeline", "npu" }, { "topology", "Link utilization at" } }) {
            QVERIFY(window->showView(view));
            window->activateWindow(); // after the dialog of the view before
            QTest::qWait(60);
            // Others are in sight too, and one of them had the keys.
            for (QWidget* inside : window->views()->find(view)->findChildren<QWidget*>()) {
                if (inside->isVisible() && inside->focusPolicy() == Qt::StrongFocus) {
                    inside->setFocus();
                    break;
                }
            }
            const QString path = folder.filePath(QString(view) + ".pdf");
            bool asked = false;
            QTimer::singleShot(0, window.get(), [&asked, path] {
                auto* dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
                asked = dialog != nullptr && dialog->objectName() == "printDialog";
                if (!asked)
                    return;
                dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
                dialog->printer()->setOutputFileName(path);
                dialog->done(QDialog::Accepted);
            });
            window->commands()->action("file.print")->trigger();
            QVERIFY(asked);
            const QByteArray pdf = contentOf(path);
            QVERIFY2(wrongWith(path).isEmpty(), qPrintable(path + ' ' + wrongWith(path)));
            QCOMPARE(pdf.count("/Type /Page\n"), 1);
            QProcess text;
            text.start("pdftotext", { path, "-" });
            if (!text.waitForStarted() || !text.waitForFinished())
                continue; // the tool is not here
            const QByteArray words = text.readAllStandardOutput();
            QVERIFY2(words.contains(says), qPrintable(view + (' ' + words)));
        }
    }

    // Commands and buttons of views lead into the dialog of Ctrl+E, with what they are about chosen.
    void commandsOfViewsUseTheSameDialog()
    {
        const auto window = solved();
        QTemporaryDir folder;
        const struct {
            const char* command;
            const char* view;
            const char* type;
            const char* file;
        } cases[] {
            { "topology.exportImage", "topology", "Picture as PNG (*.png)", "a.png" },
            { "topology.exportFabric", "topology", "Topology as JSON (*.json)", "b.graphml" },
            { "charts.exportUtilization", "utilization", "Series as CSV (*.csv)", "c.csv" },
            { "charts.exportHistogram", "histogram", "Table as CSV (*.csv)", "d.csv" },
            { "range.exportCsv", "range", "", "e.csv" },
            { "summary.exportTable", "summary", "Ranks as CSV (*.csv)", "f.csv" },
            { "settings.exportSystem", "settings", "", "g.json" },
            { "settings.exportMemory", "settings", "", "h.json" },
        };
        for (const auto& one : cases) {
            QVERIFY(window->showView(one.view));
            QTest::qWait(60);
            window->workspace()->jobs()->waitForAll();
            QAction* action = window->commands()->action(one.command);
            QVERIFY2(action != nullptr && action->isEnabled(), one.command);
            action->trigger();
            auto* dialog = window->findChild<QFileDialog*>("exportDialog");
            QVERIFY2(dialog != nullptr, one.command);
            if (*one.type != '\0')
                QCOMPARE(dialog->selectedNameFilter(), QString(one.type));
            QCOMPARE(type(*window, folder.filePath(one.file)), QString());
            const QString wrong = wrongWith(folder.filePath(one.file));
            QVERIFY2(wrong.isEmpty(), qPrintable(QString(one.file) + ' ' + wrong));
            QTest::qWait(20);
        }
        QVERIFY(contentOf(folder.filePath("b.graphml")).contains("graphml"));
        QVERIFY(contentOf(folder.filePath("g.json")).contains("roofline"));
        QVERIFY(contentOf(folder.filePath("h.json")).contains("memory-type"));
    }
};

WEFT_TEST(TestExports)
#include "tst_exports.moc"
