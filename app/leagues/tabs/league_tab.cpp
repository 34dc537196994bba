// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/league_tab.h"

#include "base/common_words.h"
#include "leagues/fixtures/fixture_row.h"
#include "store/match_fixtures.h"

#include <QEvent>
#include <QPointer>

namespace whistle {

namespace {

/// A widget by its name and the names of what stands round it, innermost first; without those of Qt's own parts.
QStringList placeIn(const QWidget& tab, const QWidget* widget)
{
    QStringList names;
    for (; widget != nullptr && widget != &tab; widget = widget->parentWidget()) {
        if (!widget->objectName().isEmpty() && !widget->objectName().startsWith(QStringLiteral("qt_")))
            names << widget->objectName();
    }
    return names;
}

/// What stands at a place now, or else the innermost of what stood round it; null: nothing of it is left.
QWidget* standingAt(const QWidget& tab, QStringList place)
{
    for (; !place.isEmpty(); place.removeFirst()) {
        for (auto* each : tab.findChildren<QWidget*>(place.front())) {
            if (each->isVisibleTo(&tab) && placeIn(tab, each) == place)
                return each;
        }
    }
    return nullptr;
}

} // namespace

LeagueTab::LeagueTab(const LeagueSession& league, QWidget* parent) : QWidget(parent), m_league(league)
{
    connect(&league.session(), &MatchSession::changed, this, &LeagueTab::renew);
}

bool LeagueTab::isOn(const league::Fixture& fixture) const
{
    return m_begun.contains(fixture.id) && !isSettled(league().season(), fixture);
}

QString LeagueTab::whenOf(const league::Fixture& fixture) const
{
    const QString when = LeagueSession::whenOf(fixture);
    if (!isOn(fixture))
        return when;
    return fixture.date.empty() && fixture.venue.empty() ? CommonWords::tr("in progress")
                                                         : CommonWords::tr("%1, in progress").arg(when);
}

FixtureLine LeagueTab::lineOf(const league::Fixture& fixture) const
{
    return fixture_words::line(league(), fixture, whenOf(fixture));
}

FixtureRow* LeagueTab::newRow(const league::Fixture& fixture)
{
    auto* row = new FixtureRow(lineOf(fixture));
    connect(row, &QAbstractButton::clicked, this, [this, row] { Q_EMIT fixtureAsked(row->fixture()); });
    return row;
}

void LeagueTab::tellLost(const QStringList& lost)
{
    if (!lost.isEmpty())
        Q_EMIT told(tr("The season has moved on: what you typed no longer fits."), lost);
}

void LeagueTab::renew()
{
    m_isStale = !isVisible();
    if (!m_isStale)
        refreshNow();
}

void LeagueTab::refreshNow()
{
    m_begun = MatchFixtures(m_league.shelf().store()).begunOf(m_league.session().id());
    m_staysTyped = !m_isAnew;
    keepKeyboard([this] { refresh(); });
    m_staysTyped = false;
    m_isStale = false;
    m_isAnew = false;
}

void LeagueTab::keepKeyboard(const std::function<void()>& change)
{
    const QPointer<QWidget> focus = window()->focusWidget();
    const bool isHere = focus && isAncestorOf(focus);
    const QStringList place = isHere ? placeIn(*this, focus) : QStringList();
    change();
    if (!isHere)
        return;
    // What is new is shown a moment later.
    QMetaObject::invokeMethod(
        this,
        [this, focus, place] {
            const bool isStill = focus && isAncestorOf(focus) && focus->isVisibleTo(this);
            if (QWidget* next = isStill ? focus.data() : standingAt(*this, place))
                next->setFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
}

void LeagueTab::showEvent(QShowEvent* event)
{
    if (m_isStale)
        refreshNow();
    QWidget::showEvent(event);
}

void LeagueTab::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || changesLooks(*event)) {
        m_isAnew = true;
        renew();
    }
}

} // namespace whistle

#include "moc_league_tab.cpp"
