// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/position_shapes.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

constexpr Sentence nameTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The name %1 stands here twice.")};
constexpr Sentence unknownTeam{"kaosball", QT_TRANSLATE_NOOP("kaosball", "There is no team called %1 in \"teams\".")};
constexpr Sentence ringerOnly{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not a ringer: only figures of kind ringer have this key.")};
constexpr Sentence sharedSpace{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 and %2 both stand in %3; one standing figure fits in a space.")};
constexpr Sentence unknownCarrier{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "There is no figure called %1 that could carry the ball.")};
constexpr Sentence lyingCarrier{"kaosball",
                                QT_TRANSLATE_NOOP("kaosball", "%1 is knocked down, so it cannot carry the ball.")};

const std::string& wordAt(const Json& json, const char* key)
{
    return json.at(key).get_ref<const std::string&>();
}

bool stands(const Json& figure)
{
    return figure.value("standing", true);
}

} // namespace

Shape spaceShape()
{
    static const Shape shape = Shape::words(crossfield::allNames()).ofKind("kaosball/space");
    return shape;
}

Space readSpace(const Json& json)
{
    return *crossfield::fromName(json.get_ref<const std::string&>());
}

std::vector<ShapeKey> fieldFigureKeys()
{
    return {required("id", Shape::text().declaring("figure")),
            required("team", Shape::text().naming("team")),
            required("kind", Shape::words(allWords<FigureKind>())),
            required("space", spaceShape()),
            optional("ringer", Shape::words(allWords<Ringer>()).orNull(),
                     QT_TRANSLATE_NOOP("shapes", "only of kind ringer")),
            withDefault("standing", Shape::boolean(), "true")};
}

Shape figuresShape(std::vector<ShapeKey> keys, std::size_t least)
{
    return Shape::list(Shape::object(std::move(keys)), least).ofKind("kaosball/figures");
}

Piece readFieldFigure(const Json& json, const std::vector<std::string>& teams)
{
    Piece piece;
    piece.id = wordAt(json, "id");
    piece.team = placeOf(wordAt(json, "team"), teams);
    piece.kind = *fromWord<FigureKind>(wordAt(json, "kind"));
    piece.space = readSpace(json.at("space"));
    if (const auto ringer = json.find("ringer"); ringer != json.end() && !ringer->is_null())
        piece.ringer = *fromWord<Ringer>(ringer->get_ref<const std::string&>());
    piece.standing = stands(json);
    return piece;
}

Shape ballShape()
{
    return Shape::either(
        {Shape::object({required("space", spaceShape(), QT_TRANSLATE_NOOP("shapes", "where it lies loose"))}),
         Shape::object({required("carried_by", Shape::text().naming("figure"),
                                 QT_TRANSLATE_NOOP("shapes", "a standing figure"))})});
}

int readCarrier(const Json& ball, const Json& figures)
{
    const auto carrier = ball.find("carried_by");
    return carrier == ball.end() ? -1 : placeOf(carrier->get_ref<const std::string&>(), namesIn(figures, "id"));
}

int placeOf(std::string_view word, const std::vector<std::string>& words)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

std::vector<std::string> namesIn(const Json& list, const char* key)
{
    std::vector<std::string> names;
    names.reserve(list.size());
    for (const Json& item : list)
        names.push_back(wordAt(item, key));
    return names;
}

void requireNewName(const std::string& name, std::vector<std::string>& seen, const std::string& at, Problems& problems)
{
    if (placeOf(name, seen) >= 0)
        problems.push_back({at, Text{nameTwice, name}});
    seen.push_back(name);
}

void requireDifferentNames(const Json& list, const char* key, const std::string& at, Problems& problems)
{
    std::vector<std::string> seen;
    for (const std::string& name : namesIn(list, key))
        requireNewName(name, seen, pointerTo(pointerTo(at, seen.size()), key), problems);
}

void requireKnownTeam(const Json& name, const std::vector<std::string>& teams, const std::string& at,
                      Problems& problems)
{
    const std::string& team = name.get_ref<const std::string&>();
    if (placeOf(team, teams) < 0)
        problems.push_back({at, Text{unknownTeam, team}});
}

void requirePossibleFigures(const Json& figures, const std::vector<std::string>& teams, Problems& problems)
{
    requireDifferentNames(figures, "id", "/figures", problems);
    std::array<const Json*, spaceCount> standing{};
    std::size_t index = 0;
    for (const Json& figure : figures) {
        const std::string at = pointerTo("/figures", index++);
        requireKnownTeam(figure.at("team"), teams, at + "/team", problems);
        if (figure.contains("ringer") && wordAt(figure, "kind") != toWord(FigureKind::Ringer))
            problems.push_back({at + "/ringer", Text{ringerOnly, wordAt(figure, "id")}});
        if (!stands(figure))
            continue;
        const Json*& first = standing[static_cast<std::size_t>(readSpace(figure.at("space")).index)];
        if (first)
            problems.push_back({at + "/space", Text{sharedSpace, wordAt(*first, "id"), wordAt(figure, "id"),
                                                    wordAt(figure, "space")}});
        else
            first = &figure;
    }
}

void requirePossibleBall(const Json& ball, const Json& figures, Problems& problems)
{
    const auto carriedBy = ball.find("carried_by");
    if (carriedBy == ball.end())
        return;
    const int carrier = readCarrier(ball, figures);
    const std::string& id = carriedBy->get_ref<const std::string&>();
    if (carrier < 0)
        problems.push_back({"/ball/carried_by", Text{unknownCarrier, id}});
    else if (!stands(figures.at(static_cast<std::size_t>(carrier))))
        problems.push_back({"/ball/carried_by", Text{lyingCarrier, id}});
}

} // namespace whistle::kaosball
