// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from other devices of the table: somebody's entry while something is begun here, and whom play waits for.
#include "base/common_words.h"
#include "controls/press/action_bar.h"
#include "table/look_back.h"
#include "table/match_frame.h"
#include "table/told_ruling.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace whistle {

namespace {

bool isMissing(const SealingSeat& seat)
{
    return !seat.hasSealed;
}

bool isMissingOnPhone(const SealingSeat& seat)
{
    return isMissing(seat) && seat.isOnPhone;
}

} // namespace

void MatchFrame::showOfDevice()
{
    const std::vector<Tap> begun = m_moveInput->taps();
    const std::optional<PlayResult> refused = refusedNow();
    if (m_refusal && !refused) {
        closeRefusal();
        tellGone();
    }
    if (m_goesByMoves)
        takeMoves();
    m_past->readOn(m_book);
    tellRulings();
    showMatch();
    showStrip();
    takeUpTaps(begun);
    if (!refused || !m_refusal)
        return;
    m_refusal->result = *refused;
    if (session().banner(*m_refusal).sentence != m_refusalBanner->state().sentence)
        showRefusal(); // else a reason that is being typed stays
}

void MatchFrame::takeUpTaps(const std::vector<Tap>& begun)
{
    if (begun.empty())
        return;
    m_isTakingUp = true;
    m_moveInput->repeat(begun);
    m_isTakingUp = false;
    if (m_moveInput->taps().empty())
        tellGone();
}

std::optional<PlayResult> MatchFrame::refusedNow() const
{
    if (!m_refusal)
        return {};
    const Match& match = session().match();
    const Checked<std::unique_ptr<Match>> ahead = match.copyWith(m_refusal->before);
    const Checked<Preview> then = ahead ? (*ahead)->whatIf(m_refusal->line) : ahead.problems();
    if (!then || then->result.objections.empty())
        return {};
    PlayResult refused = then->result;
    refused.accepted = false;
    refused.canBeOverridden = refused.canBeOverridden && m_refusal->result.canBeOverridden;
    return refused;
}

void MatchFrame::setPhones(int count, const std::vector<SealingSeat>& sealing)
{
    m_phones = count;
    const bool isOther = std::exchange(m_seals, sealing) != sealing;
    // Who looks behind the curtain goes on.
    m_sealsHere = (m_sealsHere || looksBehindCurtain()) && std::ranges::any_of(m_seals, isMissing);
    tellOfPhones();
    if (!m_hasBegun)
        return;
    showStrip();
    if (isOther)
        showPhones();
}

bool MatchFrame::sealsOnPhone(int seat) const
{
    return std::ranges::any_of(m_seals,
                               [seat](const SealingSeat& one) { return one.seat == seat && isMissingOnPhone(one); });
}

bool MatchFrame::waitsForPhones() const
{
    const auto isElsewhere = [](const SealingSeat& seat) { return seat.hasSealed || seat.isOnPhone; };
    return !m_sealsHere && std::ranges::any_of(m_seals, isMissing) && std::ranges::all_of(m_seals, isElsewhere);
}

bool MatchFrame::leaveToPhones()
{
    if (!std::exchange(m_sealsHere, false))
        return false;
    tellOfPhones();
    showPhones();
    return true;
}

BarState MatchFrame::barOfPhones(const QString& name, const QString& then)
{
    BarState bar;
    bar.title = tr("Each seat seals on its own phone");
    bar.note = tr("nothing to hand over, no curtain");
    const auto seal = [this] {
        m_sealsHere = true;
        tellOfPhones();
        showPhones();
    };
    bar.buttons.push_back(
        ButtonSpec{QStringLiteral("sealHere"), tr("Seal at this laptop"), seal}.as(ButtonLook::Outline));
    const auto missing = std::ranges::count_if(m_seals, isMissing);
    const QString why = tr("%n seats have not sealed", nullptr, static_cast<int>(missing));
    bar.main = ButtonSpec{name, then, {}}.saying(why).unless(true, why);
    return bar;
}

/// Whom the table waits for, without a hurry (who has no phone goes behind the curtain as ever); and what was begun
/// here and no longer fits.
void MatchFrame::tellOfPhones()
{
    const QString sealed = QCoreApplication::translate("whistle::Phone", "sealed");
    const QString there = CommonWords::tr("on the phone", "who chooses there");
    QStringList waited;
    std::vector<SeatRow> rows;
    for (const SealingSeat& seat : m_seals) {
        if (isMissingOnPhone(seat))
            waited << seat.name;
        rows.push_back(
            {seat.seat, seat.name, {seat.hasSealed ? sealed : there}, seat.hasSealed ? Icon::Lock : Icon::Phone});
    }
    const bool waits = waitsForPhones();
    const QString waitsFor = waitingToSeal(waited);
    m_sealing->setVisible(waits);
    m_waitsFor->setText(waitsFor);
    m_sealRules->setRules(waits ? QStringList{ruleOfSealing(session().match(), session().match().moves())}
                                : QStringList());
    m_sealers->setMinimumHeight(px(Length::ListRow) * static_cast<int>(rows.size()));
    m_sealers->setRows({}, {QString()}, std::move(rows), SeatTable::Last::Plain);
    QStringList words;
    if (!waits && !waitsFor.isEmpty()) // somebody else seals here: it stands above the bar alone
        words << waitsFor;
    if (m_isGone)
        words << tr("A phone has entered something. What was begun or refused here no longer stands.");
    m_phonesWords->setVisible(!words.isEmpty());
    m_phonesWords->setText(words.join(u'\n'));
}

} // namespace whistle
