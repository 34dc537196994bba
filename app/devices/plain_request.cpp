// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/plain_request.h"

#include <algorithm>
#include <map>
#include <set>

namespace whistle {

namespace {

constexpr qsizetype longestMethod = 16;
constexpr qsizetype longestLine = 4096; // Qt's WebSockets take no more than twice as much

bool isOfAToken(char c)
{
    constexpr QByteArrayView others("!#$%&'*+-.^_`|~");
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || others.contains(c);
}

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isOfAToken);
}

/// Of what stands on one line: no control character, nor a letter that is none of ASCII.
bool isOfALine(char c)
{
    return (c >= ' ' && c <= '~') || c == '\t';
}

bool readFirstLine(QByteArrayView line, PlainRequest& request)
{
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first < 1 || last == first)
        return false;
    const QByteArrayView method = line.first(first);
    const QByteArrayView target = line.sliced(first + 1, last - first - 1);
    const QByteArrayView version = line.sliced(last + 1);
    if (method.size() > longestMethod || !isToken(method) || (version != "HTTP/1.1" && version != "HTTP/1.0"))
        return false;
    if (!target.startsWith('/') || target.startsWith("//") || target.contains(' ') || target.contains('\t'))
        return false;
    const qsizetype query = target.indexOf('?');
    request.method = method.toByteArray();
    request.path = QString::fromLatin1(query < 0 ? target : target.first(query));
    return true;
}

/// What has been seen of the headers that may come once only.
struct HeadersSeen {
    std::map<QByteArray, QByteArray> once;

    [[nodiscard]] QByteArray operator[](const QByteArray& name) const
    {
        const auto found = once.find(name);
        return found == once.end() ? QByteArray() : found->second;
    }
};

bool readHeader(QByteArrayView line, HeadersSeen& seen)
{
    static const std::set<QByteArray> once{"host",       "origin",  "content-length",       "sec-websocket-key",
                                           "connection", "upgrade", "sec-websocket-version"};
    const qsizetype colon = line.indexOf(':');
    if (colon < 1 || !isToken(line.first(colon)))
        return false;
    const QByteArray name = line.first(colon).toByteArray().toLower();
    const QByteArray value = line.sliced(colon + 1).trimmed().toByteArray();
    if (name == "transfer-encoding" || name == "expect" || (name == "content-length" && value != "0"))
        return false; // a body; nothing that we have takes one
    if (name == "origin" && value.isEmpty())
        return false;
    return !once.contains(name) || seen.once.emplace(name, value).second;
}

/// Takes what says whether it is a WebSocket that is wanted. False: something else, or one of a kind that we have not.
bool readUpgrade(QByteArrayView version, const HeadersSeen& seen, PlainRequest& request)
{
    // Qt's server looks for the word anywhere in the line.
    const QByteArray connection = seen["connection"].toLower();
    if (!connection.contains("upgrade"))
        return true;
    bool isSaid = false;
    for (const QByteArray& word : connection.split(','))
        isSaid |= word.trimmed() == "upgrade";
    constexpr qsizetype keyLength = 24;
    request.wantsWebSocket = isSaid && version == "HTTP/1.1" && seen["upgrade"].toLower() == "websocket" &&
                             seen["sec-websocket-version"] == "13" && seen["sec-websocket-key"].size() == keyLength;
    return request.wantsWebSocket;
}

} // namespace

std::optional<PlainRequest> plainRequest(QByteArrayView head)
{
    PlainRequest request;
    HeadersSeen seen;
    QByteArrayView version;
    while (true) {
        const qsizetype end = head.indexOf("\r\n");
        if (end < 0 || end > longestLine)
            return std::nullopt;
        const QByteArrayView line = head.first(end);
        head = head.sliced(end + 2);
        if (!std::all_of(line.begin(), line.end(), isOfALine))
            return std::nullopt; // a lone end of a line, too
        if (line.isEmpty())
            break;
        const bool isFirst = version.isEmpty();
        if (isFirst ? !readFirstLine(line, request) : !readHeader(line, seen))
            return std::nullopt;
        if (isFirst)
            version = line.sliced(line.lastIndexOf(' ') + 1);
    }
    if (version.isEmpty() || !head.isEmpty() || !readUpgrade(version, seen, request))
        return std::nullopt;
    request.host = seen["host"];
    request.origin = seen["origin"];
    return request;
}

WebHeaders headersOfEveryAnswer(const QByteArray& host)
{
    const QByteArray connect = host.isEmpty() ? QByteArray() : " ws://" + host;
    return {
        {"Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                                    "connect-src 'self'" +
                                        connect + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cache-Control", "no-store"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Connection", "close"},
    };
}

} // namespace whistle
