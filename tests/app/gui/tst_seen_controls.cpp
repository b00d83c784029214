// SPDX-License-Identifier: GPL-3.0-or-later
// What people see of the controls of a small window: their words, whole in every language, and which of them has the
// keys.
#include "app/gui/views/dock_layouts.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/cut_words.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/jobs/file_columns.h"
#include "widgets/base/jobs/save_path.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/quantity_format.h"

#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <map>
#include <set>

using namespace weft;
using namespace weft::gui;

namespace {

QString told(const QWidget* widget)
{
    QStringList way;
    for (const QWidget* up = widget; up != nullptr && way.size() < 4; up = up->parentWidget())
        way.prepend(QStringLiteral("%1 %2").arg(up->metaObject()->className(), up->objectName()));
    return way.join(QStringLiteral(" / "));
}

// What stands there, and a little around it.
QImage around(MainWindow& window, const QWidget* widget)
{
    const QRect place(widget->mapTo(&window, QPoint()), widget->size());
    return window.grab(place.adjusted(-3, -3, 3, 3)).toImage();
}

} // namespace

class TestSeenControls : public weft::test::LanguageTest {
    Q_OBJECT

private slots:
    void wordsFit_data()
    {
        QTest::addColumn<QString>("code");
        for (const widgets::Language& language : widgets::languages())
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    // Chosen while the window is open: what was as wide as other words is as wide as these.
    void wordsFit()
    {
        QFETCH(QString, code);
        widgets::useLanguage(QStringLiteral("zh")); // the shortest words
        MainWindow window(false);
        window.setTheme(widgets::ThemeKind::Light);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        test::settle(window, 30, 3);
        window.setLanguage(code);
        QStringList cut;
        for (const Mode mode : kModes) {
            window.setMode(mode);
            test::settle(window, 30, 2);
            for (const auto& [info, view] : window.views()->entries()) {
                auto* dock = qobject_cast<QDockWidget*>(view->parentWidget());
                if (dock == nullptr || dock->isHidden())
                    continue;
                dock->raise();
                QTest::qWait(1);
                for (const QString& one : test::cutIn(window))
                    cut << modeId(mode) + QStringLiteral(": ") + one;
            }
        }
        for (const char* command : { "topology.generate", "schedule.new", "help.shortcuts", "help.guide" }) {
            bool isOpen = false;
            QTimer::singleShot(300, &window, [&] { // some wait for their end
                for (QDialog* dialog : window.findChildren<QDialog*>()) {
                    if (!dialog->isVisible())
                        continue;
                    isOpen = true;
                    for (const QString& one : test::cutIn(*dialog))
                        cut << QLatin1String(command) + QStringLiteral(": ") + one;
                    dialog->close();
                }
            });
            window.commands()->action(QLatin1String(command))->trigger();
            QTRY_VERIFY2(isOpen, command);
        }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
    }

    // Wherever Tab comes to in the mode of design is drawn otherwise than without the keys.
    void tabStopsOfDesignShowTheFocus_data()
    {
        QTest::addColumn<bool>("isSelected");
        QTest::addColumn<QString>("front"); // of two docks
        QTest::addColumn<int>("theme");
        for (const widgets::ThemeKind theme : { widgets::ThemeKind::Light, widgets::ThemeKind::Dark }) {
            const char* name = theme == widgets::ThemeKind::Dark ? "dark" : "light";
            QTest::addRow("nothing selected, %s", name) << false << "history" << static_cast<int>(theme);
            QTest::addRow("everything selected, %s", name) << true << "properties" << static_cast<int>(theme);
        }
    }
    void tabStopsOfDesignShowTheFocus()
    {
        QFETCH(bool, isSelected);
        QFETCH(QString, front);
        QFETCH(int, theme);
        MainWindow window(false);
        window.setTheme(static_cast<widgets::ThemeKind>(theme));
        window.resize(1280, 720);
        window.show();
        window.openSample();
        window.setMode(Mode::Design);
        test::settle(window, 30, 3);
        if (isSelected)
            window.commands()->action(QStringLiteral("topology.selectAll"))->trigger();
        (void)window.showView(front);
        test::settle(window, 30, 1);
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QStringList unseen;
        std::set<QWidget*> seen;
        QWidget* at = window.focusWidget();
        QVERIFY(at != nullptr);
        at->clearFocus(); // by a click one comes to it otherwise
        at->setFocus(Qt::TabFocusReason);
        while (seen.insert(at).second) {
            QVERIFY2(!isBehindTab(*at), qPrintable(told(at)));
            QTest::qWait(1);
            const QImage with = around(window, at);
            at->clearFocus();
            QTest::qWait(1);
            if (around(window, at) == with)
                unseen << told(at);
            at->setFocus(Qt::TabFocusReason);
            QTest::keyClick(at, Qt::Key_Tab);
            at = window.focusWidget();
            QVERIFY(at != nullptr);
        }
        QVERIFY2(seen.size() > (isSelected ? 10U : 5U), qPrintable(QString::number(seen.size())));
        QVERIFY2(unseen.isEmpty(), qPrintable('\n' + unseen.join('\n')));
    }

    void filesAreListedInTheLanguage_data() { wordsFit_data(); }
    // Chosen while the window is open. Qt's own list says folders in English in some languages, and dates as the system
    // does.
    void filesAreListedInTheLanguage()
    {
        QFETCH(QString, code);
        const std::map<QString, QString> folders
            = { { "en", "Folder" }, { "de", "Ordner" }, { "zh", "文件夹" }, { "ar", "مجلّد" } };
        QTemporaryDir place;
        QVERIFY(QDir(place.path()).mkdir(QStringLiteral("folder")));
        QFile file(place.filePath(QStringLiteral("a.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(1'500'000, ' ')) == 1'500'000);
        file.close();
        MainWindow window(false);
        window.setTheme(widgets::ThemeKind::Light);
        window.setLanguage(code);
        QCOMPARE(QLocale().language(), QLocale(code).language());
        widgets::SaveDialog dialog(&window, QStringLiteral("Save"), place.filePath("b.json"), { "JSON (*.json)" });
        dialog.setViewMode(QFileDialog::Detail);
        dialog.show();
        auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
        QVERIFY(list != nullptr);
        QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 2);
        const auto shown = [list](const QString& name, int column) {
            for (int row = 0; row < 2; ++row) {
                const QModelIndex at = list->model()->index(row, 0, list->rootIndex());
                if (at.data().toString() == name)
                    return widgets::fileText(at.siblingAtColumn(column));
            }
            return QString();
        };
        QCOMPARE(shown(QStringLiteral("folder"), 2), folders.at(code));
        QCOMPARE(shown(QStringLiteral("a.json"), 1), widgets::formatBytes(1'500'000));
        QCOMPARE(shown(QStringLiteral("a.json"), 3),
            QLocale().toString(QFileInfo(file.fileName()).lastModified(), QLocale::ShortFormat));
        QTest::qWait(50); // the list is laid out
        for (int column = 0; column < 4; ++column) {
            const QString title = list->model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY2(list->columnWidth(column) >= list->fontMetrics().horizontalAdvance(title), qPrintable(title));
            for (const QString& name : { QStringLiteral("folder"), QStringLiteral("a.json") }) {
                const QString text = shown(name, column);
                QVERIFY2(list->columnWidth(column) > list->fontMetrics().horizontalAdvance(text), qPrintable(text));
            }
        }
    }
};

WEFT_TEST(TestSeenControls)
#include "tst_seen_controls.moc"
