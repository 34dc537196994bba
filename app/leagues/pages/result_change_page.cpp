// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/result_change_page.h"

#include "controls/scroller.h"
#include "leagues/panels/act_panel.h"
#include "leagues/panels/layout.h"

#include <QEvent>
#include <QLineEdit>

namespace whistle {

using namespace league_layout;

ResultChangePage::ResultChangePage(const LeagueDesk& league, ResultChange change, QWidget* parent)
    : QWidget(parent)
    , m_change(std::move(change))
    , m_act(new ActPanel(league))
{
    setObjectName(QStringLiteral("resultChangePage"));
    setAccessibleName(m_change.title);
    m_act->setTitle(m_change.title, m_change.hint);
    if (m_change.needsReason) {
        m_reason = addLine(m_act->fields(), "changeReason", tr("Why is it corrected?"), tr("the match was corrected"));
        connect(m_reason, &QLineEdit::textChanged, this, &ResultChangePage::look);
    }
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->addWidget(m_act);
    column->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    all->addWidget(area);
    connect(m_act, &ActPanel::ruleAsked, this, &ResultChangePage::ruleAsked);
    connect(m_act, &ActPanel::accepted, this, &ResultChangePage::done);
    connect(m_act, &ActPanel::left, this, &ResultChangePage::done);
    connect(&league.desk(), &MatchDesk::changed, this, &ResultChangePage::look);
    retranslate();
}

void ResultChangePage::retranslate()
{
    m_act->setAccept(m_change.needsReason ? tr("Correct the result") : tr("Take the result out"));
    look();
}

void ResultChangePage::look()
{
    std::vector<Json> acts = m_change.acts;
    if (m_reason) {
        const QString reason = m_reason->text().trimmed();
        if (reason.isEmpty()) {
            m_act->setActs({}, tr("Enter why the result is corrected."));
            return;
        }
        for (Json& act : acts)
            act["reason"] = reason.toStdString();
    }
    m_act->setActs(std::move(acts));
}

void ResultChangePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle
