// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now: the action bar, the areas that shine, and what pressing one does.
#include "controls/panels/secret_stage.h"
#include "elgrande/judging/movement.h"
#include "elgrande/page/elgrande_page.h"
#include "elgrande/table/rounds.h"
#include "elgrande/telling/strip.h"
#include "elgrande/telling/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::elgrande {

namespace {

QString name(const char* word)
{
    return QString::fromLatin1(word);
}

/// The regions in which the player has more than is said already.
AreaList withMore(const AreaList& regions, const Board& board, int player, const ByArea<int>& said)
{
    AreaList left;
    for (const Area region : regions) {
        if (board.at(region, player) > said[region])
            left.push_back(region);
    }
    return left;
}

} // namespace

/// A button that is a player's, called `word`_<seat>; without a title it is the player's name.
ButtonSpec ElGrandePage::playerButton(const char* word, int player, std::function<void()> press,
                                      const QString& title) const
{
    const QString id = name(word) + QStringLiteral("_%1").arg(seatOf(player));
    return ButtonSpec{id, title.isEmpty() ? nameOf(player) : title, std::move(press)}.of(seatOf(player));
}

ElGrandePage::Ways ElGrandePage::ways()
{
    Ways now;
    if (m_showing) {
        waysToShow(now);
        return now;
    }
    if (asksDiscs()) {
        const int seat = m_discs->seat();
        now.bar.title = tr("Secret until all are turned over");
        if (seat != 0 && !m_discs->isOpen()) {
            now.bar.seat = seat;
            const auto open = [this] { m_discs->openCurtain(); };
            now.bar.main =
                ButtonSpec{name("showRegions"), tr("Show the regions to %1").arg(nameOf(seat - 1)), open}.of(seat);
        }
        addVetoes(now);
        return now;
    }
    switch (state().phase) {
    case Phase::NotStarted:
        break;
    case Phase::Setup:
        waysInSetup(now);
        break;
    case Phase::Reveal:
        now.bar.title = tr("The action cards are turned up");
        break;
    case Phase::PowerCards:
        now.bar.title = tr("%1 lays a power card").arg(nameOf(state().toMove));
        now.bar.seat = seatOf(state().toMove);
        break;
    case Phase::Turns:
        waysInTurn(now);
        break;
    case Phase::GeneralScoring:
        now.bar.title = tr("General scoring");
        waysToScore(now);
        break;
    case Phase::RoundOver:
        now.bar.title = tr("The round is over");
        break;
    case Phase::Finished:
        waysAtEnd(now);
        break;
    }
    if (m_legal.mayStartRound) {
        const int next = roundAfter(state().round, state().rules.roundsInGame).value_or(0);
        now.bar.main = entry(name("startRound"), tr("Start round %1").arg(next), StartRound{});
    }
    if (m_looked) {
        now.bar.asideTitle = areaName(*m_looked);
        if (isRegion(*m_looked) && state().phase != Phase::Setup) {
            const Area area = *m_looked;
            ButtonSpec right{
                name("putRight"), tr("Put it right\u2026"), [this, area] {
                    Json caballeros = Json::object();
                    for (int player = 0; player < state().count(); ++player)
                        caballeros[state().name(player)] = state().board.at(area, player);
                    openEntry("correct", {{"set", {{"regions", {{std::string(toWord(area)), caballeros}}}}}});
                }};
            right.look = ButtonLook::Outline;
            now.bar.buttons.push_back(std::move(right));
        }
    }
    return now;
}

void ElGrandePage::waysInSetup(Ways& now)
{
    if (!m_legal.kingStarts.empty()) {
        now.bar.title = tr("Where does the King start?");
        now.shining = m_legal.kingStarts;
        now.press = [this](Area area) { enter(SetKing{area}); };
        return;
    }
    if (m_legal.homeless.empty())
        return;
    const auto& homeless = m_legal.homeless;
    const bool isSaid = contains(homeless, m_draft.player);
    const int player = isSaid ? m_draft.player : homeless[0];
    now.bar.title = tr("Where is %1 at home?").arg(nameOf(player));
    now.bar.seat = seatOf(player);
    now.shining = m_legal.homes;
    now.press = [this, player](Area area) { enter(SetHome{state().name(player), area}); };
    for (const int each : homeless) {
        const auto press = [this, each] { change([each](Draft& draft) { draft.player = each; }); };
        now.bar.buttons.push_back(playerButton("homeOf", each, press).among(each == player));
    }
}

void ElGrandePage::waysInTurn(Ways& now)
{
    const int player = state().toMove;
    now.bar.seat = seatOf(player);
    now.bar.title = nameOf(player);
    if (state().step == Step::Intake && m_legal.intake) {
        now.bar.note = tr("Choose an action card; the Caballeros are taken with it");
        waysToTake(now, *m_legal.intake);
        return;
    }
    if (state().step == Step::Choose) {
        now.bar.title = tr("%1 takes an action card").arg(nameOf(player));
        return;
    }
    const SpecialAction special = state().turn->special;
    const bool mayAct = special == SpecialAction::Open || state().turn->isRunning();
    const bool mayPlace = m_legal.placement && m_legal.placement->maximum > 0; // an empty court places nobody
    if (mayPlace && !(mayAct && m_draft.cardFirst))
        waysToPlace(now, *m_legal.placement);
    else if (mayAct)
        waysToAct(now);
    if (mayPlace && special == SpecialAction::Open) {
        const bool first = m_draft.cardFirst;
        now.bar.buttons.push_back({first ? name("placeFirst") : name("cardFirst"),
                                   first ? tr("Place first") : tr("Special action first"), [this, first] {
                                       m_draft = {};
                                       change([first](Draft& draft) { draft.cardFirst = !first; });
                                   }});
    }
    if (m_legal.maySkip)
        now.bar.buttons.push_back(entry(name("skip"), tr("Leave the action out"), SkipSpecialAction{}));
    if (m_legal.mayEndTurn) {
        ButtonSpec end = entry(name("endTurn"), tr("End the turn"), EndTurn{});
        if (now.bar.main)
            now.bar.buttons.push_back(std::move(end));
        else
            now.bar.main = std::move(end);
    }
    addVetoes(now);
}

void ElGrandePage::addVetoes(Ways& now)
{
    for (const int holder : m_legal.vetoes) {
        const auto press = [this, holder] { enter(UseVeto{state().name(holder)}); };
        now.bar.buttons.push_back(playerButton("veto", holder, press, tr("Veto of %1").arg(nameOf(holder))));
    }
}

void ElGrandePage::waysToTake(Ways& now, const IntakeOffer& offer)
{
    const int taken = m_draft.fromReserve.value_or(offer.fromProvinces);
    const int fromRegions = sum(m_draft.counts);
    now.bar.title = fromRegions == 0 ? tr("%1 takes from the provinces: %2").arg(nameOf(offer.player)).arg(taken)
                                     : tr("%1 takes from the provinces: %2, from regions: %3")
                                           .arg(nameOf(offer.player))
                                           .arg(taken)
                                           .arg(fromRegions);
    const auto say = [this](int number) {
        return [this, number] { change([number](Draft& draft) { draft.fromReserve = number; }); };
    };
    now.bar.buttons = {
        ButtonSpec{name("takeLess"), tr("One less"), say(taken - 1)}.unless(taken == 0, tr("None are taken.")),
        ButtonSpec{name("takeMore"), tr("One more"), say(taken + 1)}.unless(taken == caballerosInPlay,
                                                                            tr("There are no more."))};
    if (offer.fromRegions > fromRegions) {
        now.shining = withMore(offer.regions, state().board, offer.player, m_draft.counts);
        now.press = [this, left = now.shining](Area area) {
            if (contains(left, area))
                change([area](Draft& draft) { ++draft.counts[area]; });
        };
    }
    const TakeCaballeros take{{}, taken, writtenOf(m_draft.counts)};
    now.bar.main = ButtonSpec{name("takeCaballeros"), tr("Take %1").arg(taken + fromRegions),
                              [this, take, isTheCourt = offer.isTheCourt] { isTheCourt ? act(take) : enter(take); }};
}

void ElGrandePage::waysToPlace(Ways& now, const PlacementOffer& offer)
{
    const int placed = sum(m_draft.counts);
    const int player = state().toMove;
    now.bar.title = tr("%1 places: %2 of %3").arg(nameOf(player)).arg(placed).arg(offer.maximum);
    now.bar.note = tr("A tap for each Caballero; with the last one it is entered");
    now.shining = offer.destinations;
    now.press = [this, most = offer.maximum](Area area) {
        ByArea<int> counts = m_draft.counts;
        ++counts[area];
        const bool isOffered = m_legal.placement && contains(m_legal.placement->destinations, area);
        if (!isOffered || sum(counts) >= most)
            enter(PlaceCaballeros{{}, writtenOf(counts)}); // the referee says why not
        else
            change([counts](Draft& draft) { draft.counts = counts; });
    };
    const PlaceCaballeros place{{}, writtenOf(m_draft.counts)};
    if (placed > 0) {
        now.bar.buttons.push_back({name("putBack"), tr("Put back"), [this] { putBack(); }});
        now.bar.main = entry(name("place"), tr("Place %1").arg(placed), place);
    } else {
        now.bar.buttons.push_back(entry(name("placeNobody"), tr("Place nobody"), place));
    }
}

void ElGrandePage::waysToAct(Ways& now)
{
    const Turn& turn = *state().turn;
    const Effect effect = facts().card(turn.card).effect;
    const bool isOpen = turn.special == SpecialAction::Open;
    now.bar.title = tr("%1: %2", "player, card").arg(nameOf(turn.player), titleOf(facts().card(turn.card)));
    if (isOpen && !m_legal.announceFor.empty()) {
        now.bar.note = tr("Choose the region");
        now.shining = m_legal.announceFor;
        now.press = [this](Area area) { enter(AnnounceSpecialAction{{}, area}); };
        return;
    }
    const bool actsAtOnce = isMovement(effect) || movesKing(effect) || effect == Effect::Grande ||
                            effect == Effect::MobileScoreboard || effect == Effect::RetrievePowerCard ||
                            effect == Effect::TheCourt;
    if (isOpen && !m_legal.mayAnnounce) {
        now.bar.note = tr("There is nothing that it could do now");
        return;
    }
    if (isOpen && (!actsAtOnce || isVetoPossible(state()))) {
        const bool scores = isScoring(effect) && !elgrande::asksDiscs(effect) && !isVetoPossible(state());
        now.bar.main =
            ButtonSpec{name("announce"), scores ? tr("Announce and score") : tr("Announce it"), [this, scores] {
                           if (enter(AnnounceSpecialAction{}) && scores && m_legal.scores > 0)
                               enter(Score{});
                       }};
        return;
    }
    const State acting = announced(state(), facts());
    const Legal may = isOpen ? legal(acting, facts()) : m_legal;
    if (may.mayMove) {
        waysToMove(now, acting);
    } else if (!may.kingGoals.empty()) {
        now.bar.note = tr("Choose the King's region");
        now.shining = may.kingGoals;
        now.press = [this](Area area) { act(MoveKing{{}, area}); };
    } else if (!may.grandeGoals.empty()) {
        now.bar.note = tr("Choose the region of the Grande");
        now.shining = may.grandeGoals;
        now.press = [this](Area area) { act(MoveGrande{{}, area}); };
    } else if (effect == Effect::MobileScoreboard) {
        now.bar.note = tr("Choose a scoreboard and where it goes");
        now.shining = may.scoreboardGoals[m_draft.board];
        now.press = [this](Area area) { act(MoveScoreboard{{}, m_draft.board, area}); };
        for (const Scoreboard board : {Scoreboard::EightFourZero, Scoreboard::FourZeroZero}) {
            const auto press = [this, board] { change([board](Draft& draft) { draft.board = board; }); };
            now.bar.buttons.push_back(ButtonSpec{QStringLiteral("scoreboard_%1").arg(static_cast<int>(board) + 1),
                                                 valuesWords(facts().scoresOf(board)), press}
                                          .among(m_draft.board == board));
        }
    } else if (may.intake) {
        waysToTake(now, *may.intake);
    } else if (may.mayRetrieveInSecret) {
        now.bar.main =
            ButtonSpec{name("retrieve"), tr("Take a card back in secret"), [this] { act(RetrievePowerCard{}); }};
    } else if (may.returns) {
        waysToReturn(now, *may.returns);
    } else {
        waysToScore(now);
    }
}

void ElGrandePage::waysToMove(Ways& now, const State& acting)
{
    Draft& draft = m_draft;
    int moved = 0;
    for (const WrittenMove& move : draft.moves)
        moved += move.count;
    const MoveCaballeros command{{}, draft.moves, false};
    if (moved > 0) {
        now.bar.main = ButtonSpec{name("recordMoves"), tr("Move %1").arg(moved), [this, command] { act(command); }};
        now.bar.buttons.push_back({name("putBack"), tr("Put back"), [this] { putBack(); }});
    } else {
        now.bar.buttons.push_back({name("recordMoves"), tr("Move nobody"), [this, command] { act(command); }});
    }
    // A card of the court alone has only one place to start from.
    const bool fromCourt = mayMoveFromCourt(acting, draft, facts());
    if (!draft.from && fromCourt && !movementLimits(facts().card(acting.turn->card).effect).fromRegions) {
        draft.from = AreaSpot();
        draft.owner = acting.turn->player;
    }
    const auto pick = [this](AreaSpot from) {
        change([from, this](Draft& next) {
            next.from = from;
            next.owner = noPlayer;
            const State after = announced(state(), facts());
            const PlayerList owners = ownersOf(after, next, facts());
            if (!owners.empty())
                next.owner = owners[0];
        });
    };
    if (!draft.from) {
        now.bar.note = tr("Choose where they come from");
        now.shining = sourcesOf(acting, draft, facts());
        now.press = pick;
        if (fromCourt)
            now.bar.buttons.push_back({name("fromCourt"), tr("From the court"), [pick] { pick({}); }});
        return;
    }
    now.bar.note = *draft.from ? tr("From %1: choose where they go").arg(areaName(**draft.from))
                               : tr("From the court: choose where they go");
    for (const int owner : ownersOf(acting, draft, facts())) {
        const auto press = [this, owner] { change([owner](Draft& next) { next.owner = owner; }); };
        now.bar.buttons.push_back(playerButton("owner", owner, press).among(owner == draft.owner));
    }
    now.shining = goalsOf(acting, draft, facts());
    now.press = [this, pick](Area area) {
        if (m_draft.from == std::optional(AreaSpot(area))) { // the region again: from somewhere else
            change([](Draft& next) { next.from.reset(); });
            return;
        }
        const State after = announced(state(), facts());
        std::vector<WrittenMove> moves = movesWith(m_draft, after, area);
        if (m_draft.owner == noPlayer || !contains(goalsOf(after, m_draft, facts()), area)) {
            const Draft& said = m_draft;
            if (contains(sourcesOf(after, said, facts()), area))
                pick(area);
            else
                act(MoveCaballeros{{}, moves, false}); // the referee says why not
            return;
        }
        change([&moves](Draft& next) { next.moves = std::move(moves); });
        const State then = announced(state(), facts());
        if (goalsOf(then, m_draft, facts()).empty())
            change([](Draft& next) { next.from.reset(); });
    };
}

void ElGrandePage::waysToReturn(Ways& now, const ReturnOffer& offer)
{
    const int fromRegions = sum(m_draft.counts);
    const int fromCourt = m_draft.fromReserve.value_or(0);
    const std::string player = state().name(offer.player);
    now.bar.seat = seatOf(offer.player);
    now.bar.title =
        tr("%1 returns: %2 of %3").arg(nameOf(offer.player)).arg(fromRegions + fromCourt).arg(offer.required);
    now.shining = withMore(offer.regions, state().board, offer.player, m_draft.counts);
    const int required = offer.required;
    const auto finish = [this, player, required, left = now.shining](ByArea<int> counts, int court, AreaSpot from) {
        if (sum(counts) + court >= required || (from && !contains(left, *from))) // or the referee says why not
            enter(ReturnCaballeros{player, court, writtenOf(counts)});
        else
            change([&](Draft& draft) {
                draft.counts = counts;
                draft.fromReserve = court;
            });
    };
    if (offer.fromOneRegion) {
        // All that the card takes comes from the region that is pressed.
        now.press = [this, player, required, who = offer.player](Area area) {
            ByArea<int> counts;
            counts[area] = std::max(1, state().board.at(area, who));
            ReturnCaballeros all{player, {}, writtenOf(counts)};
            counts[area] = std::min(required, counts[area]);
            const ReturnCaballeros some{player, {}, writtenOf(counts)};
            enter(isLegal(state(), all, facts()) ? all : some);
        };
    } else {
        now.press = [this, finish](Area area) {
            ByArea<int> counts = m_draft.counts;
            ++counts[area];
            finish(counts, m_draft.fromReserve.value_or(0), area);
        };
    }
    if (offer.fromCourt > fromCourt)
        now.bar.buttons.push_back({name("returnCourt"), tr("One from the court"),
                                   [finish, this, fromCourt] { finish(m_draft.counts, fromCourt + 1, {}); }});
    if (fromRegions + fromCourt > 0)
        now.bar.buttons.push_back({name("putBack"), tr("Put back"), [this] { putBack(); }});
}

void ElGrandePage::waysToScore(Ways& now)
{
    if (m_legal.mayOpenCastillo) {
        waysToOpen(now);
    } else if (m_legal.mayRevealDiscs) {
        now.bar.main = entry(name("revealDiscs"), tr("Turn the discs over"), RevealDiscs{});
    } else if (m_legal.scores > 0) {
        const Area next = state().scoring->remaining[0];
        now.bar.main = entry(name("score"), tr("Score the regions"), Score{});
        if (m_legal.scores > 1)
            now.bar.buttons.push_back(entry(name("scoreOne"), tr("Score %1 alone").arg(areaName(next)), Score{1}));
    }
}

void ElGrandePage::waysToOpen(Ways& now)
{
    const auto found = [this] {
        PlayerCounts counts;
        for (int player = 0; player < state().count(); ++player)
            counts.emplace_back(state().name(player), m_draft.counted[player]);
        return counts;
    };
    now.bar.note = tr("Count what is in the Castillo, or take the record as it is");
    const int counted = sum(m_draft.counted);
    ButtonSpec recorded = entry(name("openAsRecorded"), tr("Open: the record stands"), OpenCastillo{});
    if (counted == 0) {
        now.bar.main = std::move(recorded);
        return;
    }
    now.bar.buttons.push_back({name("putBack"), tr("Count again"), [this] { putBack(); }});
    now.bar.buttons.push_back(std::move(recorded));
    now.bar.main = ButtonSpec{name("openCastillo"), tr("Open: %1 counted").arg(counted),
                              [this, found] { enter(OpenCastillo{found()}); }};
}

void ElGrandePage::waysToShow(Ways& now)
{
    const Showing& showing = *m_showing;
    const std::size_t index = showing.index;
    now.bar.title = areaName(showing.areas[index]);
    now.bar.note = showing.sums[index].title;
    if (index > 0)
        now.bar.buttons.push_back({name("areaBack"), tr("Region back"), [this, index] { step(index - 1); }});
    if (index + 1 < showing.areas.size()) {
        now.bar.buttons.push_back(
            {name("lastArea"), tr("Show the last"), [this] { step(m_showing->areas.size() - 1); }});
        now.bar.main = ButtonSpec{name("nextArea"), tr("Next: %1").arg(areaName(showing.areas[index + 1])),
                                  [this, index] { step(index + 1); }};
    } else {
        now.bar.main = ButtonSpec{name("nextArea"), tr("Continue"), [this, index] { step(index + 1); }};
    }
}

void ElGrandePage::waysAtEnd(Ways& now)
{
    now.bar.title = resultWords(state());
    const PlayerList winners = state().result ? state().result->winners() : PlayerList{};
    now.bar.seat = winners.size() == 1 ? seatOf(winners[0]) : 0;
    if (!desk().isSideCopy())
        now.bar.main = ButtonSpec{name("reportButton"), tr("Report"), [this] { Q_EMIT reportAsked(); }};
}

} // namespace whistle::elgrande
