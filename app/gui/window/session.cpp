// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/session.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QStandardPaths>

namespace weft::gui {

namespace {

constexpr qsizetype kMostRecent = 12;
constexpr std::size_t kMostProjects = 40; // whose views are remembered
// Layouts of another set of docks would not fit, and those of another default would hide it for ever. What people gave
// a name stays as long as its docks are there.
constexpr int kLayoutVersion = 5;
constexpr int kArrangementVersion = 2;
const QString kArrangements = QStringLiteral("arrangements%1").arg(kArrangementVersion);

QString sessionFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/session.ini");
}

QString layoutKey(Mode mode)
{
    return QStringLiteral("layout%1/").arg(kLayoutVersion) + modeId(mode);
}

// Names may have slashes, which would be groups.
QString arrangementKey(const QString& name)
{
    return kArrangements + '/' + QString::fromLatin1(name.toUtf8().toPercentEncoding());
}

std::optional<SavedLayout> readLayout(const QSettings& settings, const QString& key)
{
    SavedLayout layout { settings.value(key + QStringLiteral("/state")).toByteArray(),
        settings.value(key + QStringLiteral("/docks")).toStringList(),
        settings.value(key + QStringLiteral("/shown")).toStringList(),
        // Earlier versions did not say so, and never turned one round.
        settings.value(key + QStringLiteral("/mirrored"), QGuiApplication::isRightToLeft()).toBool() };
    if (layout.state.isEmpty())
        return {};
    return layout;
}

QString projectKey(const QString& path)
{
    const QByteArray name = QFileInfo(path).absoluteFilePath().toUtf8();
    return QStringLiteral("projects/")
        + QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha1).toHex());
}

void forgetOldest(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("projects"));
    std::map<qint64, QString> byUse;
    for (const QString& project : settings.childGroups())
        byUse[settings.value(project + QStringLiteral("/used")).toLongLong()] = project;
    while (byUse.size() > kMostProjects) {
        settings.remove(byUse.begin()->second);
        byUse.erase(byUse.begin());
    }
    settings.endGroup();
}

void writeLayout(QSettings& settings, const QString& key, const SavedLayout& layout)
{
    settings.setValue(key + QStringLiteral("/state"), layout.state);
    settings.setValue(key + QStringLiteral("/docks"), layout.docks);
    settings.setValue(key + QStringLiteral("/shown"), layout.shown);
    settings.setValue(key + QStringLiteral("/mirrored"), layout.isMirrored);
}

} // namespace

Session::Session()
    : m_settings(sessionFile(), QSettings::IniFormat)
{
    for (int old = 1; old < kLayoutVersion; ++old)
        m_settings.remove(QStringLiteral("layout%1").arg(old));
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

std::optional<SavedLayout> Session::layout(Mode mode) const
{
    return readLayout(m_settings, layoutKey(mode));
}

void Session::setLayout(Mode mode, const SavedLayout& layout)
{
    writeLayout(m_settings, layoutKey(mode), layout);
}

void Session::forgetLayout(Mode mode)
{
    m_settings.remove(layoutKey(mode));
}

QStringList Session::arrangements() const
{
    m_settings.beginGroup(kArrangements);
    QStringList names;
    for (const QString& key : m_settings.childGroups())
        names << QString::fromUtf8(QByteArray::fromPercentEncoding(key.toLatin1()));
    m_settings.endGroup();
    names.sort(Qt::CaseInsensitive);
    return names;
}

std::optional<Session::Arrangement> Session::arrangement(const QString& name) const
{
    const QString key = arrangementKey(name);
    const std::optional<Mode> mode = modeFromId(m_settings.value(key + QStringLiteral("/mode")).toString());
    const std::optional<SavedLayout> layout = readLayout(m_settings, key);
    if (!mode || !layout)
        return {};
    return Arrangement { *mode, *layout };
}

void Session::setArrangement(const QString& name, const Arrangement& arrangement)
{
    const QString key = arrangementKey(name);
    m_settings.setValue(key + QStringLiteral("/mode"), modeId(arrangement.mode));
    writeLayout(m_settings, key, arrangement.layout);
}

void Session::removeArrangement(const QString& name)
{
    m_settings.remove(arrangementKey(name));
}

QJsonObject Session::viewState(const QString& project) const
{
    const QByteArray text = m_settings.value(projectKey(project) + QStringLiteral("/views")).toByteArray();
    return QJsonDocument::fromJson(text).object();
}

void Session::setViewState(const QString& project, const QJsonObject& state)
{
    const QString key = projectKey(project);
    m_settings.setValue(key + QStringLiteral("/views"), QJsonDocument(state).toJson(QJsonDocument::Compact));
    m_settings.setValue(key + QStringLiteral("/used"), QDateTime::currentMSecsSinceEpoch());
    forgetOldest(m_settings);
}

bool Session::wantsTour() const
{
    return !m_settings.value(QStringLiteral("tourSeen")).toBool();
}

void Session::setTourSeen()
{
    m_settings.setValue(QStringLiteral("tourSeen"), true);
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

QString Session::language() const
{
    return m_settings.value(QStringLiteral("language")).toString();
}

void Session::setLanguage(const QString& code)
{
    if (code.isEmpty())
        m_settings.remove(QStringLiteral("language"));
    else
        m_settings.setValue(QStringLiteral("language"), code);
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

QStringList Session::reportChoice() const
{
    return m_settings.value(QStringLiteral("reportSections")).toStringList();
}

void Session::setReportChoice(const QStringList& choice)
{
    m_settings.setValue(QStringLiteral("reportSections"), choice);
}

} // namespace weft::gui
