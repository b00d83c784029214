// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/jobs/file_bytes.h"

#include "engine/io/text_file.h"
#include "widgets/base/words/engine_text.h"

#include <QCoreApplication>
#include <QFile>

namespace weft::widgets {

bool writeBytes(const QString& path, const QByteArray& bytes, QString& error)
{
    const Result<void> written = io::writeTextFile(
        QFile::encodeName(path).toStdString(), { bytes.constData(), static_cast<std::size_t>(bytes.size()) });
    if (written)
        return true;
    error = QCoreApplication::translate("weft::widgets", "Cannot write %1").arg(inWords(written.error()));
    return false;
}

} // namespace weft::widgets
