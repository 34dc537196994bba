// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/level_up.h"
#include "heroes/judging/overwhelm.h"
#include "heroes/questions/cases.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"

using namespace whistle::heroes;

namespace {

/// What of an encounter is asked here.
constexpr std::array rewardsOfEncounter{
    whistle::key<&EncounterFacts::group>("group"),
    whistle::optionalKey<&EncounterFacts::experience, Number<0, 20>>("experience"),
    whistle::optionalKey<&EncounterFacts::treasureRewards, Number<0, 3>>("treasure_rewards"),
};
using StartingUnits = Distinct<ListOf<ObjectOf<ArmyUnit>, 1, 4>, "unit">;

} // namespace

template <>
constexpr std::array whistle::recordKeys<SkillDeck>{
    key<&SkillDeck::kind>("kind"),
    key<&SkillDeck::cardsLeft, Number<0, 16>>("cards_left",
                                              QT_TRANSLATE_NOOP("shapes", "in the deck and its discard pile")),
};
template <>
constexpr std::array whistle::recordKeys<LevelUpInquiry>{
    key<&LevelUpInquiry::skillCards, Number<0, 20>>("skill_cards"),
    optionalKey<&LevelUpInquiry::trophies, NamedListOf<ObjectOf<Trophy>, 0, 12>>("trophies"),
    optionalKey<&LevelUpInquiry::treasureExperience, Number<0, 9>>(
        "treasure_experience", QT_TRANSLATE_NOOP("shapes", "from the Treasure Card just drawn")),
    optionalKey<&LevelUpInquiry::isFree>("free_level_up", QT_TRANSLATE_NOOP("shapes", "Stone of Enlightenment")),
    optionalKey<&LevelUpInquiry::deck, OrNull<ObjectOf<SkillDeck>>>("deck"),
    optionalKey<&LevelUpInquiry::payment, OrNull<DistinctListOf<Named, 0, 12>>>(
        "payment", QT_TRANSLATE_NOOP("shapes", "trophies, to be judged")),
};
template const whistle::Record& whistle::recordOf<LevelUpInquiry>();
template <>
constexpr std::array whistle::recordKeys<LevelUpVerdict>{
    key<&LevelUpVerdict::cost, Number<0, 200>>("cost"),
    key<&LevelUpVerdict::experience, Number<0, 200>>("experience"),
    key<&LevelUpVerdict::levelsUp>("levels_up"),
    key<&LevelUpVerdict::bestPayment, OrNull<ListOf<Named>>>("best_payment"),
    key<&LevelUpVerdict::surplusLost, OrNull<Number<0, 200>>>("surplus_lost"),
    key<&LevelUpVerdict::treasureExperienceLost, Number<0, 200>>("treasure_experience_lost"),
    key<&LevelUpVerdict::paymentLegal, OrNull<Truth>>("payment_legal"),
    key<&LevelUpVerdict::paymentSurplus, OrNull<Number<0, 200>>>("payment_surplus"),
    key<&LevelUpVerdict::nextCost, Number<0, 200>>("next_cost"),
    key<&LevelUpVerdict::levelsUpAgain>("levels_up_again"),
    key<&LevelUpVerdict::draw, OrNull<Number<0, 2>>>("draw"),
    key<&LevelUpVerdict::keep, OrNull<Number<0, 1>>>("keep"),
};
template <>
constexpr std::array whistle::recordKeys<ArmyUnit>{
    key<&ArmyUnit::unit, Named>("unit"),
    key<&ArmyUnit::level, Number<1, 4>>("level"),
    baseOf<ArmyUnit>,
    eliteOf<ArmyUnit>,
};
template <>
constexpr std::array whistle::recordKeys<OverwhelmInquiry>{
    key<&OverwhelmInquiry::army, StartingUnits>("army"),
    optionalKey<&OverwhelmInquiry::hasAmbush>("has_ambush"),
    optionalKey<&OverwhelmInquiry::hasGauntlet>("has_gauntlet_of_victory"),
    optionalKey<&OverwhelmInquiry::other, Number<0, 20>>("other_overwhelm"),
    key<&OverwhelmInquiry::encounter, ObjectWith<EncounterFacts, rewardsOfEncounter>>("encounter"),
    optionalKey<&OverwhelmInquiry::darkDays>("dark_days"),
};
template const whistle::Record& whistle::recordOf<OverwhelmInquiry>();
template <>
constexpr std::array whistle::recordKeys<Reward>{
    key<&Reward::experience, Number<0, 20>>("experience"),
    key<&Reward::treasureRewards, Number<0, 3>>("treasure_rewards"),
};
template <>
constexpr std::array whistle::recordKeys<OverwhelmVerdict>{
    key<&OverwhelmVerdict::overwhelm, Number<0, 40>>("overwhelm"),
    key<&OverwhelmVerdict::sources>("sources"),
    key<&OverwhelmVerdict::needed, Number<2, 5>>("needed"),
    key<&OverwhelmVerdict::scaresOff>("scares_off"),
    key<&OverwhelmVerdict::ifScaredOff, OrNull<ObjectOf<Reward>>>("if_scared_off"),
    key<&OverwhelmVerdict::ifDefeated>("if_defeated"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const LevelUpInquiry& inquiry, const Json& /*json*/)
{
    Wrong wrong;
    if (inquiry.isFree && inquiry.treasureExperience > 0)
        wrong("/treasure_experience", Saying::tr("A free level-up uses no experience from a Treasure Card."));
    const auto isTrophy = [&](const std::string& name, const std::string& at) {
        if (!firstWith(inquiry.trophies, &Trophy::name, name))
            wrong(at, input::unknownName, name);
    };
    lookAtEach(inquiry.payment.value_or(std::vector<std::string>{}), "/payment", isTrophy);
    return wrong.problems;
}

Problems problemsOf(const OverwhelmInquiry& inquiry, const Json& /*json*/)
{
    const bool hasUnit = std::ranges::any_of(inquiry.army, [](const ArmyUnit& unit) { return unit.sum() > 0; });
    return hasUnit ? Problems{} : Problems{{"/army", Text{input::noUnits}}};
}

std::vector<Text> levelUpWords(const LevelUpInquiry& /*asked*/, const LevelUpVerdict& verdict)
{
    const Text cost{Saying::tr("The level costs %1."), verdict.cost};
    return verdict.levelsUp ? std::vector<Text>{Text{Saying::tr("The hero levels up.")}, cost}
                            : std::vector<Text>{cost, Text{Saying::tr("No level-up.")}};
}

std::vector<Text> overwhelmWords(const OverwhelmInquiry& /*asked*/, const OverwhelmVerdict& verdict)
{
    return {Text{verdict.scaresOff ? Saying::tr("The encounter runs away.") : Saying::tr("The encounter stays.")}};
}

} // namespace

HeroesQuestion levelUpQuestion()
{
    return guided(questionOf("level_up",
                             Saying::tr("What does a level cost, must the hero level up, and how is it paid for?"),
                             problemsOf, judgeLevelUp),
                  levelUpWords);
}

HeroesQuestion overwhelmQuestion()
{
    return guided(questionOf("overwhelm", Saying::tr("Does the encounter run away?"), problemsOf, judgeOverwhelm),
                  overwhelmWords);
}

} // namespace whistle::heroes
