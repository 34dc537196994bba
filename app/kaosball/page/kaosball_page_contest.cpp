// SPDX-License-Identifier: GPL-3.0-or-later
// A contest on the page: opened, told when it has recorded itself, opened again when it was taken back, announced anew.
#include "kaosball/page/kaosball_page.h"
#include "kaosball/telling/game_words.h"

#include "kaosball/field/table_stage.h"
#include "kaosball/offers/hands.h"
#include "match/settings.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

/// So many rules stand beside a moment; the others are in the log.
constexpr qsizetype rulesOfMoment = 4;

QString keptName(const MatchSession& session)
{
    return QStringLiteral("half-fought/") + session.id().uuid;
}

} // namespace

// The contest has recorded itself: its sum stands large for a moment, with what may still be said.
void KaosballPage::showMomentOf(const Fresh& fresh)
{
    if (session().lastRulings().empty())
        return;
    const PlayResult& ruling = session().lastRulings().front();
    const RulingState told = session().banner(ruling);
    RulingMomentState shown;
    shown.seat = fresh.winner < 0 ? 0 : m_table.seat(fresh.winner);
    shown.headline = fresh.verdict;
    shown.caption = tr("%1, entry %2", "contest, number").arg(fresh.caption).arg(book().placeOf(ruling.number));
    shown.result = told.sentence;
    if (const std::optional<Begun> begun = turnBegun()) { // what was taken for so, it can be taken back here
        for (const Text& assumed : book().assumedBy(begun->number))
            shown.caption += QStringLiteral(". ") + session().words(assumed);
    }
    shown.rules = told.rules.mid(0, rulesOfMoment);
    auto* sum = new ArithmeticPanel(moment());
    sum->setState(fresh.sum); // its verdict is the headline
    shown.sum = sum;
    for (int team = 0; team < state().teamCount(); ++team) { // KB-33.6
        if (!state().plays(team) || !mayHoldCheat(state(), team, Cheat::KaosWarp, 0, facts()))
            continue;
        const auto warp = [this, team] {
            session().undo();
            m_contest->warp(team);
        };
        shown.ways.push_back(
            ButtonSpec{QStringLiteral("momentWarp_") + fromStd(state()[team].name), cheatName(Cheat::KaosWarp), warp}
                .of(m_table.seat(team))
                .as(ButtonLook::Outline));
        shown.ways.back().spoken = GameWords::tr("%1 by %2").arg(cheatName(Cheat::KaosWarp), m_table.team(team));
    }
    showMoment(std::move(shown));
}

void KaosballPage::openContest(ContestDraft draft, ContestStage::Recording recording)
{
    draft.types = announceable(draft);
    draft.seconds.clear();
    for (const GameMove& move : moves()) { // KB-30.1: the second one is asked for beside the cards
        const auto* both = std::get_if<ContestCommand>(&move.commands.back());
        if (both == nullptr || !move.spread || draft.isReaction)
            continue;
        for (const Tap& place : move.spread->places) {
            if (const FigureRef second = state().figureNamed(place.id); second != draft.targets.front())
                draft.seconds.push_back(second);
        }
    }
    m_contest->setTable(m_table);
    m_contest->setBottom(m_field->bottom());
    m_contest->open(draft, recording);
    showStage();
}

void KaosballPage::beginWith(const Json& entry)
{
    const Checked<Command> command = readCommand(entry, facts());
    std::optional<ContestDraft> draft = command ? draftOf(*command, state(), facts()) : std::nullopt;
    if (!draft)
        return MatchFrame::beginWith(entry);
    m_field->tellOf(*draft);
    openContest(*draft, ContestStage::Recording::ByHand);
}

// With the number of lines that it stands on: at another table it means nothing. And with whoever was dragged to it.
void KaosballPage::keepContest()
{
    if (m_settings == nullptr)
        return;
    Json kept = Json::array();
    if (m_contest->isOpen() && m_soFar)
        kept = {session().match().recordedLines().size(), writeCommand(*m_soFar),
                m_field->dragged().isValid() ? state().idOf(m_field->dragged()) : std::string()};
    m_settings->setValue(keptName(session()), QString::fromStdString(kept.dump()));
}

void KaosballPage::useSettings(Settings& settings)
{
    MatchFrame::useSettings(settings);
    if (session().isSideCopy())
        return;
    m_settings = &settings;
    const Checked<Json> kept = parseJson(settings.value(keptName(session())).value_or(QString()).toStdString());
    if (!kept || !kept->is_array() || kept->size() < 2 || (*kept)[0] != session().match().recordedLines().size())
        return;
    if (kept->size() > 2 && (*kept)[2].is_string())
        m_field->setDragged(state().figureNamed((*kept)[2].get<std::string>()));
    beginWith((*kept)[1]);
}

std::size_t KaosballPage::standingEntries() const
{
    const auto& entries = session().as<Game>().journal().entries();
    return static_cast<std::size_t>(std::ranges::count(entries, false, [](const auto& one) { return one.withdrawn; }));
}

// A contest that was taken back lies open again, as it was: a card was wrong, or somebody had more to say.
void KaosballPage::reopenContest()
{
    if (!m_fought)
        return;
    const std::size_t standing = standingEntries();
    if (standing > m_fought->entriesBefore) // it has been recorded, or something after it
        return;
    const std::optional<Fought> fought = std::exchange(m_fought, {});
    const bool goesOn = state().activation && !state().activation->isUsedUp();
    if (standing == fought->entriesBefore && goesOn)
        openContest(fought->draft, ContestStage::Recording::ByHand);
}

// The announcement of the running activation, if nothing but moves came after it.
std::optional<KaosballPage::Announced> KaosballPage::announced() const
{
    const auto& entries = session().as<Game>().journal().entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (entry->withdrawn)
            continue;
        const auto* announces = std::get_if<Activate>(&entry->command);
        if (entry->overrideReason || (announces == nullptr && !std::holds_alternative<Move>(entry->command)))
            return {};
        if (announces != nullptr)
            return Announced{static_cast<std::size_t>(entries.rend() - entry - 1), entry->number, *announces};
    }
    return {};
}

// What the referee lets the figure announce in its place, with every step since as it was.
std::vector<ContestType> KaosballPage::announceable(const ContestDraft& draft) const
{
    const std::optional<Announced> now = draft.isReaction ? std::nullopt : announced();
    if (!now)
        return {};
    std::vector<ContestType> types{ContestType::Tackle, ContestType::Attack};
    if (!state().isMirror())
        types.push_back(ContestType::Steal);
    const auto& journal = session().as<Game>().journal();
    std::erase_if(types, [&](ContestType type) {
        bool stands = true;
        std::optional<State> state;
        journal.walk(now->index, Reasons::Listening::No, [&](const auto& entry, const State& before, const auto&) {
            if (entry.withdrawn)
                return true;
            const bool announces = entry.number == now->number;
            const Outcome<State> outcome = journal.game().referee(
                announces ? before : *state, announces ? Command(announcing(*now, type)) : entry.command,
                Reasons::Listening::No);
            stands = outcome.objections.empty();
            state = outcome.next;
            return stands;
        });
        return !stands;
    });
    return types;
}

Activate KaosballPage::announcing(const Announced& announced, ContestType type)
{
    Activate instead = announced.entry;
    instead.action = type == ContestType::Tackle   ? Action::Tackle
                     : type == ContestType::Attack ? Action::Attack
                                                   : Action::Sprint;
    return instead;
}

// A drag has announced the wrong action: one edit of the record. What was announced aloud stays (KB-12.5): the referee
// refuses the other contest, and players may record it all the same.
void KaosballPage::announceInstead(const ContestDraft& asked, ContestType type)
{
    ContestDraft draft = asked;
    if (draft.isAnnouncedAloud) {
        draft.type = type;
        draft.rolls.clear();
        openContest(draft, ContestStage::Recording::ByHand);
        return;
    }
    const std::optional<Announced> now = announced();
    if (!now ||
        session().playAll(
            {{{"edit", "replace"}, {"number", now->number}, {"entry", writeCommand(announcing(*now, type))}}}) !=
            Played::Accepted)
        return; // the page says why
    draft.type = type;
    openContest(draft, ContestStage::Recording::WithTheLastCard);
}

// A Scatter! move is one entry (KB-32.6): it becomes longer where nobody has reacted.
void KaosballPage::scatterFurther(const ScatterMove& move)
{
    const auto& entries = session().as<Game>().journal().entries();
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const auto& one) { return !one.withdrawn; });
    (void)session().playAll({{{"edit", "replace"}, {"number", last->number}, {"entry", writeCommand(move)}}});
}

} // namespace whistle::kaosball
