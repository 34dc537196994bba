// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "kaosball/entries/commands.h"
#include "kaosball/field/crossfield_model.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"
#include "moves/move.h"

#include <QKeySequence>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace whistle::kaosball {

/// The figure's picture, as it stands in this state.
[[nodiscard]] FigureLook lookOf(const State& state, FigureRef ref);

/// A state as the pages show it: with the printed facts, everybody's display name and everything's picture. The one
/// place where the pages turn ids into words. Cheap to copy.
class ShownTable {
public:
    ShownTable() = default;
    ShownTable(State state, const Facts& facts);
    /// With what may be done there, as the page has gathered it.
    ShownTable(State state, const Facts& facts, std::vector<MoveOf<Command>> moves);

    /// False of a table that was never set.
    [[nodiscard]] bool isShown() const { return m_state != nullptr; }
    [[nodiscard]] const State& state() const { return *m_state; }
    [[nodiscard]] const Facts& facts() const { return *m_facts; }
    [[nodiscard]] const Constants& rules() const { return m_facts->constants; }

    /// What may be done; found when it is first asked for.
    [[nodiscard]] const std::vector<MoveOf<Command>>& moves() const;
    /// The commands of one kind that may be entered, as they stand in the moves: what a move is about comes last in it.
    template <class Kind>
    [[nodiscard]] std::vector<const Kind*> offered() const
    {
        std::vector<const Kind*> commands;
        for (const MoveOf<Command>& move : moves()) {
            if (const auto* command = std::get_if<Kind>(&move.commands.back()))
                commands.push_back(command);
        }
        return commands;
    }
    template <class Kind>
    [[nodiscard]] bool offers() const
    {
        return !offered<Kind>().empty();
    }
    [[nodiscard]] bool allows(const Command& command) const;
    /// The table as it will be after this; where the referee is against it as it is.
    [[nodiscard]] ShownTable after(const Command& command) const;

    /// "Fangs".
    [[nodiscard]] QString team(int team) const;
    /// "Fangs, Ogres"; of no team empty.
    [[nodiscard]] QString teams(const std::vector<int>& teams) const;
    /// The figure among those of its team: "b2", "Macho Libre".
    [[nodiscard]] QString figure(FigureRef ref) const;
    /// The figure among all: "Fangs b2", "Macho Libre".
    [[nodiscard]] QString fullName(FigureRef ref) const;
    /// The seat of a team, 1 to 4, by the side it sits at; 0 for nobody.
    [[nodiscard]] int seat(int team) const;
    /// The team that sits there; below zero: nobody.
    [[nodiscard]] int teamAt(int seat) const;
    [[nodiscard]] FigureLook look(FigureRef ref) const { return lookOf(state(), ref); }
    /// Whether the card would count if the team showed it now, and how much.
    [[nodiscard]] CardResult judge(int team, Card card) const;
    /// Those of the numbered cards that would not.
    [[nodiscard]] std::vector<Card> deadCards(int team) const;

private:
    std::shared_ptr<const State> m_state;
    std::shared_ptr<std::optional<std::vector<MoveOf<Command>>>> m_moves; ///< of `m_state`, once they are asked for
    const Facts* m_facts = nullptr;
};

[[nodiscard]] QString upgradeName(Upgrade upgrade);
[[nodiscard]] QString tacticName(Tactic tactic);
/// The digit that chooses the card among the tactic cards: always the same.
[[nodiscard]] QKeySequence keyOf(Tactic tactic);
[[nodiscard]] QString cheatName(Cheat cheat);
/// "Sprint", "Tackle", "Attack".
[[nodiscard]] QString actionName(Action action);
/// "energy 3 with a star", "Kaos Warp".
[[nodiscard]] QString cardName(Card card);
/// What stands on a card: a number, or two letters of its name ("3", "U!", "WS").
[[nodiscard]] QString cardFace(Card card);

[[nodiscard]] QString fromStd(const std::string& text);
/// The first letters of the words of a name, two at most.
[[nodiscard]] QString initials(const QString& name);
/// A word that core writes ("macho_libre"), as a part of an object name.
[[nodiscard]] QString fromWordView(std::string_view word);

} // namespace whistle::kaosball
