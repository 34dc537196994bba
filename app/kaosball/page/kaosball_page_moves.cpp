// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done on the page, and what its buttons say.
#include "base/common_words.h"
#include "base/contains.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/offers/moves.h"
#include "kaosball/page/kaosball_page.h"
#include "kaosball/telling/game_words.h"

#include <algorithm>
#include <array>

namespace whistle::kaosball {

namespace {

/// Begins the turn and does this in it, as one move.
MoveOf<Command> begunBy(const StartTurn& start, MoveOf<Command> move)
{
    move.commands.insert(move.commands.begin(), start);
    if (move.shared)
        move.shared = [start, shared = move.shared](const std::vector<int>& counts) {
            std::vector<Command> commands = shared(counts);
            commands.insert(commands.begin(), start);
            return commands;
        };
    if (start.score)
        move.taps.insert(move.taps.begin(), choiceTap(toWord(*start.score)));
    return move;
}

} // namespace

// What is called out at the table: a lot goes to a team for a price; nobody names any more. Every bid and pass is an
// entry of its own.
void KaosballPage::addSales(std::vector<GameMove>& moves) const
{
    const State& now = state();
    if (!now.auction || now.auction->state != AuctionState::Naming)
        return;
    const Auction& auction = *now.auction;
    const auto add = [&](std::string seat, std::vector<Tap> taps, const std::vector<AuctionEvent>& events) {
        GameMove sale{{std::move(seat), std::move(taps), {}, Weight::Open}};
        for (const AuctionEvent& event : events) {
            const std::string& team = auction.teams[static_cast<std::size_t>(event.team)].name;
            if (event.action == AuctionAction::Open)
                sale.commands.emplace_back(
                    OpenLot{team, auction.lots[static_cast<std::size_t>(event.lot)].id, event.bid});
            else if (event.action == AuctionAction::Bid)
                sale.commands.emplace_back(Bid{team, event.bid});
            else
                sale.commands.emplace_back(PassBid{team});
        }
        if (!events.empty())
            moves.push_back(std::move(sale));
    };
    for (std::size_t lot = 0; lot < auction.lots.size(); ++lot) {
        for (std::size_t buyer = 0; buyer < auction.teams.size() && !auction.lots[lot].isSold(); ++buyer) {
            const AuctionTeam& team = auction.teams[buyer];
            for (int price = auction.lots[lot].minimumBid; price <= team.cash; ++price)
                add(team.name, {cardTap(auction.lots[lot].id), choiceTap(team.name), numberTap(price)},
                    eventsOfSale(auction, static_cast<int>(lot), static_cast<int>(buyer), price));
        }
    }
    add({}, {choiceTap("end_auction")}, eventsOfEnd(auction));
}

// In scorekeeper depth the turn begins with the first thing that is done in it; before it is said whether the ball was
// on a mound.
std::vector<KaosballPage::GameMove> KaosballPage::gathered() const
{
    std::vector<GameMove> all = MatchFrameOf::gathered();
    const auto cancelAhead = [](std::vector<GameMove>& moves) { // who cancels a card is said before it, by one tap
        for (GameMove& move : moves) {
            const auto* card = std::get_if<PlayTactic>(&move.commands.back());
            if (card != nullptr && !card->kaosRule.empty())
                move.taps = {kaosRuleTap(card->kaosRule), cardTap(toWord(card->card))};
        }
    };
    cancelAhead(all);
    addSales(all);
    if (state().isMirror() || state().phase != Phase::BetweenTurns)
        return all;
    std::vector<GameMove> ahead;
    for (std::size_t i = 0; i < all.size(); ++i) {
        GameMove& move = all[i];
        if (std::holds_alternative<Celerity>(move.commands.front()))
            move.taps.insert(move.taps.begin(), choiceTap("celerity"));
        const auto* start = std::get_if<StartTurn>(&move.commands.front());
        if (start == nullptr || move.commands.size() > 1)
            continue;
        const StartTurn begins = *start;
        if (ahead.empty()) { // the score changes nothing of what may be done
            ahead = movesAt(referee(state(), begins, facts(), Reasons::Listening::No).next, facts());
            cancelAhead(ahead);
        }
        move.taps = {choiceTap("start_turn")};
        if (begins.score)
            move.taps.insert(move.taps.begin(), choiceTap(toWord(*begins.score)));
        for (const GameMove& next : ahead) {
            if (!std::holds_alternative<SetDepth>(next.commands.front()))
                all.push_back(begunBy(begins, next));
        }
    }
    return all;
}

// Cards and what follows from them have a page of their own.
bool KaosballPage::ask(const GameMove& move)
{
    const Command command = move.commands.back();
    if (std::holds_alternative<TakeDamage>(command)) {
        enterAll(move.commands);
        return true;
    }
    if (const auto* scorch = std::get_if<Scorch>(&command)) {
        m_field->askPrevention(*scorch);
        moveInput().clear();
        return true;
    }
    std::optional<ContestDraft> contest = contestOf(command, state());
    if (!contest)
        return false;
    moveInput().clear();
    m_field->tellOf(*contest);
    openContest(*contest, ContestStage::Recording::WithTheLastCard);
    return true;
}

Command KaosballPage::asTapped(Command command) const
{
    const std::vector<Tap>& taps = moveInput().taps(); // the last one is not among them when it says the move
    const auto order = [&](auto& list, const auto& tapOf) {
        std::ranges::stable_sort(list, {},
                                 [&](const auto& one) { return std::ranges::find(taps, tapOf(one)) - taps.begin(); });
    };
    if (auto* card = std::get_if<PlayTactic>(&command)) {
        order(card->spaces, [](Space space) { return placeTap(crossfield::name(space)); });
        order(card->walls, borderTap);
    } else if (auto* stomp = std::get_if<Stomp>(&command)) {
        order(stomp->pushes, [](const StompPush& push) { return pieceTap(push.figure); });
    }
    return command;
}

void KaosballPage::showMoves()
{
    if (m_current != nullptr)
        m_current->showMoves();
}

MoveTelling KaosballPage::telling()
{
    MoveTelling telling;
    telling.name = [this](const Tap& tap) { return wordOf(tap); };
    telling.isDrawn = [this](const Tap& tap) { return m_field->draws(tap); };
    telling.seat = [this](const std::string& team) { return m_table.seat(state().teamNamed(team)); };
    telling.dress = [this](ButtonSpec button, const Tap& tap, const MoveOffer* offer) {
        return dressed(std::move(button), tap, offer);
    };
    return telling;
}

QString KaosballPage::wordOf(const Tap& tap) const
{
    if (const auto tactic = fromWord<Tactic>(tap.id))
        return tacticName(*tactic);
    if (const auto cheat = fromWord<Cheat>(tap.id))
        return cheatName(*cheat);
    if (const FigureRef figure = state().figureNamed(tap.id); figure.isValid())
        return m_table.figure(figure);
    if (const int team = state().teamNamed(tap.id); team >= 0)
        return m_table.team(team);
    if (isKaosRule(tap))
        return GameWords::tr("%1 by %2")
            .arg(cheatName(Cheat::KaosRule), m_table.team(state().teamNamed(tap.id.substr(tap.id.find('/') + 1))));
    if (tap.id == "falls")
        return tr("It falls");
    if (tap.id == "brick")
        return tr("Use Brick");
    if (tap.id == "scorch")
        return GameWords::tr("Scorch");
    if (tap.id == "take_damage")
        return tr("Other damage");
    if (tap.id.starts_with("react_"))
        return tr("%1 as a reaction").arg(contestName(*fromWord<ContestType>(tap.id.substr(tap.id.find('_') + 1))));
    return fromStd(tap.id);
}

ButtonSpec KaosballPage::dressed(ButtonSpec button, const Tap& tap, const MoveOffer* offer) const
{
    if (tap.kind == TapKind::Piece) {
        button.title = wordOf(tap);
        button.picture = figurePicture(m_table.look(state().figureNamed(tap.id)));
        button.spoken = m_table.fullName(state().figureNamed(tap.id));
    } else if (isKaosRule(tap)) {
        button.name = QStringLiteral("kaosRule_") + fromStd(tap.id.substr(tap.id.find('/') + 1));
        button.look = ButtonLook::Outline;
    } else if (const auto tactic = fromWord<Tactic>(tap.id)) {
        button.name = QStringLiteral("tactic_") + fromStd(tap.id);
        button.title = tacticName(*tactic);
        button.key = keyOf(*tactic);
    } else if (tap.kind == TapKind::Number) {
        button.name = QStringLiteral("bid_") + fromStd(tap.id);
        button.spoken = std::exchange(button.title, fromStd(tap.id));
        button.isNumber = true;
        if (offer != nullptr && offer->taps.size() > 2) {
            button.name = QStringLiteral("soldTo_%1_%2").arg(fromStd(offer->seat), button.title);
            button.spoken = tr("Sold to %1 for %2").arg(m_table.team(state().teamNamed(offer->seat)), button.title);
        }
    } else if (tap.id == "pass_bid") {
        button.key = Qt::Key_P;
        button.look = ButtonLook::Outline;
    } else if (tap.id == "end_auction") {
        const std::vector<AuctionLot>& lots = state().auction->lots;
        const auto unsold = std::ranges::count_if(lots, [](const AuctionLot& lot) { return !lot.isSold(); });
        button.title = unsold == 0 ? tr("End the auction")
                                   : tr("End it: %n lot(s) unsold", "the auction", static_cast<int>(unsold));
        button.look = ButtonLook::Outline;
    } else if (tap.id == "falls" || tap.id == "brick") {
        button.title = wordOf(tap);
    }
    return offer != nullptr && offer->taps.back() == tap
               ? dressedWhole(std::move(button), static_cast<const GameMove*>(offer)->commands.back())
               : button;
}

ButtonSpec KaosballPage::dressedWhole(ButtonSpec button, const Command& command) const
{
    const auto wear = [&](const QString& name, const QString& title) {
        button.name = name;
        button.title = title;
        button.spoken.clear();
    };
    const auto outOfTurn = [&](const auto& announced) {
        const FigureRef figure = state().figureNamed(announced.figure);
        wear(QStringLiteral("special_%1_%2").arg(fromStd(announced.figure), fromWordView(toWord(announced.action))),
             labelled(m_table.figure(figure), actionName(announced.action)));
    };
    if (const auto* celerity = std::get_if<Celerity>(&command)) {
        outOfTurn(*celerity);
    } else if (const auto* lastStand = std::get_if<LastStand>(&command)) {
        outOfTurn(*lastStand);
    } else if (const auto* handOff = std::get_if<HandOff>(&command)) {
        const bool gives = state().activation && state().figureNamed(handOff->from) == state().activation->figure;
        const FigureRef other = state().figureNamed(gives ? handOff->to : handOff->from);
        const bool isMate = state().activation && other.team == state().activation->figure.team;
        wear(QStringLiteral("handOff_%1_%2").arg(fromStd(handOff->from), fromStd(handOff->to)),
             (gives ? tr("Ball to %1") : tr("Ball from %1"))
                 .arg(isMate ? m_table.figure(other) : m_table.fullName(other)));
        button.picture = {};
        button.seat = 0;
    } else if (const auto* contest = std::get_if<ContestCommand>(&command)) {
        const FigureRef target = state().figureNamed(contest->targets.front());
        wear(QStringLiteral("contest_") + fromStd(contest->targets.front()),
             state().isMirror() ? labelled(contestName(contest->type), m_table.fullName(target))
                                : m_table.figure(target));
        if (state().isMirror())
            button.picture = {};
        button.seat = 0;
    } else if (const auto* react = std::get_if<React>(&command)) {
        wear(QStringLiteral("react_%1_%2").arg(fromStd(react->figure), fromWordView(toWord(react->type))),
             startsWords(react->type, m_table.figure(state().figureNamed(react->figure))));
        button.picture = {};
    } else if (const auto* cheat = std::get_if<PlayCheat>(&command); cheat && cheat->card == Cheat::Bzzzzt) {
        wear(QStringLiteral("bzzzzt_%1_%2").arg(fromStd(cheat->team), fromStd(cheat->figure)),
             GameWords::tr("%1 by %2").arg(cheatName(cheat->card), m_table.team(state().teamNamed(cheat->team))));
        button.picture = {};
        button.look = ButtonLook::Outline;
    } else if (const auto* card = std::get_if<PlayTactic>(&command);
               card && !card->kaosRule.empty() && !contains(moveInput().taps(), kaosRuleTap(card->kaosRule))) {
        wear(QStringLiteral("kaosRule_") + fromStd(card->kaosRule), wordOf(kaosRuleTap(card->kaosRule)));
        button.key = {};
        button.look = ButtonLook::Outline;
    } else if (const auto* walk = std::get_if<Move>(&command); walk && walk->path.empty()) {
        wear(QStringLiteral("pickUp"), tr("Pick up the ball"));
    } else if (const auto* scatter = std::get_if<ScatterMove>(&command);
               scatter && scatter->path.empty() && scatter->pickUp) {
        wear(QStringLiteral("pickUp"), tr("Pick up the ball"));
        button.picture = {};
    } else if (std::holds_alternative<EndTurn>(command)) {
        button.name = QStringLiteral("endTurn");
    }
    return button;
}

} // namespace whistle::kaosball
