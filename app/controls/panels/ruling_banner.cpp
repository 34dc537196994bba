// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/ruling_banner.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "look/painting.h"

#include <QKeyEvent>

namespace whistle {

RulingBanner::RulingBanner(QWidget* parent) : Composed(Colour::Raised, parent)
{
    setObjectName(QStringLiteral("rulingBanner"));
    m_record->setSize(ButtonSize::Normal);

    auto* inside = new QVBoxLayout(m_reasonBox->widget());
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_reasons);
    m_reasonBox->setFocusPolicy(Qt::NoFocus);
    for (QWidget* ground : {m_reasonBox->viewport(), m_reasonBox->widget()})
        ground->setAutoFillBackground(false);
    setReasonsHighest(QWIDGETSIZE_MAX);

    rowIn(*m_head, 0, {{m_caption, 1}, m_challenge});
    m_words->setSpacing(px(Length::SpaceXs));
    m_words->addWidget(m_head);
    m_words->addWidget(m_sentence);
    m_words->addWidget(m_reasonBox);

    flowIn(*m_ways, px(Length::SpaceS), {m_nearest, m_override, m_leave});
    rowIn(*m_reasonRow, 0, {{m_reason, 1}, m_record, m_back});

    m_top = rowOf(px(Length::SpaceM), {{m_sign, 0, Qt::AlignTop}, {m_words, 1}});
    m_column = columnIn(*this, {px(Length::SpaceL), px(Length::SpaceM)}, {m_top, m_ways, m_reasonRow, spareRoom});

    connect(m_rules, &RuleChips::opened, this, &RulingBanner::ruleOpened);
    connect(m_challenge, &QAbstractButton::clicked, this, &RulingBanner::challenged);
    connect(m_nearest, &QAbstractButton::clicked, this, &RulingBanner::nearestChosen);
    connect(m_override, &QAbstractButton::clicked, this, [this] { ask(Asking::Reason); });
    connect(m_leave, &QAbstractButton::clicked, this, &RulingBanner::left);
    connect(m_reason, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_record->setUnavailable(text.trimmed().isEmpty() ? tr("Enter a reason first.") : QString());
    });
    connect(m_reason, &QLineEdit::returnPressed, this, &RulingBanner::record);
    connect(m_record, &QAbstractButton::clicked, this, &RulingBanner::record);
    connect(m_back, &QAbstractButton::clicked, this, [this] { ask(Asking::Nothing); });
    retranslate();
}

void RulingBanner::setReasonsHighest(int height)
{
    m_reasonBox->setHighest(height);
}

void RulingBanner::setState(const RulingState& state)
{
    if (state == m_state && !isHidden())
        return;
    m_state = state; // a refusal that comes anew is another one: what was typed belonged to the last
    m_reason->clear();
    retranslate();
}

void RulingBanner::retranslate()
{
    const bool refusal = m_state.look == RulingLook::Refusal;
    setGround(refusal ? Colour::RefuseGround : Colour::Raised);
    setFrame(refusal ? std::optional(Colour::Refuse) : std::nullopt);
    m_sign->setVisible(refusal);
    m_caption->say(m_state.caption);
    m_head->setVisible(!m_state.caption.isEmpty() || !m_state.challenge.isEmpty());
    m_sentence->setText(m_state.sentence);
    m_reasons->setText(m_state.reasons.join(QLatin1Char('\n')));
    m_reasons->setColour(refusal ? Colour::Text : Colour::TextMuted);
    m_reasonBox->setVisible(!m_state.reasons.isEmpty());
    // Beside the ways on, where there are some: a refusal comes between what was on the page, and takes little of it.
    if (refusal)
        m_ways->layout()->addWidget(m_rules);
    else
        m_words->addWidget(m_rules);
    m_rules->setRules(m_state.rules);
    m_challenge->setTitle(m_state.challenge);
    m_challenge->setVisible(!m_state.challenge.isEmpty());
    m_nearest->setTitle(m_state.nearest);
    m_nearest->setVisible(!m_state.nearest.isEmpty());
    m_override->setTitle(tr("Record anyway, with a reason"));
    m_override->setVisible(m_state.canOverride);
    m_leave->setTitle(m_state.leave.isEmpty() ? CommonWords::tr("Cancel") : m_state.leave);
    m_reason->setPlaceholderText(tr("Reason for recording it anyway"));
    m_reason->setAccessibleName(tr("Reason for recording it anyway"));
    m_record->setTitle(tr("Record with this reason"));
    m_record->setUnavailable(m_reason->text().trimmed().isEmpty() ? tr("Enter a reason first.") : QString());
    m_back->setTitle(CommonWords::tr("Back"));
    setAccessibleName(m_state.sentence);
    setAccessibleDescription(m_state.reasons.join(QLatin1Char(' ')));
    ask(Asking::Nothing);
    arrange();
}

/// What is refused in a few words has its ways on beside them: it takes as little as it can of what was on the page.
void RulingBanner::arrange()
{
    int ways = -m_ways->layout()->spacing();
    for (int i = 0; i < m_ways->layout()->count(); ++i) {
        const QWidget* way = m_ways->layout()->itemAt(i)->widget();
        ways += way->isHidden() ? 0 : way->sizeHint().width() + m_ways->layout()->spacing();
    }
    const QMargins edges = layout()->contentsMargins();
    const double beside = edges.left() + m_sign->sizeHint().width() + 2 * px(Length::SpaceM) + edges.right();
    const bool hasRoom = beside + textWidth(m_state.sentence, TypeStep::Title) + ways < width();
    const bool isOneLine = m_state.look == RulingLook::Refusal && m_state.reasons.isEmpty() && hasRoom;
    m_ways->setMinimumWidth(isOneLine ? ways : 0);
    if (isOneLine == m_isOneLine)
        return;
    m_isOneLine = isOneLine;
    (isOneLine ? m_column : m_top)->removeWidget(m_ways);
    if (isOneLine)
        m_top->addWidget(m_ways);
    else
        m_column->insertWidget(1, m_ways);
    m_top->setAlignment(m_sign, isOneLine ? Qt::AlignVCenter : Qt::AlignTop);
}

void RulingBanner::ask(Asking asking)
{
    const bool refusal = m_state.look == RulingLook::Refusal;
    m_ways->setVisible(refusal && asking == Asking::Nothing);
    m_reasonRow->setVisible(refusal && asking == Asking::Reason);
    if (asking == Asking::Reason)
        m_reason->setFocus(Qt::OtherFocusReason);
}

void RulingBanner::record()
{
    const QString reason = m_reason->text().trimmed();
    if (!reason.isEmpty())
        Q_EMIT overrideChosen(reason);
}

void RulingBanner::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || m_state.look != RulingLook::Refusal) {
        PanelBox::keyPressEvent(event);
        return;
    }
    if (m_reasonRow->isVisible())
        ask(Asking::Nothing);
    else if (m_state.leave.isEmpty())
        Q_EMIT left();
    else
        PanelBox::keyPressEvent(event); // Esc leaves, it does nothing else
}

} // namespace whistle

#include "moc_ruling_banner.cpp"
