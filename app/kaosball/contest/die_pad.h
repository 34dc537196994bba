// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

namespace whistle {

class ChoiceButton;

/// Throws a die and returns the face; given by the page, for the parts know no chance.
using DieRoller = std::function<int()>;

enum class DieSource { ByHand, ByUs };

/// The faces of a die as buttons, for the throw of the players, and one button that throws for them.
class DiePad : public QWidget {
    Q_OBJECT
public:
    explicit DiePad(const std::vector<int>& faces = {-2, -1, 1, 2}, QWidget* parent = nullptr);
    /// Without a roller there is no "Roll for us".
    void setRoller(DieRoller roller);
    void setResult(std::optional<int> face);
    [[nodiscard]] std::optional<int> result() const { return m_result; }

Q_SIGNALS:
    void rolled(int face, whistle::DieSource source);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void take(int face, DieSource source);

    std::vector<int> m_faces;
    std::vector<ChoiceButton*> m_buttons;
    ChoiceButton* m_roll;
    DieRoller m_roller;
    std::optional<int> m_result;
};

} // namespace whistle
