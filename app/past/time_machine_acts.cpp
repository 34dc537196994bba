// SPDX-License-Identifier: GPL-3.0-or-later
// What the time machine does about an entry, and what it says of it.
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "journal/entry_place.h"
#include "match/match_library.h"
#include "match/side_table.h"
#include "past/time_machine.h"

#include <QStackedLayout>
#include <algorithm>
#include <utility>

namespace whistle {

namespace {

QStringList idsOf(const std::vector<Objection>& objections)
{
    QStringList ids;
    for (const Objection& objection : objections)
        ids << idOf(objection.rule);
    ids.removeDuplicates();
    return ids;
}

} // namespace

void TimeMachine::begin(PastAct act, int number)
{
    if (m_draft.isEmpty())
        m_trouble.clear();
    m_lines = pastLines(m_draft.shown(), m_session.match(), m_game.past);
    m_number = m_lines.detentOf(number) >= 0 ? number : m_lines.count() > 0 ? m_lines.numberAt(m_lines.count() - 1) : 0;
    closeSide();
    renewLines();
    arrange();
    switch (act) {
    case PastAct::Look:
        break;
    case PastAct::Correct:
        correct(m_number);
        break;
    case PastAct::InsertBefore:
        insertBefore(m_number);
        break;
    case PastAct::Delete:
        remove(m_number);
        break;
    case PastAct::WhatIf:
        whatIf(m_number);
        break;
    }
}

void TimeMachine::correct(int number)
{
    lookAt(number);
    const bool mends = wouldBeIllegal(number);
    doAnew(number, tr("Enter what entry %1 should have been: your first entry replaces it.").arg(place(number)),
           [this, number, mends](const std::vector<EnteredEntry>& entries) {
               const QString was = sentenceOf(number);
               const Problems problems = m_draft.replace(number, entries);
               if (problems.empty() && !mends)
                   m_was = was;
               mends ? edited(m_act, m_edited, problems) : edited(PastAct::Correct, number, problems);
           });
    // What was entered lies there again: most often one thing of it was wrong. What is still a secret does not.
    const std::optional<TracedEntry> was = m_draft.shown().entryAt(number);
    if (m_side != nullptr && was && was->sealedFor.empty())
        m_side->page().beginWith(was->entry);
}

void TimeMachine::insertBefore(int number)
{
    if (m_lines.numberBefore(number) == 0)
        return;
    lookAt(number);
    doAnew(number, tr("Enter what was forgotten before entry %1: your first entry is inserted.").arg(place(number)),
           [this, number](const std::vector<EnteredEntry>& entries) {
               const Problems problems = m_draft.insert(number, entries);
               if (problems.empty())
                   m_was.clear();
               edited(PastAct::InsertBefore, problems.empty() ? m_draft.insertedBefore(number) : number, problems);
           });
}

void TimeMachine::remove(int number)
{
    if (m_lines.numberBefore(number) == 0)
        return;
    const bool mends = wouldBeIllegal(number);
    const QString was = sentenceOf(number);
    const Problems problems = m_draft.withdraw(number);
    if (problems.empty() && !mends)
        m_was = was;
    mends ? edited(m_act, m_edited, problems) : edited(PastAct::Delete, number, problems);
}

void TimeMachine::whatIf(int number)
{
    std::unique_ptr<Match> copy = m_draft.shown().copyAt(number);
    if (copy)
        openSide(std::move(copy), tr("What if: play on from entry %1.").arg(place(number)), {});
}

void TimeMachine::doAnew(int number, const QString& purpose, Taker take)
{
    const int before = m_lines.numberBefore(number);
    if (before == 0) {
        openNewMatch(purpose, std::move(take));
        return;
    }
    std::unique_ptr<Match> copy = m_draft.shown().copyAt(before);
    if (copy)
        openSide(std::move(copy), purpose, std::move(take));
}

void TimeMachine::openNewMatch(const QString& purpose, Taker take)
{
    auto* box = new QWidget;
    auto* band = new SideBand;
    band->setPurpose(purpose);
    NewMatchPage* page = m_game.newMatchPage(m_settings, box);
    columnIn(*box, 0, 0, {band, {page, 1}});
    connect(band, &SideBand::left, this, &TimeMachine::closeSide);
    connect(page, &NewMatchPage::left, this, &TimeMachine::closeSide);
    connect(page, &NewMatchPage::ruleAsked, this, &TimeMachine::ruleAsked);
    connect(page, &NewMatchPage::asked, this, [this, page, take = std::move(take)](const Json& newMatch) {
        const std::unique_ptr<Match> nothing = m_session.match().copyAt(0);
        const Checked<PlayResult> result = nothing->play(newMatch, {});
        if (result && !result->accepted) {
            page->showRefusal({newMatch, *result});
            return;
        }
        const std::optional<EnteredEntry> entry = result ? nothing->entered(result->number) : std::nullopt;
        if (!entry)
            return;
        closeSide();
        take({*entry});
    });
    openAside(box);
}

void TimeMachine::openSide(std::unique_ptr<Match> copy, const QString& purpose, Taker take)
{
    auto* side = new SideTable(m_game, std::move(copy), m_session);
    side->setPurpose(purpose);
    connect(side, &SideTable::left, this, &TimeMachine::closeSide);
    connect(side, &SideTable::ruleAsked, this, &TimeMachine::ruleAsked);
    connect(side, &SideTable::cueAsked, this, &TimeMachine::cueAsked);
    if (take) {
        connect(side, &SideTable::entered, this,
                [this, side, take = std::move(take)](const std::vector<EnteredEntry>& entries) {
                    if (m_side != side)
                        return;
                    closeSide();
                    take(entries);
                });
    }
    openAside(side);
    m_side = side;
}

void TimeMachine::openAside(QWidget* page)
{
    closeSide();
    m_aside = page;
    m_stack->addWidget(page);
    m_stack->setCurrentWidget(page);
    page->setFocus(Qt::OtherFocusReason);
}

void TimeMachine::closeSide()
{
    if (m_aside == nullptr)
        return;
    letGo(std::exchange(m_aside, nullptr));
    m_side = nullptr;
    m_scrubber->setFocus(Qt::OtherFocusReason);
}

void TimeMachine::edited(PastAct act, int number, const Problems& problems)
{
    const QString trouble = whistle::words(problems).join(QLatin1Char(' '));
    if (m_draft.isEmpty()) {
        m_trouble = trouble;
        leaveEdits();
        return;
    }
    m_act = act;
    m_edited = number;
    renewLines();
    lookAt(number);
    m_trouble = trouble;
    showWords();
    if (m_tabs->isVisible())
        m_tabs->setCurrent(m_tabs->count() - 1);
    arrange();
}

void TimeMachine::accept()
{
    if (!m_draft.isSettled())
        return;
    const std::size_t before = m_session.match().recordedLines().size();
    m_session.playAll(m_draft.lines());
    if (m_session.match().recordedLines().size() == before)
        return; // the session has told why; the edits stay as they are
    m_draft.clear();
    Q_EMIT left();
}

bool TimeMachine::wouldBeIllegal(int number) const
{
    const Rewrite* rewrite = m_draft.rewrite();
    return rewrite != nullptr && std::any_of(rewrite->illegal.begin(), rewrite->illegal.end(),
                                             [number](const RefusedEntry& entry) { return entry.number == number; });
}

void TimeMachine::leaveEdits()
{
    m_draft.clear();
    m_act = PastAct::Look;
    m_was.clear();
    renewLines();
}

QString TimeMachine::sentenceOf(int number) const
{
    const int detent = m_lines.detentOf(number);
    return detent < 0 ? QString() : m_lines.log[static_cast<std::size_t>(detent)].sentence;
}

int TimeMachine::place(int number) const
{
    const int detent = m_lines.detentOf(number);
    return detent >= 0 ? m_lines.placeAt(detent)
                       : placeOf(m_session.match().entries(), number); // deleted: where it stood
}

RulingState TimeMachine::rulingOn(int number) const
{
    const std::optional<TracedEntry> entry = m_draft.shown().entryAt(number);
    if (!entry)
        return {};
    RulingState state = m_session.banner(entry->ruling, place(number));
    if (m_game.past.tellsReasons && !m_game.past.tellsReasons(m_draft.shown(), number))
        state.reasons.clear();
    if (!m_draft.isEmpty()) // what it would become is no ruling yet
        state.challenge.clear();
    return state;
}

ChangesState TimeMachine::words() const
{
    ChangesState state;
    state.ruling = rulingOn(m_number);
    if (!m_trouble.isEmpty()) {
        state.ruling = {};
        state.ruling.look = RulingLook::Refusal;
        state.ruling.sentence = m_trouble;
        state.ruling.canOverride = false;
    }
    const Rewrite* rewrite = m_draft.rewrite();
    if (rewrite == nullptr)
        return state;
    switch (m_act) {
    case PastAct::Correct:
        state.edit = tr("Entry %1 is corrected").arg(place(m_edited));
        state.becomes = sentenceOf(m_edited);
        break;
    case PastAct::InsertBefore:
        state.edit = tr("Entry %1 is inserted").arg(place(m_edited));
        state.becomes = sentenceOf(m_edited);
        break;
    default:
        state.edit = tr("Entry %1 is deleted").arg(place(m_edited));
        break;
    }
    state.was = m_was;
    state.edits = static_cast<int>(m_draft.lines().size());
    for (const RefusedEntry& refused : rewrite->illegal) {
        IllegalEntry illegal;
        illegal.number = refused.number;
        illegal.place = place(refused.number);
        illegal.sentence = sentenceOf(refused.number);
        illegal.rules = idsOf(refused.objections);
        for (const Objection& objection : refused.objections) {
            illegal.why << m_session.words(objection.why);
            illegal.canOverride = illegal.canOverride && objection.canBeOverridden;
        }
        state.illegal.push_back(std::move(illegal));
    }
    for (const int number : rewrite->nowLegal)
        state.nowLegal << tr("entry %1, %2", "number, sentence").arg(place(number)).arg(sentenceOf(number));
    state.changes = m_game.past.changes ? m_game.past.changes(m_session.match(), *rewrite->match, rewrite->changes)
                                        : plainChanges(rewrite->changes, m_session.match().names());
    return state;
}

} // namespace whistle
