// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/inspector/desk.h"

#include <QDBusMessage>
#include <QDBusReply>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace {

constexpr int kStartMs = 10'000;

void end(QProcess& process)
{
    if (process.state() == QProcess::NotRunning)
        return;
    process.terminate();
    if (!process.waitForFinished(3000)) {
        process.kill();
        process.waitForFinished(3000);
    }
}

// The first line that a program writes once it is ready.
QString firstLine(QProcess& process)
{
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(kStartMs))
            return {};
    }
    return QString::fromUtf8(process.readLine()).trimmed();
}

} // namespace

Desk::~Desk()
{
    QDBusConnection::disconnectFromBus(QStringLiteral("inspectors"));
    QDBusConnection::disconnectFromBus(QStringLiteral("session of the desk"));
    end(m_bus);
    end(m_screen);
}

QString Desk::missing()
{
    for (const char* program : { "Xvfb", "dbus-daemon" }) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(program)).isEmpty())
            return QString::fromLatin1(program);
    }
    // Started by the session bus when somebody asks for it.
    if (!QFile::exists(QStringLiteral("/usr/share/dbus-1/services/org.a11y.Bus.service")))
        return QStringLiteral("at-spi2-core");
    return {};
}

bool Desk::begin(QString& why)
{
    m_environment = QProcessEnvironment::systemEnvironment();
    const QDir home(m_home.path());
    for (const char* name :
        { "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR" }) {
        const QString folder = home.filePath(QString::fromLatin1(name));
        QDir().mkpath(folder);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_environment.insert(QString::fromLatin1(name), folder);
    }
    m_environment.insert(QStringLiteral("HOME"), m_home.path());
    for (const char* name :
        { "WAYLAND_DISPLAY", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "QT_SCALE_FACTOR" })
        m_environment.remove(QString::fromLatin1(name));
    m_environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    m_environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    m_environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    return beginScreen(why) && beginBuses(why);
}

// The X server chooses a number that is free, and does not begin anew when its first client goes.
bool Desk::beginScreen(QString& why)
{
    m_screen.setProcessEnvironment(m_environment);
    m_screen.start(
        QStringLiteral("Xvfb"), { "-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-noreset" });
    const QString number = firstLine(m_screen);
    if (number.isEmpty()) {
        why = "Xvfb: " + QString::fromUtf8(m_screen.readAllStandardError());
        return false;
    }
    m_environment.insert(QStringLiteral("DISPLAY"), ':' + number);
    return true;
}

bool Desk::beginBuses(QString& why)
{
    m_bus.setProcessEnvironment(m_environment);
    m_bus.start(QStringLiteral("dbus-daemon"), { "--session", "--nofork", "--nopidfile", "--print-address=1" });
    const QString address = firstLine(m_bus);
    if (address.isEmpty()) {
        why = "dbus-daemon: " + QString::fromUtf8(m_bus.readAllStandardError());
        return false;
    }
    m_environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), address);
    QDBusConnection session = QDBusConnection::connectToBus(address, QStringLiteral("session of the desk"));
    const QDBusReply<QString> reply
        = session.call(QDBusMessage::createMethodCall(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                           QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")),
            QDBus::Block, kStartMs);
    if (!reply.isValid()) {
        why = reply.error().message();
        return false;
    }
    const QDBusConnection inspectors = QDBusConnection::connectToBus(reply.value(), QStringLiteral("inspectors"));
    why = inspectors.lastError().message();
    return inspectors.isConnected();
}

bool Desk::start(QProcess& program, const QString& path, const QStringList& arguments)
{
    program.setProcessEnvironment(m_environment);
    program.start(path, arguments);
    return program.waitForStarted(kStartMs);
}
