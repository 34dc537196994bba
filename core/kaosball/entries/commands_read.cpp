// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/command_visitors.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace {

constexpr Sentence handling{"kaosball", QT_TRANSLATE_NOOP("kaosball", "handling")};
constexpr Sentence tackling{"kaosball", QT_TRANSLATE_NOOP("kaosball", "tackling")};
constexpr Sentence fighting{"kaosball", QT_TRANSLATE_NOOP("kaosball", "fighting")};
constexpr Sentence runnerHealth{"kaosball", QT_TRANSLATE_NOOP("kaosball", "health of the runners")};
constexpr Sentence bruiserHealth{"kaosball", QT_TRANSLATE_NOOP("kaosball", "health of the bruisers")};
constexpr Sentence unknownNumber{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "No pack knows this number of %1: %2. The players have to read it off the dugout.")};
constexpr Sentence unknownAbility{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "No pack knows the team %1, so its ability has to be given.")};
constexpr Sentence unknownRinger{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "No pack knows a ringer %1; its minimum bid and its health have to be given.")};
constexpr Sentence unknownRingerLike{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "No pack knows a ringer %1; was \"%2\" meant? If not, its minimum bid and "
                                  "its health have to be given.")};
constexpr Sentence notAdjacent{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 and %2 are not adjacent; a wall stands between two adjacent spaces.")};
constexpr Sentence noFigures{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The figures are missing: \"placements\", or in scorekeeper depth \"figures\".")};
constexpr Sentence figuresTwice{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "\"placements\" and \"figures\" cannot be given together.")};

/// Takes over the printed numbers that the players have left out; a problem for each one that no pack knows.
class Printed {
public:
    Printed(const std::string& team, std::string at, Problems& problems)
        : m_team(team)
        , m_at(std::move(at))
        , m_problems(problems)
    {
    }
    void take(const std::optional<int>& printed, int& number, Sentence what)
    {
        if (printed)
            number = *printed;
        else
            m_problems.push_back({m_at, Text{unknownNumber, m_team, what}});
    }

private:
    const std::string& m_team;
    std::string m_at;
    Problems& m_problems;
};

void fillIn(NewMatchTeam& team, const Json& json, const std::string& at, const Facts& facts, Problems& problems)
{
    static const TeamFacts nothing;
    const TeamFacts* known = facts.team(team.team);
    const TeamFacts& printed = known ? *known : nothing;
    if (!json.contains("ability")) {
        team.ability = printed.ability;
        if (!known)
            problems.push_back({at + "/ability", Text{unknownAbility, team.team}});
    }
    if (!json.contains("stats")) {
        Printed stats{team.team, at + "/stats", problems};
        stats.take(printed.handling, team.stats.handling, handling);
        stats.take(printed.tackling, team.stats.tackling, tackling);
        stats.take(printed.fighting, team.stats.fighting, fighting);
    }
    if (!json.contains("health")) {
        Printed health{team.team, at + "/health", problems};
        health.take(printed.runnerHealth, team.health.runner, runnerHealth);
        health.take(printed.bruiserHealth, team.health.bruiser, bruiserHealth);
    }
}

Problems complete(NewMatch& command, const Json& json, const Facts& facts)
{
    Problems problems;
    for (std::size_t i = 0; i < command.teams.size(); ++i)
        fillIn(command.teams[i], json.at("teams").at(i), pointerTo("/teams", i), facts, problems);
    return problems;
}

/// A ringer that no pack knows is played with the numbers that the players give, without a rule of its own.
Problems complete(RevealRingers& command, const Json&, const Facts& facts)
{
    Problems problems;
    for (std::size_t i = 0; i < command.lots.size(); ++i) {
        const RevealedLot& lot = command.lots[i];
        if (facts.ringer(lot.name) || (lot.minimumBid && lot.health))
            continue;
        std::vector<std::string> names;
        for (const RingerFacts& ringer : facts.ringers)
            names.push_back(ringer.id);
        const std::string meant = nearestWord(lot.name, names);
        problems.push_back({pointerTo("/lots", i) + "/name",
                            meant.empty() ? Text{unknownRinger, lot.name} : Text{unknownRingerLike, lot.name, meant}});
    }
    return problems;
}

Problems complete(PlayTactic& command, const Json& json, const Facts&)
{
    Problems problems;
    for (std::size_t i = 0; i < command.walls.size(); ++i) {
        const Wall& wall = command.walls[i];
        const Json& pair = json.at("walls").at(i);
        if (!crossfield::areAdjacent(wall.a, wall.b))
            problems.push_back({pointerTo("/walls", i),
                                Text{notAdjacent, pair.at(0).get<std::string>(), pair.at(1).get<std::string>()}});
    }
    return problems;
}

Problems figuresOrPlacements(const Json& json)
{
    const bool hasFigures = json.contains("figures");
    if (hasFigures == json.contains("placements"))
        return {hasFigures ? Problem{"/figures", Text{figuresTwice}} : Problem{"", Text{noFigures}}};
    return {};
}

Problems complete(SetLineup&, const Json& json, const Facts&)
{
    return figuresOrPlacements(json);
}

Problems complete(ReplaceFigures&, const Json& json, const Facts&)
{
    return figuresOrPlacements(json);
}

template <class Other>
Problems complete(Other&, const Json&, const Facts&)
{
    return {};
}

} // namespace

Checked<Command> readCommand(const Json& json, const Facts& facts)
{
    if (Problems problems = commandShape(facts).check(json); !problems.empty())
        return problems;
    Command command = fields::CommandCodec::read(fields::commandNames, json);
    Problems problems = std::visit([&](auto& one) { return complete(one, json, facts); }, command);
    if (!problems.empty())
        return problems;
    return command;
}

} // namespace whistle::kaosball
