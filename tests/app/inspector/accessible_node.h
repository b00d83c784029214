// SPDX-License-Identifier: GPL-3.0-or-later
// One accessible object of a program, as AT-SPI's protocol tells it; every call goes over the bus. For tests only.
#pragma once

#include <QDBusConnection>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class AccessibleNode {
public:
    AccessibleNode() = default;
    AccessibleNode(const QDBusConnection& bus, QString service, QString path);
    // What all programs are children of.
    [[nodiscard]] static AccessibleNode desktop(const QDBusConnection& bus);

    [[nodiscard]] bool isThere() const { return !m_service.isEmpty(); }
    [[nodiscard]] QString name() const { return property("org.a11y.atspi.Accessible", "Name").toString(); }
    [[nodiscard]] QString description() const
    {
        return property("org.a11y.atspi.Accessible", "Description").toString();
    }
    [[nodiscard]] QString role() const;
    [[nodiscard]] int childCount() const { return property("org.a11y.atspi.Accessible", "ChildCount").toInt(); }
    [[nodiscard]] AccessibleNode child(int index) const;
    [[nodiscard]] std::vector<AccessibleNode> children() const; // all of them in one call
    [[nodiscard]] std::optional<double> value() const; // absent where it has none
    [[nodiscard]] bool has(int state) const; // a number of AtspiStateType
    bool act(const QString& action) const; // false if there is none of this name
    // The first that fits, the nearer ones first; nothing below a tree is looked at.
    [[nodiscard]] AccessibleNode find(const std::function<bool(const AccessibleNode&)>& fits) const;

    static constexpr int kFocused = 12;
    static constexpr int kSelected = 23;
    static constexpr int kShowing = 25;

private:
    [[nodiscard]] QVariant property(const char* interface, const char* name) const;
    [[nodiscard]] QDBusMessage call(
        const char* interface, const char* method, const QVariantList& arguments = {}) const;

    std::optional<QDBusConnection> m_bus;
    QString m_service;
    QString m_path;
};
