// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/judging/loadout_texts.h"
#include "kaosball/questions/questions.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace say = texts::loadout;

namespace {

Shape inputShape()
{
    const Shape upgrades = Shape::list(Shape::words(allWords<Upgrade>()));
    const Shape ringer = Shape::words(allWords<Ringer>());
    const Shape fielded =
        Shape::object({required("ringer", ringer), required("as", Shape::words(allWords<Post>()),
                                                            QT_TRANSLATE_NOOP("shapes", "whose place it takes"))});
    return Shape::object(
        {required("active_upgrade_points", Shape::integer(0, 99)),
         required("owned_upgrades", upgrades,
                  QT_TRANSLATE_NOOP("shapes", "one entry for each tile; never more than there are tiles")),
         required("active_upgrades", upgrades,
                  QT_TRANSLATE_NOOP("shapes", "one entry for each tile; never more than there are tiles")),
         optional("owned_ringers", Shape::list(ringer),
                  QT_TRANSLATE_NOOP("shapes", "different ones, without those that died; default none")),
         optional("fielded_ringers", Shape::list(fielded),
                  QT_TRANSLATE_NOOP("shapes", "each ringer once; default none")),
         houseRulesKey()});
}

Shape verdictShape()
{
    const Shape number = Shape::integer(0, 999);
    const Shape effects = Shape::object(
        {required("extra_spaces", number, "Speed Training"), required("hand_off_range", number, "1 + Relay Training"),
         required("damage_ignored_per_turn", number, "Hardy"), required("points_per_hurt_enemy", number, "Hate"),
         required("points_per_won_tackle", number, "Pile Driver"), required("rerolls_per_roll", number, "Lucky"),
         required("pain_gain_uses_per_contest", number, "Pain/Gain"),
         required("cash_before_match", number, "Sexy Contract"), required("extra_ringers", number, "Enforcement")});
    return Shape::object({required("legal", Shape::boolean()),
                          required("problems", Shape::list(Shape::words(allWords<LoadoutProblem>())), "sorted"),
                          required("total_cost", number, "printed costs"),
                          required("points_left", Shape::integer(-999, 99), "below zero: too expensive"),
                          required("slots_used", number, QT_TRANSLATE_NOOP("shapes", "different names")),
                          required("ringers_allowed", number), required("effects", effects, "of the active upgrades")});
}

Upgrades readUpgrades(const Json& list, const std::string& at, const Facts& facts, Problems& problems)
{
    Upgrades upgrades;
    std::size_t index = 0;
    for (const Json& entry : list) {
        const std::string& word = entry.get_ref<const std::string&>();
        const Upgrade upgrade = *fromWord<Upgrade>(word);
        if (upgrades[upgrade] >= facts[upgrade].copies)
            problems.push_back({pointerTo(at, index), Text{say::tooManyTiles, word, facts[upgrade].copies}});
        else
            upgrades.add(upgrade);
        ++index;
    }
    return upgrades;
}

Checked<LoadoutInquiry> readInquiry(const Json& input, const Facts& facts)
{
    Problems problems;
    LoadoutInquiry inquiry;
    inquiry.activeUpgradePoints = input.at("active_upgrade_points").get<int>();
    inquiry.owned = readUpgrades(input.at("owned_upgrades"), "/owned_upgrades", facts, problems);
    inquiry.active = readUpgrades(input.at("active_upgrades"), "/active_upgrades", facts, problems);
    const auto noRepetitions = [&](const Json& list, const std::string& at, const char* key) {
        const Problems found = repetitionsIn(list, at, key);
        problems.insert(problems.end(), found.begin(), found.end());
    };
    if (const auto owned = input.find("owned_ringers"); owned != input.end()) {
        noRepetitions(*owned, "/owned_ringers", "");
        inquiry.ownedRingers = owned->get<std::vector<std::string>>();
    }
    if (const auto fielded = input.find("fielded_ringers"); fielded != input.end()) {
        noRepetitions(*fielded, "/fielded_ringers", "ringer");
        for (const Json& entry : *fielded)
            inquiry.fieldedRingers.push_back(
                {entry.at("ringer").get<std::string>(), *fromWord<Post>(entry.at("as").get_ref<const std::string&>())});
    }
    if (!problems.empty())
        return problems;
    return inquiry;
}

Json writeVerdict(const LoadoutVerdict& verdict)
{
    Json problems = Json::array();
    for (const LoadoutProblem problem : verdict.problems)
        problems.push_back(toWord(problem));
    const LoadoutEffects& effects = verdict.effects;
    return {{"legal", verdict.isLegal()},
            {"problems", std::move(problems)},
            {"total_cost", verdict.totalCost},
            {"points_left", verdict.pointsLeft},
            {"slots_used", verdict.slotsUsed},
            {"ringers_allowed", verdict.ringersAllowed},
            {"effects",
             {{"extra_spaces", effects.extraSpaces},
              {"hand_off_range", effects.handOffRange},
              {"damage_ignored_per_turn", effects.damageIgnoredPerTurn},
              {"points_per_hurt_enemy", effects.pointsPerHurtEnemy},
              {"points_per_won_tackle", effects.pointsPerWonTackle},
              {"rerolls_per_roll", effects.rerollsPerRoll},
              {"pain_gain_uses_per_contest", effects.painGainUsesPerContest},
              {"cash_before_match", effects.cashBeforeMatch},
              {"extra_ringers", effects.extraRingers}}}};
}

} // namespace

Question loadoutQuestion(const Facts& facts)
{
    return {"loadout", say::summary, inputShape(), verdictShape(), [&facts](const Json& json) -> Checked<JsonRuling> {
                const Checked<LoadoutInquiry> inquiry = readInquiry(json, facts);
                if (!inquiry)
                    return inquiry.problems();
                Ruling<LoadoutVerdict> ruling = judgeLoadout(*inquiry, facts);
                return JsonRuling{writeVerdict(ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
            }};
}

} // namespace whistle::kaosball
