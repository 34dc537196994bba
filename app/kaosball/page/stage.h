// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "controls/press/action_bar.h"
#include "kaosball/entries/commands.h"
#include "kaosball/telling/shown_table.h"
#include "table/move_input.h"

#include <QWidget>
#include <functional>
#include <vector>

namespace whistle::kaosball {

/// What stands beside a stage.
enum class Beside {
    Nothing,          ///< the stage has the whole width
    Words,            ///< the ruling and the log
    DugoutsAndWords,  ///< the dugouts too
    DugoutsAboveWords ///< in one column: the stage needs the width
};

/// Something was pressed that the rules do not allow: the commands that would record it, and the nearest that they do.
struct Attempt {
    std::vector<Command> commands;
    QString nearest = {}; ///< empty: nothing is near
    std::function<void()> takeNearest = {};
    bool isSaid = true; ///< else something in the commands (cards) only stands for what is not said yet
};

/// Kaos Rule by this team, against the card that is tapped next.
[[nodiscard]] inline Tap kaosRuleTap(const std::string& team)
{
    return cardTap("kaos_rule/" + team);
}
[[nodiscard]] inline bool isKaosRule(const Tap& tap)
{
    return tap.kind == TapKind::Card && tap.id.starts_with("kaos_rule/");
}

/// The page of one phase of a match: shows a table and says what players enter. No rule is in it: what may be done it
/// takes from the moves of the table, what would come of it the referee says.
class Stage : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setTable(const ShownTable& table) = 0;
    /// Where the moves of the table are said.
    void sayBy(MoveInput& input) { m_input = &input; }
    /// Another tap than before counts.
    virtual void showMoves() {}
    /// See MatchFrame.
    [[nodiscard]] virtual const QWidget* board() const { return nullptr; }
    [[nodiscard]] virtual Beside beside() const { return Beside::Words; }
    /// Closes or puts back the innermost thing that is open; false: there was nothing.
    virtual bool stepBack() { return false; }
    /// A letter or a digit, whatever has the focus; false: it is not one of its own.
    virtual bool takeKey(const QKeyEvent& /*key*/) { return false; }
    /// Words for the strip while this stage is on: "to bid", "to roll"; empty: "to move".
    [[nodiscard]] virtual QString task() const { return {}; }
    /// The team that has to act, or -1.
    [[nodiscard]] virtual int actor() const { return -1; }
    [[nodiscard]] ActionBar* bar() const { return m_bar; }

Q_SIGNALS:
    void commanded(const whistle::kaosball::Command& command);
    /// Against the rules: to be refused with its reason, and recorded all the same if the players say so.
    void attempted(const whistle::kaosball::Attempt& attempt);
    void ruleAsked(const QString& rule);
    void undoAsked();
    void reportAsked();
    void rematchAsked();
    /// Who acts, or what stands beside it, is another.
    void changedBeside();

protected:
    [[nodiscard]] MoveInput& input() const { return *m_input; }
    /// The button that takes back the last entry.
    [[nodiscard]] ButtonSpec undoButton()
    {
        return ButtonSpec{QStringLiteral("stepBack"), CommonWords::tr("Undo"), [this] { Q_EMIT undoAsked(); }}.as(
            ButtonLook::Outline);
    }
    /// A button that enters the command.
    [[nodiscard]] ButtonSpec entering(const QString& name, const QString& title, const Command& command)
    {
        return {name, title, [this, command] { Q_EMIT commanded(command); }};
    }

private:
    MoveInput* m_input = nullptr;
    ActionBar* m_bar = new ActionBar; ///< the page takes it over
};

} // namespace whistle::kaosball
