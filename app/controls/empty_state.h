// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace whistle {

class ChoiceButton;
class TextLabel;

/// Where nothing is yet: what is missing, what it would be, and the button that ends the emptiness.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(QWidget* parent = nullptr);
    /// `other`: another way to begin; empty: there is none.
    void setWords(const QString& title, const QString& text, const QString& button, const QString& other = {});

Q_SIGNALS:
    void ended();
    void otherAsked();

private:
    TextLabel* m_title;
    TextLabel* m_text;
    ChoiceButton* m_button;
    ChoiceButton* m_other;
};

} // namespace whistle
