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
/// What the season carries on from match to match (cash, upgrades ...) can be told too, where its settings do.
///
/// objectNames: carried_<key>_<entrant>, score_<entrant>, <statistic>_<entrant>, absent_<entrant>, place_<entrant>,
/// endedBy, wonBy, playedOn, resultNote, awarded.
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
        std::vector<QLineEdit*> carried; ///< by m_carried
        ChoiceButton* absent = nullptr;
    };
    void build();
    [[nodiscard]] QString nameOfThing(const std::string& id) const;
    /// What the field says, as its shape has it; a word that is none of the game's is in `unknown`.
    [[nodiscard]] Json told(const ShapeKey& key, const QLineEdit& line, QString* unknown = nullptr) const;
    void tellCarried(Json& result) const;
    void follow();
    [[nodiscard]] const league::WayToEnd* way() const;
    [[nodiscard]] int absentCount() const;
    [[nodiscard]] bool isWalkover() const;

    LeagueDesk m_league;
    std::vector<Side> m_sides;
    std::vector<ShapeKey> m_carried; ///< LeagueRules::details, those that matter
    SegmentedChoice* m_way = nullptr;
    FormField* m_wayField = nullptr;
    SegmentedChoice* m_winner = nullptr;
    FormField* m_winnerField = nullptr;
    QLineEdit* m_date = nullptr;
    QLineEdit* m_note = nullptr;
    QLineEdit* m_awarded = nullptr; ///< why; empty: it was played
};

} // namespace whistle
