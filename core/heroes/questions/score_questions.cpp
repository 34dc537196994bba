// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "heroes/judging/victory.h"
#include "heroes/questions/cases.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/table_cases.h"

#include <set>

using namespace whistle::heroes;

namespace {

struct WornArtefact {
    std::string name;
    Slot slot = Slot::Garment;
};
struct WearingHero {
    std::string name;
    std::vector<WornArtefact> artefacts;
};

constexpr std::array controlledSites{
    sitesKey<SiteKind::Sawmill, 30>("sawmills"),        sitesKey<SiteKind::CrystalMine, 30>("crystal_mines"),
    sitesKey<SiteKind::OreMine, 30>("ore_mines"),       sitesKey<SiteKind::GoldMine, 30>("gold_mines"),
    sitesKey<SiteKind::CrystalOrb, 30>("crystal_orbs"), sitesKey<SiteKind::DragonCircle, 30>("dragon_circles"),
};

/// Heroes with their Artefacts, which are counted.
using WearingHeroes = ListOf<ObjectOf<WearingHero>, 1, 3>;
struct Artefacts : WearingHeroes {
    static void read(const whistle::Json& json, int& artefacts)
    {
        for (const whistle::Json& hero : json)
            artefacts += static_cast<int>(hero.value("artefacts", whistle::Json::array()).size());
    }
    static whistle::Json write(int /*artefacts*/) { return nullptr; }
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
    key<&PowerInquiry::sites, ObjectWith<SiteCounts, controlledSites>>(
        "sites", QT_TRANSLATE_NOOP("shapes", "controlled by the player")),
    key<&PowerInquiry::artefacts, Artefacts>("heroes"),
    optionalKey<&PowerInquiry::templeOfAsha>("temple_of_asha"),
    optionalKey<&PowerInquiry::other, Number<-20, 20>>("other"),
    optionalKey<&PowerInquiry::shown, OrNull<Number<0, 60>>>("shown",
                                                             QT_TRANSLATE_NOOP("shapes", "where the marker is")),
    optionalKey<&PowerInquiry::tearScoresUnderTemple, TearRule>("house_rules"),
};
template const whistle::Record& whistle::recordOf<PowerInquiry>();
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
template const whistle::Record& whistle::recordOf<RankingInquiry>();

namespace whistle::heroes {

namespace {

Problems problemsOf(const PowerInquiry& inquiry, const Json& json)
{
    Wrong wrong;
    std::set<std::string> cards;
    std::vector<WearingHero> heroes;
    WearingHeroes::read(json.at("heroes"), heroes);
    lookAtEach(heroes, "/heroes", [&](const WearingHero& hero, const std::string& of) {
        std::set<Slot> slots;
        lookAtEach(hero.artefacts, of + "/artefacts", [&](const WornArtefact& artefact, const std::string& at) {
            if (!slots.insert(artefact.slot).second)
                wrong(at + "/slot", Saying::tr("%1 already wears an Artefact in this slot."), hero.name);
            if (!cards.insert(artefact.name).second)
                wrong(at + "/name", Saying::tr("This card is already here."));
            if (inquiry.templeOfAsha && artefact.name == tearCard)
                wrong(at + "/name", Saying::tr("The Tear of Asha is under the Temple."));
        });
    });
    return wrong.problems;
}

Problems problemsOf(const RankingInquiry& inquiry, const Json& /*json*/)
{
    const int goal = goalOf(static_cast<int>(inquiry.players.size()));
    const auto atGoal = std::ranges::count_if(
        inquiry.players, [goal](const RankedPlayer& player) { return player.powerPoints >= goal; });
    Wrong wrong;
    if (atGoal > 1)
        wrong("/players", Saying::tr("Two players have reached the goal; the first to do so has already won."));
    return wrong.problems;
}

std::vector<Text> powerWords(const PowerInquiry& /*asked*/, const PowerVerdict& verdict)
{
    return {Text{Saying::tr("Power Points: %1 of %2."), verdict.powerPoints, verdict.goal}};
}

std::vector<Text> rankingWords(const RankingInquiry& /*asked*/, const RankingVerdict& verdict)
{
    std::vector<Text> words;
    for (const std::string& winner : verdict.winners)
        words.emplace_back(common::Saying::tr("%1 has won."), winner);
    if (words.empty())
        words.emplace_back(Saying::tr("The game goes on."));
    return words;
}

} // namespace

HeroesQuestion powerPointsQuestion()
{
    return guided(
        questionOf("power_points",
                   Saying::tr("How many Power Points does a player have, and how many are needed for domination?"),
                   problemsOf, judgePower),
        powerWords);
}

HeroesQuestion finalRankingQuestion()
{
    return guided(questionOf("final_ranking", Saying::tr("Who wins, and why?"), problemsOf, judgeRanking),
                  rankingWords);
}

} // namespace whistle::heroes
