// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/crossing.h"
#include "controls/layout/named.h"
#include "controls/press/action_bar.h"
#include "reports/lead_strip.h"
#include "reports/story_card.h"

#include <QTimer>

namespace whistle {

/// The moments of a match one after the other, large, over the report: by themselves, or step by step where motion is
/// reduced. Pressed, a picture opens the match there; left and right go back and on, Esc ends.
///
/// objectNames: storyShow, showPicture, showBar with showPrevious, showPause, showNext, showEnd.
class StoryShow : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit StoryShow(QWidget* parent);
    /// From the first of the moments on; the report outlives the show.
    void play(const MatchReport& report, std::vector<StoryMoment> story, const MomentPainter& painter);
    void end();
    /// The moment that is shown, from 0.
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] bool isPlaying() const { return m_time.isActive(); }

Q_SIGNALS:
    void entryAsked(int entry);
    void ended();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate() override { renewBar(); }
    void arrange() override;
    void show(std::size_t at);
    /// As somebody wants it: from there on nothing goes by itself.
    void step(int by);
    void playOn();
    void pause();
    void renewBar();
    [[nodiscard]] bool isLast() const { return m_at + 1 >= m_story.size(); }

    const MatchReport* m_report = nullptr;
    std::vector<StoryMoment> m_story;
    MomentPainter m_painter;
    std::size_t m_at = 0;
    QTimer m_time; ///< until the next picture
    LeadStrip* m_lead = new LeadStrip(this);
    StoryCard* m_card = named("showPicture", new StoryCard(this));
    ActionBar* m_bar = named("showBar", new ActionBar(this));
    Crossing* m_crossing = new Crossing(*this);
};

} // namespace whistle
