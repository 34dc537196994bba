// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/plain/plain_board.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/words/counter_label.h"
#include "controls/words/word_chips.h"
#include "look/emblem.h"

#include <algorithm>

namespace whistle {

namespace {

/// In em of the text: who plays, and a number with its name above it.
constexpr double nameEms = 11;
constexpr double columnEms = 6.5;

int ems(double count)
{
    return qRound(count * em());
}

TextLabel* caption(const QString& words)
{
    return new TextLabel(words, TypeStep::Caption, Colour::TextMuted);
}

QWidget* chipsOf(const PlainFact& fact, bool hasName)
{
    auto* chips = new WordChips;
    chips->setGroups({{hasName ? fact.name : QString(), *fact.chips}});
    return chips;
}

/// A number or a word.
QWidget* valueOf(const PlainFact& fact)
{
    if (!fact.number)
        return new Paragraph(fact.words);
    auto* number = new CounterLabel;
    number->setValue(*fact.number);
    return number;
}

/// The same with its name before it, for where no column says it.
QWidget* namedValue(const PlainFact& fact)
{
    auto* box = new QWidget;
    rowIn(*box, 0, px(Length::SpaceS), {caption(fact.name), valueOf(fact)});
    return box;
}

QWidget* whoIs(const PlainSeat& seat, const QString& note)
{
    auto* box = new QWidget;
    auto* name = new TextLabel(seat.name, TypeStep::Title);
    name->setElided(true);
    auto* words = columnOf(0, {name});
    if (!note.isEmpty())
        words->addWidget(new TextLabel(note, TypeStep::Caption));
    rowIn(*box, 0, px(Length::SpaceM), {new SeatEmblem(seat.seat), {words, 1}});
    return box;
}

} // namespace

PlainBoard::PlainBoard(QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("plainBoard"));
    auto* inside = new QWidget;
    auto* column = columnIn(*inside, {px(Length::SpaceL), px(Length::SpaceM)}, px(Length::SpaceS),
                            {rowOf(px(Length::SpaceM), {{m_title, 1}, {m_about, 0, Qt::AlignBottom}}), m_rows});
    column->addStretch(1);
    columnIn(*this, 0, 0, {{new Scroller(inside), 1}});
}

void PlainBoard::setTable(const QString& title, PlainTable table, const std::vector<int>& active)
{
    m_gameName = title;
    m_table = std::move(table);
    m_active = active;
    m_columns.clear();
    for (const PlainSeat& seat : m_table.seats) {
        for (const PlainFact& fact : seat.facts) {
            if (!firstWith(m_columns, &PlainFact::key, fact.key))
                m_columns.push_back(fact);
        }
    }
    // Numbers, then words, then what may be long.
    const auto rank = [](const PlainFact& fact) { return fact.number ? 0 : fact.chips ? 2 : 1; };
    std::stable_sort(m_columns.begin(), m_columns.end(),
                     [&](const PlainFact& one, const PlainFact& other) { return rank(one) < rank(other); });
    m_isWide = hasRoom();
    fill();
}

bool PlainBoard::hasRoom() const
{
    const auto single = std::count_if(m_columns.begin(), m_columns.end(), [](const auto& one) { return !one.chips; });
    const double wanted = nameEms + columnEms * static_cast<double>(single + 2);
    return width() >= ems(wanted);
}

void PlainBoard::arrange()
{
    const bool isWide = hasRoom();
    if (std::exchange(m_isWide, isWide) != isWide)
        fill();
}

void PlainBoard::fill()
{
    m_title->setText(m_gameName);
    m_about->setText(tr("the table, seat by seat"));
    m_about->setVisible(m_isWide && !m_table.seats.empty());
    letGoOfAll(*m_rows);
    if (m_isWide && !m_table.seats.empty() && !m_columns.empty())
        m_rows->addWidget(heads());
    for (const PlainSeat& seat : m_table.seats)
        m_rows->addWidget(row(seat));
    if (!m_table.others.empty())
        m_rows->addWidget(nobodysRow());
}

QWidget* PlainBoard::heads() const
{
    auto* heads = new QWidget;
    auto* line = rowIn(*heads, {px(Length::SpaceL), 0}, px(Length::SpaceM));
    auto* first = new QWidget;
    first->setFixedWidth(ems(nameEms));
    line->addWidget(first);
    for (const PlainFact& column : m_columns) {
        auto* head = new Paragraph(column.name, TypeStep::Caption, Colour::TextMuted);
        head->setAlignment((column.chips ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
        if (!column.chips)
            head->setFixedWidth(ems(columnEms));
        line->addWidget(head, column.chips ? 1 : 0, Qt::AlignBottom);
    }
    if (m_columns.back().chips == std::nullopt)
        line->addStretch(1);
    return heads;
}

QWidget* PlainBoard::row(const PlainSeat& seat) const
{
    const bool isActive = contains(m_active, seat.seat);
    auto* panel = new PanelBox;
    panel->setObjectName(QStringLiteral("seatRow_%1").arg(seat.seat));
    panel->setSeat(seat.seat);
    panel->setActive(isActive);
    QWidget* who = whoIs(seat, seat.hasWon ? CommonWords::tr("has won")
                               : isActive  ? CommonWords::tr("to move")
                                           : QString());
    QStringList spoken{seat.name};
    for (const PlainFact& fact : seat.facts)
        spoken << labelled(fact.name, fact.number  ? QString::number(*fact.number)
                                      : fact.chips ? fact.chips->join(QStringLiteral(", "))
                                                   : fact.words);
    panel->setAccessibleName(spoken.join(QStringLiteral("; ")));
    if (!m_isWide) {
        auto* column = columnIn(*panel, px(Length::SpaceM), px(Length::SpaceS), {who});
        auto* facts = flowOf(px(Length::SpaceL), {});
        for (const PlainFact& fact : seat.facts) {
            if (!fact.chips)
                facts->layout()->addWidget(namedValue(fact));
        }
        column->addWidget(facts);
        for (const PlainFact& fact : seat.facts) {
            if (fact.chips && !fact.chips->isEmpty())
                column->addWidget(chipsOf(fact, true));
        }
        return panel;
    }
    auto* line = rowIn(*panel, {px(Length::SpaceL), px(Length::SpaceM)}, px(Length::SpaceM));
    who->setFixedWidth(ems(nameEms));
    line->addWidget(who);
    for (const PlainFact& column : m_columns) {
        const PlainFact* fact = firstWith(seat.facts, &PlainFact::key, column.key);
        QWidget* cell = !fact ? new QWidget : fact->chips ? chipsOf(*fact, false) : valueOf(*fact);
        if (!column.chips) {
            auto* box = new QWidget;
            box->setFixedWidth(ems(columnEms));
            rowIn(*box, 0, 0, {spareRoom, cell});
            cell = box;
        }
        line->addWidget(cell, column.chips ? 1 : 0, Qt::AlignVCenter);
    }
    if (m_columns.empty() || !m_columns.back().chips)
        line->addStretch(1);
    return panel;
}

QWidget* PlainBoard::nobodysRow() const
{
    auto* panel = new PanelBox;
    panel->setObjectName(QStringLiteral("nobodysRow"));
    auto* column = columnIn(*panel, {px(Length::SpaceL), px(Length::SpaceM)}, px(Length::SpaceS));
    if (!m_table.seats.empty())
        column->addWidget(caption(tr("on nobody's side")));
    auto* single = flowOf(px(Length::SpaceL), {});
    column->addWidget(single);
    for (const PlainFact& fact : m_table.others) {
        if (fact.chips)
            column->addWidget(chipsOf(fact, true));
        else if (fact.number)
            single->layout()->addWidget(namedValue(fact));
        else
            column->addWidget(new Paragraph(labelled(fact.name, fact.words)));
    }
    return panel;
}

PlainMoment::PlainMoment(PlainWords words, QWidget* parent) : MomentView(parent), m_words(std::move(words))
{
    setObjectName(QStringLiteral("plainMoment"));
    takeNoInput(*m_board);
    columnIn(*this, 0, 0, {{m_board, 1}});
}

void PlainMoment::showMoment(const Match& match, int number)
{
    if (const std::optional<Json> table = match.tableAt(number))
        m_board->setTable(m_words.gameName(), m_words.read(*table, match.names()), {});
}

} // namespace whistle

#include "moc_plain_board.cpp"
