// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/club_address.h"

#include "club/texts.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

namespace whistle {

namespace {

const QString servicePrefix = QStringLiteral("service=");
/// Stands where an address names no server, which QUrl does not take together with a name.
const QString noHost = QStringLiteral("socket.invalid");

/// libpq's quoting of a value among options.
QString quoted(QString value)
{
    value.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'"));
    return u'\'' + value + u'\'';
}

/// It is not told again: a password may stand in it.
Problem notAnAddress()
{
    return {"/address", Text{club_texts::notAnAddress}};
}

} // namespace

Checked<ClubAddress> ClubAddress::read(const std::string& text)
{
    const QString given = QString::fromStdString(text).trimmed();
    ClubAddress address;
    if (given.startsWith(servicePrefix)) {
        address.service = given.mid(servicePrefix.size());
        static const QString separators = QStringLiteral(" ;'\\");
        for (const QChar letter : address.service) {
            if (separators.contains(letter))
                return notAnAddress();
        }
        return address.service.isEmpty() ? Checked<ClubAddress>(notAnAddress()) : address;
    }
    static const QRegularExpression withoutHost(QStringLiteral("^(\\w+://(?:[^/@]*@)?)(?=/)"));
    const QUrl url(QString(given).replace(withoutHost, QStringLiteral("\\1") + noHost), QUrl::StrictMode);
    const bool isOurs = url.scheme() == QStringLiteral("postgresql") || url.scheme() == QStringLiteral("postgres");
    if (!url.isValid() || !isOurs || url.path().size() < 2 || url.path().indexOf(u'/', 1) > 0 || url.hasFragment())
        return notAnAddress();
    if (url.host() != noHost)
        address.host = url.host(QUrl::FullyDecoded);
    address.port = url.port(0);
    address.database = url.path(QUrl::FullyDecoded).mid(1);
    address.person = url.userName(QUrl::FullyDecoded);
    address.password = url.password(QUrl::FullyDecoded);
    QStringList options;
    for (const auto& [key, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded)) {
        if (key == QStringLiteral("host"))
            address.host = value;
        else if (key == QStringLiteral("port"))
            address.port = value.toInt();
        else if (key == QStringLiteral("sslpassword"))
            return Problem{"/address", Text{club_texts::passwordInAddress}};
        else if (key == QStringLiteral("password"))
            address.password = value;
        else if (value.contains(u';'))
            return notAnAddress();
        else
            options << key + u'=' + quoted(value);
    }
    address.options = options.join(u';');
    return address;
}

std::string ClubAddress::told() const
{
    if (!service.isEmpty())
        return (servicePrefix + service).toStdString();
    const bool isSocket = isLocal();
    QUrl url;
    url.setScheme(QStringLiteral("postgresql"));
    url.setUserName(person);
    url.setHost(isSocket ? noHost : host);
    url.setPath(u'/' + database);
    if (port != 0)
        url.setPort(port);
    QUrlQuery query;
    if (isSocket && !host.isEmpty())
        query.addQueryItem(QStringLiteral("host"), host);
    for (const QString& option : options.split(u';', Qt::SkipEmptyParts)) {
        QString value = option.section(u'=', 1);
        value = value.mid(1, value.size() - 2).replace(QStringLiteral("\\'"), QStringLiteral("'"));
        query.addQueryItem(option.section(u'=', 0, 0), value.replace(QStringLiteral("\\\\"), QStringLiteral("\\")));
    }
    if (!query.isEmpty())
        url.setQuery(query);
    return url.toString(QUrl::FullyEncoded).replace(noHost, QString()).toStdString();
}

ClubAddress ClubAddress::as(const QString& name) const
{
    ClubAddress other = *this;
    other.person = name;
    other.password.clear();
    return other;
}

} // namespace whistle
