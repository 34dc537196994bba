// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/even_rows.h"
#include "reports/lead_strip.h"
#include "reports/story_card.h"

namespace whistle {

/// A match told by its moments: who led when, and the pictures, as many beside each other as have room.
///
/// objectNames: leadStrip, story1 to story6.
class StoryView : public QWidget {
    Q_OBJECT
public:
    explicit StoryView(QWidget* parent = nullptr);
    /// The report outlives what is shown. Where nothing has happened there is nothing to show, and it hides.
    void setMatch(const MatchReport& report, const MomentPainter& painter);
    [[nodiscard]] const std::vector<StoryMoment>& story() const { return m_story; }

Q_SIGNALS:
    void entryAsked(int entry);

private:
    std::vector<StoryMoment> m_story;
    LeadStrip* m_lead = new LeadStrip;
    EvenRows* m_rows = new EvenRows(3);
    std::vector<StoryCard*> m_cards;
};

} // namespace whistle
