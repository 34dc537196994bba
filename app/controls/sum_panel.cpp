// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/sum_panel.h"

#include "controls/columns.h"
#include "controls/rule_chip.h"
#include "controls/text_label.h"
#include "look/emblem.h"

namespace whistle {

namespace {

/// Wide enough for "+100".
constexpr double valueEms = 3.2;

void say(TextLabel* label, const QString& words)
{
    label->setText(words);
    label->setVisible(!words.isEmpty());
}

} // namespace

SumPanel::SumPanel(QWidget* parent)
    : PanelBox(Colour::Sunken, parent)
    , m_caption(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_note(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_rowBox(new QWidget)
    , m_remarks(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_total(new TextLabel({}, TypeStep::Heading))
    , m_result(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_rules(new RuleChips)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(Length::SpaceL), px(Length::SpaceM), px(Length::SpaceL), px(Length::SpaceM));
    column->setSpacing(px(Length::SpaceS));
    columnIn(*m_rowBox)->setSpacing(px(Length::SpaceXs));
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_caption, m_title, m_note, m_rowBox, m_remarks, m_total, m_result, m_rules})
        column->addWidget(part);
    for (TextLabel* label : {m_caption, m_title, m_note, m_remarks, m_total, m_result})
        label->setWordWrap(true);
    m_total->setObjectName(QStringLiteral("total"));
    connect(m_rules, &RuleChips::opened, this, &SumPanel::ruleAsked);
}

SumPanel::Row SumPanel::makeRow()
{
    Row row;
    row.box = new QWidget(m_rowBox);
    row.emblem = new SeatEmblem;
    row.title = new TextLabel({}, TypeStep::Label);
    row.detail = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    row.rule = new RuleChips;
    row.tileLine = new QHBoxLayout;
    row.value = new TextLabel({}, TypeStep::Number);
    row.title->setWordWrap(true);
    row.detail->setWordWrap(true);
    auto* line = new QHBoxLayout(row.box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(px(Length::SpaceM));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(row.title);
    words->addWidget(row.detail);
    row.tileLine->setSpacing(px(Length::SpaceXs));
    line->addWidget(row.emblem);
    line->addLayout(words, 1);
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
    auto* column = columnIn(*box, px(Length::SpaceXs));
    column->setSpacing(0);
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
    say(row.detail, line.detail);
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
    row.value->setMinimumWidth(qRound(Theme::current().em() * valueEms));
}

void SumPanel::setState(const SumState& state)
{
    setSeat(state.seat, Qt::TopEdge);
    say(m_caption, state.caption);
    say(m_title, state.title);
    say(m_note, state.note);
    while (m_rows.size() < state.lines.size())
        m_rows.push_back(makeRow());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].box->setVisible(i < state.lines.size());
        if (i < state.lines.size())
            fill(m_rows[i], state.lines[i]);
    }
    m_rowBox->setVisible(!state.lines.empty());
    say(m_remarks, state.remarks.join(QLatin1Char('\n')));
    say(m_total, state.total);
    say(m_result, state.result);
    m_rules->setRules(state.rules);
    m_rules->setVisible(!state.rules.isEmpty());
}

} // namespace whistle
