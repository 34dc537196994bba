// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/match.h"
#include "rulebook/question.h"
#include "rulebook/question_guide.h"

#include <QString>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace whistle {

/// What the referee understands of each card of a table of cards, as lines of JSON (docs/command-line.md).
using CardLines = std::function<Checked<std::vector<Json>>(std::string_view bytes, const std::string& file)>;

/// A game without its types: everything that can be done with it in JSON.
struct CatalogGame {
    std::string id; ///< "kaosball"
    Sentence name;
    std::vector<Question> questions;
    NameReader names; ///< what its ids are called in the reader's language; may be empty
    /// A match knows the names of its game.
    std::function<std::unique_ptr<Match>()> newMatch;
    /// From recorded lines of this game whose chain has been proven.
    std::function<Checked<std::unique_ptr<Match>>(std::vector<RecordedLine>)> openMatch;
    /// What `play` takes and answers, as JSON Schema.
    std::function<Json()> playSchema;
    /// Of a whole command object, as `play` takes it; made when it is first asked for.
    std::function<const Shape&()> command;
    /// Of the public table, as `play` answers it; made when it is first asked for.
    std::function<const Shape&()> table;
    /// Words and beginnings for the questions; may be empty.
    QuestionGuide guide;
    /// The question as the table of a match of this game stood after entry `number`. None: the table cannot say it.
    std::function<std::optional<Json>(std::string_view question, const Match&, int number)> questionFrom;
    /// The question that the referee answered when it judged entry `number`. None: there is none behind it, or
    /// the entry is sealed.
    std::function<std::optional<AskedQuestion>(const Match&, int number)> questionBehind;
    /// The same question asked several times, of a region each; empty: there is just that one, or none. May be null.
    std::function<std::vector<AskedQuestion>(const Match&, int number)> questionsBehind = {};
    /// The questions as this match's referee answers them: by the packs that it was played with.
    std::function<std::vector<Question>(const Match&)> questionsOf;
    /// Null: players bring no cards of their own.
    CardLines cardLines = {};

    [[nodiscard]] const Question* question(std::string_view questionId) const;
};

/// Every game behind one handle. The only place that knows them all.
class Catalog {
public:
    explicit Catalog(std::vector<CatalogGame> games) : m_games(std::move(games)) {}
    /// The games of this program; made on first use.
    [[nodiscard]] static const Catalog& standard();
    /// Takes the packs of `<data folder>/packs/<game>` into use: new matches, questions and leagues go by them. To be
    /// called when a data folder is opened, before catalog or leagues are asked for. A game whose packs have a problem
    /// goes by what is printed.
    static void usePacks(const QString& dataFolder);
    /// What was wrong with the packs, by game; a game whose packs are sound, or which has none, is not in it.
    [[nodiscard]] static const std::map<std::string, Problems>& packProblems();
    [[nodiscard]] static Problems packProblemsOf(const std::string& game);

    [[nodiscard]] const std::vector<CatalogGame>& games() const { return m_games; }
    /// The game with this id, or the problem that there is none (and which was meant).
    [[nodiscard]] Checked<const CatalogGame*> game(std::string_view id) const;
    /// A question by its full name, "kaosball/contest".
    [[nodiscard]] Checked<const Question*> question(std::string_view name) const;

    /// The match that these lines record, whatever its game. What is wrong with them is a problem; a last line that
    /// was torn by a crash is left out.
    [[nodiscard]] Checked<std::unique_ptr<Match>> openMatch(const SoundLines& lines) const;

private:
    std::vector<CatalogGame> m_games;
};

} // namespace whistle
