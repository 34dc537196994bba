// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/desk_bar.h"

#include "base/first.h"
#include "club/club_words.h"
#include "controls/layout/columns.h"
#include "leagues/fixtures/fixture_words.h"
#include "leagues/season/league_words.h"

#include <algorithm>

namespace whistle {

DeskBar::DeskBar(const ClubDesk& desk) : m_desk(desk)
{
    setObjectName(QStringLiteral("deskBar"));
    rowIn(*this, px(Length::SpaceM), px(Length::SpaceM), {{m_words, 1, Qt::AlignVCenter}, {m_acts, 1}});
}

void DeskBar::renew(std::optional<ButtonSpec> call)
{
    const std::vector<const ClubRecord*> all = m_desk.tables();
    const auto away = firstOf(all, [&](const ClubRecord* record) {
        return club_words::ofTable(*record, m_desk.news()).state == LiveState::NotLive;
    });
    m_words->say(away ? tr("%1 continues without us. Its entries arrive later.").arg(club_words::placeOf(**away))
                      : QString());
    std::vector<ButtonSpec> acts;
    if (std::optional<ButtonSpec> next = pairing())
        acts.push_back(std::move(*next));
    if (call)
        acts.push_back(std::move(*call));
    setVisible(m_desk.news().role == ClubRole::Organiser && (away || !acts.empty()));
    m_acts->setButtons(std::move(acts));
}

std::optional<ButtonSpec> DeskBar::pairing()
{
    const league::Season& season = m_desk.league().season();
    if (!season.started || !areRoundsLeft(season))
        return {};
    const std::vector<const league::Fixture*> open = fixture_words::next(season);
    const auto left = static_cast<int>(
        std::count_if(open.begin(), open.end(), [](const league::Fixture* each) { return !each->playoffs; }));
    return ButtonSpec{QStringLiteral("pairNextRound"), LeagueWords::tr("Pair round %1").arg(season.paired.size() + 1),
                      [this] { Q_EMIT pairingAsked(); }}
        .as(ButtonLook::Outline)
        .unless(left > 0, tr("%n matches of this round have no result yet.", "", left));
}

} // namespace whistle

#include "moc_desk_bar.cpp"
