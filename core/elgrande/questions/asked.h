// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/questions/questions.h"
#include "elgrande/table/public_table.h"
#include "elgrande/table/rules.h"
#include "rulebook/record_question.h"

/// What the questions have in common: the digest's common contract.
namespace whistle::elgrande {

/// `players`: two to five different names.
struct PlayerListCode : codecs::ListOf<codecs::Word, 2, mostPlayers> {
    static Shape shape() { return Shape::list(Shape::text().declaring("player"), 2, mostPlayers); }
};
/// An action card's effect, out of some.
template <bool (*among)(Effect)>
struct EffectAmong : codecs::OneOf {
    static Shape shape()
    {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < effectCount; ++i) {
            if (among(static_cast<Effect>(i)))
                words.emplace_back(toWord(static_cast<Effect>(i)));
        }
        return Shape::words(std::move(words));
    }
};
/// `scoreboards`: where they lie; none: beside the board.
struct AskedBoards {
    AreaSpot eightFourZero;
    AreaSpot fourZeroZero;
};
using DiscMap = std::vector<std::pair<std::string, AreaSpot>>;
using HomeMap = std::vector<std::pair<std::string, Area>>;
using RegionMapCode = codes::ByAreaOf<codes::ByPlayerOf<codes::Caballeros>, regionCount>;
using PlayerMapCode = codes::ByPlayerOf<codes::Caballeros>;
using DiscMapCode = codes::ByPlayerOf<codes::Disc>;
using HomeMapCode = codes::ByPlayerOf<codes::Region>;
/// Of a verdict: points and sums have no bound.
using CountMapCode = codes::ByPlayerOf<codecs::Number<0, 1'000'000'000>>;
using CountsByRegionCode = codes::ByAreaOf<CountMapCode, areaCount>;
template <class Item>
using NullOr = codecs::OrNull<Item>;

/// Turns the names of an input into players, and gathers what is wrong with them.
class Asking {
public:
    /// A second player of the same name is a problem, and nothing more is looked at.
    explicit Asking(const std::vector<std::string>& players);

    [[nodiscard]] const PlayerNames& names() const { return m_names; }
    [[nodiscard]] int count() const { return static_cast<int>(m_names.size()); }
    [[nodiscard]] const Problems& problems() const { return m_problems; }
    [[nodiscard]] bool isSound() const { return m_problems.empty(); }
    void say(std::string at, Text message) { m_problems.push_back({std::move(at), std::move(message)}); }
    void missing(const std::string& at);
    /// A key that this card has or has not: missing there, or too many.
    void only(bool isWanted, bool isWritten, const std::string& at);
    /// A key that is not for this card.
    void never(bool isWritten, const std::string& at);

    /// The player of this name; an unknown one is a problem, and the first player.
    int player(const std::string& name, const std::string& at);
    /// What is written of some players, by their names.
    template <class Value, class Written>
    ByPlayer<Value> byPlayer(const Written& written, const std::string& at)
    {
        ByPlayer<Value> all;
        for (const auto& [name, value] : written)
            all[player(name, pointerTo(at, name))] = value;
        return all;
    }
    Counts counts(const PlayerCounts& written, const std::string& at) { return byPlayer<int>(written, at); }
    /// With the King there and these Caballeros in the regions.
    Board board(Area king, const BoardCounts& regions);
    void homes(Board& board, const HomeMap& written, bool ofEverybody);
    void boards(Board& board, const AskedBoards& written);
    SetDiscs discs(const DiscMap& written) { return byPlayer<std::optional<AreaSpot>>(written, "/discs"); }
    /// EG-2.5, of all that the board names.
    void atMostThirty(const Board& board, const std::string& at);

private:
    PlayerNames m_names;
    Problems m_problems;
};

/// A question whose input and verdict are structs with records.
template <class Input, class Verdict>
[[nodiscard]] Question recordQuestion(const char* id, Saying summary, const std::shared_ptr<const Facts>& facts,
                                      Checked<JsonRuling> (*ask)(const Input&, const Facts&))
{
    return {id, summary, recordOf<Input>().shape(), recordOf<Verdict>().shape(),
            [facts, ask](const Json& json) { return ask(readRecord<Input>(json), *facts); }};
}

/// Questions as a table stands (not in its setup), from what everybody sees.
[[nodiscard]] Json placementOn(const State& table, const AreaCounts& placements, int stack);
[[nodiscard]] Json pieceMoveOn(const State& table, Effect card, Area to, std::optional<AreaSpot> from = {},
                               std::optional<AreaSpot> otherScoreboard = {});
[[nodiscard]] Json turnOrderOn(const State& table);
[[nodiscard]] Json intakeOn(const State& table, const TakeCaballeros& take);
[[nodiscard]] Json vetoOn(const State& table, int holder, Effect card);
[[nodiscard]] Json standingOn(const State& table);

// Of each file its own.
using FactsInUse = std::shared_ptr<const Facts>;
[[nodiscard]] std::vector<Question> scoringQuestions(const FactsInUse& facts);
[[nodiscard]] std::vector<Question> moveQuestions(const FactsInUse& facts);
[[nodiscard]] std::vector<Question> lossQuestions(const FactsInUse& facts);
[[nodiscard]] std::vector<Question> playQuestions(const FactsInUse& facts);

} // namespace whistle::elgrande
