// SPDX-License-Identifier: GPL-3.0-or-later
// movement, control: what happens on the board.
#include "heroes/judging/control.h"
#include "heroes/questions/cases.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"

#include <set>

using namespace whistle::heroes;

namespace {

/// One of the six kinds that are controlled.
struct ControlledKind : OneOf {
    static whistle::Shape shape()
    {
        std::vector<std::string> words = whistle::allWords<SiteKind>();
        words.resize(controlledKinds);
        return whistle::Shape::words(std::move(words));
    }
};
/// A space as a pair of numbers.
struct PairOfNumbers {
    static whistle::Shape shape() { return whistle::Shape::list(Coordinate::shape(), 2, 2); }
    static void read(const whistle::Json& json, Space& space) { space = {json[0].get<int>(), json[1].get<int>()}; }
    static whistle::Json write(const Space& space) { return whistle::Json::array({space.row, space.column}); }
};

constexpr std::array pointedPlayer{
    whistle::key<&RankedPlayer::name, Named>("name"),
    whistle::key<&RankedPlayer::powerPoints, Number<0, 60>>("power_points"),
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<ZoneHero>{
    key<&ZoneHero::name, Named>("name"),
    key<&ZoneHero::player, Named>("player"),
    rowOf<ZoneHero>,
    columnOf<ZoneHero>,
    optionalKey<&ZoneHero::explorer>("explorer"),
};
template <>
constexpr std::array whistle::recordKeys<ControlSite>{
    key<&ControlSite::name, Named>("name"),
    key<&ControlSite::kind, ControlledKind>("kind"),
    rowOf<ControlSite>,
    columnOf<ControlSite>,
    optionalKey<&ControlSite::controller, OrNull<Named>>("controller"),
    optionalKey<&ControlSite::guarded>("guarded"),
};
template <>
constexpr std::array whistle::recordKeys<ControlInquiry>{
    key<&ControlInquiry::situation>("situation"),
    key<&ControlInquiry::board, BoardRows>("board", QT_TRANSLATE_NOOP("shapes", "rows of terrain codes")),
    optionalKey<&ControlInquiry::capitals, ListOf<ObjectOf<Space>, 0, 4>>("capitals"),
    key<&ControlInquiry::players, NamedListOf<ObjectWith<RankedPlayer, pointedPlayer>, 2, 4>>("players"),
    key<&ControlInquiry::heroes, NamedListOf<ObjectOf<ZoneHero>, 1, 12>>("heroes",
                                                                         QT_TRANSLATE_NOOP("shapes", "on the board")),
    key<&ControlInquiry::sites, NamedListOf<ObjectOf<ControlSite>, 1, 60>>("sites"),
    key<&ControlInquiry::hero, Named>("hero",
                                      QT_TRANSLATE_NOOP("shapes", "the active one, or the winner of the battle")),
    optionalKey<&ControlInquiry::take, OrNull<DistinctListOf<Named, 1, 10>>>(
        "take", QT_TRANSLATE_NOOP("shapes", "sites, in this order")),
    optionalKey<&ControlInquiry::visited, OrNull<ListOf<ObjectOf<Space>, 1, 20>>>(
        "visited", QT_TRANSLATE_NOOP("shapes", "in this movement")),
    optionalKey<&ControlInquiry::loser, OrNull<Named>>("loser",
                                                       QT_TRANSLATE_NOOP("shapes", "the player whose hero has lost")),
    optionalKey<&ControlInquiry::protects, ZoneRule>("house_rules"),
};
template const whistle::Record& whistle::recordOf<ControlInquiry>();
template <>
constexpr std::array whistle::recordKeys<RefusedSite>{
    key<&RefusedSite::site, Named>("site"),
    key<&RefusedSite::reason>("reason"),
    key<&RefusedSite::blockedBy>("blocked_by", "heroes"),
};
template <>
constexpr std::array whistle::recordKeys<PowerChange>{
    key<&PowerChange::player, Named>("player"),
    key<&PowerChange::before, Number<0, 200>>("before"),
    key<&PowerChange::after, Number<0, 200>>("after"),
};
template <>
constexpr std::array whistle::recordKeys<HeroZone>{
    key<&HeroZone::hero, Named>("hero"),
    key<&HeroZone::spaces, ListOf<PairOfNumbers>>("spaces"),
};
template <>
constexpr std::array whistle::recordKeys<ControlVerdict>{
    key<&ControlVerdict::sitesTaken>("sites_taken"),
    key<&ControlVerdict::refused>("refused"),
    key<&ControlVerdict::powerPoints>("power_points"),
    key<&ControlVerdict::zones>("zones"),
    key<&ControlVerdict::dominationWinner, OrNull<Named>>("domination_winner"),
};
template <>
constexpr std::array whistle::recordKeys<MovingHero>{
    key<&MovingHero::player, Named>("player"),
    optionalKey<&MovingHero::explorer>("explorer"),
    optionalKey<&MovingHero::dimensionWalker>("dimension_walker"),
    optionalKey<&MovingHero::wanderer>("wanderer"),
    optionalKey<&MovingHero::units, Number<0, 26>>("units"),
    key<&MovingHero::start, OrNull<ObjectOf<Space>>>("start", QT_TRANSLATE_NOOP("shapes", "null: in its capital")),
};
template <>
constexpr std::array whistle::recordKeys<Placed>{
    key<&Placed::player, Named>("player"),
    rowOf<Placed>,
    columnOf<Placed>,
};
template <>
constexpr std::array whistle::recordKeys<MetEnemy>{
    rowOf<MetEnemy>,
    columnOf<MetEnemy>,
    key<&MetEnemy::against>("against"),
};
template <>
constexpr std::array whistle::recordKeys<MovementInquiry>{
    inheritedKey<MovementInquiry, &Ground::board, BoardRows>("board", Presence::Required,
                                                             QT_TRANSLATE_NOOP("shapes", "rows of terrain codes")),
    inheritedKey<MovementInquiry, &Ground::hero>("hero", Presence::Required),
    optionalKey<&MovementInquiry::extraPoints, Number<-4, 10>>("extra_movement_points"),
    inheritedKey<MovementInquiry, &Ground::portalBuilt>("portal_built"),
    optionalKey<&MovementInquiry::battleAlreadyFought>("battle_already_fought",
                                                       QT_TRANSLATE_NOOP("shapes", "in this activation")),
    inheritedKey<MovementInquiry, &Ground::capitals, ListOf<ObjectOf<Placed>, 1, 4>>("capitals", Presence::Required),
    inheritedKey<MovementInquiry, &Ground::encounters>("encounters"),
    inheritedKey<MovementInquiry, &Ground::otherHeroes>("other_heroes"),
    key<&MovementInquiry::path, ListOf<ObjectOf<PathStep>, 0, 20>>("path"),
};
template const whistle::Record& whistle::recordOf<MovementInquiry>();
template <>
constexpr std::array whistle::recordKeys<MovementVerdict>{
    key<&MovementVerdict::isLegal>("legal"),
    key<&MovementVerdict::problem, OrNull<WordOf<MoveProblem>>>("problem"),
    key<&MovementVerdict::step, OrNull<Number<0, 40>>>("step", "the first illegal step, from 0"),
    toldKey<&MovementVerdict::isLegal, &Walk::points, Number<0, 40>>("movement_points"),
    toldKey<&MovementVerdict::isLegal, &Walk::used, Number<0, 40>>("movement_points_used"),
    toldKey<&MovementVerdict::isLegal, &Walk::left, Number<0, 40>>("movement_points_left"),
    toldKey<&MovementVerdict::isLegal, &Walk::isInCapital, Truth>("ends_in_capital"),
    toldKey<&MovementVerdict::isLegal, &MovementVerdict::battles, ListOf<ObjectOf<MetEnemy>>>("battles"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const MovementInquiry& asked, const Json& /*json*/)
{
    Wrong wrong{problemsOf(asked.board, "/board")};
    if (!wrong.problems.empty())
        return wrong.problems;
    const auto isOnBoard = [&](const Space& space, const std::string& at) {
        addTo(wrong.problems, problemsOf(asked.board, space, at));
    };
    if (asked.hero.start)
        isOnBoard(*asked.hero.start, "/hero/start");
    lookAtEach(asked.capitals, "/capitals", isOnBoard);
    lookAtEach(asked.encounters, "/encounters", isOnBoard);
    lookAtEach(asked.otherHeroes, "/other_heroes", isOnBoard);
    lookAtEach(asked.path, "/path", [&](const PathStep& step, const std::string& at) { isOnBoard(step.space(), at); });

    std::set<std::string> players;
    std::set<Space> capitals;
    lookAtEach(asked.capitals, "/capitals", [&](const Placed& capital, const std::string& at) {
        if (!players.insert(capital.player).second)
            wrong(at + "/player", Saying::tr("%1 already has a capital."), capital.player);
        if (!capitals.insert(capital).second)
            wrong(at, input::spaceTaken);
    });
    if (!players.contains(asked.hero.player))
        wrong("/capitals", Saying::tr("The hero's player needs a capital."));
    std::set<Space> taken;
    const auto isFree = [&](const Space& space, const std::string& at) {
        if (capitals.contains(space))
            wrong(at, input::onCapital);
        else if (!taken.insert(space).second)
            wrong(at, input::spaceTaken);
    };
    if (asked.hero.start)
        isFree(*asked.hero.start, "/hero/start");
    lookAtEach(asked.encounters, "/encounters", isFree);
    lookAtEach(asked.otherHeroes, "/other_heroes", isFree);
    return wrong.problems;
}

Problems problemsOf(const ControlInquiry& inquiry, const Json& /*json*/)
{
    Wrong wrong{problemsOf(inquiry.board, "/board")};
    if (!wrong.problems.empty())
        return wrong.problems;
    const auto isOnBoard = [&](const Space& space, const std::string& at) {
        addTo(wrong.problems, problemsOf(inquiry.board, space, at));
    };
    lookAtEach(inquiry.capitals, "/capitals", isOnBoard);
    lookAtEach(inquiry.visited.value_or(std::vector<Space>{}), "/visited", isOnBoard);
    const auto isPlayer = [&](const std::string& name, const std::string& at) {
        if (!firstWith(inquiry.players, &RankedPlayer::name, name))
            wrong(at, input::unknownName, name);
    };
    const auto isAlone = [&](const Space& space, std::set<Space>& taken, const std::string& at) {
        isOnBoard(space, at);
        if (contains(inquiry.capitals, space))
            wrong(at, input::onCapital);
        if (!taken.insert(space).second)
            wrong(at, input::spaceTaken);
    };
    std::set<Space> ofHeroes;
    lookAtEach(inquiry.heroes, "/heroes", [&](const ZoneHero& hero, const std::string& at) {
        isPlayer(hero.player, at + "/player");
        isAlone(hero, ofHeroes, at);
    });
    const ZoneHero* hero = firstWith(inquiry.heroes, &ZoneHero::name, inquiry.hero);
    if (!hero)
        wrong("/hero", input::unknownName, inquiry.hero);
    std::set<Space> ofSites;
    lookAtEach(inquiry.sites, "/sites", [&](const ControlSite& site, const std::string& at) {
        isAlone(site, ofSites, at);
        if (site.controller)
            isPlayer(*site.controller, at + "/controller");
        if (site.controller && site.guarded)
            wrong(at + "/guarded", Saying::tr("A controlled site is not guarded."));
    });
    const bool isTaking = inquiry.situation == ControlSituation::Take;
    const auto expect = [&](bool isThere, bool isWanted, const char* name) {
        if (isThere != isWanted)
            wrong(pointerTo("", name), isWanted ? input::missing : input::notHere, std::string(name));
    };
    expect(inquiry.take.has_value(), isTaking, "take");
    expect(inquiry.visited && !isTaking, false, "visited");
    expect(inquiry.loser.has_value(), !isTaking, "loser");
    lookAtEach(inquiry.take.value_or(std::vector<std::string>{}), "/take",
               [&](const std::string& site, const std::string& at) {
                   if (!firstWith(inquiry.sites, &ControlSite::name, site))
                       wrong(at, input::unknownName, site);
               });
    if (inquiry.loser && !isTaking) {
        isPlayer(*inquiry.loser, "/loser");
        if (hero && hero->player == *inquiry.loser)
            wrong("/loser", Saying::tr("The loser must be another player."));
    }
    return wrong.problems;
}

std::vector<Text> controlWords(const ControlInquiry& /*asked*/, const ControlVerdict& verdict)
{
    return {Text{Saying::tr("Sites that change hands: %1."), static_cast<int>(verdict.sitesTaken.size())}};
}

} // namespace

HeroesQuestion movementQuestion()
{
    return guided(questionOf("movement",
                             Saying::tr("Is this path legal, what does it cost, and where are the battles?"),
                             problemsOf, judgeMovement),
                  legalWords<MovementInquiry, MovementVerdict>);
}

HeroesQuestion controlQuestion()
{
    return guided(questionOf("control",
                             Saying::tr("Does a site change hands, and how do control zones and Power Points change?"),
                             problemsOf, judgeControl),
                  controlWords);
}

} // namespace whistle::heroes
