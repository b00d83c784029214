// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the whole window begin and end with: the folders of tests, and nothing that is left of another window.
// For tests only.
#pragma once

#include <QObject>

namespace weft::test {

// Each function begins without a session.
class SessionTest : public QObject {
    Q_OBJECT

protected:
    enum class Tour { Seen, Comes };
    explicit SessionTest(Tour tour = Tour::Seen)
        : m_tour(tour)
    {
    }

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();

private:
    Tour m_tour;
};

// Each function ends in English.
class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
};

} // namespace weft::test
