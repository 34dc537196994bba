// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"

#include <QWidget>

namespace whistle {

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
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    TextLabel* m_text = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_button = named("emptyStateButton", new ChoiceButton({}, ButtonLook::Main, this));
    ChoiceButton* m_other = named("emptyStateOther", new ChoiceButton({}, ButtonLook::Outline, this));
};

} // namespace whistle
