// SPDX-License-Identifier: GPL-3.0-or-later
// Reads every include of the project and fails where a room knows one that it may not know, where the engine
// knows Qt, and where a file has grown past the ceiling.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

// Which rooms a room may include besides itself: docs/architecture.md.
const QMap<QString, QStringList>& allowedRooms()
{
    static const QMap<QString, QStringList> rooms {
        { "core", {} },
        { "io", { "core" } },
        { "topology", { "core", "io" } },
        { "trace", { "core", "io" } },
        { "collective", { "core", "io", "topology", "trace" } },
        { "machine", { "core", "io" } },
        { "program", { "core", "io", "topology", "trace", "collective", "machine" } },
        { "synthesis", { "core", "io", "topology", "collective" } },
        { "simulation", { "core", "io", "topology", "trace", "collective" } },
        { "inputs", { "core", "io", "topology", "trace", "collective", "simulation" } },
        { "analysis", { "core", "topology", "trace", "collective", "simulation" } },
        { "report", { "core", "io", "topology", "trace", "collective", "simulation", "analysis" } },
        { "study",
            { "core", "io", "topology", "trace", "collective", "machine", "program", "synthesis", "simulation",
                "inputs", "analysis", "report" } },
        { "project",
            { "core", "io", "topology", "trace", "collective", "machine", "program", "synthesis", "simulation",
                "inputs", "analysis", "report", "study" } },
    };
    return rooms;
}

// Which folders of widgets a folder of widgets may include besides itself. Views may include all that is shared.
QStringList allowedFolders(const QString& folder)
{
    static const QMap<QString, QStringList> shared {
        { "base", {} },
        { "documents", { "base" } },
        { "plots", { "base" } },
    };
    return shared.contains(folder) ? shared[folder] : shared.keys();
}

// Folders that have floors, each from the lowest: a floor may include itself and what is below.
const QMap<QString, QStringList>& floorsOf()
{
    static const QMap<QString, QStringList> floors {
        { "app/gui", { "workspace", "panels", "views", "window" } },
        { "engine/collective", { "model", "proof", "library", "lowering", "forms", "inlining" } },
        { "engine/program", { "syntax", "model", "typing", "meaning", "transform", "lowering" } },
        { "engine/simulation", { "model", "events", "network", "places", "plan", "machines", "kernel" } },
        { "engine/study",
            { "description", "scenario", "schedules", "synthesis", "comparison", "inspection", "runs", "programs" } },
        { "engine/synthesis", { "graph", "demand", "plan", "check", "construct", "bounds", "search", "store" } },
        { "widgets/base", { "words", "looks", "jobs", "shared", "canvas", "time", "forms", "views" } },
    };
    return floors;
}

// Files past the ceiling of 400 lines, each with the reason why it is one thing.
const QMap<QString, QString>& longFiles()
{
    static const QMap<QString, QString> files {};
    return files;
}

QStringList sourceFiles(const QString& folder)
{
    QStringList files;
    QDirIterator walk(
        QStringLiteral(WEFT_SOURCE_DIR "/") + folder, { "*.h", "*.cpp" }, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files.append(walk.next());
    return files;
}

QStringList linesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split('\n');
}

QString shortPath(const QString& path)
{
    return path.mid(static_cast<int>(qstrlen(WEFT_SOURCE_DIR "/")));
}

} // namespace

class TestRoomArrows : public QObject {
    Q_OBJECT

private slots:
    void aRoomKnowsOnlyTheRoomsAboveIt()
    {
        const QRegularExpression include("^\\s*#\\s*include\\s+[\"<]([^\">]+)[\">]");
        QStringList wrong;
        int seen = 0;
        for (const QString& path : sourceFiles("engine")) {
            const QString name = shortPath(path);
            const QString room = name.section('/', 1, 1);
            if (!allowedRooms().contains(room)) {
                wrong.append(name + ": the room '" + room + "' is not in the table");
                continue;
            }
            for (const QString& line : linesOf(path)) {
                const QString target = include.match(line).captured(1);
                if (target.isEmpty())
                    continue;
                ++seen;
                if (target.startsWith("Q") && !target.contains('/') && !target.endsWith(".h"))
                    wrong.append(name + " includes Qt's " + target);
                if (target.startsWith("app/") || target.startsWith("widgets/") || target.startsWith("tests/"))
                    wrong.append(name + " includes " + target);
                const QString other = target.section('/', 1, 1);
                if (target.startsWith("engine/") && other != room && !allowedRooms()[room].contains(other))
                    wrong.append(name + " includes " + target);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
        QVERIFY(seen > 100); // the test has read something
    }

    // The fuzz targets and clang-tidy read the engine by the clang of Debian 12, which cannot read these of libstdc++.
    void clangCanReadIt()
    {
        const QRegularExpression unread("std::(views::|ranges::(equal_range|subrange|unique|remove_if|rotate|partition|stable_partition)\\b)");
        QStringList wrong;
        const QStringList files = sourceFiles("engine") + sourceFiles("app/cli");
        QVERIFY(files.size() > 100); // the test has read something
        QVERIFY(unread.match("std::views::reverse(tree)").hasMatch());
        for (const QString& path : files) {
            for (const QString& line : linesOf(path)) {
                if (const QRegularExpressionMatch match = unread.match(line); match.hasMatch())
                    wrong.append(shortPath(path) + " uses " + match.captured(0));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void aViewKnowsTheEngineAndNoOtherView()
    {
        const QRegularExpression include("^\\s*#\\s*include\\s+\"((app|tests|widgets)/([^\"/]+)[^\"]*)\"");
        QStringList wrong;
        for (const QString& path : sourceFiles("widgets")) {
            const QString view = shortPath(path).section('/', 1, 1);
            for (const QString& line : linesOf(path)) {
                const QRegularExpressionMatch match = include.match(line);
                if (!match.hasMatch())
                    continue;
                const QString other = match.captured(3);
                const bool allowed
                    = match.captured(2) == "widgets" && (other == view || allowedFolders(view).contains(other));
                if (!allowed)
                    wrong.append(shortPath(path) + " includes " + match.captured(1));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void aFloorKnowsOnlyThoseBelow()
    {
        QStringList wrong;
        for (const auto& [folder, floors] : floorsOf().asKeyValueRange()) {
            const QRegularExpression include("^\\s*#\\s*include\\s+\"" + folder + "/([^\"]+)\"");
            int seen = 0;
            for (const QString& path : sourceFiles(folder)) {
                const QString floor = shortPath(path).mid(folder.size() + 1).section('/', 0, 0);
                if (folder == "app/gui" && (floor.endsWith(".h") || floor.endsWith(".cpp"))) // the program around it
                    continue;
                const qsizetype own = floors.indexOf(floor);
                if (own < 0)
                    wrong.append(shortPath(path) + ": the floor is not in the list");
                for (const QString& line : linesOf(path)) {
                    const QString target = include.match(line).captured(1);
                    if (target.isEmpty())
                        continue;
                    ++seen;
                    const qsizetype other = floors.indexOf(target.section('/', 0, 0));
                    if (other < 0 || other > own)
                        wrong.append(shortPath(path) + " includes " + target);
                }
            }
            QVERIFY(seen > 50); // the test has read something
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void theCommandLineKnowsNoWidgets()
    {
        const QRegularExpression include("^\\s*#\\s*include\\s+[\"<]((widgets/|app/gui|Q[A-Z])[^\">]*)[\">]");
        QStringList wrong;
        for (const QString& path : sourceFiles("app/cli")) {
            for (const QString& line : linesOf(path)) {
                const QString target = include.match(line).captured(1);
                if (!target.isEmpty())
                    wrong.append(shortPath(path) + " includes " + target);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void aFileStaysBelowTheCeiling()
    {
        constexpr int kCeiling = 400;
        QStringList wrong;
        for (const char* folder : { "engine", "app", "widgets", "tests" }) {
            for (const QString& path : sourceFiles(folder)) {
                const int lines = static_cast<int>(linesOf(path).size()) - 1;
                if (lines > kCeiling && !longFiles().contains(shortPath(path)))
                    wrong.append(shortPath(path) + " has " + QString::number(lines) + " lines");
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void everyFileNamesItsLicence()
    {
        QStringList wrong;
        for (const char* folder : { "engine", "app", "widgets", "tests" }) {
            for (const QString& path : sourceFiles(folder)) {
                const QStringList lines = linesOf(path);
                if (lines.isEmpty() || lines.first() != QStringLiteral("// SPDX-License-Identifier: GPL-3.0-or-later"))
                    wrong.append(shortPath(path));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }
};

WEFT_TEST(TestRoomArrows)
#include "tst_room_arrows.moc"
