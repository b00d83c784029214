// SPDX-License-Identifier: GPL-3.0-or-later
// A desktop of one's own: a screen without a monitor, a session bus and AT-SPI's bus on it, in which programs are
// started. It goes with the object. For tests only.
#pragma once

#include <QDBusConnection>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

class Desk {
public:
    Desk() = default;
    ~Desk();

    // Why there can be none here: a program that the machine lacks. Empty: all is there.
    [[nodiscard]] static QString missing();
    [[nodiscard]] bool begin(QString& why);
    [[nodiscard]] bool start(QProcess& program, const QString& path, const QStringList& arguments);
    // The bus on which programs show their windows to inspectors.
    [[nodiscard]] QDBusConnection inspectors() const { return QDBusConnection(QStringLiteral("inspectors")); }

private:
    [[nodiscard]] bool beginScreen(QString& why);
    [[nodiscard]] bool beginBuses(QString& why);

    QTemporaryDir m_home;
    QProcessEnvironment m_environment;
    QProcess m_screen;
    QProcess m_bus;
};
