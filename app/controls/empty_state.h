// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace whistle {

class ChoiceButton;
class TextLabel;

/// Where nothing is yet: what is missing, what it would be, and the one button that ends the emptiness.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(QWidget* parent = nullptr);
    void setWords(const QString& title, const QString& text, const QString& button);

Q_SIGNALS:
    void ended();

private:
    TextLabel* m_title;
    TextLabel* m_text;
    ChoiceButton* m_button;
};

} // namespace whistle
