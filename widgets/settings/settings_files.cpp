// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/settings_files.h"

#include "widgets/base/jobs/file_bytes.h"

#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "widgets/settings/system_text.h"

#include <QCoreApplication>

namespace weft::widgets {

namespace {

class FileWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::SettingsFiles)
};

constexpr std::uint64_t kMostBytes = 64U << 20U; // groups of a million ranks take 8 MB

} // namespace

Result<std::string> readObjectFile(const QString& path)
{
    const std::string name = path.toStdString();
    Result<std::string> text = io::readTextFile(name, kMostBytes);
    if (!text)
        return text;
    if (const auto parsed = io::JsonFile::parse(*text, name); !parsed)
        return parsed.error();
    if (!SystemText(*text).isValid()) {
        Error error { ErrorCode::WrongType, say("the file holds no JSON object"), {}, {} };
        error.where.file = name;
        return error;
    }
    return text;
}

bool writeObjectFile(const QString& path, const std::string& text, QString& error)
{
    return writeBytes(path, text.empty() ? QByteArrayLiteral("{}\n") : QByteArray::fromStdString(text), error);
}

} // namespace weft::widgets
