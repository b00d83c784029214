// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/jobs/file_bytes.h"

#include "engine/io/text_file.h"
#include "widgets/base/words/engine_text.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <chrono>
#include <thread>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace weft::widgets {

namespace {

// Whoever reads what is written to a pipe, for as long as this lives. Of a file nobody is needed.
class Reader {
public:
    Reader(const std::string& path, const Watch* watch)
    {
#ifdef Q_OS_UNIX
        constexpr std::chrono::milliseconds kPause { 20 };
        struct stat found { };
        m_isMissing = ::stat(path.c_str(), &found) == 0 && S_ISFIFO(found.st_mode);
        while (m_isMissing) {
            m_pipe = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC); // fails while nobody reads
            m_isMissing = m_pipe < 0 && errno == ENXIO;
            if (m_isMissing && (watch == nullptr || watch->stop.stop_requested()))
                return;
            if (m_isMissing)
                std::this_thread::sleep_for(kPause);
        }
#endif
    }
    ~Reader()
    {
#ifdef Q_OS_UNIX
        if (m_pipe >= 0)
            ::close(m_pipe);
#endif
    }
    Q_DISABLE_COPY_MOVE(Reader)
    [[nodiscard]] bool isMissing() const
    {
        return m_isMissing;
    }

private:
    bool m_isMissing = false;
    int m_pipe = -1;
};

} // namespace

bool writeBytes(const QString& path, const QByteArray& bytes, QString& error, const Watch* watch)
{
    const std::string name = QFile::encodeName(path).toStdString();
    const Reader reader(name, watch);
    if (reader.isMissing()) {
        error = QCoreApplication::translate("weft::widgets", "Nobody reads the pipe %1").arg(path);
        return false;
    }
    const Result<void> written = io::writeTextFile(name, { bytes.constData(), static_cast<std::size_t>(bytes.size()) });
    if (written)
        return true;
    error = QCoreApplication::translate("weft::widgets", "Cannot write %1").arg(inWords(written.error()));
    return false;
}

} // namespace weft::widgets
