// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/battle/battle_view.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/panels/panel_box.h"
#include "controls/words/capital.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "match/match_session.h"

#include <QRandomGenerator>

namespace whistle::heroes {

namespace {

/// By DiceHand::Choice.
constexpr Indexed<const char*, 8> choiceWords{
    {QT_TRANSLATE_NOOP("whistle::heroes::BattleView", "Without the elite die"),
     QT_TRANSLATE_NOOP("whistle::heroes::BattleView", "Keep the misses"),
     QT_TRANSLATE_NOOP("whistle::heroes::BattleView", "Luck token: re-roll misses"),
     QT_TRANSLATE_NOOP("whistle::heroes::BattleView", "Luck token: no bad luck"),
     QT_TRANSLATE_NOOP("whistle::heroes::BattleView", "Luck token: re-roll the elite die"),
     QT_TRANSLATE_NOOP("whistle::heroes::BattleView", "Precise Strike: re-roll one miss"),
     QT_TRANSLATE_NOOP("whistle::heroes::BattleView", "Aggressor: attack once more"),
     QT_TRANSLATE_NOOP("whistle::heroes::BattleView", "Guardian Angel: no skulls")}};

/// The pieces as they attack; before they are placed, as they would be.
std::vector<std::string> inOrder(const State& state)
{
    if (!state.battle->order.empty())
        return eachOf(state.battle->order, &PlacedPiece::name);
    const std::vector<std::string> proposed = proposedOrder(state);
    return proposed.empty() ? pieceNames(state) : proposed;
}

Tile dieTile(const QString& face, bool hits, const QString& words)
{
    return {.title = words, .number = face, .look = hits ? Tile::Look::Lit : Tile::Look::Dashed, .isCentred = true};
}

/// What is on a face of the elite die; a blank one has nothing.
std::vector<Icon> signsOf(Face face)
{
    switch (face) {
    case Face::Skull1:
        return {Icon::Kill};
    case Face::Skull2:
        return {Icon::Kill, Icon::Kill};
    case Face::Luck:
        return {Icon::Star};
    case Face::Laurel:
        return {Icon::Crown};
    case Face::BadLuck:
        return {Icon::Refused};
    case Face::Blank:
        break;
    }
    return {};
}

/// The elite die; none: it does not lie yet.
Tile eliteTile(std::optional<Face> face)
{
    if (!face)
        return dieTile(QStringLiteral("–"), false, GameWords::tr("elite die"));
    Tile tile = dieTile(*face == Face::Blank ? QStringLiteral("–") : QString(),
                        *face != Face::Blank && *face != Face::BadLuck, word(*face));
    tile.signs = signsOf(*face);
    return tile;
}

/// As they lie at the end.
std::vector<Tile> rolledTiles(const RollVerdict& roll)
{
    std::vector<Tile> dice;
    // A hit is never higher than a miss: the lowest are those that were counted.
    std::vector<int> lowest = roll.finalD8;
    std::ranges::sort(lowest);
    const auto hits =
        static_cast<std::size_t>(std::clamp<int>(roll.hits.value_or(0), 0, static_cast<int>(lowest.size())));
    for (const int die : roll.finalD8) {
        const bool isHit = hits > 0 && die <= lowest[hits - 1];
        dice.push_back(dieTile(QString::number(die), isHit, isHit ? BattleView::tr("hit") : BattleView::tr("miss")));
    }
    if (roll.eliteFace)
        dice.push_back(eliteTile(roll.eliteFace));
    return dice;
}

} // namespace

BattleView::BattleView()
{
    m_dice->keepColumns();
    m_rules->hide();
    m_odds->hide();
    const int gap = px(Length::SpaceS);
    auto* dice = new PanelBox(Colour::Sunken);
    auto* column = columnIn(*dice, px(Length::SpaceM), gap,
                            {m_attackTitle, m_attackNote, m_dice, m_faces, m_choices, m_sum, m_after, m_rules});
    column->addLayout(m_below);
    column->addStretch(1);
    m_row->setSpacing(gap);
    m_row->addWidget(dice, 2);
    m_row->addLayout(m_beside, 1);
    m_row->addWidget(m_odds, 1);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_oddsSwitch);
    connect(m_oddsSwitch, &QAbstractButton::clicked, this, [this] { Q_EMIT oddsAsked(m_odds->isHidden()); });
    auto* all = columnIn(*this, 0, gap);
    all->addLayout(head);
    all->addWidget(m_track);
    all->addLayout(m_row);
    connect(m_track, &TileGrid::placePressed, this, [this](int place) { swapTied(static_cast<std::size_t>(place)); });
    connect(m_rules, &RuleChips::opened, this, &BattleView::ruleAsked);
}

void BattleView::setBattle(const State& state)
{
    m_state = state;
    m_order = inOrder(state);
    const std::optional<AttackDue> due = attackDue(state);
    m_hand = due ? DiceHand(*due, state.rules.eliteDieFaces) : DiceHand();
}

void BattleView::showBattle()
{
    const Battle& battle = *m_state.battle;
    m_title->setText(tr("%1 vs %2, clash %3", "hero, enemy, number")
                         .arg(pieceWord(battle.active), pieceWord(battle.opponent))
                         .arg(battle.clash));
    m_oddsSwitch->setTitle(m_odds->isHidden() ? tr("Show the odds") : tr("Hide the odds"));
    std::vector<Tile> track;
    for (std::size_t i = 0; i < m_order.size(); ++i)
        track.push_back(tileOf(m_order[i], i));
    m_track->setFocusPolicy(m_state.step == Step::Order && hasOwnTies(m_state) ? Qt::StrongFocus : Qt::NoFocus);
    m_track->setTiles(capital(GameWords::tr("initiative")), std::move(track));
    showDice();
}

void BattleView::setOdds(const std::optional<State>& clash)
{
    m_odds->setVisible(clash.has_value());
    m_row->setStretchFactor(m_beside, clash ? 0 : 1); // then the ruling stands below the dice
    m_oddsSwitch->setTitle(m_odds->isHidden() ? tr("Show the odds") : tr("Hide the odds"));
    if (clash)
        m_odds->setClash(*clash);
}

void BattleView::setWide(bool wide)
{
    m_row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

/// A piece of the track; `place`: in the order in which they attack.
Tile BattleView::tileOf(const std::string& name, std::size_t place) const
{
    const Battle& battle = *m_state.battle;
    const Piece piece = *pieceNamed(m_state, name);
    const bool isNext = nextPiece(m_state) == name;
    Tile tile{pieceWord(name)};
    tile.seat = seatOf(m_state, piece.side);
    tile.isAsideNumber = true;
    tile.aside = QString::number(place < battle.order.size() ? battle.order[place].initiative
                                                             : initiativeOf(m_state, name, battle.modifiers));
    bool isGone = false;
    QString wound;
    if (piece.kind == PieceKind::Stack) {
        const BattleStack& stack = *firstWith(battle.stacks, &BattleStack::name, piece.name);
        const Tokens& tokens = heroOf(m_state, piece.side)->tokens(stack.unit);
        tile.elites = tokens.elite;
        tile.bases = tokens.base;
        isGone = tokens.sum() == 0;
        tile.detail = tr("strength %1, %2 of %3 units").arg(stack.strength).arg(tokens.sum()).arg(stack.start.sum());
        if (stack.wounded)
            wound = u'\n' + tr("one is wounded");
    } else if (piece.kind == PieceKind::Hero) {
        tile.detail = tr("Might %1: 1 die").arg(heroOf(m_state, piece.side)->facts->might);
    } else {
        const FightingEncounter& encounter = *firstWith(battle.encounters, &FightingEncounter::name, piece.name);
        isGone = encounter.isDestroyed();
        tile.detail = tr("strength %1, %2 of %3 challenge left")
                          .arg(encounter.strength)
                          .arg(encounter.left())
                          .arg(encounter.challenge);
    }
    if (isGone)
        tile.detail = battle.retreated == piece.side ? tr("given up") : tr("destroyed");
    tile.detail += wound;
    if (std::ranges::any_of(m_order, [&](const std::string& other) { return areTied(name, other); }))
        tile.detail += u'\n' + tr("tied: tap to change their order");
    const bool hasAttacked = !battle.order.empty() && static_cast<int>(place) <= battle.lastPlace && !isNext;
    if (hasAttacked && !isGone)
        tile.detail += u'\n' + tr("has attacked");
    tile.look = isNext ? Tile::Look::Active : isGone ? Tile::Look::Dashed : Tile::Look::Raised;
    tile.isFaded = isGone || hasAttacked;
    return tile;
}

bool BattleView::areTied(const std::string& one, const std::string& other) const
{
    const Modifiers& modifiers = m_state.battle->modifiers;
    return m_state.step == Step::Order && one != other &&
           pieceNamed(m_state, one)->side == pieceNamed(m_state, other)->side &&
           initiativeOf(m_state, one, modifiers) == initiativeOf(m_state, other, modifiers);
}

void BattleView::swapTied(std::size_t place)
{
    for (std::size_t step = 1; step < m_order.size(); ++step) {
        std::string& other = m_order[(place + step) % m_order.size()];
        if (!areTied(m_order[place], other))
            continue;
        std::swap(m_order[place], other);
        showBattle();
        Q_EMIT changed();
        return;
    }
}

void BattleView::showDice()
{
    const std::optional<LastAttack>& last = m_state.battle->attack;
    QString title = tr("Nobody has attacked yet");
    QString note;
    std::vector<Tile> dice;
    if (attackDue(m_state)) {
        const AttackDue& offer = m_hand.offer();
        const int wanted = m_hand.diceWanted();
        title = tr("%1: the attack").arg(pieceWord(offer.piece));
        note = (m_hand.usesElite() ? tr("%n attack dice and the elite die; %1 or less hits.", nullptr, wanted)
                                   : tr("%n attack dice; %1 or less hits.", nullptr, wanted))
                   .arg(offer.strength);
        for (const int die : m_hand.d8())
            dice.push_back(dieTile(QString::number(die), m_hand.hits(die), m_hand.hits(die) ? tr("hit") : tr("miss")));
        dice.resize(static_cast<std::size_t>(wanted), dieTile(QStringLiteral("–"), false, tr("to roll")));
        if (m_hand.usesElite())
            dice.push_back(eliteTile(m_hand.elite()));
    } else if (last && last->roll.hits) {
        title = tr("%1: the attack is over").arg(pieceWord(last->piece));
        dice = rolledTiles(last->roll);
    }
    m_attackTitle->setText(title);
    m_attackNote->say(note);
    m_dice->setTiles(tr("Dice"), std::move(dice));
    showFaces();
    showChoices();
    showSum();
}

void BattleView::enter(const std::function<void(DiceHand&)>& act)
{
    act(m_hand);
    showDice();
    if (m_hand.isDone() && m_damage)
        Q_EMIT rolled();
    else
        Q_EMIT changed();
}

/// A button for each face of the die that is to be said next.
void BattleView::showFaces()
{
    const DiceHand::Wants wants = attackDue(m_state) ? m_hand.wants() : DiceHand::Wants::Nothing;
    std::vector<ButtonSpec> faces;
    const auto add = [&](const QString& name, const QString& title, auto face) -> ButtonSpec& {
        faces.push_back({name, title, [this, face] { enter([face](DiceHand& hand) { hand.enter(face); }); }});
        faces.back().key = QKeySequence(Qt::Key_0 + static_cast<int>(faces.size()));
        return faces.back();
    };
    if (wants == DiceHand::Wants::AttackDie || wants == DiceHand::Wants::Again) {
        for (int face = 1; face <= DiceHand::sides; ++face) {
            ButtonSpec& button = add(QStringLiteral("face_%1").arg(face), QString::number(face), face);
            button.isNumber = true;
            button.spoken = m_hand.hits(face) ? tr("%1, a hit").arg(face) : tr("%1, a miss").arg(face);
        }
    } else if (wants != DiceHand::Wants::Nothing) {
        for (const Face face : m_hand.faces())
            add(QStringLiteral("elite_") + qt(wordOf(face)), word(face), face).picture = [face](QPainter& painter,
                                                                                                const QRectF& rect) {
                paintSigns(painter, rect, signsOf(face), Theme::current().colour(Colour::Text));
            };
    }
    m_faces->setVisible(!faces.empty());
    m_faces->setButtons(std::move(faces));
}

void BattleView::showChoices()
{
    std::vector<ButtonSpec> choices;
    const auto add = [&](const QString& name, const QString& title, std::function<void(DiceHand&)> act) -> ButtonSpec& {
        choices.push_back({name, title, [this, act = std::move(act)] { enter(act); }});
        return choices.back();
    };
    if (attackDue(m_state)) {
        if (m_hand.wants() != DiceHand::Wants::Nothing) {
            const auto die = [](int most) { return 1 + QRandomGenerator::system()->bounded(most); };
            ButtonSpec& thrown = add(QStringLiteral("throwDice"), CommonWords::tr("Roll for us"),
                                     [die](DiceHand& hand) { hand.throwRest(die); });
            thrown.drawing = Icon::Die;
            thrown.key = Qt::Key_D;
        }
        if (!m_hand.isEmpty() && !m_hand.wasThrown())
            add(QStringLiteral("diceBack"), CommonWords::tr("Undo the last one"), &DiceHand::takeBack).look =
                ButtonLook::Outline;
        for (const DiceHand::Offer& offer : m_hand.offers()) {
            ButtonSpec& button = add(QStringLiteral("choice_%1").arg(static_cast<int>(offer.choice)),
                                     tr(choiceWords[offer.choice]), offer.take);
            button.look = ButtonLook::Outline;
            button.chosen = offer.isChosen;
        }
        for (const std::string& target : m_hand.offer().targets)
            add(QStringLiteral("target_") + qt(target), tr("Aim at %1").arg(pieceWord(target)),
                [target](DiceHand& hand) { hand.aimAt(target); })
                .chosen = m_hand.target() == target;
    }
    m_choices->setVisible(!choices.empty());
    m_choices->setButtons(std::move(choices));
}

/// What the referee makes of the roll, and what would follow.
void BattleView::showSum()
{
    m_damage.reset();
    QString sum;
    QStringList after;
    QStringList rules;
    std::optional<RollVerdict> roll;
    if (!attackDue(m_state)) {
        if (m_state.battle->attack)
            roll = m_state.battle->attack->roll;
    } else if (m_hand.rerolling()) {
        sum = m_hand.rerolling()->cause == Cause::EliteBadLuck
                  ? tr("Bad luck: the hits are re-rolled, %n to enter.", nullptr, m_hand.rerollsLeft())
                  : tr("The misses are re-rolled, %n to enter.", nullptr, m_hand.rerollsLeft());
    } else if (m_hand.wants() == DiceHand::Wants::Nothing && !m_hand.isEmpty()) {
        const Outcome<State> outcome = referee(m_state, m_hand.attack());
        if (!outcome.isLegal()) {
            sum = outcome.objections.front().why.render(nameReader());
            rules << idOf(outcome.objections.front().rule);
        } else if (outcome.next.battle && outcome.next.battle->attack) {
            roll = outcome.next.battle->attack->roll;
            m_dice->setTiles(tr("Dice"), rolledTiles(*roll)); // as they lie after what was thrown again
            m_damage = roll->damage;
            for (const Text& why : outcome.why)
                after << why.render(nameReader());
            for (const RuleId& rule : outcome.rules)
                rules << idOf(rule);
            rules.removeDuplicates();
        }
    }
    if (const std::optional<Side> winner = m_state.battle->winner)
        sum = GameWords::tr("%1 wins the battle")
                  .arg(pieceWord(*winner == Side::Active ? m_state.battle->active : m_state.battle->opponent));
    else if (roll && roll->damage)
        sum = roll->eliteDamage.value_or(0) > 0
                  ? tr("Hits %1 + skulls %2: damage %3.")
                        .arg(roll->hits.value_or(0))
                        .arg(roll->eliteDamage.value_or(0))
                        .arg(*roll->damage)
                  : GameWords::tr("Hits %1, damage %2.").arg(roll->hits.value_or(0)).arg(*roll->damage);
    // What the battle has come to stands above all of it: no list of ways to end it lies over that.
    auto& whole = static_cast<QBoxLayout&>(*layout());
    auto& dice = static_cast<QBoxLayout&>(*m_choices->parentWidget()->layout());
    const bool isOver = m_state.battle->winner.has_value();
    if (isOver && whole.indexOf(m_sum) < 0)
        whole.insertWidget(1, m_sum);
    else if (!isOver && dice.indexOf(m_sum) < 0)
        dice.insertWidget(dice.indexOf(m_choices) + 1, m_sum);
    m_sum->say(sum);
    m_after->say(after.join(u' '));
    m_rules->setRules(rules);
}

bool BattleView::takeBack()
{
    if (m_hand.isEmpty() || m_hand.wasThrown())
        return false;
    enter(&DiceHand::takeBack);
    return true;
}

} // namespace whistle::heroes

#include "moc_battle_view.cpp"
