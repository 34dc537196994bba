// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/sums/sum_panel.h"

#include "controls/rule_chip.h"
#include "controls/text_label.h"

#include <QBoxLayout>

namespace whistle::chaotic {

namespace {

/// Wide enough for "+100".
constexpr double valueEms = 3.2;

int px(Length name)
{
    return Theme::current().px(name);
}

} // namespace

SumPanel::SumPanel(QWidget* parent)
    : PanelBox(Colour::Sunken, parent)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_note(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_rowBox(new QWidget)
    , m_remarks(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_total(new TextLabel({}, TypeStep::Heading))
    , m_result(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(Length::SpaceL), px(Length::SpaceM), px(Length::SpaceL), px(Length::SpaceM));
    column->setSpacing(px(Length::SpaceS));
    auto* rows = new QVBoxLayout(m_rowBox);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(px(Length::SpaceXs));
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_note, m_rowBox, m_remarks, m_total, m_result})
        column->addWidget(part);
    for (TextLabel* label : {m_title, m_note, m_remarks, m_total, m_result})
        label->setWordWrap(true);
    m_total->setObjectName(QStringLiteral("total"));
}

SumPanel::Row SumPanel::makeRow()
{
    Row row;
    row.box = new QWidget(m_rowBox);
    row.title = new TextLabel({}, TypeStep::Label);
    row.detail = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    row.rule = new RuleChips;
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
    line->addLayout(words, 1);
    line->addWidget(row.rule, 0, Qt::AlignVCenter);
    line->addWidget(row.value, 0, Qt::AlignRight | Qt::AlignVCenter);
    row.rule->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    row.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(row.rule, &RuleChips::opened, this, &SumPanel::ruleAsked);
    m_rowBox->layout()->addWidget(row.box);
    return row;
}

void SumPanel::setState(const SumState& state)
{
    setSeat(state.seat, Qt::TopEdge);
    const auto say = [](TextLabel* label, const QString& words) {
        label->setText(words);
        label->setVisible(!words.isEmpty());
    };
    say(m_title, state.title);
    say(m_note, state.note);
    while (m_rows.size() < state.lines.size())
        m_rows.push_back(makeRow());
    const int least = qRound(Theme::current().em() * valueEms);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        row.box->setVisible(i < state.lines.size());
        if (i >= state.lines.size())
            continue;
        const SumLine& line = state.lines[i];
        row.title->setText(line.title);
        say(row.detail, line.detail);
        row.rule->setRules(line.rule.isEmpty() ? QStringList() : QStringList{line.rule});
        row.rule->setVisible(!line.rule.isEmpty());
        row.value->setText(line.value);
        row.value->setMinimumWidth(least);
    }
    m_rowBox->setVisible(!state.lines.empty());
    say(m_remarks, state.remarks.join(QLatin1Char('\n')));
    say(m_total, state.total);
    say(m_result, state.result);
}

} // namespace whistle::chaotic
