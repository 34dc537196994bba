// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/referee.h"
#include "battleline/judging/texts.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

void Referee::played()
{
    m_state.passesInARow = 0;
    m_state.step = Step::ClaimAndDraw;
}

void Referee::playTactics(Card card)
{
    --m_state.hands[player()].tactics;
    if (card.kind() == CardKind::Guile) // BL-11.1
        m_state.table.setAside[player()].push_back(card);
    played();
}

void Referee::tellLaid(Card card, int number)
{
    if (!m_reasons.isListening())
        return;
    say(card.isTroop() ? "BL-5.2"_rule : "BL-9.1"_rule, texts::lays, player(), card, number);
    if (flag(number).isComplete(player()))
        say("BL-6.2"_rule, texts::completes, player(), number);
}

void Referee::on(const PlayTroop& command)
{
    if (!inStep(Step::Play))
        return;
    if (!command.card.isTroop())
        return refuse("BL-5.2"_rule, texts::noTroopCard, command.card);
    checkUnseen(command.card);
    if (m_state.hands[player()].troop == 0)
        refuse("BL-4.3"_rule, texts::holdsNoTroops, player());
    checkSlot(command.flag);
    if (m_refused)
        return;
    --m_state.hands[player()].troop;
    lay(command.card, command.flag);
    tellLaid(command.card, command.flag);
    played();
}

void Referee::on(const PlayMorale& command)
{
    if (!inStep(Step::Play))
        return;
    if (command.card.kind() != CardKind::Morale)
        return refuse("BL-9.1"_rule, texts::noMoraleCard, command.card);
    checkUnseen(command.card);
    checkTactics();
    if (isLeader(command.card) && hasPlayedLeader(m_state.table, player())) {
        const bool isAway = [this] {
            const SetAside& aside = m_state.table.setAside[player()];
            return std::any_of(aside.begin(), aside.end(), isLeader);
        }();
        refuse(isAway ? "BL-9.7"_rule : "BL-9.6"_rule, texts::secondLeader, player());
    }
    checkSlot(command.flag);
    if (m_refused)
        return;
    playTactics(command.card);
    lay(command.card, command.flag);
    tellLaid(command.card, command.flag);
}

void Referee::on(const PlayEnvironment& command)
{
    if (!inStep(Step::Play))
        return;
    if (command.card.kind() != CardKind::Environment)
        return refuse("BL-10.1"_rule, texts::noEnvironmentCard, command.card);
    checkUnseen(command.card);
    checkTactics();
    checkOpen(command.flag);
    if (m_refused)
        return;
    playTactics(command.card);
    if (command.card == cards::fog) {
        flag(command.flag).fog = player();
        say("BL-10.3"_rule, texts::fogFalls, command.flag);
    } else {
        flag(command.flag).mud = player();
        say("BL-10.4"_rule, texts::mudFalls, command.flag);
    }
}

// BL-11.2: draws first, then cards are put back; BL-11.3: as many as there are.
void Referee::on(const PlayScout&)
{
    if (!inStep(Step::Play))
        return;
    checkUnseen(cards::scout);
    checkTactics();
    if (m_refused)
        return;
    playTactics(cards::scout);
    m_state.drawsThisTurn = false; // BL-4.6
    m_state.scoutDraws = std::min(scoutCards, m_state.decks.sum());
    if (m_state.scoutDraws > 0)
        m_state.step = Step::Scouting;
    say("BL-11.2"_rule, texts::scouts, player(), m_state.scoutDraws);
}

void Referee::on(const ScoutDrawCards& command)
{
    if (!inStep(Step::Scouting))
        return;
    const int count = static_cast<int>(command.decks.size());
    if (count > m_state.scoutDraws)
        return refuse("BL-11.2"_rule, texts::drawsLeft, m_state.scoutDraws);
    if (m_state.houseRules.scoutDraw == ScoutDraw::AllAtOnce && count != m_state.scoutDraws)
        object("BL-R12"_rule, texts::drawAllAtOnce, m_state.scoutDraws);
    for (const Deck deck : command.decks) {
        if (m_state.decks.of(deck) == 0)
            return refuse("BL-R13"_rule, texts::deckEmpty, nameOf(deck));
        --m_state.decks.of(deck);
        ++m_state.hands[player()].of(deck);
        --m_state.scoutDraws;
        say("BL-11.2"_rule, texts::draws, player(), nameOf(deck));
    }
    if (m_state.scoutDraws == 0 && m_state.scoutReturns() == 0)
        m_state.step = Step::ClaimAndDraw;
}

void Referee::on(const ScoutReturnCards& command)
{
    if (!inStep(Step::Scouting))
        return;
    if (m_state.scoutDraws > 0)
        return refuse("BL-11.2"_rule, texts::drawFirst);
    if (static_cast<int>(command.decks.size()) > m_state.scoutReturns())
        return refuse("BL-R12"_rule, texts::returnsLeft, m_state.scoutReturns());
    for (const Deck deck : command.decks) {
        if (m_state.hands[player()].of(deck) == 0)
            return refuse("BL-11.2"_rule, deck == Deck::Troop ? texts::holdsNoTroops : texts::holdsNoTactics, player());
        ++m_state.decks.of(deck);
        --m_state.hands[player()].of(deck);
        say("BL-11.2"_rule, texts::putsBack, player(), nameOf(deck));
    }
    if (m_state.scoutReturns() == 0)
        m_state.step = Step::ClaimAndDraw;
}

void Referee::on(const PlayRedeploy& command)
{
    if (!inStep(Step::Play))
        return;
    checkUnseen(cards::redeploy);
    checkTactics();
    const int from = openFlagOf(command.card, player());
    if (from == 0)
        refuse("BL-11.4"_rule, texts::notOwnCard, command.card);
    if (command.toFlag == from && from > 0)
        refuse("BL-R15"_rule, texts::otherFlag, command.card);
    else if (command.toFlag)
        checkSlot(*command.toFlag);
    if (m_refused)
        return;
    playTactics(cards::redeploy);
    takeFrom(from, player(), command.card);
    if (command.toFlag) {
        lay(command.card, *command.toFlag);
        say("BL-11.4"_rule, texts::redeployed, command.card, from, *command.toFlag);
    } else {
        m_state.table.setAside[player()].push_back(command.card);
        say("BL-11.4"_rule, texts::redeployedOut, command.card, from);
    }
}

void Referee::on(const PlayDeserter& command)
{
    if (!inStep(Step::Play))
        return;
    checkUnseen(cards::deserter);
    checkTactics();
    const int from = openFlagOf(command.card, opponent());
    if (from == 0)
        refuse("BL-11.5"_rule, texts::notOpponentsCard, command.card);
    if (m_refused)
        return;
    playTactics(cards::deserter);
    takeFrom(from, opponent(), command.card);
    m_state.table.setAside[opponent()].push_back(command.card);
    say("BL-11.5"_rule, texts::deserted, command.card, from);
}

void Referee::on(const PlayTraitor& command)
{
    if (!inStep(Step::Play))
        return;
    checkUnseen(cards::traitor);
    checkTactics();
    const int from = openFlagOf(command.card, opponent());
    if (!command.card.isTroop())
        refuse("BL-11.6"_rule, texts::traitorTakesTroops, command.card);
    else if (from == 0)
        refuse("BL-11.6"_rule, texts::notOpponentsCard, command.card);
    if (!flag(command.toFlag).isOpen())
        refuse("BL-11.7"_rule, texts::flagClosed, command.toFlag, *flag(command.toFlag).wonBy);
    else
        checkSlot(command.toFlag);
    if (m_refused)
        return;
    playTactics(cards::traitor);
    takeFrom(from, opponent(), command.card);
    lay(command.card, command.toFlag);
    say("BL-11.6"_rule, texts::turnedTraitor, command.card, from, command.toFlag);
}

void Referee::on(const Pass&)
{
    if (!inStep(Step::Play))
        return;
    const Cards& hand = m_state.hands[player()];
    if (hand.troop > 0 && flagsWithRoom(m_state.table, player()) != 0)
        object("BL-5.3"_rule, texts::mayNotPass, player());
    ++m_state.passesInARow;
    m_state.drawsThisTurn = false; // BL-R13
    m_state.step = Step::ClaimAndDraw;
    say("BL-5.4"_rule, texts::passes, player());
    // Which Tactics cards are held is hidden: the player's word is taken.
    if (m_state.houseRules.forcedTactics && hand.tactics > 0 && mayPlayTactics(m_state.table, player()))
        say("BL-5.4"_rule, texts::passReminder, player());
}

} // namespace whistle::battleline
