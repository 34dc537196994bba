// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/form_flags.h"

#include "controls/text_label.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

constexpr const char* flagKey = "flag";
constexpr const char* winnerKey = "won_by";

} // namespace

WonFlagsControl::WonFlagsControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_line(new LineView(this))
    , m_order(new TextLabel({}, TypeStep::Body, Colour::Text, this))
{
    m_line->setObjectName(nameOfPart("line"));
    m_order->setObjectName(nameOfPart("order"));
    m_order->setWordWrap(true);
    m_line->setFixedHeight(m_line->minimumSizeHint().height());
    m_line->setMinimumWidth(battleline::colorCount *
                            Theme::current().px(Length::Target)); // as narrow as the pads of other forms
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_line);
    column->addWidget(m_order);
    const auto winnerOf = [this](int flag) { return m_line->model().flags[static_cast<std::size_t>(flag - 1)].wonBy; };
    connect(m_line, &LineView::sidePressed, this, [this, winnerOf](int flag, Seat seat) {
        setWinner(flag, winnerOf(flag) == seat ? std::nullopt : std::optional(seat));
    });
    connect(m_line, &LineView::flagPressed, this, [this, winnerOf](int flag) {
        const std::optional<Seat> before = winnerOf(flag);
        setWinner(flag, !before                 ? std::optional(Seat::South)
                        : before == Seat::South ? std::optional(Seat::North)
                                                : std::nullopt);
    });
}

void WonFlagsControl::display(const Json* value)
{
    LineModel line;
    line.hasSides = true;
    line.names = {nameOf(Seat::North), nameOf(Seat::South)};
    QStringList order;
    for (const Json& one : listOf(value)) {
        const int flag = valueIn(one, flagKey, 0);
        const std::optional<Seat> winner = fromWord<Seat>(valueIn(one, winnerKey, std::string()));
        if (flag < 1 || flag > flagCount || !winner)
            continue;
        line.flags[static_cast<std::size_t>(flag - 1)].wonBy = winner;
        order << QStringLiteral("%1 (%2)").arg(flag).arg(nameOf(*winner));
    }
    m_line->setModel(std::move(line));
    m_order->setText(
        order.isEmpty()
            ? QCoreApplication::translate("battleline_pages",
                                          "Tap each flag on the side of who has won it, in the order of winning.")
            : QCoreApplication::translate("battleline_pages",
                                          "Won in this order: %1. Tap a side again to take its flag back.")
                  .arg(order.join(QStringLiteral(", "))));
}

void WonFlagsControl::setName(const QString& name)
{
    FormControl::setName(name);
    m_line->setAccessibleName(name);
}

QString WonFlagsControl::nameOf(Seat seat) const
{
    const std::string word(toWord(seat));
    return words().value(Shape::words({word}), word, pointerTo(pointerTo(at(), 0), winnerKey));
}

void WonFlagsControl::setWinner(int flag, std::optional<Seat> winner)
{
    Json won = listOf(now());
    const auto isFlag = [flag](const Json& one) { return valueIn(one, flagKey, 0) == flag; };
    const auto found = std::find_if(won.begin(), won.end(), isFlag);
    if (!winner && found != won.end())
        won.erase(found);
    else if (winner && found != won.end())
        (*found)[winnerKey] = toWord(*winner);
    else if (winner)
        won.push_back({{flagKey, flag}, {winnerKey, toWord(*winner)}});
    edit(std::move(won));
}

} // namespace whistle::battleline
