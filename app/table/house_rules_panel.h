// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "rulebook/house_rules.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace whistle {

class Form;
class FormField;
class NumberField;
class SegmentedChoice;

/// The readings in force where a rulebook is silent or leaves a choice, asked in the rulebook's own words; closed until
/// somebody wants to change one.
///
/// objectNames: houseRules, houseRulesToggle; every choice goes by its key.
class HouseRulesPanel : public Composed<PanelBox> {
    Q_OBJECT
public:
    /// `shape`: of `house_rules`; it says which values a key has. Null `book`: there is nothing to choose.
    HouseRulesPanel(const RuleBook* book, const Shape& shape, QWidget* parent = nullptr);
    /// Only what differs from the usual, as in `house_rules`.
    [[nodiscard]] Json chosen() const;
    [[nodiscard]] bool isOpen() const;
    void setOpen(bool open);
    /// What a list still lacks, as a sentence; empty: nothing.
    [[nodiscard]] QString missing() const;
    /// The usual readings again.
    void reset();
    /// Why the readings stay as they are; empty: they are free.
    void setLocked(const QString& why);

Q_SIGNALS:
    void changed();
    void ruleAsked(const QString& rule);

private:
    struct Row {
        ShapeKey key;
        HouseRule told; ///< its usual value first
        Json current;
        FormField* field = nullptr;
        SegmentedChoice* choice = nullptr;
        NumberField* number = nullptr;
        Form* list = nullptr;
    };
    [[nodiscard]] HouseRule toldOf(const ShapeKey& key) const;
    void build();
    [[nodiscard]] QWidget* controlOf(std::size_t row);
    void take(std::size_t row, Json current);
    static void show(Row& row);
    void nameReadings();
    void sayHowMany();
    void retranslate() override;

    const RuleBook* m_book;
    TextLabel* m_title = new TextLabel({}, TypeStep::Title);
    TextLabel* m_summary = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_toggle = named("houseRulesToggle", new ChoiceButton({}, ButtonLook::Outline));
    QWidget* m_list = nullptr; ///< made when it is first opened
    std::vector<Row> m_rows;
};

} // namespace whistle
