// SPDX-License-Identifier: GPL-3.0-or-later
// What people have said of a match (confirmed it, chosen its history, played it on a laptop): kept here, and said again
// to a server that has lost it.
#include "club/exchange.h"

#include "base/first.h"
#include "club/record_lines.h"
#include "club/texts.h"

#include <algorithm>

namespace whistle {

using namespace record_lines;

Problems Exchange::noteWhatWasSaid()
{
    Travels travels(m_store);
    const bool isOrganiser = m_server.role() == ClubRole::Organiser;
    const Checked<std::vector<HeldChoice>> choices = travels.choices();
    if (!choices)
        return choices.problems();
    for (const ClubRecord& record : m_there) {
        std::map<int, std::string> said;
        for (const ClubAgreement& agreement : record.agreed) {
            const bool isFromHere = agreement.reason.empty() ? isMine(record) : agreement.by == m_server.person();
            if (isFromHere)
                said.emplace(agreement.side, agreement.reason);
        }
        if (!said.empty()) {
            if (Problems problems = travels.note(record.id, record.state.chain, said); !problems.empty())
                return problems;
        }
        if (!isOrganiser || !record.isChosen || record.histories < 2)
            continue;
        const HeldChoice* known = firstWith(*choices, &HeldChoice::match, record.id);
        if (known && known->history == record.state.history && known->histories == record.histories)
            continue;
        const Checked<std::vector<ClubHistory>> histories = m_server.histories(record.id);
        if (!histories)
            return histories.problems();
        const ClubHistory* chosen = firstWith(*histories, &ClubHistory::number, record.state.history);
        if (!chosen || chosen->chosenBy.isEmpty())
            continue; // somebody has chosen anew meanwhile
        if (Problems problems = travels.keep(HeldChoice{record.id, record.state.history, record.histories,
                                                        record.state.count, record.state.chain, chosen->reason});
            !problems.empty())
            return problems;
    }
    return {};
}

Problems Exchange::haveBack()
{
    bool isNew = false;
    for (const ClubRecord& record : m_there) {
        const Travel* travel = record.isBrought && !isMine(record) ? travelOf(record.id) : nullptr;
        if (!travel || !travel->isPlayedHere)
            continue;
        const Checked<ClubAnswer> answer = m_server.takeOver(record.id, m_device);
        if (!answer)
            return answer.problems();
        isNew = true;
    }
    return isNew ? start() : Problems{};
}

/// Only where no other history has come since: of that nobody has said anything.
Problems Exchange::chooseAgain()
{
    const Checked<std::vector<HeldChoice>> choices = Travels(m_store).choices();
    if (!choices || m_server.role() != ClubRole::Organiser)
        return choices.problems();
    for (const HeldChoice& choice : *choices) {
        const ClubRecord* record = there(choice.match);
        const bool isLost = record && !record->isChosen && record->histories > 1;
        for (int history = 1; isLost && history <= record->histories && record->histories <= choice.histories;
             ++history) {
            const Checked<std::vector<std::string>> lines = m_server.lines(choice.match, history, choice.line - 1);
            if (!lines)
                return lines.problems();
            if (lines->empty() || lines->front().find("\"" + choice.chain + "\"") == std::string::npos)
                continue;
            if (const Checked<ClubAnswer> answer = m_server.choose(choice.match, history, choice.reason); !answer)
                return answer.problems();
            break;
        }
    }
    return {};
}

/// A match that was taken off and has come back is another record there; what was said of it stands for that.
Problems Exchange::followRecord(HeldAgreement& held, const std::vector<HeldAgreement>& all) const
{
    if (travelOf(held.match))
        return {};
    const ClubRecord* now = firstOf(m_there, [&](const ClubRecord& record) {
        return record.state.chain == held.chain && travelOf(record.id) &&
               !firstWith(all, &HeldAgreement::match, record.id);
    });
    if (!now)
        return {};
    Problems problems = Travels(m_store).takeAlong(held, now->id);
    held.match = now->id;
    return problems;
}

Checked<std::vector<Text>> Exchange::bringAgreements()
{
    using Why = ClubRefusal::Why;
    const Checked<std::vector<HeldAgreement>> all = Travels(m_store).agreements();
    if (!all)
        return all.problems();
    // What has come there just now is confirmed just now.
    const bool isNew = std::any_of(all->begin(), all->end(),
                                   [&](const HeldAgreement& held) { return !held.said.empty() && !there(held.match); });
    if (Problems problems = isNew ? readThere() : Problems{}; !problems.empty())
        return problems;
    std::vector<Text> lost;
    for (HeldAgreement held : *all) {
        if (Problems problems = followRecord(held, *all); !problems.empty())
            return problems;
        const Travel* travel = travelOf(held.match);
        if (!travel)
            continue; // of another club, or it is not in the folder now
        const ClubRecord* record = there(held.match);
        for (const auto& [side, reason] : held.said) {
            if (!record || !record->finished || record->state.chain != held.chain || hasAgreed(*record, side))
                continue;
            const Checked<ClubAnswer> again = reason.empty() ? m_server.agree(held.match, m_device, side, held.chain)
                                                             : m_server.agreeFor(held.match, side, held.chain, reason);
            if (!again)
                return again.problems();
        }
        if (held.sides.empty() && held.back.empty())
            continue;
        const Checked<Lines> lines = linesOf(*travel);
        HeldAgreement left{held.match, held.chain, {}, {}};
        // With another last line it is nobody's word any more.
        const bool stands = lines && lines->back().chain == held.chain;
        const auto bring = [&](std::vector<int> HeldAgreement::*sides, auto say) -> Problems {
            for (const int side : stands ? held.*sides : std::vector<int>()) {
                const Checked<ClubAnswer> answer = (m_server.*say)(held.match, m_device, side, held.chain);
                if (!answer)
                    return answer.problems();
                const auto* refusal = std::get_if<ClubRefusal>(&*answer);
                const bool isEarly =
                    refusal && (refusal->why == Why::Parted || refusal->why == Why::Open) && !travel->isParted;
                if (isEarly) // its last lines, or that it is over, have not arrived
                    (left.*sides).push_back(side);
                else if (refusal)
                    lost.push_back(refusal->told());
                else if (sides == &HeldAgreement::sides)
                    left.said.emplace(side, std::string());
            }
            return {};
        };
        Problems problems = bring(&HeldAgreement::back, &ClubServer::takeBack);
        if (problems.empty())
            problems = bring(&HeldAgreement::sides, &ClubServer::agree);
        if (!problems.empty())
            return problems;
        problems = Travels(m_store).settle(held, left);
        if (!problems.empty())
            return problems;
    }
    return lost;
}

} // namespace whistle
