// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/any_card.h"
#include "controls/panels/panel_box.h"

#include <QString>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

class QGridLayout;
class QLineEdit;
class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class Form;
class FormField;
class IconLabel;
class MainButton;
class RuleChips;
class Scroller;
class SegmentedChoice;
class TextLabel;

namespace chaotic {

class Stepper;

/// A card as it is being written: what cannot be read as a card yet, too.
struct CardDraft {
    QString id;   ///< under which it is kept; empty: a new card
    Json json;    ///< as a library keeps it
    QString text; ///< typed as it stands on the card, and not yet taken over
    friend bool operator==(const CardDraft&, const CardDraft&) = default;
};
/// A new card, as a library keeps it: its tribe, its Energy, what decides Initiative are still to be said.
[[nodiscard]] Json newCardJson(CardKind kind);
/// The card with what its text says; the problems of a card that is not finished.
[[nodiscard]] Checked<AnyCard> cardOf(const CardDraft& draft);

/// Writes a card: its numbers, its elements, what it says; and beside them, as one types, what the referee understands
/// of it. Every field of its kind stands in a form of its own.
///
/// objectNames: cardName, kind, tribe, initiative, field_<key>, element_<element>, unique, loyal, reveal, cardText,
/// understood, allFields, cardForm, takeBack, removeCard, saveCard.
class CardEditor : public PanelBox {
    Q_OBJECT
public:
    explicit CardEditor(QWidget* parent = nullptr);
    /// `kept`: the card as the library has it, if it has it; `origin`: whose card it is, in words; `isOwn`: it may be
    /// taken out of the library.
    void setDraft(CardDraft draft, const Json& kept, const QString& origin, bool isOwn);
    [[nodiscard]] const CardDraft& draft() const { return m_draft; }
    void setUndo(bool hasPast);

Q_SIGNALS:
    /// The user changed something; not sent by setDraft.
    void edited();
    void saveAsked();
    void removeAsked();
    void undoAsked();
    void ruleAsked(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Number {
        const char* pointer;
        CardKind kind;
        bool canBeNone; ///< one below its least: no number there, or X
        Stepper* box;
    };
    struct Line {
        QWidget* box;
        IconLabel* sign;
        TextLabel* words;
    };
    [[nodiscard]] CardKind kind() const;
    [[nodiscard]] QWidget* simpleFields();
    [[nodiscard]] QWidget* understanding();
    void addNumber(const char* pointer, CardKind kind, int least, int most, bool canBeNone = false);
    void addToggle(ChoiceButton* button, const char* name, const char* pointer);
    /// Puts a value at a pointer, or takes it away, as the user said.
    void set(const std::string& pointer, const std::optional<Json>& value);
    void changed();
    void show();
    void showNumbers();
    void showUnderstood();
    /// What is understood is seen while one types, whatever the fields need; a low page scrolls all of it as one.
    void placeText();
    void openForm(bool open);
    void retranslate();

    CardDraft m_draft;
    Json m_kept;
    QString m_origin;
    bool m_isOwn = false;
    bool m_isShowing = false;
    QLineEdit* m_name;
    TextLabel* m_originWords;
    SegmentedChoice* m_kind;
    SegmentedChoice* m_tribe;
    SegmentedChoice* m_affiliation;
    SegmentedChoice* m_initiative;
    FormField* m_initiativeField;
    QGridLayout* m_grid;
    std::vector<Number> m_numbers;
    QWidget* m_elements;
    std::vector<ChoiceButton*> m_elementButtons;
    ChoiceButton* m_unique;
    ChoiceButton* m_loyal;
    ChoiceButton* m_reveal;
    FormField* m_textField;
    QLineEdit* m_text;
    TextLabel* m_understoodTitle;
    RuleChips* m_rules;
    QWidget* m_lineBox;
    std::vector<Line> m_lines;
    QWidget* m_simple;
    Scroller* m_understood = nullptr;
    QVBoxLayout* m_column = nullptr;
    QVBoxLayout* m_fields = nullptr;
    QWidget* m_formBox;
    Form* m_form = nullptr; ///< while every field is shown
    ChoiceButton* m_allFields;
    ChoiceButton* m_undo;
    ChoiceButton* m_remove;
    MainButton* m_save;
};

} // namespace chaotic
} // namespace whistle
