// SPDX-License-Identifier: GPL-3.0-or-later
// Where the texts of the window are filed for its translations.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

class TestTextContexts : public QObject {
    Q_OBJECT

private slots:
    // lupdate files a text under the class whose name it reads. Where that is an alias that it cannot follow, nobody
    // looks there at run time, and the text stays English.
    void everyTextIsFiledWhereItIsLookedFor()
    {
        QByteArray sources;
        for (const char* folder : { "/app/gui", "/widgets" }) {
            QDirIterator files(QStringLiteral(WEFT_SOURCE_DIR) + folder, { "*.cpp", "*.h" }, QDir::Files,
                QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                sources += file.readAll();
            }
        }
        QFile texts(QStringLiteral(WEFT_SOURCE_DIR "/translations/weft_de.ts"));
        QVERIFY(texts.open(QIODevice::ReadOnly));
        QSet<QString> contexts;
        QXmlStreamReader xml(&texts);
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("name"))
                contexts.insert(xml.readElementText());
        }
        QVERIFY(contexts.size() > 100);
        for (const QString& context : contexts) {
            if (context.contains(QLatin1String("::")) || context == QLatin1String("Engine")
                || context == QLatin1String("QGuiApplication"))
                continue;
            QVERIFY2(sources.contains('"' + context.toUtf8() + '"')
                    || sources.contains("Q_DECLARE_TR_FUNCTIONS(" + context.toUtf8() + ')'),
                qPrintable(context));
        }
    }
};

WEFT_TEST(TestTextContexts)
#include "tst_text_contexts.moc"
