// SPDX-License-Identifier: GPL-3.0-or-later
// legal_plays
#include "base/common_words.h"
#include "battleline/judging/plays.h"
#include "battleline/questions/questions.h"
#include "battleline/table/names.h"
#include "battleline/table/table_checks.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr auto troopInHandTwice = Saying::tr("%1 %2 is in this hand twice.");
constexpr auto onTable = Saying::tr("%1 is on the table, so it cannot be in hand.");
constexpr auto troopOnTable = Saying::tr("%1 %2 is on the table, so it cannot be in hand.");
constexpr auto tooManyInDeck = Saying::tr("At most %1 cards of this kind can be left in the deck, not %2.");
/// What the player has to do, by obligation.
constexpr Indexed<Saying, 5> hasTo{
    {Saying::tr("The game is over."), Saying::tr("%1 must play a card."), Saying::tr("%1 must play a Tactics card."),
     Saying::tr("%1 may play a Tactics card or pass."), common::Saying::tr("%1 passes.")}};
constexpr auto tacticsOfSeat = Saying::tr("Tactics cards played by %1: %2.");

constexpr std::array targetKeys{
    // of Deserter
    key<&CardMove::card, FormationCard>("card"),
    key<&CardMove::fromFlag, FlagNumber>("flag"),
};
constexpr auto isLaid = [](const CardPlay& play) { return play.card.kind() != CardKind::Guile; };
constexpr auto isScout = [](const CardPlay& play) { return play.card == cards::scout; };
constexpr auto isDeserter = [](const CardPlay& play) { return play.card == cards::deserter; };
constexpr auto movesCard = [](const CardPlay& play) {
    return play.card == cards::redeploy || play.card == cards::traitor;
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<PlaysCase>{
    key<&PlaysCase::table>("table", QT_TRANSLATE_NOOP("shapes", "at the start of the playing step")),
    key<&PlaysCase::player>("player", QT_TRANSLATE_NOOP("shapes", "whose turn it is to play")),
    key<&PlaysCase::hand, ListOf<AnyCard, 0, handSize>>("hand"),
    optionalKey<&PlaysCase::decks>("decks", QT_TRANSLATE_NOOP("shapes", "cards left; required with scout in hand")),
    optionalKey<&PlaysCase::houseRules>("house_rules"),
};
template const whistle::Record& whistle::recordOf<PlaysCase>();
template <>
constexpr std::array whistle::recordKeys<CardMove>{
    // of Redeploy and Traitor
    key<&CardMove::card, FormationCard>("card"),
    key<&CardMove::fromFlag, FlagNumber>("from_flag"),
    key<&CardMove::toFlags, FlagNumbers>("to_flags"),
    optionalKey<&CardMove::mayLeavePlay>("may_leave_play", "of Redeploy: true"),
};
template <>
constexpr std::array whistle::recordKeys<CardPlay>{
    key<&CardPlay::card, AnyCard>("card"),
    key<&CardPlay::isPlayable>("playable"),
    key<&CardPlay::reason, OrNull<WordOf<NotPlayable>>>("reason", "null if playable"),
    toldKey<isLaid, &CardPlay::flags, FlagNumbers>("flags", "of a Troop, Morale or Environment card: where it may go"),
    toldKey<isScout, &CardPlay::cardsToDraw, Count<scoutCards>>("cards_to_draw", "of Scout"),
    toldKey<isScout, &CardPlay::cardsToReturn, Count<scoutCards>>("cards_to_return", "of Scout"),
    toldKey<movesCard, &CardPlay::moves, ListOf<ObjectOf<CardMove>>>("moves", "of Redeploy and Traitor"),
    toldKey<isDeserter, &CardPlay::moves, ListOf<ObjectWith<CardMove, targetKeys>>>("targets", "of Deserter"),
};
template <>
constexpr std::array whistle::recordKeys<LegalPlaysVerdict>{
    key<&LegalPlaysVerdict::obligation>("obligation"),
    key<&LegalPlaysVerdict::plays>("plays", "one a card, in the order of the hand"),
};

namespace {

void checkHand(const PlaysCase& asked, Problems& problems)
{
    Indexed<bool, cardCount> isHeld;
    lookAtEach(asked.hand, "/hand", [&](Card card, const std::string& at) {
        if (std::exchange(isHeld[card.index], true))
            problems.push_back({at, aboutCard(card, troopInHandTwice, Saying::tr("%1 is in this hand twice."))});
        if (asked.table.isOnTable(card))
            problems.push_back({at, aboutCard(card, troopOnTable, onTable)});
    });
}

void checkDecks(const PlaysCase& asked, Problems& problems)
{
    Cards left{troopCount - asked.table.visibleTroops().size(),
               tacticsCount - asked.table.tacticsPlayed(Seat::North) - asked.table.tacticsPlayed(Seat::South)};
    for (const Card card : asked.hand)
        --left.of(card);
    if (!asked.decks && std::count(asked.hand.begin(), asked.hand.end(), cards::scout) > 0)
        problems.push_back(
            {"/decks",
             Text{Saying::tr("“decks” is missing: with Scout in hand, enter how many cards are left in each deck.")}});
    else if (asked.decks && asked.decks->troop > left.troop)
        problems.push_back({"/decks/troop", Text{tooManyInDeck, left.troop, asked.decks->troop}});
    else if (asked.decks && asked.decks->tactics > left.tactics)
        problems.push_back({"/decks/tactics", Text{tooManyInDeck, left.tactics, asked.decks->tactics}});
}

Checked<Ruling<LegalPlaysVerdict>> askPlays(const PlaysCase& asked)
{
    Problems problems = flawsOf(asked.table);
    for (const auto check : {checkHand, checkDecks}) {
        if (problems.empty())
            check(asked, problems);
    }
    if (!problems.empty())
        return problems;
    return judgeLegalPlays(asked);
}

std::vector<Text> playWords(const PlaysCase& asked, const LegalPlaysVerdict& verdict)
{
    return {{hasTo[verdict.obligation], asked.player}};
}

std::optional<PlaysCase> playsNow(const State& state)
{
    return state.step == Step::Over
               ? std::nullopt
               : std::optional(
                     PlaysCase{state.table, state.toMove, {}, state.decks, state.houseRules}); // as with a claim
}

std::vector<Text> playFacts(const PlaysCase& asked)
{
    const Seat player = asked.player;
    const auto playedBy = [&asked](Seat seat) { return Text{tacticsOfSeat, seat, asked.table.tacticsPlayed(seat)}; };
    return {{Saying::tr("It is %1's turn to play."), player},
            {Saying::tr("Open flags where %1 has a free slot: %2."), player,
             std::popcount(asked.table.flagsWithRoom(player))},
            playedBy(player),
            playedBy(opponentOf(player))};
}

} // namespace

BattleLineQuestion battleline::legalPlaysQuestion()
{
    return {questionOf("legal_plays", Saying::tr("What may this player play, and may the player pass?"), askPlays),
            playWords, playsNow, playFacts};
}
