// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown, said again in another language: whole texts, those with values in them and lists of them, told apart
// by who shows them; and what nobody translated stays as it is.
#include "tests/support/test_program.h"
#include "widgets/base/words/plural_texts.h"
#include "widgets/base/words/retelling.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <atomic>
#include <map>
#include <thread>

using namespace weft::widgets;

namespace {

// Remembers as the translators of languages do, from a table.
class Table : public QTranslator {
public:
    explicit Table(std::map<QByteArray, QString> texts)
        : m_texts(std::move(texts))
    {
        beginLanguage(m_texts.empty() ? QStringLiteral("en") : m_texts.begin()->second);
        QCoreApplication::installTranslator(this);
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment, int n) const override
    {
        const auto found = m_texts.find(QByteArray(context) + '/' + source);
        const QString text = found == m_texts.end() ? QString() : found->second;
        rememberText(*saidTexts(), context, source, comment, n, text.isNull() ? QString::fromUtf8(source) : text);
        return text;
    }

private:
    std::map<QByteArray, QString> m_texts;
};

QString tell(const char* source, int n = -1)
{
    return QCoreApplication::translate("QLabel", source, nullptr, n);
}

} // namespace

class TestRetelling : public QObject {
    Q_OBJECT

private slots:
    // A name is made anew in the place of another: what matters is what it says.
    void remembersWhatIsSaidFromOnePlace()
    {
        PluralTexts texts;
        beginLanguage(QStringLiteral("one place"));
        char place[] = "Alpha here";
        (void)texts.translate("Names", place);
        qstrncpy(place, "Bravo here", sizeof place);
        (void)texts.translate("Names", place);
        Table german({ { "Names/Bravo here", QStringLiteral("Bravo hier") } });
        QCOMPARE(retold("Bravo here"), "Bravo hier");
    }

    void chineseThatClosedUpIsKnown()
    {
        Table chinese({ { "QLabel/made of %1 here", QString::fromUtf8("此处来自 %1 的") },
            { "QLabel/the machine", QString::fromUtf8("设备") } });
        (void)tell("made of %1 here");
        (void)tell("the machine");
        Table german({ { "QLabel/made of %1 here", QStringLiteral("hier aus %1 gemacht") },
            { "QLabel/the machine", QStringLiteral("die Maschine") } });
        QCOMPARE(retold(QString::fromUtf8("此处来自设备的")), "hier aus die Maschine gemacht");
        QCOMPARE(retold(QString::fromUtf8("此处来自 npu1 的")), "hier aus npu1 gemacht");
    }

    // It is as wide then as one that was made in this language.
    void aBoxIsAsWideAsItsWords()
    {
        QComboBox box;
        {
            Table english({});
            box.addItem(tell("All in ten"));
        }
        box.ensurePolished();
        (void)box.sizeHint(); // which it remembers
        Table german({ { "QLabel/All in ten", QStringLiteral("Alles in zehn Sekunden") } });
        retell(box);
        QComboBox fresh;
        fresh.addItem(tell("All in ten"));
        QCOMPARE(box.itemText(0), fresh.itemText(0));
        QCOMPARE(box.sizeHint(), fresh.sizeHint());
    }

    void saysWholeTexts()
    {
        const QString before = [] {
            Table english({});
            return tell("Open");
        }();
        Table german({ { "QLabel/Open", QStringLiteral("Öffnen") } });
        QCOMPARE(before, "Open");
        QCOMPARE(retold(before), "Öffnen");
        QCOMPARE(retold("Nobody said this"), "Nobody said this");
        QCOMPARE(retold(""), "");
    }

    void comesBack()
    {
        {
            Table english({});
            (void)tell("Closed for today");
        }
        QString text = "Closed for today";
        {
            Table german({ { "QLabel/Closed for today", QStringLiteral("Heute zu") } });
            text = retold(text);
            QCOMPARE(text, "Heute zu");
        }
        Table english({});
        QCOMPARE(retold(text), "Closed for today");
    }

    // A choice and what it is for, one below the other: the colon is the second's own.
    void aLineIsATextOfItsOwn()
    {
        {
            Table english({});
            (void)tell("%1: %2 fit");
            (void)tell("Which chains: what chunks fit");
        }
        Table other({ { "QLabel/%1: %2 fit", QStringLiteral("zu %1 passen %2") },
            { "QLabel/Which chains: what chunks fit", QStringLiteral("Welche Ketten: was passt") } });
        QCOMPARE(retold("ring\nWhich chains: what chunks fit"), "ring\nWelche Ketten: was passt");
        QCOMPARE(retold("ring: what chunks fit"), "zu ring passen what chunks");
    }

    void keepsTheValuesOfAPattern()
    {
        {
            Table english({});
            (void)tell("%1 goes to %2");
            (void)tell("the %1 fabric");
            (void)tell("%n thing(s) of %1", 3);
        }
        Table other({ { "QLabel/%1 goes to %2", QStringLiteral("nach %2 geht %1") },
            { "QLabel/the %1 fabric", QStringLiteral("das %1-Netz") },
            { "QLabel/%n thing(s) of %1", QStringLiteral("von %1 %n Dinge") } });
        QCOMPARE(retold("npu1 goes to the ring fabric"), "nach das ring-Netz geht npu1");
        QCOMPARE(retold("3 thing(s) of a box"), "von a box 3 Dinge");
        QCOMPARE(retold("npu1 goes to %1"), "nach %1 geht npu1");
    }

    // "%1: %2" would take any two words for its own.
    void leavesWordsThatOnlyLookLikeAPattern()
    {
        {
            Table english({});
            (void)tell("%1: %2");
            (void)tell("Bandwidth here");
        }
        Table chinese(
            { { "QLabel/%1: %2", QStringLiteral("%1：%2") }, { "QLabel/Bandwidth here", QStringLiteral("此处带宽") } });
        QCOMPARE(retold("Weft: what it computes"), "Weft: what it computes");
        QCOMPARE(retold("Bandwidth here: 50"), QStringLiteral("此处带宽：50"));
    }

    // Words of which a sentence was made, and words of a language before the last.
    void tellsSentencesAndWordsThatCameLate()
    {
        {
            Table english({});
            (void)tell("hash on all, ring on others");
            (void)tell("dimension %1");
        }
        {
            Table chinese({ { "QLabel/hash on all, ring on others", QStringLiteral("全部哈希") },
                { "QLabel/dimension %1", QStringLiteral("维度 %1") } });
            QCOMPARE(retold("Hash on all, ring on others."), QStringLiteral("全部哈希."));
            (void)tell("dimension %1");
        }
        {
            Table german({ { "QLabel/dimension %1", QStringLiteral("Dimension %1") } });
            QCOMPARE(retold(QStringLiteral("维度 0, 维度 1")), "Dimension 0, Dimension 1");
        }
        Table english({});
        QCOMPARE(retold(QStringLiteral("全部哈希.")), "Hash on all, ring on others.");
        QCOMPARE(retold(QStringLiteral("维度 0, 维度 1")), "dimension 0, dimension 1");
    }

    // Numbers that stand somewhere in a longer sentence are not the count of another one that ends alike.
    void takesOnlyANumberForACount()
    {
        {
            Table english({});
            (void)tell("%n dimensions", 2);
            (void)tell("%1 stopped: %2");
        }
        Table german({ { "QLabel/%n dimensions", QStringLiteral("%n Dimensionen") },
            { "QLabel/%1 stopped: %2", QStringLiteral("%1 hielt an: %2") } });
        QCOMPARE(retold("Run 4 lists 3 algorithms for 2 dimensions"), "Run 4 lists 3 algorithms for 2 dimensions");
        QCOMPARE(retold("Run 4 stopped: 2 dimensions").left(14), "Run 4 hielt an");
        for (const char* number : { "2", "12,345", "12 345", "1.234" })
            QVERIFY2(retold(QString("%1 dimensions").arg(number)).endsWith("Dimensionen"), number);
    }

    // Words for one and two hold no number, and the other language's may.
    void keepsACountThatIsAWord()
    {
        {
            Table arabic({ { "QLabel/%n error(s)", QStringLiteral("خطأ واحد") } });
            (void)tell("%n error(s)", 1);
        }
        Table english({ { "QLabel/%n error(s)", QStringLiteral("%n error") } });
        QCOMPARE(retold("خطأ واحد"), "1 error");
    }

    void tellsLikeTextsApartByTheirOwners()
    {
        {
            Table english({});
            (void)QCoreApplication::translate("QPushButton", "Run it");
            (void)QCoreApplication::translate("QLabel", "Run it");
        }
        Table german(
            { { "QPushButton/Run it", QStringLiteral("Ausführen") }, { "QLabel/Run it", QStringLiteral("Lauf") } });
        QPushButton button(QStringLiteral("Run it"));
        QLabel label(QStringLiteral("Run it"));
        retell(button);
        retell(label);
        QCOMPARE(button.text(), "Ausführen");
        QCOMPARE(label.text(), "Lauf");
    }

    void changesWhatIsShownAndNotWhatIsTyped()
    {
        {
            Table english({});
            (void)tell("Find");
            (void)tell("&Copy this");
        }
        Table german(
            { { "QLabel/Find", QStringLiteral("Suchen") }, { "QLabel/&Copy this", QStringLiteral("Dies &kopieren") } });
        QWidget window;
        QLineEdit field(QStringLiteral("Find"), &window);
        field.setPlaceholderText(QStringLiteral("Find"));
        QComboBox box(&window);
        box.addItems({ QStringLiteral("Find"), QStringLiteral("other") });
        box.setCurrentIndex(1);
        QListWidget list(&window);
        list.addItem(QStringLiteral("Find"));
        QTabWidget tabs(&window);
        tabs.addTab(new QWidget, QStringLiteral("Find"));
        QAction action(QStringLiteral("&Copy this"), &window);
        QAction bare(QStringLiteral("Copy this"), &window);
        int told = 0;
        connect(&list, &QListWidget::itemChanged, &list, [&told] { ++told; });
        retell(window);
        QCOMPARE(field.text(), "Find");
        QCOMPARE(field.placeholderText(), "Suchen");
        QCOMPARE(box.itemText(0), "Suchen");
        QCOMPARE(box.currentIndex(), 1);
        QCOMPARE(list.item(0)->text(), "Suchen");
        QCOMPARE(tabs.tabText(0), "Suchen");
        QCOMPARE(action.text(), "Dies &kopieren");
        QCOMPARE(bare.text(), "Dies kopieren");
        QCOMPARE(told, 0);
    }

    // Workers ask for texts while the window says its own again: neither may wait for what the other holds.
    void tellsWhileWorkersAsk()
    {
        PluralTexts texts;
        QCoreApplication::installTranslator(&texts);
        beginLanguage(QStringLiteral("of before"));
        (void)QCoreApplication::translate("Crew", "%n worker(s)", nullptr, 7);
        beginLanguage(QStringLiteral("of now"));
        std::atomic<bool> isOver = false;
        std::atomic<int> asked = 0;
        std::jthread worker([&] {
            for (int n = 0; !isOver; n = ++asked)
                (void)QCoreApplication::translate("Crew", "%n worker(s)", nullptr, n);
        });
        QString told;
        for (int times = 0; asked < 20000 || times < 2000; ++times)
            told = retold("7 worker(s)");
        isOver = true;
        worker.join();
        QCoreApplication::removeTranslator(&texts);
        QCOMPARE(told, "7 worker(s)");
    }
};

WEFT_TEST(TestRetelling)
#include "tst_retelling.moc"
