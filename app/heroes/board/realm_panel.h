// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/state.h"

#include <QWidget>

namespace whistle {
class TextLabel;
} // namespace whistle

namespace whistle::heroes {

class RaceView;

/// What the whole table looks at: the Week Card, the race for Power Points, and of one player the sites with what they
/// count and bring.
class RealmPanel : public QWidget {
    Q_OBJECT
public:
    explicit RealmPanel(QWidget* parent = nullptr);
    void setRealm(const State& state, int player);

private:
    TextLabel* m_weekCaption;
    TextLabel* m_week;
    TextLabel* m_weekNote;
    TextLabel* m_raceTitle;
    RaceView* m_race;
    TextLabel* m_sitesTitle;
    TextLabel* m_sites;
};

} // namespace whistle::heroes
