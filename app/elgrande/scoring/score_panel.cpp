// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/scoring/score_panel.h"

#include "controls/counter_label.h"
#include "controls/rule_chip.h"
#include "controls/text_label.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/pack/facts.h"
#include "elgrande/telling/words.h"
#include "look/emblem.h"

#include <QBoxLayout>
#include <QCoreApplication>

namespace whistle::elgrande {

namespace {

struct Said {
    Q_DECLARE_TR_FUNCTIONS(whistle::elgrande::ScorePanel)
};

QString plus(int points)
{
    return CounterLabel::words(points, CounterLabel::Sign::Always);
}

QString titleOf(const std::vector<ScoreRow>& rows)
{
    QStringList gains;
    for (const ScoreRow& row : rows) {
        if (row.points != 0)
            gains << Said::tr("%1 %2", "player and points").arg(row.name, plus(row.points));
    }
    return gains.isEmpty() ? Said::tr("Nobody scores") : gains.join(QStringLiteral(", "));
}

QString whyOf(const AreaScore& score, const Rank& rank)
{
    if (rank.pointsEach == 0 && rank.place > score.paidPlaces)
        return Said::tr("place %1 pays nothing").arg(rank.place);
    if (rank.isTied())
        return rank.place > score.paidPlaces || rank.pointsEach == 0
                   ? Said::tr("tied: no points")
                   : Said::tr("tied: paid as place %1").arg(rank.place);
    return rank.place == 1 ? Said::tr("alone in front") : Said::tr("alone: place %1").arg(rank.place);
}

} // namespace

AreaSum sumOf(const State& state, Area area, bool firstPlaceOnly)
{
    Reasons reasons;
    const AreaCase here = areaOf(state.board, area, *printedFacts(), firstPlaceOnly);
    const AreaScore score = scoreArea(here, state.players, reasons);
    AreaSum sum;
    bool hasHome = false;
    for (const Rank& rank : score.ranking) {
        for (const int player : rank.players) {
            ScoreRow row{seatOf(player), playerName(state, player), rank.caballeros, whyOf(score, rank), {}, 0};
            row.points = score.points[player];
            if (rank.pointsEach > 0)
                row.tiles.push_back({rank.pointsEach, Said::tr("place %1").arg(rank.place)});
            const int bonuses = (score.kingBonus == player ? 1 : 0) + (score.homeBonus == player ? 1 : 0);
            const int each = bonuses == 0 ? 0 : (row.points - rank.pointsEach) / bonuses;
            if (score.kingBonus == player)
                row.tiles.push_back({each, Said::tr("King")});
            if (score.homeBonus == player)
                row.tiles.push_back({each, Said::tr("home")});
            sum.rows.push_back(std::move(row));
            hasHome = hasHome || state.board.homes[player] == area;
        }
    }
    sum.title = titleOf(sum.rows);
    sum.pays = Said::tr("%1 pays %2").arg(areaName(area), valuesWords(score.values));
    const bool isTied = !score.ranking.empty() && score.ranking[0].isTied();
    if (score.ranking.empty())
        sum.remark = Said::tr("It is empty.");
    else if (isTied && (hasHome || state.board.king == area))
        sum.remark = Said::tr("Nobody is alone in front, so no bonus is paid.");
    for (const RuleId rule : reasons.rules)
        sum.rules << QString::fromUtf8(rule.id.data(), static_cast<qsizetype>(rule.id.size()));
    return sum;
}

AreaSum sumOf(const State& state, Area area, const Counts& points)
{
    AreaSum sum;
    for (int player = 0; player < state.count(); ++player) {
        if (const int gain = points[player]; gain != 0)
            sum.rows.push_back({seatOf(player), playerName(state, player), -1, {}, {}, gain});
    }
    sum.title = titleOf(sum.rows);
    sum.pays = Said::tr("%1 pays %2").arg(areaName(area), valuesWords(valuesOf(state.board, area, *printedFacts())));
    return sum;
}

ScorePanel::ScorePanel(QWidget* parent)
    : PanelBox(Colour::Raised, parent)
    , m_caption(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_pays(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_rows(new QWidget)
    , m_place(new QVBoxLayout)
    , m_remark(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_rules(new RuleChips)
{
    setObjectName(QStringLiteral("scorePanel"));
    m_title->setObjectName(QStringLiteral("scoreTitle"));
    auto* column = new QVBoxLayout(this);
    const int gap = Theme::current().px(Length::SpaceM);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(Theme::current().px(Length::SpaceS));
    for (TextLabel* label : {m_caption, m_title, m_pays, m_remark})
        label->setWordWrap(true);
    m_place->addWidget(m_rows);
    column->addWidget(m_caption);
    column->addWidget(m_title);
    column->addWidget(m_pays);
    column->addLayout(m_place);
    column->addWidget(m_remark);
    column->addWidget(m_rules);
    connect(m_rules, &RuleChips::opened, this, &ScorePanel::ruleAsked);
}

QWidget* ScorePanel::rowOf(const ScoreRow& row) const
{
    auto* whole = new QWidget;
    auto* line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Theme::current().px(Length::SpaceS));
    line->addWidget(new SeatEmblem(row.seat));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* name = new TextLabel(
        row.caballeros < 0 ? row.name : tr("%1: %2", "player, Caballeros").arg(row.name).arg(row.caballeros),
        TypeStep::Label);
    auto* why = new TextLabel(row.why, TypeStep::Caption, Colour::TextMuted);
    why->setWordWrap(true);
    name->setWordWrap(true);
    words->addWidget(name);
    words->addWidget(why);
    why->setVisible(!row.why.isEmpty());
    line->addLayout(words, 1);
    for (const ScoreTile& tile : row.tiles) {
        auto* box = new PanelBox(Colour::Sunken);
        auto* column = new QVBoxLayout(box);
        const int gap = Theme::current().px(Length::SpaceXs);
        column->setContentsMargins(gap, gap, gap, gap);
        column->setSpacing(0);
        auto* points = new TextLabel(QString::number(tile.points), TypeStep::Title);
        auto* of = new TextLabel(tile.name, TypeStep::Caption, Colour::TextMuted);
        for (TextLabel* label : {points, of}) {
            label->setAlignment(Qt::AlignCenter);
            column->addWidget(label);
        }
        line->addWidget(box);
    }
    auto* points = new CounterLabel(TypeStep::Heading);
    points->setText(row.points == 0 ? QStringLiteral("0") : plus(row.points));
    line->addWidget(points);
    return whole;
}

void ScorePanel::setSum(const AreaSum& sum)
{
    if (sum == m_sum)
        return;
    m_sum = sum;
    m_caption->setText(sum.caption);
    m_caption->setVisible(!sum.caption.isEmpty());
    m_title->setText(sum.title);
    m_pays->setText(sum.pays);
    m_remark->setText(sum.remark);
    m_remark->setVisible(!sum.remark.isEmpty());
    m_rules->setRules(sum.rules);
    m_place->removeWidget(m_rows);
    m_rows->hide();
    m_rows->deleteLater();
    m_rows = new QWidget;
    auto* column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    for (const ScoreRow& row : sum.rows)
        column->addWidget(rowOf(row));
    m_place->addWidget(m_rows);
    m_rows->show();
}

} // namespace whistle::elgrande
