// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/league_band.h"

#include "controls/layout/columns.h"
#include "match/match_session.h"

namespace whistle {

LeagueBand::LeagueBand(NameReader names, QWidget* parent) : Composed(Colour::Surface, parent), m_names(std::move(names))
{
    setObjectName(QStringLiteral("leagueBand"));
    columnIn(*this, px(Length::SpaceL),
             {rowOf({{columnOf(px(Length::SpaceXs), {m_title, m_detail}), 1}, {m_deviate, 0, Qt::AlignTop}}), m_why,
              m_rules});
    connect(m_rules, &RuleChips::opened, this, &LeagueBand::ruleAsked);
    connect(m_deviate, &QAbstractButton::clicked, this, [this] {
        m_deviates = !m_deviates;
        retranslate();
        Q_EMIT deviationChanged(m_deviates);
    });
    hide();
}

void LeagueBand::setStart(LeagueStart start)
{
    m_start = std::move(start);
    m_deviates = false;
    QStringList rules;
    for (const league::SettledField& field : m_start->match.settled) {
        const QString rule = idOf(field.rule);
        if (!rule.isEmpty() && !rules.contains(rule))
            rules << rule;
    }
    m_rules->setRules(rules);
    retranslate();
    show();
}

QString LeagueBand::lockOf(std::string_view key) const
{
    QStringList why;
    if (m_start) {
        for (const league::SettledField& field : m_start->match.settled) {
            if (field.key == key && !(m_deviates && field.canBeDeviated))
                why << words(field.why);
        }
    }
    return why.join(u' ');
}

void LeagueBand::retranslate()
{
    if (!m_start)
        return;
    m_title->setText(m_start->title);
    m_detail->setText(m_start->detail);
    QStringList why;
    for (const league::SettledField& field : m_start->match.settled) {
        if (!(m_deviates && field.canBeDeviated))
            why << words(field.why);
    }
    if (m_deviates)
        why << tr("Some rules differ. The match still counts; its result notes the differences.");
    m_why->setText(why.join(u' '));
    setFrame(m_deviates ? std::optional(Colour::Chalk) : std::nullopt, true);
    m_deviate->setTitle(m_deviates ? tr("By the league's rules") : tr("Use other rules"));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_why->text());
}

} // namespace whistle

#include "moc_league_band.cpp"
