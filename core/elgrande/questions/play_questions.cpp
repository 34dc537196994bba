// SPDX-License-Identifier: GPL-3.0-or-later
// turn_order, court_intake, veto, final_standing
#include "base/common_words.h"
#include "elgrande/judging/court_intake.h"
#include "elgrande/judging/final_standing.h"
#include "elgrande/judging/turn_order.h"
#include "elgrande/judging/veto.h"
#include "elgrande/questions/asked.h"
#include "elgrande/table/rounds.h"
#include "elgrande/table/rules.h"
#include "elgrande/table/standing.h"

namespace whistle::elgrande {

namespace {

constexpr auto standsTwice = common::Saying::tr("“%1” appears here twice; once was expected.");
constexpr auto tooEarly = Saying::tr("Round %1 is before the one in which the Veto was taken.");
constexpr auto eitherStart = Saying::tr("Either “start_player” or “previous_round” was expected, and not both.");
constexpr auto handMissing = Saying::tr("%1's hand is missing.");
constexpr auto neededForTies = Saying::tr("This is missing: a tiebreaker needs it.");
constexpr auto anyOverThirty = Saying::tr("A player has %1 Caballeros in play; there are %2 here.");

using CardMap = std::vector<std::pair<std::string, int>>;
using HandMap = std::vector<std::pair<std::string, std::vector<int>>>;
using CardsCode = codecs::ListOf<codes::PowerCard, 0, highestPower>;

struct AskedPlay {
    std::string player;
    int card = 1;
};
struct TurnOrderInput {
    std::vector<std::string> players;
    std::optional<std::string> startPlayer;
    std::optional<CardMap> previousRound;
    std::vector<AskedPlay> plays;
    std::optional<HandMap> hands;
};
struct WrittenFault {
    int play = 0;
    PlayFault code = PlayFault::OutOfTurn;
};
struct TurnOrderAnswer {
    bool legal = true;
    std::optional<WrittenFault> violation;
    std::string startPlayer;
    std::vector<std::string> bidOrder;
    std::optional<std::string> nextToPlay;
    std::vector<int> forbidden;
    std::optional<std::vector<int>> playable;
    std::optional<std::vector<std::string>> turnOrder;
    PlayerCounts courtIncome;
    std::optional<std::string> nextStart;
};

/// Left out with The Court.
struct PerhapsPowerCard : codes::PowerCard {
    static Json write(int value) { return value == 0 ? Json(nullptr) : Json(value); }
};

/// Also where nobody is.
struct InEveryRegion : codes::CountsIn<regionCount> {
    static Json write(const ByArea<int>& counts)
    {
        Json json = Json::object();
        for (const Area region : allRegions())
            json[std::string(toWord(region))] = counts[region];
        return json;
    }
};

enum class VetoStops : std::uint8_t { WholeSpecialAction, RestOfSpecialAction };
enum class VetoCardAfter : std::uint8_t { Discarded, Kept };
struct VetoAnswer {
    bool allowed = true;
    VetoReason reason = VetoReason::Allowed;
    std::optional<VetoStops> stops;
    int lastUsableRound = 1;
    VetoCardAfter cardAfter = VetoCardAfter::Kept;
};

struct StandingPlayer {
    std::string player;
    int score = 0;
    std::optional<int> onBoard;
    std::optional<int> inCourt;
    std::optional<std::vector<int>> unused;
};
struct StandingInput {
    std::vector<StandingPlayer> players;
    int generalScoringsDone = 3;
    std::vector<TieBreaker> tieBreakers;
};
struct StandingAnswer : WrittenStanding {
    bool isFinal = true;
};

} // namespace

} // namespace whistle::elgrande

namespace whistle {

using namespace elgrande; // NOLINT(google-build-using-namespace): their tables stand here
using codecs::Number;
using codecs::Perhaps;

template <>
constexpr std::array recordKeys<AskedPlay>{
    key<&AskedPlay::player, codes::Player>("player"),
    key<&AskedPlay::card, codes::PowerCard>("card"),
};
template <>
constexpr std::array recordKeys<TurnOrderInput>{
    key<&TurnOrderInput::players, PlayerListCode>("players", QT_TRANSLATE_NOOP("shapes", "clockwise")),
    optionalKey<&TurnOrderInput::startPlayer, Perhaps<codes::Player>>(
        "start_player", QT_TRANSLATE_NOOP("shapes", "who plays the first card; or give the previous round")),
    optionalKey<&TurnOrderInput::previousRound, Perhaps<codes::ByPlayerOf<codes::PowerCard>>>(
        "previous_round", QT_TRANSLATE_NOOP("shapes", "the cards of the previous round; or give who starts")),
    key<&TurnOrderInput::plays, codecs::ListOf<codecs::ObjectOf<AskedPlay>, 0, 10>>(
        "plays", QT_TRANSLATE_NOOP("shapes", "in the order they were played")),
    optionalKey<&TurnOrderInput::hands, Perhaps<codes::ByPlayerOf<CardsCode>>>(
        "hands", QT_TRANSLATE_NOOP("shapes", "at the start of the round; omitted: players may hold any cards")),
};
template <>
constexpr std::array recordKeys<WrittenFault>{
    key<&WrittenFault::play, Number<0, 9>>("play"),
    key<&WrittenFault::code>("code"),
};
template <>
constexpr std::array recordKeys<TurnOrderAnswer>{
    key<&TurnOrderAnswer::legal>("legal"),
    key<&TurnOrderAnswer::violation, NullOr<codecs::ObjectOf<WrittenFault>>>("violation"),
    key<&TurnOrderAnswer::startPlayer>("start_player"),
    key<&TurnOrderAnswer::bidOrder>("bid_order"),
    key<&TurnOrderAnswer::nextToPlay, NullOr<codecs::Word>>("next_to_play"),
    key<&TurnOrderAnswer::forbidden, CardsCode>("forbidden_cards"),
    key<&TurnOrderAnswer::playable, NullOr<CardsCode>>("playable_cards"),
    key<&TurnOrderAnswer::turnOrder, NullOr<codecs::ListOf<codecs::Word>>>("turn_order"),
    key<&TurnOrderAnswer::courtIncome, codes::ByPlayerOf<codes::Caballeros>>("court_income"),
    key<&TurnOrderAnswer::nextStart, NullOr<codecs::Word>>("next_round_start_player"),
};
template <>
constexpr std::array recordKeys<IntakeCase>{
    key<&IntakeCase::source>("source"),
    optionalKey<&IntakeCase::powerCard, PerhapsPowerCard>("power_card"),
    key<&IntakeCase::provinces, codes::Caballeros>("provinces", QT_TRANSLATE_NOOP("shapes", "before")),
    key<&IntakeCase::court, codes::Caballeros>("court", QT_TRANSLATE_NOOP("shapes", "before")),
    key<&IntakeCase::regions, InEveryRegion>("regions", QT_TRANSLATE_NOOP("shapes", "Caballeros of this player")),
    key<&IntakeCase::king, codes::Region>("king_region"),
    optionalKey<&IntakeCase::fromProvinces, codes::Caballeros>("from_provinces"),
    optionalKey<&IntakeCase::fromRegions, codes::CountsIn<regionCount>>("from_regions"),
    optionalKey<&IntakeCase::allowRegionsForTheCourt>("allow_regions_for_the_court"),
};
template <>
constexpr std::array recordKeys<IntakeVerdict>{
    key<&IntakeVerdict::limit, codes::Caballeros>("limit"),
    key<&IntakeVerdict::maximumFromRegions, codes::Caballeros>("maximum_from_regions"),
    key<&IntakeVerdict::isLegal>("legal"),
    key<&IntakeVerdict::violations>("violations"),
    key<&IntakeVerdict::legalCourt, NullOr<Number<0, 90>>>("court_after"),
    key<&IntakeVerdict::legalProvinces, NullOr<codes::Caballeros>>("provinces_after"),
};
template <>
constexpr std::array recordKeys<VetoTarget>{
    key<&VetoTarget::player>("player"),
    key<&VetoTarget::card>("card"),
    key<&VetoTarget::part>("part"),
    key<&VetoTarget::state>("state"),
};
template <>
constexpr std::array recordKeys<VetoCase>{
    optionalKey<&VetoCase::roundsInGame, RoundsCode>("rounds_in_game"),
    key<&VetoCase::holder>("holder", QT_TRANSLATE_NOOP("shapes", "who has the Veto")),
    key<&VetoCase::takenInRound, Number<1, 9>>("taken_in_round"),
    key<&VetoCase::currentRound, Number<1, 9>>("current_round"),
    optionalKey<&VetoCase::alreadyUsed>("already_used"),
    optionalKey<&VetoCase::vetoCanStopVeto>("veto_can_stop_veto"),
    key<&VetoCase::target>("target", QT_TRANSLATE_NOOP("shapes", "what is to be stopped")),
};
template <>
constexpr std::array recordKeys<VetoAnswer>{
    key<&VetoAnswer::allowed>("allowed"),
    key<&VetoAnswer::reason>("reason"),
    key<&VetoAnswer::stops, NullOr<codecs::WordOf<VetoStops>>>("stops"),
    key<&VetoAnswer::lastUsableRound, Number<1, 9>>("last_usable_round"),
    key<&VetoAnswer::cardAfter>("veto_card_after"),
};
template <>
constexpr std::array recordKeys<StandingPlayer>{
    key<&StandingPlayer::player>("player"),
    key<&StandingPlayer::score, codes::Points>("score"),
    optionalKey<&StandingPlayer::onBoard, Perhaps<codes::Caballeros>>("caballeros_on_board"),
    optionalKey<&StandingPlayer::inCourt, Perhaps<codes::Caballeros>>("caballeros_in_court"),
    optionalKey<&StandingPlayer::unused, Perhaps<CardsCode>>("unused_power_cards"),
};
template <>
constexpr std::array recordKeys<StandingInput>{
    key<&StandingInput::players, codecs::ListOf<codecs::ObjectOf<StandingPlayer>, 2, mostPlayers>>("players"),
    optionalKey<&StandingInput::generalScoringsDone, Number<0, 3>>("general_scorings_done"),
    optionalKey<&StandingInput::tieBreakers>("tie_breakers"),
};
template <>
constexpr std::array recordKeys<StandingAnswer>{
    key<&StandingAnswer::isFinal>("final"),
    inheritedKey<StandingAnswer, &WrittenStanding::standing>("standing", Presence::Required),
    inheritedKey<StandingAnswer, &WrittenStanding::winners>("winners", Presence::Required),
    inheritedKey<StandingAnswer, &WrittenStanding::winDecidedBy, NullOr<codecs::WordOf<DecidedBy>>>("win_decided_by",
                                                                                                    Presence::Required),
};

namespace elgrande {

namespace {

/// A set of power cards; one that stands twice is a problem.
PowerCards cardsOf(Asking& asking, const std::vector<int>& cards, const std::string& at)
{
    unsigned all = 0;
    lookAtEach(cards, at, [&](int card, const std::string& place) {
        if ((all & cardBit(card)) != 0)
            asking.say(place, Text{standsTwice, card});
        all |= cardBit(card);
    });
    return static_cast<PowerCards>(all);
}

/// Who laid the lowest card of the round before (EG-4.3).
int starterAfter(Asking& asking, const CardMap& previous)
{
    Counts cards = asking.counts(previous, "/previous_round");
    PowerCards seen = 0;
    int lowest = 0;
    for (int player = 0; player < asking.count(); ++player) {
        const std::string at = pointerTo("/previous_round", asking.names()[player]);
        if (cards[player] == 0)
            asking.say(at, Text{Saying::tr("%1's card is missing."), asking.names()[player]});
        else if ((seen & cardBit(cards[player])) != 0)
            asking.say(at, Text{standsTwice, cards[player]});
        seen = static_cast<PowerCards>(seen | (cards[player] == 0 ? 0U : cardBit(cards[player])));
        if (cards[player] < cards[lowest])
            lowest = player;
    }
    return lowest;
}

TurnOrderAnswer writtenOrder(const TurnOrderVerdict& verdict, const PlayerNames& names, const Facts& facts)
{
    const Bidding& bidding = verdict.bidding;
    TurnOrderAnswer answer;
    answer.legal = !verdict.wrongPlay;
    if (verdict.wrongPlay)
        answer.violation = WrittenFault{static_cast<int>(*verdict.wrongPlay), verdict.fault};
    answer.startPlayer = names[bidding.start];
    for (int step = 0; step < bidding.players; ++step)
        answer.bidOrder.push_back(names[(bidding.start + step) % bidding.players]);
    answer.nextToPlay = nameOrNone(bidding.next(), names);
    answer.forbidden = cardsIn(bidding.forbidden());
    if (bidding.isComplete()) {
        const PlayerList order = bidding.turnOrder();
        answer.turnOrder = namesOf(order, names);
        answer.nextStart = nameOrNone(order.back(), names);
    } else {
        const PowerCards hand = bidding.hands[bidding.next()];
        answer.playable = cardsIn(static_cast<PowerCards>(hand & ~bidding.forbidden()));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (bidding.laid[i] != 0)
            answer.courtIncome.emplace_back(names[i], facts.headsOf(bidding.laid[i]));
    }
    return answer;
}

Checked<JsonRuling> askTurnOrder(const TurnOrderInput& input, const Facts& facts)
{
    Asking asking(input.players);
    Bidding bidding{asking.count(), 0, {}, {}};
    if (input.startPlayer && input.previousRound)
        asking.say("/previous_round", Text{eitherStart});
    else if (input.startPlayer)
        bidding.start = asking.player(*input.startPlayer, "/start_player");
    else if (input.previousRound)
        bidding.start = starterAfter(asking, *input.previousRound);
    else
        asking.say("/start_player", Text{eitherStart});
    std::vector<PowerPlay> plays;
    lookAtEach(input.plays, "/plays", [&](const auto& play, const std::string& at) {
        plays.push_back({asking.player(play.player, at + "/player"), play.card});
    });
    bidding.hands.fill(input.hands ? PowerCards{0} : allPowerCards);
    ByPlayer<bool> isNamed{};
    for (const auto& [name, cards] : input.hands.value_or(HandMap{})) {
        const std::string at = pointerTo("/hands", name);
        const auto player = static_cast<std::size_t>(asking.player(name, at));
        bidding.hands[player] = cardsOf(asking, cards, at);
        isNamed[player] = true;
    }
    for (std::size_t i = 0; input.hands && i < asking.names().size(); ++i) {
        if (!isNamed[i])
            asking.say(pointerTo("/hands", asking.names()[i]), Text{handMissing, asking.names()[i]});
    }
    if (!asking.isSound())
        return asking.problems();
    Ruling<TurnOrderVerdict> ruling = judgeTurnOrder(bidding, plays, asking.names());
    const auto order = writtenOrder(ruling.verdict, asking.names(), facts);
    return ruledAs(order, std::move(ruling));
}

Checked<JsonRuling> askIntake(const IntakeCase& input, const Facts& facts)
{
    Asking asking({});
    asking.only(!input.isTheCourt(), input.powerCard != 0, "/power_card");
    if (const int all = input.provinces + input.court + sum(input.regions); all > caballerosInPlay)
        asking.say("/regions", Text{anyOverThirty, caballerosInPlay, all});
    if (!asking.isSound())
        return asking.problems();
    return ruled(judgeIntake(input, facts));
}

Checked<JsonRuling> askVeto(const VetoCase& input, const Facts&)
{
    Asking asking({});
    for (const auto& [round, at] :
         {std::pair{input.takenInRound, "/taken_in_round"}, std::pair{input.currentRound, "/current_round"}}) {
        if (!isPlayedRound(round, input.roundsInGame))
            asking.say(at, Text{Saying::tr("This game has no round %1."), round});
    }
    if (input.currentRound < input.takenInRound)
        asking.say("/current_round", Text{tooEarly, input.currentRound});
    if (!asking.isSound())
        return asking.problems();
    Ruling<VetoVerdict> ruling = judgeVeto(input);
    const VetoVerdict& verdict = ruling.verdict;
    VetoAnswer answer{verdict.isAllowed(),
                      verdict.reason,
                      {},
                      verdict.lastUsableRound,
                      verdict.isDiscarded ? VetoCardAfter::Discarded : VetoCardAfter::Kept};
    if (answer.allowed)
        answer.stops = input.target.state == VetoTargetState::Announced ? VetoStops::WholeSpecialAction
                                                                        : VetoStops::RestOfSpecialAction;
    return ruledAs(answer, std::move(ruling));
}

Checked<JsonRuling> askStanding(const StandingInput& input, const Facts&)
{
    Asking asking({});
    StandingCase match;
    match.generalScoringsDone = input.generalScoringsDone;
    lookAtEach(input.tieBreakers, "/tie_breakers", [&](TieBreaker one, const std::string& at) {
        if (contains(match.tieBreakers, one))
            asking.say(at, Text{standsTwice, std::string(toWord(one))});
        else
            match.tieBreakers.push_back(one);
    });
    const auto uses = [&](TieBreaker one) { return contains(match.tieBreakers, one); };
    for (std::size_t i = 0; i < input.players.size(); ++i) {
        const StandingPlayer& player = input.players[i];
        const std::string at = pointerTo("/players", i);
        if (contains(match.names, player.player))
            asking.say(at + "/player", Text{standsTwice, player.player});
        match.names.push_back(player.player);
        match.scores[i] = player.score;
        match.onBoard[i] = player.onBoard.value_or(0);
        match.inCourt[i] = player.inCourt.value_or(0);
        match.unused[i] = cardsOf(asking, player.unused.value_or(std::vector<int>{}), at + "/unused_power_cards");
        if (uses(TieBreaker::CaballerosOnBoard) && !player.onBoard)
            asking.say(at + "/caballeros_on_board", Text{neededForTies});
        if (uses(TieBreaker::CaballerosInCourt) && !player.inCourt)
            asking.say(at + "/caballeros_in_court", Text{neededForTies});
        if (uses(TieBreaker::UnusedPowerCards) && !player.unused)
            asking.say(at + "/unused_power_cards", Text{neededForTies});
    }
    if (!asking.isSound())
        return asking.problems();
    Ruling<Standing> ruling = judgeStanding(match);
    const StandingAnswer answer{written(ruling.verdict, match.names), ruling.verdict.isFinal};
    return ruledAs(answer, std::move(ruling));
}

TurnOrderInput orderInput(const Bidding& bidding, const PlayerNames& names)
{
    TurnOrderInput input{namesOf(playersOf(bidding.players), names), names[bidding.start], {}, {}, {}};
    for (int step = 0; step < bidding.players; ++step) {
        const int player = (bidding.start + step) % bidding.players;
        if (const int card = bidding.laid[player]; card > 0)
            input.plays.push_back({names[player], card});
    }
    return input;
}

std::optional<TurnOrderInput> orderNow(const State& table, const Facts& /*facts*/)
{
    return table.phase == Phase::PowerCards ? std::optional(orderInput(biddingOf(table), table.players)) : std::nullopt;
}

std::vector<Text> orderWords(const TurnOrderInput& /*input*/, const TurnOrderAnswer& answer)
{
    if (answer.violation)
        return {{elgrande::Saying::tr("Play %1 is against the rules."), answer.violation->play + 1}};
    if (!answer.turnOrder)
        return {{said::laysNext, *answer.nextToPlay}};
    return {{elgrande::Saying::tr("%1 has the first turn."), answer.turnOrder->front()}};
}

std::optional<IntakeCase> intakeNow(const State& table, const Facts& /*facts*/)
{
    return table.turn && table.step == Step::Intake ? std::optional(intakeOf(table, false)) : std::nullopt;
}

std::vector<Text> vetoWords(const VetoCase& /*input*/, const VetoAnswer& answer)
{
    return {Text{answer.allowed ? elgrande::Saying::tr("The Veto is valid.")
                                : elgrande::Saying::tr("The Veto cannot be used.")}};
}

StandingInput standingInput(const StandingCase& match, const PlayerNames& names)
{
    StandingInput input;
    for (std::size_t i = 0; i < names.size(); ++i)
        input.players.push_back({names[i], match.scores[i], match.onBoard[i], match.inCourt[i], {}});
    input.generalScoringsDone = match.generalScoringsDone;
    input.tieBreakers = {match.tieBreakers.begin(), match.tieBreakers.end()};
    return input;
}

std::optional<StandingInput> standingNow(const State& table, const Facts& /*facts*/)
{
    return standingInput(openly(standingOf(table)), table.players);
}

std::vector<Text> standingWords(const StandingInput& /*input*/, const StandingAnswer& answer)
{
    std::vector<Text> words;
    for (const std::string& winner : answer.winners)
        words.emplace_back(common::Saying::tr("%1 has won."), winner);
    if (words.empty())
        words.emplace_back(elgrande::Saying::tr("The match goes on."));
    return words;
}

} // namespace

AskedQuestion askedAs(const BidCase& bid, const PlayerNames& names)
{
    TurnOrderInput input = orderInput(bid.bidding, names);
    input.plays.push_back({names[bid.play.player], bid.play.card});
    return {"turn_order", writeRecord(input)};
}

AskedQuestion askedAs(const IntakeCase& intake, const PlayerNames& /*names*/)
{
    return {"court_intake", writeRecord(intake)};
}

AskedQuestion askedAs(const VetoCase& veto, const PlayerNames& /*names*/)
{
    return {"veto", writeRecord(veto)};
}

AskedQuestion askedAs(const StandingCase& match, const PlayerNames& names)
{
    return {"final_standing", writeRecord(standingInput(match, names))};
}

ElGrandeQuestion turnOrderQuestion(const FactsInUse& facts)
{
    return questionOf("turn_order", elgrande::Saying::tr("The power cards of a round"), facts, askTurnOrder, orderWords,
                      TurnOrderInput{}, orderNow);
}

ElGrandeQuestion courtIntakeQuestion(const FactsInUse& facts)
{
    IntakeCase begin;
    begin.powerCard = 7;
    begin.provinces = 21;
    begin.court = 7;
    begin.fromProvinces = 3;
    return questionOf("court_intake", elgrande::Saying::tr("Caballeros going to the court"), facts, askIntake,
                      allowed<IntakeCase, IntakeVerdict>, begin, intakeNow);
}

ElGrandeQuestion vetoQuestion(const FactsInUse& facts)
{
    return questionOf("veto", elgrande::Saying::tr("May this Veto be used?"), facts, askVeto, vetoWords, std::nullopt);
}

ElGrandeQuestion finalStandingQuestion(const FactsInUse& facts)
{
    return questionOf("final_standing", elgrande::Saying::tr("Who has won?"), facts, askStanding, standingWords,
                      StandingInput{}, standingNow);
}

} // namespace elgrande

} // namespace whistle
