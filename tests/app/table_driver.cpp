// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_driver.h"

#include "kaosball/table.h"
#include "parts/buttons.h"
#include "parts/card_pad.h"

#include <QScrollArea>
#include <QtTest>

namespace whistle::kaosball {

namespace {

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

QAbstractButton* TableDriver::find(const QString& name, const QWidget* in) const
{
    const QWidget* parent = in != nullptr ? in : page();
    for (QAbstractButton* button : parent->findChildren<QAbstractButton*>(name)) {
        if (button->isVisible())
            return button;
    }
    return nullptr;
}

void TableDriver::press(QAbstractButton* button, const QString& name)
{
    if (!m_trouble.isEmpty())
        return;
    if (button == nullptr) {
        m_trouble = QStringLiteral("%1 is not there").arg(name);
        return;
    }
    if (const auto* choice = qobject_cast<ChoiceButton*>(button); choice != nullptr && choice->isUnavailable()) {
        m_trouble = QStringLiteral("%1 is unavailable: %2").arg(name, choice->toolTip());
        return;
    }
    // What was changed takes its place; what is scrolled away is brought into sight.
    for (int times = 0; times < 3; ++times) {
        QCoreApplication::processEvents();
        for (QWidget* parent = button->parentWidget(); parent != nullptr; parent = parent->parentWidget()) {
            if (auto* scroll = qobject_cast<QScrollArea*>(parent))
                scroll->ensureWidgetVisible(button);
        }
    }
    const QPoint middle = button->rect().center();
    QCoreApplication::processEvents();
    if (button->visibleRegion().contains(middle))
        QTest::mouseClick(button, Qt::LeftButton, Qt::NoModifier, middle);
    else
        m_trouble = QStringLiteral("%1 is covered").arg(name);
}

void TableDriver::click(const QString& name)
{
    press(find(name), name);
}

void TableDriver::clickIn(const QString& parent, const QString& name)
{
    const QWidget* box = nullptr;
    for (const QWidget* each : page()->findChildren<QWidget*>(parent)) {
        if (each->isVisible())
            box = each;
    }
    if (box == nullptr && m_trouble.isEmpty())
        m_trouble = QStringLiteral("%1 is not there").arg(parent);
    else if (box != nullptr)
        press(find(name, box), parent + QLatin1Char('/') + name);
}

CrossfieldView* TableDriver::field() const
{
    QCoreApplication::processEvents();
    for (CrossfieldView* view : page()->findChildren<CrossfieldView*>()) {
        if (view->isVisible())
            return view;
    }
    return nullptr;
}

void TableDriver::clickFigure(const std::string& id)
{
    CrossfieldView* view = field();
    const CrossfieldFigure* figure = view != nullptr ? view->model().figure(q(id)) : nullptr;
    if (figure == nullptr) {
        m_trouble = QStringLiteral("%1 is not on the field").arg(q(id));
        return;
    }
    const QRect cell = view->layoutOfField().cellRect(*crossfieldSpace(figure->space));
    for (int step = 0; step < 81; ++step) {
        const QPoint point(cell.left() + cell.width() * (1 + step % 9) / 10,
                           cell.top() + cell.height() * (1 + step / 9) / 10);
        const CrossfieldFigure* there = view->figureAt(point);
        if (there != nullptr && there->id == q(id)) {
            QTest::mouseClick(view, Qt::LeftButton, Qt::NoModifier, point);
            return;
        }
    }
    m_trouble = QStringLiteral("%1 cannot be met on the field").arg(q(id));
}

void TableDriver::clickSpace(Space space)
{
    CrossfieldView* view = field();
    if (view == nullptr) {
        m_trouble = QStringLiteral("there is no field to click %1 on").arg(spaceName(space));
        return;
    }
    const QPoint middle = view->layoutOfField().cellRect(*crossfieldSpace(spaceName(space))).center();
    QTest::mouseClick(view, Qt::LeftButton, Qt::NoModifier, middle);
}

void TableDriver::clickBorder(const Wall& wall)
{
    CrossfieldView* view = field();
    const QLineF edge =
        view->layoutOfField().edgeBetween(*crossfieldSpace(spaceName(wall.a)), *crossfieldSpace(spaceName(wall.b)));
    QTest::mouseClick(view, Qt::LeftButton, Qt::NoModifier, edge.center().toPoint());
}

void TableDriver::drag(const std::string& figure, const std::vector<Space>& path)
{
    CrossfieldView* view = field();
    const CrossfieldFigure* shown = view != nullptr ? view->model().figure(q(figure)) : nullptr;
    if (shown == nullptr) {
        m_trouble = QStringLiteral("%1 is not on the field").arg(q(figure));
        return;
    }
    const auto middle = [&](const QString& space) {
        return view->layoutOfField().cellRect(*crossfieldSpace(space)).center();
    };
    QPoint at = middle(shown->space);
    QTest::mousePress(view, Qt::LeftButton, Qt::NoModifier, at);
    for (const Space space : path) {
        const QPoint to = middle(spaceName(space));
        for (int part = 1; part <= 3; ++part) {
            const QPoint point = at + (to - at) * part / 3;
            QMouseEvent move(QEvent::MouseMove, point, view->mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(view, &move);
        }
        at = to;
    }
    QTest::mouseRelease(view, Qt::LeftButton, Qt::NoModifier, at);
}

void TableDriver::decline()
{
    for (int times = 0; times < 10 && isShown(QStringLiteral("noReaction")); ++times)
        click(QStringLiteral("noReaction"));
}

void TableDriver::perform(const Command& command, const Command* next)
{
    m_next = next;
    std::visit([this](const auto& one) { on(one); }, command);
}

template <class Other>
void TableDriver::on(const Other& command)
{
    m_trouble = QStringLiteral("no clicks are known for %1").arg(fromWordView(nameOf(Command(command))));
}

void TableDriver::reveal(const std::vector<RevealedLot>& lots)
{
    for (const RevealedLot& lot : lots)
        click(QStringLiteral("tile_") + q(lot.name));
    click(QStringLiteral("draftMain"));
}

void TableDriver::on(const RevealUpgrades& command)
{
    reveal(command.lots);
}

void TableDriver::on(const RevealRingers& command)
{
    reveal(command.lots);
}

void TableDriver::bid(int amount)
{
    click(QStringLiteral("bid_%1").arg(amount));
    click(QStringLiteral("draftMain"));
}

void TableDriver::on(const OpenLot& command)
{
    click(QStringLiteral("lot_") + q(command.lot));
    bid(command.bid);
}

void TableDriver::on(const Bid& command)
{
    bid(command.bid);
}

void TableDriver::on(const PassBid&)
{
    click(QStringLiteral("passBid"));
}

void TableDriver::on(const SetLoadout& command)
{
    click(QStringLiteral("loadoutTeam_") + q(command.team));
    click(QStringLiteral("loadoutShow"));
    const Team& team = state()[state().teamNamed(command.team)];
    std::vector<Upgrade> wanted = command.upgrades;
    for (std::size_t i = 0; i < team.ownedUpgrades.size(); ++i) {
        const QString name = QStringLiteral("upgrade_%1_%2").arg(fromWordView(toWord(team.ownedUpgrades[i]))).arg(i);
        const auto found = std::find(wanted.begin(), wanted.end(), team.ownedUpgrades[i]);
        const bool on = found != wanted.end();
        if (on)
            wanted.erase(found);
        if (find(name) != nullptr && find(name)->isChecked() != on)
            click(name);
    }
    for (const std::string& ringer : team.ownedRingers) {
        const auto fielded = std::find_if(command.ringers.begin(), command.ringers.end(),
                                          [&](const FieldedRinger& one) { return one.ringer == ringer; });
        const QString name = QStringLiteral("ringer_%1_%2")
                                 .arg(q(ringer), fielded == command.ringers.end() ? QStringLiteral("none")
                                                                                  : fromWordView(toWord(fielded->as)));
        if (find(name) != nullptr || fielded != command.ringers.end())
            click(name);
    }
    click(QStringLiteral("loadoutMain"));
}

void TableDriver::placeFigures(const std::string& team, const std::vector<std::pair<std::string, Space>>& placements)
{
    for (const auto& [name, space] : placements) {
        const CrossfieldFigure* figure = field()->model().figure(q(team + '/' + name));
        if (figure != nullptr && figure->space == spaceName(space))
            continue;
        click(QStringLiteral("entry_") + q(name));
        clickSpace(space);
    }
    click(QStringLiteral("lineupMain"));
}

void TableDriver::on(const SetLineup& command)
{
    placeFigures(command.team, command.placements);
}

void TableDriver::on(const ReplaceFigures& command)
{
    placeFigures(command.team, command.placements);
}

void TableDriver::on(const PlayTactic& command)
{
    click(QStringLiteral("tacticCard"));
    click(QStringLiteral("tactic_") + fromWordView(toWord(command.card)));
    if (!command.kaosRule.empty())
        click(QStringLiteral("kaosRule_") + q(command.kaosRule));
    for (const Space space : command.spaces)
        clickSpace(space);
    for (const Wall& wall : command.walls)
        clickBorder(wall);
    if (command.space.isValid())
        clickSpace(command.space);
    click(QStringLiteral("playTactic"));
}

void TableDriver::on(const PlayCheat& command)
{
    if (command.card == Cheat::BootToTheHead) {
        click(QStringLiteral("boot"));
        clickFigure(command.figure);
    } else {
        click(QStringLiteral("bzzzzt_%1_%2").arg(q(command.team), q(command.figure)));
    }
}

void TableDriver::on(const Activate& command)
{
    clickFigure(command.figure);
    click(QStringLiteral("action_") + fromWordView(toWord(command.action)));
}

void TableDriver::on(const Move& command)
{
    if (!command.path.empty()) {
        const FigureRef figure = state().activation->figure;
        drag(state().idOf(figure), command.path);
        // Where an enemy may react the page stops and asks; nobody does before the end.
        for (int times = 0; times < 10 && state()[figure].space != command.path.back(); ++times)
            click(QStringLiteral("noReaction"));
    }
    const bool somebodyActs =
        m_next != nullptr && (std::holds_alternative<React>(*m_next) || std::holds_alternative<PlayCheat>(*m_next));
    if (!somebodyActs || command.pickUp)
        decline();
    if (command.pickUp)
        click(QStringLiteral("pickUp"));
}

void TableDriver::on(const HandOff& command)
{
    click(QStringLiteral("handOff_%1_%2").arg(q(command.from), q(command.to)));
}

void TableDriver::showCard(const std::string& team, Card card)
{
    const QString pad = QStringLiteral("pad_") + q(team);
    switch (card.kind) {
    case CardKind::Energy:
        clickIn(pad, QStringLiteral("card_%1").arg(card.value));
        if (card.star)
            clickIn(pad, QStringLiteral("card_star"));
        break;
    case CardKind::BoosterBru:
        clickIn(pad, QStringLiteral("card_6"));
        break;
    case CardKind::Upset:
        clickIn(pad, QStringLiteral("card_upset"));
        break;
    case CardKind::Tactic:
        clickIn(pad, QStringLiteral("card_tactic"));
        if (card.name >= 0)
            clickIn(pad, QStringLiteral("cardName_") + cardName(card));
        break;
    case CardKind::Cheat:
        clickIn(pad, QStringLiteral("card_cheat"));
        if (card.name >= 0)
            clickIn(pad, QStringLiteral("cardName_") + cardName(card));
        break;
    case CardKind::None:
        clickIn(pad, QStringLiteral("card_none"));
        break;
    }
}

void TableDriver::fillContest(const ContestEntry& entry)
{
    for (const std::string& team : entry.stimPack)
        click(QStringLiteral("stim_") + q(team));
    for (const std::string& team : entry.illegalScouting)
        click(QStringLiteral("scouting_") + q(team));
    if (entry.kaosWarp) {
        for (const auto& [team, card] : entry.kaosWarp->cards)
            showCard(team, card);
        click(QStringLiteral("warp_") + q(entry.kaosWarp->by));
    }
    for (const auto& [team, card] : entry.cards)
        showCard(team, card);
    for (const int roll : entry.rolls)
        clickIn(QStringLiteral("diePad"), QStringLiteral("die_%1").arg(roll));
    for (const std::string& figure : entry.brick)
        click(QStringLiteral("brick_") + q(figure));
    const QString follow = entry.followUp ? QStringLiteral("follow_yes") : QStringLiteral("follow_no");
    if (entry.followUp || isShown(follow))
        click(follow);
    if (entry.pushTo.isValid())
        click(QStringLiteral("push_") + spaceName(entry.pushTo));
    const QString heal = QStringLiteral("heal_") + (entry.heal.empty() ? QStringLiteral("none") : q(entry.heal));
    if (!entry.heal.empty() || isShown(heal))
        click(heal);
    click(QStringLiteral("contestMain"));
}

void TableDriver::on(const React& command)
{
    click(QStringLiteral("react_%1_%2").arg(q(command.figure), fromWordView(toWord(command.type))));
    fillContest(command.entry);
}

void TableDriver::on(const ContestCommand& command)
{
    click(QStringLiteral("contest_") + q(command.targets.front()));
    fillContest(command.entry);
}

void TableDriver::on(const EndTurn&)
{
    click(QStringLiteral("endTurn"));
    if (isShown(QStringLiteral("bellMain")))
        click(QStringLiteral("bellMain"));
}

void TableDriver::on(const Bribe& command)
{
    click(QStringLiteral("bribe_%1").arg(command.cash));
    click(QStringLiteral("periodMain"));
}

void TableDriver::on(const RollFouls& command)
{
    for (const std::vector<int>& roll : command.rolls) {
        clickIn(QStringLiteral("diePad"), QStringLiteral("die_%1").arg(roll.front()));
        for (std::size_t again = 1; again < roll.size(); ++again)
            click(QStringLiteral("reroll_%1").arg(roll[again]));
    }
    click(QStringLiteral("periodMain"));
}

void TableDriver::on(const ScoreBonus&)
{
    click(QStringLiteral("periodMain"));
}

void TableDriver::on(const CleanUp&)
{
    click(QStringLiteral("periodMain"));
}

void TableDriver::on(const EndMatch&)
{
    click(QStringLiteral("periodMain"));
}

} // namespace whistle::kaosball
