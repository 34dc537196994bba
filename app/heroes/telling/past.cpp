// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "controls/words/capital.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/strip.h"

#include "heroes/board/map_view.h"
#include "heroes/board/player_board.h"
#include "heroes/board/realm_panel.h"
#include "heroes/game.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/telling/words.h"
#include "table/change_lines.h"
#include "table/telling.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

struct PastWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Past)
};

/// None: nobody knows of it yet.
QString siteWords(const State& state, const Site* site)
{
    return !site                       ? PastWords::tr("unknown")
           : site->controller          ? PastWords::tr("held by %1").arg(nameOfPlayer(state, *site->controller))
           : site->looted              ? GameWords::tr("looted")
           : state.guardOf(site->name) ? PastWords::tr("guarded")
                                       : CommonWords::tr("free");
}

/// What differs between two tables, in words: points first, then treasuries, heroes, sites.
std::vector<ChangeWords> changesOf(const State& before, const State& after)
{
    TableChanges<State> changes(before, after);
    changes.tell(CommonWords::tr("Result"), [](const State& state) { return resultWords(state); });
    changes.add(CommonWords::tr("Round"), before.round, after.round);
    for (std::size_t i = 0; i < std::min(before.players.size(), after.players.size()); ++i) {
        const int player = static_cast<int>(i);
        const Player& old = before.players[i];
        const Player& now = after.players[i];
        const QString name = qt(now.name);
        changes.add(PastWords::tr("%1's Power Points").arg(name), before.powerPoints(player),
                    after.powerPoints(player));
        changes.add(PastWords::tr("%1's treasury").arg(name), moneyWords(old.gold, old.resources),
                    moneyWords(now.gold, now.resources));
        changes.add(PastWords::tr("%1's capital level").arg(name), old.capitalLevel, now.capitalLevel);
        changes.addSize(PastWords::tr("%1's buildings").arg(name), old.buildings, now.buildings);
        changes.addSize(GameWords::tr("%1's heroes").arg(name), old.heroes, now.heroes);
    }
    for (const Hero& now : after.heroes) {
        const Hero* old = before.hero(now.name);
        if (!old)
            continue;
        const QString name = qt(now.name);
        changes.add(PastWords::tr("%1's army").arg(name), armyWords(before, *old), armyWords(after, now));
        changes.add(PastWords::tr("%1's place").arg(name), placeWords(before, *old), placeWords(after, now));
        changes.addSize(PastWords::tr("%1's Skill Cards").arg(name), old->skillCards, now.skillCards);
        changes.addSize(PastWords::tr("%1's trophies").arg(name), old->trophies, now.trophies);
    }
    for (const Site& site : after.sites)
        changes.tell(qt(site.name), [&site](const State& state) { return siteWords(state, state.site(site.name)); });
    changes.tell(capital(CommonWords::tr("to move")), stepWords);
    return changes.take();
}

/// The race, every player in a tile, and the board where it is tracked.
class TablePicture : public QWidget {
public:
    TablePicture()
    {
        auto* column = columnIn(*this, 0, -1, {m_race, m_players});
        column->addWidget(m_map, 1);
        column->addStretch();
    }

    void lay(const State& state)
    {
        if (state.players.empty())
            return;
        m_race->setStanding(scoresOf(state), goalOf(static_cast<int>(state.players.size())));
        std::vector<Tile> tiles;
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            const Player& player = state.players[i];
            const auto says = [&](const std::string& hero) {
                return labelled(qt(hero), armyWords(state, *state.hero(hero)));
            };
            tiles.push_back({.title = qt(player.name),
                             .detail = listWords(player.heroes, says, QStringLiteral("\n")),
                             .aside = moneyWords(player.gold, player.resources),
                             .look = state.active == static_cast<int>(i) ? Tile::Look::Active : Tile::Look::Raised,
                             .seat = seatNumber(static_cast<int>(i))});
        }
        m_players->setTiles({}, std::move(tiles));
        m_map->setVisible(state.isMirror);
        m_map->setModel(mapOf(state, movesOf(Game(), state)));
    }

private:
    GoalTrack* m_race = new GoalTrack;
    TileGrid* m_players = new TileGrid(2, 18);
    MapView* m_map = new MapView;
};

QString rewardWords(const TreasureReward& reward)
{
    const int amount = reward.amount;
    switch (reward.what) {
    case RewardKind::Gold:
        return moneyWords(amount, 0);
    case RewardKind::Resources:
        return moneyWords(0, amount);
    case RewardKind::Experience:
        return labelled(GameWords::tr("experience"), amount);
    case RewardKind::Luck:
        return labelled(GameWords::tr("luck"), amount);
    case RewardKind::Artefact:
        return amount == 1 ? GameWords::tr("an Artefact") : labelled(GameWords::tr("Artefacts"), amount);
    case RewardKind::Scroll:
        return amount == 1 ? GameWords::tr("a Scroll") : PastWords::tr("Scrolls: %1").arg(amount);
    case RewardKind::Other:
        break;
    }
    return PastWords::tr("another reward");
}

/// A site and who holds it now.
using Holder = std::pair<std::string, std::string>;
/// Of the sites that go from one player to another.
std::vector<Holder> newHolders(const State& before, const State& after)
{
    std::vector<Holder> all;
    for (const Site& site : after.sites) {
        const Site* old = before.site(site.name);
        if (old && old->controller && site.controller && old->controller != site.controller)
            all.emplace_back(site.name, after.players[static_cast<std::size_t>(*site.controller)].name);
    }
    return all;
}

/// By whatever entry: the last pass, or the end of the last action.
bool endsRound(const State& before, const State& after)
{
    return before.phase == Phase::Play && after.round > before.round;
}

/// What came of an entry, where that is more than the entry says; none: it is not.
std::function<QString()> resultOf(const Command& command, const State& before, const State& after)
{
    if (after.phase == Phase::Finished && before.phase != Phase::Finished && after.result)
        return [winners = after.result->winners, endedBy = after.result->endedBy] {
            return resultWords(wordsOf(winners, qt), endedBy);
        };
    if (const auto* treasure = std::get_if<Treasure>(&command); treasure && !treasure->rewards.empty())
        return [taken = *treasure] {
            return PastWords::tr("%1 takes %2", "hero, rewards")
                .arg(qt(taken.hero), listWords(taken.rewards, rewardWords));
        };
    if (std::holds_alternative<EndBattle>(command) && before.battle && before.battle->winner) {
        const bool isActive = *before.battle->winner == Side::Active;
        const std::string& winner = isActive ? before.battle->active : before.battle->opponent;
        if (std::vector<Holder> sites = newHolders(before, after); !sites.empty())
            return [winner, sites = std::move(sites)] {
                const auto says = [](const Holder& one) { return labelled(qt(one.first), qt(one.second)); };
                return PastWords::tr("%1 has won, and sites change hands. %2", "hero, sites")
                    .arg(pieceWord(winner), listWords(sites, says));
            };
    }
    if (endsRound(before, after))
        return [round = before.round, first = after.players[static_cast<std::size_t>(after.firstPlayer)].name] {
            return PastWords::tr("Round %1 is over, and %2 goes first").arg(round).arg(qt(first));
        };
    return {};
}

/// What the card is played for; a battle; what is taken.
std::vector<TurnSign> signsOf(const Command& command)
{
    if (const auto* play = std::get_if<PlayCard>(&command))
        return {{.text = Text{nameOf(play->action)}.render()}};
    if (std::holds_alternative<StartBattle>(command))
        return {{.drawing = Icon::Sword}};
    if (std::holds_alternative<TakeControl>(command))
        return {{.drawing = Icon::Flag}};
    return {};
}

struct Telling {
    /// In a battle of heroes the entries are those of both; what encounters do is told with the turn.
    static int seat(const Command& command, const State& before)
    {
        const int active = before.active ? seatNumber(*before.active) : 0;
        if (!before.battle)
            return active;
        std::optional<Side> side;
        if (const auto* attack = std::get_if<Attack>(&command)) {
            if (const std::optional<Piece> piece = pieceNamed(before, attack->piece))
                side = piece->side;
        } else if (std::holds_alternative<AssignDamage>(command) && before.battle->attack) {
            side = other(before.battle->attack->side);
        } else if (const auto* retreat = std::get_if<Retreat>(&command)) {
            side = retreat->side;
        } else if (std::holds_alternative<EndBattle>(command)) {
            side = before.battle->winner;
        }
        const int whose = side ? seatOf(before, *side) : 0;
        return whose > 0 ? whose : active;
    }
    static bool beginsTurn(const Command& command, const State& before)
    {
        return before.step == Step::Turn && isAnyOf<PlayCard, Pass>(command);
    }
    /// Of a battle the line of its turn tells who fought and who has won; that Whistle threw dice stands with the
    /// attack.
    static Told told(const Command& command, const State& before, const State& after)
    {
        const bool isOfDice = std::holds_alternative<Note>(command) && before.battle && before.battle->attack;
        const bool isStep = isAnyOf<Activate, Order, Attack, Laurel, AssignDamage, EndAction>(command);
        return {.isRoutine = isOfDice || (isStep && !endsRound(before, after)),
                .sentence = resultOf(command, before, after),
                .signs = signsOf(command)};
    }
    static std::vector<SeatScore> scores(const State& state) { return scoresOf(state); }
    static QString band(const State& after)
    {
        return after.phase == Phase::Setup ? CommonWords::tr("setup") : CommonWords::tr("round %1").arg(after.round);
    }
    static std::optional<whistle::Moment> moment(const State& state, const Match& /*match*/)
    {
        if (!state.hasStarted)
            return {};
        const QString step = stepWords(state);
        return whistle::Moment{state.phase == Phase::Play ? labelled(roundWords(state), step) : step, scoresOf(state)};
    }
    static std::vector<ChangeWords> changes(const State& before, const State& after, const Match& /*match*/)
    {
        return changesOf(before, after);
    }
    static MomentView* view(QWidget* parent)
    {
        const auto show = [](TablePicture& picture, const State& state, const Game&, bool) { picture.lay(state); };
        return new PictureMoment<Game, TablePicture>(QStringLiteral("heroesMoment"), show, parent);
    }
};

} // namespace

PastTeller pastTeller()
{
    return pastTellerOf<Game, Telling>();
}

} // namespace whistle::heroes
