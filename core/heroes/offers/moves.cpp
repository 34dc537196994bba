// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a table: a new match, the set-up, rounds and turns, cards. The other topics have files of their own.
#include "heroes/game.h"
#include "heroes/offers/offering.h"
#include "heroes/pack/facts.h"

namespace whistle::heroes {

Open open(const char* key, std::optional<Shape> shape)
{
    return {std::string("/0/") + key, std::move(shape), false};
}

Open asked(const char* key, std::optional<Shape> shape)
{
    return {std::string("/0/") + key, std::move(shape), true};
}

void keep(Moves& moves, MoveOf<Command> move)
{
    if (moves.isListing())
        moves.moves().push_back(std::move(move));
    else
        moves.offer(std::move(move));
}

std::string freshName(const State& state, const char* kind)
{
    const auto isTaken = [&](const std::string& name) {
        return state.site(name) || state.encounter(name) || state.factionOfHero(name) ||
               std::ranges::any_of(state.heroes, [&](const Hero& hero) { return hero.slotOf(name).has_value(); });
    };
    int number = 1;
    while (isTaken(std::string(kind) + ' ' + std::to_string(number)))
        ++number;
    return std::string(kind) + ' ' + std::to_string(number);
}

DrawnSkill drawnSkill(Deck deck, int number)
{
    return {deck, std::string(deck == Deck::Might ? "Might card " : "Magic card ") + std::to_string(number)};
}

namespace {

/// As players might begin, with facts that can be played with: what they choose and what is printed is theirs to say.
NewMatch usualMatch(const Facts& pack, int players, BoardKind board)
{
    NewMatch match;
    for (int i = 0; i < players; ++i) {
        const auto faction = static_cast<Faction>(i);
        match.players.push_back({"Player " + std::to_string(i + 1), faction, proposedFacts(pack, faction)});
    }
    match.firstPlayer = match.players.front().name;
    match.board = board;
    return match;
}

void gatherNewMatch(const Facts& pack, Moves& moves)
{
    constexpr int fewest = 2;
    constexpr int most = 4;
    for (const BoardKind board : allOf<BoardKind>()) {
        for (int players = fewest; players <= most; ++players)
            moves.offer({}, {choiceTap("new_match"), wordTap(board), numberTap(players)},
                        usualMatch(pack, players, board),
                        {asked("players"), asked("first_player"), open("length"), open("action_cards"),
                         open("house_rules"), open("pack")});
    }
}

void gatherWeek(const State& state, Moves& moves)
{
    const std::string& player = state.activePlayer().name;
    const std::string name = "Week " + std::to_string(state.round - 1);
    for (const bool dark : {false, true})
        moves.offer(player, {choiceTap("reveal_week_card"), choiceTap(dark ? "dark_days" : "no_dark_days")},
                    RevealWeekCard{name, dark, {}}, {open("name"), open("dark_days"), open("modifiers")});
}

/// An Action Card alone, or with what it is played for where that is said already.
void gatherCard(const State& state, Moves& moves, int card, ActionKind action)
{
    const Player& player = state.activePlayer();
    const PlayCard play{player.name, card, action};
    const Tap cardTouched = cardTap(std::to_string(card));
    const bool isLegal = moves.offer(player.name, {choiceTap("play_card"), cardTouched, wordTap(action)}, play);
    if (!isLegal && moves.isListing())
        return;
    const auto both = [&](std::vector<Tap> taps, Command second, std::vector<Open> more) {
        MoveOf<Command> move{{player.name, std::move(taps), std::move(more)}};
        move.commands = {play, std::move(second)};
        moves.offer(std::move(move));
    };
    if (action == ActionKind::Gather && player.has(Building::Income)) {
        for (const Money choice : allOf<Money>())
            both({choiceTap("gather"), cardTouched, wordTap(choice)}, Gather{choice, 0, 0},
                 {{"/1/other_gold", {}, false}, {"/1/other_resources", {}, false}});
    } else if (action == ActionKind::Gather) {
        both({choiceTap("gather"), cardTouched}, Gather{},
             {{"/1/other_gold", {}, false}, {"/1/other_resources", {}, false}});
    } else if (action == ActionKind::ActivateHeroes) {
        std::vector<std::string> armed;
        std::ranges::copy_if(player.heroes, std::back_inserter(armed),
                             [&](const std::string& hero) { return state.hero(hero)->units() > 0; });
        if (armed.size() == 1)
            both({choiceTap("activate"), cardTouched, pieceTap(armed.front())}, Activate{armed.front(), 0},
                 {{"/1/movement_modifier", {}, false}});
    }
}

void gatherTurn(const State& state, Moves& moves)
{
    for (int card = 1; card <= 4; ++card) {
        for (const ActionKind action : allOf<ActionKind>())
            gatherCard(state, moves, card, action);
    }
    const std::string& player = state.activePlayer().name;
    moves.offer(player, {choiceTap("pass")}, Pass{player}, Weight::Grave);
}

void gatherAction(const State& state, Moves& moves)
{
    const std::size_t before = moves.moves().size();
    gatherActivation(state, moves);
    gatherRealm(state, moves);
    // Not by Enter as long as the action could still be used.
    const bool isUsed = moves.moves().size() == before;
    MoveOf<Command> end{{state.activePlayer().name, {choiceTap("end_action")}}};
    end.weight = isUsed ? Weight::Due : Weight::Open;
    end.needsNobody = (state.open->gathered || state.open->built) && !state.activePlayer().has(Building::Marketplace);
    end.commands = {EndAction{}};
    moves.offer(std::move(end));
}

void gatherPlay(const State& state, Moves& moves)
{
    switch (state.step) {
    case Step::RevealWeekCard:
        gatherWeek(state, moves);
        break;
    case Step::Turn:
        gatherTurn(state, moves);
        break;
    case Step::Action:
        gatherAction(state, moves);
        break;
    case Step::BattleStarts:
        gatherOpponents(state, moves);
        break;
    case Step::Treasure:
    case Step::LevelUp:
        gatherRewards(state, moves);
        break;
    case Step::EndMatch: {
        MoveOf<Command> end{{{}, {choiceTap("end_match")}}};
        end.needsNobody = true;
        end.commands = {EndMatch{}};
        moves.offer(std::move(end));
        break;
    }
    default:
        gatherBattle(state, moves);
    }
    gatherTrade(state, moves);
    gatherCards(state, moves);
}

} // namespace

void Game::gather(const State& state, Gathering<Command>& moves) const
{
    if (!state.hasStarted)
        gatherNewMatch(facts(), moves);
    else if (state.phase == Phase::Setup)
        gatherSetup(state, moves);
    else if (state.phase == Phase::Play)
        gatherPlay(state, moves);
}

void gatherCards(const State& state, Moves& moves)
{
    const auto heroesBut = [&](const Hero& hero, Slot slot) {
        std::vector<std::string> names;
        for (const Hero& other : state.heroes) {
            if (other.name != hero.name && other.artefacts[slot].empty())
                names.push_back(other.name);
        }
        return names;
    };
    const std::string artefact = freshName(state, "Artefact");
    for (const Hero& hero : state.heroes) {
        const std::string& player = state.owner(hero).name;
        const Tap piece = pieceTap(hero.name);
        std::vector<std::string> freeSlots;
        for (const Slot slot : allOf<Slot>()) {
            if (hero.artefacts[slot].empty())
                freeSlots.push_back(wordOf(slot));
        }
        if (!freeSlots.empty())
            moves.offer(player, {choiceTap("gain_artefact"), piece},
                        GainArtefact{hero.name, artefact, *fromWord<Slot>(freeSlots.front())},
                        {asked("name"), asked("slot", Shape::words(freeSlots))}, Weight::Aside);
        for (const Slot slot : allOf<Slot>()) {
            if (hero.artefacts[slot].empty())
                continue;
            const std::vector<std::string> others = heroesBut(hero, slot);
            moves.offer(player, {choiceTap("lose_artefact"), cardTap(hero.artefacts[slot])},
                        LoseArtefact{hero.name, hero.artefacts[slot], {}},
                        {open("to", others.empty() ? Shape::null() : Shape::words(others).orNull())}, Weight::Aside);
        }
        moves.offer(player, {choiceTap("gain_scroll"), piece}, GainScroll{hero.name, 1}, {open("quantity")},
                    Weight::Aside);
        if (hero.scrolls > 0 || !moves.isListing())
            moves.offer(player, {choiceTap("use_scroll"), piece}, UseScroll{hero.name, "Scroll", 1},
                        {asked("name"), asked("level", Shape::integer(1, std::clamp(hero.facts->magic, 1, 5)))},
                        Weight::Aside);
        moves.offer(player, {choiceTap("gain_luck"), piece}, GainLuck{hero.name, 1}, {open("quantity")}, Weight::Aside);
        if (hero.luck > 0 || !moves.isListing())
            moves.offer(player, {choiceTap("spend_luck"), piece}, SpendLuck{hero.name, 1},
                        {open("quantity", Shape::integer(1, std::clamp(hero.luck, 1, 13)))}, Weight::Aside);
    }
}

} // namespace whistle::heroes
