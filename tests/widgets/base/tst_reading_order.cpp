// SPDX-License-Identifier: GPL-3.0-or-later
// What is written in Latin letters looks the same in a window that is read from the right: dots at the end, the day
// before the month, names cut where they end.
#include "tests/support/test_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/reading_order.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProxyStyle>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <functional>

using namespace weft;
using namespace weft::widgets;

namespace {

// What is written in the picture, without the room around it.
QImage wordsIn(const QPixmap& picture)
{
    const QImage whole = picture.toImage().convertToFormat(QImage::Format_Grayscale8);
    QRect ink;
    const int ground = qGray(whole.pixel(whole.width() / 2, 2));
    for (int y = 0; y < whole.height(); ++y) {
        for (int x = 0; x < whole.width(); ++x) {
            if (std::abs(qGray(whole.pixel(x, y)) - ground) > 60)
                ink = ink.united(QRect(x, y, 1, 1));
        }
    }
    return whole.copy(ink);
}

// How differently the ink of two pictures lies from left to right, as a share of all ink. Letters may stand a part of a
// pixel aside, so that it is taken a few columns together.
double apart(const QImage& a, const QImage& b)
{
    if (std::abs(a.width() - b.width()) > 2)
        return 1;
    constexpr int kAround = 3; // px
    const auto inkAround = [](const QImage& image, int middle) {
        double ink = 0;
        for (int x = std::max(0, middle - kAround); x <= std::min(image.width() - 1, middle + kAround); ++x) {
            for (int y = 0; y < image.height(); ++y)
                ink += 255 - qGray(image.pixel(x, y));
        }
        return ink;
    };
    double difference = 0;
    double all = 0;
    for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
        difference += std::abs(inkAround(a, x) - inkAround(b, x));
        all += inkAround(a, x);
    }
    return all == 0 ? 1 : difference / all;
}

} // namespace

class TestReadingOrder : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::Light); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void wordsLookTheSameFromBothSides_data()
    {
        QTest::addColumn<std::function<QPixmap()>>("draw");
        const auto add
            = [](const char* name, std::function<QPixmap()> draw) { QTest::newRow(name) << std::move(draw); };
        add("button", [] {
            QToolButton button;
            button.setText("Find anything…");
            button.setAutoRaise(true);
            button.resize(button.sizeHint());
            return button.grab();
        });
        const auto cell = [](const QString& text, int width) {
            return [text, width] {
                QTableView table;
                QStandardItemModel model(1, 1);
                model.setData(model.index(0, 0), text);
                table.setModel(&model);
                table.setShowGrid(false);
                table.setWordWrap(false);
                table.setSelectionMode(QAbstractItemView::NoSelection);
                table.setFocusPolicy(Qt::NoFocus);
                table.setColumnWidth(0, width);
                table.verticalHeader()->hide();
                table.resize(width + 10, 90);
                table.show();
                QTest::qWait(5);
                return table.viewport()->grab(table.visualRect(model.index(0, 0)).adjusted(1, 1, -1, -1));
            };
        };
        add("date", cell("22 Nov 2026 18:26:22", 220));
        add("name", cell("Ring(4,250GB/s,500ns)_Switch(4,50GB/s,500ns)", 160));
        add("header", [] {
            QTableView table;
            QStandardItemModel model(1, 1);
            model.setHorizontalHeaderLabels({ "Exposed (ASTRA-sim)" });
            table.setModel(&model);
            table.setColumnWidth(0, 90);
            table.verticalHeader()->hide();
            table.resize(100, 90);
            table.show();
            QTest::qWait(5);
            return table.horizontalHeader()->viewport()->grab(
                QRect(table.horizontalHeader()->sectionViewportPosition(0) + 2, 3, 86,
                    table.horizontalHeader()->height() - 8));
        });
        add("hint", [] {
            QLineEdit field;
            field.setFrame(false);
            field.setPlaceholderText("Find anything…");
            field.resize(300, 30);
            (void)field.grab();
            return field.grab();
        });
        add("menu", [] {
            QMenu menu;
            menu.addAction("Open (again)…");
            menu.resize(menu.sizeHint());
            return menu.grab(menu.rect().adjusted(4, 4, -4, -4));
        });
    }

    void wordsLookTheSameFromBothSides()
    {
        QFETCH(std::function<QPixmap()>, draw);
        const QImage left = wordsIn(draw());
        QVERIFY(left.width() > 20);
        for (int visit = 0; visit < 2; ++visit) {
            QApplication::setLayoutDirection(Qt::RightToLeft);
            const double distance = apart(wordsIn(draw()), left);
            QVERIFY2(distance < 0.12, qPrintable(QString::number(distance)));
            QApplication::setLayoutDirection(Qt::LeftToRight);
            QCOMPARE(wordsIn(draw()), left);
        }
    }

    // Where they are drawn for another theme they could not be seen.
    void buttonsOfDialogsHaveNoIcons()
    {
        class WithIcons : public QProxyStyle {
        public:
            [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override
            {
                return hint == SH_DialogButtonBox_ButtonsHaveIcons
                    ? 1
                    : QProxyStyle::styleHint(hint, option, widget, result);
            }
        };
        const ReadingOrderStyle style(new WithIcons);
        QCOMPARE(style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons), 0);
    }

    // Parts of a line stand one behind the other as one reads, whatever letters they are in.
    void partsOfALineFollowTheReader()
    {
        const QStringList parts { "64 NPUs", "a.weft", QString::fromUtf8("448 \u0648\u0635\u0644\u0629") };
        QVERIFY(!joinedByDots(parts).isRightToLeft());
        QCOMPARE(joinedByDots(parts), parts.join(QString::fromUtf8(" \u00B7 ")));
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(joinedByDots(parts).isRightToLeft());
        QVERIFY(joined(parts).isRightToLeft());
        QVERIFY(!joined({ "a.weft" }).isRightToLeft()); // one part has its own
        QCOMPARE(withoutIsolates(joinedByDots(parts)), parts.join(QString::fromUtf8(" \u00B7 ")));
    }

    // Names stand among other words: what would turn these, or leave the line, is not of a name.
    void namesAreOneLine()
    {
        QCOMPARE(plainName("  Run 1 "), QString("Run 1"));
        QCOMPARE(plainName("one\ntwo\tthree\u2028four"), QString("one two three four"));
        QCOMPARE(plainName(QString("a\u202Eb\u202Cc")), QString("abc"));
        QCOMPARE(plainName(QString("a\u2067b")), QString("ab"));
        QCOMPARE(plainName(QString("a\u2069b\u2068")), QString("ab"));
        // Isolates that end are of the language that made the name.
        const QString made = QString::fromUtf8("تشغيل \u2068") + "3" + QChar(0x2069);
        QCOMPARE(plainName(made), made);
        QCOMPARE(plainName(QString::fromUtf8("名字 🙂")), QString::fromUtf8("名字 🙂"));
        // Nor does it turn what is around it, whatever it is written in.
        const QString arabic = QString::fromUtf8("تشغيل 2");
        QCOMPARE(amongWords("Run 1"), QString("Run 1"));
        QCOMPARE(amongWords(arabic), QChar(0x2068) + arabic + QChar(0x2069));
    }

    void labelsStandWhereReadingBegins()
    {
        QWidget window;
        window.resize(600, 40);
        QLabel plain("64 NPUs · 448 links", &window);
        QLabel selectable("<b>64 NPUs</b> · 448 links", &window);
        selectable.setTextInteractionFlags(Qt::TextSelectableByMouse);
        QLabel wrapped("64 NPUs · 448 links", &window);
        wrapped.setWordWrap(true);
        QLabel centred("64 NPUs · 448 links", &window);
        centred.setAlignment(Qt::AlignCenter);
        const auto middleOf = [](QLabel& label) {
            label.resize(500, 30);
            const QImage picture = label.grab().toImage();
            const QRgb ground = picture.pixel(250, 1);
            int first = 500;
            int last = 0;
            for (int x = 0; x < picture.width(); ++x) {
                for (int y = 0; y < picture.height(); ++y) {
                    if (picture.pixel(x, y) != ground) {
                        first = std::min(first, x);
                        last = std::max(last, x);
                    }
                }
            }
            return (first + last) / 2;
        };
        window.show();
        for (int visit = 0; visit < 2; ++visit) {
            QApplication::setLayoutDirection(Qt::LeftToRight);
            for (QLabel* label : { &plain, &selectable, &wrapped })
                QVERIFY2(middleOf(*label) < 150, qPrintable(label->text()));
            QApplication::setLayoutDirection(Qt::RightToLeft);
            for (QLabel* label : { &plain, &selectable, &wrapped })
                QVERIFY2(middleOf(*label) > 350, qPrintable(label->text()));
            QVERIFY(std::abs(middleOf(centred) - 250) < 5);
        }
    }

    // Nor are they cut off where lines are wrapped: with more room around it the text looks the same.
    void wrappedLinesAreWhole_data()
    {
        QTest::addColumn<double>("size");
        QTest::addColumn<bool>("isBold");
        for (const double size : { 8.0, 9.0, 11.25, 14.0, 20.0 }) {
            for (const bool isBold : { false, true })
                QTest::addRow("%g%s", size, isBold ? " bold" : "") << size << isBold;
        }
    }
    void wrappedLinesAreWhole()
    {
        QFETCH(double, size);
        QFETCH(bool, isBold);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        for (const QString& text :
            { QStringLiteral("أجرِ تشغيلًا آخر، أو افتح بالزر أعلاه تشغيلًا محفوظًا أو نتيجة، أو اختر هذا التشغيل في"),
                QStringLiteral("يُسرد هنا ما هو خاطئ أو غريب في الطوبولوجيا أو حِمل العمل أو الإعدادات أو في تشغيل."),
                QStringLiteral("كلُّ مبدأٌ خوارزمي كلُّ مبدأٌ خوارزمي جٍ إٍ") }) {
            QLabel label(text);
            QFont font = label.font();
            font.setPointSizeF(size);
            font.setBold(isBold);
            label.setFont(font);
            label.setWordWrap(true);
            label.ensurePolished();
            const QMargins given = label.contentsMargins();
            const auto inkWith = [&](int width, int more) {
                label.setContentsMargins(given + QMargins(0, more, 0, more));
                label.resize(width, label.heightForWidth(width));
                const QImage image = label.grab().toImage();
                int ink = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x)
                        ink += image.pixel(x, y) != image.pixel(0, 0) ? 1 : 0;
                }
                return ink;
            };
            for (const int width : { 120, 160, 235, 400, 1600 }) {
                const int ink = inkWith(width, 0);
                QVERIFY(ink > 200);
                QCOMPARE(inkWith(width, 40), ink);
            }
        }
    }

    // A row of a tree shows as much of its letters as one with more room, bold or not, with an icon or without.
    void rowsOfTreesAreWhole()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        for (const bool isBold : { false, true }) {
            for (const QString& text :
                { QStringLiteral("تحرير"), QStringLiteral("إنهاء"), QStringLiteral("كلٌّ مبدأٌ إٍ مرِ جٍ قَّ") }) {
                const auto inkWith = [&](int more) {
                    QTreeWidget tree;
                    tree.setHeaderHidden(true);
                    auto* item = new QTreeWidgetItem(&tree, { text });
                    QFont font = tree.font();
                    font.setBold(isBold);
                    item->setFont(0, font);
                    tree.resize(300, 200);
                    if (more > 0)
                        item->setSizeHint(0, { 100, more });
                    const QImage picture = tree.grab().toImage();
                    int ink = 0;
                    for (int y = 0; y < picture.height(); ++y) {
                        for (int x = 0; x < picture.width(); ++x)
                            ink += qGray(picture.pixel(x, y)) < 128 ? 1 : 0;
                    }
                    return ink;
                };
                const int ink = inkWith(0);
                QVERIFY(ink > 30);
                QCOMPARE(ink, inkWith(61));
            }
        }
    }

    // Another style, or another theme, comes to labels that have no room yet, as in a dock that was never shown.
    void roomOutlivesAnotherTheme()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QLabel label(QStringLiteral("خوارزمي"));
        label.ensurePolished();
        const QMargins room = label.contentsMargins();
        QVERIFY(room.top() > 0 && room.bottom() > 0);
        label.setContentsMargins(room + QMargins(200, 0, 200, 0));
        label.resize(100, 2);
        applyTheme(*qApp, ThemeKind::Dark);
        applyTheme(*qApp, ThemeKind::Light);
        QCOMPARE(label.contentsMargins(), room + QMargins(200, 0, 200, 0));
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(label.contentsMargins(), QMargins(200, 0, 200, 0));
    }

    // What is too long ends with dots: it looks as if it said that.
    void whatIsTooLongEndsWithDots()
    {
        const QString text = QStringLiteral("A: Run 1 on Ring(4,250GB/s,500ns)_Switch(4,50GB/s,700ns)");
        QLabel label(text);
        label.ensurePolished();
        label.resize(150, label.sizeHint().height());
        QLabel dots(label.fontMetrics().elidedText(text, Qt::ElideRight, label.width()));
        QVERIFY(dots.text().endsWith(QChar(0x2026)));
        dots.resize(label.size());
        QCOMPARE(label.grab().toImage(), dots.grab().toImage());
    }

    // Dots below a letter and signs above it are within the label, however it comes to be read from the right.
    void labelsHaveRoomForEveryLetter()
    {
        const QString text
            = QStringLiteral("\u062E\u0648\u0627\u0631\u0632\u0645\u064A \u0644\u0651\u064F \u0641\u064A");
        QLabel label(text);
        label.ensurePolished();
        const QSize before = label.sizeHint();
        QApplication::setLayoutDirection(Qt::RightToLeft);
        for (const double size : { 8.0, 9.0, 13.0, 20.0 }) {
            QFont font = label.font();
            font.setPointSizeF(size);
            label.setFont(font);
            const QFontMetrics metrics = label.fontMetrics();
            const QRect ink = metrics.tightBoundingRect(text);
            QVERIFY(label.contentsMargins().top() + metrics.ascent() >= -ink.top());
            QVERIFY(label.contentsMargins().bottom() + metrics.descent() > ink.bottom());
            QVERIFY(label.sizeHint().height() >= ink.height());
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
        label.setFont({});
        QCOMPARE(label.sizeHint(), before);
    }
};

WEFT_TEST(TestReadingOrder)
#include "tst_reading_order.moc"
