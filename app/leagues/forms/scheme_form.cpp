// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/scheme_form.h"

#include "base/contains.h"
#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/text_label.h"
#include "leagues/panels/layout.h"
#include "match/form_field.h"

#include <QComboBox>
#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Bonus;
using league::Criterion;
using league::TieBreaker;

namespace {

/// The widest that pointsShape allows.
constexpr int mostPoints = 100;
constexpr int mostLimit = 99'999;
constexpr int mostRewardedPlaces = 5;
constexpr std::size_t mostBonuses = 10;

/// All that a game can be compared by.
std::vector<TieBreaker> breakersOf(const league::LeagueRules& rules)
{
    std::vector<TieBreaker> all;
    for (const Criterion criterion :
         {Criterion::HeadToHead, Criterion::HeadToHeadDifference, Criterion::HeadToHeadScore,
          Criterion::DirectEncounter, Criterion::ScoreDifference, Criterion::ScoreFor, Criterion::ScoreAgainst,
          Criterion::Wins, Criterion::OpponentsPoints, Criterion::Buchholz, Criterion::BuchholzCut1,
          Criterion::BuchholzCut2, Criterion::BuchholzMedian, Criterion::SonnebornBerger})
        all.push_back({criterion, {}});
    for (const league::StatKind& stat : rules.stats) {
        all.push_back({Criterion::Most, stat.id});
        all.push_back({Criterion::Fewest, stat.id});
    }
    all.push_back({Criterion::Lots, {}});
    return all;
}

QString wordOf(const TieBreaker& breaker)
{
    return QString::fromStdString(wordFor(breaker));
}

} // namespace

SchemeForm::SchemeForm(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("schemeForm"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(px(Length::SpaceM));
}

void SchemeForm::setScheme(const league::LeagueRules& rules, const league::PointsScheme& points,
                           const std::vector<TieBreaker>& breakers, league::RankBy rankBy)
{
    m_rules = &rules;
    m_points = points;
    m_breakers = breakers;
    m_rankBy = rankBy;
    build();
}

NumberField* SchemeForm::number(const QString& objectName, const QString& label, int value, int least, int most,
                                QLayout& into)
{
    auto* field = new NumberField;
    field->setObjectName(objectName);
    field->setRange(least, most);
    field->setValue(value);
    auto* labelled = new FormField(field);
    labelled->setLabel(label);
    into.addWidget(labelled);
    connect(field, &QSpinBox::valueChanged, this, [this] {
        take();
        Q_EMIT edited();
    });
    return field;
}

void SchemeForm::build()
{
    m_numbers.clear();
    m_places.clear();
    m_bonuses.clear();
    clear(*m_column);
    if (!m_rules)
        return;
    buildPoints(*m_column);
    buildBonuses(*m_column);
    buildBreakers(*m_column);
}

void SchemeForm::buildPoints(QVBoxLayout& column)
{
    auto* numbers = new QWidget;
    auto* flow = new FlowLayout(numbers, px(Length::SpaceM));
    const auto add = [&](const char* key, const QString& label, int value, int least = -mostPoints) {
        m_numbers[key] =
            number(QStringLiteral("points_%1").arg(QString::fromLatin1(key)), label, value, least, mostPoints, *flow);
    };
    const bool forTwo = m_rules->leastPlayers == 2;
    const bool forMore = m_rules->mostPlayers > 2;
    if (forTwo) {
        add("win", tr("Win"), m_points.win);
        if (m_rules->hasDraws)
            add("draw", tr("Draw"), m_points.draw);
        add("loss", tr("Loss"), m_points.loss);
    }
    add("all_lost", tr("Everyone loses"), m_points.allLost);
    add("forfeit", tr("No-show"), m_points.forfeit);
    if (forTwo && m_rules->hasScores)
        add("forfeit_score", tr("Score awarded for a no-show"), m_points.forfeitScore, 0);
    if (forMore) {
        for (int place = 0; place < std::min(m_rules->mostPlayers, mostRewardedPlaces); ++place) {
            const auto at = static_cast<std::size_t>(place);
            const int value = at < m_points.placement.size() ? m_points.placement[at] : 0;
            m_places.push_back(number(QStringLiteral("points_place%1").arg(place + 1), tr("Place %1").arg(place + 1),
                                      value, -mostPoints, mostPoints, *flow));
        }
    }
    column.addWidget(numbers);
    m_rank = new SegmentedChoice({tr("Points"), tr("Points per match")});
    m_rank->setObjectName(QStringLiteral("rankBy"));
    m_rank->setCurrent(m_rankBy == league::RankBy::Points ? 0 : 1);
    auto* field = new FormField(m_rank);
    field->setLabel(tr("Ranked by (per match: for ladders with unequal numbers of matches)"));
    column.addWidget(field);
    connect(m_rank, &SegmentedChoice::chosen, this, [this] {
        take();
        Q_EMIT edited();
    });
}

void SchemeForm::buildBonuses(QVBoxLayout& column)
{
    for (std::size_t i = 0; i < m_points.bonuses.size(); ++i) {
        const Bonus& bonus = m_points.bonuses[i];
        BonusRow row;
        row.line = new QWidget;
        auto* flow = new FlowLayout(row.line, px(Length::SpaceM));
        row.what = new QComboBox;
        row.what->setObjectName(QStringLiteral("bonus%1").arg(i));
        row.what->addItem(tr("Score of at least"), QStringLiteral("score"));
        row.what->addItem(tr("Lost by at most"), QStringLiteral("narrow_loss"));
        for (const league::StatKind& stat : m_rules->stats)
            row.what->addItem(tr("At least this many: %1", "kills").arg(Text{stat.name}.render()),
                              QString::fromStdString("stat " + stat.id));
        const QString kind = bonus.what == Bonus::What::Score        ? QStringLiteral("score")
                             : bonus.what == Bonus::What::NarrowLoss ? QStringLiteral("narrow_loss")
                                                                     : QString::fromStdString("stat " + bonus.stat);
        row.what->setCurrentIndex(std::max(0, row.what->findData(kind)));
        auto* field = new FormField(row.what);
        field->setLabel(tr("Bonus for"));
        flow->addWidget(field);
        row.limit = number(QStringLiteral("bonusLimit%1").arg(i), tr("Limit"), bonus.limit, 0, mostLimit, *flow);
        row.points =
            number(QStringLiteral("bonusPoints%1").arg(i), tr("Points"), bonus.points, -mostPoints, mostPoints, *flow);
        auto* remove = new IconButton(Icon::Close, tr("Take the bonus out"));
        remove->setObjectName(QStringLiteral("removeBonus%1").arg(i));
        flow->addWidget(remove);
        connect(row.what, &QComboBox::activated, this, [this] {
            take();
            Q_EMIT edited();
        });
        connect(remove, &QAbstractButton::clicked, this, [this, i] {
            m_points.bonuses.erase(m_points.bonuses.begin() + static_cast<std::ptrdiff_t>(i));
            build();
            Q_EMIT edited();
        });
        column.addWidget(row.line);
        m_bonuses.push_back(row);
    }
    if (m_points.bonuses.size() >= mostBonuses)
        return;
    auto* add = new ChoiceButton(tr("Add a bonus"), ButtonLook::Outline);
    add->setObjectName(QStringLiteral("addBonus"));
    add->setDrawing(Icon::Plus);
    connect(add, &QAbstractButton::clicked, this, [this] {
        m_points.bonuses.push_back({m_rules->hasScores ? Bonus::What::NarrowLoss : Bonus::What::Score, {}, 1, 1});
        build();
        Q_EMIT edited();
    });
    column.addWidget(add, 0, Qt::AlignLeft);
}

void SchemeForm::buildBreakers(QVBoxLayout& column)
{
    auto* title = new TextLabel(tr("Tie-breakers, in order"), TypeStep::Body, Colour::TextMuted);
    title->setWordWrap(true);
    column.addWidget(title);
    for (std::size_t i = 0; i < m_breakers.size(); ++i) {
        auto* line = new QWidget;
        line->setObjectName(QStringLiteral("breaker_%1").arg(wordOf(m_breakers[i])));
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(px(Length::SpaceS));
        const QString words = Text{nameOf(m_breakers[i], m_rules->stats)}.render();
        auto* label = new TextLabel(tr("%1. %2", "number, tie-breaker").arg(i + 1).arg(words));
        label->setWordWrap(true);
        row->addWidget(label, 1);
        auto* up = new ChoiceButton(tr("Up"), ButtonLook::Outline);
        up->setObjectName(QStringLiteral("up_%1").arg(wordOf(m_breakers[i])));
        up->setAccessibleName(tr("%1: up").arg(words));
        up->setUnavailable(i == 0 ? tr("It is the first one already.") : QString());
        auto* remove = new IconButton(Icon::Close, tr("%1: take it out").arg(words));
        remove->setObjectName(QStringLiteral("remove_%1").arg(wordOf(m_breakers[i])));
        row->addWidget(up);
        row->addWidget(remove);
        connect(up, &QAbstractButton::clicked, this, [this, i] {
            if (i == 0)
                return;
            std::swap(m_breakers[i], m_breakers[i - 1]);
            build();
            Q_EMIT edited();
        });
        connect(remove, &QAbstractButton::clicked, this, [this, i] {
            m_breakers.erase(m_breakers.begin() + static_cast<std::ptrdiff_t>(i));
            build();
            Q_EMIT edited();
        });
        column.addWidget(line);
    }
    auto* line = new QWidget;
    auto* flow = new FlowLayout(line, px(Length::SpaceS));
    auto* more = new QComboBox;
    more->setObjectName(QStringLiteral("breakers"));
    more->setAccessibleName(tr("Another tie-breaker"));
    // Its longest entry is in the list that opens; closed, it must fit a narrow page in large text.
    more->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    more->setMinimumContentsLength(22);
    for (const TieBreaker& breaker : breakersOf(*m_rules)) {
        if (!contains(m_breakers, breaker))
            more->addItem(Text{nameOf(breaker, m_rules->stats)}.render(), wordOf(breaker));
    }
    auto* add = new ChoiceButton(tr("Add the tie-breaker"), ButtonLook::Outline);
    add->setObjectName(QStringLiteral("addBreaker"));
    add->setDrawing(Icon::Plus);
    flow->addWidget(more);
    flow->addWidget(add);
    line->setVisible(more->count() > 0);
    column.addWidget(line);
    connect(add, &QAbstractButton::clicked, this, [this, more] {
        const auto breaker = league::tieBreakerFrom(more->currentData().toString().toStdString());
        if (!breaker)
            return;
        m_breakers.push_back(*breaker);
        build();
        Q_EMIT edited();
    });
}

/// What stands in the fields.
void SchemeForm::take()
{
    const auto read = [this](const char* key, int& into) {
        if (const auto field = m_numbers.find(key); field != m_numbers.end())
            into = field->second->value();
    };
    read("win", m_points.win);
    read("draw", m_points.draw);
    read("loss", m_points.loss);
    read("all_lost", m_points.allLost);
    read("forfeit", m_points.forfeit);
    read("forfeit_score", m_points.forfeitScore);
    if (!m_places.empty()) {
        m_points.placement.clear();
        for (const NumberField* place : m_places)
            m_points.placement.push_back(place->value());
    }
    for (std::size_t i = 0; i < m_bonuses.size(); ++i) {
        Bonus& bonus = m_points.bonuses[i];
        const QString kind = m_bonuses[i].what->currentData().toString();
        bonus.what = kind == QStringLiteral("score")         ? Bonus::What::Score
                     : kind == QStringLiteral("narrow_loss") ? Bonus::What::NarrowLoss
                                                             : Bonus::What::Stat;
        bonus.stat = bonus.what == Bonus::What::Stat ? kind.section(u' ', 1).toStdString() : std::string();
        bonus.limit = m_bonuses[i].limit->value();
        bonus.points = m_bonuses[i].points->value();
    }
    if (m_rank)
        m_rankBy = m_rank->current() == 1 ? league::RankBy::PointsPerMatch : league::RankBy::Points;
}

Json SchemeForm::points() const
{
    Json written{{"win", m_points.win},
                 {"draw", m_points.draw},
                 {"loss", m_points.loss},
                 {"all_lost", m_points.allLost},
                 {"forfeit", m_points.forfeit},
                 {"forfeit_score", m_points.forfeitScore},
                 {"placement", m_points.placement},
                 {"bonuses", Json::array()}};
    for (const Bonus& bonus : m_points.bonuses) {
        Json one{{"points", bonus.points}};
        switch (bonus.what) {
        case Bonus::What::Score:
            one["for"] = "score";
            one["at_least"] = bonus.limit;
            break;
        case Bonus::What::NarrowLoss:
            one["for"] = "narrow_loss";
            one["at_most"] = bonus.limit;
            break;
        case Bonus::What::Stat:
            one["for"] = "stat";
            one["stat"] = bonus.stat;
            one["at_least"] = bonus.limit;
            break;
        }
        written["bonuses"].push_back(std::move(one));
    }
    return written;
}

Json SchemeForm::tieBreakers() const
{
    Json written = Json::array();
    for (const TieBreaker& breaker : m_breakers)
        written.push_back(wordFor(breaker));
    return written;
}

std::string SchemeForm::rankBy() const
{
    return std::string(toWord(m_rankBy));
}

} // namespace whistle
