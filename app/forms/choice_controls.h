// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"

namespace whistle {

class SegmentedChoice;

/// Few values side by side: words, yes and no, the faces of a die.
class SegmentsControl : public FormControl {
    Q_OBJECT
public:
    SegmentsControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;

private:
    SegmentedChoice* m_choice;
    std::vector<Json> m_values;
    QStringList m_titles;
};

/// One of the names that the form gives elsewhere: side by side while they are few.
class NameControl : public FormControl {
    Q_OBJECT
public:
    NameControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;

private:
    enum class Way { Nothing, Segments, Picker, Line };
    Way m_way = Way::Nothing;
    FormControl* m_control = nullptr;
};

/// One of several shapes: which, and then its own control.
class EitherControl : public FormControl {
    Q_OBJECT
public:
    EitherControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;
    [[nodiscard]] bool isWide() const override { return true; }

private:
    void choose(int index);

    SegmentedChoice* m_choice;
    FormControl* m_control = nullptr;
    int m_shown = -1;
};

} // namespace whistle
