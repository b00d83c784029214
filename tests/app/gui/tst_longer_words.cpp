// SPDX-License-Identifier: GPL-3.0-or-later
// A language that nobody speaks, whose words are 40 % longer than English: no label and no button is cut off by it, in
// any mode and in the dialogs, on a small screen.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/cut_words.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/plural_texts.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDockWidget>
#include <QTest>
#include <QTimer>

using namespace weft;
using namespace weft::gui;

namespace {

// Words that take 40 % more letters. What people read as a file's ending, and Qt's own texts, stay.
class Longer : public widgets::PluralTexts {
public:
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* comment, int count) const override
    {
        QString text = PluralTexts::translate(context, source, comment, count);
        if (text.isNull())
            text = QString::fromUtf8(source);
        if (*context == 'Q' || text.size() < 2 || text.contains(QStringLiteral(";;")))
            return text;
        const qsizetype more = (text.size() * 2 + 4) / 5;
        QString added;
        while (added.size() < more)
            added += added.size() % 6 == 5 ? ' ' : 'o';
        return text + added;
    }
};

} // namespace

class TestLongerWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        test::forgetSession();
    }

    void longerWordsFit()
    {
        Longer longer;
        QVERIFY(longer.load(QStringLiteral(":/i18n/weft_en.qm")) && QCoreApplication::installTranslator(&longer));
        MainWindow window(false);
        window.setTheme(widgets::ThemeKind::Light); // with the style that gives fields their room
        window.resize(1280, 720);
        window.show();
        QStringList cut = test::cutIn(window);
        window.openSample();
        test::settle(window, 30, 5);
        for (const Mode mode : kModes) {
            window.setMode(mode);
            test::settle(window, 30, 2);
            for (const auto& [info, view] : window.views()->entries()) {
                if (auto* dock = qobject_cast<QDockWidget*>(view->parentWidget());
                    dock != nullptr && !dock->isHidden()) {
                    dock->raise();
                    QTest::qWait(1);
                    cut << test::cutIn(window);
                }
            }
        }
        // The tour speaks of every mode in turn.
        window.commands()->action("help.tour")->trigger();
        for (int step = 0; step < 20; ++step) {
            test::settle(window, 20, 1);
            auto* tour = window.findChild<QWidget*>("tour");
            if (tour == nullptr)
                break;
            cut << test::cutIn(*tour);
            tour->findChild<QAbstractButton*>("tourNext")->click();
        }
        for (const char* command :
            { "topology.generate", "schedule.new", "file.report", "help.shortcuts", "help.guide" }) {
            QTimer::singleShot(300, &window, [&window, &cut] { // some wait for their end
                for (QDialog* dialog : window.findChildren<QDialog*>()) {
                    if (!dialog->isVisible())
                        continue;
                    cut << test::cutIn(*dialog);
                    dialog->close();
                }
            });
            window.commands()->action(QLatin1String(command))->trigger();
            QTest::qWait(400);
        }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
    }
};

WEFT_TEST(TestLongerWords)
#include "tst_longer_words.moc"
