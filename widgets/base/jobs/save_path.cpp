// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/jobs/save_path.h"

#include "widgets/base/jobs/file_columns.h"
#include "widgets/base/words/joined.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>

namespace weft::widgets {

namespace {

QStringList suffixesIn(const QString& type)
{
    static const QRegularExpression suffix(QStringLiteral("\\*(\\.[A-Za-z0-9.]+)"));
    QStringList found;
    for (auto all = suffix.globalMatch(type); all.hasNext();)
        found << all.next().captured(1);
    found.removeDuplicates(); // several things are written in the same form
    return found;
}

} // namespace

std::optional<QString> withSuffix(const QString& path, const QString& chosen, const QStringList& types)
{
    for (const QString& suffix : suffixesIn(types.join(' '))) {
        if (path.endsWith(suffix, Qt::CaseInsensitive))
            return path;
    }
    // What follows the last dot may be a number or words: "run.2", "8 nodes, 1.5 GB".
    static const QRegularExpression ending(QStringLiteral("\\.(?=[0-9]*[A-Za-z])[A-Za-z0-9]{1,8}$"));
    if (ending.match(QFileInfo(path).fileName()).hasMatch())
        return {};
    return path + suffixesIn(chosen).value(0);
}

SaveDialog::SaveDialog(QWidget* parent, const QString& title, const QString& suggestion, const QStringList& types)
    : QFileDialog(parent, title)
    , m_types(types)
{
    setAcceptMode(AcceptSave);
    setFileMode(AnyFile);
    setNameFilters(types);
    selectFile(suggestion);
    showFilesInWords(*this);
    // The name says the form, so whoever chooses another gets another name. Qt changes what follows the last dot.
    connect(this, &QFileDialog::filterSelected, this, [this](const QString& chosen) {
        const QString name = QFileInfo(selectedFiles().value(0)).fileName();
        const QString suffix = suffixesIn(chosen).value(0);
        QString stem = name.left(name.lastIndexOf('.'));
        for (const QString& known : suffixesIn(m_types.join(' '))) {
            const QString before = known.left(known.lastIndexOf('.'));
            if (!before.isEmpty() && stem.endsWith(before, Qt::CaseInsensitive))
                stem.chop(before.size());
        }
        if (!stem.isEmpty() && name.endsWith(suffix.mid(suffix.lastIndexOf('.')), Qt::CaseInsensitive))
            selectFile(stem + suffix);
    });
}

QString SaveDialog::path() const
{
    const QString named = selectedFiles().value(0);
    return withSuffix(named, selectedNameFilter(), m_types).value_or(named);
}

void SaveDialog::refuse(const QString& name, const QString& why)
{
    auto* box = new QMessageBox(QMessageBox::Information, windowTitle(), why, QMessageBox::Ok, this);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void SaveDialog::accept()
{
    const QString named = selectedFiles().value(0);
    if (QFileInfo(named).fileName().isEmpty() || QFileInfo(named).isDir()) {
        QFileDialog::accept(); // which goes into the folder
        return;
    }
    if (const QDir folder = QFileInfo(named).absoluteDir(); !folder.exists()) {
        refuse(QStringLiteral("noFolderBox"),
            tr("There is no folder %1.").arg(QDir::toNativeSeparators(folder.absolutePath())));
        return;
    }
    const auto path = withSuffix(named, selectedNameFilter(), m_types);
    if (!path) {
        refuse(QStringLiteral("unknownTypeBox"),
            tr("%1: this type of file is not known here. It can be %2.")
                .arg(QFileInfo(named).fileName(), joined(suffixesIn(m_types.join(' ')))));
        return;
    }
    selectFile(*path); // which is asked about, if there is such a file
    QFileDialog::accept();
}

QString askSavePath(QWidget* parent, const QString& title, const QString& suggestion, const QStringList& types)
{
    SaveDialog dialog(parent, title, suggestion, types);
    return dialog.exec() == QDialog::Accepted ? dialog.path() : QString();
}

} // namespace weft::widgets

#include "moc_save_path.cpp"
