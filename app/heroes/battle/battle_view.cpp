// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/battle/battle_view.h"

#include "base/few.h"
#include "controls/button_row.h"
#include "controls/panel_box.h"
#include "controls/rule_chip.h"
#include "controls/text_label.h"
#include "heroes/battle/odds_panel.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"
#include "heroes/offers/odds_of_battle.h"
#include "heroes/parts/layout.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/table/table_json.h"
#include "heroes/telling/words.h"
#include "match/match_desk.h"

#include <QBoxLayout>
#include <QEvent>
#include <QRandomGenerator>
#include <algorithm>

namespace whistle::heroes {

namespace {

constexpr int dieSides = 8;

int seatOf(const State& state, Side side)
{
    const Hero* hero = heroOf(state, side);
    return hero ? seatNumber(hero->player) : 0;
}

/// The pieces as they attack; before they are placed, as they would be.
std::vector<std::string> inOrder(const State& state)
{
    std::vector<std::string> names;
    for (const PlacedPiece& piece : state.battle->order)
        names.push_back(piece.name);
    if (names.empty())
        names = proposedOrder(state);
    return names.empty() ? pieceNames(state) : names;
}

} // namespace

BattleView::BattleView(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_track(new TileGrid(6, 11))
    , m_row(new QHBoxLayout)
    , m_dicePanel(new PanelBox(Colour::Sunken))
    , m_attackTitle(new TextLabel({}, TypeStep::Title))
    , m_attackNote(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_dice(new TileGrid(8, 3.2))
    , m_faces(new ButtonRow)
    , m_choices(new ButtonRow)
    , m_sum(new TextLabel({}, TypeStep::Label))
    , m_after(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_rules(new RuleChips)
    , m_odds(new OddsPanel)
{
    m_title->setObjectName(QStringLiteral("battleTitle"));
    m_track->setObjectName(QStringLiteral("track"));
    m_dice->setObjectName(QStringLiteral("dice"));
    m_sum->setObjectName(QStringLiteral("diceSum"));
    for (TextLabel* label : {m_title, m_attackTitle, m_attackNote, m_sum, m_after})
        label->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(whistle::Length::SpaceS));
    column->addWidget(m_title);
    column->addWidget(m_track);
    column->addLayout(m_row);
    m_row->setSpacing(px(whistle::Length::SpaceS));
    m_row->addWidget(m_dicePanel, 2);
    m_row->addWidget(m_odds, 1);
    QVBoxLayout* dice = columnIn(m_dicePanel, whistle::Length::SpaceS);
    for (QWidget* part : std::initializer_list<QWidget*>{m_attackTitle, m_attackNote, m_dice, m_faces, m_choices, m_sum,
                                                         m_after, m_rules})
        dice->addWidget(part);
    dice->addStretch(1);
    connect(m_rules, &RuleChips::opened, this, &BattleView::ruleAsked);
    m_odds->hide();
    m_dice->keepColumns();
}

void BattleView::setBattle(const State& state, const State& before)
{
    m_state = state;
    m_before = before;
    const std::optional<AttackOffer> due = attackDue(state);
    m_hand = due ? DiceHand(*due, state.rules.eliteDieFaces) : DiceHand();
    showAll();
}

void BattleView::setOdds(bool shown)
{
    m_hasOdds = shown;
    showOdds();
}

void BattleView::setWide(bool wide)
{
    m_row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void BattleView::showAll()
{
    if (!m_state.battle)
        return;
    m_title->setText(tr("%1 vs %2, clash %3", "hero, enemy, number")
                         .arg(pieceWord(m_state.battle->active), pieceWord(m_state.battle->opponent))
                         .arg(m_state.battle->clash));
    showTrack();
    showDice();
    showOdds();
}

void BattleView::showTrack()
{
    const Battle& battle = *m_state.battle;
    const std::optional<std::string> next = nextPiece(m_state);
    const std::vector<std::string> names = inOrder(m_state);
    std::vector<Tile> tiles;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Piece piece = *pieceNamed(m_state, names[i]);
        Tile tile{pieceWord(names[i])};
        tile.seat = seatOf(m_state, piece.side);
        tile.aside = QString::number(i < battle.order.size() ? battle.order[i].initiative
                                                             : initiativeOf(m_state, names[i], battle.modifiers));
        bool isGone = false;
        if (piece.kind == PieceKind::Stack) {
            const BattleStack& stack = *firstWith(battle.stacks, &BattleStack::name, piece.name);
            const Tokens& tokens = heroOf(m_state, piece.side)->tokens(stack.unit);
            tile.elites = tokens.elite;
            tile.bases = tokens.base;
            isGone = tokens.sum() == 0;
            tile.detail =
                isGone ? tr("destroyed")
                       : tr("strength %1, %2 of %3 units").arg(stack.strength).arg(tokens.sum()).arg(stack.start.sum());
            if (stack.wounded)
                tile.detail += u'\n' + tr("one is wounded");
        } else if (piece.kind == PieceKind::Hero) {
            tile.detail = tr("might %1, 1 die").arg(heroOf(m_state, piece.side)->facts->might);
        } else {
            const FightingEncounter& encounter = *firstWith(battle.encounters, &FightingEncounter::name, piece.name);
            isGone = encounter.isDestroyed();
            tile.detail = isGone ? tr("destroyed")
                                 : tr("strength %1, %2 of %3 challenge left")
                                       .arg(encounter.strength)
                                       .arg(encounter.left())
                                       .arg(encounter.challenge);
        }
        const bool hasAttacked = !battle.order.empty() && static_cast<int>(i) <= battle.lastPlace && next != names[i];
        if (hasAttacked && !isGone)
            tile.detail += u'\n' + tr("has attacked");
        tile.look = next == names[i] ? Tile::Look::Active : isGone ? Tile::Look::Dashed : Tile::Look::Raised;
        tile.isFaded = isGone || hasAttacked;
        tiles.push_back(std::move(tile));
    }
    m_track->setAccessibleName(tr("Initiative"));
    m_track->setTiles(std::move(tiles));
}

void BattleView::showDice()
{
    const bool isDue = attackDue(m_state).has_value();
    const std::optional<LastAttack>& last = m_state.battle->attack;
    std::vector<Tile> dice;
    const auto addDie = [&dice](const QString& face, bool hits, const QString& words) {
        Tile tile{words, {}, face};
        tile.isCentred = true;
        tile.look = hits ? Tile::Look::Framed : Tile::Look::Dashed;
        dice.push_back(std::move(tile));
    };
    if (isDue) {
        const AttackOffer& offer = m_hand.offer();
        m_attackTitle->setText(tr("%1: the attack").arg(pieceWord(offer.piece)));
        m_attackNote->setText(
            m_hand.usesElite()
                ? tr("%n attack dice and the elite die; a hit is %1 or less.", nullptr, m_hand.diceWanted())
                      .arg(offer.strength)
                : tr("%n attack dice; a hit is %1 or less.", nullptr, m_hand.diceWanted()).arg(offer.strength));
        for (int i = 0; i < m_hand.diceWanted(); ++i) {
            const bool lies = i < static_cast<int>(m_hand.d8().size());
            const int die = lies ? m_hand.d8()[static_cast<std::size_t>(i)] : 0;
            addDie(lies ? QString::number(die) : QStringLiteral("–"), lies && m_hand.hits(die),
                   !lies              ? tr("up next")
                   : m_hand.hits(die) ? tr("hit")
                                      : tr("miss"));
        }
        if (m_hand.usesElite())
            addDie(m_hand.elite() ? QStringLiteral("✦") : QStringLiteral("–"), m_hand.elite().has_value(),
                   m_hand.elite() ? word(*m_hand.elite()) : tr("elite die"));
    } else if (last && last->roll.hits) {
        m_attackTitle->setText(tr("%1: the attack is over").arg(pieceWord(last->piece)));
        m_attackNote->setText({});
        for (const int die : last->roll.finalD8)
            addDie(QString::number(die), true, tr("as it lies"));
        if (last->roll.eliteFace)
            addDie(QStringLiteral("✦"), true, word(*last->roll.eliteFace));
    } else {
        m_attackTitle->setText(tr("Nobody has attacked yet"));
        m_attackNote->setText({});
    }
    m_attackNote->setVisible(!m_attackNote->text().isEmpty());
    m_dice->setAccessibleName(tr("Dice"));
    m_dice->setTiles(std::move(dice));
    showFaces();
    showSum();
}

QString BattleView::choiceWords(DiceHand::Choice choice) const
{
    static constexpr Indexed<const char*, 8> words{
        {QT_TR_NOOP("Without the elite die"), QT_TR_NOOP("Keep the misses"), QT_TR_NOOP("Luck token: the misses again"),
         QT_TR_NOOP("Luck token: no bad luck"), QT_TR_NOOP("Luck token: the elite die again"),
         QT_TR_NOOP("Precise Strike: one miss again"), QT_TR_NOOP("Aggressor: attack once more"),
         QT_TR_NOOP("Guardian Angel: no skulls")}};
    return tr(words[choice]);
}

void BattleView::enter(const std::function<void(DiceHand&)>& act)
{
    act(m_hand);
    showDice();
    if (m_hand.isDone() && m_damage) {
        Q_EMIT rolled();
        return;
    }
    Q_EMIT changed();
}

void BattleView::showFaces()
{
    std::vector<ButtonSpec> faces;
    std::vector<ButtonSpec> choices;
    if (attackDue(m_state)) {
        const DiceHand::Wants wants = m_hand.wants();
        if (wants == DiceHand::Wants::AttackDie || wants == DiceHand::Wants::Again) {
            for (int face = 1; face <= dieSides; ++face) {
                ButtonSpec button{QStringLiteral("face_%1").arg(face), QString::number(face),
                                  [this, face] { enter([face](DiceHand& hand) { hand.enter(face); }); }};
                button.key = QKeySequence(Qt::Key_0 + face);
                button.isNumber = true;
                button.spoken = m_hand.hits(face) ? tr("%1, a hit").arg(face) : tr("%1, a miss").arg(face);
                faces.push_back(std::move(button));
            }
        } else if (wants == DiceHand::Wants::EliteDie || wants == DiceHand::Wants::EliteAgain) {
            int key = 1;
            for (const Face face : m_hand.faces()) {
                ButtonSpec button{QStringLiteral("elite_") + QString::fromStdString(std::string(toWord(face))),
                                  word(face), [this, face] { enter([face](DiceHand& hand) { hand.enter(face); }); }};
                button.key = QKeySequence(Qt::Key_0 + key++);
                faces.push_back(std::move(button));
            }
        }
        if (wants != DiceHand::Wants::Nothing) {
            ButtonSpec thrown{QStringLiteral("throwDice"), tr("Throw for us"), [this] {
                                  enter([this](DiceHand& hand) {
                                      hand.throwRest(
                                          [](int most) { return 1 + QRandomGenerator::system()->bounded(most); },
                                          m_state.rules.eliteDieFaces);
                                  });
                              }};
            thrown.drawing = Icon::Die;
            thrown.key = Qt::Key_D;
            choices.push_back(std::move(thrown));
        }
        if (!m_hand.isEmpty() && !m_hand.wasThrown()) {
            ButtonSpec back{QStringLiteral("diceBack"), tr("Take the last back"), [this] { takeBack(); }};
            back.look = ButtonLook::Outline;
            choices.push_back(std::move(back));
        }
        for (const DiceHand::Choice choice : m_hand.choices()) {
            ButtonSpec button{QStringLiteral("choice_%1").arg(static_cast<int>(choice)), choiceWords(choice),
                              [this, choice] { enter([choice](DiceHand& hand) { hand.choose(choice); }); }};
            button.look = ButtonLook::Outline;
            if (choice == DiceHand::Choice::WithoutElite || choice == DiceHand::Choice::Aggressor ||
                choice == DiceHand::Choice::Angel)
                button.chosen = m_hand.isChosen(choice);
            choices.push_back(std::move(button));
        }
        for (const std::string& target : m_hand.offer().targets) {
            const bool isChosen = m_hand.target() == target;
            ButtonSpec button{
                QStringLiteral("target_") + QString::fromStdString(target), tr("Aim at %1").arg(pieceWord(target)),
                [this, target, isChosen] {
                    enter([&](DiceHand& hand) { hand.aimAt(isChosen ? std::nullopt : std::optional(target)); });
                }};
            button.chosen = isChosen;
            choices.push_back(std::move(button));
        }
    }
    m_faces->setVisible(!faces.empty());
    m_choices->setVisible(!choices.empty());
    m_faces->setButtons(std::move(faces));
    m_choices->setButtons(std::move(choices));
}

/// What the referee makes of the roll, and what would follow.
void BattleView::showSum()
{
    m_damage.reset();
    QString sum;
    QString after;
    QStringList rules;
    const bool isDue = attackDue(m_state).has_value();
    std::optional<RollVerdict> roll;
    if (isDue && m_hand.wants() == DiceHand::Wants::Nothing && !m_hand.isEmpty()) {
        const Outcome<State> outcome = referee(m_state, m_hand.attack());
        if (!outcome.isLegal()) {
            sum = outcome.objections.front().why.render(nameReader());
            rules << idOf(outcome.objections.front().rule);
        } else if (outcome.next.battle && outcome.next.battle->attack) {
            roll = outcome.next.battle->attack->roll;
            m_damage = roll->damage;
            QStringList words;
            for (const Text& why : outcome.why)
                words << why.render(nameReader());
            after = words.join(u' ');
            for (const RuleId& rule : outcome.rules) {
                if (!rules.contains(idOf(rule)))
                    rules << idOf(rule);
            }
        }
    } else if (isDue) {
        if (const std::optional<Cause> cause = m_hand.rerolling())
            sum = cause == Cause::EliteBadLuck
                      ? tr("Bad luck: the hits are thrown again, %n to enter.", nullptr, m_hand.rerollsLeft())
                      : tr("The misses are thrown again, %n to enter.", nullptr, m_hand.rerollsLeft());
    } else if (m_state.battle->attack) {
        roll = m_state.battle->attack->roll;
    }
    if (roll && roll->damage)
        sum = roll->eliteDamage.value_or(0) > 0
                  ? tr("Hits %1 + skulls %2: damage %3.")
                        .arg(roll->hits.value_or(0))
                        .arg(roll->eliteDamage.value_or(0))
                        .arg(*roll->damage)
                  : tr("Hits %1: damage %2.").arg(roll->hits.value_or(0)).arg(*roll->damage);
    m_sum->setText(sum);
    m_after->setText(after);
    m_rules->setRules(rules);
    m_sum->setVisible(!sum.isEmpty());
    m_after->setVisible(!after.isEmpty());
    m_rules->setVisible(!rules.isEmpty());
}

void BattleView::showOdds()
{
    const bool shown = m_hasOdds && m_state.battle.has_value();
    m_odds->setVisible(shown);
    if (!shown)
        return;
    std::optional<OddsInquiry> inquiry = oddsNow(m_before);
    if (!inquiry) {
        m_odds->setBattle({});
        return;
    }
    const Battle& battle = *m_before.battle;
    OddsPanel::Battle shownBattle{std::move(*inquiry),
                                  oddsWithMore(m_before),
                                  pieceWord(battle.active),
                                  pieceWord(battle.opponent),
                                  seatOf(m_before, Side::Active),
                                  seatOf(m_before, Side::Opponent),
                                  tr("the start of clash %1").arg(battle.clash),
                                  {}};
    shownBattle.key = tableJson(m_before).dump();
    m_odds->setBattle(std::move(shownBattle));
}

bool BattleView::takeBack()
{
    if (m_hand.isEmpty() || m_hand.wasThrown())
        return false;
    enter([](DiceHand& hand) { hand.takeBack(); });
    return true;
}

void BattleView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showAll();
}

} // namespace whistle::heroes
