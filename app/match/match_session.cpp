// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match_session.h"

#include "base/common_words.h"
#include "base/first.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

namespace {

/// How long after a change the home page's line of the match is written: after the page has been painted, so that no
/// tap waits for it.
constexpr int summaryDelay = 400;

/// How often lines are tried again behind what others keep entering.
constexpr int mostAttempts = 50;

std::size_t indexOf(const std::vector<LogEntry>& log, int number)
{
    const auto found =
        std::find_if(log.begin(), log.end(), [number](const LogEntry& entry) { return entry.number == number; });
    return static_cast<std::size_t>(found - log.begin());
}

} // namespace

QString citing(RuleId rule, const QString& sentence)
{
    return CommonWords::tr("%1 (%2)").arg(sentence, idOf(rule));
}

QString objectionWords(const std::vector<Objection>& objections, const NameReader& names)
{
    if (objections.empty())
        return {};
    return citing(objections.front().rule, objections.front().why.render(names));
}

MatchSession::MatchSession(std::unique_ptr<Match> sideCopy, QObject* parent)
    : MatchSession(std::move(sideCopy), Keeper{}, parent)
{
    m_floor = std::max(m_floor, m_match->entries().size());
    findUndoable();
}

MatchSession::MatchSession(std::unique_ptr<Match> match, Keeper keeper, QObject* parent)
    : QObject(parent)
    , m_keeper(std::move(keeper))
    , m_match(std::move(match))
{
    setObjectName(QStringLiteral("matchSession"));
    m_match->setRecorder(m_keeper.record);
    m_summaryTimer.setSingleShot(true);
    m_summaryTimer.setInterval(summaryDelay);
    connect(&m_summaryTimer, &QTimer::timeout, this, &MatchSession::keepSummary);
    findUndoable();
}

MatchSession::~MatchSession()
{
    if (m_summaryTimer.isActive())
        keepSummary();
}

template <class Attempt, class Refused>
auto MatchSession::untilKept(const std::vector<Json>& lines, Attempt attempt, Refused refused)
{
    auto result = attempt();
    std::unique_ptr<Match> typedOn;
    for (int i = 0; !result && i < mostAttempts; ++i) {
        std::unique_ptr<Match> before = takeOver();
        if (!before)
            break;
        if (!typedOn)
            typedOn = std::move(before);
        for (std::size_t line = 0; line < lines.size(); ++line) {
            if (const auto objection =
                    m_keeper.against ? m_keeper.against(*typedOn, *m_match, lines[line]) : std::nullopt)
                return refused(line, *objection);
        }
        result = attempt();
    }
    return result;
}

Played MatchSession::play(Json line, const std::optional<QString>& reason)
{
    if (reason)
        line["override"] = reason->toStdString();
    Checked<PlayResult> result = untilKept(
        {line}, [&] { return m_match->play(line, Instant::now()); },
        [](std::size_t, const Objection& objection) { return Checked<PlayResult>(refusedBy(objection)); });
    if (!result) {
        noteProblems(result.problems());
        return Played::NotSaved;
    }
    if (!result->accepted) {
        line.erase("override");
        Q_EMIT refused({std::move(line), *result});
        return Played::Refused;
    }
    m_problems.clear();
    m_rulings = {*result};
    m_entered = 1;
    m_ruledOn = 0;
    const bool isEdit = line.contains("edit");
    const bool saved = isEdit || playAutomaticSteps();
    noteChange();
    return saved ? Played::Accepted : Played::NotSaved;
}

Played MatchSession::playAll(const std::vector<Json>& lines, std::size_t ruledOn)
{
    Checked<std::vector<PlayResult>> results = untilKept(
        lines, [&] { return m_match->playAll(lines, Instant::now()); },
        [](std::size_t line, const Objection& objection) {
            std::vector<PlayResult> upTo(line);
            upTo.push_back(refusedBy(objection));
            return Checked<std::vector<PlayResult>>(std::move(upTo));
        });
    return took(
        std::move(results), [&](std::size_t line) { return lines[line]; }, lines.size(), ruledOn);
}

ElsewhereAnswer MatchSession::playElsewhere(const std::vector<Json>& lines)
{
    ElsewhereAnswer answer;
    const std::size_t before = m_match->recordedLines().size();
    m_elsewhere = &answer;
    answer.played = playAll(lines, lines.size() - 1);
    m_elsewhere = nullptr;
    // What followed by itself may be what could not be written down.
    if (m_match->recordedLines().size() > before && m_ruledOn < m_rulings.size())
        answer.entry = m_rulings[m_ruledOn].number;
    return answer;
}

ElsewhereAnswer MatchSession::undoElsewhere(int number)
{
    ElsewhereAnswer answer{Played::Refused};
    if (m_undoable != number)
        return answer;
    m_elsewhere = &answer;
    undo();
    m_elsewhere = nullptr;
    // Another program may have gone on in between: then nothing was taken back.
    const LogEntry* entry = firstWith(m_match->entries(), &LogEntry::number, number);
    const bool isGone = entry == nullptr || entry->withdrawn;
    answer.played = !isSaved() ? Played::NotSaved : isGone ? Played::Accepted : Played::Refused;
    return answer;
}

bool MatchSession::catchUp()
{
    return takeOver() != nullptr;
}

std::unique_ptr<Match> MatchSession::takeOver()
{
    std::unique_ptr<Match> kept = m_keeper.goneOn ? m_keeper.goneOn(*m_match) : nullptr;
    if (!kept)
        return kept;
    const auto known = static_cast<int>(m_match->recordedLines().size()) - 1;
    std::swap(m_match, kept);
    m_match->setRecorder(m_keeper.record);
    for (const LogEntry& entry : m_match->entries()) {
        if (entry.number > known)
            m_ofOthers.insert(entry.number);
    }
    m_problems.clear();
    m_rulings.clear();
    m_isOfOthers = true;
    noteChange();
    m_isOfOthers = false;
    return kept;
}

Played MatchSession::playAnyway(const Refusal& refusal, const QString& reason)
{
    if (refusal.before.empty() && refusal.after.empty())
        return play(refusal.line, reason);
    std::vector<Json> lines = refusal.before;
    lines.push_back(refusal.line);
    lines.back()["override"] = reason.toStdString();
    lines.insert(lines.end(), refusal.after.begin(), refusal.after.end());
    return playAll(lines, refusal.before.size());
}

Played MatchSession::took(Checked<std::vector<PlayResult>> results, const std::function<Json(std::size_t)>& line,
                          std::size_t count, std::size_t ruledOn)
{
    if (!results) {
        noteProblems(results.problems());
        return Played::NotSaved;
    }
    if (!results->empty() && !results->back().accepted) {
        Refusal refusal{line(results->size() - 1), results->back()};
        refusal.line.erase("override");
        for (std::size_t i = 0; i < count; ++i) {
            if (i != results->size() - 1)
                (i < results->size() ? refusal.before : refusal.after).push_back(line(i));
        }
        if (m_elsewhere)
            m_elsewhere->refusal = std::move(refusal);
        else
            Q_EMIT refused(refusal);
        return Played::Refused;
    }
    m_problems.clear();
    m_rulings = std::move(*results);
    m_entered = m_rulings.size();
    m_ruledOn = ruledOn;
    for (std::size_t i = 1; i < m_rulings.size(); ++i)
        m_joined.insert_or_assign(m_rulings[i].number, m_rulings[i - 1].number);
    const bool saved = playAutomaticSteps();
    noteChange();
    return saved ? Played::Accepted : Played::NotSaved;
}

bool MatchSession::playAutomaticSteps()
{
    while (true) {
        const auto result = m_playStep ? m_playStep() : std::nullopt;
        if (!result)
            return true;
        if (!*result) {
            noteProblems(result->problems());
            return false;
        }
        if (!(*result)->accepted) // the players decide what to do about it
            return true;
        m_rulings.push_back(**result);
    }
}

bool MatchSession::isAutomatic(const std::vector<LogEntry>& log, std::size_t index) const
{
    return index > 0 && m_isStep && m_isStep(log[index - 1].number, log[index].number);
}

void MatchSession::findUndoable()
{
    m_undoable.reset();
    const std::vector<LogEntry>& log = m_match->entries();
    for (std::size_t i = log.size(); i > m_floor; --i) {
        if (!isOwn(log[i - 1]) || isAutomatic(log, i - 1))
            continue;
        m_undoable = log[i - 1].number;
        return;
    }
}

int MatchSession::firstOfTogether(int number) const
{
    const std::vector<LogEntry>& log = m_match->entries();
    std::size_t at = indexOf(log, number);
    while (at > m_floor) {
        const auto joined = m_joined.find(log[at].number);
        if (joined == m_joined.end() || joined->second != log[at - 1].number || !isOwn(log[at - 1]))
            break;
        --at;
    }
    return log[at].number;
}

bool MatchSession::isOwn(const LogEntry& entry) const
{
    return !entry.withdrawn && m_ofOthers.count(entry.number) == 0;
}

void MatchSession::undo()
{
    if (!m_undoable)
        return;
    const int own = firstOfTogether(*m_undoable);
    const auto takeBack = [&] {
        std::vector<Json> edits;
        const std::vector<LogEntry>& log = m_match->entries();
        for (auto entry = log.rbegin(); entry != log.rend() && entry->number != own; ++entry) {
            if (isOwn(*entry))
                edits.push_back({{"edit", "withdraw"}, {"number", entry->number}});
        }
        edits.push_back({{"edit", "withdraw"}, {"number", own}});
        return m_match->playAll(edits, Instant::now());
    };
    Checked<std::vector<PlayResult>> results = takeBack();
    // What others have entered is shown, and not taken back.
    while (!results && catchUp()) {
        if (!m_undoable || firstOfTogether(*m_undoable) != own)
            return;
        results = takeBack();
    }
    m_rulings.clear();
    if (!results) {
        noteProblems(results.problems());
    } else {
        m_problems.clear();
        // Taking back a reveal does not go by unnoticed.
        for (PlayResult& each : *results) {
            if (!each.seen.empty() && !isSideCopy())
                m_rulings = {std::move(each)};
        }
    }
    noteChange();
}

void MatchSession::redo()
{
    Problems problems;
    bool first = true;
    while (const std::optional<int> number = m_match->redoable()) {
        const std::vector<LogEntry>& log = m_match->entries();
        if (!first && !m_joined.contains(*number) && !isAutomatic(log, indexOf(log, *number)))
            break;
        first = false;
        const Checked<PlayResult> result = m_match->redo(Instant::now());
        if (!result && catchUp())
            return;
        problems = result.problems();
        if (!result)
            break;
    }
    m_rulings.clear();
    if (problems.empty())
        m_problems.clear();
    else
        noteProblems(std::move(problems));
    noteChange();
}

QString MatchSession::undoes() const
{
    if (!m_undoable)
        return {};
    const std::vector<LogEntry>& log = m_match->entries();
    return words(log[indexOf(log, *m_undoable)].headline);
}

QString MatchSession::redoes() const
{
    const std::optional<int> number = m_match->redoable();
    if (!number)
        return {};
    const std::vector<LogEntry>& log = m_match->entries();
    return words(log[indexOf(log, *number)].headline);
}

void MatchSession::setNotes(QMap<int, QString> notes)
{
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    Q_EMIT notesChanged();
}

QStringList MatchSession::words(const std::vector<Text>& texts) const
{
    QStringList sentences;
    for (const Text& text : texts)
        sentences << words(text);
    return sentences;
}

RulingState MatchSession::banner(const Refusal& refusal) const
{
    RulingState state;
    state.look = RulingLook::Refusal;
    QStringList reasons = words(refusal.result.why);
    if (!reasons.isEmpty())
        state.sentence = reasons.takeFirst();
    state.reasons = reasons;
    state.rules = idsOf(refusal.result.rules);
    state.canOverride = refusal.result.canBeOverridden;
    return state;
}

RulingState MatchSession::banner(const PlayResult& ruling, int place, const QString& sentence) const
{
    RulingState state;
    if (place > 0)
        state.caption = CommonWords::tr("Ruling %1").arg(place);
    state.reasons = words(ruling.why);
    const std::vector<LogEntry>& log = m_match->entries();
    if (const std::size_t index = indexOf(log, ruling.number); index < log.size())
        state.sentence = words(log[index].headline);
    else if (!state.reasons.isEmpty())
        state.sentence = state.reasons.takeFirst();
    // What the headline has said is not said again below it; headlines have no full stop.
    const QString headline = state.sentence;
    if (!sentence.isEmpty()) // with what came of it
        state.sentence = sentence;
    state.reasons.removeIf([&](const QString& reason) {
        const QString bare = reason.endsWith(u'.') ? reason.chopped(1) : reason;
        return bare == headline || bare == state.sentence || reason == headline || reason == state.sentence;
    });
    if (const std::size_t index = indexOf(log, ruling.number); index < log.size() && log[index].overrideReason)
        state.reasons.prepend(
            tr("Recorded anyway: %1", "the players' reason").arg(QString::fromStdString(*log[index].overrideReason)));
    state.rules = idsOf(ruling.rules);
    state.canOverride = false;
    if (!isSideCopy() && ruling.number > 0)
        state.challenge = CommonWords::tr("Challenge");
    return state;
}

void MatchSession::setClubTable(const ClubTable& table)
{
    if (std::exchange(m_clubTable, table) != table)
        Q_EMIT clubTableChanged();
}

void MatchSession::keepSummary()
{
    m_summaryTimer.stop();
    if (m_keeper.keepSummary)
        m_keeper.keepSummary(*m_match);
}

void MatchSession::noteChange()
{
    findUndoable();
    m_summaryTimer.start();
    Q_EMIT changed();
}

void MatchSession::noteProblems(Problems problems)
{
    m_problems = std::move(problems);
    if (m_elsewhere)
        m_elsewhere->problems = m_problems;
    Q_EMIT notSaved(m_problems);
}

} // namespace whistle

#include "moc_match_session.cpp"
