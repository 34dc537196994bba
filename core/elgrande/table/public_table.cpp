// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/table/public_table.h"

#include "elgrande/table/standing.h"

#include <bit>
#include <functional>
#include <nlohmann/json.hpp>

namespace whistle::elgrande {

namespace {

template <class Value>
using Map = std::vector<std::pair<std::string, Value>>;
using Name = std::optional<std::string>;

struct ShownCastillo {
    bool closed = true;
    int count = 0;
    std::optional<PlayerCounts> caballeros;
};
struct ShownActionCard {
    Name card;
    Name takenBy;
};
struct ShownVeto {
    std::string holder;
    int takenInRound = 1;
    int lastRound = 1;
};
struct ShownTurn {
    std::string player;
    std::optional<int> stack;
    Name card;
    bool placementDone = false;
    SpecialAction special = SpecialAction::Open;
    AreaSpot region;
    std::vector<std::string> waitingFor;
};
struct ShownDiscs {
    std::vector<std::string> asked;
    std::vector<std::string> missing;
    std::optional<Map<AreaSpot>> revealed;
};
struct ShownScoring {
    std::string kind;
    int round = 1;
    AreaList scored;
    AreaList remaining;
    BoardCounts points;
    PlayerCounts totals;
};
struct ShownBoards {
    AreaSpot eightFourZero;
    AreaSpot fourZeroZero;
};
/// What a table shows of a state; its keys ask it.
struct Showing {
    const State* state = nullptr;
    const Facts* facts = nullptr;

    [[nodiscard]] const PlayerNames& players() const { return state->players; }
    [[nodiscard]] Phase phase() const { return state->phase; }
    [[nodiscard]] Step step() const { return state->step; }
    [[nodiscard]] std::optional<int> round() const { return unlessZero(state->round); }
    [[nodiscard]] Map<Name> colours() const
    {
        return byPlayer<Name>([](const std::string& colour) { return colour.empty() ? Name{} : Name{colour}; },
                              state->colours);
    }
    [[nodiscard]] const HouseRules& houseRules() const { return state->rules; }
    [[nodiscard]] Name startPlayer() const { return nameOrNone(state->startPlayer, players()); }
    [[nodiscard]] Name toMove() const { return nameOrNone(state->toMove, players()); }
    [[nodiscard]] Map<std::optional<int>> powerCards() const
    {
        return byPlayer<std::optional<int>>([](const Powers& powers) { return unlessZero(powers.laid); });
    }
    [[nodiscard]] std::optional<std::vector<std::string>> turnOrder() const
    {
        return state->turnOrder.empty() ? std::nullopt : std::optional(namesOf(state->turnOrder, players()));
    }
    [[nodiscard]] Name nextStartPlayer() const { return nameOrNone(state->nextStartPlayer, players()); }
    [[nodiscard]] PlayerCounts hand() const
    {
        return byPlayer<int>([](const Powers& powers) { return std::popcount(powers.hand) + powers.unknown; });
    }
    [[nodiscard]] std::optional<Map<std::vector<int>>> spent() const
    {
        if (!state->rules.spentPowerCardsVisible)
            return {};
        return byPlayer<std::vector<int>>([](const Powers& powers) { return cardsIn(powers.spent); });
    }
    [[nodiscard]] PlayerCounts unknown() const
    {
        return byPlayer<int>([](const Powers& powers) { return powers.unknown; });
    }
    [[nodiscard]] AreaSpot king() const { return state->board.king; }
    [[nodiscard]] Map<AreaSpot> homes() const { return byPlayer<AreaSpot>(std::identity(), state->board.homes); }
    [[nodiscard]] ShownBoards scoreboards() const
    {
        return {state->board.spotOf(Scoreboard::EightFourZero), state->board.spotOf(Scoreboard::FourZeroZero)};
    }
    [[nodiscard]] BoardCounts regions() const { return regionsOf(state->board.caballeros, players()); }
    [[nodiscard]] PlayerCounts court() const { return countsOf(state->board.court, players()); }
    [[nodiscard]] PlayerCounts provinces() const { return countsOf(state->board.provinces, players()); }
    [[nodiscard]] PlayerCounts scores() const { return countsOf(state->scores, players()); }
    [[nodiscard]] ShownCastillo castillo() const
    {
        const Counts& inside = state->board.caballeros[Area::Castillo];
        const bool isOpen = state->isCastilloOpen();
        return {!isOpen, sum(inside), isOpen ? std::optional(countsOf(inside, players())) : std::nullopt};
    }
    [[nodiscard]] Map<ShownActionCard> actionCards() const
    {
        Map<ShownActionCard> cards;
        for (int stack = 1; stack <= stackCount; ++stack) {
            const ShownCard& shown = state->shownOn(stack);
            // EG-3.6: the King card is always there
            const std::optional<int> card =
                stack == stackCount && !shown.card ? std::optional(facts->cardWith(Effect::KingCard)) : shown.card;
            cards.emplace_back(std::to_string(stack), ShownActionCard{card ? Name{facts->card(*card).id} : Name{},
                                                                      nameOrNone(shown.takenBy, players())});
        }
        return cards;
    }
    [[nodiscard]] PlayerCounts gone() const
    {
        PlayerCounts gone;
        for (std::size_t i = 0; i < facts->cards.size(); ++i) {
            if (state->gone[i] > 0)
                gone.emplace_back(facts->cards[i].id, state->gone[i]);
        }
        return gone;
    }
    [[nodiscard]] std::vector<ShownVeto> vetoes() const
    {
        std::vector<ShownVeto> vetoes;
        for (const VetoCard& veto : state->vetoes)
            vetoes.push_back({state->name(veto.holder), veto.takenInRound, veto.lastRound});
        return vetoes;
    }
    [[nodiscard]] std::optional<ShownTurn> turn() const
    {
        if (!state->turn)
            return {};
        const Turn& turn = *state->turn;
        return ShownTurn{state->name(turn.player),
                         unlessZero(turn.stack),
                         turn.hasCard() ? Name{facts->card(turn.card).id} : Name{},
                         turn.placementDone,
                         turn.special,
                         turn.region,
                         namesOf(turn.waitingFor, players())};
    }
    [[nodiscard]] std::optional<ShownDiscs> discs() const
    {
        if (!state->discs)
            return {};
        const Discs& discs = *state->discs;
        ShownDiscs shown{namesOf(discs.asked, players()), namesOf(discs.missing(), players()), {}};
        if (discs.revealed) {
            shown.revealed.emplace();
            for (const int player : discs.asked)
                shown.revealed->emplace_back(state->name(player), *discs.set[player]);
        }
        return shown;
    }
    [[nodiscard]] std::optional<ShownScoring> scoring() const
    {
        if (!state->scoring)
            return {};
        const ScoringRecord& scoring = *state->scoring;
        ShownScoring shown{scoring.card ? std::string(toWord(*scoring.card)) : "general",
                           scoring.round,
                           scoring.scored,
                           scoring.remaining,
                           {},
                           countsOf(scoring.totals, players())};
        for (const Area area : scoring.scored)
            shown.points.emplace_back(area, countsOf(scoring.points[area], players()));
        return shown;
    }
    [[nodiscard]] int generalScoringsDone() const { return state->generalScoringsDone; }
    [[nodiscard]] std::optional<WrittenStanding> result() const
    {
        return state->result ? std::optional(written(*state->result, players())) : std::nullopt;
    }

private:
    static std::optional<int> unlessZero(int number) { return number == 0 ? std::nullopt : std::optional(number); }
    template <class Value, class Of>
    [[nodiscard]] Map<Value> byPlayer(Of&& of) const
    {
        return byPlayer<Value>(of, state->powers);
    }
    template <class Value, class Of, class Each>
    [[nodiscard]] Map<Value> byPlayer(Of&& of, const Each& each) const
    {
        Map<Value> all;
        for (std::size_t i = 0; i < players().size(); ++i)
            all.emplace_back(players()[i], of(each[i]));
        return all;
    }
};

} // namespace

PlayerCounts countsOf(const Counts& counts, const PlayerNames& names)
{
    PlayerCounts all;
    for (std::size_t i = 0; i < names.size(); ++i)
        all.emplace_back(names[i], counts[i]);
    return all;
}

BoardCounts regionsOf(const ByArea<Counts>& caballeros, const PlayerNames& names)
{
    BoardCounts all;
    for (const Area region : allRegions())
        all.emplace_back(region, countsOf(caballeros[region], names));
    return all;
}

} // namespace whistle::elgrande

namespace whistle {

using namespace elgrande; // NOLINT(google-build-using-namespace): their tables stand here
using codecs::ListOf;
using codecs::Number;
using codecs::OrNull;

namespace {

using Word = codecs::Word;
using Round = Number<1, 9>;
using Caballeros = codes::Caballeros;
/// Caballeros of all players together, and scores, may be more than 30.
using Many = Number<0, 1'000'000'000>;
template <class Item>
using ByPlayerName = codes::ByPlayerOf<Item>;

} // namespace

template <>
constexpr std::array recordKeys<ShownCastillo>{
    key<&ShownCastillo::closed>("closed"),
    key<&ShownCastillo::count, Many>("count", "of all players together"),
    key<&ShownCastillo::caballeros, OrNull<ByPlayerName<Caballeros>>>("caballeros", "null while it is closed"),
};
template <>
constexpr std::array recordKeys<ShownActionCard>{
    key<&ShownActionCard::card, OrNull<Word>>("card", "face up in this round"),
    key<&ShownActionCard::takenBy, OrNull<Word>>("taken_by"),
};
template <>
constexpr std::array recordKeys<ShownVeto>{
    key<&ShownVeto::holder>("holder"),
    key<&ShownVeto::takenInRound, Round>("taken_in_round"),
    key<&ShownVeto::lastRound, Round>("last_round", "in which it can be used"),
};
template <>
constexpr std::array recordKeys<ShownTurn>{
    key<&ShownTurn::player>("player"),
    key<&ShownTurn::stack, OrNull<codes::Stack>>("stack", "of the chosen action card"),
    key<&ShownTurn::card, OrNull<Word>>("card"),
    key<&ShownTurn::placementDone>("placement_done"),
    key<&ShownTurn::special>("special_action"),
    key<&ShownTurn::region, OrNull<codes::AnyArea>>("region", "announced with the card"),
    key<&ShownTurn::waitingFor>("waiting_for", "who still returns Caballeros, the next one first"),
};
template <>
constexpr std::array recordKeys<ShownDiscs>{
    key<&ShownDiscs::asked>("asked"),
    key<&ShownDiscs::missing>("missing"),
    key<&ShownDiscs::revealed, OrNull<ByPlayerName<codes::Disc>>>("revealed", "null before reveal_discs"),
};
template <>
constexpr std::array recordKeys<ShownScoring>{
    key<&ShownScoring::kind>("kind", "general, or the effect of the card"),
    key<&ShownScoring::round, Round>("round"),
    key<&ShownScoring::scored, codes::AreasOf<areaCount>>("scored"),
    key<&ShownScoring::remaining, codes::AreasOf<areaCount>>("remaining"),
    key<&ShownScoring::points, codes::ByAreaOf<ByPlayerName<Many>, areaCount>>("points", "with bonuses"),
    key<&ShownScoring::totals, ByPlayerName<Many>>("totals"),
};
template <>
constexpr std::array recordKeys<ShownBoards>{
    key<&ShownBoards::eightFourZero, codes::ScoreboardSpot>("8/4/0"),
    key<&ShownBoards::fourZeroZero, codes::ScoreboardSpot>("4/0/0"),
};
template <>
constexpr std::array recordKeys<Showing>{
    key<&Showing::phase>("phase"),
    key<&Showing::step, codecs::NullOrWord<Step>>("step"),
    key<&Showing::round, OrNull<Round>>("round", "null in the setup"),
    key<&Showing::players, ListOf<Word>>("players", "clockwise"),
    key<&Showing::colours, ByPlayerName<OrNull<Word>>>("colours"),
    key<&Showing::houseRules, codecs::WholeOf<HouseRules>>("house_rules", "every switch"),
    key<&Showing::startPlayer, OrNull<Word>>("start_player", "lays the first power card of this round"),
    key<&Showing::toMove, OrNull<Word>>("to_move", "who lays the next card, or whose turn it is"),
    key<&Showing::powerCards, ByPlayerName<OrNull<codes::PowerCard>>>("power_cards", "on the table"),
    key<&Showing::turnOrder, OrNull<ListOf<Word>>>("turn_order", "known from the last power card on"),
    key<&Showing::nextStartPlayer, OrNull<Word>>("next_start_player"),
    key<&Showing::hand, ByPlayerName<Number<0, highestPower>>>("hand", "power cards held"),
    key<&Showing::spent, OrNull<ByPlayerName<ListOf<codes::PowerCard>>>>("spent_power_cards",
                                                                         "null unless the house rule shows them"),
    key<&Showing::unknown, ByPlayerName<Number<0, highestPower>>>("unknown_power_cards",
                                                                  "retrieved in secret and not yet played"),
    key<&Showing::king, OrNull<codes::Region>>("king_region"),
    key<&Showing::homes, ByPlayerName<OrNull<codes::Region>>>("home_regions"),
    key<&Showing::scoreboards>("scoreboards"),
    key<&Showing::regions, codes::ByAreaOf<ByPlayerName<Caballeros>, regionCount>>("regions"),
    key<&Showing::court, ByPlayerName<Caballeros>>("court"),
    key<&Showing::provinces, ByPlayerName<Caballeros>>("provinces"),
    key<&Showing::scores, ByPlayerName<Many>>("scores"),
    key<&Showing::castillo>("castillo"),
    key<&Showing::actionCards, codecs::MapOf<codecs::ObjectOf<ShownActionCard>>>("action_cards", "by stack"),
    key<&Showing::gone, codecs::MapOf<Number<1, 99>>>("gone_action_cards", "copies that have left the game, by card"),
    key<&Showing::vetoes>("vetoes", "that lie before players, in the order taken"),
    key<&Showing::turn, OrNull<codecs::ObjectOf<ShownTurn>>>("turn"),
    key<&Showing::discs, OrNull<codecs::ObjectOf<ShownDiscs>>>("discs"),
    key<&Showing::scoring, OrNull<codecs::ObjectOf<ShownScoring>>>("scoring", "the running or else the last"),
    key<&Showing::generalScoringsDone, Number<0, 3>>("general_scorings_done"),
    key<&Showing::result, OrNull<codecs::ObjectOf<WrittenStanding>>>("result", "when the match is over"),
};

} // namespace whistle

namespace whistle::elgrande {

Json tableJson(const State& state, const Facts& facts)
{
    return writeRecord(Showing{&state, &facts});
}

Shape tableShape()
{
    return recordOf<Showing>().shape().described("the table as everyone sees it");
}

} // namespace whistle::elgrande
