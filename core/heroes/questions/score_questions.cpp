// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/power_points.h"
#include "heroes/judging/ranking.h"
#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/shared_records.h"
#include "heroes/questions/some_house_rules.h"

#include <set>

using namespace whistle::heroes;

namespace {

/// How many sites of each controlled kind, each under its plural.
struct SiteNumbers {
    static constexpr std::array<const char*, controlledKinds> keys{"sawmills",   "crystal_mines", "ore_mines",
                                                                   "gold_mines", "crystal_orbs",  "dragon_circles"};
    static whistle::Shape shape()
    {
        std::vector<whistle::ShapeKey> all;
        for (const char* name : keys)
            all.push_back(whistle::withDefault(name, whistle::Shape::integer(0, 30), "0"));
        return whistle::Shape::object(std::move(all));
    }
    static void read(const whistle::Json& json, PowerSites& sites)
    {
        for (std::size_t i = 0; i < keys.size(); ++i)
            sites.number[i] = json.value(keys[i], 0);
    }
    static whistle::Json write(const PowerSites& sites)
    {
        whistle::Json json = whistle::Json::object();
        for (std::size_t i = 0; i < keys.size(); ++i)
            json[keys[i]] = sites.number[i];
        return json;
    }
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<WornArtefact>{
    key<&WornArtefact::name, Named>("name"),
    key<&WornArtefact::slot>("slot"),
};
template <>
constexpr std::array whistle::recordKeys<WearingHero>{
    key<&WearingHero::name, Named>("name"),
    optionalKey<&WearingHero::artefacts, ListOf<ObjectOf<WornArtefact>, 0, 5>>("artefacts"),
};
template <>
constexpr std::array whistle::recordKeys<PowerInquiry>{
    key<&PowerInquiry::playerCount, Number<2, 4>>("player_count"),
    key<&PowerInquiry::sites, SiteNumbers>("sites", QT_TRANSLATE_NOOP("shapes", "controlled by the player")),
    key<&PowerInquiry::heroes, ListOf<ObjectOf<WearingHero>, 1, 3>>("heroes"),
    optionalKey<&PowerInquiry::templeOfAsha>("temple_of_asha"),
    optionalKey<&PowerInquiry::other, Number<-20, 20>>("other"),
    optionalKey<&PowerInquiry::shown, OrNull<Number<0, 60>>>("shown",
                                                             QT_TRANSLATE_NOOP("shapes", "where the marker stands")),
    optionalKey<&PowerInquiry::tearScoresUnderTemple, TearRule>("house_rules"),
};
template <>
constexpr std::array whistle::recordKeys<PowerLine>{
    key<&PowerLine::source>("source"),
    key<&PowerLine::powerPoints, Number<-200, 200>>("power_points"),
};
template <>
constexpr std::array whistle::recordKeys<PowerVerdict>{
    key<&PowerVerdict::powerPoints, Number<0, 400>>("power_points"),
    key<&PowerVerdict::sources>("sources"),
    key<&PowerVerdict::correction, OrNull<Number<-400, 400>>>("correction"),
    key<&PowerVerdict::goal, Number<12, 16>>("goal"),
    key<&PowerVerdict::missing, Number<0, 16>>("missing"),
    key<&PowerVerdict::domination>("domination"),
};
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

Problems problemsOf(const PowerInquiry& inquiry)
{
    Problems problems;
    std::set<std::string> cards;
    for (std::size_t i = 0; i < inquiry.heroes.size(); ++i) {
        std::set<Slot> slots;
        const std::vector<WornArtefact>& artefacts = inquiry.heroes[i].artefacts;
        for (std::size_t k = 0; k < artefacts.size(); ++k) {
            const std::string at = pointerTo(pointerTo("/heroes", i) + "/artefacts", k);
            if (!slots.insert(artefacts[k].slot).second)
                problems.push_back({at + "/slot", Text{texts::input::slotTaken}});
            if (!cards.insert(artefacts[k].name).second)
                problems.push_back({at + "/name", Text{texts::input::cardTwice}});
            if (inquiry.templeOfAsha && artefacts[k].name == tearCard)
                problems.push_back({at + "/name", Text{texts::input::tearUnderTemple}});
        }
    }
    return problems;
}

Problems problemsOf(const RankingInquiry& inquiry)
{
    const int goal = goalOf(static_cast<int>(inquiry.players.size()));
    const auto atGoal = std::count_if(inquiry.players.begin(), inquiry.players.end(),
                                      [goal](const RankedPlayer& player) { return player.powerPoints >= goal; });
    return atGoal > 1 ? Problems{{"/players", Text{texts::input::twoAtGoal}}} : Problems{};
}

} // namespace

Question powerPointsQuestion()
{
    return askedWith(
        "power_points",
        {"heroes", QT_TRANSLATE_NOOP("heroes", "How many Power Points has a player, and what is left to domination?")},
        problemsOf, judgePower);
}

Question finalRankingQuestion()
{
    return askedWith("final_ranking", {"heroes", QT_TRANSLATE_NOOP("heroes", "Who wins, and why?")}, problemsOf,
                     judgeRanking);
}

} // namespace whistle::heroes
