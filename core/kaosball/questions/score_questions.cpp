// SPDX-License-Identifier: GPL-3.0-or-later
// bonus_scoring, bribe_and_fouls, knockout, match_result
#include "kaosball/questions/asked.h"

#include <algorithm>
#include <set>

namespace whistle::kaosball {

namespace {

using namespace codes;

struct BonusRow {
    std::string team;
    BonusPlaces places;
};
struct BonusAnswer {
    int table = 0;
    std::vector<BonusRow> teams;
};
/// A verdict that tells teams by their places.
template <class Verdict>
struct WithNames {
    NameList names;
    Verdict verdict;
};
using KnockoutAnswer = WithNames<KnockoutVerdict>;
using ResultAnswer = WithNames<MatchResultVerdict>;

struct ResultInput {
    Mode mode = Mode::Versus;
    MatchStage stage = MatchStage::InPlay;
    std::vector<ResultTeam> teams;
    std::optional<NameList> overtimeTeams;
    std::vector<AllianceRoll> allianceRolls;
};
struct NamedPlace {
    int place = 1;
    NameList teams;
};
/// Which way a team went out before does not matter.
struct InPlay : Truth {
    static void read(const Json& json, TeamStatus& status)
    {
        status = json.get<bool>() ? TeamStatus::InPlay : TeamStatus::BlownOut;
    }
    static Json write(TeamStatus status) { return status == TeamStatus::InPlay; }
};
/// An alliance match ends without overtime.
struct AllianceStage : OneOf {
    static Shape shape()
    {
        return Shape::words({std::string(toWord(MatchStage::InPlay)), std::string(toWord(MatchStage::EndOfPeriod4))});
    }
};
struct RollsByAlliance {
    static Shape shape() { return MapOf<Roll>::shape(); }
    static void read(const Json& json, AllianceRoll& rolls) { rolls = json.get<AllianceRoll>(); }
    static Json write(const AllianceRoll& rolls) { return rolls; }
};

} // namespace

} // namespace whistle::kaosball

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here

namespace {

using TableCount = Number<0, 99>;
using Score = Number<-99, 999>;
using FourNames = ListOf<Word, 0, 4>;

const Record& foulsRange()
{
    static const Record record = Record::of<BribeResult>({
        key<&BribeResult::leastFoulsAfter, TableCount>("minimum"),
        key<&BribeResult::mostFoulsAfter, TableCount>("maximum"),
    });
    return record;
}
template <auto teams>
constexpr auto namesAt =
    [](const WithNames<record_detail::OwnerOf<teams>>& answer) { return namesOf(answer.verdict.*teams, answer.names); };

/// A team's record: in mode alliance it has one.
template <class Team>
std::vector<RecordKey> withAlliance(std::vector<RecordKey> keys, Mode mode)
{
    if (mode == Mode::Alliance)
        keys.push_back(key<&Team::alliance, Declaring<Word, "alliance">>(
            "alliance", QT_TRANSLATE_NOOP("shapes", "two alliances of two teams")));
    return keys;
}
template <Mode mode>
const Record& knockoutTeam()
{
    static const Record record = [] {
        std::vector<RecordKey> keys = withAlliance<KnockoutTeam>(
            {
                key<&KnockoutTeam::team, NewTeam>("team"),
                key<&KnockoutTeam::score, Score>("score"),
                optionalKey<&KnockoutTeam::status, InPlay>("in_play"),
            },
            mode);
        keys.push_back(
            optionalKey<&KnockoutTeam::figures>("figures", QT_TRANSLATE_NOOP("shapes", "required while filling up")));
        return Record::of<KnockoutTeam>(std::move(keys));
    }();
    return record;
}
template <Mode mode>
const Record& resultTeam()
{
    static const Record record = Record::of<ResultTeam>(withAlliance<ResultTeam>(
        {
            key<&ResultTeam::team, NewTeam>("team"),
            key<&ResultTeam::score, Score>("score"),
            optionalKey<&ResultTeam::status>("status"),
        },
        mode));
    return record;
}

template <Mode mode, std::size_t fewest, std::size_t most>
std::vector<RecordKey> knockoutKeys()
{
    using Teams = ListOf<ObjectBy<KnockoutTeam, &knockoutTeam<mode>>, fewest, most>;
    return {
        optionalKey<&KnockoutInquiry::isReplenishing>(
            "replenishing", QT_TRANSLATE_NOOP("shapes", "the teams must fill up their figures now")),
        key<&KnockoutInquiry::teams, Teams>(
            "teams", QT_TRANSLATE_NOOP("shapes", "at least two in play; in mode alliance all four")),
        houseRulesKey<KnockoutInquiry>,
    };
}
template <Mode mode, std::size_t fewest, std::size_t most>
constexpr RecordKey
    resultTeams = key<&ResultInput::teams, ListOf<ObjectBy<ResultTeam, &resultTeam<mode>>, fewest, most>>("teams");
template <Mode mode, std::size_t fewest, std::size_t most>
std::vector<RecordKey> resultKeys()
{
    using Overtime = ListOf<TeamName, 2, 4>;
    return {
        key<&ResultInput::stage>("stage", QT_TRANSLATE_NOOP("shapes", "the end: after the bonus scoring")),
        resultTeams<mode, fewest, most>,
        optionalKey<&ResultInput::overtimeTeams, Perhaps<Overtime>>(
            "overtime_teams",
            QT_TRANSLATE_NOOP("shapes", "who played the overtime; required at end_of_overtime and only there")),
        houseRulesKey<ResultInput>,
    };
}

} // namespace

template <>
constexpr std::array recordKeys<BonusTeam>{
    key<&BonusTeam::team, NewTeam>("team"),
    key<&BonusTeam::kills, TableCount>("kills", QT_TRANSLATE_NOOP("shapes", "trophies of the whole match")),
    key<&BonusTeam::fouls, TableCount>("fouls", QT_TRANSLATE_NOOP("shapes", "on the dial")),
    optionalKey<&BonusTeam::isInPlay>(
        "in_play", QT_TRANSLATE_NOOP("shapes", "a team that is out neither gains nor loses anything")),
};
template <>
constexpr std::array recordKeys<BonusInquiry>{
    key<&BonusInquiry::teams, ListOf<ObjectOf<BonusTeam>, 2, 4>>(
        "teams", QT_TRANSLATE_NOOP("shapes", "at least two in play; an alliance match lists all four")),
    houseRulesKey<BonusInquiry>,
};
template <>
constexpr std::array recordKeys<BonusRow>{
    key<&BonusRow::team>("team"),
    key<&BonusRow::places, &BonusPlaces::killsPlace, NullIfZero<1, 4>>("kills_place", "null: no kill, or not in play"),
    key<&BonusRow::places, &BonusPlaces::killsPoints, TableCount>("kills_points"),
    key<&BonusRow::places, &BonusPlaces::foulsPlace, NullIfZero<1, 4>>("fouls_place", "null: no foul, or not in play"),
    key<&BonusRow::places, &BonusPlaces::foulsPoints, Number<-99, 0>>("fouls_points"),
    key<&BonusRow::places, &BonusPlaces::total, Number<-99, 99>>("total"),
};
template <>
constexpr std::array recordKeys<BonusAnswer>{
    key<&BonusAnswer::table, Number<2, 4>>("table", "number of teams in play"),
    key<&BonusAnswer::teams, ListOf<ObjectOf<BonusRow>, 2, 4>>("teams", "in the order of the input"),
};

template <>
constexpr std::array recordKeys<BribeTeam>{
    key<&BribeTeam::team, NewTeam>("team"),
    key<&BribeTeam::cash, TableCount>("cash", QT_TRANSLATE_NOOP("shapes", "before the bribes")),
    key<&BribeTeam::fouls, TableCount>("fouls", QT_TRANSLATE_NOOP("shapes", "before the rolls")),
    key<&BribeTeam::burnedCheatCards, Number<0, 10>>("burned_cheat_cards",
                                                     QT_TRANSLATE_NOOP("shapes", "before the bribes")),
    key<&BribeTeam::bribes, TableCount>("bribes", QT_TRANSLATE_NOOP("shapes", "cash spent, one for each cheat card")),
    optionalKey<&BribeTeam::lucky, Number<0, 2>>("lucky", QT_TRANSLATE_NOOP("shapes", "active copies")),
    optionalKey<&BribeTeam::rolls, Perhaps<ListOf<ListOf<Roll, 1, 3>>>>(
        "rolls", QT_TRANSLATE_NOOP("shapes", "one entry for each cheat card left, with the successive results of that "
                                             "roll, of which the last counts; omitted: not rolled yet")),
};
template <>
constexpr std::array recordKeys<BribeInquiry>{
    key<&BribeInquiry::teams, ListOf<ObjectOf<BribeTeam>, 1, 4>>("teams", QT_TRANSLATE_NOOP("shapes", "in turn order")),
    houseRulesKey<BribeInquiry>,
};
template <>
constexpr std::array recordKeys<BribeResult>{
    key<&BribeResult::team>("team"),
    key<&BribeResult::cashAfter, TableCount>("cash_after"),
    key<&BribeResult::cheatCardsBribed, TableCount>("cheat_cards_bribed"),
    key<&BribeResult::rollsNeeded, TableCount>("rolls_needed"),
    key<&BribeResult::foulsRolled, OrNull<TableCount>>("fouls_rolled", "before the cap; null: not rolled yet"),
    key<&BribeResult::foulsAfter, OrNull<TableCount>>("fouls_after", "null: not rolled yet"),
    partKey<BribeResult, ObjectBy<BribeResult, &foulsRange>>(Presence::Required, "fouls_after_range",
                                                             "what so many rolls can bring, cap included"),
    key<&BribeResult::isAtMaximum, OrNull<Truth>>("at_maximum", "the dial is at its maximum; null: not rolled yet"),
};
template <>
constexpr std::array recordKeys<BribeVerdict>{
    key<&BribeVerdict::teams, ListOf<ObjectOf<BribeResult>, 1, 4>>("teams", "in the order of the input"),
};

template <>
constexpr std::array recordKeys<LivingFigures>{
    key<&LivingFigures::runners, Number<0, 7>>(
        "runners", QT_TRANSLATE_NOOP("shapes", "alive, on the crossfield and in the dugout")),
    key<&LivingFigures::bruisers, Number<0, 6>>(
        "bruisers", QT_TRANSLATE_NOOP("shapes", "alive, on the crossfield and in the dugout")),
    optionalKey<&LivingFigures::ringers, Number<0, 8>>("ringers", QT_TRANSLATE_NOOP("shapes", "alive")),
    optionalKey<&LivingFigures::ringersAllowed, Number<0, 3>>(
        "ringers_allowed", QT_TRANSLATE_NOOP("shapes", "1 + active Enforcement tiles")),
};
template <>
const Record& recordOf<KnockoutInquiry>()
{
    static const Record record = Record::choice<&KnockoutInquiry::mode>("mode", {knockoutKeys<Mode::Versus, 2, 2>(),
                                                                                 knockoutKeys<Mode::MaxKaos, 3, 4>(),
                                                                                 knockoutKeys<Mode::Alliance, 4, 4>()});
    return record;
}
template <>
constexpr std::array recordKeys<KnockoutAnswer>{
    key<namesAt<&KnockoutVerdict::blownOut>, FourNames>("blown_out", "now"),
    key<namesAt<&KnockoutVerdict::eliminated>, FourNames>("eliminated", "now"),
    key<namesAt<&KnockoutVerdict::inPlay>, FourNames>("in_play", "afterwards"),
    key<&KnockoutAnswer::verdict, &KnockoutVerdict::isMatchOver>("match_over"),
    key<namesAt<&KnockoutVerdict::winners>, FourNames>("winners"),
    key<&KnockoutAnswer::verdict, &KnockoutVerdict::by, OrNull<WordOf<KnockoutStep>>>("by",
                                                                                      "the step that ended the match"),
    key<&KnockoutAnswer::verdict, &KnockoutVerdict::allLost>("all_lost"),
};

template <>
const Record& recordOf<ResultInput>()
{
    static const Record record = Record::choice<&ResultInput::mode>(
        "mode",
        {resultKeys<Mode::Versus, 2, 2>(),
         resultKeys<Mode::MaxKaos, 3, 4>(),
         {
             key<&ResultInput::stage, AllianceStage>("stage",
                                                     QT_TRANSLATE_NOOP("shapes", "the end: after the bonus scoring")),
             resultTeams<Mode::Alliance, 4, 4>,
             quietKey<&ResultInput::allianceRolls, ListOf<RollsByAlliance, 0, manyEntries>>(
                 "alliance_tiebreaker_rolls",
                 QT_TRANSLATE_NOOP("shapes",
                                   "one entry for each time both alliances rolled: result by alliance; default none")),
             houseRulesKey<ResultInput>,
         }});
    return record;
}
template <>
constexpr std::array recordKeys<NamedPlace>{
    key<&NamedPlace::place, Number<1, 4>>("place"),
    key<&NamedPlace::teams, FourNames>("teams"),
};
template <>
constexpr std::array recordKeys<ResultAnswer>{
    key<&ResultAnswer::verdict, &MatchResultVerdict::outcome>("outcome"),
    key<namesAt<&MatchResultVerdict::winners>, FourNames>("winners"),
    key<&ResultAnswer::verdict, &MatchResultVerdict::by, OrNull<WordOf<WonBy>>>("by"),
    key<namesAt<&MatchResultVerdict::overtimeTeams>, FourNames>("overtime_teams", "who must play (on)"),
    key<&ResultAnswer::verdict, &MatchResultVerdict::allianceScores, NullIfEmpty<MapOf<Score>>>(
        "alliance_scores", "the lower score of each alliance"),
    key<[](const ResultAnswer& answer) {
        std::vector<NamedPlace> places;
        for (const RankingPlace& place : answer.verdict.finalRanking)
            places.push_back({place.place, namesOf(place.teams, answer.names)});
        return places;
    },
        NullIfEmpty<ListOf<ObjectOf<NamedPlace>, 1, 4>>>("final_ranking",
                                                         "of a match that is won; not in mode alliance"),
};

namespace kaosball {

namespace {

template <class Teams>
int countInPlay(const Teams& teams)
{
    return static_cast<int>(
        std::count_if(teams.begin(), teams.end(), [](const auto& team) { return team.status == TeamStatus::InPlay; }));
}

Checked<JsonRuling> askBonus(const BonusInquiry& inquiry, Asking& asking)
{
    asking.different(eachOf(inquiry.teams, &BonusTeam::team), "/teams", "team");
    const auto inPlay =
        std::count_if(inquiry.teams.begin(), inquiry.teams.end(), [](const BonusTeam& team) { return team.isInPlay; });
    if (inPlay < 2)
        asking.say("/teams", Saying::tr("At least two teams must be in play, not %1."), static_cast<int>(inPlay));
    if (!asking.isSound())
        return asking.problems();
    Ruling<BonusVerdict> ruling = judgeBonusScoring(inquiry, asking.facts());
    BonusAnswer answer{ruling.verdict.table, {}};
    for (std::size_t i = 0; i < inquiry.teams.size(); ++i)
        answer.teams.push_back({inquiry.teams[i].team, ruling.verdict.teams[i]});
    return ruledAs(answer, std::move(ruling));
}

void checkBribes(const BribeTeam& team, const std::string& at, Asking& asking)
{
    if (team.bribes > team.cash)
        asking.say(at + "/bribes", Saying::tr("%1 cannot pay %2 in bribes: they have only %3 cash."), team.team,
                   team.bribes, team.cash);
    if (team.bribes > team.burnedCheatCards)
        asking.say(
            at + "/bribes",
            Saying{QT_TRANSLATE_N_NOOP("kaosball", "%1 cannot pay %2 in bribes with only %n burned cheat card(s).")},
            team.team, team.bribes, team.burnedCheatCards);
    if (team.bribes > std::min(team.cash, team.burnedCheatCards) || !team.rolls)
        return;
    const int given = static_cast<int>(team.rolls->size());
    if (const int needed = team.burnedCheatCards - team.bribes; given != needed)
        asking.say(
            at + "/rolls",
            Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 need %n roll(s), one for each remaining cheat card, not %3.")),
            team.team, needed, given);
    for (std::size_t i = 0; i < team.rolls->size(); ++i) {
        const int results = static_cast<int>((*team.rolls)[i].size());
        if (results > 1 + team.lucky)
            asking.say(pointerTo(at + "/rolls", i),
                       Saying::tr("One of %1's rolls has too many results, %3 instead of at most %2 with re-rolls."),
                       team.team, 1 + team.lucky, results);
    }
}

Checked<JsonRuling> askBribes(const BribeInquiry& inquiry, Asking& asking)
{
    asking.different(eachOf(inquiry.teams, &BribeTeam::team), "/teams", "team");
    for (std::size_t i = 0; i < inquiry.teams.size(); ++i)
        checkBribes(inquiry.teams[i], pointerTo("/teams", i), asking);
    if (!asking.isSound())
        return asking.problems();
    return ruled(judgeBribes(inquiry, asking.facts()));
}

Checked<JsonRuling> askKnockout(const KnockoutInquiry& inquiry, Asking& asking)
{
    const NameList names = eachOf(inquiry.teams, &KnockoutTeam::team);
    const bool isAlliance = inquiry.mode == Mode::Alliance;
    asking.different(names, "/teams", "team");
    for (std::size_t i = 0; i < inquiry.teams.size(); ++i) {
        const KnockoutTeam& team = inquiry.teams[i];
        const std::string at = pointerTo("/teams", i);
        if (isAlliance && team.status != TeamStatus::InPlay)
            asking.say(at + "/in_play",
                       Saying::tr("In an alliance match all four teams must be in play, but %1 are not."), team.team);
        // The digest asks it of every team, also of one that is out.
        if (inquiry.isReplenishing && !team.figures)
            asking.say(at, Saying::tr("The key “figures” is missing: to fill up, enter %1's figures."), team.team);
    }
    if (const int inPlay = countInPlay(inquiry.teams); inPlay < 2)
        asking.say("/teams", Saying::tr("At least two teams must be in play, not %1."), inPlay);
    if (isAlliance)
        asking.twoAlliances(eachOf(inquiry.teams, &KnockoutTeam::alliance));
    if (!asking.isSound())
        return asking.problems();
    Ruling<KnockoutVerdict> ruling = judgeKnockout(inquiry, asking.facts(), asking.houseRules());
    return ruledAs(KnockoutAnswer{names, ruling.verdict}, std::move(ruling));
}

/// Every alliance rolls, and nobody else.
void checkRolls(const ResultInput& input, Asking& asking)
{
    std::set<std::string> alliances;
    for (const ResultTeam& team : input.teams)
        alliances.insert(team.alliance);
    for (std::size_t i = 0; i < input.allianceRolls.size(); ++i) {
        const AllianceRoll& roll = input.allianceRolls[i];
        const std::string at = pointerTo("/alliance_tiebreaker_rolls", i);
        for (const auto& [alliance, ignored] : asking.input().at("alliance_tiebreaker_rolls").at(i).items()) {
            if (!alliances.contains(alliance))
                asking.say(pointerTo(at, alliance), Saying::tr("%1 is not one of the two alliances."), alliance);
        }
        for (const std::string& alliance : alliances) {
            if (!roll.contains(alliance))
                asking.say(at, Saying::tr("Alliance %1's roll is missing."), alliance);
        }
    }
}

/// Whoever is in play must have a team in the overtime.
bool isOvertimePossible(const MatchResultInquiry& inquiry)
{
    return countInPlay(inquiry.teams) < 2 ||
           std::any_of(inquiry.overtimeTeams.begin(), inquiry.overtimeTeams.end(), [&](int team) {
               return inquiry.teams[static_cast<std::size_t>(team)].status == TeamStatus::InPlay;
           });
}

Checked<JsonRuling> askResult(const ResultInput& input, Asking& asking)
{
    const NameList names = eachOf(input.teams, &ResultTeam::team);
    asking.different(names, "/teams", "team");
    if (input.mode == Mode::Alliance)
        asking.twoAlliances(eachOf(input.teams, &ResultTeam::alliance));
    if (asking.isSound())
        checkRolls(input, asking);
    MatchResultInquiry inquiry{input.mode, input.stage, input.teams, {}, input.allianceRolls};
    const bool isOvertime = input.stage == MatchStage::EndOfOvertime;
    if (input.overtimeTeams && !isOvertime)
        asking.say("/overtime_teams", Saying::tr("overtime_teams belongs only to the end of an overtime."));
    if (!input.overtimeTeams && isOvertime)
        asking.say("", Saying::tr("The key “overtime_teams” is missing: after an overtime it lists who played it."));
    if (input.overtimeTeams && isOvertime) {
        asking.different(*input.overtimeTeams, "/overtime_teams");
        for (std::size_t i = 0; i < input.overtimeTeams->size(); ++i)
            inquiry.overtimeTeams.push_back(
                asking.team((*input.overtimeTeams)[i], names, pointerTo("/overtime_teams", i)));
    }
    if (isOvertime && asking.isSound() && !isOvertimePossible(inquiry))
        asking.say("/overtime_teams", Saying::tr("Teams are in play, but none of them played the overtime."));
    if (!asking.isSound())
        return asking.problems();
    Ruling<MatchResultVerdict> ruling = judgeMatchResult(inquiry);
    return ruledAs(ResultAnswer{names, ruling.verdict}, std::move(ruling));
}

std::optional<Json> bonusOn(const State& state)
{
    return askedAs(bonusInquiry(state), state).input;
}

std::optional<Json> bribesOn(const State& state)
{
    return askedAs(bribeInquiry(state), state).input;
}

std::optional<Json> knockoutOn(const State& state)
{
    KnockoutInquiry inquiry{state.mode, false, {}};
    for (const Team& team : state.teams)
        inquiry.teams.push_back({team.name, team.score, team.status, team.alliance, {}});
    return askedAs(inquiry, state).input;
}

std::optional<Json> resultOn(const State& state)
{
    MatchResultInquiry inquiry = resultInquiry(state);
    if (!state.isOvertime() && state.phase < Phase::MatchOver)
        inquiry.stage = MatchStage::InPlay;
    return askedAs(inquiry, state).input;
}

template <class Team>
std::vector<Team> twoOf(const KnownTeams& teams)
{
    std::vector<Team> two(2);
    for (std::size_t i = 0; i < two.size(); ++i)
        two[i].team = teams[i]->id;
    return two;
}

Json blankBonus(const KnownTeams& teams, const Facts& /*facts*/)
{
    return writeRecord(BonusInquiry{twoOf<BonusTeam>(teams)});
}

Json blankBribes(const KnownTeams& teams, const Facts& /*facts*/)
{
    BribeInquiry inquiry{twoOf<BribeTeam>(teams)};
    for (BribeTeam& team : inquiry.teams)
        team.burnedCheatCards = 1;
    return writeRecord(inquiry);
}

Json blankKnockout(const KnownTeams& teams, const Facts& /*facts*/)
{
    return writeRecord(KnockoutInquiry{Mode::Versus, false, twoOf<KnockoutTeam>(teams)});
}

Json blankResult(const KnownTeams& teams, const Facts& /*facts*/)
{
    return writeRecord(ResultInput{Mode::Versus, MatchStage::EndOfPeriod4, twoOf<ResultTeam>(teams), {}, {}});
}

constexpr auto everybodyLost = Saying::tr("All have lost.");

Words bonusWords(const Json& /*input*/, const Json& verdict)
{
    return eachOf(verdict.at("teams"), [](const Json& team) {
        return Text{Saying::tr("Points for %1: %2."), string(team, "team"), team.at("total").get<int>()};
    });
}

Words bribeWords(const Json& /*input*/, const Json& verdict)
{
    Words words;
    for (const Json& team : verdict.at("teams")) {
        if (!team.at("fouls_after").is_null())
            words.emplace_back(Saying{QT_TRANSLATE_N_NOOP("kaosball", "%1 then have %n foul(s).")},
                               string(team, "team"), team.at("fouls_after").get<int>());
        else if (const int rolls = team.at("rolls_needed").get<int>(); rolls > 0)
            words.emplace_back(Saying{QT_TRANSLATE_N_NOOP("kaosball", "%1 must still make %n roll(s).")},
                               string(team, "team"), rolls);
        else
            words.emplace_back(Saying::tr("%1 have nothing to roll for."), string(team, "team"));
    }
    return words;
}

void winnerWords(const Json& verdict, Words& words)
{
    for (const Json& team : verdict.at("winners"))
        words.emplace_back(Saying::tr("%1 have won."), team.get<std::string>());
}

Words knockoutWords(const Json& /*input*/, const Json& verdict)
{
    Words words;
    winnerWords(verdict, words);
    if (verdict.at("all_lost").get<bool>())
        words.emplace_back(everybodyLost);
    for (const Json& team : verdict.at("blown_out"))
        words.emplace_back(Saying::tr("%1 are blown out."), team.get<std::string>());
    for (const Json& team : verdict.at("eliminated"))
        words.emplace_back(Saying::tr("%1 are eliminated."), team.get<std::string>());
    if (words.empty())
        words.emplace_back(Saying::tr("Nobody goes out; the match goes on."));
    return words;
}

Words resultWords(const Json& /*input*/, const Json& verdict)
{
    Words words;
    winnerWords(verdict, words);
    switch (*fromWord<MatchOutcome>(string(verdict, "outcome"))) {
    case MatchOutcome::Won:
        break;
    case MatchOutcome::Overtime:
        words.emplace_back(Saying::tr("An overtime period is played."));
        break;
    case MatchOutcome::AllianceTiebreaker:
        words.emplace_back(Saying::tr("The alliances roll the tiebreaker die."));
        break;
    case MatchOutcome::AllLost:
        words.emplace_back(everybodyLost);
        break;
    case MatchOutcome::Continue:
        words.emplace_back(Saying::tr("Nothing is decided; the match goes on."));
        break;
    }
    return words;
}

Shape foulsOnDial(Shape input, const Facts& facts)
{
    return input.atMost(facts.constants.maximumFouls, "/teams/fouls");
}

} // namespace

AskedQuestion askedAs(const BonusInquiry& inquiry, const State& table)
{
    return askedAt(table, "bonus_scoring", writeRecord(inquiry));
}

AskedQuestion askedAs(const BribeInquiry& inquiry, const State& table)
{
    return askedAt(table, "bribe_and_fouls", writeRecord(inquiry));
}

AskedQuestion askedAs(const KnockoutInquiry& inquiry, const State& table)
{
    return askedAt(table, "knockout", writeRecord(inquiry));
}

AskedQuestion askedAs(const MatchResultInquiry& inquiry, const State& table)
{
    ResultInput input{inquiry.mode, inquiry.stage, inquiry.teams, {}, inquiry.allianceRolls};
    if (!inquiry.overtimeTeams.empty())
        input.overtimeTeams = namesOf(inquiry.overtimeTeams, eachOf(inquiry.teams, &ResultTeam::team));
    return askedAt(table, "match_result", writeRecord(input));
}

KaosballQuestion bonusScoringQuestion(const Facts& facts)
{
    return questionOf<BonusInquiry, BonusAnswer>(
        "bonus_scoring", Saying::tr("Bonus points for kills and fouls at half-time and at the end."), facts, askBonus,
        bonusWords, blankBonus, bonusOn, foulsOnDial);
}

KaosballQuestion bribeAndFoulsQuestion(const Facts& facts)
{
    return questionOf<BribeInquiry, BribeVerdict>(
        "bribe_and_fouls", Saying::tr("Bribes and foul rolls at the end of a period: cash, rolls and fouls."), facts,
        askBribes, bribeWords, blankBribes, bribesOn, foulsOnDial);
}

KaosballQuestion knockoutQuestion(const Facts& facts)
{
    return questionOf<KnockoutInquiry, KnockoutAnswer>(
        "knockout", Saying::tr("Which teams are blown out or eliminated, and is the match over?"), facts, askKnockout,
        knockoutWords, blankKnockout, knockoutOn);
}

KaosballQuestion matchResultQuestion(const Facts& facts)
{
    return questionOf<ResultInput, ResultAnswer>("match_result",
                                                 Saying::tr("Who has won the match, or what must still be played?"),
                                                 facts, askResult, resultWords, blankResult, resultOn);
}

} // namespace kaosball

} // namespace whistle
