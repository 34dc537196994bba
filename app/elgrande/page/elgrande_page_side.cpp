// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the map: cards, numbers, the sum of an area.
#include "controls/panels/secret_stage.h"
#include "controls/seats/seat_table.h"
#include "controls/words/counter_label.h"
#include "controls/words/text_label.h"
#include "elgrande/page/elgrande_page.h"
#include "elgrande/telling/words.h"

#include <algorithm>

namespace whistle::elgrande {

void ElGrandePage::showSide()
{
    const bool looks = m_looked && (isRegion(*m_looked) || state().isCastilloOpen());
    m_sum->setVisible(m_showing || looks);
    if (m_showing) {
        m_sum->setState(m_showing->sums[m_showing->index]);
    } else if (looks) {
        SumState sum = sumOf(state(), facts(), *m_looked, false);
        sum.caption = tr("If it were scored now");
        m_sum->setState(sum);
    }
    showPad();
    showStacks();
    std::vector<SeatRow> rows;
    for (int player = 0; player < state().count(); ++player) {
        const Powers& powers = state().powers[player];
        const int laid = state().phase == Phase::PowerCards || state().phase == Phase::Turns ? powers.ofRound : 0;
        const auto vetoes = std::count_if(state().vetoes.begin(), state().vetoes.end(),
                                          [player](const VetoCard& veto) { return veto.holder == player; });
        rows.push_back({seatOf(player),
                        nameOf(player),
                        {laid == 0 ? QStringLiteral("\u2013") : QString::number(laid),
                         QString::number(state().board.court[player]), QString::number(state().board.provinces[player]),
                         QString::number(vetoes)}});
    }
    m_seats->setRows(tr("What everybody has"), {tr("power"), tr("court"), tr("prov."), tr("Veto")}, std::move(rows),
                     SeatTable::Last::Plain);
}

void ElGrandePage::showPad()
{
    QString title;
    std::vector<ButtonSpec> buttons;
    const State& now = state();
    const auto press = [this](Tap tap) { return [this, tap] { moveInput().tap(tap); }; };
    const auto number = [&](int value) {
        ButtonSpec spec{QStringLiteral("power_%1").arg(value), QString::number(value), press(numberTap(value))};
        spec.detail = CounterLabel::words(facts().headsOf(value), CounterLabel::Sign::Always);
        spec.spoken = tr("Power card %1, Caballeros: %2").arg(value).arg(facts().headsOf(value));
        return spec;
    };
    if (m_showing) {
        title.clear();
    } else if (now.phase == Phase::PowerCards) {
        title = tr("The power card of %1").arg(nameOf(now.toMove));
        for (int value = 1; value <= highestPower; ++value) {
            ButtonSpec spec = number(value);
            for (int player = 0; player < now.count(); ++player) {
                const Powers& powers = now.powers[player];
                if (powers.ofRound == value) // what lies open; spent ones are each player's own affair
                    spec.why = tr("%1 has laid it in this round.").arg(nameOf(player));
                else if (player == now.toMove && now.rules.spentPowerCardsVisible && !powers.has(value) &&
                         powers.unknown == 0)
                    spec.why = tr("It is spent.");
            }
            buttons.push_back(std::move(spec));
        }
    } else if (isRetrieving()) {
        title = tr("The power card that comes back");
        for (int value = 1; value <= highestPower; ++value)
            buttons.push_back(number(value));
    } else if (now.phase == Phase::Reveal) {
        int stack = 0; // the one that was pressed, or the first that has none
        for (const GameMove& move : moves()) {
            const auto& reveal = std::get<RevealActionCard>(move.commands.front());
            stack = stack == 0 || reveal.stack == m_read ? reveal.stack : stack;
        }
        title = tr("Stack %1 shows").arg(stack);
        for (const GameMove& move : moves()) {
            const auto& reveal = std::get<RevealActionCard>(move.commands.front());
            if (reveal.stack == stack)
                buttons.push_back({QStringLiteral("reveal_") + QString::fromStdString(reveal.card),
                                   titleOf(facts().card(*facts().cardCalled(reveal.card))), press(move.taps.front())});
        }
    } else if (isOpeningCastillo()) {
        title = tr("What was found in the Castillo: a tap for each Caballero");
        for (int player = 0; player < now.count(); ++player) {
            const Tap tap = pieceTap(now.name(player));
            const QString found = tr("%1: %2", "player and number").arg(nameOf(player)).arg(moveInput().countAt(tap));
            buttons.push_back(
                ButtonSpec{QStringLiteral("counted_%1").arg(seatOf(player)), found, press(tap)}.of(seatOf(player)));
        }
    } else if (now.turn && now.turn->hasCard() && m_read == 0) {
        title = textOf(facts().card(now.turn->card));
    }
    if (m_read > 0 && now.phase != Phase::Reveal && now.shownOn(m_read).card) {
        const QString text = textOf(facts().card(*now.shownOn(m_read).card));
        title = title.isEmpty() ? text : title + QLatin1Char('\n') + text;
    }
    m_padTitle->say(title);
    m_pad->setButtons(std::move(buttons));
}

SecretState ElGrandePage::discs()
{
    if (!asksDiscs())
        return {};
    SecretState secret;
    secret.title = tr("Secret discs");
    secret.note = state().phase == Phase::GeneralScoring ? tr("Where the Caballeros of the Castillo go")
                                                         : tr("A region each, shown by all at the same time");
    secret.curtainNote = tr("The regions are shown when the button is pressed, and hidden again with the choice.");
    const PlayerList missing = state().discs->missing();
    for (const int player : state().discs->asked)
        secret.choosers.push_back({seatOf(player), nameOf(player), !contains(missing, player)});
    secret.question = [](const SecretChooser& chooser) { return tr("Which region, %1?").arg(chooser.name); };
    secret.answers = [this](const SecretChooser& chooser) {
        std::vector<ButtonSpec> answers;
        const auto add = [&, player = state().name(chooser.seat - 1)](std::string_view id, const QString& title,
                                                                      AreaSpot region) -> ButtonSpec& {
            const QString name = QStringLiteral("disc_") + QString::fromStdString(std::string(id));
            answers.push_back({name, title, [this, player, region] { setDisc(player, region); }});
            return answers.back();
        };
        for (const Area region : allRegions()) {
            ButtonSpec& spec = add(toWord(region), areaName(region), region);
            spec.isLarge = true;
            if (state().board.king == region)
                spec.detail = tr("the King is here");
        }
        add("unclear", tr("None that can be read"), {}).look = ButtonLook::Outline;
        return answers;
    };
    return secret;
}

void ElGrandePage::setDisc(std::string player, AreaSpot region)
{
    m_discs->closeCurtain();
    enter(SetDisc{std::move(player), region});
}

void ElGrandePage::showStacks()
{
    std::vector<ButtonSpec> stacks;
    const State& now = state();
    const bool isRound = now.phase == Phase::Reveal || now.phase == Phase::PowerCards || now.phase == Phase::Turns;
    for (int stack = 1; isRound && !m_showing && stack <= stackCount; ++stack) {
        const ShownCard& shown = now.shownOn(stack);
        ButtonSpec spec{QStringLiteral("stack_%1").arg(stack),
                        tr("%1 \u00b7 %2", "number of the stack, card")
                            .arg(stack)
                            .arg(shown.card ? titleOf(facts().card(*shown.card)) : tr("not turned up yet")),
                        [this, stack] { m_read = m_read == stack ? 0 : stack, showAll(); }};
        spec.chosen = now.turn && now.turn->stack == stack;
        if (shown.takenBy != noPlayer) {
            spec.seat = seatOf(shown.takenBy);
            if (isChoosing())
                spec.why = tr("%1 has taken it.").arg(nameOf(shown.takenBy));
        }
        if (isChoosing() && shown.card) {
            spec.press = [this, tap = cardTap(facts().card(*shown.card).id)] { moveInput().tap(tap); };
            spec.key = Qt::Key_0 + stack;
        }
        stacks.push_back(std::move(spec));
    }
    m_stacks->setButtons(std::move(stacks));
}

} // namespace whistle::elgrande
