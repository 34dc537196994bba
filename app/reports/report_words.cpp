// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/report_words.h"

#include "base/common_words.h"
#include "controls/words/counter_label.h"
#include "look/readers_language.h"
#include "rulebook/house_rules.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <cmath>

namespace whistle::report_words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::Report)
};

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

const QString dash = QStringLiteral("\u2013");

constexpr qint64 minute = 60;
constexpr qint64 hour = 60 * minute;
/// Longer than this nobody sits at a table: the match went on another day.
constexpr qint64 oneSitting = 12 * hour;

QString length(qint64 seconds)
{
    const qint64 hours = seconds / hour;
    const qint64 minutes = seconds % hour / minute;
    return hours > 0 ? Words::tr("%1 h %2 min").arg(hours).arg(minutes) : Words::tr("%1 min").arg(minutes);
}

/// From when to when it was played; of what was entered in one moment (a file that came in) only the day.
QString when(const QDateTime& from, const QDateTime& until)
{
    const QLocale locale;
    const QString day = locale.toString(from.date(), QLocale::LongFormat);
    const qint64 seconds = from.secsTo(until);
    if (seconds < minute)
        return day;
    if (seconds > oneSitting)
        return Words::tr("%1 to %2", "two days").arg(day, locale.toString(until.date(), QLocale::LongFormat));
    return Words::tr("%1, %2 to %3 (%4)", "day, two times, how long")
        .arg(day, locale.toString(from.time(), QLocale::ShortFormat),
             locale.toString(until.time(), QLocale::ShortFormat), length(seconds));
}

/// "3.2", "\u2212"; a dash where there is none.
QString number(const std::optional<ReportNumber>& number)
{
    if (!number)
        return dash;
    if (number->decimals == 0)
        return CounterLabel::words(number->value);
    return QLocale().toString(number->value / std::pow(10.0, number->decimals), 'f', number->decimals);
}

} // namespace

QString result(const MatchReport& report)
{
    QStringList scores;
    for (const ReportSeat& seat : report.seats)
        scores << spaced(report.nameOf(seat), seat.score);
    return labelled(report.words(report.title), scores.join(QStringLiteral(", ")));
}

BoxColours coloursOf(const MatchReport& report)
{
    BoxColours colours{};
    for (const ReportSeat& seat : report.seats)
        colours.at(static_cast<std::size_t>(seat.seat - 1)) = boxColourOf(seat.colour);
    return colours;
}

QString details(const MatchReport& report)
{
    QStringList parts;
    if (const QString how = report.words(report.subtitle); !how.isEmpty())
        parts << how;
    const auto local = [](Instant at) {
        return QDateTime::fromString(QString::fromStdString(at.toIso()), Qt::ISODate).toLocalTime();
    };
    parts << when(local(report.from), local(report.until));
    parts << CommonWords::tr("%n entries", nullptr, report.entries);
    return parts.join(QStringLiteral(", "));
}

QString chartTitle(const MatchReport& report)
{
    const QString what = report.words(report.scoreIs);
    return what.isEmpty() ? CommonWords::tr("Score, entry by entry") : Words::tr("%1, entry by entry").arg(what);
}

QString sumsTitle(const MatchReport& report)
{
    const QString what = report.words(report.scoreIs);
    return what.isEmpty() ? Words::tr("Where the points came from") : what;
}

Numbers sumsOf(const MatchReport& report)
{
    Numbers told;
    for (const Text& source : report.sums.sources)
        told.heads << report.words(source);
    told.heads << Words::tr("total");
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
        QStringList& row = told.rows.emplace_back();
        for (const int points : report.sums.points[seat])
            row << (points == 0 ? dash : CounterLabel::words(points));
        row << CounterLabel::words(report.seats[seat].score);
    }
    return told;
}

Numbers numbersOf(const MatchReport& report, const ReportTable& table)
{
    Numbers told;
    for (const Text& head : table.heads)
        told.heads << report.words(head);
    for (const auto& numbers : table.rows) {
        QStringList& row = told.rows.emplace_back();
        for (const auto& each : numbers)
            row << number(each);
    }
    return told;
}

QString pointsOf(const MatchReport& report, const ReportMoment& moment)
{
    QStringList parts;
    for (std::size_t seat = 0; seat < moment.points.size(); ++seat) {
        if (moment.points[seat] != 0)
            parts << spaced(report.nameOf(report.seats[seat]),
                            CounterLabel::words(moment.points[seat], CounterLabel::Sign::Always));
    }
    return parts.join(QStringLiteral(", "));
}

QString sentenceOf(const MatchReport& report, const ReportMoment& moment)
{
    QStringList parts{report.words(moment.what)};
    for (const Text& also : moment.also)
        parts << report.words(also);
    return parts.join(QStringLiteral("; "));
}

QString lineOf(const MatchReport& report, const StoryMoment& told)
{
    const QString points = pointsOf(report, told.moment);
    const QString sentence = sentenceOf(report, told.moment);
    return points.isEmpty() ? sentence : Words::tr("%1: %2", "what happened, its points").arg(sentence, points);
}

QString standingOf(const MatchReport& report, const StoryMoment& told)
{
    if (report.seats.size() == 2)
        return Words::tr("%1 : %2", "two scores")
            .arg(CounterLabel::words(told.scores.front()), CounterLabel::words(told.scores.back()));
    std::size_t most = 0;
    for (std::size_t seat = 1; seat < told.moment.points.size(); ++seat) {
        if (told.moment.points[seat] > told.moment.points[most])
            most = seat;
    }
    if (!told.moment.points.empty() && told.moment.points[most] > 0)
        return Words::tr("%1 %2", "team, points")
            .arg(report.nameOf(report.seats[most]),
                 CounterLabel::words(told.moment.points[most], CounterLabel::Sign::Always));
    const Lead lead = leadOf(told.scores);
    return lead.seat < 0 ? QString()
                         : Words::tr("%1 %2", "team, score")
                               .arg(report.nameOf(report.seats[static_cast<std::size_t>(lead.seat)]))
                               .arg(told.scores[static_cast<std::size_t>(lead.seat)]);
}

QString overrideOf(const MatchReport& report, const ReportOverride& override)
{
    QStringList rules;
    for (const RuleId& rule : override.rules)
        rules << fromView(rule.id);
    return Words::tr("Entry %1, %2, against %3: \u201c%4\u201d")
        .arg(override.position)
        .arg(report.words(override.what), rules.join(QStringLiteral(", ")), QString::fromStdString(override.reason));
}

QString houseRuleOf(const MatchReport& report, const ReportHouseRule& rule)
{
    const RuleBook* book = RuleBook::of(QString::fromStdString(report.game));
    const Rule* told = book != nullptr ? book->find(rule.rule.id) : nullptr;
    const QString reading =
        told != nullptr ? houseRuleReading(*told, rule.value, readersLanguage()) : QString::fromStdString(rule.value);
    return enumerated({fromView(rule.rule.id), reading});
}

QString mended(const MatchReport& report)
{
    QStringList parts;
    if (report.corrected > 0)
        parts << Words::tr("%n entries were corrected.", "", report.corrected);
    if (report.withdrawn > 0)
        parts << Words::tr("%n entries were undone.", "", report.withdrawn);
    return parts.join(QLatin1Char(' '));
}

} // namespace whistle::report_words
