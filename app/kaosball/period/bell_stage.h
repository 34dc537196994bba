// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/dugout/dugout_panel.h"
#include "kaosball/page/stage.h"
#include "kaosball/period/bell_band.h"

#include <QGridLayout>

namespace whistle::kaosball {

/// The bell: full width, until somebody acts. Nothing is entered here; the last turn has begun.
class BellStage : public Stage {
    Q_OBJECT
public:
    explicit BellStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    [[nodiscard]] Beside beside() const override { return Beside::Nothing; }
    [[nodiscard]] int actor() const override;
    bool stepBack() override;

Q_SIGNALS:
    void heard();

private:
    ShownTable m_table;
    BellBand* m_band = new BellBand;
    QGridLayout* m_grid = new QGridLayout;
    std::vector<DugoutPanel*> m_dugouts;
};

} // namespace whistle::kaosball
