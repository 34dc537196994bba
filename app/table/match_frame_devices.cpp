// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from other devices of the table: somebody's entry while something is begun here, and whom play waits for.
#include "base/common_words.h"
#include "table/look_back.h"
#include "table/match_frame.h"

#include <QCoreApplication>
#include <QLocale>
#include <utility>

namespace whistle {

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

void MatchFrame::setPhones(int count, const QStringList& sealing)
{
    m_phones = count;
    const bool isOther = std::exchange(m_sealing, sealing) != sealing;
    tellOfPhones();
    if (!m_hasBegun)
        return;
    showStrip();
    if (isOther)
        showPhones();
}

/// Whom the table waits for, without a hurry (who has no phone goes behind the curtain as ever); and what was begun
/// here and no longer fits.
void MatchFrame::tellOfPhones()
{
    QStringList words;
    if (!m_sealing.isEmpty())
        words << QCoreApplication::translate("whistle::Phone", "Waiting for %2 to seal", nullptr,
                                             static_cast<int>(m_sealing.size()))
                     .arg(QLocale().createSeparatedList(m_sealing));
    if (m_isGone)
        words << tr("A phone has entered something. What was begun or refused here no longer stands.");
    m_phonesWords->setVisible(!words.isEmpty());
    m_phonesWords->setText(words.join(u'\n'));
}

} // namespace whistle
