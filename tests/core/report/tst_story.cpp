// SPDX-License-Identifier: GPL-3.0-or-later
// The moments that tell a match: of reports made by hand, and of a whole match of each game.
#include "report/story.h"

#include "battleline/telling/report.h"
#include "chaotic/telling/report.h"
#include "elgrande/telling/report.h"
#include "heroes/telling/report.h"
#include "kaosball/telling/report.h"
#include "reference_match.h"

#include <QTest>
#include <set>

using namespace whistle;

namespace {

/// A report of two that has these points, one entry each.
MatchReport reportOf(const std::vector<std::vector<int>>& points, bool isFinished = true)
{
    MatchReport report;
    report.isFinished = isFinished;
    report.seats = {{1, "fangs", {}, 0, false}, {2, "amazons", {}, 0, false}};
    std::vector<int> scores{0, 0};
    int position = 0;
    for (const std::vector<int>& one : points) {
        ++position;
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            scores[seat] += one[seat];
        report.steps.push_back({position, position, scores});
        report.moments.push_back({position, position, -1, Text::verbatim("it is so"), {}, one});
    }
    report.entries = position;
    return report;
}

std::vector<int> entriesOf(const std::vector<StoryMoment>& story)
{
    std::vector<int> entries;
    for (const StoryMoment& one : story)
        entries.push_back(one.moment.entry);
    return entries;
}

QStringList titlesOf(const std::vector<StoryMoment>& story)
{
    QStringList titles;
    for (const StoryMoment& one : story)
        titles << one.title.render();
    return titles;
}

template <class Game>
std::unique_ptr<GameMatch<Game>> reference(const char* folder, const char* name)
{
    auto match = std::make_unique<GameMatch<Game>>();
    for (const PlaythroughStep& step : readPlaythrough(QString::fromLatin1(folder), QString::fromLatin1(name))) {
        if (step.kind == PlaythroughStep::Kind::Command)
            (void)match->play(step.content, {});
    }
    return match;
}

/// What holds of the story of any match.
void isSound(const MatchReport& report)
{
    QCOMPARE(flawOf(report), std::string());
    const std::vector<StoryMoment> story = storyOf(report);
    QCOMPARE(story.size(), std::min(storyLength, report.moments.size()));
    for (std::size_t i = 0; i < story.size(); ++i) {
        const StoryMoment& one = story[i];
        QVERIFY(i == 0 || story[i - 1].moment.position < one.moment.position);
        QVERIFY(!one.title.render().isEmpty());
        QCOMPARE(one.scores.size(), report.seats.size());
        // The scores are those that stood then.
        std::vector<int> then(report.seats.size());
        bool hasStep = false;
        for (const ReportStep& step : report.steps) {
            if (step.position <= one.moment.position) {
                then = step.scores;
                hasStep = true;
            }
        }
        QVERIFY(!hasStep || one.scores == then);
        QCOMPARE(one.isEnd, report.isFinished && one.moment.position == report.moments.back().position);
    }
    QVERIFY(story.empty() || loudestOf(story) != nullptr);
    // Not all of them are of one kind, where there are others.
    std::set<std::string> known;
    for (const ReportMoment& moment : report.moments)
        known.insert(moment.name.sentence().source);
    QVERIFY(known.size() < 3 || titlesOf(story).removeDuplicates() < 4);
}

} // namespace

class TestStory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingHappened()
    {
        QVERIFY(storyOf(reportOf({})).empty());
        QVERIFY(loudestOf({}) == nullptr);
    }

    /// Fewer things happened: fewer pictures, and each once.
    void fewThingsAreAllTold()
    {
        QCOMPARE(entriesOf(storyOf(reportOf({{1, 0}, {0, 2}, {3, 0}}))), (std::vector<int>{1, 2, 3}));
    }

    /// Of many small ones the large ones stand, in their order, and the end.
    void theLargestStand()
    {
        const std::vector<StoryMoment> story =
            storyOf(reportOf({{1, 0}, {9, 0}, {1, 0}, {1, 0}, {8, 0}, {1, 0}, {7, 0}, {6, 0}, {1, 0}, {0, 1}}));
        const std::vector<int> entries = entriesOf(story);
        for (const int large : {2, 5, 10})
            QVERIFY2(std::find(entries.begin(), entries.end(), large) != entries.end(),
                     qPrintable(titlesOf(story).join(u' ')));
        QVERIFY(story.back().isEnd);
        QCOMPARE(story.back().title.render(), QStringLiteral("The end"));
    }

    /// Where the lead came to be that lasted: it was the other's before.
    void theTurningPointIsWhereTheLeadLasted()
    {
        const std::vector<StoryMoment> story =
            storyOf(reportOf({{1, 0}, {0, 2}, {0, 1}, {3, 0}, {0, 2}, {2, 0}, {1, 0}, {0, 1}}));
        const StoryMoment* loudest = loudestOf(story);
        QVERIFY(loudest != nullptr && loudest->isTurningPoint);
        QCOMPARE(loudest->moment.entry, 6);
        QCOMPARE(loudest->title.render(), QStringLiteral("The turning point"));
        QCOMPARE(loudest->scores, (std::vector<int>{6, 5}));
        // Who leads from the beginning to the end has no such moment.
        for (const StoryMoment& one : storyOf(reportOf({{1, 0}, {2, 0}, {0, 1}})))
            QVERIFY(!one.isTurningPoint);
    }

    /// What people speak of stands beside the points: a kill that brought nothing.
    void loudThingsStandWithoutPoints()
    {
        MatchReport report = reportOf({{2, 0}, {2, 0}, {2, 0}, {2, 0}, {2, 0}, {2, 0}, {2, 0}, {2, 0}});
        report.moments.insert(report.moments.begin() + 3, {3, 33, 0, Text::verbatim("a kill"), {}, {}});
        report.moments[3].name = Text::verbatim("The kill");
        report.moments[3].loudness = 9;
        report.moments[3].position = 4;
        for (std::size_t later = 4; later < report.moments.size(); ++later)
            ++report.moments[later].position;
        for (std::size_t later = 3; later < report.steps.size(); ++later)
            ++report.steps[later].position;
        const std::vector<StoryMoment> story = storyOf(report);
        const auto kill =
            std::find_if(story.begin(), story.end(), [](const StoryMoment& one) { return one.moment.entry == 33; });
        QVERIFY(kill != story.end());
        QCOMPARE(kill->scores, (std::vector<int>{6, 0}));
        QCOMPARE(loudestOf(story)->moment.entry, 33);
    }

    void whoLeads()
    {
        QCOMPARE(leadOf({}), Lead());
        QCOMPARE(leadOf({3, 3}), Lead());
        QCOMPARE(leadOf({3, 5, 1}), (Lead{1, 2}));
        QCOMPARE(leadOf({-4, -1}), (Lead{1, 3}));
    }

    void kaosball()
    {
        const MatchReport report = kaosball::reportOf(*reference<kaosball::Game>("kaosball", "reference_match"));
        isSound(report);
        const QStringList titles = titlesOf(storyOf(report));
        for (const char* title : {"The kill", "The last mounds", "The end"})
            QVERIFY2(titles.contains(QString::fromLatin1(title)), qPrintable(titles.join(u'|')));
    }
    void battleLine()
    {
        const MatchReport report =
            battleline::reportOf(*reference<battleline::Game>("battle-line", "reference_series"));
        isSound(report);
        // What decides a game stands in it, as that or as the turning point that it was.
        const std::vector<StoryMoment> story = storyOf(report);
        QVERIFY(std::any_of(story.begin(), story.end(), [](const StoryMoment& one) {
            return one.moment.name.render() == QStringLiteral("The game is decided");
        }));
    }
    void elGrande()
    {
        const MatchReport report = elgrande::reportOf(*reference<elgrande::Game>("el-grande", "reference_match"));
        isSound(report);
        const QStringList titles = titlesOf(storyOf(report));
        QVERIFY2(titles.contains(QStringLiteral("The Castillo opens")), qPrintable(titles.join(u'|')));
    }
    void heroes()
    {
        const MatchReport report = heroes::reportOf(*reference<heroes::Game>("heroes", "reference_match"));
        isSound(report);
        QVERIFY(storyOf(report).size() > 1);
    }
    void chaotic()
    {
        const MatchReport report = chaotic::reportOf(*reference<chaotic::Game>("chaotic", "reference_match"));
        isSound(report);
        const QStringList titles = titlesOf(storyOf(report));
        QVERIFY2(titles.contains(QStringLiteral("One falls")), qPrintable(titles.join(u'|')));
    }
};

QTEST_GUILESS_MAIN(TestStory)
#include "tst_story.moc"
