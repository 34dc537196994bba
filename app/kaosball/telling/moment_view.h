// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/telling/shown_table.h"
#include "match/past.h"

#include <vector>

class QBoxLayout;

namespace whistle {
class CrossfieldView;
class DugoutPanel;
} // namespace whistle

namespace whistle::kaosball {

/// A moment of a match: the crossfield with its figures; before they are lined up and in scorekeeper depth the dugouts.
class KaosballMoment : public MomentView {
    Q_OBJECT
public:
    explicit KaosballMoment(QWidget* parent = nullptr);
    void showMoment(const Match& match, int number) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showDugouts(const ShownTable& table);
    void arrange();

    CrossfieldView* m_field;
    QWidget* m_dugoutBox;
    QBoxLayout* m_dugoutRow;
    std::vector<DugoutPanel*> m_dugouts;
};

} // namespace whistle::kaosball
