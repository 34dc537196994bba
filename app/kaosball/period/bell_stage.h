// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/page/stage.h"

class QGridLayout;

namespace whistle {
class BellBand;
class DugoutPanel;
} // namespace whistle

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

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    ShownTable m_table;
    BellBand* m_band;
    QGridLayout* m_grid;
    std::vector<DugoutPanel*> m_dugouts;
};

} // namespace whistle::kaosball
