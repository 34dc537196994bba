// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ruling_banner.h"

#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/icon_label.h"
#include "controls/rule_chip.h"
#include "controls/scroller.h"
#include "controls/text_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>

namespace whistle {

RulingBanner::RulingBanner(QWidget* parent)
    : PanelBox(Colour::Raised, parent)
    , m_sign(new IconLabel(Icon::Refused, Colour::Refuse, 26, this))
    , m_head(new QWidget(this))
    , m_caption(new TextLabel({}, TypeStep::Caption, Colour::TextMuted, m_head))
    , m_sentence(new TextLabel({}, TypeStep::Title, Colour::Text, this))
    , m_reasons(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_reasonBox(new Scroller(new QWidget, this))
    , m_rules(new RuleChips({}, this))
    , m_challenge(new ChoiceButton({}, ButtonLook::Outline, m_head))
    , m_words(new QVBoxLayout)
    , m_ways(new QWidget(this))
    , m_nearest(new ChoiceButton({}, ButtonLook::Main, m_ways))
    , m_override(new ChoiceButton({}, ButtonLook::Outline, m_ways))
    , m_leave(new ChoiceButton({}, ButtonLook::Quiet, m_ways))
    , m_reasonRow(new QWidget(this))
    , m_reason(new QLineEdit(m_reasonRow))
    , m_record(new MainButton({}, m_reasonRow))
    , m_back(new ChoiceButton({}, ButtonLook::Quiet, m_reasonRow))
{
    setObjectName(QStringLiteral("rulingBanner"));
    m_nearest->setObjectName(QStringLiteral("nearestButton"));
    m_challenge->setObjectName(QStringLiteral("challengeButton"));
    m_override->setObjectName(QStringLiteral("overrideButton"));
    m_leave->setObjectName(QStringLiteral("leaveButton"));
    m_reason->setObjectName(QStringLiteral("overrideReason"));
    m_record->setObjectName(QStringLiteral("recordOverrideButton"));
    m_back->setObjectName(QStringLiteral("backFromReasonButton"));
    m_record->setSize(ButtonSize::Normal);
    m_sentence->setWordWrap(true);
    m_reasons->setWordWrap(true);

    auto* inside = new QVBoxLayout(m_reasonBox->widget());
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_reasons);
    m_reasonBox->setObjectName(QStringLiteral("rulingReasons"));
    m_reasonBox->setFocusPolicy(Qt::NoFocus);
    for (QWidget* ground : {m_reasonBox->viewport(), m_reasonBox->widget()})
        ground->setAutoFillBackground(false);
    setReasonsHighest(QWIDGETSIZE_MAX);

    const Theme& theme = Theme::current();
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(m_caption, 1);
    head->addWidget(m_challenge);
    m_words->setSpacing(theme.px(Length::SpaceXs));
    m_words->addWidget(m_head);
    m_words->addWidget(m_sentence);
    m_words->addWidget(m_reasonBox);
    auto* top = new QHBoxLayout;
    top->setSpacing(theme.px(Length::SpaceM));
    top->addWidget(m_sign, 0, Qt::AlignTop);
    top->addLayout(m_words, 1);

    auto* ways = new FlowLayout(m_ways);
    ways->addWidget(m_nearest);
    ways->addWidget(m_override);
    ways->addWidget(m_leave);
    auto* reason = new QHBoxLayout(m_reasonRow);
    reason->setContentsMargins(0, 0, 0, 0);
    reason->addWidget(m_reason, 1);
    reason->addWidget(m_record);
    reason->addWidget(m_back);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(theme.px(Length::SpaceL), theme.px(Length::SpaceM), theme.px(Length::SpaceL),
                               theme.px(Length::SpaceM));
    column->addLayout(top);
    column->addWidget(m_ways);
    column->addWidget(m_reasonRow);
    column->addStretch(1);

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
    refresh();
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
    refresh();
}

void RulingBanner::refresh()
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
    m_override->setTitle(tr("Record it anyway, with a reason"));
    m_override->setVisible(m_state.canOverride);
    m_leave->setTitle(m_state.leave.isEmpty() ? tr("Cancel") : m_state.leave);
    m_reason->setPlaceholderText(tr("Reason for recording it anyway"));
    m_reason->setAccessibleName(tr("Reason for recording it anyway"));
    m_record->setTitle(tr("Record with this reason"));
    m_record->setUnavailable(m_reason->text().trimmed().isEmpty() ? tr("Enter a reason first.") : QString());
    m_back->setTitle(tr("Back"));
    setAccessibleName(m_state.sentence);
    setAccessibleDescription(m_state.reasons.join(QLatin1Char(' ')));
    ask(Asking::Nothing);
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

void RulingBanner::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
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
