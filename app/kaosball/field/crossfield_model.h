// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "kaosball/field/crossfield_geometry.h"
#include "kaosball/table/position.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace whistle {

/// Circle, square, hexagon: never confused, also without colour.
using FigureKind = kaosball::FigureKind;
/// The border between two neighbouring spaces.
using CrossfieldEdge = kaosball::Wall;

/// A figure as a picture: who it belongs to, what it is, how it does.
struct FigureLook {
    int seat = 0;
    FigureKind kind = FigureKind::Runner;
    QString label; ///< a number or two initials
    bool standing = true;
    int damage = 0;
    int health = 0; ///< pips of the capsule that a damaged figure carries
    bool hasBall = false;
    bool isActive = false;
    friend bool operator==(const FigureLook&, const FigureLook&) = default;
};

/// A figure on the crossfield.
struct CrossfieldFigure {
    QString id;   ///< the page's own word for it; comes back in the signals
    QString name; ///< as spoken: "Fangs b2"
    CrossfieldSpace space;
    FigureLook look;
    friend bool operator==(const CrossfieldFigure&, const CrossfieldFigure&) = default;
};

struct CrossfieldScoreToken {
    CrossfieldSpace space;
    int seat = 0;
    friend bool operator==(const CrossfieldScoreToken&, const CrossfieldScoreToken&) = default;
};

/// What it takes to get to a space: the steps, and the damage on the way.
struct CrossfieldReach {
    int steps = 0;
    int damage = 0;
    friend bool operator==(const CrossfieldReach&, const CrossfieldReach&) = default;
};

/// Who may react when the space is entered. figure is an id of the model, or empty for "the seat, with any of its own".
struct CrossfieldReaction {
    int seat = 0;
    QString figure;
    friend bool operator==(const CrossfieldReaction&, const CrossfieldReaction&) = default;
};

/// What the last turn has left on the field: the way of a figure, or the blow of one.
struct CrossfieldTrace {
    enum class Kind { Way, Blow, FatalBlow };
    Kind kind = Kind::Way;
    QString figure;                      ///< id: who went, whose blow it was
    int seat = 0;                        ///< the same
    FigureLook look = {};                ///< who went; of a fatal blow, whom it was for
    std::vector<CrossfieldSpace> spaces; ///< from where to where, at least two
    friend bool operator==(const CrossfieldTrace&, const CrossfieldTrace&) = default;
};

/// All that the crossfield shows. No rule is in it: the page says what lies where and what may be chosen.
/// Seats are numbered as in the theme (1-5).
struct CrossfieldModel {
    static constexpr int nobody = -1;

    std::array<int, 4> seatAt{nobody, nobody, nobody, nobody}; ///< by CrossfieldSide
    QMap<int, QString> seatNames;                              ///< as spoken: "Fangs"
    CrossfieldSide bottom = CrossfieldSide::South;             ///< the side that is turned to the reader
    std::vector<CrossfieldFigure> figures;
    CrossfieldSpace looseBall; ///< the space of a ball that nobody carries, or none
    std::vector<kaosball::Fire> fires;
    std::vector<CrossfieldEdge> walls;
    std::vector<CrossfieldScoreToken> scoreTokens;
    int minorMoundWorth = 0; ///< now; 0 shows no number
    int majorMoundWorth = 5;
    std::vector<CrossfieldTrace> traces; ///< what came before lies below what came after

    QString chosenFigure;                             ///< id; this one can be dragged through the reachable spaces
    QMap<CrossfieldSpace, CrossfieldReach> reachable; ///< where the chosen figure may go
    int stepsLeft = nobody;    ///< the longest path that a drag may draw; nobody: as far as reachable says
    bool crossesWalls = false; ///< the chosen figure does not mind walls
    QMap<CrossfieldSpace, std::vector<CrossfieldReaction>> reactions; ///< marks on the spaces that provoke them
    std::vector<CrossfieldSpace> path;          ///< a dotted line through these spaces, the start included
    QStringList targets;                        ///< ids of the figures that may be chosen
    QMap<int, kaosball::SpaceSet> killzones;    ///< spaces to hatch, by seat
    std::vector<CrossfieldSpace> offeredSpaces; ///< spaces that may be chosen: fire, score token, push, line-up
    std::vector<CrossfieldEdge> offeredEdges;   ///< borders that may be chosen: walls

    [[nodiscard]] int seatOf(CrossfieldSide side) const { return seatAt[static_cast<std::size_t>(side)]; }
    /// The figure of this id, or null.
    [[nodiscard]] const CrossfieldFigure* figure(const QString& id) const;
    /// The figures of a space: lying ones first, the standing one last.
    [[nodiscard]] std::vector<const CrossfieldFigure*> figuresOn(CrossfieldSpace space) const;
    /// The fire tokens of a space, 0 for none.
    [[nodiscard]] int fireOn(CrossfieldSpace space) const;
    /// The owner of the score token of a space, or nobody.
    [[nodiscard]] int scoreTokenOn(CrossfieldSpace space) const;
    [[nodiscard]] bool isWalled(CrossfieldSpace a, CrossfieldSpace b) const;
    [[nodiscard]] bool isOffered(CrossfieldSpace space) const { return contains(offeredSpaces, space); }
    [[nodiscard]] bool isOffered(const CrossfieldEdge& edge) const { return contains(offeredEdges, edge); }

    friend bool operator==(const CrossfieldModel&, const CrossfieldModel&) = default;
};

/// The way that a finger draws for the chosen figure: through reachable neighbours, back over itself when it
/// returns, by the shortest way when it jumps or when it would be too long.
class CrossfieldFingerPath {
public:
    CrossfieldFingerPath() = default;
    /// Starts at the space of the model's chosen figure.
    explicit CrossfieldFingerPath(CrossfieldSpace start) : m_spaces{start} {}

    /// The finger is on this space now. False: the space cannot be gone to, and the path stays as it was.
    bool moveTo(CrossfieldSpace space, const CrossfieldModel& model);

    /// The spaces in order, the start included.
    [[nodiscard]] const std::vector<CrossfieldSpace>& spaces() const { return m_spaces; }
    /// The spaces entered, without the start.
    [[nodiscard]] std::vector<CrossfieldSpace> entered() const { return {m_spaces.begin() + 1, m_spaces.end()}; }

private:
    std::vector<CrossfieldSpace> m_spaces;
};

} // namespace whistle
