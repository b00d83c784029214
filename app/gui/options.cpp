// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/options.h"

#include "app/gui/views/report_sections.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/views/view_registry.h"
#include "app/manual/manual.h"
#include "engine/study/scenario/file_kind.h"
#include "widgets/base/words/languages.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <string_view>

namespace weft::gui {

namespace {

// What is wrong is said in the language that was asked for. Help is English, as the man page is that is made of it.
class Mistake {
    Q_DECLARE_TR_FUNCTIONS(Options)
};

QString text(const char* source)
{
    return QString::fromUtf8(source);
}

bool readSize(const QString& value, QSize& size)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    const QRegularExpressionMatch match = form.match(value);
    if (!match.hasMatch())
        return false;
    size = { match.captured(1).toInt(), match.captured(2).toInt() };
    return size.width() >= 320 && size.height() >= 240 && size.width() <= 16384 && size.height() <= 16384;
}

// The words that an option takes, for those who complete them.
std::vector<std::string> choicesOf(const QString& option)
{
    std::vector<std::string> choices;
    const auto add = [&choices](const QString& word) { choices.push_back(word.toStdString()); };
    if (option == QStringLiteral("mode")) {
        for (const Mode mode : kModes)
            add(modeId(mode));
    } else if (option == QStringLiteral("view")) {
        for (const ViewInfo& view : viewInfos())
            add(view.name);
    } else if (option == QStringLiteral("sample")) {
        add(QStringLiteral("default"));
        for (const QString& name : programSamples())
            add(name);
    } else if (option == QStringLiteral("theme")) {
        choices = { "light", "dark" };
    } else if (option == QStringLiteral("language")) {
        for (const widgets::Language& language : widgets::languages())
            choices.emplace_back(language.code);
    }
    return choices;
}

QString languageCodes()
{
    QStringList codes;
    for (const widgets::Language& language : widgets::languages())
        codes << QString::fromLatin1(language.code);
    const QString last = codes.takeLast();
    return Mistake::tr("%1 or %2").arg(codes.join(QStringLiteral(", ")), last);
}

// The values that need a word of their own when they are wrong.
QString checkValues(const QCommandLineParser& parser, Options& options)
{
    if (const QString mode = parser.value(QStringLiteral("mode")); !mode.isEmpty()) {
        options.mode = modeFromId(mode);
        if (!options.mode)
            return Mistake::tr(
                "unknown mode '%1': design, workload, simulate, analyze, compare, collectives or programs")
                .arg(mode);
    }
    options.view = parser.value(QStringLiteral("view"));
    if (!options.view.isEmpty() && findView(options.view) == nullptr)
        return Mistake::tr("unknown view '%1': see --list-views").arg(options.view);
    if (const QString time = parser.value(QStringLiteral("time")); !time.isEmpty()) {
        bool ok = false;
        options.timeNs = time.toLongLong(&ok);
        if (!ok || *options.timeNs < 0)
            return Mistake::tr("--time wants nanoseconds, not '%1'").arg(time);
    }
    if (const QString size = parser.value(QStringLiteral("size")); !size.isEmpty()) {
        options.hasSize = true;
        if (!readSize(size, options.size))
            return Mistake::tr("--size wants WIDTHxHEIGHT from 320x240 to 16384x16384, not '%1'").arg(size);
    }
    if (const QString theme = parser.value(QStringLiteral("theme")); !theme.isEmpty()) {
        if (theme == QStringLiteral("light"))
            options.theme = widgets::ThemeKind::Light;
        else if (theme == QStringLiteral("dark"))
            options.theme = widgets::ThemeKind::Dark;
        else
            return Mistake::tr("unknown theme '%1': light or dark").arg(theme);
    }
    const QString language = parser.value(QStringLiteral("language"));
    if (parser.isSet(QStringLiteral("language")) && widgets::findLanguage(language) == nullptr)
        return Mistake::tr("unknown language '%1': %2").arg(language, languageCodes());
    return {};
}

void checkSections(const QCommandLineParser& parser, Options& options, QString& error)
{
    if (!parser.isSet(QStringLiteral("sections")) || !error.isEmpty())
        return;
    if (options.report.isEmpty())
        error = Mistake::tr("--sections belongs to --report");
    for (const QString& name : parser.value(QStringLiteral("sections")).split(',')) {
        if (std::ranges::none_of(reportSections(), [&name](const auto& known) { return known.first == name; }))
            error = Mistake::tr("unknown section '%1': see --list-sections").arg(name);
        else if (options.sections.contains(name))
            error = Mistake::tr("the section '%1' is named twice").arg(name);
        options.sections << name;
    }
}

} // namespace

QString askedLanguage(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOption({ QStringLiteral("language"), {}, QStringLiteral("CODE") });
    parser.parse(arguments); // of which the others are strange to it
    const QString code = parser.value(QStringLiteral("language"));
    return widgets::findLanguage(code) == nullptr ? QString() : code;
}

Options parseOptions(const QStringList& arguments, QString& error, QString& help)
{
    QCommandLineParser parser;
    const QString purpose = text("Weft: draw a fabric of NPUs, load a trace, run it, and see why it is slow.");
    const QString filesHelp = text("projects (.weft), topologies and traces to open");
    parser.setApplicationDescription(purpose);
    parser.addPositionalArgument(QStringLiteral("FILE"), filesHelp, QStringLiteral("[FILE…]"));
    manual::Command described { {}, {}, { { {}, "FILE…", filesHelp.toStdString(), {}, false } } };
    const auto add = [&](const QStringList& names, const char* about, const char* form) {
        parser.addOption({ names, text(about), QString::fromLatin1(form) });
        std::vector<std::string> dashed;
        for (const QString& name : names)
            dashed.push_back((name.size() == 1 ? "-" : "--") + name.toStdString());
        described.options.push_back({ dashed, form, text(about).toStdString(), choicesOf(names.first()), false });
    };
    const auto value = [&add](const char* name, const char* about, const char* form) {
        add({ QString::fromLatin1(name) }, about, form);
    };
    const auto flag = [&add](const char* name, const char* about) { add({ QString::fromLatin1(name) }, about, ""); };
    add({ QStringLiteral("h"), QStringLiteral("help") }, "show this help", "");
    add({ QStringLiteral("v"), QStringLiteral("version") }, "show the version", "");
    value("project", "the project to open", "FILE");
    value("sample", "open a bundled sample: see --list-samples", "NAME");
    value("mode", "design, workload, simulate, analyze, compare, collectives or programs", "MODE");
    value("view", "the view to bring to the front: see --list-views", "NAME");
    value("time", "where the time cursor stands, in ns", "NS");
    value("size", "the size of the window", "WxH");
    value("theme", "light or dark; otherwise as the system is", "THEME");
    value("language", "of the window and of a report: en, de, zh or ar; otherwise as it was chosen, or the system's",
        "CODE");
    value("screenshot", "draw the window into a PNG file without a screen, and end", "OUT.png");
    value("report",
        "write a report as HTML or PDF without a screen, by the ending, and end; what has no run yet is run first",
        "OUT.html|OUT.pdf");
    value("sections", "those of the report, with commas, in their order: see --list-sections", "A,B");
    flag("list-views", "print the views, one a line, the name first");
    flag("list-samples", "print the bundled samples, one a line, the name first");
    flag("list-sections", "print the sections of a report, one a line, the name first");
    QCommandLineOption form(QStringLiteral("manual"), {}, QStringLiteral("FORM")); // of use when Weft is built
    form.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(form);

    Options options;
    if (!parser.parse(arguments)) {
        const QStringList unknown = parser.unknownOptionNames();
        error = unknown.isEmpty() ? parser.errorText()
                                  : Mistake::tr("the option '%1' is not known: see --help").arg(unknown.first());
        return options;
    }
    if (parser.isSet(QStringLiteral("help"))) {
        help = parser.helpText();
        return options;
    }
    if (parser.isSet(QStringLiteral("version"))) {
        help = QStringLiteral("weft ") + QCoreApplication::applicationVersion() + '\n';
        return options;
    }
    if (parser.isSet(form)) {
        const auto manual = manual::written(
            { "weft", QCoreApplication::applicationVersion().toStdString(), "see why collective communication is slow",
                purpose.toStdString() + " Files can also be dropped on its window.", { described }, "weft-cli" },
            parser.value(form).toStdString());
        help = QString::fromStdString(manual.value_or(std::string()));
        error = manual ? QString() : text("--manual wants man, bash, zsh or fish, not '%1'").arg(parser.value(form));
        return options;
    }
    error = checkValues(parser, options);
    options.files = parser.positionalArguments();
    if (const QString project = parser.value(QStringLiteral("project")); !project.isEmpty()) {
        options.files.prepend(project);
        // What cannot be read is told of when it is opened.
        if (QFileInfo(project).isFile() && !project.endsWith(QStringLiteral(".weft"), Qt::CaseInsensitive)
            && study::kindOf(project.toStdString()) != study::FileKind::Project && error.isEmpty())
            error
                = Mistake::tr("--project wants a project (.weft), and %1 is none: name it without --project to open it")
                      .arg(project);
    }
    options.sample = parser.value(QStringLiteral("sample"));
    if (parser.isSet(QStringLiteral("sample")) && options.sample != QStringLiteral("default")
        && !programSamples().contains(options.sample) && error.isEmpty())
        error = Mistake::tr("unknown sample '%1': see --list-samples").arg(options.sample);
    // Each is a project of its own, and a window shows one.
    const auto project = std::ranges::find_if(options.files, [&](const QString& file) {
        return parser.isSet(QStringLiteral("project")) || file.endsWith(QStringLiteral(".weft"), Qt::CaseInsensitive);
    });
    if (parser.isSet(QStringLiteral("sample")) && project != options.files.end() && error.isEmpty())
        error = Mistake::tr("the project %1 and the sample '%2' cannot both be opened: name one of them")
                    .arg(*project, options.sample);
    options.screenshot = parser.value(QStringLiteral("screenshot"));
    if (parser.isSet(QStringLiteral("screenshot")) && options.screenshot.isEmpty() && error.isEmpty())
        error = Mistake::tr("--screenshot wants a file name");
    options.report = parser.value(QStringLiteral("report"));
    if (parser.isSet(QStringLiteral("report")) && error.isEmpty()) {
        static const QRegularExpression ending(
            QStringLiteral("\\.(html?|pdf)$"), QRegularExpression::CaseInsensitiveOption);
        if (!ending.match(options.report).hasMatch())
            error
                = Mistake::tr("--report wants a file name that ends with .html or .pdf, not '%1'").arg(options.report);
    }
    checkSections(parser, options, error);
    options.listSections = parser.isSet(QStringLiteral("list-sections"));
    options.listViews = parser.isSet(QStringLiteral("list-views"));
    options.listSamples = parser.isSet(QStringLiteral("list-samples"));
    return options;
}

bool asksForNoScreen(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--")
            return false;
        for (const std::string_view name : { "--screenshot", "--report", "--list-views", "--list-samples",
                 "--list-sections", "--help", "--version", "--manual" }) {
            if (argument.substr(0, name.size()) == name)
                return true;
        }
        if (argument == "-h" || argument == "-v")
            return true;
    }
    return false;
}

} // namespace weft::gui
