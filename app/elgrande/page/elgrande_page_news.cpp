// SPDX-License-Identifier: GPL-3.0-or-later
// What has just happened: a scoring region by region, what is loud, and the ways on after a refusal.
#include "base/common_words.h"
#include "controls/panels/ruling_banner.h"
#include "controls/words/capital.h"
#include "elgrande/page/elgrande_page.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/happened.h"
#include "elgrande/telling/strip.h"
#include "elgrande/telling/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle::elgrande {

namespace {

constexpr qsizetype mostRules = 4;

ByArea<int> joined(const AreaCounts& some, const AreaCounts& others)
{
    ByArea<int> all = byArea(some);
    for (const auto& [area, count] : others)
        all[area] += count;
    return all;
}

/// The seat that alone got most; 0: nobody did.
int bestSeat(const Counts& gains)
{
    const auto most = std::max_element(gains.begin(), gains.end());
    return *most > 0 && std::count(gains.begin(), gains.end(), *most) == 1
               ? seatOf(static_cast<int>(most - gains.begin()))
               : 0;
}

} // namespace

ElGrandePage::Showing ElGrandePage::freshlyScored() const
{
    Showing fresh;
    fresh.before = state().scores;
    const auto& match = session().as<Game>();
    State before = m_shown;
    QStringList moved; // what the discs have just shown
    for (const PlayResult& ruling : session().lastRulings()) {
        const std::optional<State> after = match.stateAt(ruling.number);
        const auto* entry = match.journal().entry(ruling.number);
        if (!after || !entry || !after->scoring)
            continue;
        if (std::holds_alternative<RevealDiscs>(entry->command))
            moved = QStringList{revealedWords(before, *after)};
        const ScoringRecord& is = *after->scoring;
        const AreaList areas = scoredBetween(before, *after);
        for (std::size_t i = 0; i < areas.size(); ++i) {
            Scored one{areas[i], {}, is.points[areas[i]], ruling.number, *after};
            one.table.isCastilloLifted |= !isRegion(one.area);
            one.sum = sumOf(*after, facts(), one.area, is.card == Effect::ScoreFirstPlaces);
            const auto all = static_cast<int>(is.scored.size() + is.remaining.size());
            fresh.isSpecial = is.card.has_value();
            one.sum.caption = (is.card ? tr("Special scoring, %1 of %2") : tr("General scoring, %1 of %2"))
                                  .arg(is.scored.size() - areas.size() + i + 1)
                                  .arg(all);
            one.sum.remarks << std::exchange(moved, {});
            for (std::size_t player = 0; player < mostPlayers; ++player)
                fresh.before[player] -= one.points[player];
            fresh.steps.push_back(std::move(one));
        }
        before = *after;
    }
    return fresh;
}

/// What came of it comes first, with all that followed by itself: what was scored, who went where, who lost what; then
/// that the round is over, and who begins the next. Whose Caballeros were in the Castillo everybody sees while it is
/// shown, and nobody afterwards.
void ElGrandePage::tellRuling(RulingState& shown, int entry) const
{
    const auto& match = session().as<Game>();
    const std::optional<State> begun = match.stateAt(entry - 1);
    if (!begun)
        return;
    State before = *begun;
    bool isScored = false;
    QStringList results;
    QStringList round;
    for (const int number : book().standingFrom(entry)) {
        const auto* ruled = match.journal().entry(number);
        const std::optional<State> after = match.stateAt(number);
        if (!ruled || !after)
            return;
        const Command& command = ruled->command;
        isScored |= std::holds_alternative<Score>(command) || std::holds_alternative<OpenCastillo>(command) ||
                    after->scores != before.scores;
        const auto ruling = [&] {
            const std::optional<TracedEntry> traced = session().match().entryAt(number);
            return traced ? session().banner(traced->ruling) : RulingState();
        };
        if (std::holds_alternative<OpenCastillo>(command) && !state().isCastilloOpen())
            shown.reasons.clear();
        else if (std::holds_alternative<RevealDiscs>(command))
            results << revealedWords(before, *after);
        else if (const auto* loss = std::get_if<ReturnCaballeros>(&command); loss && number != entry)
            results << lossWords(before, *after, *before.playerCalled(loss->player));
        else if (std::holds_alternative<EndTurn>(command) && !after->turn)
            round << ruling().reasons.mid(1); // that the turn is over goes without saying
        else if (std::holds_alternative<StartRound>(command) && number != entry)
            round << QStringList(ruling().sentence + u'.') + ruling().reasons;
        before = *after;
    }
    results.removeAll(QString());
    if (isScored) {
        Counts gains = before.scores;
        for (std::size_t player = 0; player < mostPlayers; ++player)
            gains[player] -= begun->scores[player];
        const QString all = gainWords(before, gains);
        results = {all.isEmpty() ? asLine(CommonWords::tr("Nobody scores.")) : all};
    }
    if (!results.isEmpty())
        shown.reasons.prepend(std::exchange(shown.sentence, results.join(QStringLiteral(", "))) + u'.');
    if (!round.isEmpty())
        shown.reasons.prepend(round.join(u' '));
}

RulingMomentState ElGrandePage::sumMoment(const Showing& scored) const
{
    const Counts gains = scored.gains();
    RulingMomentState shown;
    shown.stays = true;
    shown.seat = bestSeat(gains);
    shown.headline = gainWords(state(), gains);
    if (shown.headline.isEmpty())
        shown.headline = asLine(CommonWords::tr("Nobody scores."));
    shown.caption = scored.isSpecial ? tr("Special scoring") : capital(GameWords::tr("general scoring"));
    if (scored.steps.size() == 1) {
        shown.caption = scored.now().sum.note;
        shown.rules = scored.now().sum.rules;
        auto* sum = new SumPanel;
        SumState lines = scored.now().sum;
        lines.title.clear();
        lines.note.clear();
        lines.rules = {};
        sum->setState(lines);
        shown.sum = sum;
    }
    shown.result = standingWords(scoresOf(state()));
    return shown;
}

RulingMomentState ElGrandePage::endMoment(const Showing& scored) const
{
    RulingMomentState shown;
    shown.stays = true;
    const PlayerList winners = state().result ? state().result->winners() : PlayerList{};
    shown.seat = winners.size() == 1 ? seatOf(winners[0]) : 0;
    shown.headline = resultWords(state());
    const QString gains = gainWords(state(), scored.gains());
    shown.caption =
        gains.isEmpty() ? CommonWords::tr("The match is over") : tr("The match is over. Last scoring: %1").arg(gains);
    shown.result = standingWords(scoresOf(state()));
    return shown;
}

std::optional<RulingMomentState> ElGrandePage::newsOf(const PlayResult& ruling) const
{
    const auto& match = session().as<Game>();
    const auto* entry = match.journal().entry(ruling.number);
    const std::optional<State> before = match.stateAt(ruling.number - 1);
    if (!entry || !before || !before->turn || !before->turn->hasCard())
        return {};
    const Turn& turn = *before->turn;
    const QString card = titleOf(facts().card(turn.card));
    RulingMomentState shown;
    shown.stays = true;
    shown.rules = session().banner(ruling).rules.mid(0, mostRules);
    if (const auto* veto = std::get_if<UseVeto>(&entry->command)) {
        const int holder = before->playerCalled(veto->holder).value_or(noPlayer);
        shown.seat = seatOf(holder);
        shown.headline = tr("%1's Veto").arg(playerName(*before, holder));
        shown.caption = tr("%1's turn").arg(playerName(*before, turn.player));
        shown.result = session().banner(ruling).sentence;
        return shown;
    }
    if (const auto* king = std::get_if<MoveKing>(&entry->command)) {
        shown.seat = seatOf(turn.player);
        shown.headline = tr("The King is in %1").arg(areaName(king->to));
        shown.caption = labelled(playerName(*before, turn.player), card);
        shown.result = session().banner(ruling).sentence;
        return shown;
    }
    return {};
}

/// The loudest of what has just been entered: the end, a Veto, a scoring, the King.
void ElGrandePage::showNews(Showing scored)
{
    if (session().lastRulings().empty())
        return;
    if (state().phase == Phase::Finished && m_shown.phase != Phase::Finished && m_shown.phase != Phase::NotStarted)
        return showMoment(endMoment(scored));
    if (!scored.steps.empty())
        return showMoment(sumMoment(scored));
    for (const PlayResult& ruling : session().lastEntered()) {
        if (std::optional<RulingMomentState> shown = newsOf(ruling))
            return showMoment(std::move(*shown));
    }
}

// --- what the rules refuse ---

ElGrandePage::WaysOn ElGrandePage::waysOn(const Refusal& refusal) const
{
    WaysOn ways;
    const Checked<Command> read = readCommand(refusal.line);
    if (!read)
        return ways;
    if (const auto* opened = std::get_if<OpenCastillo>(&*read); opened && opened->counted) {
        ways.nearest = tr("Correct the record…");
        ways.takeNearest = [this, counted = *opened->counted] { m_putCastilloRight(counted); };
    }
    // One of several Caballeros stands wrong: it alone is recorded against the rules, and the others follow.
    const GameMove* placing = moveWith<PlaceCaballeros>();
    if (const auto* refused = std::get_if<PlaceCaballeros>(&*read); refused && placing && placing->spread) {
        ByArea<int> wrong = byArea(refused->placements);
        for (const Area area : allAreas())
            wrong[area] -= moveInput().countAt(placeTap(toWord(area)));
        if (*std::min_element(wrong.begin(), wrong.end()) >= 0)
            ways.recordAnyway = [this, wrong](const QString& reason) { m_force(writtenOf(wrong), reason); };
    }
    return ways;
}

void ElGrandePage::force(const AreaCounts& placements, const QString& reason)
{
    m_forced.placements = writtenOf(joined(m_forced.placements, placements));
    m_forced.reason = reason;
    closeRefusal();
    showMoves();
}

void ElGrandePage::showMoves()
{
    const GameMove* placing = moveWith<PlaceCaballeros>();
    const bool isForced = !m_forced.placements.empty();
    if (isForced && (!placing || !placing->spread))
        m_forced = {};
    else if (isForced && !session().isFromDevice() &&
             moveInput().counted() + sum(byArea(m_forced.placements)) >= placing->spread->greatest)
        return (void)enter(commandsOf(*placing, countsOf(*placing)).back());
    showAll();
    showStrip(); // what it would bring goes along
}

bool ElGrandePage::enter(const Command& command)
{
    const auto* placing = std::get_if<PlaceCaballeros>(&command);
    if (!placing || m_forced.placements.empty())
        return MatchFrameOf::enter(command);
    PlaceCaballeros all = *placing;
    all.placements = writtenOf(joined(m_forced.placements, all.placements));
    return session().play<Game>({all}, m_forced.reason) == Played::Accepted;
}

/// Everybody has thirty: what the count has more or less of somebody is in his provinces, until the form says better.
void ElGrandePage::putCastilloRight(const PlayerCounts& counted)
{
    Json castillo = Json::object();
    Json provinces = Json::object();
    for (int player = 0; player < state().count(); ++player) {
        const std::string& name = state().name(player);
        const auto told =
            std::find_if(counted.begin(), counted.end(), [&](const auto& one) { return one.first == name; });
        const int found = told == counted.end() ? 0 : told->second;
        const int more = found - state().board.at(Area::Castillo, player);
        if (more == 0)
            continue;
        castillo[name] = found;
        provinces[name] = std::max(0, state().board.provinces[player] - more);
    }
    openEntry("correct", {{"set", {{"castillo", castillo}, {"provinces", provinces}}}});
}

} // namespace whistle::elgrande
