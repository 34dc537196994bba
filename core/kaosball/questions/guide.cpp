// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"
#include "kaosball/questions/asked.h"

namespace whistle::kaosball {

namespace {

GuidedQuestions<State> guided(const Facts& facts)
{
    return {contestQuestion(facts),       cardStatusQuestion(facts),     bonusScoringQuestion(facts),
            bribeAndFoulsQuestion(facts), knockoutQuestion(facts),       movementQuestion(facts),
            loadoutQuestion(facts),       auctionQuestion(facts),        matchResultQuestion(facts),
            scoringQuestion(facts),       leagueStandingsQuestion(facts)};
}

const std::shared_ptr<const Facts>& usual()
{
    static const std::shared_ptr<const Facts> inUse = factsInUse();
    return inUse;
}

const GuidedQuestions<State>& all()
{
    static const GuidedQuestions<State> questions = guided(*usual());
    return questions;
}

} // namespace

std::vector<Question> questions(const Facts& facts)
{
    return &facts == usual().get() ? all().plain() : guided(facts).plain();
}

QuestionGuide questionGuide()
{
    QuestionGuide guide = all().guide();
    guide.labels = Labels("kaosball");
    guide.labels.addWord("react_steal", Saying::tr("Steal as a reaction"));
    guide.labels.addWord("react_tackle", Saying::tr("Tackle as a reaction"));
    guide.labels.addWord("react_attack", Saying::tr("Attack as a reaction"));
    guide.labels.addWords<Upgrade>();
    guide.labels.addKeys<Upgrade>("upgrades."); // copies by name
    guide.labels.addWords<Ringer>();
    guide.labels.addWords<Tactic>();
    guide.labels.addWords<Cheat>();
    guide.labels.addWords<Ability>();
    guide.usualNames = [](std::string_view sort) {
        return sort == "team" ? eachOf(teamsByKnowledge(*factsInUse()), &TeamFacts::id) : NameList{};
    };
    guide.disputed = {"burned",    "card",      "cards",    "tiebreaker_rolls",
                      "damage",    "has_ball",  "standing", "walls",
                      "fires",     "path",      "rolls",    "score",
                      "kills",     "fouls",     "bribes",   "stim_pack",
                      "pain_gain", "use_brick", "type"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    return state.teams.empty() ? std::nullopt : all().from(question, state);
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const Game& game)
{
    std::vector<AskedQuestion> asked;
    (void)referee(before, command, game.facts(), Reasons::Listening::No, &asked);
    if (&game.facts() == usual().get())
        return all().firstAskable(std::move(asked));
    return guided(game.facts()).firstAskable(std::move(asked));
}

} // namespace whistle::kaosball
