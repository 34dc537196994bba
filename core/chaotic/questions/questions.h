// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "chaotic/judging/burst.h"
#include "chaotic/judging/damage.h"
#include "chaotic/judging/initiative.h"
#include "chaotic/judging/movement.h"
#include "chaotic/judging/mugic_cost.h"
#include "chaotic/judging/showdown.h"
#include "chaotic/judging/stats.h"
#include "chaotic/library/deck_check.h"
#include "chaotic/table/state.h"
#include "rulebook/guided_question.h"

namespace whistle::chaotic {

class Game;

/// A creature in play, as question 6.8 hears of it.
struct StatsCreature {
    std::string id;
    Player player = Player::One;
    Space space;
    Tribe tribe = Tribe::Overworld;
    std::vector<std::string> subtypes;
};
struct PrintedNumbers {
    Disciplines disciplines;
    int energy = 1;
    Elements elements;
};
enum class Moment { Now, AfterEndOfTurn };
/// The words of question 6.8; `judge` makes a StatsCase of them.
struct StatsQuestion {
    BoardSize board = BoardSize::Six;
    std::vector<StatsCreature> creatures;
    std::string subject;
    PrintedNumbers printed;
    int damage = 0;
    Moment moment = Moment::Now;
    bool hive = false;
    bool abilitiesLost = false;
    bool battlegearFaceUp = false;
    bool battlegearAbilitiesLost = false;
    std::vector<ImmuneTo> immuneTo;
    std::vector<Support> support;
    std::vector<StatModifier> modifiers;
    HouseRules houseRules;
};

using ChaoticQuestion = GuidedQuestion<State>;
[[nodiscard]] Question deckCheckQuestion();
[[nodiscard]] std::vector<ChaoticQuestion> fightQuestions();
[[nodiscard]] std::vector<ChaoticQuestion> boardQuestions();
/// Both engaged creatures are in play.
[[nodiscard]] bool isFighting(const State& state);

/// All eight, in the order of the digest.
[[nodiscard]] std::vector<Question> questions();
/// Labels for the questions, and what is mostly disputed.
[[nodiscard]] QuestionGuide questionGuide();
/// Everything that a key or a word of a question is called.
[[nodiscard]] Labels questionLabels();

/// The question as the table stands: what everybody sees. None: the table cannot say it (no combat, a secret deck).
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The question that the referee answered when it judged `command`; none where there is no question behind it, or where
/// it would open what is sealed.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const Game& game);

} // namespace whistle::chaotic

namespace whistle {
extern template const Record& recordOf<chaotic::InitiativeQuestion>();
extern template const Record& recordOf<chaotic::DamageQuestion>();
extern template const Record& recordOf<chaotic::BurstQuestion>();
extern template const Record& recordOf<chaotic::MugicCostQuestion>();
extern template const Record& recordOf<chaotic::Piece>();
extern template const Record& recordOf<chaotic::MovementQuestion>();
extern template const Record& recordOf<chaotic::ShowdownQuestion>();
extern template const Record& recordOf<chaotic::StatsQuestion>();
} // namespace whistle
