// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sheet.h"
#include "catalog/leagues.h"
#include "catalog/seasons.h"
#include "everything_said.h"
#include "hard_names.h"
#include "league/checking/check.h"
#include "league/checking/random_season.h"
#include "league/outlook/honours.h"
#include "league/outlook/outlook.h"
#include "league/refereeing/intake.h"
#include "league/refereeing/next_season.h"
#include "league/refereeing/offered_acts.h"
#include "league/refereeing/result_fields.h"
#include "league/refereeing/settle.h"
#include "league/refereeing/trf_intake.h"
#include "league/refereeing/why_paired.h"
#include "league/standings/standings.h"
#include "league/telling/fixture_names.h"
#include "league/telling/papers.h"
#include "league/telling/season_json.h"
#include "league/telling/trf_file.h"
#include "mutated_json.h"

#include <map>

namespace whistle {

namespace {

const Instant evening{1'770'033'600};

/// The season with names that are hard to put into a sentence: those of its entrants, in their order.
Json withHardNames(Json act)
{
    const auto named = [](Json& list) {
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i]["name"] = i < hardNames.size() ? hardNames[i] : "Klub " + std::to_string(i + 1);
    };
    if (act.value("command", std::string()) == "create")
        named(act["season"]["entrants"]);
    return act;
}

class InTheSeason {
public:
    InTheSeason(Heard& heard, const SeasonRecord& record) : m_heard(heard), m_record(record) {}

    void hear(const PlayResult& result)
    {
        say(result.why);
        say(result.objections);
        for (const RefusedEntry& refused : result.nowRefused)
            say(refused.objections);
    }
    void hear(const Checked<PlayResult>& result)
    {
        if (result)
            hear(*result);
        else
            say(result.problems());
    }
    void hearWhatIf(const Json& line)
    {
        const Checked<Preview> preview = m_record.whatIf(line);
        if (preview)
            hear(preview->result);
        else
            say(preview.problems());
    }
    void hearTable()
    {
        const league::Season& season = m_record.state();
        const league::LeagueRules* rules = rulesOf(m_record);
        if (rules == nullptr)
            return;
        for (const league::TableRow& row : league::overallStandings(season, *rules)) {
            say(row.why);
            if (row.headline)
                say(*row.headline);
        }
        for (int round = 1; round <= static_cast<int>(season.paired.size()); ++round) {
            for (const league::PairingReason& reason : league::whyPaired(season, *rules, round))
                say(reason.why);
        }
        hearReport(season, *rules);
        say(league::outlook(season, *rules).sentences);
        if (const std::optional<league::Honours> honours = league::honoursOf(season, *rules)) {
            for (const league::Award& award : honours->awards)
                say(Text{award.name});
        }
        for (int entrant = 0; entrant < static_cast<int>(season.entrants.size()); ++entrant) {
            for (const league::SettledField& field : broughtBy(season, entrant))
                say(field.why);
        }
        for (const league::Paper paper : league::papersOf(season))
            say(Text{league::titleOf(paper)});
        for (const league::Fixture& fixture : season.fixtures) {
            m_heard.hearMade([&] { return league::roundName(season, fixture); });
            for (std::size_t side = 0; side < fixture.sides.size(); ++side) {
                if (fixture.sides[side] < 0)
                    m_heard.hearMade([&] { return league::sideName(season, fixture, side); });
            }
        }
    }
    /// Where it can be written as a tournament report, what is told when it is read again with a line too many.
    void hearReport(const league::Season& season, const league::LeagueRules& rules)
    {
        const Checked<std::string> report = league::tournamentReport(season, rules);
        if (!report)
            return say(report.problems());
        const Checked<league::Intake> intake =
            league::takeInTrf(*report + "102 An arbiter\n", "report.trf", "again", season.game, leagueRules);
        say(intake ? intake->leftOut : intake.problems());
    }
    void hearForms()
    {
        const league::Season& season = m_record.state();
        const league::LeagueRules* rules = rulesOf(m_record);
        if (rules == nullptr)
            return;
        hear(league::offeredActs(season, *rules));
        for (const league::Fixture& fixture : season.fixtures) {
            hear(league::offeredActs(season, *rules, fixture));
            const Checked<league::MatchToPlay> match = matchFor(season, fixture.id);
            if (!match) {
                say(match.problems());
                continue;
            }
            for (const league::SettledField& field : match->settled)
                say(field.why);
        }
    }
    /// What is found in a season's file where somebody has changed a number.
    void hearCheck(MutatedJson& chance)
    {
        const league::LeagueRules* rules = rulesOf(m_record);
        if (rules == nullptr)
            return;
        const Json season = league::seasonJson(m_record.state(), *rules);
        const Json flat = season.flatten();
        std::vector<std::string> numbers;
        for (const auto& [place, value] : flat.items()) {
            if (value.is_number_integer())
                numbers.push_back(place);
        }
        for (int i = 0; i < 4 && !numbers.empty(); ++i) {
            Json changed = season;
            Json& number = changed[Json::json_pointer(numbers[chance.below(numbers.size())])];
            number = number.get<int>() + 1;
            m_heard.hear(league::checkSeason(changed));
        }
    }
    /// Tables of somebody's own: names, fixtures, results, good lines beside bad ones.
    void hearIntake()
    {
        const league::Season& season = m_record.state();
        if (season.entrants.size() < 2)
            return;
        const std::string one = season.entrants[0].name;
        const std::string two = season.entrants[1].name;
        for (const std::string& table :
             {"Home;Away;Result\n" + one + ";" + two + ";3:1\n" + two + ";" + one + ";many\n" + one + ";x;1:2\n" + one +
                  ";" + one + ";1:2\n",
              "Home;Away;Date;Time\n" + one + ";" + two + ";2027-01-31;18:30\n" + two + ";" + one + ";tomorrow;late\n",
              "Name;Coach;Colour\n" + one + ";Zsófia;red\nNew ones;Béla;#b03030\nOthers;Béla;blue\n;;\n",
              std::string("Foo;Bar\n1;2\n"), std::string("Home\n"),
              "Home;Away;Score home;Score away\n" + one + ";" + two + ";-5;two\n" + one + ";" + two + ";1;0\n"}) {
            const auto lines = readSheet(table, "results.csv");
            if (!lines) {
                say(lines.problems());
                continue;
            }
            const Checked<league::Intake> intake =
                league::takeIn(*lines, season, [](const std::string& game) { return leagueRules(game); }, {});
            if (!intake) {
                say(intake.problems());
                continue;
            }
            for (const league::TakenLine& line : intake->taken)
                say(line.what);
            say(intake->leftOut);
        }
        const league::LeagueRules* rules = rulesOf(m_record);
        for (const league::SheetColumn& column : league::sheetColumns(season, *rules))
            m_heard.hearMade([&] { return league::titleOf(column); });
        for (const int exchanged : {1, 40}) {
            const auto next = league::nextSeason(season, *rules, "next", "Next", {nullptr, &season, exchanged});
            if (!next)
                say(next.problems());
        }
    }
    void hearLog()
    {
        for (const LogEntry& entry : m_record.entries()) {
            say(entry.headline);
            say(entry.objections);
        }
    }

private:
    void hear(const std::vector<league::OfferedAct>& acts)
    {
        for (const league::OfferedAct& act : acts) {
            say(act.title);
            say(act.hint);
            say(act.accept);
            say(act.whyNot);
        }
    }
    template <class Said>
    void say(const Said& said)
    {
        m_heard.hear(said, [this] { return m_record.names(); });
    }

    Heard& m_heard;
    const SeasonRecord& m_record;
};

void hearSeason(Heard& heard, unsigned seed)
{
    const std::unique_ptr<SeasonRecord> record = newSeason();
    InTheSeason season(heard, *record);
    MutatedJson mutations(seed);
    std::map<std::string, Json> once;
    int number = 0;
    static std::map<unsigned, std::vector<Json>> seasons; // the same in every language
    std::vector<Json>& acts = seasons[seed];
    if (acts.empty())
        acts = league::randomSeason(seed, leagueGames());
    for (const Json& made : acts) {
        const Json act = withHardNames(made);
        if (act.contains("command"))
            once.emplace(act["command"].get<std::string>(), act);
        season.hearWhatIf(mutations.of(act));
        season.hear(record->play(act, evening));
        if (++number % 12 == 0) {
            season.hearTable();
            for (const auto& [command, other] : once) {
                season.hearWhatIf(other);
                season.hearWhatIf(mutations.of(other));
            }
        }
        if (number == 3 || number == 20)
            season.hearForms();
    }
    season.hearTable();
    season.hearForms();
    season.hearLog();
    season.hearCheck(mutations);
    season.hearIntake();
    const int last = static_cast<int>(record->entries().size());
    for (const int at : {1, last / 2, last, last + 5}) {
        for (const char* edit : {"withdraw", "restore"})
            season.hearWhatIf({{"edit", edit}, {"number", at}});
    }
    for (const int at : {last / 2, last}) {
        for (const char* edit : {"withdraw", "restore"})
            season.hear(record->play({{"edit", edit}, {"number", at}}, evening));
    }
}

} // namespace

void hearSeasons(Heard& heard)
{
    for (unsigned seed = 1; seed <= 60; ++seed)
        hearSeason(heard, seed);
}

} // namespace whistle
