// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <QWidget>
#include <functional>
#include <vector>

class QVBoxLayout;

namespace whistle {

/// What a season counts by: points for wins, draws and places, bonuses, and the ordered tie-breakers.
///
/// objectNames: points_win, points_draw ..., points_place1 ..., rankBy, breaker_<word>, up_<word>, remove_<word>,
/// breakers, addBreaker, addBonus, bonus<index>.
class SchemeForm : public QWidget {
    Q_OBJECT
public:
    explicit SchemeForm(QWidget* parent = nullptr);
    /// Shows these; the game's own tie-breakers and statistics can be chosen.
    void setScheme(const league::LeagueRules& rules, const league::PointsScheme& points,
                   const std::vector<league::TieBreaker>& breakers, league::RankBy rankBy);
    [[nodiscard]] const league::PointsScheme& points() const { return m_points; }
    /// By their words.
    [[nodiscard]] std::vector<std::string> tieBreakers() const;
    [[nodiscard]] league::RankBy rankBy() const { return m_rankBy; }

Q_SIGNALS:
    void edited();

private:
    void build();
    void buildPoints();
    void buildBonuses();
    void buildBreakers();
    void addNumber(const QString& objectName, const QString& label, int value, int least, int most, QWidget& into,
                   std::function<void(int)> take);

    const league::LeagueRules* m_rules = nullptr;
    league::PointsScheme m_points;
    std::vector<league::TieBreaker> m_breakers;
    league::RankBy m_rankBy = league::RankBy::Points;
    QVBoxLayout* m_column;
};

} // namespace whistle
