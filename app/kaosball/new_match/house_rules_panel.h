// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "controls/panel_box.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace whistle {

class ChoiceButton;
class FormField;
class NumberField;
class SegmentedChoice;
class TextLabel;

namespace kaosball {

/// The readings in force where the rulebook is silent; closed until somebody wants to change one.
class HouseRulesPanel : public PanelBox {
    Q_OBJECT
public:
    explicit HouseRulesPanel(QWidget* parent = nullptr);
    /// Only what differs from the default, as in `house_rules`.
    [[nodiscard]] Json chosen() const;
    [[nodiscard]] bool isOpen() const;
    void setOpen(bool open);
    /// The usual readings again.
    void reset();
    /// Why the readings stay as they are; empty: they are free.
    void setLocked(const QString& why);

Q_SIGNALS:
    void changed();
    void ruleAsked(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        FormField* field = nullptr;
        SegmentedChoice* choice = nullptr; ///< null: a number
        int current = 0;
    };
    void build();
    void nameReadings();
    void retranslate();

    TextLabel* m_title;
    TextLabel* m_summary;
    ChoiceButton* m_toggle;
    QWidget* m_list = nullptr; ///< made when it is first opened
    std::vector<Row> m_rows;
    NumberField* m_upset = nullptr;
};

} // namespace kaosball
} // namespace whistle
