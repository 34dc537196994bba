// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/library_shelf.h"

#include "chaotic/game.h"

#include <QSet>
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

constexpr char cardKind[] = "card";
constexpr char deckKind[] = "deck";
/// Before the number of a printed card.
constexpr QChar printedMark = u'#';

/// By which a card of the players stands for a printed one.
QString keyOf(const CardRow& row)
{
    return QStringLiteral("%1/%2/%3").arg(static_cast<int>(row.kind)).arg(row.name.toCaseFolded(), row.version);
}

} // namespace

LibraryShelf::LibraryShelf(Store& store, std::shared_ptr<const Facts> facts)
    : m_things(store, std::string(Game::id))
    , m_printed(cardsOf(facts->cards))
{
}

Problems LibraryShelf::open()
{
    m_rows.clear();
    m_decks.clear();
    Problems problems;
    if (Checked<std::vector<KeptThing>> cards = m_things.glances(cardKind)) {
        m_rows.reserve(cards->size() + m_printed.size());
        for (const KeptThing& thing : *cards) {
            std::optional<CardRow> row = rowIn(thing.glance);
            if (!row) { // kept by another version of the program
                const std::optional<AnyCard> whole = card(thing.id);
                if (!whole)
                    continue;
                row = rowOf(*whole);
            }
            row->id = thing.id;
            m_rows.push_back(std::move(*row));
        }
    } else {
        problems = cards.problems();
    }
    addPrinted();
    sortByName(m_rows);
    if (Checked<std::vector<KeptThing>> decks = m_things.all(deckKind)) {
        for (const KeptThing& thing : *decks) {
            if (Checked<BuiltDeck> deck = readBuiltDeck(thing.content))
                m_decks.push_back({thing.id, std::move(*deck)});
            else
                problems.push_back({thing.glance.toStdString(), deck.problems().front().message});
        }
    }
    return problems;
}

void LibraryShelf::addPrinted()
{
    QSet<QString> own;
    for (const CardRow& row : m_rows)
        own << keyOf(row);
    for (std::size_t i = 0; i < m_printed.size(); ++i) {
        CardRow row = rowOf(m_printed[i]);
        row.id = printedMark + QString::number(i);
        if (!own.contains(keyOf(row)))
            m_rows.push_back(std::move(row));
    }
}

bool LibraryShelf::isOwn(const CardRow& row)
{
    return !row.id.isEmpty() && row.id.front() != printedMark;
}

std::optional<AnyCard> LibraryShelf::card(const QString& id) const
{
    if (id.startsWith(printedMark)) {
        const std::size_t place = id.mid(1).toULongLong();
        return place < m_printed.size() ? std::optional(m_printed[place]) : std::nullopt;
    }
    const Checked<std::optional<KeptThing>> thing = m_things.find(id);
    if (!thing || !*thing || !problemsOf((*thing)->content).empty())
        return {};
    const Json& content = (*thing)->content;
    return readCard(*fromWord<CardKind>(content.at("type").get_ref<const std::string&>()), content);
}

KeptThing LibraryShelf::thingOf(const QString& id, const AnyCard& card) const
{
    return {id.startsWith(printedMark) ? QString() : id, cardKind, lineOf(rowOf(card)), writeCard(card)};
}

void LibraryShelf::put(CardRow row)
{
    const QString key = keyOf(row);
    std::erase_if(m_rows, [&](const CardRow& one) { return one.id == row.id || (!isOwn(one) && keyOf(one) == key); });
    const auto place = std::lower_bound(m_rows.begin(), m_rows.end(), row,
                                        [](const CardRow& a, const CardRow& b) { return a.words < b.words; });
    m_rows.insert(place, std::move(row));
}

std::vector<KeptThing> LibraryShelf::exchange(std::vector<KeptDeck>& decks, const std::vector<Exchange>& cards)
{
    std::vector<KeptThing> things;
    for (KeptDeck& one : decks) {
        bool isChanged = false;
        for (const Exchange& card : cards)
            isChanged = replaceCopies(one.deck.cards, card.before, card.after) || isChanged;
        if (isChanged)
            things.push_back({one.id, deckKind, QString::fromStdString(one.deck.name), writeRecord(one.deck)});
    }
    return things;
}

Checked<QString> LibraryShelf::keep(const QString& id, const AnyCard& newCard)
{
    std::vector<KeptDeck> decks = m_decks;
    std::vector<KeptThing> things;
    if (const std::optional<AnyCard> before = id.isEmpty() ? std::nullopt : card(id))
        things = exchange(decks, {{*before, newCard}});
    things.insert(things.begin(), thingOf(id, newCard));
    const Checked<QStringList> ids = m_things.keep(things);
    if (!ids)
        return ids.problems();
    m_decks = std::move(decks);
    CardRow row = rowOf(newCard);
    row.id = ids->front();
    put(std::move(row));
    return ids->front();
}

ShelfImport LibraryShelf::planned(const std::vector<AnyCard>& cards) const
{
    QHash<QString, QStringList> here;
    for (const CardRow& row : m_rows)
        here[keyOf(row)] << row.id;
    ShelfImport import;
    QHash<QString, std::vector<std::size_t>> taken; // places in the list
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const AnyCard& one = cards[i];
        ShelfImport::Card coming{{}, one, {}, false, i};
        const QString key = keyOf(rowOf(one));
        bool isKnown = false;
        for (const QString& id : here.value(key)) {
            const std::optional<AnyCard> other = card(id);
            if (!other || !areSame(*other, one))
                continue;
            const bool isOwnCard = !id.startsWith(printedMark);
            // A list tells a card in its words; what is known of it in data is more.
            isKnown = isOwnCard ? writeCard(*other) == writeCard(one) : haveSameNumbers(*other, one);
            if (isOwnCard)
                coming.id = id;
            coming.isBeforeOwn = isOwnCard;
            coming.before = other;
        }
        // The same once more in this list.
        std::vector<std::size_t>& alike = taken[key];
        isKnown = isKnown || std::any_of(alike.begin(), alike.end(),
                                         [&](std::size_t other) { return areSame(cards[other], one); });
        if (isKnown) {
            ++import.known;
            continue;
        }
        ++(coming.isBeforeOwn ? import.replaced : import.fresh);
        alike.push_back(i);
        import.cards.push_back(std::move(coming));
    }
    return import;
}

Checked<ShelfImport> LibraryShelf::takeIn(ShelfImport import)
{
    std::vector<KeptThing> things;
    std::vector<Exchange> exchanges;
    for (const ShelfImport::Card& one : import.cards) {
        things.push_back(thingOf(one.id, one.card));
        if (one.before)
            exchanges.push_back({*one.before, one.card});
    }
    std::ranges::move(exchange(m_decks, exchanges), std::back_inserter(things));
    const Checked<QStringList> ids = m_things.keep(things);
    Problems problems = open(); // the decks as they are kept, come what may
    if (!ids)
        return ids.problems();
    if (!problems.empty())
        return problems;
    for (std::size_t i = 0; i < import.cards.size(); ++i)
        import.cards[i].id = (*ids)[static_cast<qsizetype>(i)];
    return import;
}

Problems LibraryShelf::takeBack(const ShelfImport& import)
{
    std::vector<KeptThing> things;
    std::vector<Exchange> exchanges;
    QStringList gone;
    for (const ShelfImport::Card& one : import.cards) {
        if (one.isBeforeOwn)
            things.push_back(thingOf(one.id, *one.before));
        else
            gone << one.id;
        if (one.before)
            exchanges.push_back({one.card, *one.before});
    }
    std::ranges::move(exchange(m_decks, exchanges), std::back_inserter(things));
    const Checked<QStringList> ids = m_things.keep(things, gone);
    Problems problems = open();
    return ids ? problems : ids.problems();
}

Problems LibraryShelf::remove(const QString& id)
{
    Problems problems = m_things.remove(id);
    return problems.empty() ? open() : problems;
}

Checked<QString> LibraryShelf::keep(const QString& id, const BuiltDeck& deck)
{
    const Checked<QStringList> ids =
        m_things.keep({{id, deckKind, QString::fromStdString(deck.name), writeRecord(deck)}});
    if (!ids)
        return ids.problems();
    const auto known =
        std::find_if(m_decks.begin(), m_decks.end(), [&](const KeptDeck& one) { return one.id == ids->front(); });
    if (known != m_decks.end())
        known->deck = deck;
    else
        m_decks.push_back({ids->front(), deck});
    return ids->front();
}

Problems LibraryShelf::removeDeck(const QString& id)
{
    Problems problems = m_things.remove(id);
    if (problems.empty())
        std::erase_if(m_decks, [&](const KeptDeck& one) { return one.id == id; });
    return problems;
}

std::vector<KeptDeck> keptDecks(Store& store)
{
    std::vector<KeptDeck> decks;
    const Checked<std::vector<KeptThing>> things = KeptThings(store, std::string(Game::id)).all(deckKind);
    for (const KeptThing& thing : things ? *things : std::vector<KeptThing>{}) {
        if (Checked<BuiltDeck> deck = readBuiltDeck(thing.content))
            decks.push_back({thing.id, std::move(*deck)});
    }
    return decks;
}

} // namespace whistle::chaotic
