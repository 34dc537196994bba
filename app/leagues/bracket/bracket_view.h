// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <string>
#include <vector>

namespace whistle {

/// One side of a match in the picture.
struct BracketSide {
    std::string entrant; ///< its id; empty: not known yet
    QString seed;
    QString name; ///< or, while it is open, "winner of Ogres, Amazons"
    QString score;
    bool isKnown = false;
    bool hasWon = false;
    friend bool operator==(const BracketSide&, const BracketSide&) = default;
};

/// One match (or series) of the picture; a bye is words.
struct BracketBox {
    QString id; ///< of the fixture that a press goes to
    QString caption;
    std::vector<BracketSide> sides;
    QString bye;            ///< instead of the sides: "Fangs are free in this round"
    bool isNext = false;    ///< the one to be played now
    bool isDecided = false; ///< it is known who goes on
    friend bool operator==(const BracketBox&, const BracketBox&) = default;
};

struct BracketRound {
    QString title;
    std::vector<BracketBox> boxes; ///< top to bottom; two lead to one of the next round
    friend bool operator==(const BracketRound&, const BracketRound&) = default;
};

struct BracketState {
    std::vector<BracketRound> rounds;
    std::vector<BracketBox> aside; ///< below the last round: the match for the third place
    QString asideTitle;
    QString championTitle; ///< empty: nobody is champion here
    QString champion;      ///< empty: not known yet
    friend bool operator==(const BracketState&, const BracketState&) = default;
};

/// The knockout as a picture: a box for each match, solid lines where it is known who goes on, dotted ones where not.
/// Each box is a button with its words for screen readers.
class BracketView : public QWidget {
    Q_OBJECT
public:
    explicit BracketView(QWidget* parent = nullptr);
    void setState(BracketState state);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const QString& fixture);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Placed {
        QWidget* widget = nullptr;
        bool isOpen = true; ///< who goes on from here is not known
    };
    /// A round with its title, or where the champion stands.
    struct Column {
        QWidget* holder = nullptr;
        QWidget* title = nullptr;
        std::vector<Placed> boxes;
        QWidget* asideTitle = nullptr;
        QWidget* aside = nullptr;
    };
    void build();
    void place();
    void placeStacked();
    void placeBeside();
    [[nodiscard]] QWidget* boxOf(const BracketBox& box, QWidget* column);
    [[nodiscard]] static int heightOf(const QWidget& box, int wide);
    [[nodiscard]] bool isStacked() const;
    [[nodiscard]] int columnWidth() const;
    [[nodiscard]] int neededHeight() const;
    [[nodiscard]] int titleHeight() const;
    [[nodiscard]] int gap() const;

    BracketState m_state;
    std::vector<Column> m_columns; ///< the rounds, then the champion
};

} // namespace whistle
