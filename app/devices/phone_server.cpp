// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_server.h"

#include "devices/table_door.h"
#include "devices/table_pages.h"
#include "devices/table_word.h"
#include "devices/web_line.h"

#include <QNetworkInterface>
#include <QNetworkProxy>
#include <QTimer>
#include <algorithm>

namespace whistle {

namespace {

/// A match and a season may be on at the same time.
constexpr quint16 usualPorts[] = {4717, 4718};
constexpr std::chrono::milliseconds beatTime{700};

/// How likely a phone at the table reaches the computer there; the least is the likeliest.
int unlikeliness(const QNetworkInterface& network, const QHostAddress& address)
{
    // Networks inside the computer: of containers and virtual machines.
    static const QStringList inside{QStringLiteral("docker"), QStringLiteral("br-"),   QStringLiteral("veth"),
                                    QStringLiteral("virbr"),  QStringLiteral("vmnet"), QStringLiteral("vboxnet"),
                                    QStringLiteral("lxc"),    QStringLiteral("tun"),   QStringLiteral("wg")};
    const bool isInside =
        std::any_of(inside.begin(), inside.end(), [&](const QString& name) { return network.name().startsWith(name); });
    int place = 4;
    if (address.isInSubnet(QHostAddress(QStringLiteral("192.168.0.0")), 16))
        place = 0;
    else if (address.isInSubnet(QHostAddress(QStringLiteral("10.0.0.0")), 8))
        place = 1;
    else if (address.isInSubnet(QHostAddress(QStringLiteral("172.16.0.0")), 12))
        place = 2;
    else if (address.isLinkLocal())
        place = 5;
    constexpr int further = 10;
    return place + (isInside ? further : 0);
}

QStringList addressesOfThisComputer()
{
    std::vector<std::pair<int, QString>> found;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsUp) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : network.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol)
                found.emplace_back(unlikeliness(network, entry.ip()), entry.ip().toString());
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList addresses;
    for (const auto& [ignored, address] : found)
        addresses << address;
    return addresses;
}

} // namespace

struct PhoneServer::Inside : QObject {
    explicit Inside(PhoneServer& outside);
    ~Inside() override;

    [[nodiscard]] TableDoor::Let gate(const PlainRequest& request, const QByteArray& self) const;
    void takeLines();
    void beat();
    void endLines();
    void setWord(const QString& anew);

    PhoneServer& server;
    TablePages pages;
    TableDoor* door = new TableDoor; ///< of the pages, once it listens
    bool isBound = false;
    std::vector<QPointer<WebLine>> lines;
    QTimer beats;
    QString word;
    QString host;          ///< where it was asked to listen; empty: everywhere
    QStringList addresses; ///< that are told in place of the computer's own; empty: those
    QString trouble;
};

PhoneServer::Inside::Inside(PhoneServer& outside) : server(outside)
{
    door->setParent(&pages);
    door->setGate([this](const PlainRequest& request, const QByteArray& self) { return gate(request, self); });
    door->setProxy(QNetworkProxy::NoProxy);
    constexpr int many = 128; // phones that come at once
    door->setListenBacklogSize(many);
    connect(&pages, &QAbstractHttpServer::newWebSocketConnection, this, &Inside::takeLines);
    beats.setInterval(beatTime);
    connect(&beats, &QTimer::timeout, this, &Inside::beat);
}

PhoneServer::Inside::~Inside()
{
    // Lines before what they run on.
    for (const QPointer<WebLine>& line : std::vector(lines))
        delete line;
}

TableDoor::Let PhoneServer::Inside::gate(const PlainRequest& request, const QByteArray& self) const
{
    using Let = TableDoor::Let;
    // The host is the very address that the connection came to. A name, whoever owns it, is none: so no page from
    // elsewhere can have its own name stand for this computer, and be taken for ours by the browser (DNS rebinding).
    if (request.host != self)
        return Let::Forbidden;
    const TablePath path = tablePath(request.path);
    if ((request.method != "GET" && request.method != "HEAD") || !isTableWord(path.word, word))
        return Let::NotFound;
    if (!request.wantsWebSocket)
        return Let::In;
    if (path.rest != TablePages::live || request.method != "GET")
        return Let::NotFound;
    // Every browser says of a WebSocket whose page opens it, and no page can leave it away. What says nothing is no
    // browser, so nobody's page misuses it; it knows the word, and may come in.
    if (!request.origin.isEmpty() && request.origin != "http://" + self)
        return Let::Away;
    return lines.size() < door->mostLines() ? Let::In : Let::Away;
}

void PhoneServer::Inside::takeLines()
{
    while (pages.hasPendingWebSocketConnections()) {
        std::unique_ptr<QWebSocket> socket = pages.nextPendingWebSocketConnection();
        BoundedSocket* below = door->from(socket->peerAddress(), socket->peerPort());
        if (below == nullptr || lines.size() >= door->mostLines()) {
            socket->abort();
            socket.release()->deleteLater(); // it is in the middle of its own signal
            continue;
        }
        auto* line = new WebLine(std::move(socket), *below, this);
        lines.emplace_back(line);
        connect(line, &PhoneLine::ended, this, [this, line] { std::erase(lines, line); });
        Q_EMIT server.opened(line);
    }
}

void PhoneServer::Inside::beat()
{
    static const QByteArray frame(R"({"is":"beat"})");
    for (const QPointer<WebLine>& line : std::vector(lines)) {
        if (line)
            line->send(frame);
    }
    door->sweep();
    if (!door->isListening() && lines.empty())
        beats.stop();
}

void PhoneServer::Inside::endLines()
{
    for (const QPointer<WebLine>& line : std::vector(lines)) {
        if (line)
            line->end();
    }
    // And whoever was about to become one with the old word.
    door->cutOffAskers();
}

void PhoneServer::Inside::setWord(const QString& anew)
{
    word = anew;
    pages.setWord(anew);
}

PhoneServer::PhoneServer(QObject* parent) : QObject(parent), m_inside(std::make_unique<Inside>(*this)) {}

PhoneServer::~PhoneServer()
{
    stop();
}

bool PhoneServer::start(const QString& host, const QString& word, quint16 port)
{
    stop();
    TableDoor& door = *m_inside->door;
    QHostAddress address(QHostAddress::AnyIPv4);
    m_inside->trouble.clear();
    if (!host.isEmpty() && !address.setAddress(host)) {
        m_inside->trouble = tr("Phones cannot reach this computer: %1").arg(host);
        return false;
    }
    const auto listens = [&](quint16 at) { return at != 0 && door.listen(address, at); };
    if (!listens(port) && std::none_of(std::begin(usualPorts), std::end(usualPorts), listens) &&
        !door.listen(address, 0)) {
        m_inside->trouble = tr("Phones cannot reach this computer: %1").arg(door.errorString());
        return false;
    }
    if (!std::exchange(m_inside->isBound, true))
        m_inside->pages.bind(&door);
    m_inside->host = host;
    m_inside->setWord(word.isEmpty() ? newTableWord() : word);
    m_inside->beats.start();
    return true;
}

void PhoneServer::stop()
{
    m_inside->door->close();
    m_inside->endLines();
}

bool PhoneServer::isOn() const
{
    return m_inside->door->isListening();
}

QString PhoneServer::trouble() const
{
    return m_inside->trouble;
}

QString PhoneServer::word() const
{
    return m_inside->word;
}

void PhoneServer::renew()
{
    m_inside->setWord(newTableWord());
    m_inside->endLines();
}

quint16 PhoneServer::port() const
{
    return m_inside->door->serverPort();
}

QStringList PhoneServer::hosts() const
{
    if (!isOn())
        return {};
    QStringList hosts = !m_inside->addresses.isEmpty() ? m_inside->addresses
                        : m_inside->host.isEmpty()     ? addressesOfThisComputer()
                                                       : QStringList{m_inside->host};
    for (QString& host : hosts)
        host += u':' + QString::number(port());
    return hosts;
}

void PhoneServer::setMostLines(std::size_t most)
{
    m_inside->door->setMostLines(most);
}

void PhoneServer::setFirstPage(const QString& name)
{
    m_inside->pages.setFirstPage(name);
}

void PhoneServer::setPicture(PictureGiver picture)
{
    m_inside->pages.setPicture(std::move(picture));
}

void PhoneServer::setAddresses(QStringList addresses)
{
    m_inside->addresses = std::move(addresses);
}

void PhoneServer::setPatience(std::chrono::milliseconds patience)
{
    m_inside->door->setPatience(patience);
}

bool hasPhones()
{
    return true;
}

QStringList packagesForPhones()
{
    return {};
}

} // namespace whistle

#include "moc_phone_server.cpp"
