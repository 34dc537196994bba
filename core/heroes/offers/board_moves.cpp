// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of "activate heroes": activating, moving, sites, opponents.
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/overwhelm.h"
#include "heroes/offers/offering.h"
#include "heroes/offers/reach.h"

#include <charconv>

namespace whistle::heroes {

namespace {

/// The space of a tap; none: it is not one of a space.
std::optional<Space> spaceOf(const Tap& tap)
{
    Space space;
    const char* const end = tap.id.data() + tap.id.size();
    const auto row = std::from_chars(tap.id.data(), end, space.row);
    if (tap.kind != TapKind::Place || row.ec != std::errc() || row.ptr == end || *row.ptr != ',')
        return {};
    const auto column = std::from_chars(row.ptr + 1, end, space.column);
    return column.ec == std::errc() && column.ptr == end ? std::optional(space) : std::nullopt;
}

/// Over these spaces: what is not beside the last one is reached by portal.
std::vector<Command> wayOver(const std::vector<Tap>& taps, Space from)
{
    Move move;
    for (const Tap& tap : taps) {
        const std::optional<Space> to = spaceOf(tap);
        if (!to)
            return {};
        move.path.push_back({to->row, to->column, contains(neighboursOf(from), *to) ? Way::Walk : Way::Portal});
        from = *to;
    }
    return move.path.empty() ? std::vector<Command>{} : std::vector<Command>{std::move(move)};
}

void gatherWays(const State& state, Moves& moves)
{
    if (!state.isMirror || !state.activation)
        return;
    const Space from = state.activation->walk.at;
    const auto add = [&](std::vector<PathStep> path) {
        MoveOf<Command> move{{state.activePlayer().name, {spaceTap(path.back().space())}, {open("path")}}};
        move.weight = Weight::Open;
        move.commands = {Move{std::move(path)}};
        move.along = [from](const std::vector<Tap>& way) { return wayOver(way, from); };
        keep(moves, std::move(move));
    };
    if (moves.isListing()) {
        for (Reach& reach : reachable(state))
            add(std::move(reach.path));
        return;
    }
    for (Reach& reach : reachableInTime(state))
        add(std::move(reach.path));
    for (const Space& space : state.board.spaces())
        add({{space.row, space.column, Way::Walk}});
}

/// Sites that are known: on a board those where the hero has been.
void gatherKnownSites(const State& state, Moves& moves)
{
    const Hero& hero = *state.hero(state.activation->hero);
    const std::string& player = state.activePlayer().name;
    for (const Site& site : state.sites) {
        const bool isNear = !site.at || (hero.isAway && *site.at == hero.at) ||
                            (isControlled(site.kind) && contains(state.activation->visited, *site.at));
        if (!isNear && moves.isListing())
            continue;
        // Without a board the kind may be said again.
        std::vector<Open> opens;
        if (!state.isMirror)
            opens.push_back(open("kind", Shape::words({wordOf(site.kind)})));
        if (isControlled(site.kind)) {
            moves.offer(player, {choiceTap("take_control"), placeTap(site.name)}, TakeControl{hero.name, site.name, {}},
                        opens, Weight::Open);
        } else if (site.kind != SiteKind::DragonLake) {
            moves.offer(player, {choiceTap("loot"), placeTap(site.name)}, Loot{hero.name, site.name, {}, {}}, opens,
                        Weight::Open);
        } else {
            for (const LakeTake take : allOf<LakeTake>())
                moves.offer(player, {choiceTap("loot"), placeTap(site.name), wordTap(take)},
                            Loot{hero.name, site.name, {}, take}, opens, Weight::Open);
        }
    }
}

/// Without a board a site is named, with its kind, when it is first used.
void gatherNewSites(const State& state, Moves& moves)
{
    const std::string& hero = state.activation->hero;
    const std::string& player = state.activePlayer().name;
    const std::string name = freshName(state, "Site");
    for (const SiteKind kind : allOf<SiteKind>()) {
        if (isControlled(kind)) {
            moves.offer(player, {choiceTap("take_control"), wordTap(kind)}, TakeControl{hero, name, kind},
                        {asked("site")}, Weight::Open);
        } else if (kind != SiteKind::DragonLake) {
            moves.offer(player, {choiceTap("loot"), wordTap(kind)}, Loot{hero, name, kind, {}}, {asked("site")},
                        Weight::Open);
        } else {
            for (const LakeTake take : allOf<LakeTake>())
                moves.offer(player, {choiceTap("loot"), wordTap(kind), wordTap(take)}, Loot{hero, name, kind, take},
                            {asked("site")}, Weight::Open);
        }
    }
}

/// A battle, with and without elite dice where somebody has Honor (MH-13.10).
void gatherBattleWith(const State& state, Moves& moves, const Opponent& opponent, const Tap& tap,
                      std::vector<Open> more)
{
    const Hero& hero = *state.hero(state.activation->hero);
    const auto* name = std::get_if<std::string>(&opponent);
    const bool hasHonor = hasFactionBuilding(state, &hero, Faction::Sanctuary) ||
                          hasFactionBuilding(state, name ? state.hero(*name) : nullptr, Faction::Sanctuary);
    more.push_back(open("before"));
    const std::vector<Tap> taps{choiceTap("start_battle"), tap};
    if (!hasHonor) {
        more.push_back(open("elite_dice_allowed"));
        moves.offer(state.activePlayer().name, taps, StartBattle{hero.name, opponent, true, {}}, more, Weight::Grave);
        return;
    }
    for (const bool allowed : {true, false}) {
        std::vector<Tap> longer = taps;
        longer.push_back(choiceTap(allowed ? "elite_dice" : "no_elite_dice"));
        std::vector<Open> opens = more;
        if (allowed)
            opens.push_back(open("elite_dice_allowed"));
        moves.offer(state.activePlayer().name, std::move(longer), StartBattle{hero.name, opponent, allowed, {}},
                    std::move(opens), Weight::Grave);
    }
}

/// With as much overwhelm of cards and other sources as it takes beyond the army's own.
void gatherScaring(const State& state, Moves& moves, const EncounterFacts& facts, const Opponent& encounter,
                   const Tap& tap, std::vector<Open> more)
{
    const Hero& hero = *state.hero(state.activation->hero);
    const OverwhelmVerdict own = judgeOverwhelm(overwhelmInquiry(state, hero, facts));
    const int missing = std::max(0, own.needed - own.overwhelm);
    constexpr int most = 20;
    const Shape other = Shape::integer(missing, most);
    more.push_back(missing > 0 ? asked("other_overwhelm", other) : open("other_overwhelm", other));
    moves.offer(state.activePlayer().name, {choiceTap("scare_off"), tap}, ScareOff{hero.name, encounter, missing},
                std::move(more), missing == 0 ? Weight::Open : Weight::Aside);
}

EncounterFacts freshEncounter(const State& state)
{
    EncounterFacts facts;
    facts.name = freshName(state, "Encounter");
    facts.strength = facts.initiative = facts.challenge = 3;
    facts.experience = 2;
    return facts;
}

/// On a board: entered, or the guard of the site on which the hero stands.
bool isMet(const State& state, const std::string& name)
{
    if (state.step == Step::BattleStarts)
        return state.entered == name;
    const Hero& hero = *state.hero(state.activation->hero);
    const Site* site = hero.isAway ? state.siteAt(hero.at) : nullptr;
    const EncounterToken* guard = site ? state.guardOf(site->name) : nullptr;
    return guard && guard->name() == name;
}

} // namespace

void gatherActivation(const State& state, Moves& moves)
{
    const Player& player = state.activePlayer();
    if (state.open->action != ActionKind::ActivateHeroes && moves.isListing())
        return;
    for (const std::string& hero : player.heroes)
        moves.offer(player.name, {choiceTap("activate"), pieceTap(hero)}, Activate{hero, 0},
                    {open("movement_modifier")}, state.activation ? Weight::Open : Weight::Due);
    if (!state.activation)
        return;
    gatherWays(state, moves);
    gatherKnownSites(state, moves);
    if (!state.isMirror)
        gatherNewSites(state, moves);
    gatherOpponents(state, moves);
}

void gatherOpponents(const State& state, Moves& moves)
{
    if (state.activation->battleFought && moves.isListing())
        return;
    for (const EncounterToken& token : state.encounters) {
        if (moves.isListing() && (token.isGone || (state.isMirror && !isMet(state, token.name()))))
            continue;
        gatherBattleWith(state, moves, token.name(), pieceTap(token.name()), {});
        gatherScaring(state, moves, *token.facts, token.name(), pieceTap(token.name()), {});
    }
    for (const Hero& enemy : state.heroes) {
        const bool isFriend = enemy.player == *state.active;
        if (!moves.isListing() || (!isFriend && (!state.isMirror || isMet(state, enemy.name))))
            gatherBattleWith(state, moves, enemy.name, pieceTap(enemy.name), {});
    }
    if (state.isMirror)
        return;
    const EncounterFacts fresh = freshEncounter(state);
    gatherBattleWith(state, moves, fresh, choiceTap("encounter"), {asked("opponent")});
    gatherScaring(state, moves, fresh, fresh, choiceTap("encounter"), {asked("encounter")});
}

} // namespace whistle::heroes
