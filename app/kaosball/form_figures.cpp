// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/first.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "forms/sight.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/form_board.h"
#include "kaosball/table/types.h"
#include "kaosball/telling/shown_table.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(kaosball_pages)
};

/// A name within the team that nobody has: "fangs/r2".
std::string freeId(const Json& figures, const std::string& team, const std::string& kind)
{
    for (int number = 1;; ++number) {
        const std::string id = team + '/' + kind.front() + std::to_string(number);
        if (!firstOf(figures, [&](const Json& figure) { return wordIn(figure, "id") == id; }))
            return id;
    }
}

class FiguresControl : public WideControl {
public:
    FiguresControl(FormContext& context, const Shape& shape, const std::string& at) : WideControl(context, shape, at)
    {
        m_board->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        m_task->setObjectName(nameOfPart("task"));
        // The board stands first: what comes and goes below it does not move it under the finger.
        add(m_board, "board");
        for (QWidget* part : std::initializer_list<QWidget*>{m_task, m_figures, m_adders, m_ways})
            add(part);
        column()->addLayout(m_details);
        connect(m_board, &CrossfieldView::spacePressed, this, &FiguresControl::press);
        connect(m_board, &CrossfieldView::figurePressed, this, [this](const QString& id) {
            if (const CrossfieldFigure* figure = m_board->model().figure(id))
                press(figure->space);
        });
    }

    void display(const Json* /*value*/) override
    {
        const Json& all = figures();
        if (m_chosen >= all.size())
            m_chosen = all.empty() ? 0 : all.size() - 1;
        CrossfieldModel model = boardOfForm(context());
        lightReach(model, context().whole);
        const QString chosen = all.empty() ? QString() : fromStd(wordIn(all[m_chosen], "id"));
        for (CrossfieldFigure& figure : model.figures)
            figure.look.isActive = figure.id == chosen;
        m_board->setModel(model);
        m_task->setText(
            all.empty() ? FigureWords::tr("Which figures are on the crossfield?")
            : stands(m_chosen)
                ? FigureWords::tr("Tap another figure, or the space %1 goes to.").arg(nameOfFigure(m_chosen))
                : FigureWords::tr("Tap the space for %1.").arg(nameOfFigure(m_chosen)));
        if (all.empty())
            dropDetails();
        showFigures();
        showAdders();
        showWays();
        if (m_detail != nullptr)
            m_detail->display(&all[m_chosen]);
    }

private:
    [[nodiscard]] const Json& figures() const { return listOf(now()); }
    [[nodiscard]] QString nameOfFigure(std::size_t index) const
    {
        const std::string id = wordIn(figures()[index], "id");
        return id.empty() ? QStringLiteral("?") : words().name(id);
    }
    [[nodiscard]] QString moreAbout(std::size_t index) const
    {
        return FigureWords::tr("More about %1").arg(nameOfFigure(index));
    }
    /// Whether it has a space.
    [[nodiscard]] bool stands(std::size_t index) const { return !wordIn(figures()[index], "space").empty(); }

    void choose(std::size_t index)
    {
        if (index != m_chosen && m_detail != nullptr)
            showDetails(index);
        m_chosen = index;
        display(now());
    }

    void press(Space tapped)
    {
        const std::string space(crossfield::name(tapped));
        const Json& all = figures();
        const auto isHere = [&](const Json& figure) { return wordIn(figure, "space") == space; };
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
        context().edit(place, Json(space));
    }

    void addFigure(const std::string& team, const std::string& kind)
    {
        m_chosen = figures().size();
        dropDetails();
        context().edit(pointerTo(at(), m_chosen),
                       Json{{"id", freeId(figures(), team, kind)}, {"team", team}, {"kind", kind}});
    }

    void takeOut()
    {
        dropDetails();
        context().edit(pointerTo(at(), m_chosen), std::nullopt);
    }

    void showFigures()
    {
        std::vector<ButtonSpec> buttons;
        const Json& all = figures();
        for (std::size_t i = 0; i < all.size(); ++i) {
            buttons.push_back(
                ButtonSpec{nameOfPart("figure_") + QString::number(i), nameOfFigure(i), [this, i] { choose(i); }}
                    .saying(stands(i) ? fromStd(wordIn(all[i], "space")) : FigureWords::tr("no space yet"))
                    .of(seatInForm(context().whole, wordIn(all[i], "team")))
                    .among(i == m_chosen));
        }
        m_figures->setButtons(std::move(buttons));
    }

    void showAdders()
    {
        std::vector<ButtonSpec> buttons;
        std::size_t place = 0;
        for (const Json& one : listOf(valueAt(context().whole, "/teams"))) {
            const std::string team = wordIn(one, "team");
            ++place;
            if (team.empty())
                continue;
            for (const std::string& kind : allWords<FigureKind>()) {
                const QString name = words().value(Shape::words({kind}), Json(kind), pointerTo(at(), 0) + "/kind");
                ButtonSpec spec{nameOfPart("add_") + QStringLiteral("%1_%2").arg(place - 1).arg(fromStd(kind)),
                                QStringLiteral("+ ") + name, [this, team, kind] { addFigure(team, kind); }};
                spec.spoken = FigureWords::tr("Add to %1: %2").arg(words().name(team), name);
                buttons.push_back(std::move(spec).of(seatInForm(context().whole, team)).as(ButtonLook::Outline));
            }
        }
        m_adders->setButtons(std::move(buttons));
    }

    /// What may be done with the chosen figure.
    void showWays()
    {
        if (figures().empty()) {
            m_ways->setButtons({});
            return;
        }
        m_ways->setButtons({ButtonSpec{nameOfPart("takeOut"), FigureWords::tr("Remove %1").arg(nameOfFigure(m_chosen)),
                                       [this] { takeOut(); }}
                                .as(ButtonLook::Outline)
                                .drawn(Icon::Close),
                            ButtonSpec{nameOfPart("more"), moreAbout(m_chosen),
                                       [this] {
                                           if (m_detail != nullptr)
                                               dropDetails();
                                           else
                                               showDetails(m_chosen);
                                           display(now());
                                       }}
                                .as(ButtonLook::Outline)
                                .among(m_detail != nullptr)});
    }

    /// Everything about a figure.
    void showDetails(std::size_t index)
    {
        dropDetails();
        m_detail = makeControl(context(), shape().parts().shapes.front(), pointerTo(at(), index));
        m_details->addWidget(m_detail);
        m_detail->setName(moreAbout(index));
        m_detail->display(&figures()[index]);
        m_detail->show();
        bringIntoSight(*m_detail);
    }

    void dropDetails()
    {
        if (m_detail == nullptr)
            return;
        m_detail->hide();
        m_detail->deleteLater();
        m_detail = nullptr;
    }

    CrossfieldView* m_board = new CrossfieldView;
    TextLabel* m_task = new Paragraph;
    ButtonRow* m_figures = new ButtonRow;
    ButtonRow* m_adders = new ButtonRow;
    ButtonRow* m_ways = new ButtonRow;
    QVBoxLayout* m_details = new QVBoxLayout;
    FormControl* m_detail = nullptr;
    std::size_t m_chosen = 0;
};

} // namespace

FormControl* makeFiguresControl(FormContext& context, const Shape& shape, const std::string& at)
{
    return new FiguresControl(context, shape, at);
}

} // namespace whistle::kaosball
