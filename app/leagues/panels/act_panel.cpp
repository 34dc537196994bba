// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/act_panel.h"

#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/rule_chip.h"
#include "controls/text_label.h"
#include "leagues/panels/layout.h"
#include "match/match_library.h"

namespace whistle {

using namespace league_layout;

ActPanel::ActPanel(const LeagueDesk& league, QWidget* parent)
    : PanelBox(Colour::Raised, parent)
    , m_league(league)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_hint(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_fields(new QVBoxLayout)
    , m_followsTitle(new TextLabel({}, TypeStep::Label))
    , m_follows(new TextLabel)
    , m_rules(new RuleChips)
    , m_accept(new MainButton)
    , m_leave(new ChoiceButton({}, ButtonLook::Outline))
{
    m_title->setObjectName(QStringLiteral("actTitle"));
    m_follows->setObjectName(QStringLiteral("actFollows"));
    m_accept->setObjectName(QStringLiteral("actAccept"));
    m_leave->setObjectName(QStringLiteral("actLeave"));
    for (TextLabel* label : {m_title, m_hint, m_follows})
        label->setWordWrap(true);
    m_hint->hide();
    m_fields->setSpacing(px(Length::SpaceM));
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(buttons, px(Length::SpaceS));
    flow->addWidget(m_accept);
    flow->addWidget(m_leave);
    auto* column = new QVBoxLayout(this);
    pad(*column);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addLayout(m_fields);
    column->addWidget(m_followsTitle);
    column->addWidget(m_follows);
    column->addWidget(m_rules);
    column->addWidget(buttons);
    m_accept->setTitle(tr("Record"));
    m_leave->setTitle(tr("Cancel"));
    m_leave->setKeyHint(QStringLiteral("Esc"));
    connect(m_accept, &QAbstractButton::clicked, this, &ActPanel::accept);
    connect(m_leave, &QAbstractButton::clicked, this, &ActPanel::left);
    connect(m_rules, &RuleChips::opened, this, &ActPanel::ruleAsked);
    setActs({});
}

void ActPanel::setTitle(const QString& title, const QString& hint)
{
    m_title->setText(title);
    m_hint->say(hint);
    setAccessibleName(title);
}

void ActPanel::setAccept(const QString& title)
{
    m_accept->setTitle(title);
}

void ActPanel::setCanLeave(bool canLeave)
{
    m_leave->setVisible(canLeave);
}

void ActPanel::setActs(std::vector<Json> acts, const QString& missing)
{
    m_acts = std::move(acts);
    m_rules->setRules({});
    m_rules->hide();
    m_followsTitle->hide();
    m_follows->setColour(Colour::TextMuted);
    m_follows->say(missing);
    m_accept->setUnavailable(missing.isEmpty() ? tr("Choose first what it is about.") : missing);
    if (m_acts.empty())
        return;
    const Checked<PlayResult> result = m_league.lookAhead(m_acts);
    if (result) {
        show(*result, missing);
    } else {
        m_follows->setText(words(result.problems()).join(u'\n'));
        m_follows->show();
        m_accept->setUnavailable(m_follows->text());
    }
}

void ActPanel::show(const PlayResult& result, const QString& missing)
{
    QStringList lines;
    QStringList rules;
    for (const Objection& objection : result.objections) {
        lines << m_league.desk().words(objection.why);
        rules << idOf(objection.rule);
    }
    const bool isRefused = !lines.isEmpty();
    if (!isRefused) {
        if (!missing.isEmpty())
            lines << missing;
        for (const QString& line : m_league.desk().words(result.why))
            lines << tr("• %1", "one of a list").arg(line);
    }
    rules.removeDuplicates();
    m_followsTitle->setText(isRefused ? tr("This cannot be recorded.") : tr("What follows"));
    m_followsTitle->setColour(isRefused ? Colour::Refuse : Colour::Text);
    m_followsTitle->show();
    m_follows->setColour(isRefused ? Colour::Text : Colour::TextMuted);
    m_follows->say(lines.join(u'\n'));
    m_rules->setRules(rules);
    m_rules->setVisible(!rules.isEmpty());
    m_accept->setUnavailable(isRefused ? lines.join(u' ') : missing);
}

void ActPanel::accept()
{
    if (m_acts.empty() || m_accept->isUnavailable())
        return;
    const std::vector<Json> acts = m_acts;
    const Played played = acts.size() == 1 ? m_league.desk().play(acts.front()) : m_league.desk().playAll(acts);
    if (played == Played::Accepted)
        Q_EMIT accepted();
}

} // namespace whistle
