// SPDX-License-Identifier: GPL-3.0-or-later
// legal_plays
#include "battleline/offers/legal.h"
#include "battleline/questions/questions.h"
#include "battleline/table/names.h"
#include "battleline/table/table_checks.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr Saying inHandTwice{QT_TRANSLATE_NOOP("battleline", "%1 is in this hand twice.")};
constexpr Saying troopInHandTwice{QT_TRANSLATE_NOOP("battleline", "%1 %2 is in this hand twice.")};
constexpr Saying onTable{QT_TRANSLATE_NOOP("battleline", "%1 lies on the table, so it cannot be in the hand.")};
constexpr Saying troopOnTable{QT_TRANSLATE_NOOP("battleline", "%1 %2 lies on the table, so it cannot be in the hand.")};
constexpr Saying decksForScout{QT_TRANSLATE_NOOP(
    "battleline",
    "\"decks\" is missing: with Scout in the hand it must be said how many cards are left in each deck.")};
constexpr Saying tooManyInDeck{
    QT_TRANSLATE_NOOP("battleline", "At most %1 cards of this kind can be left in the deck, not %2.")};
/// What the player has to do, by obligation.
constexpr Indexed<Saying, 5> hasTo{{QT_TRANSLATE_NOOP("battleline", "The game is over."),
                                    QT_TRANSLATE_NOOP("battleline", "%1 must play a card."),
                                    QT_TRANSLATE_NOOP("battleline", "%1 must play a Tactics card."),
                                    QT_TRANSLATE_NOOP("battleline", "%1 may play a Tactics card or pass."),
                                    QT_TRANSLATE_NOOP("battleline", "%1 passes.")}};
constexpr Saying hasPlayed{QT_TRANSLATE_NOOP("battleline", "Tactics cards that %1 has played: %2.")};

const Record& targetRecord() // of Deserter
{
    static const Record record = Record::of<CardMove>({
        key<&CardMove::card, FormationCard>("card"),
        key<&CardMove::fromFlag, FlagNumber>("flag"),
    });
    return record;
}
/// Something that only some cards have.
template <auto hasIt, auto member, class Codec>
struct Of {
    static Shape shape() { return Codec::shape(); }
    static Json write(const CardPlay& play) { return hasIt(play.card) ? Codec::write(play.*member) : Json(nullptr); }
};
template <auto hasIt, auto member, class Codec>
constexpr RecordKey perhaps(const char* name, const char* meaning)
{
    return partKey<CardPlay, Of<hasIt, member, Codec>>(Presence::Filled, name, meaning);
}
constexpr auto isLaid = [](Card card) { return card.kind() != CardKind::Guile; };
constexpr auto isScout = [](Card card) { return card == cards::scout; };
constexpr auto isDeserter = [](Card card) { return card == cards::deserter; };
constexpr auto moves = [](Card card) { return card == cards::redeploy || card == cards::traitor; };

} // namespace

template <>
constexpr std::array whistle::recordKeys<PlaysCase>{
    key<&PlaysCase::table>("table", QT_TRANSLATE_NOOP("shapes", "at the start of the playing step")),
    key<&PlaysCase::player>("player", QT_TRANSLATE_NOOP("shapes", "who is to play")),
    key<&PlaysCase::hand, ListOf<AnyCard, 0, handSize>>("hand"),
    optionalKey<&PlaysCase::decks>("decks", QT_TRANSLATE_NOOP("shapes", "cards left; required with scout in the hand")),
    optionalKey<&PlaysCase::houseRules>("house_rules"),
};
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
    perhaps<isLaid, &CardPlay::flags, FlagNumbers>("flags", "of a Troop, Morale or Environment card: where it may go"),
    perhaps<isScout, &CardPlay::cardsToDraw, Count<scoutCards>>("cards_to_draw", "of Scout"),
    perhaps<isScout, &CardPlay::cardsToReturn, Count<scoutCards>>("cards_to_return", "of Scout"),
    perhaps<moves, &CardPlay::moves, ListOf<ObjectOf<CardMove>>>("moves", "of Redeploy and Traitor"),
    perhaps<isDeserter, &CardPlay::moves, ListOf<ObjectBy<CardMove, targetRecord>>>("targets", "of Deserter"),
};
template <>
constexpr std::array whistle::recordKeys<LegalPlaysVerdict>{
    key<&LegalPlaysVerdict::obligation>("obligation"),
    key<&LegalPlaysVerdict::plays>("plays", "one a card, in the order of the hand"),
};

namespace {

void checkHand(const PlaysCase& asked, Problems& problems)
{
    const std::vector<Card>& hand = asked.hand;
    for (auto card = hand.begin(); card != hand.end(); ++card) {
        const std::string at = pointerTo("/hand", static_cast<std::size_t>(card - hand.begin()));
        if (std::find(hand.begin(), card, *card) != card)
            problems.push_back({at, aboutCard(*card, troopInHandTwice, inHandTwice)});
        if (isOnTable(asked.table, *card))
            problems.push_back({at, aboutCard(*card, troopOnTable, onTable)});
    }
}

void checkDecks(const PlaysCase& asked, Problems& problems)
{
    Cards left{troopCount - visibleTroops(asked.table).size(),
               tacticsCount - tacticsPlayed(asked.table, Seat::North) - tacticsPlayed(asked.table, Seat::South)};
    for (const Card card : asked.hand)
        --left.of(card);
    if (!asked.decks && std::count(asked.hand.begin(), asked.hand.end(), cards::scout) > 0)
        problems.push_back({"/decks", Text{decksForScout}});
    else if (asked.decks && asked.decks->troop > left.troop)
        problems.push_back({"/decks/troop", Text{tooManyInDeck, left.troop, asked.decks->troop}});
    else if (asked.decks && asked.decks->tactics > left.tactics)
        problems.push_back({"/decks/tactics", Text{tooManyInDeck, left.tactics, asked.decks->tactics}});
}

Checked<Ruling<LegalPlaysVerdict>> askPlays(const PlaysCase& asked)
{
    Problems problems = flawsOf(asked.table).problems();
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

PlaysCase playsOf(const State& state)
{
    return {state.table, state.toMove, {}, state.decks, state.houseRules};
}

std::optional<PlaysCase> playsNow(const State& state)
{
    return state.step == Step::Over ? std::nullopt : std::optional(playsOf(state)); // as with a claim
}

std::optional<PlaysCase> playsBehind(const State& before, const Command& command, const State& /*after*/)
{
    return std::holds_alternative<Pass>(command) ? std::optional(playsOf(before)) : std::nullopt;
}

std::vector<Text> playFacts(const PlaysCase& asked)
{
    const Seat player = asked.player;
    const auto playedBy = [&asked](Seat seat) { return Text{hasPlayed, seat, tacticsPlayed(asked.table, seat)}; };
    return {{Saying(QT_TRANSLATE_NOOP("battleline", "%1 is to play.")), player},
            {Saying(QT_TRANSLATE_NOOP("battleline", "Open flags where %1 has a free slot: %2.")), player,
             std::popcount(flagsWithRoom(asked.table, player))},
            playedBy(player),
            playedBy(opponentOf(player))};
}

} // namespace

GuidedQuestion battleline::legalPlaysQuestion()
{
    return guided(
        questionOf("legal_plays",
                   Saying(QT_TRANSLATE_NOOP("battleline", "What may this player play, and may the player pass?")),
                   askPlays),
        playWords, playsNow, playsBehind, playFacts);
}
