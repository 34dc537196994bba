// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/battle/odds_panel.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "heroes/game.h"
#include "heroes/parts/readings.h"
#include "heroes/telling/words.h"
#include "match/form_field.h"

#include <QLocale>
#include <cmath>
#include <nlohmann/json.hpp>

namespace whistle::heroes {

namespace {

constexpr int mostBars = 8;
constexpr double hardlyEver = 0.0005; ///< not worth a bar

QString percent(double share)
{
    constexpr double whole = 100;
    const auto words = [](double tenths) {
        return CommonWords::tr("%1%").arg(QLocale().toString(tenths / 10, 'f', 1));
    };
    // What can still be is not said to be certain or impossible; a sum of exact shares may be off by its last digits.
    constexpr double certain = 1 - 1e-9;
    const double tenths = std::round(10 * whole * share);
    if (tenths == 0 && share > 1 - certain)
        return QLatin1Char('<') + words(1);
    if (tenths == 10 * whole && share < certain)
        return QLatin1Char('>') + words(tenths - 1);
    return words(tenths);
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
        bars.push_back({OddsPanel::tr("undecided after clash %1 (won %2, lost %3)")
                            .arg(i + 1)
                            .arg(percent(now.won), percent(now.lost)),
                        now.on(), now.on(), percent(now.on()), seat});
        if (now.on() < hardlyEver)
            break;
    }
    return bars;
}

} // namespace

OddsPanel::OddsPanel()
{
    setObjectName(QStringLiteral("odds"));
    m_bar->setRange(0, 0);
    m_view->setCurrent(UnitsLeft);
    letWrap(*m_view);
    columnIn(*this, px(Length::SpaceM), -1,
             {m_title, m_bar, m_cancel, m_chances, m_expected, m_view, m_details, m_note})
        ->addStretch(1);
    connect(m_cancel, &QAbstractButton::clicked, this, [this] { m_answer.stop(); });
    connect(m_view, &SegmentedChoice::chosen, this, &OddsPanel::refresh);
    m_answer.whenTold([this] {
        refresh();
        if (!m_answer.isReckoning())
            Q_EMIT reckoned();
    });
    m_moreAnswer.whenTold([this] { refresh(); });
}

void OddsPanel::setClash(const State& began)
{
    if (std::string key = tableJson(began).dump(); key != m_key) {
        m_key = std::move(key);
        m_clash = began;
        m_inquiry = oddsNow(began);
        m_withMore = oddsWithMore(began);
        m_moreAnswer.forget();
        m_answer.forget();
        if (m_inquiry)
            m_answer.ask([inquiry = *m_inquiry](const std::stop_token& stop, const auto& soFar) {
                return battleOdds(inquiry, stop, soFar);
            });
    }
    refresh();
}

void OddsPanel::askForMore()
{
    if (m_moreAnswer.known() || m_moreAnswer.isReckoning())
        return;
    m_moreAnswer.ask(
        [all = m_withMore](const std::stop_token& stop, const auto& soFar) -> std::optional<std::vector<double>> {
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

void OddsPanel::refresh()
{
    const std::optional<BattleOdds>& odds = m_answer.answer();
    const std::optional<BattleOdds>& known = m_answer.known();
    const bool isSlow = m_inquiry && m_answer.isSlow();
    m_bar->setVisible(isSlow);
    m_bar->setAccessibleName(tr("The odds are being calculated"));
    m_cancel->setVisible(isSlow);
    m_cancel->setTitle(CommonWords::tr("Stop"));
    const bool isGuessed = !lackingInBattle(m_clash).empty();
    const QString from = tr("the start of clash %1").arg(m_clash.battle->clash);
    m_title->setText(!m_inquiry  ? tr("Exact odds")
                     : isGuessed ? tr("Odds with placeholder values, from %1").arg(from)
                                 : tr("Exact odds, from %1").arg(from));
    setAccessibleName(m_title->text());
    m_chances->setVisible(known.has_value());
    for (QWidget* part : std::initializer_list<QWidget*>{m_expected, m_view, m_details})
        part->setVisible(odds.has_value());
    if (known)
        showChances(*known);
    if (odds) {
        const QStringList views{tr("Units left"), tr("Clash by clash"), tr("With more")};
        m_expected->setText(
            tr("On average %1 clashes, %2 units left.").arg(mean(odds->clashes), mean(odds->unitsLeft)));
        m_view->rename(views);
        m_view->setAccessibleName(tr("Odds detail"));
        if (m_view->current() == WithMore)
            askForMore();
        m_details->setBars(views[m_view->current()], details(*odds));
    }
    m_note->setText(isGuessed && odds
                        ? tr("Not exact: the printed values of %1 are still missing.")
                              .arg(listWords(lackingInBattle(m_clash),
                                             [](const Lacking& one) { return printedWords(one.printed); }))
                    : !m_inquiry ? tr("No odds for this battle.")
                    : odds ? tr("Calculated, not simulated: every outcome of every die. Nobody retreats, no cards are "
                                "used, and damage goes to the weakest stack first, elites before base units.")
                    : m_answer.wasStopped() ? tr("Stopped.")
                    : known                 ? tr("Bounds so far, not estimates: the exact odds lie between them.")
                                            : tr("Calculating\u2026"));
}

void OddsPanel::showChances(const BattleOdds& odds)
{
    const bool isExact = m_answer.answer().has_value();
    const auto bar = [&](const std::string& who, double least, double other, Side side) {
        const double most = isExact ? least : 1 - other;
        return ShareBar{pieceWord(who), least, most,
                        isExact ? percent(least) : tr("%1 to %2", "two shares").arg(percent(least), percent(most)),
                        seatOf(m_clash, side)};
    };
    m_chances->setBars(m_title->text(), {bar(m_clash.battle->active, odds.win, odds.loss, Side::Active),
                                         bar(m_clash.battle->opponent, odds.loss, odds.win, Side::Opponent)});
}

/// What the view that is open tells.
std::vector<ShareBar> OddsPanel::details(const BattleOdds& odds) const
{
    const int seat = seatOf(m_clash, Side::Active);
    if (m_view->current() == UnitsLeft)
        return unitsLeftBars(odds.unitsLeft, seat);
    if (m_view->current() == ClashByClash)
        return clashBars(odds.afterClash, seat);
    std::vector<ShareBar> bars;
    const std::vector<double> more = m_moreAnswer.known().value_or(std::vector<double>());
    for (std::size_t i = 0; i < m_withMore.size(); ++i) {
        const double chance = i < more.size() ? more[i] : 0;
        bars.push_back({m_withMore[i].words.render(nameReader()), chance, chance,
                        i < more.size() ? percent(chance) : QStringLiteral("\u2026"), seat});
    }
    return bars;
}

} // namespace whistle::heroes

#include "moc_odds_panel.cpp"
