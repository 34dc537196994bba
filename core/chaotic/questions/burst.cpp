// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/asking.h"

#include <QCoreApplication>
#include <set>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr Saying summary{
    QT_TRANSLATE_NOOP("chaotic", "In which order does this Burst resolve, and was everything allowed?")};
constexpr Saying idTwice{QT_TRANSLATE_NOOP("chaotic", "%1 is the id of another item already.")};
constexpr Saying noEffectHere{QT_TRANSLATE_NOOP("chaotic", "Only a Mugic or an activated ability dispels or negates.")};

class EventReader {
public:
    Problems impossible(const BurstQuestion& question)
    {
        for (std::size_t i = 0; i < question.events.size(); ++i) {
            const BurstEvent& event = question.events[i];
            const std::string at = "/events/" + std::to_string(i);
            if (event.kind == EventKind::Play) {
                take(event.item.id, at + "/item/id");
                look(event.item, at + "/item");
            }
            for (std::size_t j = 0; j < event.items.size(); ++j)
                take(event.items[j].id, at + "/items/" + std::to_string(j) + "/id");
        }
        return std::move(m_problems);
    }

private:
    void take(const std::string& id, const std::string& at)
    {
        if (!m_ids.insert(id).second)
            m_problems.push_back({at, Text{idTwice, id}});
    }
    void look(const PlayedItem& item, const std::string& at)
    {
        const bool hasEffect = item.effect != ItemEffect::None;
        const bool mayHave = item.kind == ItemKind::Mugic || item.kind == ItemKind::ActivatedAbility;
        if (hasEffect && !mayHave)
            m_problems.push_back({at + "/effect", Text{noEffectHere}});
        if (hasEffect && !item.target)
            m_problems.push_back(missing((at + "/target").c_str(), "target"));
        if (!hasEffect && item.target)
            m_problems.push_back(misplaced(at + "/target", "target"));
        if (!hasEffect && !item.onlyAffiliations.empty())
            m_problems.push_back(misplaced(at + "/only_affiliations", "only_affiliations"));
    }

    std::set<std::string> m_ids;
    Problems m_problems;
};

/// A name that the input gives to an item, and one that is given.
struct ItemName : Word {
    static Shape shape() { return Shape::text().notBlank().declaring("item"); }
};
struct GivenItem : Word {
    static Shape shape() { return Shape::text().notBlank().naming("item"); }
};

/// What happened; a form may build it by tapping cards.
struct EventList : ListOf<ObjectOf<BurstEvent>, 1> {
    static Shape shape() { return ListOf<ObjectOf<BurstEvent>, 1>::shape().ofKind("chaotic/burst"); }
};

} // namespace

template <>
constexpr std::array recordKeys<PlayedItem>{
    key<&PlayedItem::id, ItemName>("id"),
    key<&PlayedItem::kind>("kind"),
    optionalKey<&PlayedItem::name, Perhaps<Words>>("name"),
    optionalKey<&PlayedItem::effect>("effect"),
    optionalKey<&PlayedItem::target, Perhaps<GivenItem>>(
        "target", QT_TRANSLATE_NOOP("shapes", "the item that is dispelled or negated")),
    optionalKey<&PlayedItem::onlyAffiliations, SomeOf<WordOf<Affiliation>>>(
        "only_affiliations", QT_TRANSLATE_NOOP("shapes", "it may only hit items of these")),
    optionalKey<&PlayedItem::affiliation>("affiliation"),
    optionalKey<&PlayedItem::untargetable>("untargetable"),
};
template <>
constexpr std::array recordKeys<TriggeredItem>{
    key<&TriggeredItem::id, ItemName>("id"),
    key<&TriggeredItem::player>("player"),
    optionalKey<&TriggeredItem::name, Perhaps<Words>>("name"),
    optionalKey<&TriggeredItem::affiliation>("affiliation"),
    optionalKey<&TriggeredItem::untargetable>("untargetable"),
};
template <>
const Record& recordOf<BurstEvent>()
{
    static const Record record = Record::choice<&BurstEvent::kind>(
        "event", {{key<&BurstEvent::player>("player"), key<&BurstEvent::item>("item")},
                  {key<&BurstEvent::player>("player")},
                  {key<&BurstEvent::items, ListOf<ObjectOf<TriggeredItem>, 1>>(
                      "items", QT_TRANSLATE_NOOP("shapes", "in the order in which they were put down"))}});
    return record;
}
template <>
const Record& recordOf<BurstQuestion>()
{
    static const Record record = Record::of<BurstQuestion>({
        key<&BurstQuestion::activePlayer>("active_player"),
        optionalKey<&BurstQuestion::strikingPlayer>("striking_player",
                                                    QT_TRANSLATE_NOOP("shapes", "only in the strikes of a combat")),
        key<&BurstQuestion::events, EventList>("events",
                                               QT_TRANSLATE_NOOP("shapes", "in the order in which they happened")),
    });
    return record;
}
template <>
constexpr std::array recordKeys<BurstVerdict::Resolved>{
    key<&BurstVerdict::Resolved::item>("item"),
    key<&BurstVerdict::Resolved::outcome>("outcome"),
};
template <>
constexpr std::array recordKeys<BurstVerdict>{
    key<&BurstVerdict::legal>("legal"),
    key<&BurstVerdict::illegalEvent, OrNull<Number<0, 1000>>>("illegal_event"),
    key<&BurstVerdict::reason, OrNull<WordOf<BurstIllegal>>>("reason"),
    key<&BurstVerdict::closed>("closed"),
    key<&BurstVerdict::choice, OrNull<WordOf<Player>>>("choice"),
    key<&BurstVerdict::order>("order"),
    key<&BurstVerdict::outcomes>("outcomes"),
    key<&BurstVerdict::nextBurst>("next_burst"),
    key<&BurstVerdict::priorityAfter, OrNull<WordOf<Player>>>("priority_after"),
};

Question chaotic::burstQuestion()
{
    return asked<BurstQuestion, BurstVerdict>(
        "burst", summary, judgeBurst,
        [](const BurstQuestion& question, const Json&) { return EventReader().impossible(question); });
}

} // namespace whistle
