// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/guide.h"
#include "battleline/questions/questions.h"
#include "battleline/table/english.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

/// What is no key of a declaration; the keys have their labels there.
const Labels::List& titles()
{
    static const Labels::List list{
        {"question.claim", english(QT_TRANSLATE_NOOP("battleline", "Claim a flag"))},
        {"question.compare", english(QT_TRANSLATE_NOOP("battleline", "Two formations"))},
        {"question.legal_plays", english(QT_TRANSLATE_NOOP("battleline", "What may be played?"))},
        {"question.victory", english(QT_TRANSLATE_NOOP("battleline", "Who has won?"))},
        {"question.series", english(QT_TRANSLATE_NOOP("battleline", "Series"))},
        {"command", english(QT_TRANSLATE_NOOP("battleline", "Entry"))},
    };
    return list;
}

const Labels::List& words()
{
    static const Labels::List list{
        {"north", english(QT_TRANSLATE_NOOP("battleline", "North"))},
        {"south", english(QT_TRANSLATE_NOOP("battleline", "South"))},
        {"allowed", english(QT_TRANSLATE_NOOP("battleline", "any card"))},
        {"not_in_formation", english(QT_TRANSLATE_NOOP("battleline", "cards that are not in the formation"))},
        {"not_visible", english(QT_TRANSLATE_NOOP("battleline", "cards that are not visible"))},
        {"end_of_turn", english(QT_TRANSLATE_NOOP("battleline", "after playing"))},
        {"claim_timing=start_of_turn", english(QT_TRANSLATE_NOOP("battleline", "at the start of a turn"))},
        {"one_at_a_time", english(QT_TRANSLATE_NOOP("battleline", "one card after the other"))},
        {"all_at_once", english(QT_TRANSLATE_NOOP("battleline", "all cards at once"))},
        {"draw_points=flags_won", english(QT_TRANSLATE_NOOP("battleline", "a point for each flag"))},
        {"zero", english(QT_TRANSLATE_NOOP("battleline", "nothing"))},
        {"start_of_turn", english(QT_TRANSLATE_NOOP("battleline", "Start of the turn"))},
        {"after_play", english(QT_TRANSLATE_NOOP("battleline", "After playing, before drawing"))},
        {"after_draw", english(QT_TRANSLATE_NOOP("battleline", "After drawing"))},
        {"opponent_turn", english(QT_TRANSLATE_NOOP("battleline", "In the opponent's turn"))},
        {"troop", english(QT_TRANSLATE_NOOP("battleline", "Troop deck"))},
        {"tactics", english(QT_TRANSLATE_NOOP("battleline", "Tactics deck"))},
    };
    return list;
}

} // namespace

Labels questionLabels()
{
    Labels labels(titles(), words());
    for (const Question& question : questions())
        labels.take(question.input);
    labels.take(commandShape());
    for (const Formation formation :
         {Formation::Wedge, Formation::Phalanx, Formation::BattalionOrder, Formation::SkirmishLine, Formation::Host})
        labels.addWord(std::string(toWord(formation)), nameOf(formation));
    for (const Victory victory : {Victory::Breakthrough, Victory::Envelopment, Victory::MostFlags})
        labels.addWord(std::string(toWord(victory)), nameOf(victory));
    for (int i = troopCount; i < cardCount; ++i)
        labels.addWord(idOf(Card::at(i)), nameOfTactics(Card::at(i)));
    labels.setOtherWords([](std::string_view word) {
        const std::optional<Card> card = cardOf(word);
        return card && card->isTroop() ? nameOfTroop(*card) : Text();
    });
    return labels;
}

} // namespace whistle::battleline
