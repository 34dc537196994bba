// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/table_devices.h"
#include "match/match_session.h"
#include "raw_phone.h"

#include <QWidget>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

struct CatalogGame;

/// The commands of the recorded match of a game (tests/playthroughs), in their order: all that was accepted.
[[nodiscard]] std::vector<Json> recordedCommands(const std::string& game);

/// A table with its phones switched on at 127.0.0.1: a match, its session, and a disk that may be full.
class DevicesTable {
public:
    /// The match of these commands; each is accepted. Then its page may be opened, which goes on by itself.
    enum class Page { None, Open };
    DevicesTable(const std::string& game, const std::vector<Json>& commands, Page page = Page::None);
    /// A match that was played elsewhere.
    DevicesTable(const std::string& game, std::unique_ptr<Match> match);
    ~DevicesTable();
    DevicesTable(const DevicesTable&) = delete;
    DevicesTable& operator=(const DevicesTable&) = delete;

    [[nodiscard]] MatchSession& session() const { return *m_session; }
    [[nodiscard]] const Match& match() const { return m_session->match(); }
    [[nodiscard]] const GameEntry& entry() const { return *m_entry; }
    [[nodiscard]] const CatalogGame& game() const { return *m_game; }
    [[nodiscard]] TableDevices& devices() const { return *m_devices; }
    [[nodiscard]] QString url() const { return m_devices->url(); }
    /// Null: none is open.
    [[nodiscard]] QWidget* page() const { return m_page.get(); }
    /// The seats, as the game's commands write them.
    [[nodiscard]] std::vector<std::string> seats() const;
    /// Empty: all is well so far; else what went wrong while it was made.
    [[nodiscard]] const QString& trouble() const { return m_trouble; }

    /// Enters commands at the laptop; empty: all of them were accepted, else what was not, and why.
    QString play(const std::vector<Json>& commands);
    QString play(const Json& command) { return play(std::vector<Json>{command}); }

    /// What was put on the disk, line by line.
    [[nodiscard]] const std::vector<RecordedLine>& disk() const { return m_disk; }
    void setDiskFull(bool isFull) { m_isDiskFull = isFull; }

    /// Another phone, connected and greeted; with a seat, it sits there. Null: it could not be, and `trouble` says why.
    std::unique_ptr<RawPhone> phone(const std::string& seat = {}, const QString& language = QStringLiteral("en"));
    /// One at every seat.
    std::vector<std::unique_ptr<RawPhone>> phones();
    /// The number of the table as it is now, which a phone's table says.
    [[nodiscard]] int revision() const;

private:
    void open(const std::string& game, std::unique_ptr<Match> match);

    std::unique_ptr<GameEntry> m_entry;
    const CatalogGame* m_game = nullptr;
    std::vector<RecordedLine> m_disk;
    bool m_isDiskFull = false;
    std::unique_ptr<MatchSession> m_session;
    std::unique_ptr<QWidget> m_page;
    std::unique_ptr<TableDevices> m_devices;
    QString m_trouble;
};

/// What a phone says for a recorded command, where its taps and the values that it is asked for can say it.
struct PhoneMove {
    std::string seat;  ///< whose phone says it
    Json taps;         ///< [["place", "granada"], ...], without those of the spread
    Json counts;       ///< null: there is no spread
    Json commands;     ///< the recorded ones that it stands for
    Json offered = {}; ///< the same as it is offered, with these counts
};
/// The moves of these seats that say the next of the commands, from `first` on; empty: no move of the table does.
[[nodiscard]] std::vector<PhoneMove> movesFor(const Match& match, const CatalogGame& game,
                                              const std::vector<std::string>& seats, const std::vector<Json>& commands,
                                              std::size_t first);
/// Whether a value can be given where this is asked.
[[nodiscard]] bool canAnswer(const Json& ask, const Json& value);
/// The order of the keys means nothing.
[[nodiscard]] bool isSame(const Json& one, const Json& other);
/// What `values` of `enter` says for a move of the phone, so that its commands are the recorded ones; none: the phone
/// cannot say it.
[[nodiscard]] std::optional<Json> valuesFor(const Json& phonesMove, const PhoneMove& wanted);

} // namespace whistle
