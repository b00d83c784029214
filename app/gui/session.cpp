// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace weft::gui {

namespace {

constexpr qsizetype kMostRecent = 12;
// Layouts of another set of docks would not fit.
constexpr int kLayoutVersion = 1;

QString sessionFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/session.ini");
}

QString layoutKey(Mode mode)
{
    return QStringLiteral("layout%1/").arg(kLayoutVersion) + modeId(mode);
}

} // namespace

Session::Session()
    : m_settings(sessionFile(), QSettings::IniFormat)
{
}

QStringList Session::recentFiles() const
{
    QStringList files;
    for (const QString& path : m_settings.value(QStringLiteral("recent")).toStringList()) {
        if (QFileInfo::exists(path))
            files.append(path);
    }
    return files;
}

void Session::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = m_settings.value(QStringLiteral("recent")).toStringList();
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > kMostRecent)
        files.removeLast();
    m_settings.setValue(QStringLiteral("recent"), files);
}

QByteArray Session::geometry() const
{
    return m_settings.value(QStringLiteral("geometry")).toByteArray();
}

void Session::setGeometry(const QByteArray& geometry)
{
    m_settings.setValue(QStringLiteral("geometry"), geometry);
}

QByteArray Session::layout(Mode mode) const
{
    return m_settings.value(layoutKey(mode)).toByteArray();
}

void Session::setLayout(Mode mode, const QByteArray& state)
{
    m_settings.setValue(layoutKey(mode), state);
}

std::optional<widgets::ThemeKind> Session::theme() const
{
    const QString name = m_settings.value(QStringLiteral("theme")).toString();
    if (name == QStringLiteral("light"))
        return widgets::ThemeKind::Light;
    if (name == QStringLiteral("dark"))
        return widgets::ThemeKind::Dark;
    return {};
}

void Session::setTheme(std::optional<widgets::ThemeKind> theme)
{
    if (!theme)
        m_settings.remove(QStringLiteral("theme"));
    else
        m_settings.setValue(QStringLiteral("theme"),
            *theme == widgets::ThemeKind::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
}

std::map<QString, QList<QKeySequence>> Session::shortcuts() const
{
    std::map<QString, QList<QKeySequence>> changed;
    m_settings.beginGroup(QStringLiteral("shortcuts"));
    for (const QString& command : m_settings.childKeys()) {
        QList<QKeySequence> keys;
        for (const QString& text : m_settings.value(command).toStringList()) {
            if (!text.isEmpty())
                keys.append(QKeySequence(text, QKeySequence::PortableText));
        }
        changed[command] = keys;
    }
    m_settings.endGroup();
    return changed;
}

void Session::setShortcuts(const QString& command, const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts.append(key.toString(QKeySequence::PortableText));
    m_settings.setValue(QStringLiteral("shortcuts/") + command, texts);
}

void Session::resetShortcuts()
{
    m_settings.remove(QStringLiteral("shortcuts"));
}

QString Session::lastProject() const
{
    return m_settings.value(QStringLiteral("lastProject")).toString();
}

void Session::setLastProject(const QString& path)
{
    m_settings.setValue(QStringLiteral("lastProject"), path);
}

Mode Session::lastMode() const
{
    return modeFromId(m_settings.value(QStringLiteral("lastMode")).toString()).value_or(Mode::Design);
}

void Session::setLastMode(Mode mode)
{
    m_settings.setValue(QStringLiteral("lastMode"), modeId(mode));
}

} // namespace weft::gui
