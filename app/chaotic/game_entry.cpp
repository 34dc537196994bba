// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/game_entry.h"

#include "base/common_words.h"
#include "chaotic/form_pickers.h"
#include "chaotic/library/library_page.h"
#include "chaotic/new_match/new_match_page.h"
#include "chaotic/page/chaotic_page.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/report.h"
#include "chaotic/telling/strip.h"
#include "table/digest.h"
#include "table/game_entry.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

struct EntryWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::GameEntry)
};

MatchSession::Digest digestOf(const Match& match)
{
    const State& state = typed<Game>(match).state();
    std::vector<DigestSeat> seats;
    for (const Player player : bothPlayers) {
        const std::string& name = state.seats[player].name;
        seats.push_back({seatNumber(player), name.empty() ? std::string(toWord(player)) : name,
                         state.creaturesInPlay(player)}); // as the strip counts
        if (state.step == Step::Finished)
            seats.back().hasWon = state.winner == player;
    }
    return whistle::digestOf(seats, state.step == Step::Finished,
                             {{"turn", static_cast<int>(state.turns.size())}, {"size", creaturesOn(state.size)}});
}

/// Words for the ids that matches of this game have beside the names that players gave.
QString nameOfId(const std::string& id)
{
    if (const std::optional<Player> player = fromWord<Player>(id))
        return Names()[*player];
    if (id == "location")
        return EntryWords::tr("the Location");
    if (id == "battlegear")
        return GameWords::tr("the Battlegear");
    for (const Space& space : chaotic::Board(BoardSize::Ten).spaces()) {
        if (chaotic::wordOf(space) == id)
            return GameWords::tr("%1 of %2").arg(spaceWords(space), Names()[space.side]);
    }
    return QString::fromStdString(id);
}

/// The last Attack that these entries have resolved, line by line as it was before it hit.
std::vector<SumLine> sumsOf(const Match& match, const std::vector<int>& entries)
{
    const auto& played = typed<Game>(match);
    for (auto number = entries.rbegin(); number != entries.rend(); ++number) {
        const std::optional<State> before = played.stateAt(*number - 1);
        const std::optional<State> after = played.stateAt(*number);
        if (before && after && damageOfStrike(*before) && !damageOfStrike(*after))
            return strikeSum(*before, Names(*before), match.names()).value_or(SumState()).lines;
    }
    return {};
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry = gameEntryOf<Game, ChaoticPage, ChaoticNewMatchPage>(
        {"common", QT_TRANSLATE_NOOP("common", "Chaotic")}, {"common", QT_TRANSLATE_NOOP("common", "2 players")},
        Icon::Bolt, pastTeller());
    entry.digest = digestOf;
    entry.standing = [](const Json& summary) {
        const int turn = valueIn(summary, "turn", 0);
        return turn == 0 ? CommonWords::tr("setup") : GameWords::tr("turn %1").arg(turn);
    };
    entry.outcome = [](const Json& summary) {
        const std::optional<QStringList> winners = winnersIn(summary, nameOfId);
        return winners ? resultWords(winners->value(0)) : QString();
    };
    entry.names = nameOfId;
    entry.pickers = formPickers();
    entry.sums = sumsOf;
    CompanionEntry cards;
    cards.id = QStringLiteral("cards");
    cards.title = {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Cards and decks")};
    cards.detail = {"whistle::chaotic::GameEntry",
                    QT_TRANSLATE_NOOP("whistle::chaotic::GameEntry", "Chaotic: your own cards and legal decks")};
    cards.page = [](Store& store, Settings&, QWidget* parent) -> CompanionPage* {
        return new LibraryPage(store, parent);
    };
    cards.isOfBox = true;
    entry.companions = {std::move(cards)};
    return entry;
}

} // namespace whistle::chaotic
