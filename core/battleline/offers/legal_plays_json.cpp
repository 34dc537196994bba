// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/legal_plays.h"
#include "battleline/questions/questions.h"
#include "battleline/table/table_shapes.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

constexpr Sentence inHandTwice{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 is in this hand twice.")};
constexpr Sentence onTable{"battleline",
                           QT_TRANSLATE_NOOP("battleline", "%1 lies on the table, so it cannot be in the hand.")};
constexpr Sentence decksForScout{
    "battleline",
    QT_TRANSLATE_NOOP("battleline", "\"decks\" is missing: with Scout in the hand it must be said how many "
                                    "cards are left in each deck.")};
constexpr Sentence tooManyInDeck{
    "battleline", QT_TRANSLATE_NOOP("battleline", "At most %1 cards of this kind can be left in the deck, not %2.")};

Shape inputShape()
{
    const Shape decks = Shape::object(
        {required("troop", Shape::integer(0, troopCount)), required("tactics", Shape::integer(0, tacticsCount))});
    return Shape::object(
        {required("table", tableQuestionShape(), QT_TRANSLATE_NOOP("shapes", "at the start of the playing step")),
         required("player", seatShape(), QT_TRANSLATE_NOOP("shapes", "who is to play")),
         required("hand", Shape::list(anyCardShape(), 0, handSize)),
         optional("decks", decks, QT_TRANSLATE_NOOP("shapes", "cards left; required with scout in the hand")),
         optional("house_rules", houseRulesShape())});
}

Shape verdictShape()
{
    const Shape flags = Shape::list(flagNumberShape());
    const Shape move =
        Shape::object({required("card", formationCardShape()), required("from_flag", flagNumberShape()),
                       required("to_flags", flags), optional("may_leave_play", Shape::boolean(), "of Redeploy: true")});
    const Shape target = Shape::object({required("card", formationCardShape()), required("flag", flagNumberShape())});
    const Shape play =
        Shape::object({required("card", anyCardShape()), required("playable", Shape::boolean()),
                       required("reason", Shape::words(allWords<NotPlayable>()).orNull(), "null if playable"),
                       optional("flags", flags, "of a Troop, Morale or Environment card: where it may go"),
                       optional("cards_to_draw", Shape::integer(0, scoutCards), "of Scout"),
                       optional("cards_to_return", Shape::integer(0, scoutCards), "of Scout"),
                       optional("moves", Shape::list(move), "of Redeploy and Traitor"),
                       optional("targets", Shape::list(target), "of Deserter")});
    return Shape::object({required("obligation", Shape::words(allWords<Obligation>())),
                          required("plays", Shape::list(play), "one a card, in the order of the hand")});
}

Json writeMove(Card played, const CardMove& move)
{
    if (played == cards::deserter)
        return {{"card", idOf(move.card)}, {"flag", move.fromFlag}};
    Json json{{"card", idOf(move.card)}, {"from_flag", move.fromFlag}, {"to_flags", numbersOf(move.toFlags)}};
    if (played == cards::redeploy)
        json["may_leave_play"] = true;
    return json;
}

Json writePlay(const CardPlay& play)
{
    Json json{{"card", idOf(play.card)},
              {"playable", play.isPlayable()},
              {"reason", play.reason ? Json(toWord(*play.reason)) : Json(nullptr)}};
    if (play.card == cards::scout) {
        json["cards_to_draw"] = play.cardsToDraw;
        json["cards_to_return"] = play.cardsToReturn;
    } else if (play.card.kind() == CardKind::Guile) {
        Json moves = Json::array();
        for (const CardMove& move : play.moves)
            moves.push_back(writeMove(play.card, move));
        json[play.card == cards::deserter ? "targets" : "moves"] = std::move(moves);
    } else {
        json["flags"] = numbersOf(play.flags);
    }
    return json;
}

struct Hand {
    std::vector<Card> cards;
    Cards kinds;
};

Checked<Hand> readHand(const Json& json, const Table& table)
{
    Hand hand;
    Problems problems;
    for (const Json& id : json) {
        const Card card = readCard(id);
        const std::string at = pointerTo("/hand", hand.cards.size());
        if (std::find(hand.cards.begin(), hand.cards.end(), card) != hand.cards.end())
            problems.push_back({at, Text{inHandTwice, idOf(card)}});
        if (isOnTable(table, card))
            problems.push_back({at, Text{onTable, idOf(card)}});
        hand.cards.push_back(card);
        ++hand.kinds.of(card.isTroop() ? Deck::Troop : Deck::Tactics);
    }
    if (!problems.empty())
        return problems;
    return hand;
}

Checked<Cards> readDecks(const Json& input, const Table& table, const Hand& hand)
{
    const auto found = input.find("decks");
    if (found == input.end()) {
        if (std::find(hand.cards.begin(), hand.cards.end(), cards::scout) != hand.cards.end())
            return Problem{"/decks", Text{decksForScout}};
        return Cards{};
    }
    const Cards decks{found->at("troop").get<int>(), found->at("tactics").get<int>()};
    const int troops = troopCount - visibleTroops(table).size() - hand.kinds.troop;
    const int tactics =
        tacticsCount - tacticsPlayed(table, Seat::North) - tacticsPlayed(table, Seat::South) - hand.kinds.tactics;
    if (decks.troop > troops)
        return Problem{"/decks/troop", Text{tooManyInDeck, troops, decks.troop}};
    if (decks.tactics > tactics)
        return Problem{"/decks/tactics", Text{tooManyInDeck, tactics, decks.tactics}};
    return decks;
}

Checked<JsonRuling> ask(const Json& input)
{
    const Checked<Table> table = readTable(input.at("table"), "/table");
    if (!table)
        return table.problems();
    const Checked<Hand> hand = readHand(input.at("hand"), *table);
    if (!hand)
        return hand.problems();
    const Checked<Cards> decks = readDecks(input, *table, *hand);
    if (!decks)
        return decks.problems();
    Ruling<LegalPlaysVerdict> ruling =
        judgeLegalPlays(*table, readSeat(input.at("player")), hand->cards, *decks, houseRulesOf(input));
    Json plays = Json::array();
    for (const CardPlay& play : ruling.verdict.plays)
        plays.push_back(writePlay(play));
    return JsonRuling{{{"obligation", toWord(ruling.verdict.obligation)}, {"plays", std::move(plays)}},
                      std::move(ruling.why),
                      std::move(ruling.rules)};
}

} // namespace

Question legalPlaysQuestion()
{
    return {"legal_plays",
            {"battleline", QT_TRANSLATE_NOOP("battleline", "What may this player play, and may the player pass?")},
            inputShape(),
            verdictShape(),
            ask};
}

} // namespace whistle::battleline
