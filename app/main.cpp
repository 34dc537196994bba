// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/action_bar.h"
#include "gallery/gallery.h"
#include "games.h"
#include "window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <algorithm>
#include <memory>
#include <string_view>

int main(int argc, char* argv[])
{
    // What is only told needs no display.
    const bool isOnlyTold = std::any_of(argv + 1, argv + argc, [](std::string_view word) {
        return word == "-h" || word == "--help" || word == "--help-all" || word == "-v" || word == "--version";
    });
    const std::unique_ptr<QCoreApplication> application =
        isOnlyTold ? std::make_unique<QCoreApplication>(argc, argv) : std::make_unique<QApplication>(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("whistle"));
    if (!isOnlyTold)
        QGuiApplication::setApplicationDisplayName(QStringLiteral("Whistle"));
    QCoreApplication::setApplicationVersion(QStringLiteral(WHISTLE_VERSION));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("The referee that sits at your table."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Keep the matches in this folder."),
                                  QStringLiteral("folder"));
    parser.addOption(data);
    const QCommandLineOption developer(QStringLiteral("developer"),
                                       QStringLiteral("Show what is there for those who work on the program."));
    parser.addOption(developer);
    parser.process(*application);

    whistle::ActionBar::setSettling(300);
    whistle::MainWindow window(whistle::allGames(), parser.value(data), whistle::leaguePages());
    if (parser.isSet(developer))
        window.showForDevelopers([] { return new whistle::Gallery; });
    window.open();
    return QApplication::exec();
}
