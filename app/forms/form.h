// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"
#include "forms/sight.h"

#include <QTimer>
#include <memory>

namespace whistle {

/// What follows from a change of one field by itself (the numbers of a team that was named).
using FormCompletion = std::function<Json(Json whole, const std::string& at)>;

/// A form built from a shape alone. Whatever fits the shape can be written in it, nothing else; what is not said yet is
/// missing in its value.
class Form : public QWidget {
    Q_OBJECT
public:
    struct Guide {
        FormVocabulary vocabulary;
        Pickers pickers;
        std::function<std::vector<std::string>(std::string_view sort)> usualNames;
        FormCompletion completed;                                                     ///< may be empty
        std::function<std::vector<std::string>(const std::string& name)> beside = {}; ///< as FormContext has it
        std::function<std::vector<std::string>(const std::string& at)> known = {};    ///< as FormContext has it
        std::function<int(const std::string& name)> seat = {};                        ///< as FormContext has it
    };
    Form(const Shape& shape, Guide guide, QWidget* parent = nullptr);
    ~Form() override;

    void setValue(Json value);
    /// Another shape for what is said, which must fit it; the keyboard stays where it is.
    void setShape(const Shape& shape, Json value);
    [[nodiscard]] const Json& value() const;
    /// What the whole of it is called, where it is a single control.
    void setName(const QString& name);
    [[nodiscard]] const Shape& shape() const;
    [[nodiscard]] const FormWords& words() const;
    /// What is required and not said yet, in words.
    [[nodiscard]] QStringList missing() const;

Q_SIGNALS:
    /// The user changed something; not sent by setValue.
    void edited();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void settle();
    void take(const std::string& at, std::optional<Json> value);

    Shape m_shape;
    Guide m_guide;
    std::unique_ptr<FormContext> m_context;
    FormControl* m_root = nullptr;
    QString m_name;
    KeptPlace m_place;       ///< of what the finger is on
    QTimer m_settling;       ///< once what was made is shown
    bool m_isSettled = true; ///< what is not on screen has no place yet
};

/// `whole` with `value` at the pointer; none: without it. Lists grow as far as needed.
[[nodiscard]] Json withValueAt(Json whole, const std::string& at, std::optional<Json> value);

} // namespace whistle
