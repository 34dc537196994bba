// SPDX-License-Identifier: GPL-3.0-or-later
// The living table of every game, with motion on, offscreen, 1366x768: how long an entry takes to the new table
// painted, a frame of the motion that follows, and a step through the turns that are over to that table painted. Run
// the release build: build/release/bin/bench_living [entries] [looks]. Goal (issue 38): p50 below 16, 8 and 16 ms.
#include "catalog/catalog.h"
#include "controls/boards/turn_ribbon.h"
#include "controls/layout/scroller.h"
#include "games.h"
#include "match/settings.h"
#include "random_games.h"
#include "store/store.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

/// Entries that the match has before anything is measured.
constexpr int before = 120;

using Samples = std::vector<double>;

void settle()
{
    QApplication::sendPostedEvents();
    QApplication::processEvents();
}

template <class Act>
void sample(Samples& samples, Act act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    settle();
    samples.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
}

void print(const char* game, const char* what, Samples samples)
{
    if (samples.empty()) {
        std::printf("%-12s %-34s not met\n", game, what);
        return;
    }
    std::sort(samples.begin(), samples.end());
    const auto at = [&](double share) {
        return samples[std::min(samples.size() - 1,
                                static_cast<std::size_t>(share * static_cast<double>(samples.size())))];
    };
    std::printf("%-12s %-34s p50 %6.2f ms, p95 %6.2f ms, longest %6.2f ms (%zu)\n", game, what, at(0.5), at(0.95),
                samples.back(), samples.size());
    std::fflush(stdout);
}

void key(QWidget& window, int code, const char* text)
{
    QWidget* at = window.focusWidget() != nullptr ? window.focusWidget() : &window;
    QKeyEvent pressed(QEvent::KeyPress, code, Qt::NoModifier, QString::fromLatin1(text));
    QApplication::sendEvent(at, &pressed);
}

void measure(const std::string& game, int entries, int looks)
{
    const QTemporaryDir folder;
    const std::unique_ptr<RandomGame> player = randomGame(game, 2);
    QString uuid;
    {
        const auto store = Store::open(folder.path());
        const auto match = (*Catalog::standard().game(game))->newMatch();
        for (int i = 0; i < before; ++i) {
            const std::optional<Json> command = player->next(*match);
            if (!command)
                break;
            (void)match->play(*command, Instant::now());
        }
        uuid = (*store)->importMatch(match->recordedLines(), Instant::now())->uuid;
    }
    MainWindow window(allGames(), folder.path());
    window.settings().setTheme({Shade::Dark, 1.0, Motion::Full, {1, 2, 3, 4, 5}});
    window.settings().setSound(false);
    window.resize(1366, 768);
    window.show();
    window.openMatch(uuid);
    settle();
    MatchSession& session = *window.session();
    Samples painted;
    Samples frames;
    for (int i = 0; i < entries; ++i) {
        const std::optional<Json> command = player->next(session.match());
        if (!command)
            break;
        sample(painted, [&] { session.play(*command); });
        sample(frames, [&] { window.findChild<QWidget*>(QStringLiteral("middle"))->update(); });
    }
    Samples steps;
    window.findChild<Scroller*>(QStringLiteral("middle"))->setFocus();
    for (int i = 0; i < looks; ++i)
        sample(steps, [&] { key(window, Qt::Key_Comma, ","); });
    print(game.c_str(), "an entry to the new table painted", painted);
    print(game.c_str(), "a whole frame while it moves", frames);
    print(game.c_str(), "a turn back to that table painted", steps);
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const int entries = argc > 1 ? std::atoi(argv[1]) : 100;
    const int looks = argc > 2 ? std::atoi(argv[2]) : 30;
    for (const GameEntry& game : allGames())
        measure(game.game, entries, looks);
    return 0;
}
