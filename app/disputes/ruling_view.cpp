// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/ruling_view.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"

namespace whistle {

RulingView::RulingView(QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("rulingView"));
    for (TextLabel* words : {m_verdict, m_reasons, m_change, m_turned})
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copy->setDrawing(Icon::Share);
    const int edge = px(Length::SpaceL);
    m_words->setContentsMargins(edge, edge, edge, edge);
    m_words->setSpacing(px(Length::SpaceS));
    lay(*m_words, {m_caption, m_verdict, m_reasons, m_rules});
    columnIn(*m_actions, 0, {flowOf(px(Length::SpaceS), {m_save, m_precedent, m_copy}), m_decision});
    columnIn(*m_whatIf, edge, {m_change, m_turned});
    columnIn(*this, 0, px(Length::SpaceM), {m_panel, m_actions, m_whatIf});
    connect(m_rules, &RuleChips::opened, this, &RulingView::ruleOpened);
    connect(m_copy, &QAbstractButton::clicked, this, &RulingView::copyAsked);
    connect(m_save, &QAbstractButton::clicked, this, &RulingView::saveAsked);
    connect(m_precedent, &QAbstractButton::clicked, this, &RulingView::precedentAsked);
    m_save->hide();
    m_whatIf->hide();
    retranslate();
}

void RulingView::retranslate()
{
    m_caption->setText(CommonWords::tr("Ruling"));
    m_copy->setTitle(tr("Copy as text"));
    m_save->setTitle(m_place > 0 ? tr("Save to the log at entry %1").arg(m_place) : tr("Save to the match log"));
    m_precedent->setTitle(tr("Keep as precedent"));
    m_decision->setPlaceholderText(tr("Ruled differently? Note it."));
    m_decision->setAccessibleName(tr("What you decided, if different from the ruling"));
}

void RulingView::setRuling(const RulingWords& words)
{
    m_panel->setFrame(std::nullopt);
    m_verdict->setColour(Colour::Text);
    m_verdict->setStep(TypeStep::Heading);
    m_verdict->setText(words.verdict);
    m_reasons->say(words.reasons.join(QLatin1Char('\n')));
    m_rules->setRules(words.rules);
    m_rules->setVisible(true);
    m_actions->show();
    setAccessibleName(words.verdict);
    retranslate();
}

void RulingView::setPicture(QWidget* picture)
{
    letGo(m_picture);
    m_picture = picture;
    if (m_picture == nullptr)
        return;
    m_words->insertWidget(m_words->indexOf(m_verdict) + 1, m_picture);
    m_picture->show();
}

void RulingView::setOpen(const QString& sentence, const QStringList& details)
{
    m_panel->setFrame(Colour::LineStrong, true);
    m_verdict->setColour(Colour::TextMuted);
    m_verdict->setStep(TypeStep::Title);
    m_verdict->setText(sentence);
    setPicture(nullptr);
    m_reasons->say(details.join(QLatin1Char('\n')));
    m_rules->setVisible(false);
    m_actions->hide();
    m_whatIf->hide();
    setAccessibleName(sentence);
}

void RulingView::setWhatIf(const QString& change, const QString& verdict)
{
    m_whatIf->setVisible(!change.isEmpty());
    m_change->setText(CommonWords::tr("What if \u2026 %1?").arg(change));
    m_turned->setText(verdict);
}

void RulingView::setMatch(bool isOpen, int place)
{
    m_place = place;
    m_save->setVisible(isOpen);
    retranslate();
}

void RulingView::setPrecedents(bool can)
{
    m_precedent->setVisible(can);
}

QString RulingView::decision() const
{
    return m_decision->text().trimmed();
}

void RulingView::clearDecision()
{
    m_decision->clear();
}

void RulingView::note(Kept kept)
{
    switch (kept) {
    case Kept::Copied:
        m_copy->setTitle(tr("Copied"));
        break;
    case Kept::Saved:
        m_save->setTitle(tr("Saved to the log"));
        break;
    case Kept::Precedent:
        m_precedent->setTitle(CommonWords::tr("Saved"));
        break;
    }
}

} // namespace whistle

#include "moc_ruling_view.cpp"
