// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/control.h"

#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/some_house_rules.h"

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

} // namespace

template <>
constexpr std::array whistle::recordKeys<PointedPlayer>{
    key<&PointedPlayer::name, Named>("name"),
    key<&PointedPlayer::powerPoints, Number<0, 60>>("power_points"),
};
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
    key<&ControlInquiry::players, NamedListOf<ObjectOf<PointedPlayer>, 2, 4>>("players"),
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

namespace whistle::heroes {

namespace {

class Checker {
public:
    explicit Checker(const ControlInquiry& inquiry) : m_inquiry(inquiry) {}

    Problems check()
    {
        addTo(m_problems, problemsOf(m_inquiry.board, "/board"));
        if (m_problems.empty()) {
            checkSpaces();
            checkHeroes();
            checkSites();
            checkSituation();
        }
        return std::move(m_problems);
    }

private:
    void wrong(std::string at, Sentence sentence) { m_problems.push_back({std::move(at), Text{sentence}}); }
    void expectPlayer(const std::string& name, const std::string& at)
    {
        if (!firstWith(m_inquiry.players, &PointedPlayer::name, name))
            m_problems.push_back({at, Text{texts::input::unknownName, name}});
    }
    void checkSpaces()
    {
        for (std::size_t i = 0; i < m_inquiry.capitals.size(); ++i)
            addTo(m_problems, problemsOf(m_inquiry.board, m_inquiry.capitals[i], pointerTo("/capitals", i)));
        for (std::size_t i = 0; m_inquiry.visited && i < m_inquiry.visited->size(); ++i)
            addTo(m_problems, problemsOf(m_inquiry.board, (*m_inquiry.visited)[i], pointerTo("/visited", i)));
    }
    /// On the board, on no capital, alone on its space.
    void checkPlace(const Space& space, std::set<Space>& taken, const std::string& at)
    {
        addTo(m_problems, problemsOf(m_inquiry.board, space, at));
        if (contains(m_inquiry.capitals, space))
            wrong(at, texts::input::onCapital);
        if (!taken.insert(space).second)
            wrong(at, texts::input::spaceTaken);
    }
    void checkHeroes()
    {
        std::set<Space> taken;
        for (std::size_t i = 0; i < m_inquiry.heroes.size(); ++i) {
            const std::string at = pointerTo("/heroes", i);
            expectPlayer(m_inquiry.heroes[i].player, at + "/player");
            checkPlace(m_inquiry.heroes[i], taken, at);
        }
        if (!firstWith(m_inquiry.heroes, &ZoneHero::name, m_inquiry.hero))
            m_problems.push_back({"/hero", Text{texts::input::unknownName, m_inquiry.hero}});
    }
    void checkSites()
    {
        std::set<Space> taken;
        for (std::size_t i = 0; i < m_inquiry.sites.size(); ++i) {
            const ControlSite& site = m_inquiry.sites[i];
            const std::string at = pointerTo("/sites", i);
            checkPlace(site, taken, at);
            if (site.controller)
                expectPlayer(*site.controller, at + "/controller");
            if (site.controller && site.guarded)
                wrong(at + "/guarded", texts::input::controlledAndGuarded);
        }
    }
    void checkSituation()
    {
        const bool isTaking = m_inquiry.situation == ControlSituation::Take;
        const auto expect = [&](bool isThere, bool isWanted, const char* name) {
            if (isThere != isWanted)
                m_problems.push_back(
                    {pointerTo("", name),
                     Text{isWanted ? texts::input::missing : texts::input::notHere, std::string(name)}});
        };
        expect(m_inquiry.take.has_value(), isTaking, "take");
        if (m_inquiry.visited && !isTaking)
            expect(true, false, "visited");
        expect(m_inquiry.loser.has_value(), !isTaking, "loser");
        for (std::size_t i = 0; m_inquiry.take && i < m_inquiry.take->size(); ++i) {
            if (!firstWith(m_inquiry.sites, &ControlSite::name, (*m_inquiry.take)[i]))
                m_problems.push_back({pointerTo("/take", i), Text{texts::input::unknownName, (*m_inquiry.take)[i]}});
        }
        if (!m_inquiry.loser || isTaking)
            return;
        expectPlayer(*m_inquiry.loser, "/loser");
        const ZoneHero* winner = firstWith(m_inquiry.heroes, &ZoneHero::name, m_inquiry.hero);
        if (winner && winner->player == *m_inquiry.loser)
            wrong("/loser", texts::input::loserIsOther);
    }

    const ControlInquiry& m_inquiry;
    Problems m_problems;
};

Problems problemsIn(const ControlInquiry& inquiry)
{
    return Checker(inquiry).check();
}

} // namespace

Question controlQuestion()
{
    return askedWith(
        "control",
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Does a site change hands, what about control zones and Power Points?")},
        problemsIn, judgeControl);
}

} // namespace whistle::heroes
