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

std::string word(const Json& json, const char* key)
{
    return valueIn(json, key, std::string());
}

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
    const CrossfieldFigure* figure = model.figure(QString::fromStdString(word(whole, "active_figure")));
    if (path == nullptr || figure == nullptr)
        return;
    model.path = {figure->space};
    for (const Json& space : listOf(path))
        model.path << (space.is_string() ? QString::fromStdString(space.get<std::string>()) : QString());
}

} // namespace

int seatInForm(const Json& whole, const std::string& team)
{
    int seat = 0;
    for (const Json& one : listOf(valueAt(whole, "/teams"))) {
        ++seat;
        if (word(one, "team") == team)
            return seat;
    }
    return std::min(seat + 1, mostSeats); // somebody else
}

CrossfieldModel boardOfForm(const FormContext& context)
{
    CrossfieldModel model;
    const Json& whole = context.whole;
    for (const Json& figure : listOf(valueAt(whole, "/figures"))) {
        if (word(figure, "space").empty())
            continue;
        const std::string id = word(figure, "id");
        FigureLook look;
        look.seat = seatInForm(whole, word(figure, "team"));
        look.kind =
            static_cast<whistle::FigureKind>(fromWord<FigureKind>(word(figure, "kind")).value_or(FigureKind::Runner));
        look.label = labelOf(id);
        look.standing = valueIn(figure, "standing", true);
        model.figures.push_back(
            {QString::fromStdString(id), context.words.name(id), QString::fromStdString(word(figure, "space")), look});
    }
    if (const Json* ball = valueAt(whole, "/ball"))
        model.looseBall = QString::fromStdString(word(*ball, "space"));
    for (const Json& fire : listOf(valueAt(whole, "/fires")))
        model.fires.push_back({QString::fromStdString(word(fire, "space")), 1});
    for (const Json& wall : listOf(valueAt(whole, "/walls"))) {
        if (wall.is_array() && wall.size() == 2 && wall[0].is_string() && wall[1].is_string())
            model.walls.push_back({QString::fromStdString(wall[0].get<std::string>()),
                                   QString::fromStdString(wall[1].get<std::string>())});
    }
    return model;
}

void lightReach(CrossfieldModel& model, const Json& whole)
{
    showPath(model, whole);
    if (!whole.is_object() || !whole.contains("active_figure") || !whole.contains("action"))
        return;
    static const Question question = movementQuestion(*factsInUse());
    Json asked = whole; // as from its start: a path that is begun takes nothing away
    asked.erase("path");
    asked.erase("pick_up_ball");
    const Checked<JsonRuling> ruling = askQuestion(question, asked);
    if (!ruling)
        return;
    for (const Json& end : listOf(valueAt(ruling->verdict, "/reachable")))
        model.offeredSpaces << QString::fromStdString(word(end, "space"));
}

} // namespace whistle::kaosball
