// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/new_match/new_match_form.h"
#include "match/pages.h"

#include <vector>

class QGridLayout;

namespace whistle {

class ChoiceButton;
class FormField;
class MainButton;
class RulingBanner;
class SegmentedChoice;
class TextLabel;

namespace kaosball {

class HouseRulesPanel;
class SeatPanel;

/// Asks what a match of Kaosball needs. The referee is asked all the while: what it would refuse is dashed, and what it
/// refuses is said where it stands.
class KaosballNewMatchPage : public NewMatchPage {
    Q_OBJECT
public:
    explicit KaosballNewMatchPage(Settings& settings, QWidget* parent = nullptr);

    void showRefusal(const Refusal& refusal) override;
    void noteStart() override;
    bool stepBack() override;
    void fillIn(const LeagueStart& start) override;

    /// What has been said so far.
    [[nodiscard]] NewMatchForm form() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* matchSection();
    [[nodiscard]] QWidget* bottomBar();
    void retranslate();
    void nameChoices();
    void seat();
    void arrange();
    [[nodiscard]] std::vector<FormField*> matchFields() const;
    void judge();
    void settleFirstPlayer();
    void takeLast();
    void takeLeague();
    void lock(SegmentedChoice& choice, const char* key);
    void lockFields();
    void swapColour(Side side, int colour);
    void start(const std::optional<QString>& reason = {});
    void showObjections(const std::vector<Objection>& objections);
    [[nodiscard]] int teamCount() const;

    // The order of the modes on the page.
    enum ModeChoice { Versus, MaxKaosOfThree, MaxKaosOfFour, AllianceMatch };

    TextLabel* m_title;
    LeagueBand* m_band;
    SegmentedChoice* m_kind;
    FormField* m_kindField;
    SegmentedChoice* m_mode;
    FormField* m_modeField;
    SegmentedChoice* m_draft;
    FormField* m_draftField;
    SegmentedChoice* m_depth;
    FormField* m_depthField;
    SegmentedChoice* m_sides;
    FormField* m_sidesField;
    SegmentedChoice* m_pairs;
    FormField* m_pairsField;
    RulingBanner* m_matchRefusal;
    RulingBanner* m_seatRefusal;
    QGridLayout* m_matchGrid;
    QGridLayout* m_seatGrid;
    std::vector<SeatPanel*> m_all;   ///< of the four sides, clockwise
    std::vector<SeatPanel*> m_seats; ///< of those that play, clockwise
    std::size_t m_firstSeat = 0;
    HouseRulesPanel* m_houseRules;
    TextLabel* m_missing;
    MainButton* m_start;
    ChoiceButton* m_back;
};

} // namespace kaosball
} // namespace whistle
