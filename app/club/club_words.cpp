// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/club_words.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "club/bringing.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace whistle::club_words {

namespace {

/// Words of the club's sign.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::club)
};

/// A computer that has said nothing for so long is offline: it says every four minutes that it is there.
constexpr int longSilence = 5 * 60; // seconds

LiveWords twoHistories()
{
    return {LiveState::Refused, Words::tr("two histories", "of a match"),
            Words::tr("It was continued on two computers.")};
}

/// Of a copy that is not the history of the match that counts; without words: it is.
LiveWords partedSign(const ClubNews& news, const Travel& travel)
{
    const ClubRecord* record = news.recordOf(travel.id);
    const bool isDecided = record && (record->histories < 2 || record->isChosen);
    const bool isAnother =
        record && record->histories > 1 && travel.sent >= 0 && travel.history != record->state.history;
    if (!travel.isParted && !isAnother && (!record || isDecided))
        return {};
    if (record && isDecided)
        return {LiveState::Refused, Words::tr("does not count", "a history of a match"),
                Words::tr("Another history of this match counts. This one stays on record.")};
    return twoHistories();
}

} // namespace

QString roleWord(ClubRole role)
{
    return role == ClubRole::Nobody ? Words::tr("nobody", "a person without a role") : Text{wordOf(role)}.render();
}

QString clockOf(Instant instant)
{
    return clockOf(instant, Instant::now());
}

QString clockOf(Instant instant, Instant since)
{
    const QDateTime moment = QDateTime::fromSecsSinceEpoch(instant.secondsSinceEpoch);
    const QLocale locale;
    const QString time = locale.toString(moment.time(), QLocale::ShortFormat);
    return moment.date() == QDateTime::fromSecsSinceEpoch(since.secondsSinceEpoch).date()
               ? time
               : spaced(locale.toString(moment.date(), QLocale::ShortFormat), time);
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
    if (const LiveWords parted = partedSign(link.news(), travel->travel); !parted.words.isEmpty())
        return parted;
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

QString troubleOf(const ClubTravel& season)
{
    const QString why = season.trouble ? season.trouble->render() : QString();
    return !why.isEmpty() && season.waiting > 0
               ? Words::tr("The club's server does not take what was entered here. %1").arg(why)
               : why;
}

QString roundWords(const ClubClock& clock)
{
    return roundWords(clock, clock.ends <= Instant::now());
}

QString roundWords(const ClubClock& clock, bool isOver)
{
    const QString at = clockOf(clock.ends);
    if (clock.round <= 0)
        return isOver ? Words::tr("The time was up at %1.").arg(at) : Words::tr("The time is up at %1.").arg(at);
    return isOver ? Words::tr("Round %1 ended at %2.").arg(clock.round).arg(at)
                  : Words::tr("Round %1 ends at %2.").arg(clock.round).arg(at);
}

QString roundPhrase(const ClubClock& clock)
{
    const QString at = clockOf(clock.ends);
    return clock.ends > Instant::now() ? Words::tr("round ends %1", "at a time").arg(at)
                                       : Words::tr("round ended %1", "at a time").arg(at);
}

QString placeOf(const ClubRecord& record)
{
    return isolated(record.place.empty() ? record.deviceName : QString::fromStdString(record.place));
}

ClubTable tableOf(const ClubLink& link, const MatchSession& session, const MatchSession::Digest& digest,
                  const NameReader& names)
{
    ClubTable table{ofMatch(link, session.id()), {}, {}};
    const ClubTravel* travel = link.club() ? link.news().travelOf(session.id()) : nullptr;
    if (!travel || travel->travel.season.isEmpty())
        return table;
    if (const ClubClock* clock = link.news().clockOf(travel->travel.season); clock && !digest.finished) {
        if (clock->ends > Instant::now()) {
            // Two facts: the connection has nothing to do with the round.
            const auto with = [until = roundPhrase(*clock)](const QString& sign) {
                return sign + QStringLiteral(" · ") + until;
            };
            table.sign.widest = with(table.sign.widest.isEmpty() ? table.sign.words : table.sign.widest);
            table.sign.words = with(table.sign.words);
        }
        table.sign.more += u' ' + roundWords(*clock);
    }
    if (!digest.finished || travel->travel.isParted)
        return table;
    // Only where it was played: whoever has it to read confirms nothing.
    const ClubRecord* record = link.news().recordOf(travel->travel.id);
    const JoinedClub& me = *link.club();
    const bool isHere =
        record ? record->device == me.device.id && record->holder == link.news().person : travel->travel.isPlayedHere;
    if (!isHere)
        return table;
    const std::string& chain = session.match().recordedLines().back().chain;
    const Json outcome = outcomeOf(std::string(session.match().game()), session.match().table(), chain);
    const std::vector<OutcomeSide> sides = outcomeIn({{"result", outcome}});
    table.result = outcomeWords(sides, names);
    const HeldAgreement* held = firstWith(link.news().held, &HeldAgreement::match, travel->travel.id);
    int number = 0;
    for (const OutcomeSide& side : sides) {
        ++number;
        const bool isHeld = held && held->chain == chain && contains(held->sides, number);
        const bool isTakenBack = held && held->chain == chain && contains(held->back, number);
        const bool isThere = !isTakenBack && record && record->state.chain == chain && hasAgreed(*record, number);
        int seat = 0;
        for (const Json& each : partOf(digest.summary, "seats"))
            seat = valueIn(each, "name", std::string()) == side.name ? valueIn(each, "seat", 0) : seat;
        // What an organiser has said for it is not taken back at the table.
        const ClubAgreement* said = isThere ? firstWith(record->agreed, &ClubAgreement::side, number) : nullptr;
        const bool mayTakeBack = said ? said->reason.empty() : isHeld;
        table.sides.push_back({seat, named(side, names), isHeld || isThere, mayTakeBack});
    }
    return table;
}

QString named(const OutcomeSide& side, const NameReader& names)
{
    return isolated(names ? names(side.name) : QString::fromStdString(side.name));
}

QString outcomeWords(const std::vector<OutcomeSide>& sides, const NameReader& names)
{
    QStringList all;
    QStringList first;
    for (const OutcomeSide& side : sides) {
        const QString name = named(side, names);
        all << (side.score ? spaced(name, QString::number(*side.score)) : name);
        if (side.place == 1)
            first << name;
    }
    const QString comma = CommonWords::tr(", ");
    if (first.empty())
        return Words::tr("%1, no winner", "a result").arg(all.join(comma));
    if (first.size() == all.size())
        return Words::tr("%1, tied", "a result").arg(all.join(comma));
    return Words::tr("%1, winner: %2", "a result, who has won").arg(all.join(comma), first.join(comma));
}

QString overWord()
{
    return Words::tr("over", "a match");
}

LiveWords ofTable(const ClubRecord& record, const ClubNews& news)
{
    if (record.histories > 1 && !record.isChosen)
        return twoHistories();
    if (record.finished)
        return {LiveState::Live, overWord(), {}};
    const qint64 silence = Instant::now().secondsSinceEpoch - record.heardAt.secondsSinceEpoch;
    if (!news.isLive || silence > longSilence)
        return {LiveState::NotLive, Words::tr("offline", "a connection"),
                record.heldUntil > Instant::now()
                    ? CommonWords::tr("Its computer holds it until %1.").arg(clockOf(record.heldUntil))
                    : Words::tr("Nobody holds it any more.")};
    // Of its own match a computer knows what waits.
    const ClubTravel* own = firstOf(news.travels, [&](const ClubTravel& each) { return each.travel.id == record.id; });
    if (own && own->waiting > 0 && own->travel.isPlayedHere)
        return {LiveState::OnItsWay, Words::tr("%n to come", "entries", own->waiting), {}};
    return {LiveState::Live, Words::tr("live", "a connection"), {}};
}

} // namespace whistle::club_words
