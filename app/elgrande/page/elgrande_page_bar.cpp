// SPDX-License-Identifier: GPL-3.0-or-later
// The words for the moves, and what stands on the bar besides.
#include "base/common_words.h"
#include "controls/panels/secret_stage.h"
#include "controls/words/capital.h"
#include "elgrande/page/elgrande_page.h"
#include "elgrande/table/rounds.h"
#include "elgrande/telling/game_words.h"
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

bool isChoice(const Tap& tap, std::string_view id)
{
    return tap.kind == TapKind::Choice && tap.id == id;
}

constexpr std::string_view vetoOf = "veto_";

} // namespace

bool ElGrandePage::isPlacing() const
{
    const GameMove* placing = moveWith<PlaceCaballeros>();
    return placing && placing->spread;
}

bool ElGrandePage::isRetrieving() const
{
    const GameMove* move = moveWith<RetrievePowerCard>();
    return move && !state().rules.secretPowerCardRetrieval && !isPlacing();
}

MoveTelling ElGrandePage::telling()
{
    MoveTelling telling;
    telling.name = [this](const Tap& tap) { return wordOf(tap); };
    telling.isDrawn = [this](const Tap& tap) { return isDrawn(tap); };
    telling.seat = [this](const std::string& player) {
        const std::optional<int> seat = state().playerCalled(player);
        return seat ? seatOf(*seat) : 0;
    };
    telling.dress = [this](ButtonSpec button, const Tap& tap, const MoveOffer*) {
        return dressed(std::move(button), tap);
    };
    return telling;
}

QString ElGrandePage::wordOf(const Tap& tap) const
{
    if (const std::optional<Area> area = fromWord<Area>(tap.id); area && tap.kind == TapKind::Place)
        return areaName(*area);
    return QString::fromStdString(tap.id);
}

/// What the map, the cards and the pads have, and what the page asks in a place of its own.
bool ElGrandePage::isDrawn(const Tap& tap) const
{
    switch (tap.kind) {
    case TapKind::Place:
    case TapKind::Piece:
        return true;
    case TapKind::Card:
        return !isPlacing();
    case TapKind::Number:
        return state().phase == Phase::PowerCards || isRetrieving();
    case TapKind::Choice:
        break;
    }
    static constexpr std::array drawn{"power_card", "set_disc", "several"};
    const auto isThis = [&](const char* id) { return isChoice(tap, id); };
    if (std::any_of(drawn.begin(), drawn.end(), isThis))
        return true;
    if (isThis("retrieve_power_card"))
        return !state().rules.secretPowerCardRetrieval;
    // What is said with something else, or would say nothing.
    return (isThis("announce_special_action") || isThis("place_nobody")) &&
           std::any_of(moves().begin(), moves().end(), [&](const GameMove& move) {
               return move.taps == std::vector{tap} && move.weight == Weight::Aside;
           });
}

QString ElGrandePage::takeWords(int count)
{
    return count == 0 ? tr("Take nobody") : tr("Take %1").arg(count);
}

ButtonSpec ElGrandePage::dressed(ButtonSpec button, const Tap& tap) const
{
    const auto wear = [&](const char* objectName, const QString& title) {
        button.name = name(objectName);
        button.title = title;
    };
    const auto wearPlayer = [&](const char* word, int player, const QString& title) {
        button.name = name(word) + QStringLiteral("_%1").arg(seatOf(player));
        button.title = title;
        button.seat = seatOf(player);
    };
    if (tap.kind == TapKind::Number) { // a number each is enough beside the words of the bar
        const int count = QString::fromStdString(tap.id).toInt();
        button.title = QString::number(count);
        button.spoken = takeWords(count);
        button.key = {};
        return button;
    }
    if (tap.kind == TapKind::Card) {
        wear("cardFirst", tr("Special action first"));
        return button;
    }
    if (tap.id.starts_with(vetoOf)) {
        if (const auto holder = state().playerCalled(tap.id.substr(vetoOf.size())))
            wearPlayer("veto", *holder, tr("%1's Veto").arg(nameOf(*holder)));
        return button;
    }
    const bool isMoving = moveWith<MoveCaballeros>() != nullptr;
    if (const auto player = state().playerCalled(tap.id); player && (isMoving || state().phase == Phase::Setup)) {
        wearPlayer(isMoving ? "owner" : "homeOf", *player, nameOf(*player));
        return button;
    }
    const bool hasBegun = state().turn && state().turn->special == SpecialAction::UnderWay;
    if (tap.id == "start_round")
        wear("startRound", tr("Start round %1").arg(roundAfter(state().round, state().rules.roundsInGame).value_or(0)));
    else if (tap.id == "take_caballeros")
        button.title = takeWords(std::get<TakeCaballeros>(moveWith<TakeCaballeros>()->commands.back()).fromProvinces);
    else if (tap.id == "place_nobody")
        wear("placeNobody", tr("Place nobody"));
    else if (tap.id == "announce_special_action")
        wear("announce", tr("Announce"));
    else if (tap.id == "announce_and_score")
        wear("announce", tr("Announce and score"));
    else if (tap.id == "skip_special_action")
        wear("skip", tr("Skip the action"));
    else if (tap.id == "end_turn")
        wear("endTurn", tr("End the turn"));
    else if (tap.id == "nobody")
        wear("recordMoves", hasBegun ? tr("Nobody else moves") : tr("Move nobody"));
    else if (tap.id == "court")
        wear(isMoving ? "fromCourt" : "returnCourt", isMoving ? tr("From the court") : tr("One from the court"));
    else if (const auto board = fromWord<Scoreboard>(tap.id))
        wear(*board == Scoreboard::EightFourZero ? "scoreboard_1" : "scoreboard_2",
             valuesWords(facts().scoresOf(*board)));
    else if (tap.id == "retrieve_power_card")
        wear("retrieve", tr("Take back a card in secret"));
    else if (tap.id == "reveal_discs")
        wear("revealDiscs", tr("Reveal the discs"));
    else if (tap.id == "score")
        wear("score", tr("Score the regions"));
    else if (tap.id == "score_one")
        wear("scoreOne", tr("Score only %1").arg(areaName(state().scoring->remaining[0])));
    else if (tap.id == "open_castillo")
        wear("openAsRecorded", tr("Open: use the record"));
    if (button.seat == 0 && state().phase == Phase::Turns) // what a player's action brings about is that player's
        button.seat = seatOf(state().toMove);
    return button;
}

BarState ElGrandePage::bar()
{
    if (m_showing)
        return barOfShowing();
    if (asksDiscs())
        return barOfDiscs();
    BarState now;
    if (waitsForPhones()) {
        now = barOfPhones(name("revealDiscs"), tr("Reveal the discs"));
        addVetoes(now);
        return now;
    }
    switch (state().phase) {
    case Phase::NotStarted:
        break;
    case Phase::Setup:
        if (moveWith<SetKing>()) {
            now.title = tr("Where does the King start?");
        } else if (const GameMove* home = moveWith<SetHome>()) {
            const int player = *state().playerCalled(home->seat);
            now.title = tr("Which is %1's home region?").arg(nameOf(player));
            now.seat = seatOf(player);
        }
        break;
    case Phase::Reveal:
        now.title = tr("The action cards are revealed");
        break;
    case Phase::PowerCards:
        now.title = tr("%1 plays a power card").arg(nameOf(state().toMove));
        now.seat = seatOf(state().toMove);
        break;
    case Phase::Turns:
        now = barInTurn();
        break;
    case Phase::GeneralScoring:
        now.title = capital(GameWords::tr("general scoring"));
        break;
    case Phase::RoundOver:
        now.title = capital(GameWords::tr("the round is over"));
        if (state().nextStartPlayer != noPlayer)
            now.note = tr("%1 plays the first card of the next round").arg(nameOf(state().nextStartPlayer));
        break;
    case Phase::Finished: {
        now.title = resultWords(state());
        const PlayerList winners = state().result ? state().result->winners() : PlayerList{};
        now.seat = winners.size() == 1 ? seatOf(winners[0]) : 0;
        if (!session().isSideCopy())
            now.main = ButtonSpec{name("reportButton"), CommonWords::tr("Report"), [this] { Q_EMIT reportAsked(); }};
        break;
    }
    }
    if (isOpeningCastillo())
        now.note = tr("Count the Caballeros in the Castillo, or use the recorded numbers");
    now = moveInput().bar(std::move(now));
    now.keepsPlace = now.keepsPlace || isOpeningCastillo(); // where the last disc was closed nothing uses the record
    if (const int forced = sum(byArea(m_forced.placements)); forced > 0 && now.main)
        now.main->title =
            tr("%1 places %2", "player, number").arg(nameOf(state().toMove)).arg(moveInput().counted() + forced);
    addShortcuts(now);
    addDrafted(now);
    if (m_looked) {
        now.asideTitle = areaName(*m_looked);
        if (isRegion(*m_looked) && state().phase != Phase::Setup)
            now.buttons.push_back(putRight(*m_looked));
    }
    return now;
}

ButtonSpec ElGrandePage::putRight(Area area)
{
    ButtonSpec right{name("putRight"), CommonWords::tr("Correct"), [this, area] {
                         Json caballeros = Json::object();
                         for (int player = 0; player < state().count(); ++player)
                             caballeros[state().name(player)] = state().board.at(area, player);
                         openEntry("correct", {{"set", {{"regions", {{std::string(toWord(area)), caballeros}}}}}});
                     }};
    return std::move(right).as(ButtonLook::Outline);
}

/// What several taps would say: that a movement is over with this part, that all come from the court.
void ElGrandePage::addShortcuts(BarState& bar)
{
    const GameMove* move = sharing();
    if (move == nullptr)
        return;
    const int counted = moveInput().counted();
    if (std::holds_alternative<MoveCaballeros>(move->commands.back()) && counted > 0) {
        std::vector<Command> commands = commandsOf(*move, countsOf(*move));
        auto& last = std::get<MoveCaballeros>(commands.back());
        if (last.more && bar.main) {
            last.more = false;
            bar.buttons.push_back(std::move(*bar.main));
            bar.buttons.back().title = tr("Move %1, and more").arg(counted);
            bar.main = ButtonSpec{
                name("moveAll"), tr("Move %1, then done").arg(counted), [this, commands] {
                    enterAll(commands);
                }}.of(seatOf(state().toMove));
        }
    }
    const Tap court = choiceTap("court");
    const Spread& spread = *move->spread;
    if (spread.places.front() == court && counted == 0 && spread.most.front() >= spread.greatest) {
        const std::vector<Tap> all(static_cast<std::size_t>(spread.greatest), court);
        bar.main = ButtonSpec{
            name("allFromCourt"), tr("All of %1's from the court").arg(spread.greatest), [this, all] {
                moveInput().say(all);
            }}.of(bar.seat);
    }
}

/// What a tap on the map alone cannot say, or hides while it is said: from the court to where own ones stand, a Veto.
void ElGrandePage::addDrafted(BarState& bar)
{
    const auto has = [&](const QString& button) {
        return std::any_of(bar.buttons.begin(), bar.buttons.end(),
                           [&](const ButtonSpec& one) { return one.name == button; });
    };
    const bool hasBegun = !moveInput().taps().empty();
    for (std::size_t i = 0; i < moves().size(); ++i) {
        const GameMove& move = moves()[i];
        const bool isVeto = std::holds_alternative<UseVeto>(move.commands.back());
        if (isVeto && hasBegun && !contains(moveInput().left(), i))
            bar.buttons.push_back(moveInput().whole(i));
        const Tap court = choiceTap("court");
        const bool isFromCourt = std::holds_alternative<MoveCaballeros>(move.commands.back()) && !move.taps.empty() &&
                                 move.taps.front() == court && move.spread;
        if (isFromCourt && !hasBegun && !has(name("fromCourt")) && hasOtherSources())
            bar.buttons.push_back(
                ButtonSpec{name("fromCourt"), tr("From the court"), [this, court] { moveInput().tap(court); }}.of(
                    bar.seat));
    }
}

bool ElGrandePage::hasOtherSources() const
{
    return std::any_of(moves().begin(), moves().end(), [](const GameMove& move) {
        return std::holds_alternative<MoveCaballeros>(move.commands.back()) && move.spread && !move.taps.empty() &&
               move.taps.front().kind == TapKind::Place;
    });
}

/// Whose turn it is, and what the next tap does.
BarState ElGrandePage::barInTurn() const
{
    BarState now;
    const int player = state().toMove;
    const int counted = moveInput().counted();
    now.seat = seatOf(player);
    now.title = nameOf(player);
    const GameMove* taking = moveWith<TakeCaballeros>();
    const GameMove* returning = moveWith<ReturnCaballeros>();
    const GameMove* placing = moveWith<PlaceCaballeros>();
    if (returning) {
        const auto& command = std::get<ReturnCaballeros>(returning->commands.back());
        const int who = *state().playerCalled(command.player);
        const bool isForOther = state().playerCalled(returning->seat) != who;
        now.seat = seatOf(isForOther ? player : who);
        now.title = isForOther ? tr("%1 chooses for %2").arg(nameOf(player), nameOf(who))
                    : returning->spread
                        ? tr("%1 returns: %2 of %3").arg(nameOf(who)).arg(counted).arg(returning->spread->greatest)
                        : tr("%1 returns Caballeros").arg(nameOf(who));
        if (isForOther && state().discs && state().discs->revealed)
            now.note = GameWords::tr("%1's disc shows no region that counts").arg(nameOf(who));
    } else if (taking && !isPlacing()) {
        const int taken = std::get<TakeCaballeros>(taking->commands.back()).fromProvinces;
        if (counted > 0)
            now.title = tr("%1 takes %2 (from regions: %3)", "player, numbers")
                            .arg(nameOf(player))
                            .arg(taken + counted)
                            .arg(counted);
        else if (taken > 0)
            now.title = tr("%1 takes %2", "player, number of Caballeros").arg(nameOf(player)).arg(taken);
        else
            now.title = tr("%1 takes nobody").arg(nameOf(player));
        if (isChoosing() && taken + counted > 0)
            now.note = tr("They come with the card");
    } else if (isChoosing()) {
        now.title = tr("%1 takes an action card").arg(nameOf(player));
    } else if (isPlacing()) {
        now.title = tr("%1 places: %2 of %3")
                        .arg(nameOf(player))
                        .arg(counted + sum(byArea(m_forced.placements)))
                        .arg(placing->spread->greatest);
        now.note = tr("Tap once for each, or tap a region and then a number");
    } else {
        now.title = labelled(nameOf(player), titleOf(facts().card(state().turn->card)));
        if (moveWith<MoveKing>()) {
            now.note = tr("Choose the King's region");
        } else if (moveWith<MoveGrande>()) {
            now.note = tr("Choose the Grande's region");
        } else if (moveWith<MoveScoreboard>()) {
            now.note = moveInput().shining().empty() ? tr("Choose a scoreboard") : tr("Choose where it goes");
        } else if (const GameMove* moving = moveWith<MoveCaballeros>(); moving && moving->spread) {
            const WrittenMove& first = std::get<MoveCaballeros>(moving->commands.back()).moves.front();
            const std::size_t tapped = moveInput().taps().size();
            const Tap* next = tapped < moving->taps.size() ? &moving->taps[tapped] : nullptr;
            const QString owner = nameOf(*state().playerCalled(first.owner));
            if (next && state().playerCalled(next->id))
                now.note = tr("Whose Caballeros?");
            else if (next && isChoice(*next, "court") && moveInput().left().size() > 1 && shinesOnMap())
                now.note = tr("A region they leave, or one they go to from the court");
            else if (next)
                now.note = tr("Choose where they come from");
            else if (first.from)
                now.note = tr("%1's Caballeros, from %2: choose where they go").arg(owner, areaName(*first.from));
            else
                now.note = tr("From the court: choose where they go");
        } else if (const GameMove* announcing = moveWith<AnnounceSpecialAction>();
                   announcing && std::get<AnnounceSpecialAction>(announcing->commands.back()).region) {
            now.note = tr("Choose the region");
        } else if (state().turn->special == SpecialAction::Open && !announcing) {
            now.note = tr("There is nothing it could do now");
        }
    }
    return now;
}

/// Who chooses in secret; Vetoes may be said meanwhile.
BarState ElGrandePage::barOfDiscs()
{
    BarState now;
    now.title = CommonWords::tr("Secret until all have chosen");
    const int seat = m_discs->seat();
    if (seat != 0 && !m_discs->isOpen()) {
        now.seat = seat;
        const auto open = [this] { m_discs->openCurtain(); };
        const bool isClosed = !contains(state().discs->missing(), seat - 1);
        if (isClosed)
            now.note = tr("%1's disc is closed").arg(nameOf(seat - 1));
        const QString words = isClosed ? tr("Hold: %1 sets the disc again") : CommonWords::tr("Hold: %1 chooses");
        now.main = ButtonSpec{name("showRegions"), words.arg(nameOf(seat - 1)), open}.of(seat);
    } else if (m_disc) {
        now.seat = seat;
        now.main = ButtonSpec{name("closeDisc"), tr("Close"), [this] { closeDisc(); }}.of(seat);
    }
    addVetoes(now);
    return now;
}

BarState ElGrandePage::barOfShowing()
{
    BarState now;
    const Showing& showing = *m_showing;
    const std::size_t index = showing.index;
    now.title = areaName(showing.now().area);
    now.note = showing.now().sum.title;
    if (index > 0)
        now.buttons.push_back({name("areaBack"), tr("Undo region"), [this, index] { step(index - 1); }});
    if (index + 1 < showing.steps.size()) {
        now.buttons.push_back({name("lastArea"), tr("All at once"), [this] { step(m_showing->steps.size()); }});
        now.main = ButtonSpec{name("nextArea"), tr("Next: %1").arg(areaName(showing.steps[index + 1].area)),
                              [this, index] { step(index + 1); }};
    } else {
        now.main = ButtonSpec{name("nextArea"), CommonWords::tr("Continue"), [this, index] { step(index + 1); }};
    }
    if (!session().isSideCopy())
        now.buttons.push_back(ButtonSpec{
            name("challengeArea"), tr("Challenge\u2026"),
            [this, entry = showing.now().entry, area = showing.now().area] {
                Q_EMIT challengeAsked(entry, QString::fromStdString(std::string(toWord(area))));
            }}.as(ButtonLook::Outline));
    addVetoes(now);
    return now;
}

/// What may be said whatever the page shows.
void ElGrandePage::addVetoes(BarState& bar)
{
    for (ButtonSpec& button : moveInput().buttons()) {
        if (button.name.startsWith(name("veto_")))
            bar.buttons.push_back(std::move(button));
    }
}

} // namespace whistle::elgrande
