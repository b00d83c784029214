// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/jobs/file_columns.h"

#include "widgets/base/words/quantity_format.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QFileSystemModel>
#include <QHeaderView>
#include <QLocale>
#include <QMimeDatabase>
#include <QStyledItemDelegate>
#include <QTreeView>

namespace weft::widgets {

namespace {

enum FileColumn { NameOfFile, SizeOfFile, TypeOfFile, DateOfFile };

class FileDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text = fileText(index);
    }
};

// By their names: nothing is read.
class NamedIcons : public QFileIconProvider {
public:
    using QFileIconProvider::icon;
    [[nodiscard]] QIcon icon(const QFileInfo& info) const override
    {
        return QFileIconProvider::icon(info.isDir() ? Folder : File);
    }
    [[nodiscard]] QString type(const QFileInfo& info) const override
    {
        if (info.isDir())
            return QFileIconProvider::type(info);
        return m_types.mimeTypeForFile(info.fileName(), QMimeDatabase::MatchExtension).comment();
    }

private:
    QMimeDatabase m_types;
};

// Goes with its dialog, which owns no icons.
class IconsOfDialog : public QObject {
public:
    using QObject::QObject;
    NamedIcons icons;
};

} // namespace

QString fileText(const QModelIndex& index)
{
    const auto* files = qobject_cast<const QFileSystemModel*>(index.model());
    if (files != nullptr && index.column() == SizeOfFile && !files->isDir(index))
        return formatBytes(static_cast<std::uint64_t>(files->size(index)));
    if (files != nullptr && index.column() == DateOfFile)
        return QLocale().toString(files->lastModified(index), QLocale::ShortFormat);
    return index.data().toString();
}

void showFilesInWords(QFileDialog& dialog)
{
    auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (list == nullptr)
        return;
    dialog.setIconProvider(&(new IconsOfDialog(&dialog))->icons);
    list->setItemDelegate(new FileDelegate(list));
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(NameOfFile, QHeaderView::Stretch);
    for (const int column : { SizeOfFile, TypeOfFile, DateOfFile })
        list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

} // namespace weft::widgets
