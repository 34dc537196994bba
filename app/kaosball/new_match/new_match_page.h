// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "controls/press/button_row.h"
#include "kaosball/game.h"
#include "match/form_field.h"
#include "table/new_match_frame.h"

#include <QGridLayout>

namespace whistle::kaosball {

class SeatPanel;

/// Asks what a match of Kaosball needs: mode, kind, depth, and who sits where with which team.
class KaosballNewMatchPage : public NewMatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit KaosballNewMatchPage(Settings& settings, QWidget* parent = nullptr);

    void noteStart() override;
    void fillIn(const LeagueStart& start) override;

    /// What has been said so far.
    [[nodiscard]] Json command() const override { return commandWith(kind(), m_firstSeat); }

protected:
    [[nodiscard]] QString missing() const override;
    void showJudged(const std::vector<Objection>& objections) override;
    void takeLeague() override;
    [[nodiscard]] QString title() const override
    {
        return CommonWords::tr("New %1 match").arg(CommonWords::tr("Kaosball"));
    }
    void retranslate() override;
    void arrange() override;

private:
    [[nodiscard]] MatchKind kind() const { return m_kind->current() == 1 ? MatchKind::League : MatchKind::Exhibition; }
    /// The command as it would be with these choices in place of those of the page.
    [[nodiscard]] Json commandWith(MatchKind kind, std::size_t firstSeat) const;
    void addMatchSection();
    void seat();
    void offerFirstMatch();
    [[nodiscard]] std::vector<FormField*> matchFields() const;
    void settleFirstPlayer();
    void takeLast();
    void lockFields();
    void swapColour(Side side, int colour);
    [[nodiscard]] int teamCount() const;
    void nameSides();

    // The order of the modes on the page.
    enum ModeChoice { Versus, MaxKaosOfThree, MaxKaosOfFour, AllianceMatch };

    ChoiceField* m_kind = new ChoiceField("kind", "KB-8.4");
    ChoiceField* m_mode = new ChoiceField("mode", "KB-25.1");
    ChoiceField* m_draft = new ChoiceField("draft", "KB-26.1");
    ChoiceField* m_depth = new ChoiceField("depth");
    ChoiceField* m_sides = new ChoiceField("sides", "KB-8.3");
    ChoiceField* m_pairs = new ChoiceField("pairs", "KB-25.3");
    ButtonRow* m_firstMatch = new ButtonRow;
    FormField* m_firstMatchField = new FormField(m_firstMatch, QStringLiteral("KB-8.1"));
    QGridLayout* m_matchGrid = new QGridLayout;
    QGridLayout* m_seatGrid = new QGridLayout;
    std::vector<SeatPanel*> m_all;   ///< of the four sides, clockwise
    std::vector<SeatPanel*> m_seats; ///< of those that play, clockwise
    std::size_t m_firstSeat = 0;
};

} // namespace whistle::kaosball
