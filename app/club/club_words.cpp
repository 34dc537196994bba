// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/club_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace whistle::club_words {

namespace {

/// Words of the club's sign.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::club)
};

/// A table that has said nothing for so long may be offline: a turn at the table takes its time.
constexpr int longSilence = 15 * 60; // seconds

} // namespace

QString roleWord(ClubRole role)
{
    return role == ClubRole::Nobody ? Words::tr("nobody", "a person without a role") : Text{wordOf(role)}.render();
}

QString clockOf(Instant instant)
{
    const QDateTime moment = QDateTime::fromSecsSinceEpoch(instant.secondsSinceEpoch);
    const QLocale locale;
    const QString time = locale.toString(moment.time(), QLocale::ShortFormat);
    return moment.date() == QDate::currentDate()
               ? time
               : Words::tr("%1 %2", "a day, a time").arg(locale.toString(moment.date(), QLocale::ShortFormat), time);
}

LiveWords connection(const ClubNews& news)
{
    if (news.isLive)
        return {LiveState::Live, Words::tr("live", "a connection"), Words::tr("The club's server is connected.")};
    return {LiveState::NotLive, Words::tr("offline", "a connection"), news.why.render()};
}

LiveWords ofMatch(const ClubLink& link, const MatchId& match)
{
    const ClubTravel* travel = link.club() ? link.news().travelOf(match) : nullptr;
    if (!travel)
        return {};
    const int waiting = travel->waiting;
    constexpr int many = 88;
    const QString widest = Words::tr("offline, %n waiting", "entries", many);
    const QString wait = Words::tr("%n entries are waiting.", "for the club's server", waiting);
    if (travel->trouble)
        return {LiveState::Refused, Words::tr("refused", "by the club's server"),
                Words::tr("The club's server: %1 %2").arg(travel->trouble->render(), wait), widest};
    if (!link.news().isLive)
        return {
            LiveState::NotLive,
            waiting == 0 ? Words::tr("offline", "a connection") : Words::tr("offline, %n waiting", "entries", waiting),
            Words::tr("The match continues here and is saved here. %1 %2").arg(wait, link.news().why.render()), widest};
    if (waiting > 0)
        return {LiveState::OnItsWay, Words::tr("%n to come", "entries", waiting), wait, widest};
    return {LiveState::Live, Words::tr("live", "a connection"), Words::tr("Everything is on the club's server too.")};
}

LiveWords ofTable(const ClubRecord& record, const ClubNews& news)
{
    if (record.histories > 1 && !record.isChosen)
        return {LiveState::Refused, Words::tr("two histories", "of a match"),
                Words::tr("The match was continued in two places.")};
    if (record.finished)
        return {LiveState::Live, Words::tr("over", "a match"), {}};
    const qint64 silence = Instant::now().secondsSinceEpoch - record.lastAt.secondsSinceEpoch;
    if (!news.isLive || silence > longSilence)
        return {LiveState::NotLive, Words::tr("no word since %1", "a time").arg(clockOf(record.lastAt)),
                record.heldUntil > Instant::now()
                    ? Words::tr("Its computer holds it until %1.").arg(clockOf(record.heldUntil))
                    : Words::tr("Nobody holds it any more.")};
    return {LiveState::Live, Words::tr("live", "a connection"), {}};
}

} // namespace whistle::club_words
