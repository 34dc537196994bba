// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/lineup/arrange_stage.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "controls/words/capital.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/table/field.h"
#include "kaosball/telling/game_words.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

const Tap looseBall = pieceTap("ball");

} // namespace

ArrangeStage::ArrangeStage(Who who, QWidget* parent) : Stage(parent), m_who(who)
{
    setObjectName(isLineup() ? QStringLiteral("lineupStage") : QStringLiteral("placesStage"));
    layBesideRoster(*this, *m_field, *m_roster);
    const CrossfieldView* view = m_field->view();
    connect(view, &CrossfieldView::figurePressed, this,
            [this](const QString& id) { pressSpace(spaceOf(pieceTap(id.toStdString()))); });
    connect(&m_changes, &MoveInput::changed, this, &ArrangeStage::refresh);
    connect(&m_changes, &MoveInput::said, this, [this](std::size_t change) { take(m_offers[change]); });
    connect(view, &CrossfieldView::spacePressed, this, &ArrangeStage::pressSpace);
}

void ArrangeStage::setTable(const ShownTable& table)
{
    m_table = table;
    m_places.clear();
    m_roles.clear();
    m_ball = {};
    m_need = isLineup() ? entryNeed(state(), table.rules()) : EntryNeed{};
    if (m_need.team >= 0) {
        const auto adopt = [&](const std::vector<std::pair<std::string, Space>>& placements) {
            for (const auto& [name, space] : placements)
                m_places[state().figureNamed(state()[m_need.team].name + '/' + name)] = space;
        };
        const Command proposal = suggestedEntry(state(), table.rules());
        if (const auto* lineup = std::get_if<SetLineup>(&proposal)) {
            adopt(lineup->placements);
        } else if (const auto* entry = std::get_if<ReplaceFigures>(&proposal)) {
            adopt(entry->placements);
            m_roles.insert(entry->roles.begin(), entry->roles.end());
        }
    }
    offerChanges();
}

bool ArrangeStage::stepBack()
{
    if (m_changes.back())
        return true;
    if (!isLineup())
        Q_EMIT closed();
    return !isLineup();
}

// --- what may be changed ---

std::vector<Tap> ArrangeStage::pieces() const
{
    std::vector<Tap> all = eachOf(isLineup() ? m_need.available : state().onField(),
                                  [this](FigureRef figure) { return pieceTap(state().idOf(figure)); });
    if (!isLineup() && !state().ball.carrier.isValid())
        all.push_back(looseBall);
    return all;
}

std::vector<Space> ArrangeStage::spaces() const
{
    if (!isLineup())
        return crossfieldSpaces();
    std::vector<Space> offered = m_need.runnerSpaces;
    offered.insert(offered.end(), m_need.bruiserSpaces.begin(), m_need.bruiserSpaces.end());
    for (const auto& [figure, place] : m_places) {
        if (!contains(offered, place))
            offered = spacesFor(state(), Tactic::HailMaryPlay); // KB-R37: the own line is full
    }
    return offered;
}

Space ArrangeStage::spaceOf(const Tap& piece) const
{
    if (piece == looseBall)
        return m_ball;
    const auto placed = m_places.find(state().figureNamed(piece.id));
    return placed != m_places.end() ? placed->second : Space{};
}

void ArrangeStage::offerChanges()
{
    const std::vector<Tap> all = pieces();
    const std::vector<Space> places = hasBoard() ? spaces() : std::vector<Space>();
    m_offers.clear();
    for (const Tap& piece : all) {
        if (!hasBoard())
            m_offers.push_back({{}, {piece}});
        for (const Space space : places) {
            if (!isLineup() || std::ranges::none_of(all, [&](const Tap& one) { return spaceOf(one) == space; }))
                m_offers.push_back({{}, {piece, placeTap(crossfield::name(space))}});
        }
        for (const Tap& other : all) {
            if (isLineup() && hasBoard() && other != piece)
                m_offers.push_back({{}, {piece, other}});
        }
    }
    m_changes.setMoves(eachOf(m_offers, [](const MoveOffer& offer) { return &offer; }), {});
    m_changes.clear();
}

// The two change places, one of whom may have none.
void ArrangeStage::take(const MoveOffer& change)
{
    const Tap piece = change.taps.front();
    const Tap to = change.taps.back();
    if (!hasBoard()) {
        const FigureRef figure = state().figureNamed(piece.id);
        if (m_places.erase(figure) == 0)
            m_places[figure] = {};
    } else if (to.kind == TapKind::Place) {
        put(piece, *crossfield::fromName(to.id));
    } else {
        const Space before = spaceOf(piece);
        put(piece, spaceOf(to));
        put(to, before);
    }
    offerChanges();
    if (!isLineup()) { // the next one without a place comes by itself
        const std::vector<Tap> all = pieces();
        const auto next = std::ranges::find_if(all, [this](const Tap& one) { return !spaceOf(one).isValid(); });
        if (next != all.end())
            m_changes.tap(*next);
    }
}

void ArrangeStage::put(const Tap& piece, Space space)
{
    if (piece == looseBall)
        m_ball = space;
    else if (space.isValid())
        m_places[state().figureNamed(piece.id)] = space;
    else
        m_places.erase(state().figureNamed(piece.id));
}

void ArrangeStage::press(const Tap& piece)
{
    if (!isLineup())
        m_changes.say({piece});
    else if (!isPicked(piece) || !m_changes.back())
        m_changes.tap(piece);
}

void ArrangeStage::pressSpace(Space space)
{
    if (!space.isValid())
        return;
    const std::vector<Tap> all = pieces();
    const auto there =
        std::ranges::find_if(all, [&](const Tap& one) { return one != looseBall && spaceOf(one) == space; });
    if (there != all.end() && (isLineup() || m_changes.taps().empty()))
        press(*there);
    else if (!m_changes.taps().empty())
        m_changes.tap(placeTap(crossfield::name(space)));
}

// --- what is seen ---

void ArrangeStage::refresh()
{
    if (isLineup() && m_need.team < 0)
        return;
    m_field->setVisible(hasBoard());
    showRoster();
    if (hasBoard())
        showField();
    showBar();
}

void ArrangeStage::showRoster()
{
    std::vector<ButtonSpec> roster;
    for (const Tap& piece : pieces()) {
        const FigureRef figure = state().figureNamed(piece.id);
        const Space space = spaceOf(piece);
        const bool enters = m_places.contains(figure) && !hasBoard();
        const QString name = isLineup() ? QStringLiteral("entry_") + fromStd(state()[figure].name)
                                        : QStringLiteral("place_") + fromStd(piece.id);
        const QString title = piece == looseBall ? capital(GameWords::tr("the ball"))
                              : isLineup()       ? m_table.figure(figure)
                                                 : m_table.fullName(figure);
        roster.push_back(ButtonSpec{name, title, [this, piece] { press(piece); }}
                             .saying(space.isValid() ? spaceName(space)
                                     : enters        ? tr("enters")
                                     : isLineup()    ? QString()
                                                     : tr("where?"))
                             .among(enters || isPicked(piece)));
        if (figure.isValid())
            roster.back().picture = figurePicture(m_table.look(figure));
    }
    m_roster->setButtons(std::move(roster));
}

void ArrangeStage::showField()
{
    CrossfieldModel model = boardOf(m_table);
    for (const auto& [figure, place] : m_places) {
        kaosball::put(model, m_table, figure, place);
        model.figures.back().look.isActive = isLineup() && isPicked(pieceTap(state().idOf(figure)));
    }
    if (m_ball.isValid())
        model.looseBall = m_ball;
    if (!m_changes.taps().empty())
        shine(model, m_changes.shining());
    m_field->show(std::move(model), m_table);
}

Command ArrangeStage::command() const
{
    std::vector<std::pair<std::string, Space>> placements;
    std::vector<std::pair<std::string, Post>> roles;
    if (!isLineup()) {
        for (const auto& [figure, place] : m_places)
            placements.emplace_back(state().idOf(figure), place);
        return SetDepth{Depth::Mirror, std::move(placements), m_ball};
    }
    const std::string& team = state()[m_need.team].name;
    const std::vector<Space>& line = crossfield::scrimmageLine(state()[m_need.team].side);
    for (const auto& [figure, place] : m_places) {
        const std::string& name = state()[figure].name;
        placements.emplace_back(name, place);
        // A space of the own line says the post by its symbol.
        const auto role = m_roles.find(name);
        if (role != m_roles.end() && !contains(line, place))
            roles.emplace_back(name, role->second);
    }
    if (state().phase == Phase::Lineup)
        return SetLineup{team, std::move(placements)};
    return ReplaceFigures{team, std::move(placements), std::move(roles)};
}

bool ArrangeStage::isComplete() const
{
    const std::vector<Tap> all = pieces();
    return isLineup() || std::ranges::all_of(all, [this](const Tap& piece) { return spaceOf(piece).isValid(); });
}

void ArrangeStage::showBar()
{
    BarState bar;
    if (!isLineup()) {
        bar.title = tr("Where is everyone?");
        bar.note = GameWords::tr("Tap a figure, then its space.");
        bar.buttons = {ButtonSpec{QStringLiteral("placesBack"), CommonWords::tr("Back"), [this] { stepBack(); }}.as(
            ButtonLook::Quiet)};
        bar.main = entering(QStringLiteral("placesMain"), tr("Continue with the crossfield"), command())
                       .unless(!isComplete(), tr("Some have no space yet."));
        this->bar()->setState(std::move(bar));
        return;
    }
    const bool lineup = state().phase == Phase::Lineup;
    const QString team = m_table.team(m_need.team);
    bar.seat = m_table.seat(m_need.team);
    bar.title = lineup ? tr("%1 line up").arg(team) : tr("%1 fill up").arg(team);
    if (!m_changes.taps().empty())
        bar.note = tr("%1: tap its space, or the figure it swaps with.")
                       .arg(m_table.figure(state().figureNamed(m_changes.taps().front().id)));
    else
        bar.note = tr("%1 and %2. Tap a figure to change the proposal.", "runners, bruisers")
                       .arg(tr("%n runner(s)", "", m_need.runners), tr("%n bruiser(s)", "", m_need.bruisers));
    bar.buttons = {undoButton()};
    // What stands here and the proposals of those who come after: nobody has to be asked.
    if (lineup && state().onField().empty())
        bar.buttons.push_back(ButtonSpec{
            QStringLiteral("lineupAll"), tr("All line up as proposed"), [this] {
                for (int left = state().teamCount(); left > 0; --left)
                    Q_EMIT commanded(command());
            }}.as(ButtonLook::Outline));
    const QString main = lineup ? tr("%1: confirm the line-up") : tr("%1 bring these on");
    bar.main = entering(QStringLiteral("lineupMain"), main.arg(team), command()).of(bar.seat);
    this->bar()->setState(std::move(bar));
}

} // namespace whistle::kaosball

#include "moc_arrange_stage.cpp"
