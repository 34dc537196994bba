// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/season_library.h"

#include <QWidget>

namespace whistle {

class ChoiceButton;
class MainButton;
class TextLabel;

/// A season that went on in two places: what comes in of the other copy, what does not fit any more and why, where
/// the two contradict each other, and the way to bring both together. Nothing happens before that.
///
/// objectNames: mergePage, mergeFollows, mergeLeftOut, mergeAccept, mergeLeave.
class MergePage : public QWidget {
    Q_OBJECT
public:
    explicit MergePage(PartedSeason parted, QWidget* parent = nullptr);
    [[nodiscard]] const PartedSeason& parted() const { return m_parted; }

Q_SIGNALS:
    void accepted();
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] static QString saidTwice(const SaidTwice& said);

    PartedSeason m_parted;
    TextLabel* m_title;
    TextLabel* m_hint;
    TextLabel* m_follows;
    TextLabel* m_leftOut;
    MainButton* m_accept;
    ChoiceButton* m_leave;
};

} // namespace whistle
