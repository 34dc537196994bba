// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/acts.h"

#include "base/common_words.h"
#include "base/match.h"
#include "controls/words/capital.h"
#include "heroes/board/player_board.h"
#include "heroes/game.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/offers/printed.h"
#include "heroes/pack/typed_in.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "match/known_things.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

struct ActWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Acts)
};

/// "act_play_card_Anna_1_gather": the words and numbers of the command.
QString nameOfAct(const std::vector<Command>& commands)
{
    QString name = QStringLiteral("act");
    for (const Command& command : commands) {
        const Json json = writeCommand(command);
        for (const auto& [key, value] : json.items()) {
            if (value.is_string())
                name += u'_' + qt(value.get<std::string>());
            else if (value.is_primitive() && !value.is_null())
                name += u'_' + qt(value.dump());
        }
    }
    return name.replace(u' ', u'_');
}

/// The entry with what was typed in at `key` under this name before; none: nobody has, or it cannot be read any more.
template <class Entry>
std::optional<Entry> withTypedIn(const KnownThings* known, Faction faction, const std::string& name, const Entry& entry,
                                 const char* key)
{
    const Json* thing = known ? known->find(wordOf(faction), name) : nullptr;
    if (!thing)
        return {};
    Json json = writeCommand(entry);
    json[key] = *thing;
    const Checked<Command> read = readCommand(json);
    return read ? std::optional(std::get<Entry>(*read)) : std::nullopt;
}

QString laurelWords(const ArmyLaurel& step)
{
    static constexpr Indexed<const char*, 4> words{{QT_TRANSLATE_NOOP("heroes", "%1: one more base unit"),
                                                    QT_TRANSLATE_NOOP("heroes", "%1: a unit is elite again"),
                                                    QT_TRANSLATE_NOOP("heroes", "%1: a base unit becomes an elite"),
                                                    QT_TRANSLATE_NOOP("heroes", "%1: a wound is healed.")}};
    return asLine(GameWords::tr(words[step.what]).arg(pieceWord(step.stack)));
}

QString lakeWords(LakeTake take)
{
    return take == LakeTake::Artefact ? ActWords::tr("takes an Artefact")
           : take == LakeTake::Scroll ? ActWords::tr("takes a Scroll")
                                      : ActWords::tr("takes a Treasure Card");
}

/// One way to share damage out, or what a point of Resurrection does, as its button says it.
QString pointsWords(const AssignedPoints& one)
{
    return ActWords::tr("%1 to %2 (%3)", "damage, stack, side")
        .arg(one.points)
        .arg(pieceWord(one.stack), word(one.token));
}

/// The moves as buttons: a function for each command that needs words of its own; all others are as the log will say
/// them. A move with something that only the table knows is a form, unless that has been typed in before.
class Acts {
public:
    Acts(const State& state, const TableMoves& moves, const KnownThings* known)
        : m_state(state)
        , m_moves(moves)
        , m_known(known)
    {
    }

    std::vector<OfferedAct> all()
    {
        std::vector<const MoveOf<Command>*> shown;
        for (const MoveOf<Command>& move : m_moves)
            shown.push_back(&move);
        if (m_state.step == Step::Turn) // what has the same title stands together
            std::ranges::stable_sort(shown, {}, [](const MoveOf<Command>* move) {
                const auto* card = std::get_if<PlayCard>(&move->commands.front());
                return card ? static_cast<std::size_t>(card->action) : enumWords<ActionKind>.size();
            });
        const std::optional<Occasion> occasion = m_state.activation ? m_state.activation->occasion : std::nullopt;
        if (occasion) // what is there for the taking, before what gives it up
            std::stable_partition(shown.begin(), shown.end(),
                                  [](const MoveOf<Command>* move) { return isOfOccasion(move->commands.front()); });
        // No reward is what is left of a won battle, never the first of its ways to end.
        std::stable_partition(shown.begin(), shown.end(), [this](const MoveOf<Command>* move) {
            const auto* end = std::get_if<EndBattle>(&move->commands.front());
            return !end || end->rewards || !isRewarded();
        });
        for (const MoveOf<Command>* move : shown) {
            if (move->weight == Weight::Aside)
                continue;
            m_move = move;
            const std::size_t before = m_acts.size();
            std::visit(*this, move->commands.front());
            if (occasion && m_acts.size() > before && m_acts.back().detail.isEmpty() &&
                givesUpOccasion(move->commands.front()))
                m_acts.back().detail = occasion == Occasion::Arena
                                           ? ActWords::tr("this ends recruiting at the Arena")
                                           : ActWords::tr("this ends upgrading at the Armourer");
        }
        const bool recruits = m_state.step == Step::Action && m_state.open &&
                              m_state.open->action == ActionKind::Recruit && player().has(Building::NewHeroes);
        if (recruits && hasSheetsLeft(*m_state.active))
            addAsk(ActWords::tr("Recruit another hero…"), OfferedAct::Asks::NewHero, *m_state.active);
        return std::move(m_acts);
    }

    // The map, the dice, and what is seldom wanted.
    void operator()(const Move& /*command*/) {}
    void operator()(const PlaceTile& /*command*/) {}
    void operator()(const SetSpace& /*command*/) {}
    void operator()(const PlaceCapital& /*command*/) {}
    void operator()(const Attack& /*command*/) {}
    void operator()(const Disband& /*command*/) {}
    void operator()(const SellScrolls& /*command*/) {}

    void operator()(const ChooseHero& choice)
    {
        const QString title = ActWords::tr("%1 starts with %2").arg(qt(choice.player), qt(choice.hero));
        if (isAsked("skill_card"))
            addWithCard(title);
        else
            add(title);
        const bool isLast = m_move == &m_moves.back() || (m_move + 1)->seat != m_move->seat ||
                            !std::holds_alternative<ChooseHero>((m_move + 1)->commands.front());
        const int whose = *m_state.playerNamed(choice.player);
        if (isLast && hasSheetsLeft(whose))
            addAsk(ActWords::tr("%1 starts with a different hero…").arg(qt(choice.player)),
                   OfferedAct::Asks::StartingHero, whose);
    }
    void operator()(RevealWeekCard week)
    {
        week.name = ActWords::tr("Week %1").arg(m_state.round - 1).toStdString();
        if (week.darkDays)
            add(ActWords::tr("Dark Days"), ActWords::tr("every encounter is doubled"));
        else
            add(ActWords::tr("A week without Dark Days"));
        m_acts.back().commands = {week};
        if (week.darkDays)
            addForm(ActWords::tr("Enter its name…"), "reveal_week_card");
    }
    /// Cards of which nobody has said what they show are alike: the first that lies face up stands for them.
    void operator()(const PlayCard& card)
    {
        const auto first = std::ranges::find(player().cards, true) - player().cards.begin() + 1;
        if (!m_state.actionCards && card.card < 4 && card.card != first)
            return;
        const QString detail = ActWords::tr("card %1").arg(card.card);
        if (m_move->commands.size() > 1) {
            if (const auto* gather = std::get_if<Gather>(&m_move->commands.back()))
                add(gatherWords(gather->incomeChoice), detail);
            else if (const auto* activate = std::get_if<Activate>(&m_move->commands.back()))
                add(ActWords::tr("Activate %1").arg(qt(activate->hero)), detail);
        } else if (!hasNext(card)) {
            QString title = word(card.action);
            title[0] = title[0].toUpper();
            add(title, detail);
        }
    }
    void operator()(const Recruit& recruit)
    {
        add(ActWords::tr("Recruit %1, %2", "unit, side").arg(word(recruit.unit), word(recruit.quality)),
            priceWords(player().facts->of(recruit.unit).side(recruit.quality).price, recruit.hero));
    }
    void operator()(const Upgrade& upgrade)
    {
        const UnitFacts& unit = player().facts->of(upgrade.unit);
        add(ActWords::tr("Upgrade %1").arg(word(upgrade.unit)),
            priceWords(unit.elite.price - unit.base.price, upgrade.hero));
    }
    void operator()(const RecruitHero& recruit)
    {
        if (isAsked("skill_card"))
            addWithCard(ActWords::tr("Recruit %1").arg(qt(recruit.hero)));
        else
            addPlain();
    }
    /// At the price of the facts or of an earlier match, else by a form.
    void operator()(Build build)
    {
        const QString title = ActWords::tr("Build: %1").arg(word(build.building));
        if (build.payWith) { // of which kind is the next tap
            addTapOnce(title, {choiceTap("build"), placeTap(wordOf(build.building))},
                       ActWords::tr("for 3 of one kind"));
            m_acts.back().building = build.building;
            return;
        }
        std::optional<TypedCost> known =
            build.cost ? knownCost(m_known, player().faction, build.building) : std::nullopt;
        if (build.cost && !known && hasKnownPrice(build.building) && player().capitalLevel == 1)
            known = TypedCost{}; // on the lowest level there is nothing to ask
        if (build.cost && !known) {
            add(title, GameWords::tr("price unknown"));
            m_acts.back().asks = OfferedAct::Asks::Price;
            m_acts.back().building = build.building;
            return;
        }
        if (known)
            build.cost = known;
        if (known && !fits(build, "cost"))
            return;
        const BuildingCost* printed = player().facts->costOf(build.building);
        const TypedCost cost =
            printed ? TypedCost{printed->gold, printed->resources} : build.cost.value_or(TypedCost{});
        add(title, moneyWords(cost.gold.value_or(0), cost.resources.value_or(0)));
        m_acts.back().commands = {build};
        m_acts.back().building = build.building;
    }
    void operator()(RaiseCapital raise)
    {
        const int next = player().capitalLevel + 1;
        if (raise.resources) {
            const auto known = withTypedIn(m_known, player().faction, nameOfLevel(next), raise, "resources");
            if (!known)
                return addAsk(ActWords::tr("Raise the capital…"), OfferedAct::Asks::CapitalPrice, *m_state.active,
                              GameWords::tr("price unknown"));
            if (!fits(*known, "resources"))
                return;
            raise = *known;
        }
        addPlain(moneyWords(0, raise.resources.value_or(m_state.activePlayer().facts->capitalLevels.value_or(
                                   std::vector<int>(4))[static_cast<std::size_t>(next - 2)])));
        m_acts.back().commands = {raise};
    }
    void operator()(const TakeControl& /*take*/)
    {
        if (isAsked("site"))
            addTapOnce(ActWords::tr("Take a site…"), {choiceTap("take_control")});
        else
            addPlain();
    }
    void operator()(const Loot& loot)
    {
        if (isAsked("site"))
            return addTapOnce(ActWords::tr("Loot a site…"), {choiceTap("loot")});
        addPlain(loot.take ? lakeWords(*loot.take) : QString());
    }
    void operator()(const Gather& gather) { add(gatherWords(gather.incomeChoice)); }
    void operator()(const StartBattle& battle)
    {
        if (isAsked("opponent"))
            return addEncounterOnce();
        addPlain(battle.eliteDiceAllowed ? QString() : GameWords::tr("without elite dice"));
    }
    void operator()(const ScareOff& scare)
    {
        if (!isAsked("encounter"))
            addPlain(ActWords::tr("overwhelm %1").arg(overwhelmOf(m_state, *m_state.hero(scare.hero))));
    }
    /// Many ways to give units up are tapped one unit after the other.
    void operator()(const Retreat& retreat)
    {
        constexpr std::ptrdiff_t few = 2;
        const auto ways = std::ranges::count_if(m_moves, [&](const MoveOf<Command>& move) {
            const auto* other = std::get_if<Retreat>(&move.commands.front());
            return other && other->side == retreat.side;
        });
        if (ways > few) {
            const QString title = headline(m_state, retreat).render(nameReader()) + u'…';
            return addTapOnce(title, {m_move->taps[0], m_move->taps[1]}, ActWords::tr("tap what to give up"));
        }
        const auto lost = [](const GivenUp& token) {
            return ActWords::tr("%1 %2 (%3)", "number, unit, side")
                .arg(token.quantity)
                .arg(word(token.unit), word(token.quality));
        };
        addPlain(ActWords::tr("gives up %1").arg(listWords(retreat.tokens, lost)));
    }
    void operator()(const Laurel& laurel)
    {
        add(match(
            laurel.steps.front(), [](const ArmyLaurel& step) { return laurelWords(step); },
            [](const EncounterLaurel& step) {
                return asLine(GameWords::tr("All damage is removed from %1.").arg(qt(step.encounter)));
            }));
    }
    void operator()(const AssignDamage& damage)
    {
        if (m_move->spread) {
            add(ActWords::tr("Point by point…"));
            m_acts.back().commands.clear();
            m_acts.back().taps = m_move->taps;
            return;
        }
        add(listWords(damage.assignment, pointsWords));
        m_acts.back().name = QStringLiteral("assign_%1").arg(m_acts.size());
    }
    void operator()(const Resurrect& resurrect)
    {
        add(ActWords::tr("Necromancy"), listWords(resurrect.steps, laurelWords, QStringLiteral("\n")));
    }
    /// The winner draws: of which deck is one tap, the card is called by its number until somebody says its name.
    void operator()(EndBattle end)
    {
        if (end.rewards && std::holds_alternative<DrawnSkill>(*end.rewards)) {
            for (const Deck deck : allOf<Deck>()) {
                auto& drawn = std::get<DrawnSkill>(*end.rewards);
                const int number = static_cast<int>(heroOf(m_state, *m_state.battle->winner)->skillCards.size()) + 1;
                drawn = {deck, drawnWords(deck, number).toStdString()};
                add(capital(ActWords::tr("reward: %1").arg(deckWords(deck))));
                m_acts.back().commands = {end};
            }
            return addForm(ActWords::tr("Enter its name…"), "end_battle");
        }
        if (end.rewards)
            add(capital(ActWords::tr("reward: %1").arg(cardWord(std::get<std::string>(*end.rewards)))));
        else if (isRewarded())
            add(ActWords::tr("No reward"));
        else
            addPlain();
    }
    void operator()(const Treasure& treasure)
    {
        if (isAsked("rewards"))
            return addAsk(ActWords::tr("Choose the rewards…"), OfferedAct::Asks::Rewards,
                          m_state.hero(treasure.hero)->player);
        if (treasure.rewards.empty())
            return add(ActWords::tr("None"));
        if (m_state.claim->rewards > 1)
            return; // several are said on one sheet
        const auto& [number, kind, amount] = treasure.rewards.front();
        add(kind == RewardKind::Gold ? moneyWords(amount, 0) : moneyWords(0, amount));
    }
    void operator()(LevelUp level)
    {
        const bool isAmbush = level.card == ambushCard;
        const int number = static_cast<int>(m_state.hero(level.hero)->skillCards.size()) + 1;
        add(isAmbush ? cardWord(ambushCard) : deckWords(level.deck),
            ActWords::tr("costs %1 experience").arg(m_state.claim->cost));
        if (!isAmbush)
            level.card = drawnWords(level.deck, number).toStdString();
        m_acts.back().commands = {level};
        if (m_move == &m_moves.back() || !std::holds_alternative<LevelUp>((m_move + 1)->commands.front()))
            addForm(ActWords::tr("Enter its name…"), "level_up",
                    {{"hero", level.hero}, {"trophies", level.trophies}, {"deck", wordOf(Deck::Might)}});
    }
    void operator()(const Trade& trade)
    {
        if (m_state.step == Step::Action)
            add(trade.give == Money::Gold ? ActWords::tr("Trade 2 gold for 1 resource")
                                          : ActWords::tr("Trade 2 resources for 1 gold"));
    }
    void operator()(const EndAction& /*command*/) { add(ActWords::tr("End the action")); }
    template <class Other>
    void operator()(const Other& /*command*/)
    {
        addPlain();
    }

private:
    /// The battle is over, and its winner may take something.
    [[nodiscard]] bool isRewarded() const
    {
        return m_state.battle && m_state.battle->kind == BattleKind::Heroes && m_moves.size() > 1;
    }
    [[nodiscard]] const Player& player() const { return m_state.activePlayer(); }
    /// What an Arena or an Armourer is looted for.
    static bool isOfOccasion(const Command& command)
    {
        return std::holds_alternative<Recruit>(command) || std::holds_alternative<Upgrade>(command);
    }
    static bool givesUpOccasion(const Command& command)
    {
        return std::holds_alternative<Loot>(command) || std::holds_alternative<TakeControl>(command) ||
               std::holds_alternative<ScareOff>(command) || std::holds_alternative<StartBattle>(command) ||
               std::holds_alternative<Activate>(command) || std::holds_alternative<EndAction>(command);
    }
    /// Of the three of the faction.
    [[nodiscard]] bool hasSheetsLeft(int player) const
    {
        constexpr std::size_t sheets = 3;
        return m_state.players[static_cast<std::size_t>(player)].facts->heroes.size() < sheets;
    }
    [[nodiscard]] const Open* openAt(const char* key) const
    {
        return firstWith(m_move->open, &Open::at, std::string("/0/") + key);
    }
    [[nodiscard]] bool isAsked(const char* key) const
    {
        const Open* open = openAt(key);
        return open && open->isAsked;
    }
    /// What was typed in before fits the open place.
    template <class Entry>
    [[nodiscard]] bool fits(const Entry& entry, const char* key) const
    {
        const Open* open = openAt(key);
        return open && open->shape && open->shape->check(writeCommand(entry).at(key)).empty();
    }
    /// Another move does more with the same card.
    [[nodiscard]] bool hasNext(const PlayCard& card) const
    {
        return std::ranges::any_of(m_moves, [&](const MoveOf<Command>& move) {
            const auto* other = std::get_if<PlayCard>(&move.commands.front());
            return move.commands.size() > 1 && other && other->card == card.card && other->action == card.action;
        });
    }

    void add(const QString& title, const QString& detail = {})
    {
        QString name = nameOfAct(m_move->commands); // lists are not in it: what differs in them alone is counted
        if (std::ranges::any_of(m_acts, [&](const OfferedAct& one) { return one.name == name; }))
            name += QStringLiteral("_%1").arg(m_acts.size());
        m_acts.push_back({name, title, detail, m_move->commands, {}, {}, seat(), {}, m_move->weight, {}});
    }
    /// A Sage comes with a card that only the table knows.
    void addWithCard(const QString& title)
    {
        add(title, ActWords::tr("with a Skill Card"));
        m_acts.back().asks = OfferedAct::Asks::SkillCard;
    }
    void addPlain(const QString& detail = {})
    {
        add(headline(m_state, m_move->commands.front()).render(nameReader()), detail);
    }
    void addForm(const QString& title, const std::string& entry, Json known = Json::object(),
                 const QString& detail = {})
    {
        const QString name = QStringLiteral("form_") + qt(entry) + QString::number(m_acts.size());
        m_acts.push_back({name, title, detail, {}, entry, std::move(known), seat(), {}, m_move->weight, {}});
    }
    void addAsk(const QString& title, OfferedAct::Asks asks, int whose, const QString& detail = {})
    {
        const QString name = QStringLiteral("ask_%1_%2").arg(static_cast<int>(asks)).arg(whose);
        m_acts.push_back({name, title, detail, {}, {}, {}, seatNumber(whose), {}, Weight::Open, {}, asks, whose});
    }
    void addEncounterOnce()
    {
        if (!firstWith(m_acts, &OfferedAct::asks, OfferedAct::Asks::Encounter))
            addAsk(ActWords::tr("Fight an encounter…"), OfferedAct::Asks::Encounter, *m_state.active);
    }
    /// Said further by taps: one for all moves that begin with these.
    void addTapOnce(const QString& title, const std::vector<Tap>& taps, const QString& detail = {})
    {
        if (firstWith(m_acts, &OfferedAct::taps, taps))
            return;
        const QString name = QStringLiteral("tap_") + qt(taps.back().id);
        m_acts.push_back({name, title, detail, {}, {}, {}, seat(), taps, m_move->weight, {}});
    }
    [[nodiscard]] int seat() const
    {
        const std::optional<int> whose = m_state.playerNamed(m_move->seat);
        return whose ? seatNumber(*whose) : 0;
    }
    /// Of these sides of the unit; dashed where nobody has given it.
    [[nodiscard]] QString priceWords(int gold, const std::string& hero) const
    {
        if (!lackingFor(m_state, m_move->commands.front()).empty())
            return ActWords::tr("price unknown, for %1").arg(qt(hero));
        return ActWords::tr("%1, for %2", "price, hero").arg(moneyWords(gold, 0), qt(hero));
    }
    [[nodiscard]] QString gatherWords(std::optional<Money> choice) const
    {
        const IncomeVerdict income = incomeOf(m_state, *m_state.active, choice);
        return ActWords::tr("Gather %1").arg(moneyWords(income.gold, income.resources));
    }

    const State& m_state;
    const TableMoves& m_moves;
    const KnownThings* m_known;
    const MoveOf<Command>* m_move = nullptr; ///< that becomes a button
    std::vector<OfferedAct> m_acts;
};

} // namespace

std::vector<OfferedAct> actsOf(const State& state, const TableMoves& moves, const KnownThings* known)
{
    return Acts(state, moves, known).all();
}

std::vector<OfferedAct> actsOf(const State& state, const KnownThings* known)
{
    return actsOf(state, movesOf(Game(), state), known);
}

QString drawnWords(Deck deck, int number)
{
    return deck == Deck::Might ? ActWords::tr("Might card %1").arg(number) : ActWords::tr("Magic card %1").arg(number);
}

QString deckWords(Deck deck)
{
    return deck == Deck::Might ? ActWords::tr("a card from the Might deck")
                               : ActWords::tr("a card from the Magic deck");
}

QString tapWords(const Tap& tap)
{
    const auto slash = tap.id.find('/');
    if (tap.kind == TapKind::Piece && slash != std::string::npos) {
        const auto quality = fromWord<Quality>(tap.id.substr(slash + 1));
        return enumerated({pieceWord(tap.id.substr(0, slash)), quality ? word(*quality) : QString()});
    }
    if (const auto money = fromWord<Money>(tap.id); money && tap.kind == TapKind::Choice)
        return word(*money);
    if (const auto kind = fromWord<SiteKind>(tap.id); kind && tap.kind == TapKind::Choice)
        return word(*kind);
    if (const auto take = fromWord<LakeTake>(tap.id); take && tap.kind == TapKind::Choice)
        return lakeWords(*take);
    if (tap.kind == TapKind::Choice && tap.id == "alone")
        return ActWords::tr("one unit alone");
    return pieceWord(tap.id);
}

std::optional<TypedCost> knownCost(const KnownThings* known, Faction faction, Building building)
{
    const auto build = withTypedIn(known, faction, wordOf(building), Build{building, {}, {}}, "cost");
    return build ? build->cost : std::nullopt;
}

} // namespace whistle::heroes
