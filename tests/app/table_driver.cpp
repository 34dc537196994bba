// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_driver.h"

#include "controls/press/buttons.h"
#include "kaosball/contest/card_pad.h"
#include "kaosball/offers/ways.h"
#include "kaosball/table/field.h"
#include "kaosball/telling/shown_table.h"

#include <QLineEdit>
#include <set>

namespace whistle::kaosball {

void TableDriver::note(const QString& trouble)
{
    if (m_trouble.isEmpty())
        m_trouble = trouble;
}

void TableDriver::giveUp()
{
    m_trouble.clear();
    for (int times = 0; times < 4; ++times)
        m_hand.key(Qt::Key_Escape);
}

QAbstractButton* TableDriver::find(const QString& name, const QWidget* in) const
{
    const QWidget* parent = in != nullptr ? in : page();
    for (QAbstractButton* button : parent->findChildren<QAbstractButton*>(name)) {
        if (button->isVisible())
            return button;
    }
    return nullptr;
}

void TableDriver::passMoment()
{
    if (isShown(QStringLiteral("momentMain")))
        m_hand.key(Qt::Key_Escape);
    QCoreApplication::processEvents();
}

void TableDriver::clickIn(const QString& parent, const QString& name)
{
    if (!m_trouble.isEmpty())
        return;
    QCoreApplication::processEvents();
    if (!name.startsWith(QStringLiteral("moment")))
        passMoment();
    const QWidget* box = nullptr;
    for (const QWidget* each : m_window.findChildren<QWidget*>(parent)) {
        if (each->isVisible())
            box = each;
    }
    QAbstractButton* button = box != nullptr ? find(name, box) : nullptr;
    if (button == nullptr)
        note(QStringLiteral("%1/%2 is not there").arg(parent, name));
    else if (const auto* choice = qobject_cast<ChoiceButton*>(button); choice != nullptr && choice->isUnavailable())
        note(QStringLiteral("%1 is unavailable: %2").arg(name, choice->accessibleDescription()));
    else
        note(m_hand.press(*button));
}

void TableDriver::click(const QString& name)
{
    // A turn may have ended by itself and rung the bell.
    const QString bell = QStringLiteral("bellMain");
    if (name != bell && isShown(bell))
        clickIn(QStringLiteral("kaosballPage"), bell);
    clickIn(QStringLiteral("kaosballPage"), name);
}

void TableDriver::open(const QString& name)
{
    if (QAbstractButton* button = m_trouble.isEmpty() ? find(name) : nullptr)
        button->click();
}

void TableDriver::toggle(const QString& name, bool on)
{
    const QAbstractButton* button = find(name);
    if (button == nullptr || button->isChecked() != on)
        click(name);
}

void TableDriver::type(const QString& field, const QString& text)
{
    for (auto* edit : page()->findChildren<QLineEdit*>(field)) {
        if (edit->isVisible()) {
            note(m_hand.type(*edit, text));
            return;
        }
    }
    note(QStringLiteral("%1 is not there").arg(field));
}

CrossfieldView* TableDriver::field()
{
    QCoreApplication::processEvents();
    passMoment();
    if (const QString bell = QStringLiteral("bellMain"); isShown(bell))
        click(bell);
    for (CrossfieldView* view : page()->findChildren<CrossfieldView*>()) {
        if (view->isVisible())
            return view;
    }
    note(QStringLiteral("there is no field to be seen"));
    return nullptr;
}

void TableDriver::clickFigure(const std::string& id)
{
    if (CrossfieldView* view = field(); view != nullptr && m_trouble.isEmpty())
        note(m_hand.pressFigure(*view, fromStd(id)));
}

void TableDriver::clickSpace(Space space)
{
    if (CrossfieldView* view = field(); view != nullptr && m_trouble.isEmpty())
        note(m_hand.pressSpace(*view, spaceName(space)));
}

void TableDriver::clickBorder(const Wall& wall)
{
    if (CrossfieldView* view = field(); view != nullptr && m_trouble.isEmpty())
        note(m_hand.pressBorder(*view, spaceName(wall.a), spaceName(wall.b)));
}

bool TableDriver::nobodyReactsNext() const
{
    return m_next != nullptr && !std::holds_alternative<React>(*m_next) && !std::holds_alternative<PlayCheat>(*m_next);
}

void TableDriver::decline()
{
    for (int times = 0; times < oftenEnough && m_trouble.isEmpty() && isShown(QStringLiteral("noReaction")); ++times)
        click(QStringLiteral("noReaction"));
}

// Where an enemy may react the page stops and asks; nobody does before the end.
void TableDriver::go(const std::string& figure, const std::vector<Space>& path)
{
    if (path.empty() || field() == nullptr)
        return;
    const FigureRef ref = state().figureNamed(figure);
    const auto declineUntil = [&](Space space) {
        for (int times = 0; times < oftenEnough && m_trouble.isEmpty() && state()[ref].space != space; ++times)
            click(QStringLiteral("noReaction"));
    };
    // A drag goes the way that spares fire and reactions; who insists on another one goes space by space.
    const Facts& facts = match().journal().game().facts();
    const bool scatters = state().turn.tactic == Tactic::Scatter && !state().turn.tacticCancelled;
    const bool goesOn = state().activation && state().activation->figure == ref;
    const Movement movement = scatters ? Movement::Scatter : goesOn ? state().activation->movement : Movement::Sprint;
    int allowance = 0;
    for (const Reach& reach : goesOn ? reachNow(state(), facts) : reachOf(state(), ref, movement, facts))
        allowance = std::max(allowance, reach.steps);
    const std::vector<Space> best = pathTo(state(), ref, path.back(), allowance, facts, movement);
    const bool insists =
        !best.empty() && costOf(state(), ref, movement, best, facts) < costOf(state(), ref, movement, path, facts);
    if (!m_hand.hasKeys() && !insists) {
        QStringList spaces;
        for (const Space space : path)
            spaces << spaceName(space);
        note(m_hand.drag(*field(), fromStd(figure), spaces));
        declineUntil(path.back());
        return;
    }
    for (const Space space : path) {
        decline();
        clickSpace(space);
        declineUntil(space);
    }
}

void TableDriver::perform(const Command& command, const Command* next)
{
    m_next = next;
    QCoreApplication::processEvents();
    passMoment();
    if (isShown(QStringLiteral("bellMain")))
        click(QStringLiteral("bellMain"));
    if (!std::holds_alternative<React>(command) && !std::holds_alternative<PlayCheat>(command))
        decline();
    std::visit([this](const auto& one) { on(one); }, command);
}

void TableDriver::on(const NewMatch&)
{
    note(QStringLiteral("a match is begun on a page of its own"));
}

// --- before the match ---

void TableDriver::setNumber(const QString& name, int number)
{
    for (int times = 0; times < oftenEnough && m_trouble.isEmpty(); ++times) {
        const auto* shown = qobject_cast<ChoiceButton*>(find(name));
        const int now = shown != nullptr ? shown->title().toInt() : number;
        click(now == number ? name : name + (now < number ? QStringLiteral("_plus") : QStringLiteral("_minus")));
        if (now == number)
            return;
    }
}

void TableDriver::reveal(const std::vector<RevealedLot>& lots)
{
    for (const RevealedLot& lot : lots)
        click(QStringLiteral("tile_") + fromStd(lot.name));
    for (const RevealedLot& lot : lots) {
        if (lot.health)
            setNumber(QStringLiteral("health_") + fromStd(lot.name), *lot.health);
        if (lot.minimumBid)
            setNumber(QStringLiteral("price_") + fromStd(lot.name), *lot.minimumBid);
    }
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

void TableDriver::on(const OpenLot& command)
{
    click(QStringLiteral("lot_") + fromStd(command.lot));
    click(QStringLiteral("bid_%1").arg(command.bid));
}

void TableDriver::on(const Bid& command)
{
    click(QStringLiteral("bid_%1").arg(command.bid));
}

void TableDriver::on(const PassBid&)
{
    click(QStringLiteral("passBid"));
}

void TableDriver::on(const SetLoadout& command)
{
    click(QStringLiteral("loadoutTeam_") + fromStd(command.team));
    open(QStringLiteral("loadoutShow"));
    const Team& team = state()[state().teamNamed(command.team)];
    std::vector<Upgrade> wanted = command.upgrades;
    for (std::size_t i = 0; i < team.ownedUpgrades.size(); ++i) {
        const auto found = std::find(wanted.begin(), wanted.end(), team.ownedUpgrades[i]);
        toggle(QStringLiteral("upgrade_%1_%2").arg(fromWordView(toWord(team.ownedUpgrades[i]))).arg(i),
               found != wanted.end());
        if (found != wanted.end())
            wanted.erase(found);
    }
    for (const std::string& ringer : team.ownedRingers) {
        const auto fielded = std::find_if(command.ringers.begin(), command.ringers.end(),
                                          [&](const FieldedRinger& one) { return one.ringer == ringer; });
        const QString name =
            QStringLiteral("ringer_%1_%2")
                .arg(fromStd(ringer),
                     fielded == command.ringers.end() ? QStringLiteral("none") : fromWordView(toWord(fielded->as)));
        if (find(name) != nullptr || fielded != command.ringers.end())
            click(name);
    }
    click(QStringLiteral("loadoutMain"));
}

void TableDriver::placeFigures(const std::string& team, const std::vector<std::pair<std::string, Space>>& placements)
{
    if (!state().isMirror()) {
        for (const Figure& figure : state()[state().teamNamed(team)].figures) {
            const bool comes = std::any_of(placements.begin(), placements.end(),
                                           [&](const auto& one) { return one.first == figure.name; });
            if (const QString name = QStringLiteral("entry_") + fromStd(figure.name); comes || isShown(name))
                toggle(name, comes);
        }
        click(QStringLiteral("lineupMain"));
        return;
    }
    for (const auto& [name, space] : placements) {
        const CrossfieldView* view = field();
        const CrossfieldFigure* figure = view != nullptr ? view->model().figure(fromStd(team + '/' + name)) : nullptr;
        if (figure != nullptr && figure->space == space)
            continue;
        click(QStringLiteral("entry_") + fromStd(name));
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

// --- the end of a period and of the match ---

void TableDriver::on(const ScorePeriod& command)
{
    if (state().isMirror()) {
        click(QStringLiteral("scorePeriod"));
        return;
    }
    for (const MoundPlace& place : command.mounds) {
        for (int presses = static_cast<int>(place.mound); presses > 0; --presses)
            click(QStringLiteral("mound_") + fromStd(place.figure));
    }
    click(QStringLiteral("periodMain"));
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

void TableDriver::on(const CleanUp& command)
{
    for (const std::string& figure : command.benched)
        click(QStringLiteral("benched_") + fromStd(figure));
    click(QStringLiteral("periodMain"));
}

void TableDriver::on(const EndMatch&)
{
    click(QStringLiteral("periodMain"));
}

void TableDriver::on(const StartOvertime&)
{
    click(QStringLiteral("periodMain"));
}

void TableDriver::on(const RollAllianceTiebreaker& command)
{
    std::set<std::string> rolled;
    for (const Team& team : state().teams) { // in the order of the seats
        for (const auto& [alliance, face] : command.rolls) {
            if (alliance == team.alliance && rolled.insert(alliance).second)
                clickIn(QStringLiteral("diePad"), QStringLiteral("die_%1").arg(face));
        }
    }
    click(QStringLiteral("periodMain"));
}

// --- at any time ---

void TableDriver::on(const SetDepth& command)
{
    click(QStringLiteral("more"));
    if (command.depth == Depth::Scorekeeper) {
        click(QStringLiteral("depthScorekeeper"));
        return;
    }
    click(QStringLiteral("depthMirror"));
    for (const auto& [figure, space] : command.places) {
        click(QStringLiteral("place_") + fromStd(figure));
        clickSpace(space);
    }
    if (command.ball.isValid()) {
        click(QStringLiteral("place_ball"));
        clickSpace(command.ball);
    }
    click(QStringLiteral("placesMain"));
}

// "scores/fangs", "hand/fangs"
void TableDriver::on(const Correct& command)
{
    const QString path = fromStd(command.path);
    click(QStringLiteral("more"));
    click((path.startsWith(QLatin1String("hand")) ? QStringLiteral("correctHand_") : QStringLiteral("correctScore_")) +
          path.section(QLatin1Char('/'), 1));
    for (int times = 0; times < oftenEnough && m_trouble.isEmpty(); ++times) {
        const auto* shown = qobject_cast<ChoiceButton*>(find(QStringLiteral("correctionValue")));
        const int wanted = fromStd(command.value).toInt();
        const int now = shown != nullptr ? shown->title().toInt() : wanted;
        if (now == wanted)
            break;
        click(now < wanted ? QStringLiteral("correctionPlus") : QStringLiteral("correctionMinus"));
    }
    type(QStringLiteral("correctionReason"), fromStd(command.reason));
    click(QStringLiteral("correctionMain"));
}

} // namespace whistle::kaosball
