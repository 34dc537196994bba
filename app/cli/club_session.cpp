// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/exchange.h"
#include "club/texts.h"
#include "club_verbs.h"
#include "streams.h"

#include <algorithm>

namespace whistle::cli {

ExitCode openClub(const CommonOptions& common, std::unique_ptr<Store>& store, JoinedClub& club)
{
    Checked<std::unique_ptr<Store>> opened = Store::open(QString::fromStdString(common.dataFolder));
    if (!opened)
        return failed(opened.problems(), FileTrouble);
    store = std::move(*opened);
    const std::optional<JoinedClub> joined = joinedClub(*store);
    if (!joined)
        return badInput("", {club_texts::notJoined});
    club = *joined;
    return Answered;
}

ExitCode ClubSession::open(const CommonOptions& common)
{
    return openClub(common, m_store, m_club);
}

ExitCode ClubSession::connect(const CommonOptions& common)
{
    if (const ExitCode code = open(common); code != Answered)
        return code;
    Checked<std::unique_ptr<ClubServer>> server = ClubServer::connect(m_club.address);
    if (!server)
        return failed(server.problems(), FileTrouble);
    m_server = std::move(*server);
    return Answered;
}

Checked<MatchId> ClubSession::seasonHere(const std::string& name)
{
    const Checked<std::vector<MatchSummary>> seasons = m_store->seasons();
    if (!seasons)
        return seasons.problems();
    const QString server = QString::fromStdString(name);
    const Checked<std::vector<Travel>> travels = Travels(*m_store).of(m_club.club);
    for (const MatchSummary& each : *seasons) {
        const bool isCalledSo = valueIn(each.summary, "id", std::string()) == name ||
                                each.id.uuid.toStdString() == name ||
                                (travels && std::any_of(travels->begin(), travels->end(), [&](const Travel& travel) {
                                     return travel.id == server && travel.here == each.id.uuid;
                                 }));
        if (isCalledSo && each.shelf != Shelf::Bin)
            return each.id;
    }
    return Problem{"", Text{Saying::tr("There is no season “%1”; `league list` shows them all."), name}};
}

Checked<QString> ClubSession::seasonThere(const std::string& name)
{
    const Checked<MatchId> here = seasonHere(name);
    const Checked<std::vector<Travel>> travels = Travels(*m_store).of(m_club.club);
    if (!here || !travels)
        return here ? travels.problems() : here.problems();
    for (const Travel& travel : *travels) {
        if (travel.here == here->uuid)
            return travel.id;
    }
    return Problem{"", Text{Saying::tr("The season “%1” is only on this computer."), name}};
}

int tellAnswer(const Checked<ClubAnswer>& answer)
{
    if (!answer)
        return failed(answer.problems(), FileTrouble);
    if (const auto* refusal = std::get_if<ClubRefusal>(&*answer)) {
        print({{"taken", false}, {"why", refusal->told().toStdString()}});
        return finished(AnswerIsNo);
    }
    const ClubState& state = std::get<ClubState>(*answer);
    print({{"taken", true}, {"lines", state.count}, {"history", state.history}});
    return finished(Answered);
}

} // namespace whistle::cli
