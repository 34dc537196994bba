// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/battle/odds_panel.h"

#include "controls/buttons.h"
#include "controls/share_bars.h"
#include "controls/text_label.h"
#include "heroes/telling/words.h"
#include "match/form_field.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLocale>
#include <QProgressBar>
#include <algorithm>

namespace whistle::heroes {

namespace {

constexpr int patience = 300; ///< milliseconds without a word
constexpr int mostBars = 8;
constexpr double hardlyEver = 0.0005; ///< not worth a bar

QString percent(double share)
{
    constexpr double whole = 100;
    return OddsPanel::tr("%1 %", "a share").arg(QLocale().toString(whole * share, 'f', 1));
}

QString mean(const Distribution& distribution)
{
    return QLocale().toString(distribution.total() > 0 ? distribution.mean() / distribution.total() : 0.0, 'f', 1);
}

/// The numbers of units left, most first; neighbours stand together where there are many.
std::vector<ShareBar> unitsLeftBars(const Distribution& units, int seat)
{
    std::vector<ShareBar> bars;
    if (units.isEmpty())
        return bars;
    const int most = units.probabilities().rbegin()->first;
    const int step = std::max(1, (most + mostBars - 1) / mostBars);
    for (int top = most; top > 0; top -= step) {
        const int bottom = std::max(1, top - step + 1);
        const double share = units.atMost(top) - units.atMost(bottom - 1);
        const QString label = bottom == top ? OddsPanel::tr("%n unit(s) left", nullptr, top)
                                            : OddsPanel::tr("%1 to %2 units left").arg(bottom).arg(top);
        bars.push_back({label, share, share, percent(share), seat});
    }
    const double none = units.atMost(0);
    bars.push_back({OddsPanel::tr("none left"), none, none, percent(none), 0});
    return bars;
}

/// How likely the battle is still on when a clash has ended: then one may retreat.
std::vector<ShareBar> clashBars(const std::vector<AfterClash>& afterClash, int seat)
{
    std::vector<ShareBar> bars;
    for (std::size_t i = 0; i < afterClash.size() && bars.size() < mostBars; ++i) {
        const AfterClash& now = afterClash[i];
        bars.push_back({OddsPanel::tr("still on after clash %1 (won %2, lost %3)")
                            .arg(i + 1)
                            .arg(percent(now.won), percent(now.lost)),
                        now.on(), now.on(), percent(now.on()), seat});
        if (now.on() < hardlyEver)
            break;
    }
    return bars;
}

} // namespace

OddsPanel::OddsPanel(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_bar(new QProgressBar)
    , m_cancel(new ChoiceButton({}, ButtonLook::Outline))
    , m_chances(new ShareBars)
    , m_expected(new TextLabel({}, TypeStep::Body))
    , m_view(new SegmentedChoice({QString(), QString(), QString()}))
    , m_details(new ShareBars)
    , m_note(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    setObjectName(QStringLiteral("odds"));
    m_bar->setObjectName(QStringLiteral("oddsProgress"));
    m_cancel->setObjectName(QStringLiteral("oddsCancel"));
    m_chances->setObjectName(QStringLiteral("oddsChances"));
    m_expected->setObjectName(QStringLiteral("oddsExpected"));
    m_view->setObjectName(QStringLiteral("oddsView"));
    m_details->setObjectName(QStringLiteral("oddsDetails"));
    m_bar->setRange(0, 0);
    m_view->setCurrent(UnitsLeft);
    letWrap(*m_view);
    for (TextLabel* words : {m_title, m_expected, m_note})
        words->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    const int pad = Theme::current().px(whistle::Length::SpaceM);
    column->setContentsMargins(pad, pad, pad, pad);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_title, m_bar, m_cancel, m_chances, m_expected, m_view, m_details, m_note})
        column->addWidget(part);
    column->addStretch(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &OddsPanel::refresh);
    connect(m_cancel, &QAbstractButton::clicked, this, [this] { m_answer.stop(); });
    connect(m_view, &SegmentedChoice::chosen, this, &OddsPanel::refresh);
    m_answer.whenSoFar([this](BattleOdds odds) {
        m_soFar = std::move(odds);
        refresh();
    });
    m_answer.whenTold([this](std::optional<BattleOdds> odds) {
        m_patience.stop();
        m_wasStopped = !odds;
        m_odds = std::move(odds);
        refresh();
        Q_EMIT reckoned();
    });
    m_moreAnswer.whenSoFar([this](std::vector<double> chances) {
        m_more = std::move(chances);
        refresh();
    });
    m_moreAnswer.whenTold([this](std::optional<std::vector<double>> chances) {
        m_more = chances.value_or(std::vector<double>());
        refresh();
    });
    retranslate();
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
    m_soFar.reset();
    m_more.clear();
    m_moreAnswer.stop();
    m_wasStopped = false;
    if (m_battle) {
        m_answer.ask([inquiry = m_battle->inquiry](const std::stop_token& stop, const auto& soFar) {
            return battleOdds(inquiry, stop, soFar);
        });
        m_patience.start();
    } else {
        m_answer.stop();
    }
    refresh();
}

void OddsPanel::askForMore()
{
    if (!m_more.empty() || m_moreAnswer.isReckoning())
        return;
    m_moreAnswer.ask([all = m_battle->withMore](const std::stop_token& stop,
                                                const auto& soFar) -> std::optional<std::vector<double>> {
        std::vector<double> chances;
        for (const OddsWithMore& each : all) {
            const std::optional<BattleOdds> odds = battleOdds(each.inquiry, stop);
            if (!odds)
                return {};
            chances.push_back(odds->win);
            soFar(chances);
        }
        return chances;
    });
}

void OddsPanel::retranslate()
{
    m_view->rename({tr("Units left"), tr("Clash by clash"), tr("With more")});
    m_view->setAccessibleName(tr("What is told of the odds"));
    m_bar->setAccessibleName(tr("The odds are being calculated"));
    m_cancel->setTitle(tr("Stop"));
    refresh();
}

void OddsPanel::refresh()
{
    const bool isSlow = m_battle && !m_odds && m_answer.isReckoning() && !m_patience.isActive();
    m_bar->setVisible(isSlow);
    m_cancel->setVisible(isSlow);
    m_title->setText(m_battle ? tr("Exact odds, from %1").arg(m_battle->from) : tr("Exact odds"));
    setAccessibleName(m_title->text());
    const std::optional<BattleOdds>& known = m_odds ? m_odds : m_soFar;
    const bool isTold = m_battle && known;
    m_chances->setVisible(isTold);
    m_expected->setVisible(m_battle && m_odds);
    m_view->setVisible(m_battle && m_odds);
    m_details->setVisible(m_battle && m_odds);
    if (isTold)
        showChances(*known);
    if (m_battle && m_odds) {
        m_expected->setText(
            tr("On average %1 clashes, %2 units left.").arg(mean(m_odds->clashes), mean(m_odds->unitsLeft)));
        showDetails(*m_odds);
    }
    m_note->setText(
        !m_battle ? tr("No odds for the battle as it stands.")
        : m_odds  ? tr("Counted, not simulated: every outcome of every die. Nobody retreats, no cards are used, and "
                        "damage goes to the weakest stack first, elites before base units.")
        : m_wasStopped ? tr("Stopped.")
        : m_soFar      ? tr("Bounds so far, no estimates: the exact odds lie between them.")
                       : tr("Calculating\u2026"));
}

void OddsPanel::showChances(const BattleOdds& odds)
{
    const auto bar = [&](const QString& who, double least, double other, int seat) {
        const double most = m_odds ? least : 1 - other;
        return ShareBar{who, least, most,
                        m_odds ? percent(least) : tr("%1 to %2", "two shares").arg(percent(least), percent(most)),
                        seat};
    };
    m_chances->setBars(m_title->text(), {bar(m_battle->active, odds.win, odds.loss, m_battle->activeSeat),
                                         bar(m_battle->opponent, odds.loss, odds.win, m_battle->opponentSeat)});
}

void OddsPanel::showDetails(const BattleOdds& odds)
{
    const int seat = m_battle->activeSeat;
    switch (m_view->current()) {
    case ClashByClash:
        m_details->setBars(tr("Clash by clash"), clashBars(odds.afterClash, seat));
        return;
    case WithMore: {
        askForMore();
        std::vector<ShareBar> bars;
        for (std::size_t i = 0; i < m_battle->withMore.size(); ++i) {
            ShareBar bar{m_battle->withMore[i].words.render(nameReader()), 0, 0, QStringLiteral("\u2026"), seat};
            if (i < m_more.size()) {
                bar.least = bar.most = m_more[i];
                bar.number = percent(m_more[i]);
            }
            bars.push_back(std::move(bar));
        }
        m_details->setBars(tr("With more"), std::move(bars));
        return;
    }
    default:
        m_details->setBars(tr("Units left"), unitsLeftBars(odds.unitsLeft, seat));
    }
}

void OddsPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle::heroes
