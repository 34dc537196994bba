// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game_entry.h"

#include "kaosball/form_pickers.h"
#include "kaosball/game.h"
#include "kaosball/new_match/house_rule_words.h"
#include "kaosball/new_match/new_match_page.h"
#include "kaosball/page/kaosball_page.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/past.h"
#include "kaosball/telling/report.h"
#include "kaosball/telling/scoreboard.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::GameEntry)
};

/// What the home page shows of a match; the names are put in when it is shown.
MatchDesk::Digest digestOf(const Match& match)
{
    const State& state = static_cast<const GameMatch<Game>&>(match).state();
    MatchDesk::Digest digest;
    Json seats = Json::array();
    for (const Team& team : state.teams) {
        seats.push_back({{"seat", seatOf(team.side)}, {"name", team.name}, {"score", team.score}});
        digest.title += (digest.title.empty() ? "" : ", ") + team.name + " " + std::to_string(team.score);
    }
    digest.finished = state.phase == Phase::Finished;
    digest.summary = {{"seats", std::move(seats)},
                      {"period", state.period},
                      {"overtime", state.isOvertime()},
                      {"phase", toWord(state.phase)}};
    return digest;
}

QString standingOf(const Json& summary)
{
    const int period = valueIn(summary, "period", 1);
    const auto phase = fromWord<Phase>(valueIn(summary, "phase", std::string()));
    if (phase == Phase::UpgradeDraft || phase == Phase::RingerDraft)
        return Words::tr("draft");
    if (phase == Phase::Loadout && period == 1)
        return Words::tr("loadout");
    if (phase == Phase::Lineup && period == 1)
        return Words::tr("line-up");
    if (valueIn(summary, "overtime", false))
        return Words::tr("overtime");
    return Words::tr("period %1").arg(period);
}

/// The house rules that differ from the rulebook's reading, in words.
std::vector<ReportHouseRule> houseRulesOf(const HouseRules& rules)
{
    static constexpr Sentence named{"kaosball_pages", QT_TRANSLATE_NOOP("kaosball_pages", "%1: %2")};
    std::vector<ReportHouseRule> told;
    const Json written = writeHouseRules(rules);
    for (const HouseRuleWords& rule : houseRuleWords()) {
        const auto value = written.find(rule.key);
        if (value == written.end())
            continue;
        Text reading;
        if (value->is_number_integer())
            reading = Text{named, rule.question, value->get<int>()};
        for (const Reading& one : rule.readings) {
            if (one.value == *value)
                reading = Text{named, rule.question, one.words};
        }
        told.push_back({RuleId{rule.rule}, reading});
    }
    return told;
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry;
    entry.game = Game::id;
    entry.name = {"whistle::kaosball::GameEntry", QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "Kaosball")};
    entry.players = {"whistle::kaosball::GameEntry",
                     QT_TRANSLATE_NOOP("whistle::kaosball::GameEntry", "2 to 4 coaches")};
    entry.icon = Icon::Table;
    entry.page = [](MatchDesk& desk, QWidget* parent) -> GamePage* { return new KaosballPage(desk, parent); };
    entry.newMatchPage = [](Settings& settings, QWidget* parent) -> NewMatchPage* {
        return new KaosballNewMatchPage(settings, parent);
    };
    entry.digest = digestOf;
    entry.report = [](const Match& match) {
        const auto& typed = static_cast<const GameMatch<Game>&>(match);
        MatchReport report = reportOf(typed);
        report.houseRules = houseRulesOf(typed.state().houseRules);
        return report;
    };
    entry.scoreboard = [](const Match& match) { return scoreboardOf(static_cast<const GameMatch<Game>&>(match)); };
    entry.past = pastTeller();
    entry.standing = standingOf;
    entry.names = nameReader();
    entry.pickers = formPickers();
    return entry;
}

} // namespace whistle::kaosball
