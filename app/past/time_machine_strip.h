// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "match/past.h"

#include <QBoxLayout>

namespace whistle {

/// The strip while the time machine is open: which entry, when that was, the score then.
class TimeMachineStrip : public Composed<PanelBox> {
    Q_OBJECT
public:
    explicit TimeMachineStrip(QWidget* parent = nullptr);
    /// The place that the entry has from 1, and of how many.
    void showEntry(int place, int count, const Moment& moment);

Q_SIGNALS:
    void closed();

private:
    void retranslate() override;
    void arrange() override;
    void showScores(const std::vector<SeatScore>& scores);

    TextLabel* m_title = named("timeMachineTitle", new Paragraph(TypeStep::Title));
    TextLabel* m_caption = named("timeMachineCaption", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    QBoxLayout* m_scores = new QHBoxLayout;
    QWidget* m_scoreBox = named("timeMachineScores", new QWidget);
    IconButton* m_close = named("timeMachineClose", new IconButton(Icon::Close, QString()));
    std::vector<SeatScore> m_shown;
};

} // namespace whistle
