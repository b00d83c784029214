// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/inspector/accessible_node.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusVariant>

#include <deque>
#include <utility>

namespace {
constexpr int kAnswerMs = 5000;

// "(so)"
std::pair<QString, QString> referenceOf(const QDBusArgument& argument)
{
    QString service;
    QDBusObjectPath path;
    argument.beginStructure();
    argument >> service >> path;
    argument.endStructure();
    return { service, path.path() };
}

} // namespace

AccessibleNode::AccessibleNode(const QDBusConnection& bus, QString service, QString path)
    : m_bus(bus)
    , m_service(std::move(service))
    , m_path(std::move(path))
{
}

AccessibleNode AccessibleNode::desktop(const QDBusConnection& bus)
{
    return { bus, QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/accessible/root") };
}

QDBusMessage AccessibleNode::call(const char* interface, const char* method, const QVariantList& arguments) const
{
    QDBusMessage message = QDBusMessage::createMethodCall(
        m_service, m_path, QString::fromLatin1(interface), QString::fromLatin1(method));
    message.setArguments(arguments);
    return m_bus->call(message, QDBus::Block, kAnswerMs);
}

QVariant AccessibleNode::property(const char* interface, const char* name) const
{
    const QDBusMessage answer
        = call("org.freedesktop.DBus.Properties", "Get", { QString::fromLatin1(interface), QString::fromLatin1(name) });
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return {};
    return answer.arguments().constFirst().value<QDBusVariant>().variant();
}

QString AccessibleNode::role() const
{
    return call("org.a11y.atspi.Accessible", "GetRoleName").arguments().value(0).toString();
}

AccessibleNode AccessibleNode::child(int index) const
{
    const QDBusMessage answer = call("org.a11y.atspi.Accessible", "GetChildAtIndex", { index });
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return {};
    const auto [service, path] = referenceOf(answer.arguments().constFirst().value<QDBusArgument>());
    return path.endsWith(QStringLiteral("/null")) ? AccessibleNode() : AccessibleNode(*m_bus, service, path);
}

std::vector<AccessibleNode> AccessibleNode::children() const
{
    std::vector<AccessibleNode> all;
    const QDBusMessage answer = call("org.a11y.atspi.Accessible", "GetChildren");
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return all;
    const auto list = answer.arguments().constFirst().value<QDBusArgument>();
    list.beginArray();
    while (!list.atEnd()) {
        const auto [service, path] = referenceOf(list);
        all.emplace_back(*m_bus, service, path);
    }
    list.endArray();
    return all;
}

std::optional<double> AccessibleNode::value() const
{
    const QVariant value = property("org.a11y.atspi.Value", "CurrentValue");
    return value.isValid() ? std::optional(value.toDouble()) : std::nullopt;
}

bool AccessibleNode::has(int state) const
{
    const QDBusMessage answer = call("org.a11y.atspi.Accessible", "GetState");
    if (answer.arguments().isEmpty())
        return false;
    QList<quint32> words;
    answer.arguments().constFirst().value<QDBusArgument>() >> words;
    return state / 32 < words.size() && (words[state / 32] >> (state % 32) & 1U) != 0;
}

bool AccessibleNode::act(const QString& action) const
{
    const int count = property("org.a11y.atspi.Action", "NActions").toInt();
    for (int number = 0; number < count; ++number) {
        const QDBusMessage name = call("org.a11y.atspi.Action", "GetName", { number });
        if (name.arguments().value(0).toString() == action)
            return call("org.a11y.atspi.Action", "DoAction", { number }).arguments().value(0).toBool();
    }
    return false;
}

AccessibleNode AccessibleNode::find(const std::function<bool(const AccessibleNode&)>& fits) const
{
    std::deque<AccessibleNode> open { *this };
    while (!open.empty()) {
        const AccessibleNode here = open.front();
        open.pop_front();
        if (fits(here))
            return here;
        if (here.role() == QStringLiteral("tree"))
            continue;
        for (const AccessibleNode& child : here.children())
            open.push_back(child);
    }
    return {};
}
