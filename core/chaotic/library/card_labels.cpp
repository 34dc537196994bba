// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/card_labels.h"

#include "chaotic/questions/guide.h"
#include "chaotic/telling/names.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::chaotic {

namespace {

const Labels::List& keys()
{
    static const Labels::List list{
        {"abilities", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Abilities")}},
        {"ability", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Ability")}},
        {"applies_to", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "For whom")}},
        {"attack_modifiers", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Changes of Attacks")}},
        {"burst_effect", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "On the Burst")}},
        {"code", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Code on the card")}},
        {"damage_self", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Damage to itself")}},
        {"except_named", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "But not for")}},
        {"heal", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Heals")}},
        {"initiative", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Initiative")}},
        {"keyword", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Keyword")}},
        {"keywords", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Keywords")}},
        {"mugic_ability", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Mugic counters")}},
        {"mugic_cost_changes", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Changes of Mugic costs")}},
        {"name_pl", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Polish name")}},
        {"number", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Number in the set")}},
        {"reveal_at_beginning_of_game",
         {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Reveal at the beginning of the game")}},
        {"sacrifice", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Sacrifice")}},
        {"set", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Set")}},
        {"summary", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "In words")}},
        {"trigger", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Triggers")}},
        {"under", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Only as an effect of")}},
    };
    return list;
}

const Labels::List& words()
{
    static const Labels::List list{
        {"activated", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "activated ability")}},
        {"triggered", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "triggered ability")}},
        {"beginning_of_combat", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "at the beginning of combat")}},
        {"becomes_active_location", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "when the Location becomes active")}},
        {"plays_attack", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "when an Attack is played")}},
        {"deals_damage", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "when damage is dealt")}},
        {"self", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "itself")}},
        {"equipped", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "the equipped creature")}},
        {"target", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "the target")}},
        {"opposing_creature", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "the opposing creature")}},
        {"every_creature", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "every creature")}},
    };
    return list;
}

} // namespace

const Labels& cardLabels()
{
    static const Labels all = [] {
        Labels labels = questionLabels();
        for (const auto& [key, label] : keys())
            labels.addKey(key, label);
        for (const auto& [word, label] : words())
            labels.addWord(word, label);
        for (int i = 0; i < static_cast<int>(WordsOf<KeywordKind>::words.size()); ++i) {
            const auto kind = static_cast<KeywordKind>(i);
            for (const char* key : {"keyword=", "ability="})
                labels.addWord(key + std::string(toWord(kind)), nameOf(kind));
        }
        return labels;
    }();
    return all;
}

Shape formShape(CardKind kind)
{
    std::vector<ShapeKey> shown = shapeOf(kind).parts().keys;
    std::erase_if(shown, [](const ShapeKey& key) {
        return key.name == "type" || key.name == "name" || key.name == "source" || key.name == "contested";
    });
    return Shape::object(std::move(shown));
}

} // namespace whistle::chaotic
