// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/any_card.h"
#include "rulebook/ruling.h"

/// What the referee does by itself when a card is in play, sentence by sentence, and what it leaves to the players.
namespace whistle::chaotic {

struct Understood {
    Text what;
    std::vector<Text> when; ///< what must hold for it; all of them
    bool byPlayers = false; ///< the referee does not know it: they carry it out
    RuleId rule;
};
/// "Damage: +10 (if the attacker has Power of 75 or more)"
[[nodiscard]] QString wordsOf(const Understood& one);
/// A Location's Initiative and the cost of a Mugic come first.
[[nodiscard]] std::vector<Understood> understood(const AnyCard& card);
/// Without what counts only while a deck is made.
[[nodiscard]] std::vector<Understood> understoodInPlay(const AnyCard& card);

/// What data of a card's schema say that a card without them does not.
[[nodiscard]] std::vector<Understood> understoodOf(CardKind kind, const Json& meaning);

/// A sentence of a card, and what it comes to; nothing: its words are left to the players.
struct ReadSentence {
    std::string text;
    std::vector<Understood> as;
};
/// Reads what stands on a card, sentence by sentence, and adds it, with its words: keywords by their name in any of the
/// three languages ("Swift 1. Tűz 5. Support Courage 5"), and the sentences of resources/packs/chaotic/sentences.json.
/// Each is understood in every word, or left to the players whole; so is the whole text of a Mugic.
std::vector<ReadSentence> addText(AnyCard& card, const std::string& text);

} // namespace whistle::chaotic
