// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/questions/field_case.h"

#include <array>

namespace whistle::kaosball {

using namespace codes;

std::vector<RecordKey> fieldFigureKeys()
{
    return {
        inheritedKey<NamedPiece, &Piece::id, Declaring<Word, "figure">>("id", Presence::Required),
        key<&NamedPiece::teamName, TeamName>("team"),
        inheritedKey<NamedPiece, &Piece::kind>("kind", Presence::Required),
        inheritedKey<NamedPiece, &Piece::space, Place>("space", Presence::Required),
        inheritedKey<NamedPiece, &Piece::ringer, RingerOrNull>("ringer", Presence::Quiet,
                                                               QT_TRANSLATE_NOOP("shapes", "ringers only")),
        inheritedKey<NamedPiece, &Piece::standing>("standing"),
    };
}

void FieldCheck::figures()
{
    m_asking.different(m_ids, "/figures", "id");
    std::array<const NamedPiece*, spaceCount> standing{};
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const NamedPiece& figure = m_figures[i];
        const std::string at = pointerTo("/figures", i);
        knownTeam(figure.teamName, at + "/team");
        if (figure.kind != FigureKind::Ringer && m_asking.input().at("figures").at(i).contains("ringer"))
            m_asking.say(at + "/ringer", Saying::tr("%1 is not a ringer: only ringers have this key."), figure.id);
        if (!figure.standing)
            continue;
        const NamedPiece*& first = standing[figure.space.slot()];
        if (first)
            m_asking.say(at + "/space",
                         Saying::tr("%1 and %2 would both stand on %3; a space has room for one standing figure."),
                         first->id, figure.id, figure.space);
        else
            first = &figure;
    }
}

void FieldCheck::ball(const std::optional<NamedBall>& ball)
{
    if (!ball || ball->carriedBy.empty())
        return;
    const NamedPiece* carrier = figure(ball->carriedBy);
    if (!carrier)
        m_asking.say("/ball/carried_by", Saying::tr("There is no figure called %1 that could carry the ball."),
                     ball->carriedBy);
    else if (!carrier->standing)
        m_asking.say("/ball/carried_by", Saying::tr("%1 is knocked down, so it cannot carry the ball."),
                     ball->carriedBy);
}

std::vector<Piece> FieldCheck::pieces() const
{
    std::vector<Piece> pieces;
    for (const NamedPiece& figure : m_figures)
        pieces.emplace_back(figure).team = placeOf(figure.teamName, m_teams);
    return pieces;
}

std::vector<NamedPiece> named(const std::vector<Piece>& pieces, const State& table)
{
    return eachOf(pieces, [&](const Piece& piece) { return NamedPiece{piece, table[piece.team].name}; });
}

std::optional<NamedBall> ballOn(const State& state)
{
    if (state.ball.carrier.isValid())
        return NamedBall{{}, state.idOf(state.ball.carrier)};
    return state.ball.space.isValid() ? std::optional(NamedBall{state.ball.space, {}}) : std::nullopt;
}

Json blankFigure(const TeamFacts& team, const char* name, FigureKind kind)
{
    return {{"id", team.id + name}, {"team", team.id}, {"kind", toWord(kind)}};
}

} // namespace whistle::kaosball
