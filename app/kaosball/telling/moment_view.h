// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "kaosball/dugout/dugout_panel.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/telling/shown_table.h"
#include "match/past.h"

#include <QBoxLayout>

namespace whistle::kaosball {

/// A moment of a match: the crossfield with its figures; before they are lined up and in scorekeeper depth the dugouts.
class KaosballMoment : public MomentView {
    Q_OBJECT
public:
    explicit KaosballMoment(QWidget* parent = nullptr);
    void showMoment(const Match& match, int number) override;
    [[nodiscard]] bool movesByItself() const override { return true; }
    [[nodiscard]] QSize boardSize() const override;
    /// The dugouts, also while there is a field.
    QWidget* beside() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showBeside(const ShownTable& table);
    void arrange();

    CrossfieldView* m_field = named("momentField", new CrossfieldView);
    QWidget* m_dugoutBox = new QWidget;
    QBoxLayout* m_dugoutRow = new QHBoxLayout(m_dugoutBox);
    std::vector<DugoutPanel*> m_dugouts;
    QWidget* m_beside = nullptr; ///< the dugouts beside the field
    std::vector<DugoutPanel*> m_dugoutsBeside;
};

} // namespace whistle::kaosball
