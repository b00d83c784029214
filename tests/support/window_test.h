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
    enum class Start { Later, First }; // the first brings the tour
    explicit SessionTest(Start start = Start::Later)
        : m_start(start)
    {
    }

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();

private:
    Start m_start;
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
