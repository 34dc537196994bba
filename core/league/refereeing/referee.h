// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "journal/outcome.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "league/refereeing/acts.h"

#include <optional>
#include <string_view>

namespace whistle::league {

/// Referees one act of the organiser. The outcome's reasons tell what it has done and everything that follows from it
/// (places, playoffs, champion), so that `whatIf` shows the consequences before they are accepted.
[[nodiscard]] Outcome<Season> referee(const Season& season, const Act& act, const FindRules& findRules,
                                      Reasons::Listening listening = Reasons::Listening::Yes);

/// Everything that is different between two states of a season: places, points, pairings, results that no longer fit,
/// the champion.
[[nodiscard]] std::vector<Text> consequences(const Season& before, const Season& after, const LeagueRules& rules);

/// One line for the log.
[[nodiscard]] Text headline(const Season& before, const Act& act);

/// "Fangs 26, Ogres 18".
[[nodiscard]] std::string scoreLine(const Season& season, const Result& result);

/// A season as the journal knows a game: its record has the form of a match file, its acts can be undone, corrected and
/// looked at beforehand like the entries of a match.
class SeasonGame {
public:
    using State = Season;
    using Command = Act;
    static constexpr std::string_view id = "season";
    static constexpr std::string_view rulesVersion = "2"; ///< rulesNow

    /// `rules`: the version of the league rules with which the season began. `tells`: No: what an act has done is never
    /// told, only what is against it, which is quick however big the season is.
    explicit SeasonGame(FindRules findRules = {}, int rules = rulesNow,
                        Reasons::Listening tells = Reasons::Listening::Yes)
        : m_findRules(std::move(findRules))
        , m_rules(rules)
        , m_tells(tells)
    {
    }

    [[nodiscard]] State start() const
    {
        State season;
        season.rules = m_rules;
        return season;
    }
    [[nodiscard]] Checked<Command> read(const Json& json) const;
    [[nodiscard]] Json asEntered(Json line) const { return withSpacedNames(std::move(line)); }
    [[nodiscard]] Json write(const Command& act) const { return act.json; }
    [[nodiscard]] Outcome<State> referee(const State& season, const Command& act,
                                         Reasons::Listening listening = Reasons::Listening::Yes) const
    {
        return league::referee(season, act, m_findRules, m_tells == Reasons::Listening::No ? m_tells : listening);
    }
    /// Why an edit of the record is refused: it would change what was settled before the start (LG-1.4), or put out a
    /// match that was played in the playoffs (LG-2.8). Every other edit may be made.
    [[nodiscard]] std::optional<Objection> against(const MadeEdit<SeasonGame>& edit) const;
    [[nodiscard]] Json table(const State& season) const;
    [[nodiscard]] Text headline(const State& before, const Command& act, const Outcome<State>&) const
    {
        return league::headline(before, act);
    }
    [[nodiscard]] Json packJson() const;
    [[nodiscard]] Shape commandShape() const { return actShape(); }
    [[nodiscard]] Shape tableShape() const;
    /// The rules of the season's game; null before it is created.
    [[nodiscard]] const LeagueRules* rulesOf(const State& season) const
    {
        return m_findRules && !season.game.empty() ? m_findRules(season.game) : nullptr;
    }

private:
    FindRules m_findRules;
    int m_rules;
    Reasons::Listening m_tells;
};

} // namespace whistle::league

namespace whistle {
extern template class Journal<league::SeasonGame>;
extern template class GameMatch<league::SeasonGame>;
} // namespace whistle
