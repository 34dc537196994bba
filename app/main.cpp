// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/memory_end.h"
#include "controls/press/settling.h"
#include "gallery/gallery.h"
#include "games.h"
#include "manual/manual.h"
#include "window/main_window.h"

#include <QApplication>
#include <QIcon>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

struct Wanted {
    std::string data;
    std::vector<std::string> files;
    bool developer = false;
};

void declare(CLI::App& app, Wanted& wanted)
{
    app.set_version_flag("-v,--version", "whistle " WHISTLE_VERSION);
    app.set_help_flag("-h,--help", "Show the options");
    app.add_option("files", wanted.files, "Match files (.whistle) to import; a single one is opened");
    app.add_option("--data", wanted.data, "Keep the matches in this folder instead of the standard one")
        ->type_name("DIR");
    app.add_flag("--developer", wanted.developer, "Show the parts meant for developers");
    whistle::addManual(app, [] {
        return whistle::Manual{
            .name = "whistle",
            .version = "Whistle " WHISTLE_VERSION,
            .date = WHISTLE_DATE,
            .brief = "the referee that sits at your table",
            .about = {"A desktop program for people who play Kaosball, Battle Line, El Grande, Chaotic or Might & "
                      "Magic Heroes from the physical box. Players enter what happened; Whistle mirrors it, works out "
                      "every outcome, says why and by which rule, and loses nothing.",
                      "Qt's own options (-platform, -style) work too."},
            .values = {},
            .sections = {{"files",
                          {{"$XDG_DATA_HOME/whistle",
                            "The data folder: matches, seasons, settings (whistle.sqlite), automatic backups and your "
                            "own data packs. ~/.local/share/whistle if the variable is not set."}}}},
            .seeAlso = {"whistle-cli(1)"}};
    });
}

int run(const Wanted& wanted)
{
    whistle::MainWindow window(whistle::allGames(), QString::fromStdString(wanted.data), whistle::leaguePages());
    if (wanted.developer)
        window.showForDevelopers([] { return new whistle::Gallery; });
    whistle::tellWhenMemoryEnds(3);
    window.open();
    QStringList files;
    for (const std::string& file : wanted.files)
        files << QString::fromLocal8Bit(file.c_str());
    if (!files.isEmpty())
        window.importMatches(files);
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    CLI::App app("The referee that sits at your table.", "whistle");
    Wanted wanted;
    declare(app, wanted);
    // What is only told needs no display; the rest waits until Qt has taken out its own options.
    try {
        app.allow_extras();
        app.parse(argc, argv);
    } catch (const CLI::Success& told) {
        return app.exit(told);
    } catch (const CLI::ParseError&) {
    }

    const QApplication application(argc, argv);
    try {
        app.allow_extras(false);
        app.parse(argc, argv);
    } catch (const CLI::ParseError& wrong) {
        (void)app.exit(wrong); // tells it
        return 2;
    }
    QCoreApplication::setApplicationName(QStringLiteral("whistle"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Whistle"));
    QGuiApplication::setDesktopFileName(QStringLiteral(WHISTLE_ID));
    QCoreApplication::setApplicationVersion(QStringLiteral(WHISTLE_VERSION));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/whistle-256.png")));

    whistle::Settling::setTime(300);
    const int code = run(wanted);
    constexpr int patience = 3000; // ms, with no window to be seen
    if (!whistle::MainWindow::areAllDone(patience))
        std::_Exit(code); // everything is on disk
    return code;
}
