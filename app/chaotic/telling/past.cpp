// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/strip.h"

#include "chaotic/board/board_view.h"
#include "chaotic/burst/burst_view.h"
#include "chaotic/telling/names.h"
#include "table/change_lines.h"
#include "table/telling.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <functional>

namespace whistle::chaotic {

namespace {

struct PastWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::Past)
};

/// A table, and what is known of it.
struct Table {
    explicit Table(const State& it) : state(it), names(it), now(it) {}

    const State& state;
    Names names;
    InForce now;

    /// A creature that lies face up; nobody: none of this id does.
    [[nodiscard]] CreatureIndex known(const std::string& id) const
    {
        const CreatureIndex index = state.called(id);
        return index != nobody && state.at(index).faceUp ? index : nobody;
    }
    [[nodiscard]] bool hasInPlay(const std::string& id) const
    {
        return known(id) != nobody && state.at(known(id)).inPlay;
    }
    [[nodiscard]] QString placeOf(const std::string& id) const
    {
        if (!hasInPlay(id))
            return PastWords::tr("not in play");
        const Space& space = state.at(known(id)).space;
        return GameWords::tr("%1 of %2").arg(spaceWords(space), names[space.side]);
    }
    [[nodiscard]] int leftOf(const std::string& id) const
    {
        return hasInPlay(id) ? now.numbers(known(id)).verdict.currentEnergy() : 0;
    }
    [[nodiscard]] int countersOf(const std::string& id) const
    {
        return hasInPlay(id) ? state.at(known(id)).mugicCounters : 0;
    }
    [[nodiscard]] QString result() const
    {
        return state.step == Step::Finished ? resultWords(state, names) : CommonWords::tr("the match goes on");
    }
    [[nodiscard]] QString location() const
    {
        return state.location ? QString::fromStdString(state.locationCard().name) : CommonWords::tr("none");
    }
};

/// What differs between two tables, in words: the result, creatures, the Location and the Burst, piles.
std::vector<ChangeWords> changesOf(const State& before, const State& after)
{
    const Table was(before);
    const Table is(after);
    TableChanges<Table> changes(was, is);
    changes.tell(CommonWords::tr("Result"), std::mem_fn(&Table::result));
    for (const Creature& one : after.creatures) {
        if (!one.faceUp)
            continue;
        const QString name = is.names.of(one);
        changes.tell(name, [&](const Table& table) { return table.placeOf(one.id); });
        changes.tell(PastWords::tr("%1's Energy").arg(name), [&](const Table& table) { return table.leftOf(one.id); });
        changes.tell(PastWords::tr("%1's Mugic counters").arg(name),
                     [&](const Table& table) { return table.countersOf(one.id); });
    }
    for (const Creature& one : before.creatures) {
        if (one.faceUp && is.known(one.id) == nobody)
            changes.tell(was.names.of(one), [&](const Table& table) { return table.placeOf(one.id); });
    }
    changes.tell(GameWords::tr("Location"), std::mem_fn(&Table::location));
    changes.addSize(PastWords::tr("On the Burst"), before.burst.items, after.burst.items);
    for (const Player player : bothPlayers) {
        const QString name = is.names[player];
        const Seat& old = before.seats[player];
        const Seat& now = after.seats[player];
        changes.add(PastWords::tr("Name"), QString::fromStdString(old.name), QString::fromStdString(now.name));
        changes.add(PastWords::tr("%1's Attack deck").arg(name), old.attackDeck, now.attackDeck);
        changes.addSize(PastWords::tr("Attacks discarded by %1").arg(name), old.attackDiscard, now.attackDiscard);
        changes.add(PastWords::tr("%1's Location deck").arg(name), old.locationDeck, now.locationDeck);
        changes.add(PastWords::tr("%1's Mugic in hand").arg(name), old.mugicCount(), now.mugicCount());
    }
    changes.addSize(PastWords::tr("Turns"), before.turns, after.turns);
    changes.add(PastWords::tr("Step"), stepWords(before), stepWords(after));
    return changes.take();
}

/// The Battleboard and the Burst as they lay.
class TablePicture : public QWidget {
public:
    TablePicture()
    {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(m_board, 2);
        row->addWidget(m_burst, 1, Qt::AlignTop);
    }

    void lay(const State& state)
    {
        const Names names(state);
        m_board->setModel(chaotic::boardOf(state, names));
        StackModel stack = stackOf(state, names);
        m_burst->setVisible(!stack.items.empty());
        m_burst->setModel(std::move(stack));
    }

private:
    BoardView* m_board = new BoardView;
    BurstView* m_burst = new BurstView;
};

/// Who moves, and whether it fights; whoever leaves play.
std::vector<TurnSign> signsOf(const Command& command, const State& before, const State& after)
{
    std::vector<TurnSign> signs;
    if (const auto* move = std::get_if<Move>(&command)) {
        if (const QString name = Names(after).of(move->creature); !name.isEmpty()) // it may lie face down
            signs.push_back({.text = name});
    }
    if (after.combat && !before.combat)
        signs.push_back({.drawing = Icon::Sword});
    const auto fallen = [](const State& state) { return state.turns.empty() ? 0 : state.turns.back().leftPlay.size(); };
    if (after.turns.size() == before.turns.size() && fallen(after) > fallen(before))
        signs.push_back({.drawing = Icon::Kill});
    return signs;
}

struct Telling {
    static int seat(const Command& command, const State& before)
    {
        if (isAnyOf<NewMatch, RevealAll, SetInitiative, Adjust, SetHive, Trigger>(command))
            return 0;
        if (std::holds_alternative<ResolveNext>(command))
            return before.burst.items.empty() ? 0 : seatNumber(before.burst.items.back().player);
        if (std::holds_alternative<Strike>(command) && before.combat)
            return seatNumber(before.combat->striking);
        return std::visit(
            [&before](const auto& one) {
                if constexpr (requires { one.player; })
                    return seatNumber(one.player);
                else
                    return before.activePlayer ? seatNumber(*before.activePlayer) : 0;
            },
            command);
    }
    static bool beginsTurn(const Command& command, const State& before)
    {
        return before.step == Step::Location && std::holds_alternative<RevealLocation>(command);
    }
    static Told told(const Command& command, const State& before, const State& after)
    {
        return {.isRoutine = isAnyOf<Trigger, Pass, EndActionStep, EndTurn>(command),
                .signs = signsOf(command, before, after)};
    }
    static std::vector<SeatPoints> scores(const State& state) { return defeatsOf(state); }
    static QString band(const State& after)
    {
        return after.turns.empty() ? wordOf(nameOf(Step::Setup))
                                   : GameWords::tr("turn %1").arg(static_cast<int>(after.turns.size()));
    }
    static std::optional<whistle::Moment> moment(const State& state, const Match& /*match*/)
    {
        if (!state.hasBegun)
            return {};
        const Names names(state);
        whistle::Moment moment;
        moment.when = state.step == Step::Finished ? resultWords(state, names) : periodWords(state);
        for (const Player player : bothPlayers) // as the strip
            moment.scores.push_back({seatNumber(player), names[player], state.creaturesInPlay(player)});
        return moment;
    }
    static std::vector<ChangeWords> changes(const State& before, const State& after, const Match& /*match*/)
    {
        return changesOf(before, after);
    }
    static MomentView* view(QWidget* parent)
    {
        const auto show = [](TablePicture& picture, const State& state, const Game&, bool) { picture.lay(state); };
        return new PictureMoment<Game, TablePicture>(QStringLiteral("chaoticMoment"), show, parent);
    }
};

} // namespace

PastTeller pastTeller()
{
    return pastTellerOf<Game, Telling>();
}

} // namespace whistle::chaotic
