// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/named.h"
#include "controls/text_label.h"
#include "heroes/table/state.h"
#include "match/past.h"

namespace whistle::heroes {

/// The race for Power Points: a track from 0 to the goal, and every seat's shape where it stands.
class RaceView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setRace(const State& state);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<SeatScore> m_scores;
    int m_goal = 1;
};

/// What the whole table looks at: the Week Card, the race for Power Points, and of one player the sites with what they
/// count and bring.
class RealmPanel : public QWidget {
    Q_OBJECT
public:
    RealmPanel();
    void setRealm(const State& state, int player);

private:
    TextLabel* m_weekCaption = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_week = new Paragraph(TypeStep::Title);
    TextLabel* m_weekNote = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_raceTitle = new Paragraph(TypeStep::Label);
    RaceView* m_race = named("race", new RaceView);
    TextLabel* m_sitesTitle = new Paragraph(TypeStep::Label);
    TextLabel* m_sites = named("controlled", new Paragraph);
};

} // namespace whistle::heroes
