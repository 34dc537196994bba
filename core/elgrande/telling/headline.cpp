// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/headline.h"

#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <numeric>

namespace whistle::elgrande {

namespace {

constexpr Saying newMatch{QT_TRANSLATE_NOOP("elgrande", "A match of %1 players begins")};
constexpr Saying kingStarts{QT_TRANSLATE_NOOP("elgrande", "The King starts in %1")};
constexpr Saying homeIs{QT_TRANSLATE_NOOP("elgrande", "%1 is at home in %2")};
constexpr Saying roundBegins{QT_TRANSLATE_NOOP("elgrande", "Round %1 begins")};
constexpr Saying reveals{QT_TRANSLATE_NOOP("elgrande", "Stack %1 shows %2")};
constexpr Saying unknownCard{QT_TRANSLATE_NOOP("elgrande", "an unknown card")};
constexpr Saying lays{QT_TRANSLATE_NOOP("elgrande", "%1 lays power card %2")};
constexpr Saying takes{QT_TRANSLATE_NOOP("elgrande", "%1 takes Caballeros to the court: %2")};
constexpr Saying chooses{QT_TRANSLATE_NOOP("elgrande", "%1 takes %2")};
constexpr Saying places{QT_TRANSLATE_NOOP("elgrande", "%1 places Caballeros: %2")};
constexpr Saying announces{QT_TRANSLATE_NOOP("elgrande", "%1 announces %2")};
constexpr Saying announcesFor{QT_TRANSLATE_NOOP("elgrande", "%1 announces %2, for %3")};
constexpr Saying moves{QT_TRANSLATE_NOOP("elgrande", "%1 moves Caballeros: %2")};
constexpr Saying movesKing{QT_TRANSLATE_NOOP("elgrande", "%1 moves the King to %2")};
constexpr Saying movesGrande{QT_TRANSLATE_NOOP("elgrande", "%1 moves the Grande to %2")};
constexpr Saying movesBoard{QT_TRANSLATE_NOOP("elgrande", "%1 moves %2 to %3")};
constexpr Saying retrieves{QT_TRANSLATE_NOOP("elgrande", "%1 takes power card %2 back")};
constexpr Saying retrievesSecretly{QT_TRANSLATE_NOOP("elgrande", "%1 takes a power card back in secret")};
constexpr Saying returns{QT_TRANSLATE_NOOP("elgrande", "%1 returns Caballeros to the provinces")};
constexpr Saying revealsDiscs{QT_TRANSLATE_NOOP("elgrande", "The discs are turned over")};
constexpr Saying scoresOne{QT_TRANSLATE_NOOP("elgrande", "%1 is scored")};
constexpr Saying scoresSome{QT_TRANSLATE_NOOP("elgrande", "Regions are scored: %1")};
constexpr Saying opens{QT_TRANSLATE_NOOP("elgrande", "The Castillo is opened and scored")};
constexpr Saying vetoes{QT_TRANSLATE_NOOP("elgrande", "%1 says Veto")};
constexpr Saying skips{QT_TRANSLATE_NOOP("elgrande", "%1 leaves out the special action")};
constexpr Saying ends{QT_TRANSLATE_NOOP("elgrande", "%1 ends the turn")};

class Headline {
public:
    Headline(const State& before, const State& after, const Facts& facts)
        : m_before(before)
        , m_after(after)
        , m_facts(facts)
    {
    }

    Text operator()(const NewMatch& command) const { return {newMatch, static_cast<int>(command.players.size())}; }
    Text operator()(const SetKing& command) const { return {kingStarts, command.region}; }
    Text operator()(const SetHome& command) const { return {homeIs, command.player, command.region}; }
    Text operator()(const StartRound&) const { return {roundBegins, m_after.round}; }
    Text operator()(const RevealActionCard& command) const
    {
        const std::optional<int> card = m_facts.cardCalled(command.card);
        return {reveals, command.stack, card ? nameOf(m_facts.card(*card).effect) : unknownCard};
    }
    Text operator()(const PlayPowerCard& command) const { return {lays, command.player, command.value}; }
    Text operator()(const TakeCaballeros& command) const
    {
        return {takes, actor(command.player), command.fromProvinces + sum(byArea(command.fromRegions))};
    }
    Text operator()(const ChooseActionCard& command) const
    {
        const std::optional<int> card = m_before.shownOn(command.stack).card;
        return {chooses, actor(command.player), card ? nameOf(m_facts.card(*card).effect) : unknownCard};
    }
    Text operator()(const PlaceCaballeros& command) const
    {
        return {places, actor(command.player), sum(byArea(command.placements))};
    }
    Text operator()(const AnnounceSpecialAction& command) const
    {
        const Saying card =
            m_before.turn && m_before.turn->hasCard() ? nameOf(m_facts.card(m_before.turn->card).effect) : unknownCard;
        return command.region ? Text{announcesFor, actor(command.player), card, *command.region}
                              : Text{announces, actor(command.player), card};
    }
    Text operator()(const MoveCaballeros& command) const
    {
        const int count = std::accumulate(command.moves.begin(), command.moves.end(), 0,
                                          [](int all, const WrittenMove& move) { return all + move.count; });
        return {moves, actor(command.player), count};
    }
    Text operator()(const MoveKing& command) const { return {movesKing, actor(command.player), command.to}; }
    Text operator()(const MoveGrande& command) const { return {movesGrande, actor(command.player), command.to}; }
    Text operator()(const MoveScoreboard& command) const
    {
        return {movesBoard, actor(command.player), command.scoreboard, command.to};
    }
    Text operator()(const RetrievePowerCard& command) const
    {
        return command.value ? Text{retrieves, actor(command.player), *command.value}
                             : Text{retrievesSecretly, actor(command.player)};
    }
    Text operator()(const ReturnCaballeros& command) const { return {returns, command.player}; }
    Text operator()(const SetDisc& command) const { return {said::setsDisc, command.player}; }
    Text operator()(const RevealDiscs&) const { return revealsDiscs; }
    Text operator()(const Score&) const
    {
        const std::size_t before = m_before.scoring ? m_before.scoring->scored.size() : 0;
        const std::size_t after = m_after.scoring ? m_after.scoring->scored.size() : 0;
        if (after == before + 1)
            return {scoresOne, m_after.scoring->scored.back()};
        return {scoresSome, static_cast<int>(after - before)};
    }
    Text operator()(const OpenCastillo&) const { return opens; }
    Text operator()(const UseVeto& command) const { return {vetoes, command.holder}; }
    Text operator()(const SkipSpecialAction& command) const { return {skips, actor(command.player)}; }
    Text operator()(const EndTurn& command) const { return {ends, actor(command.player)}; }
    Text operator()(const Correct& command) const { return {said::isCorrected, command.reason}; }

private:
    [[nodiscard]] std::string actor(const Acting& player) const
    {
        if (player)
            return *player;
        return m_before.toMove == noPlayer ? std::string("?") : m_before.name(m_before.toMove);
    }

    const State& m_before;
    const State& m_after;
    const Facts& m_facts;
};

} // namespace

Text headlineOf(const State& before, const Command& command, const State& after, const Facts& facts)
{
    return std::visit(Headline(before, after, facts), command);
}

} // namespace whistle::elgrande
