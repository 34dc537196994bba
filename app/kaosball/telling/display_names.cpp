// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/display_names.h"

#include "kaosball/game.h"
#include "match/match_session.h"

namespace whistle::kaosball {

QString objectionWords(const std::vector<Objection>& objections)
{
    return whistle::objectionWords(objections, nameReader());
}

QString whyNot(const State& state, const Facts& facts, const Command& command)
{
    return objectionWords(referee(state, command, facts).objections);
}

} // namespace whistle::kaosball
