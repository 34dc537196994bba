// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "journal/game_match.h"

namespace whistle {

/// How a game says its questions from a match; each may be left empty.
template <class G>
struct QuestionsFrom {
    using State = typename G::State;
    std::function<std::optional<Json>(std::string_view question, const State&)> table;
    std::function<std::optional<AskedQuestion>(const State& before, const typename G::Command&, const G& game)> entry;
    /// All of them, answered by what is printed for this match. None: packs change none of the answers.
    std::function<std::vector<Question>(const G& game)> all = {};
    std::function<std::vector<AskedQuestion>(const State& before, const typename G::Command&, const G& game)> parts =
        {};
};

/// The catalog's entry for a game (see GameMatch for what a game must be).
template <class G>
[[nodiscard]] CatalogGame catalogued(Sentence name, std::vector<Question> questions, QuestionGuide guide = {},
                                     QuestionsFrom<G> from = {}, NameReader names = {}, CardLines cards = {})
{
    CatalogGame game;
    game.id = G::id;
    game.name = name;
    game.questions = questions;
    game.newMatch = [names]() -> std::unique_ptr<Match> {
        auto match = std::make_unique<GameMatch<G>>();
        match->setNames(names);
        return match;
    };
    game.openMatch = [names](std::vector<RecordedLine> lines) -> Checked<std::unique_ptr<Match>> {
        Checked<std::unique_ptr<Match>> match = GameMatch<G>::open(std::move(lines));
        if (match)
            (*match)->setNames(names);
        return match;
    };
    game.names = std::move(names);
    game.cardLines = std::move(cards);
    game.playSchema = [] {
        const G one{};
        return playSchema(one.commandShape(), one.tableShape());
    };
    game.command = []() -> const Shape& {
        static const Shape shape = G{}.commandShape();
        return shape;
    };
    game.table = []() -> const Shape& {
        static const Shape shape = G{}.tableShape();
        return shape;
    };
    game.guide = std::move(guide);
    const auto typed = [](const Match& match) -> const Journal<G>& {
        return static_cast<const GameMatch<G>&>(match).journal();
    };
    game.questionFrom = [table = std::move(from.table), typed](std::string_view question, const Match& match,
                                                               int number) -> std::optional<Json> {
        const auto state = table ? typed(match).stateAt(number) : std::nullopt;
        return state ? table(question, *state) : std::nullopt;
    };
    game.questionBehind = [entry = std::move(from.entry), typed](const Match& match,
                                                                 int number) -> std::optional<AskedQuestion> {
        const auto& journal = typed(match);
        const std::size_t index = journal.indexOf(number);
        std::optional<AskedQuestion> asked;
        if (!entry || journal.isClosed(index))
            return asked;
        journal.walk(index, Reasons::Listening::No, [&](const auto& one, const auto& before, const auto&) {
            asked = entry(before, one.command, journal.game());
            return false;
        });
        return asked;
    };
    if (from.parts) {
        game.questionsBehind = [parts = std::move(from.parts), typed](const Match& match, int number) {
            const auto& journal = typed(match);
            const std::size_t index = journal.indexOf(number);
            std::vector<AskedQuestion> asked;
            if (journal.isClosed(index))
                return asked;
            journal.walk(index, Reasons::Listening::No, [&](const auto& one, const auto& before, const auto&) {
                asked = parts(before, one.command, journal.game());
                return false;
            });
            return asked;
        };
    }
    game.questionsOf = [all = std::move(from.all), typed, usual = std::move(questions)](const Match& match) {
        return all ? all(typed(match).game()) : usual;
    };
    return game;
}

} // namespace whistle
