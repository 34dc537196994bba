// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/pack/pack_content.h"

#include "base/common_words.h"
#include "elgrande/table/codecs.h"
#include "elgrande/table/rules.h"
#include "elgrande/table/state.h"

#include <nlohmann/json.hpp>
#include <set>

namespace whistle::elgrande {

namespace {

constexpr auto twice = common::Saying::tr("“%1” appears here twice; once was expected.");
constexpr auto oneSided = Saying::tr("%1 and %2 must each be listed as the other's neighbour, or neither.");
constexpr auto stackTooSmall = Saying::tr("Stack %1 has %2 cards; nine rounds need at least %3.");
constexpr auto tooManyCards = Saying::tr("At most %1 different action cards were expected.");

} // namespace

} // namespace whistle::elgrande

namespace whistle {

using elgrande::ActionCard;
using elgrande::PackArea;
using elgrande::PackContent;
using elgrande::PackPowerCard;
using elgrande::PackScoreboard;
namespace codes = elgrande::codes;

template <>
constexpr std::array recordKeys<PackArea>{
    key<&PackArea::id, codes::AnyArea>("id", "a region, or the Castillo"),
    key<&PackArea::name, codecs::ByLanguage>("name", "what it is called, by language"),
    key<&PackArea::scores, codes::ThreeScores>("scores", "for first, second and third place"),
    optionalKey<&PackArea::neighbours, codes::AreasOf<elgrande::regionCount>>("neighbours"),
};
template <>
constexpr std::array recordKeys<PackScoreboard>{
    key<&PackScoreboard::id>("id"),
    key<&PackScoreboard::scores, codes::ThreeScores>("scores"),
};
template <>
constexpr std::array recordKeys<PackPowerCard>{
    key<&PackPowerCard::value, codes::PowerCard>("value"),
    key<&PackPowerCard::caballeros, codes::Caballeros>("caballeros", "that it brings to the court"),
};
template <>
constexpr std::array recordKeys<ActionCard>{
    key<&ActionCard::id>("id"),
    key<&ActionCard::stack, codes::Stack>("stack", "also the Caballeros that it lets one place"),
    key<&ActionCard::copies, codecs::Number<1, 9>>("copies"),
    key<&ActionCard::effect>("effect", "its special action, as the referee knows it"),
    key<&ActionCard::title, codecs::ByLanguage>("title", "what it is called, by language"),
    key<&ActionCard::text, codecs::ByLanguage>("text", "what it does, in our own words"),
};
template <>
constexpr std::array recordKeys<PackContent>{
    optionalKey<&PackContent::areas>("areas"),
    optionalKey<&PackContent::scoreboards>("scoreboards"),
    optionalKey<&PackContent::powerCards>("power_cards"),
    optionalKey<&PackContent::actionCards>("action_cards"),
};

} // namespace whistle

namespace whistle::elgrande {

namespace {

class PackChecker {
public:
    PackChecker(PackFindings& findings, const Facts& facts)
        : m_findings(findings)
        , m_facts(facts)
        , m_content(readRecord<PackContent>(*findings.find("")))
    {
    }

    void check()
    {
        checkUnique("/areas", "id", m_content.areas, [](const PackArea& one) { return std::string(toWord(one.id)); });
        checkUnique("/scoreboards", "id", m_content.scoreboards,
                    [](const PackScoreboard& one) { return std::string(toWord(one.id)); });
        checkUnique("/power_cards", "value", m_content.powerCards,
                    [](const PackPowerCard& one) { return std::to_string(one.value); });
        checkUnique("/action_cards", "id", m_content.actionCards, [](const ActionCard& one) { return one.id; });
        checkNeighbours();
        checkStacks();
    }

private:
    void say(const std::string& at, Text message) { m_findings.say(at, std::move(message)); }

    template <class Entry, class KeyOf>
    void checkUnique(const std::string& list, const char* key, const std::vector<Entry>& entries, KeyOf&& keyOf)
    {
        std::set<std::string> seen;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (const std::string word = keyOf(entries[i]); !seen.insert(word).second)
                return say(pointerTo(pointerTo(list, i), key), Text{twice, word});
        }
    }

    void checkNeighbours()
    {
        for (std::size_t i = 0; i < m_content.areas.size(); ++i) {
            const Area area = m_content.areas[i].id;
            const std::string at = pointerTo("/areas", i) + "/neighbours";
            if (contains(m_facts.neighbours[area], area) ||
                (area == Area::Castillo && !m_facts.neighbours[area].empty()))
                say(at, Text{Saying::tr("The Castillo has no neighbours, and no region is its own neighbour.")});
            for (const Area other : m_facts.neighbours[area]) {
                if (!contains(m_facts.neighbours[other], area))
                    say(at, Text{oneSided, std::string(toWord(area)), std::string(toWord(other))});
            }
        }
    }

    /// EG-1.8, EG-3.8, EG-R19
    void checkStacks()
    {
        if (m_content.actionCards.empty())
            return;
        if (m_facts.cards.size() > mostCards)
            say("/action_cards", Text{tooManyCards, static_cast<int>(mostCards)});
        std::array<int, stackCount + 1> sizes{};
        bool kingIsAlone = true;
        for (const ActionCard& card : m_facts.cards) {
            sizes[static_cast<std::size_t>(card.stack)] += card.effect == Effect::Veto ? 0 : card.copies;
            kingIsAlone = kingIsAlone && (card.stack == stackCount) == (card.effect == Effect::KingCard);
        }
        for (int stack = 1; stack < stackCount; ++stack) {
            const int size = sizes[static_cast<std::size_t>(stack)];
            if (size < 9)
                say("/action_cards", Text{stackTooSmall, stack, size, 9});
        }
        if (!kingIsAlone || sizes[stackCount] != 1)
            say("/action_cards", Text{Saying::tr("Stack 5 is one card, and its effect is king_card.")});
    }

    PackFindings& m_findings;
    const Facts& m_facts;
    PackContent m_content;
};

void layContent(Facts& facts, const Json& pack)
{
    const auto content = readRecord<PackContent>(pack);
    for (const PackArea& area : content.areas) {
        facts.names[area.id] = area.name;
        facts.scores[area.id] = area.scores;
        facts.neighbours[area.id] = area.neighbours;
    }
    for (const PackScoreboard& board : content.scoreboards)
        facts.scoreboards[board.id] = board.scores;
    for (const PackPowerCard& card : content.powerCards)
        facts.heads[card.value] = card.caballeros;
    for (const ActionCard& card : content.actionCards) {
        if (const std::optional<int> known = facts.cardCalled(card.id))
            facts.cards[static_cast<std::size_t>(*known)] = card;
        else
            facts.cards.push_back(card);
    }
}

} // namespace

PackForm<Facts> packForm()
{
    const auto sections = [] {
        const Shape content = recordOf<PackContent>().shape();
        std::vector<PackSection> all;
        for (const ShapeKey& key : content.parts().keys)
            all.push_back({key});
        return all;
    };
    return {"el-grande", sections, layContent,
            [](PackFindings& findings, const Facts& facts) { PackChecker(findings, facts).check(); }};
}

} // namespace whistle::elgrande
