// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/league_desk.h"

#include <QWidget>
#include <vector>

class QLineEdit;

namespace whistle {

class ChoiceButton;
class SegmentedChoice;
class FormField;

/// A result as it is typed in: for each side its score and what the game counts, or that it did not come; how the
/// match ended, when it was played, a note.
///
/// objectNames: score_<entrant>, <statistic>_<entrant>, absent_<entrant>, place_<entrant>, endedBy, wonBy, playedOn,
/// resultNote.
class ResultForm : public QWidget {
    Q_OBJECT
public:
    ResultForm(const LeagueDesk& league, const league::Fixture& fixture, QWidget* parent = nullptr);

    /// Fills it in from a result that is to be corrected.
    void setResult(const league::Result& result);
    /// As the acts `record` and `correct` take it.
    [[nodiscard]] Json result() const;
    /// What has still to be told, in words; empty: nothing.
    [[nodiscard]] QString missing() const;

Q_SIGNALS:
    void edited();

private:
    struct Side {
        std::string id;
        QString name;
        QLineEdit* score = nullptr;
        QLineEdit* place = nullptr; ///< matches of three and more
        std::vector<QLineEdit*> stats;
        ChoiceButton* absent = nullptr;
    };
    void build();
    void follow();
    [[nodiscard]] const league::WayToEnd* way() const;
    [[nodiscard]] int absentCount() const;
    [[nodiscard]] bool isWalkover() const;

    LeagueDesk m_league;
    std::vector<Side> m_sides;
    SegmentedChoice* m_way = nullptr;
    FormField* m_wayField = nullptr;
    SegmentedChoice* m_winner = nullptr;
    FormField* m_winnerField = nullptr;
    QLineEdit* m_date = nullptr;
    QLineEdit* m_note = nullptr;
};

} // namespace whistle
