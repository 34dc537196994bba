// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/contest.h"
#include "kaosball/questions/questions.h"
#include "rulebook/json_ruling.h"
#include "rulebook/ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace {

constexpr Sentence cardIsLive{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Card %1 is live and counts %2.")};
constexpr Sentence cardIsDuplicate{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Card %1 is dead: the same number lies burned as card %2.")};
constexpr Sentence cardIsDeadByKind{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Card %1 is dead: tactic and cheat cards bring nothing in a contest.")};
constexpr Sentence bellRings{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 burned cards ring the bell at the end of the team's own turn.")};
constexpr Sentence noBell{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%n burned card(s); %2 ring the bell.")};

std::vector<Card> readCards(const Json& json)
{
    std::vector<Card> cards;
    for (const Json& card : json)
        cards.push_back(readCard(card));
    return cards;
}

JsonRuling judgeCards(const std::vector<Card>& burned, const std::vector<Card>& cards, const HouseRules& houseRules,
                      const Constants& constants)
{
    Reasons reasons;
    const BurnedNumbers numbers(burned);
    Json judged = Json::array();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const CardResult result = judgeCard(cards[i], numbers, houseRules, constants);
        Json duplicate;
        const int number = static_cast<int>(i) + 1;
        if (result.isLive) {
            reasons.say("KB-17.7"_rule, cardIsLive, number, result.value);
        } else if (numbers.contains(cards[i])) {
            const auto first = std::find_if(burned.begin(), burned.end(), [&](Card card) {
                return card.kind == cards[i].kind && card.value == cards[i].value;
            });
            duplicate = first - burned.begin();
            const RuleId rule = cards[i].kind == CardKind::Energy ? "KB-17.8"_rule : "KB-17.12"_rule;
            reasons.say(rule, cardIsDuplicate, number, static_cast<int>(first - burned.begin()) + 1);
        } else {
            reasons.say("KB-17.11"_rule, cardIsDeadByKind, number);
        }
        judged.push_back({{"status", result.isLive ? "live" : "dead"},
                          {"contest_value", result.value},
                          {"duplicate_of", std::move(duplicate)}});
    }
    const int count = static_cast<int>(burned.size());
    const bool bell = count >= constants.bellAtBurnedCards;
    if (bell)
        reasons.say("KB-16.3"_rule, bellRings, count);
    else
        reasons.say("KB-16.3"_rule, noBell, count, constants.bellAtBurnedCards);
    const auto cheats = std::count_if(burned.begin(), burned.end(), [](Card card) { return card.isCheat(); });
    return {{{"cards", std::move(judged)},
             {"burned_count", count},
             {"burned_cheat_cards", cheats},
             {"bell_at_end_of_own_turn", bell}},
            std::move(reasons.why),
            std::move(reasons.rules)};
}

} // namespace

Question cardStatusQuestion(const Facts& facts)
{
    const Shape count = Shape::integer(0, 1000);
    return {"card_status",
            {"kaosball", QT_TRANSLATE_NOOP("kaosball", "Is this card live or dead, and does the bell ring?")},
            Shape::object({required("burned", Shape::list(cardShape(NoCard::NotAllowed)),
                                    QT_TRANSLATE_NOOP("shapes", "in this period, in order")),
                           required("cards", Shape::list(cardShape(NoCard::NotAllowed), 1),
                                    QT_TRANSLATE_NOOP("shapes", "each is judged against `burned` only")),
                           optional("house_rules", houseRulesShape())}),
            Shape::object(
                {required("cards",
                          Shape::list(Shape::object({required("status", Shape::words({"live", "dead"})),
                                                     required("contest_value", count),
                                                     required("duplicate_of", count.orNull(), "index in `burned`")}))),
                 required("burned_count", count), required("burned_cheat_cards", count, "Booster Brus among them"),
                 required("bell_at_end_of_own_turn", Shape::boolean())}),
            [&facts](const Json& json) -> Checked<JsonRuling> {
                return judgeCards(readCards(json.at("burned")), readCards(json.at("cards")),
                                  readHouseRules(json.value("house_rules", Json::object())), facts.constants);
            }};
}

} // namespace whistle::kaosball
