// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/ranking.h"

#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/shared_records.h"
#include "heroes/questions/some_house_rules.h"

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<RankedPlayer>{
    key<&RankedPlayer::name, Named>("name"),
    key<&RankedPlayer::powerPoints, Number<0, 60>>("power_points"),
    key<&RankedPlayer::gold, Number<0, 999>>("gold"),
    key<&RankedPlayer::resources, Number<0, 999>>("resources"),
};
template <>
constexpr std::array whistle::recordKeys<RankingInquiry>{
    key<&RankingInquiry::players, NamedListOf<ObjectOf<RankedPlayer>, 2, 4>>("players"),
    key<&RankingInquiry::lastRoundOver>("last_round_over"),
    optionalKey<&RankingInquiry::tieBreak, TieBreakRule>("house_rules"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const RankingInquiry& inquiry)
{
    const int goal = goalOf(static_cast<int>(inquiry.players.size()));
    const auto atGoal = std::count_if(inquiry.players.begin(), inquiry.players.end(),
                                      [goal](const RankedPlayer& player) { return player.powerPoints >= goal; });
    return atGoal > 1 ? Problems{{"/players", Text{texts::input::twoAtGoal}}} : Problems{};
}

} // namespace

Question finalRankingQuestion()
{
    return askedWith("final_ranking", {"heroes", QT_TRANSLATE_NOOP("heroes", "Who wins, and why?")}, problemsOf,
                     judgeRanking);
}

} // namespace whistle::heroes
