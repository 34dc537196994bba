// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/devices.h"

#include "devices/phone_json.h"
#include "devices/phone_server.h"
#include "devices/table_word.h"
#include "look/spoken_language.h"

#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

const std::array languages{QStringLiteral("en"), QStringLiteral("hu"), QStringLiteral("pl")};
/// A page that is looked at says so every second.
constexpr qint64 asleepAfter = 3'000;
constexpr int lookAgain = 1'000;
constexpr qint64 longestSending = 6; // ms
/// So many times as long as an ask took the window has before the next one.
constexpr qint64 windowsShare = 3;
/// So many asks of one phone may wait.
constexpr std::size_t mostAsks = 60;
/// Of the word of the address, for who types it.
constexpr qsizetype lettersTogether = 4;

QString inGroups(QString word)
{
    for (qsizetype at = word.size() / lettersTogether * lettersTogether; at > 0; at -= lettersTogether)
        word.insert(at, u' ');
    return word.trimmed();
}

/// Answers to a question, with its number.
Json answering(Json answer, const Json& asked)
{
    if (asked.contains("id") && asked.at("id").is_number_integer())
        answer["id"] = asked.at("id");
    return answer;
}

} // namespace

class Devices::Room : public QObject {
public:
    Room(Devices& of, int right) : m_right(right), m_of(of)
    {
        connect(&m_server, &PhoneServer::opened, this, &Room::take);
        m_soon.setSingleShot(true); // the window is painted first
        connect(&m_soon, &QTimer::timeout, this, &Room::tellAll);
        m_sending.setSingleShot(true);
        connect(&m_sending, &QTimer::timeout, this, &Room::sendDue);
        m_look.setInterval(lookAgain);
        connect(&m_look, &QTimer::timeout, this, &Room::lookWhoIsAwake);
        m_turn.setSingleShot(true);
        connect(&m_turn, &QTimer::timeout, this, &Room::serve);
        m_clock.start();
    }

    ~Room() override { end("match"); }

    bool switchOn(const QString& host)
    {
        m_kept = m_of.comesOn();
        const bool isOn = m_kept.isEmpty() && m_server.start(host, std::exchange(m_keptWord, {}), m_keptPort);
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

    [[nodiscard]] std::vector<QDateTime> watchers() const
    {
        std::vector<QDateTime> since;
        for (const auto& [line, phone] : m_phones) {
            if (phone.isThere && phone.place.empty())
                since.push_back(phone.since);
        }
        std::sort(since.begin(), since.end());
        return since;
    }

    void takeBack(const std::string& place)
    {
        free(place, "taken back");
        tellSoon();
        tellLaptop();
    }

    void offer(const std::string& place)
    {
        m_places.offer(place);
        tellLaptop();
    }
    void withdrawOffer()
    {
        if (m_places.withdrawOffer())
            tellLaptop();
    }

    void sendWatchersAway()
    {
        std::vector<PhoneLine*> gone;
        for (const auto& [line, phone] : m_phones) {
            if (phone.place.empty())
                gone.push_back(line);
        }
        for (PhoneLine* line : gone) {
            line->send({{"is", "off"}, {"why", "sent away"}});
            m_phones.erase(line);
            line->end();
        }
        tellLaptop();
    }

    /// Not sooner than the pace allows, nor than the last time took: telling takes half of the time at most.
    void tellSoon()
    {
        if (!m_soon.isActive())
            m_soon.start(static_cast<int>(std::max<qint64>(0, m_nextAt - m_clock.elapsed())));
    }
    void setPace(int ms) { m_pace = ms; }
    void tellLaptop()
    {
        const SayingIn atHome = SayingIn::home();
        Q_EMIT m_of.changed();
    }

    PhoneServer m_server;
    int m_right;
    Places m_places;
    QString m_host;         ///< that somebody chose of several; empty: nobody did
    QString m_kept;         ///< in words, from being switched on
    QString m_keptWord;     ///< of an earlier time, to be used again
    quint16 m_keptPort = 0; ///< the same; 0: none

private:
    struct Phone {
        QString language = languages.front();
        std::string place;    ///< empty: it watches
        bool isThere = false; ///< it has said hello
        QDateTime since;
        qint64 aliveAt = 0;    ///< on `m_clock`
        std::deque<Json> asks; ///< that wait for their turn
        QByteArray told;       ///< the last frame of what it follows
        QByteArray due;        ///< and the next one, as long as it is not sent
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
        phone.asks.push_back(asked);
        if (phone.asks.size() > mostAsks) {
            line.end();
            m_phones.erase(found);
            lookWhoIsAwake();
        } else if (!m_turn.isActive()) {
            m_turn.start(0);
        }
    }

    /// One ask of one phone, then of the next one; and three times as much time for the window as it took. So nobody
    /// who asks and asks keeps the others waiting, or the table itself.
    void serve()
    {
        const auto asks = [](const auto& one) { return !one.second.asks.empty(); };
        auto next = std::find_if(m_phones.upper_bound(m_served), m_phones.end(), asks);
        if (next == m_phones.end())
            next = std::find_if(m_phones.begin(), m_phones.end(), asks);
        if (next == m_phones.end())
            return;
        auto& [line, phone] = *next;
        m_served = line;
        const Json asked = std::move(phone.asks.front());
        phone.asks.pop_front();
        QElapsedTimer taken;
        taken.start();
        const std::string what = valueIn(asked, "do", std::string());
        {
            const SayingIn saying(phone.language);
            if (what == "hello")
                greet(*line, phone, asked);
            else if (phone.isThere)
                answer(*line, phone, what, asked);
        }
        m_turn.start(static_cast<int>(windowsShare * taken.nsecsElapsed() / 1'000'000));
    }

    /// The first of these that is spoken here ("hu-HU,en"); empty: none is.
    static QString firstSpoken(const QString& wanted)
    {
        for (const QString& one : wanted.split(u',')) {
            const QString language = one.trimmed().left(2).toLower();
            if (isSpoken(language))
                return language;
        }
        return {};
    }

    void greet(PhoneLine& line, Phone& phone, const Json& asked)
    {
        const QString wanted = firstSpoken(QString::fromStdString(valueIn(asked, "language", std::string())));
        if (phone.isThere && wanted == phone.language && !asked.contains("seat_word")) {
            tell(line, phone); // it knows the words
            return;
        }
        if (!wanted.isEmpty())
            phone.language = wanted;
        const SayingIn saying(phone.language);
        Json known = Json::array();
        for (const QString& one : languages)
            known.push_back(one.toStdString());
        line.send({{"is", "words"},
                   {"language", phone.language.toStdString()},
                   {"languages", known},
                   {"say", m_of.pageWords()}});
        const QString word = QString::fromStdString(valueIn(asked, "seat_word", std::string()));
        if (!word.isEmpty())
            comeBack(line, phone, word, asked);
        const bool isNew = !std::exchange(phone.isThere, true);
        tell(line, phone);
        if (isNew)
            lookWhoIsAwake();
    }

    /// To the place that it had, or that is offered to it.
    void comeBack(PhoneLine& line, Phone& phone, const QString& word, const Json& asked)
    {
        if (const auto& offered = m_places.offered(); offered && isTableWord(word, offered->word)) {
            const std::string place = offered->place;
            free(place, "given on");
            giveTo(line, phone, place, asked);
        } else if (phone.place.empty()) {
            const std::string held = m_places.heldWith(word);
            const Places::Former* lost = m_places.lostWith(word);
            if (!held.empty())
                sitDown(line, phone, held, *m_places.holderOf(held), asked);
            else if (lost)
                line.send({{"is", "rose"}, {"why", lost->why}, {"seat", lost->place}});
            else
                line.send({{"is", "rose"}, {"why", "unknown"}});
        }
    }

    static void sitDown(PhoneLine& line, Phone& phone, const std::string& place, const Places::Holder& holder,
                        const Json& asked)
    {
        phone.place = place;
        phone.due.clear(); // it was for who sat there before
        line.send(answering({{"is", "seat"}, {"seat", place}, {"seat_word", holder.word.toStdString()}}, asked));
    }

    static void stand(PhoneLine& line, Phone& phone, const char* why, const Json& asked = {})
    {
        phone.place.clear();
        phone.due.clear(); // what is of the place goes no further
        line.send(answering({{"is", "rose"}, {"why", why}}, asked));
    }

    /// It is left on every screen that had it, and a screen that is dark just now hears why later.
    void free(const std::string& place, const char* why)
    {
        m_places.free(place, why);
        for (auto& [line, phone] : m_phones) {
            if (!place.empty() && phone.place == place)
                stand(*line, phone, why);
        }
    }
    void leave(Phone& phone) { free(std::exchange(phone.place, {}), "left"); }

    /// Every connection ends, which says why, and every place is free.
    void letAllGo(const char* why)
    {
        for (auto& [line, phone] : m_phones)
            line->send({{"is", "off"}, {"why", why}});
        m_phones.clear();
        m_places.clear();
        m_connected = 0;
    }

    void answer(PhoneLine& line, Phone& phone, const std::string& what, const Json& asked)
    {
        if (what == "sit")
            sit(line, phone, asked);
        else if (what == "rise") {
            leave(phone);
            stand(line, phone, "left", asked);
            tellSoon();
            tellLaptop();
        } else if (Json told = m_of.answer(phone.place, what, asked); !told.is_null())
            line.send(answering(std::move(told), asked));
    }

    void sit(PhoneLine& line, Phone& phone, const Json& asked)
    {
        const std::string wanted = valueIn(asked, "seat", std::string());
        const std::optional<QString> name = m_of.nameOf(wanted);
        if (!name || wanted.empty() || m_places.holderOf(wanted)) {
            line.send(answering(sorry(name && !wanted.empty() ? Devices::tr("%1 already has a phone.").arg(*name)
                                                              : Devices::tr("There is no such seat.")),
                                asked));
            tell(line, phone);
            return;
        }
        giveTo(line, phone, wanted, asked);
    }

    /// A place that is free.
    void giveTo(PhoneLine& line, Phone& phone, const std::string& place, const Json& asked)
    {
        leave(phone);
        sitDown(line, phone, place, m_places.give(place), asked);
        tellSoon();
        tellLaptop();
    }

    /// The frame of who holds this place (empty: nobody's): what everybody is shown, with the own part.
    [[nodiscard]] QByteArray frameFor(const QByteArray& everybodys, const std::string& place)
    {
        const QByteArray own = place.empty() ? QByteArrayLiteral("null") : frameOf(m_of.shownTo(place));
        return everybodys.chopped(1) + QByteArrayLiteral(",\"me\":") + own + '}';
    }
    [[nodiscard]] QByteArray everybodys()
    {
        Json shown = m_of.shown();
        shown.erase("me");
        return frameOf(shown);
    }

    /// What everybody gets is made once in each language; to whom it is news it goes bit by bit.
    void tellAll()
    {
        const qint64 begun = m_clock.elapsed();
        for (const QString& language : languages) {
            const auto reads = [&](const auto& one) { return one.second.isThere && one.second.language == language; };
            if (std::none_of(m_phones.begin(), m_phones.end(), reads))
                continue;
            const SayingIn saying(language);
            const QByteArray all = everybodys();
            std::map<std::string, QByteArray> frames; // a place may be on two screens
            for (auto& [line, phone] : m_phones) {
                if (!phone.isThere || phone.language != language)
                    continue;
                QByteArray& frame = frames[phone.place];
                if (frame.isEmpty())
                    frame = frameFor(all, phone.place);
                phone.due = phone.told == frame ? QByteArray() : frame;
            }
        }
        const qint64 now = m_clock.elapsed();
        m_nextAt = now + std::max<qint64>(m_pace, now - begun);
        sendDue();
    }

    /// As many as go in a few milliseconds, one after the other; the others when the window has had its turn.
    void sendDue()
    {
        const auto isDue = [](const auto& one) { return !one.second.due.isEmpty(); };
        QElapsedTimer taken;
        taken.start();
        while (true) {
            auto next = std::find_if(m_phones.upper_bound(m_sentTo), m_phones.end(), isDue);
            if (next == m_phones.end())
                next = std::find_if(m_phones.begin(), m_phones.end(), isDue);
            if (next == m_phones.end())
                return;
            if (taken.elapsed() > longestSending) {
                m_sending.start();
                return;
            }
            auto& [line, phone] = *next;
            m_sentTo = line;
            line->send(phone.told = std::exchange(phone.due, {}));
        }
    }

    void tell(PhoneLine& line, Phone& phone)
    {
        phone.due.clear();
        line.send(phone.told = frameFor(everybodys(), phone.place));
    }

    void lookWhoIsAwake()
    {
        const auto there =
            std::count_if(m_phones.begin(), m_phones.end(), [](const auto& one) { return one.second.isThere; });
        bool isOther = std::exchange(m_connected, there) != there;
        for (const auto& [place, holder] : m_places.holders()) {
            const bool isAwake = std::any_of(m_phones.begin(), m_phones.end(), [&, of = place](const auto& one) {
                return one.second.place == of && m_clock.elapsed() - one.second.aliveAt < asleepAfter;
            });
            if (m_places.setAwake(place, isAwake)) {
                isOther = true;
                tellSoon();
            }
        }
        if (isOther)
            tellLaptop();
    }

    Devices& m_of;
    std::map<PhoneLine*, Phone> m_phones;
    std::ptrdiff_t m_connected = 0;
    QElapsedTimer m_clock;
    QTimer m_soon;
    QTimer m_sending;
    int m_pace = 0;      ///< ms between two times that everybody is told
    qint64 m_nextAt = 0; ///< on `m_clock`: not before
    QTimer m_look;
    QTimer m_turn;                 ///< until the next ask has its turn
    PhoneLine* m_served = nullptr; ///< whose the last one was
    PhoneLine* m_sentTo = nullptr; ///< who was sent a frame last
};

Devices::Devices(int right, QObject* parent) : QObject(parent), m_room(std::make_unique<Room>(*this, right)) {}

Devices::~Devices() = default;

bool Devices::switchOn(const QString& host)
{
    return m_room->switchOn(host);
}

void Devices::switchOff()
{
    m_room->end("ended");
    Q_EMIT changed();
}

bool Devices::isOn() const
{
    return m_room->m_server.isOn();
}

QString Devices::trouble() const
{
    return m_room->m_kept.isEmpty() ? m_room->m_server.trouble() : m_room->m_kept;
}

int Devices::right() const
{
    return m_room->m_right;
}

void Devices::setRight(int right)
{
    if (std::exchange(m_room->m_right, right) == right)
        return;
    tellSoon();
    tellLaptop();
}

std::vector<QDateTime> Devices::watchers() const
{
    return m_room->watchers();
}

int Devices::count() const
{
    const Places::Holders& holders = places().holders();
    const auto awake =
        std::count_if(holders.begin(), holders.end(), [](const auto& one) { return one.second.isAwake; });
    return static_cast<int>(awake) + static_cast<int>(watchers().size());
}

void Devices::takeBack(const std::string& place)
{
    m_room->takeBack(place);
}

void Devices::offer(const std::string& place)
{
    m_room->offer(place);
}

void Devices::withdrawOffer()
{
    m_room->withdrawOffer();
}

std::string Devices::offered() const
{
    const std::optional<Places::Offer>& offer = m_room->m_places.offered();
    return offer ? offer->place : std::string();
}

void Devices::sendWatchersAway()
{
    m_room->sendWatchersAway();
}

void Devices::renew()
{
    m_room->renew();
}

QString Devices::host() const
{
    const QStringList hosts = m_room->m_server.hosts(); // the likeliest first
    return hosts.isEmpty() ? QString() : hosts.contains(m_room->m_host) ? m_room->m_host : hosts.front();
}

QString Devices::nextHost() const
{
    const QStringList hosts = m_room->m_server.hosts();
    return hosts.size() < 2 ? QString() : hosts[(hosts.indexOf(host()) + 1) % hosts.size()];
}

void Devices::useNextHost()
{
    m_room->m_host = nextHost();
    tellLaptop();
}

QString Devices::word() const
{
    return inGroups(m_room->m_server.word());
}

QString Devices::offerWord() const
{
    const std::optional<Places::Offer>& offer = m_room->m_places.offered();
    return offer ? inGroups(offer->word) : QString();
}

QString Devices::offerUrl() const
{
    const std::optional<Places::Offer>& offer = m_room->m_places.offered();
    return !offer || url().isEmpty() ? QString() : url() + u'#' + offer->word;
}

QString Devices::url() const
{
    return !isOn() || host().isEmpty() ? QString()
                                       : QStringLiteral("http://%1/%2/").arg(host(), m_room->m_server.word());
}

QString Devices::hallUrl() const
{
    return url().isEmpty() ? QString() : url() + QStringLiteral("projector.html");
}

const Places& Devices::places() const
{
    return m_room->m_places;
}

void Devices::restore(const QString& word, quint16 port, Places::Holders holders)
{
    m_room->m_keptWord = word;
    m_room->m_keptPort = port;
    m_room->m_places.restore(std::move(holders));
}

PhoneServer& Devices::server() const
{
    return m_room->m_server;
}

bool Devices::isSpoken(const QString& language)
{
    return std::find(languages.begin(), languages.end(), language) != languages.end();
}

void Devices::setPace(int ms)
{
    m_room->setPace(ms);
}

void Devices::tellSoon()
{
    m_room->tellSoon();
}

void Devices::tellLaptop()
{
    m_room->tellLaptop();
}

} // namespace whistle

#include "moc_devices.cpp"
