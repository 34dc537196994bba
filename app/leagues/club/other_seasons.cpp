// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/other_seasons.h"

#include "club/club_words.h"
#include "controls/press/button_row.h"

#include <algorithm>

namespace whistle {

namespace {

/// What was entered since then is of this evening.
constexpr std::int64_t anEvening = std::int64_t{8} * 3600; // seconds

bool isOn(const QString& season, const ClubNews& news)
{
    const std::int64_t since = Instant::now().secondsSinceEpoch - anEvening;
    const auto isOf = [&](const auto& each) { return each.season == season; };
    return std::any_of(news.evening.calls.begin(), news.evening.calls.end(), isOf) ||
           std::any_of(news.records.begin(), news.records.end(), [&](const ClubRecord& record) {
               return !record.isSeason && record.season == season && record.lastAt.secondsSinceEpoch > since;
           });
}

} // namespace

OtherSeasonsPanel::OtherSeasonsPanel(const ClubDesk& desk)
    : TitledPanel([] { return tr("Also this evening"); }, {})
    , m_desk(desk)
    , m_ways(new ButtonRow)
{
    setObjectName(QStringLiteral("otherSeasons"));
    m_ways->setColumns(1);
    column()->addWidget(m_ways);
}

/// One that is open already goes on with what has come since.
void OtherSeasonsPanel::takeSeasons()
{
    std::vector<std::unique_ptr<OtherSeason>> before = std::move(m_seasons);
    m_seasons.clear();
    for (const ClubTravel& travel : m_desk.news().travels) {
        const MatchId here{travel.travel.here};
        if (!travel.travel.isSeason || here.uuid.isEmpty() || here == m_desk.league().session().id() ||
            !isOn(travel.travel.id, m_desk.news()))
            continue;
        const auto known = std::find_if(before.begin(), before.end(),
                                        [&](const auto& each) { return each && each->session->id() == here; });
        if (known != before.end()) {
            (void)(*known)->session->catchUp();
            m_seasons.push_back(std::move(*known));
        } else if (Checked<SeasonLibrary::Opened> opened = m_desk.league().shelf().open(here)) {
            m_seasons.push_back(
                std::make_unique<OtherSeason>(std::move(opened->session), m_desk.league().shelf(), m_desk.club()));
        }
    }
}

QString OtherSeasonsPanel::standingOf(const ClubDesk& desk)
{
    const std::vector<const ClubRecord*> tables = desk.tables();
    const auto playing = static_cast<int>(
        std::count_if(tables.begin(), tables.end(), [](const ClubRecord* record) { return !record->finished; }));
    const auto open = static_cast<int>(desk.toEnter().size() + desk.toCorrect().size());
    const std::vector<ClubDesk::Open> waiting = desk.open();
    const auto called = static_cast<int>(
        std::count_if(waiting.begin(), waiting.end(), [](const ClubDesk::Open& each) { return each.call != nullptr; }));
    QStringList words;
    if (playing > 0)
        words << tr("%n matches in progress", "", playing);
    if (open > 0)
        words << tr("%n results to confirm", "", open);
    if (called > 0)
        words << tr("%n matches called", "", called);
    if (const ClubClock* clock = desk.news().clockOf(desk.season()))
        words << club_words::roundPhrase(*clock);
    return enumerated(words);
}

void OtherSeasonsPanel::renew()
{
    takeSeasons();
    setVisible(!m_seasons.empty());
    std::vector<ButtonSpec> ways;
    for (const auto& each : m_seasons) {
        const QString uuid = each->session->id().uuid;
        ways.push_back(ButtonSpec{
            QStringLiteral("toDesk_") + uuid, isolated(QString::fromStdString(each->league.season().name)),
            [this, uuid] {
                Q_EMIT seasonAsked(uuid);
            }}.saying(standingOf(each->desk)));
    }
    m_ways->setAccessibleName(tr("Also this evening"));
    m_ways->setButtons(std::move(ways));
}

} // namespace whistle

#include "moc_other_seasons.cpp"
