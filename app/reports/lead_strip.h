// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"
#include "report/story.h"

#include <QWidget>

class QPainter;

namespace whistle {

/// Who led when, and by how much: a hill in the colour of whoever leads. Of two the second leads below the line. On the
/// line the moments that tell the match, numbered as their pictures are.
class LeadStrip : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit LeadStrip(QWidget* parent = nullptr);
    void setMatch(const MatchReport& report, std::vector<StoryMoment> story);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

    /// The same without words, `unit`: the height of a number's disc. `marked`: only this moment, without its number;
    /// below zero: all.
    static void paint(QPainter& painter, const QRectF& room, const MatchReport& report,
                      const std::vector<StoryMoment>& story, const Theme& theme, double unit, int marked = -1);

protected:
    void paintEvent(QPaintEvent* event) override;
    void sayNames() override;

private:
    MatchReport m_report;
    std::vector<StoryMoment> m_story;
};

} // namespace whistle
