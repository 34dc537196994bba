// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/bracket/bracket_state.h"
#include "leagues/tabs/league_tab.h"

#include <QBoxLayout>

namespace whistle {

/// The playoffs as a picture, why the seeds are as they are, and the next match.
///
/// objectNames: bracketTab, bracketView, losersViews, losersView, box_<fixture>, seedWords, finalPlaces, nextPlayoff.
class BracketTab : public LeagueTab {
    Q_OBJECT
public:
    explicit BracketTab(const LeagueSession& league, QWidget* parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// With the box of the next match marked.
    [[nodiscard]] BracketState withNext(BracketState shown) const;
    [[nodiscard]] QString seedWords() const;
    void showLosers();
    void showPlaces();

    BracketView* m_view = new BracketView;
    QWidget* m_losers = named("losersViews", new QWidget);
    std::vector<BracketView*> m_losersViews;
    TextLabel* m_places = named("finalPlaces", new Paragraph);
    TextLabel* m_seeds = named("seedWords", new Paragraph(TypeStep::Body, Colour::TextMuted));
    MainButton* m_next = named("nextPlayoff", new MainButton);
    QBoxLayout* m_bottom = new QHBoxLayout;
    QString m_nextId;
};

} // namespace whistle
