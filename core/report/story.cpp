// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/story.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace whistle {

namespace {

struct Saying : Sentence {
    WHISTLE_SAYINGS(report)
};

/// What the largest swing of the match weighs; all others their share of it.
constexpr int swingWeight = 8;
/// That somebody else leads, and that this stays so to the end.
constexpr int leadWeight = 5;
constexpr int turningWeight = 20;
/// The end stands whatever else there was.
constexpr int endWeight = 1000;
/// Each further moment of the same name weighs so much less: six kills tell less than a kill and a bell.
constexpr int againWeight = 6;

std::string_view wordsOf(const Text& text)
{
    return text.sentence().source;
}

struct Candidate {
    StoryMoment told;
    Lead before;
    Lead after;
    int swing = 0;
    int weight = 0;
};

int swingOf(const std::vector<int>& points)
{
    if (points.empty())
        return 0;
    const auto [least, most] = std::minmax_element(points.begin(), points.end());
    return points.size() == 1 ? std::abs(points.front()) : *most - *least;
}

/// The scores with which the match begins: what the first step and its points leave.
std::vector<int> startOf(const MatchReport& report)
{
    std::vector<int> start(report.seats.size());
    for (const ReportMoment& moment : report.moments) {
        if (moment.points.empty())
            continue;
        const auto step = std::find_if(report.steps.begin(), report.steps.end(),
                                       [&](const ReportStep& one) { return one.position == moment.position; });
        for (std::size_t seat = 0; step != report.steps.end() && seat < start.size(); ++seat)
            start[seat] = step->scores[seat] - moment.points[seat];
        break;
    }
    return start;
}

std::vector<Candidate> candidatesOf(const MatchReport& report)
{
    std::vector<Candidate> all;
    std::vector<int> scores = startOf(report);
    auto step = report.steps.begin();
    for (const ReportMoment& moment : report.moments) {
        Candidate one;
        one.before = leadOf(scores);
        for (; step != report.steps.end() && step->position <= moment.position; ++step)
            scores = step->scores;
        one.after = leadOf(scores);
        one.told = {moment, moment.name, scores};
        one.swing = swingOf(moment.points);
        all.push_back(std::move(one));
    }
    return all;
}

/// Where the lead came to be that lasted; none: it lasted from the beginning, or nobody leads.
Candidate* turningPointOf(std::vector<Candidate>& all)
{
    if (all.empty() || all.back().after.seat < 0)
        return nullptr;
    const int winner = all.back().after.seat;
    bool wasBehind = false;
    Candidate* turning = nullptr;
    for (Candidate& one : all) {
        if (one.after.seat != winner) {
            wasBehind = wasBehind || one.after.seat >= 0;
            turning = nullptr;
        } else if (turning == nullptr) {
            turning = &one;
        }
    }
    return wasBehind ? turning : nullptr;
}

void weigh(std::vector<Candidate>& all, const MatchReport& report)
{
    int most = 1;
    for (const Candidate& one : all)
        most = std::max(most, one.swing);
    const Candidate* turning = turningPointOf(all);
    for (Candidate& one : all) {
        one.weight = one.told.moment.loudness + one.swing * swingWeight / most;
        const bool changesLead = one.after.seat >= 0 && one.after.seat != one.before.seat;
        one.weight += changesLead ? leadWeight : 0;
        if (wordsOf(one.told.title).empty())
            one.told.title = changesLead                      ? Text{Saying::tr("The lead changes")}
                             : one.swing == most              ? Text{Saying::tr("The most at once")}
                             : one.told.moment.points.empty() ? Text{Saying::tr("A moment")}
                                                              : Text{Saying::tr("Points")};
        if (&one == turning) {
            one.weight += turningWeight;
            one.told.isTurningPoint = true;
            one.told.title = Text{Saying::tr("The turning point")};
        }
    }
    if (report.isFinished && !all.empty()) {
        Candidate& last = all.back();
        last.weight += endWeight;
        last.told.isEnd = true;
        last.told.title = Text{Saying::tr("The end")};
    }
}

} // namespace

Lead leadOf(const std::vector<int>& scores)
{
    Lead lead;
    if (scores.empty())
        return lead;
    const auto most = std::max_element(scores.begin(), scores.end());
    int next = scores.size() == 1 ? 0 : std::numeric_limits<int>::min();
    for (auto one = scores.begin(); one != scores.end(); ++one) {
        if (one != most)
            next = std::max(next, *one);
    }
    if (*most > next)
        lead = {static_cast<int>(most - scores.begin()), *most - next};
    return lead;
}

std::vector<StoryMoment> storyOf(const MatchReport& report)
{
    std::vector<Candidate> all = candidatesOf(report);
    weigh(all, report);
    std::vector<StoryMoment> story;
    std::vector<std::string_view> names; // of those that are chosen
    while (story.size() < storyLength && !all.empty()) {
        const auto weightNow = [&](const Candidate& one) {
            const auto again = std::count(names.begin(), names.end(), wordsOf(one.told.title));
            return one.weight - againWeight * static_cast<int>(again);
        };
        // Of equals the later one: more hung on it.
        auto chosen = all.begin();
        for (auto one = all.begin(); one != all.end(); ++one) {
            if (weightNow(*one) >= weightNow(*chosen))
                chosen = one;
        }
        names.push_back(wordsOf(chosen->told.title));
        story.push_back(std::move(chosen->told));
        all.erase(chosen);
    }
    std::sort(story.begin(), story.end(), [](const StoryMoment& one, const StoryMoment& other) {
        return one.moment.position < other.moment.position;
    });
    return story;
}

const StoryMoment* loudestOf(const std::vector<StoryMoment>& story)
{
    const auto louder = [](const StoryMoment& one, const StoryMoment& other) {
        const auto rank = [](const StoryMoment& moment) {
            return std::pair{moment.isTurningPoint,
                             moment.isEnd ? -1 : moment.moment.loudness + swingOf(moment.moment.points)};
        };
        return rank(one) < rank(other);
    };
    const auto loudest = std::max_element(story.begin(), story.end(), louder);
    return loudest == story.end() ? nullptr : &*loudest;
}

} // namespace whistle
