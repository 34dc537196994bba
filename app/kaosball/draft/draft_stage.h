// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/page/question_list.h"
#include "kaosball/page/stage.h"

#include <map>

class QGridLayout;

namespace whistle {
class PanelBox;
class RuleChips;
class Scroller;
class SeatEmblem;
class TextLabel;
} // namespace whistle

namespace whistle::kaosball {

class LotCard;

/// The two auctions: what came up (tapped, or dealt by the program), then naming, bids and passes.
class DraftStage : public Stage {
    Q_OBJECT
public:
    explicit DraftStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    [[nodiscard]] Beside beside() const override { return Beside::DugoutsAboveWords; }
    [[nodiscard]] QString task() const override;
    [[nodiscard]] int actor() const override;
    bool stepBack() override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A lot that came up, as far as the players have said.
    struct Picked {
        QString name; ///< upgrade or ringer id
        std::optional<int> health;
        std::optional<int> minimum;
    };
    void refresh();
    void showReveal();
    void showAuction();
    void showLots();
    /// As many side by side as have room.
    void arrangeLots();
    void deal();
    /// The lot is chosen, to be sold; -1: none.
    void name(int lot);
    void bringBidsIntoSight();
    /// A lot that was dragged is let go: over a price it is sold for it.
    void dropLot(QPoint where);
    [[nodiscard]] static std::vector<ButtonSpec> stepper(const QString& name, int now, int least, int most,
                                                         const std::function<void(int)>& choose);
    [[nodiscard]] std::vector<ButtonSpec> bidButtons(int team, int least);
    /// What may be called out at the table: the lot goes to a team for a price.
    [[nodiscard]] std::vector<Question> saleQuestions(int lot);
    /// Every bid and pass is an entry of its own.
    void enter(const std::vector<AuctionEvent>& events);
    void reveal();
    [[nodiscard]] bool isRinger() const;
    [[nodiscard]] QString effectOf(const std::string& name) const;
    [[nodiscard]] int wanted() const;
    [[nodiscard]] std::vector<Question> healthQuestions();

    ShownTable m_table;
    std::vector<Picked> m_picked;
    int m_lot = -1; ///< to be named
    int m_bid = -1;
    int m_firstBid = -1; ///< of the bids that are shown
    TextLabel* m_title;
    ButtonRow* m_tiles;
    TextLabel* m_moreTitle; ///< of ringers that are not in the box
    ButtonRow* m_moreTiles;
    ButtonRow* m_chosen;
    QuestionList* m_questions;
    QWidget* m_revealPage;
    QWidget* m_auctionPage;
    QGridLayout* m_grid;
    std::vector<LotCard*> m_cards;
    Scroller* m_scroll = nullptr; ///< of the lots
    QBoxLayout* m_bidsInSight = nullptr;
    QBoxLayout* m_bidsBelow = nullptr; ///< within what scrolls
    PanelBox* m_bidPanel;
    QBoxLayout* m_bidHead; ///< what is sold, and who leads
    QBoxLayout* m_bidLine; ///< who bids, the bids, the purse
    TextLabel* m_bidTitle;
    SeatEmblem* m_leaderEmblem;
    TextLabel* m_leader;
    TextLabel* m_who;
    ButtonRow* m_bids;
    QuestionList* m_sales;
    TextLabel* m_purse;
    RuleChips* m_rules;
};

} // namespace whistle::kaosball
