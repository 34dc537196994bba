// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/judging/claim.h"
#include "battleline/table/state.h"
#include "controls/boards/board.h"

namespace whistle::battleline {

/// The nine flags and what of them may be pressed now. A plain value.
struct LineModel {
    Table table;
    Seats<FlagSet> provable;      ///< what each seat could prove now
    Seats<QString> names;         ///< for screen readers
    int chosenFlag = 0;           ///< 0: none
    Seat chosenFor = Seat::South; ///< whose frame it wears
    FlagSet offeredFlags = 0;     ///< where the card in hand may go
    Seat offeredTo = Seat::South; ///< on whose side
    std::vector<Card> takeable;   ///< cards that may be taken now
    Card chosenCard;              ///< one of them
    /// Of each flag how it stands; empty: that is not told.
    std::vector<FlagStanding> standing;
    bool hasSides = false; ///< each side of a flag is pressed by itself, its sign presses the flag
    [[nodiscard]] bool isProvable(int flag, Seat seat) const { return (provable[seat] & flagBit(flag)) != 0; }
    friend bool operator==(const LineModel&, const LineModel&) = default;
};

/// "Fog", "Mud": what lies at the flag.
[[nodiscard]] QStringList groundWords(const Flag& flag);

/// How each of the nine flags stands.
[[nodiscard]] std::vector<FlagStanding> standingOf(const State& state);

/// The line of nine flags: shows a model and says which flag or card was pressed. It knows no rule.
///
/// Its places: the nine flags, then each flag's cards. A card that may be taken is pressed by itself; everything else
/// in a column presses its flag.
class LineView : public BoardOf<LineModel> {
    Q_OBJECT
public:
    explicit LineView(QWidget* parent = nullptr);

    [[nodiscard]] int placeCount() const override { return flagCount + flagCount * placesOfAFlag; }
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override;
    void pressPlace(int place) override;
    /// The place of a flag's own column; `flag` 1 to 9.
    [[nodiscard]] static int placeOfFlag(int flag) { return flag - 1; }
    /// The place of a side, where sides are pressed by themselves.
    [[nodiscard]] static int placeOfSide(int flag, Seat seat)
    {
        return flagCount + (flag - 1) * placesOfAFlag + (seat == Seat::North ? 0 : slotsWithMud);
    }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void flagPressed(int flag);
    void cardPressed(whistle::battleline::Card card);
    void sidePressed(int flag, whistle::battleline::Seat seat);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static constexpr int placesOfAFlag = 2 * slotsWithMud;
    /// What a place is: a flag itself, or a slot on one of its sides. A side that is pressed by itself is its first
    /// slot.
    struct Spot {
        int flag = 1;
        bool isFlag = false;
        Seat seat = Seat::South;
        std::size_t slot = 0;
        std::optional<Card> card; ///< that lies there
    };
    [[nodiscard]] Spot spotAt(int place) const;
    /// "Kinga: Red 8, Red 9".
    [[nodiscard]] QString rowWords(int flag, Seat seat, const QString& name) const;
    [[nodiscard]] int slots() const { return m_model.table.flagsWhere(&Flag::mud) != 0 ? slotsWithMud : slotsOfASide; }
    [[nodiscard]] QSize sizeFor(double column, double slot) const;
    [[nodiscard]] QRectF columnRect(int flag) const;
    [[nodiscard]] QRectF slotRect(int flag, Seat seat, std::size_t slot) const;
    [[nodiscard]] QRectF signRect(int flag) const;
    [[nodiscard]] double slotHeight() const;
    /// None: nobody, or it is not told.
    [[nodiscard]] std::optional<Seat> aheadAt(int flag) const;
    /// The set of whoever is ahead, and what could beat it; empty: there is nothing to say.
    [[nodiscard]] QStringList standingWords(int flag) const;
    [[nodiscard]] bool tellsStanding() const;
    [[nodiscard]] double signHeight() const;
    void paintStanding(QPainter& painter, int flag, QRectF& room) const;
    void paintFlag(QPainter& painter, int flag) const;
    void paintHead(QPainter& painter, int flag) const;
    void paintSign(QPainter& painter, int flag) const;
};

} // namespace whistle::battleline
