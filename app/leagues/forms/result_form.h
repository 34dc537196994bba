// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/refereeing/result_fields.h"
#include "leagues/season/league_session.h"

#include <QWidget>
#include <functional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class Form;
class FormField;
class SegmentedChoice;
class TextLabel;

/// A result as it is typed in: a field for each thing that is told of each side (`league::sideFields`), or that it did
/// not come; how the match ended; when it was played and a note.
///
/// objectNames: <field>_<entrant> (score_..., place_..., kills_..., carried_cash_...), absent_<entrant>, endedBy (in
/// rows and lines endedByBox), wonBy, and those of the Form: form.date:line, form.note:line, form.awarded:line.
class ResultForm : public QWidget {
    Q_OBJECT
public:
    enum class Shape {
        Whole, ///< side by side below each other, with date, note and award
        Sides, ///< without these
        Rows,  ///< a row for each side, for a grid of many; see more() and setHeads()
        Line   ///< both sides of a match of two that has only scores in one line; see more()
    };
    ResultForm(const LeagueSession& league, const league::Fixture& fixture, Shape shape = Shape::Whole,
               QWidget* parent = nullptr);
    /// Whether a line has room for all that is told of the fixture.
    [[nodiscard]] static bool fitsInLine(const LeagueSession& league, const league::Fixture& fixture);
    /// Two sides with what stands between their names, as lines have them.
    [[nodiscard]] static QWidget* lineOf(const QString& home, QWidget* one, QWidget* other, const QString& away);
    /// As wide as a field for a number.
    [[nodiscard]] static int numberWidth(const QWidget& like);

    /// Fills it in from a result that is to be corrected.
    void setResult(const league::Result& result);
    /// Fills in what is typed in another form of the same sides, in whichever order, complete or not.
    void takeOver(const ResultForm& other);
    /// Whether the fixture is still one of the same sides.
    [[nodiscard]] bool isFor(const league::Fixture& fixture) const;
    /// What is typed, in words: "5:3"; empty: nothing.
    [[nodiscard]] QString inWords() const;
    /// What has become of what is typed where the match is settled meanwhile, or is one of others (null: is not there);
    /// empty: nothing is lost.
    [[nodiscard]] QString lostTo(const league::Fixture* fixture) const;
    /// As the acts `record` and `correct` take it.
    [[nodiscard]] Json result() const;
    /// In rows and lines what is seldom said, for whoever shows the form to put in its place: how the match ended; in
    /// lines who did not come. Null: there is nothing to say.
    [[nodiscard]] QWidget* more() const { return m_more; }
    /// Something of it is said.
    [[nodiscard]] bool saysMore() const;
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
        std::vector<QLineEdit*> lines; ///< by m_fields
        ChoiceButton* absent = nullptr;
    };
    void build();
    /// The fields of a side in their order, made; `add` puts each one in its place.
    void addFields(Side& side, const std::function<void(QLineEdit*, const QString&)>& add);
    [[nodiscard]] QLineEdit* lineFor(const league::SideField& field) const;
    [[nodiscard]] static QWidget* nameOf(const Side& side);
    void addSidesBelowEachOther(QVBoxLayout& column);
    void addSidesAsRows(QVBoxLayout& column);
    void addSidesInLine(QVBoxLayout& column);
    void addMore(QWidget* part);
    void addWays(QVBoxLayout& column);
    void addCircumstances(QVBoxLayout& column);
    void follow();
    [[nodiscard]] bool isSmall() const { return m_shape == Shape::Rows || m_shape == Shape::Line; }
    [[nodiscard]] league::ToldSoFar soFar() const;
    [[nodiscard]] Checked<Json> typed(const Side& side, std::size_t field) const;
    [[nodiscard]] NameReader names() const;
    [[nodiscard]] std::vector<std::string> ids() const;
    [[nodiscard]] const Side* sideOf(const std::string& id) const;
    /// Among the ways to end; -1: not said.
    [[nodiscard]] int wayIndex() const;
    void setWay(int index);

    LeagueSession m_league;
    league::Sides m_entrants;
    Shape m_shape;
    std::vector<league::SideField> m_fields;
    std::vector<Side> m_sides;
    std::vector<TextLabel*> m_heads;  ///< of the columns
    QWidget* m_more = nullptr;        ///< in rows and lines
    SegmentedChoice* m_way = nullptr; ///< null: there is nothing to say, or it is said in m_wayBox
    FormField* m_wayField = nullptr;  ///< of m_way
    QComboBox* m_wayBox = nullptr;    ///< in rows and lines
    SegmentedChoice* m_winner = nullptr;
    FormField* m_winnerField = nullptr;
    Form* m_once = nullptr; ///< what is said once of a match; only in the whole form
};

} // namespace whistle
