// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/bracket/bracket_view.h"
#include "leagues/tabs/league_tab.h"

#include <QBoxLayout>

namespace whistle {

/// The playoffs as a picture, why the seeds are as they are, and the next match.
///
/// objectNames: bracketTab, bracketView, box_<fixture>, seedWords, nextPlayoff.
class BracketTab : public LeagueTab {
    Q_OBJECT
public:
    explicit BracketTab(const LeagueSession& league, QWidget* parent = nullptr);

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

    BracketView* m_view = new BracketView;
    BracketView* m_losers = named("losersView", new BracketView);
    TextLabel* m_seeds = named("seedWords", new Paragraph(TypeStep::Body, Colour::TextMuted));
    MainButton* m_next = named("nextPlayoff", new MainButton);
    QBoxLayout* m_bottom = new QHBoxLayout;
    QString m_nextId;
};

} // namespace whistle
