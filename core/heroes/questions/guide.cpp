// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/questions/questions.h"

#include "heroes/judging/referee.h"
#include "heroes/telling/names.h"
#include "rulebook/json_ruling.h"

#include <nlohmann/json.hpp>

namespace whistle::heroes {

namespace {

/// The verdict in a sentence.
std::vector<Text> verdictWords(std::string_view question, const Json& /*input*/, const Json& verdict)
{
    const auto say = [](Saying words, const auto&... places) { return std::vector{Text{words, places...}}; };
    const auto number = [&](const char* key) { return verdict.at(key).get<int>(); };
    if (const auto legal = verdict.find("legal"); legal != verdict.end())
        return legal->get<bool>() ? say(Saying::tr("This is legal.")) : say(Saying::tr("This is not legal."));
    if (question == "initiative_order")
        return say(Saying::tr("The first attack: %1."), verdict.at("order").at(0).at("name").get<std::string>());
    if (question == "attack_roll")
        return verdict.at("damage").is_null()
                   ? say(Saying::tr("Bad luck comes first: hits must be re-rolled."))
                   : say(Saying::tr("Hits %1, damage %2."), number("hits"), number("damage"));
    if (question == "battle_odds") {
        constexpr double percent = 100;
        const QString share = QString::number(percent * verdict.at("win_probability").get<double>(), 'f', 1);
        return say(Saying::tr("The active side wins with %1 percent."), share.toStdString());
    }
    if (question == "income")
        return say(Saying::tr("Gold %1, resources %2."), number("gold"), number("resources"));
    if (question == "overwhelm")
        return verdict.at("scares_off").get<bool>() ? say(Saying::tr("The encounter runs away."))
                                                    : say(Saying::tr("The encounter stays."));
    if (question == "level_up")
        return verdict.at("levels_up").get<bool>() ? say(Saying::tr("The hero levels up."))
                                                   : say(Saying::tr("No level-up."));
    if (question == "control")
        return say(Saying::tr("Sites that change hands: %1."), static_cast<int>(verdict.at("sites_taken").size()));
    if (question == "power_points")
        return say(Saying::tr("Power Points: %1 of %2."), number("power_points"), number("goal"));
    std::vector<Text> ranking;
    for (const Json& winner : verdict.at("winners"))
        ranking.emplace_back(Saying::tr("%1 has won."), winner.get<std::string>());
    return ranking.empty() ? say(Saying::tr("The game goes on.")) : ranking;
}

} // namespace

std::vector<Question> questions()
{
    return {initiativeOrderQuestion(), attackRollQuestion(), assignDamageQuestion(), resurrectionQuestion(),
            battleOddsQuestion(),      incomeQuestion(),     overwhelmQuestion(),    levelUpQuestion(),
            recruitQuestion(),         movementQuestion(),   controlQuestion(),      powerPointsQuestion(),
            finalRankingQuestion()};
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& /*after*/)
{
    static const std::vector<Question> all = questions();
    std::vector<AskedQuestion> asked;
    (void)referee(before, command, Listening::No, &asked);
    for (AskedQuestion& one : asked) {
        const Question* question = firstWith(all, &Question::id, one.question);
        if (question && askQuestion(*question, one.input))
            return std::move(one);
    }
    return {};
}

QuestionGuide questionGuide()
{
    QuestionGuide guide;
    guide.labels = Labels("heroes");
    guide.labels.addWords<SiteKind>();
    guide.labels.addWords<Unit>();
    guide.labels.addWords<Faction>();
    guide.labels.addWords<Building>();
    guide.labels.addKeys<Building>("buildings.");
    guide.labels.addWords<StartingSkill>();
    guide.inWords = verdictWords;
    guide.disputed = {"initiative", "bloodrage", "elite", "guarded", "explorer", "portal_built"};
    return guide;
}

} // namespace whistle::heroes
