// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/telling/words.h"
#include "controls/boards/board.h"

#include <vector>

namespace whistle::chaotic {

/// Something on the Burst, or a triggered ability that is still to be put there.
struct StackItem {
    enum class Fate { Waits, Resolves, Hit };
    std::string id; ///< "i3"
    Player player = Player::One;
    QString name;
    QString note;  ///< "Mugic of Ola, on Song of Focus"
    QString words; ///< what of its text is left to the players
    QString fate;  ///< "resolves next", "negated", "dispelled"
    Fate is = Fate::Waits;
    int place = 0; ///< in the order in which it resolves, from 1; 0: it has none
    bool offered = false;
    bool chosen = false;
    friend bool operator==(const StackItem&, const StackItem&) = default;
};
/// What lies on the Burst, what resolves first on top; below it what has resolved already. A plain value.
struct StackModel {
    std::vector<StackItem> items;
    QString empty; ///< what stands there while nothing lies on it
    friend bool operator==(const StackModel&, const StackModel&) = default;
};
[[nodiscard]] StackModel stackOf(const State& state, const Names& names);

/// The Burst as a stack: shows a model and says which item was pressed. It knows no rule.
class BurstView : public BoardOf<StackModel> {
    Q_OBJECT
public:
    explicit BurstView(QWidget* parent = nullptr);

    [[nodiscard]] int placeCount() const override { return mostItems; }
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override;
    void pressPlace(int place) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// By its id.
    void pressed(const QString& item);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int mostItems = 24; ///< nobody builds more
    /// Null: so many do not lie there.
    [[nodiscard]] const StackItem* itemAt(int place) const;
    [[nodiscard]] double itemHeight() const;
    /// So many lines have the words of the text that needs most of them; 0: there is none.
    [[nodiscard]] int wordLines() const;
    void paintItem(QPainter& painter, const StackItem& item, const QRectF& rect) const;
};

} // namespace whistle::chaotic
