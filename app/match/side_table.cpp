// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/side_table.h"

#include "controls/layout/columns.h"
#include "controls/words/icon_label.h"

#include <utility>

namespace whistle {

SideBand::SideBand(QWidget* parent) : Composed(Colour::Raised, parent)
{
    setObjectName(QStringLiteral("sideBand"));
    m_leave->setKeyHint(QStringLiteral("Esc"));
    m_purpose->hide();
    setFrame(Colour::Chalk, true);
    rowIn(*this, {px(Length::SpaceL), px(Length::SpaceXs), px(Length::SpaceS), px(Length::SpaceXs)}, px(Length::SpaceM),
          {new IconLabel(Icon::Cards, Colour::Text), {columnOf(0, {m_title, m_purpose}), 1}, m_leave});
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

namespace {

std::unique_ptr<MatchSession> sessionOf(std::unique_ptr<Match> sideCopy, const MatchSession& of)
{
    auto session = std::make_unique<MatchSession>(std::move(sideCopy));
    session->setFriendly(of.isFriendly());
    return session;
}

} // namespace

SideTable::SideTable(const GameEntry& game, std::unique_ptr<Match> sideCopy, const MatchSession& of, QWidget* parent)
    : QWidget(parent)
    , m_session(sessionOf(std::move(sideCopy), of))
    , m_page(game.page(*m_session, this))
{
    setObjectName(QStringLiteral("sideTable"));
    columnIn(*this, 0, 0, {m_band, {m_page, 1}});
    connect(m_band, &SideBand::left, this, &SideTable::left);
    connect(m_page, &GamePage::ruleAsked, this, &SideTable::ruleAsked);
    connect(m_page, &GamePage::cueAsked, this, &SideTable::cueAsked);
    connect(m_page, &GamePage::left, this, &SideTable::left);
    connect(m_session.get(), &MatchSession::changed, this, &SideTable::collect);
    setFocusProxy(m_page);
}

SideTable::~SideTable()
{
    delete m_page; // it holds on to the session
}

void SideTable::collect()
{
    const bool isTold = !m_entered.empty();
    for (const PlayResult& result : m_session->lastEntered()) {
        if (std::optional<EnteredEntry> entry = m_session->match().entered(result.number))
            m_entered.push_back(std::move(*entry));
    }
    if (isTold || m_entered.empty())
        return;
    const auto tell = [this] { Q_EMIT entered(std::exchange(m_entered, {})); };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
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

#include "moc_side_table.cpp"
