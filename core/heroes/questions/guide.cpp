// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/questions/questions.h"

#include "heroes/judging/referee.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

const GuidedQuestions<State>& all()
{
    static const GuidedQuestions<State> questions{
        initiativeOrderQuestion(), attackRollQuestion(), assignDamageQuestion(), resurrectionQuestion(),
        battleOddsQuestion(),      incomeQuestion(),     overwhelmQuestion(),    levelUpQuestion(),
        recruitQuestion(),         movementQuestion(),   controlQuestion(),      powerPointsQuestion(),
        finalRankingQuestion()};
    return questions;
}

} // namespace

std::vector<Question> questions()
{
    return all().plain();
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const Game& /*game*/)
{
    std::vector<AskedQuestion> asked;
    (void)referee(before, command, Listening::No, &asked);
    return all().firstAskable(std::move(asked));
}

QuestionGuide questionGuide()
{
    QuestionGuide guide = all().guide();
    guide.labels = Labels("heroes");
    guide.labels.addWords<SiteKind>();
    guide.labels.addWords<Unit>();
    guide.labels.addWords<Faction>();
    guide.labels.addWords<Building>();
    guide.labels.addKeys<Building>("buildings.");
    guide.labels.addWords<StartingSkill>();
    guide.disputed = {"initiative", "bloodrage", "elite", "guarded", "explorer", "portal_built"};
    return guide;
}

} // namespace whistle::heroes
