// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches by chance: the table stays sound, and what is offered is what is accepted.
#include "chaotic/judging/referee.h"
#include "chaotic/telling/report.h"
#include "chaotic_random.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

int matches(int usual)
{
    const int factor = qEnvironmentVariableIntValue("WHISTLE_MATCHES");
    return factor > 0 ? usual * factor : usual;
}

/// Every move, strike, Location and Mugic that somebody could think of, whether it is offered or not.
std::vector<Command> everything(const State& state)
{
    std::vector<Command> all{EndActionStep{}, EndTurn{},         SetInitiative{},  SetInitiative{Player::One},
                             ResolveNext{},   Pass{Player::One}, Pass{Player::Two}};
    for (const Creature& creature : state.creatures) {
        for (const Space& space : state.board().spaces())
            all.emplace_back(Move{creature.id, space});
    }
    for (const Player player : bothPlayers) {
        const Deck& deck = state.deckOf(player);
        for (const AttackCard& card : deck.attacks)
            all.emplace_back(Strike{card.name});
        for (const LocationCard& card : deck.locations)
            all.emplace_back(RevealLocation{card.name});
        for (const MugicCard& card : deck.mugic) {
            for (const Creature& creature : state.creatures)
                all.emplace_back(PlayMugic{player, card.name, creature.id, creature.id, {}, {}});
        }
    }
    return all;
}

bool isOffered(const Legal& offers, const State& state, const Command& command)
{
    const auto has = [](const auto& list, const auto& one) {
        return std::find(list.begin(), list.end(), one) != list.end();
    };
    if (const auto* move = std::get_if<Move>(&command))
        return std::any_of(offers.moves.begin(), offers.moves.end(), [&](const chaotic::MoveOffer& offer) {
            return state.at(offer.creature).id == move->creature &&
                   std::any_of(offer.destinations.begin(), offer.destinations.end(),
                               [&](const Destination& one) { return one.space == move->space; });
        });
    if (const auto* strike = std::get_if<Strike>(&command))
        return has(offers.strikes, strike->card);
    if (const auto* location = std::get_if<RevealLocation>(&command))
        return has(offers.locations, location->card);
    if (const auto* mugic = std::get_if<PlayMugic>(&command))
        return std::any_of(offers.mugic.begin(), offers.mugic.end(), [&](const MugicOffer& offer) {
            return offer.player == mugic->player && offer.card == mugic->card && has(offer.targets, *mugic->target) &&
                   std::any_of(offer.payers.begin(), offer.payers.end(),
                               [&](CreatureIndex payer) { return state.at(payer).id == mugic->payer; });
        });
    if (const auto* pass = std::get_if<Pass>(&command))
        return offers.mayPass == pass->player;
    if (const auto* initiative = std::get_if<SetInitiative>(&command))
        return offers.maySetInitiative && (initiative->randomWinner.has_value() || !offers.needsChance);
    if (std::holds_alternative<EndActionStep>(command))
        return offers.mayEndActionStep;
    if (std::holds_alternative<EndTurn>(command))
        return offers.mayEndTurn;
    return offers.mayResolve && offers.statedFacts == 0;
}

} // namespace

class TestChaoticWalks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableStaysSound()
    {
        int entries = 0;
        int finished = 0;
        int compared = 0;
        for (int seed = 0; seed < matches(8); ++seed) {
            RandomPlayer player(static_cast<unsigned>(seed));
            State state;
            while (const auto command = player.next(state)) {
                const Outcome<State> outcome = referee(state, *command);
                const std::string line = std::to_string(seed) + ": " + writeCommand(*command).dump().substr(0, 300);
                QVERIFY2(outcome.isLegal() && outcome.problems.empty(), line.c_str());
                QVERIFY2(!outcome.why.empty() && !outcome.rules.empty(), line.c_str());
                const std::string broken = unsoundness(outcome.next);
                QVERIFY2(broken.empty(), (broken + " " + line).c_str());
                QVERIFY2(writeCommand(*readCommand(writeCommand(*command))).dump() == writeCommand(*command).dump(),
                         line.c_str());
                const Problems unlike = Game().tableShape().check(Game().table(outcome.next));
                QVERIFY2(entries % 40 != 0 || unlike.empty(),
                         unlike.empty() ? "" : (unlike.front().at + unlike.front().message.toStdString()).c_str());
                state = outcome.next;
                if (++entries % 29 == 0 && state.activePlayer && state.step != Step::Finished) {
                    const Legal offers = legal(state);
                    for (const Command& one : everything(state)) {
                        ++compared;
                        QVERIFY2(isLegal(state, one) == isOffered(offers, state, one) ||
                                     (std::holds_alternative<SetInitiative>(one) && !offers.needsChance),
                                 (line + writeCommand(one).dump()).c_str());
                    }
                }
            }
            finished += state.step == Step::Finished;
        }
        qInfo("%d entries, %d matches finished, %d commands compared with the offers", entries, finished, compared);
        QVERIFY(entries > 3000);
        QVERIFY(finished > 4);
    }

    void reportsAddUp()
    {
        for (int seed = 0; seed < 12; ++seed) {
            RandomPlayer player(static_cast<unsigned>(seed));
            GameMatch<Game> match;
            while (const auto command = player.next(match.state()))
                QVERIFY(match.playCommand(*command, Instant{})->accepted);
            const MatchReport report = reportOf(match);
            QCOMPARE(flawOf(report), std::string());
            QVERIFY(report.isFinished && !report.title.toStdString(match.names()).empty());
            QVERIFY(!report.bands.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestChaoticWalks)
#include "tst_chaotic_walks.moc"
