// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/open_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>

namespace weft::gui {

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

} // namespace

QStringList askOpenPaths(QWidget* parent, const QString& title, const QString& filters)
{
    QFileDialog dialog(parent, title, {}, filters);
    dialog.setFileMode(QFileDialog::ExistingFiles);
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

} // namespace weft::gui
