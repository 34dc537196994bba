// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/telling/words.h"
#include "controls/boards/board.h"

#include <optional>
#include <vector>

namespace whistle::chaotic {

/// A creature as the Battleboard shows it.
struct BoardCreature {
    CreatureIndex index = nobody;
    Player player = Player::One;
    bool faceUp = false;
    QString name;
    Disciplines disciplines;
    int energy = 0;
    int left = 0; ///< of the Energy, less damage
    int counters = 0;
    std::optional<bool> gearFaceUp; ///< none: it wears none
    QString gear;                   ///< its name, where it is face up
    QStringList traits;             ///< tribe, elements, keywords and abilities: heard, not drawn
    bool moved = false;
    bool engaged = false;
    std::optional<Discipline> asked = {}; ///< by the Attack that is on its way
    friend bool operator==(const BoardCreature&, const BoardCreature&) = default;
};
/// A space and who is drawn there: of two that fight, the one that came stands where it came from.
struct BoardSpace {
    Space space;
    std::optional<BoardCreature> creature;
    bool offered = false;
    bool chosen = false;
    QString offer; ///< what pressing it does, in words
    friend bool operator==(const BoardSpace&, const BoardSpace&) = default;
};
/// The Battleboard with the piles of both. A plain value.
struct BoardModel {
    int rows = 0;
    std::vector<BoardSpace> spaces;
    Sides<QString> names;     ///< of the players
    Sides<QStringList> piles; ///< what lies beside the board, line by line

    /// Where the space is among `spaces`; -1: the board has none such.
    [[nodiscard]] int placeOf(const Space& space) const;
    friend bool operator==(const BoardModel&, const BoardModel&) = default;
};
[[nodiscard]] BoardModel boardOf(const State& state, const Names& names);

/// The diamond of spaces, player one below: shows a model and says which space was pressed. It knows no rule.
class BoardView : public BoardOf<BoardModel> {
    Q_OBJECT
public:
    explicit BoardView(QWidget* parent = nullptr);

    [[nodiscard]] int placeCount() const override { return 20; } ///< spaces of the largest board
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override;
    void pressPlace(int place) override;
    [[nodiscard]] int placeOf(const Space& space) const { return m_model.placeOf(space); }
    /// Where the creature is drawn; -1: nowhere.
    [[nodiscard]] int placeOf(CreatureIndex creature) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pressed(whistle::chaotic::Space space);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Null: there is no such space on this board.
    [[nodiscard]] const BoardSpace* spaceAt(int place) const;
    [[nodiscard]] QSize sizeFor(double ems, double high) const;
    [[nodiscard]] double spaceWidth() const;
    /// The height of the line above and below the board in which the piles stand where its corners have no room for
    /// them; 0: they have.
    [[nodiscard]] double lineOfPiles() const;
    void paintSpace(QPainter& painter, const BoardSpace& space, const QRectF& rect) const;
    void paintCreature(QPainter& painter, const BoardCreature& creature, const QRectF& rect) const;
    void paintEnergy(QPainter& painter, const BoardCreature& creature, const QRectF& line, bool saysWhole) const;
    void paintNumbers(QPainter& painter, const BoardCreature& creature, const QRectF& line, bool saysNames) const;
    double paintSigns(QPainter& painter, const BoardCreature& creature, const QRectF& line) const;
    void paintPiles(QPainter& painter, Player player) const;
    void paintLegend(QPainter& painter) const;
    void paintFight(QPainter& painter) const;
};

} // namespace whistle::chaotic
