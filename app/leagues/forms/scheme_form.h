// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <QWidget>
#include <map>
#include <vector>

class QComboBox;
class QVBoxLayout;

namespace whistle {

class ButtonRow;
class ChoiceButton;
class NumberField;
class SegmentedChoice;
class TextLabel;

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
    [[nodiscard]] Json points() const;
    [[nodiscard]] Json tieBreakers() const;
    [[nodiscard]] std::string rankBy() const;

Q_SIGNALS:
    void edited();

private:
    struct BonusRow {
        QWidget* line = nullptr;
        QComboBox* what = nullptr;
        NumberField* limit = nullptr;
        NumberField* points = nullptr;
    };
    void build();
    void buildPoints(QVBoxLayout& column);
    void buildBonuses(QVBoxLayout& column);
    void buildBreakers(QVBoxLayout& column);
    void take();
    NumberField* number(const QString& objectName, const QString& label, int value, int least, int most, QLayout& into);

    const league::LeagueRules* m_rules = nullptr;
    league::PointsScheme m_points;
    std::vector<league::TieBreaker> m_breakers;
    league::RankBy m_rankBy = league::RankBy::Points;
    QVBoxLayout* m_column;
    std::map<std::string, NumberField*> m_numbers;
    std::vector<NumberField*> m_places;
    std::vector<BonusRow> m_bonuses;
    SegmentedChoice* m_rank = nullptr;
};

} // namespace whistle
