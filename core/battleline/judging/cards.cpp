// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/desk.h"

namespace whistle::battleline {

namespace {

constexpr Saying tacticsLimit{QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3, so may play no more now.")};
constexpr auto secondLeader = Saying::tr("%1 has already had a Leader in this game; nobody plays a second one.");
constexpr auto notOwnCard = Saying::tr("%1 is not on the player's own side of an open flag.");
constexpr auto notOpponentsCard = Saying::tr("%1 is not on the opponent's side of an open flag.");
constexpr auto drawAllAtOnce = Saying::tr("By the agreed rule, Scout draws all %1 of its cards at once.");
constexpr auto mayNotPass = Saying::tr("%1 holds a Troop card and has a free slot, so a card must be played.");
/// %1 is a seat, %2 a card, %3 a flag.
constexpr auto laysAtFlag = Saying::tr("%1 lays %2 at flag %3.");
constexpr auto fogFalls = Saying::tr("Fog at flag %1: from now on only the sums count there.");
constexpr auto mudFalls = Saying::tr("Mud at flag %1: from now on each side needs four cards there.");
constexpr Saying scouts{QT_TRANSLATE_N_NOOP("battleline", "%1 plays Scout and draws %n card(s), as chosen.")};
constexpr auto turnedTraitor = Saying::tr("By Traitor, %1 changes sides from flag %2 to flag %3.");
constexpr auto passReminder =
    Saying::tr("%1 holds Tactics cards and may play one more: if one of them can be played, it must be.");

/// By the kind of card that is to be played.
constexpr std::array<RuleWords, 3> wrongKind{{{"BL-5.2"_rule, Saying::tr("%1 is not a Troop card.")},
                                              {"BL-9.1"_rule, Saying::tr("%1 is not a Morale card.")},
                                              {"BL-10.1"_rule, Saying::tr("%1 is not an Environment card.")}}};

/// BL-4.3, BL-8.2, BL-8.3: it lies nowhere yet, one of its deck is held, and the limit allows it.
void checkPlay(Desk& desk, Card card)
{
    if (desk.state.table.isOnTable(card))
        desk.refuse(card.isTroop() ? "BL-1.1"_rule : "BL-1.2"_rule, Saying::tr("%1 is already on the table."), card);
    if (desk.hand().of(card) == 0)
        desk.refuse("BL-4.3"_rule, card.isTroop() ? said::holdsNoTroops : said::holdsNoTactics, desk.player());
    if (card.isTactics() && !desk.state.table.mayPlayTactics(desk.player())) // BL-8.2, BL-8.3
        desk.refuse("BL-8.3"_rule, tacticsLimit, desk.player(), desk.state.table.tacticsPlayed(desk.player()),
                    desk.state.table.tacticsPlayed(desk.opponent()));
}

/// The same of a card that must be of this kind; unless it is, nothing more is looked at.
bool begins(Desk& desk, Card card, CardKind kind)
{
    if (card.kind() != kind) {
        const auto& [rule, words] = wrongKind[static_cast<std::size_t>(kind)];
        desk.refuse(rule, words, card);
        return false;
    }
    checkPlay(desk, card);
    return true;
}

/// It is played; Guile cards lie beside the deck.
void leaveHand(Desk& desk, Card card)
{
    --desk.hand().of(card);
    if (card.kind() == CardKind::Guile) // BL-11.1
        desk.state.table.setAside[desk.player()].push_back(card);
    desk.state.passesInARow = 0;
    desk.state.step = Step::ClaimAndDraw;
}

/// The open flag on whose side the card lies; 0: none.
int openFlagOf(Desk& desk, Card card, Seat side)
{
    const int number = desk.state.table.flagOf(card);
    return number > 0 && desk.state.table.flag(number).isOpen() && desk.state.table.flag(number).has(side, card)
               ? number
               : 0;
}

/// From the hand or from another flag into a slot of the player (BL-R4).
void lay(Desk& desk, Card card, int number)
{
    desk.flag(number).rows[desk.player()].push_back({card, ++desk.state.cardsLaid});
    desk.flag(number).lastCardLaidBy = desk.player();
}

void takeFrom(Desk& desk, int number, Seat side, Card card)
{
    Flag& from = desk.flag(number);
    Row& row = from.rows[side];
    row.erase(std::find_if(row.begin(), row.end(), [card](const LaidCard& laid) { return laid.card == card; }));
    // BL-R4: the latest of the cards that remain
    from.lastCardLaidBy.reset();
    int latest = 0;
    for (const Seat seat : bothSeats) {
        for (const LaidCard& laid : from.rows[seat]) {
            if (laid.laidAt > latest) {
                latest = laid.laidAt;
                from.lastCardLaidBy = seat;
            }
        }
    }
}

void playIntoSlot(Desk& desk, Card card, CardKind kind, int number)
{
    if (!begins(desk, card, kind))
        return;
    if (isLeader(card) && desk.state.table.leadersPlayed(desk.player()) > 0)
        desk.refuse(desk.state.table.secondLeaderRule(desk.player()), secondLeader, desk.player());
    desk.checkSlot(number);
    if (desk.isRefused())
        return;
    leaveHand(desk, card);
    lay(desk, card, number);
    desk.say(card.isTroop() ? "BL-5.2"_rule : "BL-9.1"_rule, laysAtFlag, desk.player(), card, number);
    if (desk.flag(number).isComplete(desk.player()))
        desk.say("BL-6.2"_rule, Saying::tr("%1's set at flag %2 is complete."), desk.player(), number);
}

} // namespace

void on(Desk& desk, const PlayTroop& command)
{
    playIntoSlot(desk, command.card, CardKind::Troop, command.flag);
}

void on(Desk& desk, const PlayMorale& command)
{
    playIntoSlot(desk, command.card, CardKind::Morale, command.flag);
}

void on(Desk& desk, const PlayEnvironment& command)
{
    if (!begins(desk, command.card, CardKind::Environment))
        return;
    desk.checkOpen(command.flag);
    if (desk.isRefused())
        return;
    leaveHand(desk, command.card);
    const bool isFog = command.card == cards::fog;
    (isFog ? desk.flag(command.flag).fog : desk.flag(command.flag).mud) = desk.player();
    desk.say(isFog ? "BL-10.3"_rule : "BL-10.4"_rule, isFog ? fogFalls : mudFalls, command.flag);
}

// BL-11.2: draws first, then cards are put back; BL-11.3: as many as there are.
void on(Desk& desk, const PlayScout& /*command*/)
{
    checkPlay(desk, cards::scout);
    if (desk.isRefused())
        return;
    leaveHand(desk, cards::scout);
    desk.state.drawsThisTurn = false; // BL-4.6
    desk.state.scoutDraws = std::min(scoutCards, desk.state.decks.sum());
    if (desk.state.scoutDraws > 0)
        desk.state.step = Step::Scouting;
    desk.say("BL-11.2"_rule, scouts, desk.player(), desk.state.scoutDraws);
}

void on(Desk& desk, const ScoutDrawCards& command)
{
    const int count = static_cast<int>(command.decks.size());
    if (count > desk.state.scoutDraws)
        return desk.refuse("BL-11.2"_rule, Saying{QT_TRANSLATE_N_NOOP("battleline", "Scout still draws %n card(s).")},
                           desk.state.scoutDraws);
    if (desk.state.houseRules.scoutDraw == ScoutDraw::AllAtOnce && count != desk.state.scoutDraws)
        desk.object("BL-R12"_rule, drawAllAtOnce, desk.state.scoutDraws);
    for (const Deck deck : command.decks) {
        if (desk.state.decks.of(deck) == 0)
            return desk.refuse("BL-R13"_rule, said::deckEmpty, deck);
        --desk.state.decks.of(deck);
        ++desk.hand().of(deck);
        --desk.state.scoutDraws;
        desk.say("BL-11.2"_rule, said::draws, desk.player(), deck);
    }
    if (desk.state.scoutDraws == 0 && desk.state.scoutReturns() == 0)
        desk.state.step = Step::ClaimAndDraw;
}

void on(Desk& desk, const ScoutReturnCards& command)
{
    if (desk.state.scoutDraws > 0)
        return desk.refuse("BL-11.2"_rule, Saying::tr("Scout draws first; cards are put back once all are drawn."));
    if (static_cast<int>(command.decks.size()) > desk.state.scoutReturns())
        return desk.refuse("BL-R12"_rule,
                           Saying{QT_TRANSLATE_N_NOOP("battleline", "Scout must still put back %n card(s).")},
                           desk.state.scoutReturns());
    for (const Deck deck : command.decks) {
        if (desk.hand().of(deck) == 0)
            return desk.refuse("BL-11.2"_rule, deck == Deck::Troop ? said::holdsNoTroops : said::holdsNoTactics,
                               desk.player());
        ++desk.state.decks.of(deck);
        --desk.hand().of(deck);
        desk.say("BL-11.2"_rule, Saying::tr("%1 puts a card back on the %2."), desk.player(), deck);
    }
    if (desk.state.scoutReturns() == 0)
        desk.state.step = Step::ClaimAndDraw;
}

void on(Desk& desk, const PlayRedeploy& command)
{
    checkPlay(desk, cards::redeploy);
    const int from = openFlagOf(desk, command.card, desk.player());
    if (from == 0)
        desk.refuse("BL-11.4"_rule, notOwnCard, command.card);
    if (command.toFlag == from && from > 0)
        desk.refuse("BL-R15"_rule, Saying::tr("Redeploy moves %1 to another flag, not back to its own."), command.card);
    else if (command.toFlag)
        desk.checkSlot(*command.toFlag);
    if (desk.isRefused())
        return;
    leaveHand(desk, cards::redeploy);
    takeFrom(desk, from, desk.player(), command.card);
    if (command.toFlag) {
        lay(desk, command.card, *command.toFlag);
        desk.say("BL-11.4"_rule, Saying::tr("By Redeploy, %1 moves from flag %2 to flag %3."), command.card, from,
                 *command.toFlag);
    } else {
        desk.state.table.setAside[desk.player()].push_back(command.card);
        desk.say("BL-11.4"_rule, Saying::tr("By Redeploy, %1 leaves flag %2 and goes out of play."), command.card,
                 from);
    }
}

void on(Desk& desk, const PlayDeserter& command)
{
    checkPlay(desk, cards::deserter);
    const int from = openFlagOf(desk, command.card, desk.opponent());
    if (from == 0)
        desk.refuse("BL-11.5"_rule, notOpponentsCard, command.card);
    if (desk.isRefused())
        return;
    leaveHand(desk, cards::deserter);
    takeFrom(desk, from, desk.opponent(), command.card);
    desk.state.table.setAside[desk.opponent()].push_back(command.card);
    desk.say("BL-11.5"_rule, Saying::tr("By Deserter, %1 leaves flag %2 and goes out of play."), command.card, from);
}

void on(Desk& desk, const PlayTraitor& command)
{
    checkPlay(desk, cards::traitor);
    const int from = openFlagOf(desk, command.card, desk.opponent());
    if (!command.card.isTroop())
        desk.refuse("BL-11.6"_rule, Saying::tr("Traitor takes a Troop card; %1 is not one."), command.card);
    else if (from == 0)
        desk.refuse("BL-11.6"_rule, notOpponentsCard, command.card);
    if (!desk.flag(command.toFlag).isOpen())
        desk.refuse("BL-11.7"_rule, said::flagClosed, command.toFlag, *desk.flag(command.toFlag).wonBy);
    else
        desk.checkSlot(command.toFlag);
    if (desk.isRefused())
        return;
    leaveHand(desk, cards::traitor);
    takeFrom(desk, from, desk.opponent(), command.card);
    lay(desk, command.card, command.toFlag);
    desk.say("BL-11.6"_rule, turnedTraitor, command.card, from, command.toFlag);
}

void on(Desk& desk, const Pass& /*command*/)
{
    // Which cards are held nobody sees.
    desk.note("legal_plays", PlaysCase{desk.state.table, desk.player(), {}, desk.state.decks, desk.state.houseRules});
    if (desk.hand().troop > 0 && desk.state.table.flagsWithRoom(desk.player()) != 0)
        desk.object("BL-5.3"_rule, mayNotPass, desk.player());
    ++desk.state.passesInARow;
    desk.state.drawsThisTurn = false; // BL-R13
    desk.state.step = Step::ClaimAndDraw;
    desk.say("BL-5.4"_rule, Saying::tr("%1 passes; nothing is drawn."), desk.player());
    // Which Tactics cards are held is hidden: the player's word is taken.
    if (desk.state.houseRules.forcedTactics && desk.hand().tactics > 0 &&
        desk.state.table.mayPlayTactics(desk.player()))
        desk.say("BL-5.4"_rule, passReminder, desk.player());
}

} // namespace whistle::battleline
