// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/questions.h"
#include "chaotic/table/rules.h"
#include "rulebook/record_question.h"

#include <QCoreApplication>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

std::vector<RecordKey> deckCardKeys()
{
    return {
        key<&DeckEntry::name, Title>("name"),
        optionalKey<&DeckEntry::count, Number<1, 99>>("count"),
        optionalKey<&DeckEntry::unique>("unique"),
        optionalKey<&DeckEntry::copyLimit, Perhaps<Number<1, 20>>>(
            "copy_limit", QT_TRANSLATE_NOOP("shapes", "for a card that states its own limit")),
        optionalKey<&DeckEntry::version, Perhaps<Words>>("version"),
    };
}
const Record& plainCard()
{
    static const Record record = Record::of<DeckEntry>(deckCardKeys());
    return record;
}
const Record& creatureCard()
{
    static const Record record = [] {
        std::vector<RecordKey> keys = deckCardKeys();
        keys.push_back(key<&DeckEntry::tribe>("tribe"));
        keys.push_back(
            optionalKey<&DeckEntry::loyal>("loyal", QT_TRANSLATE_NOOP("shapes", "may not join mixed armies")));
        return Record::of<DeckEntry>(std::move(keys));
    }();
    return record;
}
const Record& attackCard()
{
    static const Record record = [] {
        std::vector<RecordKey> keys = deckCardKeys();
        keys.push_back(key<&DeckEntry::buildPoints, Counters>("build_points"));
        return Record::of<DeckEntry>(std::move(keys));
    }();
    return record;
}
using CopyCount = Number<0, 1'000'000>;
using PlainCards = ListOf<ObjectBy<DeckEntry, &plainCard>>;

struct DeckSize {
    static Shape shape() { return Shape::integers({1, 3, 6, 10}); }
    static void read(const Json& json, int& value) { value = json.get<int>(); }
    static Json write(int value) { return value; }
};

} // namespace

template <>
constexpr std::array recordKeys<DeckQuestion>{
    key<&DeckQuestion::size, DeckSize>("size", QT_TRANSLATE_NOOP("shapes", "creatures agreed for the game")),
    optionalKey<&DeckQuestion::level>("rules_level"),
    optionalKey<&DeckQuestion::opponentSize, Perhaps<Number<1, 99>>>(
        "opponent_size", QT_TRANSLATE_NOOP("shapes", "size of the opponent's deck, if it is to be compared")),
    key<&DeckQuestion::creatures, ListOf<ObjectBy<DeckEntry, &creatureCard>>>("creatures"),
    optionalKey<&DeckQuestion::battlegear, PlainCards>("battlegear"),
    optionalKey<&DeckQuestion::mugic, PlainCards>("mugic"),
    key<&DeckQuestion::locations, PlainCards>("locations"),
    key<&DeckQuestion::attacks, ListOf<ObjectBy<DeckEntry, &attackCard>>>("attacks"),
};
template <>
constexpr std::array recordKeys<Violation>{
    key<&Violation::code>("code"),
    key<&Violation::name, OrNull<Word>>("name"),
    key<&Violation::required, Any>("required"),
    key<&Violation::actual, Any>("actual"),
};
template <>
constexpr std::array recordKeys<DeckCounts>{
    key<&DeckCounts::creatures, CopyCount>("creatures"), key<&DeckCounts::battlegear, CopyCount>("battlegear"),
    key<&DeckCounts::mugic, CopyCount>("mugic"),         key<&DeckCounts::locations, CopyCount>("locations"),
    key<&DeckCounts::attacks, CopyCount>("attacks"),
};
template <>
constexpr std::array recordKeys<DeckVerdict>{
    key<&DeckVerdict::legal>("legal"),
    key<&DeckVerdict::violations>("violations"),
    key<&DeckVerdict::buildPointsTotal, Any>("build_points_total"),
    key<&DeckVerdict::buildPointsLeft, Any>("build_points_left"),
    key<&DeckVerdict::counts>("counts"),
    key<&DeckVerdict::mixedArmy>("mixed_army"),
};

Question chaotic::deckCheckQuestion()
{
    return questionOf<DeckQuestion, DeckVerdict>("deck_check", Saying{chaotic::Saying::tr("Is this deck legal?")},
                                                 nullptr, judgeDeck);
}

} // namespace whistle
