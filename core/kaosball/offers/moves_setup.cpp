// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done before the first figure stands: a match, its auctions, its loadouts.
#include "base/contains.h"
#include "base/each.h"
#include "kaosball/offers/entrants.h"
#include "kaosball/offers/moves.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr int assumedHealth = 3; // where no pack knows it: it is open

struct Format {
    const char* word;
    Mode mode;
    MatchKind kind;
    std::vector<Side> sides;
};

/// Teams to begin with, those first of whom the packs know every number.
std::vector<const TeamFacts*> usualTeams(const Facts& facts)
{
    std::vector<const TeamFacts*> teams;
    for (const TeamFacts& team : facts.teams) {
        if (team.baseGame)
            teams.push_back(&team);
    }
    std::stable_partition(teams.begin(), teams.end(), [](const TeamFacts* team) {
        return team->handling && team->tackling && team->fighting && team->runnerHealth && team->bruiserHealth;
    });
    return teams;
}

NewMatch usualMatch(const Format& format, bool hasDraft, Depth depth, const Facts& facts)
{
    NewMatch match;
    match.mode = format.mode;
    match.kind = format.kind;
    match.hasDraft = hasDraft;
    match.depth = depth;
    const std::vector<const TeamFacts*> known = usualTeams(facts);
    for (std::size_t i = 0; i < format.sides.size() && i < known.size(); ++i) {
        const TeamFacts& facts_ = *known[i];
        NewMatchTeam team;
        team.team = facts_.id;
        team.side = format.sides[i];
        team.ability = facts_.ability;
        team.stats = {facts_.handling.value_or(0), facts_.tackling.value_or(0), facts_.fighting.value_or(0)};
        team.health = {facts_.runnerHealth.value_or(assumedHealth), facts_.bruiserHealth.value_or(assumedHealth)};
        if (format.mode == Mode::Alliance)
            team.alliance = i < 2 ? "iron" : "night";
        match.teams.push_back(std::move(team));
    }
    const bool isAlliance = format.mode == Mode::Alliance; // KB-25.9: the left-seated ally
    if (match.teams.size() > 1)
        match.firstPlayer = match.teams[isAlliance ? 1 : 0].team;
    return match;
}

/// A tile of each kind that is in the box, then the second ones.
std::vector<RevealedLot> usualTiles(const State& state, const Facts& facts, int count)
{
    std::vector<RevealedLot> lots;
    const auto owned = [&](Upgrade upgrade) {
        return sumOf(state.teams, [&](const Team& team) {
            return static_cast<int>(std::count(team.ownedUpgrades.begin(), team.ownedUpgrades.end(), upgrade));
        });
    };
    for (int copy = 1; static_cast<int>(lots.size()) < count && copy <= count; ++copy) {
        for (const Upgrade upgrade : allOf<Upgrade>()) {
            if (static_cast<int>(lots.size()) < count && copy + owned(upgrade) <= facts[upgrade].copies) {
                const std::string name(toWord(upgrade));
                lots.push_back({name + '_' + std::to_string(copy), name});
            }
        }
    }
    return lots;
}

/// The ringers of the box first.
std::vector<RevealedLot> usualRingers(const State& state, const Facts& facts, int count)
{
    std::vector<RevealedLot> lots;
    for (const bool isOfTheBox : {true, false}) {
        for (const RingerFacts& ringer : facts.ringers) {
            const bool isOwned = std::any_of(state.teams.begin(), state.teams.end(),
                                             [&](const Team& team) { return contains(team.ownedRingers, ringer.id); });
            if (ringer.baseGame != isOfTheBox || isOwned || static_cast<int>(lots.size()) == count)
                continue;
            RevealedLot lot{ringer.id, ringer.id};
            if (!ringer.minimumBid)
                lot.minimumBid = 1;
            const bool isTold = std::any_of(state.ringerHealth.begin(), state.ringerHealth.end(),
                                            [&](const auto& told) { return told.first == ringer.id; });
            if (!ringer.health && !isTold)
                lot.health = assumedHealth;
            lots.push_back(std::move(lot));
        }
    }
    return lots;
}

void offerReveal(const Offers& offers)
{
    const bool tiles = offers.state.phase == Phase::UpgradeDraft;
    const int count = lotsExpected(tiles ? AuctionKind::Upgrades : AuctionKind::Ringers, offers.state.teamCount(),
                                   offers.facts.constants);
    if (tiles)
        offers.moves.offer({}, {choiceTap("reveal_upgrades")},
                           RevealUpgrades{usualTiles(offers.state, offers.facts, count)}, {{"/0/lots"}});
    else
        offers.moves.offer({}, {choiceTap("reveal_ringers")},
                           RevealRingers{usualRingers(offers.state, offers.facts, count)}, {{"/0/lots"}});
}

} // namespace

void offerMatches(const Offers& offers)
{
    static const std::vector<Format> formats{
        {"versus", Mode::Versus, MatchKind::Exhibition, {Side::South, Side::North}},
        {"league", Mode::Versus, MatchKind::League, {Side::South, Side::North}},
        {"max_kaos_3", Mode::MaxKaos, MatchKind::Exhibition, {Side::South, Side::West, Side::North}},
        {"max_kaos_4", Mode::MaxKaos, MatchKind::Exhibition, {Side::South, Side::West, Side::North, Side::East}},
        {"alliance", Mode::Alliance, MatchKind::Exhibition, {Side::South, Side::West, Side::North, Side::East}}};
    const std::vector<Open> open{
        {"/0/first_player"}, {"/0/teams"}, usually("/0/ringer_health"), usually("/0/house_rules")};
    for (const Format& format : formats) {
        for (const bool hasDraft : {true, false}) {
            for (const Depth depth : allOf<Depth>())
                offers.moves.offer(
                    {},
                    {choiceTap(format.word), choiceTap(hasDraft ? "draft" : "first_game"), choiceTap(toWord(depth))},
                    usualMatch(format, hasDraft, depth, offers.facts), open);
        }
    }
}

void offerDraft(const Offers& offers)
{
    if (!offers.state.auction)
        return offerReveal(offers);
    const int team = offers.state.teamToAct();
    if (team < 0)
        return;
    const Auction& auction = *offers.state.auction;
    const std::string& seat = offers.seat(team);
    const int cash = auction.teams[static_cast<std::size_t>(auction.nextTeam)].cash;
    for (std::size_t i = 0; !offers.moves.isListing() && i < auction.lots.size(); ++i) { // why it cannot be named
        const AuctionLot& lot = auction.lots[i];
        offers.moves.offer(seat, {cardTap(lot.id)}, OpenLot{seat, lot.id, lot.minimumBid});
    }
    if (auction.state == AuctionState::Naming) {
        for (const AuctionLot& lot : auction.lots) {
            for (int bid = lot.minimumBid; bid <= cash; ++bid)
                offers.moves.offer(seat, {cardTap(lot.id), numberTap(bid)}, OpenLot{seat, lot.id, bid});
        }
    } else {
        for (int bid = auction.highestBid + 1; bid <= cash; ++bid)
            offers.moves.offer(seat, {numberTap(bid)}, Bid{seat, bid});
    }
    offers.moves.offer(seat, {choiceTap("pass_bid")}, PassBid{seat});
}

// KB-27.1: what is chosen is open, so the moves tell nothing of it.
void offerLoadouts(const Offers& offers)
{
    for (int team = 0; team < offers.state.teamCount(); ++team) {
        const Team& owner = offers.state[team];
        if (owner.isDone || !offers.state.plays(team))
            continue;
        std::vector<std::string> tiles;
        for (const Upgrade upgrade : owner.ownedUpgrades) {
            if (const std::string word(toWord(upgrade)); !contains(tiles, word))
                tiles.push_back(word);
        }
        std::vector<std::string> ringers;
        for (const Figure& one : owner.figures) {
            if (one.kind == FigureKind::Ringer && one.isAlive() && one.health > 0)
                ringers.push_back(one.name);
        }
        std::vector<Open> open;
        if (!tiles.empty())
            open.push_back({"/0/upgrades", Shape::list(Shape::words(tiles), 0, owner.ownedUpgrades.size())});
        if (!ringers.empty())
            open.push_back({"/0/ringers", Shape::list(Shape::object({required("ringer", Shape::words(ringers)),
                                                                     required("as", Shape::words(allWords<Post>()))}),
                                                      0, ringers.size())});
        offers.moves.offer(owner.name, {choiceTap("set_loadout"), choiceTap(owner.name)},
                           SetLoadout{owner.name, {}, {}}, std::move(open));
    }
}

void offerEntrants(const Offers& offers)
{
    const int team = offers.state.teamToAct();
    if (team < 0)
        return;
    const bool fillsUp = offers.state.phase == Phase::Replace;
    const EntryNeed need = entryNeed(offers.state, offers.facts.constants);
    MoveOf<Command> move{{offers.seat(team), {choiceTap(fillsUp ? "replace_figures" : "set_lineup")}}};
    move.open = {{offers.state.isMirror() ? "/0/placements" : "/0/figures"}};
    if (fillsUp)
        move.open.push_back(usually("/0/roles"));
    move.needsNobody = fillsUp && need.runners + need.bruisers == 0;
    move.commands = {suggestedEntry(offers.state, offers.facts.constants)};
    // Mostly the spaces say whose places ringers take.
    MoveOf<Command> plain = move;
    if (auto* entering = std::get_if<ReplaceFigures>(&plain.commands.front()); entering && !entering->roles.empty()) {
        entering->roles.clear();
        if (offers.moves.offer(std::move(plain)))
            return;
    }
    offers.moves.offer(std::move(move));
}

void offerDepth(const Offers& offers)
{
    const State& state = offers.state;
    SetDepth command;
    std::vector<Open> open;
    if (state.isMirror()) {
        command.depth = Depth::Scorekeeper;
    } else {
        // Where they stand nobody has said: each on its own side to begin with, as in a line-up.
        SpaceSet taken;
        for (const FigureRef ref : state.onField()) {
            Space at;
            const auto take = [&](Space space) {
                if (!at.isValid() && !taken[space.slot()])
                    at = space;
            };
            for (const Space space : crossfield::scrimmageLine(state[int{ref.team}].side))
                take(space);
            for (int index = 0; index < spaceCount; ++index)
                take(Space{static_cast<std::int8_t>(index)});
            taken.set(at.slot());
            command.places.emplace_back(state.idOf(ref), at);
        }
        if (!state.ball.carrier.isValid())
            command.ball = crossfield::centerfield();
        open = {{"/0/places"}, {"/0/ball"}};
    }
    offers.moves.offer({}, {choiceTap("set_depth")}, std::move(command), std::move(open), Weight::Aside);
}

} // namespace whistle::kaosball
