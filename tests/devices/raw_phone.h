// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <QByteArray>
#include <QString>
#include <QTimer>
#include <QUrl>
#include <QWebSocket>
#include <deque>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace whistle {

/// Whether a frame is of this kind.
[[nodiscard]] bool isFrame(const Json& frame, const char* kind);

/// A phone without a browser: it speaks the protocol (docs/devices.md) and keeps everything that it hears. What waits
/// has a deadline; what does not come is null, and `trouble` says what was waited for.
class RawPhone {
public:
    explicit RawPhone(const QString& url, QString language = QStringLiteral("en"));
    ~RawPhone();
    RawPhone(const RawPhone&) = delete;
    RawPhone& operator=(const RawPhone&) = delete;

    /// Connects, and says hello, with the word of its seat if it has one; until the table is there.
    bool come();
    /// Connects, and says nothing yet.
    bool call();
    /// The network is gone, all at once.
    void cut();
    [[nodiscard]] bool isConnected() const;
    bool waitUntilCut(int ms = 5000);
    /// It comes to another address from now on.
    void setUrl(const QString& url);
    [[nodiscard]] const QUrl& url() const { return m_url; }

    /// Sends a frame, not faster than a phone may.
    void send(const Json& frame);
    void sendText(const QString& text);
    /// Sends a frame with an id of its own; its answer. Null: there was none.
    Json ask(Json frame, int ms = 5000);
    /// The same without an answer yet: what `answerTo` takes.
    int begin(Json frame);
    Json answerTo(int id, int ms = 5000);

    /// Takes a seat; the answer, `seat` or `no`.
    Json sit(const std::string& seat);
    /// Gives it back; until its table is that of somebody who watches.
    bool rise();
    /// Enters a move of its table; the answer, `entered` or `no`.
    Json enter(std::size_t move, const Json& counts = nullptr, const Json& values = nullptr,
               const std::optional<QString>& reason = {});
    int beginEnter(std::size_t move, const Json& counts = nullptr, const Json& values = nullptr);
    Json undo();

    [[nodiscard]] const Json& table() const { return m_table; }
    [[nodiscard]] const Json& words() const { return m_words; }
    /// Its own part of the table; an empty object for a watcher.
    [[nodiscard]] const Json& me() const;
    [[nodiscard]] int revision() const;
    [[nodiscard]] const std::string& seat() const { return m_seat; }
    [[nodiscard]] const std::string& seatWord() const { return m_seatWord; }
    /// As another browser of the same player has it.
    void keepSeatWord(const std::string& word) { m_seatWord = word; }
    void setSeatWord(const std::string& word) { m_seatWord = word; }
    /// The part of the table that tells of a seat; null: there is none.
    [[nodiscard]] const Json& seatOf(const std::string& seat) const;

    /// A table of this revision or a later one.
    bool waitForTable(int revision, int ms = 5000);
    bool waitForTable(const std::function<bool(const Json& table)>& isSo, int ms = 5000);
    /// The newest frame of this kind that has come since the last call of `forget`; null: none comes.
    Json waitFor(const std::string& is, int ms = 5000);

    /// The move of its table with these taps, [["place", "granada"], ...]; none: there is no such one.
    [[nodiscard]] std::optional<std::size_t> moveWith(const Json& taps) const;
    /// The taps of a move, the same way.
    [[nodiscard]] Json tapsOf(std::size_t move) const;
    [[nodiscard]] const Json& moves() const;

    /// Everything that came, as it came, since it was forgotten last. Without `beat`, which comes by the clock.
    [[nodiscard]] const std::vector<QByteArray>& frames() const { return m_frames; }
    void forget() { m_frames.clear(); }
    [[nodiscard]] int beats() const { return m_beats; }
    /// Whether it says every second that somebody looks at it.
    void setAlive(bool isAlive);

    /// Called as soon as a frame comes, before anybody reads it.
    std::function<void(const QString& frame)> onFrame;

    [[nodiscard]] QString trouble() const { return m_trouble; }

private:
    void took(const QString& text);
    bool waitUntil(const std::function<bool()>& isSo, int ms, const QString& what);

    QUrl m_url;
    QString m_language;
    std::unique_ptr<QWebSocket> m_socket;
    QTimer m_alive;
    Json m_table;
    Json m_words;
    std::string m_seat;
    std::string m_seatWord;
    std::vector<QByteArray> m_frames;
    std::vector<Json> m_answers;
    std::deque<qint64> m_sent; ///< when, within the last second
    int m_beats = 0;
    int m_lastId = 0;
    QString m_trouble;
};

} // namespace whistle
