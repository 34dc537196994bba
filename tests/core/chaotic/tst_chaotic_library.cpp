// SPDX-License-Identifier: GPL-3.0-or-later
// Cards as data: searched, understood, taken in from files, built into decks.
#include "chaotic/library/card_lines.h"
#include "chaotic/library/import.h"
#include "chaotic/library/printed_sentences.h"
#include "chaotic/library/ready_deck.h"
#include "chaotic/library/understanding.h"
#include "chaotic/library/vocabulary.h"
#include "chaotic/pack/facts.h"
#include "rulebook/rule_book.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

std::vector<AnyCard> printedCards()
{
    return cardsOf(printedFacts()->cards);
}
AnyCard printed(const std::string& name)
{
    for (const AnyCard& card : printedCards()) {
        if (baseOf(card).name == name)
            return card;
    }
    qFatal("no card %s", name.c_str());
}
std::vector<CardRow> printedRows()
{
    std::vector<CardRow> rows;
    for (const AnyCard& card : printedCards())
        rows.push_back(rowOf(card));
    sortByName(rows);
    return rows;
}
QStringList namesFound(const CardFilter& filter)
{
    const std::vector<CardRow> rows = printedRows();
    QStringList names;
    for (const int place : found(rows, filter))
        names << rows[static_cast<std::size_t>(place)].name;
    return names;
}
QStringList sentencesOf(const AnyCard& card)
{
    QStringList lines;
    for (const Understood& one : understood(card)) {
        QStringList when;
        for (const Text& condition : one.when)
            when << condition.render();
        lines << (one.byPlayers ? QStringLiteral("(by hand) ") : QString()) + one.what.render() +
                     (when.isEmpty() ? QString() : QStringLiteral(" | ") + when.join(QStringLiteral(", ")));
    }
    return lines;
}
QStringList sentencesOf(CardKind kind, const char* text)
{
    AnyCard card = blankCard(kind);
    addText(card, text);
    return sentencesOf(card);
}
/// One that a pattern stands for.
QString sentenceOf(const QString& pattern, std::mt19937& random)
{
    const auto any = [&random](const QStringList& all) {
        return all[static_cast<qsizetype>(random() % static_cast<std::size_t>(all.size()))];
    };
    static const QRegularExpression innermost(QStringLiteral("\\[([^\\[\\]()]*)\\]|\\(([^\\[\\]()]*)\\)"));
    static const QRegularExpression slot(QStringLiteral("<([a-z_]+)\\d*>"));
    QString words = pattern;
    for (auto found = innermost.match(words); found.hasMatch(); found = innermost.match(words)) {
        const bool isOption = found.captured().startsWith(u'[');
        QString chosen = any((isOption ? found.captured(1) : found.captured(2)).split(u'|'));
        if (isOption && random() % 2 == 0)
            chosen.clear();
        words.replace(found.capturedStart(), found.capturedLength(), chosen);
    }
    for (auto found = slot.match(words); found.hasMatch(); found = slot.match(words)) {
        const QString name = found.captured(1);
        const QStringList disciplines{QStringLiteral("Courage"), QStringLiteral("Power"), QStringLiteral("Wisdom"),
                                      QStringLiteral("Speed")};
        QString value;
        if (name == u"n")
            value = QString::number(1 + random() % 99);
        else if (name == u"disc")
            value = any(disciplines);
        else if (name == u"discs")
            value = any(disciplines + QStringList{QStringLiteral("all Disciplines")});
        else if (name == u"stats")
            value = any(disciplines + QStringList{QStringLiteral("Energy"), QStringLiteral("Power and Speed")});
        else if (name == u"elem")
            value =
                any({QStringLiteral("Fire"), QStringLiteral("Air"), QStringLiteral("Earth"), QStringLiteral("Water")});
        else if (name == u"tribe")
            value = any({QStringLiteral("OverWorld"), QStringLiteral("Danian"), QStringLiteral("Mipedian")});
        else if (name == u"subtype")
            value = any({QStringLiteral("Mandiblor"), QStringLiteral("Scout")});
        else if (name == u"kws")
            value = any({QStringLiteral("Swift 1"), QStringLiteral("Range"), QStringLiteral("Fire 5 and Strike 10"),
                         QStringLiteral("Intimidate: Power 10"), QStringLiteral("Invisibility: Surprise")});
        else if (name == u"mc")
            value = any({QStringLiteral("Mugic counter"), QStringLiteral("2 Mugic counters")});
        else if (name == u"self")
            value = any({QStringLiteral("Frog"), QStringLiteral("this creature")});
        else
            value = namesOf(*fromWord<KeywordKind>(name.toStdString())).front();
        words.replace(found.capturedStart(), found.capturedLength(), value);
    }
    return words.simplified();
}
QStringList told(const Problems& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        lines << renderProblem(problem);
    return lines;
}
DeckVerdict judged(const BuiltDeck& deck)
{
    Reasons silent(Reasons::Listening::No);
    return judgeDeck(deckQuestion(deck.size, deck.level, deck.cards), silent);
}
BuiltDeck training()
{
    BuiltDeck built{"Dani, Dawn", 3, RulesLevel::Advanced, {}};
    const Deck& sample = printedFacts()->decks.front().deck;
    for (const AnyCard& card : cardsOf(sample)) {
        const CardKind kind = kindOf(card);
        for (int i = copiesIn(sample, kind, baseOf(card).name); i > 0; --i)
            addCopy(built.cards, card);
    }
    return built;
}

} // namespace

class TestChaoticLibrary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardGoesThroughJsonAndThroughALine()
    {
        const std::vector<AnyCard> cards = printedCards();
        QCOMPARE(cards.size(), std::size_t{90});
        for (const AnyCard& card : cards) {
            const Json json = writeCard(card);
            const Problems problems = problemsOf(json);
            QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(renderProblem(problems.front())));
            QVERIFY(readCard(kindOf(card), json) == card || writeCard(readCard(kindOf(card), json)) == json);
            const CardRow row = rowOf(card);
            QCOMPARE(rowIn(lineOf(row)), std::optional(row));
        }
        QVERIFY(!rowIn(QStringLiteral("0\x1f nothing")));
    }

    void cardsAreFound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* typed, const QStringList& names) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << names;
        };
        const auto s = [](const char* one) { return QString::fromUtf8(one); };
        row("maxx", {s("Maxxor")});
        row("MAXXOR hero", {s("Maxxor")});
        // a tribe and a number, in all languages
        const QStringList strong{s("Maxxor")};
        row("overworld hero energy>50", strong);
        row("felsővilági energia > 50", strong);
        row("nadświat energia 51+", strong);
        row("courage=100 power:65", strong);
        row("odwaga\u2265100", strong);
        row("bátorság 100+ erő<66", strong);
        // elements, and the name that a card has in Polish
        row("armagedon", {s("Allmageddon")});
        row("tűz víz támadás egyedi", {s("Allmageddon")});
        row("atak punkty 5+", {s("Allmageddon")});
        row("no such card", {});
    }
    void cardsAreFound()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, names);
        QCOMPARE(namesFound({typed, {}, {}, {}}), names);
    }
    void filtersAndOrder()
    {
        CardFilter filter;
        filter.kind = CardKind::Creature;
        filter.tribe = Affiliation::Overworld;
        const QStringList byName = namesFound(filter);
        QCOMPARE(byName.size(), 11);
        QCOMPARE(byName.front(), QStringLiteral("Attacat"));
        filter.order = CardFilter::Order::Figure;
        QCOMPARE(namesFound(filter).front(), QStringLiteral("Maxxor"));
    }

    // CH-9, CH-10: every sentence cites a rule that the rulebook has
    void everyCardIsUnderstood()
    {
        const RuleBook& book = *RuleBook::of(QStringLiteral("chaotic"));
        for (const AnyCard& card : printedCards()) {
            for (const Understood& one : understood(card)) {
                QVERIFY2(book.find(one.rule.id) != nullptr, std::string(one.rule.id).c_str());
                QVERIFY2(!one.what.render().contains(u'%'), qPrintable(one.what.render()));
            }
        }
        QCOMPARE(sentencesOf(printed("Maxxor")),
                 (QStringList{QStringLiteral("Needs a deck of its own tribe only"),
                              QStringLiteral("Activated ability for 1 Mugic counter"),
                              QStringLiteral("The target heals 10"), QStringLiteral("At most one copy per deck")}));
        QCOMPARE(sentencesOf(printed("Frafdo")),
                 (QStringList{QStringLiteral("Courage for each adjacent creature of its own tribe: +5")}));
        QCOMPARE(sentencesOf(printed("Ring of Na'arin")).back(),
                 QStringLiteral("The equipped creature: Energy +10 | only with Courage of 50 or more"));
        QCOMPARE(sentencesOf(printed("Flame Orb")),
                 (QStringList{QStringLiteral("Damage: +10 | if the attacker has Power of 75 or more")}));
        QCOMPARE(sentencesOf(printed("Crystal Cave")),
                 (QStringList{
                     QStringLiteral("Initiative by Speed"),
                     QStringLiteral(
                         "Attack damage: becomes 0 | first in a combat only, only if the attacker has less Speed")}));
    }

    void textIsRead_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("other"); // says the same
        QTest::addColumn<QStringList>("sentences");
        const auto row = [](CardKind kind, const char* text, const char* other, const QStringList& sentences) {
            QTest::newRow(text) << static_cast<int>(kind) << QByteArray(text) << QByteArray(other) << sentences;
        };
        const auto s = [](const char* one) { return QString::fromUtf8(one); };
        row(CardKind::Creature, "Swift 1. Fire 5", "Fürge 1. Tűz 5.",
            {s("Extra spaces in a move: 1"), s("Its Fire Attacks deal +5 damage")});
        row(CardKind::Creature, "Support Courage 5; Unique", "Wsparcie (Odwaga) 5. Unikalna",
            {s("Courage for each adjacent creature of its own tribe: +5"), s("At most one copy per deck")});
        row(CardKind::Creature, "Invisibility: Strike 15", "Láthatatlanság: csapás 15",
            {s("Its first Attack in a combat deals +15 damage | while its Invisibility is not negated")});
        row(CardKind::Creature, "Immune to Invisibility", "Immune Invisibility",
            {s("Immune to this ability: Invisibility")});
        row(CardKind::Creature, "2 Mugic counters: dance", "Mugic counter Mugic counter: dance",
            {s("Activated ability for 2 Mugic counters"), s("(by hand) You carry it out: dance")});
        row(CardKind::Battlegear, "+10 Energy. -5 all Disciplines", "gains 10 Energia. \u22125 minden képzettség",
            {s("The equipped creature: Energy +10"), s("The equipped creature: all Disciplines \u22125")});
        row(CardKind::Mugic, "Deal 15 damage", "Deals 15 damage to target creature",
            {s("Any creature may pay. Mugic counters: X"), s("Deals 15 damage to the target")});
        // A sentence is understood in every word, or left whole; so is the whole text of a song.
        const QString payer = s("Any creature may pay. Mugic counters: X");
        const auto left = [&](const char* text) {
            row(CardKind::Mugic, text, text, {payer, s("(by hand) You carry it out: ") + s(text)});
        };
        left("Heal 5 damage to target Creature for each tribe that you have.");
        left("Deal 5 damage to target Creature. Deal 15 damage to another target Creature.");
        left("Choose one: Heal 10 damage to target Creature. Deal 10 damage to target Creature.");
        row(CardKind::Mugic, "Heal 10 damage to target Creature", "Target creature heals 10",
            {payer, s("The target heals 10")});
        row(CardKind::Attack, "Challenge Speed 15: 10 damage. If Fire: deal 5 damage.",
            "Kihívás gyorsaság 15: sebzés 10. Tűz: sebzés 5",
            {s("Damage: +10 | if the attacker has at least 15 more Speed"),
             s("Damage: +5 | only if the attacker has Fire")});
        // As printed, in the words of the card databases.
        row(CardKind::Battlegear, "Equipped Creature has \"Fire 5.\"", "Fire 5",
            {s("Its Fire Attacks deal +5 damage")});
        row(CardKind::Battlegear, "Stat Check Power 50: equipped Creature has an additional 5 Energy.",
            "If equipped Creature has at least 50 Power, it has an additional 5 Energy",
            {s("The equipped creature: Energy +5 | only with Power of 50 or more")});
        row(CardKind::Creature, "Mugic counter: Heal 10 damage to target Creature.",
            ":danianmugic:: Target creature heals 10",
            {s("Activated ability for 1 Mugic counter"), s("The target heals 10")});
        row(CardKind::Creature, "Hive: +15 Energy", "Hive: gains 15 Energy", {s("It: Energy +15 | while Hive is on")});
        row(CardKind::Creature, "Mugic counter: Activate Hive", "Mugic: turn Hive on",
            {s("Activated ability for 1 Mugic counter"), s("Hive turns on")});
        row(CardKind::Creature, "Mugic counter: Deal 10 damage to target Danian Creature.",
            "MC: deal 10 damage to target danian creature",
            {s("Activated ability for 1 Mugic counter"), s("Deals 10 damage to the target | Danian tribe only")});
        row(CardKind::Location, "Water attacks deal an additional 5 damage.", ":water:Water attacks deal 5 more damage",
            {s("Initiative by Courage"), s("Attack damage: +5 | Water type only")});
        row(CardKind::Location, "At the beginning of combat, engaged Creatures gain 5 Energy.",
            "At the beginning of combat both engaged creatures gain 5 Energy",
            {s("Initiative by Courage"), s("Triggers at the beginning of combat"),
             s("Both engaged creatures: Energy +5")});
        row(CardKind::Attack, "Stat Fail Courage 50: Deal 10 damage.", "Stat Fail Courage 50: 10 damage",
            {s("Damage: +10 | if the attacker has Courage below 50")});
        row(CardKind::Attack, "Fire: Opposing engaged Creature loses 25 Wisdom.", "If Fire: opponent loses 25 Wisdom",
            {s("The opposing creature: Wisdom \u221225 | only if the attacker has Fire")});
        row(CardKind::Mugic, "Target Creature gains \"Range\" and \"Swift 1.\"",
            "Target creature gains Range and Swift 1",
            {payer, s("The target gains the following, for this turn"), s("May pass through occupied spaces"),
             s("Extra spaces in a move: 1")});
        // The printed Polish words.
        row(CardKind::Creature,
            "Przyspieszenie 1. Nierozwa\u017cno\u015b\u0107 5. Zastraszanie (Moc) 10. Wsparcie (Wiedza) 5. Unikalny. "
            "Niecelowalno\u015b\u0107. Odporno\u015b\u0107 na Zastraszanie.",
            "Swift 1. Recklessness 5. Intimidate: Power 10. Support: Wisdom 5. Unique. Untargetable. Immune to "
            "Intimidate",
            {s("Extra spaces in a move: 1"), s("Takes 5 damage whenever it uses an Attack"),
             s("At the beginning of combat the opposing creature loses 10 Power"),
             s("Wisdom for each adjacent creature of its own tribe: +5"), s("Cannot be chosen as a target"),
             s("Immune to this ability: Intimidate"), s("At most one copy per deck")});
        row(CardKind::Battlegear, "Odkrywanie na pocz\u0105tku gry", "This Battlegear begins the game face-up.",
            {s("Face up from the beginning of the game")});
        row(CardKind::Attack, "Stat Check Power 75: Deal 10 damage.", "Check Power 75: 10 damage",
            {s("Damage: +10 | if the attacker has Power of 75 or more")});
        // What hangs on a sentence that is left is left with it.
        row(CardKind::Creature, "Fire 5. Only while it rains.", "Fire 5. Only while it rains",
            {s("(by hand) You carry it out: Fire 5."), s("(by hand) You carry it out: Only while it rains")});
        // Two sentences that may be one effect, a restriction in brackets or behind it, lists: nothing of it is
        // guessed.
        const auto leftAll = [&](CardKind kind, const char* text, const QStringList& parts) {
            QStringList told;
            for (const QString& part : parts)
                told << s("(by hand) You carry it out: ") + part;
            row(kind, text, text, told);
        };
        leftAll(CardKind::Creature, "Mugic counter: Deal 10 damage to target creature. Frog gains 5 Energy.",
                {s("Mugic counter: Deal 10 damage to target creature."), s("Frog gains 5 Energy.")});
        leftAll(CardKind::Creature, "Hive: +5 Energy (only while it rains)",
                {s("+5 Energy (only while it rains) | while Hive is on")});
        leftAll(CardKind::Creature, "Choose one: Swift 1. Fire 5.", {s("Choose one: Swift 1"), s("Fire 5.")});
        leftAll(CardKind::Creature, "Mugic counter: Heal 10 damage to target creature. Once per turn.",
                {s("Mugic counter: Heal 10 damage to target creature."), s("Once per turn")});
        left("Deal 10 damage to target creature. Heal 10 damage.");
        left("Mugic counter: Deal 10 damage to target creature");
        row(CardKind::Creature, "Invisibility: Strike 5, Surprise", "Invisibility: Strike 5 and Surprise",
            {s("Its first Attack in a combat deals +5 damage | while its Invisibility is not negated"),
             s("Has Initiative whatever the Location says | while its Invisibility is not negated")});
        // CH-9.6 names a Discipline.
        row(CardKind::Creature, "Intimidate 10", "Intimidate 10.", {s("(by hand) You carry it out: Intimidate 10")});
        row(CardKind::Creature, "Sing to the moon", "Sing to the moon.",
            {s("(by hand) You carry it out: Sing to the moon")});
    }
    void textIsRead()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, other);
        QFETCH(QStringList, sentences);
        QCOMPARE(sentencesOf(static_cast<CardKind>(kind), text.constData()), sentences);
        QCOMPARE(sentencesOf(static_cast<CardKind>(kind), other.constData()), sentences);
    }

    /// What the window gives as an example comes in again, every sentence understood.
    void theExampleComesIn()
    {
        for (const char* language : {"en", "hu", "pl"}) {
            const Checked<TakenIn> taken = takeIn(exampleSheet(language), "f");
            QVERIFY2(taken && taken->bad.empty(), language);
            std::set<CardKind> kinds;
            for (std::size_t i = 0; i < taken->cards.size(); ++i) {
                kinds.insert(kindOf(taken->cards[i]));
                QVERIFY(!taken->origins[i].sentences.empty());
                for (const ReadSentence& one : taken->origins[i].sentences)
                    QVERIFY2(!one.as.empty(), one.text.c_str());
            }
            QCOMPARE(kinds.size(), std::size_t{5});
        }
    }

    /// 330 real cards, facts in our own words, as their owners would type them: what is understood of each stands
    /// beside them, line by line (WHISTLE_REWRITE=1 writes it anew), and was looked at.
    void realCardsAreReadAsTheyAre()
    {
        const QString folder = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/core/chaotic/");
        QFile list(folder + QStringLiteral("real_cards.csv"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        const Checked<std::vector<Json>> lines = cardLines(list.readAll().toStdString(), "real_cards.csv");
        QVERIFY(lines);
        QCOMPARE(lines->size(), std::size_t{330});
        QByteArray read;
        int withText = 0;
        int whole = 0;
        for (const Json& line : *lines) {
            QVERIFY2(line.contains("card"), line.dump().c_str());
            const Json& sentences = line.at("sentences");
            withText += sentences.empty() ? 0 : 1;
            whole += !sentences.empty() && std::all_of(sentences.begin(), sentences.end(),
                                                       [](const Json& one) { return one.at("read") == Json(true); })
                         ? 1
                         : 0;
            read += QByteArray::fromStdString(line.dump()) + '\n';
        }
        qInfo("%d cards with a text, %d wholly computed", withText, whole);
        QVERIFY(whole >= 157);
        QFile told(folder + QStringLiteral("real_cards.jsonl"));
        if (qEnvironmentVariableIsSet("WHISTLE_REWRITE") && told.open(QIODevice::WriteOnly))
            QCOMPARE(told.write(read), read.size());
        told.close();
        QVERIFY(told.open(QIODevice::ReadOnly));
        const QList<QByteArray> before = told.readAll().split('\n');
        const QList<QByteArray> now = read.split('\n');
        for (qsizetype i = 0; i < std::min(before.size(), now.size()); ++i)
            QCOMPARE(now[i], before[i]);
        QCOMPARE(now.size(), before.size());
    }

    /// Whatever is made of the patterns is read whole; with one word that does not belong to it nothing of it is.
    void nothingIsReadInPart()
    {
        QFile file(QStringLiteral(":/packs/chaotic/sentences.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Checked<Json> grammar = parseJson(file.readAll().toStdString());
        QVERIFY(grammar);
        std::mt19937 random(20261129);
        int read = 0;
        for (const Json& clause : grammar->at("clauses")) {
            const auto isOn = [&](const char* kind) {
                return !clause.contains("on") ||
                       std::find(clause.at("on").begin(), clause.at("on").end(), Json(kind)) != clause.at("on").end();
            };
            for (const Json& says : clause.at("says")) {
                for (int time = 0; time < 12; ++time) {
                    const QString words = sentenceOf(QString::fromStdString(says.get<std::string>()), random);
                    QString lead;
                    CardKind kind = CardKind::Mugic;
                    if (clause.contains("outcomes"))
                        kind = CardKind::Attack;
                    else if (clause.contains("card"))
                        kind = isOn("creature")     ? CardKind::Creature
                               : isOn("battlegear") ? CardKind::Battlegear
                               : isOn("location")   ? CardKind::Location
                                                    : CardKind::Mugic;
                    if (!clause.contains("outcomes") && !clause.contains("card") && !clause.contains("effect")) {
                        kind = isOn("creature")     ? CardKind::Creature
                               : isOn("battlegear") ? CardKind::Battlegear
                                                    : CardKind::Location;
                        lead = kind == CardKind::Location ? QStringLiteral("At the beginning of combat, ")
                                                          : QStringLiteral("Mugic counter: ");
                        if (clause.contains("innate"))
                            lead.clear();
                    }
                    const auto isRead = [&](const QString& sentence) {
                        return meaningOf(kind, QStringLiteral("Frog"), sentence).isWhole;
                    };
                    QVERIFY2(isRead(lead + words), qPrintable(lead + words));
                    ++read;
                    QStringList parts = words.split(u' ', Qt::SkipEmptyParts);
                    const auto place = static_cast<qsizetype>(random() % static_cast<std::size_t>(parts.size() + 1));
                    parts.insert(place, QStringLiteral("perhaps"));
                    QVERIFY2(!isRead(lead + parts.join(u' ')), qPrintable(lead + parts.join(u' ')));
                }
            }
        }
        QVERIFY(read > 1000);
    }

    /// What a Hungarian or Polish spreadsheet writes keeps its letters.
    void aListInWindows1250KeepsItsLetters()
    {
        const Checked<TakenIn> taken = takeIn("type;name;tribe;cost\r\nmugic;Zaj\xB9"
                                              "c Gy\xF6rgy;danian;1\r\nmugic;\x8Cwit;danian;2\r\n",
                                              "f");
        QVERIFY2(taken, qPrintable(told(taken.problems()).join(u'\n')));
        QVERIFY(taken->encoding == Encoding::Windows1250);
        QCOMPARE(std::get<MugicCard>(taken->cards[0]).name, std::string("Zając György"));
        QCOMPARE(std::get<MugicCard>(taken->cards[1]).name, std::string("Świt"));
        const Problems noText = takeIn("type;name;cost\nmugic;Bell\a;1\n", "f").problems();
        QCOMPARE(noText.size(), std::size_t{1});
        QCOMPARE(noText.front().line, 2);
    }

    void aListOfWrongLinesIsToldToAnEnd()
    {
        std::string text = "type,name,cost\n";
        for (int line = 0; line < 30000; ++line)
            text += "mugic,Hum,many\n";
        const Problems problems = takeIn(text, "f").problems();
        QCOMPARE(problems.size(), std::size_t{101});
        QCOMPARE(problems.back().message.toStdString(), std::string("And 59900 more after them."));
        // The same of a list in JSON, and of columns that nobody knows.
        Json cards = Json::array();
        for (int card = 0; card < 3000; ++card)
            cards.push_back({{"type", "mugic"}, {"name", "Hum"}, {"cost", "many"}});
        const Problems ofCards = takeIn(cards.dump(), "f").problems();
        QVERIFY(ofCards.size() < 200);
        QCOMPARE(ofCards.back().message.toStdString(), std::string("And 8900 more after them."));
        std::string head = "type,name";
        for (int column = 0; column < 3000; ++column)
            head += ",c" + std::to_string(column);
        QCOMPARE(takeIn(head + "\n", "f").problems().size(), std::size_t{101});
    }

    /// JSON hides it: a control character is six letters there.
    void aCardInJsonHasNoControlCharacters()
    {
        const Json cards{{{"type", "mugic"}, {"name", "Hum\x1b[31m"}, {"cost", 1}}};
        const Problems problems = takeIn(cards.dump(), "f").problems();
        QCOMPARE(problems.front().at, std::string("f#/0/name"));
        QVERIFY(problems.front().message.toStdString().find("This text contains a control character (U+001B)") !=
                std::string::npos);
    }

    void csvIsTakenIn()
    {
        const Checked<TakenIn> taken =
            takeIn("\xEF\xBB\xBFType;Name;Tribe;Courage;Power;Wisdom;Speed;Energy;"
                   "Mugic ability;Elements;Unique;Cost;Build points;Base;Fire;Initiative;Text\r\n"
                   "creature;\"Old \"\"Bones\"\"; the First\";Podświat;10;20;30;40;50;2;"
                   "tűz, water;tak;;;;;;Swift 1\n"
                   "\n"
                   "mugia;;;;;;;;;;;;;;;;\n",
                   "cards.csv");
        QVERIFY(taken); // the last line says no kind; the good one comes in beside it
        QCOMPARE(taken->cards.size(), std::size_t{1});
        QCOMPARE(taken->bad.front().problem.line, 4);
        const Checked<TakenIn> good = takeIn("type,name,tribe,courage,power,wisdom,speed,energy,mugic_ability,elements,"
                                             "unique,cost,build_points,base,fire,initiative,text\n"
                                             "creature,\"Old \"\"Bones\"\", the First\",Podświat,10,20,30,40,50,2,"
                                             "tűz/water,tak,,,,,,Swift 1\n"
                                             "mugic,Hum,danian,,,,,,,,,x,,,,,Deal 5\n"
                                             "attack,Bang,,,,,,,,,,,1,5,0,,\n"
                                             "location,Field,,,,,,,,,,,,,,odwaga,\n",
                                             "cards.csv");
        QVERIFY2(good, good ? "" : qPrintable(told(good.problems()).join(u'\n')));
        QCOMPARE(good->cards.size(), std::size_t{4});
        const auto& bones = std::get<CreatureCard>(good->cards[0]);
        QCOMPARE(bones.name, std::string("Old \"Bones\", the First"));
        QCOMPARE(bones.tribe, Tribe::Underworld);
        QVERIFY(bones.unique && bones.elements.has(Element::Fire) && bones.elements.has(Element::Water));
        QCOMPARE(bones.keywords.size(), std::size_t{1});
        const auto& hum = std::get<MugicCard>(good->cards[1]);
        QVERIFY(hum.affiliation == Affiliation::Danian && !hum.cost && hum.effect.deeds.damage == 5);
        const auto& bang = std::get<AttackCard>(good->cards[2]);
        QVERIFY(bang.buildPoints == 1 && bang.attack.base == 5 && bang.attack.elemental[0] == 0);
        QCOMPARE(std::get<LocationCard>(good->cards[3]).initiative.discipline, Discipline::Courage);
    }

    void whatIsWrongIsToldWithLineAndField_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("problems");
        const auto row = [](const char* name, const QByteArray& text, const QStringList& problems) {
            QTest::newRow(name) << text << problems;
        };
        const auto s = [](const char* one) { return QString::fromUtf8(one); };
        const QByteArray head = "type,name,tribe,courage,power,wisdom,speed,energy,mugic_ability\n";
        row("numbers", head + "creature,Ok,danian,1,2,3,4,5,0\n\ncreature,Bad,danian,1,2,x,4,0,0\n",
            {s("f, line 4: wisdom: A whole number was expected, not “x”."),
             s("f, line 4: energy: A whole number from 1 to 999 was expected, not 0.")});
        row("tribe", head + "creature,Bad,dwarf,1,2,3,4,5,0\n",
            {s("f, line 2: tribe: “dwarf” is not known here; expected one of: overworld, underworld, danian, mipedian, "
               "marrillian, tribeless.")});
        row("missing", head + "creature,,danian,1,2,3,4,5,0\n", {s("f, line 2: name: The key “name” is missing.")});
        row("kind", head + "dragon,Bad,danian,1,2,3,4,5,0\n",
            {s("f, line 2: type: “dragon” is not known here; expected one of: creature, battlegear, mugic, location, "
               "attack.")});
        row("column", "type,name,energie\n",
            {s("f, line 1: The column “energie” is not known here; was “energy” meant?")});
        row("no name", "type,energy\n", {s("f, line 1: The column “name” is missing.")});
        row("cells", "type,name\ncreature,A,b\n", {s("f, line 2: This line has 3 cells for 2 columns.")});
        row("quote", "type,name\n\ncreature,\"A\n", {s("f, line 3: A quotation mark is opened but never closed.")});
        row("json field",
            "[\n {\"type\": \"mugic\", \"name\": \"Hum\",\n  \"affiliation\": \"danian\",\n  \"cost\": -1,"
            " \"effect\": {}}\n]",
            {s("f, line 4: cost: A whole number from 0 to 99 was expected, not -1.")});
        row("json pack", "{\"cards\": {\n \"battlegear\": [{\"nam\": \"Hat\"}]}}",
            {s("f, line 2: nam: The key “nam” is not known here; was “name” meant?"),
             s("f, line 2: name: The key “name” is missing.")});
        row("no json", "[\n1,]", {s("f, line 2: This is not JSON: line 2, column 3.")});
        row("nothing", "{}",
            {s("f, line 1: This file contains no cards and no deck: a list of cards, a data pack with cards, or a deck "
               "was expected.")});
    }
    void whatIsWrongIsToldWithLineAndField()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, problems);
        const Checked<TakenIn> taken =
            takeIn(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "f");
        QCOMPARE(told(taken ? problemsOf(taken->bad, "f") : taken.problems()), problems);
    }

    // CH-2.1 to CH-2.10
    void aDeckIsBuilt()
    {
        BuiltDeck deck = training();
        QVERIFY(judged(deck).legal);
        QVERIFY(deckProblems(writeRecord(deck.cards), {}).empty());
        const auto isFine = [](const DeckLine& line) { return line.broken.empty(); };
        std::vector<DeckLine> lines = deckLines(judged(deck));
        QCOMPARE(lines.size(), std::size_t{8});
        QVERIFY(std::all_of(lines.begin(), lines.end(), isFine));
        QCOMPARE(*lines[0].have, 17);
        QCOMPARE(lines[0].want, 20);
        // One of another tribe too many, twice the same.
        addCopy(deck.cards, printed("Chaor"));
        addCopy(deck.cards, printed("Maxxor"));
        QCOMPARE(deck.cards.creatures.back().id, std::string("maxxor_2"));
        lines = deckLines(judged(deck));
        QCOMPARE(*lines[1].have, 5);
        QCOMPARE(lines[1].want, 3);
        QCOMPARE(std::string(lines[1].rule.id), std::string("CH-2.1"));
        QCOMPARE(std::string(lines[6].rule.id), std::string("CH-2.7"));
        QVERIFY(!lines[7].broken.empty());
        QVERIFY(takeCopy(deck.cards, CardKind::Creature, "maxxor"));
        QVERIFY(takeCopy(deck.cards, CardKind::Creature, "Chaor"));
        QVERIFY(!takeCopy(deck.cards, CardKind::Creature, "Chaor"));
        QVERIFY(judged(deck).legal);
    }

    void theNearestSwapMendsThePoints()
    {
        BuiltDeck deck = training();
        std::vector<CardRow> rows = printedRows();
        QVERIFY(!nearestSwap(deck, rows));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(takeCopy(deck.cards, CardKind::Attack, "Ektospasm")); // 0
            addCopy(deck.cards, printed("Flame Orb"));                    // 2
        }
        QCOMPARE(judged(deck).buildPointsTotal, 21);
        const std::optional<Swap> swap = nearestSwap(deck, rows);
        QVERIFY(swap);
        QCOMPARE(swap->total, 20);
        takeCopy(deck.cards, CardKind::Attack, swap->out);
        addCopy(deck.cards, printed(rows[static_cast<std::size_t>(swap->in)].name.toStdString()));
        QVERIFY(judged(deck).legal);
    }

    void whatADeckIsMadeOf()
    {
        const DeckStatistics found = statisticsOf(training().cards);
        int attacks = 0;
        int points = 0;
        for (const auto& [cost, count] : found.attacksByPoints) {
            attacks += count;
            points += cost * count;
        }
        QCOMPARE(attacks, 20);
        QCOMPARE(points, 17);
        QCOMPARE(found.creaturesByTribe[0], 3);
        QCOMPARE(found.creaturesByEnergy, (std::map<int, int>{{30, 1}, {40, 1}, {60, 1}}));
        QVERIFY(std::count(found.idle.begin(), found.idle.end(), Element::Water) == 1);
    }

    void aChangedCardChangesInItsDecks()
    {
        BuiltDeck deck = training();
        const AnyCard before = printed("Maxxor");
        auto after = std::get<CreatureCard>(before);
        after.energy = 65;
        QVERIFY(replaceCopies(deck.cards, before, after));
        QCOMPARE(deck.cards.creatures.front().energy, 65);
        QCOMPARE(deck.cards.creatures.front().id, std::string("maxxor"));
        QVERIFY(!replaceCopies(deck.cards, before, after)); // another copy by now
    }

    void decksGoThroughJson()
    {
        const BuiltDeck deck = training();
        const Checked<BuiltDeck> read = readBuiltDeck(writeRecord(deck));
        QVERIFY(read && *read == deck);
        // As an entry of a match has it: the board by the number of creatures.
        const Checked<BuiltDeck> bare = readBuiltDeck(writeRecord(deck.cards));
        QVERIFY(bare && bare->size == 3 && bare->cards == deck.cards);
        const Checked<TakenIn> taken = takeIn(writeRecord(deck).dump(), "deck.json");
        QVERIFY(taken && taken->decks.size() == 1);
        Json broken = writeRecord(deck);
        broken["deck"]["creatures"][0]["energy"] = 0;
        QCOMPARE(readBuiltDeck(broken).problems().front().at, std::string("/deck/creatures/0/energy"));
    }
};

QTEST_GUILESS_MAIN(TestChaoticLibrary)
#include "tst_chaotic_library.moc"
