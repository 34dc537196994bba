// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/table/public_table.h"

#include "elgrande/table/standing_json.h"

#include <bit>
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
struct PublicTable {
    Phase phase = Phase::NotStarted;
    Step step = Step::None;
    std::optional<int> round;
    std::vector<std::string> players;
    Map<Name> colours;
    HouseRules houseRules;
    Name startPlayer;
    Name toMove;
    Map<std::optional<int>> powerCards;
    std::optional<std::vector<std::string>> turnOrder;
    Name nextStartPlayer;
    PlayerCounts hand;
    std::optional<Map<std::vector<int>>> spent;
    PlayerCounts unknown;
    AreaSpot king;
    Map<AreaSpot> homes;
    ShownBoards scoreboards;
    BoardCounts regions;
    PlayerCounts court;
    PlayerCounts provinces;
    PlayerCounts scores;
    ShownCastillo castillo;
    Map<ShownActionCard> actionCards;
    PlayerCounts gone;
    std::vector<ShownVeto> vetoes;
    std::optional<ShownTurn> turn;
    std::optional<ShownDiscs> discs;
    std::optional<ShownScoring> scoring;
    int generalScoringsDone = 0;
    std::optional<WrittenStanding> result;
};

struct StepCode {
    static Shape shape()
    {
        std::vector<std::string> words = allWords<Step>();
        words.erase(words.begin());
        return Shape::words(std::move(words)).orNull();
    }
    static void read(const Json& json, Step& value)
    {
        value = json.is_null() ? Step::None : *fromWord<Step>(json.get_ref<const std::string&>());
    }
    static Json write(Step value) { return value == Step::None ? Json(nullptr) : Json(std::string(toWord(value))); }
};
/// What a table shows of a state.
class Showing {
public:
    Showing(const State& state, const Facts& facts) : m_state(state), m_facts(facts) {}

    PublicTable table() const
    {
        const State& state = m_state;
        PublicTable table;
        table.phase = state.phase;
        table.step = state.step;
        if (state.round > 0)
            table.round = state.round;
        table.players.assign(state.players.begin(), state.players.end());
        table.houseRules = state.rules;
        table.startPlayer = nameOrNone(state.startPlayer, state.players);
        table.toMove = nameOrNone(state.toMove, state.players);
        if (!state.turnOrder.empty())
            table.turnOrder = namesOf(state.turnOrder, state.players);
        table.nextStartPlayer = nameOrNone(state.nextStartPlayer, state.players);
        table.king = state.board.king;
        table.scoreboards = {state.board.spotOf(Scoreboard::EightFourZero),
                             state.board.spotOf(Scoreboard::FourZeroZero)};
        table.regions = regionsOf(state.board.caballeros, state.players);
        table.court = countsOf(state.board.court, state.players);
        table.provinces = countsOf(state.board.provinces, state.players);
        table.scores = countsOf(state.scores, state.players);
        table.generalScoringsDone = state.generalScoringsDone;
        showPlayers(table);
        showCastillo(table.castillo);
        showCards(table);
        if (state.turn)
            table.turn = shown(*state.turn);
        if (state.discs)
            table.discs = shown(*state.discs);
        if (state.scoring)
            table.scoring = shown(*state.scoring);
        if (state.result)
            table.result = written(*state.result, state.players);
        return table;
    }

private:
    void showPlayers(PublicTable& table) const
    {
        if (m_state.rules.spentPowerCardsVisible)
            table.spent.emplace();
        for (std::size_t i = 0; i < m_state.players.size(); ++i) {
            const std::string& name = m_state.players[i];
            const Powers& powers = m_state.powers[i];
            const std::string& colour = m_state.colours[i];
            table.colours.emplace_back(name, colour.empty() ? Name{} : Name{colour});
            table.powerCards.emplace_back(name, powers.laid == 0 ? std::nullopt : std::optional(powers.laid));
            table.hand.emplace_back(name, std::popcount(powers.hand) + powers.unknown);
            table.unknown.emplace_back(name, powers.unknown);
            table.homes.emplace_back(name, m_state.board.homes[i]);
            if (!table.spent)
                continue;
            std::vector<int>& spent = table.spent->emplace_back(name, std::vector<int>{}).second;
            for (int value = 1; value <= highestPower; ++value) {
                if (powers.hasSpent(value))
                    spent.push_back(value);
            }
        }
    }

    void showCastillo(ShownCastillo& castillo) const
    {
        const Counts& inside = m_state.board.caballeros[Area::Castillo];
        castillo.closed = !m_state.isCastilloOpen();
        castillo.count = sum(inside);
        if (!castillo.closed)
            castillo.caballeros = countsOf(inside, m_state.players);
    }

    void showCards(PublicTable& table) const
    {
        for (int stack = 1; stack <= stackCount; ++stack) {
            const ShownCard& shown = m_state.shownOn(stack);
            // EG-3.6: the King card is always there
            const std::optional<int> card =
                stack == stackCount && !shown.card ? std::optional(m_facts.cardWith(Effect::KingCard)) : shown.card;
            table.actionCards.emplace_back(std::to_string(stack),
                                           ShownActionCard{card ? Name{m_facts.card(*card).id} : Name{},
                                                           nameOrNone(shown.takenBy, m_state.players)});
        }
        for (std::size_t i = 0; i < m_facts.cards.size(); ++i) {
            if (m_state.gone[i] > 0)
                table.gone.emplace_back(m_facts.cards[i].id, m_state.gone[i]);
        }
        for (const VetoCard& veto : m_state.vetoes)
            table.vetoes.push_back({m_state.name(veto.holder), veto.takenInRound, veto.lastRound});
    }

    [[nodiscard]] ShownTurn shown(const Turn& turn) const
    {
        ShownTurn shown;
        shown.player = m_state.name(turn.player);
        if (turn.hasCard()) {
            shown.stack = turn.stack;
            shown.card = m_facts.card(turn.card).id;
        }
        shown.placementDone = turn.placementDone;
        shown.special = turn.special;
        shown.region = turn.region;
        shown.waitingFor = namesOf(turn.waitingFor, m_state.players);
        return shown;
    }

    [[nodiscard]] ShownDiscs shown(const Discs& discs) const
    {
        ShownDiscs shown{namesOf(discs.asked, m_state.players), namesOf(discs.missing(), m_state.players), {}};
        if (discs.revealed) {
            shown.revealed.emplace();
            for (const int player : discs.asked)
                shown.revealed->emplace_back(m_state.name(player), *discs.set[player]);
        }
        return shown;
    }

    [[nodiscard]] ShownScoring shown(const ScoringRecord& scoring) const
    {
        ShownScoring shown{scoring.card ? std::string(toWord(*scoring.card)) : "general",
                           scoring.round,
                           scoring.scored,
                           scoring.remaining,
                           {},
                           countsOf(scoring.totals, m_state.players)};
        for (const Area area : scoring.scored)
            shown.points.emplace_back(area, countsOf(scoring.points[area], m_state.players));
        return shown;
    }

    const State& m_state;
    const Facts& m_facts;
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
constexpr std::array recordKeys<PublicTable>{
    key<&PublicTable::phase>("phase"),
    key<&PublicTable::step, StepCode>("step"),
    key<&PublicTable::round, OrNull<Round>>("round", "null in the setup"),
    key<&PublicTable::players>("players", "clockwise"),
    key<&PublicTable::colours, ByPlayerName<OrNull<Word>>>("colours"),
    key<&PublicTable::houseRules, codecs::WholeOf<HouseRules>>("house_rules", "every switch"),
    key<&PublicTable::startPlayer, OrNull<Word>>("start_player", "lays the first power card of this round"),
    key<&PublicTable::toMove, OrNull<Word>>("to_move", "who lays the next card, or whose turn it is"),
    key<&PublicTable::powerCards, ByPlayerName<OrNull<codes::PowerCard>>>("power_cards", "on the table"),
    key<&PublicTable::turnOrder, OrNull<ListOf<Word>>>("turn_order", "known from the last power card on"),
    key<&PublicTable::nextStartPlayer, OrNull<Word>>("next_start_player"),
    key<&PublicTable::hand, ByPlayerName<Number<0, highestPower>>>("hand", "power cards held"),
    key<&PublicTable::spent, OrNull<ByPlayerName<ListOf<codes::PowerCard>>>>("spent_power_cards",
                                                                             "null unless the house rule shows them"),
    key<&PublicTable::unknown, ByPlayerName<Number<0, highestPower>>>("unknown_power_cards",
                                                                      "retrieved in secret and not yet played"),
    key<&PublicTable::king, OrNull<codes::Region>>("king_region"),
    key<&PublicTable::homes, ByPlayerName<OrNull<codes::Region>>>("home_regions"),
    key<&PublicTable::scoreboards>("scoreboards"),
    key<&PublicTable::regions, codes::ByAreaOf<ByPlayerName<Caballeros>, regionCount>>("regions"),
    key<&PublicTable::court, ByPlayerName<Caballeros>>("court"),
    key<&PublicTable::provinces, ByPlayerName<Caballeros>>("provinces"),
    key<&PublicTable::scores, ByPlayerName<Many>>("scores"),
    key<&PublicTable::castillo>("castillo"),
    key<&PublicTable::actionCards, codecs::MapOf<codecs::ObjectOf<ShownActionCard>>>("action_cards", "by stack"),
    key<&PublicTable::gone, codecs::MapOf<Number<1, 99>>>("gone_action_cards",
                                                          "copies that have left the game, by card"),
    key<&PublicTable::vetoes>("vetoes", "that lie before players, in the order taken"),
    key<&PublicTable::turn, OrNull<codecs::ObjectOf<ShownTurn>>>("turn"),
    key<&PublicTable::discs, OrNull<codecs::ObjectOf<ShownDiscs>>>("discs"),
    key<&PublicTable::scoring, OrNull<codecs::ObjectOf<ShownScoring>>>("scoring", "the running or else the last"),
    key<&PublicTable::generalScoringsDone, Number<0, 3>>("general_scorings_done"),
    key<&PublicTable::result, OrNull<codecs::ObjectOf<WrittenStanding>>>("result", "when the match is over"),
};

} // namespace whistle

namespace whistle::elgrande {

Json tableJson(const State& state, const Facts& facts)
{
    return writeRecord(Showing(state, facts).table());
}

Shape tableShape()
{
    return recordOf<PublicTable>().shape().described("the table as everyone sees it");
}

} // namespace whistle::elgrande
