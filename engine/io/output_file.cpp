// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/output_file.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weft::io {

namespace fs = std::filesystem;

namespace {

constexpr mode_t kEverybody = 0666; // less what the user's mask takes away
constexpr mode_t kPermissions = 07777;

fs::path folderOf(const fs::path& path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

// Whether the name is one of an open file, /proc/PID/fd/N: it looks like a link, but leads to no place.
bool isOpenFile(const fs::path& path)
{
    std::error_code status;
    const fs::path folder = fs::canonical(folderOf(path), status);
    return !status && folder.filename() == "fd" && folder.string().starts_with("/proc/");
}

OutputTarget openFile(const fs::path& path)
{
    OutputTarget target { path, true, {} };
    std::error_code status;
    if (fs::canonical(folderOf(path), status) == "/proc/" + std::to_string(::getpid()) + "/fd") {
        const std::string name = path.filename().string();
        int number = 0;
        if (std::from_chars(name.data(), name.data() + name.size(), number).ec == std::errc())
            target.descriptor = number;
    }
    return target;
}

} // namespace

fs::path partialOf(const fs::path& target)
{
    return target.string() + ".partial";
}

Error writingError(const std::string& path, const Sentence& what)
{
    return errorIn(path, ErrorCode::Unreadable, say("%1: %2", what, std::generic_category().message(errno)),
        say("check the folder, its permissions and the free space"));
}

std::optional<Error> missingFolder(const fs::path& folder, const fs::path& wanted)
{
    std::error_code status;
    const fs::file_status kind = fs::status(folder, status);
    if (fs::is_directory(kind))
        return std::nullopt;
    if (fs::exists(kind))
        return errorIn(wanted.string(), ErrorCode::Unreadable, say("'%1' is a file, not a folder", folder.string()));
    return errorIn(wanted.string(), ErrorCode::Unreadable, say("the folder '%1' does not exist", folder.string()),
        say("make it first"));
}

Result<OutputTarget> outputTarget(const fs::path& path)
{
    if (path == "-")
        return outputTarget("/dev/stdout");
    constexpr int kMostLinks = 40; // as the system follows
    fs::path at = path;
    for (int links = 0; links < kMostLinks; ++links) {
        std::error_code status;
        const fs::file_status kind = fs::symlink_status(at, status);
        if (fs::is_symlink(kind)) {
            if (isOpenFile(at))
                return openFile(at);
            const fs::path next = fs::read_symlink(at, status);
            if (status)
                return errorIn(
                    path.string(), ErrorCode::Unreadable, say("the link cannot be read: %1", status.message()));
            at = next.is_absolute() ? next : folderOf(at) / next;
            continue;
        }
        if (fs::is_directory(kind))
            return errorIn(path.string(), ErrorCode::Unreadable, say("this is a folder, not a file"));
        if (!fs::exists(kind)) {
            if (const std::optional<Error> missing = missingFolder(folderOf(at), path))
                return *missing;
        }
        return OutputTarget { at, fs::exists(kind) && !fs::is_regular_file(kind), {} };
    }
    return errorIn(path.string(), ErrorCode::Unreadable, say("the links of this name lead in a circle"));
}

Result<OutputFile> OutputFile::create(const std::string& path, std::stop_token stop)
{
    const Result<OutputTarget> target = outputTarget(path);
    if (!target)
        return target.error();
    OutputFile file;
    file.m_path = path;
    file.m_stop = std::move(stop);
    file.m_target = target->path;
    if (target->descriptor) {
        file.m_descriptor = ::fcntl(*target->descriptor, F_DUPFD_CLOEXEC, 0);
    } else if (target->isDirect) {
        file.m_descriptor = ::open(target->path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
        if (file.m_descriptor < 0 && errno == EINTR)
            return errorIn(path, ErrorCode::Cancelled, say("stopped while waiting for somebody who reads this"));
    } else {
        const fs::path partial = partialOf(target->path);
        ::unlink(partial.c_str());
        file.m_descriptor = ::open(partial.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kEverybody);
        if (file.m_descriptor >= 0)
            file.m_partial = partial;
    }
    if (file.m_descriptor < 0)
        return writingError(path, say("the file cannot be written"));
    struct stat before { };
    if (!file.m_partial.empty() && ::stat(target->path.c_str(), &before) == 0)
        (void)::fchmod(file.m_descriptor, before.st_mode & kPermissions);
    return file;
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_target(std::move(other.m_target))
    , m_partial(std::exchange(other.m_partial, {}))
    , m_failure(std::move(other.m_failure))
    , m_stop(std::move(other.m_stop))
{
}

OutputFile::~OutputFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    if (!m_partial.empty())
        ::unlink(m_partial.c_str());
}

void OutputFile::fail(const Sentence& what)
{
    if (!m_failure)
        m_failure = writingError(m_path, what);
}

void OutputFile::failIfStopped()
{
    if (!m_failure && m_stop.stop_requested())
        m_failure = errorIn(m_path, ErrorCode::Cancelled, say("writing was stopped"));
}

void OutputFile::write(std::string_view bytes)
{
    constexpr std::size_t kBetweenLooks = std::size_t { 1 } << 20U; // at the stop
    for (failIfStopped(); !bytes.empty() && !m_failure; failIfStopped()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), std::min(bytes.size(), kBetweenLooks));
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            fail(say("writing failed"));
    }
}

Result<void> OutputFile::close()
{
    failIfStopped();
    if (m_descriptor >= 0 && ::close(std::exchange(m_descriptor, -1)) != 0)
        fail(say("writing failed"));
    return m_failure ? Result<void>(*m_failure) : Result<void>();
}

Result<void> OutputFile::finish()
{
    (void)close();
    if (!m_failure && !m_partial.empty()) {
        if (::rename(m_partial.c_str(), m_target.c_str()) == 0)
            m_partial.clear();
        else
            fail(say("the written file cannot be moved to its place"));
    }
    if (m_failure)
        return *m_failure;
    return {};
}

} // namespace weft::io
