// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "base/first.h"
#include "kaosball/judging/desk.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/judging/texts.h"
#include "kaosball/telling/correction.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <sstream>

namespace whistle::kaosball {

namespace {

std::vector<std::string> split(const std::string& path)
{
    std::vector<std::string> parts;
    std::istringstream stream(path);
    for (std::string part; std::getline(stream, part, '/');)
        parts.push_back(part);
    return parts;
}

bool read(const Json& json, int minimum, int& into)
{
    if (!json.is_number_integer() || json.get<std::int64_t>() < minimum || json.get<std::int64_t>() > 999)
        return false;
    into = json.get<int>();
    return true;
}

std::optional<Space> readSpace(const Json& json)
{
    return json.is_string() ? crossfield::fromName(json.get_ref<const std::string&>()) : std::nullopt;
}

/// What can be put right of a team, by the key of the table that shows it. %1 is the team, %2 the new value.
struct TeamValue {
    std::string_view key;
    int Team::*number; ///< null: a list
    Saying words;
};
constexpr std::array<TeamValue, 7> teamValues{
    {{"scores", &Team::score, Saying::tr("Corrected: %1's score is %2.")},
     {"cash", &Team::cash, Saying::tr("Corrected: %1's cash is %2.")},
     {"fouls", &Team::fouls, Saying::tr("Corrected: %1's fouls are %2.")},
     {"hand", &Team::hand, Saying::tr("Corrected: cards in %1's hand: %2.")},
     {"active_upgrade_points", &Team::activeUpgradePoints, Saying::tr("Corrected: %1's active upgrade points are %2.")},
     {"owned_upgrades", nullptr, Saying::tr("Corrected: %1's upgrades.")},
     {"burned_cards", nullptr, Saying::tr("Corrected: %1's burned cards.")}}};

bool correctUpgrades(Team& team, const Json& value)
{
    if (!value.is_array())
        return false;
    std::vector<Upgrade> owned;
    for (const Json& word : value) {
        const auto upgrade = word.is_string() ? fromWord<Upgrade>(word.get_ref<const std::string&>()) : std::nullopt;
        if (!upgrade)
            return false;
        owned.push_back(*upgrade);
    }
    team.ownedUpgrades = std::move(owned);
    return true;
}

bool correctBurned(State& state, Team& team, const Json& value)
{
    const Shape cards = Shape::list(cardShape(NoCard::NotAllowed));
    if (!cards.check(value).empty())
        return false;
    state.drawPile += static_cast<int>(team.burned.size());
    team.burned.clear();
    for (const Json& card : value)
        team.burned.push_back(readCard(card));
    state.drawPile -= static_cast<int>(team.burned.size());
    return true;
}

/// {"carried_by": figure}, {"space": space}, or in scorekeeper depth {"carried_by": null}: nobody says who has it.
bool correctBall(State& state, const Json& value)
{
    if (!value.is_object() || value.size() != 1)
        return false;
    if (const auto space = value.find("space"); space != value.end()) {
        const std::optional<Space> place = readSpace(*space);
        if (!place || !state.isMirror())
            return false;
        state.ball = {*place, {}};
        return true;
    }
    const auto carrier = value.find("carried_by");
    if (carrier == value.end())
        return false;
    if (carrier->is_null() && !state.isMirror()) {
        state.ball = {};
        return true;
    }
    const FigureRef ref =
        carrier->is_string() ? state.figureNamed(carrier->get_ref<const std::string&>()) : FigureRef{};
    if (!ref.isValid() || !state[ref].stands())
        return false;
    state.ball = {{}, ref};
    return true;
}

bool correctFigure(Figure& figure, const std::string& key, const Json& value, Depth depth)
{
    if (key == "damage")
        return read(value, 0, figure.damage);
    if (key == "health")
        return read(value, 1, figure.health);
    if (key == "standing" && value.is_boolean() && figure.isOnField()) {
        figure.standing = value.get<bool>();
        return true;
    }
    if (key == "space") {
        const std::optional<Space> space = readSpace(value);
        const bool comesIn = figure.where == Where::Dugout;
        if (!space || !(figure.isOnField() || comesIn) || depth != Depth::Mirror)
            return false;
        figure.space = *space;
        if (comesIn) {
            figure.where = Where::Field;
            figure.standing = true;
        }
        return true;
    }
    return false;
}

} // namespace

Text wordsOf(const Correct& command)
{
    const std::vector<std::string> parts = split(command.path);
    const Checked<Json> parsed = parseJson(command.value);
    const Json value = parsed ? *parsed : Json();
    const int number = value.is_number_integer() ? value.get<int>() : 0;
    if (parts.size() == 4 && parts[0] == "figures") {
        const std::string figure = parts[1] + '/' + parts[2];
        if (parts[3] == "damage")
            return {Saying::tr("Corrected: %1's damage is %2."), figure, number};
        if (parts[3] == "health")
            return {Saying::tr("Corrected: %1's health is %2."), figure, number};
        if (parts[3] == "standing")
            return {value == Json(true) ? Saying::tr("Corrected: %1 is standing.")
                                        : Saying::tr("Corrected: %1 is knocked down."),
                    figure};
        if (parts[3] == "where")
            return {Saying::tr("Corrected: %1 is on the bench."), figure};
        if (parts[3] == "space" && value.is_string())
            return {Saying::tr("Corrected: %1 is on %2."), figure, value.get<std::string>()};
    }
    if (parts.size() == 2) {
        if (const TeamValue* what = firstWith(teamValues, &TeamValue::key, parts[0]))
            return value.is_number_integer() ? Text{what->words, parts[1], number} : Text{what->words, parts[1]};
    }
    if (parts.size() == 1 && parts[0] == "draw_pile")
        return {Saying::tr("Corrected: cards in the draw pile: %1."), number};
    if (parts.size() == 1 && parts[0] == "ball" && value.is_object()) {
        if (const auto carrier = value.find("carried_by"); carrier != value.end() && carrier->is_string())
            return {Saying::tr("Corrected: %1 has the ball."), carrier->get<std::string>()};
        if (const auto space = value.find("space"); space != value.end() && space->is_string())
            return {Saying::tr("Corrected: the ball is on %1."), space->get<std::string>()};
        return Saying::tr("Corrected: it is not known who has the ball.");
    }
    return Saying::tr("Corrected: an unnamed value.");
}

void on(Desk& desk, const Correct& command)
{
    const std::vector<std::string> parts = split(command.path);
    const Checked<Json> parsed = parseJson(command.value);
    const Json value = parsed ? *parsed : Json();
    const auto wrongValue = [&] {
        desk.refuse("KB-8.4"_rule, Saying::tr("%1 cannot have the value that was given."), command.path);
    };
    const auto cannotCorrect = [&] {
        desk.refuse("KB-8.4"_rule,
                    Saying::tr("“%1” cannot be corrected; expected a path such as scores/TEAM, cash/TEAM, "
                               "figures/TEAM/FIGURE/damage or ball."),
                    command.path);
    };
    desk.cite("KB-8.4"_rule);
    const Text headline = headlineOf(command, desk.state);

    if (parts.size() == 4 && parts[0] == "figures") {
        const FigureRef ref = desk.state.figureNamed(parts[1] + '/' + parts[2]);
        if (!ref.isValid())
            return desk.refuse("KB-1.1"_rule, texts::noSuchFigure, parts[1] + '/' + parts[2]);
        constexpr std::array<std::string_view, 5> known{"damage", "health", "standing", "space", "where"};
        if (!contains(known, parts[3]))
            return cannotCorrect();
        if (parts[3] == "where" && value == Json("dugout") && desk.state[ref].isOnField())
            desk.benchAndHeal(ref); // who comes in has a space
        else if (!correctFigure(desk.state[ref], parts[3], value, desk.state.depth))
            return wrongValue();
        if (desk.carries(ref) && !desk.state[ref].standing)
            desk.dropBall(ref);
        if (desk.state.activation && desk.state.activation->figure == ref) { // KB-R57, and back again
            desk.state.activation->isOver = !desk.state[ref].standing || desk.state.activation->scorched;
            endActivationIfDown(desk);
        }
    } else if (parts.size() == 2) {
        const int team = desk.state.teamNamed(parts[1]);
        if (team < 0)
            return desk.refuse("KB-9.2"_rule, texts::noSuchTeam, parts[1]);
        const TeamValue* what = firstWith(teamValues, &TeamValue::key, parts[0]);
        if (!what)
            return cannotCorrect();
        Team& owner = desk.state[team];
        const int before = what->number ? owner.*what->number : 0;
        const bool isRead = what->number ? read(value, parts[0] == "scores" ? -999 : 0, owner.*what->number)
                            : parts[0] == "owned_upgrades" ? correctUpgrades(owner, value)
                                                           : correctBurned(desk.state, owner, value);
        if (!isRead)
            return wrongValue();
        if (parts[0] == "active_upgrade_points") { // digest, section 36: no more than the points pay for
            const int points = owner.activeUpgradePoints;
            const int cost = totalCost(owner.active, desk.facts);
            if (cost > points && points < before)
                desk.object("KB-27.2"_rule, texts::tooExpensive, cost, points, cost - points);
        } else if (parts[0] == "hand") {
            // The cards come from the draw pile or go back to it: there are always as many as the deck has.
            desk.state.drawPile += before - owner.hand;
        } else if (parts[0] == "cash" && desk.state.auction) {
            const auto seat = std::find(desk.state.auctionOrder.begin(), desk.state.auctionOrder.end(), team);
            if (seat != desk.state.auctionOrder.end())
                desk.state.auction->teams[static_cast<std::size_t>(seat - desk.state.auctionOrder.begin())].cash =
                    owner.cash;
        }
    } else if (parts.size() == 1 && parts[0] == "ball") {
        if (!correctBall(desk.state, value))
            return wrongValue();
    } else if (parts.size() == 1 && parts[0] == "draw_pile") {
        const int total = desk.state.drawPile + desk.state.discard;
        if (!read(value, 0, desk.state.drawPile) || desk.state.drawPile > total)
            return wrongValue();
        desk.state.discard = total - desk.state.drawPile;
    } else {
        return cannotCorrect();
    }
    desk.add({headline}, {});
    if (parts[0] == "scores" && desk.state.phase != Phase::MatchOver && desk.state.phase != Phase::Finished)
        checkKnockout(desk, false);
}

} // namespace whistle::kaosball
