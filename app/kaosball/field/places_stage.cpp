// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/places_stage.h"

#include "controls/scroller.h"
#include "kaosball/field/field_pane.h"
#include "kaosball/field/figure_painter.h"

#include <QBoxLayout>
#include <QEvent>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// The roster beside the field, in em of the text.
constexpr double rosterEms = 13;

} // namespace

PlacesStage::PlacesStage(QWidget* parent) : Stage(parent), m_roster(new ButtonRow), m_field(new FieldPane)
{
    setObjectName(QStringLiteral("placesStage"));
    auto* box = new QWidget;
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_roster);
    inside->addStretch(1);
    auto* scroll = new Scroller(box);
    scroll->setMinimumWidth(qRound(Theme::current().em() * rosterEms));
    auto* row = new QHBoxLayout(this);
    const int gap = Theme::current().px(Length::SpaceM);
    row->setContentsMargins(gap, gap, 0, 0);
    row->addWidget(scroll, 1);
    row->addWidget(m_field, 3);
    const CrossfieldView* view = m_field->view();
    connect(view, &CrossfieldView::spacePressed, this, &PlacesStage::place);
    connect(view, &CrossfieldView::figurePressed, this, [this](const QString& id) {
        const FigureRef ref = state().figureNamed(id.toStdString());
        const bool picks = m_picked.isValid() || m_picksBall;
        if (picks && m_places.contains(ref)) {
            place(m_places[ref]); // lying figures may share a space
            return;
        }
        m_picked = ref;
        refresh();
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
    m_picked = {};
    m_picksBall = false;
    // The next one without a place comes by itself.
    for (const FigureRef ref : state().onField()) {
        if (!m_places.contains(ref)) {
            m_picked = ref;
            break;
        }
    }
    if (!m_picked.isValid() && !state().ball.carrier.isValid() && !m_ball.isValid())
        m_picksBall = true;
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
    if (!m_table.isShown())
        return;
    std::vector<ButtonSpec> roster;
    for (const FigureRef ref : state().onField()) {
        ButtonSpec spec{QStringLiteral("place_") + fromStd(state().idOf(ref)), m_table.fullName(ref), [this, ref] {
                            m_picked = ref;
                            m_picksBall = false;
                            refresh();
                        }};
        spec.picture = figurePicture(m_table.look(ref));
        spec.detail = m_places.contains(ref) ? spaceName(m_places[ref]) : tr("where?");
        spec.chosen = ref == m_picked;
        roster.push_back(std::move(spec));
    }
    if (!state().ball.carrier.isValid()) {
        ButtonSpec ball{QStringLiteral("place_ball"), tr("The ball"), [this] {
                            m_picked = {};
                            m_picksBall = true;
                            refresh();
                        }};
        ball.detail = m_ball.isValid() ? spaceName(m_ball) : tr("where?");
        ball.chosen = m_picksBall;
        roster.push_back(std::move(ball));
    }
    m_roster->setButtons(std::move(roster));
    CrossfieldModel model = boardOf(m_table);
    for (const auto& [figure, space] : m_places)
        put(model, m_table, figure, space);
    model.looseBall = m_ball;
    if (m_picked.isValid() || m_picksBall)
        model.offeredSpaces = crossfieldSpaces();
    m_field->show(std::move(model), m_table);
    BarState bar;
    bar.title = tr("Where does everybody stand?");
    bar.note = tr("Tap a figure, then its space.");
    ButtonSpec back{QStringLiteral("placesBack"), tr("Back"), [this] { stepBack(); }};
    back.look = ButtonLook::Quiet;
    bar.buttons = {back};
    ButtonSpec main{QStringLiteral("placesMain"), tr("Continue with the crossfield"), [this] {
                        SetDepth command{Depth::Mirror, {}, m_ball};
                        for (const auto& [figure, space] : m_places)
                            command.places.emplace_back(state().idOf(figure), space);
                        Q_EMIT commanded(command);
                    }};
    if (!isComplete())
        main.why = tr("Some have no place yet.");
    bar.main = std::move(main);
    this->bar()->setState(std::move(bar));
}

void PlacesStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle::kaosball
