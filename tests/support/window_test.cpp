// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/window_test.h"

#include "tests/support/window.h"
#include "widgets/base/words/languages.h"

namespace weft::test {

void SessionTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
}

void SessionTest::init()
{
    if (m_start == Start::Later)
        forgetSession();
    else
        QFile::remove(sessionFile());
}

void SessionTest::cleanupTestCase()
{
    QFile::remove(sessionFile());
}

void LanguageTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    forgetSession();
}

void LanguageTest::cleanup()
{
    widgets::useLanguage(QStringLiteral("en"));
}

void LanguageTest::cleanupTestCase()
{
    forgetSession();
}

} // namespace weft::test

#include "moc_window_test.cpp"
