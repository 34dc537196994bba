// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "kaosball/questions/asked.h"

#include <algorithm>

/// Figures and ball on the crossfield, as movement and scoring ask of them.
namespace whistle::kaosball {

/// A figure with its team's name.
struct NamedPiece : Piece {
    std::string teamName;
};
struct NamedBall {
    Space space;
    std::string carriedBy;
};

/// `{"space": s}` or `{"carried_by": id}`
struct BallCode {
    static Shape shape()
    {
        using Carrier = codes::Naming<codes::Word, "figure">;
        return Shape::either({Shape::object({required("space", codes::Place::shape(),
                                                      QT_TRANSLATE_NOOP("shapes", "where it is loose"))}),
                              Shape::object({required("carried_by", Carrier::shape(),
                                                      QT_TRANSLATE_NOOP("shapes", "a standing figure"))})});
    }
    static void read(const Json& json, NamedBall& ball)
    {
        if (const auto carrier = json.find("carried_by"); carrier != json.end())
            codes::Word::read(*carrier, ball.carriedBy);
        else
            codes::Place::read(json.at("space"), ball.space);
    }
    static Json write(const NamedBall& ball)
    {
        if (ball.carriedBy.empty())
            return {{"space", codes::Place::write(ball.space)}};
        return {{"carried_by", ball.carriedBy}};
    }
};
/// Figures on the crossfield, `least` or more.
template <std::size_t least, const Record& (*table)()>
struct FiguresCode : codes::ListOf<codes::ObjectBy<NamedPiece, table>, least> {
    static Shape shape()
    {
        return codes::ListOf<codes::ObjectBy<NamedPiece, table>, least>::shape().ofKind("kaosball/figures");
    }
};

inline constexpr int mostDamage = 1000; ///< of a figure without a known health, which never dies
using Damage = codes::Number<0, mostDamage>;

/// What is asked of every figure.
[[nodiscard]] std::vector<RecordKey> fieldFigureKeys();

/// What both questions ask of figures and ball.
class FieldCheck {
public:
    FieldCheck(Asking& asking, NameList teams, const std::vector<NamedPiece>& figures)
        : m_asking(asking)
        , m_teams(std::move(teams))
        , m_figures(figures)
        , m_ids(eachOf(figures, &Piece::id))
    {
    }

    [[nodiscard]] const NameList& teams() const { return m_teams; }
    /// The figure of that name, or null.
    [[nodiscard]] const NamedPiece* figure(const std::string& id) const
    {
        const int place = placeOf(id, m_ids);
        return place < 0 ? nullptr : &m_figures[static_cast<std::size_t>(place)];
    }

    /// Whether all before it are others.
    template <class Things, class Part = std::identity>
    static bool isFirst(const Things& things, std::size_t index, Part part = {})
    {
        const auto here = things.begin() + static_cast<std::ptrdiff_t>(index);
        return std::ranges::find(things.begin(), here, std::invoke(part, *here), part) == here;
    }
    void differentTeams() { m_asking.different(m_teams, "/teams", "team"); }
    void knownTeam(const std::string& name, std::string at)
    {
        m_asking.team(name, m_teams, std::move(at), Saying::tr("There is no team called %1 in “teams”."));
    }

    /// Different ids, known teams, ringers only on ringers, one standing figure a space (KB-2.11).
    void figures();

    /// The carrier is on the crossfield and stands.
    void ball(const std::optional<NamedBall>& ball);
    [[nodiscard]] int carrier(const std::optional<NamedBall>& ball) const
    {
        return ball ? placeOf(ball->carriedBy, m_ids) : -1;
    }
    [[nodiscard]] std::vector<Piece> pieces() const;

private:
    Asking& m_asking;
    NameList m_teams;
    const std::vector<NamedPiece>& m_figures;
    NameList m_ids;
};

/// Those of a position, with the names of their teams.
[[nodiscard]] std::vector<NamedPiece> named(const std::vector<Piece>& pieces, const State& table);
[[nodiscard]] std::optional<NamedBall> ballOn(const State& state);
/// Where its figures stand is asked.
[[nodiscard]] Json blankFigure(const TeamFacts& team, const char* name, FigureKind kind);

} // namespace whistle::kaosball
