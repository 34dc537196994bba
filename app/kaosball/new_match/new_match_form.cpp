// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/new_match/new_match_form.h"

#include "base/json.h"
#include "kaosball/telling/display_names.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace {

constexpr std::array<const char*, teamNumbers> numberKeys{"handling", "tackling", "fighting", "runner_health",
                                                          "bruiser_health"};
constexpr int standInHealth = 3;

std::optional<int> of(const TeamNumbers& numbers, TeamNumber number)
{
    return numbers[static_cast<std::size_t>(number)];
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::NewMatchForm)
};

QString askForTeam(Side side)
{
    switch (side) {
    case Side::South:
        return Words::tr("Choose the south team.");
    case Side::West:
        return Words::tr("Choose the west team.");
    case Side::North:
        return Words::tr("Choose the north team.");
    case Side::East:
        break;
    }
    return Words::tr("Choose the east team.");
}

/// The name of the alliance that a side belongs to.
std::string allianceOf(Side side, bool southAndWest)
{
    const bool first =
        southAndWest ? side == Side::South || side == Side::West : side == Side::West || side == Side::North;
    return first ? "a" : "b";
}

} // namespace

TeamNumbers printedNumbers(const TeamFacts& team)
{
    return {team.handling, team.tackling, team.fighting, team.runnerHealth, team.bruiserHealth};
}

QString written(const TeamNumbers& numbers)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < teamNumbers; ++i) {
        if (numbers[i])
            json[numberKeys[i]] = *numbers[i];
    }
    return QString::fromStdString(json.dump());
}

TeamNumbers readNumbers(const QString& words)
{
    TeamNumbers numbers;
    const Checked<Json> json = parseJson(words.toStdString());
    if (!json || !json->is_object())
        return numbers;
    for (std::size_t i = 0; i < teamNumbers; ++i) {
        const auto found = json->find(numberKeys[i]);
        if (found != json->end() && found->is_number_integer())
            numbers[i] = found->get<int>();
    }
    return numbers;
}

std::vector<Side> NewMatchForm::sidesFor(int teams, int choice)
{
    const std::vector<Side> all{Side::South, Side::West, Side::North, Side::East};
    if (teams == 2)
        return choice == 1 ? std::vector{Side::West, Side::East} : std::vector{Side::South, Side::North};
    std::vector<Side> sides;
    for (const Side side : all) {
        if (teams == 4 || static_cast<int>(side) != choice)
            sides.push_back(side);
    }
    return sides;
}

Json NewMatchForm::command() const
{
    Json teams = Json::array();
    std::vector<std::string> names;
    for (const SeatEntry& seat : seats) {
        // A team that is not chosen yet goes by its side; no team of a pack is called so.
        names.push_back(seat.team.empty() ? std::string(toWord(seat.side)) : seat.team);
        Json team{{"team", names.back()}, {"side", toWord(seat.side)}};
        if (seat.team.empty())
            team["ability"] = toWord(Ability::None);
        team["stats"] = {{"handling", of(seat.numbers, TeamNumber::Handling).value_or(0)},
                         {"tackling", of(seat.numbers, TeamNumber::Tackling).value_or(0)},
                         {"fighting", of(seat.numbers, TeamNumber::Fighting).value_or(0)}};
        team["health"] = {{"runner", of(seat.numbers, TeamNumber::RunnerHealth).value_or(standInHealth)},
                          {"bruiser", of(seat.numbers, TeamNumber::BruiserHealth).value_or(standInHealth)}};
        if (mode == Mode::Alliance)
            team["alliance"] = allianceOf(seat.side, southAndWest);
        if (kind == MatchKind::League)
            team["active_upgrade_points"] = seat.activeUpgradePoints;
        if (kind == MatchKind::League)
            team.update(seat.brought);
        if (!seat.coach.trimmed().isEmpty())
            team["coach"] = seat.coach.trimmed().toStdString();
        teams.push_back(std::move(team));
    }
    Json command{{"command", "new_match"},
                 {"mode", toWord(mode)},
                 {"kind", toWord(kind)},
                 {"draft", hasDraft},
                 {"first_player", firstSeat < names.size() ? names[firstSeat] : std::string("?")},
                 {"teams", std::move(teams)}};
    if (!houseRules.empty())
        command["house_rules"] = houseRules;
    command["depth"] = toWord(depth);
    return command;
}

QString NewMatchForm::missing() const
{
    for (const SeatEntry& seat : seats) {
        if (seat.team.empty())
            return askForTeam(seat.side);
        for (const std::optional<int>& number : seat.numbers) {
            if (!number)
                return Words::tr("Enter the numbers printed on the board of %1.").arg(displayName(seat.team));
        }
    }
    return {};
}

} // namespace whistle::kaosball
