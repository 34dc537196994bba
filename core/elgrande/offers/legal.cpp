// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/offers/legal.h"

#include "elgrande/judging/court_intake.h"
#include "elgrande/judging/piece_move.h"
#include "elgrande/judging/placement.h"
#include "elgrande/judging/referee.h"
#include "elgrande/judging/turn_order.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr Reasons::Listening quietly = Reasons::Listening::No;

class Offering {
public:
    Offering(const State& state, const Facts& facts) : m_state(state), m_facts(facts) {}

    Legal offers()
    {
        m_legal.mayStartRound = allows(StartRound{});
        switch (m_state.phase) {
        case Phase::Setup:
            offerSetup();
            break;
        case Phase::Reveal:
            offerReveals();
            break;
        case Phase::PowerCards: {
            const Bidding bidding = biddingOf(m_state);
            m_legal.powerCards = static_cast<PowerCards>(bidding.hands[m_state.toMove] & ~bidding.forbidden());
            break;
        }
        case Phase::Turns:
            offerTurn();
            break;
        default:
            break;
        }
        offerScoring();
        return std::move(m_legal);
    }

private:
    [[nodiscard]] bool allows(const Command& command) const { return isLegal(m_state, command, m_facts); }
    [[nodiscard]] const Turn& turn() const { return *m_state.turn; }
    [[nodiscard]] Effect effect() const { return m_facts.card(turn().card).effect; }

    void offerSetup()
    {
        for (int player = 0; player < m_state.count(); ++player) {
            if (!m_state.board.homes[player])
                m_legal.homeless.push_back(player);
        }
        for (const Area region : allRegions()) {
            if (allows(SetKing{region}))
                m_legal.kingStarts.push_back(region);
            if (!m_legal.homeless.empty() && allows(SetHome{m_state.name(m_legal.homeless[0]), region}))
                m_legal.homes.push_back(region);
        }
    }

    void offerReveals()
    {
        for (std::size_t card = 0; card < m_facts.cards.size(); ++card) {
            const ActionCard& each = m_facts.cards[card];
            if (allows(RevealActionCard{each.stack, each.id}))
                m_legal.reveals[each.stack - 1].push_back(static_cast<int>(card));
        }
    }

    void offerTurn()
    {
        if (m_state.step == Step::Intake)
            offerIntake(false);
        for (int stack = 1; stack <= stackCount; ++stack) {
            if (allows(ChooseActionCard{{}, stack}))
                m_legal.stacks.push_back(stack);
        }
        if (m_state.step != Step::Action)
            return;
        if (allows(PlaceCaballeros{}))
            m_legal.placement = PlacementOffer{std::min(turn().stack, m_state.board.court[turn().player]),
                                               placementDestinations(*m_state.board.king, m_facts)};
        offerAnnouncement();
        m_legal.maySkip = allows(SkipSpecialAction{});
        m_legal.mayEndTurn = allows(EndTurn{});
        for (int player = 0; player < m_state.count(); ++player) {
            if (allows(UseVeto{m_state.name(player)}))
                m_legal.vetoes.push_back(player);
        }
        if (turn().isRunning())
            offerSpecialAction();
    }

    void offerIntake(bool isTheCourt)
    {
        const int player = turn().player;
        IntakeOffer offer;
        offer.player = player;
        offer.isTheCourt = isTheCourt;
        const IntakeCase intake = intakeOf(m_state, isTheCourt);
        const IntakeVerdict verdict = judgeIntake(intake, m_facts, quietly).verdict;
        offer.fromProvinces = std::min(verdict.limit, intake.provinces);
        offer.fromRegions = verdict.maximumFromRegions;
        if (offer.fromRegions > 0)
            offer.regions = m_state.board.regionsWithinReach(player);
        m_legal.intake = offer;
    }

    void offerAnnouncement()
    {
        if (!announcesArea(effect())) {
            m_legal.mayAnnounce = allows(AnnounceSpecialAction{});
            return;
        }
        for (const Area area : allAreas()) {
            if (allows(AnnounceSpecialAction{{}, area}))
                m_legal.announceFor.push_back(area);
        }
        m_legal.mayAnnounce = !m_legal.announceFor.empty();
    }

    void offerSpecialAction()
    {
        const Area king = *m_state.board.king;
        const Board& board = m_state.board;
        const Effect what = effect();
        if (isMovement(what)) {
            m_legal.mayMove = true;
        } else if (movesKing(what)) {
            m_legal.kingGoals = pieceDestinations({what, king, {}, king, {}}, m_facts);
        } else if (what == Effect::Grande) {
            m_legal.grandeGoals = pieceDestinations({what, king, board.homes[turn().player], king, {}}, m_facts);
        } else if (what == Effect::MobileScoreboard) {
            for (const std::size_t one : {0U, 1U})
                m_legal.scoreboardGoals[one] =
                    pieceDestinations({what, king, board.scoreboards[one], king, board.scoreboards[1 - one]}, m_facts);
        } else if (what == Effect::RetrievePowerCard) {
            m_legal.mayRetrieveInSecret = allows(RetrievePowerCard{});
            if (!m_state.rules.secretPowerCardRetrieval)
                m_legal.retrievable = m_state.powers[turn().player].spent;
        } else if (what == Effect::TheCourt) {
            offerIntake(true);
        } else if (!turn().waitingFor.empty()) {
            offerReturn();
        }
    }

    void offerReturn()
    {
        const int player = turn().waitingFor[0];
        const Effect what = effect();
        const Loss result = lossOf(lossOf(m_state, what), player);
        ReturnOffer offer{player, result.required, 0, result.options, what == Effect::RemoveOneEach};
        if (what == Effect::KingReturns)
            offer.fromCourt = std::min(result.required, m_state.board.court[player]);
        else if (!isSecretReturn(what) && what != Effect::RemoveOneEach)
            offer.fromCourt = result.required;
        if (isSecretReturn(what)) {
            offer.fromOneRegion = true;
            if (m_state.rules.illegalRemovalDisc == IllegalDisc::ActingPlayerPicksSmallest)
                offer.regions = result.replacementOptions;
        }
        m_legal.returns = offer;
    }

    void offerScoring()
    {
        for (int player = 0; player < m_state.count(); ++player) {
            if (allows(SetDisc{m_state.name(player), Area::Galicia}))
                m_legal.discs.push_back(player);
        }
        m_legal.mayRevealDiscs = allows(RevealDiscs{});
        m_legal.mayOpenCastillo = allows(OpenCastillo{});
        if (allows(Score{}))
            m_legal.scores = static_cast<int>(m_state.scoring->remaining.size());
    }

    const State& m_state;
    const Facts& m_facts;
    Legal m_legal;
};

} // namespace

bool isLegal(const State& state, const Command& command, const Facts& facts)
{
    return referee(state, command, facts, quietly).isLegal();
}

Legal legal(const State& state, const Facts& facts)
{
    return Offering(state, facts).offers();
}

} // namespace whistle::elgrande
