// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/league_session.h"

#include <QWidget>
#include <functional>
#include <vector>

class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class SegmentedChoice;
class FormField;
class TextLabel;

/// A result as it is typed in: for each side its score and what the game counts, or that it did not come; how the
/// match ended, when it was played, a note.
///
/// What the season carries on from match to match (cash, upgrades ...) can be told too, where its settings do.
///
/// objectNames: carried_<key>_<entrant>, score_<entrant>, <statistic>_<entrant>, absent_<entrant>, place_<entrant>,
/// endedBy (in rows endedByBox), wonBy, playedOn, resultNote, awarded.
class ResultForm : public QWidget {
    Q_OBJECT
public:
    enum class Shape {
        Whole, ///< side by side below each other, with date, note and award
        Sides, ///< without these
        Rows   ///< a row for each side, for a grid of many; see wayBox() and setHeads()
    };
    ResultForm(const LeagueSession& league, const league::Fixture& fixture, Shape shape = Shape::Whole,
               QWidget* parent = nullptr);

    /// Fills it in from a result that is to be corrected.
    void setResult(const league::Result& result);
    /// Fills in what is typed in another form of the same fixture, complete or not.
    void takeOver(const ResultForm& other);
    /// As the acts `record` and `correct` take it.
    [[nodiscard]] Json result() const;
    /// How the match ended, in rows: for whoever shows the form to put beside its title. Null: there is nothing to say.
    [[nodiscard]] QComboBox* wayBox() const { return m_wayBox; }
    /// Whether what the columns are stands above the rows; of several grids below each other the first one's are
    /// enough.
    void setHeads(bool shown);
    /// Nothing has been said yet.
    [[nodiscard]] bool isUntouched() const { return result().empty(); }
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
    /// The fields of a side in their order, made; `add` puts each one in its place.
    void addFields(Side& side, const std::function<void(QLineEdit*, const QString&)>& add);
    [[nodiscard]] static std::vector<QLineEdit*> linesOf(const Side& side);
    [[nodiscard]] static QWidget* nameOf(const Side& side);
    void addSidesBelowEachOther(QVBoxLayout& column);
    void addSidesAsRows(QVBoxLayout& column);
    /// What the field says, as its shape has it; a word that is none of the game's is in `unknown`.
    [[nodiscard]] Json told(const ShapeKey& key, const QLineEdit& line, QString* unknown = nullptr) const;
    void tellCarried(Json& result) const;
    void follow();
    void addWays(QVBoxLayout& column);
    [[nodiscard]] const league::WayToEnd* way() const;
    /// Among the ways to end; -1: not said.
    [[nodiscard]] int wayIndex() const;
    void setWay(int index);
    [[nodiscard]] int absentCount() const;
    [[nodiscard]] bool isWalkover() const;

    LeagueSession m_league;
    Shape m_shape;
    std::vector<Side> m_sides;
    std::vector<ShapeKey> m_carried;  ///< LeagueRules::details, those that matter
    std::vector<TextLabel*> m_heads;  ///< of the columns
    SegmentedChoice* m_way = nullptr; ///< null: there is nothing to say, or it is said in m_wayBox
    FormField* m_wayField = nullptr;  ///< of m_way
    QComboBox* m_wayBox = nullptr;    ///< in rows
    SegmentedChoice* m_winner = nullptr;
    FormField* m_winnerField = nullptr;
    QLineEdit* m_date = nullptr;
    QLineEdit* m_note = nullptr;
    QLineEdit* m_awarded = nullptr; ///< why; empty: it was played
};

} // namespace whistle
