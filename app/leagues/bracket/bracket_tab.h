// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/tabs/league_tab.h"

class QBoxLayout;

namespace whistle {

class BracketView;
struct BracketBox;
struct BracketState;
class MainButton;
class TextLabel;

/// The playoffs as a picture, why the seeds are as they are, and the next match.
///
/// objectNames: bracketTab, bracketView, box_<fixture>, seedWords, nextPlayoff.
class BracketTab : public LeagueTab {
    Q_OBJECT
public:
    explicit BracketTab(const LeagueDesk& league, QWidget* parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] BracketState state() const;
    /// The lower bracket of a double elimination, or the consolation; without rounds where there is none.
    [[nodiscard]] BracketState losersState() const;
    void addTo(BracketState& shown, const league::Series& series) const;
    [[nodiscard]] BracketBox boxOf(const league::Series& series) const;
    [[nodiscard]] BracketBox finalTable() const;
    [[nodiscard]] QString seedWords() const;

    BracketView* m_view;
    BracketView* m_losers;
    TextLabel* m_seeds;
    MainButton* m_next;
    QBoxLayout* m_bottom;
    QString m_nextId;
};

} // namespace whistle
