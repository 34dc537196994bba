// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/icons.h"
#include "look/painted.h"
#include "look/painting.h"

#include <QWidget>
#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace whistle {

/// A number below a score: "kills 2", "burned 7 of 9".
struct ScoreboardCount {
    QString name;
    int value = 0;
    std::optional<int> most; ///< "of 9"
    QString words = {};      ///< how far it is to there: "1 more rings the bell"
    bool isNear = false;     ///< everybody watches it now
    friend bool operator==(const ScoreboardCount&, const ScoreboardCount&) = default;
};

struct ScoreboardSeat {
    int seat = 0;
    QString name;
    QString note; ///< "to move", "last turn"; empty for none
    int score = 0;
    bool active = false;
    std::vector<ScoreboardCount> counts;
    std::string id = {};    ///< as the game's commands write it
    QString tilesName = {}; ///< "live"
    QStringList tiles = {}; ///< what is told in tiles: "2", "6"
    friend bool operator==(const ScoreboardSeat&, const ScoreboardSeat&) = default;
};

/// Who fights, and what is left of it.
struct ScoreboardFighter {
    struct Number {
        QString name;
        int value = 0;
        bool isAsked = false; ///< it decides now
        friend bool operator==(const Number&, const Number&) = default;
    };
    QString name;
    int left = 0;
    int whole = 0;
    int threat = 0; ///< what it is about to lose
    std::vector<Number> numbers;
    QString bears; ///< what it wears, in words
    QString also;  ///< what else it has
    friend bool operator==(const ScoreboardFighter&, const ScoreboardFighter&) = default;
};
/// What lies on a stack and waits for its turn.
struct ScoreboardItem {
    int seat = 0;
    QString title;
    QString note;
    bool isStruck = false; ///< it will do nothing
    friend bool operator==(const ScoreboardItem&, const ScoreboardItem&) = default;
};
/// A fight of two that everybody watches; it stands in place of the scores, which are told small.
struct ScoreboardDuel {
    QString place;
    QString placeNote;
    QString tally;                             ///< what the scores count
    std::array<ScoreboardFighter, 2> fighters; ///< of the seats, in their order
    int striking = 0;                          ///< the seat whose blow comes; 0: nobody's
    QString stackTitle;
    QString stackNote;
    std::vector<ScoreboardItem> stack; ///< what comes first is first
    friend bool operator==(const ScoreboardDuel&, const ScoreboardDuel&) = default;
};

/// What the second screen shows of a match: public and final, and nothing else.
struct ScoreboardState {
    std::vector<ScoreboardSeat> seats;    ///< clockwise, always in the same order
    BoxColours colours{};                 ///< that the seats wear, whatever the window shows meanwhile
    QString period;                       ///< "Period 3"; empty for games without
    int pip = 0;                          ///< the period that runs, from 1; 0 is before the first
    int pips = 0;                         ///< 0 shows none
    QString news;                         ///< what happened last, one sentence
    QString newsMore = {};                ///< what else came of it
    int newsSeat = 0;                     ///< whose news; 0 is nobody's
    QString alarm;                        ///< what everybody must know now ("Bell!"); stands instead of the news
    std::optional<ScoreboardDuel> duel{}; ///< of two seats
    QString goal = {};                    ///< how the match is won, or what comes next: "scoring after round 6"
    std::optional<Icon> trackIcon{};      ///< what both seats run to with what they count up to a number
    friend bool operator==(const ScoreboardState&, const ScoreboardState&) = default;
};

/// The board of a match, as somebody else paints it. Both are asked while the second screen is painted.
struct ScoreboardBoard {
    std::function<double()> shape; ///< how wide for its height; 0: there is none to be seen now
    PicturePainter paint;
};

/// One panel a seat, round the board where there is one, or the fight of two; to be read from four metres; everything
/// grows with the widget. No controls.
class ScoreboardView : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit ScoreboardView(QWidget* parent = nullptr);
    void setState(const ScoreboardState& state);
    [[nodiscard]] const ScoreboardState& state() const { return m_state; }
    /// None by default.
    void setBoard(ScoreboardBoard board);
    /// Where the board lies now, in pixels; empty: there is none.
    [[nodiscard]] QRectF boardRect() const;

    /// The sizes of the type in pixels, for a widget of this size.
    struct TypeSizes {
        double name = 0;
        double note = 0;
        double score = 0;
        double count = 0;
        double foot = 0;
    };
    [[nodiscard]] TypeSizes typeSizes() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void sayNames() override;

private:
    [[nodiscard]] Theme worn() const { return Theme::current().wearing(m_state.colours); }
    [[nodiscard]] double boardShape() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] QRectF panelOf(int index) const;
    [[nodiscard]] QRectF foot() const;
    void paintSeat(QPainter& painter, const QRectF& panel, const ScoreboardSeat& seat) const;
    void paintCounts(QPainter& painter, const QRectF& room, const ScoreboardSeat& seat) const;
    void paintFoot(QPainter& painter) const;

    ScoreboardState m_state;
    ScoreboardBoard m_board;
};

} // namespace whistle
