// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/judging/desk.h"
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

// What of a table several questions take.
[[nodiscard]] std::vector<std::string> namesOf(const State& table);
[[nodiscard]] HomeMap homesOf(const ByPlayer<AreaSpot>& homes, const PlayerNames& names);
[[nodiscard]] AskedBoards boardsOf(const Board& board);
/// Whose turn it is; before the turns the first of all.
[[nodiscard]] int playerOf(const State& table);
/// The card of the turn if it is one of these, else `usual`.
[[nodiscard]] Effect cardOf(const State& table, const Facts& facts, bool (*among)(Effect), Effect usual);

/// Names that nobody has said are left out.
[[nodiscard]] Json withoutNames(Json input);

using ElGrandeQuestion = GuidedQuestion<State>;
using FactsInUse = std::shared_ptr<const Facts>;

/// A question whose input and verdict are structs with records. `begin`: where it begins without a match (none: as its
/// shape says); `now`: as a table stands that has been set up.
template <class Input, class Verdict>
[[nodiscard]] ElGrandeQuestion questionOf(const char* id, Saying summary, const FactsInUse& facts,
                                          Checked<JsonRuling> (*ask)(const Input&, const Facts&),
                                          std::vector<Text> (*words)(const Input&, const Verdict&),
                                          std::type_identity_t<std::optional<Input>> begin,
                                          std::optional<Input> (*now)(const State&, const Facts&) = nullptr)
{
    using Now = std::optional<Input> (*)(const State&);
    ElGrandeQuestion question(Question{id, summary, recordOf<Input>().shape(), recordOf<Verdict>().shape(),
                                       [facts, ask](const Json& json) { return ask(readRecord<Input>(json), *facts); }},
                              words, Now());
    question.now = [facts, now](const State& table) -> std::optional<Json> {
        const std::optional<Input> input = now ? now(table, *facts) : std::nullopt;
        return input ? std::optional(writeRecord(*input)) : std::nullopt;
    };
    question.blank = [begin] { return begin ? withoutNames(writeRecord(*begin)) : Json(); };
    return question;
}
/// Whether it is allowed, in words.
[[nodiscard]] std::vector<Text> allowedWords(bool isAllowed);
template <class Input, class Verdict>
[[nodiscard]] std::vector<Text> allowed(const Input& /*input*/, const Verdict& verdict)
{
    if constexpr (requires { verdict.isLegal(); })
        return allowedWords(verdict.isLegal());
    else
        return allowedWords(verdict.legal);
}

// One function a question; each file of a topic holds its own.
[[nodiscard]] ElGrandeQuestion scoreRegionQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion generalScoringQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion specialScoringQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion placementQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion movementQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion pieceMoveQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion forcedLossQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion turnOrderQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion courtIntakeQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion vetoQuestion(const FactsInUse& facts);
[[nodiscard]] ElGrandeQuestion finalStandingQuestion(const FactsInUse& facts);

} // namespace whistle::elgrande
