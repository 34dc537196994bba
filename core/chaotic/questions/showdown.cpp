// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/asking.h"

#include <QCoreApplication>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr Saying summary{QT_TRANSLATE_NOOP("chaotic", "Is a Showdown required?")};
constexpr Saying alternate{QT_TRANSLATE_NOOP("chaotic", "The players take turns: this one belongs to %1.")};
constexpr Saying hasNone{QT_TRANSLATE_NOOP("chaotic", "%1 has no creature in play.")};
constexpr Saying notPicked{QT_TRANSLATE_NOOP("chaotic", "The winner is one of the two that were picked.")};

/// The verdict in the words of the question: chance decides Initiative wherever there is a Showdown.
struct ShowdownAnswer {
    ShowdownVerdict verdict;
    std::optional<std::string> initiative;
};

Problems impossible(const ShowdownQuestion& question, const Json&)
{
    Problems problems;
    for (std::size_t i = 1; i < question.turns.size(); ++i) {
        const Player due = opponentOf(question.turns[i - 1].player);
        if (question.turns[i].player != due)
            problems.push_back({"/turns/" + std::to_string(i) + "/player", Text{alternate, std::string(toWord(due))}});
    }
    findMisplaced(question.creatures, question.board, false, problems);
    for (const Player player : bothPlayers) {
        if (std::none_of(question.creatures.begin(), question.creatures.end(),
                         [player](const Piece& piece) { return piece.player == player; }))
            problems.push_back({"/creatures", Text{hasNone, std::string(toWord(player))}});
    }
    if (question.picks) {
        findUnknown(question.creatures, question.picks->byActivePlayer, "/picks/by_active_player", problems);
        findUnknown(question.creatures, question.picks->byDefendingPlayer, "/picks/by_defending_player", problems);
    }
    if (question.winner && !question.picks)
        problems.push_back(misplaced("/winner", "winner"));
    else if (question.winner && *question.winner != question.picks->byActivePlayer &&
             *question.winner != question.picks->byDefendingPlayer)
        problems.push_back({"/winner", Text{notPicked}});
    return problems;
}

ShowdownAnswer answer(const ShowdownQuestion& question, Reasons& reasons)
{
    ShowdownAnswer told{judgeShowdown(question, reasons), {}};
    if (told.verdict.required)
        told.initiative = "random"; // CH-12.4
    return told;
}

} // namespace

template <>
constexpr std::array recordKeys<PastTurn>{
    key<&PastTurn::player>("player"),
    key<&PastTurn::combat>("combat", QT_TRANSLATE_NOOP("shapes", "a combat or a Showdown took place")),
};
template <>
constexpr std::array recordKeys<Picks>{
    key<&Picks::byActivePlayer, GivenCreature>("by_active_player"),
    key<&Picks::byDefendingPlayer, GivenCreature>("by_defending_player"),
};
template <>
const Record& recordOf<ShowdownQuestion>()
{
    static const Record record = Record::of<ShowdownQuestion>({
        key<&ShowdownQuestion::board>("board"),
        key<&ShowdownQuestion::turns, ListOf<ObjectOf<PastTurn>, 1>>(
            "turns", QT_TRANSLATE_NOOP("shapes", "every turn so far; the last one is the turn that ends")),
        key<&ShowdownQuestion::creatures, NamedListOf<ObjectOf<Piece>, 1>>("creatures"),
        optionalKey<&ShowdownQuestion::picks>("picks"),
        optionalKey<&ShowdownQuestion::winner, Perhaps<GivenCreature>>("winner"),
        optionalKey<&ShowdownQuestion::houseRules, HouseRulesCodec<Switches::Showdown>>("house_rules"),
    });
    return record;
}
template <>
constexpr std::array recordKeys<ShowdownAnswer>{
    key<&ShowdownAnswer::verdict, &ShowdownVerdict::required>("required"),
    key<&ShowdownAnswer::verdict, &ShowdownVerdict::window, ListOf<Number<1, 1000>>>("window"),
    key<&ShowdownAnswer::verdict, &ShowdownVerdict::activePlayerPicksFrom>("active_player_picks_from"),
    key<&ShowdownAnswer::verdict, &ShowdownVerdict::defendingPlayerPicksFrom>("defending_player_picks_from"),
    key<&ShowdownAnswer::verdict, &ShowdownVerdict::picksLegal, OrNull<Truth>>("picks_legal"),
    key<&ShowdownAnswer::initiative, OrNull<Word>>("initiative"),
    key<&ShowdownAnswer::verdict, &ShowdownVerdict::winnerSpace, OrNull<SpaceWord>>("winner_space"),
};

Question chaotic::showdownQuestion()
{
    return asked<ShowdownQuestion, ShowdownAnswer>("showdown", summary, answer, impossible);
}

} // namespace whistle
