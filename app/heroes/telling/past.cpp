// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/past.h"

#include "heroes/board/map_view.h"
#include "heroes/board/player_board.h"
#include "heroes/game.h"
#include "heroes/parts/race_view.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"
#include "table/change_lines.h"
#include "table/telling.h"

#include <QBoxLayout>
#include <QCoreApplication>

namespace whistle::heroes {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Past)
};

QString siteWords(const State& state, const Site& site)
{
    if (site.controller)
        return Words::tr("held by %1").arg(nameOfPlayer(state, *site.controller));
    if (site.looted)
        return Words::tr("looted");
    return state.guardOf(site.name) ? Words::tr("guarded") : Words::tr("free");
}

/// What differs between two tables, in words: points first, then treasuries, heroes, sites.
class Comparison : private ChangeLines {
public:
    std::vector<ChangeWords> lines(const State& before, const State& after)
    {
        add(Words::tr("Result"), resultWords(before), resultWords(after));
        add(Words::tr("Round"), before.round, after.round);
        for (std::size_t i = 0; i < std::min(before.players.size(), after.players.size()); ++i)
            tellPlayer(before, after, static_cast<int>(i));
        for (const Hero& hero : after.heroes) {
            if (const Hero* old = before.hero(hero.name))
                tellHero(before, *old, after, hero);
        }
        for (const Site& site : after.sites) {
            const Site* old = before.site(site.name);
            add(QString::fromStdString(site.name), old ? siteWords(before, *old) : Words::tr("unknown"),
                siteWords(after, site));
        }
        add(Words::tr("To move"), stepWords(before), stepWords(after));
        return take();
    }

private:
    void tellPlayer(const State& before, const State& after, int player)
    {
        const auto index = static_cast<std::size_t>(player);
        const Player& old = before.players[index];
        const Player& now = after.players[index];
        const QString name = nameOfPlayer(after, player);
        add(Words::tr("Power Points of %1").arg(name), before.powerPoints(player), after.powerPoints(player));
        add(Words::tr("Treasury of %1").arg(name), moneyWords(old.gold, old.resources),
            moneyWords(now.gold, now.resources));
        add(Words::tr("Capital level of %1").arg(name), old.capitalLevel, now.capitalLevel);
        addSize(Words::tr("Buildings of %1").arg(name), old.buildings, now.buildings);
        addSize(Words::tr("Heroes of %1").arg(name), old.heroes, now.heroes);
    }
    void tellHero(const State& before, const Hero& old, const State& after, const Hero& now)
    {
        const QString name = QString::fromStdString(now.name);
        add(Words::tr("Army of %1").arg(name), armyWords(before, old), armyWords(after, now));
        add(Words::tr("Place of %1").arg(name), placeWords(before, old), placeWords(after, now));
        addSize(Words::tr("Skill cards of %1").arg(name), old.skillCards, now.skillCards);
        addSize(Words::tr("Trophies of %1").arg(name), old.trophies, now.trophies);
    }
};

/// The race, every player in a tile, and the board where it is tracked.
class HeroesMoment : public MomentView {
public:
    explicit HeroesMoment(QWidget* parent)
        : MomentView(parent)
        , m_race(new RaceView)
        , m_players(new TileGrid(2, 18))
        , m_map(new MapView)
    {
        setObjectName(QStringLiteral("heroesMoment"));
        takeNoInput(*m_players);
        takeNoInput(*m_map);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_race);
        column->addWidget(m_players);
        column->addWidget(m_map, 1);
        column->addStretch();
    }

    void showMoment(const Match& match, int number) override
    {
        const std::optional<State> state = typed<Game>(match).stateAt(number);
        if (!state || state->players.empty())
            return;
        m_race->setRace(scoresOf(*state), goalOf(static_cast<int>(state->players.size())));
        std::vector<Tile> tiles;
        for (std::size_t i = 0; i < state->players.size(); ++i) {
            const Player& player = state->players[i];
            Tile tile{QString::fromStdString(player.name)};
            tile.seat = seatNumber(static_cast<int>(i));
            tile.aside = moneyWords(player.gold, player.resources);
            QStringList heroes;
            for (const std::string& name : player.heroes)
                heroes << Words::tr("%1: %2", "hero, army")
                              .arg(QString::fromStdString(name), armyWords(*state, *state->hero(name)));
            tile.detail = heroes.join(u'\n');
            if (state->active == static_cast<int>(i))
                tile.look = Tile::Look::Active;
            tiles.push_back(std::move(tile));
        }
        m_players->setTiles(std::move(tiles));
        m_map->setVisible(state->isMirror);
        m_map->setModel(mapOf(*state));
    }

private:
    RaceView* m_race;
    TileGrid* m_players;
    MapView* m_map;
};

std::vector<SeatPoints> pointsOf(const State& state)
{
    std::vector<SeatPoints> points;
    for (int player = 0; player < static_cast<int>(state.players.size()); ++player)
        points.push_back({seatNumber(player), state.powerPoints(player)});
    return points;
}

struct Telling {
    static int seat(const Command& /*command*/, const State& before)
    {
        return before.active ? seatNumber(*before.active) : 0;
    }
    static bool beginsTurn(const Command& command, const State& before)
    {
        return before.step == Step::Turn && isAnyOf<PlayCard, Pass>(command);
    }
    /// Of a battle the line of its turn tells who fought and who has won.
    static Told told(const Command& command, const State& /*before*/, const State& /*after*/)
    {
        return {{}, isAnyOf<Activate, Order, Attack, Laurel, AssignDamage, EndAction>(command)};
    }
    static std::vector<SeatPoints> points(const State& before, const State& after)
    {
        return differences(pointsOf(before), pointsOf(after));
    }
    static QString band(const State& after)
    {
        return after.phase == Phase::Setup ? Words::tr("set-up") : Words::tr("round %1").arg(after.round);
    }
    static std::optional<whistle::Moment> moment(const State& state, const Match& /*match*/)
    {
        if (!state.hasStarted)
            return {};
        whistle::Moment moment;
        moment.when = state.phase == Phase::Play
                          ? Words::tr("%1: %2", "round, what happens").arg(roundWords(state), stepWords(state))
                          : stepWords(state);
        moment.scores = scoresOf(state);
        return moment;
    }
    static std::vector<ChangeWords> changes(const State& before, const State& after, const Match& /*match*/)
    {
        return Comparison().lines(before, after);
    }
    static MomentView* view(QWidget* parent) { return new HeroesMoment(parent); }
};

} // namespace

PastTeller pastTeller()
{
    return pastTellerOf<Game, Telling>();
}

} // namespace whistle::heroes
