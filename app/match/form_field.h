// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/number_field.h"
#include "controls/words/text_label.h"

#include <QBoxLayout>

namespace whistle {

class SegmentedChoice;

/// Lets the segments wrap where the page is too narrow for one line of them.
void letWrap(SegmentedChoice& choice);

/// A control of a form with its label above it and, where there is one, the chip of its rule behind it.
class FormField : public QWidget {
    Q_OBJECT
public:
    /// Takes the control over. F1 on it opens `rule`.
    explicit FormField(QWidget* control, const QString& rule = {}, QWidget* parent = nullptr);
    /// Also the accessible name of the control.
    void setLabel(const QString& label);
    /// Something behind the control, at its height.
    void addBeside(QWidget* part);

Q_SIGNALS:
    void ruleAsked(const QString& rule);

private:
    TextLabel* m_label = new Paragraph(TypeStep::Body, Colour::TextMuted);
    QWidget* m_control;
    QBoxLayout* m_row = new QHBoxLayout;
};

/// A choice between a few, in a field of its own; the name is that of the choice.
class ChoiceField : public FormField {
    Q_OBJECT
public:
    explicit ChoiceField(const char* objectName, const char* rule = "");
    [[nodiscard]] SegmentedChoice& choice() const { return *m_choice; }
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    /// What is chosen stays so.
    void setWords(const QString& label, const QStringList& titles);

Q_SIGNALS:
    void chosen(int index);

private:
    ChoiceField(SegmentedChoice* choice, const char* rule);
    SegmentedChoice* m_choice;
};

} // namespace whistle
