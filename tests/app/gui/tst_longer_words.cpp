// SPDX-License-Identifier: GPL-3.0-or-later
// A language that nobody speaks, whose words are 40 % longer than English: no label and no button is cut off by it, in
// any mode and in the dialogs, on a small screen.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/plural_texts.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QTest>
#include <QTimer>
#include <QToolButton>

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

// Labels and buttons whose words are cut off.
QStringList cutIn(const QWidget& window)
{
    QStringList cut;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty())
            continue;
        QString text;
        QSize wanted;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            text = label->text();
            if (label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
                continue; // shortened on purpose
            wanted = label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            const auto* tool = qobject_cast<const QToolButton*>(widget);
            if (tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly || tool->icon().isNull())
                text = button->text();
            wanted = QSize(button->minimumSizeHint().width(), 0);
        }
        if (!text.isEmpty() && (widget->width() < wanted.width() - 1 || widget->height() < wanted.height() - 1))
            cut << QStringLiteral("%1 '%2' has %3 x %4 of %5 x %6: %7")
                       .arg(widget->metaObject()->className(), widget->objectName())
                       .arg(widget->width())
                       .arg(widget->height())
                       .arg(wanted.width())
                       .arg(wanted.height())
                       .arg(text);
    }
    return cut;
}

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
        window.resize(1280, 720);
        window.show();
        QStringList cut = cutIn(window);
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
                    cut << cutIn(window);
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
            cut << cutIn(*tour);
            tour->findChild<QAbstractButton*>("tourNext")->click();
        }
        for (const char* command :
            { "topology.generate", "schedule.new", "file.report", "help.shortcuts", "help.guide" }) {
            QTimer::singleShot(300, &window, [&window, &cut] { // some wait for their end
                for (QDialog* dialog : window.findChildren<QDialog*>()) {
                    if (!dialog->isVisible())
                        continue;
                    cut << cutIn(*dialog);
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
