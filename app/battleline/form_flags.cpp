// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/form_flags.h"

#include "battleline/cards/card_pad.h"
#include "battleline/telling/card_words.h"
#include "controls/button_row.h"
#include "controls/text_label.h"
#include "forms/sight.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

void collect(const Json& json, std::set<std::string>& words)
{
    if (json.is_string())
        words.insert(json.get<std::string>());
    else if (json.is_structured())
        for (const Json& each : json)
            collect(each, words);
}

std::vector<Card> cardsIn(const Json& list)
{
    std::vector<Card> cards;
    for (const Json& word : list) {
        if (const std::optional<Card> card = word.is_string() ? cardOf(word.get<std::string>()) : std::nullopt)
            cards.push_back(*card);
    }
    return cards;
}

std::vector<Card> formationCards(bool troops)
{
    std::vector<Card> cards;
    for (int i = troops ? 0 : troopCount; i < (troops ? troopCount : cardCount); ++i) {
        if (troops || Card::at(i).kind() == CardKind::Morale)
            cards.push_back(Card::at(i));
    }
    return cards;
}

LineFlag flagOf(const Json& json)
{
    LineFlag flag;
    if (!json.is_object())
        return flag;
    for (const Seat seat : bothSeats) {
        const auto row = json.find(std::string(toWord(seat)));
        if (row != json.end() && row->is_array())
            flag.rows[seat] = cardsIn(*row);
    }
    const auto ground = json.find("environment");
    if (ground != json.end() && ground->is_object()) {
        flag.hasFog = ground->contains("fog");
        flag.hasMud = ground->contains("mud");
    }
    flag.slots = flag.hasMud ? slotsWithMud : slotsOfASide;
    flag.wonBy = fromWord<Seat>(valueIn(json, "won_by", std::string()));
    return flag;
}

} // namespace

std::set<std::string> saidIn(const Json& json)
{
    std::set<std::string> words;
    collect(json, words);
    return words;
}

FlagsControl::FlagsControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_line(new LineView(this))
    , m_task(new TextLabel({}, TypeStep::Body, Colour::Text, this))
    , m_taken(new ButtonRow(this))
    , m_troops(new CardPad(formationCards(true), battleline::colorCount, this))
    , m_morale(new CardPad(formationCards(false), 2, this))
    , m_more(new ButtonRow(this))
    , m_details(new QVBoxLayout)
{
    m_line->setObjectName(nameOfPart("line"));
    m_troops->setObjectName(nameOfPart("pad"));
    m_morale->setObjectName(nameOfPart("tactics"));
    m_task->setWordWrap(true);
    // Also while no card lies there: the pads stay where they are.
    m_taken->setMinimumHeight(Theme::current().px(Length::Target));
    QSizePolicy policy = m_taken->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_taken->setSizePolicy(policy);
    m_line->setFixedHeight(m_line->minimumSizeHint().height());
    // The upright pad is the narrowest of all: the form needs no more than that.
    for (QWidget* part : {static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_troops)})
        part->setMinimumWidth(m_troops->sizeHint().width());
    m_morale->setFixedHeight(m_morale->sizeHint().height());
    fit();
    for (CardPad* pad : {m_troops, m_morale})
        connect(pad, &CardPad::cardPressed, this, &FlagsControl::lay);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part :
         {static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_task), static_cast<QWidget*>(m_taken),
          static_cast<QWidget*>(m_troops), static_cast<QWidget*>(m_morale), static_cast<QWidget*>(m_more)})
        column->addWidget(part);
    column->addLayout(m_details);
    connect(m_line, &LineView::sidePressed, this, &FlagsControl::choose);
    connect(m_line, &LineView::flagPressed, this, [this](int flag) { choose(flag, m_seat); });
}

void FlagsControl::display(const Json* value)
{
    if (!m_isPlaced) { // where the question is about
        m_isPlaced = true;
        const Json& whole = context().whole;
        m_flag = std::clamp(valueIn(whole, "flag", 1), 1, flagCount);
        if (valueIn(whole, "claimant", std::string()) == toWord(Seat::North))
            m_seat = Seat::North;
    }
    const Json& flags = listOf(value);
    LineModel line;
    line.hasSides = true;
    line.names = {nameOf(Seat::North), nameOf(Seat::South)};
    for (std::size_t i = 0; i < line.flags.size() && i < flags.size(); ++i)
        line.flags[i] = flagOf(flags[i]);
    line.chosenFlag = m_flag;
    line.chosenFor = m_seat;
    line.offeredFlags = isFull(line) ? FlagSet{0} : flagBit(m_flag);
    line.offeredTo = m_seat;
    showPads(line);
    showChosen(line);
    m_line->setModel(std::move(line));
    if (m_detail)
        m_detail->display(index() < flags.size() ? &flags[index()] : nullptr);
}

void FlagsControl::setName(const QString& name)
{
    FormControl::setName(name);
    for (CardPad* pad : {m_troops, m_morale})
        pad->setAccessibleName(name);
}

void FlagsControl::resizeEvent(QResizeEvent* event)
{
    FormControl::resizeEvent(event);
    fit();
}

void FlagsControl::fit()
{
    m_troops->setWide(true);
    m_troops->setWide(m_troops->sizeHint().width() <= width());
    m_troops->setFixedHeight(m_troops->sizeHint().height());
}

std::string FlagsControl::placeOfSide() const
{
    return pointerTo(pointerTo(at(), index()), std::string(toWord(m_seat)));
}

QString FlagsControl::nameOf(Seat seat) const
{
    return words().label(pointerTo(pointerTo(at(), index()), std::string(toWord(seat))));
}

bool FlagsControl::isFull(const LineModel& line) const
{
    return static_cast<int>(chosen(line).rows[m_seat].size()) >= chosen(line).slots;
}

void FlagsControl::showPads(const LineModel& line)
{
    const std::set<std::string> seen = saidIn(context().whole);
    const auto padOf = [&](bool troops) {
        std::vector<PadCard> pad;
        for (const Card card : formationCards(troops)) {
            QString place = seen.count(idOf(card)) > 0
                                ? QCoreApplication::translate("battleline_pages", "in this question")
                                : QString();
            for (std::size_t flag = 0; flag < line.flags.size(); ++flag) {
                for (const Seat seat : bothSeats) {
                    const auto& row = line.flags[flag].rows[seat];
                    if (std::find(row.begin(), row.end(), card) != row.end())
                        place = QCoreApplication::translate("battleline_pages", "flag %1").arg(flag + 1);
                }
            }
            pad.push_back({card, place, {}, false});
        }
        return pad;
    };
    m_troops->setCards(padOf(true));
    m_morale->setCards(padOf(false));
}

void FlagsControl::showChosen(const LineModel& line)
{
    m_task->setText(QCoreApplication::translate("battleline_pages", "Flag %1, %2: tap the cards that lie there")
                        .arg(m_flag)
                        .arg(nameOf(m_seat)));
    std::vector<ButtonSpec> taken;
    for (const Card card : chosen(line).rows[m_seat]) {
        const std::size_t place = taken.size();
        ButtonSpec spec{nameOfPart("taken_") + QString::number(place), displayName(card),
                        [this, place] { context().edit(pointerTo(placeOfSide(), place), std::nullopt); }};
        spec.drawing = Icon::Close;
        taken.push_back(std::move(spec));
    }
    m_taken->setButtons(std::move(taken));
    ButtonSpec more{nameOfPart("more"),
                    QCoreApplication::translate("battleline_pages", "More about flag %1").arg(m_flag),
                    [this] { showDetails(m_detail == nullptr); }};
    more.look = ButtonLook::Outline;
    more.chosen = m_detail != nullptr;
    m_more->setButtons({std::move(more)});
}

void FlagsControl::choose(int flag, Seat seat)
{
    const bool isOther = flag != m_flag;
    m_flag = flag;
    m_seat = seat;
    if (isOther)
        showDetails(m_detail != nullptr);
    else
        display(now());
}

void FlagsControl::lay(Card card)
{
    const LineModel& line = m_line->model();
    if (isFull(line))
        return;
    const std::size_t lying = chosen(line).rows[m_seat].size();
    const std::string place = pointerTo(placeOfSide(), lying);
    // A side that is complete gives the turn to the other side of its flag.
    const bool completes = static_cast<int>(lying) + 1 == chosen(line).slots;
    if (completes && static_cast<int>(chosen(line).rows[opponentOf(m_seat)].size()) < chosen(line).slots)
        m_seat = opponentOf(m_seat);
    context().edit(place, Json(idOf(card)));
}

void FlagsControl::showDetails(bool open)
{
    if (m_detail) {
        m_detail->hide();
        m_detail->deleteLater();
        m_detail = nullptr;
    }
    if (open) {
        m_detail = makeControl(context(), shape().parts().shapes.front(), pointerTo(at(), index()));
        m_details->addWidget(m_detail);
        m_detail->setName(QCoreApplication::translate("battleline_pages", "More about flag %1").arg(m_flag));
        m_detail->show();
        bringIntoSight(*m_detail);
    }
    display(now());
}

} // namespace whistle::battleline
