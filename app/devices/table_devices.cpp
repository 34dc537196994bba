// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/table_devices.h"

#include "base/common_words.h"
#include "base/first.h"
#include "devices/board_picture.h"
#include "devices/phone_json.h"
#include "devices/phone_server.h"
#include "devices/phone_table.h"
#include "devices/phone_words.h"
#include "look/spoken_language.h"

#include <nlohmann/json.hpp>
#include <set>

namespace whistle {

struct TableDevices::Inside {
    Inside(MatchSession& ofSession, const GameEntry& game) : session(ofSession), table(ofSession, game), picture(game)
    {
    }

    MatchSession& session;
    PhoneTable table;
    BoardPicture picture;
    std::set<std::pair<std::string, int>> disagreed; ///< who with the ruling on which entry
    bool rests = false;
};

TableDevices::TableDevices(MatchSession& session, const GameEntry& game, QObject* parent)
    : Devices(static_cast<int>(PhonesMay::Enter), parent)
    , m_inside(std::make_unique<Inside>(session, game))
{
    connect(&session, &MatchSession::changed, this, &TableDevices::tellSoon);
    server().setPicture([this](const QString& name) { return picture(name); });
}

TableDevices::~TableDevices() = default;

void TableDevices::setResting(bool rests)
{
    if (std::exchange(m_inside->rests, rests) != rests)
        tellSoon();
}

PhonesMay TableDevices::mayNow() const
{
    return m_inside->rests ? PhonesMay::Watch : may();
}

DevicesWords TableDevices::words() const
{
    return {CommonWords::tr("Phones at this table"),
            tr("Players follow this match on their phones and play it there, on a browser page from this laptop. There "
               "is nothing to install."),
            {CommonWords::tr("watch"), tr("seal too", "Phones may"), tr("enter too", "Phones may")},
            {"phonesMay_watch", "phonesMay_seal", "phonesMay_enter"},
            tr("Anyone with the address sees what everyone at the table sees. Hands and sealed choices go only to "
               "their own seats."),
            tr("The connection to the phones is not encrypted: anyone listening on this network can read it. Among "
               "strangers, seal on this laptop."),
            tr("With a new address every phone must join again, and every seat is free."),
            CommonWords::tr("Back to the table")};
}

std::vector<DeviceSeat> TableDevices::seats() const
{
    std::vector<DeviceSeat> seats = m_inside->table.seats();
    for (DeviceSeat& seat : seats) {
        const Places::Holder* holder = places().holderOf(seat.id);
        if (!holder)
            continue;
        seat.isTaken = true;
        seat.since = holder->since;
        seat.isAwake = holder->isAwake;
    }
    return seats;
}

std::optional<QString> TableDevices::nameOf(const std::string& place) const
{
    const std::vector<DeviceSeat> all = m_inside->table.seats();
    const DeviceSeat* seat = firstWith(all, &DeviceSeat::id, place);
    return seat ? std::optional(seat->name) : std::nullopt;
}

Json TableDevices::pageWords() const
{
    return phoneWords();
}

Json TableDevices::shown()
{
    return m_inside->table.table(mayNow(), seats());
}

Json TableDevices::shownTo(const std::string& place)
{
    return m_inside->table.me(place, mayNow());
}

QString TableDevices::comesOn()
{
    m_inside->table.prepare();
    return {};
}

Json TableDevices::answer(const std::string& place, const std::string& what, const Json& asked)
{
    PhoneTable& table = m_inside->table;
    const bool hasSeat = !place.empty();
    if (what == "enter" && hasSeat)
        return table.enter(place, mayNow(), asked);
    if (what == "why" && hasSeat)
        return table.why(place, mayNow(), asked);
    if (what == "ahead" && hasSeat)
        return table.ahead(place, mayNow(), asked);
    if (what == "undo" && hasSeat && mayNow() == PhonesMay::Enter)
        return table.undo(place, asked);
    if (what == "enter" || what == "why" || what == "ahead" || what == "undo")
        return sorry(tr("Take a seat first: spectators cannot enter anything."));
    if (what == "disagree")
        return disagree(place, asked);
    if (what == "search")
        return table.rules(asked);
    if (what == "rule")
        return table.section(asked);
    if (what == "book")
        return table.readAll(asked);
    if (what == "log")
        return table.lines(asked);
    return {};
}

Json TableDevices::disagree(const std::string& place, const Json& asked)
{
    const std::vector<DeviceSeat> all = m_inside->table.seats();
    const DeviceSeat* seat = firstWith(all, &DeviceSeat::id, place);
    if (place.empty() || !seat)
        return {{"is", "told"},
                {"words",
                 tr("Anyone with a seat can show it on the laptop. Its reasons and rules are here.").toStdString()}};
    const int entry = valueIn(asked, "entry", 0);
    if (entry == m_inside->table.ruledEntry() &&
        m_inside->disagreed.insert({place, entry}).second) // said once, it stands
    {
        const SayingIn atHome = SayingIn::home();
        Q_EMIT disagreed(entry, seat->name, seat->number);
    }
    return {{"is", "told"}, {"words", tr("The laptop shows it: the ruling can be challenged there.").toStdString()}};
}

QFuture<QByteArray> TableDevices::picture(const QString& name)
{
    const int revision = m_inside->table.revision();
    const QString language = name.section(u'-', 1, 1);
    const bool isLight = name.endsWith(QStringLiteral("-light.png"));
    if (!isSpoken(language) || name != QStringLiteral("%1-%2-%3.png")
                                           .arg(revision)
                                           .arg(language, isLight ? QStringLiteral("light") : QStringLiteral("dark")))
        return QtFuture::makeReadyFuture(QByteArray());
    const SayingIn saying(language);
    return m_inside->picture.of(m_inside->session.match(), revision, language, isLight ? Shade::Light : Shade::Dark);
}

} // namespace whistle

#include "moc_table_devices.cpp"
