// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/lineup/lineup_stage.h"

#include "base/contains.h"
#include "base/first.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

LineupStage::LineupStage(QWidget* parent) : Stage(parent)
{
    setObjectName(QStringLiteral("lineupStage"));
    layBesideRoster(*this, *m_field, *m_roster);
    const CrossfieldView* view = m_field->view();
    connect(view, &CrossfieldView::figurePressed, this,
            [this](const QString& id) { pressFigure(state().figureNamed(id.toStdString())); });
    connect(view, &CrossfieldView::spacePressed, this, &LineupStage::pressSpace);
}

void LineupStage::setTable(const ShownTable& table)
{
    m_table = table;
    m_picked = {};
    m_places.clear();
    m_roles.clear();
    m_need = entryNeed(state(), table.rules());
    if (m_need.team >= 0) {
        const Command proposal = suggestedEntry(state(), table.rules());
        const auto take = [&](const std::vector<std::pair<std::string, Space>>& placements) {
            for (const auto& [name, space] : placements)
                m_places[state().figureNamed(state()[m_need.team].name + '/' + name)] = space;
        };
        if (const auto* lineup = std::get_if<SetLineup>(&proposal)) {
            take(lineup->placements);
        } else if (const auto* entry = std::get_if<ReplaceFigures>(&proposal)) {
            take(entry->placements);
            m_roles.insert(entry->roles.begin(), entry->roles.end());
        }
    }
    refresh();
}

bool LineupStage::stepBack()
{
    if (!m_picked.isValid())
        return false;
    m_picked = {};
    refresh();
    return true;
}

FigureRef LineupStage::placedAt(Space space) const
{
    const auto* placed = firstWith(m_places, &std::pair<const FigureRef, Space>::second, space);
    return placed && space.isValid() ? placed->first : FigureRef{};
}

std::vector<Space> LineupStage::spaces() const
{
    std::vector<Space> offered = m_need.runnerSpaces;
    offered.insert(offered.end(), m_need.bruiserSpaces.begin(), m_need.bruiserSpaces.end());
    for (const auto& [figure, place] : m_places) {
        if (!contains(offered, place))
            offered = spacesFor(state(), Tactic::HailMaryPlay); // KB-R37: the own line is full
    }
    return offered;
}

// The places of the two are exchanged; one of them may be that of nobody.
void LineupStage::swap(FigureRef a, FigureRef b)
{
    auto ofA = m_places.extract(a);
    auto ofB = m_places.extract(b);
    if (ofA)
        m_places[b] = ofA.mapped();
    if (ofB)
        m_places[a] = ofB.mapped();
}

void LineupStage::pressFigure(FigureRef figure)
{
    if (!contains(m_need.available, figure))
        return;
    if (!state().isMirror()) {
        if (m_places.erase(figure) == 0)
            m_places[figure] = Space{};
    } else if (m_picked.isValid() && m_picked != figure) {
        swap(m_picked, figure);
        m_picked = {};
    } else {
        m_picked = m_picked == figure ? FigureRef{} : figure;
    }
    refresh();
}

void LineupStage::pressSpace(Space space)
{
    if (const FigureRef there = placedAt(space); there.isValid()) {
        pressFigure(there);
        return;
    }
    if (!m_picked.isValid() || !contains(spaces(), space))
        return;
    m_places[m_picked] = space;
    m_picked = {};
    refresh();
}

void LineupStage::refresh()
{
    if (m_need.team < 0)
        return;
    m_field->setVisible(state().isMirror());
    showRoster();
    if (state().isMirror())
        showField();
    showBar();
}

void LineupStage::showRoster()
{
    std::vector<ButtonSpec> figures;
    for (const FigureRef ref : m_need.available) {
        const auto placed = m_places.find(ref);
        const bool enters = placed != m_places.end();
        figures.push_back(ButtonSpec{QStringLiteral("entry_") + fromStd(state()[ref].name), m_table.figure(ref),
                                     [this, ref] { pressFigure(ref); }}
                              .showing(figurePicture(m_table.look(ref)))
                              .saying(!enters                    ? QString()
                                      : placed->second.isValid() ? spaceName(placed->second)
                                                                 : tr("enters"))
                              .among(ref == m_picked || (enters && !state().isMirror())));
    }
    m_roster->setButtons(std::move(figures));
}

void LineupStage::showField()
{
    CrossfieldModel model = boardOf(m_table);
    for (const auto& [figure, place] : m_places) {
        put(model, m_table, figure, place);
        model.figures.back().look.isActive = figure == m_picked;
    }
    if (m_picked.isValid()) {
        for (const Space space : spaces()) {
            if (const FigureRef there = placedAt(space); !there.isValid())
                model.offeredSpaces.push_back(space);
            else if (there != m_picked)
                model.targets << fromStd(state().idOf(there));
        }
    }
    m_field->show(std::move(model), m_table);
}

Command LineupStage::command() const
{
    const std::string& team = state()[m_need.team].name;
    std::vector<std::pair<std::string, Space>> placements;
    std::vector<std::pair<std::string, Post>> roles;
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

void LineupStage::showBar()
{
    const int team = m_need.team;
    const bool lineup = state().phase == Phase::Lineup;
    BarState bar;
    bar.seat = m_table.seat(team);
    bar.title = lineup ? tr("%1 line up").arg(m_table.team(team)) : tr("%1 fill up").arg(m_table.team(team));
    if (m_picked.isValid())
        bar.note = tr("%1: tap its space, or whom it changes with.").arg(m_table.figure(m_picked));
    else
        bar.note = tr("%1 and %2. Tap a figure to change the proposal.", "runners, bruisers")
                       .arg(tr("%n runner(s)", "", m_need.runners), tr("%n bruiser(s)", "", m_need.bruisers));
    bar.buttons = {undoButton()};
    // What stands here and the proposals of those who come after: nobody has to be asked.
    const bool nobodyStands = std::all_of(state().teams.begin(), state().teams.end(), [](const Team& one) {
        return std::none_of(one.figures.begin(), one.figures.end(), [](const Figure& f) { return f.isOnField(); });
    });
    if (lineup && nobodyStands)
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("lineupAll"), tr("All line up as proposed"), [this] { lineUpAll(); }}.as(
                ButtonLook::Outline));
    const QString main = lineup ? tr("%1: confirm the line-up") : tr("%1 bring these on");
    bar.main = entering(QStringLiteral("lineupMain"), main.arg(m_table.team(team)), command()).of(bar.seat);
    this->bar()->setState(std::move(bar));
}

void LineupStage::lineUpAll()
{
    for (int left = state().teamCount(); left > 0; --left)
        Q_EMIT commanded(command());
}

} // namespace whistle::kaosball
