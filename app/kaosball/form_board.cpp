// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/form_board.h"

#include "kaosball/questions/questions.h"
#include "kaosball/table/types.h"
#include "kaosball/telling/shown_table.h"
#include "rulebook/json_ruling.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

/// Of the design system.
constexpr int mostSeats = 5;

/// What stands on a figure: the number of "fangs/r1", the first letters of a ringer's name.
QString labelOf(const std::string& id)
{
    QString name = QString::fromStdString(id.substr(id.rfind('/') + 1));
    bool isNumber = false;
    (void)name.mid(1).toInt(&isNumber);
    return isNumber ? name.mid(1) : initials(name.replace(u'_', u' '));
}

/// The way of the active figure as far as it is said.
void showPath(CrossfieldModel& model, const Json& whole)
{
    const Json* path = valueAt(whole, "/path");
    const CrossfieldFigure* figure = model.figure(QString::fromStdString(wordIn(whole, "active_figure")));
    if (path == nullptr || figure == nullptr)
        return;
    model.path = {figure->space};
    for (const Space space : spacesOf(path))
        model.path.push_back(space);
}

} // namespace

std::string wordIn(const Json& json, const char* key)
{
    return valueIn(json, key, std::string());
}

std::vector<Space> spacesOf(const Json* said)
{
    std::vector<Space> spaces;
    for (const Json& one : listOf(said)) {
        if (const auto space = one.is_string() ? crossfield::fromName(one.get<std::string>()) : std::nullopt)
            spaces.push_back(*space);
    }
    return spaces;
}

int seatInForm(const Json& whole, const std::string& team)
{
    int seat = 0;
    for (const Json& one : listOf(valueAt(whole, "/teams"))) {
        ++seat;
        if (wordIn(one, "team") == team)
            return seat;
    }
    return std::min(seat + 1, mostSeats); // somebody else
}

CrossfieldModel boardOfForm(const FormContext& context)
{
    CrossfieldModel model;
    const Json& whole = context.whole;
    for (const Json& figure : listOf(valueAt(whole, "/figures"))) {
        const auto space = crossfield::fromName(wordIn(figure, "space"));
        if (!space)
            continue;
        const std::string id = wordIn(figure, "id");
        FigureLook look;
        look.seat = seatInForm(whole, wordIn(figure, "team"));
        look.kind = fromWord<FigureKind>(wordIn(figure, "kind")).value_or(FigureKind::Runner);
        look.label = labelOf(id);
        look.standing = valueIn(figure, "standing", true);
        model.figures.push_back({fromStd(id), context.words.name(id), *space, look});
    }
    if (const Json* ball = valueAt(whole, "/ball"))
        model.looseBall = crossfield::fromName(wordIn(*ball, "space")).value_or(Space{});
    for (const Json& fire : listOf(valueAt(whole, "/fires"))) {
        if (const auto space = crossfield::fromName(wordIn(fire, "space")))
            model.fires.push_back({*space, 1});
    }
    for (const Json& wall : listOf(valueAt(whole, "/walls"))) {
        const std::vector<Space> sides = spacesOf(&wall);
        if (sides.size() == 2 && crossfield::areAdjacent(sides[0], sides[1]))
            model.walls.push_back(wallBetween(sides[0], sides[1]));
    }
    return model;
}

void lightReach(CrossfieldModel& model, const Json& whole)
{
    showPath(model, whole);
    if (!whole.is_object() || !whole.contains("active_figure") || !whole.contains("action"))
        return;
    static const whistle::Question question = movementQuestion(*factsInUse());
    Json asked = whole; // as from its start: a path that is begun takes nothing away
    asked.erase("path");
    asked.erase("pick_up_ball");
    const Checked<JsonRuling> ruling = askQuestion(question, asked);
    if (!ruling)
        return;
    for (const Json& end : listOf(valueAt(ruling->verdict, "/reachable"))) {
        if (const auto space = crossfield::fromName(wordIn(end, "space")))
            model.offeredSpaces.push_back(*space);
    }
}

} // namespace whistle::kaosball
