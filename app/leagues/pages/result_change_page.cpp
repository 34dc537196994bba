// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/result_change_page.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"

#include <QEvent>

namespace whistle {

using namespace league_layout;

ResultChangePage::ResultChangePage(const LeagueSession& league, ResultChange change, QWidget* parent)
    : QWidget(parent)
    , m_change(std::move(change))
    , m_act(new ActPanel(league))
{
    setObjectName(QStringLiteral("resultChangePage"));
    setAccessibleName(m_change.title);
    m_act->setTitle(m_change.title, m_change.hint);
    if (m_change.needsReason) {
        m_reason = addLine(m_act->fields(), "changeReason", CommonWords::tr("Reason for the correction"),
                           tr("the match was corrected"));
        connect(m_reason, &QLineEdit::textChanged, m_act, &ActPanel::look);
    }
    m_act->follow([this] { return draft(); });
    auto* content = new QWidget;
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(*content, px(Length::SpaceL), -1, {m_act})->addStretch(1);
    columnIn(*this, 0, -1, {area});
    connect(m_act, &ActPanel::ruleAsked, this, &ResultChangePage::ruleAsked);
    connect(m_act, &ActPanel::accepted, this, &ResultChangePage::done);
    connect(m_act, &ActPanel::left, this, &ResultChangePage::done);
    connect(&league.session(), &MatchSession::changed, m_act, &ActPanel::look);
    retranslate();
}

void ResultChangePage::retranslate()
{
    m_act->setAccept(m_change.needsReason ? LeagueWords::tr("Correct the result")
                                          : LeagueWords::tr("Remove the result"));
    m_act->look();
}

ActDraft ResultChangePage::draft() const
{
    std::vector<Json> acts = m_change.acts;
    if (!m_reason)
        return ActDraft(std::move(acts));
    const std::string reason = textIn(*m_reason);
    if (reason.empty())
        return ActDraft(CommonWords::tr("Give a reason: it stays on record."));
    for (Json& act : acts)
        act["reason"] = reason;
    return ActDraft(std::move(acts));
}

void ResultChangePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle

#include "moc_result_change_page.cpp"
