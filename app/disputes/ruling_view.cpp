// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/ruling_view.h"

#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/rule_chip.h"
#include "controls/text_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>

namespace whistle {

namespace {

TextLabel* wrapped(TypeStep step, Colour colour, QWidget* parent)
{
    auto* label = new TextLabel({}, step, colour, parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

RulingView::RulingView(QWidget* parent)
    : QWidget(parent)
    , m_panel(new PanelBox(Colour::Raised, this))
    , m_words(new QVBoxLayout(m_panel))
    , m_caption(new TextLabel({}, TypeStep::Caption, Colour::TextMuted, m_panel))
    , m_verdict(wrapped(TypeStep::Heading, Colour::Text, m_panel))
    , m_reasons(wrapped(TypeStep::Body, Colour::Text, m_panel))
    , m_rules(new RuleChips({}, m_panel))
    , m_actions(new QWidget(this))
    , m_copy(new ChoiceButton({}, ButtonLook::Outline, m_actions))
    , m_save(new ChoiceButton({}, ButtonLook::Main, m_actions))
    , m_precedent(new ChoiceButton({}, ButtonLook::Outline, m_actions))
    , m_decision(new QLineEdit(m_actions))
    , m_whatIf(new PanelBox(Colour::Surface, this))
    , m_change(wrapped(TypeStep::Label, Colour::Text, m_whatIf))
    , m_turned(wrapped(TypeStep::Body, Colour::TextMuted, m_whatIf))
{
    setObjectName(QStringLiteral("rulingView"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_reasons->setObjectName(QStringLiteral("rulingReasons"));
    m_copy->setObjectName(QStringLiteral("copyRulingButton"));
    m_copy->setDrawing(Icon::Share);
    m_save->setObjectName(QStringLiteral("saveRulingButton"));
    m_precedent->setObjectName(QStringLiteral("keepPrecedentButton"));
    m_decision->setObjectName(QStringLiteral("decisionLine"));
    m_whatIf->setObjectName(QStringLiteral("whatIf"));
    m_turned->setObjectName(QStringLiteral("whatIfVerdict"));
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceM);
    const int edge = theme.px(Length::SpaceL);
    m_words->setContentsMargins(edge, edge, edge, edge);
    m_words->setSpacing(theme.px(Length::SpaceS));
    for (QWidget* each : {static_cast<QWidget*>(m_caption), static_cast<QWidget*>(m_verdict),
                          static_cast<QWidget*>(m_reasons), static_cast<QWidget*>(m_rules)})
        m_words->addWidget(each);
    auto* buttons = new QWidget(m_actions);
    buttons->setLayout(new FlowLayout(nullptr, theme.px(Length::SpaceS)));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    buttons->setSizePolicy(policy);
    for (ChoiceButton* button : {m_save, m_precedent, m_copy})
        buttons->layout()->addWidget(button);
    auto* actions = new QVBoxLayout(m_actions);
    actions->setContentsMargins(0, 0, 0, 0);
    actions->addWidget(buttons);
    actions->addWidget(m_decision);
    auto* turned = new QVBoxLayout(m_whatIf);
    turned->addWidget(m_change);
    turned->addWidget(m_turned);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(m_panel);
    column->addWidget(m_actions);
    column->addWidget(m_whatIf);
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
    m_caption->setText(tr("Ruling"));
    m_copy->setTitle(tr("Copy as text"));
    m_save->setTitle(m_place > 0 ? tr("Save to the log at entry %1").arg(m_place) : tr("Save to the match log"));
    m_precedent->setTitle(tr("Keep as precedent"));
    m_decision->setPlaceholderText(tr("Ruled differently? Note it."));
    m_decision->setAccessibleName(tr("What you decided, if it is not the ruling"));
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
    if (m_picture != nullptr) {
        m_picture->hide();
        m_picture->deleteLater();
    }
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
    m_change->setText(tr("What if \u2026 %1?").arg(change));
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
        m_precedent->setTitle(tr("Kept"));
        break;
    }
}

void RulingView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle
