// SPDX-License-Identifier: GPL-3.0-or-later
// The guide in the window: F1 leads from every view to what is said of it, links and pictures are there, and what is
// searched is found.
#include "app/gui/panels/guide_dialog.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/window/main_window.h"
#include "app/manual/guide.h"
#include "tests/support/test_program.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/languages.h"

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace weft;
using namespace weft::gui;

namespace {

QString sectionOf(const ViewInfo& view)
{
    return QString::fromStdString(manual::sectionOfView(view.name.toStdString()));
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyViewHasItsSection()
    {
        for (const ViewInfo& view : viewInfos())
            QCOMPARE(sectionOf(view), view.title + " (" + view.name + ')');
        QVERIFY(manual::sectionOfView("nothing").empty());
    }

    // It is in English in every language, and says so where that is another one.
    void itSaysWhichLanguageItIsWrittenIn()
    {
        widgets::useLanguage(QStringLiteral("en"));
        MainWindow window(false);
        GuideDialog guide(&window);
        const auto* language = guide.findChild<QLabel*>(QStringLiteral("guideLanguage"));
        guide.show();
        for (const char* code : { "de", "en", "ar", "en" }) {
            window.setLanguage(QString::fromLatin1(code));
            QCoreApplication::processEvents();
            QCOMPARE(language->isVisible(), qstrcmp(code, "en") != 0);
            QCOMPARE(language->text().contains("written in English"), qstrcmp(code, "en") == 0);
        }
    }

    void f1OpensWhatTheViewIsAbout()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        int opened = 0;
        for (int visit = 0; visit < 2; ++visit) {
            for (const ViewInfo& view : viewInfos()) {
                for (const ViewPlace& place : view.places) {
                    window.setMode(place.mode);
                    QVERIFY2(window.showView(view.name), qPrintable(view.name));
                    window.activateWindow();
                    QVERIFY(QTest::qWaitForWindowActive(&window));
                    QTest::keyClick(&window, Qt::Key_F1);
                    auto* guide = window.findChild<GuideDialog*>("guideDialog");
                    QVERIFY2(guide != nullptr && guide->isVisible(), qPrintable(view.name));
                    QCOMPARE(guide->chapter(), QString("window"));
                    QCOMPARE(guide->section(), sectionOf(view));
                    guide->close();
                    ++opened;
                }
            }
        }
        QVERIFY(opened > 60);
        QCOMPARE(window.findChildren<GuideDialog*>().size(), 1);
    }

    // An empty window has the page that welcomes.
    void f1OfAnEmptyWindow()
    {
        MainWindow window(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (int visit = 0; visit < 2; ++visit) {
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            QTest::keyClick(&window, Qt::Key_F1);
            auto* guide = window.findChild<GuideDialog*>("guideDialog");
            QVERIFY(guide != nullptr && guide->isVisible());
            QCOMPARE(guide->section(), QString("Welcome (welcome)"));
            guide->close();
        }
    }

    void aSectionStandsAtTheTop()
    {
        GuideDialog guide(nullptr);
        guide.show();
        auto* page = guide.findChild<QTextBrowser*>("guidePage");
        for (const char* section : { "Timeline (timeline)", "Welcome (welcome)" }) {
            QVERIFY(guide.showChapter("window", section));
            QCOMPARE(guide.section(), QString(section));
            QCOMPARE(page->textCursor().block().text(), QString(section));
            QVERIFY(page->cursorRect().top() >= 0 && page->cursorRect().top() < 60);
        }
        QVERIFY(guide.showChapter("window", "No such section"));
        QCOMPARE(guide.section(), QString());
        QCOMPARE(page->verticalScrollBar()->value(), 0);
        QVERIFY(!guide.showChapter("no such chapter"));
        QCOMPARE(guide.chapter(), QString("window"));
    }

    void linksAndPicturesAreThere()
    {
        const QRegularExpression link("\\]\\(([^)]+)\\)");
        int links = 0;
        int pictures = 0;
        for (const manual::Chapter& chapter : manual::chapters()) {
            QVERIFY2(!chapter.title.empty() && chapter.text.size() > 1000, chapter.name.data());
            QRegularExpressionMatchIterator found = link.globalMatch(textOf(chapter.text));
            while (found.hasNext()) {
                const QString target = found.next().captured(1);
                const QByteArray where = textOf(chapter.name).toUtf8() + ": " + target.toUtf8();
                if (target.endsWith(".png")) {
                    QVERIFY2(QImage(":/guide/" + target.section('/', -1)).width() >= 1000, where);
                    ++pictures;
                } else if (!target.startsWith("http")) {
                    QVERIFY2(manual::chapterOf(target.toStdString()) != nullptr, where);
                    ++links;
                }
            }
        }
        QVERIFY(links >= 10);
        QVERIFY(pictures >= 5);
    }

    void linksAreFollowedAndLeftAgain()
    {
        GuideDialog guide(nullptr);
        guide.show();
        auto* page = guide.findChild<QTextBrowser*>("guidePage");
        for (int visit = 0; visit < 2; ++visit) {
            QVERIFY(guide.showChapter("settings"));
            emit page->anchorClicked(QUrl("specs.md"));
            QCOMPARE(guide.chapter(), QString("specs"));
            emit page->anchorClicked(QUrl("../semantics.md"));
            QCOMPARE(guide.chapter(), QString("models"));
            auto* back = guide.findChild<QAbstractButton*>("guideBack");
            QTest::mouseClick(back, Qt::LeftButton);
            QTest::mouseClick(back, Qt::LeftButton);
            QCOMPARE(guide.chapter(), QString("settings"));
            QVERIFY(!back->isEnabled());
        }
    }

    void searchGoesThroughAllChapters()
    {
        GuideDialog guide(nullptr);
        guide.show();
        guide.showChapter("concepts");
        auto* field = guide.findChild<QLineEdit*>("guideSearch");
        auto* page = guide.findChild<QTextBrowser*>("guidePage");
        auto* list = guide.findChild<QListWidget*>("guideChapters");
        QTest::keyClicks(field, "Endpoint");
        QCOMPARE(guide.chapter(), QString("settings")); // the first that has it
        QCOMPARE(page->textCursor().selectedText(), QString("endpoint"));
        QStringList chapters;
        for (int step = 0; step < 20; ++step) {
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(page->textCursor().selectedText().toLower(), QString("endpoint"));
            if (!chapters.contains(guide.chapter()))
                chapters.append(guide.chapter());
        }
        QVERIFY(chapters.contains("settings") && chapters.contains("models"));
        QVERIFY(guide.isVisible()); // Return does not close it
        QTest::keyClicks(field, "zzz");
        for (int row = 0; row < list->count(); ++row)
            QVERIFY(list->item(row)->isHidden());
        field->clear();
        for (int row = 0; row < list->count(); ++row)
            QVERIFY(!list->item(row)->isHidden());
        QVERIFY(page->extraSelections().isEmpty());
    }
};

WEFT_TEST(TestGuide)
#include "tst_guide.moc"
