// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/travels.h"

#include "base/contains.h"
#include "base/first.h"
#include "club/texts.h"
#include "store/kept_things.h"

#include <QSysInfo>
#include <QUuid>
#include <algorithm>

namespace whistle {

namespace {

const std::string keptFor = "club";
const std::string keptAs = "record";
const std::string agreedAs = "agreement";
const std::string chosenAs = "choice";
const std::string takenInAs = "taken_in";
const QString addressSetting = QStringLiteral("club/address");
const QString deviceSetting = QStringLiteral("club/device");
const QString clubSetting = QStringLiteral("club/id");
const QString nameSetting = QStringLiteral("club/name");
const QString roleSetting = QStringLiteral("club/role");

QString textIn(const Json& object, const char* key)
{
    return QString::fromStdString(valueIn(object, key, std::string()));
}

KeptThing thingOf(const Travel& travel)
{
    return {travel.id,
            keptAs,
            travel.here.isEmpty() ? QString::fromStdString(travel.file) : travel.here,
            {{"club", travel.club.toStdString()},
             {"season", travel.isSeason},
             {"game", travel.game},
             {"here", travel.here.toStdString()},
             {"file", travel.file},
             {"of", travel.season.toStdString()},
             {"fixture", travel.fixture},
             {"terms", travel.terms},
             {"sent", travel.sent},
             {"history", travel.history},
             {"parted", travel.isParted},
             {"kept", travel.kept},
             {"played_here", travel.isPlayedHere}}};
}

Travel travelOf(const KeptThing& thing)
{
    const Json& content = thing.content;
    return {thing.id,
            textIn(content, "club"),
            valueIn(content, "season", false),
            valueIn(content, "game", std::string()),
            textIn(content, "here"),
            valueIn(content, "file", std::string()),
            textIn(content, "of"),
            valueIn(content, "fixture", std::string()),
            content.contains("terms") ? content["terms"] : Json::object(),
            valueIn(content, "sent", -1),
            valueIn(content, "history", 1),
            valueIn(content, "parted", false),
            valueIn(content, "kept", 0),
            valueIn(content, "played_here", true)}; // the server says who holds it
}

std::vector<int> sidesIn(const Json& content, const char* key)
{
    std::vector<int> sides;
    for (const Json& side : content.value(key, Json::array())) {
        if (side.is_number_integer())
            sides.push_back(side.get<int>());
    }
    return sides;
}

/// What is kept beside a record.
QString besideIt(const QString& id, const std::string& what)
{
    return id + u'/' + QString::fromStdString(what);
}

} // namespace

std::optional<JoinedClub> joinedClub(const Store& store)
{
    const std::optional<QString> address = store.setting(addressSetting);
    const Checked<ClubAddress> read = ClubAddress::read(address.value_or(QString()).toStdString());
    if (!read)
        return {};
    return JoinedClub{
        *read,
        {store.setting(deviceSetting).value_or(QString()), store.setting(nameSetting).value_or(QString())},
        store.setting(clubSetting).value_or(QString()),
        static_cast<ClubRole>(std::clamp(store.setting(roleSetting).value_or(QString()).toInt(), 0,
                                         static_cast<int>(ClubRole::Organiser)))};
}

Checked<JoinedClub> joinClub(Store& store, const ClubAddress& address, const QString& club, const std::string& name)
{
    if (!address.password.isEmpty())
        return Problem{"/address", Text{club_texts::passwordInAddress}};
    const std::optional<QString> device = store.setting(deviceSetting);
    const QString called =
        name.empty() ? store.setting(nameSetting).value_or(QSysInfo::machineHostName()) : QString::fromStdString(name);
    const JoinedClub joined{
        address, {device ? *device : QUuid::createUuid().toString(QUuid::WithoutBraces), called}, club, {}};
    // The address last: with it the folder has joined.
    for (const auto& [setting, value] :
         {std::pair(roleSetting, QString()), std::pair(deviceSetting, joined.device.id), std::pair(nameSetting, called),
          std::pair(clubSetting, club), std::pair(addressSetting, QString::fromStdString(address.told()))}) {
        if (Problems problems = store.setSetting(setting, value); !problems.empty())
            return problems;
    }
    return joined;
}

Problems noteRole(Store& store, ClubRole role)
{
    const QString now = QString::number(static_cast<int>(role));
    return store.setting(roleSetting) == now ? Problems{} : store.setSetting(roleSetting, now);
}

Problems leaveClub(Store& store)
{
    return store.setSetting(addressSetting, QString());
}

int waitingOf(const Travel& travel, int linesHere)
{
    return std::max(0, linesHere - std::max(0, travel.isParted ? travel.kept : travel.sent));
}

Checked<std::vector<Travel>> Travels::all() const
{
    const Checked<std::vector<KeptThing>> things = KeptThings(m_store, keptFor).all(keptAs);
    if (!things)
        return things.problems();
    std::vector<Travel> all;
    for (const KeptThing& thing : *things) {
        if (thing.content.is_object())
            all.push_back(travelOf(thing));
    }
    std::stable_partition(all.begin(), all.end(), [](const Travel& travel) { return travel.isSeason; });
    return all;
}

Checked<std::vector<Travel>> Travels::of(const QString& club) const
{
    Checked<std::vector<Travel>> travels = all();
    if (travels)
        std::erase_if(*travels, [&](const Travel& travel) { return travel.club != club; });
    return travels;
}

Problems Travels::keep(const Travel& travel)
{
    return KeptThings(m_store, keptFor).keep({thingOf(travel)}).problems();
}

Problems Travels::forget(const QString& id)
{
    for (const QString& each : {besideIt(id, agreedAs), besideIt(id, chosenAs), id}) {
        if (Problems problems = KeptThings(m_store, keptFor).remove(each); !problems.empty())
            return problems;
    }
    return {};
}

Problems Travels::putAside(const Travel& travel)
{
    KeptThings things(m_store, keptFor);
    const QString takenIn = besideIt(travel.here, takenInAs);
    const bool isMatch = !travel.isSeason && !travel.here.isEmpty();
    Problems problems = !isMatch              ? Problems{}
                        : travel.isPlayedHere ? things.remove(takenIn)
                                              : things.keep({{takenIn, takenInAs, travel.here, {}}}).problems();
    for (const QString& each : {besideIt(travel.id, chosenAs), travel.id}) {
        if (problems.empty())
            problems = things.remove(each);
    }
    return problems;
}

Checked<std::set<QString>> Travels::takenIn() const
{
    const Checked<std::vector<KeptThing>> things = KeptThings(m_store, keptFor).glances(takenInAs);
    if (!things)
        return things.problems();
    std::set<QString> all;
    for (const KeptThing& thing : *things)
        all.insert(thing.glance);
    return all;
}

Checked<std::vector<HeldAgreement>> Travels::agreements() const
{
    const Checked<std::vector<KeptThing>> things = KeptThings(m_store, keptFor).all(agreedAs);
    if (!things)
        return things.problems();
    std::vector<HeldAgreement> all;
    for (const KeptThing& thing : *things) {
        HeldAgreement& held =
            all.emplace_back(HeldAgreement{thing.glance, valueIn(thing.content, "chain", std::string()), {}, {}});
        held.sides = sidesIn(thing.content, "sides");
        held.back = sidesIn(thing.content, "back");
        for (const Json& side : partOf(thing.content, "said"))
            held.said[valueIn(side, "side", 1)] = valueIn(side, "reason", std::string());
    }
    return all;
}

Problems Travels::agree(const QString& match, const std::string& chain, int side)
{
    return hold(match, chain, side, &HeldAgreement::sides, &HeldAgreement::back);
}

Problems Travels::takeBack(const QString& match, const std::string& chain, int side)
{
    return hold(match, chain, side, &HeldAgreement::back, &HeldAgreement::sides);
}

Problems Travels::hold(const QString& match, const std::string& chain, int side, std::vector<int> HeldAgreement::*now,
                       std::vector<int> HeldAgreement::*before)
{
    const Checked<std::vector<HeldAgreement>> all = agreements();
    if (!all)
        return all.problems();
    const HeldAgreement* known = firstWith(*all, &HeldAgreement::match, match);
    HeldAgreement held = known && known->chain == chain ? *known : HeldAgreement{match, chain, {}, {}};
    std::erase(held.*before, side);
    held.said.erase(side);
    if (!contains(held.*now, side))
        (held.*now).push_back(side);
    return keep(held);
}

Problems Travels::settle(const HeldAgreement& brought, const HeldAgreement& left)
{
    const Checked<std::vector<HeldAgreement>> all = agreements();
    if (!all)
        return all.problems();
    const HeldAgreement* now = firstWith(*all, &HeldAgreement::match, brought.match);
    if (!now || now->chain != brought.chain)
        return {};
    HeldAgreement held = *now;
    for (const auto& [side, reason] : left.said) {
        if (!contains(held.back, side))
            held.said[side] = reason;
    }
    for (const auto sides : {&HeldAgreement::sides, &HeldAgreement::back})
        std::erase_if(held.*sides,
                      [&](int side) { return contains(brought.*sides, side) && !contains(left.*sides, side); });
    return held == *now ? Problems{} : keep(held);
}

Problems Travels::takeAlong(const HeldAgreement& held, const QString& match)
{
    HeldAgreement now = held;
    now.match = match;
    Problems problems = keep(now);
    return problems.empty() ? KeptThings(m_store, keptFor).remove(besideIt(held.match, agreedAs)) : problems;
}

Problems Travels::takenBack(const QString& match, const std::string& chain, int side)
{
    Problems problems = takeBack(match, chain, side);
    return problems.empty() ? settle({match, chain, {}, {side}}, {match, chain, {}, {}}) : problems;
}

Problems Travels::note(const QString& match, const std::string& chain, const std::map<int, std::string>& said)
{
    const Checked<std::vector<HeldAgreement>> all = agreements();
    if (!all)
        return all.problems();
    const HeldAgreement* known = firstWith(*all, &HeldAgreement::match, match);
    HeldAgreement held = known && known->chain == chain ? *known : HeldAgreement{match, chain, {}, {}};
    for (const auto& [side, reason] : said) {
        if (!contains(held.back, side))
            held.said.emplace(side, reason);
    }
    return known && held == *known ? Problems{} : keep(held);
}

Problems Travels::keep(const HeldAgreement& agreement)
{
    const QString id = besideIt(agreement.match, agreedAs);
    Json said = Json::array();
    for (const auto& [side, reason] : agreement.said)
        said.push_back({{"side", side}, {"reason", reason}});
    if (agreement.sides.empty() && agreement.back.empty() && said.empty())
        return KeptThings(m_store, keptFor).remove(id);
    return KeptThings(m_store, keptFor)
        .keep({{id,
                agreedAs,
                agreement.match,
                {{"chain", agreement.chain},
                 {"sides", agreement.sides},
                 {"back", agreement.back},
                 {"said", std::move(said)}}}})
        .problems();
}

Checked<std::vector<HeldChoice>> Travels::choices() const
{
    const Checked<std::vector<KeptThing>> things = KeptThings(m_store, keptFor).all(chosenAs);
    if (!things)
        return things.problems();
    std::vector<HeldChoice> all;
    for (const KeptThing& thing : *things)
        all.push_back({thing.glance, valueIn(thing.content, "history", 1), valueIn(thing.content, "histories", 2),
                       valueIn(thing.content, "line", 0), valueIn(thing.content, "chain", std::string()),
                       valueIn(thing.content, "reason", std::string())});
    return all;
}

Problems Travels::keep(const HeldChoice& choice)
{
    return KeptThings(m_store, keptFor)
        .keep({{besideIt(choice.match, chosenAs),
                chosenAs,
                choice.match,
                {{"history", choice.history},
                 {"histories", choice.histories},
                 {"line", choice.line},
                 {"chain", choice.chain},
                 {"reason", choice.reason}}}})
        .problems();
}

} // namespace whistle
