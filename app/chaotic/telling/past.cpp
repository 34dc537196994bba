// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/past.h"

#include "base/match.h"
#include "chaotic/board/board_view.h"
#include "chaotic/burst/burst_view.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/strip.h"
#include "table/change_lines.h"
#include "table/telling.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <algorithm>

namespace whistle::chaotic {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::Past)
};

/// What differs between two tables, in words: the result, creatures, the Location and the Burst, piles.
class Comparison : private ChangeLines {
public:
    Comparison(const State& before, const State& after)
        : m_before(before)
        , m_after(after)
        , m_was(before)
        , m_is(after)
        , m_numbersBefore(before)
        , m_numbersAfter(after)
    {
    }

    std::vector<ChangeWords> lines()
    {
        add(Words::tr("Result"), resultOf(m_before, m_was), resultOf(m_after, m_is));
        for (const Creature& one : m_after.creatures) {
            if (one.faceUp)
                tellCreature(one);
        }
        for (const Creature& one : m_before.creatures) {
            if (one.faceUp && indexIn(m_after, one.id) == nobody)
                add(m_was.of(one), spaceOf(m_before, one.id), spaceOf(m_after, one.id));
        }
        add(Words::tr("Location"), locationOf(m_before), locationOf(m_after));
        addSize(Words::tr("On the Burst"), m_before.burst.items, m_after.burst.items);
        for (const Player player : bothPlayers)
            tellPiles(m_is[player], m_before.seats[player], m_after.seats[player]);
        addSize(Words::tr("Turns"), m_before.turns, m_after.turns);
        add(Words::tr("Step"), stepWords(m_before), stepWords(m_after));
        return take();
    }

private:
    static CreatureIndex indexIn(const State& state, const std::string& id)
    {
        const CreatureIndex index = state.called(id);
        return index != nobody && state.at(index).faceUp ? index : nobody;
    }
    static QString spaceOf(const State& state, const std::string& id)
    {
        const CreatureIndex index = indexIn(state, id);
        if (index == nobody || !state.at(index).inPlay)
            return Words::tr("not in play");
        const Space& space = state.at(index).space;
        return Words::tr("%1 of %2", "space and player").arg(spaceWords(space), Names(state)[space.side]);
    }
    static QString leftOf(const State& state, const InForce& now, const std::string& id)
    {
        const CreatureIndex index = indexIn(state, id);
        return index == nobody || !state.at(index).inPlay ? QString::number(0)
                                                          : QString::number(now.numbers(index).verdict.currentEnergy());
    }
    static QString countersOf(const State& state, const std::string& id)
    {
        const CreatureIndex index = indexIn(state, id);
        return QString::number(index == nobody || !state.at(index).inPlay ? 0 : state.at(index).mugicCounters);
    }
    void tellCreature(const Creature& one)
    {
        const QString name = m_is.of(one);
        add(name, spaceOf(m_before, one.id), spaceOf(m_after, one.id));
        add(Words::tr("Energy of %1").arg(name), leftOf(m_before, m_numbersBefore, one.id),
            leftOf(m_after, m_numbersAfter, one.id));
        add(Words::tr("Mugic counters of %1").arg(name), countersOf(m_before, one.id), countersOf(m_after, one.id));
    }
    void tellPiles(const QString& name, const Seat& before, const Seat& after)
    {
        add(Words::tr("Name"), QString::fromStdString(before.name), QString::fromStdString(after.name));
        add(Words::tr("Attack deck of %1").arg(name), before.attackDeck, after.attackDeck);
        addSize(Words::tr("Attacks discarded by %1").arg(name), before.attackDiscard, after.attackDiscard);
        add(Words::tr("Location deck of %1").arg(name), before.locationDeck, after.locationDeck);
        add(Words::tr("Mugic in hand of %1").arg(name), before.mugicCount(), after.mugicCount());
    }
    static QString resultOf(const State& state, const Names& names)
    {
        return state.step == Step::Finished ? resultWords(state, names) : Words::tr("the match goes on");
    }
    static QString locationOf(const State& state)
    {
        return state.location ? QString::fromStdString(state.locationCard().name) : Words::tr("none", "Location");
    }

    const State& m_before;
    const State& m_after;
    Names m_was;
    Names m_is;
    InForce m_numbersBefore;
    InForce m_numbersAfter;
};

/// The Battleboard and the Burst as they lay.
class ChaoticMoment : public MomentView {
public:
    explicit ChaoticMoment(QWidget* parent) : MomentView(parent), m_board(new BoardView), m_burst(new BurstView)
    {
        setObjectName(QStringLiteral("chaoticMoment"));
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(m_board, 2);
        row->addWidget(m_burst, 1, Qt::AlignTop);
        for (QWidget* part : std::initializer_list<QWidget*>{m_board, m_burst})
            takeNoInput(*part);
    }

    void showMoment(const Match& match, int number) override
    {
        const std::optional<State> state = typed<Game>(match).stateAt(number);
        if (!state)
            return;
        const Names names(*state);
        m_board->setModel(chaotic::boardOf(*state, names));
        StackModel stack = stackOf(*state, names);
        m_burst->setVisible(!stack.items.empty());
        m_burst->setModel(std::move(stack));
    }

private:
    BoardView* m_board;
    BurstView* m_burst;
};

struct Telling {
    static int seat(const Command& command, const State& before)
    {
        const auto active = [&] { return before.activePlayer ? seatNumber(*before.activePlayer) : 0; };
        return match(
            command, [](const NewMatch&) { return 0; }, [](const RevealAll&) { return 0; },
            [&](const Strike&) { return before.combat ? seatNumber(before.combat->striking) : active(); },
            [](const SetInitiative&) { return 0; }, [](const Adjust&) { return 0; }, [](const SetHive&) { return 0; },
            [](const Trigger&) { return 0; },
            [&](const ResolveNext&) {
                return before.burst.items.empty() ? 0 : seatNumber(before.burst.items.back().player);
            },
            [&](const auto& one) {
                if constexpr (requires { one.player; })
                    return seatNumber(one.player);
                else
                    return active();
            });
    }
    static bool beginsTurn(const Command& command, const State& before)
    {
        return before.step == Step::Location && std::holds_alternative<RevealLocation>(command);
    }
    static Told told(const Command& command, const State& /*before*/, const State& /*after*/)
    {
        return {{}, isAnyOf<SetInitiative, Trigger, Pass, ResolveNext, EndActionStep, EndTurn>(command)};
    }
    static std::vector<SeatPoints> points(const State& before, const State& after)
    {
        return differences(defeatsOf(before), defeatsOf(after));
    }
    static QString band(const State& after)
    {
        return after.turns.empty() ? wordOf(nameOf(Step::Setup))
                                   : Words::tr("turn %1").arg(static_cast<int>(after.turns.size()));
    }
    static std::optional<whistle::Moment> moment(const State& state, const Match& /*match*/)
    {
        if (!state.hasBegun)
            return {};
        const Names names(state);
        whistle::Moment moment;
        moment.when = state.step == Step::Finished ? resultWords(state, names) : periodWords(state);
        for (const SeatPoints& one : defeatsOf(state))
            moment.scores.push_back({one.seat, names[static_cast<Player>(one.seat - 1)], one.points});
        return moment;
    }
    static std::vector<ChangeWords> changes(const State& before, const State& after, const Match& /*match*/)
    {
        return Comparison(before, after).lines();
    }
    static MomentView* view(QWidget* parent) { return new ChaoticMoment(parent); }
};

} // namespace

PastTeller pastTeller()
{
    return pastTellerOf<Game, Telling>();
}

} // namespace whistle::chaotic
