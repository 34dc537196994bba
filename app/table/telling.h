// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/columns.h"
#include "journal/game_match.h"
#include "match/past.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// How a game tells what has happened in a match, for its log, its second screen and the time machine: a struct of
/// static functions, the same in every game.
///
///     struct Telling {
///         static int seat(const Command&, const State& before);          // whose entry; 0: nobody's
///         static bool beginsTurn(const Command&, const State& before);   // the points of a turn count from here
///         static std::vector<SeatScore> scores(const State&);            // what each seat has; SeatPoints do as well
///         static QString band(const State& after);                       // "period 2"
///         static Told told(const Command&, const State& before, const State& after); // what the log says of it
///         static std::optional<Moment> moment(const State&, const Match&);
///         static std::vector<ChangeWords> changes(const State& before, const State& after, const Match&);
///         static MomentView* view(QWidget* parent);
///     };
namespace whistle {

/// The match with its types; the game must be the match's.
template <class G>
[[nodiscard]] const GameMatch<G>& typed(const Match& match)
{
    return static_cast<const GameMatch<G>&>(match);
}

[[nodiscard]] inline int pointsOf(const SeatPoints& one)
{
    return one.points;
}
[[nodiscard]] inline int pointsOf(const SeatScore& one)
{
    return one.score;
}
/// What each seat has got, from its scores before and after; seats without a change are left out.
template <class Scores>
[[nodiscard]] std::vector<SeatPoints> differences(const Scores& before, const Scores& after)
{
    std::vector<SeatPoints> points;
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        if (const int got = pointsOf(after[i]) - pointsOf(before[i]); got != 0)
            points.push_back({after[i].seat, got});
    }
    return points;
}

/// Whether the command is one of these.
template <class... Commands, class Command>
[[nodiscard]] bool isAnyOf(const Command& command)
{
    return (std::holds_alternative<Commands>(command) || ...);
}

/// A moment that one of the game's own pictures shows; `show` lays a state on it.
template <class G, class Picture>
class PictureMoment : public MomentView {
public:
    using Show = void (*)(Picture& picture, const typename G::State& state, const G& game, bool tellsOutlook);
    PictureMoment(const QString& name, Show show, QWidget* parent)
        : MomentView(parent)
        , m_picture(new Picture)
        , m_show(show)
    {
        setObjectName(name);
        takeNoInput(*m_picture);
        columnIn(*this)->addWidget(m_picture);
    }

    void showMoment(const Match& match, int number) override
    {
        if (const std::optional<typename G::State> state = typed<G>(match).stateAt(number))
            m_show(*m_picture, *state, typed<G>(match).journal().game(), tellsOutlook());
    }

private:
    Picture* m_picture;
    Show m_show;
};

/// Of a game where scores alone do not tell what an entry has brought: it has `points(before, after)`.
template <class Telling, class State>
concept TellsPoints = requires(const State& state)
{
    Telling::points(state, state);
};

/// What the entries from the one at index `from` on are, for EntryTeller.
template <class G, class Telling>
[[nodiscard]] std::vector<EntryMarks> marksOf(const Match& match, std::size_t from)
{
    std::vector<EntryMarks> marks;
    typed<G>(match).journal().walk(
        from, Reasons::Listening::No,
        [&marks](const auto& entry, const typename G::State& before, const Outcome<typename G::State>& outcome) {
            const bool counts = !entry.withdrawn && !entry.refused;
            const typename G::State& after = counts ? outcome.next : before;
            EntryMarks one;
            one.seat = Telling::seat(entry.command, before);
            one.beginsTurn = Telling::beginsTurn(entry.command, before);
            if constexpr (TellsPoints<Telling, typename G::State>)
                one.points = Telling::points(before, after);
            else
                one.points = differences(Telling::scores(before), Telling::scores(after));
            one.band = Telling::band(after);
            one.told = Telling::told(entry.command, before, after);
            marks.push_back(std::move(one));
            return true;
        });
    return marks;
}

/// What the time machine needs of the game.
template <class G, class Telling>
[[nodiscard]] PastTeller pastTellerOf()
{
    PastTeller teller;
    teller.marks = marksOf<G, Telling>;
    teller.moment = [](const Match& match, int number) {
        const std::optional<typename G::State> state = typed<G>(match).stateAt(number);
        return state ? Telling::moment(*state, match).value_or(Moment{}) : Moment{};
    };
    teller.changes = [](const Match& before, const Match& after, const std::vector<TableChange>& changes) {
        std::vector<ChangeWords> words = Telling::changes(typed<G>(before).state(), typed<G>(after).state(), after);
        return words.empty() ? plainChanges(changes, after.names()) : words; // what players seldom speak of
    };
    teller.view = Telling::view;
    return teller;
}

} // namespace whistle
