// SPDX-License-Identifier: GPL-3.0-or-later
// Section 9 and the scorings that rest on it, with the rulebook's own examples (EX-3 to EX-6).
#include "el_grande_table.h"
#include "elgrande/judging/scoring.h"

#include <QTest>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

const Facts& facts()
{
    static const std::shared_ptr<const Facts> printed = printedFacts();
    return *printed;
}

PlayerNames namesFor(int players)
{
    PlayerNames names;
    for (const char* name : {"anna", "bence", "cili", "dani", "emma"}) {
        if (static_cast<int>(names.size()) < players)
            names.push_back(name);
    }
    return names;
}

using List = QList<int>;

Counts counts(const List& list)
{
    Counts all{};
    std::copy(list.begin(), list.end(), all.begin());
    return all;
}

List listOf(const Counts& counts, int players)
{
    return List(counts.begin(), counts.begin() + players);
}

Area area(const char* id)
{
    return *fromWord<Area>(id);
}

} // namespace

class TestElGrandeScoring : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesAreDealtOut_data()
    {
        QTest::addColumn<QString>("region");
        QTest::addColumn<List>("caballeros");
        QTest::addColumn<List>("points");
        QTest::newRow("EX-3: three share first and score second, the fourth is third")
            << "basque_country" << List{4, 4, 4, 3} << List{3, 3, 3, 1};
        QTest::newRow("EX-4: a tie for third would be fourth") << "old_castile" << List{4, 3, 2, 2} << List{6, 4, 0, 0};
        QTest::newRow("EG-9.1 three places") << "new_castile" << List{1, 5, 3, 2} << List{0, 7, 4, 2};
        QTest::newRow("EG-R1 nobody is tied with nothing") << "granada" << List{2, 0, 0, 0} << List{6, 0, 0, 0};
        QTest::newRow("EG-R1 an empty region") << "granada" << List{0, 0, 0, 0} << List{0, 0, 0, 0};
        QTest::newRow("EG-9.4 tied for second, so third") << "aragon" << List{5, 2, 2, 1} << List{5, 1, 1, 0};
        QTest::newRow("EG-R2 four tied use up two places") << "aragon" << List{2, 2, 2, 2, 1} << List{4, 4, 4, 4, 1};
        QTest::newRow("EG-9.5 two players: first only") << "aragon" << List{3, 1} << List{5, 0};
        QTest::newRow("EG-R3 two players tied: nobody") << "aragon" << List{3, 3} << List{0, 0};
        QTest::newRow("EG-9.6 three players: no third place") << "aragon" << List{3, 2, 1} << List{5, 4, 0};
        QTest::newRow("EG-9.6 three players tied for second: nothing") << "aragon" << List{3, 1, 1} << List{5, 0, 0};
        QTest::newRow("EG-7.7 the Castillo is like a region") << "castillo" << List{1, 1, 2, 0} << List{1, 1, 5, 0};
    }
    void placesAreDealtOut()
    {
        QFETCH(QString, region);
        QFETCH(List, caballeros);
        QFETCH(List, points);
        const int players = static_cast<int>(caballeros.size());
        Board board;
        board.players = players;
        const Area where = area(region.toLatin1());
        board.caballeros[where] = counts(caballeros);
        Reasons reasons;
        const AreaScore score = scoreArea(areaOf(board, where, facts()), namesFor(players), reasons);
        QCOMPARE(listOf(score.points, players), points);
        QVERIFY(!reasons.why.empty() && !reasons.rules.empty());
    }

    void bonusesAreForSoleLeaders_data()
    {
        QTest::addColumn<QString>("king");
        QTest::addColumn<List>("caballeros");
        QTest::addColumn<List>("points");
        QTest::newRow("EG-9.7 under the King") << "aragon" << List{0, 3, 1, 0} << List{0, 7, 4, 0};
        QTest::newRow("EG-9.9 at home") << "galicia" << List{3, 0, 1, 0} << List{7, 0, 4, 0};
        QTest::newRow("EG-9.11 both") << "aragon" << List{3, 0, 1, 0} << List{9, 0, 4, 0};
        QTest::newRow("EG-9.7, EG-9.9 not on a tie") << "aragon" << List{3, 3, 0, 0} << List{4, 4, 0, 0};
        QTest::newRow("EG-9.9 not for second at home") << "galicia" << List{2, 3, 0, 0} << List{4, 5, 0, 0};
    }
    void bonusesAreForSoleLeaders() // Anna and Dani are at home in Aragon
    {
        QFETCH(QString, king);
        QFETCH(List, caballeros);
        QFETCH(List, points);
        Board board;
        board.players = 4;
        board.king = area(king.toLatin1());
        board.homes[0] = board.homes[3] = Area::Aragon;
        board.caballeros[Area::Aragon] = counts(caballeros);
        Reasons reasons;
        QCOMPARE(listOf(scoreArea(areaOf(board, Area::Aragon, facts()), namesFor(4), reasons).points, 4), points);
    }

    /// EG-10.2, EG-14.4, EX-5, EX-6: the board 8/4/0 in Galicia, 4/0/0 in Granada.
    void scoreboardsReplaceTheValues()
    {
        Board board;
        board.players = 4;
        board.spotOf(Scoreboard::EightFourZero) = Area::Galicia;
        board.spotOf(Scoreboard::FourZeroZero) = Area::Granada;
        board.caballeros[Area::Galicia] = {{3, 2, 1, 0, 0}};
        board.caballeros[Area::Granada] = {{2, 1, 0, 0, 0}};
        Reasons reasons(Reasons::Listening::No);
        const AreaList fours = areasToScore(Effect::ScoreFourRegions, board, {}, {}, facts(), reasons);
        QVERIFY(!contains(fours, Area::Galicia) && contains(fours, Area::Granada) && contains(fours, Area::Seville));
        QCOMPARE(fours.size(), std::size_t{3});
        const AreaScores scores = scoreAreas(board, allRegions(), false, facts(), namesFor(4), reasons);
        QCOMPARE(listOf(scores.points[Area::Galicia], 4), (List{8, 4, 0, 0}));
        QCOMPARE(listOf(scores.points[Area::Granada], 4), (List{4, 0, 0, 0}));
    }

    void whichRegionsACardScores_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("regions");
        QTest::newRow("EG-14.1") << "score_four_regions"
                                 << "galicia catalonia seville";
        QTest::newRow("EG-14.2, EG-R17") << "score_five_regions"
                                         << "basque_country aragon valencia";
        QTest::newRow("EG-14.3") << "score_six_and_seven_regions"
                                 << "old_castile new_castile granada";
        QTest::newRow("EG-14.5") << "score_castillo"
                                 << "castillo";
        QTest::newRow("EG-14.8 tied") << "score_most_caballeros"
                                      << "aragon granada";
        QTest::newRow("EG-14.9 not the empty ones") << "score_fewest_caballeros"
                                                    << "seville";
        QTest::newRow("EG-15.13") << "score_secret_regions"
                                  << "seville";
    }
    void whichRegionsACardScores() // three in Aragon and Granada, one in Seville, nine in the Castillo
    {
        QFETCH(QString, card);
        QFETCH(QString, regions);
        Board board;
        board.players = 3;
        board.caballeros[Area::Aragon] = {{2, 1, 0, 0, 0}};
        board.caballeros[Area::Granada] = {{0, 0, 3, 0, 0}};
        board.caballeros[Area::Seville] = {{1, 0, 0, 0, 0}};
        board.caballeros[Area::Castillo] = {{9, 0, 0, 0, 0}};
        SetDiscs discs;
        discs[0] = discs[2] = AreaSpot(Area::Aragon);
        discs[1] = AreaSpot(Area::Seville);
        Reasons reasons;
        QStringList found;
        for (const Area one : areasToScore(*fromWord<Effect>(card.toStdString()), board, {}, discs, facts(), reasons))
            found << QString::fromStdString(std::string(toWord(one)));
        QCOMPARE(found.join(u' '), regions);
    }

    /// EG-14.10
    void firstPlacesPayNobodyOnATie()
    {
        Board board;
        board.players = 4;
        board.caballeros[Area::Aragon] = {{3, 2, 0, 0, 0}};
        board.caballeros[Area::Granada] = {{2, 2, 1, 0, 0}};
        Reasons reasons(Reasons::Listening::No);
        const AreaScores scores = scoreAreas(board, allRegions(), true, facts(), namesFor(4), reasons);
        QCOMPARE(listOf(scores.totals, 4), (List{5, 0, 0, 0}));
    }

    /// EG-8: Castillo, moves, regions; EG-8.6 and EG-R16 send to the court.
    void aGeneralScoringEmptiesTheCastilloFirst()
    {
        Board board;
        board.players = 4;
        board.king = Area::Valencia;
        board.caballeros[Area::Castillo] = {{3, 2, 1, 1, 0}};
        board.caballeros[Area::Seville] = {{0, 2, 0, 0, 0}};
        SetDiscs discs;
        discs[0] = AreaSpot(Area::Seville);
        discs[1] = AreaSpot(Area::Valencia);
        discs[2] = AreaSpot();
        discs[3] = AreaSpot(Area::Galicia);
        Reasons reasons;
        const GeneralScoring scoring = scoreGenerally(board, discs, facts(), namesFor(4), reasons);
        QCOMPARE(listOf(scoring.castillo.points, 4), (List{5, 3, 0, 0}));
        QCOMPARE(listOf(scoring.after.caballeros[Area::Seville], 4), (List{3, 2, 0, 0}));
        QCOMPARE(listOf(scoring.after.court, 4), (List{0, 2, 1, 0}));
        QCOMPARE(sum(scoring.after.caballeros[Area::Castillo]), 0);
        QCOMPARE(listOf(scoring.totals, 4), (List{5 + 4, 3 + 3, 0, 4}));
    }
};

QTEST_GUILESS_MAIN(TestElGrandeScoring)
#include "tst_elgrande_scoring.moc"
