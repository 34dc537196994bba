// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/table_devices.h"

#include "base/first.h"
#include "devices/board_picture.h"
#include "devices/phone_json.h"
#include "devices/phone_table.h"
#include "devices/phone_words.h"
#include "devices/table_word.h"
#include "look/spoken_language.h"

#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace whistle {

namespace {

const std::array languages{QStringLiteral("en"), QStringLiteral("hu"), QStringLiteral("pl")};
/// A page that is looked at says so every second.
constexpr qint64 asleepAfter = 3'000;
constexpr int lookAgain = 1'000;
/// Of the word of the address, for who types it.
constexpr qsizetype lettersTogether = 4;

/// Answers to a question, with its number.
Json answering(Json answer, const Json& asked)
{
    if (asked.contains("id") && asked.at("id").is_number_integer())
        answer["id"] = asked.at("id");
    return answer;
}

} // namespace

class TableDevices::Inside : public QObject {
public:
    Inside(TableDevices& of, MatchSession& session, const GameEntry& game)
        : m_of(of)
        , m_session(session)
        , m_table(session, game)
        , m_picture(game)
    {
        connect(&m_server, &PhoneServer::opened, this, &Inside::take);
        connect(&m_session, &MatchSession::changed, this, &Inside::tellSoon);
        m_server.setPicture([this](const QString& name) { return picture(name); });
        m_soon.setSingleShot(true);
        m_soon.setInterval(0); // the window is painted first
        connect(&m_soon, &QTimer::timeout, this, &Inside::tellAll);
        m_look.setInterval(lookAgain);
        connect(&m_look, &QTimer::timeout, this, &Inside::lookWhoIsAwake);
        m_clock.start();
    }

    ~Inside() override { end("match"); }

    bool switchOn(const QString& host)
    {
        const bool isOn = m_server.start(host);
        if (isOn)
            m_look.start();
        tellLaptop();
        return isOn;
    }

    void end(const char* why)
    {
        letAllGo(why);
        m_look.stop();
        m_server.stop();
    }

    void renew()
    {
        letAllGo("new address");
        m_server.renew();
        tellLaptop();
    }

    void setMay(PhonesMay may)
    {
        if (std::exchange(m_may, may) == may)
            return;
        tellSoon();
        tellLaptop();
    }

    void setResting(bool rests)
    {
        if (std::exchange(m_rests, rests) != rests)
            tellSoon();
    }
    /// What they may just now.
    [[nodiscard]] PhonesMay mayNow() const { return m_rests ? PhonesMay::Watch : m_may; }

    [[nodiscard]] std::vector<DeviceSeat> seats() const
    {
        std::vector<DeviceSeat> seats = m_table.seats();
        for (DeviceSeat& seat : seats) {
            const auto held = m_seats.find(seat.id);
            if (held == m_seats.end())
                continue;
            seat.isTaken = true;
            seat.since = held->second.since;
            seat.isAwake = held->second.isAwake;
        }
        return seats;
    }

    [[nodiscard]] std::vector<QDateTime> watchers() const
    {
        std::vector<QDateTime> since;
        for (const auto& [line, phone] : m_phones) {
            if (phone.isThere && phone.seat.empty())
                since.push_back(phone.since);
        }
        std::sort(since.begin(), since.end());
        return since;
    }

    void takeBack(const std::string& seat)
    {
        freeSeat(seat, "taken back");
        tellSoon();
        tellLaptop();
    }

    void sendWatchersAway()
    {
        std::vector<PhoneLine*> gone;
        for (const auto& [line, phone] : m_phones) {
            if (phone.seat.empty())
                gone.push_back(line);
        }
        for (PhoneLine* line : gone) {
            line->send({{"is", "off"}, {"why", "sent away"}});
            m_phones.erase(line);
            line->end();
        }
        tellLaptop();
    }

    PhoneServer m_server;
    PhonesMay m_may = PhonesMay::Enter;

private:
    struct Phone {
        QString language = languages.front();
        std::string seat;     ///< empty: it watches
        bool isThere = false; ///< it has said hello
        QDateTime since;
        qint64 aliveAt = 0; ///< on `m_clock`
    };
    struct Holder {
        QString word; ///< known to its device alone
        QDateTime since;
        bool isAwake = true;
    };

    void take(PhoneLine* line)
    {
        m_phones[line].since = QDateTime::currentDateTime();
        connect(line, &PhoneLine::came, this, [this, line](const Json& asked) { hear(*line, asked); });
        connect(line, &PhoneLine::ended, this, [this, line] {
            if (m_phones.erase(line) > 0)
                lookWhoIsAwake();
        });
    }

    void hear(PhoneLine& line, const Json& asked)
    {
        const auto found = m_phones.find(&line);
        if (found == m_phones.end())
            return;
        Phone& phone = found->second;
        const std::string what = valueIn(asked, "do", std::string());
        const bool wasAwake = m_clock.elapsed() - phone.aliveAt < asleepAfter;
        phone.aliveAt = m_clock.elapsed();
        if (!wasAwake && phone.isThere)
            lookWhoIsAwake();
        if (what == "alive")
            return;
        const SayingIn saying(phone.language);
        if (what == "hello")
            greet(line, phone, asked);
        else if (phone.isThere)
            answer(line, phone, what, asked);
    }

    void greet(PhoneLine& line, Phone& phone, const Json& asked)
    {
        const QString wanted = QString::fromStdString(valueIn(asked, "language", std::string()));
        if (phone.isThere && wanted == phone.language && !asked.contains("seat_word")) {
            tellSoon(); // it knows all of it but the table
            return;
        }
        if (std::find(languages.begin(), languages.end(), wanted) != languages.end())
            phone.language = wanted;
        const SayingIn saying(phone.language);
        Json known = Json::array();
        for (const QString& one : languages)
            known.push_back(one.toStdString());
        line.send(
            {{"is", "words"}, {"language", phone.language.toStdString()}, {"languages", known}, {"say", phoneWords()}});
        const QString word = QString::fromStdString(valueIn(asked, "seat_word", std::string()));
        if (!word.isEmpty() && phone.seat.empty()) {
            const auto held = std::find_if(m_seats.begin(), m_seats.end(),
                                           [&](const auto& one) { return isTableWord(word, one.second.word); });
            if (held == m_seats.end())
                line.send({{"is", "rose"}, {"why", "unknown"}});
            else
                sitDown(line, phone, held->first, held->second, asked);
        }
        const bool isNew = !std::exchange(phone.isThere, true);
        tell(line, phone);
        if (isNew)
            lookWhoIsAwake();
    }

    static void sitDown(PhoneLine& line, Phone& phone, const std::string& seat, const Holder& holder, const Json& asked)
    {
        phone.seat = seat;
        line.send(answering({{"is", "seat"}, {"seat", seat}, {"seat_word", holder.word.toStdString()}}, asked));
    }

    static void stand(PhoneLine& line, Phone& phone, const char* why, const Json& asked = {})
    {
        phone.seat.clear();
        line.send(answering({{"is", "rose"}, {"why", why}}, asked));
    }

    /// It is left on every screen that had it.
    void freeSeat(const std::string& seat, const char* why)
    {
        m_seats.erase(seat);
        for (auto& [line, phone] : m_phones) {
            if (!seat.empty() && phone.seat == seat)
                stand(*line, phone, why);
        }
    }
    void leaveSeat(Phone& phone) { freeSeat(std::exchange(phone.seat, {}), "left"); }

    /// Every connection ends, which says why, and every seat is free.
    void letAllGo(const char* why)
    {
        for (auto& [line, phone] : m_phones)
            line->send({{"is", "off"}, {"why", why}});
        m_phones.clear();
        m_seats.clear();
        m_connected = 0;
    }

    void answer(PhoneLine& line, Phone& phone, const std::string& what, const Json& asked)
    {
        const auto reply = [&](Json answer) { line.send(answering(std::move(answer), asked)); };
        if (what == "sit")
            sit(line, phone, asked);
        else if (what == "rise") {
            leaveSeat(phone);
            stand(line, phone, "left", asked);
            tellSoon();
            tellLaptop();
        } else if (what == "enter" && !phone.seat.empty())
            reply(m_table.enter(phone.seat, mayNow(), asked));
        else if (what == "why" && !phone.seat.empty())
            reply(m_table.why(phone.seat, mayNow(), asked));
        else if (what == "undo" && !phone.seat.empty() && mayNow() == PhonesMay::Enter)
            reply(m_table.undo(phone.seat, asked));
        else if (what == "enter" || what == "why" || what == "undo")
            reply(sorry(TableDevices::tr("Take a seat first: watchers cannot enter anything.")));
        else if (what == "disagree")
            reply(disagree(phone, asked));
        else if (what == "search")
            reply(m_table.rules(asked));
        else if (what == "rule")
            reply(m_table.section(asked));
        else if (what == "log")
            reply(m_table.lines(asked));
    }

    void sit(PhoneLine& line, Phone& phone, const Json& asked)
    {
        const std::string wanted = valueIn(asked, "seat", std::string());
        const std::vector<DeviceSeat> all = seats();
        const DeviceSeat* seat = firstWith(all, &DeviceSeat::id, wanted);
        if (!seat || wanted.empty() || seat->isTaken) {
            line.send(
                answering(sorry(seat && seat->isTaken ? TableDevices::tr("%1 has a phone already.").arg(seat->name)
                                                      : TableDevices::tr("There is no such seat.")),
                          asked));
            tell(line, phone);
            return;
        }
        leaveSeat(phone);
        const Holder& holder = m_seats[wanted] = {newTableWord(), QDateTime::currentDateTime()};
        sitDown(line, phone, wanted, holder, asked);
        tellSoon();
        tellLaptop();
    }

    [[nodiscard]] Json disagree(const Phone& phone, const Json& asked)
    {
        const std::vector<DeviceSeat> all = seats();
        const DeviceSeat* seat = firstWith(all, &DeviceSeat::id, phone.seat);
        if (phone.seat.empty() || !seat)
            return {{"is", "told"},
                    {"words",
                     TableDevices::tr("A seat can have it looked at on the laptop. Its reasons and rules stand here.")
                         .toStdString()}};
        const int entry = valueIn(asked, "entry", 0);
        if (entry == m_table.ruledEntry() && m_disagreed.insert({phone.seat, entry}).second) // said once, it stands
        {
            const SayingIn atHome = SayingIn::home();
            Q_EMIT m_of.disagreed(entry, seat->name, seat->number);
        }
        return {{"is", "told"},
                {"words", TableDevices::tr("The laptop shows it: the ruling can be challenged there.").toStdString()}};
    }

    void tellSoon() { m_soon.start(); }
    void tellLaptop()
    {
        const SayingIn atHome = SayingIn::home();
        Q_EMIT m_of.changed();
    }

    /// What everybody gets is made once in each language.
    void tellAll()
    {
        const std::vector<DeviceSeat> all = seats();
        for (const QString& language : languages) {
            const auto reads = [&](const auto& one) { return one.second.isThere && one.second.language == language; };
            if (std::none_of(m_phones.begin(), m_phones.end(), reads))
                continue;
            const SayingIn saying(language);
            Json shown = m_table.table(mayNow(), all);
            const QByteArray everybodys = frameOf(shown);
            std::map<std::string, QByteArray> own; // a seat may be on two screens
            for (const auto& [line, phone] : std::vector(m_phones.begin(), m_phones.end())) {
                if (!phone.isThere || phone.language != language)
                    continue;
                if (phone.seat.empty()) {
                    line->send(everybodys);
                    continue;
                }
                QByteArray& frame = own[phone.seat];
                if (frame.isEmpty()) {
                    shown["me"] = m_table.me(phone.seat, mayNow());
                    frame = frameOf(shown);
                }
                line->send(frame);
            }
        }
    }

    void tell(PhoneLine& line, const Phone& phone)
    {
        Json shown = m_table.table(mayNow(), seats());
        if (!phone.seat.empty())
            shown["me"] = m_table.me(phone.seat, mayNow());
        line.send(frameOf(shown));
    }

    void lookWhoIsAwake()
    {
        const auto there =
            std::count_if(m_phones.begin(), m_phones.end(), [](const auto& one) { return one.second.isThere; });
        bool isOther = std::exchange(m_connected, there) != there;
        for (auto& held : m_seats) {
            Holder& holder = held.second;
            const bool isAwake = std::any_of(m_phones.begin(), m_phones.end(), [&](const auto& one) {
                return one.second.seat == held.first && m_clock.elapsed() - one.second.aliveAt < asleepAfter;
            });
            if (std::exchange(holder.isAwake, isAwake) != isAwake) {
                isOther = true;
                tellSoon();
            }
        }
        if (isOther)
            tellLaptop();
    }

    QByteArray picture(const QString& name)
    {
        const QString language = name.section(u'-', 1).section(u'.', 0, 0);
        if (std::find(languages.begin(), languages.end(), language) == languages.end() ||
            name != QStringLiteral("%1-%2.png").arg(m_table.revision()).arg(language))
            return {};
        const SayingIn saying(language);
        return m_picture.of(m_session.match(), m_table.revision(), language);
    }

    TableDevices& m_of;
    MatchSession& m_session;
    PhoneTable m_table;
    std::map<PhoneLine*, Phone> m_phones;
    std::map<std::string, Holder> m_seats; ///< those that are taken, by the game's word for them
    BoardPicture m_picture;
    std::set<std::pair<std::string, int>> m_disagreed; ///< who with the ruling on which entry
    std::ptrdiff_t m_connected = 0;
    bool m_rests = false;
    QElapsedTimer m_clock;
    QTimer m_soon;
    QTimer m_look;
};

TableDevices::TableDevices(MatchSession& session, const GameEntry& game, QObject* parent)
    : QObject(parent)
    , m_inside(std::make_unique<Inside>(*this, session, game))
{
}

TableDevices::~TableDevices() = default;

bool TableDevices::switchOn(const QString& host)
{
    return m_inside->switchOn(host);
}

void TableDevices::switchOff()
{
    m_inside->end("ended");
    Q_EMIT changed();
}

bool TableDevices::isOn() const
{
    return m_inside->m_server.isOn();
}

QString TableDevices::trouble() const
{
    return m_inside->m_server.trouble();
}

PhonesMay TableDevices::may() const
{
    return m_inside->m_may;
}

void TableDevices::setMay(PhonesMay may)
{
    m_inside->setMay(may);
}

void TableDevices::setResting(bool rests)
{
    m_inside->setResting(rests);
}

std::vector<DeviceSeat> TableDevices::seats() const
{
    return m_inside->seats();
}

std::vector<QDateTime> TableDevices::watchers() const
{
    return m_inside->watchers();
}

int TableDevices::count() const
{
    const std::vector<DeviceSeat> all = seats();
    const auto awake = std::count_if(all.begin(), all.end(), [](const DeviceSeat& seat) { return seat.isAwake; });
    return static_cast<int>(awake) + static_cast<int>(watchers().size());
}

void TableDevices::takeBack(const std::string& seat)
{
    m_inside->takeBack(seat);
}

void TableDevices::sendWatchersAway()
{
    m_inside->sendWatchersAway();
}

void TableDevices::renew()
{
    m_inside->renew();
}

QString TableDevices::host() const
{
    const QStringList hosts = m_inside->m_server.hosts();
    return hosts.isEmpty() ? QString() : hosts.front();
}

QString TableDevices::word() const
{
    QString groups = m_inside->m_server.word();
    for (qsizetype at = groups.size() / lettersTogether * lettersTogether; at > 0; at -= lettersTogether)
        groups.insert(at, u' ');
    return groups.trimmed();
}

QString TableDevices::url() const
{
    return host().isEmpty() ? QString() : QStringLiteral("http://%1/%2/").arg(host(), m_inside->m_server.word());
}

} // namespace whistle
