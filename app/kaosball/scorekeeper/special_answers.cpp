// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/scorekeeper/special_answers.h"

#include <QCoreApplication>

namespace whistle::kaosball {

std::vector<ButtonSpec> specialAnswers(const ShownTable& table, const std::function<void(const Command&)>& enter)
{
    std::vector<ButtonSpec> answers;
    const auto offer = [&](const auto& command) {
        const FigureRef figure = table.state().figureNamed(command.figure);
        ButtonSpec spec{
            QStringLiteral("special_%1_%2").arg(fromStd(command.figure), fromWordView(toWord(command.action))),
            QCoreApplication::translate("kaosball", "%1: %2", "figure and action")
                .arg(table.figure(figure), actionName(command.action)),
            [enter, command] { enter(command); }};
        spec.seat = table.seat(figure.team);
        answers.push_back(std::move(spec));
    };
    for (const Celerity* celerity : table.offered<Celerity>())
        offer(*celerity);
    for (const LastStand* lastStand : table.offered<LastStand>())
        offer(*lastStand);
    return answers;
}

} // namespace whistle::kaosball
