// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/button_row.h"
#include "controls/press/settling.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "table/move_input.h"
#include "table/plain/plain_table.h"

#include <QBoxLayout>
#include <vector>

namespace whistle {

/// Moves that begin alike, as buttons below what they have in common.
struct MoveGroup {
    QString caption; ///< "Place a man"
    QString note;    ///< "14 ways"
    std::vector<ButtonSpec> buttons;
};

/// What may be tapped next, in groups: by the word of the bar that they begin with, else by their entry; what is due
/// first, what is rare or grave last, under one caption. `main`: the button that stands in the bar already.
[[nodiscard]] std::vector<MoveGroup> groupsOf(MoveInput& input, const std::vector<OfferedMove>& moves,
                                              const PlainWords& words, const PlainTable& table, const NameReader& names,
                                              const QString& main);

/// Groups of moves, side by side where there is room, else one below the other.
///
/// objectNames: moveGroups; the buttons go by their taps.
class MoveGroups : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit MoveGroups(QWidget* parent = nullptr);
    void setGroups(std::vector<MoveGroup> groups);

private:
    struct Shown {
        QWidget* box;
        TextLabel* caption;
        TextLabel* note;
        ButtonRow* row;
    };
    void arrange() override;

    std::vector<MoveGroup> m_groups;
    std::vector<Shown> m_shown;
    Settling m_settling;
    QBoxLayout* m_line = new QHBoxLayout(this);
};

} // namespace whistle
