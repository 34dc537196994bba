// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/legal_plays.h"
#include "battleline/questions/inputs.h"
#include "battleline/table/english.h"
#include "battleline/table/table_checks.h"
#include "rulebook/record_question.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr Sentence inHandTwice = english(QT_TRANSLATE_NOOP("battleline", "%1 is in this hand twice."));
constexpr Sentence onTable =
    english(QT_TRANSLATE_NOOP("battleline", "%1 lies on the table, so it cannot be in the hand."));
constexpr Sentence decksForScout = english(QT_TRANSLATE_NOOP(
    "battleline",
    "\"decks\" is missing: with Scout in the hand it must be said how many cards are left in each deck."));
constexpr Sentence tooManyInDeck =
    english(QT_TRANSLATE_NOOP("battleline", "At most %1 cards of this kind can be left in the deck, not %2."));

Problems problemsOfHand(const PlaysInput& input)
{
    Problems problems;
    const std::vector<Card>& hand = input.hand;
    for (auto card = hand.begin(); card != hand.end(); ++card) {
        const std::string at = pointerTo("/hand", static_cast<std::size_t>(card - hand.begin()));
        if (std::find(hand.begin(), card, *card) != card)
            problems.push_back({at, Text{inHandTwice, idOf(*card)}});
        if (isOnTable(input.table, *card))
            problems.push_back({at, Text{onTable, idOf(*card)}});
    }
    return problems;
}

Problems problemsOfDecks(const PlaysInput& input)
{
    const std::vector<Card>& hand = input.hand;
    if (!input.decks) {
        const bool needed = std::find(hand.begin(), hand.end(), cards::scout) != hand.end();
        return needed ? Problems{{"/decks", Text{decksForScout}}} : Problems{};
    }
    const int held = static_cast<int>(std::count_if(hand.begin(), hand.end(), isTroopCard));
    const int troops = troopCount - visibleTroops(input.table).size() - held;
    const int tactics = tacticsCount - tacticsPlayed(input.table, Seat::North) -
                        tacticsPlayed(input.table, Seat::South) - (static_cast<int>(hand.size()) - held);
    if (input.decks->troop > troops)
        return {{"/decks/troop", Text{tooManyInDeck, troops, input.decks->troop}}};
    if (input.decks->tactics > tactics)
        return {{"/decks/tactics", Text{tooManyInDeck, tactics, input.decks->tactics}}};
    return {};
}

Checked<Ruling<LegalPlaysVerdict>> ask(const PlaysInput& input)
{
    if (Problems problems = problemsOf(input.table, "/table"); !problems.empty())
        return problems;
    if (Problems problems = problemsOfHand(input); !problems.empty())
        return problems;
    if (Problems problems = problemsOfDecks(input); !problems.empty())
        return problems;
    return judgeLegalPlays(input.table, input.player, input.hand, input.decks.value_or(Cards{}), input.houseRules);
}

const Record& targetRecord() // of Deserter
{
    static const Record record = Record::of<CardMove>({
        key<&CardMove::card, FormationCard>("card"),
        key<&CardMove::fromFlag, FlagNumber>("flag"),
    });
    return record;
}
const Record& moveRecord() // of Redeploy and Traitor
{
    static const Record record = Record::of<CardMove>({
        key<&CardMove::card, FormationCard>("card"),
        key<&CardMove::fromFlag, FlagNumber>("from_flag"),
        key<&CardMove::toFlags, FlagNumbers>("to_flags"),
        optionalKey<&CardMove::mayLeavePlay>("may_leave_play", "of Redeploy: true"),
    });
    return record;
}

/// Something that only some cards have.
template <bool (*hasIt)(Card), auto member, class Codec>
struct Of {
    static Shape shape() { return Codec::shape(); }
    static Json write(const CardPlay& play) { return hasIt(play.card) ? Codec::write(play.*member) : Json(nullptr); }
};
template <bool (*hasIt)(Card), auto member, class Codec>
constexpr RecordKey perhaps(const char* name, const char* meaning)
{
    return partKey<CardPlay, Of<hasIt, member, Codec>>(Presence::Filled, name, meaning);
}
bool isLaid(Card each)
{
    return each.kind() != CardKind::Guile;
}
bool isScout(Card each)
{
    return each == cards::scout;
}
bool isDeserter(Card each)
{
    return each == cards::deserter;
}
bool moves(Card each)
{
    return each == cards::redeploy || each == cards::traitor;
}

} // namespace

template <>
const Record& whistle::recordOf<PlaysInput>()
{
    static const Record record = Record::of<PlaysInput>({
        key<&PlaysInput::table>("table", QT_TRANSLATE_NOOP("shapes", "at the start of the playing step"),
                                english(QT_TRANSLATE_NOOP("battleline", "Table"))),
        key<&PlaysInput::player>("player", QT_TRANSLATE_NOOP("shapes", "who is to play"),
                                 english(QT_TRANSLATE_NOOP("battleline", "Player"))),
        key<&PlaysInput::hand, ListOf<AnyCard, 0, handSize>>("hand", "",
                                                             english(QT_TRANSLATE_NOOP("battleline", "Hand"))),
        optionalKey<&PlaysInput::decks>("decks",
                                        QT_TRANSLATE_NOOP("shapes", "cards left; required with scout in the hand"),
                                        english(QT_TRANSLATE_NOOP("battleline", "Cards left"))),
        houseRulesKey<PlaysInput>(),
    });
    return record;
}

template <>
constexpr std::array whistle::recordKeys<CardPlay>{
    key<&CardPlay::card, AnyCard>("card"),
    key<&CardPlay::isPlayable>("playable"),
    key<&CardPlay::reason, OrNull<WordOf<NotPlayable>>>("reason", "null if playable"),
    perhaps<isLaid, &CardPlay::flags, FlagNumbers>("flags", "of a Troop, Morale or Environment card: where it may go"),
    perhaps<isScout, &CardPlay::cardsToDraw, Count<scoutCards>>("cards_to_draw", "of Scout"),
    perhaps<isScout, &CardPlay::cardsToReturn, Count<scoutCards>>("cards_to_return", "of Scout"),
    perhaps<moves, &CardPlay::moves, ListOf<ObjectBy<CardMove, moveRecord>>>("moves", "of Redeploy and Traitor"),
    perhaps<isDeserter, &CardPlay::moves, ListOf<ObjectBy<CardMove, targetRecord>>>("targets", "of Deserter"),
};

template <>
const Record& whistle::recordOf<LegalPlaysVerdict>()
{
    using V = LegalPlaysVerdict;
    static const Record record = Record::of<V>({
        key<&V::obligation>("obligation"),
        key<&V::plays>("plays", "one a card, in the order of the hand"),
    });
    return record;
}

Question battleline::legalPlaysQuestion()
{
    return questionOf("legal_plays",
                      english(QT_TRANSLATE_NOOP("battleline", "What may this player play, and may the player pass?")),
                      ask);
}
