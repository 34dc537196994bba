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
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
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
    const Json* path = valueAt(whole, Json::json_pointer("/path"));
    const Json* active = valueAt(whole, Json::json_pointer("/active_figure"));
    const CrossfieldFigure* figure =
        active && active->is_string() ? model.figure(QString::fromStdString(active->get<std::string>())) : nullptr;
    if (!path || !path->is_array() || figure == nullptr)
        return;
    model.path = {figure->space};
    for (const Json& space : *path)
        model.path << (space.is_string() ? QString::fromStdString(space.get<std::string>()) : QString());
}

} // namespace

const Json* valueAt(const Json& whole, const Json::json_pointer& pointer)
{
    return whole.contains(pointer) ? &whole.at(pointer) : nullptr;
}

int seatInForm(const Json& whole, const std::string& team)
{
    int seat = 0;
    if (const Json* teams = valueAt(whole, Json::json_pointer("/teams")); teams && teams->is_array()) {
        for (const Json& one : *teams) {
            ++seat;
            if (one.is_object() && word(one, "team") == team)
                return seat;
        }
    }
    return std::min(seat + 1, mostSeats); // somebody else
}

CrossfieldModel boardOfForm(const FormContext& context)
{
    CrossfieldModel model;
    const Json& whole = context.whole;
    if (const Json* figures = valueAt(whole, Json::json_pointer("/figures")); figures && figures->is_array()) {
        for (const Json& figure : *figures) {
            if (!figure.is_object() || word(figure, "space").empty())
                continue;
            const std::string id = word(figure, "id");
            FigureLook look;
            look.seat = seatInForm(whole, word(figure, "team"));
            look.kind = static_cast<whistle::FigureKind>(
                fromWord<FigureKind>(word(figure, "kind")).value_or(FigureKind::Runner));
            look.label = labelOf(id);
            look.standing = figure.value("standing", true);
            model.figures.push_back({QString::fromStdString(id), context.words.name(id),
                                     QString::fromStdString(word(figure, "space")), look});
        }
    }
    if (const Json* ball = valueAt(whole, Json::json_pointer("/ball/space")); ball && ball->is_string())
        model.looseBall = QString::fromStdString(ball->get<std::string>());
    if (const Json* fires = valueAt(whole, Json::json_pointer("/fires")); fires && fires->is_array()) {
        for (const Json& fire : *fires)
            model.fires.push_back({QString::fromStdString(word(fire, "space")), 1});
    }
    if (const Json* walls = valueAt(whole, Json::json_pointer("/walls")); walls && walls->is_array()) {
        for (const Json& wall : *walls) {
            if (wall.is_array() && wall.size() == 2 && wall[0].is_string() && wall[1].is_string())
                model.walls.push_back({QString::fromStdString(wall[0].get<std::string>()),
                                       QString::fromStdString(wall[1].get<std::string>())});
        }
    }
    return model;
}

void lightReach(CrossfieldModel& model, const Json& whole)
{
    showPath(model, whole);
    if (!whole.is_object() || !whole.contains("active_figure") || !whole.contains("action"))
        return;
    static const Question question = movementQuestion(printedFacts());
    Json asked = whole; // as from its start: a path that is begun takes nothing away
    asked.erase("path");
    asked.erase("pick_up_ball");
    const Checked<JsonRuling> ruling = askQuestion(question, asked);
    const Json* ends = ruling ? valueAt(ruling->verdict, Json::json_pointer("/reachable")) : nullptr;
    if (ends == nullptr || !ends->is_array())
        return;
    for (const Json& end : *ends) {
        if (end.is_object() && end.contains("space"))
            model.offeredSpaces << QString::fromStdString(end.at("space").get<std::string>());
    }
}

} // namespace whistle::kaosball
