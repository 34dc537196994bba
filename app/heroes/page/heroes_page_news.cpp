// SPDX-License-Identifier: GPL-3.0-or-later
// What has just been ruled: a line above the board, and the moments that stand large.
#include "heroes/page/heroes_page.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"

namespace whistle::heroes {

namespace {

/// So many rules stand beside a moment; the others are in the log.
constexpr qsizetype rulesOfMoment = 4;

} // namespace

void HeroesPage::showNews(const State& before)
{
    const State& now = state();
    const RulingState told = session().banner(session().lastRulings().front());
    RulingMomentState shown;
    shown.rules = told.rules.mid(0, rulesOfMoment);
    shown.caption = told.sentence;
    const bool wasDecided = before.battle && before.battle->winner;
    if (now.phase == Phase::Finished && before.phase != Phase::Finished) {
        shown.stays = true;
        shown.headline = resultWords(now);
        shown.result = standingWords(scoresOf(now));
        if (now.result && now.result->winners.size() == 1)
            shown.seat = seatNumber(now.playerNamed(now.result->winners.front()).value_or(-1));
    } else if (now.battle && now.battle->winner && before.battle && !wasDecided) {
        const Side winner = *now.battle->winner;
        const bool isActive = winner == Side::Active;
        shown.seat = seatOf(now, winner);
        shown.headline =
            GameWords::tr("%1 wins the battle").arg(pieceWord(isActive ? now.battle->active : now.battle->opponent));
        if (heroOf(now, other(winner)))
            shown.result = tr("%1 has lost").arg(pieceWord(isActive ? now.battle->opponent : now.battle->active));
    } else {
        for (const Site& site : now.sites) {
            const Site* old = before.site(site.name);
            if (!site.controller || !old || !old->controller || old->controller == site.controller)
                continue;
            shown.seat = seatNumber(*site.controller);
            shown.headline = GameWords::tr("%1 takes %2").arg(nameOfPlayer(now, *site.controller), qt(site.name));
            shown.result = tr("%1 held it before").arg(nameOfPlayer(now, *old->controller));
        }
    }
    if (!shown.headline.isEmpty())
        showMoment(std::move(shown));
}

void HeroesPage::showNewest()
{
    const RulingState told = ruling()->state();
    m_newest->setTitle(told.sentence);
    const auto isMore = [&](const QString& reason) { return !reason.startsWith(told.sentence); };
    const auto more = std::ranges::find_if(told.reasons, isMore);
    m_newest->setDetail(more == told.reasons.end() ? QString() : *more);
    m_newest->setVisible(!told.sentence.isEmpty() && !isLarge() && m_tab.shows != m_words && m_tab.shows != m_battle &&
                         !isAsking());
}

} // namespace whistle::heroes
