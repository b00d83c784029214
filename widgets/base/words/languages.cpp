// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/languages.h"

#include "widgets/base/words/plural_texts.h"
#include "widgets/base/words/retelling.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <array>

namespace weft::widgets {

namespace {

constexpr std::array<Language, 4> kLanguages { {
    { "en", "English", "en_US" },
    { "de", "Deutsch", "de_DE" },
    { "zh", "简体中文", "zh_Hans_CN" },
    { "ar", "العربية", "ar_AE" },
} };

const QString kTexts = QStringLiteral("weft.texts"); // the translators that are used
constexpr const char* kInForce = "weft.language";
constexpr const char* kChosen = "weft.chosenLanguage";

// Qt asks its translators for the direction of reading under this name.
[[maybe_unused]] constexpr auto kDirection = QT_TRANSLATE_NOOP3("QGuiApplication", "QT_LAYOUT_DIRECTION",
    "Translate this string to the string 'LTR' in left-to-right languages or to 'RTL' in right-to-left languages (such "
    "as Hebrew and Arabic) to get proper widget layout.");

// What dialogs call folders and disks: some of Qt's own translations have these under a name that it no longer uses.
[[maybe_unused]] constexpr auto kFolder
    = QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms");
[[maybe_unused]] constexpr auto kDrive = QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive");

QString languageOf(const QLocale& locale)
{
    return locale.name().section('_', 0, 0);
}

void install(QTranslator* translator, bool isLoaded)
{
    translator->setObjectName(kTexts);
    if (isLoaded)
        QCoreApplication::installTranslator(translator);
}

} // namespace

std::span<const Language> languages()
{
    return kLanguages;
}

const Language* findLanguage(const QString& code)
{
    const auto at = std::ranges::find_if(kLanguages, [&code](const Language& one) { return code == one.code; });
    return at == kLanguages.end() ? nullptr : &*at;
}

QString textsOf(const Language& language)
{
    return QStringLiteral(":/i18n/weft_%1.qm").arg(QLatin1String(language.code));
}

const Language& systemLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        if (const Language* language = findLanguage(wanted.section('-', 0, 0)))
            return *language;
    }
    return kLanguages.front();
}

void useLanguage(const QString& code)
{
    QCoreApplication* application = QCoreApplication::instance();
    const Language* chosen = findLanguage(code);
    const Language& used = chosen != nullptr ? *chosen : systemLanguage();
    const QLocale system = QLocale::system();
    const QLocale own(QString::fromLatin1(used.locale));
    // "C" is no country: numbers and dates are those of the language then, whether it was chosen or not.
    const bool isAny = system.language() != QLocale::C && (chosen == nullptr || languageOf(system) == chosen->code);
    QLocale::setDefault(isAny ? system : own);
    application->setProperty(kInForce, QString::fromLatin1(used.code));
    application->setProperty(kChosen, chosen != nullptr ? code : QString());
    beginLanguage(QString::fromLatin1(used.code));
    qDeleteAll(application->findChildren<QTranslator*>(kTexts, Qt::FindDirectChildrenOnly));
    // Without the package of Qt's own texts a few buttons of its dialogs stay in English.
    auto* dialogs = new QTranslator(application);
    install(dialogs,
        dialogs->load(
            own, QStringLiteral("qtbase"), QStringLiteral("_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    auto* texts = new PluralTexts(application); // asked first
    install(texts, texts->load(textsOf(used)));
}

QString chosenLanguage()
{
    return QCoreApplication::instance()->property(kChosen).toString();
}

const Language& languageInForce()
{
    const Language* language = findLanguage(QCoreApplication::instance()->property(kInForce).toString());
    return language == nullptr ? kLanguages.front() : *language;
}

} // namespace weft::widgets
