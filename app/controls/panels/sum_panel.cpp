// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/sum_panel.h"

#include "controls/layout/columns.h"
#include "look/emblem.h"

namespace whistle {

namespace {

/// Wide enough for "+100".
constexpr double valueEms = 3.2;

} // namespace

SumPanel::SumPanel(QWidget* parent) : PanelBox(Colour::Sunken, parent)
{
    // What it comes to stands beside the title: on a low screen the lines below may have to be scrolled to.
    auto* head = new QWidget;
    rowIn(*head, 0, px(Length::SpaceM), {{m_title, 1}, {m_total, 0, Qt::AlignTop}});
    auto* column =
        columnIn(*this, 0, px(Length::SpaceS), {m_caption, head, m_result, m_note, m_rowBox, m_remarks, m_rules});
    column->setContentsMargins(px(Length::SpaceL), px(Length::SpaceM), px(Length::SpaceL), px(Length::SpaceM));
    columnIn(*m_rowBox, 0, px(Length::SpaceXs));
    connect(m_rules, &RuleChips::opened, this, &SumPanel::ruleAsked);
}

SumPanel::Row SumPanel::makeRow()
{
    Row row;
    row.box = new QWidget(m_rowBox);
    row.emblem = new SeatEmblem;
    row.title = new Paragraph(TypeStep::Label);
    row.detail = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    row.rule = new RuleChips;
    row.tileLine = new QHBoxLayout;
    row.value = new TextLabel({}, TypeStep::Number);
    auto* line = new QHBoxLayout(row.box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(px(Length::SpaceM));
    row.tileLine->setSpacing(px(Length::SpaceXs));
    line->addWidget(row.emblem);
    line->addLayout(columnOf(0, {row.title, row.detail}), 1);
    line->addWidget(row.rule, 0, Qt::AlignVCenter);
    line->addLayout(row.tileLine);
    line->addWidget(row.value, 0, Qt::AlignRight | Qt::AlignVCenter);
    row.rule->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    row.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(row.rule, &RuleChips::opened, this, &SumPanel::ruleAsked);
    m_rowBox->layout()->addWidget(row.box);
    return row;
}

SumPanel::Tile SumPanel::makeTile(Row& row)
{
    auto* box = new PanelBox(Colour::Raised, row.box);
    auto* column = columnIn(*box, px(Length::SpaceXs), 0);
    const Tile tile{box, new TextLabel({}, TypeStep::Title), new TextLabel({}, TypeStep::Caption, Colour::TextMuted)};
    for (TextLabel* label : {tile.value, tile.name}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    row.tileLine->addWidget(box);
    return tile;
}

void SumPanel::fill(Row& row, const SumLine& line)
{
    row.emblem->setSeat(line.seat);
    row.emblem->setVisible(line.seat != 0);
    row.title->setText(line.title);
    row.detail->say(line.detail);
    row.rule->setRules(line.rule.isEmpty() ? QStringList() : QStringList{line.rule});
    row.rule->setVisible(!line.rule.isEmpty());
    while (row.tiles.size() < line.tiles.size())
        row.tiles.push_back(makeTile(row));
    for (std::size_t i = 0; i < row.tiles.size(); ++i) {
        row.tiles[i].box->setVisible(i < line.tiles.size());
        if (i < line.tiles.size()) {
            row.tiles[i].value->setText(line.tiles[i].value);
            row.tiles[i].name->setText(line.tiles[i].name);
        }
    }
    row.value->setText(line.value);
    row.value->setMinimumWidth(qRound(em() * valueEms));
}

void SumPanel::setState(const SumState& state)
{
    setSeat(state.seat, Qt::TopEdge);
    m_caption->say(state.caption);
    m_title->say(state.title);
    m_note->say(state.note);
    while (m_rows.size() < state.lines.size())
        m_rows.push_back(makeRow());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].box->setVisible(i < state.lines.size());
        if (i < state.lines.size())
            fill(m_rows[i], state.lines[i]);
    }
    m_rowBox->setVisible(!state.lines.empty());
    m_remarks->say(state.remarks.join(QLatin1Char('\n')));
    m_total->say(state.total);
    m_result->say(state.result);
    m_rules->setRules(state.rules);
    m_rules->setVisible(!state.rules.isEmpty());
}

} // namespace whistle

#include "moc_sum_panel.cpp"
