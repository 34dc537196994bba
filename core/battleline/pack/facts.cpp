// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/facts.h"

#include "base/record.h"
#include "battleline/judging/ending.h"
#include "battleline/table/codecs.h"
#include "battleline/table/names.h"
#include "packs/pack_shelf.h"

#include <QFile>

using namespace whistle;
using namespace whistle::battleline;

namespace {

constexpr auto otherKind = Saying::tr("This is a “%1” card.");
constexpr auto otherValues = Saying::tr("These are not the values the card may stand for.");
constexpr auto otherSwitch = Saying::tr("The referee's values for this house rule are %1.");
constexpr auto otherDefault = Saying::tr("The referee's default for this house rule is %1.");

const std::string& idOf(const Json& entry)
{
    return entry.at("id").get_ref<const std::string&>();
}

std::vector<PackSection> sections()
{
    constexpr EndConditions ends;
    const Shape houseRule =
        Shape::object({required("id", Shape::text()), required("values", Shape::list(Shape::anything(), 1)),
                       required("default", Shape::anything()),
                       required("rule", Shape::text(), "the rule or ruling that it switches")});
    return {{optional("minutes", Shape::integer(0, 1000), "that a game takes")},
            {optional("credits", Shape::map(Shape::text()))},
            rulesNumbers("components",
                         {{"troop_cards", troopCount}, {"tactics_cards", tacticsCount}, {"flags", flagCount}}),
            rulesNumbers("constants",
                         {{"hand_size", handSize},
                          {"troop_deck_after_deal", troopDeckAfterDeal},
                          {"slots", slotsOfASide},
                          {"slots_with_mud", slotsWithMud},
                          {"tactics_lead_allowed", tacticsLeadAllowed},
                          {"scout_cards", scoutCards},
                          {"flags_for_breakthrough", flagsForBreakthrough},
                          {"flags_for_envelopment", flagsForEnvelopment},
                          {"winner_points", winnerPoints}},
                         "numbers of the rules; they must be those that the referee has"),
            rulesNumbers("series",
                         {{"point_lead", *ends.pointLead},
                          {"wins_in_a_row", *ends.winsInARow},
                          {"breakthroughs_in_a_row", *ends.breakthroughsInARow}},
                         "what decides a series; they must be the referee's own"),
            namedThings("colors", knownId(Shape::words({colorIds.begin(), colorIds.end()}))),
            namedThings("troops", required("value", Shape::integer(1, valueCount))),
            namedThings("formations", knownId(Shape::words(allWords<Formation>()))),
            namedThings("tactics", knownId(Shape::words({tacticsIds.begin(), tacticsIds.end()})),
                        {required("kind", Shape::words({"morale", "environment", "guile"})),
                         required("effect", codecs::ByLanguage::shape(), "in our own words"),
                         optional("values", Shape::list(Shape::integer(1, valueCount), 1, valueCount),
                                  "that a Morale card may stand for")}),
            namedThings("victories", knownId(Shape::words(allWords<Victory>()))),
            {optional("house_rules", Shape::list(houseRule), "the switches; they must be those that the referee has"),
             "id"}};
}

void layContent(Facts& facts, const Json& content)
{
    facts.layNames(content);
    for (const Json& entry : content.value("troops", Json::array()))
        facts.names["troops"][entry.at("value").dump()] = entry.at("name").get<SpokenWords>();
    for (const Json& entry : content.value("tactics", Json::array()))
        facts.effects[idOf(entry)] = entry.at("effect").get<SpokenWords>();
}

void checkMore(PackFindings& findings, const Facts& /*facts*/)
{
    findings.forEach("/tactics", [&](const Json& entry, const std::string& at) {
        const Card card = *cardOf(idOf(entry));
        if (entry.at("kind") != toWord(card.kind()))
            findings.say(at + "/kind", Text{otherKind, std::string(toWord(card.kind()))});
        ValueSet values = 0;
        for (const Json& value : entry.value("values", Json::array()))
            values |= valueBit(value.get<int>());
        if (values != (card.kind() == CardKind::Morale ? valuesOfMorale(card) : 0U))
            findings.say(entry.contains("values") ? at + "/values" : at, Text{otherValues});
    });
    const Json switches = recordOf<HouseRules>().shape().schema().at("properties");
    const Json defaults = codecs::WholeOf<HouseRules>::write({});
    findings.forEach("/house_rules", [&](const Json& entry, const std::string& at) {
        const std::string& id = idOf(entry);
        if (!switches.contains(id))
            return findings.say(at + "/id", Text{Saying::tr("The referee has no house rule “%1”."), id});
        const Json values = switches.at(id).value("enum", Json::array({true, false}));
        if (entry.at("values") != values)
            findings.say(at + "/values", Text{otherSwitch, values.dump()});
        if (entry.at("default") != defaults.at(id))
            findings.say(at + "/default", Text{otherDefault, defaults.at(id).dump()});
    });
}

} // namespace

// Not in a namespace of ours, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void bringIn()
{
    Q_INIT_RESOURCE(battle_line_packs);
}

PackShelf<Facts>& battleline::packs()
{
    static PackShelf<Facts> shelf(bringIn, {":/packs/battle-line/base.json"},
                                  {"battle-line", sections, layContent, checkMore});
    return shelf;
}

const std::shared_ptr<const Facts>& battleline::factsInUse()
{
    return packs().inUse();
}
