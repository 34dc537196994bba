// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/club/club_desk.h"
#include "leagues/panels/two_columns.h"

#include <memory>
#include <vector>

namespace whistle {

class ButtonRow;

/// Another season of the club that is on this evening, with a desk of its own.
struct OtherSeason {
    OtherSeason(std::unique_ptr<MatchSession> opened, SeasonLibrary& library, ClubLink& club)
        : session(std::move(opened))
        , league(*session, library)
        , desk(league, club)
    {
    }
    std::unique_ptr<MatchSession> session;
    LeagueSession league;
    ClubDesk desk;
};

/// The other seasons of the club that are on: somebody plays for them, is called or has just finished. How each stands,
/// and the way to its desk.
///
/// objectNames: otherSeasons, toDesk_<uuid>.
class OtherSeasonsPanel : public TitledPanel {
    Q_OBJECT
public:
    explicit OtherSeasonsPanel(const ClubDesk& desk);
    void renew();
    [[nodiscard]] const std::vector<std::unique_ptr<OtherSeason>>& seasons() const { return m_seasons; }

Q_SIGNALS:
    void seasonAsked(const QString& uuid);

private:
    void takeSeasons();
    /// "3 matches in progress, 1 result to confirm"
    [[nodiscard]] static QString standingOf(const ClubDesk& desk);

    ClubDesk m_desk;
    std::vector<std::unique_ptr<OtherSeason>> m_seasons;
    ButtonRow* m_ways;
};

} // namespace whistle
