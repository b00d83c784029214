// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/settings_files.h"

#include "engine/io/json_file.h"
#include "widgets/settings/system_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

namespace weft::widgets {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::SettingsFiles)
};

constexpr qint64 kMostBytes = 64 << 20; // groups of a million ranks take 8 MB

} // namespace

bool readObjectFile(const QString& path, std::string& text, QString& error)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        error = Words::tr("Cannot read %1: %2").arg(path, file.errorString());
        return false;
    }
    if (file.size() > kMostBytes) {
        error = Words::tr("%1 is too large for a configuration file").arg(path);
        return false;
    }
    const QByteArray bytes = file.readAll();
    std::string read(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const auto parsed = io::JsonFile::parse(read, path.toStdString());
    if (!parsed) {
        error = QString::fromStdString(toString(parsed.error()));
        return false;
    }
    if (!SystemText(read).isValid()) {
        error = Words::tr("%1 holds no JSON object").arg(path);
        return false;
    }
    text = std::move(read);
    return true;
}

bool writeObjectFile(const QString& path, const std::string& text, QString& error)
{
    QSaveFile file(path);
    const QByteArray bytes = text.empty() ? QByteArrayLiteral("{}\n") : QByteArray::fromStdString(text);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return true;
    error = Words::tr("Cannot write %1: %2").arg(path, file.errorString());
    return false;
}

} // namespace weft::widgets
