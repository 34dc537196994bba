// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/devices.h"
#include "leagues/phones/season_frames.h"

#include <QLockFile>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace whistle {

class PhoneRules;

/// The phones of a season: everybody may look, who has taken a place may report results of its matches and check in.
/// Reports, places, the address and who is there are kept beside the season: nothing of it counts for anything, but
/// nothing of it is lost. What counts are acts, and those are the organiser's.
class SeasonDevices : public Devices {
    Q_OBJECT
public:
    explicit SeasonDevices(const LeagueSession& league, QObject* parent = nullptr);
    ~SeasonDevices() override;

    /// What devices may.
    enum class May {
        Watch,
        Report ///< results of their own matches, and that they are there
    };
    [[nodiscard]] May may() const { return static_cast<May>(right()); }

    /// Those that are about something now, the oldest first.
    [[nodiscard]] const std::vector<league::Report>& reports() const { return m_going.reports; }
    /// The reports on a fixture are thrown away: the table is asked again.
    void drop(const std::string& fixture);

    /// Who is there for a round.
    struct CheckIn {
        league::PaperRound round;
        std::set<std::string> here; ///< entrants
    };
    /// Null: nobody is asked, or that round has begun.
    [[nodiscard]] const CheckIn* checkIn() const;
    /// Who is asked; entrants.
    [[nodiscard]] std::vector<int> expected() const;
    void openCheckIn();
    void closeCheckIn();
    /// As the organiser sees it.
    void setHere(const std::string& entrant, bool isHere);

    /// The codes of result slips; null: phones are off.
    [[nodiscard]] league::SlipCode slipCodes() const;

    [[nodiscard]] DevicesWords words() const override;
    [[nodiscard]] std::vector<DeviceSeat> seats() const override;

public Q_SLOTS:
    /// The season, or what is played for it, is another one.
    void renewGoing();

Q_SIGNALS:
    /// Reports, or who is there.
    void reported();
    /// What the organiser has done here could not be written down, and has not been done.
    void notKept(const whistle::Problems& problems);

protected:
    [[nodiscard]] Json pageWords() const override;
    [[nodiscard]] Json shown() override;
    [[nodiscard]] Json shownTo(const std::string& place) override;
    [[nodiscard]] std::optional<QString> nameOf(const std::string& place) const override;
    [[nodiscard]] Json answer(const std::string& place, const std::string& what, const Json& asked) override;
    [[nodiscard]] QString comesOn() override;

private:
    void takeClub();
    [[nodiscard]] const league::Season& season() const { return m_league.season(); }
    /// An open fixture in which the place plays; null: it is none.
    [[nodiscard]] const league::Fixture* ownFixture(const std::string& place, const std::string& fixture) const;
    [[nodiscard]] Json form(const std::string& place, const Json& asked) const;
    [[nodiscard]] Json report(const std::string& place, const Json& asked);
    [[nodiscard]] Json here(const std::string& place, const Json& asked);
    [[nodiscard]] Json refused(const PlayResult& result) const;
    [[nodiscard]] Problems noteHere(const std::string& entrant, bool isHere);
    /// Does it, and writes it down; what cannot be written down is not done.
    [[nodiscard]] Problems change(const std::function<void()>& what);
    void tellChange();
    void tellIfNotKept(const Problems& problems);
    void readKept();
    [[nodiscard]] Json kept() const;

    LeagueSession m_league;
    season_frames::Going m_going;
    std::set<std::string> m_begunHere;     ///< fixtures whose match goes on at this laptop
    std::vector<league::Report> m_reports; ///< all, also those whose match has its result: it may be taken back
    std::optional<CheckIn> m_checkIn;
    std::vector<int> m_expected; ///< as all have been shown it
    std::unique_ptr<PhoneRules> m_rules;
    QLockFile m_served; ///< by this program: reports are written down by one
    Json m_kept;        ///< as it was kept last
    /// What all are shown of the record alone, by language.
    struct Told {
        std::size_t lines = 0;
        Json tables;
        Json brackets;
    };
    std::map<QString, Told> m_told;
    season_frames::NextMatches m_next; ///< of `m_nextAt` lines
    std::size_t m_nextAt = 0;
};

} // namespace whistle
