// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_words.h"

#include <QBoxLayout>
#include <QWidget>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

namespace whistle {

class FormControl;
struct FormContext;

/// Makes the control for a value of some kind, better than the form itself could; the value stands at `at`.
using PickerMaker = std::function<FormControl*(FormContext& context, const Shape& shape, const std::string& at)>;
/// By the kind that a shape carries ("kaosball/space").
using Pickers = std::map<std::string, PickerMaker>;

/// Shows what a question is about and what was found, beside the words of the ruling; `input` has been ruled on.
/// `seat`: where the thing of a name sits at the table, 0: nowhere; it may be empty. Null: this question has no
/// picture.
using CasePicture = std::function<QWidget*(const std::string& question, const Json& input, const NameReader& names,
                                           const std::function<int(const std::string& name)>& seat, QWidget* parent)>;

/// What the controls of one form share: the value as a whole, and how to change it.
struct FormContext {
    FormContext(Shape shape, FormVocabulary vocabulary) : root(std::move(shape)), words(std::move(vocabulary)) {}
    Shape root;
    Json whole;
    FormWords words;
    Pickers pickers;
    /// Names that things of this sort are often given.
    std::function<std::vector<std::string>(std::string_view sort)> usualNames;
    /// What stands beside the thing of this name at the table: the other figures, the other teams; may be empty.
    std::function<std::vector<std::string>(const std::string& name)> beside = {};
    /// What may well be meant at a place where nothing is said yet (NamesSoFar); may be empty.
    std::function<std::vector<std::string>(const std::string& at)> known = {};
    /// Where the thing of this name sits at the table, 0: nowhere; may be empty.
    std::function<int(const std::string& name)> seat = {};
    /// Puts a value at a pointer; none: the key is left out, or the entry taken out of its list.
    std::function<void(const std::string& at, std::optional<Json> value)> edit;
};

/// Shows one value of a form and says how it is edited. It keeps no value: what is shown comes from the context.
class FormControl : public QWidget {
    Q_OBJECT
public:
    FormControl(FormContext& context, Shape shape, std::string at, QWidget* parent = nullptr);

    [[nodiscard]] const std::string& at() const { return m_at; }
    [[nodiscard]] const Shape& shape() const { return m_shape; }
    /// Shows the value again, and what depends on the rest of the form. Null: nothing is said yet.
    virtual void display(const Json* value) = 0;
    /// What the control is called, for screen readers; so are the parts in which the value is chosen.
    virtual void setName(const QString& name);
    /// It was just put into the form: opens what a press would open.
    virtual void begin() {}
    /// Its value is said when Enter or another field ends it, not with every letter: it is the next of a list.
    virtual void sayAtEnd() {}
    /// Whether it shows its name itself, so that no label is wanted above it.
    [[nodiscard]] virtual bool saysItsName() const { return false; }
    /// Whether it wants a line or a panel of its own.
    [[nodiscard]] virtual bool isWide() const { return false; }

protected:
    [[nodiscard]] FormContext& context() const { return m_context; }
    /// The value as it is said now; null: not at all.
    [[nodiscard]] const Json* now() const;
    [[nodiscard]] const FormWords& words() const { return m_context.words; }
    void edit(std::optional<Json> value) { m_context.edit(m_at, std::move(value)); }
    /// A name for widgets inside: the pointer with dots, "form.initiator.card".
    [[nodiscard]] QString nameOfPart(const char* part) const;
    /// The name that it was given.
    [[nodiscard]] QString name() const { return accessibleName(); }
    /// `part`, in which the value is chosen, with a name inside.
    template <class Part>
    Part* chooser(Part* part, const char* name)
    {
        part->setObjectName(nameOfPart(name));
        m_choosers.push_back(part);
        return part;
    }

private:
    FormContext& m_context;
    Shape m_shape;
    std::string m_at;
    std::vector<QWidget*> m_choosers;
};

/// A control of parts below each other, which wants a panel of its own.
class WideControl : public FormControl {
    Q_OBJECT
public:
    WideControl(FormContext& context, const Shape& shape, const std::string& at, int spacing = -1);
    [[nodiscard]] bool isWide() const override { return true; }

protected:
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    void add(QWidget* part) { m_column->addWidget(part); }
    /// The same for a part in which the value is chosen: it is called what the control is called.
    void add(QWidget* part, const char* name) { add(chooser(part, name)); }

private:
    QVBoxLayout* m_column;
};

/// What stands at a pointer; null: nothing.
[[nodiscard]] const Json* valueAt(const Json& whole, const std::string& at);
/// The list that a value is; an empty one where it is none yet.
[[nodiscard]] const Json& listOf(const Json* value);

/// The names that a text at this place may well be; empty: whatever somebody types.
[[nodiscard]] std::vector<std::string> namesFor(const FormContext& context, const Shape& shape, const std::string& at);

/// The longest row of keys or of words on a table (Match::table) in which this one stands; empty: it is nowhere.
[[nodiscard]] std::vector<std::string> besideOnTable(const Json& table, const std::string& word);

/// A picker that is a control of the game's own.
template <class Control>
[[nodiscard]] PickerMaker pickerOf()
{
    return [](FormContext& context, const Shape& shape, const std::string& at) -> FormControl* {
        return new Control(context, shape, at);
    };
}

/// The control for a shape: the picker of its kind, or one of the five of the form.
[[nodiscard]] FormControl* makeControl(FormContext& context, const Shape& shape, const std::string& at);

/// The shape without null among its alternatives: a key that is left out says it.
[[nodiscard]] Shape withoutNull(const Shape& shape);
/// Whether one line or one row of buttons holds a value of this shape.
[[nodiscard]] bool isSimple(const FormContext& context, const Shape& shape);
/// The values that a shape allows where they are few enough to stand side by side; else empty.
[[nodiscard]] std::vector<Json> fewValues(const FormContext& context, const Shape& shape);
/// All of them, where they can be listed.
[[nodiscard]] std::vector<Json> allValues(const FormContext& context, const Shape& shape);

} // namespace whistle
