// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/calendar_file.h"

#include "base/plain_text.h"
#include "league/telling/fixture_names.h"

#include <QDateTime>
#include <QString>
#include <map>

namespace whistle::league {

namespace {

/// A line has 75 bytes at most; what is left goes on in the next one, behind a space that counts. No letter is torn.
QByteArray folded(QByteArray line)
{
    constexpr qsizetype most = 75;
    QByteArray all;
    while (line.size() > most) {
        qsizetype end = most;
        while ((static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
            --end;
        all += line.left(end) + "\r\n";
        line.replace(0, end, " ");
    }
    return all + line + "\r\n";
}

QByteArray masked(QString text)
{
    text = readable(text.remove(u'\r'));
    text.replace(u'\\', QStringLiteral("\\\\"));
    text.replace(u';', QStringLiteral("\\;"));
    text.replace(u',', QStringLiteral("\\,"));
    text.replace(u'\n', QStringLiteral("\\n"));
    return text.toUtf8();
}

/// How long a match is in a calendar: nobody has said it.
constexpr int secondsOfMatch = 2 * 60 * 60;

/// The season's times are those of the place where it is written: told in UTC, each calendar shows them in its own
/// zone.
QByteArray when(const Fixture& fixture)
{
    const QDate day = QDate::fromString(QString::fromStdString(fixture.date), Qt::ISODate);
    const QTime time = QTime::fromString(QString::fromStdString(fixture.time), QStringLiteral("HH:mm"));
    const auto dated = [](QDate date) { return date.toString(QStringLiteral("yyyyMMdd")).toLatin1(); };
    if (!time.isValid())
        return "DTSTART;VALUE=DATE:" + dated(day) + "\r\nDTEND;VALUE=DATE:" + dated(day.addDays(1));
    const QDateTime begin = QDateTime(day, time, Qt::LocalTime).toUTC();
    const auto timed = [](const QDateTime& moment) {
        return moment.toString(QStringLiteral("yyyyMMddTHHmmssZ")).toLatin1();
    };
    return "DTSTART:" + timed(begin) + "\r\nDTEND:" + timed(begin.addSecs(secondsOfMatch));
}

QByteArray eventOf(const Season& season, const Fixture& fixture, const QByteArray& stamp, const QByteArray& origin,
                   bool isOff)
{
    QString sides;
    for (std::size_t side = 0; side < fixture.sides.size(); ++side)
        sides += (side == 0 ? QString() : QStringLiteral(" – ")) + sideName(season, fixture, side);
    QByteArray event = "BEGIN:VEVENT\r\n";
    event += folded("UID:" + QByteArray::fromStdString(season.id + "/" + fixture.id) + '@' + origin + ".whistle");
    event += "DTSTAMP:" + stamp + "\r\n";
    event += when(fixture) + "\r\n";
    event += folded("SUMMARY:" + masked(sides));
    event += folded("DESCRIPTION:" +
                    masked(QString::fromStdString(season.name) + QStringLiteral(", ") + roundName(season, fixture)));
    if (!fixture.venue.empty())
        event += folded("LOCATION:" + masked(QString::fromStdString(fixture.venue)));
    if (isOff)
        event += "STATUS:CANCELLED\r\n";
    return event + "END:VEVENT\r\n";
}

constexpr std::size_t lettersOfOrigin = 12;

bool isDated(const Fixture& fixture)
{
    return QDate::fromString(QString::fromStdString(fixture.date), Qt::ISODate).isValid();
}

/// As each was when it last had a day, by id; also those that an undone act had brought.
std::map<std::string, Fixture> lastDated(const GameMatch<SeasonGame>& record)
{
    std::map<std::string, Fixture> last;
    record.journal().walk(0, Reasons::Listening::No,
                          [&](const auto&, const Season& before, const Outcome<Season>& outcome) {
                              const SharedList<Fixture>& fixtures = outcome.next.fixtures;
                              for (const std::size_t changed : fixtures.changedSince(before.fixtures)) {
                                  if (isDated(fixtures[changed]))
                                      last.insert_or_assign(fixtures[changed].id, fixtures[changed]);
                              }
                              return true;
                          });
    return last;
}

/// Nothing is to be played there any more, and nothing was.
bool isCalledOff(const Season& season, const Fixture& fixture)
{
    return isSettled(season, fixture) && !enteredResult(season, fixture);
}

} // namespace

std::string calendarFile(const GameMatch<SeasonGame>& record, Instant now)
{
    const Season& season = record.state();
    const QByteArray origin = QByteArray::fromStdString(record.recordedLines()[1].chain.substr(0, lettersOfOrigin));
    const QDateTime written = QDateTime::fromString(QString::fromStdString(now.toIso()), Qt::ISODate).toUTC();
    const QByteArray stamp = written.toString(QStringLiteral("yyyyMMddTHHmmssZ")).toLatin1();
    QByteArray text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Whistle//Leagues//EN\r\n";
    text += folded("X-WR-CALNAME:" + masked(QString::fromStdString(season.name)));
    std::map<std::string, Fixture> last = lastDated(record);
    for (const Fixture& fixture : season.fixtures) {
        if (!isDated(fixture))
            continue;
        text += eventOf(season, fixture, stamp, origin, isCalledOff(season, fixture));
        last.erase(fixture.id);
    }
    // They are taken out of the calendars in which they stand.
    for (const auto& [id, fixture] : last)
        text += eventOf(season, fixture, stamp, origin, true);
    return (text + "END:VCALENDAR\r\n").toStdString();
}

} // namespace whistle::league
