// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/side_table.h"

#include "controls/buttons.h"
#include "controls/icon_label.h"
#include "controls/text_label.h"

#include <QBoxLayout>
#include <QEvent>

namespace whistle {

SideBand::SideBand(QWidget* parent)
    : PanelBox(Colour::Raised, parent)
    , m_title(new TextLabel({}, TypeStep::Label))
    , m_purpose(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_leave(new ChoiceButton({}, ButtonLook::Outline))
{
    setObjectName(QStringLiteral("sideBand"));
    m_leave->setObjectName(QStringLiteral("leaveSideTable"));
    m_leave->setKeyHint(QStringLiteral("Esc"));
    m_title->setWordWrap(true);
    m_purpose->setWordWrap(true);
    m_purpose->hide();
    setFrame(Colour::Chalk, true);
    const Theme& theme = Theme::current();
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_purpose);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(Length::SpaceL), theme.px(Length::SpaceXs), theme.px(Length::SpaceS),
                            theme.px(Length::SpaceXs));
    row->setSpacing(theme.px(Length::SpaceM));
    row->addWidget(new IconLabel(Icon::Cards, Colour::Text));
    row->addLayout(words, 1);
    row->addWidget(m_leave);
    connect(m_leave, &QAbstractButton::clicked, this, &SideBand::left);
    retranslate();
}

void SideBand::setPurpose(const QString& purpose)
{
    m_purpose->say(purpose);
}

void SideBand::retranslate()
{
    m_title->setText(tr("Side copy: nothing here is recorded."));
    m_leave->setTitle(tr("Leave the side copy"));
    setAccessibleName(m_title->text());
}

void SideBand::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

SideTable::SideTable(const GameEntry& game, std::unique_ptr<Match> sideCopy, QWidget* parent)
    : QWidget(parent)
    , m_desk(std::make_unique<MatchDesk>(std::move(sideCopy)))
    , m_band(new SideBand)
    , m_page(game.page(*m_desk, this))
{
    setObjectName(QStringLiteral("sideTable"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_band);
    column->addWidget(m_page, 1);
    connect(m_band, &SideBand::left, this, &SideTable::left);
    connect(m_page, &GamePage::ruleAsked, this, &SideTable::ruleAsked);
    connect(m_page, &GamePage::cueAsked, this, &SideTable::cueAsked);
    connect(m_page, &GamePage::left, this, &SideTable::left);
    connect(
        m_desk.get(), &MatchDesk::changed, this,
        [this] {
            if (!m_desk->lastRulings().empty())
                Q_EMIT entered(m_desk->lastRulings().front().number);
        },
        Qt::QueuedConnection);
    setFocusProxy(m_page);
}

SideTable::~SideTable()
{
    delete m_page; // it holds on to the desk
}

void SideTable::setPurpose(const QString& purpose)
{
    m_band->setPurpose(purpose);
}

void SideTable::stepBack()
{
    if (!m_page->stepBack())
        Q_EMIT left();
}

} // namespace whistle
