// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableDriver that plays turns and contests.
#include "kaosball/telling/shown_table.h"
#include "table/move_input.h"
#include "table_driver.h"

namespace whistle::kaosball {

// --- turns ---

void TableDriver::on(const StartPeriod&)
{
    click(QStringLiteral("startPeriod"));
}

void TableDriver::on(const StartTurn& command)
{
    if (command.score)
        click(QStringLiteral("mound_") + fromWordView(toWord(*command.score)));
    else if (isShown(QStringLiteral("mound_none"))) // who has the ball is asked
        click(QStringLiteral("mound_none"));
    click(QStringLiteral("startTurn"));
}

void TableDriver::activate(const std::string& figure, Action action)
{
    if (state().isMirror())
        clickFigure(figure);
    else
        toggle(QStringLiteral("actor_") + fromStd(figurePart(figure)), true);
    click(QStringLiteral("action_") + fromWordView(toWord(action)));
}

void TableDriver::actOutOfTurn(const std::string& figure, Action action)
{
    if (state().isMirror())
        activate(figure, action);
    else
        click(QStringLiteral("special_%1_%2").arg(fromStd(figure), fromWordView(toWord(action))));
}

void TableDriver::on(const Celerity& command)
{
    actOutOfTurn(command.figure, command.action);
}

void TableDriver::on(const LastStand& command)
{
    actOutOfTurn(command.figure, command.action);
}

void TableDriver::on(const Activate& command)
{
    activate(command.figure, command.action);
}

void TableDriver::on(const PlayTactic& command)
{
    click(QStringLiteral("tacticCard"));
    const QString card = QStringLiteral("tactic_") + fromWordView(toWord(command.card));
    if (!command.kaosRule.empty()) {
        click(QStringLiteral("kaosRule_") + fromStd(command.kaosRule));
        click(card);
        return;
    }
    click(card);
    for (const Space space : command.spaces)
        clickSpace(space);
    for (const Wall& wall : command.walls)
        clickBorder(wall);
    if (!command.figure.empty())
        click(QStringLiteral("piece_") + fromStd(command.figure));
    if (command.space.isValid())
        clickSpace(command.space);
}

void TableDriver::on(const ScatterMove& command)
{
    if (!command.path.empty()) {
        clickFigure(command.figure);
        go(command.figure, command.path);
    }
    if (nobodyReactsNext() || command.pickUp)
        decline();
    if (command.pickUp)
        click(QStringLiteral("pickUp"));
}

void TableDriver::clickPiece(const std::string& figure)
{
    if (state().isMirror())
        clickFigure(figure);
    else
        click(QStringLiteral("piece_") + fromStd(figure));
}

void TableDriver::on(const PlayCheat& command)
{
    if (command.card == Cheat::Bzzzzt) {
        click(QStringLiteral("bzzzzt_%1_%2").arg(fromStd(command.team), fromStd(command.figure)));
        return;
    }
    click(QStringLiteral("boot"));
    clickPiece(command.figure);
    const QString answer = command.usesBrick ? QStringLiteral("brick") : QStringLiteral("falls");
    if (command.usesBrick || isShown(answer)) // its owner is asked where it may use Brick
        click(answer);
}

void TableDriver::on(const Stomp& command)
{
    if (!state().activation)
        clickFigure(command.figure);
    click(QStringLiteral("stomp"));
    for (const StompPush& push : command.pushes)
        clickFigure(push.figure);
    if (isShown(QStringLiteral("finish"))) // else nobody is left to be pushed
        click(QStringLiteral("finish"));
}

void TableDriver::on(const Move& command)
{
    if (!command.path.empty())
        go(state().idOf(state().activation->figure), command.path);
    if (nobodyReactsNext() || command.pickUp)
        decline();
    if (command.pickUp)
        click(QStringLiteral("pickUp"));
}

void TableDriver::on(const HandOff& command)
{
    click(QStringLiteral("handOff_%1_%2").arg(fromStd(command.from), fromStd(command.to)));
}

void TableDriver::on(const Scorch& command)
{
    click(QStringLiteral("scorch"));
    for (const std::string& target : command.targets)
        clickPiece(target);
    for (const auto& [team, card] : command.prevented)
        click(QStringLiteral("scorchCard_%1_%2")
                  .arg(fromStd(team))
                  .arg(card.kind == CardKind::BoosterBru ? 6 : card.value));
    click(QStringLiteral("scorchMain"));
}

void TableDriver::on(const TakeDamage& command)
{
    click(QStringLiteral("takeDamage"));
    clickPiece(command.figure);
}

void TableDriver::on(const EndTurn&)
{
    click(QStringLiteral("endTurn"));
    if (isShown(QStringLiteral("noScorch"))) // whoever may scorch is asked first
        click(QStringLiteral("noScorch"));
    if (isShown(QStringLiteral("bellMain")))
        click(QStringLiteral("bellMain"));
}

// --- contests ---

void TableDriver::showCard(const std::string& team, Card card, std::size_t side)
{
    const QString pad = QStringLiteral("pad_") + fromStd(team);
    const auto take = [&](Qt::Key key, const QString& name) {
        constexpr std::size_t sidesWithKeys = 2;
        if (m_hand.hasKeys() && side < sidesWithKeys && m_trouble.isEmpty())
            m_hand.key(key, side == 0 ? Qt::NoModifier : Qt::ShiftModifier);
        else
            clickIn(pad, name);
    };
    switch (card.kind) {
    case CardKind::Energy: { // the star first: the number may be what records the contest
        const QAbstractButton* star = nullptr;
        for (const QWidget* each : page()->findChildren<QWidget*>(pad)) {
            if (each->isVisible())
                star = find(QStringLiteral("card_star"), each);
        }
        if (star != nullptr && star->isChecked() != card.star)
            take(Qt::Key_S, QStringLiteral("card_star"));
        take(static_cast<Qt::Key>(Qt::Key_0 + card.value), QStringLiteral("card_%1").arg(card.value));
        break;
    }
    case CardKind::BoosterBru:
        take(Qt::Key_6, QStringLiteral("card_6"));
        break;
    case CardKind::Upset:
        take(Qt::Key_U, QStringLiteral("card_upset"));
        break;
    case CardKind::Tactic:
        take(Qt::Key_C, QStringLiteral("card_tactic"));
        break;
    case CardKind::Cheat:
        take(Qt::Key_X, QStringLiteral("card_cheat"));
        break;
    case CardKind::None:
        take(Qt::Key_0, QStringLiteral("card_none"));
        break;
    }
    if (card.kind != CardKind::Energy && card.name >= 0) {
        clickIn(pad, QStringLiteral("cardName_") + cardName(card));
    }
}

void TableDriver::fillContest(const ContestEntry& entry, const std::vector<std::string>& teams)
{
    const auto sideOf = [&](const std::string& team) {
        return static_cast<std::size_t>(std::find(teams.begin(), teams.end(), team) - teams.begin());
    };
    const auto showAll = [&](const std::vector<std::pair<std::string, Card>>& cards) {
        for (const auto& [team, card] : cards)
            showCard(team, card, sideOf(team));
    };
    // What belongs to the cards is said before them: the last card records the contest if nothing is left to be said.
    for (const std::string& team : entry.stimPack)
        click(QStringLiteral("stim_") + fromStd(team));
    for (const std::string& team : entry.illegalScouting)
        click(QStringLiteral("scouting_") + fromStd(team));
    for (const auto& [team, uses] : entry.painGain)
        click(QStringLiteral("painGain_%1_%2").arg(fromStd(team)).arg(uses));
    if (entry.kaosWarp) {
        click(QStringLiteral("warp_") + fromStd(entry.kaosWarp->by));
        showAll(entry.kaosWarp->cards);
    }
    showAll(entry.cards);
    for (const std::string& team : entry.stimPack) { // a card without a star is asked about
        const QString plain = QStringLiteral("star_%1_no").arg(fromStd(team));
        if (isShown(plain))
            click(plain);
    }
    const auto roll = [&](const std::string& target, const std::vector<int>& rolls) {
        for (std::size_t i = 0; i < rolls.size(); ++i) {
            if (i == 0)
                clickIn(QStringLiteral("diePad"), QStringLiteral("die_%1").arg(rolls[i]));
            else
                click(QStringLiteral("reroll_%1_%2").arg(fromStd(target)).arg(rolls[i]));
        }
    };
    if (!entry.rolls.empty())
        roll(teams.back(), entry.rolls);
    for (const std::string& team : teams) { // asked for in the order of the sides
        for (const auto& [target, rolls] : entry.rollsByTeam) {
            if (target == team)
                roll(target, rolls);
        }
    }
    const QString follow = entry.followUp ? QStringLiteral("follow_yes") : QStringLiteral("follow_no");
    if (entry.followUp || isShown(follow))
        click(follow);
    if (entry.surroundings && entry.surroundings->freeSpaces == 0)
        click(QStringLiteral("way_blocked"));
    if (entry.pushTo.isValid())
        click(QStringLiteral("push_") + spaceName(entry.pushTo));
    if (entry.pushed)
        click(QStringLiteral("push_yes"));
    if (entry.smash)
        click(QStringLiteral("push_smash"));
    for (const std::string& figure : entry.brick)
        click(QStringLiteral("brick_") + fromStd(figure));
    const QString heal = QStringLiteral("heal_") + (entry.heal.empty() ? QStringLiteral("none") : fromStd(entry.heal));
    if (!entry.heal.empty() || isShown(heal))
        click(heal);
    if (isShown(QStringLiteral("contestMain"))) // else the last card has recorded it
        click(QStringLiteral("contestMain"));
}

void TableDriver::on(const React& command)
{
    if (!state().isMirror())
        click(buttonName(choiceTap("react_" + std::string(toWord(command.type)))));
    const QString name = QStringLiteral("react_%1_%2").arg(fromStd(command.figure), fromWordView(toWord(command.type)));
    // The teams before it are asked first.
    for (int times = 0; times < oftenEnough && !isShown(name) && isShown(QStringLiteral("noReaction")); ++times)
        click(QStringLiteral("noReaction"));
    const std::string target = teamPart(state().idOf(state().activation->figure));
    click(name);
    fillContest(command.entry, {teamPart(command.figure), target});
}

void TableDriver::on(const ContestCommand& command)
{
    click(QStringLiteral("contest_") + fromStd(command.targets.front()));
    std::vector<std::string> teams{teamPart(command.figure)};
    for (const std::string& target : command.targets) {
        if (std::find(teams.begin(), teams.end(), teamPart(target)) == teams.end())
            teams.push_back(teamPart(target));
        if (target != command.targets.front())
            click(QStringLiteral("second_") + fromStd(target));
    }
    fillContest(command.entry, teams);
}

} // namespace whistle::kaosball
