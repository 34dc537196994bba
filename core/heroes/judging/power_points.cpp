// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/power_points.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

constexpr Saying total{QT_TRANSLATE_NOOP("heroes", "Power Points: %1 of %2.")};
constexpr Saying dominates{QT_TRANSLATE_NOOP("heroes", "That is the goal: domination.")};
constexpr Saying marker{QT_TRANSLATE_NOOP("heroes", "The marker stands at %1; correction: %2.")};
constexpr Saying none{QT_TRANSLATE_NOOP("heroes", "Nothing brings Power Points yet.")};
constexpr Saying floored{QT_TRANSLATE_NOOP("heroes", "The Power Points do not fall below 0.")};
constexpr Indexed<RuleWords, 10> lines{{{{"MH-9.10"_rule, QT_TRANSLATE_NOOP("heroes", "Sawmills: %1.")},
                                         {"MH-9.10"_rule, QT_TRANSLATE_NOOP("heroes", "Crystal mines: %1.")},
                                         {"MH-9.10"_rule, QT_TRANSLATE_NOOP("heroes", "Ore mines: %1.")},
                                         {"MH-9.10"_rule, QT_TRANSLATE_NOOP("heroes", "Gold mines: %1.")},
                                         {"MH-9.10"_rule, QT_TRANSLATE_NOOP("heroes", "Crystal orbs: %1.")},
                                         {"MH-9.10"_rule, QT_TRANSLATE_NOOP("heroes", "Dragon circles: %1.")},
                                         {"MH-26.17"_rule, QT_TRANSLATE_NOOP("heroes", "Artefacts: %1.")},
                                         {"MH-23.4"_rule, QT_TRANSLATE_NOOP("heroes", "Temple of Asha: %1.")},
                                         {"MH-R24"_rule, QT_TRANSLATE_NOOP("heroes", "Tear of Asha: %1.")},
                                         {"MH-1.5"_rule, QT_TRANSLATE_NOOP("heroes", "Other: %1.")}}}};

} // namespace

Ruling<PowerVerdict> judgePower(const PowerInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    Reasons parts(listening);
    PowerVerdict verdict;
    int sum = 0;
    const auto add = [&](PowerSource source, int points) {
        if (points == 0)
            return;
        verdict.sources.push_back({source, points});
        sum += points;
        parts.say(lines[source].rule, lines[source].words, points);
    };
    for (std::size_t i = 0; i < inquiry.sites.number.size(); ++i)
        add(static_cast<PowerSource>(i), inquiry.sites.number[i] * powerOf(static_cast<SiteKind>(i)));
    int artefacts = 0;
    for (const WearingHero& hero : inquiry.heroes)
        artefacts += static_cast<int>(hero.artefacts.size());
    add(PowerSource::Artefacts, artefacts);
    add(PowerSource::TempleOfAsha, inquiry.templeOfAsha ? 3 : 0);
    add(PowerSource::TearOfAsha, inquiry.templeOfAsha && inquiry.tearScoresUnderTemple ? 1 : 0);
    add(PowerSource::Other, inquiry.other);
    verdict.powerPoints = std::max(0, sum);
    verdict.goal = goalOf(inquiry.playerCount);
    verdict.missing = std::max(0, verdict.goal - verdict.powerPoints);
    verdict.domination = verdict.missing == 0;
    reasons.say("MH-1.5"_rule, total, verdict.powerPoints, verdict.goal);
    reasons.cite("MH-1.1"_rule);
    if (verdict.domination)
        reasons.say("MH-1.1"_rule, dominates);
    if (inquiry.shown) {
        verdict.correction = verdict.powerPoints - *inquiry.shown;
        reasons.say("MH-1.5"_rule, marker, *inquiry.shown, *verdict.correction);
    }
    reasons.add(parts.why, parts.rules);
    if (verdict.sources.empty())
        reasons.say("MH-1.5"_rule, none);
    if (sum < 0)
        reasons.say("MH-1.5"_rule, floored);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes
