// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/battle/odds_panel.h"

#include "controls/buttons.h"
#include "controls/text_label.h"
#include "heroes/parts/tile_grid.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLocale>
#include <QProgressBar>

namespace whistle::heroes {

namespace {

constexpr int patience = 300; ///< milliseconds without a word

QString percent(double share)
{
    constexpr double whole = 100;
    return OddsPanel::tr("%1 %", "a share").arg(QLocale().toString(whole * share, 'f', 1));
}

QString mean(const Distribution& distribution)
{
    return QLocale().toString(distribution.total() > 0 ? distribution.mean() / distribution.total() : 0.0, 'f', 1);
}

} // namespace

OddsPanel::OddsPanel(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_bar(new QProgressBar)
    , m_cancel(new ChoiceButton({}, ButtonLook::Outline))
    , m_numbers(new TileGrid(2, 9))
    , m_note(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    setObjectName(QStringLiteral("odds"));
    m_bar->setObjectName(QStringLiteral("oddsProgress"));
    m_cancel->setObjectName(QStringLiteral("oddsCancel"));
    m_numbers->setObjectName(QStringLiteral("oddsNumbers"));
    m_bar->setRange(0, 0);
    m_title->setWordWrap(true);
    m_note->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    const int pad = Theme::current().px(whistle::Length::SpaceM);
    column->setContentsMargins(pad, pad, pad, pad);
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_bar, m_cancel, m_numbers, m_note})
        column->addWidget(part);
    column->addStretch(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &OddsPanel::refresh);
    connect(m_cancel, &QAbstractButton::clicked, this, [this] { m_answer.stop(); });
    m_answer.whenTold([this](std::optional<BattleOdds> odds) {
        m_patience.stop();
        m_wasStopped = !odds;
        m_odds = std::move(odds);
        refresh();
        Q_EMIT reckoned();
    });
    refresh();
}

void OddsPanel::setBattle(std::optional<Battle> battle)
{
    if (battle && m_battle && battle->key == m_battle->key) {
        m_battle = std::move(battle);
        refresh();
        return;
    }
    m_battle = std::move(battle);
    m_odds.reset();
    m_wasStopped = false;
    if (m_battle) {
        m_answer.ask([inquiry = m_battle->inquiry](const std::stop_token& stop) { return battleOdds(inquiry, stop); });
        m_patience.start();
    } else {
        m_answer.stop();
    }
    refresh();
}

void OddsPanel::refresh()
{
    const bool isSlow = m_battle && !m_odds && m_answer.isReckoning() && !m_patience.isActive();
    m_bar->setVisible(isSlow);
    m_cancel->setVisible(isSlow);
    m_bar->setAccessibleName(tr("The odds are being calculated"));
    m_cancel->setTitle(tr("Stop"));
    m_title->setText(m_battle ? tr("Exact odds, from %1").arg(m_battle->from) : tr("Exact odds"));
    setAccessibleName(m_title->text());
    m_numbers->setAccessibleName(m_title->text());
    if (!m_battle || !m_odds) {
        m_numbers->setTiles({});
        m_note->setText(!m_battle      ? tr("No odds for the battle as it stands.")
                        : m_wasStopped ? tr("Stopped.")
                                       : tr("Calculating\u2026"));
        return;
    }
    std::vector<Tile> tiles;
    const auto add = [&tiles](const QString& title, const QString& number, int seat, const QString& detail) {
        Tile tile{title, detail, number};
        tile.seat = seat;
        tile.look = Tile::Look::Sunken;
        tiles.push_back(std::move(tile));
    };
    add(m_battle->active, percent(m_odds->win), m_battle->activeSeat, tr("wins"));
    add(m_battle->opponent, percent(m_odds->loss), m_battle->opponentSeat, tr("wins"));
    add(tr("clashes"), mean(m_odds->clashes), 0, tr("expected"));
    add(tr("units left"), mean(m_odds->unitsLeft), m_battle->activeSeat, tr("expected"));
    m_numbers->setTiles(std::move(tiles));
    m_note->setText(tr("Counted, not simulated: every outcome of every die. Nobody retreats, no cards are used, and "
                       "damage goes to the weakest stack first, elites before base units."));
}

void OddsPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle::heroes
