// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"
#include "match/past.h"

class QBoxLayout;

namespace whistle {

class IconButton;
class TextLabel;

/// The strip while the time machine is open: which entry, when that was, the score then.
class TimeMachineStrip : public PanelBox {
    Q_OBJECT
public:
    explicit TimeMachineStrip(QWidget* parent = nullptr);
    /// The place that the entry has from 1, and of how many.
    void showEntry(int place, int count, const Moment& moment);

Q_SIGNALS:
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showScores(const std::vector<SeatScore>& scores);
    void fit();

    TextLabel* m_title;
    TextLabel* m_caption;
    QBoxLayout* m_scores;
    QWidget* m_scoreBox;
    IconButton* m_close;
    std::vector<SeatScore> m_shown;
};

} // namespace whistle
