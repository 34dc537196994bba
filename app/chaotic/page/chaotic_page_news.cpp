// SPDX-License-Identifier: GPL-3.0-or-later
// The moments that stand large: a strike, who fell, the end of the match.
#include "base/common_words.h"
#include "chaotic/page/chaotic_page.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/game_words.h"
#include "controls/words/capital.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

/// So many rules stand beside a moment; the others are in the log.
constexpr qsizetype rulesOfMoment = 4;

bool hasStrike(const State& state)
{
    return !state.burst.items.empty() && state.burst.items.front().type == ItemType::Attack;
}

} // namespace

void ChaoticPage::showNews(const State& before)
{
    const State& now = state();
    const bool ends = now.step == Step::Finished && before.step != Step::Finished;
    const bool struck = hasStrike(before) && !hasStrike(now) && now.lastStrike;
    const RulingState told = ruling()->state();
    if (isCarryingOut() || (!ends && !struck) || told.sentence.isEmpty())
        return;
    RulingMomentState shown;
    shown.rules = told.rules.mid(0, rulesOfMoment);
    shown.headline = told.sentence;
    if (ends) {
        shown.stays = true;
        shown.headline = resultWords(now, m_names);
        // What ended it is said last.
        shown.rules = told.rules.last(std::min(rulesOfMoment, told.rules.size()));
        const QString last = told.reasons.isEmpty() ? QString() : told.reasons.last();
        shown.caption = told.sentence == shown.headline ? last : told.sentence;
        shown.seat = now.winner ? seatNumber(*now.winner) : 0;
    } else {
        const LastStrike& strike = *now.lastStrike;
        shown.seat = seatNumber(now.at(strike.attacker).player);
        shown.caption = enumerated({m_names.of(now.at(strike.attacker)), QString::fromStdString(strike.card)});
        const CreatureIndex next = now.combat ? now.engagedOf(now.combat->striking) : nobody;
        if (next != nobody)
            shown.result = tr("%1 strikes next").arg(m_names.of(now.at(next)));
        else if (!now.combat)
            shown.result = asLine(GameWords::tr("The combat is over."));
    }
    // Line by line as it was before it hit.
    if (auto sum = ends ? std::nullopt : strikeSum(before, m_names, session().match().names())) {
        sum->note.clear(); // stands above
        auto* panel = new SumPanel;
        panel->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        panel->setState(*sum);
        shown.sum = panel;
    }
    showMoment(std::move(shown));
}

} // namespace whistle::chaotic
