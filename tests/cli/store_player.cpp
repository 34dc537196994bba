// SPDX-License-Identifier: GPL-3.0-or-later
// Plays commands from the standard input into the store of a folder and says "N" when line N is safe: what the desktop
// program does with every entry, for tst_kill to kill. Usage: store_player FOLDER; the first line out is the match's
// id.
#include "journal/game_match.h"
#include "kaosball/game.h"
#include "store/store.h"

#include <QCoreApplication>
#include <iostream>

using namespace whistle;

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const Checked<std::unique_ptr<Store>> store = Store::open(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
    if (!store || argc != 2)
        return 3;
    GameMatch<kaosball::Game> match;
    const Checked<MatchId> id = (*store)->createMatch(match.header(), Instant::now());
    if (!id)
        return 3;
    std::cout << id->uuid.toStdString() << std::endl;
    match.setRecorder(
        [&](const std::vector<RecordedLine>& lines) { return (*store)->append(*id, lines, Instant::now()); });
    for (std::string text; std::getline(std::cin, text);) {
        const Checked<PlayResult> result = match.play(*parseJson(text), Instant::now());
        if (!result || !result->accepted)
            return 1;
        std::cout << result->number << std::endl;
    }
    return 0;
}
