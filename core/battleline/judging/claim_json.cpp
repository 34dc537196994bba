// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/questions.h"
#include "battleline/table/table_shapes.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

constexpr Sentence whoLaidLast{"battleline",
                               QT_TRANSLATE_NOOP("battleline",
                                                 "Both sets at this flag are complete, so it must be said who laid the "
                                                 "last card there: \"north\" or \"south\".")};

Shape inputShape()
{
    return Shape::object({required("table", tableQuestionShape(),
                                   QT_TRANSLATE_NOOP("shapes", "the whole table at the moment of the claim")),
                          required("flag", flagNumberShape(), QT_TRANSLATE_NOOP("shapes", "the claimed flag")),
                          required("claimant", seatShape(), QT_TRANSLATE_NOOP("shapes", "who claims")),
                          optional("moment", Shape::words(allWords<Moment>()),
                                   QT_TRANSLATE_NOOP("shapes", "default: the proper moment")),
                          optional("house_rules", houseRulesShape())});
}

Shape verdictShape()
{
    return Shape::object({required("proven", Shape::boolean(), "the flag goes to the claimant"),
                          required("reason", Shape::words(allWords<ClaimReason>())),
                          required("claimant_formation", formationValueShape().orNull()),
                          required("opponent_best", formationValueShape().orNull(),
                                   "over all ways to fill the opponent's empty slots")});
}

Shape proofShape()
{
    const Shape meanings = Shape::map(troopShape()).described("Morale card to the Troop card that it stands for");
    const Shape cardsOfSet = Shape::list(formationCardShape(), slotsOfASide, slotsWithMud);
    return Shape::object(
               {required("claimant", Shape::object({required("cards", cardsOfSet), required("wildcards", meanings)})),
                required("opponent", Shape::object({required("cards", cardsOfSet),
                                                    required("added_cards", Shape::list(troopShape(), 0, slotsWithMud),
                                                             "those that are not on the table"),
                                                    required("wildcards", meanings)}))})
        .orNull();
}

Json cardsOf(const Row& row)
{
    Json json = Json::array();
    for (const LaidCard& laid : row)
        json.push_back(idOf(laid.card));
    return json;
}

Json writeVerdict(const ClaimVerdict& verdict)
{
    const auto value = [](const std::optional<BestSet>& set) {
        return set ? writeFormationValue(set->value) : Json(nullptr);
    };
    return {{"proven", verdict.isProven},
            {"reason", toWord(verdict.reason)},
            {"claimant_formation", value(verdict.claimant)},
            {"opponent_best", value(verdict.opponent)}};
}

Json writeProof(const ClaimVerdict& verdict, const Flag& flag, Seat claimant)
{
    if (!verdict.claimant)
        return nullptr;
    Json added = Json::array();
    verdict.opponent->added.forEach([&](Card card) { added.push_back(idOf(card)); });
    Json opponentCards = cardsOf(flag.rows[opponentOf(claimant)]);
    opponentCards.insert(opponentCards.end(), added.begin(), added.end());
    return {{"claimant", {{"cards", cardsOf(flag.rows[claimant])}, {"wildcards", writeMeanings(*verdict.claimant)}}},
            {"opponent",
             {{"cards", std::move(opponentCards)},
              {"added_cards", std::move(added)},
              {"wildcards", writeMeanings(*verdict.opponent)}}}};
}

Checked<JsonRuling> ask(const Json& input)
{
    const Checked<Table> table = readTable(input.at("table"), "/table");
    if (!table)
        return table.problems();
    const HouseRules rules = houseRulesOf(input);
    Claim claim{input.at("flag").get<int>(), readSeat(input.at("claimant")), properMoment(rules.claimTiming)};
    if (const auto moment = input.find("moment"); moment != input.end())
        claim.moment = *fromWord<Moment>(moment->get_ref<const std::string&>());
    const Flag& flag = table->flag(claim.flag);
    if (flag.isOpen() && flag.isComplete(Seat::North) && flag.isComplete(Seat::South) && !flag.lastCardLaidBy) {
        const std::string place = pointerTo("/table/flags", static_cast<std::size_t>(claim.flag - 1));
        return Problem{place + "/last_card_laid_by", Text{whoLaidLast}};
    }
    Ruling<ClaimVerdict> ruling = judgeClaim(*table, claim, rules);
    return JsonRuling{writeVerdict(ruling.verdict), std::move(ruling.why), std::move(ruling.rules),
                      writeProof(ruling.verdict, flag, claim.claimant)};
}

} // namespace

Question claimQuestion()
{
    return {"claim",      {"battleline", QT_TRANSLATE_NOOP("battleline", "May this player take this flag?")},
            inputShape(), verdictShape(),
            ask,          proofShape()};
}

} // namespace whistle::battleline
