// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "kaosball/draft/lot_card.h"
#include "kaosball/page/question_list.h"
#include "kaosball/page/stage.h"
#include "look/emblem.h"

#include <QGridLayout>

namespace whistle::kaosball {

/// The two auctions: what came up (tapped, or dealt by the program), then naming, bids and passes.
class DraftStage : public Stage {
    Q_OBJECT
public:
    explicit DraftStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    [[nodiscard]] Beside beside() const override { return Beside::DugoutsAboveWords; }
    [[nodiscard]] QString task() const override;
    [[nodiscard]] int actor() const override;
    void showMoves() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A lot that came up, as far as the players have said.
    struct Picked {
        QString name; ///< upgrade or ringer id
        std::optional<int> health;
        std::optional<int> minimum;
    };
    void refresh();
    void showReveal();
    void showRevealBar();
    void showAuction();
    void showAuctionBar();
    void showLots();
    /// As many side by side as have room.
    void arrangeLots();
    void deal();
    /// The lot is chosen, to be sold; -1: none.
    void name(int lot);
    [[nodiscard]] int named() const;
    void bringBidsIntoSight();
    /// A lot that was dragged is let go: over a price it is sold for it.
    void dropLot(QPoint where);
    /// A number with a button on both sides that changes it by one.
    [[nodiscard]] static std::vector<ButtonSpec> stepper(const QString& name, int now, int least, int most,
                                                         const std::function<void(int)>& choose);
    /// What may be called out at the table: the lot goes to a team for a price.
    [[nodiscard]] std::vector<Question> saleQuestions();
    void reveal();
    [[nodiscard]] bool isRinger() const;
    [[nodiscard]] QString effectOf(const std::string& name) const;
    [[nodiscard]] int wanted() const;
    [[nodiscard]] std::vector<Question> healthQuestions();

    ShownTable m_table;
    std::vector<Picked> m_picked;
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    ButtonRow* m_tiles = new ButtonRow;
    TextLabel* m_moreTitle = new TextLabel({}, TypeStep::Label, Colour::TextMuted); ///< of ringers not in the box
    ButtonRow* m_moreTiles = new ButtonRow;
    ButtonRow* m_chosen = new ButtonRow;
    QuestionList* m_questions = new QuestionList;
    QWidget* m_revealPage = new QWidget;
    QWidget* m_auctionPage = new QWidget;
    QGridLayout* m_grid = new QGridLayout;
    std::vector<LotCard*> m_cards;
    QWidget* m_inside = new QWidget;
    Scroller* m_scroll = new Scroller(m_inside); ///< of the lots
    QBoxLayout* m_bidsInSight = new QHBoxLayout;
    QBoxLayout* m_bidsBelow = nullptr; ///< within what scrolls
    PanelBox* m_bidPanel = new PanelBox(Colour::Sunken);
    QBoxLayout* m_bidHead = new QHBoxLayout; ///< what is sold, and who leads
    QBoxLayout* m_bidLine = new QHBoxLayout; ///< who bids, the bids, the purse
    TextLabel* m_bidTitle = new Paragraph(TypeStep::Heading);
    SeatEmblem* m_leaderEmblem = new SeatEmblem;
    TextLabel* m_leader = new TextLabel({}, TypeStep::Title);
    TextLabel* m_who = new TextLabel({}, TypeStep::Label);
    ButtonRow* m_bids = new ButtonRow;
    QuestionList* m_sales = new QuestionList;
    TextLabel* m_purse = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    RuleChips* m_rules = new RuleChips;
};

} // namespace whistle::kaosball
