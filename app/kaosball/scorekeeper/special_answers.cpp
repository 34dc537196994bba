// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/scorekeeper/special_answers.h"

#include "kaosball/offers/legal.h"

#include <QCoreApplication>

namespace whistle::kaosball {

std::vector<ButtonSpec> specialAnswers(const ShownTable& table, const std::function<void(const Command&)>& enter)
{
    const State& state = table.state();
    const bool atEnd = state.phase == Phase::PeriodOver;
    std::vector<ButtonSpec> answers;
    if (!atEnd && (state.phase != Phase::BetweenTurns || state.turnsInPeriod > 0))
        return answers;
    for (const ActivationOffer& offer : activationOffers(state, table.facts())) {
        const std::string id = state.idOf(offer.figure);
        for (const Action action : offer.actions) {
            const Command command = atEnd ? Command(LastStand{id, action}) : Command(Celerity{id, action});
            ButtonSpec spec{QStringLiteral("special_%1_%2").arg(fromStd(id), fromWordView(toWord(action))),
                            QCoreApplication::translate("kaosball", "%1: %2", "figure and action")
                                .arg(table.figure(offer.figure), actionName(action)),
                            [enter, command] { enter(command); }};
            spec.seat = table.seat(offer.figure.team);
            answers.push_back(std::move(spec));
        }
    }
    return answers;
}

} // namespace whistle::kaosball
