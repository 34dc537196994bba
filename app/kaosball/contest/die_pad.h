// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

namespace whistle {

/// Throws a die and returns the face; given by the page, for the parts know no chance.
using DieRoller = std::function<int()>;

/// The faces of the tiebreaker die as buttons, for the throw of the players, and one button that throws for them.
class DiePad : public QWidget {
    Q_OBJECT
public:
    explicit DiePad(QWidget* parent = nullptr);
    /// Without a roller there is no "Roll for us".
    void setRoller(DieRoller roller);
    void setResult(std::optional<int> face);
    [[nodiscard]] std::optional<int> result() const { return m_result; }

Q_SIGNALS:
    void rolled(int face);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void take(int face);

    std::vector<ChoiceButton*> m_buttons; ///< of the faces
    ChoiceButton* m_roll = named("rollButton", new ChoiceButton({}, ButtonLook::Outline));
    DieRoller m_roller;
    std::optional<int> m_result;
};

} // namespace whistle
