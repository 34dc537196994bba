// SPDX-License-Identifier: GPL-3.0-or-later
// How long a table waits: a tap on a figure to its reachable spaces painted, a contest card to its arithmetic painted,
// an entry to the new table painted. Offscreen, 1366x768, with the log of a whole period, or of as many corrections as
// are asked for. Run the release build: build/release/bin/bench_table [rounds] [corrections].
// Goal (issue 3): p50 below 16 ms, p99 below 50 ms.
#include "catalog/catalog.h"
#include "games.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game.h"
#include "kaosball/offers/ways.h"
#include "kaosball/page/kaosball_page.h"
#include "kaosball_offered.h"
#include "store/store.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

class Samples {
public:
    void add(const QElapsedTimer& timer) { m_ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6); }
    [[nodiscard]] bool isEmpty() const { return m_ms.empty(); }
    void print(const char* name)
    {
        if (m_ms.empty()) {
            std::printf("%-46s not met\n", name);
            return;
        }
        std::sort(m_ms.begin(), m_ms.end());
        const auto at = [this](double share) {
            return m_ms[std::min(m_ms.size() - 1, static_cast<std::size_t>(share * static_cast<double>(m_ms.size())))];
        };
        std::printf("%-46s p50 %6.2f ms, p99 %6.2f ms, longest %6.2f ms (%zu)\n", name, at(0.5), at(0.99), m_ms.back(),
                    m_ms.size());
        std::fflush(stdout);
    }

private:
    std::vector<double> m_ms;
};

/// The window does what is due, painting included.
void settle()
{
    QApplication::sendPostedEvents();
    QApplication::processEvents();
}

template <class Act>
void sample(Samples& samples, Act act)
{
    settle();
    QElapsedTimer timer;
    timer.start();
    act();
    settle();
    samples.add(timer);
}

void press(QWidget& widget, QPointF point)
{
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, point, widget.mapToGlobal(point), Qt::LeftButton,
                          type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&widget, &event);
    }
}

template <class W>
W* visible(QWidget& parent, const QString& name)
{
    const auto all = parent.findChildren<W*>(name);
    const auto found = std::find_if(all.begin(), all.end(), [](const W* one) { return one->isVisible(); });
    return found == all.end() ? nullptr : *found;
}

/// The commands of the reference match up to its 300th line.
std::vector<Json> commands(const QString& path)
{
    QFile file(path);
    std::vector<Json> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    while (!file.atEnd() && lines.size() < 110) {
        const Json line = Json::parse(file.readLine().toStdString());
        if (line.contains("command"))
            lines.push_back(line["command"]);
    }
    return lines;
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 200;
    const int corrections = argc > 2 ? std::atoi(argv[2]) / 2 * 2 : 0; // the last one puts the first one right
    const QTemporaryDir folder;
    const std::vector<Json> lines =
        commands(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/kaosball/reference_match.jsonl"));
    QString uuid;
    {
        const auto store = Store::open(folder.path());
        const auto match = (*Catalog::standard().game("kaosball"))->newMatch();
        (void)match->play(lines.front(), Instant::now());
        for (int i = 0; i < corrections; ++i)
            (void)match->play(
                {{"command", "correct"}, {"path", "cash/fangs"}, {"value", i % 2 == 0 ? 9 : 10}, {"reason", "counted"}},
                Instant::now());
        uuid = (*store)->importMatch(match->recordedLines(), Instant::now())->uuid;
    }
    MainWindow window(allGames(), folder.path());
    window.settings().setTheme({Shade::Dark, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}});
    window.resize(1366, 768);
    window.show();
    window.openMatch(uuid);
    MatchSession& session = *window.session();
    const auto state = [&session]() -> const State& { return session.as<Game>().state(); };
    for (std::size_t i = 1; i < lines.size(); ++i)
        session.play(lines[i]); // steps that came by themselves are refused the second time
    settle();
    std::printf("%zu entries, %s\n", session.match().entries().size(), toWord(state().phase).data());

    const Facts& facts = *printedFacts();
    Samples taps;
    Samples cards;
    Samples entries;
    for (int round = 0; round < rounds; ++round) {
        // A new turn, by whoever has it.
        if (auto* bell = visible<QAbstractButton>(window, QStringLiteral("bellMain")))
            bell->click();
        if (state().phase == Phase::BetweenTurns)
            session.play(writeCommand(StartTurn{state()[state().nextTeam].name, {}}));
        const std::vector<Activate> offers = offered<Activate>(state(), facts);
        auto* field = visible<CrossfieldView>(window, QStringLiteral("crossfield"));
        if (offers.empty() || field == nullptr || state().phase != Phase::Turn) {
            std::printf("round %d: the match has come to %s\n", round, toWord(state().phase).data());
            break;
        }
        for (const Activate& offer : offers) {
            if (offer.action != Action::Sprint) // once a figure
                continue;
            const Space where = state()[state().figureNamed(offer.figure)].space;
            const QString space = QString::fromUtf8(crossfield::name(where).data(), 2);
            const QPointF middle = field->layoutOfField().cellRect(*crossfieldSpace(space)).center();
            sample(taps, [&] { press(*field, middle); });
        }
        // An entry that changes the table, and back.
        const Activate& first = offers[static_cast<std::size_t>(round) % offers.size()];
        sample(entries, [&] { session.play(writeCommand(first)); });
        const std::vector<Reach> reach = reachNow(state(), facts);
        const auto step = std::find_if(reach.begin(), reach.end(), [](const Reach& one) { return one.steps == 1; });
        if (step != reach.end())
            sample(entries, [&] { session.play(writeCommand(Move{{step->space}, false})); });
        const std::size_t withdrawn = step == reach.end() ? 1 : 2;
        for (std::size_t i = 0; i < withdrawn; ++i)
            sample(entries, [&] { session.undo(); });
    }
    // Without positions everybody is within reach.
    session.play(writeCommand(SetDepth{Depth::Scorekeeper, {}, {}}));
    settle();
    for (const Activate& offer : offered<Activate>(state(), facts)) {
        if (offer.action == Action::Attack && !state().activation)
            session.play(writeCommand(offer));
    }
    const std::vector<ContestCommand> fights = offered<ContestCommand>(state(), facts);
    if (!fights.empty()) {
        auto* page = window.findChild<KaosballPage*>();
        settle();
        const QString target = QString::fromStdString(fights.front().targets.front());
        if (auto* contest = visible<QAbstractButton>(*page, QStringLiteral("contest_") + target))
            contest->click();
        settle();
        const std::string& team = state()[int{state().activation->figure.team}].name;
        auto* side = visible<QWidget>(*page, QStringLiteral("pad_") + QString::fromStdString(team));
        for (int card = 0; side != nullptr && card < rounds; ++card) {
            auto* button = side->findChild<QAbstractButton*>(QStringLiteral("card_%1").arg(card % 5 + 1));
            sample(cards, [&] { press(*button, button->rect().center()); });
        }
    }
    taps.print("a tap on a figure to its reach painted");
    if (cards.isEmpty())
        std::printf("no contest was within reach\n");
    else
        cards.print("a contest card to its arithmetic painted");
    entries.print("an entry to the new table painted");
    return 0;
}
