// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/control.h"

#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

constexpr Indexed<RuleWords, 4> refusals{
    {{{"MH-9.2"_rule,
       QT_TRANSLATE_NOOP("heroes", "%1: not taken, the hero has not been on its space in this movement.")},
      {"MH-9.1"_rule, QT_TRANSLATE_NOOP("heroes", "%1: not taken, it is controlled by the hero's player already.")},
      {"MH-9.3"_rule, QT_TRANSLATE_NOOP("heroes", "%1: not taken, it is still guarded.")},
      {"MH-9.4"_rule, QT_TRANSLATE_NOOP("heroes", "%1: not taken, it lies in the control zone of an enemy hero.")}}}};

constexpr Saying taken{QT_TRANSLATE_NOOP("heroes", "%1 changes hands: Power Points %2 for %3.")};
constexpr Saying takenFrom{
    QT_TRANSLATE_NOOP("heroes", "%1 changes hands: Power Points %2 for %3, as many less for %4.")};
constexpr Saying blocker{QT_TRANSLATE_NOOP("heroes", "%1 lies in the control zone of %2.")};
constexpr Saying nothing{QT_TRANSLATE_NOOP("heroes", "No site changes hands.")};
constexpr Saying points{QT_TRANSLATE_NOOP("heroes", "Power Points of %1: %2, before %3.")};
constexpr Saying dominates{QT_TRANSLATE_NOOP("heroes", "%1 has reached %2 Power Points and wins at once.")};

class ControlJudge {
public:
    ControlJudge(const ControlInquiry& inquiry, Listening listening)
        : m_inquiry(inquiry)
        , m_sites(inquiry.sites)
        , m_reasons(listening)
        , m_hero(*firstWith(inquiry.heroes, &ZoneHero::name, inquiry.hero))
    {
        for (const PointedPlayer& player : inquiry.players)
            m_verdict.powerPoints.push_back({player.name, player.powerPoints, player.powerPoints});
    }

    Ruling<ControlVerdict> judge()
    {
        const bool isTaking = m_inquiry.situation == ControlSituation::Take;
        for (const ZoneHero& hero : m_inquiry.heroes) {
            if (isTaking ? hero.player != m_hero.player : hero.name == m_hero.name)
                m_verdict.zones.push_back({hero.name, zoneOf(hero)});
        }
        if (isTaking)
            takeAll();
        else
            inherit();
        if (m_verdict.sitesTaken.empty())
            m_reasons.say(isTaking ? "MH-9.2"_rule : "MH-18.8"_rule, nothing);
        for (const PowerChange& change : m_verdict.powerPoints) {
            if (change.before != change.after)
                m_reasons.say("MH-9.5"_rule, points, change.player, change.after, change.before);
        }
        const int goal = goalOf(static_cast<int>(m_inquiry.players.size()));
        if (!m_verdict.sitesTaken.empty() && of(m_hero.player).after >= goal) {
            m_verdict.dominationWinner = m_hero.player;
            m_reasons.say("MH-1.1"_rule, dominates, m_hero.player, goal);
        }
        return {std::move(m_verdict), std::move(m_reasons.why), std::move(m_reasons.rules)};
    }

private:
    [[nodiscard]] std::vector<Space> zoneOf(const ZoneHero& hero) const
    {
        const bool onHarbour = m_inquiry.board.at(hero) == Terrain::Harbour;
        return controlZone(m_inquiry.board, m_inquiry.capitals,
                           {hero, hero.explorer, m_inquiry.harbourExtendsZone && onHarbour});
    }
    PowerChange& of(const std::string& player)
    {
        return *firstWith(m_verdict.powerPoints, &PowerChange::player, player);
    }
    [[nodiscard]] static bool covers(const HeroZone& zone, const Space& space)
    {
        return std::binary_search(zone.spaces.begin(), zone.spaces.end(), space);
    }

    /// MH-9.5
    void change(ControlSite& site)
    {
        const int worth = powerOf(site.kind);
        m_verdict.sitesTaken.push_back(site.name);
        of(m_hero.player).after += worth;
        const RuleId rule = m_inquiry.situation == ControlSituation::Take ? "MH-9.5"_rule : "MH-18.8"_rule;
        if (site.controller) {
            PowerChange& loser = of(*site.controller);
            loser.after = std::max(0, loser.after - worth);
            m_reasons.say(rule, takenFrom, site.name, worth, m_hero.player, *site.controller);
        } else {
            m_reasons.say(rule, taken, site.name, worth, m_hero.player);
        }
        site.controller = m_hero.player;
    }

    void takeAll()
    {
        for (const std::string& name : *m_inquiry.take) {
            ControlSite& site = *firstWith(m_sites, &ControlSite::name, name);
            std::optional<RefusedSite> refused = refusalOf(site);
            if (!refused) {
                change(site);
                continue;
            }
            m_reasons.say(ruleOf(refused->reason), textOf(refused->reason), name);
            for (const std::string& hero : refused->blockedBy)
                m_reasons.say("MH-9.4"_rule, blocker, name, hero);
            m_verdict.refused.push_back(std::move(*refused));
        }
    }

    [[nodiscard]] std::optional<RefusedSite> refusalOf(const ControlSite& site) const
    {
        const auto& visited = m_inquiry.visited;
        const bool isVisited = site == m_hero || (visited && contains(*visited, site));
        if (!isVisited)
            return RefusedSite{site.name, ControlRefusal::NotVisited, {}};
        if (site.controller == m_hero.player)
            return RefusedSite{site.name, ControlRefusal::AlreadyControlled, {}};
        if (site.guarded)
            return RefusedSite{site.name, ControlRefusal::Guarded, {}};
        RefusedSite blocked{site.name, ControlRefusal::ControlZone, {}};
        for (const HeroZone& zone : m_verdict.zones) {
            const ZoneHero* hero = firstWith(m_inquiry.heroes, &ZoneHero::name, zone.hero);
            const bool protects = m_inquiry.protects == ZoneProtects::EverySite || site.controller == hero->player;
            if (protects && covers(zone, site))
                blocked.blockedBy.push_back(zone.hero);
        }
        return blocked.blockedBy.empty() ? std::nullopt : std::optional(blocked);
    }

    /// MH-18.8, MH-R26
    void inherit()
    {
        for (ControlSite& site : m_sites) {
            if (site.controller == m_inquiry.loser && covers(m_verdict.zones.front(), site))
                change(site);
        }
    }

    const ControlInquiry& m_inquiry;
    std::vector<ControlSite> m_sites;
    Reasons m_reasons;
    const ZoneHero& m_hero;
    ControlVerdict m_verdict;
};

} // namespace

RuleId ruleOf(ControlRefusal refusal)
{
    return refusals[refusal].rule;
}

Sentence textOf(ControlRefusal refusal)
{
    return refusals[refusal].words;
}

Ruling<ControlVerdict> judgeControl(const ControlInquiry& inquiry, Listening listening)
{
    return ControlJudge(inquiry, listening).judge();
}

} // namespace whistle::heroes
