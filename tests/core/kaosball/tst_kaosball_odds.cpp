// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/hands.h"
#include "kaosball/offers/odds.h"
#include "kaosball/offers/ways.h"
#include "kaosball_offered.h"
#include "kaosball_table.h"

#include <QTest>
#include <cmath>
#include <random>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// The printed facts with a deck whose plain cards are counted out.
Facts countedDeck()
{
    Facts facts = *printedFacts();
    facts.deck.plainEnergy = 31;
    facts.deck.plainValues = {1, 2, 3, 4, 5};
    facts.deck.plainCopies = {{1, 9}, {2, 8}, {3, 6}, {4, 5}, {5, 3}};
    facts.deck.plainCopiesWithStar = {{1, 0}, {2, 2}, {3, 2}, {4, 1}, {5, 0}};
    return facts;
}

/// Every single card of the deck.
std::vector<Card> deckOf(const Facts& facts)
{
    std::vector<Card> deck;
    for (const auto& [value, copies] : facts.deck.plainCopies) {
        for (int i = 0; i < copies; ++i)
            deck.push_back(Card::energy(value, i < facts.deck.plainCopiesWithStar.at(value)));
    }
    for (const CardFacts& one : facts.deck.cards) {
        for (int i = 0; i < one.copies; ++i)
            deck.push_back(one.card);
    }
    return deck;
}

void remove(std::vector<Card>& deck, Card card)
{
    const auto found = std::find(deck.begin(), deck.end(), card);
    QVERIFY(found != deck.end());
    deck.erase(found);
}

/// Wins counted one by one: every card of the other side, every way that the die can fall, as often as it may.
double counted(Contest contest, ContestPart part, Card card, std::vector<Card> deck, const Facts& facts)
{
    remove(deck, card);
    ContestSide& target = contest.targets.front();
    const bool mine = part == ContestPart::Initiator;
    (mine ? contest.initiator : target).card = card;
    const int rerolls = (contest.isReaction ? target : contest.initiator).upgrades[Upgrade::Lucky];
    const Winner me = mine ? Winner::Initiator : Winner::Target;
    const bool iRoll = contest.isReaction != mine;
    const auto winner = [&](std::vector<int> rolls) {
        target.tiebreakerRolls = std::move(rolls);
        return judgeContest(contest, {}, facts.constants, Reasons::Listening::No).verdict.comparisons.front().winner;
    };
    // Who rolls again does so after a roll that loses.
    const auto rolled = [&](auto&& self, const std::vector<int>& before) -> double {
        double won = 0;
        for (const int face : facts.tiebreakerDie) {
            std::vector<int> rolls = before;
            rolls.push_back(face);
            const bool wins = winner(rolls) == me;
            const bool again = static_cast<int>(rolls.size()) <= rerolls && wins != iRoll;
            won += again ? self(self, rolls) : wins ? 1.0 : 0.0;
        }
        return won / static_cast<double>(facts.tiebreakerDie.size());
    };
    double won = 0;
    for (const Card other : deck) {
        (mine ? target : contest.initiator).card = other;
        const Winner found = winner({});
        won += found == Winner::Open ? rolled(rolled, {}) : found == me ? 1.0 : 0.0;
    }
    return won / static_cast<double>(deck.size());
}

Contest fight(ContestType type)
{
    Contest contest;
    contest.type = type;
    contest.initiator.team = "red";
    contest.initiator.figures = {{"red/b1", FigureKind::Bruiser, 4}};
    contest.targets.push_back({});
    contest.targets.front().team = "blue";
    contest.targets.front().figures = {{"blue/b1", FigureKind::Bruiser, 4}};
    return contest;
}

} // namespace

class TestOdds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDeckIsWhole()
    {
        double all = 0;
        for (const UnseenCard& one : unseenCards(State{}, *printedFacts()))
            all += one.copies;
        QVERIFY(std::abs(all - 60) < 1e-9);
    }

    void whatLiesBurnedIsSeen()
    {
        const Facts facts = countedDeck();
        Table table = Table::versus("fangs", "amazons");
        table.burned("fangs", {"{'kind':'energy','value':5}", "{'kind':'upset'}"});
        table.burned("amazons", {"{'kind':'energy','value':5}", "{'kind':'energy','value':2,'star':true}",
                                 "{'kind':'cheat','name':'stim_pack'}"});
        const std::vector<UnseenCard> unseen = unseenCards(table.state(), facts);
        const auto copies = [&](Card card) {
            double found = 0;
            for (const UnseenCard& one : unseen)
                found += one.card == card ? one.copies : 0;
            return found;
        };
        QCOMPARE(copies(Card::energy(5)), 1.0);
        QCOMPARE(copies(Card::energy(2, true)), 1.0);
        QCOMPARE(copies(Card::energy(2)), 6.0);
        QCOMPARE(copies(Card::upset()), 3.0);
        QCOMPARE(copies(Card::cheat(Cheat::StimPack)), 1.0);
    }

    void aCardWithoutNameGoesFromAllOfItsKind()
    {
        Table table = Table::versus("fangs", "amazons");
        table.burned("fangs", {"{'kind':'tactic'}"});
        double tactics = 0;
        for (const UnseenCard& one : unseenCards(table.state(), *printedFacts()))
            tactics += one.card.kind == CardKind::Tactic ? one.copies : 0;
        QVERIFY(std::abs(tactics - 14) < 1e-9);
    }

    void asCountedCardByCard()
    {
        const Facts facts = countedDeck();
        std::mt19937 chance(20'261'121);
        const auto below = [&](int count) { return static_cast<int>(chance() % static_cast<unsigned>(count)); };
        for (int round = 0; round < 60; ++round) {
            Contest contest = fight(round % 2 == 0 ? ContestType::Tackle : ContestType::Attack);
            contest.isReaction = below(2) == 1;
            contest.initiator.stats = {0, below(4) - 1, below(4) - 1};
            contest.targets.front().stats = {0, below(4) - 1, below(4) - 1};
            ContestSide& lucky = contest.isReaction ? contest.targets.front() : contest.initiator;
            lucky.upgrades.copies[static_cast<std::size_t>(Upgrade::Lucky)] = static_cast<std::uint8_t>(below(3));
            contest.initiator.stimPack = below(4) == 0;

            Table table = Table::versus("fangs", "amazons");
            std::vector<Card> deck = deckOf(facts);
            std::array<std::vector<Card>, 2> burned;
            for (std::vector<Card>& pile : burned) {
                for (int cards = below(8); cards > 0; --cards) {
                    pile.push_back(deck[static_cast<std::size_t>(below(static_cast<int>(deck.size())))]);
                    remove(deck, pile.back());
                }
            }
            table["fangs"].burned = burned[0];
            table["amazons"].burned = burned[1];
            contest.initiator.burned = BurnedNumbers(burned[0]);
            contest.targets.front().burned = BurnedNumbers(burned[1]);
            const std::vector<UnseenCard> unseen = unseenCards(table.state(), facts);
            const Card card = deck[static_cast<std::size_t>(below(static_cast<int>(deck.size())))];
            for (const ContestPart part : {ContestPart::Initiator, ContestPart::Target}) {
                const double expected = counted(contest, part, card, deck, facts);
                const double found = chanceToWin(contest, part, card, unseen, {}, facts);
                QVERIFY2(std::abs(expected - found) < 1e-9,
                         qPrintable(QStringLiteral("round %1: %2 expected, %3").arg(round).arg(expected).arg(found)));
            }
        }
    }

    void luckHelpsWhoRolls()
    {
        const Facts& facts = *printedFacts();
        Contest contest = fight(ContestType::Tackle);
        const std::vector<UnseenCard> threes{{Card::energy(3), 5}};
        const auto chance = [&] {
            return chanceToWin(contest, ContestPart::Initiator, Card::energy(3), threes, {}, facts);
        };
        QCOMPARE(chance(), 0.5);
        contest.initiator.upgrades.add(Upgrade::Lucky);
        QCOMPARE(chance(), 0.75);
        contest.isReaction = true; // now the target's team has the turn
        QCOMPARE(chance(), 0.5);
    }

    void aTurnUsedUpIsOver()
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "d5").at("amazons/b1", "e5").ball("a5");
        table.active("fangs/b1", "attack");
        QVERIFY(!moveOfNobody(table.state(), *printedFacts()));
        table.play("contest", "'figure':'fangs/b1','type':'attack','targets':['amazons/b1'],"
                              "'cards':{'fangs':{'kind':'energy','value':5},'amazons':{'kind':'energy','value':1}}");
        QVERIFY(std::holds_alternative<EndTurn>(*moveOfNobody(table.state(), *printedFacts())));
    }

    void whoMayScorchIsStillAsked()
    {
        Table table = Table::versus("daemons", "amazons").at("daemons/b1", "d5").at("amazons/b1", "e5").ball("a5");
        table.active("daemons/b1", "attack");
        table.play("contest", "'figure':'daemons/b1','type':'attack','targets':['amazons/b1'],"
                              "'cards':{'daemons':{'kind':'energy','value':2},'amazons':{'kind':'energy','value':1}}");
        QVERIFY(!moveOfNobody(table.state(), *printedFacts()));
    }

    void aTurnWithoutADeedCannotEnd()
    {
        Table table = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        QVERIFY(offered<EndTurn>(table.state()).empty());
        table.refuses("end_turn", {}, "KB-9.4");
    }

    void whoeverHasNobodyStandingPasses()
    {
        Table table = Table::versus("fangs", "amazons").lying("fangs/b1", "d5").at("amazons/b1", "g5").turnOf("fangs");
        const std::vector<EndTurn> ends = offered<EndTurn>(table.state());
        QVERIFY(ends.size() == 1 && ends.front().pass);
    }

    void aChargeGoesRoundKillzones()
    {
        // b2 stands in the straight way; round it there is one of the same length outside its killzone or a longer one.
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "c5").at("amazons/b1", "f5").ball("a5");
        table.turnOf("fangs");
        const FigureRef figure = table.ref("fangs/b1");
        QVERIFY(chargesOf(table.state(), figure, Action::Sprint, *printedFacts()).empty());
        for (const Action action : {Action::Tackle, Action::Attack}) {
            const std::vector<Charge> charges = chargesOf(table.state(), figure, action, *printedFacts());
            QCOMPARE(charges.size(), std::size_t(1));
            const Charge& charge = charges.front();
            QCOMPARE(charge.target, table.ref("amazons/b1"));
            QVERIFY(!charge.path.empty() && charge.path.size() <= 3);
            // The referee agrees: announced, gone there, the target can be fought.
            Table tried = table;
            tried.play("activate", charge.action == Action::Tackle ? "'figure':'fangs/b1','action':'tackle'"
                                                                   : "'figure':'fangs/b1','action':'attack'");
            const Outcome<State> moved = referee(tried.state(), Move{charge.path, false}, *printedFacts());
            QVERIFY(moved.isLegal());
        }
    }

    void theBestWayHasTheLeastFireThenTheFewestReactions()
    {
        // Straight ahead burns; of the ways as long, those by d5 pass a bruiser's killzone.
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "c2").at("amazons/b1", "c5").ball("a5");
        table.fire("d4").turnOf("fangs");
        const Facts& facts = *printedFacts();
        const FigureRef runner = table.ref("fangs/r1");
        const auto spaces = [](std::initializer_list<const char*> names) {
            std::vector<Space> all;
            for (const char* name : names)
                all.push_back(*crossfield::fromName(name));
            return all;
        };
        const std::vector<Space> best = pathTo(table.state(), runner, *crossfield::fromName("e5"), 5, facts);
        QCOMPARE(best.size(), std::size_t(5));
        QCOMPARE(costOf(table.state(), runner, Movement::Sprint, best, facts), WayCost{});
        const WayCost burning =
            costOf(table.state(), runner, Movement::Sprint, spaces({"c3", "d3", "d4", "e4", "e5"}), facts);
        QCOMPARE(burning.fire, facts.constants.fireDamagePerToken);
        const WayCost provoking =
            costOf(table.state(), runner, Movement::Sprint, spaces({"c3", "d3", "e3", "e4", "d4", "d5"}), facts);
        QVERIFY(provoking.reactions > 0);
        // A single step is what it is.
        QCOMPARE(pathTo(table.state(), runner, *crossfield::fromName("c3"), 5, facts), spaces({"c3"}));
    }

    void aCheatThatLiesBurnedIsNotHeld()
    {
        const Facts& facts = *printedFacts();
        Table table = Table::versus("fangs", "amazons").linedUp();
        const int fangs = table.team("fangs");
        QVERIFY(mayHoldCheat(table.state(), fangs, Cheat::StimPack, 1, facts));
        table.burned("amazons", {"{'kind':'cheat','name':'stim_pack'}", "{'kind':'cheat','name':'stim_pack'}"});
        QVERIFY(!mayHoldCheat(table.state(), fangs, Cheat::StimPack, 1, facts));
        table.hand("fangs", 1);
        QVERIFY(!mayHoldCheat(table.state(), fangs, Cheat::IllegalScouting, 1, facts));
    }
};

QTEST_APPLESS_MAIN(TestOdds)
#include "tst_kaosball_odds.moc"
