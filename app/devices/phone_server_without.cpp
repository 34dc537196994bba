// SPDX-License-Identifier: GPL-3.0-or-later
// Instead of phone_server.cpp, where the libraries that it needs were not there when Whistle was built.
#include "devices/phone_server.h"

namespace whistle {

struct PhoneServer::Inside {
    QString trouble;
};

PhoneServer::PhoneServer(QObject* parent) : QObject(parent), m_inside(std::make_unique<Inside>()) {}

PhoneServer::~PhoneServer() = default;

bool PhoneServer::start(const QString&, const QString&, quint16)
{
    m_inside->trouble = tr("This Whistle was built without the packages that serve phones: %1.")
                            .arg(packagesForPhones().join(QStringLiteral(", ")));
    return false;
}

void PhoneServer::stop() {}

bool PhoneServer::isOn() const
{
    return false;
}

QString PhoneServer::trouble() const
{
    return m_inside->trouble;
}

QString PhoneServer::word() const
{
    return {};
}

void PhoneServer::renew() {}

quint16 PhoneServer::port() const
{
    return 0;
}

QStringList PhoneServer::hosts() const
{
    return {};
}

void PhoneServer::setMostLines(std::size_t) {}

void PhoneServer::setFirstPage(const QString&) {}

void PhoneServer::setPicture(PictureGiver) {}

void PhoneServer::setPatience(std::chrono::milliseconds) {}
void PhoneServer::setAddresses(QStringList) {}

bool hasPhones()
{
    return false;
}

QStringList packagesForPhones()
{
    return {QStringLiteral("qt6-httpserver-dev"), QStringLiteral("qt6-websockets-dev"),
            QStringLiteral("libqrencode-dev")};
}

} // namespace whistle
