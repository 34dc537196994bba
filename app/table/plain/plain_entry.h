// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"
#include "moves/step_of_nobody.h"
#include "table/match_frame.h"
#include "table/plain/plain_new_match.h"
#include "table/plain/plain_view.h"
#include "table/telling.h"

#include <algorithm>

/// Everything that the window needs of a game without a page of its own, in one line of `app/games.cpp`:
///
///     plainEntryOf<Game>({"catalog", "Nine Men's Morris"}, {"...", "2 players"}, Icon::Cross)
namespace whistle {

template <class Game>
[[nodiscard]] const PlainWords& plainWordsOf()
{
    static const PlainWords words(Game::id, Game().tableShape());
    return words;
}

/// The entries from the one at this index on.
template <class Game>
[[nodiscard]] std::vector<PlainStep> plainStepsOf(const Match& match, std::size_t from)
{
    std::vector<PlainStep> steps;
    const auto& journal = typed<Game>(match).journal();
    const Game& game = journal.game();
    journal.walk(from, Reasons::Listening::No, [&](const auto& entry, const auto& before, const auto& outcome) {
        const bool counts = !entry.withdrawn && !entry.refused;
        steps.push_back({entry.number, game.write(entry.command), game.table(before),
                         game.table(counts ? outcome.next : before), counts});
        return true;
    });
    return steps;
}

template <class Game>
[[nodiscard]] PastTeller plainTellerOf()
{
    PastTeller teller;
    teller.marks = [](const Match& match, std::size_t from) {
        // Whose the entry before was tells whether a turn begins.
        std::size_t begin = from;
        while (begin > 0 && begin-- > 0) {
            const LogEntry& entry = match.entries()[begin];
            if (!entry.withdrawn && !entry.refused)
                break;
        }
        return plainMarks(plainWordsOf<Game>(), match.names(), plainStepsOf<Game>(match, begin), from - begin);
    };
    teller.moment = [](const Match& match, int number) { return plainMoment(plainWordsOf<Game>(), match, number); };
    teller.view = [](QWidget* parent) -> MomentView* { return new PlainMoment(plainWordsOf<Game>(), parent); };
    teller.changes = [](const Match& before, const Match& after, const std::vector<TableChange>& /*changes*/) {
        return plainDifferences(plainWordsOf<Game>(), before, after);
    };
    return teller;
}

/// The page of a running match of any game that offers moves: nearly all of it is PlainView.
template <class Game>
class PlainPage final : public MatchFrameOf<Game> {
public:
    explicit PlainPage(MatchSession& matchSession, QWidget* parent = nullptr)
        : MatchFrameOf<Game>(matchSession, plainTellerOf<Game>(), parent)
        , m_view(new PlainView(matchSession, this->moveInput(), plainWordsOf<Game>(), *this))
    {
        this->setObjectName(QStringLiteral("plainPage"));
        m_view->build(*this->body(), *this->aboveBar(), this->ruling(), this->log());
        this->addBar(m_view->bar());
        QObject::connect(m_view, &PlainView::reportAsked, this, &GamePage::reportAsked);
        QObject::connect(m_view, &PlainView::rematchAsked, this, &GamePage::rematchAsked);
        QObject::connect(m_view, &PlainView::rearranged, this, [this] { arrange(); });
        matchSession.automate<Game>([game = matchSession.as<Game>().journal().game()](
                                        const typename Game::State& state) { return stepOfNobody(game, state); });
        this->goByMoves(m_view->telling());
        this->offerOtherEntries({{}, {m_view->words().start()}});
        this->begin();
    }

protected:
    void showMatch() override { m_view->showMatch(); }
    void showInLanguage() override { m_view->showMatch(); }
    void showMoves() override { m_view->showMoves(); }
    [[nodiscard]] std::optional<ScoreStripState> strip() const override { return m_view->strip(); }
    [[nodiscard]] std::optional<Cue> cueOfChange() const override { return m_view->cueOfChange(); }
    void arrange() override { m_view->arrange(this->roomWidth(), this->height(), *this->body()); }

private:
    PlainView* m_view;
};

template <class Game>
[[nodiscard]] GameEntry plainEntryOf(Sentence name, Sentence players, Icon icon)
{
    GameEntry entry;
    entry.game = Game::id;
    entry.name = name;
    entry.players = players;
    entry.icon = icon;
    entry.page = [](MatchSession& session, QWidget* parent) -> GamePage* {
        return new PlainPage<Game>(session, parent);
    };
    entry.newMatchPage = [](Settings& settings, QWidget* parent) -> NewMatchPage* {
        return new PlainNewMatchPage(plainWordsOf<Game>(), settings, parent);
    };
    entry.digest = [](const Match& match) { return plainDigest(plainWordsOf<Game>(), match); };
    entry.report = [](const Match& match) {
        return plainReport(plainWordsOf<Game>(), match, plainStepsOf<Game>(match, 0));
    };
    entry.past = plainTellerOf<Game>();
    entry.scoreboard = [marks = entry.past.marks](const Match& match) {
        return plainScoreboard(plainWordsOf<Game>(), match, marks);
    };
    entry.standing = [](const Json& summary) { return plainStanding(plainWordsOf<Game>(), summary); };
    entry.names = (*Catalog::standard().game(Game::id))->names;
    entry.outcome = [](const Json& summary) {
        return plainOutcome(summary, (*Catalog::standard().game(Game::id))->names);
    };
    return entry;
}

} // namespace whistle
