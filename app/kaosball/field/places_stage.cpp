// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/places_stage.h"

#include "base/first.h"
#include "kaosball/field/figure_painter.h"

#include <algorithm>

namespace whistle::kaosball {

PlacesStage::PlacesStage(QWidget* parent) : Stage(parent)
{
    setObjectName(QStringLiteral("placesStage"));
    layBesideRoster(*this, *m_field, *m_roster);
    const CrossfieldView* view = m_field->view();
    connect(view, &CrossfieldView::spacePressed, this, &PlacesStage::place);
    connect(view, &CrossfieldView::figurePressed, this, [this](const QString& id) {
        const FigureRef ref = state().figureNamed(id.toStdString());
        const bool picks = m_picked.isValid() || m_picksBall;
        if (picks && m_places.contains(ref))
            place(m_places[ref]); // lying figures may share a space
        else
            pick(ref);
    });
}

void PlacesStage::setTable(const ShownTable& table)
{
    m_table = table;
    m_places.clear();
    m_ball = {};
    m_picked = {};
    m_picksBall = false;
    refresh();
}

void PlacesStage::pick(FigureRef figure)
{
    m_picked = figure;
    m_picksBall = !figure.isValid() && !state().ball.carrier.isValid();
    refresh();
}

bool PlacesStage::stepBack()
{
    Q_EMIT closed();
    return true;
}

void PlacesStage::place(Space space)
{
    if (m_picksBall)
        m_ball = space;
    else if (m_picked.isValid())
        m_places[m_picked] = space;
    // The next one without a place comes by itself.
    const std::vector<FigureRef> all = state().onField();
    const FigureRef* next = firstOf(all, [this](FigureRef ref) { return !m_places.contains(ref); });
    if (next != nullptr || !m_ball.isValid()) {
        pick(next != nullptr ? *next : FigureRef{});
        return;
    }
    m_picked = {};
    m_picksBall = false;
    refresh();
}

bool PlacesStage::isComplete() const
{
    const std::vector<FigureRef> all = state().onField();
    return std::all_of(all.begin(), all.end(), [this](FigureRef ref) { return m_places.contains(ref); }) &&
           (state().ball.carrier.isValid() || m_ball.isValid());
}

void PlacesStage::refresh()
{
    showRoster();
    showField();
    showBar();
}

void PlacesStage::showRoster()
{
    std::vector<ButtonSpec> roster;
    const auto add = [&](const QString& name, const QString& title, FigureRef ref, Space where, bool isPicked) {
        roster.push_back(ButtonSpec{QStringLiteral("place_") + name, title, [this, ref] { pick(ref); }}
                             .saying(where.isValid() ? spaceName(where) : tr("where?"))
                             .among(isPicked));
    };
    for (const FigureRef ref : state().onField()) {
        const auto placed = m_places.find(ref);
        add(fromStd(state().idOf(ref)), m_table.fullName(ref), ref, placed != m_places.end() ? placed->second : Space{},
            ref == m_picked);
        roster.back().picture = figurePicture(m_table.look(ref));
    }
    if (!state().ball.carrier.isValid())
        add(QStringLiteral("ball"), tr("The ball"), {}, m_ball, m_picksBall);
    m_roster->setButtons(std::move(roster));
}

void PlacesStage::showField()
{
    CrossfieldModel model = boardOf(m_table);
    for (const auto& [figure, space] : m_places)
        put(model, m_table, figure, space);
    model.looseBall = m_ball;
    if (m_picked.isValid() || m_picksBall)
        model.offeredSpaces = crossfieldSpaces();
    m_field->show(std::move(model), m_table);
}

void PlacesStage::showBar()
{
    SetDepth command{Depth::Mirror, {}, m_ball};
    for (const auto& [figure, space] : m_places)
        command.places.emplace_back(state().idOf(figure), space);
    BarState bar;
    bar.title = tr("Where does everybody stand?");
    bar.note = tr("Tap a figure, then its space.");
    bar.buttons = {ButtonSpec{QStringLiteral("placesBack"), tr("Back"), [this] { stepBack(); }}.as(ButtonLook::Quiet)};
    bar.main = entering(QStringLiteral("placesMain"), tr("Continue with the crossfield"), command)
                   .unless(!isComplete(), tr("Some have no place yet."));
    this->bar()->setState(std::move(bar));
}

} // namespace whistle::kaosball
