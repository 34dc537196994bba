// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/buttons.h"
#include "forms/form_control.h"
#include "forms/summary_line.h"

#include <map>
#include <set>

namespace whistle {

class ChoiceButton;
class PanelGrid;
class TextLabel;

/// A label with its control below it; on a panel where the control holds others.
class LabelledControl : public QWidget {
    Q_OBJECT
public:
    enum class Ground { None, Panel };
    LabelledControl(FormControl* control, const QString& label, const QString& meaning, Ground ground,
                    QWidget* parent = nullptr);
    [[nodiscard]] FormControl& control() const { return *m_control; }

private:
    FormControl* m_control;
};

/// An object: its required keys, with them lists of picked things (burned cards) that are named before one of these,
/// and a chip for each other key that may be left out. Of a choice also which case it is. Deep inside a form, once
/// everything is said, it is one line that opens when it is pressed.
class ObjectControl : public FormControl {
    Q_OBJECT
public:
    ObjectControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    [[nodiscard]] bool isWide() const override { return true; }
    /// As one line once it is complete.
    void foldWhenComplete();

private:
    struct Option {
        ShapeKey key;
        ChoiceButton* chip = nullptr;
        SummaryLine* said = nullptr; ///< in its place while it says a value and is not open
    };
    void rebuild(const std::vector<ShapeKey>& keys);
    void showField(const ShapeKey& key, const Json* value);
    void press(const ShapeKey& key);
    void dropField(LabelledControl* field);
    [[nodiscard]] bool isOnPanel(const ShapeKey& key, const FormControl& control) const;
    void fold(bool folded);
    [[nodiscard]] bool isRoot() const { return at().empty(); }

    SummaryLine* m_line = new SummaryLine(this);
    QWidget* m_body = new QWidget(this);
    SegmentedChoice* m_cases = new SegmentedChoice({}, m_body);
    QWidget* m_simple = new QWidget(m_body); ///< fields side by side
    PanelGrid* m_wide;                       ///< fields that hold others
    QWidget* m_chips = new QWidget(m_body);  ///< what may be left out
    PanelGrid* m_extra;                      ///< of that, what was opened
    std::vector<std::string> m_keys;
    std::map<std::string, LabelledControl*> m_fields;
    std::vector<Option> m_options;
    std::set<std::string> m_inPlace; ///< keys that always have their fields
    std::set<std::string> m_opened;  ///< keys that may be left out and whose fields are shown
    bool m_folds = false;
    bool m_isDecided = false; ///< folded or not for the first time
    std::string m_pressed;    ///< the key whose chip was pressed just now
};

} // namespace whistle
