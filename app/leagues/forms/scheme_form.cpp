// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/scheme_form.h"

#include "base/contains.h"
#include "controls/layout/columns.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
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

SchemeForm::SchemeForm(QWidget* parent) : QWidget(parent), m_column(columnIn(*this, 0, px(Length::SpaceM)))
{
    setObjectName(QStringLiteral("schemeForm"));
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

void SchemeForm::addNumber(const QString& objectName, const QString& label, int value, int least, int most,
                           QWidget& into, std::function<void(int)> take)
{
    auto* field = new NumberField;
    field->setObjectName(objectName);
    field->setRange(least, most);
    field->setValue(value);
    addField(*into.layout(), field, label);
    connect(field, &QSpinBox::valueChanged, this, [this, take = std::move(take)](int now) {
        take(now);
        Q_EMIT edited();
    });
}

void SchemeForm::build()
{
    clear(*m_column);
    buildPoints();
    buildBonuses();
    buildBreakers();
}

void SchemeForm::buildPoints()
{
    QWidget* numbers = flowOf({}, Length::SpaceM);
    const auto add = [&](const char* key, const QString& label, int& value, int least = -mostPoints) {
        addNumber(QStringLiteral("points_%1").arg(QString::fromLatin1(key)), label, value, least, mostPoints, *numbers,
                  [&value](int now) { value = now; });
    };
    const bool forTwo = m_rules->leastPlayers == 2;
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
    const int places = m_rules->mostPlayers > 2 ? std::min(m_rules->mostPlayers, mostRewardedPlaces) : 0;
    for (int place = 0; place < places; ++place) {
        const auto at = static_cast<std::size_t>(place);
        addNumber(QStringLiteral("points_place%1").arg(place + 1), tr("Place %1").arg(place + 1),
                  at < m_points.placement.size() ? m_points.placement[at] : 0, -mostPoints, mostPoints, *numbers,
                  [this, at](int now) {
                      m_points.placement.resize(std::max(at + 1, m_points.placement.size()));
                      m_points.placement[at] = now;
                  });
    }
    m_column->addWidget(numbers);
    auto* rank = named("rankBy", new SegmentedChoice({tr("Points"), tr("Points per match")}));
    rank->setCurrent(m_rankBy == league::RankBy::Points ? 0 : 1);
    addField(*m_column, rank, tr("Ranked by (per match: for ladders with unequal numbers of matches)"));
    connect(rank, &SegmentedChoice::chosen, this, [this](int chosen) {
        m_rankBy = chosen == 1 ? league::RankBy::PointsPerMatch : league::RankBy::Points;
        Q_EMIT edited();
    });
}

void SchemeForm::buildBonuses()
{
    std::vector<std::pair<Bonus, QString>> kinds{{{Bonus::What::Score, {}}, tr("Score of at least")},
                                                 {{Bonus::What::NarrowLoss, {}}, tr("Lost by at most")}};
    for (const league::StatKind& stat : m_rules->stats)
        kinds.push_back(
            {{Bonus::What::Stat, stat.id}, tr("At least this many: %1", "kills").arg(Text{stat.name}.render())});
    for (std::size_t i = 0; i < m_points.bonuses.size(); ++i) {
        const Bonus& bonus = m_points.bonuses[i];
        QWidget* line = flowOf({}, Length::SpaceM);
        auto* what = new QComboBox;
        what->setObjectName(QStringLiteral("bonus%1").arg(i));
        for (const auto& [kind, words] : kinds) {
            what->addItem(words);
            if (kind.what == bonus.what && kind.stat == bonus.stat)
                what->setCurrentIndex(what->count() - 1);
        }
        addField(*line->layout(), what, tr("Bonus for"));
        addNumber(QStringLiteral("bonusLimit%1").arg(i), tr("Limit"), bonus.limit, 0, mostLimit, *line,
                  [this, i](int now) { m_points.bonuses[i].limit = now; });
        addNumber(QStringLiteral("bonusPoints%1").arg(i), tr("Points"), bonus.points, -mostPoints, mostPoints, *line,
                  [this, i](int now) { m_points.bonuses[i].points = now; });
        auto* remove = new IconButton(Icon::Close, tr("Take the bonus out"));
        remove->setObjectName(QStringLiteral("removeBonus%1").arg(i));
        line->layout()->addWidget(remove);
        connect(what, &QComboBox::activated, this, [this, i, kinds](int chosen) {
            const Bonus& kind = kinds[static_cast<std::size_t>(chosen)].first;
            m_points.bonuses[i].what = kind.what;
            m_points.bonuses[i].stat = kind.stat;
            Q_EMIT edited();
        });
        connect(remove, &QAbstractButton::clicked, this, [this, i] {
            m_points.bonuses.erase(m_points.bonuses.begin() + static_cast<std::ptrdiff_t>(i));
            build();
            Q_EMIT edited();
        });
        m_column->addWidget(line);
    }
    if (m_points.bonuses.size() >= mostBonuses)
        return;
    auto* add = named("addBonus", new ChoiceButton(tr("Add a bonus"), ButtonLook::Outline));
    add->setDrawing(Icon::Plus);
    connect(add, &QAbstractButton::clicked, this, [this] {
        m_points.bonuses.push_back({m_rules->hasScores ? Bonus::What::NarrowLoss : Bonus::What::Score, {}, 1, 1});
        build();
        Q_EMIT edited();
    });
    m_column->addWidget(add, 0, Qt::AlignLeft);
}

void SchemeForm::buildBreakers()
{
    auto* title = new Paragraph(TypeStep::Body, Colour::TextMuted);
    title->setText(tr("Tie-breakers, in order"));
    m_column->addWidget(title);
    for (std::size_t i = 0; i < m_breakers.size(); ++i) {
        const QString word = wordOf(m_breakers[i]);
        const QString words = Text{nameOf(m_breakers[i], m_rules->stats)}.render();
        auto* label = new Paragraph;
        label->setText(tr("%1. %2", "number, tie-breaker").arg(i + 1).arg(words));
        auto* up = new ChoiceButton(tr("Up"), ButtonLook::Outline);
        up->setObjectName(QStringLiteral("up_%1").arg(word));
        up->setAccessibleName(tr("%1: up").arg(words));
        up->setUnavailable(i == 0 ? tr("It is the first one already.") : QString());
        auto* remove = new IconButton(Icon::Close, tr("%1: take it out").arg(words));
        remove->setObjectName(QStringLiteral("remove_%1").arg(word));
        QWidget* line = rowOf(label, {up, remove});
        line->setObjectName(QStringLiteral("breaker_%1").arg(word));
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
        m_column->addWidget(line);
    }
    auto* more = named("breakers", new QComboBox);
    more->setAccessibleName(tr("Another tie-breaker"));
    // Its longest entry is in the list that opens; closed, it must fit a narrow page in large text.
    more->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    more->setMinimumContentsLength(22);
    for (const TieBreaker& breaker : breakersOf(*m_rules)) {
        if (!contains(m_breakers, breaker))
            more->addItem(Text{nameOf(breaker, m_rules->stats)}.render(), wordOf(breaker));
    }
    auto* add = named("addBreaker", new ChoiceButton(tr("Add the tie-breaker"), ButtonLook::Outline));
    add->setDrawing(Icon::Plus);
    QWidget* line = flowOf({more, add});
    line->setVisible(more->count() > 0);
    m_column->addWidget(line);
    connect(add, &QAbstractButton::clicked, this, [this, more] {
        const auto breaker = league::tieBreakerFrom(idIn(*more));
        if (!breaker)
            return;
        m_breakers.push_back(*breaker);
        build();
        Q_EMIT edited();
    });
}

std::vector<std::string> SchemeForm::tieBreakers() const
{
    std::vector<std::string> words;
    for (const TieBreaker& breaker : m_breakers)
        words.push_back(wordFor(breaker));
    return words;
}

} // namespace whistle
