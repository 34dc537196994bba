// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/game.h"
#include "kaosball/new_match/new_match_form.h"
#include "table/new_match_frame.h"

#include <vector>

class QGridLayout;

namespace whistle {

class ButtonRow;
class ChoiceField;
class FormField;

namespace kaosball {

class SeatPanel;

/// Asks what a match of Kaosball needs: mode, kind, depth, and who sits where with which team.
class KaosballNewMatchPage : public NewMatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit KaosballNewMatchPage(Settings& settings, QWidget* parent = nullptr);

    void noteStart() override;
    void fillIn(const LeagueStart& start) override;

    /// What has been said so far.
    [[nodiscard]] NewMatchForm form() const;

protected:
    [[nodiscard]] Json command() const override { return form().command(); }
    [[nodiscard]] QString missing() const override { return form().missing(); }
    void showJudged(const std::vector<Objection>& objections) override;
    void takeLeague() override;
    [[nodiscard]] QString title() const override { return tr("New match of Kaosball"); }
    void retranslate() override;
    void arrange() override;

private:
    [[nodiscard]] QWidget* matchSection();
    void nameChoices();
    void seat();
    void offerFirstMatch();
    [[nodiscard]] std::vector<FormField*> matchFields() const;
    void settleFirstPlayer();
    void takeLast();
    void lockFields();
    void swapColour(Side side, int colour);
    [[nodiscard]] int teamCount() const;

    // The order of the modes on the page.
    enum ModeChoice { Versus, MaxKaosOfThree, MaxKaosOfFour, AllianceMatch };

    ChoiceField* m_kind;
    ChoiceField* m_mode;
    ChoiceField* m_draft;
    ChoiceField* m_depth;
    ChoiceField* m_sides;
    ChoiceField* m_pairs;
    ButtonRow* m_firstMatch;
    FormField* m_firstMatchField;
    QGridLayout* m_matchGrid;
    QGridLayout* m_seatGrid;
    std::vector<SeatPanel*> m_all;   ///< of the four sides, clockwise
    std::vector<SeatPanel*> m_seats; ///< of those that play, clockwise
    std::size_t m_firstSeat = 0;
};

} // namespace kaosball
} // namespace whistle
