// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/jobs/open_path.h"

#include "engine/io/foreign_file.h"
#include "widgets/base/jobs/file_columns.h"
#include "widgets/base/words/engine_text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>

#include <functional>
#include <utility>

namespace weft::widgets {

namespace {

// Several names stand in quotes: "a.json" "b.json".
QStringList namesIn(const QString& text)
{
    const QStringList parts = text.split('"');
    if (parts.size() == 1)
        return { text };
    QStringList names;
    for (qsizetype at = 1; at < parts.size(); at += 2)
        names << parts[at];
    names.removeAll(QString());
    return names;
}

// Asks again as long as something among what `ask` gives cannot be opened.
QStringList askUntilReadable(QWidget* parent, const QString& title, const std::function<QStringList()>& ask)
{
    for (;;) {
        QStringList paths = ask();
        std::optional<Error> refused;
        for (const QString& path : std::as_const(paths)) {
            if (!refused)
                refused = io::refusedAsPipe(path.toStdString());
        }
        if (!refused)
            return paths;
        QMessageBox::warning(parent, title, inWords(*refused));
    }
}

QStringList askSeveral(QWidget* parent, const QString& title, const QString& filters)
{
    QFileDialog dialog(parent, title, {}, filters);
    dialog.setFileMode(QFileDialog::ExistingFiles);
    showFilesInWords(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    // Where several names are typed, Qt gives those that are seen in its list and drops the others. A dialog of the
    // system has no such field.
    const auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    const QStringList typed = field == nullptr ? QStringList() : namesIn(field->text());
    QStringList paths;
    for (const QString& name : typed) {
        if (typed.size() > 1)
            paths << QDir::cleanPath(dialog.directory().absoluteFilePath(name));
    }
    paths += dialog.selectedFiles();
    paths.removeDuplicates();
    return paths;
}

} // namespace

QString askOpenPath(QWidget* parent, const QString& title, const QString& filters, const QString& start)
{
    const QStringList paths = askUntilReadable(parent, title, [&] {
        QFileDialog dialog(parent, title, start, filters);
        dialog.setFileMode(QFileDialog::ExistingFile);
        if (QFileInfo(start).isFile())
            dialog.selectFile(start);
        showFilesInWords(dialog);
        return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
    });
    return paths.value(0);
}

QStringList askOpenPaths(QWidget* parent, const QString& title, const QString& filters)
{
    return askUntilReadable(parent, title, [&] { return askSeveral(parent, title, filters); });
}

} // namespace weft::widgets
