// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/sheet.h"
#include "kaosball/entries/commands.h"
#include "kaosball/telling/shown_table.h"

#include <optional>

class QLineEdit;

namespace whistle {
class ButtonRow;
class MainButton;
class TextLabel;
} // namespace whistle

namespace whistle::kaosball {

/// A figure in the hand: what it is and its numbers, and what is wrong about it put right where it stands, with a
/// reason. Nothing is recorded before its main button is pressed.
///
/// objectNames: figureSheet; figureHurt; figureHit1 and on (damage); figureUp, figureDown, figureBench; figureSpace;
/// figureBall; figureReason; figureMain.
class FigureSheet : public Sheet {
    Q_OBJECT
public:
    explicit FigureSheet(QWidget* parent = nullptr);
    void setFigure(const ShownTable& table, FigureRef figure);
    [[nodiscard]] FigureRef figure() const { return m_figure; }
    /// The space that was tapped for it; the sheet asked by `spaceAsked`.
    void setSpace(Space space);
    /// What the changes made so far amount to; empty: nothing is changed.
    [[nodiscard]] std::vector<Command> corrections() const;

Q_SIGNALS:
    /// The next tap on the field says where it is; false: no longer.
    void spaceAsked(bool asked);
    /// `corrections` are to be entered.
    void putRight();
    /// Something is changed, and Enter puts it right; false: nothing is any more.
    void changed(bool isChanged);

protected:
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Posture { Up, Down, Bench };
    [[nodiscard]] PicturePainter pictureOf(Posture posture) const;
    void build();
    void refresh();
    void showDamage();
    void showPlace();
    void choose(Posture posture);
    [[nodiscard]] Posture postureBefore() const;
    [[nodiscard]] const Figure& before() const { return m_table.state()[m_figure]; }
    [[nodiscard]] QString summary() const;

    ShownTable m_table;
    FigureRef m_figure;
    int m_damage = 0;
    Posture m_posture = Posture::Up;
    std::optional<Space> m_space;
    bool m_takesBall = false;
    bool m_dropsBall = false; ///< where it stands
    bool m_asksSpace = false;
    bool m_isChanged = false;
    ButtonRow* m_damageRow = nullptr;
    TextLabel* m_damageWords = nullptr;
    ButtonRow* m_postureRow = nullptr;
    ButtonRow* m_placeRow = nullptr;
    QLineEdit* m_reason = nullptr;
    MainButton* m_main = nullptr;
};

} // namespace whistle::kaosball
