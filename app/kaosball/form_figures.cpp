// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/form_figures.h"

#include "controls/button_row.h"
#include "controls/text_label.h"
#include "forms/sight.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/form_board.h"
#include "kaosball/table/types.h"
#include "kaosball/telling/shown_table.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// A name within the team that nobody has: "fangs/r2".
std::string freeId(const Json& figures, const std::string& team, const std::string& kind)
{
    for (int number = 1;; ++number) {
        const std::string id = team + '/' + kind.front() + std::to_string(number);
        const bool isTaken = std::any_of(figures.begin(), figures.end(), [&](const Json& figure) {
            return valueIn(figure, "id", std::string()) == id;
        });
        if (!isTaken)
            return id;
    }
}

} // namespace

FiguresControl::FiguresControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_board(new CrossfieldView(this))
    , m_task(new TextLabel({}, TypeStep::Body, Colour::Text, this))
    , m_figures(new ButtonRow(this))
    , m_adders(new ButtonRow(this))
    , m_ways(new ButtonRow(this))
    , m_details(new QVBoxLayout)
{
    m_board->setObjectName(nameOfPart("board"));
    m_board->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_task->setObjectName(nameOfPart("task"));
    m_task->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    // The board stands first: what comes and goes below it does not move it under the finger.
    for (QWidget* part :
         {static_cast<QWidget*>(m_board), static_cast<QWidget*>(m_task), static_cast<QWidget*>(m_figures),
          static_cast<QWidget*>(m_adders), static_cast<QWidget*>(m_ways)})
        column->addWidget(part);
    column->addLayout(m_details);
    connect(m_board, &CrossfieldView::spacePressed, this, &FiguresControl::press);
    connect(m_board, &CrossfieldView::figurePressed, this, [this](const QString& id) {
        if (const CrossfieldFigure* figure = m_board->model().figure(id))
            press(figure->space);
    });
}

const Json& FiguresControl::figures() const
{
    return listOf(now());
}

QString FiguresControl::nameOfFigure(std::size_t index) const
{
    const std::string id = valueIn(figures()[index], "id", std::string());
    return id.empty() ? QStringLiteral("?") : words().name(id);
}

bool FiguresControl::stands(std::size_t index) const
{
    return !valueIn(figures()[index], "space", std::string()).empty();
}

void FiguresControl::display(const Json* /*value*/)
{
    const Json& all = figures();
    if (m_chosen >= all.size())
        m_chosen = all.empty() ? 0 : all.size() - 1;
    CrossfieldModel model = boardOfForm(context());
    lightReach(model, context().whole);
    const QString chosen = all.empty() ? QString() : fromStd(valueIn(all[m_chosen], "id", std::string()));
    for (CrossfieldFigure& figure : model.figures)
        figure.look.isActive = figure.id == chosen;
    m_board->setModel(model);
    m_task->setText(
        all.empty() ? QCoreApplication::translate("kaosball_pages", "Which figures are on the crossfield?")
        : stands(m_chosen)
            ? QCoreApplication::translate("kaosball_pages", "Tap another figure, or the space that %1 goes to.")
                  .arg(nameOfFigure(m_chosen))
            : QCoreApplication::translate("kaosball_pages", "Tap the space of %1.").arg(nameOfFigure(m_chosen)));
    if (all.empty())
        dropDetails();
    showFigures();
    showAdders();
    showWays();
    if (m_detail != nullptr)
        m_detail->display(&all[m_chosen]);
}

void FiguresControl::setName(const QString& name)
{
    FormControl::setName(name);
    m_board->setAccessibleName(name);
}

void FiguresControl::choose(std::size_t index)
{
    if (index != m_chosen && m_detail != nullptr)
        showDetails(index);
    m_chosen = index;
    display(now());
}

void FiguresControl::press(Space space)
{
    const std::string word(crossfield::name(space));
    const Json& all = figures();
    const auto isHere = [&](const Json& figure) { return valueIn(figure, "space", std::string()) == word; };
    const auto here = std::find_if(all.begin(), all.end(), isHere);
    const bool isWaiting = m_chosen < all.size() && !stands(m_chosen);
    if (here != all.end() && !isWaiting) {
        choose(static_cast<std::size_t>(here - all.begin()));
        return;
    }
    if (m_chosen >= all.size())
        return;
    const std::string place = pointerTo(pointerTo(at(), m_chosen), "space");
    // Whoever has no space yet is next.
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i != m_chosen && !stands(i)) {
            choose(i);
            break;
        }
    }
    context().edit(place, Json(word));
}

void FiguresControl::add(const std::string& team, const std::string& kind)
{
    const std::size_t index = figures().size();
    m_chosen = index;
    dropDetails();
    context().edit(pointerTo(at(), index), Json{{"id", freeId(figures(), team, kind)}, {"team", team}, {"kind", kind}});
}

void FiguresControl::takeOut()
{
    dropDetails();
    context().edit(pointerTo(at(), m_chosen), std::nullopt);
}

void FiguresControl::showFigures()
{
    std::vector<ButtonSpec> buttons;
    const Json& all = figures();
    for (std::size_t i = 0; i < all.size(); ++i) {
        ButtonSpec spec{nameOfPart("figure_") + QString::number(i), nameOfFigure(i), [this, i] { choose(i); }};
        spec.detail = stands(i) ? fromStd(valueIn(all[i], "space", std::string()))
                                : QCoreApplication::translate("kaosball_pages", "no space yet");
        spec.seat = seatInForm(context().whole, valueIn(all[i], "team", std::string()));
        spec.chosen = i == m_chosen;
        buttons.push_back(std::move(spec));
    }
    m_figures->setButtons(std::move(buttons));
}

void FiguresControl::showAdders()
{
    std::vector<ButtonSpec> buttons;
    std::size_t place = 0;
    for (const Json& one : listOf(valueAt(context().whole, "/teams"))) {
        const std::string team = valueIn(one, "team", std::string());
        ++place;
        if (team.empty())
            continue;
        for (const std::string& word : allWords<FigureKind>()) {
            const QString name = words().value(Shape::words({word}), Json(word), pointerTo(at(), 0) + "/kind");
            ButtonSpec spec{nameOfPart("add_") + QStringLiteral("%1_%2").arg(place - 1).arg(fromStd(word)),
                            QStringLiteral("+ ") + name, [this, team, word] { add(team, word); }};
            spec.seat = seatInForm(context().whole, team);
            spec.look = ButtonLook::Outline;
            spec.spoken = QCoreApplication::translate("kaosball_pages", "Add to %1: %2").arg(words().name(team), name);
            buttons.push_back(std::move(spec));
        }
    }
    m_adders->setButtons(std::move(buttons));
}

void FiguresControl::showWays()
{
    if (figures().empty()) {
        m_ways->setButtons({});
        return;
    }
    const QString name = nameOfFigure(m_chosen);
    ButtonSpec out{nameOfPart("takeOut"), QCoreApplication::translate("kaosball_pages", "Take out %1").arg(name),
                   [this] { takeOut(); }};
    out.look = ButtonLook::Outline;
    out.drawing = Icon::Close;
    ButtonSpec more{nameOfPart("more"), moreAbout(m_chosen), [this] {
                        if (m_detail != nullptr)
                            dropDetails();
                        else
                            showDetails(m_chosen);
                        display(now());
                    }};
    more.look = ButtonLook::Outline;
    more.chosen = m_detail != nullptr;
    m_ways->setButtons({std::move(out), std::move(more)});
}

QString FiguresControl::moreAbout(std::size_t index) const
{
    return QCoreApplication::translate("kaosball_pages", "More about %1").arg(nameOfFigure(index));
}

void FiguresControl::showDetails(std::size_t index)
{
    dropDetails();
    m_detail = makeControl(context(), shape().parts().shapes.front(), pointerTo(at(), index));
    m_details->addWidget(m_detail);
    m_detail->setName(moreAbout(index));
    m_detail->display(&figures()[index]);
    m_detail->show();
    bringIntoSight(*m_detail);
}

void FiguresControl::dropDetails()
{
    if (m_detail == nullptr)
        return;
    m_detail->hide();
    m_detail->deleteLater();
    m_detail = nullptr;
}

} // namespace whistle::kaosball
