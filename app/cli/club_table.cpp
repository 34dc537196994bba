// SPDX-License-Identifier: GPL-3.0-or-later
#include "club_table.h"

#include "base/first.h"
#include "club/texts.h"
#include "club_verbs.h"
#include "streams.h"

#include <QFileInfo>
#include <QUuid>

namespace whistle::cli {

using namespace std::chrono_literals;

ExitCode ClubTable::open(const CommonOptions& common, const std::string& game, const std::string& fixture)
{
    m_folder = QString::fromStdString(common.dataFolder);
    if (const ExitCode code = openClub(common, m_store, m_club); code != Answered)
        return code;
    Checked<std::vector<Travel>> travels = Travels(*m_store).of(m_club.club);
    if (!travels)
        return failed(travels.problems(), FileTrouble);
    m_travels = std::move(*travels);
    m_new.club = m_club.club;
    m_new.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (fixture.empty())
        return Answered;
    const std::size_t stroke = fixture.find('/');
    const std::string name = fixture.substr(0, stroke);
    m_new.fixture = stroke == std::string::npos ? std::string() : fixture.substr(stroke + 1);
    for (const Travel& travel : m_travels) {
        if (!travel.isSeason)
            continue;
        const Checked<std::vector<std::string>> lines = m_store->load({travel.here});
        Checked<std::unique_ptr<SeasonRecord>> record =
            lines ? openSeason(soundLines(*lines).lines) : Checked<std::unique_ptr<SeasonRecord>>(lines.problems());
        if (!record || ((*record)->state().id != name && travel.id.toStdString() != name))
            continue;
        const Checked<league::MatchToPlay> match = matchFor((*record)->state(), m_new.fixture);
        if (!match)
            return failed(match.problems(), BadInput);
        if (const Problems problems = againstPlaying((*record)->state(), m_new.fixture, game, {}); !problems.empty())
            return failed(problems, BadInput);
        m_new.season = travel.id;
        m_new.terms = match->terms;
        m_season = std::move(*record);
        return Answered;
    }
    return badInput(
        "/fixture",
        {Saying::tr("This data folder has no club season “%1”; `club pull` fetches those on the server."), name});
}

ExitCode ClubTable::begin(const std::string& file, const Match& match, const Json& table, bool isNew)
{
    if (m_season) {
        if (const Problems problems = againstPlaying(m_season->state(), m_new.fixture, match.game(), table);
            !problems.empty())
            return failed(problems, BadInput);
    }
    const std::string path = QFileInfo(QString::fromStdString(file)).absoluteFilePath().toStdString();
    Travel travel = m_new;
    const Travel* known = firstWith(m_travels, &Travel::file, path);
    if (known && !isNew) {
        travel = *known;
        if (!m_new.fixture.empty() && (m_new.season != known->season || m_new.fixture != known->fixture))
            return badInput("/fixture", {club_texts::anotherFixture, file});
    } else {
        // Another match in a file of this name: what was there before is on the server as it came there.
        if (known) {
            if (const Problems problems = Travels(*m_store).forget(known->id); !problems.empty())
                return failed(problems, FileTrouble);
        }
        travel.file = path;
        travel.game = match.game();
        travel.isPlayedHere = true;
        if (const Problems problems = Travels(*m_store).keep(travel); !problems.empty())
            return failed(problems, FileTrouble);
    }
    m_store.reset(); // the courier has its own
    m_courier = std::make_unique<Courier>(m_club, m_folder, travel, match.recordedLines(), [](int round) {
        note({"", round > 0 ? Text{Saying::tr("The time of round %1 is up."), round}
                            : Text{Saying::tr("The time of this round is up.")}});
    });
    return Answered;
}

void ClubTable::finish()
{
    if (!m_courier)
        return;
    const Courier::News news = m_courier->finish(5s);
    m_courier.reset();
    if (news.waiting == 0)
        return;
    note({"", Text{Saying{QT_TRANSLATE_N_NOOP(
                       "cli", "%n line(s) have not reached the club's server; `club push` sends them.")},
                   news.waiting}});
    if (news.trouble)
        note({"", *news.trouble});
}

} // namespace whistle::cli
