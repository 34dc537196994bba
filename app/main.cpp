// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/gallery.h"
#include "games.h"
#include "window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("whistle"));
    QApplication::setApplicationDisplayName(QStringLiteral("Whistle"));
    QApplication::setApplicationVersion(QStringLiteral(WHISTLE_VERSION));
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
    parser.process(application);

    whistle::MainWindow window(whistle::allGames(), parser.value(data));
    window.setLeagues(whistle::leaguePages());
    if (parser.isSet(developer))
        window.showForDevelopers([] { return new whistle::Gallery; });
    window.open();
    return QApplication::exec();
}
