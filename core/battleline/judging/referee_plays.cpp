// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/referee.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

constexpr Saying tacticsLimit{QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3: no further one may follow now.")};
constexpr auto secondLeader = Saying::tr("%1 has had a Leader in this game; a second one is never played.");
constexpr auto notOwnCard = Saying::tr("%1 does not lie on the player's own side of a flag that is not won.");
constexpr auto notOpponentsCard = Saying::tr("%1 does not lie on the opponent's side of a flag that is not won.");
constexpr auto drawAllAtOnce = Saying::tr("By the agreed rule Scout draws all its cards at once: %1.");
constexpr auto mayNotPass = Saying::tr("%1 holds a Troop card and has a free slot, so a card must be played.");
/// %1 is a seat, %2 a card, %3 a flag.
constexpr auto lays = Saying::tr("%1 lays %2 at flag %3.");
constexpr auto fogFalls = Saying::tr("Fog at flag %1: from now on only sums count there.");
constexpr auto mudFalls = Saying::tr("Mud at flag %1: from now on four cards a side are needed there.");
constexpr Saying scouts{QT_TRANSLATE_N_NOOP("battleline", "%1 plays Scout and draws %n card(s), as chosen.")};
constexpr auto turnedTraitor = Saying::tr("Traitor: %1 changes sides from flag %2 to flag %3.");
constexpr auto passReminder =
    Saying::tr("%1 holds Tactics cards and may play one more: if one of them can be played, it must be.");

/// By the kind of card that is to be played.
constexpr std::array<RuleWords, 3> wrongKind{{{"BL-5.2"_rule, Saying::tr("%1 is not a Troop card.")},
                                              {"BL-9.1"_rule, Saying::tr("%1 is not a Morale card.")},
                                              {"BL-10.1"_rule, Saying::tr("%1 is not an Environment card.")}}};

} // namespace

bool Referee::begins(Card card, CardKind kind)
{
    if (card.kind() != kind) {
        const auto& [rule, words] = wrongKind[static_cast<std::size_t>(kind)];
        refuse(rule, words, card);
        return false;
    }
    checkPlay(card);
    return true;
}

void Referee::checkPlay(Card card)
{
    if (m_state.table.isOnTable(card))
        refuse(card.isTroop() ? "BL-1.1"_rule : "BL-1.2"_rule, Saying::tr("%1 lies on the table already."), card);
    if (hand().of(card) == 0)
        refuse("BL-4.3"_rule, card.isTroop() ? said::holdsNoTroops : said::holdsNoTactics, player());
    if (card.isTactics() && !m_state.table.mayPlayTactics(player())) // BL-8.2, BL-8.3
        refuse("BL-8.3"_rule, tacticsLimit, player(), m_state.table.tacticsPlayed(player()),
               m_state.table.tacticsPlayed(opponent()));
}

void Referee::leaveHand(Card card)
{
    --hand().of(card);
    if (card.kind() == CardKind::Guile) // BL-11.1
        m_state.table.setAside[player()].push_back(card);
    m_state.passesInARow = 0;
    m_state.step = Step::ClaimAndDraw;
}

void Referee::playIntoSlot(Card card, CardKind kind, int number)
{
    if (!begins(card, kind))
        return;
    if (isLeader(card) && m_state.table.leadersPlayed(player()) > 0)
        refuse(m_state.table.secondLeaderRule(player()), secondLeader, player());
    checkSlot(number);
    if (m_refused)
        return;
    leaveHand(card);
    lay(card, number);
    say(card.isTroop() ? "BL-5.2"_rule : "BL-9.1"_rule, lays, player(), card, number);
    if (flag(number).isComplete(player()))
        say("BL-6.2"_rule, Saying::tr("The set of %1 at flag %2 is complete."), player(), number);
}

void Referee::on(const PlayEnvironment& command)
{
    if (!begins(command.card, CardKind::Environment))
        return;
    checkOpen(command.flag);
    if (m_refused)
        return;
    leaveHand(command.card);
    const bool isFog = command.card == cards::fog;
    (isFog ? flag(command.flag).fog : flag(command.flag).mud) = player();
    say(isFog ? "BL-10.3"_rule : "BL-10.4"_rule, isFog ? fogFalls : mudFalls, command.flag);
}

// BL-11.2: draws first, then cards are put back; BL-11.3: as many as there are.
void Referee::on(const PlayScout&)
{
    checkPlay(cards::scout);
    if (m_refused)
        return;
    leaveHand(cards::scout);
    m_state.drawsThisTurn = false; // BL-4.6
    m_state.scoutDraws = std::min(scoutCards, m_state.decks.sum());
    if (m_state.scoutDraws > 0)
        m_state.step = Step::Scouting;
    say("BL-11.2"_rule, scouts, player(), m_state.scoutDraws);
}

void Referee::on(const ScoutDrawCards& command)
{
    const int count = static_cast<int>(command.decks.size());
    if (count > m_state.scoutDraws)
        return refuse("BL-11.2"_rule, Saying::tr("Draws left for Scout: %1."), m_state.scoutDraws);
    if (m_state.houseRules.scoutDraw == ScoutDraw::AllAtOnce && count != m_state.scoutDraws)
        object("BL-R12"_rule, drawAllAtOnce, m_state.scoutDraws);
    for (const Deck deck : command.decks) {
        if (m_state.decks.of(deck) == 0)
            return refuse("BL-R13"_rule, said::deckEmpty, deck);
        --m_state.decks.of(deck);
        ++hand().of(deck);
        --m_state.scoutDraws;
        say("BL-11.2"_rule, said::draws, player(), deck);
    }
    if (m_state.scoutDraws == 0 && m_state.scoutReturns() == 0)
        m_state.step = Step::ClaimAndDraw;
}

void Referee::on(const ScoutReturnCards& command)
{
    if (m_state.scoutDraws > 0)
        return refuse("BL-11.2"_rule, Saying::tr("Scout draws first; cards are put back when all are drawn."));
    if (static_cast<int>(command.decks.size()) > m_state.scoutReturns())
        return refuse("BL-R12"_rule, Saying::tr("Cards to put back after Scout: %1."), m_state.scoutReturns());
    for (const Deck deck : command.decks) {
        if (hand().of(deck) == 0)
            return refuse("BL-11.2"_rule, deck == Deck::Troop ? said::holdsNoTroops : said::holdsNoTactics, player());
        ++m_state.decks.of(deck);
        --hand().of(deck);
        say("BL-11.2"_rule, Saying::tr("%1 puts a card back on the %2."), player(), deck);
    }
    if (m_state.scoutReturns() == 0)
        m_state.step = Step::ClaimAndDraw;
}

void Referee::on(const PlayRedeploy& command)
{
    checkPlay(cards::redeploy);
    const int from = openFlagOf(command.card, player());
    if (from == 0)
        refuse("BL-11.4"_rule, notOwnCard, command.card);
    if (command.toFlag == from && from > 0)
        refuse("BL-R15"_rule, Saying::tr("Redeploy lays %1 at another flag, not back at its own."), command.card);
    else if (command.toFlag)
        checkSlot(*command.toFlag);
    if (m_refused)
        return;
    leaveHand(cards::redeploy);
    takeFrom(from, player(), command.card);
    if (command.toFlag) {
        lay(command.card, *command.toFlag);
        say("BL-11.4"_rule, Saying::tr("Redeploy: %1 moves from flag %2 to flag %3."), command.card, from,
            *command.toFlag);
    } else {
        m_state.table.setAside[player()].push_back(command.card);
        say("BL-11.4"_rule, Saying::tr("Redeploy: %1 leaves flag %2 and is out of play."), command.card, from);
    }
}

void Referee::on(const PlayDeserter& command)
{
    checkPlay(cards::deserter);
    const int from = openFlagOf(command.card, opponent());
    if (from == 0)
        refuse("BL-11.5"_rule, notOpponentsCard, command.card);
    if (m_refused)
        return;
    leaveHand(cards::deserter);
    takeFrom(from, opponent(), command.card);
    m_state.table.setAside[opponent()].push_back(command.card);
    say("BL-11.5"_rule, Saying::tr("Deserter: %1 leaves flag %2 and is out of play."), command.card, from);
}

void Referee::on(const PlayTraitor& command)
{
    checkPlay(cards::traitor);
    const int from = openFlagOf(command.card, opponent());
    if (!command.card.isTroop())
        refuse("BL-11.6"_rule, Saying::tr("The Traitor takes a Troop card; %1 is not one."), command.card);
    else if (from == 0)
        refuse("BL-11.6"_rule, notOpponentsCard, command.card);
    if (!flag(command.toFlag).isOpen())
        refuse("BL-11.7"_rule, said::flagClosed, command.toFlag, *flag(command.toFlag).wonBy);
    else
        checkSlot(command.toFlag);
    if (m_refused)
        return;
    leaveHand(cards::traitor);
    takeFrom(from, opponent(), command.card);
    lay(command.card, command.toFlag);
    say("BL-11.6"_rule, turnedTraitor, command.card, from, command.toFlag);
}

void Referee::on(const Pass&)
{
    if (hand().troop > 0 && m_state.table.flagsWithRoom(player()) != 0)
        object("BL-5.3"_rule, mayNotPass, player());
    ++m_state.passesInARow;
    m_state.drawsThisTurn = false; // BL-R13
    m_state.step = Step::ClaimAndDraw;
    say("BL-5.4"_rule, Saying::tr("%1 passes; nothing is drawn."), player());
    // Which Tactics cards are held is hidden: the player's word is taken.
    if (m_state.houseRules.forcedTactics && hand().tactics > 0 && m_state.table.mayPlayTactics(player()))
        say("BL-5.4"_rule, passReminder, player());
}

} // namespace whistle::battleline
