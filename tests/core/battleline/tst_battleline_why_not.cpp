// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_table.h"
#include "battleline/judging/plays.h"
#include "rulebook/rule_book.h"

#include <QTest>

using namespace whistle;
using namespace whistle::battleline;

/// What a page says of a card that cannot be played is what the referee would say, with the same rule.
class TestBattleLineWhyNot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReasonHasItsRuleInTheBook()
    {
        const RuleBook* book = RuleBook::of(QStringLiteral("battle-line"));
        QVERIFY(book != nullptr);
        for (const NotPlayable reason : {NotPlayable::GameOver, NotPlayable::TacticsLimit, NotPlayable::LeaderLimit,
                                         NotPlayable::NoTarget, NotPlayable::NoFreeSlot}) {
            const Objection objection = whyNot(reason).front();
            QVERIFY(book->find(objection.rule.id) != nullptr);
            QVERIFY(!objection.why.render().isEmpty());
        }
    }

    void aSecondLeaderIsStruckByTheRuleThatRefusesIt()
    {
        BattleLineTable table;
        table.lay("south", 1, {"alexander"}).lay("north", 2, {"shield_bearers"}).hand("south", 5, 2);
        const auto reason = whyNotPlayable(table.state.table, Seat::South, cards::darius);
        QCOMPARE(reason, std::optional(NotPlayable::LeaderLimit));
        table.refuses("play_morale", "'card': 'darius', 'flag': 2",
                      std::string(whyNot(reason).front().rule.id).c_str());
    }

    /// BL-R14: gone by one's own Redeploy is no matter of a Deserter.
    void aSecondLeaderAfterARedeployIsRefusedByItsReading()
    {
        BattleLineTable table;
        table.lay("north", 1, {"shield_bearers"}).lay("north", 2, {"companion_cavalry"}).hand("south", 5, 2);
        SetAside& aside = table.state.table.setAside[Seat::South];
        aside.push_back(cards::alexander);
        aside.push_back(cards::redeploy);
        table.refuses("play_morale", "'card': 'darius', 'flag': 2", "BL-R14");
    }

    void whoHoldsNoTroopCardIsToldWhatFollows()
    {
        BattleLineTable table;
        QVERIFY(forcedPlay(table.state).empty());
        table.hand("south", 0, 7);
        const auto forced = forcedPlay(table.state);
        QCOMPARE(forced.size(), std::size_t{1});
        QCOMPARE(std::string(forced.front().rule.id), std::string("BL-5.4"));
        table.state.houseRules.forcedTactics = false;
        QCOMPARE(std::string(forcedPlay(table.state).front().rule.id), std::string("BL-R10"));
    }
};

QTEST_GUILESS_MAIN(TestBattleLineWhyNot)
#include "tst_battleline_why_not.moc"
