// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/form_figures.h"

#include "controls/buttons.h"
#include "controls/flow_layout.h"
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

QString wordAt(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? fromStd(found->get<std::string>()) : QString();
}

/// Buttons that wrap.
QWidget* flowIn(QWidget* parent)
{
    auto* flow = new QWidget(parent);
    flow->setLayout(new FlowLayout(nullptr, Theme::current().px(Length::SpaceXs)));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    flow->setSizePolicy(policy);
    return flow;
}

void empty(QWidget& flow)
{
    const auto old = flow.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* part : old) { // one of them may be the one that was just pressed
        flow.layout()->removeWidget(part);
        part->hide();
        part->setObjectName({});
        part->deleteLater();
    }
}

/// A name within the team that nobody has: "fangs/r2".
std::string freeId(const Json& figures, const std::string& team, const std::string& kind)
{
    for (int number = 1;; ++number) {
        const std::string id = team + '/' + kind.front() + std::to_string(number);
        const bool isTaken = std::any_of(figures.begin(), figures.end(), [&](const Json& figure) {
            return figure.is_object() && figure.value("id", std::string()) == id;
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
    , m_figures(flowIn(this))
    , m_adders(flowIn(this))
    , m_takeOut(new ChoiceButton({}, ButtonLook::Outline, this))
    , m_more(new ChoiceButton({}, ButtonLook::Outline, this))
    , m_details(new QVBoxLayout)
{
    m_board->setObjectName(nameOfPart("board"));
    m_board->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_task->setObjectName(nameOfPart("task"));
    m_task->setWordWrap(true);
    m_takeOut->setObjectName(nameOfPart("takeOut"));
    m_takeOut->setDrawing(Icon::Close);
    m_more->setObjectName(nameOfPart("more"));
    m_more->setCheckable(true);
    auto* ways = flowIn(this);
    for (QWidget* button : {m_takeOut, m_more})
        ways->layout()->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    // The board stands first: what comes and goes below it does not move it under the finger.
    for (QWidget* part : {static_cast<QWidget*>(m_board), static_cast<QWidget*>(m_task), m_figures, m_adders, ways})
        column->addWidget(part);
    column->addLayout(m_details);
    connect(m_board, &CrossfieldView::spacePressed, this, &FiguresControl::press);
    connect(m_board, &CrossfieldView::figurePressed, this, [this](const QString& id) {
        if (const CrossfieldFigure* figure = m_board->model().figure(id))
            press(figure->space);
    });
    connect(m_takeOut, &QAbstractButton::clicked, this, [this] {
        showDetails(false);
        this->context().edit(pointerTo(this->at(), m_chosen), std::nullopt);
    });
    connect(m_more, &QAbstractButton::clicked, this, &FiguresControl::showDetails);
}

const Json& FiguresControl::figures() const
{
    static const Json none = Json::array();
    const Json* now = valueAt(context().whole, Json::json_pointer(at()));
    return now != nullptr && now->is_array() ? *now : none;
}

QString FiguresControl::nameOfFigure(std::size_t index) const
{
    const QString id = wordAt(figures()[index], "id");
    return id.isEmpty() ? QStringLiteral("?") : words().name(id.toStdString());
}

void FiguresControl::display(const Json* /*value*/)
{
    const Json& all = figures();
    if (m_chosen >= all.size())
        m_chosen = all.empty() ? 0 : all.size() - 1;
    CrossfieldModel model = boardOfForm(context());
    lightReach(model, context().whole);
    const QString chosen = all.empty() ? QString() : wordAt(all[m_chosen], "id");
    for (CrossfieldFigure& figure : model.figures)
        figure.look.isActive = figure.id == chosen;
    m_board->setModel(model);
    const bool stands = !all.empty() && !wordAt(all[m_chosen], "space").isEmpty();
    m_task->setText(
        all.empty() ? QCoreApplication::translate("kaosball_pages", "Which figures are on the crossfield?")
        : stands    ? QCoreApplication::translate("kaosball_pages", "Tap another figure, or the space that %1 goes to.")
                       .arg(nameOfFigure(m_chosen))
                 : QCoreApplication::translate("kaosball_pages", "Tap the space of %1.").arg(nameOfFigure(m_chosen)));
    showFigures();
    showAdders();
    m_takeOut->setVisible(!all.empty());
    m_more->setVisible(!all.empty());
    if (all.empty()) {
        showDetails(false);
        return;
    }
    m_takeOut->setTitle(QCoreApplication::translate("kaosball_pages", "Take out %1").arg(nameOfFigure(m_chosen)));
    m_more->setTitle(QCoreApplication::translate("kaosball_pages", "More about %1").arg(nameOfFigure(m_chosen)));
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
    const bool isOther = index != m_chosen;
    m_chosen = index;
    if (isOther)
        showDetails(m_more->isChecked());
    display(nullptr);
}

void FiguresControl::press(const QString& space)
{
    const Json& all = figures();
    const auto isHere = [&](const Json& figure) { return wordAt(figure, "space") == space; };
    const auto here = std::find_if(all.begin(), all.end(), isHere);
    const bool isWaiting = m_chosen < all.size() && wordAt(all[m_chosen], "space").isEmpty();
    if (here != all.end() && !isWaiting) {
        choose(static_cast<std::size_t>(here - all.begin()));
        return;
    }
    if (m_chosen >= all.size())
        return;
    const std::string place = pointerTo(pointerTo(at(), m_chosen), "space");
    // Whoever has no space yet is next.
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i != m_chosen && wordAt(all[i], "space").isEmpty()) {
            m_chosen = i;
            showDetails(m_more->isChecked());
            break;
        }
    }
    context().edit(place, Json(space.toStdString()));
}

void FiguresControl::add(const std::string& team, const std::string& kind)
{
    const std::size_t index = figures().size();
    m_chosen = index;
    showDetails(false);
    context().edit(pointerTo(at(), index), Json{{"id", freeId(figures(), team, kind)}, {"team", team}, {"kind", kind}});
}

void FiguresControl::showFigures()
{
    empty(*m_figures);
    const Json& all = figures();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QString space = wordAt(all[i], "space");
        auto* button = new ChoiceButton(nameOfFigure(i), ButtonLook::Raised, m_figures);
        button->setObjectName(nameOfPart("figure_") + QString::number(i));
        button->setSeat(seatInForm(context().whole, wordAt(all[i], "team").toStdString()));
        button->setDetail(space.isEmpty() ? QCoreApplication::translate("kaosball_pages", "no space yet") : space);
        button->setCheckable(true);
        button->setChecked(i == m_chosen);
        connect(button, &QAbstractButton::clicked, this, [this, i] { choose(i); });
        m_figures->layout()->addWidget(button);
        button->show();
    }
    m_figures->updateGeometry();
}

void FiguresControl::showAdders()
{
    empty(*m_adders);
    const Json* teams = valueAt(context().whole, Json::json_pointer("/teams"));
    std::size_t place = 0;
    for (const Json& one : teams != nullptr && teams->is_array() ? *teams : Json::array()) {
        const std::string team = one.is_object() ? wordAt(one, "team").toStdString() : std::string();
        ++place;
        if (team.empty())
            continue;
        for (const std::string& word : allWords<FigureKind>()) {
            const QString name = words().value(Shape::words({word}), Json(word), pointerTo(at(), 0) + "/kind");
            auto* button = new ChoiceButton(QStringLiteral("+ ") + name, ButtonLook::Outline, m_adders);
            button->setObjectName(nameOfPart("add_") + QStringLiteral("%1_%2").arg(place - 1).arg(fromStd(word)));
            button->setSeat(seatInForm(context().whole, team));
            button->setAccessibleName(
                QCoreApplication::translate("kaosball_pages", "Add to %1: %2").arg(words().name(team), name));
            connect(button, &QAbstractButton::clicked, this, [this, team, word] { add(team, word); });
            m_adders->layout()->addWidget(button);
            button->show();
        }
    }
    m_adders->updateGeometry();
}

void FiguresControl::showDetails(bool open)
{
    m_more->setChecked(open);
    if (m_detail != nullptr) {
        m_detail->hide();
        m_detail->deleteLater();
        m_detail = nullptr;
    }
    if (!open || m_chosen >= figures().size())
        return;
    m_detail = makeControl(context(), shape().parts().shapes.front(), pointerTo(at(), m_chosen));
    m_details->addWidget(m_detail);
    m_detail->setName(m_more->title());
    m_detail->display(&figures()[m_chosen]);
    m_detail->show();
    bringIntoSight(*m_detail);
}

} // namespace whistle::kaosball
